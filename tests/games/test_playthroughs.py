"""A seeded game of every spec, from settings to result, as people would tell it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.replay import transcript
from tests.conftest import Game, Golden
from tests.paths import NAMES

GOLDENS = Path(__file__).parent / "goldens"
LIMIT = 3_000


@pytest.mark.parametrize("name", NAMES)
def test_a_seeded_game_reads_like_its_golden(name: str, built: Game, golden: Golden) -> None:
    game = built(name)
    played = Played.start(game.engine, game.rules, None, 7, {})
    play(played, seed=7, limit=LIMIT)
    assert played.over
    golden(GOLDENS / f"{name}.txt", transcript(played))


@pytest.mark.parametrize(("name", "players"), [("northgard", 3), ("northgard", 5), ("ragnarok", 3), ("ragnarok", 4)])
def test_a_seeded_game_with_more_players_reads_like_its_golden(
    name: str, players: int, built: Game, golden: Golden
) -> None:
    game = built(name)
    played = Played.start(game.engine, game.rules, players, 7, {})
    play(played, seed=7, limit=LIMIT)
    assert played.over
    golden(GOLDENS / f"{name}-{players}.txt", transcript(played))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seeded_game_of_empires_reads_like_its_golden(players: int, built: Game, golden: Golden) -> None:
    game = built("empires")
    played = Played.start(game.engine, game.rules, players, 7, {})
    play(played, seed=7, limit=LIMIT)
    assert played.over
    golden(GOLDENS / f"empires-{players}.txt", transcript(played))


@pytest.mark.parametrize("name", NAMES)
def test_the_log_of_a_player_has_only_public_and_own_information(name: str, built: Game) -> None:
    game = built(name)
    played = Played.start(game.engine, game.rules, None, 7, {})
    play(played, seed=7, limit=LIMIT)
    for player in range(1, played.players + 1):
        assert transcript(played, player).count("\n") <= transcript(played).count("\n")
