"""PettingZoo environments: its own tests pass, agents get masks and observations, bad input gets a clear line."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test

from lawspeaker_games import connect_four, kuhn_poker, oh_hell
from lawspeaker_runtime import BadOption, IllegalChoice
from lawspeaker_runtime.adapters.pettingzoo_env import EnvModule, LawEnv, make_env
from tests.emit.files.test_fresh import SHIPPED
from tests.soak import SOAKING, runs


@pytest.mark.parametrize("name", SHIPPED if SOAKING else ["kuhn_poker", "oh_hell"])
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have single arrays than a dictionary with a mask
        api_test(make_env(name), num_cycles=runs(100, 1000))
        seed_test(lambda: make_env(name), num_cycles=runs(50, 500))


def test_a_game_is_cut_off_after_as_many_cycles_as_was_asked() -> None:
    max_cycles_test(EnvModule("breakthrough", illegal="random"))


def test_agents_play_a_game_with_masks_and_get_its_returns() -> None:
    env = LawEnv(kuhn_poker)
    env.reset(seed=1)
    observation = env.observe("player_1")
    assert observation["action_mask"].tolist() == [0, 0, 1, 1, 0, 0]
    assert env.observe("player_2")["action_mask"].tolist() == [0, 0, 0, 0, 0, 0]
    game = kuhn_poker.new(seed=1)
    assert observation["observation"].tolist() == game.observe(1)
    assert env.observation_space("player_1").contains(observation)
    game.choose("bet")
    game.choose("fold")
    env.step(2)
    env.step(1)
    assert list(env.rewards.values()) == game.returns() == [1.0, -1.0]
    assert all(env.terminations.values())


def test_an_environment_begins_the_game_of_its_seed() -> None:
    env = LawEnv(oh_hell, players=3)
    env.reset(seed=9)
    assert env.observe("player_2")["observation"].tolist() == oh_hell.new(players=3, seed=9).observe(2)
    assert "chooses from" in env.render()


def test_illegal_actions_raise_lose_or_are_replaced() -> None:
    env = LawEnv(kuhn_poker)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="action 0 is not legal now; the first legal ones are 2, 3"):
        env.step(0)
    losing = LawEnv(kuhn_poker, illegal="lose")
    losing.reset(seed=1)
    losing.step(0)
    assert losing.rewards == {"player_1": -1.0, "player_2": 0.0}
    assert all(losing.terminations.values())
    lucky = LawEnv(kuhn_poker, illegal="random")
    lucky.reset(seed=1)
    lucky.step(0)
    assert lucky.agent_selection == "player_2"


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(BadOption, match=r"^Connect Four is for exactly 2 players, not 3$"):
        make_env(connect_four, players=3)
    with pytest.raises(BadOption, match=r"no game is called `conect-four`; .* did you mean `connect-four`\?"):
        make_env("conect-four")
    with pytest.raises(BadOption, match="is not the package of a game"):
        make_env(warnings)
    with pytest.raises(BadOption, match="`illegal` is one of `raise`, `lose`, `random`, not 'x'"):
        make_env(connect_four, illegal="x")
    with pytest.raises(BadOption, match="has no option `colour`"):
        make_env(connect_four, options={"colour": "red"})
