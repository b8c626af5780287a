"""Which examples fail without a line of a spec: what costs time in `law coverage --mutate`, made cheap.

    spec without a line  --parse (the changed file)-->  --check-->  only the wanted examples  --a draft-->  run them

All examples are checked, since one that names what is gone shows that the line cannot just be left out; but only those
that cite the line's statements are written and run.
"""

from __future__ import annotations

import tempfile
from functools import lru_cache
from pathlib import Path

from lawspeaker.cache.load_package import Loaded, load, unload
from lawspeaker.cache.packages import BuildTarget, Location
from lawspeaker.cli.coverage.mutants import mutants
from lawspeaker.cli.coverage.run_examples import outcome
from lawspeaker.cli.coverage.step_limit import Endless, steps_of
from lawspeaker.facts import Facts
from lawspeaker.parse.tree import File
from lawspeaker.project.cited_lines import Cited
from lawspeaker.project.spec import Spec
from lawspeaker.project.write_files import replace_folder
from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import Example
from lawspeaker_runtime.state.base_state import BaseState

NAME = "lawspeaker_mutant"
FILES = 200


def who_notices(spec: Spec, cited: Cited, examples: dict[str, list[str]], most: dict[str, int]) -> dict[str, list[str]]:
    """Return for each id the examples that fail without a line; `most` are the steps each example may take.

    A spec that cannot be compiled without the line, in any way it is taken out, makes all its examples fail.
    """
    wanted = {name: most[name] for names in examples.values() for name in names}
    if not wanted:
        return {id: [] for id in examples}
    for mutant in mutants(spec, cited):
        failing = failing_in(mutant, wanted)
        if failing is not None:
            return {id: [name for name in names if name in failing] for id, names in examples.items()}
    return examples


def failing_in(mutant: Spec, wanted: dict[str, int]) -> set[str] | None:
    """Return which of the wanted examples fail in a mutant; None if it does not compile."""
    files = drafted(mutant, set(wanted))
    if files is None:
        return None
    with tempfile.TemporaryDirectory() as made:
        target = BuildTarget(NAME, Path(made, NAME), Location.CACHE)
        replace_folder(target.folder, files)
        try:
            loaded = load(target)
            return {example.name for example in loaded.examples() if not holds(loaded, example, wanted[example.name])}
        finally:
            unload(NAME)


def drafted(mutant: Spec, wanted: set[str]) -> dict[str, str] | None:
    """Compile a mutant with the wanted examples only; None if it has mistakes."""
    from lawspeaker.pipeline import check_game, write_game
    from lawspeaker.text.texts import Texts

    sources = list(mutant.sources)
    compiled = check_game(sources, parse=parsed_before)
    if compiled.program is None or compiled.facts.errors():
        return None
    compiled.program.examples = [example for example in compiled.program.examples if example.name in wanted]
    return write_game(compiled.program, mutant.name, sources, Texts(), NAME, draft=True)


def holds(loaded: Loaded, example: Example[BaseState], most: int) -> bool:
    """Tell whether an example holds; one that does not end does not."""
    wrong: list[str] = []
    try:
        steps_of(lambda: wrong.append(outcome(loaded, example).wrong), most)
    except Endless:
        return False
    return wrong == [""]


def parsed_before(source: Source, facts: Facts) -> File:
    """Parse a file, or take the tree of the same text: of the files of a mutant all but one are as they were."""
    file, found = parsed(source)
    for fact in found.found:
        facts.add(fact.code, fact.span, *fact.related, **fact.words)
    return file


@lru_cache(FILES)
def parsed(source: Source) -> tuple[File, Facts]:
    """Parse a file."""
    from lawspeaker.parse.parse import parse

    facts = Facts()
    return parse(source, facts), facts
