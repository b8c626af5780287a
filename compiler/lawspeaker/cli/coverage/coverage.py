"""`law coverage`: compare the rules of a game with the statements of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.coverage.count import as_data, as_lines, count, module_files
from lawspeaker.cli.coverage.edits.edit import Edit
from lawspeaker.cli.coverage.edits.operators import edits
from lawspeaker.cli.coverage.edits.sample import sampled
from lawspeaker.cli.coverage.record import Record, open_record
from lawspeaker.cli.coverage.run_edits import Result, run_edits
from lawspeaker.cli.coverage.run_examples import outcomes
from lawspeaker.cli.coverage.run_mutants import run_mutants
from lawspeaker.cli.coverage.score import Score
from lawspeaker.cli.coverage.score import as_data as score_data
from lawspeaker.cli.coverage.score import as_lines as score_lines
from lawspeaker.cli.failure import fail
from lawspeaker.cli.flags import GameName, Json, Out, With
from lawspeaker.cli.new_game import open_game
from lawspeaker.cli.output import echo, echo_json
from lawspeaker.cli.sim.progress import with_progress
from lawspeaker.project.spec import Spec

Module = Annotated[str | None, typer.Option("--module", metavar="NAME", help="Only the statements of this module.")]
Mutate = Annotated[
    bool,
    typer.Option(
        "--mutate",
        help="Change the rules in small ways, one at a time: remove each line that cites a statement, then change "
        "numbers, comparisons, `each`, `may`, `where`, who sees what … List what no example notices, with the score.",
    ),
]
Sample = Annotated[
    int | None,
    typer.Option(
        "--sample",
        metavar="N",
        min=1,
        help="With --mutate: make only N of the edits, of all sorts, remove no lines, and estimate the score.",
    ),
]
Seed = Annotated[int, typer.Option("--seed", help="With --sample: another seed takes other edits.")]
RecordFile = Annotated[
    Path | None,
    typer.Option(
        "--record",
        metavar="FILE",
        help="With --mutate: write each verdict about an edit to FILE, and take over those that FILE has from "
        "earlier runs as far as the rules and the examples are still the same.",
    ),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="With --mutate: how many processes run; all cores by default.")
]


def coverage(
    game: GameName,
    module: Module = None,
    mutate: Mutate = False,
    sample: Sample = None,
    seed: Seed = 1,
    record: RecordFile = None,
    workers: Workers = None,
    extras: With = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Compare a game's rules with the statements of its rulebook."""
    from lawspeaker.pipeline import check_game

    read, loaded = open_game(game, extras, out, with_examples=True, silent=json)
    spec = read.spec
    if not spec.has_rulebook:
        fail(f"{spec.name} has no rulebook.yaml, so there is nothing to compare with")
    warnings = check_game(list(spec.sources)).facts.found
    counted = count(spec, outcomes(loaded), warnings, module)
    if module is not None and not counted.statements:
        raise typer.BadParameter(f"no statement belongs to a module `{module}`", param_hint="--module")
    check_flags(mutate, sample, record)
    made = edits_of_module(spec, module) if mutate else []
    chosen = made if sample is None else sampled(made, sample, seed)
    recorded = None if record is None else open_record(record, spec, made)
    score = Score([], spec.survivors, 0)
    if mutate and sample is None:
        total = len(dict.fromkeys(cited for found in counted.implemented.values() for cited in found))
        for _ in with_progress(run_mutants(spec, counted, workers), total, "removing lines", silent=json):
            pass
    if mutate:
        score.made = len(made)
        score.results = verdicts(spec, chosen, workers, recorded, silent=json)
    removed = mutate and sample is None
    if json:
        echo_json({**as_data(counted, removed), **({"mutants": score_data(score)} if mutate else {})})
    else:
        echo("\n".join([*as_lines(spec.title, counted, removed), *(score_lines(score) if mutate else [])]))


def check_flags(mutate: bool, sample: int | None, record: Path | None) -> None:
    """End the command if an option of `--mutate` is given without it."""
    if sample is not None and not mutate:
        raise typer.BadParameter("only edits of `--mutate` can be sampled", param_hint="--sample")
    if record is not None and not mutate:
        raise typer.BadParameter("only verdicts of `--mutate` can be recorded", param_hint="--record")


def verdicts(spec: Spec, chosen: list[Edit], workers: int | None, record: Record | None, silent: bool) -> list[Result]:
    """Return the results of edits in their order; those that a record has are taken over."""
    known = [result for edit in chosen if record is not None and (result := record.result(edit)) is not None]
    done = {result.edit for result in known}
    left = [edit for edit in chosen if edit not in done]
    if record is not None and not silent:
        echo(f"{len(known):,} of {len(chosen):,} verdicts taken over from the record", error=True)
    found = with_progress(found_now(spec, left, workers, record), len(left), "making edits", silent=silent)
    place = {edit: number for number, edit in enumerate(chosen)}
    return sorted([*known, *found], key=lambda result: place[result.edit])


def found_now(spec: Spec, left: list[Edit], workers: int | None, record: Record | None) -> Iterator[Result]:
    """Yield the results of edits that have to be made; each is recorded first."""
    if record is None:
        yield from run_edits(spec, left, workers)
        return
    try:
        for result in run_edits(spec, left, workers, record.hints(left)):
            record.add(result)
            yield result
    finally:
        record.close()


def edits_of_module(spec: Spec, module: str | None) -> list[Edit]:
    """Return all edits of a spec, or those in the files of a module."""
    made = edits(spec)
    if module is None:
        return made
    files = module_files(spec, module)
    return [edit for edit in made if edit.span.file in files]
