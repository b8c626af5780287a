"""Oh Hell: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.oh_hell.schema import SCHEMA
from lawspeaker_games.oh_hell.tables import CLUBS, PILES, SUIT_COUNT
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
from lawspeaker_runtime.state.base_state import NO_NUMBER
from lawspeaker_runtime.state.pile_state import PileState, copy_piles, open_piles


class State(PileState):
    """A game in play: plain numbers and lists of numbers."""

    __slots__ = (
        # oh-hell.law:21  state bid of player: optional number
        "bid",
        # oh-hell.law:18  state dealer: player = player 1
        "dealer",
        # oh-hell.law:22  state lacks of player for suit: yes_no = no
        "lacks",
        # oh-hell.law:19  state leader: player = player 1
        "leader",
        # oh-hell.law:17  state tricks: 0 to 17 = 0
        "tricks",
        # oh-hell.law:20  state trump: suit = clubs
        "trump",
        # oh-hell.law:23  state won of player: number = 0
        "won",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.tricks: int = 0
        self.dealer: int = 1
        self.leader: int = 1
        self.trump: int = CLUBS
        self.bid: list[int] = [NO_NUMBER] * (players + 1)
        self.lacks: list[bool] = [False] * ((players + 1) * SUIT_COUNT)
        self.won: list[int] = [0] * (players + 1)


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
    copy.tricks = s.tricks
    copy.dealer = s.dealer
    copy.leader = s.leader
    copy.trump = s.trump
    copy.bid = s.bid[:]
    copy.lacks = s.lacks[:]
    copy.won = s.won[:]
    return copy


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold(h, s.tricks)
    h = fold(h, s.dealer)
    h = fold(h, s.leader)
    h = fold(h, s.trump)
    h = fold_list(h, s.bid)
    h = fold_list(h, [int(part) for part in s.lacks])
    h = fold_list(h, s.won)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [
        *dump_base(s),
        *dump_piles(s),
        s.tricks,
        s.dealer,
        s.leader,
        s.trump,
        s.bid[:],
        [int(part) for part in s.lacks],
        s.won[:],
    ]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS : BASE_PARTS + PILE_PARTS])
    parts = iter(data[BASE_PARTS + PILE_PARTS :])
    s.tricks = read_number(next(parts))
    s.dealer = read_number(next(parts))
    s.leader = read_number(next(parts))
    s.trump = read_number(next(parts))
    s.bid = read_numbers(next(parts))
    s.lacks = [part != 0 for part in read_numbers(next(parts))]
    s.won = read_numbers(next(parts))
    return s
