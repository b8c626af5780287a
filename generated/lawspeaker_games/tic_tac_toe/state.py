"""Tic-Tac-Toe: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.tic_tac_toe.schema import SCHEMA
from lawspeaker_games.tic_tac_toe.tables import FIELD_SIZE
from lawspeaker_runtime.serialize.dump import BASE_PARTS, dump_base, read_number, read_numbers, restore_base
from lawspeaker_runtime.serialize.hashing import START, fold_base, fold_list
from lawspeaker_runtime.serialize.validate import check_dump
from lawspeaker_runtime.state.base_state import BaseState


class State(BaseState):
    """A game in play: plain numbers and lists of numbers."""

    __slots__ = (
        # tic-tac-toe.law:8  piece mark of player: single
        "mark",
        # tic-tac-toe.law:8  piece mark of player: single
        "mark_vacant",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        self.mark: list[int] = [0] * FIELD_SIZE
        self.mark_vacant: list[int] = list(range(FIELD_SIZE))


def clone(s: State) -> State:
    """Return an independent copy."""
    copy = State.__new__(State)
    copy.stream = s.stream
    copy.key = s.key
    copy.players = s.players
    copy.player = s.player
    copy.site = s.site
    copy.answer = s.answer
    copy.over = s.over
    copy.failed = s.failed
    copy.active = s.active
    copy.result = s.result
    copy.phase = s.phase
    copy.ending = s.ending
    copy.serial = s.serial
    copy.explicit = s.explicit
    copy.stack = s.stack[:]
    copy.lists = s.lists
    copy.legal = s.legal
    copy.winners = s.winners
    copy.effects = s.effects
    copy.forced = s.forced[:]
    copy.noting = False
    copy.notes = []
    copy.mark = s.mark[:]
    copy.mark_vacant = s.mark_vacant[:]
    return copy


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_list(h, s.mark)
    h = fold_list(h, s.mark_vacant)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [*dump_base(s), s.mark[:], s.mark_vacant[:]]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    parts = iter(data[BASE_PARTS:])
    s.mark = read_numbers(next(parts))
    s.mark_vacant = read_numbers(next(parts))
    return s
