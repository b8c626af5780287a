"""Counted pieces on places: placing, removing and moving them.

    place 2 guard of p at t      ->      guards[p * size + t] += 2, limited by the reserve of p

`counts` has a row of `size` numbers for each player and one for player 0 (shared pieces); `placed` is how many pieces
of each player are on the board.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row
from lawspeaker_runtime.state.notes import NOTE_PIECES, note


def place_pieces(
    s: BaseState, counts: Row, placed: Row, size: i64, piece: i64, limit: i64, player: i64, place: i64, count: i64
) -> None:
    """Put pieces of a player on a place, limited by the player's reserve."""
    if limit >= 0:
        count = min(count, limit - placed[player])
    if count > 0:
        counts[player * size + place] += count
        placed[player] += count
        note(s, NOTE_PIECES, piece, player, place, count)


def remove_pieces(
    s: BaseState, counts: Row, placed: Row, size: i64, piece: i64, player: i64, place: i64, count: i64
) -> None:
    """Remove pieces of a player from a place, at most as many as are there."""
    count = min(count, counts[player * size + place])
    if count > 0:
        counts[player * size + place] -= count
        placed[player] -= count
        note(s, NOTE_PIECES, piece, player, place, -count)


def move_pieces(
    s: BaseState, counts: Row, size: i64, piece: i64, player: i64, source: i64, target: i64, count: i64
) -> None:
    """Move pieces of a player from one place to another, at most as many as are there."""
    count = min(count, counts[player * size + source])
    if count > 0:
        counts[player * size + source] -= count
        counts[player * size + target] += count
        note(s, NOTE_PIECES, piece, player, source, -count)
        note(s, NOTE_PIECES, piece, player, target, count)
