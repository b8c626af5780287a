"""The grammar as the lexer and the parser use it, from the tables that are shipped with the package.

`python -m lawspeaker.parse.make_tables` writes them. If they are damaged or belong to another grammar, the grammar is
analysed in memory (`analyse.py`), so a change of the grammar takes effect at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from lark import Token as LarkToken
from lark.common import ParserCallbacks
from lark.grammar import NonTerminal, Rule, Terminal
from lark.lexer import Lexer, LexerState, LexerThread
from lark.parsers.lalr_analysis import Action, IntParseTable, Reduce, Shift
from lark.parsers.lalr_interactive_parser import InteractiveParser
from lark.parsers.lalr_parser_state import ParseConf, ParserState
from msgspec import Struct, field

from lawspeaker.parse.line_patterns import LinePattern
from lawspeaker.parse.nodes import Child, Make, ScannedLine, node_maker
from lawspeaker.parse.tables import Damaged, RuleShape, Tables, load

TABLES = Path(__file__).with_name("law.tables")
START = "start"


class NoText(Lexer):
    """Stands where Lark's parser expects its own lexer; ours (`lexer.py`) feeds the tokens one by one."""

    def lex(self, lexer_state: LexerState, parser_state: object) -> Iterator[LarkToken]:
        return iter(())


class BeyondLine(Exception):
    """A rule needs more symbols than a line has so far."""


class Parser(Struct, frozen=True):
    """Lark's LALR parser of a declaration. `patterns` are those of the lines that were parsed.

    Their keys are the state before a line and the types of its tokens. `whole` makes nodes, `line` makes them of the
    tokens of one line alone, and `trial` makes nothing.
    """

    whole: ParseConf[int]
    line: ParseConf[int]
    trial: ParseConf[int]
    patterns: dict[tuple[int, tuple[str, ...]], LinePattern] = field(default_factory=dict)

    def begin(self) -> InteractiveParser:
        """Return a parser before the first token of a declaration."""
        return InteractiveParser(None, ParserState(self.whole, NO_TEXT), NO_TEXT)

    def begin_line(self, state: int) -> ParserState[int]:
        """Return the state of a parser that reads one line alone; it raises `BeyondLine` where that does not work."""
        return ParserState(self.line, NO_TEXT, [state], [])

    def begin_trial(self) -> InteractiveParser:
        """Return a parser before the first token that makes no nodes."""
        return InteractiveParser(None, ParserState(self.trial, NO_TEXT), NO_TEXT)


NO_TEXT = LexerThread(NoText(), None)


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
    """Return the grammar of tables, as Lark's parser reads them: an action and its target, by state and symbol."""
    rules = [rule_of(shape, order) for order, shape in enumerate(tables.rules)]
    steps = [(Reduce, rule) for rule in rules]

    def action(step: int) -> tuple[Action, int | Rule]:
        return (Shift, step) if step >= 0 else steps[step]

    name = tables.symbols.__getitem__
    rows = [dict(zip(map(name, symbols), map(action, row), strict=True)) for symbols, row in tables.rows]
    table = IntParseTable(dict(enumerate(rows)), {START: tables.start}, {START: tables.end})
    makers = {rule: node_maker(shape) for rule, shape in zip(rules, tables.rules, strict=True)}
    guarded = {rule: within_line(len(rule.expansion), make) for rule, make in makers.items()}
    parser = Parser(conf(table, makers), conf(table, guarded), conf(table, {}))
    return Grammar(parser, tables.keywords, re.compile(tables.scanner), re.compile(tables.continued))


def conf(table: IntParseTable, makers: dict[Rule, Make]) -> ParseConf[int]:
    """Return what Lark's parser goes by; it finds the maker of a rule in `callbacks`, whose annotation names tokens."""
    return ParseConf(table, cast(ParserCallbacks, makers), START)


def rule_of(shape: RuleShape, order: int) -> Rule:
    """Return a rule as Lark's parser needs it: what it makes, and how many symbols it is made of."""
    return Rule(NonTerminal(shape.symbol), [Terminal(symbol) for symbol in shape.expansion], order)


def within_line(size: int, make: Make) -> Make:
    """Return a maker that refuses to make a node of fewer symbols than its rule has."""

    def guarded(symbols: list[Child]) -> Child:
        if len(symbols) < size:
            raise BeyondLine
        return make(symbols)

    return guarded
