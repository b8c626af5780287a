"""The context of the tree builders: spans, facts and notes; and access to the children of a node."""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.nodes import Child, Node, Token
from lawspeaker.parse.tree_enums import NoteForm
from lawspeaker.source import Span

MOST_EMPTY_TEXTS = 200


class Places:
    """Makes the spans of nodes. `ends` maps a line to the column after its last token."""

    def __init__(self, file: str, ends: dict[int, int]) -> None:
        self.file = file
        self.ends = ends

    def of(self, node: Node | Token) -> Span:
        """Return the span of a node; a node of several lines gets the span of its first line."""
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
    """Return the keywords of a `!rule`, joined by spaces."""
    return " ".join(text(c) for c in node(child).children)


class BuildContext:
    """The context of building the tree of one file: where spans come from, and where facts and notes go."""

    def __init__(self, places: Places, facts: Facts) -> None:
        self.places = places
        self.facts = facts
        self.notes: dict[t.Note, None] = {}

    def note(self, form: NoteForm, word: str) -> str:
        """Record a note for a later pass (see `tree.File`) and return the word."""
        self.notes[form, word] = None
        return word

    def quoted(self, child: Child) -> str:
        """Return a text without its quotes; report an empty one."""
        raw = text(child)[1:-1]
        if not raw.strip() and len(self.facts.found) < MOST_EMPTY_TEXTS:
            assert isinstance(child, Token)
            self.facts.add("L129", self.places.of(child))
        return raw

    def name_text(self, child: Child) -> str:
        """Return the name in a `name` or `quoted` node, without its quotes."""
        inner = node(child)
        return self.quoted(inner.children[0]) if inner.data == "quoted" else text(inner.children[0])
