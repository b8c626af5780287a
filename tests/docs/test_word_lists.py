"""The reference lists every word of the language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from lawspeaker.check.expressions.board_words import BOARD_WORDS
from lawspeaker.check.expressions.nouns import BUILT_IN_WORDS
from lawspeaker.check.sentences.sentence_forms import FORMS
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.resolve.boards import DIRECTIONS, KNOWN, WAYS
from lawspeaker.resolve.components import SIGHTS
from lawspeaker.resolve.context import BUILT_IN_TYPES, NOUNS
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from tests.docs.snippets import read
from tests.paths import ROOT

REFERENCE = read("docs/language.md")
WORDS = set(re.findall(r"[a-z_]+", re.sub(r"<!--.*?-->", "", REFERENCE.text, flags=re.DOTALL)))
ARTICLES = {"a", "an", "the"}
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


def block_after(comment: str) -> str:
    """Return the block that follows a hidden comment of the reference."""
    rest = REFERENCE.text.partition(f"<!-- {comment}")[2]
    return rest.partition("```text\n")[2].partition("\n```")[0]


def words_read_by(path: Path, functions: tuple[str, ...]) -> set[str]:
    """Return the words that functions of the compiler look for: what they match or compare a word with."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            parts = [part for part in ast.walk(node) if isinstance(part, ast.MatchValue | ast.Compare)]
            values = [value for part in parts for value in ast.walk(part) if isinstance(value, ast.Constant)]
            found.update(w for value in values if isinstance(value.value, str) for w in value.value.split())
    return found


def test_the_list_of_reserved_words_is_that_of_the_grammar() -> None:
    assert block_after("reserved words").split() == sorted(ARTICLES | set(grammar().keywords))


def test_the_list_of_sentences_is_that_of_the_checker() -> None:
    listed = {
        line.split()[0]: line.partition(" ")[2].partition("(")[0].split()
        for line in block_after("sentences").split("\n")
    }
    known = {word: form.preps.split() or ["-"] for word, form in FORMS.items()}
    assert listed == known | {word: ["-"] for word in BUILT_IN_VERBS - set(FORMS)}


def test_every_built_in_word_is_in_the_reference() -> None:
    known = {
        *DECLARATIONS,
        *grammar().keywords,
        *BUILT_IN_VERBS,
        *BOARD_WORDS,
        *BUILT_IN_WORDS,
        *BUILT_IN_TYPES,
        *NOUNS,
    }
    known |= {*DIRECTIONS, *KNOWN, *WAYS, *SIGHTS}
    assert not known - WORDS


def test_every_word_that_a_line_is_read_by_is_in_the_reference() -> None:
    missing: dict[str, list[str]] = {}
    for file, functions in READERS.items():
        words = words_read_by(ROOT / "compiler" / "lawspeaker" / file, functions)
        assert words, f"{file} has other functions now"
        missing[file] = sorted(words - WORDS)
    assert not any(missing.values()), missing
