"""Measure how the cost of a decision and of a clone grows with the board, the declared cards and the players."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import cast

from benchmarks.contenders import Contender, EngineModule, mean_length, playouts, stepped
from benchmarks.growing_specs import lines, stalls
from benchmarks.timing import clone_microseconds, rates
from lawspeaker.cache.native_builds import native_folders
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import import_native, native_name

PACKAGE = "lawspeaker_growing"
INTERPRETED = "interpreted, stepped"
NATIVE = "native, stepped"
NATIVE_PLAYOUT = "native, playout"
SERIES = (INTERPRETED, NATIVE, NATIVE_PLAYOUT)


@dataclass(frozen=True, slots=True)
class Point:
    """One size of a game: its spec and number of players."""

    size: int
    spec: str
    text: str
    players: int = 2
    deals: bool = True


@dataclass(frozen=True, slots=True)
class Curve:
    """A game at several sizes; `axis` is the label of the horizontal axis."""

    name: str
    title: str
    axis: str
    points: tuple[Point, ...]


CURVES = (
    Curve(
        "board",
        "A line on a board of n by n squares",
        "squares on the board",
        tuple(Point(side * side, f"lines_{side}", lines(side), deals=False) for side in (3, 6, 9, 12, 15)),
    ),
    Curve(
        "cards",
        "Twelve kinds of cards in play, more declared beside them",
        "kinds of cards declared, of which twelve are in play",
        tuple(Point(12 * groups, f"stalls_{groups}", stalls(groups)) for groups in (1, 2, 4, 7, 10)),
    ),
    Curve(
        "players",
        "The same cards among more players",
        "players",
        tuple(Point(players, "stalls_1", stalls(1), players) for players in range(2, 7)),
    ),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """The cost of one size: microseconds per decision and per clone, by the name of the contender."""

    size: int
    decision: dict[str, float]
    clone: dict[str, float]


@dataclass(frozen=True, slots=True)
class Engines:
    """The engines of all sizes, interpreted and native, or the reason why native engines are missing."""

    interpreted: dict[str, EngineModule]
    native: dict[str, EngineModule]
    missing: str | None


def build_engines(curves: Sequence[Curve], folder: Path) -> Engines:
    """Compile every spec of the curves into a folder, then compile all of them to native engines together."""
    texts = {point.spec: point.text for curve in curves for point in curve.points}
    for spec, text in texts.items():
        compiled = compile_game(spec, [Source(f"{spec}.law", text)], package=f"{PACKAGE}.{spec}")
        assert not compiled.facts.found, f"{spec}: {compiled.facts.found}"
        (folder / PACKAGE / spec).mkdir(parents=True)
        for file, written in compiled.files.items():
            (folder / PACKAGE / spec / file).write_text(written, encoding="utf-8")
    sys.path.insert(0, str(folder))
    interpreted = {spec: cast("EngineModule", import_module(f"{PACKAGE}.{spec}.engine")) for spec in texts}
    packages = {f"{PACKAGE}.{spec}": folder / PACKAGE / spec for spec in texts}
    try:
        folders = native_folders(packages)
    except NativeMissing as missing:
        return Engines(interpreted, {}, str(missing))
    native = {
        spec: cast("EngineModule", import_native(native_name(package), native))
        for spec, package, native in zip(texts, packages, folders, strict=True)
    }
    return Engines(interpreted, native, None)


def contenders(point: Point, engines: Engines) -> list[Contender]:
    """Return the contenders of a game of one size."""
    plain = stepped(INTERPRETED, engines.interpreted[point.spec], point.players)
    found = [plain]
    if point.spec in engines.native:
        native = engines.native[point.spec]
        found.append(stepped(NATIVE, native, point.players))
        found.append(playouts(NATIVE_PLAYOUT, native, point.players, mean_length(found[-1]), point.deals))
    return found


def measure_point(point: Point, engines: Engines, seconds: float) -> Measured:
    """Measure one size."""
    players = contenders(point, engines)
    found = rates(players, seconds)
    return Measured(
        point.size,
        {name: 1e6 / median(rate.decisions for rate in repeated) for name, repeated in found.items()},
        clone_microseconds(players, rounds=100),
    )


def measure_curves(
    seconds: float, print_progress: Callable[[str], None]
) -> tuple[dict[str, list[Measured]], str | None]:
    """Measure all curves; return them by name, and the reason why native engines are missing, if they are."""
    with tempfile.TemporaryDirectory() as folder:
        engines = build_engines(CURVES, Path(folder))
        found: dict[str, list[Measured]] = {}
        for curve in CURVES:
            print_progress(f"growth: {curve.name}")
            found[curve.name] = [measure_point(point, engines, seconds) for point in curve.points]
        sys.path.remove(folder)
    return found, engines.missing
