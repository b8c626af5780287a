"""`law test`: run the examples of games."""

from __future__ import annotations

import sys

import typer

from lawspeaker.cli.commands.check_games import selected_games
from lawspeaker.cli.coverage.run_examples import failure_lines, outcomes
from lawspeaker.cli.coverage.without_expansion import base_help
from lawspeaker.cli.flags import Games, Json, Out, Steps, With, allow_steps
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import counted, echo, echo_json, in_colour


def run_examples(
    games: Games = None, steps: Steps = None, extras: With = None, out: Out = None, json: Json = False
) -> None:
    """Run the examples of a game's rules."""
    allow_steps(steps)
    rows: list[dict[str, object]] = []
    failed = 0
    for game in selected_games(games):
        read, loaded = open_game(game, extras, out, with_examples=True, silent=json)
        found = outcomes(loaded)
        wrong = [one for one in found if one.wrong]
        failed += len(wrong)
        rows += [
            {"game": read.spec.name, "example": one.name, "line": one.line, "holds": not one.wrong, "wrong": one.wrong}
            for one in found
        ]
        if not json:
            helps = base_help(read.spec, wrong)
            for one in wrong:
                lines = [*failure_lines(read.spec, one), *([helps[one.name]] if one.name in helps else [])]
                echo(in_colour(lines, sys.stdout))
                echo()
            passed = f"{counted(len(found) - len(wrong), 'example')} passed"
            echo(f"{read.spec.name}: {passed}{f', {len(wrong)} failed' if wrong else ''}")
    if json:
        echo_json(rows)
    if failed:
        raise typer.Exit(1)
