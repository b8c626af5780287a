"""The hand-written games are a measure only while they play the same game as OpenSpiel."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel
import pytest

from benchmarks.contenders import HandwrittenGame
from benchmarks.handwritten.breakthrough import Breakthrough
from benchmarks.handwritten.connect_four import ConnectFour
from benchmarks.handwritten.tic_tac_toe import TicTacToe
from tests.soak import runs

GAMES: dict[str, Callable[[], HandwrittenGame]] = {
    "tic_tac_toe": TicTacToe,
    "connect_four": ConnectFour,
    "breakthrough": Breakthrough,
}


def assert_same_position(ours: HandwrittenGame, theirs: pyspiel.State) -> None:
    """Compare everything both sides can be asked about a position."""
    assert ours.over == theirs.is_terminal()
    assert ours.returns() == theirs.returns()
    if not ours.over:
        assert ours.player == theirs.current_player()
        assert sorted(ours.legal()) == theirs.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_handwritten_game_agrees_with_openspiel_at_every_step(name: str) -> None:
    spiel = pyspiel.load_game(name)
    for seed in range(runs(60, 1000)):
        draw = random.Random(seed)
        ours, theirs = GAMES[name](), spiel.new_initial_state()
        assert_same_position(ours, theirs)
        while not ours.over:
            action = draw.choice(ours.legal())
            ours.apply(action)
            theirs.apply_action(action)
            assert_same_position(ours, theirs)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_plays_on_without_touching_the_original(name: str) -> None:
    draw = random.Random(name)
    game = GAMES[name]()
    while not game.over:
        before = sorted(game.legal())
        copy = game.clone()
        while not copy.over:
            copy.apply(draw.choice(copy.legal()))
        assert sorted(game.legal()) == before
        assert not game.over
        game.apply(draw.choice(before))
