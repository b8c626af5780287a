"""What every builder of tree classes shares: spans, facts, notes, and access to the children of a Lark node."""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.source import Span

ENOUGH = 200


class Places:
    """Makes spans; knows where the tokens of each line end, so that a span of several lines stops with its first."""

    def __init__(self, file: str, ends: dict[int, int]) -> None:
        self.file = file
        self.ends = ends

    def of(self, node: Node | Token) -> Span:
        """Return the place of a node, cut at the end of its first line."""
        first, last = (node, node) if isinstance(node, Token) else (node.first, node.last)
        if first is None or last is None:
            return Span(self.file, 1, 1, 1, 2)
        line, column = first.line, first.column
        end = last.column + len(last.text) if last.line == line else self.ends[line]
        return Span(self.file, line, column, line, end if end > column else column + 1)


def node(child: Child) -> Node:
    assert isinstance(child, Node)
    return child


def text(child: Child) -> str:
    assert isinstance(child, Token)
    return child.text


def maybe_text(child: Child) -> str | None:
    return None if child is None else text(child)


def words_of(child: Child) -> str:
    """Join the kept keyword tokens of a `!rule`."""
    return " ".join(text(c) for c in node(child).children)


class BuildContext:
    """Where building one file puts what it finds: facts about mistakes, and notes for later passes."""

    def __init__(self, places: Places, facts: Facts) -> None:
        self.places = places
        self.facts = facts
        self.notes: dict[t.Note, None] = {}

    def note(self, form: str, word: str) -> str:
        """Remember what a later pass looks for wherever it stands."""
        self.notes[form, word] = None
        return word

    def quoted(self, child: Child) -> str:
        """Return a text without its quotes; one with nothing in it is a mistake."""
        raw = text(child)[1:-1]
        if not raw.strip() and len(self.facts.found) < ENOUGH:
            assert isinstance(child, Token)
            self.facts.add("L129", self.places.of(child))
        return raw

    def name_text(self, child: Child) -> str:
        """Return the name in a `name` or `quoted` node, without its quotes."""
        inner = node(child)
        return self.quoted(inner.children[0]) if inner.data == "quoted" else text(inner.children[0])
