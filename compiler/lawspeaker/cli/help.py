"""The help texts of `law --help` and `law COMMAND --help`, and the handling of usage errors and failures.

Typer would print the Python types of arguments (`<list[str]>`) and cut off sentences, so the help is written here:
usage, one sentence, arguments, options, examples.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, cast, runtime_checkable

import typer
from typer.core import TyperCommand, TyperGroup

from lawspeaker.cli.failure import USAGE, echo_errors, echo_failure, error_row
from lawspeaker_system.failure import BadArgument, Failure
from lawspeaker_system.safe_text import clipped, harmless

MAX_WIDTH = 100
COLUMN = 24
EXAMPLES = {
    "verify": (
        "law verify my-game record.json --hash 7902699b",
        "law verify my-game record.json --hash 7902699b --log 2",
    ),
    "check": ("law check", "law check my-game", "law check my-game --json"),
    "build": ("law build my-game", "law build my-game --out engines", "law build my-game --native"),
    "bundle": ("law bundle my-game --out package", "law bundle my-game --with my-expansion --out package"),
    "stdio": ("law stdio my-game", "law stdio my-game --native"),
    "play": (
        "law play my-game",
        "law play my-game --players 4 --seed 7",
        "law play my-game --save game.json",
    ),
    "serve": ("law serve my-game", "law serve my-game --table", "law serve my-game --design --port 8080"),
    "sim": (
        "law sim my-game --games 1000",
        "law sim my-game --search 1 --games 20",
        "law sim my-game --games 100000 --to results.csv",
        "law sim my-game --card Spark",
    ),
    "lab": ("law lab my-game", "law lab my-game --games 2000 --against old/my-game --out balance"),
    "coverage": ("law coverage my-game", "law coverage my-game --mutate"),
    "explain": ("law explain L203", "law explain"),
    "fmt": ("law fmt my-game", "law fmt --diff my-game", "law fmt - < rules.law"),
    "fuzz": ("law fuzz my-game", "law fuzz my-game --games 200 --players 3"),
    "card": ('law card my-game "Brown Bear"', "law card my-game Spark --lang fr"),
    "words": ("law words my-game", "law words my-game hand", 'law words my-game "*_cost" --json'),
    "map": ("law map my-game --out map.svg --seed 3",),
    "new": ("law new my-game", "law new frost --expansion-of my-game"),
    "test": ("law test", "law test my-game"),
    "games": ("law games", "law games --json"),
}


class Parameter(Protocol):
    """The attributes of an argument or option that the help uses."""

    param_type_name: str
    opts: list[str]
    metavar: str | None
    help: str | None
    hidden: bool
    required: bool
    nargs: int
    default: object


class Command(Protocol):
    """The attributes of a command that the help uses."""

    name: str | None
    help: str | None
    hidden: bool
    params: Sequence[Parameter]


class Context(Protocol):
    """The attributes of a command line that the help uses."""

    command_path: str


@runtime_checkable
class UsageError(Protocol):
    """A usage error of Typer."""

    exit_code: int

    def format_message(self) -> str:
        """Return the message."""
        ...


class LawCommand(TyperCommand):
    """A command with plain help that prints failures, as JSON if `--json` was given."""

    def get_help(self, ctx: object) -> str:
        """Return the text of `--help`."""
        return command_help(cast("Command", self), cast("Context", ctx).command_path)

    def get_usage(self, ctx: object) -> str:
        """Return the first line of the help."""
        return usage(cast("Command", self), cast("Context", ctx).command_path)

    def invoke(self, ctx: object) -> object:
        """Run the command; print a failure and exit with code 1."""
        context = cast("typer.Context", ctx)
        try:
            return super().invoke(context)
        except BadArgument as error:
            raise typer.BadParameter(error.message, ctx=context, param_hint=error.flag) from error
        except Failure as failure:
            echo_failure(failure, as_json=bool(context.params.get("json")))
            raise typer.Exit(1) from failure


@runtime_checkable
class HasMessage(Protocol):
    """An error of Typer with a message that can be changed."""

    message: str


@contextmanager
def harmless_usage_errors() -> Iterator[None]:
    """Remove control characters from the messages of Typer, which may contain file names."""
    try:
        yield
    except Exception as error:
        if isinstance(error, UsageError) and isinstance(error, HasMessage):
            error.message = clipped(harmless(error.message))
        raise


class LawGroup(TyperGroup):
    """The group of all commands; it prints usage errors, as JSON if `--json` was given."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: object = None, **extra: object
    ) -> typer.Context:
        """Parse the flags before the command."""
        with harmless_usage_errors():
            above = cast("typer.Context | None", parent)
            return cast("typer.Context", super().make_context(info_name, args, above, **extra))

    def invoke(self, ctx: object) -> object:
        """Parse the flags of the command and run it."""
        with harmless_usage_errors():
            return super().invoke(cast("typer.Context", ctx))

    def get_help(self, ctx: object) -> str:
        """Return the text of `law --help`."""
        return group_help(cast("Command", self), cast("Mapping[str, Command]", self.commands))

    def get_usage(self, ctx: object) -> str:
        """Return the first line of the help."""
        return "Usage: law COMMAND [OPTIONS]"

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        """Run a command line."""
        words = sys.argv[1:] if args is None else list(args)
        if words[:1] == ["help"]:
            args = words = [*words[1:2], "--help"]
        if not standalone_mode or "--json" not in words:
            return super().main(args, prog_name, complete_var, standalone_mode, windows_expand_args, **extra)
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Exception as error:
            if not isinstance(error, UsageError):
                raise
            echo_errors([error_row(USAGE, error.format_message())])
            code = error.exit_code
        sys.exit(code if isinstance(code, int) else 0)


