"""What a process does that thinks for bots: it plays the search of one decision after the other.

    server                                     process
    Search(offer, state, ...).task()   ->      best(task)
                                       <-      Found(action=17, seconds=0.8)

The processes have a lower priority than the server. They import a game when they get the first task of it.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import cast

from msgspec import Struct

from lawspeaker_runtime.agents.search import Search as Settings
from lawspeaker_runtime.agents.search import Searcher
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.import_folder import import_folder, unload
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

NICE = 10
ENGINES: dict[str, tuple[str, Engine[BaseState]]] = {}
"""The version and the engine of each package that this process has imported."""


class Task(Struct, frozen=True):
    """A search for a process: the package of a game, its folder and version, the state, how to search, and the seed."""

    package: str
    folder: str
    version: str
    state: list[object]
    settings: Settings
    seed: int


class Found(Struct, frozen=True):
    """What a search found and the seconds that it took; `failed` says why it found nothing.

    `other_rules` says that the files of the game are those of other rules by now.
    """

    action: int = -1
    seconds: float = 0.0
    failed: str = ""
    other_rules: bool = False


class Search(Struct, frozen=True):
    """The search of a decision, in a state of its own."""

    loaded: Loaded
    state: BaseState
    settings: Settings
    seed: int

    def task(self) -> Task:
        """Return the search for a process."""
        loaded, folder = self.loaded, Path(str(self.loaded.tables.__file__)).parent
        state = loaded.engine.dump(self.state)
        return Task(loaded.package.__name__, str(folder), loaded.rules.version, state, self.settings, self.seed)

    def here(self) -> Found:
        """Search in this process."""
        return timed(self.loaded.engine, self.state, self.settings, self.seed)


def prepare(_: None = None) -> None:
    """Let the server go first.

    Linux divides processor time between sessions first, and by `nice` only within them: the process gets a session of
    its own, which is as nice.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "setsid"):
        os.setsid()
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICE), encoding="utf-8")


def best(task: Task) -> Found:
    """Search, and return what was found; any error is told in words, because not every error can be sent."""
    try:
        engine = engine_of(task)
        if engine is None:
            return Found(other_rules=True)
        return timed(engine, engine.restore(task.state), task.settings, task.seed)
    except Exception as error:
        return Found(failed=str(error) or type(error).__name__)


def timed(engine: Engine[BaseState], state: BaseState, settings: Settings, seed: int) -> Found:
    """Search, and return what was found with the time of this thread."""
    before = time.thread_time()
    action = Searcher(engine, settings, seed).best(state)
    return Found(action, time.thread_time() - before)


def engine_of(task: Task) -> Engine[BaseState] | None:
    """Return the engine of a task, None if its files have other rules by now."""
    if task.package not in ENGINES or ENGINES[task.package][0] != task.version:
        if not is_imported(task):
            unload(task.package)
            import_folder(task.package, Path(task.folder))
        rules = cast(Rules, import_module(f"{task.package}.names").RULES)
        engine = cast("Engine[BaseState]", import_module(f"{task.package}.engine"))
        ENGINES[task.package] = (rules.version, engine)
    version, engine = ENGINES[task.package]
    return engine if version == task.version else None


def is_imported(task: Task) -> bool:
    """Return whether this process is a part of the package of the game, which has its own copy of this module."""
    module = sys.modules.get(task.package)
    return task.package not in ENGINES and module is not None and __name__.startswith(f"{task.package}.")
