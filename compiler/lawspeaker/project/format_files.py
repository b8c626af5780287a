"""The text of a file of a spec before and after formatting, and the lines of a diff."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from lawspeaker.project.read_files import Reading, decoded
from lawspeaker.source import Source

BOM = b"\xef\xbb\xbf"


class Formatted(Struct, frozen=True):
    """One file: its name in messages, and its bytes before and after formatting."""

    name: str
    before: bytes
    after: bytes


def laws_of(game: Path) -> list[Path]:
    """Return the `.law` files of a game in reading order, except symbolic links to other folders."""
    files = sorted(game.glob("*.law"), key=lambda path: path.name) if game.is_dir() else [game]
    return [path for path in files if not leads_out(path)]


def leads_out(path: Path) -> bool:
    """Return whether a file is a symbolic link to something outside its folder, which must not be written."""
    if not path.is_symlink():
        return False
    try:
        return not path.resolve().is_relative_to(path.parent.resolve())
    except (OSError, RuntimeError):  # a loop of links: reading the file will report it
        return False


def formatted(data: bytes, name: str, reading: Reading) -> Formatted | None:
    """Return the bytes of a spec before and after formatting; add facts and return None if it has mistakes.

    The most frequent line ending is used for all lines, and a byte order mark is preserved.
    """
    from lawspeaker.parse.format import format_source

    text = decoded(data, name, reading)
    if text is None:
        return None
    before = len(reading.facts.found)
    laid_out = format_source(Source(name, text), reading.facts)
    if len(reading.facts.found) > before:
        return None
    windows = data.count(b"\r\n") * 2 > data.count(b"\n")
    laid_out = laid_out.replace("\n", "\r\n") if windows else laid_out
    return Formatted(name, data, (BOM if data.startswith(BOM) else b"") + laid_out.encode())


def lines_of(data: bytes) -> list[str]:
    """Return the lines of a file for a diff, with a note if the last line has no line ending."""
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    lines = text.split("\n")
    return lines[:-1] if not lines[-1] else [*lines, "\\ No newline at end of file"]
