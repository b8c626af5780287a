"""`law coverage`: which statements of the rulebook have a rule, and which rules have a proof."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.commands.sim import watched
from lawspeaker.cli.coverage.count import as_data, as_lines, count
from lawspeaker.cli.coverage.mutate import mutate as take_away
from lawspeaker.cli.coverage.run_examples import outcomes
from lawspeaker.cli.failure import refuse
from lawspeaker.cli.flags import GameName, Json, Out, With
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import say, say_json

Module = Annotated[str | None, typer.Option("--module", metavar="NAME", help="Only the statements of this module.")]
Mutate = Annotated[
    bool, typer.Option("--mutate", help="Take each cited line away in turn, and list what no example notices.")
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
        refuse(f"{spec.name} has no rulebook.yaml, so there is nothing to compare with")
    warnings = check_game(list(spec.sources)).facts.found
    counted = count(spec, outcomes(loaded), warnings, module)
    if module is not None and not counted.statements:
        raise typer.BadParameter(f"no statement belongs to a module `{module}`", param_hint="--module")
    if mutate:
        total = len(dict.fromkeys(cited for found in counted.implemented.values() for cited in found))
        for _ in watched(take_away(spec, loaded, counted), total):
            pass
    if json:
        say_json(as_data(counted, mutate))
    else:
        say("\n".join(as_lines(spec.title, counted, mutate)))
