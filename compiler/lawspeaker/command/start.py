"""Other beginnings of `law play`: with a card in hand, or in the position of an example."""

from __future__ import annotations

from lawspeaker.command.loading import Loaded
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.game import Game


def give_cards(loaded: Loaded, table: Game[BaseState], names: list[str], player: int) -> Game[BaseState]:
    """Return the game with things of these names in a player's hand."""
    raise NotImplementedError


def position_of(loaded: Loaded, example: str, seed: int) -> Game[BaseState]:
    """Return a game in the position of an example."""
    raise NotImplementedError
