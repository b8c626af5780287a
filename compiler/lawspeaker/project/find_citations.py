"""Find the citations (`@ID`) in a file of a spec: in the text, so that they are found even if it does not parse."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.source import Source, Span

TOKEN = re.compile(r'"[^"\n]*"|#.*|@([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)')


def citations(source: Source) -> Iterator[tuple[str, Span]]:
    """Yield the ids that a file cites, with their spans; quoted strings and comments are ignored.

    >>> [id for id, _ in citations(Source("x", 'course @PEB-01 @PEB-02  # @PEB-03'))]
    ['PEB-01', 'PEB-02']
    """
    for number, line in enumerate(source.text.split("\n"), 1):
        if "@" not in line:
            continue
        for found in TOKEN.finditer(line):
            if found.group(1):
                yield found.group(1), Span(source.name, number, found.start() + 1, number, found.end() + 1)
