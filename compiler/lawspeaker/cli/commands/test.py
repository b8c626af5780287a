"""`law test`: run the examples of games."""

from __future__ import annotations

import sys

import typer

from lawspeaker.cli.commands.check_games import games_or_stop
from lawspeaker.cli.failure import echo_failure
from lawspeaker.cli.flags import Games, Json, Out, Steps, With, allow_steps
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import echo_json, in_colour
from lawspeaker.coverage.run_examples import Outcome, failure_lines, outcomes
from lawspeaker.coverage.without_expansion import base_help
from lawspeaker.project.spec import Spec
from lawspeaker_system.console import counted, echo
from lawspeaker_system.failure import Failure


def run_examples(
    games: Games = None, steps: Steps = None, extras: With = None, out: Out = None, json: Json = False
) -> None:
    """Run the examples of a game's rules."""
    allow_steps(steps)
    rows: list[dict[str, object]] = []
    failed = False
    for game in games_or_stop(games):
        try:
            read, loaded = open_game(game, extras, out, with_examples=True, silent=json)
        except Failure as failure:
            if json:
                raise
            echo_failure(failure, as_json=False)
            failed = True
            continue
        found = outcomes(loaded)
        failed |= any(one.wrong for one in found)
        rows += [
            {"game": read.spec.name, "example": one.name, "line": one.line, "holds": not one.wrong, "wrong": one.wrong}
            for one in found
        ]
        if not json:
            echo_outcomes(read.spec, found)
    if json:
        echo_json(rows)
    if failed:
        raise typer.Exit(1)


def echo_outcomes(spec: Spec, found: list[Outcome]) -> None:
    """Print the examples that fail, and how many passed."""
    wrong = [one for one in found if one.wrong]
    helps = base_help(spec, wrong)
    for one in wrong:
        lines = [*failure_lines(spec, one), *([helps[one.name]] if one.name in helps else [])]
        echo(in_colour(lines, sys.stdout))
        echo()
    passed = f"{counted(len(found) - len(wrong), 'example')} passed"
    echo(f"{spec.name}: {passed}{f', {len(wrong)} failed' if wrong else ''}")
