"""Measure contenders side by side: short slices in turn, so that a busy moment of the machine slows all of them.

Time is processor time of this process: what other programs take from the machine does not count.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from benchmarks.contenders import Contender

REPETITIONS = 3
SLICE_SECONDS = 0.01


def games_per_slice(contender: Contender) -> int:
    """Return how many games fill one slice; this also warms the contender up."""
    games, seconds = 1, 0.0
    while seconds < SLICE_SECONDS / 2:
        games *= 2
        start = process_time()
        contender.play(games, 1)
        seconds = process_time() - start
    return max(1, round(games * SLICE_SECONDS / seconds))


def repetition(contenders: Sequence[Contender], games: Sequence[int], slices: int) -> list[float]:
    """Return the decisions per second of each contender over slices taken in turn."""
    decisions = [0] * len(contenders)
    seconds = [0.0] * len(contenders)
    draws = [1] * len(contenders)
    for _ in range(slices):
        for i, contender in enumerate(contenders):
            start = process_time()
            made, draws[i] = contender.play(games[i], draws[i])
            seconds[i] += process_time() - start
            decisions[i] += made
    return [made / spent for made, spent in zip(decisions, seconds, strict=True)]


def decisions_per_second(contenders: Sequence[Contender], seconds: float) -> dict[str, list[float]]:
    """Return the rate of each contender in each repetition, `seconds` per contender and repetition."""
    games = [games_per_slice(contender) for contender in contenders]
    slices = max(1, round(seconds / SLICE_SECONDS))
    rows = [repetition(contenders, games, slices) for _ in range(REPETITIONS)]
    return {contender.name: [row[i] for row in rows] for i, contender in enumerate(contenders)}


def clone_microseconds(contender: Contender, rounds: int = 300) -> float:
    """Return the mean time of a clone over every decision of one game, the best of the repetitions."""
    clones = contender.clones()
    best = float("inf")
    for _ in range(REPETITIONS):
        start = process_time()
        for _ in range(rounds):
            for clone in clones:
                clone()
        best = min(best, (process_time() - start) / (rounds * len(clones)))
    return best * 1e6


def check_seconds(game: str) -> float | None:
    """Return the wall time of `law check GAME` in a new process, or None where there is nothing to check."""
    law = Path(sys.executable).with_name("law")
    if not law.exists():
        return None
    times = []
    for _ in range(REPETITIONS):
        start = perf_counter()
        done = subprocess.run([law, "check", game], capture_output=True, check=False)
        times.append(perf_counter() - start)
        if done.returncode:
            return None
    return median(times)
