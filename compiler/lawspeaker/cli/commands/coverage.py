"""`law coverage`: compare the rules of a game with the statements of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.flags import GameName, Json, Limit, Out, Players, Set, With, from_one
from lawspeaker.cli.new_game import open_game, settings_of
from lawspeaker.cli.output import echo_json
from lawspeaker.cli.search_flags import Search, Strength
from lawspeaker.coverage.count import as_data, as_lines, count, module_files
from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.edits.sample import sampled
from lawspeaker.coverage.games.report import Wanted, report_on_games
from lawspeaker.coverage.record import Record, open_record
from lawspeaker.coverage.run_edits import Result, run_edits
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.coverage.run_mutants import run_mutants
from lawspeaker.coverage.score import Score
from lawspeaker.coverage.score import as_data as score_data
from lawspeaker.coverage.score import as_lines as score_lines
from lawspeaker.project.spec import Spec
from lawspeaker_lab.sim.progress import with_progress
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail

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
Operators = Annotated[
    list[Operator] | None,
    typer.Option(
        "--operator",
        metavar="EDIT",
        help="With --mutate: make only edits of this sort (may be repeated), and remove no lines: "
        + ", ".join(Operator)
        + ".",
    ),
]
HowMany = Annotated[
    int | None,
    typer.Option(
        "--games",
        "-n",
        metavar="N",
        parser=from_one,
        help="Play N games, with all numbers of players and, in half of them, options at random. Tell how they end, "
        "and which ends, rules, conditions, cards and options occur in none of them.",
    ),
]
Seed = Annotated[
    int, typer.Option("--seed", help="With --sample: another seed takes other edits. With --games: the first seed.")
]
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
    int | None,
    typer.Option("--workers", min=1, help="With --mutate or --games: how many processes run; all cores by default."),
]


def coverage(
    game: GameName,
    module: Module = None,
    mutate: Mutate = False,
    sample: Sample = None,
    operator: Operators = None,
    seed: Seed = 1,
    record: RecordFile = None,
    games: HowMany = None,
    players: Players = None,
    settings: Set = None,
    search: Search = None,
    strength: Strength = SIMULATIONS,
    limit: Limit = MAX_DECISIONS,
    workers: Workers = None,
    extras: With = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Compare a game's rules with the statements of its rulebook, with its examples, and with games."""
    from lawspeaker.pipeline import check_game

    read, loaded = open_game(game, extras, out, with_examples=True, silent=json)
    spec = read.spec
    if not spec.has_rulebook and games is None:
        fail(f"{spec.name} has no rulebook.yaml, so there is nothing to compare with; `--games N` plays games")
    warnings = check_game(list(spec.sources)).facts.found
    counted = count(spec, outcomes(loaded), warnings, module)
    if module is not None and not counted.statements:
        raise typer.BadParameter(f"no statement belongs to a module `{module}`", param_hint="--module")
    check_flags(mutate, sample, record, operator)
    everything = edits(spec) if mutate else []
    made = edits_of(everything, spec, module, operator)
    chosen = made if sample is None else sampled(made, sample, seed)
    recorded = None if record is None else open_record(record, spec, everything)
    score = Score([], spec.survivors, 0)
    removed = mutate and sample is None and not operator
    if removed:
        total = len(dict.fromkeys(cited for found in counted.implemented.values() for cited in found))
        for _ in with_progress(run_mutants(spec, counted, workers), total, "removing lines", silent=json):
            pass
    if mutate:
        score.made, score.narrowed = len(made), len(made) < len(everything)
        score.made_by = Counter(edit.operator for edit in made)
        score.results = verdicts(spec, chosen, workers, recorded, silent=json)
    report = None
    if games is not None:
        wanted = Wanted(game, games, seed, limit, players, settings_of(settings), search, strength, workers)
        report = report_on_games(wanted, spec, counted, silent=json)
    if json:
        data = {**as_data(counted, removed), **({"mutants": score_data(score)} if mutate else {})}
        echo_json(data if report is None else {**data, "games": report.as_data()})
    else:
        lines = [*as_lines(spec.title, counted, removed), *(score_lines(score) if mutate else [])]
        echo("\n".join(lines if report is None else [*lines, *report.as_lines()]))


def check_flags(mutate: bool, sample: int | None, record: Path | None, operators: list[Operator] | None) -> None:
    """End the command if an option of `--mutate` is given without it."""
    if sample is not None and not mutate:
        raise typer.BadParameter("only edits of `--mutate` can be sampled", param_hint="--sample")
    if operators and not mutate:
        raise typer.BadParameter("only edits of `--mutate` are of a sort", param_hint="--operator")
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


def edits_of(made: list[Edit], spec: Spec, module: str | None, operators: list[Operator] | None) -> list[Edit]:
    """Return those of the edits of a spec that are in the files of a module, and of some operators."""
    files = None if module is None else module_files(spec, module)
    chosen = [edit for edit in made if files is None or edit.span.file in files]
    return [edit for edit in chosen if not operators or edit.operator in operators]
