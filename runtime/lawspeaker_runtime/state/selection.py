"""Choosing from lists without a player: what `having most`, `different`, `first`, `last` and `while` compile to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import NO_NUMBER, Row


def most(values: list[int], key: Callable[[int], int]) -> list[int]:
    """Keep the values whose key is the highest.

    >>> most([1, 2, 3, 4], lambda n: n % 3)
    [2]
    """
    keys = [key(value) for value in values]
    if not keys:
        return values
    best = max(keys)
    return [value for value, k in zip(values, keys, strict=True) if k == best]


def least(values: list[int], key: Callable[[int], int]) -> list[int]:
    """Keep the values whose key is the lowest."""
    return most(values, lambda value: -key(value))


def different(things: Row, first_copy: tuple[int, ...]) -> Row:
    """Keep the first of the things that are copies of one another.

    >>> different([4, 0, 1, 3], (0, 0, 0, 3, 3))
    [4, 0]
    """
    known: Row = []
    kept: Row = []
    for thing in things:
        name: i64 = first_copy[thing]
        if name not in known:
            known.append(name)
            kept.append(thing)
    return kept


def take_while(values: Sequence[int], test: Callable[[int], bool]) -> list[int]:
    """Keep the values before the first that fails the test."""
    kept: list[int] = []
    for value in values:
        if not test(value):
            break
        kept.append(value)
    return kept


def first_of(values: Sequence[int], line: str) -> int:
    """Return the first of the values, which must be there."""
    if len(values) == 0:
        raise RuleError(f"{line}: there is none")
    return values[0]


def first_or(values: Sequence[int], missing: i64) -> int:
    """Return the first of the values, or what stands for none."""
    return values[0] if len(values) > 0 else missing


def last_or(values: Sequence[int], missing: i64) -> int:
    """Return the last of the values, or what stands for none."""
    return values[-1] if len(values) > 0 else missing


def without_duplicates(values: Row) -> Row:
    """Return the values without those that came before, in their order.

    >>> without_duplicates([4, 2, 4, 7, 2])
    [4, 2, 7]
    """
    seen: set[int] = set()
    found: Row = []
    for value in values:
        if value not in seen:
            seen.add(value)
            found.append(value)
    return found


def require(value: i64, line: str) -> i64:
    """Return a value that must be there."""
    if value == -1:
        raise RuleError(f"{line}: there is nothing here")
    return value


def require_player(player: i64, line: str) -> i64:
    """Return a player who must be there."""
    if player == 0:
        raise RuleError(f"{line}: there is nobody here")
    return player


def require_number(value: i64, line: str) -> i64:
    """Return a number that must be there."""
    if value == NO_NUMBER:
        raise RuleError(f"{line}: there is no number here")
    return value


def require_any(values: list[int], line: str) -> list[int]:
    """Return what chance picks from, which may not be empty."""
    if len(values) == 0:
        raise RuleError(f"{line}: there is nothing to pick from")
    return values


def require_range(high: i64, low: i64, line: str) -> i64:
    """Return the upper end of what chance picks from, which may not be below the lower one."""
    if high < low:
        raise RuleError(f"{line}: there is no number from {low} to {high}")
    return high


def require_at_most(value: i64, top: i64, line: str) -> i64:
    """Return the upper end of a choice of a number, which may not exceed what the action space has room for."""
    if value > top:
        raise RuleError(f"{line}: a choice up to {value}, but at most {top} was foreseen; give the number a range")
    return value


def floor_divide(left: i64, right: i64, line: str) -> i64:
    """Divide, rounding down."""
    if right == 0:
        raise RuleError(f"{line}: a division by 0")
    return left // right


def last_n(values: list[int], count: i64) -> list[int]:
    """Return the last of the values."""
    return values[len(values) - count :] if count > 0 else []
