"""Read the files of a game; every reason why a file cannot be read becomes a fact, never an exception."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar, cast

from msgspec import Struct, field

from lawspeaker.facts import Facts
from lawspeaker.source import Span
from lawspeaker_system.safe_text import HARMFUL, harmless_name

MAX_BYTES = 2_000_000
T = TypeVar("T")


class YamlCache(Protocol):
    """Stores the contents of YAML files that had no mistake, by the kind of file and its text."""

    def get_yaml(self, kind: str, text: str, name: str) -> object:
        """Return the cached contents, with spans in the file `name`; None if there are none."""

    def add_yaml(self, kind: str, text: str, contents: object) -> None:
        """Store the contents of a file."""


class Reading(Struct):
    """The files read so far and the mistakes found in them; `texts` are quoted in messages, by file name."""

    facts: Facts = field(default_factory=Facts)
    texts: dict[str, str] = field(default_factory=dict)
    cache: YamlCache | None = None

    def cached(self, kind: str, text: str, name: str, read: Callable[[], T]) -> T:
        """Return the cached contents of a YAML file of this kind, or call `read` and cache its result."""
        found = None if self.cache is None else self.cache.get_yaml(kind, text, name)
        if found is not None:
            return cast(T, found)
        before = self.facts.mark()
        contents = read()
        if self.cache is not None and self.facts.mark() == before:
            self.cache.add_yaml(kind, text, contents)
        return contents


def shown_name(path: Path) -> str:
    """Return a path as messages show it: relative if it is below the current folder, otherwise as it was given."""
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
    """Return a folder's path without symbolic links; cached, because it is needed for every file that is shown."""
    return str(Path(folder).resolve())


def start_of(name: str) -> Span:
    """Return the span of a mistake that concerns a file as a start_of: its first character."""
    return Span(name, 1, 1, 1, 1)


def read_text(path: Path, reading: Reading) -> str | None:
    """Return the text of a file, with `\\n` as line ends; add a fact and return None if it cannot be read."""
    data = read_bytes(path, reading)
    return None if data is None else decoded(data, shown_name(path), reading)


def read_bytes(path: Path, reading: Reading) -> bytes | None:
    """Return the bytes of a file; add a fact and return None if it cannot be read or is too large to be a spec."""
    name = shown_name(path)
    try:
        if not path.is_file():
            reading.facts.add("L011", start_of(name), name=name, problem="it is not a file")
            return None
        size = path.stat().st_size
        if size > MAX_BYTES:
            reading.facts.add("L010", start_of(name), size=f"{size:,}", limit=f"{MAX_BYTES:,}")
            return None
        return path.read_bytes()
    except OSError as error:
        reading.facts.add("L011", start_of(name), name=name, problem=(error.strerror or "unknown reason").lower())
        return None


def decoded(data: bytes, name: str, reading: Reading) -> str | None:
    """Return bytes as text; add a fact and return None if they are not UTF-8 or contain control characters."""
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
