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
