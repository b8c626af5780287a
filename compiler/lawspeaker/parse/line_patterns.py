"""Patterns of lines: what the parser made of one line, to make the same of every line of that form without parsing.

gain 2 food       WORD NUMBER WORD _NL _DEDENT     ->     0 1 2 3 are the tokens, 4 is None
take 1 card                                               5 = amount(1, 2)   6 = args(5)   7 = eol()
                                                          8 = call(0, 6, 4, 7, 4, 4)
                                                          then 8 is on the stack of the parser
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.parse.nodes import Child, Node, Token


class LinePattern(Struct, frozen=True):
    """How the nodes of a line are made of its tokens, and the states and nodes that it adds to the parser's stack.

    A node is its name, the numbers of its children, of its first and of its last token, and its depth. Numbers count
    the tokens of the line, then a missing part, then the nodes.
    """

    nodes: tuple[tuple[str, tuple[int, ...], int, int, int], ...]
    states: tuple[int, ...]
    values: tuple[int, ...]


def pattern_of(tokens: list[Token], states: list[int], values: list[Child]) -> LinePattern:
    """Return the pattern of a line, of which the parser made these states and values."""
    found: list[tuple[str, tuple[int, ...], int, int, int]] = []
    numbers: dict[int, int] = {id(token): number for number, token in enumerate(tokens)}
    numbers[id(None)] = len(tokens)

    def number_of(part: Child) -> int:
        if isinstance(part, Node):
            children = tuple([number_of(child) for child in part.children])
            found.append((part.data, children, numbers[id(part.first)], numbers[id(part.last)], part.depth))
            return len(tokens) + len(found)
        return numbers[id(part)]

    on_stack = tuple([number_of(value) for value in values])
    return LinePattern(tuple(found), tuple(states), on_stack)


def fill(pattern: LinePattern, tokens: list[Token]) -> list[Child]:
    """Return what the parser would make of the tokens of a line of this form."""
    ends: list[Token | None] = [*tokens, None]
    made: list[Child] = [*ends]
    part = made.__getitem__
    for name, children, first, last, depth in pattern.nodes:
        made.append(Node(name, [*map(part, children)], ends[first], ends[last], depth))
    return [*map(part, pattern.values)]
