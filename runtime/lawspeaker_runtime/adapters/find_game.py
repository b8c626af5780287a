"""The package of a game by its name, and the message for an extra that is not installed.

find_game("connect-four")     ->     the module lawspeaker_games.connect_four
find_game("my-game")          ->     the module lawspeaker_games_my_game, if it is on the import path
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final, Protocol, cast

from lawspeaker_runtime.errors import BadOption, did_you_mean, quoted_list
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

PACKAGE: Final = __name__.partition(".")[0]
"""The package that this module belongs to: the runtime, or a game that `law bundle` wrote together with it."""
SHIPPED: Final = "lawspeaker_games"
OWN: Final = "lawspeaker_games_"


class Package(Protocol):
    """A generated package."""

    __name__: str
    RULES: Rules
    engine: Engine[BaseState]

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        explicit_chance: bool = False,
        native: bool = False,
        secure: bool = False,
    ) -> Game[BaseState]:
        """Begin a game."""

    def load(self, text: str, native: bool = False) -> Game[BaseState]:
        """Continue a saved game."""


class MissingExtra(ImportError):
    """A library that an adapter needs is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        own = PACKAGE.replace("_", "-") if PACKAGE.startswith(OWN) else "lawspeaker"
        super().__init__(f"this adapter needs {library}: pip install '{own}[{extra}]'")


def find_game(game: object) -> Package:
    """Return the package of a game, given as the package or by its name; raise BadOption if there is none."""
    if not isinstance(game, str):
        if hasattr(game, "RULES") and hasattr(game, "engine"):
            return cast(Package, game)
        raise BadOption(f"{game!r} is not the package of a game")
    word = game.replace("-", "_")
    for name in (f"{SHIPPED}.{word}", f"{OWN}{word}", game):
        if is_importable(name):
            return find_game(import_module(name))
    known = installed_games()
    found = f"; games here: {quoted_list(known)}{did_you_mean(game, known)}" if known else ""
    raise BadOption(f"no game is called `{game}`{found}")


def is_importable(name: str) -> bool:
    """Tell whether a module can be imported by a name."""
    if not all(part.isidentifier() for part in name.split(".")):
        return False
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def installed_games() -> list[str]:
    """Return the names of the games on the import path."""
    own = [module.name.removeprefix(OWN) for module in iter_modules() if module.name.startswith(OWN)]
    shipped: list[str] = []
    if is_importable(SHIPPED):
        shipped = [module.name for module in iter_modules(import_module(SHIPPED).__path__)]
    return [name.replace("_", "-") for name in [*shipped, *own]]
