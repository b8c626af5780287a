"""Facts to JSON, for editors and other tools: code, message, file, line and column of each."""

from __future__ import annotations

import json
from collections.abc import Iterable

from lawspeaker.facts import Fact
from lawspeaker.report.render import in_order, message


def as_rows(facts: Iterable[Fact]) -> list[dict[str, str | int]]:
    """Return one row for each fact, in the order of the files and lines."""
    return [
        {
            "code": fact.code,
            "message": message(fact),
            "file": fact.span.file,
            "line": fact.span.line,
            "column": fact.span.column,
        }
        for fact in in_order(facts)
    ]


def as_json(facts: Iterable[Fact]) -> str:
    """Return the rows as a JSON list."""
    return json.dumps(as_rows(facts), indent=2, ensure_ascii=False)
