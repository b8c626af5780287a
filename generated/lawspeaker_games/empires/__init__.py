"""Imperial Settlers: Empires of the North.

    game = new(players=1, seed=7)
    while not game.over:
        game.choose(game.decision.options[0])

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from lawspeaker_games.empires import engine
from lawspeaker_games.empires.names import RULES
from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.views import View
from lawspeaker_runtime.game import game as games
from lawspeaker_runtime.game import view_schema as schemas
from lawspeaker_runtime.native.load import load_native

__all__ = ["RULES", "Game", "State", "View", "engine", "load", "new", "view_schema"]


class Game(games.Game[State]):
    """A game of these rules; it can be pickled."""

    def view(self, player: int) -> View:
        """Return what a player may know, by names: hidden is None, nothing is None."""
        return cast(View, super().view(player))

    def __reduce__(self) -> tuple[Callable[[str, bool], Game], tuple[str, bool]]:
        return load, (self.save(), self.engine is not engine)


def new(
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    explicit_chance: bool = False,
    native: bool = False,
    secure: bool = False,
) -> Game:
    """Begin a game; with `native` by machine code, with `secure` by chance that cannot be computed from its results."""
    door = load_native(engine, __name__) if native else engine
    return Game.start(door, RULES, players, seed, options, explicit_chance, secure)


def load(text: str, native: bool = False) -> Game:
    """Go on from a saved game."""
    return Game.load(load_native(engine, __name__) if native else engine, RULES, text)


def view_schema() -> dict[str, object]:
    """Return the JSON Schema of `View`."""
    return schemas.view_schema(RULES)
