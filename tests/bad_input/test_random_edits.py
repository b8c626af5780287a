"""However a spec is broken, the compiler does not crash, and everything it finds has words and can be shown."""

from __future__ import annotations

import ast

from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.pipeline import Compiled, check_game, compile_game
from lawspeaker.source import Source
from tests.bad_input.random_edits import mutated
from tests.compile_specs import spec_of
from tests.paths import QUICK
from tests.soak import runs


def broken(data: st.DataObject) -> list[Source]:
    """Return the files of some spec, one of them changed."""
    sources = list(spec_of(data.draw(st.sampled_from(QUICK))).sources)
    number = data.draw(st.integers(0, len(sources) - 1))
    sources[number] = Source(sources[number].name, mutated(data, sources[number].text))
    return sources


def assert_can_be_shown(found: Compiled, sources: list[Source]) -> None:
    """Fail if a finding has no words, points nowhere, or cannot be rendered."""
    texts = {source.name: source.text for source in sources}
    for fact in found.facts.found:
        assert entry_of(fact.code) is not None, fact
        assert fact.span.file in texts, fact
        assert 1 <= fact.span.line <= texts[fact.span.file].count("\n") + 1, fact
    shown = plain(render_all(found.facts.found, texts))
    assert "Traceback" not in shown


@settings(max_examples=runs(40, 6_000))
@given(st.data())
def test_a_broken_spec_is_checked_without_a_crash_and_every_finding_can_be_shown(data: st.DataObject) -> None:
    sources = broken(data)
    assert_can_be_shown(check_game(sources), sources)


@settings(max_examples=runs(12, 2_000))
@given(st.data())
def test_what_still_compiles_is_python_and_what_does_not_gives_no_files(data: st.DataObject) -> None:
    sources = broken(data)
    found = compile_game("broken", sources, draft=True)
    assert_can_be_shown(found, sources)
    assert bool(found.files) != found.facts.errors()
    for code in found.files.values():
        ast.parse(code)
