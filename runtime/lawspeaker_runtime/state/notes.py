"""What an engine writes down while it runs, so that people can read afterwards what happened.

A note is a short list of integers in `s.notes`, its code first. Nothing is written unless somebody listens
(`s.noting`), so a search or a playout pays one test. `log.py` turns notes into sentences, for each player only what he
may know: a seen mask has bit p set when player p may know which thing, value or choice it was.

    [NOTE_EVENT, event, seen mask, field values...]     announced; the mask is about the fields that are things
    [NOTE_PUT, thing, from, to, seen mask]              from, to: as in `s.at` (written by piles.py itself)
    [NOTE_GAIN, player, resource, amount, 0]            a negative amount was lost
    [NOTE_CHANCE, type tag, value, seen mask, 0]        an outcome that is not a dealt card
    [NOTE_DECISION, player, action, seen mask, 0]       written by Game.choose
    [NOTE_PLACE, thing, type tag, place, 0]             the tag is the type of the place (written by piles.py)
    [NOTE_PIECES, piece, player, place, amount]         a negative amount was removed
    [NOTE_STATE, state word, key, value, 0]             key: 0 when the word is not kept for each of something
    [NOTE_SHOW, player, thing, seen mask, pile]         shown to a player, 0: to all (written by knowledge.py)
    [NOTE_SHUFFLE, pile, 0, 0, 0]                       (written by piles.py)
    [NOTE_MOVE, piece, player, from place, to place]    one piece went from one place to another
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
NOTE_SHUFFLE: Final = 9
NOTE_MOVE: Final = 10

EVERYBODY: Final = 0x3FFFFFFFFFFFFFFF


def note(s: BaseState, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Write down what happened, if somebody listens."""
    if s.noting:
        s.notes.append([code, a, b, c, d])


def note_event(s: BaseState, event: i64, seen: i64, values: list[int]) -> None:
    """Write down that an event was announced; ask `s.noting` before building the list of values."""
    if s.noting:
        s.notes.append([NOTE_EVENT, event, seen, *values])
