"""The full game of For Northwood!: a thousand random games, a seeded one as people would tell it, what a save keeps."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from lawspeaker_runtime.agents.agents import play, play_state
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.replay import transcript
from tests.conftest import Game, Golden
from tests.soak import runs

GOLDENS = Path(__file__).parent / "goldens"
FULL = {"style": "full"}
GAMES = runs(1_000, 10_000)


def test_random_full_games_end_with_zero_to_twenty_stars(built: Game) -> None:
    northwood = built("northwood")
    engine = northwood.engine
    first = Played.start(engine, northwood.rules, 1, 0, FULL)
    options = [[1 if option.word == "style" else option.default] for option in northwood.rules.options]
    assert first.legal, "the full game begins"
    stars: Counter[float] = Counter()
    for seed in range(GAMES):
        state = engine.new_state(1, seed, options)
        engine.start(state)
        play_state(engine, state, seed)
        stars[engine.returns(state)[0]] += 1
    assert sum(stars.values()) == GAMES
    assert min(stars) >= 0
    assert max(stars) <= 20


def test_a_seeded_full_game_reads_like_its_golden(built: Game, golden: Golden) -> None:
    northwood = built("northwood")
    played = Played.start(northwood.engine, northwood.rules, 1, 7, FULL)
    play(played, seed=7)
    assert played.over
    golden(GOLDENS / "northwood-full.txt", transcript(played))


def test_a_yes_or_no_in_a_suspended_verb_is_saved_as_a_number(built: Game) -> None:
    northwood = built("northwood")
    played = Played.start(northwood.engine, northwood.rules, 1, 7, FULL)
    played.choose(played.legal[0])
    played.choose("Queen of Claws")
    played.choose("top of the deck")
    assert played.legal, "she keeps what was taken while she asks for more"
    saved = played.save()
    assert "true" not in saved
    assert "false" not in saved
