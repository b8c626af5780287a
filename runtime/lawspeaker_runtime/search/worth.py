"""What a state is worth to each player, as integers: from its winners, its points and its nearness to victories.

    worth_at_end([1], [12, 30], 2)            ->      [947, -948]     the winner has fewer points
    worth_so_far([12, 30], [], 2)             ->      [-159, 158]     the game goes on

Players who compete have values from about -1,000 (lost) to 1,000 (won). A player alone, and players who win together,
have their points, and a victory on top.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row

WON: Final = 1000
MARGIN: Final = 100
LEAD: Final = 300
AIM: Final = 600
POINT: Final = 10
SOFTENING: Final = 4


def worth_at_end(winners: Row, points: Row, players: i64) -> Row:
    """Return the values at the end of a game in which players compete.

    A victory that several share is worth less: nothing if all share it. Without winners the points alone count.
    """
    values: Row = led_by(points, MARGIN, players)
    count: i64 = len(winners)
    if count == 0:
        return values
    gained: i64 = WON * (players - count) // (players - 1)
    for seat in range(players):
        if seat + 1 in winners:
            values[seat] += gained
        elif count < players:
            values[seat] -= WON
    return values


def worth_so_far(points: Row, near: Row, players: i64, aim: i64) -> Row:
    """Return the values of a game that goes on: leads in points, and in nearness to victories, which `aim` weighs."""
    values: Row = led_by(points, LEAD, players)
    if len(near) == 0:
        return values
    total: i64 = 0
    for value in near:
        total += value
    for seat in range(players):
        others: i64 = (total - near[seat]) // (players - 1)
        values[seat] += (near[seat] - others) * aim // 1000
    return values


def led_by(points: Row, weight: i64, players: i64) -> Row:
    """Return each player's lead over the average of the others, as a part of the most points, times a weight.

    The average, not the best of the others, because partners may share their points.

    >>> led_by([12, 30], 300, 2), led_by([], 300, 2)
    ([-159, 158], [0, 0])
    """
    values: Row = [0] * players
    if len(points) == 0:
        return values
    total: i64 = 0
    most: i64 = SOFTENING
    for value in points:
        total += value
        size: i64 = value if value >= 0 else -value
        if size + SOFTENING > most:
            most = size + SOFTENING
    for seat in range(players):
        lead: i64 = points[seat] * (players - 1) - (total - points[seat])
        values[seat] = lead * weight // (most * (players - 1))
    return values


def worth_together(won: i64, points: Row, near: Row, players: i64, aim: i64) -> Row:
    """Return the values for a player alone, or for players who win together; `won` is 1, -1 or 0 (not decided)."""
    values: Row = [WON * won] * players
    for seat in range(players):
        if len(points) > 0:
            values[seat] += POINT * points[seat]
        if len(near) > 0 and won == 0:
            values[seat] += near[seat] * aim // 1000
    return values
