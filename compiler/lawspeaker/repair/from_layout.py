"""Changes of indents, line breaks and brackets.

"pearls"                              ->     "pearls" = count bag of p
    = count bag of p
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.repair.edit import Edit, line_parts

STEP = 4
INDENT = "a block is indented by four spaces more than the line that it belongs to"
ONE_LINE = "no line can begin with a sign"
BRACKET = "every `(` has its `)`"
SEPARATE = "brackets say where a part ends"


def indent_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line with other indents: like the line above, a block below it, like an earlier block."""
    text = lines[number - 1]
    bare = text.lstrip(" \t")
    now = len(text) - len(bare)
    above = (
        next((len(line) - len(line.lstrip()) for line in lines[number - 2 :: -1] if line.strip()), 0)
        if number > 1
        else 0
    )
    widths = [above, above + STEP, *range(above - STEP, -1, -STEP)]
    for width in widths:
        if width != now or "\t" in text[: len(text) - len(bare)]:
            yield Edit(file, number, (" " * width + bare,), INDENT)
    yield from block_edits(file, number, lines, above)


def like_the_line_above(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line with the indent of the line above."""
    above = next((line for line in lines[number - 2 :: -1] if line.strip()), "") if number > 1 else ""
    yield Edit(file, number, (above[: len(above) - len(above.lstrip())] + lines[number - 1].lstrip(),), INDENT)


def block_edits(file: str, number: int, lines: list[str], above: int) -> Iterator[Edit]:
    """Yield the line and the lines below it that belong to it, all indented by one level more."""
    now = len(lines[number - 1]) - len(lines[number - 1].lstrip())
    last = number
    while last < len(lines) and lines[last].strip() and len(lines[last]) - len(lines[last].lstrip()) >= max(now, 1):
        last += 1
        if now <= above:
            moved = tuple(" " * STEP + line for line in lines[number - 1 : last])
            yield Edit(file, number, moved, INDENT)


def join_edits(file: str, number: int, lines: list[str]) -> Iterator[Edit]:
    """Yield the line joined with the one above, and with the one below; an empty line keeps the numbers of the rest."""
    for first in (number - 1, number):
        if 1 <= first < len(lines) and lines[first - 1].strip() and re.match(r"\s*[-+*/=,)]", lines[first]):
            joined = f"{lines[first - 1].rstrip()} {lines[first].strip()}"
            yield Edit(file, first, (joined, ""), ONE_LINE)


def bracket_edits(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with one more bracket, or with a part in brackets."""
    line = line_parts(text)
    body = line.body
    ends = [found.end() for found in re.finditer(r"[\w\")']+", body)]
    starts = [found.start() for found in re.finditer(r"[\w\"(]+", body)]
    missing = body.count("(") - body.count(")")
    if missing == 1:
        for end in ends:
            if body.count("(", 0, end) > body.count(")", 0, end):
                yield Edit(file, number, (line.written(f"{body[:end]}){body[end:]}"),), BRACKET)
        yield Edit(file, number, (line.written(re.sub(r"\(", "", body, count=1)),), BRACKET)
    elif missing == -1:
        for start in reversed(starts):
            if start < body.rfind(")"):
                yield Edit(file, number, (line.written(f"{body[:start]}({body[start:]}"),), BRACKET)
        yield Edit(file, number, (line.written(body[: body.rfind(")")] + body[body.rfind(")") + 1 :]),), BRACKET)
    elif not missing:
        yield from wrapped(file, number, text)


def wrapped(file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with brackets around a part of at least two words, the shortest parts first."""
    line = line_parts(text)
    words = list(re.finditer(r"\([^()]*\)|[\w\"']+|[^\s\w]", line.body))
    for length in range(2, min(len(words), 14) + 1):
        for first in range(1, len(words) - length + 1):
            start, end = words[first].start(), words[first + length - 1].end()
            part = line.body[start:end]
            if part.count("(") == part.count(")"):
                body = f"{line.body[:start]}({part}){line.body[end:]}"
                yield Edit(file, number, (line.written(body),), SEPARATE)
