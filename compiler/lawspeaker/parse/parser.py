"""Parse the tokens of one declaration with the tables of Lark's LALR parser.

It stops at the first token that cannot follow. `mistakes.py` explains the error, and tries other tokens by a `Cursor`.
Half of the reductions only rename a symbol (a word that is a name, a term, a sum, an expression); where a sequence of
them leads is found out once.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from lawspeaker.parse.grammar import RENAMES, Parser
from lawspeaker.parse.nodes import Child, Node, Token


class SyntaxFault(Struct, frozen=True):
    """A syntax error: the tokens of a declaration, and the index of the one that cannot follow."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


def parse_tokens(parser: Parser, tokens: list[Token]) -> Node | SyntaxFault | None:
    """Return the node of a whole declaration, a syntax error, or None if the tokens end early (after a lexer fault)."""
    rows, reductions = parser.rows, parser.reductions
    states, values = [parser.start], list[Child]()
    for index, token in enumerate(tokens):
        kind = token.type
        while True:
            step = rows[states[-1]].get(kind)
            if step is None:
                return SyntaxFault(tokens, index)
            if step >= 0:
                states.append(step)
                values.append(token)
                break
            size, make, symbol = reductions[step]
            if size == RENAMES:
                states[-1] = after_renaming(parser, states[-2], states[-1], kind)
                continue
            symbols = values[-size:] if size else []
            if size:
                del states[-size:]
                del values[-size:]
            states.append(rows[states[-1]][symbol])
            values.append(make(symbols))
            if kind == "$END" and states[-1] == parser.end:
                result = values[-1]
                return result if isinstance(result, Node) else None
    return None


def after_renaming(parser: Parser, below: int, top: int, kind: str) -> int:
    """Return the state on top after all rules that only rename a symbol."""
    key = (below, top, kind)
    found = parser.renamed.get(key)
    if found is not None:
        return found
    while (step := parser.rows[top].get(kind)) is not None and step < 0:
        size, _, symbol = parser.reductions[step]
        if size != RENAMES:
            break
        top = parser.rows[below][symbol]
    parser.renamed[key] = top
    return top


class Cursor(Struct, frozen=True):
    """A state of the parser inside a declaration, from which other tokens can be tried. It creates no nodes."""

    parser: Parser
    states: tuple[int, ...]

    @classmethod
    def at_start(cls, parser: Parser) -> Cursor:
        """Return the state before the first token of a declaration."""
        return cls(parser, (parser.start,))

    def after(self, types: Iterable[str]) -> Cursor | None:
        """Return the state after more tokens, or None if they cannot follow."""
        states = list(self.states)
        return Cursor(self.parser, tuple(states)) if all(shift(self.parser, states, kind) for kind in types) else None

    def accepts(self) -> set[str]:
        """Return the types of the tokens that can follow."""
        kinds = [symbol for symbol in self.parser.rows[self.states[-1]] if symbol.isupper()]
        return {kind for kind in kinds if shift(self.parser, list(self.states), kind)}


def shift(parser: Parser, states: list[int], kind: str) -> bool:
    """Change the states by one token; return whether it can follow."""
    rows = parser.rows
    while (step := rows[states[-1]].get(kind)) is not None:
        if step >= 0:
            states.append(step)
            return True
        size, _, symbol = parser.reductions[step]
        del states[len(states) - (1 if size == RENAMES else size) :]
        states.append(rows[states[-1]][symbol])
        if kind == "$END" and states[-1] == parser.end:
            return True
    return False
