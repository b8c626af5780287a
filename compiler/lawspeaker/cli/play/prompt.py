"""A person at the terminal: what is typed, and what it means. Works on any lines, a terminal or a pipe.

3                the option with that key, and nothing else
spark            the option of that name; then a command of that name; then the only option that begins like this
sp               refused if `Spark` and `Spear` can be chosen
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from msgspec import Struct
from rich.text import Text

from lawspeaker.cli.output import say
from lawspeaker.cli.play.option_rows import Row, rows_of
from lawspeaker.cli.play.phrases import phrase
from lawspeaker.cli.play.translations import Sayings
from lawspeaker.cli.screen.styles import joined, padded, styled, wrapped
from lawspeaker_runtime.game.decision import Option

__all__ = ["COMMANDS", "HELP", "Row", "Typed", "help_lines", "read", "rows_of", "understood"]

HELP = (
    ("3", "choose option 3; its name, or the beginning of it, works too"),
    ("? 3", "what option 3 does; `? NAME` tells of any card, `? PILE` shows a whole pile"),
    ("more", "the next options, where not all of them fit; `options` lists them all"),
    ("undo", "take your last choice back; `undo!` also if you have seen something since"),
    ("log", "everything that happened so far, as far as you may know it"),
    ("look", "the table again, with nothing folded"),
    ("map", "a board of laid tiles as a whole; `north`, `east`, `south`, `west` move what the screen shows of it"),
    ("save FILE", "write the game to a file; `law play GAME --load FILE` goes on with it"),
    ("quit", "leave the game"),
    ("/log", "a command, also where an option is called the same"),
)
COMMANDS = (
    "help",
    "undo",
    "undo!",
    "log",
    "look",
    "options",
    "more",
    "map",
    "save",
    "quit",
    "north",
    "east",
    "south",
    "west",
)
SHORT = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "u": "undo"}
MOST_SAID = 60
MOST_NAMED = 4
HELP_INDENT, HELP_COLUMN, NARROW = 2, 14, 60


class Typed(Struct, frozen=True):
    """What a person typed: a command with its argument, or an option."""

    command: str
    argument: str = ""
    option: Option | None = None


def help_lines(says: Sayings, width: int) -> list[Text]:
    """Return what can be typed, broken between words; below each other where there is no room for two columns."""
    lines: list[Text] = []
    for typed, does in HELP:
        head = styled(" " * HELP_INDENT + typed)
        if width < NARROW:
            texts = wrapped(styled(says.phrase(does)), width - 2 * HELP_INDENT)
            lines += [head, *(joined([styled(" " * 2 * HELP_INDENT), text], "") for text in texts)]
            continue
        texts = wrapped(styled(says.phrase(does)), width - HELP_COLUMN)
        heads = [padded(head, HELP_COLUMN), *[styled(" " * HELP_COLUMN)] * (len(texts) - 1)]
        lines += [joined([left, text], "") for left, text in zip(heads, texts, strict=True)]
    return lines


def read(prompt: str = "> ") -> str | None:
    """Return the next line a person types, None at the end of the input."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return input(prompt).strip()
        except EOFError:
            say()
            return None
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        say()
        return None
    if not sys.stdin.isatty():
        say(line.strip())
    return line.strip()


def understood(line: str, rows: list[Row], phrases: Mapping[str, str] | None = None) -> Typed | str:
    """Return what a line means, or what is wrong with it."""
    said = phrases or {}
    if not line:
        return phrase(said, "type a number, or `help`")
    if line.startswith("?"):
        return Typed("explain", line[1:].strip()) if line[1:].strip() else Typed("help")
    if line.startswith("/"):
        return command_of(line[1:]) or not_possible(line, said)
    number = as_number(line)
    if number:
        found = [row for row in rows if row.key == number]
        return Typed("choose", option=found[0].option) if found else not_possible(line, said)
    exact, beginning = matches(line, rows)
    command = command_of(line)
    if not exact and command is not None and not (beginning and is_short(line)):
        return command
    return one_of(exact, line, said) if exact else one_of(beginning, line, said, command)


def as_number(line: str) -> str:
    """Return a typed number as keys are written, "" if it is none.

    >>> as_number("07"), as_number("-2"), as_number("7 hearts")
    ('7', '-2', '')
    """
    small = line.removeprefix("-")
    return str(int(line)) if small.isdecimal() and len(small) < MOST_SAID else ""


def command_of(line: str) -> Typed | None:
    """Return the command that a line is, if it is one."""
    word, _, argument = line.strip().partition(" ")
    command = SHORT.get(word.lower(), word.lower())
    if command in COMMANDS and (command == "save" or not argument):
        return Typed(command, argument.strip())
    return None


def is_short(line: str) -> bool:
    """Tell whether a line is only the first letter of a command."""
    return line.lower() in SHORT and len(line) == 1


def one_of(found: list[Row], line: str, said: Mapping[str, str], command: Typed | None = None) -> Typed | str:
    """Return the option that a text means, or why it is none: nothing is called so, or several are."""
    if not found:
        return not_possible(line, said)
    if command is None and len({sameness(row) for row in found}) == 1:
        return Typed("choose", option=found[0].option)
    names = [f"`{row.label.plain}`" + (f" ({row.key})" if row.key else "") for row in found[:MOST_NAMED]]
    names += ["…"] if len(found) > MOST_NAMED else []
    names += [f"`/{command.command}`"] if command is not None else []
    return phrase(said, "that could be {what}; type a number", what=", ".join(names))


def sameness(row: Row) -> tuple[str, tuple[int, ...]]:
    """Return what equal options have in common: copies of one card look and work the same, other namesakes do not."""
    return row.label.plain, row.protos


def not_possible(line: str, said: Mapping[str, str]) -> str:
    """Say that a line is no option."""
    return phrase(said, "`{line}` is not possible here; type a number, or `help`", line=line[:MOST_SAID])


def matches(line: str, rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """Return the options that a text is the name of, and those whose name begins with it."""
    wanted = folded(line)
    exact = [row for row in rows if wanted in full_names(row)]
    exact = exact or [row for row in rows if wanted in short_names(row)]
    names = [(row, full_names(row) | short_names(row)) for row in rows]
    return exact, [row for row, said in names if any(name.startswith(wanted) for name in said)]


def full_names(row: Row) -> set[str]:
    """Return what an option is called as a whole: on the screen, in the spec, and in the language that is spoken."""
    return {folded(text) for text in (row.label.plain, row.option.text, row.said)} - {""}


def short_names(row: Row) -> set[str]:
    """Return what an option is called without its variables: only its values."""
    values = ", ".join(str(value) for value in row.option.values.values() if value is not None)
    return {folded(text) for text in (values, row.values)} - {""}


def folded(text: str) -> str:
    """Return a text without what typing makes no difference in."""
    return " ".join(text.lower().split())
