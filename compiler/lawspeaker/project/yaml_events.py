"""The events of the YAML library to our own small tree.

Built from events with a limit to the depth, because a hostile file may nest a million brackets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import yaml

from lawspeaker.diagnostics.safe_text import HARMFUL
from lawspeaker.project.read_files import Reading
from lawspeaker.project.yaml_text import Items, Keys, Node, NotYaml, Text
from lawspeaker.source import Span

DEEPEST = 8


class Mark(Protocol):
    """A place as the parser gives it, from 0; its Python and its C half have classes of their own."""

    line: int
    column: int


class Builder:
    """Builds one tree from the events of one text."""

    def __init__(self, text: str, name: str, reading: Reading) -> None:
        self.name = name
        self.reading = reading
        self.events = self.guarded(text)

    def guarded(self, text: str) -> Iterator[yaml.Event]:
        """Yield the parser's events; its errors come out as NotYaml."""
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        try:
            yield from yaml.parse(text, Loader=loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise NotYaml(self.at(mark, mark), error.problem or "it cannot be understood") from None
        except yaml.YAMLError:
            raise NotYaml(Span(self.name, 1, 1, 1, 1), "it has a character that YAML does not allow") from None

    def at(self, start: Mark | None, end: Mark | None) -> Span:
        """Return the span between two marks."""
        if start is None or end is None:
            return Span(self.name, 1, 1, 1, 1)
        return Span(self.name, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

    def document(self) -> Node:
        """Return the first document's tree; an empty file is an empty text."""
        for event in self.events:
            if isinstance(event, yaml.StreamEndEvent):
                break
            if not isinstance(event, (yaml.StreamStartEvent, yaml.DocumentStartEvent)):
                node = self.node(event, 0)
                self.rest()
                return node
        return Text(Span(self.name, 1, 1, 1, 1), "")

    def rest(self) -> None:
        """Read to the end, so that a mistake after the tree is found too."""
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise NotYaml(self.at(event.start_mark, event.end_mark), "a second document starts here")

    def node(self, event: yaml.Event, depth: int) -> Node:
        """Return the tree that starts with this event."""
        span = self.at(event.start_mark, event.end_mark)
        if depth > DEEPEST:
            raise NotYaml(span, "this is nested too deeply")
        if isinstance(event, yaml.ScalarEvent):
            self.check_text(span, event.value)
            return Text(span, "" if event.style is None and event.value in ("~", "null") else event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return Items(span, tuple(self.node(inner, depth + 1) for inner in self.until(yaml.SequenceEndEvent)))
        if isinstance(event, yaml.MappingStartEvent):
            return Keys(span, self.keys(depth))
        raise NotYaml(span, "anchors and aliases are not used here")

    def check_text(self, span: Span, text: str) -> None:
        """Record a character that an escape of YAML stands for, and that cannot be shown."""
        harmful = HARMFUL.search(text)
        if harmful is not None:
            self.reading.facts.add("L452", span, character=f"U+{ord(harmful[0]):04X}")

    def until(self, end: type[yaml.Event]) -> Iterator[yaml.Event]:
        """Yield the events up to the one that closes the collection."""
        for event in self.events:
            if isinstance(event, end):
                return
            yield event

    def keys(self, depth: int) -> dict[str, tuple[Span, Node]]:
        """Return the keys of a mapping; one written twice is a fact, and the first counts."""
        found: dict[str, tuple[Span, Node]] = {}
        for event in self.until(yaml.MappingEndEvent):
            span = self.at(event.start_mark, event.end_mark)
            if not isinstance(event, yaml.ScalarEvent):
                raise NotYaml(span, "a key has to be a word or a text")
            value = self.node(next(self.events), depth + 1)
            if event.value in found:
                first = found[event.value][0]
                self.reading.facts.add("L007", span, (first, "the first time"), key=event.value)
            else:
                found[event.value] = (span, value)
        return found
