"""What is seen by its owner has one: it is declared `of player`."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_only
from lawspeaker.source import Source

FRAME = """game "Owners"
    players 2
enum tier: low or high
kind card
card Ace
{line}
course
    end
score for p
    "points" = 0
"""


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("state bid: number = 0, seen by owner", ["L487"]),
        ("state bid of tier: number = 0, seen by owner", ["L487"]),
        ("state bid of tier for player: number = 0, seen by owner", ["L487"]),
        ("pile deck: card, seen by owner", ["L487"]),
        ("pile deck of tier: card, seen by owner", ["L487"]),
        ("state bid of player: number = 0, seen by owner", []),
        ("state bid of player for tier: number = 0, seen by owner", []),
        ("state bid: number = 0, seen by nobody", []),
        ("pile hand of player: card, seen by owner", []),
    ],
)
def test_only_what_is_of_a_player_is_seen_by_its_owner(line: str, codes: list[str]) -> None:
    facts = check_only([Source("owners.law", FRAME.replace("{line}", line))]).facts
    assert [fact.code for fact in facts.found if fact.code.startswith("L")] == codes
