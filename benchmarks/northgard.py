"""Measure Northgard, the largest game: full games of three players, clones during combat, ten times the cards, checks.

`python -m benchmarks.northgard` prints the section that `make bench` puts on its page. Checks run in new processes on a
copy of the spec, with separate caches: an empty one, and one that was filled before a card was edited. The bytecode of
the compiler is cached, as in an installed package.
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

from benchmarks.contenders import Clones, Contender, EngineModule, mean_length, playouts, stepped
from benchmarks.declared_cards import TIMES, Declared
from benchmarks.declared_cards import measure as measure_declared
from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT
from benchmarks.markdown import against, figure, table, thousands
from benchmarks.timing import REPETITIONS, rates, spent_by_children, timed_clones
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import load_native

GAME = "northgard"
PACKAGE = f"lawspeaker_games.{GAME}"
SPEC = Path(__file__).parents[1] / "rulespecs" / GAME
PLAYERS = 3
INTERPRETED, NATIVE, NATIVE_PLAYOUT = "interpreted, stepped", "native, stepped", "native, playout"
RATE_GOALS = {INTERPRETED: 60_000.0, NATIVE_PLAYOUT: 700_000.0}
CLONE_GOALS = {INTERPRETED: 10.0, NATIVE: 2.5}
SLOWER_GOAL, CHECK_GOAL = 5.0, 12.0
FRESH_GOAL, EDITED_GOAL = 1.0, 0.3
CARD = re.compile(r"^card (?:\"(.+)\"|(.+?))(?=\s*(?:@|$))")


@dataclass(frozen=True, slots=True)
class Checks:
    """Processor seconds of `law check`: without a cache, after an edit, and with ten times the cards and no cache."""

    fresh: float
    edited: float
    tenfold: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The results; `slower` is what ten times the declared cards cost."""

    decisions: dict[str, float]
    clones: dict[str, float]
    slower: Declared
    checks: Checks
    missing: str | None


def measure_northgard(seconds: float) -> Figures:
    """Measure everything."""
    modules, missing = engines()
    players: list[Contender] = [stepped(name, engine, PLAYERS) for name, engine in modules.items()]
    if NATIVE in modules:
        players.append(playouts(NATIVE_PLAYOUT, modules[NATIVE], PLAYERS, mean_length(players[-1]), True))
    found = rates(players, seconds)
    decisions = {name: median(rate.decisions for rate in repeated) for name, repeated in found.items()}
    clones = {
        name: min(timed_clones(combat_clones(engine), 20) for _ in range(REPETITIONS))
        for name, engine in modules.items()
    }
    return Figures(decisions, clones, measure_declared(max(1, round(seconds * 20))), checks(), missing)


def engines() -> tuple[dict[str, EngineModule], str | None]:
    """Return the engines, and the reason why the native one is missing, if it is."""
    engine = import_module(PACKAGE).engine
    try:
        native = load_native(engine, PACKAGE)
    except NativeMissing as missing:
        return {INTERPRETED: cast("EngineModule", engine)}, str(missing)
    return {INTERPRETED: cast("EngineModule", engine), NATIVE: cast("EngineModule", native)}, None


def combat_clones(engine: EngineModule, wanted: int = 50) -> Clones:
    """Return functions that clone positions with a decision during a combat."""
    found: Clones = []
    draw = 1
    while len(found) < wanted:
        state = engine.begin(PLAYERS, draw)
        while not state.over:
            if vars_of(state, "combat_place"):
                copy = engine.clone(state)
                found.append(lambda copy=copy: engine.clone(copy))  # type: ignore[misc]
            legal = engine.legal(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            engine.apply(state, legal[(draw >> SHIFT) % len(legal)])
    return found


def vars_of(state: object, name: str) -> Sequence[int]:
    """Return a list field of a state as a Python list, also for a native state."""
    return list(cast("Sequence[int]", getattr(state, name)))


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
        env={
            **with_bytecode(),
            "LAW_CACHE": str(cache),
            "PYTHONPYCACHEPREFIX": str(cache.parent / "python"),
        },
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return spent_by_children() - start


def with_bytecode() -> dict[str, str]:
    """Return the environment without the variable that disables bytecode."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def edit_a_card(spec: Path, fame: int) -> None:
    """Change a number on the last card that has fame."""
    path = spec / "cards_advanced.law"
    text = path.read_text(encoding="utf-8")
    *_, last = re.finditer(r"^    fame \d+$", text, re.MULTILINE)
    path.write_text(f"{text[: last.start()]}    fame {fame}{text[last.end() :]}", encoding="utf-8")


def multiply(spec: Path) -> None:
    """Write nine renamed copies of every card into new files of the spec."""
    for path in sorted(spec.glob("*.law")):
        cards = cards_in(path.read_text(encoding="utf-8"))
        for number in range(2, TIMES + 1 if cards else 0):
            text = "\n".join(f'card "{name} the {number}th"\n{rest}' for name, rest in cards)
            (spec / f"{path.stem}_{number}.law").write_text(text, encoding="utf-8")


def cards_in(text: str) -> list[tuple[str, str]]:
    """Return the name and the body of each card of a file.

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
    """Return the section of the page about Northgard."""
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
            ["without a cache", against(times.fresh, FRESH_GOAL, " s", at_least=False)],
            ["after editing one card", against(times.edited, EDITED_GOAL, " s", at_least=False)],
            ["ten times the cards, without a cache", figure(times.tenfold, " s")],
            ["… times as long", against(times.tenfold / times.fresh, CHECK_GOAL, "x", at_least=False)],
        ],
    )
    slower = against(figures.slower.time, SLOWER_GOAL, " %", at_least=False)
    more = against(figures.slower.instructions, SLOWER_GOAL, " %", at_least=False)
    lacking = f"\nOnly interpreted: {figures.missing}\n" if figures.missing else ""
    return (
        "## Northgard, full games of three players\n\n"
        f"{ways}\n{lacking}\n"
        f"With ten times the declared cards (`benchmarks/declared_cards.py`), a decision takes {slower} "
        f"longer and {more} more instructions of the interpreter.\n\n{checked}\n"
    )


def rate(number: float, goal: float | None) -> str:
    """Return decisions per second with their goal.

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
