"""A built package to a running engine: imported from its folder under a name of its own, wherever that folder is.

The name has the content in it, so that a package rebuilt in the same process is a new one, and neither `sys.path` nor
anybody else's packages are touched.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol, cast

from lawspeaker.command.packages import written
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.game import Game
from lawspeaker_runtime.rules import Rules


class Package(Protocol):
    """What a generated package offers."""

    __name__: str

    def new(self, players: int | None, seed: int, options: Mapping[str, object] | None) -> Game[BaseState]:
        """Begin a game."""
        ...

    def load(self, text: str) -> Game[BaseState]:
        """Go on with a saved game."""
        ...


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game that can be played: its package, its integer door, and what people read about it."""

    package: Package
    engine: Engine[BaseState]
    rules: Rules


def load(folder: Path) -> Loaded:
    """Import the package in a folder."""
    digest = sha256(repr((str(folder), sorted(written(folder).items()))).encode()).hexdigest()[:12]
    name = f"lawspeaker_engine_{digest}"
    if name not in sys.modules:
        import_folder(name, folder)
    names = importlib.import_module(f"{name}.names")
    engine = importlib.import_module(f"{name}.engine")
    package = cast(Package, sys.modules[name])
    return Loaded(package, cast("Engine[BaseState]", engine), cast(Rules, names.RULES))


def import_folder(name: str, folder: Path) -> None:
    """Import a folder as a package of the given name; nothing stays behind if that fails."""
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
        for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
            del sys.modules[loaded]
        raise
