"""Equal numbers are found in three ways, which agree: compared with each other, by marks, and by hashes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lawspeaker_runtime.state.selection import FEW, SPARSE, without_duplicates

FAR = SPARSE * 100


@given(st.lists(st.sampled_from([-3, 0, 1, 2, 7, 8, 9, 50, FAR, -FAR, 10**15]), max_size=4 * FEW))
def test_each_value_is_left_once_where_it_came_first(values: list[int]) -> None:
    before = list(values)
    found = without_duplicates(values)
    assert found == list(dict.fromkeys(values))
    assert found is not values
    assert values == before


def test_close_and_distant_numbers_are_treated_alike() -> None:
    close = [k % 10 for k in range(FEW + 5)]
    distant = [k * FAR for k in close]
    assert without_duplicates(close) == list(range(10))
    assert without_duplicates(distant) == [k * FAR for k in range(10)]


def test_numbers_with_equal_hashes_are_told_apart() -> None:
    values = [k << 40 for k in range(4 * FEW)]
    assert without_duplicates([*values, *values]) == values
