"""The statistics of flat Monte Carlo search: options are tried in rounds, and the worse half is dropped after each.

    8 options, 96 simulations      ->      4 worlds with all 8, 8 with the best 4, 16 with the best 2

All options of a round are tried in the same worlds with the same random numbers, so that only the option differs
(sequential halving with common random numbers). Without halving there is one round, which only the best survives.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.budget import check_signals
from lawspeaker_runtime.state.random_stream import from_stream, next_stream, scramble

SIGNAL_MASK: Final = 63
"""Signals such as Ctrl-C are handled every SIGNAL_MASK + 1 worlds."""


class Contest:
    """The options that are left, the sum of values of each, and the number of simulations for each round."""

    __slots__ = ("halving", "left", "per_round", "rounds", "stream", "totals", "worlds")

    def __init__(self, legal: Row, simulations: i64, seed: i64, halving: bool = True) -> None:
        self.halving: bool = halving
        self.left: Row = legal[:]
        self.totals: Row = [0] * len(legal)
        self.per_round: i64 = simulations // rounds_for(len(legal)) if halving else simulations
        self.stream: i64 = scramble(seed)
        self.rounds: i64 = 0
        self.worlds: i64 = 0


def rounds_for(options: i64) -> i64:
    """Return the number of rounds until one option is left.

    >>> [rounds_for(n) for n in (1, 2, 3, 8, 9)]
    [1, 1, 2, 3, 4]
    """
    rounds: i64 = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds


def worlds_for(contest: Contest) -> i64:
    """Return the number of worlds in which all options that are left are tried now; at least one."""
    count: i64 = contest.per_round // len(contest.left)
    return count if count > 0 else 1


def next_world(contest: Contest) -> i64:
    """Return a random seed for the next world."""
    contest.worlds += 1
    if contest.worlds & SIGNAL_MASK == 0:
        check_signals()
    contest.stream = next_stream(contest.stream)
    return contest.stream


def drop_worse(contest: Contest) -> None:
    """Drop the worse half of the options, or all but the best without halving; of equal ones, the later."""
    left: Row = contest.left
    totals: Row = contest.totals
    for end in range(1, len(left)):
        action: i64 = left[end]
        total: i64 = totals[end]
        index: i64 = end
        while index > 0 and totals[index - 1] < total:
            left[index] = left[index - 1]
            totals[index] = totals[index - 1]
            index -= 1
        left[index] = action
        totals[index] = total
    kept: i64 = (len(left) + 1) // 2 if contest.halving else 1
    contest.left = left[:kept]
    contest.totals = totals[:kept]
    contest.rounds += 1


def best_of(contest: Contest) -> i64:
    """Return the best option; a random one if no round was finished, because no world was found to try them in."""
    if contest.rounds > 0:
        return contest.left[0]
    return contest.left[from_stream(next_stream(contest.stream), len(contest.left))]
