"""A range of numbers may begin and end below 0: in states, fields, options, parameters and results."""

from __future__ import annotations

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.game import Game as Played
from tests.conftest import Game

SPEC = """
game "Below"
    players 2
    named Red, Blue
option handicap: -2 to 2 = -1
kind card
    every worth
    worth: -3 to -1
pile hand of player: card, seen by owner
state result: -7 to 5 = 0
state mood of player: -5 to -2 = -5, seen by owner
value twice of n: -3 to 3 -> -6 to 6 = n * 2

setup
    put cards into hand of player 1

course
    each p among players
        choose n by p from -3 to 3
            mood of p becomes -3
            result becomes -1
            raise result by twice of n

score for p
    "all" = mood of p + result + handicap + (sum of worth of c for each c among hand of p)
"""


def test_values_below_zero_are_kept_guessed_and_saved(written: Game) -> None:
    built = written(SPEC)
    game = Played.start(built.engine, built.rules, 2, 1)
    assert (game.view(1)["result"], game.view(1)["mood"], game.view(1)["handicap"]) == (0, [-5, None], -1)
    guesses = {built.engine.determinize(game.state, 1, seed).mood[2] for seed in range(60)}  # type: ignore[attr-defined]
    assert guesses == {-5, -4, -3, -2}
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.view(2)["result"] == -7
    assert Played.load(built.engine, built.rules, game.save()).view(1) == game.view(1)
    assert check(Subject(built.engine, built.rules, 2), range(3)) == []


def test_a_range_below_zero_that_ends_before_it_begins_is_refused() -> None:
    found = check_game([Source("below.law", SPEC.replace("-5 to -2", "-2 to -5"))]).facts.found
    assert [fact.code for fact in found] == ["L213"]
