"""Northgard in every combination of edition, players, module and variants its rules allow; others are refused."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.checks.examples import ExampleRun
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.replay import transcript
from tests.conftest import Game, Golden
from tests.soak import runs

EDITIONS = ("recommended", "fr", "uk")
SWITCHES = ("no", "yes")
GAMES = runs(100, 1_000)
LIMIT = 20_000
GOLDENS = Path(__file__).parent / "goldens"
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


def test_the_box_holds_what_the_rulebook_counts(built: Game) -> None:
    counted = Counter(thing.kind for thing in built("northgard").rules.things)
    assert counted == {"card": 120, "building": 56, "tile": 35, "creature": 9, "clan": 7, "token": 2}


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


def test_five_strongholds_of_a_team_win_for_both_of_it(built: Game) -> None:
    game = built("northgard")
    for name, winners in (
        ("a team wins with five strongholds together", (1, 3)),
        ("four strongholds are not enough for a team", ()),
    ):
        example = next(example for example in game.examples if example.name == name)
        assert tuple(game.engine.winners(ExampleRun(game.engine, game.rules, example).run())) == winners


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("northgard-creatures", 3, {"creatures": "yes", "more_creatures": "yes"}),
        ("northgard-teams", 4, {"teams": "yes", "creatures": "yes", "edition": "uk"}),
        ("northgard-longer", 2, {"longer": "yes", "edition": "fr"}),
    ],
)
def test_a_seeded_game_of_a_variant_reads_like_its_golden(
    name: str, players: int, options: dict[str, str], built: Game, golden: Golden
) -> None:
    game = built("northgard")
    played = Played.start(game.engine, game.rules, players, 7, options)
    play(played, seed=7, limit=LIMIT)
    assert played.over
    golden(GOLDENS / f"{name}.txt", transcript(played))
