"""Positions of OpenSpiel: one game begins for all new states, and the log is there whenever it is asked for."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from itertools import count

import pyspiel
import pytest

from lawspeaker_games import connect_four, kuhn_poker, oh_hell
from lawspeaker_games.connect_four.state import State
from lawspeaker_runtime import IllegalChoice
from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.adapters.openspiel_game import register
from lawspeaker_runtime.adapters.openspiel_position import CHANCE, TERMINAL, Position, Settings, begun, start_of

NUMBERS = count(1)


def loaded_game(package: object) -> pyspiel.Game:
    """Return a game that is registered for one test."""
    return pyspiel.load_game(register(package, name=f"law_test_position_{next(NUMBERS)}"))


def first_of(package: object) -> Position:
    """Return the first position of a game."""
    settings = Settings(find_game(package))
    return begun(start_of(settings, settings.rules.players[0]))


def test_observations_and_copies_begin_no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = connect_four.engine.new_state
    begins: list[int] = []

    def counted(players: int, seed: int, options: list[list[int]]) -> State:
        begins.append(seed)
        return begin(players, seed, options)

    monkeypatch.setattr(connect_four.engine, "new_state", counted)
    game = loaded_game(connect_four)
    for _ in range(3):
        state = game.new_initial_state()
        for action in (3, 3, 2, 0):
            state.observation_tensor(0)
            state = state.clone()
            state.apply_action(action)
    assert len(begins) == 1


def answered(ask: Callable[[], object]) -> object:
    """Return the answer to a question, or the message of the error that is raised instead."""
    try:
        return ask()
    except RuntimeError as error:
        return str(error)


@pytest.mark.parametrize("package", [kuhn_poker, connect_four])
def test_what_is_answered_without_openspiel_is_what_openspiel_answers(package: object) -> None:
    state, pick = loaded_game(package).new_initial_state(), random.Random(4)
    while True:
        for players in ((), (0,), (1,), (-1,), (7,)):
            assert answered(partial(state.legal_actions, *players)) == answered(
                partial(pyspiel.State.legal_actions, state, *players)
            )
        for player in (0, 1):
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
        if state.is_terminal():
            break
        state.apply_action(pick.choice(state.legal_actions()))


def test_an_observation_asks_the_engine_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = loaded_game(connect_four).new_initial_state()
    state.apply_action(3)
    asked: list[int] = []
    observe = connect_four.engine.observe

    def counted(s: State, player: int) -> list[int]:
        asked.append(player)
        return observe(s, player)

    monkeypatch.setattr(connect_four.engine, "observe", counted)
    assert state.observation_tensor() == state.observation_tensor(state.current_player())
    assert asked == [2, 2]


def test_new_states_have_the_observation_of_the_first_decision() -> None:
    state = loaded_game(connect_four).new_initial_state()
    assert state.observation_tensor(1) == connect_four.new().observe(2)
    state.apply_action(4)
    played = connect_four.new()
    played.choose(4)
    assert state.observation_tensor(1) == played.observe(2)


@pytest.mark.parametrize("package", [kuhn_poker, oh_hell])
def test_the_log_is_the_same_whenever_it_is_asked_for(package: object) -> None:
    game = loaded_game(package)
    asked, unasked = game.new_initial_state(), game.new_initial_state()
    pick = random.Random(4)
    for _ in range(40):
        if asked.is_terminal():
            break
        assert asked.legal_actions() == unasked.legal_actions()
        assert asked.chance_outcomes() == unasked.chance_outcomes()
        assert len(asked.information_state_string(0)) > 0
        action = pick.choice(asked.legal_actions())
        asked.apply_action(action)
        unasked.apply_action(action)
    assert str(asked) == str(unasked)
    assert [asked.information_state_string(p) for p in (0, 1)] == [unasked.information_state_string(p) for p in (0, 1)]
    assert (asked.is_terminal(), asked.returns()) == (unasked.is_terminal(), unasked.returns())


def test_a_position_is_never_changed() -> None:
    first = first_of(kuhn_poker)
    assert first.current == CHANCE
    dealt = first.after(0).after(1)
    assert dealt.current == 0
    before = dealt.engine.hash(dealt.state)
    assert dealt.after(dealt.legal[0]).game.hash != dealt.after(dealt.legal[1]).game.hash
    with pytest.raises(IllegalChoice, match="is not possible now; the options are"):
        dealt.after(99)
    assert copy.deepcopy(dealt) is dealt
    again = first.after(0).after(1)
    assert again.game.hash == dealt.game.hash == dealt.engine.hash(dealt.state) == before


def test_a_position_is_pickled_with_its_log_and_goes_on() -> None:
    for position in (first_of(kuhn_poker), first_of(kuhn_poker).after(0).after(1)):
        twin = pickle.loads(pickle.dumps(position))
        assert twin.game.save() == position.game.save()
        assert twin.current == position.current
    ended = position
    while ended.current != TERMINAL:
        twin, ended = twin.after(ended.legal[-1]), ended.after(ended.legal[-1])
    assert twin.game.log() == ended.game.log()
    assert twin.returns() == ended.returns()


def test_nothing_follows_the_end_of_a_game() -> None:
    position = first_of(kuhn_poker).after(0).after(1)
    while position.current != TERMINAL:
        position = position.after(position.legal[0])
    with pytest.raises(IllegalChoice, match="the game is over"):
        position.after(0)


def test_players_are_numbered_as_in_openspiel() -> None:
    assert (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL) == (CHANCE, TERMINAL)
