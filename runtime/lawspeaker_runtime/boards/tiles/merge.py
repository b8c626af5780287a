"""Updating what a state stores by place after groups merged: the values of the old root go to the new root.

    merge_counts(guards, size, s.map.moved)

`moved` is a flat list: old root, new root, old root, new root, ... as `lay` leaves it in the layout.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.pile_state import PileState


def merge_counts(counts: Row, size: i64, moved: Row) -> None:
    """Add the counts of old roots to those of new roots, in rows of `size` places (one row for each player).

    >>> counts = [0, 2, 3, 0, 0, 1]
    >>> merge_counts(counts, 3, [2, 1]); counts
    [0, 5, 0, 0, 1, 0]
    """
    for i in range(0, len(moved), 2):
        old: i64 = moved[i]
        new: i64 = moved[i + 1]
        for row in range(0, len(counts), size):
            counts[row + new] += counts[row + old]
            counts[row + old] = 0


def merge_owners(owners: Row, moved: Row) -> None:
    """Move owners from old roots to new roots, 0 for none; a place that has an owner keeps it."""
    for i in range(0, len(moved), 2):
        old: i64 = moved[i]
        new: i64 = moved[i + 1]
        if owners[new] == 0:
            owners[new] = owners[old]
        owners[old] = 0


def merge_thing_places(s: PileState, moved: Row, first: i64, end: i64) -> None:
    """Move things from `first` to `end - 1` that are on an old root to the new root."""
    for index in range(0, len(moved), 2):
        for thing in range(first, end):
            if s.at[thing] == -(moved[index] + 2):
                s.at[thing] = -(moved[index + 1] + 2)
