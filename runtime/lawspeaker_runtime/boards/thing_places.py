"""Where things stand on boards, and copies that are not used yet."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from lawspeaker_runtime.piles.pile_state import PileState, PileTable, set_loose
from lawspeaker_runtime.piles.piles import settle
from lawspeaker_runtime.state.core import NOTHING, Row, draw


def place_of(s: PileState, thing: i64) -> i64:
    """Return the place a thing stands on, -1 if it stands on none."""
    where: i64 = s.at[thing]
    return -where - 2 if where <= -2 else -1


def first_card(s: PileState, table: PileTable, pile: i64, tag: i64) -> int:
    """Return the first card of a pile, which has its place now, or -1 where there is none."""
    cards = s.piles[pile]
    loose: i64 = s.loose[pile]
    if loose > 0 and s.loose_from[pile] == 0:
        if s.explicit or s.forced or (not table.open[pile] and s.familiar[pile] != 0):
            settle(s, table, pile, 1, tag)
        else:
            chosen: i64 = draw(s, loose)
            thing: i64 = cards[chosen]
            cards[chosen] = cards[0]
            cards[0] = thing
            if loose > 2:
                s.loose_from[pile] = 1
                s.loose[pile] = loose - 1
            else:
                set_loose(s, pile, 0, 0)
    return cards[0] if len(cards) > 0 else NOTHING


def ordered(s: PileState, table: PileTable, pile: i64, tag: i64) -> list[int]:
    """Return a pile all of whose cards have their order now."""
    settle(s, table, pile, len(s.piles[pile]), tag)
    return s.piles[pile]


def leading_cards(s: PileState, table: PileTable, pile: i64, tag: i64, test: Callable[[int], bool]) -> list[int]:
    """Return the cards in front of the first one that fails a test; those behind it get no order by that."""
    cards = s.piles[pile]
    found: list[int] = []
    for index in range(len(cards)):
        settle(s, table, pile, index + 1, tag)
        if not test(cards[index]):
            break
        found.append(cards[index])
    return found


def settled(s: PileState, table: PileTable, pile: i64, count: i64, tag: i64) -> list[int]:
    """Return a pile whose first cards have their order now."""
    settle(s, table, pile, count, tag)
    return s.piles[pile]


def last_n(values: list[int], count: i64) -> list[int]:
    """Return the last of the values."""
    return values[len(values) - count :] if count > 0 else []


def follow_groups(s: PileState, moved: Row, first: i64, end: i64) -> None:
    """Let things from `first` on stand on the group their place became part of; `moved` has old and new roots."""
    for index in range(0, len(moved), 2):
        for thing in range(first, end):
            if s.at[thing] == -(moved[index] + 2):
                s.at[thing] = -(moved[index + 1] + 2)


def spare_copy(s: PileState, copies: list[int], pile: i64) -> int:
    """Return a copy of a thing that is not in a pile yet, for positions that are told."""
    for thing in copies:
        if s.at[thing] != pile:
            return thing
    return copies[0]
