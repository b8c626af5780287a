"""Measure other large games beside Northgard in one run: full games of three players, clones, checks without a cache.

`python -m benchmarks.beside_northgard` prints the section that `make bench` puts on its page. The goals are ratios,
because the games are measured in alternation: at least as many decisions a second, and clones that cost no more.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Sequence
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

BESIDE = "northgard"
GAMES = {"empires": "Empires", "ragnarok": "Ragnarok"}
"""The games that are compared, with the names that the page gives them."""
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


def compare(seconds: float, native: bool = True, games: Sequence[str] = tuple(GAMES)) -> Comparison:
    """Measure the games and Northgard."""
    modules, missing = engines((BESIDE, *games), native)
    field = [
        stepped(f"{way}|{game}", engine, PLAYERS) for way, found in modules.items() for game, engine in found.items()
    ]
    decisions = {name: median(rate.decisions for rate in repeated) for name, repeated in rates(field, seconds).items()}
    clones = clone_microseconds(field, CLONE_ROUNDS)
    return Comparison(by_way(decisions), by_way(clones), checks((BESIDE, *games)), missing)


def engines(games: Sequence[str], native: bool) -> tuple[dict[str, dict[str, EngineModule]], str | None]:
    """Return the engines of the games by way to play, and the reason why native ones are missing, if they are."""
    plain = {game: import_module(f"lawspeaker_games.{game}").engine for game in games}
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


def checks(games: Sequence[str]) -> dict[str, float]:
    """Time `law check` of the games without a cache, the best of several alternating repetitions."""
    best = dict.fromkeys(games, float("inf"))
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for game in best:
            shutil.copytree(SPECS / game, folder / game)
        check_seconds(folder / games[-1], folder / "warm")
        for number in range(REPETITIONS):
            for game in best:
                best[game] = min(best[game], check_seconds(folder / game, folder / f"{game}_{number}"))
    return best


def section(found: Comparison) -> str:
    """Return the section of the page about the games."""
    games = [game for game in GAMES if game in found.checks]
    head = ["", "Northgard", *(name for game in games for name in (GAMES[game], "ratio"))]
    rows = [
        [f"decisions per second, {way}", *cells({g: thousands(n) for g, n in by_game.items()}, by_game, games, True)]
        for way, by_game in found.decisions.items()
    ]
    rows += [
        [f"clone, {way}", *cells({g: figure(n, " µs") for g, n in by_game.items()}, by_game, games, False)]
        for way, by_game in found.clones.items()
    ]
    checked = {game: against(spent, FRESH_GOAL, " s", at_least=False) for game, spent in found.checks.items()}
    rows.append(["law check without a cache", *cells(checked, found.checks, games, None)])
    lacking = f"\nOnly interpreted: {found.missing}\n" if found.missing else ""
    return f"## Large games beside Northgard, full games of three players\n\n{table(head, rows)}\n{lacking}"


def cells(shown: dict[str, str], numbers: dict[str, float], games: Sequence[str], at_least: bool | None) -> list[str]:
    """Return the cells of a row: the figure of Northgard, then of each game its figure and its ratio.

    `at_least` tells whether a higher ratio is better; a ratio has no goal if it is None.
    """
    row = [shown[BESIDE]]
    for game in games:
        ratio = numbers[game] / numbers[BESIDE]
        row += [shown[game], figure(ratio, "x") if at_least is None else against(ratio, GOAL, "x", at_least=at_least)]
    return row


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(prog="benchmarks.beside_northgard", description="Measure games beside Northgard.")
    parser.add_argument("games", nargs="*", help=f"some of: {', '.join(GAMES)}; by default all")
    parser.add_argument("--seconds", type=float, default=1.0, help="per way to play and repetition")
    parser.add_argument("--interpreted", action="store_true", help="without native engines")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(GAMES))
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    print(section(compare(given.seconds, not given.interpreted, given.games or tuple(GAMES))))


if __name__ == "__main__":
    main()
