"""Shares and means of many games, with 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct, field

Z = 1.959963984540054


class Share(Struct):
    """The number of games and of wins. A shared win counts for each winner."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        """Return the share of wins."""
        return self.wins / self.games if self.games else 0.0


class Mean(Struct):
    """A running mean and variance (Welford's algorithm, which is numerically stable)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    low: float = field(default=float("inf"))
    high: float = field(default=float("-inf"))

    def add(self, value: float) -> None:
        """Add one number."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the mean."""
        if self.count < 2:
            return self.mean, self.mean
        reach = Z * sqrt(self.squares / (self.count - 1) / self.count)
        return self.mean - reach, self.mean + reach


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share, which is accurate for few games and near 0 and 1.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)
