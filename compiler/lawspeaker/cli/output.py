"""Print lines, messages and JSON, with colours if the terminal shows them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TextIO

from lawspeaker.facts import Fact
from lawspeaker_system.console import Coloured, colourful, counted, echo
from lawspeaker_system.safe_text import harmless, harmless_json

if TYPE_CHECKING:
    from lawspeaker.diagnostics.render import Line

COLOURS = {
    "error": "1;31",
    "warning": "1;33",
    "message": "1",
    "gutter": "34",
    "place": "",
    "mark": "1;31",
    "related": "36",
    "help": "1;32",
    "good": "32",
    "dim": "2",
}


def coloured(text: str, style: str, stream: TextIO) -> str:
    """Return text without control characters, in the colour of a style if the stream shows colours."""
    colour = COLOURS.get(style, "")
    clean = harmless(text)
    return f"\x1b[{colour}m{clean}\x1b[0m" if colour and text and colourful(stream) else clean


def echo_json(data: object) -> None:
    """Print data as JSON, with control characters escaped."""
    import json

    echo(harmless_json(json.dumps(data, indent=2, ensure_ascii=False)))


def in_colour(lines: Iterable[Line], stream: TextIO) -> str:
    """Return rendered lines as text, with colours if the stream shows them."""
    from lawspeaker.diagnostics.render import plain

    if not colourful(stream):
        return plain(lines)
    return Coloured("\n".join("".join(coloured(piece.text, piece.style, stream) for piece in line) for line in lines))


def in_colour_of_diff(lines: Iterable[str], stream: TextIO) -> str:
    """Return a unified diff as text, with removed lines in red and added lines in green."""
    styles = {"-": "error", "+": "good", "@": "gutter"}
    return Coloured("\n".join(coloured(line, styles.get(line[:1], ""), stream) for line in lines))


def echo_facts(facts: list[Fact], texts: Mapping[str, str], *, error: bool = False) -> None:
    """Print all messages and how many there are; the catalogue of messages is imported only if there are any."""
    if facts:
        from lawspeaker.diagnostics.render import render_all

        echo(in_colour(render_all(facts, texts), sys.stderr if error else sys.stdout), error=error)
        echo(error=error)
        echo(summary(facts), error=error)


def summary(facts: list[Fact]) -> str:
    """Return the number of errors and warnings.

    >>> from lawspeaker.source import NOWHERE
    >>> summary([Fact("L001", NOWHERE), Fact("W501", NOWHERE), Fact("W502", NOWHERE)])
    '1 error, 2 warnings'
    """
    warnings = sum(1 for fact in facts if fact.code.startswith("W"))
    errors = len(facts) - warnings
    counts = [counted(errors, "error")] if errors else []
    counts += [counted(warnings, "warning")] if warnings else []
    return ", ".join(counts)
