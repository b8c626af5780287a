"""Breakthrough: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.breakthrough.tables import (
    FIELD_SIZE,
    NORTH,
    NORTHEAST,
    NORTHWEST,
    SOUTH,
    SOUTHEAST,
    SOUTHWEST,
    SQUARE_TOWARDS,
)


# breakthrough.law:13  value ahead of s: square for p: player -> list of square
def ahead(s_: int, p: int) -> list[int]:
    if p == 1:
        return [SQUARE_TOWARDS[way][s_] for way in (SOUTHWEST, SOUTH, SOUTHEAST) if SQUARE_TOWARDS[way][s_] >= 0]
    return [SQUARE_TOWARDS[way][s_] for way in (NORTHWEST, NORTH, NORTHEAST) if SQUARE_TOWARDS[way][s_] >= 0]


# breakthrough.law:16  value goal_row of p: player -> number = 1 if p is Black else 8
def goal_row(p: int) -> int:
    return 1 if p == 1 else 8


TABLE_AHEAD: Final = tuple(tuple(ahead(s_, max(p, 1)) for s_ in range(FIELD_SIZE)) for p in range(3))
TABLE_GOAL_ROW: Final = tuple(goal_row(max(p, 1)) for p in range(3))
