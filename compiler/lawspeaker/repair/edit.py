"""One change of the lines of a file, and the parts of a line that changes leave alone.

Edit("nim.law", 4, ("        each p among players",), "a loop is `each … among …`")
"""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct

COMMENT = re.compile(r'^((?:[^"#@]|"[^"]*")*)(\s*(?:@[A-Z][A-Z0-9-]* *)*(?:#.*)?)$')
TEXT = re.compile(r'"[^"\n]*"')


class Edit(Struct, frozen=True):
    """New lines for a file from line `first` on; `why` says in a few words why, or is empty.

    `is_guess`: only the grammar suggests it, so it is worth nothing as long as the spec cannot be checked.
    """

    file: str
    first: int
    lines: tuple[str, ...]
    why: str = ""
    is_guess: bool = False

    @property
    def shown(self) -> str:
        """Return the repaired line without its indent, comment and citations."""
        return next((bare for line in self.lines if (bare := bare_line(line))), "")


class Line(Struct, frozen=True):
    """A line without its indent, comment and citations; texts in quotes are replaced by numbers in quotes."""

    indent: str
    body: str
    tail: str
    texts: tuple[str, ...]

    def written(self, body: str) -> str:
        """Return the line with another body."""
        for number, text in enumerate(self.texts):
            body = body.replace(f'"{number}"', text)
        return f"{self.indent}{' '.join(body.split()).replace(' ,', ',')}{self.tail}"


def bare_line(line: str) -> str:
    """Return a line without its indent, comment and citations.

    >>> bare_line('    "rest" when food is 1  @NG-01')
    '"rest" when food is 1'
    """
    parts = line_parts(line)
    return Line("", parts.body, "", parts.texts).written(parts.body)


def line_parts(line: str) -> Line:
    """Return the parts of a line.

    >>> line_parts('    "rest" when food is 1  # hungry')
    Line(indent='    ', body='"0" when food is 1', tail='  # hungry', texts=('"rest"',))
    """
    bare = line.lstrip(" \t")
    found = COMMENT.match(bare)
    body, tail = (found.group(1), found.group(2)) if found else (bare, "")
    kept = body.rstrip()
    texts = tuple(TEXT.findall(kept))
    numbers = iter(range(len(texts)))
    masked = TEXT.sub(lambda _: f'"{next(numbers)}"', kept)
    return Line(line[: len(line) - len(bare)], masked, body[len(kept) :] + tail, texts)


Rewrite = Callable[[str], list[str]]
