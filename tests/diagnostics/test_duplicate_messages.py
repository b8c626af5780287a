"""Mistakes that were once reported twice have one message each."""

from __future__ import annotations

import pytest

from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.project.read_files import Reading

FIELD = "kind card\n    copies: number = 1\n\ncard Ace\n    copies "


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("kind order\n    worth: number = 1\n\norder Ace\norder King\n    worth 2\n\npile deck: order\n", "L108"),
        (FIELD + "2 for player\n", "L228"),
        (FIELD + "3, 4\n", "L228"),
        (FIELD + "3\n    copies 4\n", "L228"),
    ],
)
def test_one_mistake_is_one_message(text: str, code: str) -> None:
    assert [fact.code for fact in facts_of(text, Reading()).facts.found] == [code]
