"""A position in a text file, by which mistakes are reported: in a spec, or in a translation of it."""

from __future__ import annotations

from msgspec import Struct


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


NOWHERE = Span("", 1, 1, 1, 1)
