"""Tests of significance, against published values and other libraries, and in games without any difference."""

from __future__ import annotations

import random
from math import sqrt

import pytest
import scipy  # its part `stats` is imported by the first test that uses it: that takes seconds

from lawspeaker_lab.results.significance import (
    chance_test,
    fisher,
    holm,
    interaction,
    interaction_test,
    mean_difference,
    mean_test,
    share_difference,
    share_test,
)
from lawspeaker_lab.results.statistics import Mean, Share

BERKELEY = [
    ((512, 313), (89, 19)),
    ((353, 207), (17, 8)),
    ((120, 205), (202, 391)),
    ((138, 279), (131, 244)),
    ((53, 138), (94, 299)),
    ((22, 351), (24, 317)),
]
"""Admissions of men and women by department: admitted, rejected. R's `mantelhaen.test(UCBAdmissions)` gives 0.2323."""


def test_the_test_within_games_agrees_with_a_published_example() -> None:
    wins, expected, variance = 0, 0.0, 0.0
    for (admitted, rejected), (other_admitted, other_rejected) in BERKELEY:
        men, women = admitted + rejected, other_admitted + other_rejected
        winners, everyone = admitted + other_admitted, men + women
        wins += admitted
        expected += men * winners / everyone
        variance += men * women * winners * (everyone - winners) / everyone**2 / (everyone - 1)
    assert chance_test(wins, expected, variance) == pytest.approx(0.2323, abs=0.0001)


def test_the_test_within_games_marks_few_tables_without_any_difference() -> None:
    dice, marked = random.Random(3), 0
    for _ in range(400):
        wins, expected, variance = 0, 0.0, 0.0
        for _ in range(60):
            members, winner = dice.sample(range(4), dice.randint(0, 4)), dice.randrange(4)
            wins += winner in members
            expected += len(members) / 4
            variance += len(members) * 3 * (4 - len(members)) / (16 * 3)
        marked += chance_test(wins, expected, variance) < 0.05
    assert marked <= 30


@pytest.mark.parametrize("table", [(3, 4, 1, 4), (0, 9, 6, 8), (7, 7, 2, 30), (1, 3, 50, 200)])
def test_the_exact_test_agrees_with_another_library(table: tuple[int, int, int, int]) -> None:
    wins, games, other, others = table
    found = scipy.stats.fisher_exact([[wins, games - wins], [other, others - other]]).pvalue
    assert fisher(*table) == pytest.approx(found)
    assert share_test(Share(games, wins), Share(others, other)) == pytest.approx(found)


def test_the_test_of_two_shares_of_many_games_agrees_with_the_chi_squared_test() -> None:
    found = scipy.stats.chi2_contingency([[260, 240], [210, 290]], correction=False).pvalue
    assert share_test(Share(500, 260), Share(500, 210)) == pytest.approx(found)


def test_the_interval_of_a_difference_agrees_with_newcombe_1998() -> None:
    published = {
        (56, 70, 48, 80): (0.0524, 0.3339),
        (9, 10, 3, 10): (0.1705, 0.8090),
        (10, 10, 0, 20): (0.6791, 1.0),
        (0, 10, 0, 20): (-0.1611, 0.2775),
    }
    for (wins, games, other, others), (low, high) in published.items():
        found = share_difference(Share(games, wins), Share(others, other))
        assert found == pytest.approx((low, high), abs=0.0001)


def test_the_test_of_two_means_agrees_with_another_library() -> None:
    dice = random.Random(8)
    one, two = [dice.gauss(10, 3) for _ in range(900)], [dice.gauss(10.3, 4) for _ in range(700)]
    means = [Mean(), Mean()]
    for mean, numbers in zip(means, (one, two), strict=True):
        for number in numbers:
            mean.add(number)
    assert mean_test(*means) == pytest.approx(scipy.stats.ttest_ind(one, two, equal_var=False).pvalue, rel=0.02)
    low, high = mean_difference(*means)
    assert low < sum(one) / 900 - sum(two) / 700 < high


def test_equal_numbers_without_spread_differ_only_if_they_are_not_the_same() -> None:
    same, more = Mean(5, 14.0, 0.0, 14, 14), Mean(5, 15.0, 0.0, 15, 15)
    assert (mean_test(same, same), mean_test(same, more)) == (1.0, 0.0)


def test_holms_correction_agrees_with_a_worked_example() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_an_interaction_is_what_is_left_beside_each_thing_alone() -> None:
    cells = Share(400, 300), Share(400, 200), Share(400, 200), Share(400, 160)
    more, error = interaction(*cells)
    assert more == pytest.approx(0.75 - 0.5 - 0.5 + 0.4)
    assert error == pytest.approx(sqrt(sum(c.rate * (1 - c.rate) / 400 for c in cells)), rel=0.01)
    assert interaction_test(*cells) < 0.01
    added = Share(400, 240), Share(400, 200), Share(400, 200), Share(400, 160)
    assert interaction_test(*added) == pytest.approx(1.0)


def test_nothing_is_certain_where_nothing_was_counted() -> None:
    assert share_test(Share(0, 0), Share(5, 5)) == 1.0
    assert chance_test(5, 2.0, 0.0) == 1.0
    assert interaction_test(Share(9, 9), Share(0, 0), Share(9, 1), Share(9, 1)) == 1.0
    assert mean_test(Mean(), Mean()) == 1.0
