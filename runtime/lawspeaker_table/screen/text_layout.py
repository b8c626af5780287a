"""Style texts, wrap and align them to the width of the terminal, and print them.

Lines are `rich` texts. If colours are not shown (a pipe, NO_COLOR, a dumb terminal), only the characters are printed,
so colour must never be the only way in which information is shown.
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

from lawspeaker_system.console import Coloured, colourful, echo
from lawspeaker_system.safe_text import harmless

BOLD, DIM, OFFER, NAMED = "bold", "dim", "bold", "bold reverse"
SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white", "bright_red")
COLOUR_NAMES = {"grey": "bright_black", "gray": "bright_black", "black": "bright_black", "purple": "magenta"}
PLAIN_WIDTH = 100
MIN_COLUMNS, MIN_ROWS = 20, 6


class TerminalSize(Struct, frozen=True):
    """The number of columns, and of rows (0: unlimited, as in a pipe)."""

    columns: int
    rows: int = 0


def terminal_size() -> TerminalSize:
    """Return the size of the terminal; a pipe has unlimited rows."""
    size = shutil.get_terminal_size((PLAIN_WIDTH, 24))
    if not sys.stdout.isatty():
        return TerminalSize(size.columns if os.environ.get("COLUMNS") else PLAIN_WIDTH)
    return TerminalSize(max(size.columns, MIN_COLUMNS) - 1, max(size.lines, MIN_ROWS))  # a full last column may wrap


def styled(text: str, *styles: str) -> Text:
    """Return a text with styles; empty styles are ignored. Text that is appended later does not inherit them."""
    found = Text(end="")
    found.append(text, style=" ".join(style for style in styles if style) or None)
    return found


def restyled(text: Text, style: str) -> Text:
    """Return a copy of a text with one more style."""
    copy = text.copy()
    copy.stylize(style)
    return copy


def joined(parts: Iterable[Text], separator: str) -> Text:
    """Return texts joined by a separator."""
    return Text(separator, end="").join(parts)


def width_of(text: Text | str) -> int:
    """Return the width of a text in columns."""
    return cell_len(text if isinstance(text, str) else text.plain)


def padded(text: Text, width: int) -> Text:
    """Return a text padded with spaces to a width."""
    copy = text.copy()
    copy.append(" " * max(0, width - width_of(text)))
    return copy


def cut(text: Text, width: int) -> Text:
    """Return a text cut off at a width, with an ellipsis."""
    if width_of(text) <= width:
        return text
    copy = text.copy()
    copy.truncate(max(width, 1), overflow="ellipsis")
    return copy


def wrapped(text: Text, width: int, indent: int = 0, *, cuts: bool = False) -> list[Text]:
    """Return a text wrapped at a width, with all lines but the first indented.

    A word that is longer than a line is broken, or cut off if `cuts`.

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
    """Return a line in pieces of at most a width, broken inside words."""
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
    """Return parts side by side in as many lines as needed, without breaking a part; `indent` columns stay free."""
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
    """Return parts after a head, aligned below the first part; a head that takes half the width is on its own line."""
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
    """Print lines, with colours if the output shows them."""
    for line in lines:
        echo(ansi(line) if isinstance(line, Text) else line)


def ansi(text: Text) -> str:
    """Return a text with escape codes, or without any if the output shows no colours."""
    text.plain = harmless(text.plain)  # the length stays the same, so that the styles keep their positions
    if not colourful(sys.stdout):
        return text.plain
    console = Console(file=sys.stdout, force_terminal=True, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(text, end="", soft_wrap=True)
    return Coloured(captured.get())


def clear() -> None:
    """Clear the screen if the output is a terminal."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" if os.environ.get("TERM") == "linux" else "\x1b[2J\x1b[H")


def colour_named(word: str) -> str:
    """Return the style for the name of a colour, or "" if the word is not a colour.

    >>> colour_named("Red"), colour_named("grey"), colour_named("Ann")
    ('red', 'bright_black', '')
    """
    small = word.lower()
    known = ("red", "green", "yellow", "blue", "magenta", "cyan", "white")
    return COLOUR_NAMES.get(small) or (small if small in known else "")
