"""Answers for the designer's panel of the table: the files of a spec, and the rules of what a designer clicks."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from lawspeaker.design.card_lines import card_lines
from lawspeaker.project.find_citations import citations
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker.words.declared import chunks_of, declared_words, short_path
from lawspeaker_runtime.rules.rules import Rules

AROUND = 12


class SpecOfGame(Struct, frozen=True):
    """The spec of a game, and its rules as the engine has them."""

    spec: Spec
    rules: Rules

    def stamp(self) -> tuple[tuple[str, int, int], ...]:
        """Return when the files of the game and of its expansions were changed last."""
        folders = {self.spec.folder, *(Path(source.name).parent for source in self.spec.sources)}
        files = sorted(file for folder in folders for end in ("law", "yaml") for file in folder.glob(f"*.{end}"))
        return tuple((str(file), *found) for file in files if (found := stamp_of_file(file)))

    def files(self) -> list[str]:
        """Return the names of the files."""
        return [source.name.rsplit("/", 1)[-1] for source in self.spec.sources]

    def text(self, file: str) -> str | None:
        """Return the text of a file."""
        named = zip(self.files(), self.spec.sources, strict=True)
        return next((source.text for name, source in named if name == file), None)

    def thing_lines(self, thing: int) -> list[str]:
        """Return the text, the lines of the spec and the citations of a thing."""
        return card_lines(self.spec, self.rules, self.rules.things[thing], None)

    def declaration(self, word: str) -> tuple[str, list[str]] | None:
        """Return where a word is declared, and its lines with what they cite."""
        sources = self.spec.sources
        known = declared_words([chunk for source in sources for chunk in chunks_of(source)])
        found = next((one for one in known if one.word == word and not one.owner), None)
        found = found or next((one for one in known if one.word == word), None)
        if found is None:
            return None
        source = next(source for source in sources if source.name == found.file)
        lines = block(source.text.split("\n"), found.line - 1)
        return f"{short_path(found.file)}:{found.line}", [*lines, *self.cited(lines)]

    def lines_around(self, file: str, number: int) -> list[str] | None:
        """Return the lines around a line, with what they cite."""
        text = self.text(file)
        if text is None:
            return None
        shown = text.split("\n")[max(0, number - AROUND) : number + AROUND]
        return [*shown, *self.cited(shown)]

    def cited(self, lines: list[str]) -> list[str]:
        """Return the statements of the rulebook that lines of the spec cite, below an empty line."""
        ids = dict.fromkeys(id_ for id_, _ in citations(Source("", "\n".join(lines))))
        found = [f"@{one}: {statement.text}" for one in ids if (statement := self.spec.statement(one))]
        return ["", *found] if found else []


def block(lines: list[str], start: int) -> list[str]:
    """Return a line and the lines below it that are indented further.

    >>> block(["pile deck", "pile hand of player", "    seen by owner", "", "verb deal"], 1)
    ['pile hand of player', '    seen by owner']
    """
    indent = len(lines[start]) - len(lines[start].lstrip())
    end = start + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent):
        end += 1
    return "\n".join(lines[start:end]).rstrip().split("\n")


def stamp_of_file(file: Path) -> tuple[int, int] | None:
    """Return the time and the size of a file, None if it was removed meanwhile; a clock may have been set back."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
