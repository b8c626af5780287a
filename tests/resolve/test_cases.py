"""Each spec in cases/ has its symbols beside it; `pytest --bless` rewrites the symbols."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.resolve.resolve import resolve
from tests.case_sources import case_sources
from tests.conftest import Golden
from tests.resolve.print_symbols import print_symbols

CASES = sorted((Path(__file__).parent / "cases").glob("*.law"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_spec_has_the_symbols_beside_it(path: Path, golden: Golden) -> None:
    facts = Facts()
    sources = case_sources(path)
    symbols = resolve([parse(source, facts) for source in sources], facts)
    assert [f"{fact.code} {fact.span}" for fact in facts.found] == []
    golden(path.with_suffix(".symbols"), print_symbols(symbols, sources))
