"""Boards in a terminal: what lies on each place as a short text, laid out as the board is."""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.game import Game


def board_lines(game: Game[BaseState], view: Mapping[str, object], word: str) -> list[str]:
    """Return a board with what lies on it."""
    return [f"{word}: {view.get(word)} {game.players}"]
