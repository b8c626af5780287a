"""How near a condition is to being true, from 0 to 1,000: from these the generated `nearness` of a game is composed.

needs strongholds of p is at least 3       ->      near_count([1000, 500, 0], 3) == 416
needs gold of p is at least 10             ->      near_at_least(4, 10) == 400
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row

MET: Final = 1000


def near_at_least(number: i64, need: i64) -> i64:
    """Return how near a number is to being at least as high as needed.

    >>> near_at_least(4, 10), near_at_least(12, 10), near_at_least(-3, 10), near_at_least(-3, -1)
    (400, 1000, 0, 333)
    """
    if number >= need:
        return MET
    if need > 0:
        return MET * number // need if number > 0 else 0
    return MET // (1 + need - number)


def near_in_reach(number: i64, need: i64) -> i64:
    """Return how near a number is to what a means needs; having nothing counts a little, since it can be gathered.

    >>> near_in_reach(0, 3), near_in_reach(2, 3), near_in_reach(3, 3)
    (250, 750, 1000)
    """
    return near_at_least(number + 1, need + 1)


def near_by_means(brought: Row, others: Row) -> i64:
    """Return the average nearness of conditions; 0 if one of those about things that players bring cannot come true.

    >>> near_by_means([250], [1000]), near_by_means([0], [1000]), near_by_means([1000], [])
    (625, 0, 1000)
    """
    total: i64 = 0
    for part in brought:
        if part == 0:
            return 0
        total += part
    for part in others:
        total += part
    return total // (len(brought) + len(others))


def near_equal(number: i64, need: i64) -> i64:
    """Return how near two numbers are to being equal.

    >>> near_equal(7, 7), near_equal(5, 7)
    (1000, 333)
    """
    return MET // (1 + need - number) if need > number else MET // (1 + number - need)


def near_done(left: i64) -> i64:
    """Return how near something is to being done of which so many parts are left.

    >>> near_done(0), near_done(1), near_done(3)
    (1000, 500, 250)
    """
    return MET // (1 + left)


def near_count(parts: Row, need: i64) -> i64:
    """Return how near as many parts as needed are to being met; those that are nearest count, unmet ones half.

    >>> near_count([0, 1000, 500], 3), near_count([1000, 1000], 1), near_count([], 2), near_count([], 0)
    (416, 1000, 0, 1000)
    """
    if need <= 0:
        return MET
    left: Row = parts[:]
    total: i64 = 0
    for _ in range(need):
        best: i64 = -1
        for index in range(len(left)):
            if best < 0 or left[index] > left[best]:
                best = index
        if best < 0 or left[best] <= 0:
            break
        total += MET if left[best] >= MET else left[best] // 2
        left[best] = 0
    return total // need


def nearest_part(parts: Row) -> i64:
    """Return the highest of some nearnesses, 0 if there are none.

    >>> nearest_part([300, 500]), nearest_part([])
    (500, 0)
    """
    best: i64 = 0
    for part in parts:
        if part > best:
            best = part
    return best


def near_any(parts: Row) -> i64:
    """Return how near a player is to winning in any of several ways, as if each nearness were the chance of that way.

    So the nearest way counts most, and progress in the others is not lost.

    >>> near_any([500, 400]), near_any([500, 0]), near_any([1000, 300]), near_any([])
    (700, 500, 1000, 0)
    """
    missed: i64 = MET
    for part in parts:
        missed = missed * (MET - part) // MET
    return MET - missed


def average_part(parts: Row) -> i64:
    """Return the average of some nearnesses; what is needed of none is met.

    >>> average_part([300, 500]), average_part([])
    (400, 1000)
    """
    if len(parts) == 0:
        return MET
    total: i64 = 0
    for part in parts:
        total += part
    return total // len(parts)
