"""Taking rules away to see whether any example notices: the proof behind `law coverage --mutate`.

Each line is a question of its own, so several processes ask at the same time; the answers come in the order of the
lines, and are the same however many there are.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.coverage.count import Coverage
from lawspeaker.cli.coverage.run_examples import outcome
from lawspeaker.cli.coverage.run_mutants import who_notices
from lawspeaker.cli.coverage.step_limit import limit, steps_of
from lawspeaker.project.cited_lines import Cited
from lawspeaker.project.spec import Spec

FEW = 20
Question = tuple[Cited, dict[str, list[str]]]
Noticed = dict[str, list[str]]


def mutate(spec: Spec, loaded: Loaded, coverage: Coverage, workers: int | None = None) -> Iterator[Cited]:
    """Take each cited line away in turn; what no example notices is a survivor. Yields after each line."""
    killed: set[str] = set()
    asked = questions(coverage)
    for (cited, _), noticed in zip(asked, answers(spec, asked, most_steps(loaded), workers), strict=True):
        for id, names in noticed.items():
            if names:
                killed.add(id)
            else:
                coverage.survivors.append((cited, id))
        yield cited
    coverage.proven = {id: names for id, names in coverage.proven.items() if id in killed}


def questions(coverage: Coverage) -> list[Question]:
    """Return the lines to take away, each with the statements it stands for and the examples that prove them."""
    lines = dict.fromkeys(cited for found in coverage.implemented.values() for cited in found)
    return [
        (cited, {id: coverage.proven.get(id, []) for id in cited.ids if id in coverage.implemented}) for cited in lines
    ]


def most_steps(loaded: Loaded) -> dict[str, int]:
    """Return how long each example may go on when a rule is gone."""
    return {
        example.name: limit(steps_of(lambda example=example: outcome(loaded, example)))  # type: ignore[misc]
        for example in loaded.examples()
    }


def answers(spec: Spec, asked: list[Question], most: dict[str, int], workers: int | None) -> Iterator[Noticed]:
    """Yield for each line which examples notice that it is gone."""
    count = workers or (os.cpu_count() or 1 if len(asked) > FEW else 1)
    if count == 1:
        for cited, examples in asked:
            yield who_notices(spec, cited, examples, most)
        return
    context = multiprocessing.get_context("spawn")
    with safe_path():  # the pool starts a process of its own already when it is made
        pool = ProcessPoolExecutor(count, context, initializer=leave_interrupts_to_the_parent)
        pending = [pool.submit(who_notices, spec, cited, examples, most) for cited, examples in asked]
    try:
        for answer in pending:
            yield answer.result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def safe_path() -> Iterator[None]:
    """Let a Python that is started meanwhile import nothing from the current folder, which may be anybody's spec."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before


def leave_interrupts_to_the_parent() -> None:
    """Let a process go on when a person interrupts the command: the one that started it tells it to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
