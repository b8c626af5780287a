"""Hashes of states, from which the generated `hash` is composed.

    def hash(s: State) -> int:
        h = fold_piles(fold_base(START, s), s)
        return fold_list(fold(h, s.round), s.passed)

Equal states have equal hashes on every machine, interpreted or native.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row, Rows
from lawspeaker_runtime.state.pile_state import PileState
from lawspeaker_runtime.state.random_stream import MASK

START: Final = 0x2545F4914F6CDD1D


def fold(h: i64, value: i64) -> i64:
    """Mix a number into a hash. Only the low 62 bits are used, so the result is the same with and without overflow."""
    mixed: i64 = ((h ^ (value & MASK)) * 0x1B873593CC9E2D51) & MASK
    return mixed ^ (mixed >> 29)


def fold_list(h: i64, values: list[int]) -> i64:
    """Mix a list of numbers and its length into a hash."""
    h = fold(h, len(values))
    for value in values:
        h = fold(h, value)
    return h


def fold_row(h: i64, values: Row) -> i64:
    """Mix a row into a hash, with the same result as `fold_list` of an equal list."""
    h = fold(h, len(values))
    for value in values:
        h = fold(h, value)
    return h


def fold_rows(h: i64, parts: Rows) -> i64:
    """Mix rows into a hash, with the same result as `fold_lists` of equal lists."""
    h = fold(h, len(parts))
    for part in parts:
        h = fold_row(h, part)
    return h


def fold_lists(h: i64, parts: list[list[int]]) -> i64:
    """Mix a list of lists of numbers into a hash."""
    h = fold(h, len(parts))
    for part in parts:
        h = fold_list(h, part)
    return h


def fold_base(h: i64, s: BaseState) -> i64:
    """Mix the fields of BaseState into a hash."""
    h = fold(fold(fold(h, s.stream), s.players), s.player)
    if s.stream <= 0:
        h = fold_list(h, list(s.key))
    h = fold(fold(fold(h, s.site), s.answer), s.active)
    h = fold(h, (2 if s.over else 0) + (1 if s.failed else 0))
    h = fold_list(fold(fold(fold(h, s.result), s.phase), s.ending), s.winners)
    h = fold_lists(fold(h, s.serial), s.effects)
    return fold_row(fold_lists(fold_list(h, s.stack), s.lists), s.legal)


def fold_piles(h: i64, s: PileState) -> i64:
    """Mix the positions of all things, and what players know of them, into a hash."""
    h = fold_row(fold_lists(h, s.piles), s.at)
    h = fold_row(fold_row(fold_row(h, s.loose_from), s.loose), s.known)
    return fold_lists(h, s.layers)
