"""A line of a spec with its columns in a terminal: tabs and wide characters are measured, long lines are clipped.

excerpt("remove a Grey Maer", 10, 19)     ->     Excerpt(text="remove a Grey Maer", start=9, width=9)
"""

from __future__ import annotations

from unicodedata import category, combining, east_asian_width

from msgspec import Struct

TAB = 4
WIDTH = 110
LEAD = 30
ELLIPSIS = "…"


class Excerpt(Struct, frozen=True):
    """The shown part of a line; `start` and `width` are the columns of the marked part, from 0."""

    text: str
    start: int
    width: int


def excerpt(line: str, column: int, end: int) -> Excerpt:
    """Return the part to show of a line that is marked from `column` to `end` (from 1, end exclusive).

    >>> excerpt("ab\\tcd", 4, 6)
    Excerpt(text='ab  cd', start=4, width=2)
    >>> excerpt("漢字 x", 4, 5)
    Excerpt(text='漢字 x', start=5, width=1)
    """
    first = min(max(column - 1, 0), len(line))
    last = min(max(end - 1, first), len(line))
    left, right = window(line, first)
    last = min(last, right)
    before = ELLIPSIS if left else ""
    after = ELLIPSIS if right < len(line) else ""
    lead = before + shown(line[left:first])
    marked = shown(line[first:last], columns(lead))
    rest = shown(line[last:right], columns(lead + marked))
    return Excerpt((lead + marked + rest + after).rstrip(), columns(lead), max(columns(marked), 1))


def window(line: str, first: int) -> tuple[int, int]:
    """Return the start and end of the part of a line to show: it includes the mark and some text before it."""
    if len(line) <= WIDTH:
        return 0, len(line)
    left = max(0, min(first - LEAD, len(line) - WIDTH))
    return left, min(left + WIDTH, len(line))


def shown(text: str, start: int = 0) -> str:
    """Return the text with tabs expanded and control characters replaced.

    >>> shown("a\\tb\\x1b")
    'a   b�'
    """
    out: list[str] = []
    column = start
    for letter in text:
        if letter == "\t":
            gap = TAB - column % TAB
            out.append(" " * gap)
            column += gap
        else:
            seen = safe(letter)
            out.append(seen)
            column += columns(seen)
    return "".join(out)


def safe(letter: str) -> str:
    """Return the letter, or a replacement mark for control and formatting characters."""
    return "\ufffd" if category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") else letter


def columns(text: str) -> int:
    """Return how many columns of a terminal a text takes.

    >>> columns("漢"), columns("e\\u0301"), columns("…")
    (2, 1, 1)
    """
    return sum(letter_columns(letter) for letter in text)


def letter_columns(letter: str) -> int:
    """Return how many columns one letter takes."""
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1
