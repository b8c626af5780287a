"""Which things are on a place of a board, without looking at all things on boards.

`s.occupants[place]` is 0 for an empty place. Every thing on the place adds ONE_THING and its number: so the count of
things can be read off, and of a single thing its number. Where several things share a place, they are looked for.

    place c on b       ->      occupants[b] += ONE_THING + c

The index is derived from `s.at`, so hashes and dumps leave it out. Games whose rules never ask have none.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.pile_state import NOWHERE, ON_PLACES, ONE_THING, PileState


def things_on(s: PileState, place: i64) -> Row:
    """Return the things on a place, in ascending order."""
    key: i64 = s.occupants[place]
    if key == 0:
        return []
    if key < 2 * ONE_THING:
        return [key - ONE_THING]
    return [thing for thing in s.on_board if s.at[thing] == ON_PLACES - place]


def first_on(s: PileState, place: i64) -> i64:
    """Return the thing with the lowest number on a place, or -1."""
    key: i64 = s.occupants[place]
    if key == 0:
        return -1
    return key - ONE_THING if key < 2 * ONE_THING else things_on(s, place)[0]


def count_on(s: PileState, place: i64) -> i64:
    """Return how many things are on a place."""
    return s.occupants[place] // ONE_THING


def move_in_index(s: PileState, thing: i64, source: i64, where: i64) -> None:
    """Note that a thing goes from one position to another; positions that are no places do not count."""
    if len(s.occupants) == 0:
        return
    if source < NOWHERE:
        s.occupants[ON_PLACES - source] -= ONE_THING + thing
    if where < NOWHERE:
        s.occupants[ON_PLACES - where] += ONE_THING + thing
