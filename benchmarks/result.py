"""The measurements of one game, and what is computed from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.games import Goals
from benchmarks.timing import Rate


@dataclass(frozen=True, slots=True)
class Result:
    """The measurements of one game: rates per repetition, clone times, check time, and missing contenders."""

    game: str
    rates: Mapping[str, Sequence[Rate]]
    clones: Mapping[str, float]
    check: float | None
    goals: Goals | None
    missing: Mapping[str, str]

    def decisions(self, name: str) -> float | None:
        """Return the median of a contender's decisions per second, or None if it did not take part."""
        return median(rate.decisions for rate in self.rates[name]) if name in self.rates else None

    def games(self, name: str) -> float | None:
        """Return the median of a contender's whole games per second."""
        return median(rate.games for rate in self.rates[name]) if name in self.rates else None

    def ratio(self, name: str, base: str) -> float | None:
        """Return the median over the repetitions of one rate by another."""
        if name not in self.rates or base not in self.rates:
            return None
        return median(a.decisions / b.decisions for a, b in zip(self.rates[name], self.rates[base], strict=True))
