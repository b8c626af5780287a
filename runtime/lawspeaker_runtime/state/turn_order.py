"""Players around the table: who comes after whom, and what holds until when."""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import BaseState


def seats_from(s: BaseState, start: i64) -> list[int]:
    """List the players in turn order, beginning with one of them."""
    n: i64 = s.players
    return [(start - 1 + k) % n + 1 for k in range(n)]


def require_seat(s: BaseState, seat: i64, name: str, line: str) -> i64:
    """Return the player of a seat, which must not be empty."""
    if seat > s.players:
        raise RuleError(f"{line}: {name} does not play in a game of {int(s.players)}")
    return seat


def rotated(values: list[int], start: i64) -> list[int]:
    """Let a list of players begin with one of them, or with the next in it after him."""
    later = [value for value in values if value >= start]
    return later + [value for value in values if value < start]


def reversed_from(values: list[int], start: i64) -> list[int]:
    """List players against turn order, beginning with one of them."""
    order = rotated(values, start)
    return order[:1] + order[:0:-1]


def sole_winner(s: BaseState) -> int:
    """Return who won alone, 0 if nobody did."""
    return s.winners[0] if len(s.winners) == 1 else 0
