"""Oh Hell: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.oh_hell.state import State
from lawspeaker_games.oh_hell.tables import CARD_RANK, CARD_SUIT, HAND, PLAYED
from lawspeaker_runtime.state.base_state import NO_NUMBER
from lawspeaker_runtime.state.selection import first_or, require, require_number


# oh-hell.law:25  value led -> suit = suit of first played of leader
def led(s: State) -> int:
    return CARD_SUIT[require(first_or(s.piles[PLAYED + s.leader], -1), "oh-hell.law:25")]


# oh-hell.law:26  value strength of c: card -> number
def strength(s: State, c: int) -> int:
    if CARD_SUIT[c] == s.trump:
        return CARD_RANK[c] + 100
    if CARD_SUIT[c] == led(s):
        return CARD_RANK[c]
    return 0


# oh-hell.law:30  value bids_made -> number = (sum of bid of p for each p among players where bid of p is not nothing)
def bids_made(s: State) -> int:
    total = 0
    for p in range(1, 4):
        if s.bid[p] != NO_NUMBER:
            total += require_number(s.bid[p], "oh-hell.law:30")
    return total


# oh-hell.law:31  can bid n: number by p: player = p is not dealer or bids_made + n is not tricks
def can_bid(s: State, n: int, p: int) -> bool:
    return p != s.dealer or bids_made(s) + n != s.tricks


# oh-hell.law:32  can follow with c: card by p: player = p is leader or suit of c is led
def can_follow(s: State, c: int, p: int) -> bool:
    return p == s.leader or CARD_SUIT[c] == led(s) or not any(CARD_SUIT[d] == led(s) for d in s.piles[HAND + p])


# oh-hell.law:72  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [s.won[p], 10 if s.bid[p] == s.won[p] else 0]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))
