"""Make the edits of a spec in turn, and find out which of these mutants an example notices.

    edit  --check-->  invalid     --run the likely examples-->  killed
                                  --same engine?-->             equivalent
                                  --run all others-->           killed, or it survives

The edits are distributed over several processes; results come in the order of the edits and do not depend on their
number. Loops without an end are stopped by the engine's own limit on steps, which no clock decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from enum import StrEnum

from msgspec import Struct

from lawspeaker.cli.coverage.draft import Drafts, Files, without_comments
from lawspeaker.cli.coverage.draft_package import Codes, Draft, imported
from lawspeaker.cli.coverage.edits.edit import Edit, edited
from lawspeaker.cli.coverage.likely_killers import Trail, in_order, trails
from lawspeaker.cli.coverage.processes import process_count, process_pool
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState

LIKELY = 16
"""How many examples are compiled and run first."""
STEPS = 10_000
"""The limit on steps in mutants, if it is enough for the examples of the game itself."""
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


class Trials:
    """Runs the examples of a spec in its mutants. Examples that fail in the game itself kill nothing."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.drafts = Drafts()
        self.codes = Codes()
        self.trails: list[Trail] = []
        self.steps = budget.DEFAULT_STEPS
        names = {decl for source in spec.sources for decl in example_names(source.text)}
        files = self.drafts.files(spec, names)
        if files is None:
            raise ValueError("a spec with errors has no mutants")
        with imported(files, self.codes) as draft:
            failing = failing_in(draft, budget.DEFAULT_STEPS)
            if failing_in(draft, STEPS) == failing:
                self.steps = STEPS
            self.trails = [trail for trail in trails(spec, draft, files) if trail.name not in failing]
        self.engine = without_comments(self.files(spec, set()) or {})

    def files(self, spec: Spec, wanted: set[str]) -> Files | None:
        """Return the files of a mutant with the wanted examples; None if it has errors."""
        return self.drafts.files(spec, wanted)

    def result(self, edit: Edit) -> Result:
        """Return the verdict about an edit."""
        mutant = edited(self.spec, edit)
        names = in_order(edit, self.trails)
        likely, others = names[:LIKELY], names[LIKELY:]
        files = self.files(mutant, set(likely))
        if files is None:
            return Result(edit, Verdict.INVALID)
        killer = self.killer(files, likely)
        if killer is not None:
            return Result(edit, Verdict.KILLED, killer)
        if without_comments(self.files(mutant, set()) or {}) == self.engine:
            return Result(edit, Verdict.EQUIVALENT)
        rest = self.files(mutant, set(others)) if others else None
        killer = self.killer(rest, others) if rest is not None else None
        return Result(edit, Verdict.SURVIVED if killer is None else Verdict.KILLED, killer or "")

    def killer(self, files: Files, names: list[str]) -> str | None:
        """Return the first example that fails in a mutant, or None."""
        try:
            with imported(files, self.codes) as draft, limited(self.steps):
                by_name = {example.name: example for example in draft.examples}
                return next((name for name in names if not passes(draft, by_name[name])), None)
        except Exception:  # an engine that cannot be imported fails every example
            return names[0] if names else None


def example_names(text: str) -> list[str]:
    """Return the names of the examples in a text."""
    return [line.split('"')[1] for line in text.split("\n") if line.startswith('example "')]


def failing_in(draft: Draft, steps: int) -> set[str]:
    """Return the names of the examples that fail within a limit of steps."""
    with limited(steps):
        return {example.name for example in draft.examples if not passes(draft, example)}


def passes(draft: Draft, example: Example[BaseState]) -> bool:
    """Return whether an example passes; an exception of the engine is a failure."""
    try:
        return run_example(draft.engine, draft.rules, example) is None
    except Exception:
        return False


@contextmanager
def limited(steps: int) -> Iterator[None]:
    """Set the limit on steps between two decisions for the time of a `with` block."""
    before = budget.steps()
    budget.set_steps(steps)
    try:
        yield
    finally:
        budget.set_steps(before)


def run_edits(spec: Spec, edits: list[Edit], workers: int | None = None) -> Iterator[Result]:
    """Yield the result of each edit, in order."""
    count = process_count(len(edits), workers)
    if count == 1:
        yield from map(Trials(spec).result, edits)
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
    return [PREPARED[0].result(edit) for edit in edits]
