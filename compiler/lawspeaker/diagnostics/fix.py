"""The fix of a fact: the change that its message suggests, for editors that apply it.

Fact("L203", span of `Grey Maer`, {"name": "Grey Maer", "near": "Grey Mare"})     ->     Fix(the same span, "Grey Mare")

There is a fix only if the message suggests one word and the wrong word is found at the span.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.facts import Fact
from lawspeaker.source import Span

SUGGESTED = re.compile(r"(?:did you mean|write) `(.+?)`\??")
MISSING = re.compile(r"`(.+?)` is missing here")
WRITTEN = re.compile(r"[a-z][a-z0-9_]*|[A-Z][A-Za-z0-9_-]*( [A-Z][A-Za-z0-9_-]*)*|[^\w\s]*")
INSERTED = (":", "=", "->", ",")


class Fix(Struct, frozen=True):
    """A text that replaces a span; with an empty span, it is inserted."""

    span: Span
    text: str


def fix_of(fact: Fact, texts: Mapping[str, str]) -> Fix | None:
    """Return the change that a message suggests, None if it suggests none that can be applied."""
    if fact.repair is not None:
        return Fix(fact.repair.span, fact.repair.text)
    entry, found = entry_of(fact.code), text_at(fact.span, texts)
    if entry is None or found is None or fact.unsure:
        return None
    said = fill(entry.label, fact.words)
    missing = MISSING.fullmatch(said)
    if missing is not None and missing.group(1) in INSERTED:
        here = Span(fact.span.file, fact.span.line, fact.span.column, fact.span.line, fact.span.column)
        return Fix(here, f"{missing.group(1)} ")
    suggested = SUGGESTED.fullmatch(said)
    return None if suggested is None else replacement(fact, found, suggested.group(1))


def text_at(span: Span, texts: Mapping[str, str]) -> str | None:
    """Return the text of a span of one line, None if it is not available."""
    lines = texts.get(span.file, "").split("\n")
    if span.line != span.end_line or span.line > len(lines):
        return None
    return lines[span.line - 1][span.column - 1 : span.end_column - 1] or None


def replacement(fact: Fact, found: str, suggested: str) -> Fix | None:
    """Return the change that replaces the wrong word by the suggested one."""
    said = {suggested, suggested.lstrip("@")}
    wrong = [word for word in [found, *fact.words.values()] if word and word.strip('"') not in said]
    for word in wrong:
        places = [m.start() for m in re.finditer(rf"(?<![\w-]){re.escape(word)}(?![\w-])", found)]
        unsure = word == found and not is_one_word(word) and word not in fact.words.values()
        if len(places) != 1 or unsure or contains(suggested, word):
            continue
        inside = found[places[0] - 1 : places[0]] == '"'
        column = fact.span.column + places[0]
        text = suggested.lstrip("@") if found[places[0] - 1 : places[0]] == "@" else suggested
        span = Span(fact.span.file, fact.span.line, column, fact.span.line, column + len(word))
        return Fix(span, text if inside or is_written(text) else f'"{text}"')
    return None


def is_one_word(text: str) -> bool:
    """Return whether a text is one word, name or sign of the language."""
    return WRITTEN.fullmatch(text) is not None


def is_written(text: str) -> bool:
    """Return whether a suggestion needs no quotes in a spec; only a name may need them.

    >>> is_written("Grey Mare"), is_written("Mare of Grey"), is_written("otherwise if"), is_written("Ace, King")
    (True, False, True, True)
    """
    return not text[:1].isupper() or all(is_one_word(part) for part in text.split(", "))


def contains(suggested: str, word: str) -> bool:
    """Return whether a suggestion contains the word: then it is about more than the word."""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", suggested) is not None
