"""A state as nested lists of integers and back: what generated `dump` and `restore` are made of.

What comes back was read from a file by somebody, so every part is looked at before it is believed.

    dump(s)        [*dump_base(s), *dump_piles(s), s.round, s.passed]
    restore(data)  restore_base(s, data[:BASE_PARTS]) ... s.round = number(data[k]); s.passed = numbers(data[k + 1])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawspeaker_runtime.piles.pile_state import PileState, standing_things
from lawspeaker_runtime.state.core import BaseState

BASE_PARTS: Final = 17
PILE_PARTS: Final = 8
LARGEST: Final = 0x3FFFFFFFFFFFFFFF
"""The largest number that a state can hold, below zero as well: machine code has no larger ones."""


class NotPlain(ValueError):
    """Data that no dump ever returned."""


def number(data: object) -> int:
    """Return the data as a number.

    >>> number(3)
    3
    """
    if not isinstance(data, int) or isinstance(data, bool):
        raise NotPlain("a number was expected")
    if not -LARGEST <= data <= LARGEST:
        raise NotPlain("a number is too large")
    return int(data)


def numbers(data: object) -> list[int]:
    """Return the data as a list of numbers."""
    if not isinstance(data, list):
        raise NotPlain("a list was expected")
    return [number(item) for item in data]


def lists(data: object) -> list[list[int]]:
    """Return the data as a list of lists of numbers."""
    if not isinstance(data, list):
        raise NotPlain("a list was expected")
    return [numbers(item) for item in data]


def dump_base(s: BaseState) -> list[object]:
    """Return the part of a state that is the same in every game; `forced` and notes are not part of the game.

    A yes or no that a suspended verb keeps is a bool on the stack in Python and a number in native code: a number here.
    """
    return [
        int(s.stream),
        int(s.players),
        [int(value) for value in s.stack],
        [part[:] for part in s.lists],
        int(s.player),
        int(s.site),
        s.legal[:],
        int(s.answer),
        int(s.over),
        int(s.failed),
        int(s.active),
        int(s.result),
        int(s.phase),
        int(s.ending),
        s.winners[:],
        [effect[:] for effect in s.effects],
        int(s.serial),
    ]


def restore_base(s: BaseState, data: Sequence[object]) -> None:
    """Fill in the part of a state that is the same in every game."""
    s.stream = number(data[0])
    s.players = number(data[1])
    s.stack = numbers(data[2])
    s.lists = lists(data[3])
    s.player = number(data[4])
    s.site = number(data[5])
    s.legal = numbers(data[6])
    s.answer = number(data[7])
    s.over = bool(number(data[8]))
    s.failed = bool(number(data[9]))
    s.active = number(data[10])
    s.result = number(data[11])
    s.phase = number(data[12])
    s.ending = number(data[13])
    s.winners = numbers(data[14])
    s.effects = lists(data[15])
    s.serial = number(data[16])


def dump_piles(s: PileState) -> list[object]:
    """Return where all things are and who knows it."""
    numbers_of = [s.at[:], s.loose_from[:], s.loose[:], s.known[:], s.familiar[:]]
    return [
        [pile[:] for pile in s.piles],
        *numbers_of,
        [layer[:] for layer in s.layers],
        [mix[:] for mix in s.mixes],
    ]


def restore_piles(s: PileState, data: Sequence[object]) -> None:
    """Fill in where all things are and who knows it."""
    s.piles = lists(data[0])
    s.at = numbers(data[1])
    s.loose_from = numbers(data[2])
    s.loose = numbers(data[3])
    s.known = numbers(data[4])
    s.familiar = numbers(data[5])
    s.layers = lists(data[6])
    s.mixes = lists(data[7])
    s.standing = standing_things(s)
