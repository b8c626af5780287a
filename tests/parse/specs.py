"""The specs that the tests of the parser read: all of the repository and those of the reference."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source
from tests.paths import ROOT

CASES = sorted((Path(__file__).parent / "builder" / "cases").glob("*.law"))
SPECS = [*sorted((ROOT / "rulespecs").rglob("*.law")), *CASES]
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in SPECS}


def read(text: str) -> tuple[t.File, list[str]]:
    """Return the tree of a text and the codes of what is wrong with it."""
    facts = Facts()
    tree = parse(Source("test.law", text), facts)
    return tree, [fact.code for fact in facts.found]


def codes(text: str) -> list[str]:
    """Return the codes of what is wrong with a text."""
    return read(text)[1]
