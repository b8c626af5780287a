"""For Northwood!: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.northwood.schema import SCHEMA
from lawspeaker_games.northwood.tables import CHARACTER_COVER, CHARACTER_USED, FIEF_MOOD, FIEF_RULER, PILES, SUIT_COUNT
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
        # northwood.law:70  state asked: optional character
        "asked",
        # northwood.law:21  cover: optional character
        "character_cover",
        # northwood.law:20  used: yes_no = no
        "character_used",
        # northwood.law:28  mood: neutral or friendly or failed = neutral
        "fief_mood",
        # northwood.law:27  ruler: optional character
        "fief_ruler",
        # northwood.law:8  option level: bronze or silver or gold = bronze
        "level",
        # memoized until something they read changes: total_
        "memo_total_",
        # scenarios.law:11  option scenario: scenario = "Open Road"
        "scenario",
        # northwood.law:69  state statement: optional card
        "statement",
        # northwood.law:7  option style: introductory or full = introductory
        "style",
        # northwood.law:72  state turned of suit: number = 0
        "turned",
        # northwood.law:68  state visited_fief: optional fief
        "visited_fief",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.style: int = 0
        self.level: int = 0
        self.scenario: int = 0
        self.visited_fief: int = -1
        self.statement: int = -1
        self.asked: int = -1
        self.turned: list[int] = [0] * SUIT_COUNT
        self.character_used: list[bool] = list(CHARACTER_USED)
        self.character_cover: list[int] = list(CHARACTER_COVER)
        self.fief_ruler: list[int] = list(FIEF_RULER)
        self.fief_mood: list[int] = list(FIEF_MOOD)
        self.memo_total_: dict[int, int] = {}


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
    copy.lists = s.lists[:]
    copy.legal = s.legal
    copy.winners = s.winners
    copy.effects = s.effects
    copy.forced = s.forced[:]
    copy.noting = False
    copy.notes = []
    copy.step_count = 0
    copy.call_depth = 0
    copy_piles(s, copy)
    copy.style = s.style
    copy.level = s.level
    copy.scenario = s.scenario
    copy.visited_fief = s.visited_fief
    copy.statement = s.statement
    copy.asked = s.asked
    copy.turned = s.turned[:]
    copy.character_used = s.character_used[:]
    copy.character_cover = s.character_cover[:]
    copy.fief_ruler = s.fief_ruler[:]
    copy.fief_mood = s.fief_mood[:]
    copy.memo_total_ = s.memo_total_
    return copy


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold(h, s.style)
    h = fold(h, s.level)
    h = fold(h, s.scenario)
    h = fold(h, s.visited_fief)
    h = fold(h, s.statement)
    h = fold(h, s.asked)
    h = fold_list(h, s.turned)
    h = fold_list(h, [int(part) for part in s.character_used])
    h = fold_list(h, s.character_cover)
    h = fold_list(h, s.fief_ruler)
    h = fold_list(h, s.fief_mood)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [
        *dump_base(s),
        *dump_piles(s),
        s.style,
        s.level,
        s.scenario,
        s.visited_fief,
        s.statement,
        s.asked,
        s.turned[:],
        [int(part) for part in s.character_used],
        s.character_cover[:],
        s.fief_ruler[:],
        s.fief_mood[:],
    ]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS : BASE_PARTS + PILE_PARTS])
    parts = iter(data[BASE_PARTS + PILE_PARTS :])
    s.style = read_number(next(parts))
    s.level = read_number(next(parts))
    s.scenario = read_number(next(parts))
    s.visited_fief = read_number(next(parts))
    s.statement = read_number(next(parts))
    s.asked = read_number(next(parts))
    s.turned = read_numbers(next(parts))
    s.character_used = [part != 0 for part in read_numbers(next(parts))]
    s.character_cover = read_numbers(next(parts))
    s.fief_ruler = read_numbers(next(parts))
    s.fief_mood = read_numbers(next(parts))
    return s


def invalidate_all(s: State) -> None:
    """Invalidate all memoized values, because anything may have changed."""
    s.memo_total_ = {}
