"""Selecting from lists of values, and the checks of values that rules require.

first p among players having most silver     ->     first_of(most(players, lambda p: silver(s, p)), "a.law:9")
the marker's owner, which may be nobody      ->     require_player(owner(s), "a.law:12")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import NO_NUMBER, Row

FEW: Final = 8
"""How many numbers are compared with each other to see which are equal."""
SPARSE: Final = 32
"""How many marks there are for each number, at most, when equal numbers are found by their marks."""


def most(values: list[int], key: Callable[[int], int]) -> list[int]:
    """Return the values with the highest key.

    >>> most([1, 2, 3, 4], lambda n: n % 3)
    [2]
    """
    keys = [key(value) for value in values]
    if not keys:
        return values
    best = max(keys)
    return [value for value, k in zip(values, keys, strict=True) if k == best]


def least(values: list[int], key: Callable[[int], int]) -> list[int]:
    """Return the values with the lowest key."""
    return most(values, lambda value: -key(value))


def largest(values: Row, line: str) -> int:
    """Return the highest of some numbers; raise RuleError if there is none.

    >>> largest([3, 7, 5], "a.law:9")
    7
    """
    if len(values) == 0:
        raise RuleError(f"{line}: there is none")
    best: i64 = values[0]
    for value in values:
        if value > best:
            best = value
    return best


def smallest(values: Row, line: str) -> int:
    """Return the lowest of some numbers; raise RuleError if there is none."""
    return -largest([-value for value in values], line)


def different(things: Row, first_copy: tuple[int, ...]) -> Row:
    """Return the first of each set of copies of one thing; `first_copy[thing]` identifies the set.

    >>> different([4, 0, 1, 3], (0, 0, 0, 3, 3))
    [4, 0]
    """
    known: Row = []
    found: Row = []
    for thing in things:
        name: i64 = first_copy[thing]
        if name not in known:
            known.append(name)
            found.append(thing)
    return found


def first_n(values: Iterable[int], count: int) -> list[int]:
    """Return the first values, up to a count; what follows them is not looked at.

    >>> first_n((n for n in range(1, 100) if n % 3 == 0), 2)
    [3, 6]
    """
    return list(islice(values, max(count, 0)))


def take_while(values: Sequence[int], test: Callable[[int], bool]) -> list[int]:
    """Return the values before the first that fails the test."""
    found: list[int] = []
    for value in values:
        if not test(value):
            break
        found.append(value)
    return found


def first_of(values: Sequence[int], line: str) -> int:
    """Return the first value; raise RuleError if there is none."""
    if len(values) == 0:
        raise RuleError(f"{line}: there is none")
    return values[0]


def first_or(values: Sequence[int], missing: i64) -> int:
    """Return the first value, or `missing` if there is none."""
    return values[0] if len(values) > 0 else missing


def last_or(values: Sequence[int], missing: i64) -> int:
    """Return the last value, or `missing` if there is none."""
    return values[-1] if len(values) > 0 else missing


def in_order(values: Row, keys: Row) -> Row:
    """Return the values in the order of their keys, the lowest first; those of equal keys stay in their order.

    >>> in_order([4, 2, 7, 9], [1, 0, 1, -3])
    [9, 2, 4, 7]
    """
    count: i64 = len(values)
    order: Row = [index for index in range(count)]  # noqa: C416 (a row; a list is none)
    width: i64 = 1
    while width < count:
        order = merged_by_key(order, keys, width)
        width *= 2
    return [values[index] for index in order]


def merged_by_key(order: Row, keys: Row, width: i64) -> Row:
    """Return the indexes of keys in which each two neighbouring sorted runs are one; the last run may be shorter."""
    merged: Row = []
    count: i64 = len(order)
    start: i64 = 0
    while start < count:
        left: i64 = start
        middle: i64 = min(start + width, count)
        right: i64 = middle
        end: i64 = min(middle + width, count)
        while left < middle or right < end:
            if right >= end or (left < middle and keys[order[left]] <= keys[order[right]]):
                merged.append(order[left])
                left += 1
            else:
                merged.append(order[right])
                right += 1
        start = end
    return merged


def without_duplicates(values: Row) -> Row:
    """Return the values in their order, each once.

    >>> without_duplicates([4, 2, 4, 7, 2])
    [4, 2, 7]
    """
    if len(values) <= FEW:
        return without_few(values)
    low: i64 = values[0]
    high: i64 = values[0]
    for value in values:
        if value < low:
            low = value
        elif value > high:
            high = value
    if high - low > SPARSE * len(values):
        return without_equal(values)
    marks: Row = [0] * (high - low + 1)
    found: Row = []
    for value in values:
        if marks[value - low] == 0:
            marks[value - low] = 1
            found.append(value)
    return found


def without_few(values: Row) -> Row:
    """Return a few values in their order, each once."""
    found: Row = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


def without_equal(values: Row) -> Row:
    """Return the values in their order, each once, whatever they are: by a hash table in a row, which boxes nothing."""
    size: i64 = FEW
    while size < 2 * len(values):
        size *= 2
    slots: Row = [0] * size  # the place of a value among those found, counted from 1; 0 is a free slot
    found: Row = []
    for value in values:
        slot: i64 = (value ^ value >> 7 ^ value >> 15 ^ value >> 31) & size - 1
        while slots[slot] > 0 and found[slots[slot] - 1] != value:
            slot = slot + 1 & size - 1
        if slots[slot] == 0:
            found.append(value)
            slots[slot] = len(found)
    return found


def without_first(values: Row, value: i64) -> Row:
    """Return the values without the first one that is equal to a value.

    >>> without_first([4, 2, 4], 4)
    [2, 4]
    """
    found: Row = []
    is_missing = True
    for each in values:
        if is_missing and each == value:
            is_missing = False
        else:
            found.append(each)
    return found


def require(value: i64, line: str) -> i64:
    """Return a value; raise RuleError if it is nothing (-1)."""
    if value == -1:
        raise RuleError(f"{line}: there is nothing here")
    return value


def require_player(player: i64, line: str) -> i64:
    """Return a player; raise RuleError if it is nobody (0)."""
    if player == 0:
        raise RuleError(f"{line}: there is nobody here")
    return player


def require_number(value: i64, line: str) -> i64:
    """Return a number; raise RuleError if it is missing."""
    if value == NO_NUMBER:
        raise RuleError(f"{line}: there is no number here")
    return value


def require_any(values: Row, line: str) -> Row:
    """Return the values of a random choice; raise RuleError if there are none."""
    if len(values) == 0:
        raise RuleError(f"{line}: there is nothing to pick from")
    return values


def require_range(high: i64, low: i64, line: str) -> i64:
    """Return the upper end of a random number's range; raise RuleError if it is below the lower end."""
    if high < low:
        raise RuleError(f"{line}: there is no number from {low} to {high}")
    return high


