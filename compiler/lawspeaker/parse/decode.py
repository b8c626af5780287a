"""Bytes of a file to a source; runs before parse, on what the command room has read."""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.source import Source, Span


def decode(name: str, data: bytes, facts: Facts) -> Source | None:
    """Return the text of a file, or None after reporting that it is not one. A byte order mark is dropped.

    >>> decode("nim.law", b"game", Facts())
    Source(name='nim.law', text='game')
    """
    try:
        return Source(name, data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        facts.add("L112", Span(name, line, 1, line, 2), file=name)
        return None
