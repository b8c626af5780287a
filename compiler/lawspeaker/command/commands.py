"""All commands of `law`, each from its own file, under one name."""

from __future__ import annotations

import typer

from lawspeaker.command.build import build
from lawspeaker.command.card import card
from lawspeaker.command.check import check
from lawspeaker.command.coverage import coverage
from lawspeaker.command.explain import explain
from lawspeaker.command.fmt import fmt
from lawspeaker.command.fuzz import fuzz
from lawspeaker.command.map import map
from lawspeaker.command.new import new
from lawspeaker.command.play import play
from lawspeaker.command.sim import sim
from lawspeaker.command.test import run_examples

app = typer.Typer(
    name="law",
    help="Lawspeaker: write the rules of a game as sentences, play it at once.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

for command in (check, build, play, sim, coverage, explain, fmt, fuzz, card, map, new):
    app.command()(command)
app.command("test")(run_examples)
