"""Lords of Ragnarok.

    game = new(players=2, seed=7)
    while not game.over:
        game.choose(game.decision.options[0])

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker_games.ragnarok import engine
from lawspeaker_games.ragnarok.names import RULES
from lawspeaker_games.ragnarok.state import State
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.native.load import load_native

__all__ = ["RULES", "State", "engine", "load", "new"]


def new(
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    explicit_chance: bool = False,
    native: bool = False,
) -> Game[State]:
    """Begin a game; with `native` it is played by machine code."""
    door = load_native(engine, __name__) if native else engine
    return Game.start(door, RULES, players, seed, options, explicit_chance)


def load(text: str, native: bool = False) -> Game[State]:
    """Go on from a saved game."""
    return Game.load(load_native(engine, __name__) if native else engine, RULES, text)
