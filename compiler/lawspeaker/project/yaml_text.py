"""YAML text to a small tree with places, so that a mistake in `game.yaml` is shown like one in a rule.

The YAML library is loaded when there is a text to read (`yaml_events.py`): what a text says is mostly known already.

    name: farm     ->     Keys({"name": (span of name, Text("farm"))})
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.project.read_files import Reading
from lawspeaker.source import Span


class Text(Struct, frozen=True):
    """A single value, as it is written; empty for nothing."""

    span: Span
    text: str


class Items(Struct, frozen=True):
    """A list."""

    span: Span
    items: tuple[Node, ...]


class Keys(Struct, frozen=True):
    """Keys with their places and values, in the order of the file."""

    span: Span
    keys: dict[str, tuple[Span, Node]]


Node = Text | Items | Keys


class NotYaml(Exception):
    """What is wrong, and where."""

    def __init__(self, span: Span, problem: str) -> None:
        super().__init__(problem)
        self.span = span
        self.problem = problem


def sort_of(node: Node) -> str:
    """Return what a person calls a value of this shape.

    >>> sort_of(Text(Span("", 1, 1, 1, 1), ""))
    'empty'
    """
    match node:
        case Text():
            return "a text" if node.text else "empty"
        case Items():
            return "a list"
        case Keys():
            return "a group of keys"


def read_yaml(text: str, name: str, reading: Reading) -> Node | None:
    """Return the tree of a YAML text; None, and a fact, if it is not YAML."""
    from lawspeaker.project.yaml_events import Builder

    try:
        return Builder(text, name, reading).document()
    except NotYaml as error:
        reading.facts.add("L003", error.span, problem=error.problem)
        return None
