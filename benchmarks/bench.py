"""Compare generated engines with OpenSpiel, PettingZoo and hand-written Python, and write docs/benchmarks.md.

`make bench` measures all games and writes the page and its plots;
`python -m benchmarks.bench --seconds 0.2 breakthrough` measures one game quickly and only prints; with `--add` it also
adds the figures to the page (`benchmarks/later.py`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from benchmarks.beside_northgard import GAMES as LARGE
from benchmarks.beside_northgard import Comparison, compare
from benchmarks.big_games import PLAYERS as BIG_GAMES
from benchmarks.big_games import measure_big, measure_building
from benchmarks.big_games import section as big_section
from benchmarks.earlier import section as earlier_section
from benchmarks.games import BOARD_GAMES, GAMES, Game, contenders_of, write_boards
from benchmarks.growth_curves import Measured, measure_curves
from benchmarks.later import add_section, compared_tables
from benchmarks.northgard import GAME as BIGGEST
from benchmarks.northgard import Figures, measure_northgard
from benchmarks.report import page, plots
from benchmarks.result import Result
from benchmarks.search_section import measure_search
from benchmarks.search_section import section as search_section
from benchmarks.timing import check_seconds, clone_microseconds, rates

DOCS = Path(__file__).parent.parent / "docs"


def measure(game: Game, seconds: float) -> Result:
    """Measure one game."""
    print_progress(game.spec)
    field = contenders_of(game)
    return Result(
        game=game.spec,
        rates=rates(field.contenders, seconds),
        clones=clone_microseconds(field.contenders),
        check=check_seconds(f"benchmarks/specs/{game.spec}" if game in BOARD_GAMES else game.spec),
        goals=game.goals,
        missing=field.missing,
    )


def print_progress(what: str) -> None:
    """Print what is being measured to standard error."""
    print(f"measuring {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure the given games, or all of them; only a run of all games writes the page."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure generated engines beside others.")
    parser.add_argument("games", nargs="*", help="names of specs; by default all, and the growth curves")
    parser.add_argument("--seconds", type=float, default=1.0, help="per contender and repetition")
    parser.add_argument("--add", action="store_true", help="add the figures of the given games to the page")
    options = parser.parse_args()
    games = [*GAMES, *BOARD_GAMES]
    unknown = sorted(set(options.games) - {game.spec for game in games} - {BIGGEST, *LARGE})
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as folder:
        write_boards(Path(folder))
        results = [measure(game, options.seconds) for game in games if not options.games or game.spec in options.games]
    curves: dict[str, list[Measured]] = {}
    missing: str | None = None
    biggest: Figures | None = None
    large: Comparison | None = None
    if not options.games:
        curves, missing = measure_curves(options.seconds / 4, print_progress)
    if not options.games or BIGGEST in options.games:
        print_progress(BIGGEST)
        biggest = measure_northgard(options.seconds)
    compared = [game for game in LARGE if not options.games or game in options.games]
    if compared:
        print_progress(", ".join(compared))
        large = compare(options.seconds, games=compared)
    more = [] if options.games else more_sections(options.seconds)
    text = page(results, curves, missing, biggest, large, more)
    print(text)
    if not options.games:
        write_page(text, plots(results, curves))
    elif options.add and results:
        add_section(", ".join(result.game for result in results), compared_tables(results))


def more_sections(seconds: float) -> list[str]:
    """Measure the big games, how long building takes, and searches."""
    big: list[Result] = []
    for game in BIG_GAMES:
        print_progress(f"{game}, random games")
        big.append(measure_big(game, seconds))
    print_progress("building machine code")
    building = None if any(result.missing for result in big) else measure_building()
    sections = [big_section(big, building)]
    if building is not None:
        print_progress("an earlier version")
        sections.append(earlier_section())
    return [*sections, search_section(measure_search(print_progress))]


def write_page(text: str, drawn: dict[str, str]) -> None:
    """Write the page and its plots."""
    (DOCS / "benchmarks.md").write_text(text, encoding="utf-8")
    (DOCS / "benchmarks").mkdir(exist_ok=True)
    for name, plot in drawn.items():
        (DOCS / "benchmarks" / name).write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main()
