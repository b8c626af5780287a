"""Register the commands of `law`, each defined in its own file, which is imported only if the command is run.

law play connect-four    imports commands/play.py
law --help               imports all of them
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from lawspeaker.cli.help import LawCommand, LawGroup
from lawspeaker_system.console import echo

COMMANDS = (
    "new",
    "games",
    "check",
    "play",
    "serve",
    "verify",
    "test",
    "card",
    "words",
    "sim",
    "lab",
    "fuzz",
    "coverage",
    "map",
    "fmt",
    "explain",
    "build",
    "bundle",
    "stdio",
)
"""The commands, in the order of `law --help`; each is a module of `cli/commands`, and its function has the name of the
command, or that of FUNCTIONS."""
FUNCTIONS = {"test": "run_examples"}
"""pytest would collect a function named `test`."""


def echo_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            echo(f"lawspeaker {version('lawspeaker')}")
        except PackageNotFoundError:
            echo("lawspeaker, run from its sources without being installed")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=echo_version, is_eager=True, help="Show the version of Lawspeaker.")
]


def law(version: Version = False) -> None:
    """Lawspeaker: write the rules of a game as sentences, play it at once."""


def app_of(names: Iterable[str]) -> typer.Typer:
    """Return the `law` command with the commands of these names."""
    app = typer.Typer(
        name="law",
        cls=LawGroup,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback()(law)
    for name in names:
        module = import_module(f"lawspeaker.cli.commands.{name}")
        app.command(name, cls=LawCommand)(getattr(module, FUNCTIONS.get(name, name)))
    return app


def app_for(arguments: list[str]) -> typer.Typer:
    """Return `law` with the command that a command line names, or with all of them for help and mistakes."""
    return app_of(arguments[:1] if arguments and arguments[0] in COMMANDS else COMMANDS)
