"""Each spec in a folder cases/ has the checked program beside it; `pytest --bless` rewrites the programs.

The folders are those of the pass: what is checked in `check/rules` has its cases in `rules/cases`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.pipeline import check_game
from tests.case_sources import case_sources
from tests.check.print_program import print_program
from tests.conftest import Golden

HERE = Path(__file__).parent
CASES = sorted(path for path in HERE.glob("*/cases/*.law") if "lint" not in path.parts)
LINTED = sorted((HERE / "lint" / "cases").glob("*.law"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_spec_has_the_checked_program_beside_it(path: Path, golden: Golden) -> None:
    checked = check_game(case_sources(path))
    assert [f"{fact.code} {fact.span}" for fact in checked.facts.found if fact.code.startswith("L")] == []
    assert checked.program is not None
    golden(path.with_suffix(".checked"), print_program(checked.program))


@pytest.mark.parametrize("path", LINTED, ids=lambda path: path.stem)
def test_a_spec_has_its_warnings_beside_it(path: Path, golden: Golden) -> None:
    found = sorted(check_game(case_sources(path)).facts.found, key=lambda fact: fact.span.key())
    lines = [f"line {fact.span.line}: {fact.code}\n" for fact in found]
    golden(path.with_suffix(".warnings"), "".join(lines))
