"""The grammar as the lexer and the parser use it, from the tables that are shipped with the package.

`python -m lawspeaker.parse.make_tables` writes them. If they are damaged or belong to another grammar, the grammar is
analysed in memory (`analyse.py`), so a change of the grammar takes effect at once.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct, field

from lawspeaker.parse.line_patterns import LinePattern
from lawspeaker.parse.nodes import Make, ScannedLine, node_maker
from lawspeaker.parse.tables import Damaged, Tables, load

TABLES = Path(__file__).with_name("law.tables")


class Parser(Struct, frozen=True):
    """What the parser does in each state: the next state, or a negative number, which is the place of a reduction.

    `reductions` are the number of symbols of a rule, the function that makes its node, and the symbol that it makes; a
    rule that only renames its only symbol has no function. `renamed` remembers where a sequence of such rules leads:
    from the state below, the state on top and the next token to the state on top. `patterns` are those of the lines
    that were parsed, by the state before a line, the types of its tokens and the type of the token after it.
    """

    rows: list[dict[str, int]]
    reductions: list[tuple[int, Make | None, str]]
    start: int
    end: int
    renamed: dict[tuple[int, int, str], int] = field(default_factory=dict)
    patterns: dict[tuple[int, tuple[str, ...]], LinePattern] = field(default_factory=dict)


class Grammar(Struct, frozen=True):
    """The parser, and what the lexer needs of the grammar: the keywords and the patterns of the terminals.

    `lines` are lines that the lexer has read, by their text.
    """

    parser: Parser
    keywords: dict[str, str]
    scanner: re.Pattern[str]
    continued: re.Pattern[str]
    lines: dict[str, ScannedLine] = field(default_factory=dict)


@cache
def grammar() -> Grammar:
    """Return the grammar of the language."""
    return read_grammar(TABLES, grammar_text())


def grammar_text() -> str:
    """Return the grammar's text, from the checkout or from the installed package."""
    here = Path(__file__)
    installed = here.parents[1] / "_grammar" / "law.lark"
    path = installed if installed.exists() else here.parents[3] / "grammar" / "law.lark"
    return path.read_text(encoding="utf-8")


def read_grammar(path: Path, text: str) -> Grammar:
    """Return the grammar from shipped tables if they are valid for this text, else analyse the text."""
    try:
        return from_tables(load(path.read_bytes(), text))
    except (OSError, Damaged):
        from lawspeaker.parse.analyse import analyse

        return from_tables(analyse(text))


def from_tables(tables: Tables) -> Grammar:
    """Return the grammar of tables."""
    name = tables.symbols.__getitem__
    rows = [dict(zip(map(name, symbols), steps, strict=True)) for symbols, steps in tables.rows]
    reductions = [(rule.size, None if rule.only_renames() else node_maker(rule), rule.symbol) for rule in tables.rules]
    parser = Parser(rows, reductions, tables.start, tables.end)
    return Grammar(parser, tables.keywords, re.compile(tables.scanner), re.compile(tables.continued))
