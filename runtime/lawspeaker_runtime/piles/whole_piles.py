"""Moving whole piles: what `put deck into row` and `remove deck` compile to.

    deck (40 loose) onto row (3 cards, ordered)      ->      row: 3 ordered cards, then a loose part of 40

A pile is moved in its order, and loose parts stay loose. So a pile has as many loose parts as shuffled piles were put
into it.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.native_lists import joined
from lawspeaker_runtime.state.notes import NOTE_PUT, note
from lawspeaker_runtime.state.pile_state import (
    NOWHERE,
    PileState,
    PileTable,
    drop_layers,
    loose_parts,
    set_loose,
    shift_layers,
)
from lawspeaker_runtime.visibility.knowledge import learn_all, learn_out, seen_by


def put_all_last(s: PileState, table: PileTable, source: i64, pile: i64) -> None:
    """Move a whole pile to the end of another."""
    if source == pile:
        return
    noted = noted_cards(s, source)
    if s.loose[source] > 0:
        move_layers(s, source, pile, len(s.piles[pile]), s.loose[pile] == 0)
    moved = s.piles[source]
    s.piles[pile].extend(moved)
    arrive_all(s, table, moved, source, pile, noted)


def put_all_first(s: PileState, table: PileTable, source: i64, pile: i64) -> None:
    """Move a whole pile to the front of another."""
    if source == pile:
        return
    moved = s.piles[source]
    noted = noted_cards(s, source)
    if s.loose[pile] > 0:
        s.loose_from[pile] += len(moved)
        if len(s.layers) > 0:
            shift_layers(s, pile, len(moved))
    if s.loose[source] > 0:
        if s.loose[pile] > 0:
            s.layers = [[pile, s.loose_from[pile], s.loose[pile]], *s.layers]
        move_layers(s, source, pile, 0, True)
    s.piles[pile] = joined(moved, s.piles[pile])
    arrive_all(s, table, moved, source, pile, noted)


def move_layers(s: PileState, source: i64, pile: i64, by: i64, first: bool) -> None:
    """Move the loose parts of a pile to another; `first` tells that they come before those it has."""
    moved = [[int(pile), s.loose_from[source] + by, s.loose[source]]]
    moved += [[int(pile), layer[1] + by, layer[2]] for layer in s.layers if layer[0] == source]
    if len(s.layers) > 0:
        drop_layers(s, source)
    if first:
        s.loose_from[pile] = moved[0][1]
        s.loose[pile] = moved[0][2]
        s.layers = moved[1:] + s.layers
    else:
        s.layers = s.layers + moved


def take_out_all(s: PileState, table: PileTable, source: i64) -> None:
    """Remove a whole pile from the game; players who do not know its cards do not learn which ones they are."""
    cards = s.piles[source]
    if table.hidden:
        learn_out(s, table, source)
    for thing in cards:
        s.at[thing] = NOWHERE
    for thing in noted_cards(s, source):
        note(s, NOTE_PUT, thing, source, NOWHERE, seen_by(s, table, thing))
    if s.loose[source] > 0:
        if len(s.layers) > 0:
            drop_layers(s, source)
        set_loose(s, source, 0, 0)
    cards.clear()


def noted_cards(s: PileState, pile: i64) -> Row:
    """Return the cards of a pile as notes list them, those of loose parts sorted; none while notes are disabled."""
    if not s.noting:
        return []
    listed = list(s.piles[pile])
    for start, end in loose_parts(s, pile):
        listed[start:end] = sorted(listed[start:end])
    return listed


def arrive_all(s: PileState, table: PileTable, moved: Row, source: i64, pile: i64, noted: Row) -> None:
    """Update positions and knowledge of the cards of a moved pile, write notes, and empty the pile they came from."""
    if s.loose[source] > 0:
        s.loose[source] = 0
        s.loose_from[source] = 0
    if len(moved) > 0:
        at = s.at
        for thing in moved:
            at[thing] = pile
        if not table.open[source] or not table.open[pile]:
            learn_all(s, table, moved, source, pile)
    for thing in noted:
        note(s, NOTE_PUT, thing, source, pile, seen_by(s, table, thing) | table.shown[source])
    s.piles[source].clear()
