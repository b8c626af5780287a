"""The memo table of native engines: memoized values of all states in rows of unboxed integers.

    lord(s, 7)      ->      slot (7 + 219) % SLOTS; a hit if the slot holds the era of `lord` in `s`, and the key 7

Interpreted engines memoize in dictionaries, which would box every number. Here arguments map to one slot, and a new
value replaces the old one. An era stands for what a function reads in a state: invalidating all values of a function
gives the state an era that no state had before, and a clone keeps the eras of its original until it invalidates them.
So one table serves all states, and neither a clone nor a new state copies or fills one. `native/passes/memo_table.py`
of the compiler rewrites the dictionaries of an engine to this table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row, Rows

SLOTS: Final = 2048
ROW_SLOTS: Final = 256


class MemoTable:
    """The slots: `cells` holds era, key and value of each number, `row_cells` era and key of each list in `rows`.

    `latest` is the last era that was given to a state; no state has the era 0.
    """

    __slots__ = ("cells", "latest", "row_cells", "rows")

    def __init__(self) -> None:
        """Make a table with empty slots."""
        empty: Row = []
        self.latest: i64 = 0
        self.cells: Row = [0] * (3 * SLOTS)
        self.row_cells: Row = [0] * (2 * ROW_SLOTS)
        self.rows: Rows = [empty] * ROW_SLOTS


TABLE: Final = MemoTable()


def shared_memo_table() -> MemoTable:
    """Return the table of all states."""
    return TABLE


def new_eras(functions: i64) -> Row:
    """Return an era that no state had before for each of a number of memoized functions.

    >>> first = new_eras(2)
    >>> [era - first[0] for era in (*first, *new_eras(1))]
    [0, 1, 2]
    """
    start: i64 = TABLE.latest + 1
    TABLE.latest += functions
    eras: Row = [start + function for function in range(functions)]
    return eras
