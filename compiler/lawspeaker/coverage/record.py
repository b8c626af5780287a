"""The record of `law coverage --mutate`: verdicts that a later run takes over instead of finding them again.

    {"is":"record","game":"my-game"}
    {"is":"basis","rules":"5d1f…","examples":{"two cards each":"a93c…"}}
    {"is":"verdict","file":"my-game/cards.law","line":"gain 2 wood","edit":"`2 wood` becomes `3 wood`",…}

Verdicts were found with the rules and the examples of the basis above them. One is taken over if the rules are the
same, and the example that killed the mutant, too. A survivor is judged again, by the examples that its basis lacks.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path, PurePath

import msgspec
from msgspec import Struct

from lawspeaker.coverage.basis import Basis, basis_of
from lawspeaker.coverage.edits.edit import Edit
from lawspeaker.coverage.run_edits import Hint, Result, Verdict
from lawspeaker.project.spec import Spec
from lawspeaker_lab.sim.results_file import lock
from lawspeaker_system.failure import fail
from lawspeaker_system.write_files import reason_of


class Header(Struct, frozen=True, tag_field="is", tag="record"):
    """The first line of a record."""

    game: str


class Entry(Struct, frozen=True, tag_field="is", tag="verdict", omit_defaults=True):
    """The verdict about an edit; it is the `nth` of those that change equal lines of a file in the same way."""

    file: str
    line: str
    edit: str
    verdict: Verdict
    killer: str = ""
    nth: int = 1

    @property
    def key(self) -> Key:
        """Return what tells the edit from others."""
        return self.file, self.line, self.edit, self.nth


Key = tuple[str, str, str, int]
Line = Header | Basis | Entry


class Record:
    """An open record: the verdicts found by earlier runs, to which those of this run are appended."""

    def __init__(self, path: Path, spec: Spec, made: list[Edit]) -> None:
        self.now = basis_of(spec)
        self.keys = keys_of(made)
        self.last: Basis | None = None
        self.entries: dict[Key, tuple[Entry, Basis]] = {}
        self.unchanged: dict[int, frozenset[str]] = {}
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(self.handle, path)
            end = self.read(path, spec.name)
            os.ftruncate(self.handle, end)
            os.lseek(self.handle, end, os.SEEK_SET)
            if not end:
                self.append(Header(spec.name))
        except BaseException:
            os.close(self.handle)
            raise

    def read(self, path: Path, game: str) -> int:
        """Read all whole lines and return where they end; end the command if they are not a record of the game."""
        whole, newline, _ = path.read_bytes().rpartition(b"\n")
        for number, text in enumerate(whole.split(b"\n") if newline else [], 1):
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                line = None
            if number == 1:
                check_header(path, line, game)
            elif isinstance(line, Basis):
                self.last = line
            elif isinstance(line, Entry) and self.last is not None:
                self.entries[line.key] = line, self.last
            else:
                fail(f"error: line {number} of {path} is damaged, so it cannot be continued; nothing was changed")
        if not newline and path.stat().st_size:
            check_header(path, None, game)
        return len(whole) + len(newline)

    def append(self, line: Line) -> None:
        """Write a line, which is in the file at once."""
        os.write(self.handle, msgspec.json.encode(line) + b"\n")

    def add(self, result: Result) -> None:
        """Write a verdict down."""
        if self.last != self.now:
            self.append(self.now)
            self.last = self.now
        file, line, edit, nth = self.keys[result.edit]
        self.append(Entry(file, line, edit, result.verdict, result.killer, nth))

    def result(self, edit: Edit) -> Result | None:
        """Return the verdict about an edit if an earlier run found it and it still counts."""
        entry, basis = self.entries.get(self.keys[edit], (None, self.now))
        if entry is None or basis.rules != self.now.rules or not self.counts(entry, basis):
            return None
        return Result(edit, entry.verdict, entry.killer)

    def counts(self, entry: Entry, basis: Basis) -> bool:
        """Return whether a verdict that was found with the same rules counts with the examples of now."""
        before, now = basis.examples, self.now.examples
        match entry.verdict:
            case Verdict.KILLED:
                return entry.killer in now and before.get(entry.killer) == now[entry.killer]
            case Verdict.EQUIVALENT:
                return True
            case Verdict.INVALID:  # an example may be what has the error
                return all(now.get(name) == text for name, text in before.items())
            case Verdict.SURVIVED:
                return all(before.get(name) == text for name, text in now.items())

    def hints(self, edits: list[Edit]) -> dict[Edit, Hint]:
        """Return what earlier runs know about edits that have to be judged again."""
        found = {edit: self.entries[self.keys[edit]] for edit in edits if self.keys[edit] in self.entries}
        return {edit: Hint(entry.killer, self.passed(entry, basis)) for edit, (entry, basis) in found.items()}

    def passed(self, entry: Entry, basis: Basis) -> frozenset[str]:
        """Return the examples that are known not to notice the edit of an entry."""
        if entry.verdict is not Verdict.SURVIVED or basis.rules != self.now.rules:
            return frozenset()
        if id(basis) not in self.unchanged:
            same = self.now.examples.items() & basis.examples.items()
            self.unchanged[id(basis)] = frozenset(name for name, _ in same)
        return self.unchanged[id(basis)]

    def close(self) -> None:
        """Close the file."""
        os.close(self.handle)


def check_header(path: Path, line: Line | None, game: str) -> None:
    """End the command if the first line of a file is not that of a record of a game."""
    if not isinstance(line, Header):
        fail(f"error: {path} is not a record of `law coverage --mutate`; choose another name")
    if line.game != game:
        fail(f"error: {path} is the record of {line.game}, not of {game}; choose another name")


def keys_of(edits: list[Edit]) -> dict[Edit, Key]:
    """Return what tells each edit from others; it stays the same if lines are added above."""
    seen: Counter[tuple[str, str, str]] = Counter()
    found: dict[Edit, Key] = {}
    for edit in edits:
        same = "/".join(PurePath(edit.span.file).parts[-2:]), edit.line, edit.change
        seen[same] += 1
        found[edit] = *same, seen[same]
    return found


def open_record(path: Path, spec: Spec, made: list[Edit]) -> Record:
    """Open a record, or begin one; end the command if that is not possible."""
    try:
        return Record(path, spec, made)
    except OSError as error:
        fail(f"error: {path} cannot be written: {reason_of(error)}")
