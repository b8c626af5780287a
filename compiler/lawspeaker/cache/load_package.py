"""Import a built package from its folder, without changing `sys.path`.

A package that was rebuilt since it was imported is imported again; games that use the old modules go on using them.
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

from lawspeaker.cache.packages import BuildTarget, package_files
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState


class Package(Protocol):
    """The functions of a generated package."""

    __name__: str

    def new(self, players: int | None, seed: int, options: Mapping[str, object] | None) -> Game[BaseState]:
        """Start a game."""
        ...

    def load(self, text: str) -> Game[BaseState]:
        """Load a saved game."""
        ...


ScreenValue = Callable[[BaseState, str, int, int], "int | list[int]"]


class Loaded(Struct, frozen=True):
    """The modules of an imported game: the package, its engine, its names and its constant tables.

    `tables` is needed to draw boards. `screen_value` computes a value that the `screen` declaration shows; None if it
    shows none.
    """

    package: Package
    engine: Engine[BaseState]
    rules: Rules
    tables: ModuleType
    screen_value: ScreenValue | None = None

    def examples(self) -> tuple[Example[BaseState], ...]:
        """Return the worked examples of the spec."""
        found = importlib.import_module(f"{self.package.__name__}.examples")
        return cast("tuple[Example[BaseState], ...]", found.EXAMPLES)


def load(target: BuildTarget) -> Loaded:
    """Import the package of a target."""
    digest = sha256(repr((str(target.folder), sorted(package_files(target.folder).items()))).encode()).hexdigest()
    if LOADED_HASHES.get(target.name) != digest:
        unload(target.name)
        import_folder(target.name, target.folder)
        LOADED_HASHES[target.name] = digest
    names = importlib.import_module(f"{target.name}.names")
    engine = importlib.import_module(f"{target.name}.engine")
    package = cast(Package, sys.modules[target.name])
    tables = importlib.import_module(f"{target.name}.tables")
    screen_value: ScreenValue | None = None
    if (target.folder / "screen.py").is_file():
        screen_value = importlib.import_module(f"{target.name}.screen").work_out
    return Loaded(package, cast("Engine[BaseState]", engine), cast(Rules, names.RULES), tables, screen_value)


LOADED_HASHES: dict[str, str] = {}


def unload(name: str) -> None:
    """Remove a package and its submodules from `sys.modules`."""
    for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
        del sys.modules[loaded]


def import_folder(name: str, folder: Path) -> None:
    """Import a folder as a package of the given name; leave no module behind if that fails."""
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
        unload(name)
        raise


def make_parent(name: str, folder: Path) -> None:
    """Import the parent of a package, or create an empty one, because Python needs it to import the package."""
    parent = name.rpartition(".")[0]
    if not parent:
        return
    try:
        importlib.import_module(parent)
    except ImportError:
        module = ModuleType(parent)
        module.__path__ = [str(folder.parent)]
        sys.modules[parent] = module
