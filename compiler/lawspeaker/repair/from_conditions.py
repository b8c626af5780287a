"""Brackets around conditions that are the values of an `if … else` within a line.

value safe -> yes_no = n is 5 if early else n is 3     ->     value safe -> yes_no = (n is 5) if early else (n is 3)
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from lawspeaker.repair.edit import Edit, line_parts

WHY = "a condition that is one of two values stands in brackets"
WORDS = re.compile(r"[()]|\b(?:if|else)\b")
CONDITION = re.compile(r"\b(?:is|and|or|not|can|any|no|all)\b")
BEFORE = re.compile(r".*?(?: = |\b(?:becomes|give|that) )")


class Choice(Struct):
    """Where a `V if C else W` begins, its `if`, the end of its `else`, and where it ends; 0 if it was not found yet."""

    start: int
    if_: int = 0
    else_: int = 0
    end: int = 0


def condition_edits(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with the values of each of its `if … else` in brackets, as far as they are conditions."""
    line = line_parts(text)
    for choice in choices_in(line.body):
        body = f"{line.body[: choice.start]}{with_brackets(line.body, choice)}{line.body[choice.end :]}"
        yield Edit(file, number, (line.written(body),), WHY)


def with_brackets(body: str, choice: Choice) -> str:
    """Return an `if … else` with its values in brackets; the last value may be another `if … else`.

    >>> with_brackets("a is 1 if b else c is 2", Choice(0, 7, 16, 23))
    '(a is 1) if b else (c is 2)'
    """
    rest = body[choice.else_ : choice.end].strip()
    inner = next((found for found in choices_in(rest) if found.start == 0), None)
    other = bracketed(rest) if inner is None else with_brackets(rest, inner)
    return f"{bracketed(body[choice.start : choice.if_].strip())} {body[choice.if_ : choice.else_]} {other}"


def bracketed(part: str) -> str:
    """Return a part of a line in brackets if it is a condition.

    >>> bracketed("n is 5"), bracketed("(n is 5)"), bracketed("ready")
    ('(n is 5)', '(n is 5)', 'ready')
    """
    return f"({part})" if CONDITION.search(re.sub(r"\([^()]*\)", "", part)) else part


def choices_in(body: str) -> Iterator[Choice]:
    """Yield each `V if C else W` of a line, the inner ones first.

    >>> [(found.start, found.end) for found in choices_in("x = (a if b else c)")]
    [(5, 18)]
    """
    before = BEFORE.match(body)
    opened = [Choice(before.end() if before else 0, end=len(body))]
    for found in WORDS.finditer(body):
        inner = opened[-1]
        match found.group():
            case "(":
                opened.append(Choice(found.end()))
            case "if" if not inner.if_ and found.start() > inner.start:
                inner.if_ = found.start()
            case "else" if inner.if_ and not inner.else_:
                inner.else_ = found.end()
            case ")" if len(opened) > 1:
                inner.end = found.start()
                opened.pop()
                yield from [inner] if inner.else_ else []
            case _:
                pass
    yield from [opened[0]] if opened[0].else_ else []
