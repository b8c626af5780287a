"""Replays: the same seed and choices give the same game, and its transcript is the golden one."""

from __future__ import annotations

from pathlib import Path

from lawspeaker_runtime import Game, play, play_state, replay, replay_choices, transcript
from tests.conftest import Golden
from tests.runtime import handmade
from tests.runtime.handmade import engine
from tests.runtime.handmade.names import RULES

GOLDEN = Path(__file__).parent / "goldens"


def test_a_game_is_played_again_from_its_history() -> None:
    for seed in range(10):
        game = handmade.new(seed=seed, players=3)
        play(game, seed=seed)
        assert transcript(replay(engine, RULES, game.history)) == transcript(game)


def test_a_game_is_played_again_from_seed_and_choices() -> None:
    game = handmade.new(seed=4)
    play(game, seed=8)
    assert replay_choices(engine, RULES, game.history.choices, seed=4).hash == game.hash


def test_a_playthrough_reads_like_its_golden(golden: Golden) -> None:
    game = handmade.new(seed=1, players=2)
    play(game, seed=1)
    golden(GOLDEN / "burrow.txt", transcript(game))
    golden(GOLDEN / "burrow-blue.txt", transcript(game, 2))


def test_the_bare_state_plays_the_same_game_as_the_door() -> None:
    game = handmade.new(seed=6)
    state = engine.clone(game.state)
    assert play_state(engine, state, seed=2) == play(game, seed=2)
    assert engine.hash(state) == game.hash


def test_a_game_that_goes_on_says_so() -> None:
    assert transcript(Game.start(engine, RULES)).endswith("The game goes on.\n")
