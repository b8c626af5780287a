"""Tokens of one declaration to nodes, by Lark's interactive parser.

It stops at the first token that cannot follow and says where; what that means in words is decided in `mistakes`, which
tries with a `Cursor` what could have stood there instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

from lark import UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser
from msgspec import Struct

from lawspeaker.parse.grammar import LawParser
from lawspeaker.parse.nodes import Node, Token


class Stuck(Struct, frozen=True):
    """The tokens of a declaration and the one that cannot stand where it stands."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


def parse_tokens(parser: LawParser, tokens: list[Token]) -> Node | Stuck | None:
    """Return the node of a whole declaration, where it got stuck, or None if the tokens end before that."""
    feed = parser.parse_interactive().parser_state.feed_token
    result: object = None
    for index, token in enumerate(tokens):
        try:
            result = feed(token, token.type == "$END")
        except UnexpectedToken:
            return Stuck(tokens, index)
    return result if isinstance(result, Node) else None


class Cursor:
    """A place in a declaration from which the parser can go on. It makes no nodes."""

    def __init__(self, interactive: InteractiveParser) -> None:
        self.interactive = interactive

    @classmethod
    def at_start(cls, parser: LawParser) -> Self:
        """Return the place before the first token of a declaration."""
        interactive = parser.parse_interactive()
        interactive.parser_state.parse_conf.callbacks = {}
        return cls(interactive)

    def after(self, types: Iterable[str]) -> Cursor | None:
        """Return the place after some more tokens, or None if they cannot follow."""
        after = Cursor(copy_of(self.interactive))
        return after if all(after.feed(kind) for kind in types) else None

    def feed(self, kind: str) -> bool:
        """Go on by one token; tell whether it could follow."""
        try:
            self.interactive.feed_token(Token(kind, "", 0, 0))
        except UnexpectedToken:
            return False
        return True

    def accepts(self) -> set[str]:
        """Return the types of the tokens that could follow."""
        accepts: Callable[[], set[str]] = self.interactive.accepts
        return accepts()


def copy_of(interactive: InteractiveParser) -> InteractiveParser:
    """Return a parser that goes on from the same place."""
    state = interactive.parser_state.copy(deepcopy_values=False)
    return InteractiveParser(interactive.parser, state, interactive.lexer_thread)
