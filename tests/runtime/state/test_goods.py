"""Payments with stand-ins: every bundle that pays a debt is found once, and has a number of its own."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.goods import (
    GoodsTable,
    bundle_of,
    limited,
    number_of,
    outcomes,
    payable,
    payments,
)

WIDTH = 3


def paid_unit_by_unit(have: list[int], owed: list[int], accepted: list[list[int]]) -> set[tuple[int, ...]]:
    """Return the bundles that pay a debt, by trying every resource for every unit."""
    units = [need for need, count in enumerate(owed) for _ in range(count)]
    found: set[tuple[int, ...]] = set()
    for used in product(*(accepted[need] for need in units)):
        bundle = tuple(used.count(resource) for resource in range(WIDTH))
        if all(amount <= owned for amount, owned in zip(bundle, have, strict=True)):
            found.add(bundle)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_bundles_that_pay_a_debt_are_those_of_all_ways_to_pay_its_units(seed: int) -> None:
    random = Random(seed)
    have, owed = ([random.randrange(4) for _ in range(WIDTH)] for _ in range(2))
    accepted = [[r for r in range(WIDTH) if r == need or random.random() < 0.5] for need in range(WIDTH)]
    found = [tuple(bundle) for bundle in outcomes(have, owed, accepted)]
    assert len(found) == len(set(found))
    assert set(found) == paid_unit_by_unit(have, owed, accepted)
    assert bool(found) == payable(have, owed, accepted)


def test_bundles_are_numbered_without_gaps_smaller_sums_first() -> None:
    bundles = [bundle_of(number, WIDTH) for number in range(500)]
    assert [number_of(bundle) for bundle in bundles] == list(range(500))
    assert [sum(bundle) for bundle in bundles] == sorted(sum(bundle) for bundle in bundles)


def test_a_payment_that_is_too_large_for_a_choice_is_refused_only_if_there_is_one() -> None:
    assert len(payments([9, 0], [9, 0], [[0, 1], [1]], 5, "a.law:1")) == 1
    with pytest.raises(RuleError, match=r"a.law:1: a payment .* at most 5 units, not 9"):
        payments([9, 1], [9, 0], [[0, 1], [1]], 5, "a.law:1")


def test_a_table_has_the_limits_it_is_asked_for_whichever_were_asked_for_before() -> None:
    table = GoodsTable((-1, -1), (False, True))
    for limits in ((9, 3), (9, 3), (9, 4), (9, 3)):
        assert limited(table, limits).limits == limits
        assert limited(table, limits).signed == table.signed
    assert limited(table, (9, 3)) is limited(table, (9, 3))
    assert table.limits == (-1, -1)
