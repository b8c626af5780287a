"""Measure contenders in short alternating slices, so that a busy moment of the machine affects all of them.

Times are processor times of this process, without those of other programs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.contenders import Clones, Contender

REPETITIONS = 3
SLICE_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions and games per second of processor time."""

    decisions: float
    games: float


def games_per_slice(contender: Contender) -> int:
    """Return the number of games that take as long as one slice; this also warms up the contender."""
    games, seconds = 1, 0.0
    while seconds < SLICE_SECONDS / 2:
        games *= 2
        start = process_time()
        contender.play(games, 1)
        seconds = process_time() - start
    return max(1, round(games * SLICE_SECONDS / seconds))


def repetition(contenders: Sequence[Contender], games: Sequence[int], slices: int) -> list[Rate]:
    """Return the rates of each contender over alternating slices."""
    decisions = [0] * len(contenders)
    seconds = [0.0] * len(contenders)
    draws = [1] * len(contenders)
    for _ in range(slices):
        for i, contender in enumerate(contenders):
            start = process_time()
            made, draws[i] = contender.play(games[i], draws[i])
            seconds[i] += process_time() - start
            decisions[i] += made
    return [
        Rate(made / spent, slices * count / spent) for made, spent, count in zip(decisions, seconds, games, strict=True)
    ]


def rates(contenders: Sequence[Contender], seconds: float) -> dict[str, list[Rate]]:
    """Return the rates of each contender in each repetition, `seconds` per contender and repetition."""
    games = [games_per_slice(contender) for contender in contenders]
    slices = max(1, round(seconds / SLICE_SECONDS))
    rows = [repetition(contenders, games, slices) for _ in range(REPETITIONS)]
    return {contender.name: [row[i] for row in rows] for i, contender in enumerate(contenders)}


def clone_microseconds(contenders: Sequence[Contender], rounds: int = 300) -> dict[str, float]:
    """Return the mean time of a clone over all decisions of one game, the best of several alternating repetitions."""
    able = {contender.name: contender.clones() for contender in contenders if contender.clones is not None}
    best = dict.fromkeys(able, float("inf"))
    for _ in range(REPETITIONS):
        for name, clones in able.items():
            best[name] = min(best[name], timed_clones(clones, rounds))
    return best


def timed_clones(clones: Clones, rounds: int) -> float:
    """Return the mean time of a clone in microseconds."""
    start = process_time()
    for _ in range(rounds):
        for clone in clones:
            clone()
    return (process_time() - start) / (rounds * len(clones)) * 1e6


def check_seconds(game: str) -> float | None:
    """Return the processor time of `law check GAME` in a new process, or None if the check fails."""
    command = [sys.executable, "-c", "from lawspeaker.cli.app import main; main()", "check", game]
    times = []
    for _ in range(REPETITIONS):
        start = spent_by_children()
        done = subprocess.run(command, capture_output=True, check=False, cwd=Path(__file__).parents[1])
        times.append(spent_by_children() - start)
        if done.returncode:
            return None
    return median(times)


def spent_by_children() -> float:
    """Return the processor time of all finished child processes."""
    times = os.times()
    return times.children_user + times.children_system
