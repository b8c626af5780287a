"""Run the mutants of `law coverage --mutate`: remove each citing line in turn, and find out which examples fail.

    spec without a line  --check-->  --compile-->  those of the examples that cite it that reach a change  --run-->

All examples are checked, because an example that uses what was removed shows that the line cannot simply be left out;
but only those that cite the line's statements are run. The lines are distributed over several processes; the results
come in the order of the lines, and do not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.coverage.count import Coverage
from lawspeaker.coverage.mutants import mutants
from lawspeaker.coverage.processes import process_count
from lawspeaker.coverage.trials import Trials
from lawspeaker.project.cited_lines import Cited
from lawspeaker.project.spec import Spec
from lawspeaker_system.worker_processes import process_pool

ExamplesByStatement = dict[str, list[str]]


def run_mutants(spec: Spec, coverage: Coverage, workers: int | None = None) -> Iterator[Cited]:
    """Remove each citing line in turn; those without which no example fails become survivors. Yield each line."""
    killed: set[str] = set()
    lines = lines_to_remove(coverage)
    results = run_all(spec, lines, workers)
    for (cited, _), failing in zip(lines, results, strict=True):
        for id, names in failing.items():
            if names:
                killed.add(id)
            else:
                coverage.survivors.append((cited, id))
        yield cited
    coverage.proven = {id: names for id, names in coverage.proven.items() if id in killed}


def lines_to_remove(coverage: Coverage) -> list[tuple[Cited, ExamplesByStatement]]:
    """Return the citing lines, each with its statements and the passing examples that cite them."""
    lines = dict.fromkeys(cited for found in coverage.implemented.values() for cited in found)
    return [
        (cited, {id: coverage.proven.get(id, []) for id in cited.ids if id in coverage.implemented}) for cited in lines
    ]


def run_all(
    spec: Spec, lines: list[tuple[Cited, ExamplesByStatement]], workers: int | None
) -> Iterator[ExamplesByStatement]:
    """Yield for each line the examples that fail without it, by statement."""
    count = process_count(len(lines), workers)
    if count == 1:
        trials = Trials(spec)
        for cited, examples in lines:
            yield examples_that_fail(trials, cited, examples)
        return
    with process_pool(count, prepare, spec) as pool:
        pending = [pool.submit(examples_that_fail_here, cited, examples) for cited, examples in lines]
        for answer in pending:
            yield answer.result()


PREPARED: list[Trials] = []
"""What a worker process has prepared for all its lines."""


def prepare(spec: Spec) -> None:
    """Prepare a worker process."""
    PREPARED[:] = [Trials(spec)]


def examples_that_fail_here(cited: Cited, examples: ExamplesByStatement) -> ExamplesByStatement:
    """Return the examples that fail without a line, in a worker process."""
    return examples_that_fail(PREPARED[0], cited, examples)


def examples_that_fail(trials: Trials, cited: Cited, examples: ExamplesByStatement) -> ExamplesByStatement:
    """Return for each statement the examples that fail without a line.

    If no mutant without the line compiles, all its examples count as failing.
    """
    wanted = {name for names in examples.values() for name in names}
    if not wanted:
        return {id: [] for id in examples}
    for mutant in mutants(trials.spec, cited):
        failing = failing_examples(trials, mutant, wanted)
        if failing is not None:
            return {id: [name for name in names if name in failing] for id, names in examples.items()}
    return examples


def failing_examples(trials: Trials, mutant: Spec, wanted: set[str]) -> set[str] | None:
    """Return the names of the wanted examples that fail in a mutant; None if it does not compile."""
    variant = trials.variant(mutant)
    if variant is None:
        return None
    return set(trials.killers(variant, [trail.name for trail in variant.trails if trail.name in wanted]))
