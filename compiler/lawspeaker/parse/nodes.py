"""The input and output of the parser: tokens, and nodes named after grammar rules.

gain 2 food     ->     call(WORD gain, args(amount(NUMBER 2, WORD food)), None, eol(), None, None)
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lawspeaker.parse.tables import RuleShape

LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT", "CITE", "$END"})


class Token(Struct):
    """One word or sign of a line. `article` is the `a`, `an` or `the` before it, which has no meaning."""

    type: str
    text: str
    line: int
    column: int
    article: str = ""
    article_column: int = 0

    def __str__(self) -> str:
        return self.text

    @property
    def end(self) -> int:
        return self.column + len(self.text)


class ScannedLine(Struct, frozen=True):
    """The tokens of a line that is a whole sentence: the type, text, column and article of each; citations separately.

    An article comes with its column. `end` is the column after the last token.
    """

    tokens: tuple[tuple[str, str, int, str, int], ...]
    cites: tuple[tuple[str, int], ...]
    end: int


class Node(Struct):
    """A grammar rule with its children. `first` and `last` are its outermost tokens without layout and citations."""

    data: str
    children: list[Node | Token | None]
    first: Token | None
    last: Token | None
    depth: int


Child = Node | Token | None
Make = Callable[[list[Child]], Child]


def node_maker(rule: RuleShape) -> Make:
    """Return the function that makes the node of a grammar rule from all its symbols, with its extent."""
    if rule.extends_list():
        return extended
    name, parts, empty, single = rule.name, rule.parts, rule.empty, rule.inline
    plain = not empty and not any(splice or before for _, splice, before in parts)
    positions = [position for position, _, _ in parts]
    levels = 0 if rule.symbol.startswith("_") else 1

    def make(symbols: list[Child]) -> Child:
        children = [symbols[at] for at in positions] if plain else spliced(symbols, parts, empty)
        if single and len(children) == 1:
            return children[0]
        first, last, depth = extent(symbols)
        # In `a's b's c` each word is one level; a list of anything else is flat.
        return Node(name, children, first, last, depth + (len(children) if name == "place" else levels))

    return make


def extended(symbols: list[Child]) -> Child:
    """Return a list with one more item; no other node has the list so far, so it is changed."""
    items, item = symbols[0], symbols[-1]
    assert isinstance(items, Node)
    items.children.append(item)
    if isinstance(item, Node):
        items.first, items.last = items.first or item.first, item.last or items.last
        items.depth = max(items.depth, item.depth)
    elif item is not None and item.type not in LAYOUT:
        items.first, items.last = items.first or item, item
    return items


def spliced(symbols: list[Child], parts: tuple[tuple[int, bool, int], ...], empty: int) -> list[Child]:
    """Return the children of a rule with spliced symbols or empty places.

    The list of a spliced symbol is not copied: no other node has it.
    """
    children: list[Child] = []
    for position, splice, before in parts:
        children += [None] * before
        symbol = symbols[position]
        if not splice:
            children.append(symbol)
        elif isinstance(symbol, Node):
            children = children + symbol.children if children else symbol.children
    children += [None] * empty
    return children


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
