"""Operations on rows of numbers for native code, in place of methods and built-in functions of Python's lists.

    values.insert(0, 5)     ->     values = insert_at(values, 0, 5)        (rewritten by compiler/lawspeaker/native)

A row is a vector in native code. Changing the length of a vector makes a new vector, so each function returns its
result. Each docstring ends with the Python expression that the function stands for.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import Row, Rows

NUMBERS: Final[list[object]] = [*range(4096)]
"""Boxed small integers, which `as_list` shares instead of allocating them."""
RUN_MASK: Final = 31
"""Rows are sorted by insertion in runs of one number more."""


def as_list(values: Row) -> list[int]:
    """Return the numbers as a Python list, sharing the boxes of small ones: `list`.

    >>> as_list([4, -9, 5000])
    [4, -9, 5000]
    """
    return cast("list[int]", [NUMBERS[number] if 0 <= number < 4096 else number for number in values])


def first_sorted(values: Row, count: i64) -> Row:
    """Return the first few numbers in ascending order: `sorted`.

    >>> first_sorted([4, 9, 1, 7], 3)
    [1, 4, 9]
    """
    found: Row = []
    index: i64 = 0
    while index < count:
        found = insert_sorted(found, values[index])
        index += 1
    return found


def insert_sorted(values: Row, number: i64) -> Row:
    """Insert a number into ascending numbers and return them: `insort`.

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


def insert_at(values: Row, place: i64, number: i64) -> Row:
    """Insert a number before an index: `insert`.

    >>> insert_at([1, 4, 9], 0, 5)
    [5, 1, 4, 9]
    """
    values.append(number)
    index: i64 = len(values) - 1
    while index > place:
        values[index] = values[index - 1]
        index -= 1
    values[index] = number
    return values


def without_last(values: Row, count: i64) -> Row:
    """Remove the last numbers: `del values[-count:]`.

    >>> without_last([1, 4, 9], 2)
    [1]
    """
    for _ in range(count):
        values.pop()
    return values


def joined(values: Row, others: Row) -> Row:
    """Return the concatenation of two rows: `[*values, *others]`.

    >>> joined([1, 4], [9])
    [1, 4, 9]
    """
    both: Row = values[:]
    for number in others:
        both.append(number)
    return both


def row_of_range(low: i64, high: i64) -> Row:
    """Return the numbers from low to high - 1: `list(range(low, high))`.

    >>> row_of_range(2, 5), row_of_range(5, 2)
    ([2, 3, 4], [])
    """
    values: Row = [0] * (high - low if high > low else 0)
    for index in range(len(values)):
        values[index] = low + index
    return values


def sorted_row(values: Row) -> Row:
    """Return a sorted copy: `sorted`. Short runs are sorted by insertion, because most rows are short, and then merged.

    >>> sorted_row([4, 9, 1, 4])
    [1, 4, 4, 9]
    >>> sorted_row([number * 37 % 101 for number in range(101)]) == [*range(101)]
    True
    """
    ordered: Row = values[:]
    count: i64 = len(ordered)
    for end in range(count):
        number: i64 = ordered[end]
        index: i64 = end
        while index & RUN_MASK != 0 and ordered[index - 1] > number:
            ordered[index] = ordered[index - 1]
            index -= 1
        ordered[index] = number
    width: i64 = RUN_MASK + 1
    while width < count:
        ordered = merged_runs(ordered, width)
        width *= 2
    return ordered


def merged_runs(values: Row, width: i64) -> Row:
    """Return a copy in which each two neighbouring sorted runs are one; the last run may be shorter.

    >>> merged_runs([1, 4, 2, 3, 0], 2)
    [1, 2, 3, 4, 0]
    """
    count: i64 = len(values)
    merged: Row = [0] * count
    start: i64 = 0
    while start < count:
        middle: i64 = start + width if start + width < count else count
        end: i64 = middle + width if middle + width < count else count
        left: i64 = start
        right: i64 = middle
        for index in range(start, end):
            if right == end or (left < middle and values[left] <= values[right]):
                merged[index] = values[left]
                left += 1
            else:
                merged[index] = values[right]
                right += 1
        start = end
    return merged


