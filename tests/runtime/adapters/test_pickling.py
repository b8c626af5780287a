"""Environments, agents, games and states of OpenSpiel are copied and pickled, natively too, and go on alike."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

import cloudpickle
import pyspiel
import pytest

from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.adapters.gymnasium_env import SoloEnv
from lawspeaker_runtime.adapters.openspiel_game import register
from lawspeaker_runtime.adapters.pettingzoo_env import EnvModule, LawEnv, make_env
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.agents.search import Search, SearchAgent, Searcher
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.native.load import PREFIX
from lawspeaker_runtime.state.base_state import BaseState

T = TypeVar("T")
Copier = Callable[[T], T]


def pickled(one: T) -> T:
    """Return an object that was pickled."""
    return cast(T, pickle.loads(pickle.dumps(one)))


def cloudpickled(one: T) -> T:
    """Return an object that was pickled as Ray does it."""
    return cast(T, pickle.loads(cloudpickle.dumps(one)))


WAYS = pytest.mark.parametrize("twin", [pickled, cloudpickled, copy.deepcopy])
GAMES = pytest.mark.parametrize(("game", "native"), [("oh-hell", False), ("tic-tac-toe", False), ("tic-tac-toe", True)])


def module_of(engine: Engine[BaseState]) -> str:
    """Return the name of the module that an engine is; other tests import the same package anew."""
    return cast(ModuleType, engine).__name__


def trace(env: LawEnv) -> list[object]:
    """Play an environment to its end by the first legal action; return all that was observed."""
    seen: list[object] = []
    while env.agents and not env.is_done(env.agent_selection):
        found = env.observe(env.agent_selection)
        seen += [env.agent_selection, found["observation"].tolist(), found["action_mask"].tolist()]
        env.step(int(found["action_mask"].argmax()))
    return [*seen, env.rewards]


@WAYS
@GAMES
def test_a_pettingzoo_environment_goes_on_alike(twin: Copier[LawEnv], game: str, native: bool) -> None:
    env = LawEnv(game, native=native, illegal="random")
    assert twin(env).possible_agents == env.possible_agents
    env.reset(seed=5)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    env.step(-1)
    other = twin(env)
    assert module_of(other.table.engine) == module_of(env.table.engine)
    assert other.table.state is not env.table.state
    assert other.luck.pick(range(1000)) == copy.deepcopy(env.luck).pick(range(1000))
    assert trace(other) == trace(env)


def test_what_a_copy_plays_does_not_change_the_environment() -> None:
    env = LawEnv("oh-hell")
    env.reset(seed=5)
    before = env.table.engine.hash(env.table.state)
    trace(copy.deepcopy(env))
    assert env.table.engine.hash(env.table.state) == before


@WAYS
def test_wrapped_environments_and_modules_of_environments_are_copied(twin: Copier[object]) -> None:
    env = make_env("oh-hell")
    env.reset(seed=2)
    module = EnvModule("tic-tac-toe", illegal="random")
    together = module.parallel_env()
    together.reset(seed=2)
    for one in (env, module, together):
        assert type(twin(one)) is type(one)
    assert cast(EnvModule, twin(module)).raw_env().table.rules is find_game("tic-tac-toe").RULES


@WAYS
def test_a_gymnasium_environment_goes_on_alike(twin: Copier[SoloEnv]) -> None:
    env = SoloEnv("northwood", options={"level": "silver"})
    env.reset(seed=3)
    for _ in range(6):
        env.step(int(env.action_masks().argmax()))
    other = twin(env)
    for _ in range(10):
        action = int(env.action_masks().argmax())
        one, another = env.step(action), other.step(action)
        assert (one[0].tolist(), one[1:4]) == (another[0].tolist(), another[1:4])
    assert env.reset()[0].tolist() == other.reset()[0].tolist()  # the seeds of games to come


@WAYS
@GAMES
def test_searching_agents_and_their_games_go_on_alike(twin: Copier[object], game: str, native: bool) -> None:
    played = find_game(game).new(seed=4, native=native)
    agent = SearchAgent(played, Search(10), seed=7)
    played.choose(played.legal[0])
    other, mate = cast("tuple[Game[BaseState], SearchAgent[BaseState]]", twin((played, agent)))
    assert mate.game is other
    assert module_of(mate.searcher.engine) == module_of(played.engine)
    assert play(played, {1: agent}, 3) == play(other, {1: mate}, 3)
    assert (other.hash, other.log()) == (played.hash, played.log())


def test_an_engine_whose_package_is_not_known_is_reported() -> None:
    unknown = cast("Engine[BaseState]", ModuleType(f"{PREFIX}elsewhere.engine"))
    with pytest.raises(pickle.PicklingError, match="was not loaded by `load_native`"):
        pickle.dumps(Searcher(unknown, Search()))


@WAYS
def test_games_and_states_of_openspiel_go_on_alike(twin: Copier[object]) -> None:
    short = "law_test_pickled"
    if short not in pyspiel.registered_names():
        register("kuhn-poker", name=short)
    game = pyspiel.load_game(short)
    state = game.new_initial_state()
    for action in (1, 0):
        state.apply_action(action)
    other = cast(pyspiel.State, twin(state))
    for _ in range(2):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(0) == state.observation_tensor(0)
        action = state.legal_actions()[-1]
        other.apply_action(action)
        state.apply_action(action)
    assert cast(pyspiel.Game, twin(game)).num_players() == 2


def test_another_process_registers_a_pickled_game_of_openspiel(tmp_path: Path) -> None:
    made = register("oh-hell", name="law_test_sent", options={})
    state = pyspiel.load_game(made).new_initial_state()
    state.apply_action(3)
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    code = f"import pickle; print(pickle.load(open({str(tmp_path / 'state')!r}, 'rb')))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.stdout.strip(), ended.stderr) == (str(state), "")
