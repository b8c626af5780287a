"""A circle of spaces: each has one after and one before it.

    Ring(((1, 2), (0, 2), (0, 1)), "space")        space 1 - space 2 - space 3 - space 1

Place 0 is called `space 1`.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.board import Board, Rows, Table
from lawspeaker_runtime.boards.place_numbers import ring_place


class Ring(Board):
    """A circle of `length` spaces; in other games of the same rules it may have more."""

    __slots__ = ("length",)

    def __init__(self, neighbours: Rows, word: str, length: int = 0) -> None:
        super().__init__(neighbours, tuple(f"{word} {number}" for number in range(1, len(neighbours) + 1)))
        self.length: int = length or self.size
        self.places = tuple(range(self.length))

    def place_at(self, number: i64) -> i64:
        """Return the space of a number from 1, or -1 where there is none."""
        return ring_place(number, self.length)


def ring_sizes(least: int, most: int, word: str) -> tuple[Ring, ...]:
    """Make circles of every length between two, the largest last; a space has the same number on all of them.

    >>> [ring.neighbours[0] for ring in ring_sizes(2, 4, "space")]
    [(1,), (1, 2), (1, 3)]
    """
    return tuple([Ring(around(length, most), word, length) for length in range(least, most + 1)])


def around(length: int, most: int) -> Table:
    """Return the neighbours of the spaces of a circle, and none for the numbers of spaces that it does not have."""
    near = [tuple(sorted({(n - 1) % length, (n + 1) % length} - {n})) for n in range(length)]
    return (*near, *([()] * (most - length)))
