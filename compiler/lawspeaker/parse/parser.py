"""Parse the tokens of one declaration with the tables of Lark's LALR parser.

It stops at the first token that cannot follow. `mistakes.py` explains the error, and tries other tokens by a `Cursor`.

Most lines of a spec have the form of an earlier line: in a large one, 12,000 lines have 900 sequences of token types.
What the parser makes of a line depends only on its state, these types and the type of the next token, so the nodes of
a line are made after the pattern of the first line of that form (`line_patterns.py`). Half of all reductions only
rename a symbol (a word that is a name, a term, a sum, an expression); where a sequence of them leads is found out once.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from lawspeaker.parse.grammar import Parser
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
    states, values = [parser.start], list[Child]()
    at = single = 0
    while at < len(tokens):
        kind = kinds[at]
        step = reduce(parser, states, values, kind)
        if kind == "$END" and states[-1] == parser.end:
            result = values[-1]
            return result if isinstance(result, Node) else None
        if step is None:
            return SyntaxFault(tokens, at)
        if at >= single and kind not in BLOCK:
            stop = line_end(kinds, at)
            if parse_line(parser, states, values, tokens[at:stop], tuple(kinds[at : stop + 1])):
                at = stop
                continue
            single = stop
        states.append(step)
        values.append(tokens[at])
        at += 1
    return None


def line_end(kinds: list[str], at: int) -> int:
    """Return the index after the end of a line; a faulty line may have none."""
    try:
        return kinds.index("_NL", at) + 1
    except ValueError:
        return len(kinds)


def parse_line(
    parser: Parser, states: list[int], values: list[Child], tokens: list[Token], kinds: tuple[str, ...]
) -> bool:
    """Add a whole line to the parser's stack; return False if it is faulty or long, and nothing was added.

    `kinds` are the types of its tokens and of the token after it.
    """
    key = (states[-1], kinds)
    pattern = parser.patterns.get(key)
    if pattern is not None:
        values += fill(pattern, tokens)
        states += pattern.states
        return True
    if len(kinds) > LONGEST_PATTERN or len(kinds) == len(tokens):
        return False
    above, made = [states[-1]], list[Child]()
    for token in tokens:
        step = reduce(parser, above, made, token.type)
        if step is None or step < 0:
            return False
        above.append(step)
        made.append(token)
    reduce(parser, above, made, kinds[-1])
    if len(parser.patterns) >= MOST_PATTERNS:
        parser.patterns.clear()
    parser.patterns[key] = pattern_of(tokens, above[1:], made)
    values += made
    states += above[1:]
    return True


def reduce(parser: Parser, states: list[int], values: list[Child], kind: str) -> int | None:
    """Reduce symbols on the stack until the next token can be shifted, and return the state after it.

    Return None if the token cannot follow, and a negative number if a reduction needs more symbols than there are.
    """
    rows, reductions = parser.rows, parser.reductions
    while (step := rows[states[-1]].get(kind)) is not None and step < 0:
        size, make, symbol = reductions[step]
        if len(values) < size:
            return step
        if make is None:
            states[-1] = after_renaming(parser, states[-2], states[-1], kind)
            continue
        symbols = values[-size:] if size else []
        if size:
            del states[-size:]
            del values[-size:]
        states.append(rows[states[-1]][symbol])
        values.append(make(symbols))
    return step


def after_renaming(parser: Parser, below: int, top: int, kind: str) -> int:
    """Return the state on top after all rules that only rename a symbol."""
    key = (below, top, kind)
    found = parser.renamed.get(key)
    if found is not None:
        return found
    while (step := parser.rows[top].get(kind)) is not None and step < 0:
        _, make, symbol = parser.reductions[step]
        if make is not None:
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
        del states[len(states) - size :]
        states.append(rows[states[-1]][symbol])
        if kind == "$END" and states[-1] == parser.end:
            return True
    return False
