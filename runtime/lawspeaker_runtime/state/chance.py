"""Random outcomes: drawn from the state's stream, or given from outside.

pick_number(s, 1, 6, tag)     ->     a number from the stream, fast or secure
s.forced = [4]                ->     4
s.explicit = True             ->     raises ChanceNeeded(tag, [1, 2, 3, 4, 5, 6])
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice
from lawspeaker_runtime.state.base_state import BaseState, Row
from lawspeaker_runtime.state.random_stream import scramble
from lawspeaker_runtime.state.secure_stream import secure_number


def draw(s: BaseState, n: i64) -> i64:
    """Return a number from 0 to n - 1 from the state's stream, each equally likely; n is at most 2**30."""
    x: i64 = s.stream
    if x <= 0:
        s.stream = x - 1
        return secure_number(s.key, -x, n)
    one: i64 = (x >> 31) * 40014 % 2147483563
    two: i64 = (x & 0x7FFFFFFF) * 40692 % 2147483399
    s.stream = one << 31 | two
    mixed: i64 = one - two
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def reseed(s: BaseState, seed: i64) -> None:
    """Let a state draw from another stream, which is unrelated to the one before: a fast one, also in a secure game."""
    s.stream = scramble(seed)
    s.key = b""


def pick_from(s: BaseState, values: Row, tag: i64) -> int:
    """Return one of the values at random; `tag` is the index of their type, for ChanceNeeded."""
    if s.explicit or s.forced:
        return forced(s, list(values), tag)
    return values[draw(s, len(values))]


def pick_number(s: BaseState, low: i64, high: i64, tag: i64) -> i64:
    """Return a number from low to high at random; `tag` is the index of its type, for ChanceNeeded."""
    if s.explicit or s.forced:
        return forced(s, list(range(low, high + 1)), tag)
    return low + draw(s, high - low + 1)


def forced(s: BaseState, values: list[int], tag: i64) -> int:
    """Return the next forced outcome.

    Raise ChanceNeeded if there is none, IllegalChoice if it is not among the values.
    """
    if s.forced:
        value = s.forced[0]
        if value not in values:
            raise IllegalChoice(f"the forced outcome {value} is not possible here")
        del s.forced[0]
        return value
    raise ChanceNeeded(int(tag), values)
