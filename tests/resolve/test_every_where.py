"""Which combinations `every … where …` makes, and what its condition cannot ask."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.pipeline import check_game
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import Source

SPEC = """game "Bones"
    players 2
enum suit: clubs or hearts
resource gold
kind colour
colour Red
colour "Deep Blue"
kind bone
    low: 0 to 2
    high: 0 to 2
    suit: suit
    tint: colour
    EVERY
course
    end
"""


def names(every: str) -> list[str]:
    """Return the names of the bones that a line makes."""
    facts = Facts()
    symbols = resolve([parse(Source("bones.law", SPEC.replace("EVERY", every)), facts)], facts)
    assert facts.found == []
    return [thing.name for thing in symbols.things if thing.kind == "bone"]


def codes(every: str) -> list[str]:
    """Return the codes of the messages about a line."""
    return [fact.code for fact in check_game([Source("bones.law", SPEC.replace("EVERY", every))]).facts.found]


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("low, high where low is at most high", ["0 0", "0 1", "0 2", "1 1", "1 2", "2 2"]),
        ("low, high where low is less than high", ["0 1", "0 2", "1 2"]),
        ("low, high where low + high is more than 2", ["1 2", "2 1", "2 2"]),
        ("low, high where low * 2 is high or low is high", ["0 0", "1 1", "1 2", "2 2"]),
        ("low, high where not low is high and remainder of low / 2 is 0", ["0 1", "0 2", "2 0", "2 1"]),
        ("low, high where (most of low, high) is 1", ["0 1", "1 0", "1 1"]),
        ("low where low is between 1 and 2", ["1", "2"]),
        ("low where low is not between 1 and 2", ["0"]),
        ("low where low is in (0, 2)", ["0", "2"]),
        ("low where low is not in 0 to 1", ["2"]),
        ("suit, low where suit is hearts or low is 0", ["clubs 0", "hearts 0", "hearts 1", "hearts 2"]),
        ("tint where tint is not Red", ["Deep Blue"]),
        (
            'tint, suit where tint is "Deep Blue" and suit is in (clubs, hearts)',
            ["Deep Blue clubs", "Deep Blue hearts"],
        ),
    ],
)
def test_there_is_a_thing_for_each_combination_that_fulfils_the_condition(line: str, made: list[str]) -> None:
    assert names(f"every {line}") == made


@pytest.mark.parametrize(
    "line",
    [
        "low where low is gold of player 1",
        "low where low is high",
        "low where low is clubs",
        "suit where suit is at least clubs",
        "suit where suit is like clubs",
        "suit where suit is spades",
        "low where low",
        "low where low is 3 or low is count players",
        "low where low is 1 and low is more than gold of player 1",
    ],
)
def test_what_is_not_known_before_the_game_is_refused(line: str) -> None:
    assert "L268" in codes(f"every {line}")


def test_a_condition_that_no_combination_fulfils_is_a_mistake() -> None:
    assert "L269" in codes("every low, high where low is more than high + 2")


def test_another_line_of_a_kind_with_a_condition_is_unknown() -> None:
    assert "L219" in codes("belongs low where low is 1")


def test_a_condition_about_too_many_combinations_is_refused() -> None:
    spec = SPEC.replace("0 to 2", "0 to 2000").replace("EVERY", "every low, high where low is high")
    assert "L224" in [fact.code for fact in check_game([Source("bones.law", spec)]).facts.found]
