"""A circle of spaces: each has one after and one before it.

    circle(6)        1 - 2 - 3 - 4 - 5 - 6 - 1

Space 1 is place 0.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.board import Board


class Ring(Board):
    """A circle; `after[p]` and `before[p]` are the spaces on either side (the space itself when it is alone)."""

    __slots__ = ("after", "before")

    def __init__(self, size: int) -> None:
        if size < 1:
            raise ValueError(f"a circle of {size} spaces has no places")
        self.after: tuple[int, ...] = tuple((place + 1) % size for place in range(size))
        self.before: tuple[int, ...] = tuple((place - 1) % size for place in range(size))
        near = tuple(tuple(sorted({(p - 1) % size, (p + 1) % size} - {p})) for p in range(size))
        super().__init__(near, tuple(str(number) for number in range(1, size + 1)))

    def ahead(self, place: i64, steps: i64) -> i64:
        """Return the space so many steps ahead; steps below 0 go back.

        >>> circle(6).ahead(4, 3), circle(6).ahead(1, -3)
        (1, 4)
        """
        return (place + steps) % self.size

    def place_at(self, number: i64) -> i64:
        """Return the space of a number from 1, or -1 where there is none."""
        if 1 <= number <= self.size:
            return number - 1
        return -1


def circle(size: int) -> Ring:
    """Make a circle of so many spaces.

    >>> circle(6).distance[0]
    (0, 1, 2, 3, 2, 1)
    """
    return Ring(size)
