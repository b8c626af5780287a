"""The `law` command: its parts, and the promise that nobody ever sees a traceback."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import typer

from lawspeaker.command.build import build
from lawspeaker.command.check import check
from lawspeaker.command.explain import explain
from lawspeaker.command.fmt import fmt
from lawspeaker.command.new import new
from lawspeaker.command.show import say

app = typer.Typer(
    name="law",
    help="Lawspeaker: write the rules of a game as sentences, play it at once.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

for command in (check, build, explain, fmt, new):
    app.command()(command)


def main() -> None:
    """Run the command; an unexpected mistake of Lawspeaker itself gets an apology, not a traceback."""
    try:
        app()
    except RecursionError:
        say("this is nested too deeply to be read", error=True)
        sys.exit(1)
    except Exception as error:
        apologise(error)
        sys.exit(1)


def apologise(error: Exception) -> None:
    """Say that Lawspeaker made a mistake, where, and how to report it."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "an unknown place"
    words = " ".join(str(error).split())[:200]
    say("sorry: Lawspeaker itself made a mistake; your rules may be fine", error=True)
    say(f"  {type(error).__name__} at {place}: {words}", error=True)
    say("please report these two lines together with the spec and the command you typed", error=True)
