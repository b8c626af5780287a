"""A person at the terminal: options in rows, and what he types in return. Works on any lines, a terminal or a pipe.

choose c
  1  c: Hare 2      2  c: Mole 5
> 2
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass

from lawspeaker.command.show import colourful, painted, say
from lawspeaker.report.excerpt import columns
from lawspeaker_runtime.decision import Decision, Option

HELP = """\
  a number        choose that option; the text of an option (or its beginning) works too
  undo            take your last choice back
  log             everything that happened so far, as far as you may know it
  look            the table again
  save FILE       write the game to a file; `law play GAME --load FILE` goes on with it
  quit            leave the game"""
COMMANDS = ("help", "undo", "log", "look", "save", "quit")


@dataclass(frozen=True, slots=True)
class Row:
    """An option and the number a person types for it."""

    key: str
    option: Option


@dataclass(frozen=True, slots=True)
class Typed:
    """What a person typed: a command with its argument, or an option."""

    command: str
    argument: str = ""
    option: Option | None = None


def rows_of(decision: Decision) -> list[Row]:
    """Return the options with the numbers to type; options that are numbers themselves keep theirs.

    Otherwise typing 3 could mean the third option or the number three.
    """
    options = list(decision.options)
    numbers = [number_of(option) for option in options if not option.declines]
    if numbers and None not in numbers and len(set(numbers)) == len(numbers):
        return [Row("" if option.declines else str(number_of(option)), option) for option in options]
    return [Row(str(index), option) for index, option in enumerate(options, 1)]


def number_of(option: Option) -> int | None:
    """Return the number an option is, if it is nothing but a number."""
    values = list(option.values.values())
    only = values[0] if len(values) == 1 else None
    return only if isinstance(only, int) and not isinstance(only, bool) else None


def show_options(rows: list[Row]) -> None:
    """Print the options, side by side where there are many."""
    width = max(len(row.key) for row in rows)
    cells = [f"  {row.key:>{width}}  {row.option.text}" for row in rows]
    room = shutil.get_terminal_size((80, 24)).columns if sys.stdout.isatty() else 100
    widest = max(columns(cell) for cell in cells) + 2
    across = max(1, room // widest) if len(cells) > 8 else 1
    down = -(-len(cells) // across)
    for line in range(down):
        say("".join(cell + " " * (widest - columns(cell)) for cell in cells[line::down]).rstrip())


def ask(rows: list[Row]) -> Typed:
    """Ask until something sensible is typed; the end of the input means quit."""
    while True:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            say()
            return Typed("quit")
        if not sys.stdin.isatty():
            say(line.strip())
        typed = understood(line.strip(), rows)
        if isinstance(typed, Typed):
            return typed
        say(typed)


def understood(line: str, rows: list[Row]) -> Typed | str:
    """Return what a line means, or what is wrong with it."""
    if not line:
        return "type a number, or `help`"
    word, _, argument = line.partition(" ")
    by_key = [row.option for row in rows if row.key == line]
    if by_key:
        return Typed("choose", option=by_key[0])
    matching = matches(line, rows)
    if len(matching) == 1:
        return Typed("choose", option=matching[0])
    if word.lower() in COMMANDS and (word.lower() == "save" or not argument):
        return Typed(word.lower(), argument.strip())
    if word.lower() in ("exit", "q"):
        return Typed("quit")
    if matching:
        return "that could be " + " or ".join(f"`{option.text}`" for option in matching[:4])
    return f"`{line[:60]}` is not possible here; type a number, or `help`"


def matches(line: str, rows: list[Row]) -> list[Option]:
    """Return the options a text may mean: exactly one that it is, otherwise all that begin with it."""
    wanted = " ".join(line.lower().split())
    names = [(said, row.option) for row in rows for said in sayings(row.option)]
    same = [option for said, option in names if said == wanted]
    if same:
        return same[:1]
    return list({option.id: option for said, option in names if said.startswith(wanted)}.values())


def sayings(option: Option) -> set[str]:
    """Return what a person may call an option: its text, or only its values."""
    values = ", ".join(str(value) for value in option.values.values() if value is not None)
    return {option.text.lower(), values.lower()} - {""}


def heading(text: str) -> str:
    """Return a line that stands out where colours are shown."""
    return painted(text, "message", sys.stdout) if colourful(sys.stdout) else text
