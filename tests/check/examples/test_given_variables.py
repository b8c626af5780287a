"""What a `given` block binds is gone at its end: later blocks of an example do not know it."""

from __future__ import annotations

from lawspeaker.pipeline import check_only
from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

CHASE = """game "Chase"
    players 2
    named Red, Blue
resource coins
record hunt
    hunter: player
    caught: number = 0
verb chase
    start hunt
        hunter you
    raise caught of hunt by 1
    choose n from 1 to 2
        gain n coins
course
    as Red
        chase
score for p
    "coins" = coins of p
example "a record that is laid out"
    given
        start hunt
            hunter Blue
    expect
        that caught of hunt is 0
        that hunt's hunter is Blue
"""
VARIABLE = """example "a variable"
    given
        let more_coins = 2
        Red has more_coins coins
    expect
        that coins of Red is more_coins
"""


def test_a_record_laid_out_is_the_one_that_goes_on(written: Game) -> None:
    game = written(CHASE)
    assert [run_example(game.engine, game.rules, example) for example in game.examples] == [None]


def test_a_variable_of_given_is_not_known_below_it() -> None:
    found = check_only([Source("chase.law", CHASE + VARIABLE)]).facts.found
    assert [(fact.code, fact.words["word"]) for fact in found] == [("L317", "more_coins")]
