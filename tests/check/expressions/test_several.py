"""A list where one value is needed: what is certainly several is an error, and the message says what to write."""

from __future__ import annotations

import pytest

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

FRAME = """game "Rays"
    players 2
    named Red, Blue
board field
    grid 5 by 5 squares
kind card
    rank: 1 to 4
    every rank
    ways: list of direction
pile hand of player: card
state leader: player = Red
state guest: optional player
state total: number = 0
value ranks of p: player -> list of number = list of rank of c for each c among hand of p
course
    let c = "1"
    {line}
score for p
    "points" = 0
"""


def found(line: str) -> list[tuple[str, str]]:
    """Return the code and the help of each error in a spec with a line in its course."""
    facts = check_game([Source("rays.law", FRAME.replace("{line}", line))]).facts.found
    entries = [(fact, entry_of(fact.code)) for fact in facts if fact.code.startswith("L")]
    return [(fact.code, fill(entry.help, fact.words)) for fact, entry in entries if entry is not None]


@pytest.mark.parametrize(
    ("line", "help_"),
    [
        ("let t = (ray from c3 towards directions)", "(ray … towards d)"),
        ("let t = (ray from c3 towards ways of c)", "(ray … towards d)"),
        ("let t = (ray from c3 towards (north, east))", "(ray … towards d)"),
        ("let t = (neighbour of c3 towards directions)", "(neighbour … towards d)"),
        ("let t = (neighbours of c3 towards ways of c)", "(neighbours … towards d)"),
        ("total becomes sum of ranks of p for each p among players", "sum of (list of … for each …)"),
        ("let t = hand of players", "say which one"),
        ("leader becomes players", "say which one"),
        ("guest becomes players", "say which one"),
        ("leader becomes (Red, Blue)", "say which one"),
        ("total becomes 1 to 6", "say which one"),
        ("let t = (file at columns)", "say which one"),
    ],
)
def test_several_where_one_is_needed_are_an_error(line: str, help_: str) -> None:
    ((code, said),) = found(line)
    assert code == "L495"
    assert help_ in said


@pytest.mark.parametrize(
    "line",
    [
        "leader becomes p among players where p is not Red",
        "leader becomes p among players having most count hand of p",
        "let t = (ray from c3 towards first ways of c)",
        "let t = list of (ray from c3 towards d) for each d among ways of c",
        "let t = (neighbours of c3 towards north, first ways of c)",
        "total becomes sum of (list of ranks of p for each p among players)",
    ],
)
def test_the_first_of_a_filtered_list_is_taken(line: str) -> None:
    assert found(line) == []
