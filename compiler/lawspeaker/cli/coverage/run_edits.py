"""Make the edits of a spec in turn, and find out which of these mutants an example notices.

    edit  --check-->  invalid     --same engine?-->                     equivalent
                                  --run the examples that reach it-->   killed, or it survives

The edits are distributed over several processes; results come in the order of the edits and do not depend on their
number. Loops without an end are stopped by the engine's own limit on steps, which no clock decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from enum import StrEnum

from msgspec import Struct

from lawspeaker.cli.coverage.edits.edit import Edit, edited
from lawspeaker.cli.coverage.processes import process_count, process_pool
from lawspeaker.cli.coverage.reach import in_order
from lawspeaker.cli.coverage.trials import Trials
from lawspeaker.project.spec import Spec

CHUNK = 4


class Verdict(StrEnum):
    """What became of a mutant."""

    INVALID = "invalid"
    EQUIVALENT = "equivalent"
    KILLED = "killed"
    SURVIVED = "survived"


class Result(Struct, frozen=True):
    """The verdict about an edit, and the name of the example that kills it."""

    edit: Edit
    verdict: Verdict
    killer: str = ""


def result(trials: Trials, edit: Edit) -> Result:
    """Make an edit and return the verdict about it."""
    variant = trials.variant(edited(trials.spec, edit))
    if variant is None:
        return Result(edit, Verdict.INVALID)
    if not variant.changed:
        return Result(edit, Verdict.EQUIVALENT)
    names = in_order(variant.trails, set(edit.ids), edit.declared)
    killer = next(trials.killers(variant, names), None) if names else None
    return Result(edit, Verdict.SURVIVED if killer is None else Verdict.KILLED, killer or "")


def run_edits(spec: Spec, edits: list[Edit], workers: int | None = None) -> Iterator[Result]:
    """Yield the result of each edit, in order."""
    count = process_count(len(edits), workers)
    if count == 1:
        trials = Trials(spec)
        yield from (result(trials, edit) for edit in edits)
        return
    chunks = [edits[at : at + CHUNK] for at in range(0, len(edits), CHUNK)]
    with process_pool(count, prepare, spec) as pool:
        pending: list[Future[list[Result]]] = [pool.submit(run_chunk, chunk) for chunk in chunks]
        for future in pending:
            yield from future.result()


PREPARED: list[Trials] = []
"""What a worker process has prepared for all its edits."""


def prepare(spec: Spec) -> None:
    """Prepare a worker process."""
    PREPARED[:] = [Trials(spec)]


def run_chunk(edits: list[Edit]) -> list[Result]:
    """Return the results of some edits, in a worker process."""
    return [result(PREPARED[0], edit) for edit in edits]
