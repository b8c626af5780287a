"""Moving things that a player took out of a pile without the others seeing from which place.

    choose c from deck ... put c into your hand    ->    put_last_unseen(s, PILES, c, HAND + you)
    put first deck into your hand                  ->    put_last(s, PILES, first_card(…), HAND + you)

The index of a card in a pile that nobody sees identifies it to all who know the order of the pile. Who sees neither the
pile nor where the card goes must not learn the index from a choice: the card may be any card of the pile, and players
lose track of all of them. In other piles indexes are not seen anyway, or everyone sees the card.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.piles.moves import put_first, put_last, put_list_first, put_list_last, take_out
from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.pile_state import ALL, NOWHERE, SEEN_BY_NOBODY, PileState, PileTable
from lawspeaker_runtime.visibility.knowledge import forget


def put_last_unseen(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Move a thing, taken from any place of its pile, to the end of a pile."""
    lose_place(s, table, s.at[thing], pile)
    put_last(s, table, thing, pile)


def put_first_unseen(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Move a thing, taken from any place of its pile, to the front of a pile."""
    lose_place(s, table, s.at[thing], pile)
    put_first(s, table, thing, pile)


def put_list_last_unseen(s: PileState, table: PileTable, things: Row, pile: i64) -> None:
    """Move things, taken from any places of their piles, to the end of a pile."""
    lose_places(s, table, things, pile)
    put_list_last(s, table, things, pile)


def put_list_first_unseen(s: PileState, table: PileTable, things: list[int], pile: i64) -> None:
    """Move things, taken from any places of their piles, to the front of a pile."""
    lose_places(s, table, things, pile)
    put_list_first(s, table, things, pile)


def take_out_unseen(s: PileState, table: PileTable, thing: i64) -> None:
    """Remove a thing, taken from any place of its pile, from the game."""
    lose_place(s, table, s.at[thing], NOWHERE)
    take_out(s, table, thing)


def lose_places(s: PileState, table: PileTable, things: Row, pile: i64) -> None:
    """Let players lose track of the piles from which things go to a pile, once for things from the same pile."""
    before: i64 = NOWHERE
    for thing in things:
        source: i64 = s.at[thing]
        if source != before:
            lose_place(s, table, source, pile)
        before = source


def lose_place(s: PileState, table: PileTable, source: i64, pile: i64) -> None:
    """Let players who do not see a pile lose track of a pile that nobody sees, because any card of it goes there.

    Where the whole pile is loose, indexes mean nothing. The only card of a pile is the one that goes.
    """
    if source < 0 or table.sight[source] != SEEN_BY_NOBODY:
        return
    count: i64 = len(s.piles[source])
    others: i64 = ALL[s.players] & ~(table.shown[pile] if pile >= 0 else 0)
    if others != 0 and count > 1 and s.loose[source] < count:
        forget(s, table, source, 0, count, others)
