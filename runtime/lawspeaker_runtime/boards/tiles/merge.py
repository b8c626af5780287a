"""What a game keeps by place follows when groups merge: the old root's share goes to the new root.

`moved` is a flat list: old root, new root, old root, new root, ... as laying leaves it in the ground.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.pile_state import PileState


def merge_counts(counts: Row, size: i64, moved: Row) -> None:
    """Add up numbers kept by place, in rows of `size` places (one row for each player, say).

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
    """Move owners kept by place, 0 for nobody; a place that has one keeps it."""
    for i in range(0, len(moved), 2):
        old: i64 = moved[i]
        new: i64 = moved[i + 1]
        if owners[new] == 0:
            owners[new] = owners[old]
        owners[old] = 0


def merge_values(values: Row, moved: Row) -> None:
    """Rename places that are themselves kept as values, such as where each thing lies.

    >>> where = [4, 7, -1, 4]
    >>> merge_values(where, [4, 1]); where
    [1, 7, -1, 1]
    """
    for i in range(0, len(moved), 2):
        old: i64 = moved[i]
        new: i64 = moved[i + 1]
        for at in range(len(values)):
            if values[at] == old:
                values[at] = new


def merge_thing_places(s: PileState, moved: Row, first: i64, end: i64) -> None:
    """Let things from `first` on stand on the group their place became part of; `moved` has old and new roots."""
    for index in range(0, len(moved), 2):
        for thing in range(first, end):
            if s.at[thing] == -(moved[index] + 2):
                s.at[thing] = -(moved[index + 1] + 2)
