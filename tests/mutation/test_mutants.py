"""A check that finds nothing means that the game runs: mutants of specs are refused cleanly, or they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.corpus import Base, bases
from tests.mutation.mutants import mutant, shown, typed, verdict
from tests.mutation.outcome import Outcome, judge
from tests.soak import runs

MUTANTS = runs(2_000, 20_000)
GROUPS = 20
TYPED = runs(40, 1_000)
PER_RUN_OF_MYPY = 200


def test_the_same_number_is_the_same_mutant() -> None:
    assert mutant(7) == mutant(7)
    assert len({mutant(seed)[0].text for seed in range(20)}) > 10


@pytest.mark.parametrize("base", bases(), ids=lambda base: base.name)
def test_a_spec_that_mutants_are_made_of_is_played(base: Base) -> None:
    found = judge(list(base.sources), seed=1)
    assert found.outcome is Outcome.PLAYED, found.detail


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_mutant_is_refused_cleanly_or_played_without_a_fault(group: int) -> None:
    size = MUTANTS // GROUPS
    faults = [shown(seed, found) for seed in range(group * size, (group + 1) * size) if (found := verdict(seed)).bad]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("group", range(-(-TYPED // PER_RUN_OF_MYPY)))
def test_engines_of_mutants_are_strictly_typed(group: int, tmp_path: Path) -> None:
    size = min(TYPED, PER_RUN_OF_MYPY)
    wrong = typed(MUTANTS // (TYPED // size) * group, size, tmp_path)
    assert not wrong, "\n".join(wrong)
