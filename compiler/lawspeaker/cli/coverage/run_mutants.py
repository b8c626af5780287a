"""Run the mutants of `law coverage --mutate`: remove each citing line in turn, and find out which examples fail.

    spec without a line  --parse (the changed file)-->  --check-->  only the examples that cite it  --draft-->  run them

All examples are checked, because an example that uses what was removed shows that the line cannot simply be left out;
but only those that cite the line's statements are compiled and run. The lines are distributed over several processes;
the results come in the order of the lines, and do not depend on the number of processes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from lawspeaker.cache.load_package import Loaded, load, unload
from lawspeaker.cache.packages import BuildTarget, Location
from lawspeaker.cli.coverage.count import Coverage
from lawspeaker.cli.coverage.draft import parse_memoized
from lawspeaker.cli.coverage.draft_package import NAME
from lawspeaker.cli.coverage.mutants import mutants
from lawspeaker.cli.coverage.processes import process_count, process_pool
from lawspeaker.cli.coverage.run_examples import outcome
from lawspeaker.cli.coverage.step_limit import Endless, limit, steps_of
from lawspeaker.project.cited_lines import Cited
from lawspeaker.project.spec import Spec
from lawspeaker.project.write_files import replace_folder
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.state.base_state import BaseState

ExamplesByStatement = dict[str, list[str]]


def run_mutants(spec: Spec, loaded: Loaded, coverage: Coverage, workers: int | None = None) -> Iterator[Cited]:
    """Remove each citing line in turn; those without which no example fails become survivors. Yield each line."""
    killed: set[str] = set()
    lines = lines_to_remove(coverage)
    results = run_all(spec, lines, step_limits(loaded), workers)
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


def step_limits(loaded: Loaded) -> dict[str, int]:
    """Return the number of steps that each example may take in a mutant."""
    return {
        example.name: limit(steps_of(lambda example=example: outcome(loaded, example)))  # type: ignore[misc]
        for example in loaded.examples()
    }


def run_all(
    spec: Spec, lines: list[tuple[Cited, ExamplesByStatement]], limits: dict[str, int], workers: int | None
) -> Iterator[ExamplesByStatement]:
    """Yield for each line the examples that fail without it, by statement."""
    count = process_count(len(lines), workers)
    if count == 1:
        for cited, examples in lines:
            yield examples_that_fail(spec, cited, examples, limits)
        return
    with process_pool(count, prepare, (spec, limits)) as pool:
        pending = [pool.submit(examples_that_fail_here, cited, examples) for cited, examples in lines]
        for answer in pending:
            yield answer.result()


PREPARED: list[tuple[Spec, dict[str, int]]] = []
"""What a worker process keeps for all its lines: the spec and the limits of its examples."""


def prepare(what: tuple[Spec, dict[str, int]]) -> None:
    """Prepare a worker process."""
    PREPARED[:] = [what]


def examples_that_fail_here(cited: Cited, examples: ExamplesByStatement) -> ExamplesByStatement:
    """Return the examples that fail without a line, in a worker process."""
    spec, limits = PREPARED[0]
    return examples_that_fail(spec, cited, examples, limits)


def examples_that_fail(
    spec: Spec, cited: Cited, examples: ExamplesByStatement, limits: dict[str, int]
) -> ExamplesByStatement:
    """Return for each statement the examples that fail without a line; `limits` are the steps each example may take.

    If no mutant without the line compiles, all its examples count as failing.
    """
    wanted = {name: limits[name] for names in examples.values() for name in names}
    if not wanted:
        return {id: [] for id in examples}
    for mutant in mutants(spec, cited):
        failing = failing_examples(mutant, wanted)
        if failing is not None:
            return {id: [name for name in names if name in failing] for id, names in examples.items()}
    return examples


def failing_examples(mutant: Spec, wanted: dict[str, int]) -> set[str] | None:
    """Return the names of the wanted examples that fail in a mutant; None if it does not compile."""
    files = compile_draft(mutant, set(wanted))
    if files is None:
        return None
    with tempfile.TemporaryDirectory() as made:
        target = BuildTarget(NAME, Path(made, NAME), Location.CACHE)
        replace_folder(target.folder, files)
        try:
            loaded = load(target)
            return {example.name for example in loaded.examples() if not passes(loaded, example, wanted[example.name])}
        finally:
            unload(NAME)


def compile_draft(mutant: Spec, wanted: set[str]) -> dict[str, str] | None:
    """Compile a mutant with the wanted examples only, unformatted; return None if it has errors."""
    from lawspeaker.pipeline import check_only, write_game
    from lawspeaker.text.texts import Texts

    sources = list(mutant.sources)
    compiled = check_only(sources, parse=parse_memoized)
    if compiled.program is None or compiled.facts.errors():
        return None
    compiled.program.examples = [example for example in compiled.program.examples if example.name in wanted]
    return write_game(compiled.program, mutant.name, sources, Texts(), NAME, draft=True)


def passes(loaded: Loaded, example: Example[BaseState], step_limit: int) -> bool:
    """Return whether an example passes within its limit of steps."""
    wrong: list[str] = []
    try:
        steps_of(lambda: wrong.append(outcome(loaded, example).wrong), step_limit)
    except Endless:
        return False
    return wrong == [""]
