"""The random number generator: a state's `stream` is one integer, advanced by pure functions.

    stream = scramble(seed)                          # 7  ->  a start that is unrelated to that of 8
    stream = next_stream(stream)
    roll = from_stream(stream, 6) + 1                # 1 to 6

The generator is L'Ecuyer's combined generator of 1988: two multiplicative generators modulo 2147483563 and
2147483399, in the upper and lower 31 bits of one integer. Its period is 2.3e18. Intermediate results stay below 63
bits, so interpreted and native code compute the same numbers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF
HALF: Final = 0x80000000
LOW_HALF: Final = 0xFFFFFFFF
Seed: TypeAlias = int
"""A seed from outside, of any length: in native code not a machine number, unlike every other `int` of an engine."""


def low_bits(seed: Seed) -> i64:
    """Return the lowest 64 bits of a seed as a signed number.

    >>> low_bits(7), low_bits(-7), low_bits(2**64 - 1), low_bits(2**64 + 7), low_bits(2**63)
    (7, -7, -1, 7, -9223372036854775808)
    """
    low: i64 = seed & LOW_HALF
    high: i64 = (seed >> 32) & LOW_HALF
    return ((high ^ HALF) - HALF) << 32 | low


def scramble(seed: i64) -> i64:
    """Return the start of the stream for a 64-bit seed; neighbouring seeds give unrelated streams.

    Products are cut to their low 62 bits, which are the same with and without overflow. The two highest bits of the
    seed are folded into the others.
    """
    x: i64 = (seed & MASK) ^ (((seed >> 62) & 3) * 0x0A0761D6478BD642)
    x = (x * 0x1B873593CC9E2D51 + 0x2545F4914F6CDD1D) & MASK
    x = ((x ^ (x >> 31)) * 0x14057B7EF767814F) & MASK
    x = ((x ^ (x >> 29)) * 0x2B4F6CDD1D7A9C35) & MASK
    x = x ^ (x >> 32)
    return ((x >> 31) % 2147483562 + 1) << 31 | ((x & 0x7FFFFFFF) % 2147483398 + 1)


def next_stream(stream: i64) -> i64:
    """Return the state of a stream after one step: the first half of `draw`."""
    return (stream >> 31) * 40014 % 2147483563 << 31 | (stream & 0x7FFFFFFF) * 40692 % 2147483399


def from_stream(stream: i64, n: i64) -> i64:
    """Return the number from 0 to n - 1 that a stream yields now: the second half of `draw`.

    >>> from lawspeaker_runtime.state.base_state import BaseState
    >>> from lawspeaker_runtime.state.chance import draw
    >>> state = BaseState(1, 7)
    >>> from_stream(next_stream(state.stream), 100) == draw(state, 100)
    True
    """
    mixed: i64 = (stream >> 31) - (stream & 0x7FFFFFFF)
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def shifted_left(number: i64, bits: i64) -> i64:
    """Shift to the left.

    Native code calls this instead of shifting a literal, which mypyc would compile with 32 bits.
    """
    return number << bits


def shifted_right(number: i64, bits: i64) -> i64:
    """Shift to the right. See `shifted_left`."""
    return number >> bits
