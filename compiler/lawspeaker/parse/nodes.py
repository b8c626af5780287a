"""The input and output of the parser: tokens, and nodes named after grammar rules.

gain 2 food     ->     call(WORD gain, args(amount(NUMBER 2, WORD food)), None, eol(), None, None)
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Self

from lark import Token as LarkToken
from lark.grammar import NonTerminal, Rule
from msgspec import Struct

LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT", "CITE", "$END"})


class Token(LarkToken):
    """One word or sign of a line. `article` is the `a`, `an` or `the` before it, which has no meaning.

    Only the attributes that the parser and the tree builder use are set: Lark's own constructor takes three times as
    long.
    """

    __slots__ = ("article", "text")

    article: str
    text: str
    line: int
    column: int

    def __new__(cls, type_: str, text: str, line: int, column: int, article: str = "") -> Self:
        token = str.__new__(cls, text)
        token.type, token.text, token.line, token.column, token.article = type_, text, line, column, article
        return token

    @property
    def end(self) -> int:
        return self.column + len(self.text)


class Node(Struct):
    """A grammar rule with its children. `first` and `last` are its outermost tokens without layout and citations."""

    data: str
    children: list[Node | Token | None]
    first: Token | None
    last: Token | None
    depth: int


Child = Node | Token | None
Make = Callable[[list[Child]], Child]
only_child = itemgetter(0)
"""What a rule makes that only renames its single symbol."""


def node_maker(rule: Rule) -> Make:
    """Return the function that makes the node of a grammar rule from all its symbols.

    It does what Lark's own tree builder does (leave out filtered tokens, splice the children of `_rules`, put None
    for a missing optional part, inline the only child of a `?rule`) and stores the extent of the node. Lark's
    `propagate_positions` does the latter at twice the cost of the whole parse.
    """
    name = rule.alias or str(rule.origin.name)
    single = rule.options.expand1 and not rule.alias
    parts, empty = child_parts(rule)
    plain = not empty and not any(splice or before for _, splice, before in parts)
    positions = [position for position, _, _ in parts]
    if single and plain and len(rule.expansion) == 1 and positions == [0]:
        return only_child
    levels = 0 if rule.origin.name.startswith("_") else 1

    def make(symbols: list[Child]) -> Child:
        children = [symbols[at] for at in positions] if plain else spliced(symbols, parts, empty)
        if single and len(children) == 1:
            return children[0]
        first, last, depth = extent(symbols)
        # In `a's b's c` each word is one level; a list of anything else is flat.
        return Node(name, children, first, last, depth + (len(children) if name == "place" else levels))

    return make


def child_parts(rule: Rule) -> tuple[list[tuple[int, bool, int]], int]:
    """Return the symbols of a rule that become children, and the number of empty places at its end.

    A symbol is its position, whether its children are spliced in, and the number of empty places before it.
    """
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
    return parts, pending + empties[-1]


def spliced(symbols: list[Child], parts: list[tuple[int, bool, int]], empty: int) -> list[Child]:
    """Return the children of a rule with spliced symbols or empty places."""
    children: list[Child] = []
    for position, splice, before in parts:
        children += [None] * before
        symbol = symbols[position]
        if not splice:
            children.append(symbol)
        elif isinstance(symbol, Node):
            children += symbol.children
    return children + [None] * empty


def extent(symbols: list[Child]) -> tuple[Token | None, Token | None, int]:
    """Return the first and last visible token, and the depth of the deepest node."""
    first: Token | None = None
    last: Token | None = None
    depth = 0
    for symbol in symbols:
        if isinstance(symbol, Token):
            if symbol.type not in LAYOUT:
                first, last = first or symbol, symbol
        elif symbol is not None:
            if symbol.first is not None:
                first, last = first or symbol.first, symbol.last
            if symbol.depth > depth:
                depth = symbol.depth
    return first, last, depth
