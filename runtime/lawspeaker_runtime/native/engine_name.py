"""The name of an engine, which is pickled in its place: engines are modules, and modules cannot be pickled.

    stored(game.engine)                                  ->     EngineName("lawspeaker_games.hex", native=True)
    found(EngineName("lawspeaker_games.hex", True))      ->     the native engine, loaded if it is not yet

So what holds an engine (environments, searching agents) can be pickled, and sent to another process that has the
package, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pickle import PicklingError
from types import ModuleType
from typing import Final, cast

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.native.load import PACKAGE_OF, PREFIX, load_native

ENGINE: Final = ".engine"
"""How the name of an engine's module ends; before it is the name of the package."""


@dataclass(frozen=True, slots=True)
class EngineName:
    """The package of an engine, and whether it is its native one."""

    package: str
    native: bool


def stored(engine: Engine[S]) -> EngineName | Engine[S]:
    """Return what is pickled for an engine: the name of a module; any other object itself."""
    if not isinstance(engine, ModuleType):
        return engine
    name: str = engine.__name__
    if not name.startswith(PREFIX):
        return EngineName(name.removesuffix(ENGINE), False)
    if name not in PACKAGE_OF:
        raise PicklingError(f"{name} was not loaded by `load_native`, so its package is not known")
    return EngineName(PACKAGE_OF[name], True)


def found(kept: EngineName | Engine[S]) -> Engine[S]:
    """Return the engine for which `stored` returned this."""
    if not isinstance(kept, EngineName):
        return kept
    engine = cast("Engine[S]", import_module(kept.package + ENGINE))
    return load_native(engine, kept.package) if kept.native else engine
