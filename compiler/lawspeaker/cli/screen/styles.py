"""Styled lines for the terminal: what is painted how, fitted into a width, and printed wherever the output goes.

Lines are `rich` texts. Where colours are not shown (a pipe, NO_COLOR, a dumb terminal) only the characters are printed,
so nothing may be told by colour alone.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence

from msgspec import Struct
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from lawspeaker.cli.output import Coloured, colourful, say
from lawspeaker.diagnostics.safe_text import harmless

BOLD, DIM, OFFER, NAMED = "bold", "dim", "bold", "bold reverse"
SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white", "bright_red")
COLOUR_NAMES = {"grey": "bright_black", "gray": "bright_black", "black": "bright_black", "purple": "magenta"}
PLAIN_WIDTH = 100
FEWEST_COLUMNS, FEWEST_ROWS = 20, 6


class Room(Struct, frozen=True):
    """How much fits: columns, and rows (0: as many as are needed, as in a pipe)."""

    columns: int
    rows: int = 0


def room() -> Room:
    """Return the room of the terminal; a pipe is as long as it needs to be."""
    size = shutil.get_terminal_size((PLAIN_WIDTH, 24))
    if not sys.stdout.isatty():
        return Room(size.columns if os.environ.get("COLUMNS") else PLAIN_WIDTH)
    return Room(max(size.columns, FEWEST_COLUMNS) - 1, max(size.lines, FEWEST_ROWS))  # a full last column may wrap


def styled(text: str, *styles: str) -> Text:
    """Return a text with styles; empty ones do nothing. What is written behind it later has none of them."""
    found = Text(end="")
    found.append(text, style=" ".join(style for style in styles if style) or None)
    return found


def also(text: Text, style: str) -> Text:
    """Return a painted text with one more style."""
    copy = text.copy()
    copy.stylize(style)
    return copy


def joined(parts: Iterable[Text], separator: str) -> Text:
    """Return texts one behind the other."""
    return Text(separator, end="").join(parts)


def width_of(text: Text | str) -> int:
    """Return how many columns a text takes."""
    return cell_len(text if isinstance(text, str) else text.plain)


def padded(text: Text, width: int) -> Text:
    """Return a text filled up to a width."""
    copy = text.copy()
    copy.append(" " * max(0, width - width_of(text)))
    return copy


def cut(text: Text, width: int) -> Text:
    """Return a text of at most a width; what is cut off leaves an ellipsis."""
    if width_of(text) <= width:
        return text
    copy = text.copy()
    copy.truncate(max(width, 1), overflow="ellipsis")
    return copy


def wrapped(text: Text, width: int, indent: int = 0, *, cuts: bool = False) -> list[Text]:
    """Return a text in lines of at most a width, broken between words, the later ones indented.

    A text that fits is left as it is; a word that is longer than a line is broken, or cut off.

    >>> [line.plain for line in wrapped(Text("  1  a long label"), 10, 5)]
    ['  1  a', '     long', '     label']
    """
    if width_of(text) <= width:
        return [text]
    indent = indent if indent <= width // 2 else 0
    lines: list[Text] = []
    current = Text("", end="")
    empty = True
    for position, word in enumerate(text.split(" ")):
        if not empty and width_of(current) + 1 + width_of(word) > width:
            lines.append(current)
            current, empty = Text(" " * indent, end=""), True
        elif position and (not empty or not lines):
            current.append(" ")
        current.append_text(word)
        empty = empty and not word.plain
    return [part for line in [*lines, current] for part in ([cut(line, width)] if cuts else broken(line, width))]


def broken(line: Text, width: int) -> list[Text]:
    """Return a line in pieces of at most a width, for words that are longer than a line."""
    parts: list[Text] = []
    start = wide = 0
    for position, letter in enumerate(line.plain):
        wide += cell_len(letter)
        if wide > width and position > start:
            parts.append(line[start:position])
            start, wide = position, cell_len(letter)
    last = line[start:]
    last.rstrip()
    return [*parts, last]


def flowing(parts: Sequence[Text], width: int, indent: int, separator: str = "  ") -> list[Text]:
    """Return parts one behind the other in lines of a width, no part broken; the first starts at the indent too."""
    lines: list[Text] = [Text(end="")]
    for part in parts:
        last = lines[-1]
        if last.plain and indent + width_of(last) + len(separator) + width_of(part) > width:
            lines.append(Text(end=""))
            last = lines[-1]
        elif last.plain:
            last.append(separator)
        last.append_text(part)
    return [cut(line, width - indent) for line in lines]


def headed(head: Text, parts: Sequence[Text], width: int, separator: str = "  ") -> list[Text]:
    """Return parts behind a head, later lines below the first part; a head that takes half the line has its own."""
    indent = width_of(head) + 1
    alone = indent > width // 2 and indent + max(width_of(part) for part in parts) > width
    if alone:
        indent = 2
    whole = [line for part in parts for line in wrapped(part, width - indent)]
    lines = flowing(whole, width, indent, separator)
    if alone:
        return [*wrapped(head, width), *(joined([styled(" " * indent), line], "") for line in lines)]
    return [
        joined([head if number == 0 else styled(" " * (indent - 1)), line], " ") for number, line in enumerate(lines)
    ]


def print_lines(lines: Iterable[Text | str]) -> None:
    """Print lines, in colour where the output shows colours."""
    for line in lines:
        say(ansi(line) if isinstance(line, Text) else line)


def ansi(text: Text) -> str:
    """Return a text with the escape codes of the terminal, or without any where colours are not shown."""
    text.plain = harmless(text.plain)  # as long as before, so that every style stays where it is
    if not colourful(sys.stdout):
        return text.plain
    console = Console(file=sys.stdout, force_terminal=True, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(text, end="", soft_wrap=True)
    return Coloured(captured.get())


def clear() -> None:
    """Begin a new page, if the output is a terminal."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" if os.environ.get("TERM") == "linux" else "\x1b[2J\x1b[H")


def colour_named(word: str) -> str:
    """Return the style for a colour of the screen or a seat that is called like one, "" if it is none.

    >>> colour_named("Red"), colour_named("grey"), colour_named("Ann")
    ('red', 'bright_black', '')
    """
    small = word.lower()
    known = ("red", "green", "yellow", "blue", "magenta", "cyan", "white")
    return COLOUR_NAMES.get(small) or (small if small in known else "")
