"""Northgard in every combination of edition, players, module and variants its rules allow; others are refused."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from lawspeaker_runtime.agents import play
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game import Game as Played
from tests.games.conftest import Game
from tests.soak import runs

EDITIONS = ("recommended", "fr", "uk")
SWITCHES = ("no", "yes")
GAMES = runs(100, 1_000)
LIMIT = 20_000
Settings = tuple[int, dict[str, str]]


def allowed(players: int, creatures: str, more_creatures: str, teams: str) -> bool:
    """Say whether the rules know such a game."""
    return (teams == "no" or players == 4) and (more_creatures == "no" or creatures == "yes")


def combinations(wanted: bool) -> list[Settings]:
    """Return all settings that are allowed, or all that are not."""
    found = []
    for players, edition, creatures, more, longer, teams in product(
        range(2, 6), EDITIONS, SWITCHES, SWITCHES, SWITCHES, SWITCHES
    ):
        if allowed(players, creatures, more, teams) is wanted:
            options = {
                "edition": edition,
                "creatures": creatures,
                "more_creatures": more,
                "longer": longer,
                "teams": teams,
            }
            found.append((players, options))
    return found


def sampled() -> list[Settings]:
    """Return as many games as this run plays: a shuffled round through the combinations, again and again."""
    every = combinations(True)
    Random(6).shuffle(every)
    return [every[number % len(every)] for number in range(GAMES)]


def test_every_combination_the_rules_allow_plays_to_its_end(built: Game) -> None:
    game = built("northgard")
    for seed, (players, options) in enumerate(sampled()):
        played = Played.start(game.engine, game.rules, players, seed, options)
        play(played, seed=seed, limit=LIMIT)
        assert played.over, (players, options, seed)
        assert played.result.winners, (players, options, seed)


def test_team_mates_win_together_and_score_the_same(built: Game) -> None:
    game = built("northgard")
    for seed in range(runs(5, 50)):
        played = Played.start(game.engine, game.rules, 4, seed, {"teams": "yes"})
        play(played, seed=seed, limit=LIMIT)
        for player in (1, 2):
            assert played.result.returns[player - 1] == played.result.returns[player + 1]
            assert (player in played.result.winners) == (player + 2 in played.result.winners)


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (3, {"teams": "yes"}, "teams"),
        (5, {"teams": "yes"}, "teams"),
        (2, {"more_creatures": "yes"}, "more_creatures"),
        (4, {"more_creatures": "yes", "creatures": "no", "teams": "yes"}, "more_creatures"),
        (6, {}, "2 to 5"),
        (1, {}, "2 to 5"),
    ],
)
def test_a_game_the_rules_do_not_know_is_refused_with_its_reason(
    players: int, options: dict[str, str], told: str, built: Game
) -> None:
    game = built("northgard")
    with pytest.raises(BadOption, match=told):
        Played.start(game.engine, game.rules, players, 1, options)


def test_no_combination_outside_the_rules_starts(built: Game) -> None:
    game = built("northgard")
    refused = combinations(False)
    assert refused
    for players, options in refused:
        with pytest.raises(BadOption):
            Played.start(game.engine, game.rules, players, 1, options)
