"""`(cards in X)` of piles, lists and places; piles and other things where places are needed, and places for piles."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from tests.compile_specs import build

FRAME = """game "Lands"
    players 2
    named Red, Blue
kind base
    worth: 1 to 3 = 1
kind region is base
kind lake is base
kind card is base
    rank: 1 to 3 = 1
kind spell is card
kind house
board map
    places region, lake
    edges border
region A
    border B
region B
lake L
    border A
card Ace
card Two
    rank 2
spell Bolt
house Hut
pile hand of player: card, seen by owner
pile row: card
pile lands: region
piece unit of player
value held of p: player -> number = count (cards in hand of p)
value low -> list of card = c among (cards in row) where rank of c is 1
verb clear
    each c among (spells in your hand)
        remove c from your hand
    choose c from (cards on row)
        put c into your hand
    otherwise
        skip
setup
    put (Ace, Two) into row
course
    each p among players
        choose r by p from regions
            place 1 unit of p in r
            {line}
score for p
    "cards" = held of p
"""
HOLDS = (
    "count (cards in row) is 2",
    "(cards at row) is (Ace, Two)",
    "count (spells in row) is 0",
    "count (bases in row) is 2",
    "no (cards in hand of Red)",
    "any (cards in row)",
    "held of Red is 0",
    "low is (Ace)",
    "count (cards in (c among row where rank of c is 2)) is 1",
    "count (spells in (row + hand of Red)) is 0",
    "Ace is in (cards in row)",
    "count (regions in lands) is 0",
    "count (houses in A) is 1",
    "count (houses in first regions) is 1",
)


def test_things_in_piles_and_lists_are_those_of_the_kind(tmp_path: Path) -> None:
    facts = "".join(f"        that {line}\n" for line in HOLDS)
    example = f'example "all"\n    given\n        place Hut in A\n    expect\n{facts}'
    more = (
        'example "a verb"\n    given\n        put Bolt into hand of Red\n    expect\n        that held of Red is 1\n'
        "    Red does clear\n    c Two\n    expect\n        that row is (Ace)\n        that hand of Red is (Two)\n"
    )
    spec = build("lands", [Source("l.law", FRAME.replace("{line}", "skip") + example + more)], tmp_path, warnings=True)
    assert [run_example(spec.engine, spec.rules, each) for each in spec.examples] == [None, None]


@pytest.mark.parametrize(
    ("line", "code", "repair"),
    [
        ("let n = count (houses in row)", "L358", ""),
        ("let n = count (houses in lands)", "L358", ""),
        ("let n = count (spells in (h among houses where h is Hut))", "L301", ""),
        ("let n = count (cards in 3)", "L304", ""),
        ("let n = (units in row)", "L304", ""),
        ("let n = (units of Red in lands)", "L304", ""),
        ("let n = (units of Red in Ace)", "L304", ""),
        ("let n = units of Ace", "L325", ""),
        ("let n = (houses in first row)", "L304", ""),
        ("let n = (distance from row to A)", "L304", ""),
        ("let n = (distance from A to Ace)", "L304", ""),
        ("let n = neighbours of row", "L304", ""),
        ("let n = neighbours of lands", "L304", ""),
        ("let n = (neighbours of lands by border)", "L304", ""),
        ("let n = (border from A to row)", "L304", ""),
        ("if A is next to row", "L304", ""),
        ("if lands is next to A", "L304", ""),
        ("place Hut in row", "L304", ""),
        ("place Ace in row", "L304", "put Ace into row"),
        ("place Hut in Ace", "L304", ""),
        ("place a unit of Red in row", "L304", ""),
        ("remove a unit of Red from row", "L304", ""),
        ("shift a unit of Red from row to A", "L304", ""),
        ("put Hut into A", "L357", "place Hut on A"),
        ("shuffle A", "L357", ""),
        ("remove Ace from 3", "L357", ""),
        ("if Hut is in A", "L305", "if place of Hut is A"),
        ("if Hut is not in A", "L305", "if place of Hut is not A"),
    ],
)
def test_a_pile_is_no_place_and_a_place_is_no_pile(line: str, code: str, repair: str) -> None:
    body = line + "\n                skip" if line.startswith("if") else line
    facts = check_game([Source("lands.law", FRAME.replace("{line}", body))]).facts
    (error,) = [fact for fact in facts.found if fact.code.startswith("L")]
    assert error.code == code
    if repair:
        assert error.repair is not None
        assert error.repair.line == repair
