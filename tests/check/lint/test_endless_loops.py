"""A loop that something inside can leave is not reported, whatever sentence the `stop` stands in."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

SPEC = """game "Loop"
    players 2

resource coins

verb gamble
    repeat
        {lines}

course
    turns
        gamble
        end

score for p
    "coins" = coins of p
"""


def codes(lines: str) -> list[str]:
    return [fact.code for fact in check_game([Source("loop.law", SPEC.format(lines=lines))]).facts.found]


@pytest.mark.parametrize(
    "lines",
    [
        "stop",
        "do what you can\n            gain 1 coins\n            if coins of you is 3\n                stop",
        "if coins of you is 3\n            stop\n        gain 1 coins",
    ],
)
def test_a_loop_that_is_left_by_a_stop_is_not_endless(lines: str) -> None:
    assert "W511" not in codes(lines)


def test_a_loop_without_a_way_out_is_reported() -> None:
    assert "W511" in codes("gain 1 coins")


PILES = """game "Piles"
    players 2

resource coins
kind card
card Ace
    copies 9
pile deck: card
pile discard: card

setup
    put cards into deck

verb gamble
    repeat until deck is empty
        {lines}

course
    gamble

score for p
    "coins" = coins of p
"""


@pytest.mark.parametrize(
    ("lines", "is_endless"),
    [
        ("gain 1 coins", True),
        ("flip discard", False),  # cards of one kind are followed together
        ("deal 1 from deck to discard", False),
        ("put (first c among discard) into deck", False),
    ],
)
def test_a_condition_about_piles_changes_only_by_what_moves_their_things(lines: str, is_endless: bool) -> None:
    found = check_game([Source("piles.law", PILES.format(lines=lines))]).facts.found
    assert [fact.code for fact in found if fact.code.startswith("L")] == []
    assert ("W511" in {fact.code for fact in found}) == is_endless
