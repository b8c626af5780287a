"""The state of Burrow: the common part, the piles, points and options."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from lawspeaker_runtime.serialize.dump import (
    BASE_PARTS,
    PILE_PARTS,
    BadDump,
    dump_base,
    dump_piles,
    read_number,
    read_numbers,
    restore_base,
    restore_piles,
)
from lawspeaker_runtime.serialize.hashing import START, fold_base, fold_list, fold_piles
from lawspeaker_runtime.state.pile_state import PileState, copy_piles


class State(PileState):
    """A game of Burrow; `points` by player, index 0 is not used."""

    __slots__ = ("clan", "length", "points")

    def __init__(self, players: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(players, seed)
        self.points: list[int] = [0] * (players + 1)
        self.length: i64 = 2
        self.clan: list[int] = []


def clone(s: State) -> State:
    """Return an independent copy, attribute by attribute."""
    c = State.__new__(State)
    c.stream = s.stream
    c.key = s.key
    c.players = s.players
    c.stack = s.stack[:]
    c.lists = [part[:] for part in s.lists]
    c.player = s.player
    c.site = s.site
    c.legal = s.legal
    c.answer = s.answer
    c.over = s.over
    c.failed = s.failed
    c.active = s.active
    c.result = s.result
    c.phase = s.phase
    c.ending = s.ending
    c.winners = s.winners[:]
    c.effects = s.effects[:]
    c.serial = s.serial
    c.forced = s.forced[:]
    c.explicit = s.explicit
    c.noting = False
    c.notes = []
    copy_piles(s, c)
    c.points = s.points[:]
    c.length = s.length
    c.clan = s.clan[:]
    return c


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    return int(fold_list(fold_list(fold_piles(fold_base(START, s), s), s.points), [s.length, *s.clan]))


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [*dump_base(s), *dump_piles(s), s.points[:], int(s.length), s.clan[:]]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned."""
    end = BASE_PARTS + PILE_PARTS
    if len(data) != end + 3:
        raise BadDump(f"{end + 3} parts were expected, not {len(data)}")
    s = State()
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS:end])
    s.points = read_numbers(data[end])
    s.length = read_number(data[end + 1])
    s.clan = read_numbers(data[end + 2])
    return s
