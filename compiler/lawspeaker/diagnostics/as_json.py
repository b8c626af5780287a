"""Facts to JSON, for editors and other tools. docs/command.md documents the rows; keys are added, never removed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from lawspeaker.diagnostics.fix import fix_of
from lawspeaker.diagnostics.render import help_text, in_order, is_warning, label, message, one_line
from lawspeaker.facts import Fact
from lawspeaker.source import Span


def as_rows(facts: Iterable[Fact], texts: Mapping[str, str]) -> list[dict[str, object]]:
    """Return one row for each fact, sorted by file and place; `texts` are the files by name."""
    return [row_of_fact(fact, texts) for fact in in_order(facts)]


def row_of_fact(fact: Fact, texts: Mapping[str, str]) -> dict[str, object]:
    """Return a fact as a row."""
    fix = fix_of(fact, texts)
    row = row_of(fact.code, message(fact))
    row |= {"severity": "warning" if is_warning(fact) else "error", "label": label(fact), "help": help_text(fact)}
    if fact.span.file:
        row |= place(fact.span)
    if fix is not None:
        row["fix"] = {**place(fix.span), "text": fix.text}
    row["related"] = [{**place(span), "label": one_line(words)} for span, words in fact.related]
    return row


def row_of(code: str, message: str) -> dict[str, object]:
    """Return a row without a place, a label, help or a fix."""
    nowhere = dict.fromkeys(("file", "line", "column", "end_line", "end_column"))
    row: dict[str, object] = {"code": code, "severity": "error", "message": message, "label": "", "help": ""}
    return {**row, **nowhere, "fix": None, "related": []}


def place(span: Span) -> dict[str, object]:
    """Return a place: lines and columns from 1, the end exclusive, columns in characters."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def as_json(facts: Iterable[Fact], texts: Mapping[str, str]) -> str:
    """Return the rows as a JSON list."""
    return json.dumps(as_rows(facts, texts), indent=2, ensure_ascii=False)
