"""What machine code does to rows of numbers, where interpreted code has a function of Python's own."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.core import Row


def insert_sorted(values: Row, number: i64) -> Row:
    """Put a number into ascending ones, where it belongs, and return them: `insort`.

    >>> insert_sorted([1, 4, 9], 5)
    [1, 4, 5, 9]
    """
    values.append(number)
    index: i64 = len(values) - 1
    while index > 0 and values[index - 1] > number:
        values[index] = values[index - 1]
        index -= 1
    values[index] = number
    return values
