"""Translate what Lawspeaker says into OpenSpiel's action numbers, game by game.

A translation reads an option as a person would, by its sentence and by what its variables stand for, never by its
number: the numbers are the compiler's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pyspiel

from tests.conformance.lawspeaker_side import Option

Square = tuple[int, int]
"""Column and row, both from 1, counted from the left and from below."""

SUITS = ("clubs", "diamonds", "spades", "hearts")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
FIRST_BID = 52


Forced = Callable[[pyspiel.State, int], list[int]]
"""Reads an outcome of OpenSpiel in a state as the outcomes of our side, of which there may be several."""


@dataclass(frozen=True, slots=True)
class Translation:
    """How to read one game.

    `action` reads an option as OpenSpiel's action; `outcome` reads an outcome of the chance step with that number,
    counted from 0; `distinct` drops from OpenSpiel's action what the position says already. `forced` is for games whose
    chance is divided into other steps on our side.
    """

    game: str
    players: int
    action: Callable[[Option], int]
    outcome: Callable[[int, int], int] = lambda outcome, step: outcome
    distinct: Callable[[int], int] = lambda action: action
    forced: Forced | None = None


def square_of(value: object) -> Square:
    """Read a square: a pair, a text with two numbers, or a letter and a number.

    >>> square_of((4, 1)), square_of("(4, 1)"), square_of("d1"), square_of("j10")
    ((4, 1), (4, 1), (4, 1), (10, 10))
    """
    text = str(value)
    if named := re.fullmatch(r"([a-z])(\d+)", text):
        return ord(named[1]) - ord("a") + 1, int(named[2])
    numbers = re.findall(r"\d+", text)
    if len(numbers) != 2:
        raise ValueError(f"{text!r} is not a square")
    return int(numbers[0]), int(numbers[1])


def card_of(name: str) -> int:
    """Read a card by its suit and rank, in either order; OpenSpiel counts rank by rank.

    >>> card_of("2 clubs"), card_of("Hearts 12"), card_of("Ace of Spades")
    (0, 43, 50)
    """
    words = re.findall(r"[a-z]+|\d+", name.lower())
    suits = [SUITS.index(word) for word in words if word in SUITS]
    ranks = [RANKS.index(word) for word in words if word in RANKS]
    ranks += [int(word) - 2 for word in words if word in ("11", "12", "13", "14")]
    if len(suits) != 1 or len(ranks) != 1:
        raise ValueError(f"{name!r} is not a card")
    return ranks[0] * 4 + suits[0]


def only_value(option: Option) -> object:
    """Return the value of the single variable of a choice."""
    (value,) = option.values.values()
    return value


def tic_tac_toe(option: Option) -> int:
    """Read a square; OpenSpiel counts row by row from the top left."""
    column, row = square_of(only_value(option))
    return 3 * (3 - row) + column - 1


def connect_four(option: Option) -> int:
    """Read a column; OpenSpiel counts from 0."""
    return int(str(only_value(option))) - 1


def breakthrough(option: Option) -> int:
    """Read the source and the target, as a quiet move: an option need not say that it captures."""
    (column, row), (to_column, to_row) = (square_of(option.values[name]) for name in ("source", "target"))
    direction = (0 if to_row < row else 3) + to_column - column + 1
    return (((8 - row) * 8 + column - 1) * 6 + direction) * 2


def as_quiet_move(action: int) -> int:
    """Forget whether a move captures: OpenSpiel's odd numbers are the captures of the even ones before them."""
    return action - action % 2


def kuhn_poker(option: Option) -> int:
    """Read a label: a bet or call puts a chip in, a check or fold passes."""
    return {"check": 0, "fold": 0, "bet": 1, "call": 1}[option.text.lower()]


def oh_hell(option: Option) -> int:
    """Read a bid, which is a number, or a card, which has a name."""
    value = only_value(option)
    return FIRST_BID + value if isinstance(value, int) else card_of(str(value))


def oh_hell_outcome(outcome: int, step: int) -> int:
    """Read the number of tricks, then the dealer, then cards; only players are counted differently."""
    return outcome - 1 if step == 1 else outcome


TRANSLATIONS = (
    Translation("tic_tac_toe", 2, tic_tac_toe),
    Translation("connect_four", 2, connect_four),
    Translation("breakthrough", 2, breakthrough, distinct=as_quiet_move),
    Translation("kuhn_poker", 2, kuhn_poker),
    Translation("oh_hell", 3, oh_hell, oh_hell_outcome),
)
