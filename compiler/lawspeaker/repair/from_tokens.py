"""Changes of one small word: one too many, one too few, another preposition. Only the single one that fits is offered.

visit left of you for 1     ->     visit left of you with 1
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.repair.edit import Edit, line_parts

PREPOSITIONS = ("to", "from", "in", "into", "with", "for", "by", "on", "onto", "against", "at", "under", "over", "of")
INSERTED = (
    "that",
    "of",
    "is",
    "from",
    "among",
    "to",
    "for",
    "by",
    ":",
    "->",
    ",",
    "=",
    "times",
    "each",
    "let",
    "else 0",
)
MEANING = (
    "no",
    "not",
    "and",
    "or",
    "+",
    "-",
    "*",
    "/",
    "least",
    "most",
    "more",
    "less",
    "any",
    "all",
    "first",
    "last",
    "other",
)
TOKEN = re.compile(r'"\d+"|\([^()]*\)|[A-Za-z]\w*|\d+|->|[^\s\w]')


def preposition_edits(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with another preposition."""
    line = line_parts(text)
    for found in TOKEN.finditer(line.body):
        if found.group() in PREPOSITIONS:
            for other in PREPOSITIONS:
                if other != found.group():
                    body = line.body[: found.start()] + other + line.body[found.end() :]
                    yield Edit(file, number, (line.written(body),))


def inserted_edits(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with one word or sign more."""
    line = line_parts(text)
    places = [0, *(found.end() for found in TOKEN.finditer(line.body))]
    for word in INSERTED:
        for place in places:
            tight = word in (":", ",") and place
            body = f"{line.body[:place]}{'' if tight else ' '}{word} {line.body[place:]}"
            yield Edit(file, number, (line.written(body),))


def deleted_edits(file: str, number: int, text: str, last_only: bool) -> Iterator[Edit]:
    """Yield the line without one of its words or signs, or only without the last one."""
    line = line_parts(text)
    tokens = list(TOKEN.finditer(line.body))
    for found in tokens[-1:] if last_only else tokens:
        if found.group() in MEANING or (found.group().isdigit() and not last_only):
            continue
        body = line.body[: found.start()] + line.body[found.end() :]
        if body.strip():
            yield Edit(file, number, (line.written(body),))
