"""The table of habits in `habits.txt`: what people bring from Python, English and American spelling.

    a block for each element is `each … among …`
        ^for ($W) in => each \\1 among

The file is read only if a spec has an error.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

TABLE = Path(__file__).with_name("habits.txt")
PLACEHOLDERS = {"$W": r"[a-z][a-z0-9_]*", "$N": r"[0-9]+", "·": " "}
HINTS = "?"


class Habit(Struct, frozen=True):
    """A pattern of a line, the replacement of its matches, and why, in a few words."""

    regex: re.Pattern[str]
    instead: str
    why: str


class Hint(Struct, frozen=True):
    """A pattern of a line that has no single repair, and what to do about it."""

    regex: re.Pattern[str]
    text: str


class Table(Struct, frozen=True):
    """The habits and the hints, in the order of the file."""

    habits: tuple[Habit, ...]
    hints: tuple[Hint, ...]


@cache
def table() -> Table:
    """Return the table."""
    return read_table(TABLE.read_text(encoding="utf-8"))


def read_table(text: str) -> Table:
    """Return the table that a text contains.

    >>> read_table("comparisons are words\\n    == => ·is·\\n").habits[0].instead
    ' is '
    """
    habits: list[Habit] = []
    hints: list[Hint] = []
    heading = ""
    for line in text.split("\n"):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            heading = line
            continue
        pattern, _, instead = line.strip().partition(" =>")
        instead = instead.removeprefix(" ")
        if heading == HINTS:
            hints.append(Hint(compiled(pattern), instead))
        else:
            habits.append(Habit(compiled(pattern), instead.replace("·", " "), heading))
    return Table(tuple(habits), tuple(hints))


def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of the table as a regular expression."""
    for sign, meaning in PLACEHOLDERS.items():
        pattern = pattern.replace(sign, meaning)
    return re.compile(pattern)
