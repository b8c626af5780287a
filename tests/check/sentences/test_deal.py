"""`deal N from PILE to PILE`: the second pile must hold whatever the first may hold."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

FRAME = """game "Spells"
    players 2
kind card
kind spell is card
card Ace
    copies 3
spell Bolt
    copies 3
pile deck: card, seen by nobody
pile shelf: spell, seen by nobody
pile hand of player: card, seen by owner
pile spellbook of player: spell, seen by owner

setup
    put (c among cards where c is Ace) into deck
    put spells into shelf
    shuffle deck
    shuffle shelf
    each p among players
        {line}

course
    each p among players
        may choose c by p from hand of p
            put c into deck

score for p
    "cards" = (count hand of p) + (count spellbook of p)
"""


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("deal 2 from deck to spellbook of p", ["L358"]),
        ("deal 2 from deck to hand of p", []),
        ("deal 2 from shelf to hand of p", []),
        ("deal 2 from shelf to spellbook of p", []),
    ],
)
def test_a_pile_of_a_narrower_kind_is_not_dealt_to(line: str, codes: list[str]) -> None:
    found = check_game([Source("spells.law", FRAME.replace("{line}", line))]).facts.found
    assert [fact.code for fact in found if fact.code.startswith("L")] == codes
