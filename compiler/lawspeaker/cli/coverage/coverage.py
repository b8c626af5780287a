"""`law coverage`: compare the rules of a game with the statements of its rulebook."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.commands.sim import with_progress
from lawspeaker.cli.coverage.count import as_data, as_lines, count
from lawspeaker.cli.coverage.run_examples import outcomes
from lawspeaker.cli.coverage.run_mutants import run_mutants
from lawspeaker.cli.failure import fail
from lawspeaker.cli.flags import GameName, Json, Out, With
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import echo, echo_json

Module = Annotated[str | None, typer.Option("--module", metavar="NAME", help="Only the statements of this module.")]
Mutate = Annotated[
    bool,
    typer.Option(
        "--mutate",
        help="Remove each line that cites a statement in turn, and list those without which no example fails.",
    ),
]


def coverage(
    game: GameName,
    module: Module = None,
    mutate: Mutate = False,
    extras: With = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Compare a game's rules with the statements of its rulebook."""
    from lawspeaker.pipeline import check_game

    read, loaded = open_game(game, extras, out, with_examples=True)
    spec = read.spec
    if not spec.has_rulebook:
        fail(f"{spec.name} has no rulebook.yaml, so there is nothing to compare with")
    warnings = check_game(list(spec.sources)).facts.found
    counted = count(spec, outcomes(loaded), warnings, module)
    if module is not None and not counted.statements:
        raise typer.BadParameter(f"no statement belongs to a module `{module}`", param_hint="--module")
    if mutate:
        total = len(dict.fromkeys(cited for found in counted.implemented.values() for cited in found))
        for _ in with_progress(run_mutants(spec, loaded, counted), total):
            pass
    if json:
        echo_json(as_data(counted, mutate))
    else:
        echo("\n".join(as_lines(spec.title, counted, mutate)))
