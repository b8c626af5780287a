"""Tests of whether a difference is more than chance, and what is left of them when many are made.

    chance_test(wins, expected, variance)      wins of a group beside what chance would give within each game
    share_test(wins, games, wins, games)       two shares of independent games
    mean_test(mean, mean)                      two means
    interaction_test(cells)                    two things together beside each of them alone
    holm([p, p, …])                            the same probabilities, corrected for their number

All return the probability of a difference at least as large if there were none (two-sided).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, erfc, sqrt

from lawspeaker_lab.results.statistics import Mean, Share, Z, wilson

LEVEL = 0.05
"""The probability that any row of a table is marked although there is nothing in it."""
SMALL = 5.0
"""Where fewer are expected in a cell, the exact test is used."""
LARGEST_EXACT = 2_000


def two_sided(z: float) -> float:
    """Return the probability that a normal number is at least so far from 0.

    >>> round(two_sided(1.959963984540054), 6)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def chance_test(wins: int, expected: float, variance: float) -> float:
    """Return the probability of so many wins by chance (Mantel and Haenszel's test, each game a stratum of its own).

    Half a win is taken from the difference because wins are whole numbers.
    """
    if variance <= 0:
        return 1.0
    return two_sided(max(0.0, abs(wins - expected) - 0.5) / sqrt(variance))


def share_test(one: Share, other: Share) -> float:
    """Return the probability that two shares differ so much: exact (Fisher) for few games, else by a normal number."""
    games = one.games + other.games
    if not one.games or not other.games:
        return 1.0
    wins = one.wins + other.wins
    least = min(one.games, other.games) * min(wins, games - wins) / games
    if least < SMALL and games <= LARGEST_EXACT:
        return fisher(one.wins, one.games, other.wins, other.games)
    share = wins / games
    spread = share * (1 - share) * (1 / one.games + 1 / other.games)
    return two_sided((one.rate - other.rate) / sqrt(spread)) if spread > 0 else 1.0


def fisher(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """Return the probability of Fisher's exact test: of all tables with the same sums that are no more likely.

    >>> round(fisher(3, 4, 1, 4), 6)
    0.485714
    """
    total, all_wins = games + other_games, wins + other_wins
    ways = comb(total, all_wins)
    here = comb(games, wins) * comb(other_games, other_wins)
    low, high = max(0, all_wins - other_games), min(games, all_wins)
    found = (comb(games, k) * comb(other_games, all_wins - k) for k in range(low, high + 1))
    return min(1.0, sum(count for count in found if count <= here) / ways)


def mean_test(one: Mean, other: Mean) -> float:
    """Return the probability that two means differ so much (Welch's test, with a normal number)."""
    if one.count < 2 or other.count < 2:
        return 1.0
    spread = one.squares / (one.count - 1) / one.count + other.squares / (other.count - 1) / other.count
    if spread <= 0:
        return 1.0 if one.mean == other.mean else 0.0
    return two_sided((one.mean - other.mean) / sqrt(spread))


def mean_difference(one: Mean, other: Mean) -> tuple[float, float]:
    """Return the 95 % confidence interval of the difference of two means, the first less the second."""
    if one.count < 2 or other.count < 2:
        return one.mean - other.mean, one.mean - other.mean
    spread = one.squares / (one.count - 1) / one.count + other.squares / (other.count - 1) / other.count
    return one.mean - other.mean - Z * sqrt(spread), one.mean - other.mean + Z * sqrt(spread)


def share_difference(one: Share, other: Share) -> tuple[float, float]:
    """Return Newcombe's 95 % confidence interval of the difference of two shares, the first less the second.

    >>> low, high = share_difference(Share(70, 56), Share(80, 48))
    >>> round(low, 4), round(high, 4)
    (0.0524, 0.3339)
    """
    low, high = wilson(one.wins, one.games)
    other_low, other_high = wilson(other.wins, other.games)
    difference = one.rate - other.rate
    down = sqrt((one.rate - low) ** 2 + (other_high - other.rate) ** 2)
    up = sqrt((high - one.rate) ** 2 + (other.rate - other_low) ** 2)
    return difference - down, difference + up


def interaction(both: Share, first: Share, second: Share, neither: Share) -> tuple[float, float]:
    """Return how much more two things together change a share than each of them alone, and its standard error.

    The four shares are of different players: with both things, with one of them only, with neither.
    """
    cells = (both, first, second, neither)
    if any(cell.games == 0 for cell in cells):
        return 0.0, 0.0
    more = both.rate - first.rate - second.rate + neither.rate
    # One win and one loss more keep a cell without either from looking certain.
    spread = sum((c.wins + 1) * (c.games - c.wins + 1) / (c.games + 2) ** 2 / c.games for c in cells)
    return more, sqrt(spread)


def interaction_test(both: Share, first: Share, second: Share, neither: Share) -> float:
    """Return the probability of such an interaction if each thing worked on its own."""
    more, error = interaction(both, first, second, neither)
    return two_sided(more / error) if error > 0 else 1.0


def holm(probabilities: Sequence[float]) -> list[float]:
    """Return the probabilities corrected for their number by Holm's method, which holds for tests of any dependence.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03, 0.005])]
    [0.03, 0.06, 0.06, 0.02]
    """
    order = sorted(range(len(probabilities)), key=probabilities.__getitem__)
    corrected = [1.0] * len(probabilities)
    so_far = 0.0
    for rank, index in enumerate(order):
        so_far = max(so_far, min(1.0, (len(order) - rank) * probabilities[index]))
        corrected[index] = so_far
    return corrected
