"""The hand-written games are a measure only while they play the same game as OpenSpiel and the generated engines."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pyspiel
import pytest

from benchmarks.contenders import HandwrittenGame
from benchmarks.handwritten import breakthrough, connect_four, oh_hell, tic_tac_toe
from benchmarks.handwritten.breakthrough import Breakthrough
from benchmarks.handwritten.connect_four import ConnectFour
from benchmarks.handwritten.oh_hell import OhHell, dealt
from benchmarks.handwritten.tic_tac_toe import TicTacToe
from lawspeaker_games.oh_hell import engine as generated
from lawspeaker_games.oh_hell.state import State
from tests.soak import runs

GAMES: dict[str, Callable[[], HandwrittenGame]] = {
    "tic_tac_toe": TicTacToe,
    "connect_four": ConnectFour,
    "breakthrough": Breakthrough,
}
CLONED: dict[str, Callable[[], HandwrittenGame]] = {**GAMES, "oh_hell": lambda: dealt(5)}
MODULES = {"tic_tac_toe": tic_tac_toe, "connect_four": connect_four, "breakthrough": breakthrough, "oh_hell": oh_hell}


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


def by_hand(state: State) -> OhHell:
    """Return the hand-written game of a deal that the generated engine made."""
    hands = [cast("list[list[int]]", generated.view(state, p)["hand"])[p - 1] for p in (1, 2, 3)]
    return OhHell(state.dealer - 1, [sorted(hand) for hand in hands], state.trump)


def test_oh_hell_by_hand_agrees_with_the_generated_engine_at_every_step() -> None:
    for seed in range(runs(100, 1000)):
        draw = random.Random(seed)
        state = generated.begin(3, seed)
        ours = by_hand(state)
        while not ours.over:
            assert ours.player + 1 == generated.player(state)
            assert sorted(ours.legal()) == sorted(generated.legal(state))
            action = draw.choice(ours.legal())
            ours.apply(action)
            generated.apply(state, action)
        assert generated.over(state)
        assert ours.returns() == generated.returns(state)


def test_oh_hell_is_dealt_with_every_number_of_tricks_and_by_every_dealer() -> None:
    games = [dealt(seed) for seed in range(500)]
    assert {game.tricks for game in games} == set(range(1, 18))
    assert {game.dealer for game in games} == {0, 1, 2}
    for game in games:
        held = [card for hand in game.hands for card in hand]
        assert len(set(held)) == 3 * game.tricks


@pytest.mark.parametrize("name", CLONED)
def test_a_clone_plays_on_without_touching_the_original(name: str) -> None:
    draw = random.Random(name)
    game = CLONED[name]()
    while not game.over:
        before = sorted(game.legal())
        copy = game.clone()
        while not copy.over:
            copy.apply(draw.choice(copy.legal()))
        assert sorted(game.legal()) == before
        assert not game.over
        game.apply(draw.choice(before))


@pytest.mark.parametrize("name", MODULES)
def test_games_are_played_inside_a_module_by_the_numbers_it_is_given(name: str) -> None:
    decisions, draw = MODULES[name].play(20, 7)
    first, between = MODULES[name].play(10, 7)
    second, last = MODULES[name].play(10, between)
    assert (decisions, draw) == (first + second, last)
    assert decisions > 60
