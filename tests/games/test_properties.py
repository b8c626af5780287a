"""What must hold of every game, with any number of players and any options, and of the components in particular."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.errors import Refused
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.rules.rules import OptionInfo, Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.paths import RULESETS
from tests.soak import runs

LIMIT = 3_000
SEEDS = st.integers(0, 2**40)


def option_names(rules: Rules, option: OptionInfo) -> list[str]:
    """Return the values of an option as a person writes them."""
    info = rules.types[option.type]
    return [info.name(value) for value in option.values]


@st.composite
def tables(draw: st.DrawFn, rules: Rules) -> tuple[int, dict[str, object]]:
    """Draw a number of players and all options; what no two players share is dealt by the game itself."""
    players = draw(st.integers(*rules.players))
    options: dict[str, object] = {}
    for option in rules.options:
        value = st.sampled_from(option_names(rules, option))
        if not option.per_player:
            options[option.word] = draw(value)
        elif not option.different:
            options[option.word] = draw(st.lists(value, min_size=players, max_size=players))
    while (word := refused(rules, players, options)) is not None:
        del options[word]
    return players, options


def refused(rules: Rules, players: int, options: dict[str, object]) -> str | None:
    """Return an option that does not go together with the others, if there is one."""
    try:
        read_options(rules, players, 0, options)
    except Refused as error:
        return error.word
    return None


@pytest.mark.parametrize("name", RULESETS)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=runs(2, 200), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_properties_hold(name: str, built: Game, data: st.DataObject, seed: int) -> None:
    game = built(name)
    players, options = data.draw(tables(game.rules))
    subject: Subject[BaseState] = Subject(game.engine, game.rules, players, options, LIMIT)
    assert check(subject, [seed]) == []


@pytest.mark.parametrize("name", RULESETS)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=runs(3, 200), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_components_are_conserved(name: str, built: Game, data: st.DataObject, seed: int) -> None:
    game = built(name)
    players, options = data.draw(tables(game.rules))
    subject: Subject[BaseState] = Subject(game.engine, game.rules, players, options, LIMIT)
    assert check(subject, [seed], only=["keeps components"]) == []