def group_help(group: Command, commands: Mapping[str, Command]) -> str:
    """Return the help of `law` itself."""
    listed = [(name, command.help or "") for name, command in commands.items() if not command.hidden]
    parts = [
        "Usage: law COMMAND [OPTIONS]",
        filled(group.help or "", "  "),
        section("Commands", listed),
        section("Options", option_rows(group.params)),
        "Every command has its own help, for instance: law play --help",
    ]
    return "\n\n".join(parts)


def command_help(command: Command, path: str) -> str:
    """Return the help of one command."""
    arguments = [(p.metavar or "", p.help or "") for p in command.params if p.param_type_name == "argument"]
    examples = "\n".join(f"  {line}" for line in EXAMPLES.get(command.name or "", ()))
    parts = [
        usage(command, path),
        filled(command.help or "", "  "),
        section("Arguments", arguments),
        section("Options", option_rows(command.params)),
        f"Examples:\n{examples}" if examples else "",
    ]
    return "\n\n".join(part for part in parts if part)


def usage(command: Command, path: str) -> str:
    """Return the usage line of a command, with optional parts in brackets."""
    words = [argument_word(p) for p in command.params if p.param_type_name == "argument"]
    words += [f"{p.opts[-1]} {p.metavar}" for p in command.params if p.param_type_name == "option" and p.required]
    return " ".join(["Usage:", path, *words, "[OPTIONS]"])


def argument_word(parameter: Parameter) -> str:
    """Return an argument as it is written in the usage line."""
    word = parameter.metavar or ""
    word = f"{word} …" if parameter.nargs != 1 else word
    return word if parameter.required else f"[{word}]"


def option_rows(parameters: Iterable[Parameter]) -> list[tuple[str, str]]:
    """Return the options with their help."""
    rows: list[tuple[str, str]] = []
    for option in parameters:
        if option.param_type_name == "option" and not option.hidden:
            names = ", ".join(sorted(option.opts, key=len))
            number = type(option.default) is int
            default = f" By default {option.default}." if number else ""
            rows.append((f"{names} {option.metavar or ''}".rstrip(), f"{option.help or ''}{default}"))
    return [*rows, ("-h, --help", "Show this help.")]


def section(title: str, rows: list[tuple[str, str]]) -> str:
    """Return a title and rows in two columns; empty if there are no rows.

    >>> print(section("Options", [("--seed S", "The same seed gives the same game.")]))
    Options:
      --seed S              The same seed gives the same game.
    """
    if not rows:
        return ""
    lines = [f"{title}:"]
    for left, right in rows:
        start = f"  {left}".ljust(COLUMN)
        if len(start) > COLUMN:
            lines.append(start)
            start = " " * COLUMN
        lines.append(filled(right, " " * COLUMN).replace(" " * COLUMN, start, 1))
    return "\n".join(lines)


def filled(text: str, indent: str) -> str:
    """Return a text wrapped at the width of the terminal, with every line indented."""
    width = min(shutil.get_terminal_size().columns, MAX_WIDTH)
    words = " ".join(text.split())
    return textwrap.fill(
        words, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
