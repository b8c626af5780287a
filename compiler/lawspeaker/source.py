"""Texts and places in them: what every pass points at when it has something to say.

A `Source` is one file's text; a `Span` is a stretch of it, counted from line 1 and column 1.
"""

from __future__ import annotations

from msgspec import Struct


class Span(Struct, frozen=True):
    """A stretch of one file, end exclusive."""

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
        """Return what spans are compared by: the file, then the place in it."""
        return self.file, self.line, self.column, self.end_line, self.end_column

    def place(self) -> str:
        """Return the short reference that stands above generated functions, `file:line`.

        It stands in comments, so nothing in the name of a file may end one.

        >>> Span("farm/a\\nb.law", 3, 1, 3, 2).place()
        'a?b.law:3'
        """
        name = self.file.rsplit("/", 1)[-1]
        return f"{''.join(letter if letter.isprintable() else '?' for letter in name)}:{self.line}"

    def to(self, other: Span) -> Span:
        """Return the span from the start of this one to the end of the other."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)


class Source(Struct, frozen=True):
    """One file of a spec: its name as the designer knows it, and its text."""

    name: str
    text: str


NOWHERE = Span("", 1, 1, 1, 1)