def require_at_least(value: i64, bottom: i64, line: str) -> i64:
    """Return the lower end of a choice of a number; raise RuleError if it is below the range that has action ids."""
    if value < bottom:
        raise RuleError(f"{line}: a choice from {value}, but at least {bottom} was foreseen; give the number a range")
    return value


def require_at_most(value: i64, top: i64, line: str) -> i64:
    """Return the upper end of a choice of a number; raise RuleError if it exceeds the range that has action ids."""
    if value > top:
        raise RuleError(f"{line}: a choice up to {value}, but at most {top} was foreseen; give the number a range")
    return value


def require_within(values: Sequence[int], low: i64, high: i64, line: str) -> Sequence[int]:
    """Return the numbers of a choice; raise RuleError if one is outside of the range that has action ids."""
    for value in values:
        if value < low or value > high:
            raise RuleError(f"{line}: a choice of {value}, but {low} to {high} was foreseen; give the numbers a range")
    return values


def floor_divide(left: i64, right: i64, line: str) -> i64:
    """Return the quotient, rounded down; raise RuleError on division by 0."""
    if right == 0:
        raise RuleError(f"{line}: a division by 0")
    return left // right


def floor_remainder(left: i64, right: i64, line: str) -> i64:
    """Return what the quotient rounded down leaves over; raise RuleError on division by 0."""
    if right == 0:
        raise RuleError(f"{line}: a division by 0")
    return left % right


def last_n(values: list[int], count: i64) -> list[int]:
    """Return the last `count` values."""
    return values[len(values) - count :] if count > 0 else []
