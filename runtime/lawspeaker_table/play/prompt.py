"""Read the player's input and find out which option or command it means.

3                the option with that key
spark            the option of that name; else a command of that name; else the only option that starts with it
sp               refused if both `Spark` and `Spear` can be chosen
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from rich.text import Text

from lawspeaker_runtime.game.decision import Option
from lawspeaker_system.console import echo
from lawspeaker_table.play.options import Row
from lawspeaker_table.screen.text_layout import joined, padded, styled, wrapped
from lawspeaker_table.translate.translations import Translator, phrase

HELP = (
    ("3", "choose option 3; its name, or the start of its name, works too"),
    ("? 3", "describe option 3; `? NAME` describes any card, `? PILE` shows a whole pile"),
    ("more", "show the next options if not all of them fit; `options` lists them all"),
    ("undo", "undo your last choice; `undo!` also if you have seen new information since"),
    ("log", "show everything that has happened so far, as far as you may know it"),
    ("look", "show the whole screen again, with nothing folded"),
    (
        "map",
        "show the whole map of a board laid from tiles; `north`, `east`, `south`, `west` move the part on the screen",
    ),
    ("save FILE", "write the game to a file; `law play GAME --load FILE` continues it"),
    ("quit", "leave the game"),
    ("/log", "the command, even if an option has the same name"),
)
ABBREVIATIONS = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "u": "undo"}
MAX_QUOTED = 60
MAX_CANDIDATES = 4
HELP_INDENT, HELP_COLUMN, NARROW = 2, 14, 60


class Command(StrEnum):
    """A command that the player types; `?` followed by a name is EXPLAIN."""

    HELP = "help"
    UNDO = "undo"
    FORCE_UNDO = "undo!"
    LOG = "log"
    LOOK = "look"
    OPTIONS = "options"
    MORE = "more"
    MAP = "map"
    SAVE = "save"
    QUIT = "quit"
    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
    EXPLAIN = "?"


COMMANDS = tuple(command for command in Command if command is not Command.EXPLAIN)


class Input(Struct, frozen=True):
    """The meaning of a line that the player typed: an option, or a command with its argument."""

    command: Command | None = None
    argument: str = ""
    option: Option | None = None


def help_lines(translator: Translator, width: int) -> list[Text]:
    """Return the help text in two columns, or in one column on a narrow terminal."""
    lines: list[Text] = []
    for typed, does in HELP:
        head = styled(" " * HELP_INDENT + typed)
        if width < NARROW:
            texts = wrapped(styled(translator.phrase(does)), width - 2 * HELP_INDENT)
            lines += [head, *(joined([styled(" " * 2 * HELP_INDENT), text], "") for text in texts)]
            continue
        texts = wrapped(styled(translator.phrase(does)), width - HELP_COLUMN)
        heads = [padded(head, HELP_COLUMN), *[styled(" " * HELP_COLUMN)] * (len(texts) - 1)]
        lines += [joined([left, text], "") for left, text in zip(heads, texts, strict=True)]
    return lines


def read_line(prompt: str = "> ") -> str | None:
    """Return the next line of input, or None at the end of the input."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return input(prompt).strip()
        except EOFError:
            echo()
            return None
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        echo()
        return None
    if not sys.stdin.isatty():
        echo(line.strip())
    return line.strip()


def parse_input(line: str, rows: list[Row], phrases: Mapping[str, str] | None = None) -> Input | str:
    """Return the meaning of a line, or a message if it has none."""
    phrases = phrases or {}
    if not line:
        return phrase(phrases, "type a number, or `help`")
    if line.startswith("?"):
        return Input(Command.EXPLAIN, line[1:].strip()) if line[1:].strip() else Input(Command.HELP)
    if line.startswith("/"):
        return command_of(line[1:]) or not_possible(line, phrases)
    number = as_number(line)
    if number:
        found = [row for row in rows if row.key == number]
        return Input(option=found[0].option) if found else not_possible(line, phrases)
    exact, beginning = matches(line, rows)
    command = command_of(line)
    if not exact and command is not None and not (beginning and is_short(line)):
        return command
    return one_of(exact, line, phrases) if exact else one_of(beginning, line, phrases, command)


def as_number(line: str) -> str:
    """Return a typed number in the form of a key, or "" if the line is not a number.

    >>> as_number("07"), as_number("-2"), as_number("7 hearts")
    ('7', '-2', '')
    """
    small = line.removeprefix("-")
    return str(int(line)) if small.isdecimal() and len(small) < MAX_QUOTED else ""


def command_of(line: str) -> Input | None:
    """Return the command that a line names, or None."""
    word, _, argument = line.strip().partition(" ")
    name = ABBREVIATIONS.get(word.lower(), word.lower())
    command = next((command for command in COMMANDS if command == name), None)
    if command is None or (argument and command is not Command.SAVE):
        return None
    return Input(command, argument.strip())


def is_short(line: str) -> bool:
    """Return whether a line is a one-letter abbreviation of a command."""
    return line.lower() in ABBREVIATIONS and len(line) == 1


def one_of(found: list[Row], line: str, phrases: Mapping[str, str], command: Input | None = None) -> Input | str:
    """Return the only option that was found, or a message if there is none or more than one."""
    if not found:
        return not_possible(line, phrases)
    if command is None and len({identity(row) for row in found}) == 1:
        return Input(option=found[0].option)
    names = [f"`{row.label.plain}`" + (f" ({row.key})" if row.key else "") for row in found[:MAX_CANDIDATES]]
    names += ["…"] if len(found) > MAX_CANDIDATES else []
    names += [f"`/{command.command}`"] if command is not None else []
    return phrase(phrases, "that could be {what}; type a number", what=", ".join(names))


def identity(row: Row) -> tuple[str, tuple[int, ...]]:
    """Return a key that is equal for copies of the same card, but not for different cards with the same name."""
    return row.label.plain, row.protos


def not_possible(line: str, phrases: Mapping[str, str]) -> str:
    """Return the message for a line that is neither an option nor a command."""
    return phrase(phrases, "`{line}` is not possible here; type a number, or `help`", line=line[:MAX_QUOTED])


def matches(line: str, rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """Return the options with this name, and the options whose name starts with it."""
    wanted = normalized(line)
    exact = [row for row in rows if wanted in full_names(row)]
    exact = exact or [row for row in rows if wanted in short_names(row)]
    names = [(row, full_names(row) | short_names(row)) for row in rows]
    return exact, [row for row, phrases in names if any(name.startswith(wanted) for name in phrases)]


def full_names(row: Row) -> set[str]:
    """Return the full names of an option: its label, its text in the spec, and its text in the player's language."""
    return {normalized(text) for text in (row.label.plain, row.option.text, row.full_name)} - {""}


def short_names(row: Row) -> set[str]:
    """Return the names of an option that consist of its values only, without the names of variables."""
    values = ", ".join(str(value) for value in row.option.values.values() if value is not None)
    return {normalized(text) for text in (values, row.values)} - {""}


def normalized(text: str) -> str:
    """Return a text in lower case and with single spaces."""
    return " ".join(text.lower().split())