def sum_of_steps(values: Row, first: i64, step: i64) -> i64:
    """Return the sum of every `step`-th number: `sum(values[first::step])`.

    >>> sum_of_steps([1, 4, 9, 16, 25], 1, 2)
    20
    """
    total: i64 = 0
    index: i64 = first
    while index < len(values):
        total += values[index]
        index += step
    return total


def place_in(values: Row, number: i64) -> i64:
    """Return the index of the first occurrence of a number: `index`.

    >>> place_in([1, 4, 9], 9)
    2
    """
    for index in range(len(values)):
        if values[index] == number:
            return index
    raise ValueError(f"{number} is not in list")


def place_for_row(values: Row, number: i64) -> i64:
    """Return the index at which a number is, or would be inserted, among ascending numbers: `bisect_left`.

    >>> place_for_row([1, 4, 9], 4), place_for_row([1, 4, 9], 5), place_for_row([], 5)
    (1, 2, 0)
    """
    low: i64 = 0
    high: i64 = len(values)
    while low < high:
        middle: i64 = (low + high) >> 1
        if values[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def has_number(values: Row, number: i64) -> bool:
    """Tell whether a number is among ascending numbers: `in`.

    >>> has_number([1, 4, 9], 4), has_number([1, 4, 9], 5), has_number([1, 4, 9], 10)
    (True, False, False)
    """
    index: i64 = place_for_row(values, number)
    return index < len(values) and values[index] == number


def most_of(values: Row, keys: Row) -> Row:
    """Return the values with the highest key, given all keys: `most`.

    >>> most_of([1, 2, 3, 4], [1, 2, 0, 1])
    [2]
    """
    found: Row = []
    if len(values) == 0:
        return found
    best: i64 = keys[0]
    for index in range(len(values)):
        key: i64 = keys[index]
        if key > best:
            best = key
            found = []
        if key == best:
            found.append(values[index])
    return found


def least_of(values: Row, keys: Row) -> Row:
    """Return the values with the lowest key, given all keys: `least`.

    >>> least_of([1, 2, 3, 4], [1, 2, 0, 1])
    [3]
    """
    opposite: Row = [-key for key in keys]
    return most_of(values, opposite)


def first_of_row(values: Row, line: str) -> i64:
    """Return the first value; raise RuleError if there is none: `first_of`.

    >>> first_of_row([4, 9], "a.law:1")
    4
    """
    if len(values) == 0:
        raise RuleError(f"{line}: there is none")
    return values[0]


def first_or_row(values: Row, missing: i64) -> i64:
    """Return the first value, or `missing` if there is none: `first_or`.

    >>> first_or_row([4, 9], -1), first_or_row([], -1)
    (4, -1)
    """
    return values[0] if len(values) > 0 else missing


def last_or_row(values: Row, missing: i64) -> i64:
    """Return the last value, or `missing` if there is none: `last_or`.

    >>> last_or_row([4, 9], -1), last_or_row([], -1)
    (9, -1)
    """
    return values[len(values) - 1] if len(values) > 0 else missing


def way_to(came: Row, begun: i64, end: i64) -> Row:
    """Return the places after the first of the way that a search went, given from where it came to each.

    >>> way_to([0, 0, 1, 1], 0, 3)
    [1, 3]
    """
    length: i64 = 0
    place: i64 = end
    while place != begun:
        length += 1
        place = came[place]
    way: Row = [0] * length
    place = end
    while length > 0:
        length -= 1
        way[length] = place
        place = came[place]
    return way


def row_of(text: str) -> Row:
    """Parse a row of constants. Native modules hold long tables as text, because mypyc compiles long literals slowly.

    >>> row_of("4 -1 9"), row_of("")
    ([4, -1, 9], [])
    """
    values: Row = []
    for part in text.split():
        values.append(int(part))
    return values


def rows_of(text: str) -> Rows:
    """Parse a table of constants whose rows are separated by semicolons.

    >>> rows_of("4 9;;1")
    [[4, 9], [], [1]]
    """
    table: Rows = []
    for part in text.split(";"):
        table.append(row_of(part))
    return table


def flags_of(text: str) -> tuple[bool, ...]:
    """Parse a row of booleans.

    >>> flags_of("011")
    (False, True, True)
    """
    return tuple([sign == "1" for sign in text])
