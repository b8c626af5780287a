"""A circle of spaces: each has one after and one before it.

    Ring(((1, 2), (0, 2), (0, 1)))        1 - 2 - 3 - 1

Space 1 is place 0.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.board import Board, Rows


class Ring(Board):
    """A circle."""

    __slots__ = ()

    def __init__(self, neighbours: Rows) -> None:
        super().__init__(neighbours, tuple(str(number) for number in range(1, len(neighbours) + 1)))

    def place_at(self, number: i64) -> i64:
        """Return the space of a number from 1, or -1 where there is none."""
        if 1 <= number <= self.size:
            return number - 1
        return -1
