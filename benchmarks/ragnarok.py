"""Measure Lords of Ragnarok beside Northgard in one run: full games of three players, clones, checks without a cache.

`python -m benchmarks.ragnarok` prints the section that `make bench` puts on its page. The goals are ratios, because the
two games are measured in alternation: at least as many decisions a second, and clones that cost no more.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import cast

from benchmarks.contenders import EngineModule, stepped
from benchmarks.markdown import against, figure, table, thousands
from benchmarks.northgard import FRESH_GOAL, INTERPRETED, NATIVE, PLAYERS, check_seconds
from benchmarks.timing import REPETITIONS, clone_microseconds, rates
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import load_native

GAME, BESIDE = "ragnarok", "northgard"
SPECS = Path(__file__).parents[1] / "rulespecs"
CLONE_ROUNDS = 20
GOAL = 1.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results by way to play and game; `checks` are processor seconds of `law check`."""

    decisions: dict[str, dict[str, float]]
    clones: dict[str, dict[str, float]]
    checks: dict[str, float]
    missing: str | None


def compare_ragnarok(seconds: float, native: bool = True) -> Comparison:
    """Measure both games."""
    modules, missing = engines(native)
    field = [
        stepped(f"{way}|{game}", engine, PLAYERS) for way, pair in modules.items() for game, engine in pair.items()
    ]
    found = {name: median(rate.decisions for rate in repeated) for name, repeated in rates(field, seconds).items()}
    clones = clone_microseconds(field, CLONE_ROUNDS)
    return Comparison(by_way(found), by_way(clones), checks(), missing)


def engines(native: bool) -> tuple[dict[str, dict[str, EngineModule]], str | None]:
    """Return the engines of both games by way to play, and the reason why native ones are missing, if they are."""
    plain = {game: import_module(f"lawspeaker_games.{game}").engine for game in (BESIDE, GAME)}
    found = {INTERPRETED: {game: cast("EngineModule", engine) for game, engine in plain.items()}}
    if not native:
        return found, "native engines were not asked for"
    try:
        found[NATIVE] = {
            game: cast("EngineModule", load_native(engine, f"lawspeaker_games.{game}"))
            for game, engine in plain.items()
        }
    except NativeMissing as missing:
        return found, str(missing)
    return found, None


def by_way(found: dict[str, float]) -> dict[str, dict[str, float]]:
    """Return figures of `way|game` by way and game.

    >>> by_way({"native|go": 2.0, "native|chess": 3.0})
    {'native': {'go': 2.0, 'chess': 3.0}}
    """
    sorted_out: dict[str, dict[str, float]] = {}
    for name, number in found.items():
        way, _, game = name.partition("|")
        sorted_out.setdefault(way, {})[game] = number
    return sorted_out


def checks() -> dict[str, float]:
    """Time `law check` of both games without a cache, the best of several alternating repetitions."""
    best = dict.fromkeys((BESIDE, GAME), float("inf"))
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for game in best:
            shutil.copytree(SPECS / game, folder / game)
        check_seconds(folder / GAME, folder / "warm")
        for number in range(REPETITIONS):
            for game in best:
                best[game] = min(best[game], check_seconds(folder / game, folder / f"{game}_{number}"))
    return best


def section(found: Comparison) -> str:
    """Return the section of the page about the two games."""
    head = ["", "Northgard", "Ragnarok", "ratio"]
    rows = [
        [f"decisions per second, {way}", thousands(two[BESIDE]), thousands(two[GAME]), ratio(two, at_least=True)]
        for way, two in found.decisions.items()
    ]
    rows += [
        [f"clone, {way}", figure(two[BESIDE], " µs"), figure(two[GAME], " µs"), ratio(two, at_least=False)]
        for way, two in found.clones.items()
    ]
    checked = against(found.checks[GAME], FRESH_GOAL, " s", at_least=False)
    share = figure(found.checks[GAME] / found.checks[BESIDE], "x")
    rows.append(["law check without a cache", figure(found.checks[BESIDE], " s"), checked, share])
    lacking = f"\nOnly interpreted: {found.missing}\n" if found.missing else ""
    return f"## Lords of Ragnarok beside Northgard, full games of three players\n\n{table(head, rows)}\n{lacking}"


def ratio(two: dict[str, float], *, at_least: bool) -> str:
    """Return the figure of Ragnarok in relation to that of Northgard, with the goal."""
    return against(two[GAME] / two[BESIDE], GOAL, "x", at_least=at_least)


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(prog="benchmarks.ragnarok", description="Measure Ragnarok beside Northgard.")
    parser.add_argument("--seconds", type=float, default=1.0, help="per way to play and repetition")
    parser.add_argument("--interpreted", action="store_true", help="without native engines")
    given = parser.parse_args()
    print(section(compare_ragnarok(given.seconds, not given.interpreted)))


if __name__ == "__main__":
    main()
