"""Measure how the cost of a decision and of a clone grows with a board, with the cards declared, with the players."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import cast

from benchmarks.contenders import Contender, Door, mean_length, playouts, stepped
from benchmarks.growing import lines, stalls
from benchmarks.measure import clone_microseconds, rates
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
    """One size of a game: its spec and how many play."""

    size: int
    spec: str
    text: str
    players: int = 2
    deals: bool = True


@dataclass(frozen=True, slots=True)
class Curve:
    """A figure that grows; `axis` is what it is called under the plot."""

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
    """What one size costs: microseconds per decision and per clone, by the name of who plays."""

    size: int
    decision: dict[str, float]
    clone: dict[str, float]


@dataclass(frozen=True, slots=True)
class Engines:
    """The engines of all sizes, interpreted and native; the reason where machine code could not be made."""

    interpreted: dict[str, Door]
    native: dict[str, Door]
    missing: str | None


def build_engines(curves: Sequence[Curve], folder: Path) -> Engines:
    """Compile every spec of the curves into a folder, then all of them to machine code in one go."""
    texts = {point.spec: point.text for curve in curves for point in curve.points}
    for spec, text in texts.items():
        compiled = compile_game(spec, [Source(f"{spec}.law", text)], package=f"{PACKAGE}.{spec}")
        assert not compiled.facts.found, f"{spec}: {compiled.facts.found}"
        (folder / PACKAGE / spec).mkdir(parents=True)
        for file, written in compiled.files.items():
            (folder / PACKAGE / spec / file).write_text(written, encoding="utf-8")
    sys.path.insert(0, str(folder))
    interpreted = {spec: cast("Door", import_module(f"{PACKAGE}.{spec}.engine")) for spec in texts}
    packages = {f"{PACKAGE}.{spec}": folder / PACKAGE / spec for spec in texts}
    try:
        places = native_folders(packages)
    except NativeMissing as missing:
        return Engines(interpreted, {}, str(missing))
    native = {
        spec: cast("Door", import_native(native_name(package), place))
        for spec, package, place in zip(texts, packages, places, strict=True)
    }
    return Engines(interpreted, native, None)


def contenders(point: Point, engines: Engines) -> list[Contender]:
    """Return who plays a game of some size."""
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


def measure_curves(seconds: float, told: Callable[[str], None]) -> tuple[dict[str, list[Measured]], str | None]:
    """Measure all curves; return them by name, and why machine code is missing if it is."""
    with tempfile.TemporaryDirectory() as folder:
        engines = build_engines(CURVES, Path(folder))
        found: dict[str, list[Measured]] = {}
        for curve in CURVES:
            told(f"growth: {curve.name}")
            found[curve.name] = [measure_point(point, engines, seconds) for point in curve.points]
        sys.path.remove(folder)
    return found, engines.missing
