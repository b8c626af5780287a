"""Parse the tokens of one declaration with Lark's interactive parser.

It stops at the first token that cannot follow. `mistakes.py` explains the error, and tries other tokens by a `Cursor`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

from lark import UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser
from msgspec import Struct

from lawspeaker.parse.grammar import LawParser
from lawspeaker.parse.nodes import Node, Token


class SyntaxFault(Struct, frozen=True):
    """A syntax error: the tokens of a declaration, and the index of the one that cannot follow."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


def parse_tokens(parser: LawParser, tokens: list[Token]) -> Node | SyntaxFault | None:
    """Return the node of a whole declaration, a syntax error, or None if the tokens end early (after a lexer fault)."""
    feed = parser.parse_interactive().parser_state.feed_token
    result: object = None
    for index, token in enumerate(tokens):
        try:
            result = feed(token, token.type == "$END")
        except UnexpectedToken:
            return SyntaxFault(tokens, index)
    return result if isinstance(result, Node) else None


class Cursor:
    """A state of the parser inside a declaration, from which other tokens can be tried. It creates no nodes."""

    def __init__(self, interactive: InteractiveParser) -> None:
        self.interactive = interactive

    @classmethod
    def at_start(cls, parser: LawParser) -> Self:
        """Return the state before the first token of a declaration."""
        interactive = parser.parse_interactive()
        interactive.parser_state.parse_conf.callbacks = {}
        return cls(interactive)

    def after(self, types: Iterable[str]) -> Cursor | None:
        """Return the state after more tokens, or None if they cannot follow."""
        after = Cursor(copy_of(self.interactive))
        return after if all(after.feed(kind) for kind in types) else None

    def feed(self, kind: str) -> bool:
        """Advance by one token; return whether it can follow."""
        try:
            self.interactive.feed_token(Token(kind, "", 0, 0))
        except UnexpectedToken:
            return False
        return True

    def accepts(self) -> set[str]:
        """Return the types of the tokens that can follow."""
        accepts: Callable[[], set[str]] = self.interactive.accepts
        return accepts()


def copy_of(interactive: InteractiveParser) -> InteractiveParser:
    """Return a parser in the same state."""
    state = interactive.parser_state.copy(deepcopy_values=False)
    return InteractiveParser(interactive.parser, state, interactive.lexer_thread)
