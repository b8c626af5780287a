"""Many random games of Empires of the North, over all numbers of players and clans, and alone."""

from __future__ import annotations

from random import Random

import pytest

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.conftest import Game, Law
from tests.soak import runs

GAMES = runs(200, 2_000)
SECRETS = runs(12, 2_000)
LIMIT = 20_000
CLANS = ("Glenn", "Heidel", "Mackinnon", "Nanurjuk", "Panuk", "Ulaf")


def subject(game: Built, seed: int) -> Subject[BaseState]:
    """Return a game of random clans; every number of players, 1 included, comes up equally often."""
    players = 1 + seed % 4
    options: dict[str, object] = {"clan": Random(seed).sample(CLANS, players)}
    return Subject(game.engine, game.rules, players, options, LIMIT)


def test_random_games_end_and_keep_their_components(built: Game) -> None:
    empires = built("empires")
    for seed in range(GAMES):
        assert check(subject(empires, seed), [seed], only=["ends", "keeps components"]) == []


def test_views_hide_hands_and_decks(built: Game) -> None:
    empires = built("empires")
    for seed in range(SECRETS):
        assert check(subject(empires, seed), [seed], only=["keeps secrets"]) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "2", "--set", "clan=Glenn,Glenn"), "Glenn"),
        (("--players", "2", "--set", "clan=Glenn,Harald"), "Harald"),
        (("--players", "5"), "1 to 4 players"),
        (("--players", "2", "--set", "scenario=The Open Sea"), "scenario"),
        (("--players", "1", "--set", "scenario=The Closed Sea"), "The Closed Sea"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_in_one_line(
    arguments: tuple[str, ...], message: str, law: Law
) -> None:
    result = law("sim", "empires", "--games", "1", *arguments)
    assert result.exit_code in (1, 2)
    errors = [line for line in result.output.splitlines() if line.lower().startswith("error")]
    assert len(errors) == 1
    assert message in errors[0]
