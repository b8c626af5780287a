"""Taking rules away to see whether any example notices: the proof behind `law coverage --mutate`."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from lawspeaker.command.cited import Cited
from lawspeaker.command.counting import Coverage
from lawspeaker.command.loading import forget, load
from lawspeaker.command.mutants import mutants
from lawspeaker.command.packages import Place, replace_folder
from lawspeaker.command.proving import outcome
from lawspeaker.library import Spec

NAME = "lawspeaker_mutant"
PATIENCE = 3


class Endless(BaseException):
    """A mutant that does not come to an end; not an Exception, so that nothing on the way takes it for an error."""


def mutate(spec: Spec, coverage: Coverage) -> Iterator[Cited]:
    """Take each cited line away in turn; what no example notices is a survivor. Yields after each line."""
    killed: dict[str, list[str]] = {}
    lines = dict.fromkeys(cited for found in coverage.implemented.values() for cited in found)
    for cited in lines:
        ids = [id for id in cited.ids if id in coverage.implemented]
        noticed = who_notices(spec, cited, {id: coverage.proven.get(id, []) for id in ids})
        for id in ids:
            if noticed[id]:
                killed.setdefault(id, []).extend(noticed[id])
            else:
                coverage.survivors.append((cited, id))
        yield cited
    coverage.proven = {id: names for id, names in coverage.proven.items() if id in killed}


def who_notices(spec: Spec, cited: Cited, examples: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return for each id the examples that fail without a line.

    A spec that cannot be compiled without the line, in any way it is taken out, makes all its examples fail.
    """
    if not any(examples.values()):
        return {id: [] for id in examples}
    for mutant in mutants(spec, cited):
        failing = failing_in(mutant, {name for names in examples.values() for name in names})
        if failing is not None:
            return {id: [name for name in names if name in failing] for id, names in examples.items()}
    return examples


def failing_in(mutant: Spec, wanted: set[str]) -> set[str] | None:
    """Return which of the wanted examples fail in a mutant; None if it does not compile."""
    from lawspeaker.pipeline import compile_game

    compiled = compile_game(mutant.name, list(mutant.sources), {}, NAME)
    if compiled.facts.errors() or not compiled.files:
        return None
    with tempfile.TemporaryDirectory() as made:
        place = Place(NAME, Path(made, NAME), None)
        replace_folder(place.folder, compiled.files)
        try:
            return failing_examples(place, wanted)
        finally:
            forget(NAME)


def failing_examples(place: Place, wanted: set[str]) -> set[str]:
    """Run the wanted examples of a package; one that does not end fails."""
    failing = set(wanted)
    try:
        with patience():
            loaded = load(place)
            for example in loaded.examples():
                if example.name in wanted and not outcome(loaded, example).wrong:
                    failing.discard(example.name)
    except Endless:
        pass
    return failing


@contextmanager
def patience() -> Iterator[None]:
    """Give up on what takes too long, where the system has an alarm clock."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
