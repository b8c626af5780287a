"""What actions gained in a search, wherever they were taken: by it, playouts prefer one option to another.

    prefer(gains, player, site, legal)              ->      of a few options drawn at random, the one that gained most
    add_gains(gains, [300, -300])                   ->      the result counts for all actions of this simulation

An action that is good in one position is often good in others (the move-average sampling of general game players). The
choice needs only two random numbers and a comparison of integers, so it costs little more than a uniform one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.serialize.hashing import fold
from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.random_stream import from_stream, next_stream

RIVALS: Final = 1
"""With how many other options a playout compares the one that it drew; 0 for uniform playouts."""
MOVES: Final = 1 << 12
"""The slots for actions; those that share a slot are taken for one."""


class Gains:
    """Visits and totals by action, and the actions of the current simulation, the first `length` of `moves`.

    A total is the sum of values for the player who took the action; `takers` took those of this simulation.
    """

    __slots__ = ("length", "moves", "rivals", "stream", "takers", "totals", "visits")

    def __init__(self, rivals: i64) -> None:
        self.rivals: i64 = rivals
        self.visits: Row = [0] * MOVES
        self.totals: Row = [0] * MOVES
        self.stream: i64 = 1
        self.length: i64 = 0
        self.moves: Row = []
        self.takers: Row = []


def begin_moves(gains: Gains, stream: i64) -> None:
    """Begin another simulation, whose playout draws from a stream."""
    gains.length = 0
    gains.stream = stream


def prefer(gains: Gains, player: i64, site: i64, legal: Row) -> i64:
    """Return an action of a playout: the one that gained most on average, of a few that are drawn at random."""
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    gains.stream = next_stream(gains.stream)
    action: i64 = legal[from_stream(gains.stream, count)]
    move: i64 = move_of(player, site, action)
    for _ in range(gains.rivals):
        gains.stream = next_stream(gains.stream)
        other: i64 = legal[from_stream(gains.stream, count)]
        rival: i64 = move_of(player, site, other)
        if gained_more(gains, rival, move):
            action = other
            move = rival
    add_move(gains, move, player)
    return action


def move_of(player: i64, site: i64, action: i64) -> i64:
    """Return the slot of an action, wherever it is taken."""
    return fold(fold(player, site), action) & (MOVES - 1)


def gained_more(gains: Gains, move: i64, other: i64) -> bool:
    """Tell whether an action gained more on average than another; an unknown one neither does nor is surpassed."""
    mine: i64 = gains.visits[move]
    theirs: i64 = gains.visits[other]
    return mine > 0 and theirs > 0 and gains.totals[move] * theirs > gains.totals[other] * mine


def add_move(gains: Gains, move: i64, player: i64) -> None:
    """Add an action to those of this simulation."""
    if gains.length == len(gains.moves):
        gains.moves.append(move)
        gains.takers.append(player)
    else:
        gains.moves[gains.length] = move
        gains.takers[gains.length] = player
    gains.length += 1


def add_gains(gains: Gains, values: Row) -> None:
    """Add the result of a simulation, one value for each player, to all its actions."""
    for step in range(gains.length):
        move: i64 = gains.moves[step]
        gains.visits[move] += 1
        gains.totals[move] += values[gains.takers[step] - 1]
