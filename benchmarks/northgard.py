"""What the biggest game costs: full three-player games of Northgard, clones in mid-combat, ten times the cards, checks.

`python -m benchmarks.northgard` prints the section that `make bench` puts on its page. Checks run in new processes on a
copy of the spec, with a cache of their own: empty, filled, and filled before one card was edited. The disk is warm: the
modules of the compiler are compiled, as those of an installed package are.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import cast

from benchmarks.contenders import Clones, Contender, Door, mean_length, playouts, stepped
from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT
from benchmarks.many_cards import build, timed
from benchmarks.measure import REPETITIONS, rates, spent_by_children, timed_clones
from benchmarks.tables import against, figure, table, thousands
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import load_native

GAME = "northgard"
PACKAGE = f"lawspeaker_games.{GAME}"
SPEC = Path(__file__).parents[1] / "rulespecs" / GAME
PLAYERS = 3
INTERPRETED, NATIVE, NATIVE_PLAYOUT = "interpreted, stepped", "native, stepped", "native, playout"
RATE_GOALS = {INTERPRETED: 60_000.0, NATIVE_PLAYOUT: 1_000_000.0}
CLONE_GOALS = {INTERPRETED: 10.0, NATIVE: 2.0}
SLOWER_GOAL, CHECK_GOAL = 5.0, 12.0
FRESH_GOAL, EDITED_GOAL = 1.0, 0.3
TIMES = 10
CARD = re.compile(r"^card (?:\"(.+)\"|(.+?))(?=\s*(?:@|$))")


@dataclass(frozen=True, slots=True)
class Checks:
    """Processor seconds of `law check`: nothing kept, one card edited since; nothing kept, with ten times the cards."""

    fresh: float
    edited: float
    tenfold: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured; `slower` is how many percent longer a decision takes with ten times the cards declared."""

    decisions: dict[str, float]
    clones: dict[str, float]
    slower: float
    checks: Checks
    missing: str | None


def measure_northgard(seconds: float) -> Figures:
    """Measure everything."""
    doors, missing = engines()
    players: list[Contender] = [stepped(name, door, PLAYERS) for name, door in doors.items()]
    if NATIVE in doors:
        players.append(playouts(NATIVE_PLAYOUT, doors[NATIVE], PLAYERS, mean_length(players[-1]), True))
    found = rates(players, seconds)
    decisions = {name: median(rate.decisions for rate in repeated) for name, repeated in found.items()}
    clones = {name: min(timed_clones(fights(door), 20) for _ in range(REPETITIONS)) for name, door in doors.items()}
    return Figures(decisions, clones, slower_by(max(1, round(seconds * 20))), checks(), missing)


def engines() -> tuple[dict[str, Door], str | None]:
    """Return the engines, and why the native one is missing if it is."""
    door = import_module(PACKAGE).engine
    try:
        native = load_native(door, PACKAGE)
    except NativeMissing as missing:
        return {INTERPRETED: cast("Door", door)}, str(missing)
    return {INTERPRETED: cast("Door", door), NATIVE: cast("Door", native)}, None


