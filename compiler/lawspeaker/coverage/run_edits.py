"""Make the edits of a spec in turn, and find out which of these mutants an example notices.

    edit  --check-->  invalid     --same engine?-->                     equivalent
                                  --run the examples that reach it-->   killed, or it survives

Edits are compiled in batches, which are distributed over several processes; the verdicts do not depend on their number.
Loops without an end are stopped by the engine's own limit on steps, which no clock decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, as_completed
from enum import StrEnum

from msgspec import Struct

from lawspeaker.coverage.batches import batches, variants
from lawspeaker.coverage.edits.edit import Edit, edited
from lawspeaker.coverage.processes import process_count
from lawspeaker.coverage.reach import in_order
from lawspeaker.coverage.trials import Trials, Variant
from lawspeaker.project.spec import Spec
from lawspeaker_system.worker_processes import process_pool


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


class Hint(Struct, frozen=True):
    """What an earlier run knows about an edit: an example that killed it then, and those that do not notice it."""

    killer: str = ""
    passed: frozenset[str] = frozenset()


Hints = dict[Edit, Hint]
UNKNOWN = Hint()


def results(trials: Trials, batch: list[Edit], hints: Hints) -> Iterator[Result]:
    """Make the edits of a batch and yield the verdict about each; one that is not killed is compiled alone, too."""
    for edit, variant in variants(trials, batch):
        hint = hints.get(edit, UNKNOWN)
        found = result(trials, edit, variant, hint)
        if found.verdict is not Verdict.KILLED and variant is not None and variant.plan is trials.game:
            found = result(trials, edit, trials.variant(edited(trials.spec, edit)), hint)
        yield found


def result(trials: Trials, edit: Edit, variant: Variant | None, hint: Hint) -> Result:
    """Return the verdict about an edit."""
    if variant is None:
        return Result(edit, Verdict.INVALID)
    if not variant.changed:
        return Result(edit, Verdict.EQUIVALENT)
    likely = in_order(variant.trails, set(edit.ids), edit.declared)
    names = sorted((name for name in likely if name not in hint.passed), key=lambda name: name != hint.killer)
    killer = next(trials.killers(variant, names), None) if names else None
    return Result(edit, Verdict.SURVIVED if killer is None else Verdict.KILLED, killer or "")


def run_edits(
    spec: Spec, edits: list[Edit], workers: int | None = None, hints: Hints | None = None
) -> Iterator[Result]:
    """Yield the result of each edit as soon as it is found; several processes find them in any order."""
    if not edits:
        return
    known = hints or {}
    count, chosen = process_count(len(edits), workers), list(batches(spec, edits))
    if count == 1:
        trials = Trials(spec)
        for batch in chosen:
            yield from results(trials, batch, known)
        return
    with process_pool(count, prepare, spec) as pool:
        pending: list[Future[list[Result]]] = [pool.submit(run_batch, batch, own(known, batch)) for batch in chosen]
        for future in as_completed(pending):
            yield from future.result()


def own(hints: Hints, batch: list[Edit]) -> Hints:
    """Return the hints about the edits of a batch."""
    return {edit: hints[edit] for edit in batch if edit in hints}


PREPARED: list[Trials] = []
"""What a worker process has prepared for all its edits."""


def prepare(spec: Spec) -> None:
    """Prepare a worker process."""
    PREPARED[:] = [Trials(spec)]


def run_batch(batch: list[Edit], hints: Hints) -> list[Result]:
    """Return the results of a batch, in a worker process."""
    return list(results(PREPARED[0], batch, hints))
