"""Analyse the grammar with Lark: the tables of its LALR parser, its keywords and the patterns of its tokens.

Lark takes half a second for this, longer than a whole check, so the result is shipped (`tables.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec
from lark import Lark, Token
from lark.grammar import NonTerminal, Rule
from lark.lark import PostLex
from lark.lexer import PatternStr, TerminalDef
from lark.parsers.lalr_analysis import Action, Shift

from lawspeaker.parse.tables import RuleShape, Tables


class Layout(PostLex):
    """Makes Lark keep the terminals that only our lexer uses. It is never called."""

    always_accept = ("_NL", "ARTICLE")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        raise AssertionError("Lark analyses the grammar and parses no text")


def lark_parser(text: str, strict: bool = False) -> Lark:
    """Return Lark's parser of a grammar; with `strict`, a conflict or a collision of terminals is an error."""
    return Lark(text, parser="lalr", lexer="basic", postlex=Layout(), maybe_placeholders=True, strict=strict)


def analyse(text: str) -> Tables:
    """Return the tables of a grammar; the same in every process, although Lark numbers the states differently."""
    parser = lark_parser(text)
    made = parser.parse_interactive().parser_state.parse_conf
    shapes = {rule: shape_of(rule) for rule in parser.rules}
    rules = sorted(set(shapes.values()), key=msgspec.structs.astuple)
    places = {shape: at - len(rules) for at, shape in enumerate(rules)}
    names = sorted({name for row in made.states.values() for name in row})
    states = {state: number for number, state in enumerate(in_order(made.states, made.start_state))}
    rows: list[tuple[list[int], list[int]]] = []
    for state in states:
        row = sorted(made.states[state].items())
        steps = [states[to] if action is Shift else places[shapes[to]] for _, (action, to) in row]
        rows.append(([names.index(name) for name, _ in row], steps))
    return Tables(names, rows, rules, states[made.start_state], states[made.end_state], *terminals(parser))


def in_order(rows: Mapping[int, Mapping[str, tuple[Action, int]]], start: int) -> list[int]:
    """Return the states in the order in which they are reached from the first one, by the names of symbols."""
    found = {start: None}
    for state in (queue := [start]):
        for _, (action, target) in sorted(rows[state].items()):
            if action is Shift and target not in found:
                found[target] = None
                queue.append(target)
    return list(found)


def shape_of(rule: Rule) -> RuleShape:
    """Return what a rule makes of its symbols; it is what Lark's own tree builder does.

    That leaves out filtered tokens, splices the children of `_rules`, puts None for a missing optional part and inlines
    the only child of a `?rule`.
    """
    parts, empty = child_parts(rule)
    inline = bool(rule.options.expand1 and not rule.alias)
    name = str(rule.origin.name)
    return RuleShape(name, tuple(symbol.name for symbol in rule.expansion), rule.alias or name, inline, parts, empty)


def child_parts(rule: Rule) -> tuple[tuple[tuple[int, bool, int], ...], int]:
    """Return the symbols of a rule that become children, and the number of empty places at its end."""
    empties = [0] * (len(rule.expansion) + 1)
    if rule.options.empty_indices:
        marks = "".join(str(int(mark)) for mark in rule.options.empty_indices)
        empties = [len(ones) for ones in marks.split("0")]
    parts: list[tuple[int, bool, int]] = []
    pending = 0
    for position, symbol in enumerate(rule.expansion):
        pending += empties[position]
        if rule.options.keep_all_tokens or not getattr(symbol, "filter_out", False):
            parts.append((position, isinstance(symbol, NonTerminal) and symbol.name.startswith("_"), pending))
            pending = 0
    return tuple(parts), pending + empties[-1]


def terminals(parser: Lark) -> tuple[dict[str, str], str, str]:
    """Return the keywords, the pattern of all other tokens, and the pattern of the break before a continued line."""
    word = re.compile(parser.get_terminal("WORD").pattern.to_regexp())
    patterns: dict[str, str] = {}
    keywords: dict[str, str] = {}
    for terminal in sorted(parser.terminals, key=rank):
        if isinstance(terminal.pattern, PatternStr) and word.fullmatch(terminal.pattern.value):
            keywords[terminal.pattern.value] = terminal.name
        else:
            patterns[terminal.name] = terminal.pattern.to_regexp()
    continued = patterns.pop("CONTINUED")
    del patterns["_NL"]
    return keywords, "|".join(f"(?P<{name}>{pattern})" for name, pattern in patterns.items()), continued


def rank(terminal: TerminalDef) -> tuple[int, int, int, str]:
    """Return the sort key of Lark's own lexer."""
    pattern = terminal.pattern
    return -terminal.priority, -pattern.max_width, -len(pattern.value), terminal.name