def fights(door: Door, wanted: int = 50) -> Clones:
    """Return functions that clone positions in which somebody decides while a combat is being fought."""
    found: Clones = []
    draw = 1
    while len(found) < wanted:
        state = door.begin(PLAYERS, draw)
        while not state.over:
            if vars_of(state, "combat_place"):
                copy = door.clone(state)
                found.append(lambda copy=copy: door.clone(copy))  # type: ignore[misc]
            legal = door.legal(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            door.apply(state, legal[(draw >> SHIFT) % len(legal)])
    return found


def vars_of(state: object, name: str) -> Sequence[int]:
    """Return a list of a state, as a list whatever the engine keeps it in."""
    return list(cast("Sequence[int]", getattr(state, name)))


def slower_by(rounds: int) -> float:
    """Return by how many percent ten times the declared cards slow a game of `many_cards` down."""
    with tempfile.TemporaryDirectory() as folder:
        doors = {times: build(times, Path(folder)) for times in (1, TIMES)}
        best = dict.fromkeys(doors, 0.0)
        for number in range(rounds):
            for times, door in doors.items():
                decisions, spent = timed(door, range(number * 10, number * 10 + 10))
                best[times] = max(best[times], decisions / spent)
        sys.path.remove(folder)
    return (best[1] / best[TIMES] - 1) * 100


def checks() -> Checks:
    """Time `law check` on copies of the spec."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        shutil.copytree(SPEC, folder / "once")
        shutil.copytree(SPEC, folder / "tenfold")
        multiply(folder / "tenfold")
        check_seconds(folder / "once", folder / "warm")
        fresh = min(check_seconds(folder / "once", folder / f"cache_{number}") for number in range(REPETITIONS))
        edited = [edited_seconds(folder / "once", folder / "cache_0", fame) for fame in range(3, 3 + REPETITIONS)]
        tenfold = min(check_seconds(folder / "tenfold", folder / f"other_{number}") for number in range(REPETITIONS))
        return Checks(fresh, min(edited), tenfold)


def edited_seconds(spec: Path, cache: Path, fame: int) -> float:
    """Return the processor time of a check after an edit of one card."""
    edit_a_card(spec, fame)
    return check_seconds(spec, cache)


def check_seconds(spec: Path, cache: Path) -> float:
    """Return the processor time of one check in a new process."""
    command = [sys.executable, "-c", "from lawspeaker.cli.app import main; main()", "check", str(spec)]
    start = spent_by_children()
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[1],
        env={**compiling(), "LAW_CACHE": str(cache), "PYTHONPYCACHEPREFIX": str(cache.parent / "python")},
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return spent_by_children() - start


def compiling() -> dict[str, str]:
    """Return the environment, with leave to keep compiled modules."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def edit_a_card(spec: Path, fame: int) -> None:
    """Change a number on the last card that has fame."""
    path = spec / "cards_advanced.law"
    text = path.read_text(encoding="utf-8")
    *_, last = re.finditer(r"^    fame \d+$", text, re.MULTILINE)
    path.write_text(f"{text[: last.start()]}    fame {fame}{text[last.end() :]}", encoding="utf-8")


def multiply(spec: Path) -> None:
    """Write every card nine times more, each under a name of its own, into files beside those of the spec."""
    for path in sorted(spec.glob("*.law")):
        cards = cards_in(path.read_text(encoding="utf-8"))
        for number in range(2, TIMES + 1 if cards else 0):
            text = "\n".join(f'card "{name} the {number}th"\n{rest}' for name, rest in cards)
            (spec / f"{path.stem}_{number}.law").write_text(text, encoding="utf-8")


def cards_in(text: str) -> list[tuple[str, str]]:
    """Return the name of each card of a file and the lines below it.

    >>> cards_in('card Spy\\n    fame 2\\nverb spy\\n    skip\\ncard "Old Axe" @A-1\\n    fame 1\\n')
    [('Spy', '    fame 2\\n'), ('Old Axe', '    fame 1\\n')]
    """
    found: list[tuple[str, str]] = []
    inside = False
    for line in text.splitlines():
        named = CARD.match(line)
        if named:
            found.append((named[1] or named[2], ""))
        inside = named is not None or (inside and line.startswith(" "))
        if inside and not named:
            found[-1] = (found[-1][0], f"{found[-1][1]}{line}\n")
    return found


def section(figures: Figures) -> str:
    """Write what the page says about the game."""
    ways = table(
        ["", "decisions per second", "clone in mid-combat"],
        [
            [
                name,
                rate(figures.decisions[name], RATE_GOALS.get(name)),
                against(figures.clones.get(name), CLONE_GOALS.get(name), " µs", at_least=False),
            ]
            for name in figures.decisions
        ],
    )
    times = figures.checks
    checked = table(
        ["law check in a new process", ""],
        [
            ["nothing kept from before", against(times.fresh, FRESH_GOAL, " s", at_least=False)],
            ["one card edited since the last check", against(times.edited, EDITED_GOAL, " s", at_least=False)],
            ["ten times the cards, nothing kept", figure(times.tenfold, " s")],
            ["… times as long", against(times.tenfold / times.fresh, CHECK_GOAL, "x", at_least=False)],
        ],
    )
    slower = against(figures.slower, SLOWER_GOAL, " %", at_least=False)
    lacking = f"\nOnly interpreted: {figures.missing}\n" if figures.missing else ""
    return (
        "## Northgard, full games of three players\n\n"
        f"{ways}\n{lacking}\n"
        f"Ten times the cards declared, the same ones in play (`benchmarks/many_cards.py`): {slower} more time for a "
        f"decision.\n\n{checked}\n"
    )


def rate(number: float, goal: float | None) -> str:
    """Write decisions per second beside their goal.

    >>> rate(21_000, 60_000), rate(5, None)
    ('21,000 (goal 60,000, missed)', '5')
    """
    if goal is None:
        return thousands(number)
    return f"{thousands(number)} (goal {thousands(goal)}{'' if number >= goal else ', missed'})"


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(prog="benchmarks.northgard", description="Measure Northgard.")
    parser.add_argument("--seconds", type=float, default=1.0, help="per way to play and repetition")
    print(section(measure_northgard(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
