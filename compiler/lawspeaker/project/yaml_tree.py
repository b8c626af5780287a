"""The tree of a YAML file, with spans, so that a mistake in `game.yaml` is reported like one in a rule.

name: farm     ->     Keys({"name": (span of name, Text("farm"))})
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.source import Span


class Text(Struct, frozen=True):
    """A scalar, as it is written; empty if there is no value."""

    span: Span
    text: str


class Items(Struct, frozen=True):
    """A list."""

    span: Span
    items: tuple[Node, ...]


class Keys(Struct, frozen=True):
    """A mapping: each key with its span and value, in the order of the file."""

    span: Span
    keys: dict[str, tuple[Span, Node]]


Node = Text | Items | Keys


class NotYaml(Exception):
    """A syntax error in a YAML text, with its span."""

    def __init__(self, span: Span, problem: str) -> None:
        super().__init__(problem)
        self.span = span
        self.problem = problem


def kind_of(node: Node) -> str:
    """Return what messages call a value of this type.

    >>> kind_of(Text(Span("", 1, 1, 1, 1), ""))
    'empty'
    """
    match node:
        case Text():
            return "a text" if node.text else "empty"
        case Items():
            return "a list"
        case Keys():
            return "a group of keys"
