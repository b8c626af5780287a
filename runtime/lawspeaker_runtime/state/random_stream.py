"""TODO."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF


def scramble(seed: i64) -> i64:
    """Turn a seed of 64 bits into a start of the stream; neighbouring seeds give unrelated streams.

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
    """Return the next of a stream that is no state's own, such as a playout's: the first half of `draw`."""
    return (stream >> 31) * 40014 % 2147483563 << 31 | (stream & 0x7FFFFFFF) * 40692 % 2147483399


def from_stream(stream: i64, n: i64) -> i64:
    """Return the number from 0 to n - 1 that a stream stands at: the second half of `draw`.

    >>> state = BaseState(1, 7)
    >>> from_stream(next_stream(state.stream), 100) == draw(state, 100)
    True
    """
    mixed: i64 = (stream >> 31) - (stream & 0x7FFFFFFF)
    if mixed < 1:
        mixed += 2147483562
    return (mixed - 1) * n // 2147483562


def shifted_left(number: i64, bits: i64) -> i64:
    """Shift a number to the left: what machine code does instead of shifting a literal, which would have 32 bits."""
    return number << bits


def shifted_right(number: i64, bits: i64) -> i64:
    """Shift a number to the right."""
    return number >> bits
