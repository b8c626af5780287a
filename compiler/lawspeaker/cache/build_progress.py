"""How far a build is: whoever builds reports it here, and the command that waits for it is told.

with watched(watcher):            watcher(Progress(Stage.TRANSLATE, 0, 1))
    native_folders(…)      ->     watcher(Progress(Stage.COMPILE, 3, 8)) …
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum

from msgspec import Struct


class Stage(Enum):
    """What a build does: write Python from rules, translate Python to C, compile C to machine code."""

    WRITE = "compiling the rules"
    TRANSLATE = "translating to C"
    COMPILE = "compiling to machine code"


class Progress(Struct, frozen=True):
    """How many parts of a stage are done."""

    stage: Stage
    done: int
    total: int


Watcher = Callable[[Progress], None]
WATCHER: ContextVar[Watcher | None] = ContextVar("WATCHER", default=None)


@contextmanager
def watched(watcher: Watcher) -> Iterator[None]:
    """Tell a watcher of all builds in the meantime."""
    before = WATCHER.set(watcher)
    try:
        yield
    finally:
        WATCHER.reset(before)


def report(stage: Stage, done: int = 0, total: int = 1) -> None:
    """Tell the watcher, if there is one, how far a build is."""
    watcher = WATCHER.get()
    if watcher is not None:
        watcher(Progress(stage, done, total))
