"""Measure the big games beside each other: random games inside the native engine, clones, `law sim`, and building.

`python -m benchmarks.big_games [GAME …] [--building]` prints the section that `make bench` puts on its page. Games are
begun anew for each playout, as `law sim` does. Building is measured in empty caches, in wall time, because a user waits
for it, and in processor time, for busy machines: from nothing, and after one number of a card was changed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from benchmarks.contenders import EngineModule, begun_playouts, mean_length, samples, stepped
from benchmarks.games import NATIVE, NATIVE_BEGUN, NATIVE_SAMPLE
from benchmarks.later import add_section
from benchmarks.markdown import against, table, thousands
from benchmarks.result import Result
from benchmarks.timing import clone_microseconds, rates
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.game.loaded import Loaded, Package
from lawspeaker_runtime.native.load import load_native

ROOT = Path(__file__).parents[1]
PLAYERS = {"northgard": 3, "northwood": 1, "empires": 3, "ragnarok": 3}
SAMPLE_GOAL, CLONE_GOAL = 0.8, 2.5
NEW_GOAL, EDITED_GOAL = 90.0, 15.0
BUILT = "northgard"
CARDS = "cards_advanced.law"


@dataclass(frozen=True, slots=True)
class Seconds:
    """The wall time of a build, and the time of all processors together."""

    wall: float
    processor: float


@dataclass(frozen=True, slots=True)
class Building:
    """How long a native engine takes from nothing, and after one number of a card was changed."""

    new: Seconds
    edited: Seconds


def measure_big(game: str, seconds: float) -> Result:
    """Measure one game; without a C compiler nothing is measured."""
    package = f"lawspeaker_games.{game}"
    engine, names, tables = (import_module(f"{package}.{part}") for part in ("engine", "names", "tables"))
    try:
        native = load_native(engine, package)
    except NativeMissing as missing:
        return Result(game, {}, {}, None, None, {NATIVE: str(missing)})
    door, players = cast("EngineModule", native), PLAYERS[game]
    plain = stepped(NATIVE, door, players)
    loaded = Loaded(cast("Package", import_module(package)), native, names.RULES, tables)
    field = [
        plain,
        begun_playouts(NATIVE_BEGUN, door, players, mean_length(plain, 200)),
        samples(NATIVE_SAMPLE, loaded, players),
    ]
    return Result(game, rates(field, seconds), clone_microseconds(field, 20), None, None, {})


def measure_building() -> Building:
    """Build the largest game in an empty cache, then again after an edit."""
    with tempfile.TemporaryDirectory() as made:
        spec = Path(made) / BUILT
        shutil.copytree(ROOT / "rulespecs" / BUILT, spec)
        return Building(build_seconds(spec, Path(made) / "cache"), edited_seconds(spec, Path(made) / "cache"))


def edited_seconds(spec: Path, cache: Path) -> Seconds:
    """Return how long a build takes after the fame of a card was changed."""
    path = spec / CARDS
    text = path.read_text(encoding="utf-8")
    *_, last = re.finditer(r"^ +gain (\d+)", text, re.MULTILINE)
    path.write_text(f"{text[: last.start(1)]}{int(last[1]) + 1}{text[last.end(1) :]}", encoding="utf-8")
    return build_seconds(spec, cache)


def build_seconds(spec: Path, cache: Path) -> Seconds:
    """Return how long `law build --native` takes in a new process."""
    command = [sys.executable, "-c", "from lawspeaker.cli.app import main; main()", "build", str(spec), "--native"]
    start, before = time.monotonic(), os.times()
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=spec.parent,
        env=os.environ | {"LAW_CACHE": str(cache)},
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Seconds(time.monotonic() - start, used)


def section(results: Sequence[Result], building: Building | None) -> str:
    """Return the section of the page about big games."""
    head = ["native", "stepped", "begin and playout", "law sim / begin and playout", "clone"]
    rows = [
        [
            result.game,
            thousands(result.decisions(NATIVE)),
            thousands(result.decisions(NATIVE_BEGUN)),
            against(result.ratio(NATIVE_SAMPLE, NATIVE_BEGUN), SAMPLE_GOAL, "x"),
            against(result.clones.get(NATIVE), CLONE_GOAL, " µs", at_least=False),
        ]
        for result in results
    ]
    text = (
        f"## Big games\n\nDecisions per second of random games, and the mean time of a clone.\n\n{table(head, rows)}\n"
    )
    if building is None:
        return text
    times = [
        [what, against(taken.wall, goal, " s", at_least=False), f"{taken.processor:.0f} s"]
        for what, taken, goal in (
            ("from nothing", building.new, NEW_GOAL),
            ("after editing one card", building.edited, EDITED_GOAL),
        )
    ]
    return f"{text}\n{table([f'law build {BUILT} --native', 'wall time', 'processor time'], times)}\n"


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(prog="benchmarks.big_games", description="Measure the big games.")
    parser.add_argument("games", nargs="*", help="northgard, northwood, empires, ragnarok; by default all")
    parser.add_argument("--seconds", type=float, default=1.0, help="per way to play and repetition")
    parser.add_argument("--building", action="store_true", help="also measure how long building takes")
    parser.add_argument("--add", action="store_true", help="add the figures to docs/benchmarks.md")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(PLAYERS))
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    results = [measure_big(game, given.seconds) for game in given.games or PLAYERS]
    text = section(results, measure_building() if given.building else None)
    print(text)
    if given.add:
        add_section(f"big games, {', '.join(result.game for result in results)}", text.partition("\n")[2])


if __name__ == "__main__":
    main()
