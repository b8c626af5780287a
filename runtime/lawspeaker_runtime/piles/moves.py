"""Moving single things: from pile to pile, onto a board, out of the game.

    put c into discard of p          ->     put_last(s, PILES, c, DISCARD + p)
    deal 2 from deck to hand of p    ->     deal(s, PILES, 2, DECK, HAND + p, TYPE_CARD)

Every move updates `s.at`, the loose parts of the piles and what players know (visibility/knowledge.py), and writes a
note for the log if notes are enabled.
"""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from lawspeaker_runtime.piles.order import pick_loose
from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_PLACE, NOTE_PUT, note
from lawspeaker_runtime.state.pile_state import (
    ALL,
    NOWHERE,
    PileState,
    PileTable,
    set_loose,
    shift_layers,
)
from lawspeaker_runtime.state.place_index import move_in_index
from lawspeaker_runtime.visibility.knowledge import learn, leave_openly, observe_loose_move, observe_move


def put_last(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Move a thing to the end of a pile."""
    source: i64 = s.at[thing]
    seen: i64 = EVERYBODY
    if source >= 0 and table.open[pile] and s.loose[source] == 0:
        if not table.open[source]:
            leave_openly(s, table, thing, source)
        s.piles[source].remove(thing)
    else:
        seen = leave(s, table, thing, source, pile)
    s.piles[pile].append(thing)
    s.at[thing] = pile
    if s.noting:
        note(s, NOTE_PUT, thing, source, pile, seen)


def put_first(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Move a thing to the front of a pile."""
    source: i64 = s.at[thing]
    seen: i64 = EVERYBODY
    if source >= 0 and table.open[pile] and s.loose[source] == 0:
        if not table.open[source]:
            leave_openly(s, table, thing, source)
        s.piles[source].remove(thing)
    else:
        seen = leave(s, table, thing, source, pile)
    s.piles[pile].insert(0, thing)
    if s.loose[pile] > 0:
        s.loose_from[pile] += 1
        if len(s.layers) > 0:
            shift_layers(s, pile, 1)
    s.at[thing] = pile
    if s.noting:
        note(s, NOTE_PUT, thing, source, pile, seen)


def put_list_last(s: PileState, table: PileTable, things: Row, pile: i64) -> None:
    """Move things to the end of a pile, in their order.

    Things that are nowhere, as during setup, are moved in one step.
    """
    aware: i64 = 0 if table.open[pile] else ALL[s.players] & ~table.shown[pile]
    new: i64 = 0
    if not s.noting:
        at = s.at
        known = s.known
        for thing in things:
            if at[thing] != NOWHERE:
                break
            at[thing] = pile
            if table.hidden:
                known[thing] = aware
            new += 1
        s.piles[pile].extend(things[:new])
        if new > 0 and aware != 0:
            s.familiar[pile] |= aware
    if new < len(things):
        for thing in things[new:]:
            put_last(s, table, thing, pile)


def put_list_first(s: PileState, table: PileTable, things: list[int], pile: i64) -> None:
    """Move things to the front of a pile; the first of them becomes the first of the pile."""
    for thing in reversed(things):
        put_first(s, table, thing, pile)


def deal(s: PileState, table: PileTable, n: i64, source: i64, pile: i64, tag: i64) -> i64:
    """Move up to n cards from the front of a pile to the end of another; return how many.

    If the front is loose, each card is drawn at random; `tag` is the index of the type of the things, for ChanceNeeded.
    """
    cards = s.piles[source]
    target = s.piles[pile]
    dealt: i64 = n if n < len(cards) else len(cards)
    if s.loose[source] > dealt > 0 and s.loose_from[source] == 0 and not (s.explicit or s.forced or s.noting):
        deal_loose(s, table, dealt, source, pile)
        return dealt
    seen: i64 = EVERYBODY
    for _ in range(dealt):
        index: i64 = 0
        loose: i64 = s.loose[source] if s.loose_from[source] == 0 else 0
        if loose > 0:
            index = pick_loose(s, source, 0, loose, tag)
        thing: i64 = cards[index]
        if not table.open[pile]:
            seen = observe_move(s, table, thing, index, source, pile)
        elif not table.open[source]:
            leave_openly(s, table, thing, source)
        if len(s.layers) > 0:
            shift_layers(s, source, -1)
        if loose > 2:
            s.loose[source] = loose - 1
        elif loose > 0:
            set_loose(s, source, 0, 0)
        elif s.loose_from[source] > 0:
            s.loose_from[source] -= 1
        cards.pop(index)
        target.append(thing)
        s.at[thing] = pile
        if s.noting:
            note(s, NOTE_PUT, thing, source, pile, seen)
    return dealt if dealt > 0 else 0


def deal_loose(s: PileState, table: PileTable, count: i64, source: i64, pile: i64) -> None:
    """Deal from the loose front of a pile when no outcomes are forced and notes are disabled.

    All cards are seen by the same players, so their knowledge is computed once. More than `count` cards must be loose,
    because the last card of a loose part is not random.
    """
    cards = s.piles[source]
    target = s.piles[pile]
    at = s.at
    known = s.known
    aware: i64 = 0 if table.open[pile] else observe_loose_move(s, table, source, pile)
    loose: i64 = s.loose[source]
    for _ in range(count):
        index: i64 = draw(s, loose)
        thing: i64 = cards[index]
        cards.pop(index)
        loose -= 1
        target.append(thing)
        at[thing] = pile
        if table.hidden:
            known[thing] = aware
    if len(s.layers) > 0:
        shift_layers(s, source, -count)
    set_loose(s, source, 0, loose)


def take_out(s: PileState, table: PileTable, thing: i64) -> None:
    """Remove a thing from the game; players who do not see it in its pile do not learn which one it is."""
    source: i64 = s.at[thing]
    seen: i64 = EVERYBODY
    if source < 0 or table.open[source]:
        leave_to_all(s, table, thing, NOWHERE)
    else:
        index: i64 = s.piles[source].index(thing)
        seen = observe_move(s, table, thing, index, source, NOWHERE)
        lift(s, source, index)
        s.at[thing] = NOWHERE
    note(s, NOTE_PUT, thing, source, NOWHERE, seen)


def lay_out(s: PileState, table: PileTable, tile: i64, spot: i64, tag: i64) -> None:
    """Remove a tile from its pile, because it was laid at a spot; `tag` is the index of the type of spots."""
    leave_to_all(s, table, tile, NOWHERE)
    note(s, NOTE_PLACE, tile, tag, spot)


def place_thing(s: PileState, table: PileTable, thing: i64, place: i64, tag: i64) -> None:
    """Move a thing onto a place of a board, where everyone sees it; `tag` is the index of the type of the place."""
    leave_to_all(s, table, thing, -(place + 2))
    note(s, NOTE_PLACE, thing, tag, place)


def leave_to_all(s: PileState, table: PileTable, thing: i64, where: i64) -> None:
    """Move a thing to a position outside all piles, where everyone sees it."""
    source: i64 = s.at[thing]
    if source >= 0:
        if not table.open[source]:
            leave_openly(s, table, thing, source)
        lift(s, source, s.piles[source].index(thing))
    elif source < NOWHERE and where == NOWHERE:
        s.on_board.remove(thing)
    if where < NOWHERE and source >= NOWHERE:
        insort(s.on_board, thing)
    move_in_index(s, thing, source, where)
    if table.hidden:
        s.known[thing] = ALL[s.players] if where == NOWHERE else 0
    s.at[thing] = where


def leave(s: PileState, table: PileTable, thing: i64, source: i64, pile: i64) -> i64:
    """Remove a thing from its position, because it goes to a pile.

    Return the mask of the players who see which one it is.

    Those who see it go to a pile that is not open know it there from then on.
    """
    if source < 0:
        if source < NOWHERE:
            s.on_board.remove(thing)
            move_in_index(s, thing, source, NOWHERE)
        if not table.open[pile]:
            learn(s, table, thing, pile)
        elif table.hidden:
            s.known[thing] = 0
        return EVERYBODY
    cards = s.piles[source]
    seen: i64 = EVERYBODY
    index: i64 = cards.index(thing)
    if not table.open[pile]:
        seen = observe_move(s, table, thing, index, source, pile)
    elif not table.open[source]:
        leave_openly(s, table, thing, source)
    lift(s, source, index)
    return seen


def lift(s: PileState, pile: i64, index: i64) -> None:
    """Remove the thing at an index from a pile."""
    start: i64 = s.loose_from[pile]
    loose: i64 = s.loose[pile]
    if len(s.layers) > 0:
        lift_layers(s, pile, index)
    if index < start:
        s.loose_from[pile] = start - 1
    elif index < start + loose:
        set_loose(s, pile, start, loose - 1)
    s.piles[pile].pop(index)


def lift_layers(s: PileState, pile: i64, index: i64) -> None:
    """Shrink the further loose part that a removed card was in, and move those behind it."""
    layers: list[list[int]] = []
    for layer in s.layers:
        if layer[0] != pile or layer[1] + layer[2] <= index:
            layers.append(layer)
        elif layer[1] > index:
            layers.append([layer[0], layer[1] - 1, layer[2]])
        elif layer[2] > 2:
            layers.append([layer[0], layer[1], layer[2] - 1])
    s.layers = layers


def spare_copy(s: PileState, copies: list[int], pile: i64) -> int:
    """Return a copy of a thing that is not in a pile, for the positions of examples."""
    for thing in copies:
        if s.at[thing] != pile:
            return thing
    return copies[0]
