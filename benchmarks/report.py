"""Turn measurements into the page that `make bench` prints and keeps in `docs/benchmarks.md`."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median


@dataclass(frozen=True, slots=True)
class Goals:
    """The ratios a game has to reach."""

    handwritten_to_openspiel: float
    generated_to_openspiel: float
    generated_to_handwritten: float = 0.7


@dataclass(frozen=True, slots=True)
class Result:
    """What was measured of one game: rates per repetition, clone times and the checking time."""

    game: str
    rates: dict[str, list[float]]
    clones: dict[str, float]
    check: float | None
    goals: Goals | None

    def rate(self, name: str) -> float | None:
        """Return the median rate of a contender, or None if it did not take part."""
        return median(self.rates[name]) if name in self.rates else None

    def ratio(self, name: str, base: str) -> float | None:
        """Return the median over the repetitions of one rate by another."""
        if name not in self.rates or base not in self.rates:
            return None
        return median(a / b for a, b in zip(self.rates[name], self.rates[base], strict=True))


CLONE_GOAL = 5.0
CHECK_GOAL = 0.5


def thousands(number: float | None) -> str:
    """Write a rate.

    >>> thousands(1234567.8), thousands(None)
    ('1,234,568', '—')
    """
    return "—" if number is None else f"{number:,.0f}"


def against(number: float | None, goal: float | None, unit: str, *, at_least: bool) -> str:
    """Write a figure with the goal it missed.

    >>> against(0.8, 0.7, "x", at_least=True), against(0.6, 0.7, "x", at_least=True)
    ('0.80x', '0.60x (goal 0.7x)')
    """
    if number is None:
        return "—"
    reached = goal is None or (number >= goal if at_least else number <= goal)
    text = f"{number:.2f}{unit}"
    return text if reached else f"{text} (goal {goal:g}{unit})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay out a Markdown table with aligned columns, readable in a terminal too."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = (
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "| " + " | ".join([first, *others]) + " |"

    rule = "|" + "|".join(("-" * (w + 1) + ":") if i else "-" * (w + 2) for i, w in enumerate(widths)) + "|"
    return "\n".join([line(head), rule, *(line(row) for row in rows)])


def rates_table(results: Sequence[Result]) -> str:
    """Lay out decisions per second."""
    names = ("OpenSpiel", "hand-written", "generated")
    return table(["game", *names], [[r.game, *(thousands(r.rate(name)) for name in names)] for r in results])


def ratios_table(results: Sequence[Result]) -> str:
    """Lay out the ratios, with the goal beside each that misses it."""
    head = ["game", "hand-written / OpenSpiel", "generated / hand-written", "generated / OpenSpiel"]
    return table(head, [[result.game, *ratios(result)] for result in results])


def ratios(result: Result) -> list[str]:
    """Write the three ratios of one game; a game without goals reaches all of them."""
    goals = result.goals or Goals(0, 0, 0)
    pairs = (
        ("hand-written", "OpenSpiel", goals.handwritten_to_openspiel),
        ("generated", "hand-written", goals.generated_to_handwritten),
        ("generated", "OpenSpiel", goals.generated_to_openspiel),
    )
    return [against(result.ratio(name, base), goal, "x", at_least=True) for name, base, goal in pairs]


def costs_table(results: Sequence[Result]) -> str:
    """Lay out clone times and the time of `law check`."""
    rows = []
    for r in results:
        clones = [
            against(r.clones.get("OpenSpiel"), None, " µs", at_least=False),
            against(r.clones.get("hand-written"), None, " µs", at_least=False),
            against(r.clones.get("generated"), CLONE_GOAL, " µs", at_least=False),
        ]
        rows.append([r.game, *clones, against(r.check, CHECK_GOAL, " s", at_least=False)])
    return table(["game", "clone: OpenSpiel", "hand-written", "generated", "law check"], rows)


def processor() -> str:
    """Name the processor's model, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


PAGE = """\
# Benchmarks

Written by `make bench`. {processor}; CPython {python}; OpenSpiel {openspiel}. One thread, three repetitions in which
the contenders take turns every few milliseconds; the figures are medians, the ratios come from within one repetition.
The loop is the same for all: ask for the legal actions, take one by an index from a cheap generator, apply it. Chance
is not counted. OpenSpiel is its C++ game stepped from Python; hand-written is `benchmarks/handwritten/`; generated is
the engine that `law build` wrote, in CPython. A figure that misses its goal names the goal.

## Decisions per second

{rates}

## Ratios

{ratios}

## Clone, and `law check` in a new process

{costs}
"""


def page(results: Sequence[Result]) -> str:
    """Write the whole page."""
    return PAGE.format(
        processor=processor(),
        python=platform.python_version(),
        openspiel=version("open_spiel"),
        rates=rates_table(results),
        ratios=ratios_table(results),
        costs=costs_table(results),
    )
