"""Oh Hell: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Card = Literal[
    "2 clubs",
    "2 diamonds",
    "2 spades",
    "2 hearts",
    "3 clubs",
    "3 diamonds",
    "3 spades",
    "3 hearts",
    "4 clubs",
    "4 diamonds",
    "4 spades",
    "4 hearts",
    "5 clubs",
    "5 diamonds",
    "5 spades",
    "5 hearts",
    "6 clubs",
    "6 diamonds",
    "6 spades",
    "6 hearts",
    "7 clubs",
    "7 diamonds",
    "7 spades",
    "7 hearts",
    "8 clubs",
    "8 diamonds",
    "8 spades",
    "8 hearts",
    "9 clubs",
    "9 diamonds",
    "9 spades",
    "9 hearts",
    "10 clubs",
    "10 diamonds",
    "10 spades",
    "10 hearts",
    "11 clubs",
    "11 diamonds",
    "11 spades",
    "11 hearts",
    "12 clubs",
    "12 diamonds",
    "12 spades",
    "12 hearts",
    "13 clubs",
    "13 diamonds",
    "13 spades",
    "13 hearts",
    "14 clubs",
    "14 diamonds",
    "14 spades",
    "14 hearts",
]
Suit = Literal["clubs", "diamonds", "spades", "hearts"]


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    deck: list[Card | None]
    hand: list[list[Card | None]]
    played: list[list[Card | None]]
    taken: list[Card | None]
    turned_up: list[Card | None]
    tricks: int
    dealer: int | None
    leader: int | None
    trump: Suit | None
    bid: list[int | None]
    lacks: list[dict[Suit, bool]]
    won: list[int]
