"""How far a run is, and how long it will take: a bar on a terminal, one line elsewhere, nothing for `--json`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

from lawspeaker_system.console import echo

T = TypeVar("T")
MOMENT = 0.1
"""Seconds between two drawings of the bar."""
PATIENCE = 20.0
"""Seconds after which a run is worth a line."""


def with_progress(
    steps: Iterator[T], total: int, what: str = "playing", done: int = 0, silent: bool = False
) -> Iterator[T]:
    """Yield the steps and show how far they are; the first `done` were made by an earlier run."""
    if silent:
        yield from steps
    elif sys.stderr.isatty():
        yield from with_bar(steps, total, done, what)
    else:
        yield from with_line(steps, total, done)


def with_bar(steps: Iterator[T], total: int, done: int, what: str) -> Iterator[T]:
    """Yield the steps, with a bar on standard error that shows the time left."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        drawn = monotonic()
        for number, step in enumerate(steps, 1):
            yield step
            if number > done and monotonic() - drawn > MOMENT:
                bar.update(task, completed=number)
                drawn = monotonic()


def with_line(steps: Iterator[T], total: int, done: int) -> Iterator[T]:
    """Yield the steps; if they take long, print one line that says how long they will take."""
    begun, said = monotonic(), False
    for number, step in enumerate(steps, 1):
        yield step
        passed = monotonic() - begun
        if not said and passed > PATIENCE and number > done:
            said = True
            left = passed / (number - done) * (total - number)
            echo(f"{number:,} of {total:,} so far, about {duration(left)} left", error=True)


def duration(seconds: float) -> str:
    """Return a time in words.

    >>> duration(40), duration(160), duration(9000)
    ('40 s', '3 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
