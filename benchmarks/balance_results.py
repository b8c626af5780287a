"""The games of a measurement of balance, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from lawspeaker_lab.results.statistics import Mean, Z


@dataclass(frozen=True, slots=True)
class Finished:
    """One game: the values of both seats, the share of the win of each, the rounds, and the cards that were played."""

    seed: int
    values: tuple[str, str]
    shares: tuple[float, float]
    rounds: int
    played: tuple[frozenset[str], frozenset[str]]


@dataclass(slots=True)
class Tally:
    """Games and the sum of shares of wins."""

    games: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """Count one game."""
        self.games += 1
        self.won += share

    @property
    def rate(self) -> float:
        """Return the share of wins."""
        return self.won / self.games if self.games else 0.0

    @property
    def reach(self) -> float:
        """Return half of the width of the 95 % interval of the share."""
        return Z * sqrt(max(self.rate * (1 - self.rate), 0.25 / max(self.games, 1)) / max(self.games, 1))

    @property
    def text(self) -> str:
        """Return the share with its 95 % interval."""
        low, high = max(0.0, self.rate - self.reach), min(1.0, self.rate + self.reach)
        return f"{self.rate:.0%} ({low:.0%} – {high:.0%})"


@dataclass(slots=True)
class Results:
    """All games of a plan."""

    values: dict[str, Tally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Tally] = field(default_factory=dict)
    first_seat: Tally = field(default_factory=Tally)
    rounds: Mean = field(default_factory=Mean)
    within: Counter[int] = field(default_factory=Counter)
    cards: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def add(self, game: Finished) -> None:
        """Count one game."""
        self.rounds.add(game.rounds)
        self.within[game.rounds] += 1
        self.first_seat.add(game.shares[0])
        for seat, value in enumerate(game.values):
            self.values.setdefault(value, Tally()).add(game.shares[seat])
            for card in game.played[seat]:
                self.cards.setdefault((value, card), Tally()).add(game.shares[seat])
        one, two = sorted(game.values)
        self.pairs.setdefault((one, two), Tally()).add(game.shares[game.values.index(one)])

    def share_played(self, value: str, card: str) -> float:
        """Return the share of the games of a value in which a card was played."""
        return self.cards.get((value, card), Tally()).games / max(self.values.get(value, Tally()).games, 1)

    def effect(self, value: str, card: str) -> float:
        """Return the share of wins of those who played a card, less the share of wins of its value."""
        return self.cards.get((value, card), Tally()).rate - self.values.get(value, Tally()).rate

    def effect_reach(self, value: str, card: str) -> float:
        """Return half of the width of the 95 % interval of the effect of a card.

        The effect is the difference between those who played it and those who did not, times the share of the latter.
        """
        played, every = self.cards.get((value, card), Tally()), self.values.get(value, Tally())
        others = Tally(every.games - played.games, every.won - played.won)
        return (1 - self.share_played(value, card)) * sqrt(played.reach**2 + others.reach**2)
