"""The tree of a YAML file, with spans, so that a mistake in `game.yaml` is reported like one in a rule.

The YAML library is imported only when a text has to be parsed (`yaml_parser.py`): its contents are usually cached.

    name: farm     ->     Keys({"name": (span of name, Text("farm"))})
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.project.read_files import Reading
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


def read_yaml(text: str, name: str, reading: Reading) -> Node | None:
    """Return the tree of a YAML text; add a fact and return None if it is not valid YAML."""
    from lawspeaker.project.yaml_parser import YamlParser

    try:
        return YamlParser(text, name, reading).document()
    except NotYaml as error:
        reading.facts.add("L003", error.span, problem=error.problem)
        return None
