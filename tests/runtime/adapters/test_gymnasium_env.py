"""Gymnasium environments of games for one player: Gymnasium's own check passes, and bad input gets a clear line."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env

from lawspeaker_games import connect_four, northwood
from lawspeaker_runtime import BadOption, IllegalChoice
from lawspeaker_runtime.adapters.gymnasium_env import SoloEnv
from tests.soak import SOAKING


@pytest.mark.parametrize("name", ["northwood", "empires"] if SOAKING else ["northwood"])
@pytest.mark.parametrize("illegal", ["random", "lose"])
def test_the_check_of_gymnasium_passes(name: str, illegal: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations are rows of numbers, not pictures
        check_env(SoloEnv(name, illegal=illegal), skip_render_check=True)


def test_a_game_is_played_to_its_end() -> None:
    env = SoloEnv(northwood, options={"level": "silver"})
    _, info = env.reset(seed=3)
    steps, over = 0, False
    while not over:
        mask = env.action_masks()
        assert mask.sum() > 0
        _, reward, over, truncated, info = env.step(int(mask.argmax()))
        steps += 1
        assert not truncated
    assert info["action_mask"].sum() == 0  # type: ignore[attr-defined]
    assert reward == env.table.engine.returns(env.table.state)[0]
    assert "over" in env.render()


def test_a_game_is_cut_off_after_some_steps() -> None:
    env = SoloEnv(northwood, max_steps=2)
    env.reset(seed=3)
    for cut in (False, True):
        _, _, over, truncated, _ = env.step(int(env.action_masks().argmax()))
        assert (over, truncated) == (False, cut)


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(BadOption, match=r"^Connect Four is for exactly 2 players, not 1$"):
        SoloEnv(connect_four)
    env = SoloEnv(northwood)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="is not legal now"):
        env.step(int(env.action_masks().argmin()))
