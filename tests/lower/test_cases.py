"""Each spec in cases/ has the blocks of its functions beside it; `pytest --bless` rewrites the blocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.lower.lower import lower
from lawspeaker.pipeline import check_game
from tests.case_sources import case_sources
from tests.conftest import Golden
from tests.lower.print_blocks import print_blocks

CASES = sorted((Path(__file__).parent / "cases").glob("*.law"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_spec_has_the_blocks_beside_it(path: Path, golden: Golden) -> None:
    checked = check_game(case_sources(path))
    assert [f"{fact.code} {fact.span}" for fact in checked.facts.found if fact.code.startswith("L")] == []
    assert checked.program is not None
    golden(path.with_suffix(".blocks"), print_blocks(lower(checked.program)))
