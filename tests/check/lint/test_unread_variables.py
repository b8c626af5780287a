"""A `let` that no line reads is a warning, wherever its word may be read from."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

SPEC = """game "Shares"
    players 2
    named Red, Blue
resource gold
event dealt n: number
    text "{n} gold is dealt"
verb give_out n: number
    gain n gold for Red
course
    LINES
    end
score for p
    "gold" = gold of p
"""


def unread(lines: str) -> list[str]:
    """Return the variables that are reported in a course with some lines."""
    course = "\n    ".join(lines.splitlines())
    found = check_game([Source("shares.law", SPEC.replace("LINES", course))]).facts.found
    assert {fact.code for fact in found} <= {"W512", "W502", "W507"}, found
    return [fact.words["word"] for fact in found if fact.code == "W512"]


@pytest.mark.parametrize(
    "lines",
    [
        "let share = 3",
        "let share = 3\nshare becomes 4",
        "let share = 3\ngive_out 2",
        "if gold of Red is 0\n    let share = 3\notherwise\n    give_out 2",
    ],
)
def test_a_variable_that_no_line_reads_is_reported(lines: str) -> None:
    assert unread(lines) == ["share"]


@pytest.mark.parametrize(
    "lines",
    [
        "let share = 3\ngive_out share",
        "let share = 3\nshare becomes share + 1",
        "let share = 3\nrepeat 2 times\n    give_out share",
        "let share = 3\nlet two = share + 1\ngive_out two",
        "let share = 3\nannounce dealt share",
        'let share = 3\nchoose n by Red from 1 to 2 asking "More than {share}?"\n    give_out n',
        "let share = 3\nuntil dealt\n    when dealt where n is share\n        give_out 1\ngive_out 2\nannounce dealt 2",
        "let p = Red\nas p\n    gain 1 gold",
    ],
)
def test_a_variable_that_any_line_below_reads_is_not(lines: str) -> None:
    assert unread(lines) == []


def test_the_variable_of_one_block_is_not_read_by_a_block_beside_it() -> None:
    lines = "if gold of Red is 0\n    let share = 3\notherwise\n    let share = 2\n    give_out share"
    assert unread(lines) == ["share"]


def test_a_variable_is_not_reported_beside_a_mistake() -> None:
    found = check_game([Source("shares.law", SPEC.replace("LINES", "let share = 3\n    give_out shar"))]).facts.found
    assert "W512" not in {fact.code for fact in found}
