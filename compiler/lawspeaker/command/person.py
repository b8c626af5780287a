"""A person at the terminal: what he types, and what it means. Works on any lines, a terminal or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from lawspeaker.command.choices import Row, rows_of
from lawspeaker.command.phrases import phrase
from lawspeaker.command.show import say
from lawspeaker_runtime.decision import Option

__all__ = ["COMMANDS", "HELP", "Row", "Typed", "read", "rows_of", "understood"]

HELP = """\
  a number        choose that option; its name, or the beginning of it, works too
  ? 3             what option 3 does; `? NAME` tells of any card, `? PILE` shows a whole pile
  undo            take your last choice back; `undo!` also if you have seen something since
  log             everything that happened so far, as far as you may know it
  look            the table again, with nothing folded; `options` lists all options
  map             a board of laid tiles as a whole; `north`, `east`, `south`, `west` move what the screen shows of it
  save FILE       write the game to a file; `law play GAME --load FILE` goes on with it
  quit            leave the game"""
COMMANDS = ("help", "undo", "undo!", "log", "look", "options", "map", "save", "quit", "north", "east", "south", "west")
SHORT = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "u": "undo"}
MOST_SAID = 60


@dataclass(frozen=True, slots=True)
class Typed:
    """What a person typed: a command with its argument, or an option."""

    command: str
    argument: str = ""
    option: Option | None = None


def read() -> str | None:
    """Return the next line a person types, None at the end of the input."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return input("> ").strip()
        except EOFError:
            say()
            return None
    sys.stdout.write("> ")
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
    by_key = [row.option for row in rows if row.key == line]
    if by_key:
        return Typed("choose", option=by_key[0])
    matching = matches(line, rows)
    if len(matching) == 1:
        return Typed("choose", option=matching[0])
    word, _, argument = line.partition(" ")
    command = SHORT.get(word.lower(), word.lower())
    if command in COMMANDS and (command == "save" or not argument):
        return Typed(command, argument.strip())
    if matching:
        return "that could be " + " or ".join(f"`{option.text}`" for option in matching[:4])
    return phrase(said, "`{line}` is not possible here; type a number, or `help`", line=line[:MOST_SAID])


def matches(line: str, rows: list[Row]) -> list[Option]:
    """Return the options a text may mean: exactly one that it is, otherwise all that begin with it."""
    wanted = " ".join(line.lower().split())
    names = [(said, row.option) for row in rows for said in sayings(row)]
    same = [option for said, option in names if said == wanted]
    if same:
        return same[:1]
    return list({option.id: option for said, option in names if said.startswith(wanted)}.values())


def sayings(row: Row) -> set[str]:
    """Return what a person may call an option: its text, its label, or only its values."""
    values = ", ".join(str(value) for value in row.option.values.values() if value is not None)
    said = {row.option.text, values, row.label.plain, *row.calls}
    return {" ".join(text.lower().split()) for text in said} - {""}
