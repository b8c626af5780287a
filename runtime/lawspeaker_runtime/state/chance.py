"""TODO."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice
from lawspeaker_runtime.state.base_state import BaseState


def draw(s: BaseState, n: i64) -> i64:
    """Draw a number from 0 to n - 1 from the state's stream, each equally likely (n is at most 2**30).

    The stream is L'Ecuyer's combined generator of 1988: two multiplicative generators modulo 2147483563 and
    2147483399, kept in the two halves of one integer; its period is 2.3e18.
    """
    x: i64 = s.stream
    one: i64 = (x >> 31) * 40014 % 2147483563
    two: i64 = (x & 0x7FFFFFFF) * 40692 % 2147483399
    s.stream = one << 31 | two
    mixed: i64 = one - two
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def pick_from(s: BaseState, values: list[int], tag: i64) -> int:
    """Choose one of the values by chance; `tag` says what they are to whoever is asked."""
    if s.explicit or s.forced:
        return forced(s, values, tag)
    return values[draw(s, len(values))]


def pick_number(s: BaseState, low: i64, high: i64, tag: i64) -> i64:
    """Choose a number from low to high by chance."""
    if s.explicit or s.forced:
        return forced(s, list(range(low, high + 1)), tag)
    return low + draw(s, high - low + 1)


def forced(s: BaseState, values: list[int], tag: i64) -> int:
    """Take the next forced outcome, or ask for one."""
    if s.forced:
        value = s.forced[0]
        if value not in values:
            raise IllegalChoice(f"the forced outcome {value} is not possible here")
        del s.forced[0]
        return value
    raise ChanceNeeded(int(tag), values)
