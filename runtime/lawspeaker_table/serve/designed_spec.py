"""What the designer's panel asks about the spec of a game. The compiler answers; a bundled game has no such answers."""

from __future__ import annotations

from typing import Protocol

from lawspeaker_system.failure import Failure

Stamp = tuple[tuple[str, int, int], ...]


class DesignedSpec(Protocol):
    """The files of a spec, and the rules of what a designer clicks; an answer is None if there is none."""

    def stamp(self) -> Stamp:
        """Return when the files of the game and of its expansions were changed last."""
        ...

    def files(self) -> list[str]:
        """Return the names of the files."""
        ...

    def text(self, file: str) -> str | None:
        """Return the text of a file."""
        ...

    def thing_lines(self, thing: int) -> list[str]:
        """Return the text, the lines of the spec and the citations of a thing."""
        ...

    def declaration(self, word: str) -> tuple[str, list[str]] | None:
        """Return where a word is declared, and its lines with what they cite."""
        ...

    def lines_around(self, file: str, number: int) -> list[str] | None:
        """Return the lines around a line, with what they cite."""
        ...


class Mistake(Failure):
    """The first mistake of a spec that was changed: what is wrong, and where as `file:line`, or ""."""

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(message)
        self.where = where
