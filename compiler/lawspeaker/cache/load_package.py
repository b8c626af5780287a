"""A built package to a running engine: imported from its folder, wherever that is, without a change of `sys.path`.

A package that was rebuilt since it was loaded is loaded anew; who still plays with the old one keeps it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from msgspec import Struct

from lawspeaker.cache.packages import Place, written
from lawspeaker_runtime.checks.examples import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState


class Package(Protocol):
    """What a generated package offers."""

    __name__: str

    def new(self, players: int | None, seed: int, options: Mapping[str, object] | None) -> Game[BaseState]:
        """Begin a game."""
        ...

    def load(self, text: str) -> Game[BaseState]:
        """Go on with a saved game."""
        ...


WorkOut = Callable[[BaseState, str, int, int], "int | list[int]"]


class Loaded(Struct, frozen=True):
    """A game that can be played: its package, its integer door, what people read about it, and what never changes.

    `tables` is the module of that name; its boards are needed to draw them. `work_out` finds the values of the screen,
    if it shows any.
    """

    package: Package
    engine: Engine[BaseState]
    rules: Rules
    tables: ModuleType
    work_out: WorkOut | None = None

    def examples(self) -> tuple[Example[BaseState], ...]:
        """Return the worked examples of the spec."""
        found = importlib.import_module(f"{self.package.__name__}.examples")
        return cast("tuple[Example[BaseState], ...]", found.EXAMPLES)


def load(place: Place) -> Loaded:
    """Import the package of a place."""
    digest = sha256(repr((str(place.folder), sorted(written(place.folder).items()))).encode()).hexdigest()
    if LOADED.get(place.name) != digest:
        forget(place.name)
        import_folder(place.name, place.folder)
        LOADED[place.name] = digest
    names = importlib.import_module(f"{place.name}.names")
    engine = importlib.import_module(f"{place.name}.engine")
    package = cast(Package, sys.modules[place.name])
    tables = importlib.import_module(f"{place.name}.tables")
    work_out: WorkOut | None = None
    if (place.folder / "screen.py").is_file():
        work_out = importlib.import_module(f"{place.name}.screen").work_out
    return Loaded(package, cast("Engine[BaseState]", engine), cast(Rules, names.RULES), tables, work_out)


LOADED: dict[str, str] = {}


def forget(name: str) -> None:
    """Drop a package and what is in it from the modules that are loaded."""
    for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
        del sys.modules[loaded]


def import_folder(name: str, folder: Path) -> None:
    """Import a folder as a package of the given name; nothing stays behind if that fails."""
    importlib.invalidate_caches()
    make_parent(name, folder)
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folder} is not a package")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        forget(name)
        raise


def make_parent(name: str, folder: Path) -> None:
    """Make sure that the package around a package is there, as importing needs it."""
    parent = name.rpartition(".")[0]
    if not parent:
        return
    try:
        importlib.import_module(parent)
    except ImportError:
        module = ModuleType(parent)
        module.__path__ = [str(folder.parent)]
        sys.modules[parent] = module
