"""Lines of a board that its form does not have."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import Source


@pytest.mark.parametrize(("shape", "form"), [("grid 3 by 3 squares", "grid"), ("circle 9 spaces", "circle")])
def test_the_message_names_the_form_as_the_spec_writes_it(shape: str, form: str) -> None:
    facts = Facts()
    text = f'game "Board"\n    players 2\n\nboard field\n    {shape}\n    edges road\n\ncourse\n    skip\n'
    resolve([parse(Source("board.law", text), facts)], facts)
    assert [(fact.code, fact.words["form"]) for fact in facts.found] == [("L214", form)]
