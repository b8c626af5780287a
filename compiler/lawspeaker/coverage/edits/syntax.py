"""The parser's nodes of a file with their tokens, for edits: the tree of `parse/tree.py` has no place for a keyword.

    each p among players where rich of p     ->     Place(node each, parents, tokens EACH WORD AMONG …)

`Place` answers where a node begins and ends among the tokens of its declaration, and makes edits of token ranges.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import Lexer
from lawspeaker.parse.nodes import LAYOUT, Node, Token
from lawspeaker.parse.parser import parse_tokens
from lawspeaker.project.cited_lines import cited_in, declaration_named, logical_lines, logical_starts, without_citation
from lawspeaker.source import Source, Span

NO_RULES = ("example", "screen", "known", "wording")
"""Nodes without rules of the game: edits of them cannot change what is played."""
LONGEST = 60
BRACKETS = {"LPAR": 1, "RPAR": -1}


class Text(Struct, frozen=True):
    """The text of a file: its lines, the logical line of each as words, and the statements that it cites.

    `people` are the words that mean a player somewhere in the spec.
    """

    source: Source
    lines: list[str]
    logical: list[str]
    starts: list[int]
    ids: dict[int, tuple[str, ...]]
    people: frozenset[str]


def text_of(source: Source, people: frozenset[str]) -> Text:
    """Return what edits need to know of the text of a file."""
    lines = source.text.split("\n")
    ids = {cited.line: cited.ids for cited in cited_in(source)}
    return Text(source, lines, logical_lines(lines), logical_starts(lines), ids, people)


class Place(Struct, frozen=True):
    """A node of a declaration; `parents` are the nodes around it, the innermost last."""

    text: Text
    tokens: list[Token]
    index: dict[int, int]
    node: Node
    parents: tuple[Node, ...]

    def at(self, token: Token | None) -> int:
        """Return the index of a token of the declaration."""
        return self.index[id(token)]

    def before(self, child: Node | Token) -> Token | None:
        """Return the token in front of a child and its brackets."""
        at = self.at(self.bracketed(child).first)
        return self.tokens[at - 1] if at else None

    def words(self, first: Token, last: Token) -> str:
        """Return the text from one token to another, on one line."""
        return " ".join(cut(self.text.lines, span_of(self.text.source.name, first, last)).split())

    def part(self, part: Node | Token) -> str:
        """Return the text of a part with its brackets, on one line."""
        found = self.bracketed(part)
        assert found.first is not None
        assert found.last is not None
        return self.words(found.first, found.last)

    def edit(self, operator: Operator, first: Token, last: Token, new: str, around: Node | None = None) -> Edit:
        """Return the edit that replaces a range of tokens; its name shows `around`, if that is short enough."""
        span = span_of(self.text.source.name, first, last)
        old = self.words(first, last)
        if around is not None and around.first is not None and around.last is not None:
            shown = Span(span.file, around.first.line, around.first.column, around.last.line, around.last.end)
            whole = cut(self.text.lines, shown)
            if "\n" not in whole and len(whole) <= LONGEST:
                start = span.column - shown.column
                end = span.end_column - shown.column
                return self.named(operator, span, new, whole, whole[:start] + new + whole[end:])
        return self.named(operator, span, new, old, new)

    def named(self, operator: Operator, span: Span, new: str, old: str, shown: str) -> Edit:
        """Return an edit whose name says that one text becomes another, or that it is dropped."""
        old, shown = " ".join(old.split()), " ".join(shown.split())
        change = f"`{old}` becomes `{shown}`" if shown else f"`{old}` is dropped"
        top = self.tokens[0].line
        at = self.text.starts[span.line - 1]
        ids = self.text.ids.get(at + 1, ()) or self.text.ids.get(top, ())
        declared = self.tokens[1].text if len(self.tokens) > 1 else ""
        within = declaration_named(span.file, self.text.logical[top - 1])
        return Edit(operator, span, new, change, self.text.logical[at], top, declared, ids, within=within)

    def short(self, token: Token) -> Node:
        """Return the smallest node around a token that has several tokens and stands on one line."""
        for node in (self.node, *reversed(self.parents)):
            first, last = node.first, node.last
            if first is None or last is None or first.line != last.line:
                break
            if first is not last:
                return self.balanced(node)
        at = self.at(token)
        near = [
            one for one in self.tokens[max(at - 1, 0) : at + 2] if one.type not in LAYOUT and one.line == token.line
        ]
        return Node(self.node.data, [], near[0], near[-1], 0)

    def balanced(self, part: Node | Token) -> Node:
        """Return a part with the brackets around its beginning or its end, which are no part of its node."""
        start, end = self.at(first_of(part)), self.at(last_of(part))
        depth = lowest = 0
        for token in self.tokens[start : end + 1]:
            depth += BRACKETS.get(token.type, 0)
            lowest = min(lowest, depth)
        start, end = start + lowest, end + depth - lowest
        return Node("", [], self.tokens[start], self.tokens[end], 0)

    def bracketed(self, part: Node | Token) -> Node:
        """Return a part with all brackets around it."""
        found = self.balanced(part)
        start, end = self.at(found.first), self.at(found.last)
        while start and self.tokens[start - 1].type == "LPAR" and self.tokens[end + 1].type == "RPAR":
            start, end = start - 1, end + 1
        return Node("", [], self.tokens[start], self.tokens[end], 0)


def places(source: Source, people: frozenset[str] = frozenset()) -> Iterator[Place]:
    """Yield the places of the rules of a file, in the order of the text."""
    text = text_of(source, people)
    for chunk in Lexer(grammar()).read(text.lines):
        root = parse_tokens(grammar().parser, chunk.tokens)
        if isinstance(root, Node):
            index = {id(token): at for at, token in enumerate(chunk.tokens)}
            yield from below(text, chunk.tokens, index, root, ())


def below(
    text: Text, tokens: list[Token], index: dict[int, int], node: Node, parents: tuple[Node, ...]
) -> Iterator[Place]:
    """Yield a node and all nodes in it, except those without rules."""
    if node.data in NO_RULES or is_drawn_position(node, parents):
        return
    yield Place(text, tokens, index, node, parents)
    for child in node.children:
        if isinstance(child, Node):
            yield from below(text, tokens, index, child, (*parents, node))


def is_drawn_position(node: Node, parents: tuple[Node, ...]) -> bool:
    """Return whether a node is the line `position 4, 2` of a thing, which says where a place is drawn."""
    below_thing = [parent.data for parent in parents[-2:]] == ["thing", "block"]
    if not below_thing or node.data != "call" or node.first is None or node.first.text != "position":
        return False
    given = node.children[1]
    return isinstance(given, Node) and len(given.children) == 2


def first_of(part: Node | Token) -> Token | None:
    """Return the first token of a node, or the token itself."""
    return part if isinstance(part, Token) else part.first


def last_of(part: Node | Token) -> Token | None:
    """Return the last token of a node, or the token itself."""
    return part if isinstance(part, Token) else part.last


def span_of(file: str, first: Token, last: Token) -> Span:
    """Return the range from one token to another."""
    return Span(file, first.line, first.column, last.line, last.end)


def cut(lines: list[str], span: Span) -> str:
    """Return the text of a range, without the citations at the ends of its lines."""
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    inner = [without_citation(line).rstrip() for line in lines[span.line : span.end_line - 1]]
    first = without_citation(lines[span.line - 1])[span.column - 1 :].rstrip()
    return "\n".join([first, *inner, lines[span.end_line - 1][: span.end_column - 1]])


def header_end(place: Place, node: Node) -> Token | None:
    """Return the last token before the first layout token of a node: the end of its first logical line."""
    at = place.at(node.first)
    last = node.first
    while at < len(place.tokens) and place.tokens[at].type not in LAYOUT:
        last = place.tokens[at]
        at += 1
    return last
