"""The memo table of a native state: memoized values in rows of unboxed integers.

    lord(s, 7)      ->      slot (7 * 73 + …) % SLOTS; a hit if its tag equals the era of `lord` + 7

Interpreted engines memoize in dictionaries, which would box every number. Here arguments map to one slot, and a new
value replaces the old one. The tag of a slot is the key of the value plus the era of its function. Invalidating all
values of a function means giving it a new era, so old tags no longer match. `native/passes/memo_table.py` of the
compiler rewrites the dictionaries of an engine to this table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row, Rows

SLOTS: Final = 512
ROW_SLOTS: Final = 64


class MemoTable:
    """The table of one state: `tags` and `values` for numbers, `row_tags` and `rows` for lists.

    `eras` holds one number for each memoized function: unique among functions, and new after each invalidation.
    """

    __slots__ = ("eras", "row_tags", "rows", "tags", "values")

    def __init__(self) -> None:
        """Make a table without slots; `new_memo_table` adds them."""
        self.eras: Row = []
        self.tags: Row = []
        self.values: Row = []
        self.row_tags: Row = []
        self.rows: Rows = []


def new_memo_table(functions: i64) -> MemoTable:
    """Return an empty table for a number of memoized functions.

    >>> table = new_memo_table(2)
    >>> table.eras, len(table.tags), max(table.tags)
    ([0, 68719476736], 512, -1)
    """
    table = MemoTable()
    empty: Row = []
    table.eras = [function << 36 for function in range(functions)]
    table.tags = [-1] * SLOTS
    table.values = [0] * SLOTS
    table.row_tags = [-1] * ROW_SLOTS
    table.rows = [empty] * ROW_SLOTS
    return table


def copy_memo_table(table: MemoTable) -> MemoTable:
    """Return an independent copy of a table."""
    copy = MemoTable()
    copy.eras = table.eras[:]
    copy.tags = table.tags[:]
    copy.values = table.values[:]
    copy.row_tags = table.row_tags[:]
    copy.rows = table.rows[:]
    return copy
