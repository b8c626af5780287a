"""Divide a function that may suspend and would be too long: its longest blocks become functions of their own.

    while True:                                            while pc >= 0:
        …                                                      …
        if pc == ASK_FIELD:  # movement.law:110 …   ->         if pc == ASK_FIELD:  # movement.law:110 …
            legal = [ … ]                                          pc = fight_all_ask_field(s)
            …                                                  …
            pc = ASK_E                                     return pc == SUSPENDED

A part returns the block at which the function goes on; below 0 it goes nowhere, and no test of a block holds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct

from lawspeaker.emit.lines import LONGEST, height

STORED = re.compile(r"\b(\w+) = (?:st|s\.lists)\[")
WORD = re.compile(r"\w+")


class BlockRow(Struct, frozen=True):
    """A block of a resumable function: its number and the constant for it, the comment beside its test, its lines."""

    number: int
    label: str
    comment: str
    lines: list[str]


class PartRow(Struct, frozen=True):
    """A block that is a function of its own; `names_stack` tells whether its lines use the stack."""

    number: int
    comment: str
    name: str
    names_stack: bool
    lines: list[str]


def is_hopeless(rows: list[BlockRow]) -> bool:
    """Tell whether a block alone is too long, so that the blocks written inside it must leave it."""
    return any(height(row.lines) > LONGEST for row in rows)


def divided(rows: list[BlockRow], write: Callable[[BlockRow], PartRow]) -> tuple[list[BlockRow], list[PartRow]]:
    """Make the longest blocks of a function functions of their own, until it is short enough."""
    parts: dict[int, PartRow] = {}
    for longest in sorted(rows, key=lambda row: -height(row.lines)):
        if sum(1 + height(row.lines) for row in rows) <= LONGEST:
            break
        if height(longest.lines) > 1:
            parts[longest.number] = part = write(longest)
            rows = [call(row, part.name) if row.number == longest.number else row for row in rows]
    return rows, [parts[row.number] for row in rows if row.number in parts]


def call(row: BlockRow, part: str) -> BlockRow:
    """Return a block that calls the function of its own."""
    return BlockRow(row.number, row.label, row.comment, [f"pc = {part}(s)"])


def only_stored(lines: list[str], names: Iterable[str]) -> set[str]:
    """Return the variables of a frame that some lines assign to but never read: their places in the frame are enough.

    >>> only_stored(["left = st[-4] = 12", "all_left = st[-2] = left", "you = st[-3] = 1"], ["left", "you"])
    {'you'}
    """
    lines = [line for line in lines if not line.lstrip().startswith("#")]
    used = Counter(word for line in lines for word in WORD.findall(line))
    stored = Counter(name for line in lines for name in STORED.findall(line))
    return {name for name in names if 0 < stored[name] == used[name]}


def words_of(lines: list[str]) -> set[str]:
    """Return the words of some lines."""
    return {word for line in lines for word in WORD.findall(line)}
