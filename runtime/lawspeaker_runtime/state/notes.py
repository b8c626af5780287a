"""Notes: compact records of what an engine does, from which `game/log.py` writes the log.

    deal 1 from deck to hand of p     ->     s.notes.append([NOTE_PUT, 11, 0, 4, 0b0010])

A note is a list of integers that begins with its code. Engines write notes only while `s.noting` is set, so a search
or a playout pays one test. A seen mask has bit p set if player p may know which thing, value or choice it was.

    [NOTE_EVENT, event, seen mask, field values...]     an event was announced; the mask applies to fields with things
    [NOTE_PUT, thing, from, to, seen mask]              from, to: as in `s.at` (written by piles/moves.py)
    [NOTE_GAIN, player, resource, amount, 0]            a negative amount was lost
    [NOTE_CHANCE, type tag, value, seen mask, 0]        a random outcome other than a dealt card
    [NOTE_DECISION, player, action, seen mask, 0]       written by `Game.choose`; then what the choice mentions: for
                                                        each value its length, its numbers, their seen masks
    [NOTE_PLACE, thing, type tag, place, 0]             the tag is the type of the place (written by piles/moves.py)
    [NOTE_PIECES, piece, player, place, amount]         a negative amount was removed
    [NOTE_STATE, state word, key, value, 0]             key: 0 if the state has no key
    [NOTE_SHOW, player, thing, seen mask, pile]         shown to a player, or to all if 0 (visibility/knowledge.py)
    [NOTE_PILE, pile, what, 0, 0]                       a whole pile was shuffled or turned over (piles/order.py)
    [NOTE_MOVE, piece, player, from place, to place]    one piece moved from one place to another
    [NOTE_REVEAL, player, action, seen mask, 0]         a sealed answer was revealed (state/sealed.py); like a decision
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState

NOTE_EVENT: Final = 0
NOTE_PUT: Final = 1
NOTE_GAIN: Final = 2
NOTE_CHANCE: Final = 3
NOTE_DECISION: Final = 4
NOTE_PLACE: Final = 5
NOTE_PIECES: Final = 6
NOTE_STATE: Final = 7
NOTE_SHOW: Final = 8
NOTE_PILE: Final = 9
NOTE_MOVE: Final = 10
NOTE_REVEAL: Final = 11

EVERYBODY: Final = 0x3FFFFFFFFFFFFFFF


def note(s: BaseState, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Append a note if notes are enabled."""
    if s.noting:
        s.notes.append([code, a, b, c, d])


def note_event(s: BaseState, event: i64, seen: i64, values: list[int]) -> None:
    """Append a note of an announced event if notes are enabled; test `s.noting` before building `values`."""
    if s.noting:
        s.notes.append([NOTE_EVENT, event, seen, *values])
