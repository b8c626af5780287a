"""An imported game: the modules of a generated package that programs use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Protocol, cast

from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState


class Package(Protocol):
    """The functions of a generated package."""

    __name__: str

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        secure: bool = False,
    ) -> Game[BaseState]:
        """Start a game."""
        ...

    def load(self, text: str) -> Game[BaseState]:
        """Load a saved game."""
        ...


ScreenValue = Callable[[BaseState, str, int, int], "int | list[int]"]


@dataclass(frozen=True, slots=True)
class Loaded:
    """The modules of an imported game: the package, its engine, its names and its constant tables.

    `tables` is needed to draw boards. `screen_value` computes a value that the `screen` declaration shows; None if it
    shows none.
    """

    package: Package
    engine: Engine[BaseState]
    rules: Rules
    tables: ModuleType
    screen_value: ScreenValue | None = None


def loaded_game(name: str) -> Loaded:
    """Import the package of a game, given by its name."""
    package = cast(Package, import_module(name))
    engine, names, tables = (import_module(f"{name}.{module}") for module in ("engine", "names", "tables"))
    screen_value: ScreenValue | None = None
    try:
        screen_value = import_module(f"{name}.screen").work_out
    except ModuleNotFoundError as missing:
        if missing.name != f"{name}.screen":
            raise
    return Loaded(package, cast("Engine[BaseState]", engine), cast(Rules, names.RULES), tables, screen_value)
