"""Values that machine code keeps until something they look at changes: a table of numbers for all of them.

Interpreted engines keep them in dictionaries, which make a box for every number. Here a value has one slot, which it
shares with others: whoever comes last keeps it. The tag of a slot tells whose value it holds: the question, and how
often its shelf was cleared before. So to forget a shelf is to count one up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row, Rows

SLOTS: Final = 512
ROW_SLOTS: Final = 64


class MemoTable:
    """The table of one state: `tags` and `values` of numbers, `row_tags` and `rows` of lists.

    `eras` has a number for each shelf that no other shelf has, and that it never had before it was cleared last.
    """

    __slots__ = ("eras", "row_tags", "rows", "tags", "values")

    def __init__(self) -> None:
        """Keep nothing, and have no room; `new_memo_table` makes some."""
        self.eras: Row = []
        self.tags: Row = []
        self.values: Row = []
        self.row_tags: Row = []
        self.rows: Rows = []


def new_memo_table(shelves: i64) -> MemoTable:
    """Make an empty table for some shelves.

    >>> kept = new_memo_table(2)
    >>> kept.eras, len(kept.tags), max(kept.tags)
    ([0, 68719476736], 512, -1)
    """
    kept = MemoTable()
    nothing: Row = []
    kept.eras = [shelf << 36 for shelf in range(shelves)]
    kept.tags = [-1] * SLOTS
    kept.values = [0] * SLOTS
    kept.row_tags = [-1] * ROW_SLOTS
    kept.rows = [nothing] * ROW_SLOTS
    return kept


def copy_memo_table(kept: MemoTable) -> MemoTable:
    """Return a table of one's own that keeps the same."""
    copy = MemoTable()
    copy.eras = kept.eras[:]
    copy.tags = kept.tags[:]
    copy.values = kept.values[:]
    copy.row_tags = kept.row_tags[:]
    copy.rows = kept.rows[:]
    return copy
