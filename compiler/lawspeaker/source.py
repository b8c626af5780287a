"""The texts of a spec and positions in them, which every pass uses to report mistakes.

A `Source` is the text of one file; a `Span` is a range of it, counted from line 1 and column 1.
"""

from __future__ import annotations

import re

from msgspec import Struct

EXAMPLE = re.compile(r'example "([^"]*)"')
CITED = re.compile(r"(\s+@[A-Z][A-Z0-9]*(-[A-Z0-9]+)+)+\s*$")


class Span(Struct, frozen=True):
    """A range of characters in one file; the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def __lt__(self, other: Span) -> bool:
        return self.key() < other.key()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[str, int, int, int, int]:
        """Return the tuple by which spans are compared: the file, then the position in it."""
        return self.file, self.line, self.column, self.end_line, self.end_column

    def place(self) -> str:
        """Return the reference `file:line` that is written above generated functions.

        It is part of a comment, so characters that would end the comment are replaced.

        >>> Span("farm/a\\nb.law", 3, 1, 3, 2).place()
        'a?b.law:3'
        """
        name = self.file.rsplit("/", 1)[-1]
        return f"{''.join(letter if letter.isprintable() else '?' for letter in name)}:{self.line}"

    def to(self, other: Span) -> Span:
        """Return the span from the start of this one to the end of the other."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)


class Source(Struct, frozen=True):
    """One file of a spec: its name as messages show it, and its text."""

    name: str
    text: str


def folder_of(file: str) -> str:
    """Return the folder of a file, as messages show it.

    >>> folder_of("games/farm/cards.law"), folder_of("farm.law")
    ('games/farm', '')
    """
    return file.rpartition("/")[0]


def parted(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """Return the lines of a file that are rules, and those of each of its examples.

    Citations, comments and blank lines are left out: they do not change how a game is played.

    >>> parted('setup  @A-1\\n    end\\n\\nexample "one"\\n    skip\\n')
    (['setup', '    end'], {'one': ['example "one"', '    skip']})
    """
    lines = text.split("\n")
    rules: list[str] = []
    examples: dict[str, list[str]] = {}
    at = 0
    while at < len(lines):
        named = EXAMPLE.match(lines[at])
        end = end_of_block(lines, at) if named else at + 1
        kept = [CITED.sub("", line).rstrip() for line in lines[at:end] if not is_blank(line)]
        if named:
            examples[named[1]] = kept
        else:
            rules += kept
        at = end
    return rules, examples


def is_blank(line: str) -> bool:
    """Return whether a line is empty or only a comment."""
    return not line.strip() or line.lstrip().startswith("#")


def end_of_block(lines: list[str], at: int, head: int | None = None) -> int:
    """Return the index after the block indented below a line, without trailing blank lines."""
    end = last = head or at + 1
    while end < len(lines) and (not lines[end].strip() or indent_of(lines[end]) > indent_of(lines[at])):
        end += 1
        if lines[end - 1].strip():
            last = end
    return last


def indent_of(line: str) -> int:
    """Return the number of spaces at the start of a line."""
    return len(line) - len(line.lstrip(" "))


NOWHERE = Span("", 1, 1, 1, 1)
