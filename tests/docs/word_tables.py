"""The tables of words in the reference, made from what the compiler declares.

    WORDS.give = Word(preps="from to", otherwise=True, …)   ->   | `give` | `from` `to` | | `otherwise` | …

A table stands between `<!-- words: NAME -->` and `<!-- end -->`; `pytest tests/docs --bless` writes it anew.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from lawspeaker.check.expressions.nouns import BUILT_IN_WORDS
from lawspeaker.expression_words import BEHIND_OF, BOARD_PHRASES, Asked, BoardPhrase
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import DECLARATIONS
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.boards import DIRECTIONS, LINES_OF, SHAPE_WORDS, WAYS
from lawspeaker.resolve.components import FLAGS, SIGHTS
from lawspeaker.resolve.context import BUILT_IN_TYPES, COLLECTIONS, NOUNS
from lawspeaker.sentence_words import BY_WORD, Word
from tests.paths import ROOT

ARTICLES = ("a", "an", "the")
TABLE = re.compile(r"(<!-- words: ([a-z ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def words(found: Iterable[str]) -> str:
    """Return words in the order of the alphabet, each as code.

    >>> words({"stop", "end"})
    '`end` `stop`\\n'
    """
    return " ".join(f"`{word}`" for word in sorted(found)) + "\n"


def words_read_by(file: str, *functions: str) -> set[str]:
    """Return the words that functions of the compiler look for: what they match or compare a word with."""
    path: Path = ROOT / "compiler" / "lawspeaker" / file
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            parts = [part for part in ast.walk(node) if isinstance(part, ast.MatchValue | ast.Compare)]
            values = [value for part in parts for value in ast.walk(part) if isinstance(value, ast.Constant)]
            found.update(w for value in values if isinstance(value.value, str) for w in value.value.split())
    return found


def sentences() -> str:
    """Return a table of all sentences with what each may have."""
    lines = ["| sentence | prepositions | takes a list | may have | example |", "|---|---|---|---|---|"]
    for word, form in sorted(BY_WORD.items()):
        preps = " ".join(f"`{prep}`" for prep in form.preps.split())
        several = {"": "", "object": "yes"}.get(form.several, f"behind `{form.several}`")
        lines.append(f"| `{word}` | {preps} | {several} | {parts(form)} | `{form.example}` |")
    return "\n".join(lines) + "\n"


def parts(form: Word) -> str:
    """Return what may stand behind a sentence or below it."""
    has = {"`giving x`": form.giving, "`otherwise`": form.otherwise, "lines below it": form.block}
    return ", ".join(part for part, there in has.items() if there)


def behind_of() -> str:
    """Return a table of the words behind `of`, by what they are asked of."""
    lines = ["| of | word | is |", "|---|---|---|"]
    for asked in Asked:
        rows = [word for word in BEHIND_OF.values() if word.asked is asked]
        lines += [f"| {asked.value} | `{word.example}` | {word.says} |" for word in rows]
    return "\n".join(lines) + "\n"


def board_words() -> str:
    """Return a table of the words about boards in phrases, each with its forms."""
    lines = ["| word | forms |", "|---|---|"]
    for word, phrase in sorted(BOARD_PHRASES.items()):
        lines.append(f"| `{word}` | {', '.join(f'`{form}`' for form in forms(phrase))} |")
    return "\n".join(lines) + "\n"


def forms(phrase: BoardPhrase) -> list[str]:
    """Return the forms of a word on all boards, with a sort of edge, a kind of links and a piece for an example."""
    found = (*phrase.every, *phrase.grid, *phrase.circle, *phrase.places, *phrase.laid, *phrase.unnamed)
    return [form.format(edge="border", piece="stone", link="road", links="roads") for form in dict.fromkeys(found)]


TABLES: dict[str, Callable[[], str]] = {
    "declarations": lambda: words(DECLARATIONS),
    "reserved": lambda: words({*ARTICLES, *grammar().keywords}),
    "types": lambda: words(BUILT_IN_TYPES),
    "lists": lambda: words(f"{word} of" for word in COLLECTIONS),
    "every game": lambda: words({*NOUNS, *BUILT_IN_WORDS}),
    "prepositions": lambda: words(prep.value for prep in Preposition),
    "behind of": behind_of,
    "of boards": board_words,
    "shapes": lambda: words(SHAPE_WORDS),
    "lines of boards": lambda: words({word for lines in LINES_OF.values() for word in lines}),
    "directions": lambda: words(DIRECTIONS),
    "ways": lambda: words(WAYS),
    "properties": lambda: words({*FLAGS, "limit", *(f"seen by {who}" for who in SIGHTS)}),
    "sentences": sentences,
}


@cache
def table(name: str) -> str:
    """Return a table of the reference."""
    return TABLES[name]()


def with_fresh_tables(page: str) -> str:
    """Return a page with all its tables as they are now."""
    return TABLE.sub(lambda found: f"{found[1]}{table(found[2])}{found[3]}", page)
