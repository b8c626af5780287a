"""A table of piles small enough to think through: a deck, a table, a hand for each of two players, a box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.piles.moves import put_list_last
from lawspeaker_runtime.state.pile_state import PileState, PileTable, open_piles

DECK: i64 = 0
TABLE: i64 = 1
HAND: i64 = 2
BOX: i64 = 5
ONE, TWO = 1, 2
TAG: Final = 0


def table_of(cards: int, hidden: bool = True, group: tuple[int, ...] = ()) -> PileTable:
    """Return the table with so many cards; all of it open if nothing is hidden."""
    sight = (0, 2, 1, 1, 1, 0) if hidden else (2,) * 6
    return PileTable(sight, (0, 0, 0, 1, 2, 0), group or (0,) * cards)


def state_of(table: PileTable, seed: int = 1) -> PileState:
    """Return a state for two players with all cards in the deck, in order."""
    s = PileState(2, seed)
    open_piles(s, table)
    put_list_last(s, table, list(range(table.things)), DECK)
    return s
