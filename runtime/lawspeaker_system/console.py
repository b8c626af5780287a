"""Print lines to the terminal, with colours if it shows them, and no control characters but its own."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from lawspeaker_system.safe_text import clipped, harmless


def colourful(stream: TextIO) -> bool:
    """Return whether a stream shows colours: a terminal, unless NO_COLOR is set or the terminal is dumb."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()


class Coloured(str):
    """Text with escape codes that Lawspeaker wrote, which `echo` prints unchanged."""

    __slots__ = ()


def echo(text: str = "", *, error: bool = False) -> None:
    """Print a line; replace control characters, and characters that the encoding of the stream lacks."""
    stream = sys.stderr if error else sys.stdout
    encoding = stream.encoding or "utf-8"
    clean = text if isinstance(text, Coloured) else harmless(clipped(text) if error else text)
    stream.write(clean.encode(encoding, "replace").decode(encoding) + "\n")
    stream.flush()


def counted(number: int, word: str) -> str:
    """Return a number and a noun, in the plural if needed.

    >>> counted(1, "error"), counted(3, "error")
    ('1 error', '3 errors')
    """
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
