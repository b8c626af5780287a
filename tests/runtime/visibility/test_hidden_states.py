"""A guess never keeps the true value of a state that its player does not see, whatever its type."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.paths import ROOT

RED, BLUE = 1, 2

SECRETS = (ROOT / "tests/games/cases/hidden-states.law").read_text(encoding="utf-8")


def of_blue(name: str) -> Callable[[BaseState], object]:
    """Return how to read what Blue alone sees."""

    def read(s: BaseState) -> object:
        kept: list[object] = getattr(s, name)
        return kept[BLUE]

    return read


def of_nobody(name: str) -> Callable[[BaseState], object]:
    """Return how to read the hidden states."""

    def read(s: BaseState) -> object:
        kept: object = getattr(s, name)
        return kept

    return read


@pytest.mark.parametrize(
    ("read", "values"),
    [
        (of_blue("stock"), 100),
        (of_nobody("store"), 100),
        (of_blue("fate"), 3),
        (of_nobody("fates"), 9),
        (of_blue("home"), 4),
        (of_nobody("homes"), 256),
        (of_blue("unset"), 1),
    ],
    ids=["stock", "store", "fate", "fates", "home", "homes", "unset"],
)
def test_every_value_a_hidden_state_may_have_is_guessed(
    written: Game, read: Callable[[BaseState], object], values: int
) -> None:
    game = written(SECRETS)
    s = Played.start(game.engine, game.rules, 2, 3, {}).state
    guesses = [game.engine.determinize(s, RED, seed) for seed in range(12 * values)]
    assert len({str(read(guess)) for guess in guesses}) >= 0.95 * values
    assert all(game.engine.view(guess, RED) == game.engine.view(s, RED) for guess in guesses[:20])
    assert all(game.engine.restore(game.engine.dump(guess)) is not None for guess in guesses[:20])


@pytest.mark.parametrize("type_", ["optional fight", "list of fight", "optional spot", "list of spot"])
def test_a_hidden_state_of_a_type_that_cannot_be_guessed_is_refused(type_: str) -> None:
    more = f"record fight\n    rounds: number = 0\nstate odd: {type_}, seen by nobody\n"
    found = check_game([Source("rules.law", SECRETS + more)]).facts.found
    assert [fact.code for fact in found if fact.code.startswith("L")] == ["L404"]
    open_state = more.replace(", seen by nobody", "")
    assert not check_game([Source("rules.law", SECRETS + open_state)]).facts.errors()
