"""A circle of spaces: each has one after and one before it.

    Ring(((1, 2), (0, 2), (0, 1)), "space")        space 1 - space 2 - space 3 - space 1

Place 0 is called `space 1`.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.board import Board, Rows


class Ring(Board):
    """A circle."""

    __slots__ = ()

    def __init__(self, neighbours: Rows, word: str) -> None:
        super().__init__(neighbours, tuple(f"{word} {number}" for number in range(1, len(neighbours) + 1)))

    def place_at(self, number: i64) -> i64:
        """Return the space of a number from 1, or -1 where there is none."""
        if 1 <= number <= self.size:
            return number - 1
        return -1
