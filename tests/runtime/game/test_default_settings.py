"""An engine without options begins the same game as `Game.start`: dealt clans, defaults, modules off."""

from __future__ import annotations

from typing import Protocol, cast

import pytest

from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.paths import NAMES


class Door(Protocol):
    """An engine as benchmarks and learning programs use it."""

    def begin(self, players: int, seed: int, /) -> BaseState: ...


@pytest.mark.parametrize("name", NAMES)
def test_both_doors_begin_the_same_game(name: str, built: Game) -> None:
    game = built(name)
    for seed in range(3):
        played = Played.start(game.engine, game.rules, game.rules.players[1], seed, {})
        state = cast("Door", game.engine).begin(game.rules.players[1], seed)
        assert game.engine.hash(state) == played.hash
