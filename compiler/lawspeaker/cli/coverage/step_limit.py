"""Limit how long an example may run in a mutant, in executed lines of Python instead of seconds.

The removed rule may be the one that ends a loop. The number of executed lines is the same on every machine, while a
time limit would depend on the machine's speed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

MIN_LIMIT = 1_000_000
LIMIT_FACTOR = 20
Trace = Callable[[FrameType, str, object], "Trace"]


class Endless(BaseException):
    """An example exceeded its limit. It is not an Exception, so that engines do not catch it."""


def steps_of(act: Callable[[], object], most: int = sys.maxsize) -> int:
    """Call a function and return the number of executed lines; raise Endless if it exceeds a limit.

    >>> def long_way():
    ...     return sum(n for n in range(1000))
    >>> steps_of(long_way) > 1000
    True
    """
    done = 0

    def count(frame: FrameType, event: str, found: object) -> Trace:
        nonlocal done
        done += 1
        if done > most and event == "line":  # an exception raised while a generator is closed would be lost
            raise Endless
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        act()
    finally:
        sys.settrace(before)
    return done


def limit(steps: int) -> int:
    """Return the limit for an example that takes so many steps in the complete game.

    >>> limit(7), limit(100_000)
    (1000000, 2000000)
    """
    return max(MIN_LIMIT, LIMIT_FACTOR * steps)
