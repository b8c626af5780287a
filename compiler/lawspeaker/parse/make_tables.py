"""Grammar to parser tables: Lark analyses the grammar here, at build time, and nobody waits for it afterwards.

python -m lawspeaker.parse.make_tables     writes tables.json beside this file
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from lark import Lark, Token
from lark.grammar import NonTerminal, Rule
from lark.indenter import Indenter
from lark.lexer import BasicLexer, PatternStr, TerminalDef
from lark.parser_frontends import ParsingFrontend
from lark.parsers.lalr_analysis import Shift
from lark.parsers.lalr_parser import LALR_Parser

from lawspeaker.parse.tables import fingerprint, grammar_text

Stored = dict[str, object]


class Layout(Indenter):
    """Tells Lark which tokens come from layout; it never sees a text, our own lexer reads those."""

    NL_type = "_NL"
    OPEN_PAREN_types: ClassVar[list[str]] = ["LPAR"]
    CLOSE_PAREN_types: ClassVar[list[str]] = ["RPAR"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 4
    always_accept = ("_NL", "ARTICLE")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        raise AssertionError("the tables are made without reading a text")


def lark_parser(grammar: str, strict: bool = False) -> Lark:
    """Let Lark build its parser; under `strict` a conflict or a clash of terminals is an error."""
    return Lark(
        grammar,
        parser="lalr",
        lexer="basic",
        postlex=Layout(),
        maybe_placeholders=True,
        strict=strict,
    )


def make(grammar: str) -> Stored:
    """Return the stored form of a grammar's tables."""
    lark = lark_parser(grammar)
    front = lark.parser
    assert isinstance(front, ParsingFrontend)
    engine = front.parser
    assert isinstance(engine, LALR_Parser)
    table = engine._parse_table
    symbols = sorted({name for row in table.states.values() for name in row})
    names = sorted({_name(rule) for rule in lark.rules})
    number = {rule: i for i, rule in enumerate(lark.rules)}
    place = {name: i for i, name in enumerate(symbols)}
    rows: dict[str, dict[str, int]] = {}
    for state, actions in table.states.items():
        rows[str(state)] = {
            name: target if action is Shift else -1 - number.get(target, 0)
            for name, (action, target) in actions.items()
        }
    order = _order(str(table.start_states["start"]), rows)
    states: list[list[int]] = []
    for reached in order:
        row: list[int] = []
        for name, action in sorted(rows[reached].items()):
            row += [place[name], order[str(action)] if action >= 0 else action]
        states.append(row)
    terminals, keywords = _terminals(lark)
    return {
        "grammar": fingerprint(grammar),
        "symbols": symbols,
        "names": names,
        "rules": [_packed(rule, place, names) for rule in lark.rules],
        "states": states,
        "start": 0,
        "end": order[str(table.end_states["start"])],
        "keywords": keywords,
        "patterns": [[t.name, t.pattern.to_regexp()] for t in terminals if t.name not in ("_NL", "CONTINUED")],
        "continued": next(t.pattern.to_regexp() for t in terminals if t.name == "CONTINUED"),
    }


def _order(start: str, rows: dict[str, dict[str, int]]) -> dict[str, int]:
    """Number the states in the order in which they are reached; Lark's own numbers differ from run to run."""
    order = {start: 0}
    waiting = [start]
    while waiting:
        row = rows[waiting.pop(0)]
        for _, action in sorted(row.items()):
            if action >= 0 and str(action) not in order:
                order[str(action)] = len(order)
                waiting.append(str(action))
    return order


def _name(rule: Rule) -> str:
    return rule.alias or str(rule.origin.name)


def _packed(rule: Rule, place: dict[str, int], names: list[str]) -> list[int]:
    """Write down what Lark would do with the children of a rule."""
    empties = [0] * (len(rule.expansion) + 1)
    if rule.options.empty_indices:
        marks = "".join(str(int(mark)) for mark in rule.options.empty_indices)
        empties = [len(ones) for ones in marks.split("0")]
    keep: list[int] = []
    pending = 0
    for i, symbol in enumerate(rule.expansion):
        pending += empties[i]
        if rule.options.keep_all_tokens or not getattr(symbol, "filter_out", False):
            splice = isinstance(symbol, NonTerminal) and symbol.name.startswith("_")
            keep += [i, int(splice), pending]
            pending = 0
    single = int(rule.options.expand1 and not rule.alias)
    origin, name = place.get(rule.origin.name, 0), names.index(_name(rule))
    return [origin, len(rule.expansion), name, single, pending + empties[-1], *keep]


def _terminals(lark: Lark) -> tuple[list[TerminalDef], list[list[str]]]:
    """Return the terminals in the order Lark tries them, and apart from them the keywords, which are words."""
    lexer = lark.parser.lexer
    basic = lexer if isinstance(lexer, BasicLexer) else getattr(lexer, "lexer", None)
    assert isinstance(basic, BasicLexer)
    word = re.compile(next(t.pattern.to_regexp() for t in basic.terminals if t.name == "WORD"))
    patterns: list[TerminalDef] = []
    keywords: list[list[str]] = []
    for terminal in basic.terminals:
        if isinstance(terminal.pattern, PatternStr) and word.fullmatch(terminal.pattern.value):
            keywords.append([terminal.pattern.value, terminal.name])
        else:
            patterns.append(terminal)
    return patterns, sorted(keywords)


def write(path: Path) -> None:
    """Write the tables of the checkout's grammar, one state a line, so that a change shows as a small diff."""
    stored = make(grammar_text())
    lines = [f"{json.dumps(key)}: {_lines(value)}" for key, value in stored.items()]
    path.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def _lines(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in value) + "]"
    return json.dumps(value)


if __name__ == "__main__":
    write(Path(__file__).with_name("tables.json"))
