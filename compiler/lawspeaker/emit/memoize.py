"""Memoized values as Python: dictionaries of the state, one for all values that read the same parts of it.

    # northland.law:12  value lord of t: region -> optional player = first p among players where …
    def lord(s: State, t: int) -> int:
        value = s.memo_lord.get(t)
        if value is None:
            value = s.memo_lord[t] = compute_lord(s, t)
        return value

A sentence that writes what the value reads is followed by `s.memo_lord = {}`: a new dictionary, never the old one
emptied, because clones share it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from lawspeaker.analysis.memoization import MemoGroup, key_order
from lawspeaker.check import ir as c
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type


class MemoTable(Struct):
    """A dictionary of the state: the functions whose results it caches, all of one form, and what they read."""

    attribute: str
    form: str
    reads: frozenset[c.Part]
    values: list[str]


class MemoTables(Struct):
    """Which functions are memoized, in which table and by which key.

    `invalidating` are the functions that sentences call; `taken` are names that mean something else.
    """

    tables: list[MemoTable] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)
    invalidating: dict[str, c.Part] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)

    def table_of(self, name: str) -> MemoTable:
        """Return the table of a function."""
        return next(table for table in self.tables if name in table.values)

    def fresh(self, name: str) -> str:
        """Return a name that no function and no variable of the game has."""
        while name in self.taken:
            name += "_"
        return name

    def invalidate(self, part: c.Part) -> str:
        """Return the function that empties every table that reads a part of the state."""
        name = self.fresh(f"invalidate_{'_'.join(part.words)}")
        self.invalidating[name] = part
        return name

    @property
    def invalidate_all(self) -> str:
        """Return the function that empties every table."""
        return self.fresh("invalidate_all")


def key_text(symbols: Symbols, point: c.RulePoint, radix: Callable[[Type], str]) -> str:
    """Write one number for the arguments of a value; `radix` writes how many values a type has."""
    order = key_order(symbols, point.params)
    assert order is not None
    types, text = dict(point.params), ""
    for _, name in order:
        text = name if not text else f"{f'({text})' if ' ' in text else text} * {radix(types[name])} + {name}"
    return text


def shared_key(key: str, number: str, count: str) -> str:
    """Write the key of a value in a table that it shares with others, by its number among these.

    >>> shared_key("t * PLAYER_KEYS + p", "KEY_OF_CROP", "3"), shared_key("t", "", ""), shared_key("", "", "")
    ('(t * PLAYER_KEYS + p) * 3 + KEY_OF_CROP', 't', '0')
    """
    if not count or not key:
        return key or number or "0"
    return f"{f'({key})' if ' ' in key else key} * {count}{f' + {number}' if number else ''}"


def add_group(tables: MemoTables, group: MemoGroup, attribute: str, names: list[str], keys: list[str]) -> None:
    """Add a table for a group of values, whose functions are called `names` and their keys `keys`."""
    tables.tables.append(MemoTable(attribute, group.form, group.reads, names))
    tables.keys.update(zip(names, keys, strict=True))
