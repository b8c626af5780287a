"""Register all commands of `law`, each defined in its own file."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.bundle.bundle import bundle
from lawspeaker.cli.commands.build import build
from lawspeaker.cli.commands.card import card
from lawspeaker.cli.commands.check import check
from lawspeaker.cli.commands.explain import explain
from lawspeaker.cli.commands.fmt import fmt
from lawspeaker.cli.commands.fuzz import fuzz
from lawspeaker.cli.commands.games import games
from lawspeaker.cli.commands.map import map
from lawspeaker.cli.commands.new import new
from lawspeaker.cli.commands.sim import sim
from lawspeaker.cli.commands.stdio import stdio
from lawspeaker.cli.commands.test import run_examples
from lawspeaker.cli.commands.words import words
from lawspeaker.cli.coverage.coverage import coverage
from lawspeaker.cli.help import LawCommand, LawGroup
from lawspeaker.cli.lab.lab import lab
from lawspeaker.cli.output import echo
from lawspeaker.cli.play.play import play
from lawspeaker.cli.serve.serve import serve

app = typer.Typer(
    name="law",
    cls=LawGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


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


@app.callback()
def law(version: Version = False) -> None:
    """Lawspeaker: write the rules of a game as sentences, play it at once."""


run_examples.__name__ = "test"  # pytest would collect a function named `test`
for command in (
    new,
    games,
    check,
    play,
    serve,
    run_examples,
    card,
    words,
    sim,
    lab,
    fuzz,
    coverage,
    map,
    fmt,
    explain,
    build,
    bundle,
    stdio,
):
    app.command(cls=LawCommand)(command)
