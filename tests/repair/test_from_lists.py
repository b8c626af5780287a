"""A list where a number is needed is answered by `count`."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

SPEC = """game "Lists"
    players 2
resource gold
kind card
    rank: 1 to 3 = 1
card Ace
pile hand of player: card
pile row: card
setup
    put cards into row
course
    each p among players
        as p
            put (cards in row) into your hand
            {line}
                lose 1 gold
score for p
    "gold" = gold of p
"""
LINES = {
    "if (cards in row) is at least 3": "if count (cards in row) is at least 3",
    "if (cards in row) is 3": "if count (cards in row) is 3",
    "if not your hand is 3": "if not count your hand is 3",
    "if gold of p is 2 and row is less than 4": "if gold of p is 2 and count row is less than 4",
    "repeat (cards in row) times": "repeat count (cards in row) times",
    "if (c among row where rank of c is 2) is 2": "if (count c among row where rank of c is 2) is 2",
}


@pytest.mark.parametrize("line", LINES)
def test_a_list_where_a_number_is_needed_is_answered_by_how_many_there_are(line: str) -> None:
    found = check_game([Source("lists.law", SPEC.replace("{line}", line))]).facts.found
    assert [fact.repair and fact.repair.line for fact in found if fact.code.startswith("L")] == [LINES[line]]


MAP = """game "Places"
    players 2
resource gold
kind card
card Ace
kind region
board map
    places region
    edges border
region North
    border South
region South
piece unit of player
pile hand of player: card
setup
    put cards into hand of player 1
course
    each p among players
        as p
            choose n from 1 to 2
                {line}
                place a unit in North
score for p
    "gold" = gold of p
"""


@pytest.mark.parametrize(
    "line", ["gain ((units of p in hand of p) + n) gold", "gain (count (neighbours of your hand)) gold"]
)
def test_a_pile_in_the_position_of_a_place_is_not_answered_by_another_question(line: str) -> None:
    found = check_game([Source("places.law", MAP.replace("{line}", line))]).facts.found
    assert [(fact.code, fact.repair) for fact in found if fact.code.startswith("L")] == [("L304", None)]
