"""Files to texts: every way in which a file cannot be read becomes a fact, never an exception."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar, cast

from msgspec import Struct, field

from lawspeaker.diagnostics.safe_text import HARMFUL, harmless_name
from lawspeaker.facts import Facts
from lawspeaker.source import Span

LARGEST = 2_000_000
T = TypeVar("T")


class Recall(Protocol):
    """Knows again what a text said when it was read before."""

    def recalled(self, sort: str, text: str, name: str) -> object:
        """Return what the text of a file says; None if that is not known."""

    def recall(self, sort: str, text: str, found: object) -> None:
        """Remember what a text says."""


class Reading(Struct):
    """What was read so far, and what was wrong with it; `texts` are for the frames of messages."""

    facts: Facts = field(default_factory=Facts)
    texts: dict[str, str] = field(default_factory=dict)
    memory: Recall | None = None

    def read(self, sort: str, text: str, name: str, read: Callable[[], T]) -> T:
        """Read a text, unless it was read before and had no mistake; `sort` tells apart who reads it."""
        known = None if self.memory is None else self.memory.recalled(sort, text, name)
        if known is not None:
            return cast(T, known)
        before = self.facts.mark()
        found = read()
        if self.memory is not None and self.facts.mark() == before:
            self.memory.recall(sort, text, found)
        return found


def shown_name(path: Path) -> str:
    """Return a path as messages show it: from the current folder if it lies below it, otherwise as it was given."""
    try:
        found, here = str(path.resolve()), resolved(str(Path.cwd()))
    except (ValueError, OSError, RuntimeError):  # the last one is a loop of links
        return harmless_name(path.as_posix())
    if found == here:
        return "."
    below = here if here.endswith(os.sep) else here + os.sep
    return harmless_name(Path(found[len(below) :]).as_posix() if found.startswith(below) else path.as_posix())


@cache
def resolved(folder: str) -> str:
    """Return the path of a folder without links: the current one, for every file that is shown."""
    return str(Path(folder).resolve())


def whole(name: str) -> Span:
    """Return the place of a mistake that is about a file as such."""
    return Span(name, 1, 1, 1, 1)


def read_text(path: Path, reading: Reading) -> str | None:
    """Return the text of a file, with newlines as `\\n`; None, and a fact, if it cannot be read."""
    data = read_bytes(path, reading)
    return None if data is None else decoded(data, shown_name(path), reading)


def read_bytes(path: Path, reading: Reading) -> bytes | None:
    """Return what is in a file; None, and a fact, if it cannot be read or is too large to be a spec."""
    name = shown_name(path)
    try:
        if not path.is_file():
            reading.facts.add("L011", whole(name), name=name, problem="it is not a file")
            return None
        size = path.stat().st_size
        if size > LARGEST:
            reading.facts.add("L010", whole(name), size=f"{size:,}", limit=f"{LARGEST:,}")
            return None
        return path.read_bytes()
    except OSError as error:
        reading.facts.add("L011", whole(name), name=name, problem=(error.strerror or "unknown reason").lower())
        return None


def decoded(data: bytes, name: str, reading: Reading) -> str | None:
    """Return bytes as text, or a fact that points at the first byte that is not UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8", "replace").replace("\r\n", "\n")
        line, column = good.count("\n") + 1, len(good) - good.rfind("\n")
        reading.texts[name] = good
        reading.facts.add("L008", Span(name, line, column, line, column + 1), byte=f"0x{data[error.start]:02x}")
        return None
    text = text.replace("\r\n", "\n")
    reading.texts[name] = text
    harmful = HARMFUL.search(text)
    if harmful is not None:
        line, column = text.count("\n", 0, harmful.start()) + 1, harmful.start() - text.rfind("\n", 0, harmful.start())
        span = Span(name, line, column, line, column + 1)
        reading.facts.add("L452", span, character=f"U+{ord(harmful[0]):04X}")
        return None
    return text
