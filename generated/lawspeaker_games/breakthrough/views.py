"""Breakthrough: what a player may know, by names.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """What a player may know: hidden is None, nothing is None; lists of players begin with player 1."""

    player: int | None
    active: int | None
    over: bool
    pawn: dict[str, int]
