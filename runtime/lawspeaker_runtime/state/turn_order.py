"""Players in turn order.

each p among players starting with dealer      ->      for p in rotated(players, dealer)
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import BaseState


def seats_from(s: BaseState, start: i64) -> list[int]:
    """Return all players in turn order, beginning with one of them."""
    n: i64 = s.players
    return [(start - 1 + k) % n + 1 for k in range(n)]


def require_seat(s: BaseState, seat: i64, name: str, line: str) -> i64:
    """Return the player of a seat; raise RuleError if nobody sits there in a game of this size."""
    if seat > s.players:
        raise RuleError(f"{line}: {name} does not play in a game of {int(s.players)}")
    return seat


def rotated(values: list[int], start: i64) -> list[int]:
    """Return players, ascending, rotated so that they begin with `start`, or with the next one after it."""
    later = [value for value in values if value >= start]
    return later + [value for value in values if value < start]


def reversed_from(values: list[int], start: i64) -> list[int]:
    """Return players against turn order, beginning with one of them."""
    order = rotated(values, start)
    return order[:1] + order[:0:-1]


def sole_winner(s: BaseState) -> int:
    """Return the only winner, or 0 if there is none or more than one."""
    return s.winners[0] if len(s.winners) == 1 else 0
