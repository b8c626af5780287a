"""The index of the reference leads from the words that people look for to sections that say how Law says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.resolve.context import NOUNS
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from tests.docs.snippets import read
from tests.docs.test_readme import anchor_of
from tests.paths import ROOT

ROW = re.compile(r"^\| (.+?) \| (.+) \| \[.+\]\(([\w/.-]+)(?:#([\w-]+))?\) \|$")
INDEX = [
    row.groups() for line in read("docs/language.md").text.split("## Index")[1].split("\n") if (row := ROW.match(line))
]
WORDS_OF_LAW = {*grammar().keywords, *DECLARATIONS, *NOUNS, *BUILT_IN_VERBS} - {"a", "an", "the"}
LOOKED_FOR = (
    *(
        "reshuffle",
        "extra turn",
        "hidden role",
        "round up",
        "maximum",
        "reroll",
        "mulligan",
        "action point",
        "function",
    ),
    *("discard", "tap", "library", "graveyard", "stack", "trigger", "replacement effect", "target", "mana", "token"),
    *(
        "loop",
        "switch",
        "null",
        "array",
        "class",
        "variable",
        "constant",
        "modulo",
        "boolean",
        "return",
        "test",
        "seed",
    ),
    *("turn order", "tie", "draft", "auction", "trick", "team", "solo mode", "expansion", "translation", "rulebook"),
)
FEWEST = 89


def section_of(page: str, anchor: str | None) -> str:
    """Return the text below a heading, to the next one of the same depth; without an anchor the page.

    >>> section_of("docs/language/sentences.md", None).startswith("# Sentences")
    True
    """
    text = re.sub(r"<!--.*?-->", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    if anchor is None:
        return text
    parts = re.split(r"^(?=#+ )", text, flags=re.MULTILINE)
    return next((part for part in parts if part.startswith("#") and anchor_of(part.partition("\n")[0]) == anchor), "")


def test_the_index_is_long_and_in_the_order_of_the_alphabet() -> None:
    words = [row[0].lower() for row in INDEX]
    assert len(words) >= FEWEST
    assert words == sorted(words)


@pytest.mark.parametrize("word", LOOKED_FOR)
def test_what_people_look_for_is_in_the_index(word: str) -> None:
    assert any(word in row[0] for row in INDEX)


@pytest.mark.parametrize(
    ("page", "anchor", "law"), [(row[2], row[3], row[1]) for row in INDEX], ids=[r[0] for r in INDEX]
)
def test_the_section_of_an_entry_has_the_words_of_the_entry(page: str, anchor: str | None, law: str) -> None:
    section = section_of(str(Path("docs") / page), anchor)
    assert section
    if page.startswith("language/"):
        words = {word for code in re.findall(r"`([^`]+)`", law) for word in re.findall(r"[a-z_]+", code)}
        assert not [word for word in sorted(words & WORDS_OF_LAW) if not re.search(rf"\b{word}\b", section)]
