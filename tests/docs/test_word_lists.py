"""The reference lists every word of the language, in tables that are made from the compiler."""

from __future__ import annotations

import re

import pytest

from lawspeaker.check.expressions.nouns import BUILT_IN_WORDS
from lawspeaker.expression_words import BEHIND_OF, BOARD_PHRASES
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.resolve.boards import DIRECTIONS, KNOWN, WAYS
from lawspeaker.resolve.components import SIGHTS
from lawspeaker.resolve.context import BUILT_IN_TYPES, NOUNS
from lawspeaker.sentence_words import BY_WORD
from tests.docs.snippets import CHAPTERS, read
from tests.docs.word_tables import TABLE, TABLES, with_fresh_tables, words_read_by
from tests.paths import ROOT

LISTS = ROOT / "docs/language/word-lists.md"
EXPLAINED = "\n".join(read(page).text for page in CHAPTERS if not page.endswith("word-lists.md"))
"""The chapters without the lists: a word that is only listed is not explained."""
WORDS = set(re.findall(r"[a-z_]+", re.sub(r"<!--.*?-->", "", EXPLAINED, flags=re.DOTALL)))
READERS = {
    "resolve/things.py": ("kind_line", "thing_line"),
    "resolve/game_header.py": ("game_line",),
    "check/examples/examples.py": ("check_line",),
    "check/examples/positions.py": ("check_given_subject", "check_expectation"),
    "check/expressions/board_words.py": (
        *("check_place_word", "check_on_board", "check_grid_call", "check_circle_call", "check_map_call"),
    ),
    "check/expressions/laid_words.py": ("check_laid_call",),
    "check/expressions/of_phrases.py": ("check_player_word",),
    "check/expressions/nouns.py": ("check_built_in_word", "check_plural"),
}


def test_the_tables_of_words_are_those_of_the_compiler(bless: bool) -> None:
    page = LISTS.read_text(encoding="utf-8")
    if bless:
        LISTS.write_text(with_fresh_tables(page), encoding="utf-8")
    else:
        assert page == with_fresh_tables(page), "`pytest tests/docs --bless` writes the tables anew"


def test_every_table_of_words_is_shown_once() -> None:
    assert sorted(name for _, name, _ in TABLE.findall(LISTS.read_text(encoding="utf-8"))) == sorted(TABLES)


def test_every_built_in_word_is_explained() -> None:
    known = {
        *DECLARATIONS,
        *grammar().keywords,
        *BY_WORD,
        *BOARD_PHRASES,
        *BEHIND_OF,
        *BUILT_IN_WORDS,
        *BUILT_IN_TYPES,
        *NOUNS,
    }
    known |= {*DIRECTIONS, *KNOWN, *WAYS, *SIGHTS}
    assert not known - WORDS


@pytest.mark.parametrize("file", READERS)
def test_every_word_that_a_line_is_read_by_is_explained(file: str) -> None:
    words = words_read_by(file, *READERS[file])
    assert words, f"{file} has other functions now"
    assert not sorted(words - WORDS)
