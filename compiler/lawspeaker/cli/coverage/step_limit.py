"""How long an example may go on in a game that lacks a rule: counted in lines of Python, not in seconds.

A rule that is taken away may be the one that ends a loop. A clock would tell such an example from a slow one
differently on every machine; the lines that are carried out are the same everywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

LEAST = 1_000_000
TIMES = 20
Trace = Callable[[FrameType, str, object], "Trace"]


class Endless(BaseException):
    """What does not come to an end; not an Exception, so that nothing on the way takes it for an error."""


def steps_of(act: Callable[[], object], most: int = sys.maxsize) -> int:
    """Do something and return how many lines that took; raise Endless after the most it may take.

    >>> def long_way():
    ...     return sum(n for n in range(1000))
    >>> steps_of(long_way) > 1000
    True
    """
    done = 0

    def count(frame: FrameType, event: str, found: object) -> Trace:
        nonlocal done
        done += 1
        if done > most and event == "line":  # an error while a generator is being closed would be lost
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
    """Return what an example may take that takes so many steps while all rules are there.

    >>> limit(7), limit(100_000)
    (1000000, 2000000)
    """
    return max(LEAST, TIMES * steps)
