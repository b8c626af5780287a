"""Goofspiel, in which all bid at once, agrees with OpenSpiel's simultaneous game, whoever answers first."""

from __future__ import annotations

import random

import pyspiel
import pytest

from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import built_once
from tests.soak import runs

PRIZES = 5


def new_game(players: int) -> Game[BaseState]:
    built = built_once("goofspiel")
    return Game.start(built.engine, built.rules, players=players, seed=0, options={"prizes": PRIZES})


def load(players: int, turn_based: bool) -> pyspiel.State:
    settings: dict[str, int | str] = {
        "num_cards": PRIZES,
        "players": players,
        "points_order": "descending",
        "returns_type": "total_points",
    }
    load_game = pyspiel.load_game_as_turn_based if turn_based else pyspiel.load_game
    return load_game("goofspiel", settings).new_initial_state()


@pytest.mark.parametrize("players", [2, 3])
def test_all_bids_are_made_at_once_as_in_the_simultaneous_game(players: int) -> None:
    """Each round the answers come in another order; OpenSpiel gets them as one joint action."""
    chooser = random.Random(players)
    for _ in range(runs(20, 400)):
        ours, theirs = new_game(players), load(players, turn_based=False)
        while not theirs.is_terminal():
            assert ours.waiting == frozenset(range(1, players + 1))
            order, joint = chooser.sample(range(1, players + 1), players), [0] * players
            for player in order:
                options = ours.facing(player).legal
                assert options == [action + 1 for action in theirs.legal_actions(player - 1)]
                joint[player - 1] = chooser.choice(options) - 1
                ours.choose(joint[player - 1] + 1, player)
            theirs.apply_actions(joint)
        assert ours.over
        assert ours.returns() == theirs.returns()


@pytest.mark.parametrize("players", [2, 3])
def test_the_bids_are_asked_for_one_by_one_as_in_the_turn_based_game(players: int) -> None:
    chooser = random.Random(players)
    for _ in range(runs(20, 400)):
        ours, theirs = new_game(players), load(players, turn_based=True)
        while not theirs.is_terminal():
            assert ours.player == theirs.current_player() + 1
            assert ours.legal == [action + 1 for action in theirs.legal_actions()]
            bid = chooser.choice(ours.legal)
            ours.choose(bid)
            theirs.apply_action(bid - 1)
        assert ours.over
        assert ours.returns() == theirs.returns()
