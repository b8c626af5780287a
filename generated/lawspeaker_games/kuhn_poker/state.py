"""Kuhn Poker: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.kuhn_poker.schema import SCHEMA
from lawspeaker_games.kuhn_poker.tables import PILES
from lawspeaker_runtime.serialize.dump import (
    BASE_PARTS,
    PILE_PARTS,
    dump_base,
    dump_piles,
    read_number,
    read_numbers,
    restore_base,
    restore_piles,
)
from lawspeaker_runtime.serialize.hashing import START, fold, fold_base, fold_list, fold_piles
from lawspeaker_runtime.serialize.validate import check_dump
from lawspeaker_runtime.state.pile_state import PileState, copy_piles, open_piles


class State(PileState):
    """A game in play: plain numbers and lists of numbers."""

    __slots__ = (
        # kuhn-poker.law:13  resource chips: signed
        "goods",
        # kuhn-poker.law:16  state pot: number = 0
        "pot",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.goods: list[int] = [0] * (players + 1)
        self.pot: int = 0


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
    copy_piles(s, copy)
    copy.goods = s.goods[:]
    copy.pot = s.pot
    return copy


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold_list(h, s.goods)
    h = fold(h, s.pot)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [*dump_base(s), *dump_piles(s), s.goods[:], s.pot]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS : BASE_PARTS + PILE_PARTS])
    parts = iter(data[BASE_PARTS + PILE_PARTS :])
    s.goods = read_numbers(next(parts))
    s.pot = read_number(next(parts))
    return s
