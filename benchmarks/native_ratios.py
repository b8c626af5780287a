"""Compare native with interpreted engines of every spec of the repository: beginning a game, and playing it.

    python -m benchmarks.native_ratios                      all specs, and the specs with long lists in `cliffs/`
    python -m benchmarks.native_ratios triples go --add     some of them; the figures are added to docs/benchmarks.md

No spec may be slower natively. A ratio is that of one run with alternating slices, so a busy machine affects both
engines alike. Small specs are compiled together without optimisation, which shows the least gain; `--level 2` is that
of `law build --native`. It ends with exit code 1 if a ratio is below 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import cast

from benchmarks.contenders import EngineModule
from benchmarks.later import add_section
from benchmarks.markdown import figure, table
from lawspeaker.source import Source
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build, spec_of
from tests.native.batch import compile_batch
from tests.native.twins import folder_of
from tests.paths import NAMES, ROOT

SINGLE_FILES = ("benchmarks/cliffs", "tests/games/cases", "tests/mutation/known/played", "benchmarks/specs")
SLICES = 5
SLICE_SECONDS = 0.02
LONGEST = 40
SEEDS = 3
SHOWN = 12
"""How many specs are on the page."""
Work = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Ratios:
    """How many times faster the native engine of a spec begins and plays games."""

    name: str
    begin: float
    play: float

    @property
    def is_slower(self) -> bool:
        """Tell whether the native engine is slower than the interpreted one."""
        return min(self.begin, self.play) < 1.0


def specs() -> dict[str, list[Source]]:
    """Return the sources of all specs by name."""
    found = {name: list(spec_of(name).sources) for name in NAMES}
    for folder in SINGLE_FILES:
        for path in sorted((ROOT / folder).iterdir()):
            files = sorted(path.glob("*.law")) if path.is_dir() else [path] if path.suffix == ".law" else []
            if files:
                texts = [Source(file.name, file.read_text(encoding="utf-8")) for file in files]
                found.setdefault(path.stem if path.stem not in found else f"{path.stem}-{path.parent.name}", texts)
    return found


def begins(engine: EngineModule, players: int) -> Work:
    """Return what begins a game from a seed."""

    def work(seed: int) -> None:
        engine.begin(players, seed)

    return work


def plays(engine: EngineModule, players: int) -> Work:
    """Return what steps a game from a seed for a while, as a program does."""

    def work(seed: int) -> None:
        pick, s = random.Random(seed), engine.begin(players, seed)
        for _ in range(LONGEST):
            legal = engine.legal(s)
            if not legal:
                break
            engine.apply(s, pick.choice(legal))

    return work


def seconds_of(work: Work, times: int) -> float:
    """Return the processor time of working on a few seeds a number of times."""
    start = process_time()
    for _ in range(times):
        for seed in range(SEEDS):
            work(seed)
    return process_time() - start


def ratio_of(slow: Work, fast: Work) -> float:
    """Return how many times as long the first takes, over alternating slices."""
    once = seconds_of(slow, 1), seconds_of(fast, 1)
    times = [max(1, round(SLICE_SECONDS / max(seconds, 1e-6))) for seconds in once]
    spent = [0.0, 0.0]
    for _ in range(SLICES if max(once) < 1.0 else 1):
        for index, work in enumerate((slow, fast)):
            spent[index] += seconds_of(work, times[index])
    return (spent[0] / times[0]) / (spent[1] / times[1])


def measured(game: Built, native: Engine[BaseState]) -> Ratios:
    """Measure one spec with its fewest players."""
    players = game.rules.players[0]
    slow, fast = cast("EngineModule", game.engine), cast("EngineModule", native)
    return Ratios(
        game.name,
        ratio_of(begins(slow, players), begins(fast, players)),
        ratio_of(plays(slow, players), plays(fast, players)),
    )


def measure(chosen: dict[str, list[Source]], level: int) -> Iterator[Ratios]:
    """Compile specs and measure them."""
    with tempfile.TemporaryDirectory() as made:
        sys.path.insert(0, made)
        games = {name: build(f"ratio-{name}", sources, Path(made), True) for name, sources in chosen.items()}
        native = compile_batch({game.name: folder_of(game) for game in games.values()}, level)
        for name, game in games.items():
            found = measured(game, cast("Engine[BaseState]", native[game.name]))
            yield Ratios(name, found.begin, found.play)


def section(found: list[Ratios], most: int, level: int) -> str:
    """Return the table of the smallest ratios, the smallest first."""
    ordered = sorted(found, key=lambda ratios: min(ratios.begin, ratios.play))
    rows = [[each.name, figure(each.begin, "x"), figure(each.play, "x")] for each in ordered[:most]]
    slower = [each.name for each in ordered if each.is_slower]
    said = f"Slower natively: {', '.join(slower)}." if slower else "None is slower natively."
    shown = f"of {len(found)} specs, the {len(rows)} with the smallest gain" if len(rows) < len(found) else "by spec"
    head = f"Native (C compiler at level {level}) against interpreted, {shown}. {said}"
    return f"{head}\n\n{table(['spec', 'begin', 'stepped'], rows)}\n"


def main() -> None:
    """Measure the given specs, or all."""
    known = specs()
    parser = argparse.ArgumentParser(prog="benchmarks.native_ratios", description="Compare native and interpreted.")
    parser.add_argument("specs", nargs="*", help="names of specs; by default all")
    parser.add_argument("--level", type=int, default=0, help="the level of the C compiler")
    parser.add_argument("--add", action="store_true", help="add the figures to docs/benchmarks.md")
    given = parser.parse_args()
    unknown = sorted(set(given.specs) - set(known))
    if unknown:
        parser.error(f"no such spec: {', '.join(unknown)}")
    found = list(measure({name: known[name] for name in given.specs or known}, given.level))
    print(section(found, len(found), given.level))
    if given.add:
        add_section("native against interpreted", section(found, SHOWN, given.level))
    if any(ratios.is_slower for ratios in found):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
