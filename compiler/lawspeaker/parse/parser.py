"""Parse the tokens of one declaration with the tables of Lark's LALR parser.

It stops at the first token that cannot follow. `mistakes.py` explains the error, and tries other tokens by a `Cursor`.
The loop is the one of Lark's `feed_token`, which compares and hashes a grammar rule for each reduction; here a rule is
looked up by its identity. That saves a fifth of the time that a file takes. Half of the reductions only rename a symbol
(a word that is a name, a term, a sum, an expression); where a sequence of them leads is found out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

from lark import UnexpectedToken
from lark.parsers.lalr_analysis import Shift
from lark.parsers.lalr_interactive_parser import InteractiveParser
from msgspec import Struct

from lawspeaker.parse.grammar import RENAMES, LawParser, ParseTables
from lawspeaker.parse.nodes import Child, Node, Token


class SyntaxFault(Struct, frozen=True):
    """A syntax error: the tokens of a declaration, and the index of the one that cannot follow."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


def parse_tokens(parser: LawParser, tokens: list[Token]) -> Node | SyntaxFault | None:
    """Return the node of a whole declaration, a syntax error, or None if the tokens end early (after a lexer fault)."""
    tables = parser.tables
    actions, reductions = tables.actions, tables.reductions
    states, values = [tables.start], list[Child]()
    for index, token in enumerate(tokens):
        kind = token.type
        while True:
            found = actions[states[-1]].get(kind)
            if found is None:
                return SyntaxFault(tokens, index)
            action, target = found
            if action is Shift:
                states.append(target)
                values.append(token)
                break
            size, make, origin = reductions[id(target)]
            if size == RENAMES:
                states[-1] = after_renaming(tables, states[-2], states[-1], kind)
                continue
            symbols = values[-size:] if size else []
            if size:
                del states[-size:]
                del values[-size:]
            states.append(actions[states[-1]][origin][1])
            values.append(make(symbols))
            if kind == "$END" and states[-1] == tables.end:
                result = values[-1]
                return result if isinstance(result, Node) else None
    return None


def after_renaming(tables: ParseTables, below: int, top: int, kind: str) -> int:
    """Return the state on top after all rules that only rename a symbol."""
    key = (below, top, kind)
    found = tables.renamed.get(key)
    if found is not None:
        return found
    while (step := tables.actions[top].get(kind)) is not None and step[0] is not Shift:
        size, _, origin = tables.reductions[id(step[1])]
        if size != RENAMES:
            break
        top = tables.actions[below][origin][1]
    tables.renamed[key] = top
    return top


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
