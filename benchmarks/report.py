"""Write the measurements as the page `docs/benchmarks.md`."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.bar_plot import Bars, draw_bars
from benchmarks.beside_northgard import Comparison
from benchmarks.beside_northgard import section as large_section
from benchmarks.games import (
    CEILING,
    CEILING_PLAYOUT,
    INTERPRETED,
    INTERPRETED_PLAYOUT,
    NAMES,
    NATIVE,
    NATIVE_BEGUN,
    NATIVE_PLAYOUT,
    NATIVE_SAMPLE,
    OPENSPIEL,
)
from benchmarks.growth_curves import CURVES, SERIES, Curve, Measured
from benchmarks.line_plot import Line, Plot, draw
from benchmarks.markdown import against, figure, table, thousands
from benchmarks.northgard import Figures
from benchmarks.northgard import section as biggest_section
from benchmarks.result import Result

CLONE_GOALS = {INTERPRETED: 5.0, NATIVE: 1.0}
CHECK_GOAL = 0.5


def rates_table(results: Sequence[Result], *, games: bool) -> str:
    """Return a table of decisions, or of whole games, per second: a row per contender, a column per game."""
    rows = []
    for name in NAMES:
        cells = [thousands(result.games(name) if games else result.decisions(name)) for result in results]
        if any(name in result.missing for result in results):
            cells = ["missing" if name in result.missing else cell for cell, result in zip(cells, results, strict=True)]
        rows.append([name, *cells])
    return table(["", *(result.game for result in results)], rows)


def missing_notes(results: Sequence[Result]) -> str:
    """Return the reasons why contenders are missing."""
    reasons = {name: reason for result in results for name, reason in result.missing.items()}
    return "".join(f"\n{name}: missing. {reason}\n" for name, reason in reasons.items())


def ratios_table(results: Sequence[Result]) -> str:
    """Return a table of the ratios with their goals."""
    head = [
        "game",
        "native stepped / OpenSpiel",
        "native playout / OpenSpiel",
        "native playout / by hand, mypyc",
        "native / interpreted playout",
        "interpreted stepped / OpenSpiel",
        "law sim / begin and playout",
    ]
    return table(head, [[result.game, *ratios(result)] for result in results])


def ratios(result: Result) -> list[str]:
    """Return the ratios of one game."""
    goals = result.goals
    return [
        against(result.ratio(NATIVE, OPENSPIEL), goals.stepped if goals else None, "x"),
        against(result.ratio(NATIVE_PLAYOUT, OPENSPIEL), goals.playout if goals else None, "x"),
        against(result.ratio(NATIVE_PLAYOUT, CEILING_PLAYOUT), goals.ceiling if goals else None, "x"),
        against(result.ratio(NATIVE_PLAYOUT, INTERPRETED_PLAYOUT), goals.interpreted if goals else None, "x"),
        against(result.ratio(INTERPRETED, OPENSPIEL), None, "x"),
        against(result.ratio(NATIVE_SAMPLE, NATIVE_BEGUN), goals.sample if goals else None, "x"),
    ]


def clones_table(results: Sequence[Result]) -> str:
    """Return a table of the microseconds per clone and the clones per second."""
    rows = []
    for name in NAMES:
        if not any(name in result.clones for result in results):
            continue
        cells = [against(result.clones.get(name), CLONE_GOALS.get(name), " µs", at_least=False) for result in results]
        rows.append([name.removesuffix(", stepped"), *cells])
        rows.append(["… clones per second", *(per_second(result.clones.get(name)) for result in results)])
    return table(["", *(result.game for result in results)], rows)


def per_second(microseconds: float | None) -> str:
    """Return how many times per second something happens that takes some microseconds."""
    return thousands(None if microseconds is None else 1e6 / microseconds)


def checks_table(results: Sequence[Result]) -> str:
    """Return a table of the times of `law check`."""
    cells = [against(result.check, CHECK_GOAL, " s", at_least=False) for result in results]
    return table(["", *(result.game for result in results)], [["law check", *cells]])


def curve_table(curve: Curve, measured: Sequence[Measured]) -> str:
    """Return a table of the cost of each size of a curve."""
    here = [name for name in SERIES if name in measured[0].decision]
    cloned = [name for name in here if name in measured[0].clone]
    head = [curve.axis.partition(",")[0], *here, *(f"clone, {name.partition(',')[0]}" for name in cloned)]
    rows = [
        [
            str(point.size),
            *(figure(point.decision[name], " µs") for name in here),
            *(figure(point.clone[name], " µs") for name in cloned),
        ]
        for point in measured
    ]
    return table(head, rows)


def curve_plot(curve: Curve, measured: Sequence[Measured]) -> str:
    """Return a plot of the cost of a decision and of a clone at each size."""
    here = [name for name in SERIES if name in measured[0].decision]
    decisions = [Line(name, tuple((point.size, point.decision[name]) for point in measured)) for name in here]
    clones = [
        Line(f"clone, {name.partition(',')[0]}", tuple((point.size, point.clone[name]) for point in measured))
        for name in here
        if name in measured[0].clone
    ]
    return draw(Plot(curve.title, curve.axis, "microseconds (logarithmic)", (*decisions, *clones)))


def rates_plot(results: Sequence[Result]) -> str:
    """Return a bar plot of the decisions per second of the main contenders for each game."""
    names = (INTERPRETED, OPENSPIEL, NATIVE, CEILING, NATIVE_PLAYOUT, CEILING_PLAYOUT)
    groups = tuple((result.game, tuple(result.decisions(name) for name in names)) for result in results)
    return draw_bars(Bars("Decisions per second", "decisions per second (logarithmic)", names, groups))


def processor() -> str:
    """Return the model of the processor, if the system reports it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def version_of(distribution: str) -> str:
    """Return the version of a package, or "not installed"."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "not installed"


PAGE = """\
# Benchmarks

