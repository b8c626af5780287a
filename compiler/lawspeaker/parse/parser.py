"""Parse the tokens of one declaration: Lark's interactive parser makes the nodes, with the tables of the grammar.

It stops at the first token that cannot follow. `mistakes.py` explains the error, and tries other tokens by a `Cursor`.

Most lines of a spec have the form of an earlier line: in a large one, 12,000 lines have 900 sequences of token types.
What the parser makes of a line depends only on its state and these types, so the nodes of a line are made after the
pattern of the first line of that form (`line_patterns.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from lark import Token as LarkToken
from lark.exceptions import UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser
from lark.parsers.lalr_parser_state import ParserState
from msgspec import Struct

from lawspeaker.parse.grammar import BeyondLine, Parser
from lawspeaker.parse.line_patterns import fill, pattern_of
from lawspeaker.parse.nodes import Child, Node, Token

BLOCK = ("_INDENT", "_DEDENT", "$END")
LONGEST_PATTERN = 100
MOST_PATTERNS = 20_000


class SyntaxFault(Struct, frozen=True):
    """A syntax error: the tokens of a declaration, and the index of the one that cannot follow."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


def parse_tokens(parser: Parser, tokens: list[Token]) -> Node | SyntaxFault | None:
    """Return the node of a whole declaration, a syntax error, or None if the tokens end early (after a lexer fault)."""
    kinds = [token.type for token in tokens]
    interactive = parser.begin()
    at = single = 0
    while at < len(tokens):
        try:
            result: Child = interactive.feed_token(as_lark(tokens[at]))
        except UnexpectedToken:
            return SyntaxFault(tokens, at)
        if kinds[at] == "$END":
            return result if isinstance(result, Node) else None
        if at >= single and kinds[at] not in BLOCK:
            stop = line_end(kinds, at)
            if parse_line(parser, interactive.parser_state, tokens[at:stop], tuple(kinds[at:stop])):
                at = stop
                continue
            single = stop
        at += 1
    return None


def as_lark(token: Token) -> LarkToken:
    """Return a token as Lark's type: its parser reads nothing but the type of a token."""
    return cast(LarkToken, token)


def line_end(kinds: list[str], at: int) -> int:
    """Return the index after the end of a line; a faulty line may have none."""
    try:
        return kinds.index("_NL", at) + 1
    except ValueError:
        return len(kinds)


def parse_line(parser: Parser, state: ParserState[int], tokens: list[Token], kinds: tuple[str, ...]) -> bool:
    """Replace the first token of a line on the parser's stack by the whole line.

    Return False if the line is faulty or long; the stack is not changed then. `kinds` are the types of its tokens.
    """
    key = (state.state_stack[-2], kinds)
    pattern = parser.patterns.get(key)
    if pattern is None:
        if len(kinds) > LONGEST_PATTERN:
            return False
        line = parser.begin_line(key[0])
        try:
            for token in tokens:
                line.feed_token(as_lark(token))
        except (UnexpectedToken, BeyondLine):
            return False
        if len(parser.patterns) >= MOST_PATTERNS:
            parser.patterns.clear()
        pattern = parser.patterns[key] = pattern_of(tokens, line.state_stack[1:], line.value_stack)
    state.state_stack[-1:] = pattern.states
    state.value_stack[-1:] = fill(pattern, tokens)
    return True


class Cursor(Struct, frozen=True):
    """A state of the parser inside a declaration, from which other tokens can be tried. It makes no nodes."""

    interactive: InteractiveParser

    @classmethod
    def at_start(cls, parser: Parser) -> Cursor:
        """Return the state before the first token of a declaration."""
        return cls(parser.begin_trial())

    def after(self, types: Iterable[str]) -> Cursor | None:
        """Return the state after more tokens, or None if they cannot follow."""
        trial = self.interactive.copy(deepcopy_values=False)
        try:
            for kind in types:
                trial.feed_token(LarkToken(kind, ""))
        except UnexpectedToken:
            return None
        return Cursor(trial)

    def accepts(self) -> set[str]:
        """Return the types of the tokens that can follow."""
        return set(self.interactive.accepts())
