"""A rule that does something impossible while the game runs raises an error with its line of the spec."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.game import Game as Played
from tests.conftest import Game

IMPOSSIBLE = """
game "Impossible"
    players 2
    named Red, Blue

resource fame
state zero: number = 0
kind card
card Ace
pile deck: card
pile hand of player: card
board field
    grid 3 by 3 squares
piece stone of player: single

value share of n: number -> number = n / zero

setup
    put cards into deck

course
    choose one by Red
        "divide in a value"
            gain (share of 3) fame for Red
        "divide"
            gain (4 / zero) fame for Red
        "pick a card"
            put deck into hand of Red
            pick c at random from deck
            put c into hand of Blue
        "pick a number"
            pick n at random from 5 to zero
            gain (n) fame for Red
        "leave the board"
            place a stone of Red on (square at zero, zero)
        "take from nothing"
            put deck into hand of Red
            put first deck into hand of Blue

score for p
    "fame" = fame of p
"""


@pytest.mark.parametrize(
    ("label", "line", "message"),
    [
        ("divide in a value", 16, "a division by 0"),
        ("divide", 26, "a division by 0"),
        ("pick a card", 29, "nothing to pick from"),
        ("pick a number", 32, "no number from 5 to 0"),
        ("leave the board", 35, "nothing here"),
        ("take from nothing", 38, "nothing here"),
    ],
)
def test_an_impossible_rule_names_its_line(label: str, line: int, message: str, impossible: Game) -> None:
    game = impossible(IMPOSSIBLE)
    played = Played.start(game.engine, game.rules, 2, 1, {})
    with pytest.raises(RuleError, match=rf"rules\.law:{line}: .*{message}"):
        played.choose(label)


@pytest.fixture(scope="module")
def impossible(written: Game) -> Game:
    """Compile the spec once for all its errors."""
    game = written(IMPOSSIBLE)
    return lambda text: game
