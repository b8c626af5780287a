"""Parse YAML into the tree of `yaml_tree.py`, from the events of the YAML library.

Nesting is limited, because a hostile file may nest a million brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

import yaml

from lawspeaker.project.read_files import Reading
from lawspeaker.project.yaml_tree import Items, Keys, Node, NotYaml, Text
from lawspeaker.source import Span
from lawspeaker_system.safe_text import HARMFUL

MAX_DEPTH = 8
ENDS = re.compile(r"[ \t]*\n\s*")


class Mark(Protocol):
    """A position in the text, counted from 0; PyYAML has two such classes, one in Python and one in C."""

    line: int
    column: int


class YamlParser:
    """Parses one text."""

    def __init__(self, text: str, name: str, reading: Reading) -> None:
        self.name = name
        self.reading = reading
        self.events = self.parse_events(text)

    def parse_events(self, text: str) -> Iterator[yaml.Event]:
        """Yield the events of the YAML library; raise its errors as NotYaml."""
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        try:
            yield from yaml.parse(text, Loader=loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise NotYaml(self.span(mark, mark), error.problem or "it cannot be understood") from None
        except yaml.YAMLError:
            raise NotYaml(Span(self.name, 1, 1, 1, 1), "it has a character that YAML does not allow") from None

    def span(self, start: Mark | None, end: Mark | None) -> Span:
        """Return the span between two marks."""
        if start is None or end is None:
            return Span(self.name, 1, 1, 1, 1)
        return Span(self.name, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

    def document(self) -> Node:
        """Return the tree of the only document; an empty file is an empty text."""
        for event in self.events:
            if isinstance(event, yaml.StreamEndEvent):
                break
            if not isinstance(event, (yaml.StreamStartEvent, yaml.DocumentStartEvent)):
                node = self.node(event, 0)
                self.check_end()
                return node
        return Text(Span(self.name, 1, 1, 1, 1), "")

    def check_end(self) -> None:
        """Consume the rest of the events, so that a syntax error after the document is reported."""
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise NotYaml(self.span(event.start_mark, event.end_mark), "a second document starts here")

    def node(self, event: yaml.Event, depth: int) -> Node:
        """Return the node that starts with this event."""
        span = self.span(event.start_mark, event.end_mark)
        if depth > MAX_DEPTH:
            raise NotYaml(span, "this is nested too deeply")
        if isinstance(event, yaml.ScalarEvent):
            self.check_text(span, event.value)
            return Text(span, "" if event.style is None and event.value in ("~", "null") else one_line(event.value))
        if isinstance(event, yaml.SequenceStartEvent):
            return Items(span, tuple(self.node(inner, depth + 1) for inner in self.until(yaml.SequenceEndEvent)))
        if isinstance(event, yaml.MappingStartEvent):
            return Keys(span, self.keys(depth))
        raise NotYaml(span, "anchors and aliases are not used here")

    def check_text(self, span: Span, text: str) -> None:
        """Add a fact if a text contains a control character, written as a YAML escape."""
        harmful = HARMFUL.search(text)
        if harmful is not None:
            self.reading.facts.add("L452", span, character=f"U+{ord(harmful[0]):04X}")

    def until(self, end: type[yaml.Event]) -> Iterator[yaml.Event]:
        """Yield the events up to the end of the collection."""
        for event in self.events:
            if isinstance(event, end):
                return
            yield event

    def keys(self, depth: int) -> dict[str, tuple[Span, Node]]:
        """Return the keys of a mapping; if a key occurs twice, add a fact and use the first."""
        found: dict[str, tuple[Span, Node]] = {}
        for event in self.until(yaml.MappingEndEvent):
            span = self.span(event.start_mark, event.end_mark)
            if not isinstance(event, yaml.ScalarEvent):
                raise NotYaml(span, "a key has to be a word or a text")
            value = self.node(next(self.events), depth + 1)
            if event.value in found:
                first = found[event.value][0]
                self.reading.facts.add("L007", span, (first, "the first time"), key=event.value)
            else:
                found[event.value] = (span, value)
        return found


def one_line(text: str) -> str:
    """Return a text without ends of lines, which names and titles cannot have.

    >>> one_line("a text that was\\n\\n  folded\\n")
    'a text that was folded'
    """
    return ENDS.sub(" ", text.strip("\n")) if "\n" in text else text
