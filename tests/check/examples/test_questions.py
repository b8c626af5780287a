"""Below `given` of an example nobody is asked: what leads to a decision there is an error, not a failure later."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_only
from lawspeaker.source import Source

GAME = """game "Stalls"
    players 2
    named Red, Blue
resource coins, gems
kind card
    plays: steps
card Bread
    plays
        buy
card Salt
    plays
        gain 1 coins
pile row: card
event opened by owner: player
event closed by owner: player
setup
    put cards into row
verb buy
    choose c from row
        remove c
    otherwise
        skip
verb stroll
    buy
verb earn
    gain 1 coins
when opened
    as owner
        buy
may when closed
    gain 1 coins for owner
phase Market
    each p among players
        as p
            stroll
            earn
            announce opened by p
            announce closed by p
course
    run Market
score for p
    "coins" = coins of p
example "a position"
    given
        as Red
            LINE
    expect
        that row is row
"""
ASKS = {
    "buy": "buy",
    "stroll": "stroll",
    "announce opened by Red": "opened",
    "announce closed by Red": "closed",
    "run Market": "Market",
    "run plays of Bread": "plays",
    "choose c from row\n                remove c\n            otherwise\n                skip": "",
    "may choose n from 1 to 3\n                gain n coins": "",
    'may "earn"\n                earn': "",
    "if row is empty\n                stroll": "stroll",
}
STAND_INS = "allows pay gems for coins\n"


def found(line: str, more: str = "") -> list[tuple[str, str]]:
    """Return the mistakes of the game with a line below `given`, each with the name of what asks."""
    facts = check_only([Source("stalls.law", GAME.replace("LINE", line) + more)]).facts
    return [(fact.code, fact.words.get("word", "")) for fact in facts.found if fact.code.startswith("L")]


@pytest.mark.parametrize("line", ASKS)
def test_what_asks_below_given_is_an_error(line: str) -> None:
    assert found(line) == [("L492", ASKS[line])]


@pytest.mark.parametrize("line", ["earn", "gain 2 coins", "put Salt into row", "pay 1 coins"])
def test_what_asks_nobody_may_stand_below_given(line: str) -> None:
    assert found(line) == []


def test_a_payment_with_several_ways_asks() -> None:
    assert found("pay 1 coins", STAND_INS) == [("L492", "pay")]
