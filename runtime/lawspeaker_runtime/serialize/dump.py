"""A state as nested lists of integers, and back: the parts of the generated `dump` and `restore`.

    dump(s)        [*dump_base(s), *dump_piles(s), s.round, s.passed]
    restore(data)  restore_base(s, data[:BASE_PARTS]); s.round = read_number(data[k]) ...

Restored data may come from any file, so the type and size of every number is checked here; `validate.py` checks
its meaning first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState, indexed_things, things_on_boards

BASE_PARTS: Final = 17
PILE_PARTS: Final = 8
LARGEST: Final = 0x7FFFFFFFFFFFFFFF
SMALLEST: Final = -0x7FFFFFFFFFFFFFFF - 1
"""The largest and the smallest number in a state: an integer of native code has 64 bits."""


class BadDump(ValueError):
    """Data that is not the dump of a state of this game."""


def read_number(data: object) -> int:
    """Return the data as a number; raise BadDump if it is none or too large.

    >>> read_number(3)
    3
    """
    if not isinstance(data, int) or isinstance(data, bool):
        raise BadDump("a number was expected")
    if not SMALLEST <= data <= LARGEST:
        raise BadDump("a number is too large")
    return int(data)


def read_numbers(data: object) -> list[int]:
    """Return the data as a list of numbers; raise BadDump if it is none."""
    if not isinstance(data, list):
        raise BadDump("a list was expected")
    return [read_number(item) for item in data]


def read_lists(data: object) -> list[list[int]]:
    """Return the data as a list of lists of numbers; raise BadDump if it is none."""
    if not isinstance(data, list):
        raise BadDump("a list was expected")
    return [read_numbers(item) for item in data]


def dump_base(s: BaseState) -> list[object]:
    """Return the fields of BaseState that belong to the position: not forced outcomes, notes and counters.

    A boolean on the stack is a `bool` in an interpreted engine and an integer in a native one: an integer here.
    """
    return [
        dump_stream(s),
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


def dump_stream(s: BaseState) -> object:
    """Return the random stream: a number, or the count of secure draws and their key."""
    return int(s.stream) if s.stream > 0 else [int(s.stream), *s.key]


def read_stream(data: object) -> tuple[int, bytes]:
    """Return a random stream and its key; raise BadDump if it is none.

    >>> read_stream(4294967297)[0], read_stream([-3, *range(32)])[0]
    (4294967297, -3)
    """
    if not isinstance(data, list):
        return read_number(data), b""
    numbers = read_numbers(data)
    return numbers[0], bytes(numbers[1:])


def restore_base(s: BaseState, data: Sequence[object]) -> None:
    """Set the fields of BaseState from what `dump_base` returned."""
    s.stream, s.key = read_stream(data[0])
    s.players = read_number(data[1])
    s.stack = read_numbers(data[2])
    s.lists = read_lists(data[3])
    s.player = read_number(data[4])
    s.site = read_number(data[5])
    s.legal = read_numbers(data[6])
    s.answer = read_number(data[7])
    s.over = bool(read_number(data[8]))
    s.failed = bool(read_number(data[9]))
    s.active = read_number(data[10])
    s.result = read_number(data[11])
    s.phase = read_number(data[12])
    s.ending = read_number(data[13])
    s.winners = read_numbers(data[14])
    s.effects = read_lists(data[15])
    s.serial = read_number(data[16])


def dump_piles(s: PileState) -> list[object]:
    """Return the fields of PileState: the positions of all things, and what players know of them."""
    numbers_of = [s.at[:], s.loose_from[:], s.loose[:], s.known[:], s.familiar[:]]
    return [
        [pile[:] for pile in s.piles],
        *numbers_of,
        [layer[:] for layer in s.layers],
        [mix[:] for mix in s.mixes],
    ]


def restore_piles(s: PileState, data: Sequence[object]) -> None:
    """Set the fields of PileState from what `dump_piles` returned."""
    s.piles = read_lists(data[0])
    s.at = read_numbers(data[1])
    s.loose_from = read_numbers(data[2])
    s.loose = read_numbers(data[3])
    s.known = read_numbers(data[4])
    s.familiar = read_numbers(data[5])
    s.layers = read_lists(data[6])
    s.mixes = read_lists(data[7])
    s.on_board = things_on_boards(s)
    s.occupants = indexed_things(s)
