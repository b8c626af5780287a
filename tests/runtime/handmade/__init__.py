"""A small card game written by hand in exactly the shape the compiler writes, so that the runtime can be tested alone.

Burrow: every player holds three cards. In each round every player chooses a card and what to do with it: play it face
up for its rank in points, bury it face down, or trade it under the deck for the points of a die. Then the
player may look at the top one or two cards of the deck. Most points win.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker_runtime.game.game import Game
from tests.runtime.handmade import engine
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.state import State


def new(
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    explicit_chance: bool = False,
) -> Game[State]:
    """Begin a game."""
    return Game.start(engine, RULES, players, seed, options, explicit_chance)


def load(text: str) -> Game[State]:
    """Go on from a saved game."""
    return Game.load(engine, RULES, text)