Written by `make bench`. {processor}, {cores} cores, {system}; CPython {python}; mypyc {mypy}; OpenSpiel {openspiel};
PettingZoo {pettingzoo}. One thread, three repetitions in which the contenders alternate every few milliseconds. The
figures are medians of processor time; ratios are computed within one repetition.

**Stepped** is the same Python loop for all: get the legal actions, pick one with a cheap random number generator, apply
it. Chance is not counted. A **playout** is a whole random game in one call, with the loop inside the engine; if chance
deals before the first decision (oh-hell, kuhn-poker), each playout starts with a new deal. **Generated** is the engine
that `law build` writes, **native** the same engine as machine code ([native.md](native.md)). OpenSpiel has games in C++
and in Python. **law sim** plays and counts games as the command does, in one process; its goal is relative to beginning
each game and playing it out. The specs from mancala to Y are in `benchmarks/specs/`, those of amazons, pentago and Y as
somebody wrote them who had read nothing but the documentation; a test plays them in lockstep with OpenSpiel.
**By hand** is the Python in `benchmarks/handwritten/`; **mypyc** is the same Python, compiled: an upper limit for
generated engines.

## Decisions per second

{decisions}
{missing}
![Decisions per second](benchmarks/decisions.svg)

## Whole games per second

Random games from the first decision to the last; playouts per second in the playout rows.

{games}

## Ratios and goals

{ratios}

## Clones

The mean over all decisions of one game, called from Python.

{clones}

## `law check` in a new process

{checks}

{biggest}{large}{more}## Growth

The cost of a decision and of a clone for specs of increasing size (`benchmarks/growing_specs.py`).
{growth_missing}
{growth}"""


def section(curve: Curve, measured: Sequence[Measured]) -> str:
    """Return the section of the page about a curve."""
    return f"### {curve.title}\n\n![{curve.title}](benchmarks/{curve.name}.svg)\n\n{curve_table(curve, measured)}\n"


def page(
    results: Sequence[Result],
    curves: Mapping[str, Sequence[Measured]],
    missing: str | None,
    biggest: Figures | None = None,
    large: Comparison | None = None,
    more: Sequence[str] = (),
) -> str:
    """Return the whole page; `more` are sections that are already written."""
    grown = [section(curve, curves[curve.name]) for curve in CURVES if curve.name in curves]
    return PAGE.format(
        processor=processor(),
        cores=os.cpu_count(),
        system=platform.system(),
        python=platform.python_version(),
        mypy=version_of("mypy"),
        openspiel=version_of("open_spiel"),
        pettingzoo=version_of("pettingzoo"),
        decisions=rates_table(results, games=False),
        missing=missing_notes(results),
        games=rates_table(results, games=True),
        ratios=ratios_table(results),
        clones=clones_table(results),
        checks=checks_table(results),
        biggest=f"{biggest_section(biggest)}\n" if biggest else "",
        large=f"{large_section(large)}\n" if large else "",
        more="".join(f"{section}\n" for section in more),
        growth_missing=f"\nOnly interpreted: {missing}\n" if missing else "",
        growth="\n".join(grown),
    )


def plots(results: Sequence[Result], curves: Mapping[str, Sequence[Measured]]) -> dict[str, str]:
    """Return the plots of the page by file name."""
    drawn = {f"{curve.name}.svg": curve_plot(curve, curves[curve.name]) for curve in CURVES if curve.name in curves}
    return {"decisions.svg": rates_plot(results), **drawn}
