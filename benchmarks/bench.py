"""Compare engines with OpenSpiel, PettingZoo and hand-written Python; print the page and keep it in docs/.

`make bench` measures all games and writes docs/benchmarks.md and its plots;
`python -m benchmarks.bench --seconds 0.2 breakthrough` measures one of them, quickly, and only prints.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.games import GAMES, Game, field_of
from benchmarks.growth import Measured, measure_curves
from benchmarks.measure import check_seconds, clone_microseconds, rates
from benchmarks.northgard import GAME as BIGGEST
from benchmarks.northgard import Figures, measure_northgard
from benchmarks.report import Result, page, plots

DOCS = Path(__file__).parent.parent / "docs"


def measure(game: Game, seconds: float) -> Result:
    """Measure one game."""
    tell(game.spec)
    field = field_of(game)
    return Result(
        game=game.spec,
        rates=rates(field.contenders, seconds),
        clones=clone_microseconds(field.contenders),
        check=check_seconds(game.spec),
        goals=game.goals,
        missing=field.missing,
    )


def tell(what: str) -> None:
    """Say what is being measured, beside the page."""
    print(f"measuring {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure the games asked for; only a run of everything replaces the page."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure generated engines beside others.")
    parser.add_argument("games", nargs="*", help="names of specs; none: all, and the growth curves")
    parser.add_argument("--seconds", type=float, default=1.0, help="per contender and repetition")
    asked = parser.parse_args()
    unknown = sorted(set(asked.games) - {game.spec for game in GAMES} - {BIGGEST})
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    results = [measure(game, asked.seconds) for game in GAMES if not asked.games or game.spec in asked.games]
    curves: dict[str, list[Measured]] = {}
    missing: str | None = None
    biggest: Figures | None = None
    if not asked.games:
        curves, missing = measure_curves(asked.seconds / 4, tell)
    if not asked.games or BIGGEST in asked.games:
        tell(BIGGEST)
        biggest = measure_northgard(asked.seconds)
    text = page(results, curves, missing, biggest)
    print(text)
    if not asked.games:
        keep(text, plots(results, curves))


def keep(text: str, drawn: dict[str, str]) -> None:
    """Write the page and its plots."""
    (DOCS / "benchmarks.md").write_text(text, encoding="utf-8")
    (DOCS / "benchmarks").mkdir(exist_ok=True)
    for name, plot in drawn.items():
        (DOCS / "benchmarks" / name).write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main()
