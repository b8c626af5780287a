"""Kuhn Poker: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.kuhn_poker.state import State


# kuhn-poker.law:60  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [s.goods[p]]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))
