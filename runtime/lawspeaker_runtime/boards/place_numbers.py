"""The number of a place by its column and row, or by its number on a circle; native engines have it as machine code."""

from __future__ import annotations

from mypy_extensions import i64


def grid_place(column: i64, row: i64, width: i64, height: i64, across: i64) -> i64:
    """Return the place in a column and row, or -1 outside the board; `across` are the columns by which places count.

    >>> grid_place(2, 3, 8, 8, 8), grid_place(9, 1, 8, 8, 8)
    (17, -1)
    """
    if 1 <= column <= width and 1 <= row <= height:
        return (row - 1) * across + column - 1
    return -1


def ring_place(number: i64, length: i64) -> i64:
    """Return the space of a number from 1 on a circle, or -1 where there is none.

    >>> ring_place(1, 6), ring_place(7, 6)
    (0, -1)
    """
    return number - 1 if 1 <= number <= length else -1
