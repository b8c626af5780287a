"""Environments for learning accept whole numbers of any library as actions and seeds, and refuse everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
import pytest

from lawspeaker_games import connect_four, kuhn_poker
from lawspeaker_runtime import BadOption, IllegalChoice, RandomAgent
from lawspeaker_runtime.adapters.gymnasium_env import SoloEnv
from lawspeaker_runtime.adapters.pettingzoo_env import LawEnv

NO_ACTIONS: tuple[object, ...] = (
    *(1.5, "4", [1], {}, float("nan"), float("inf"), b"x", np.array([1, 2]), np.float32(2), "\ud800", object()),
    "two\nlines" * 100,
)
ILLEGAL: tuple[object, ...] = (-1, 10**9, 10**30, 2**63, -(2**63), np.int64(99))


def steps(illegal: str) -> list[Callable[[object], object]]:
    """Return the steps of an environment of each sort, which has begun."""
    players, alone = LawEnv(connect_four, illegal=illegal), SoloEnv("northwood", illegal=illegal)
    players.reset(seed=1)
    alone.reset(seed=1)
    return [cast("Callable[[object], object]", players.step), cast("Callable[[object], object]", alone.step)]


@pytest.mark.parametrize("illegal", ["raise", "lose", "random"])
@pytest.mark.parametrize("action", NO_ACTIONS)
def test_what_is_no_whole_number_is_no_action(action: object, illegal: str) -> None:
    for step in steps(illegal):
        with pytest.raises(IllegalChoice, match="an action is a whole number, not") as error:
            step(action)
        assert len(str(error.value).splitlines()) == 1
        assert len(str(error.value)) < 120


@pytest.mark.parametrize("action", ILLEGAL)
def test_an_action_out_of_range_is_illegal(action: int) -> None:
    for step in steps("raise"):
        with pytest.raises(IllegalChoice, match="is not legal now"):
            step(action)


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(IllegalChoice, match="call `reset` first"):
        SoloEnv("northwood").step(0)


@pytest.mark.parametrize("seed", [np.int64(3), np.int32(3), np.uint64(3), np.array(3)])
def test_a_seed_may_be_a_whole_number_of_another_library(seed: int) -> None:
    game = kuhn_poker.new(seed=seed)
    assert game.view(1) == kuhn_poker.new(seed=3).view(1)
    assert kuhn_poker.load(game.save()).view(1) == game.view(1)
    assert kuhn_poker.new(seed=seed, secure=True).view(1) == kuhn_poker.new(seed=3, secure=True).view(1)
    assert [RandomAgent(seed).pick(range(9)) for _ in range(3)] == [RandomAgent(3).pick(range(9)) for _ in range(3)]
    env = LawEnv(connect_four)
    env.reset(seed=seed)


@pytest.mark.parametrize("seed", [1.5, "4", [1], float("nan"), np.float32(2), b"x"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    for secure in (False, True):
        with pytest.raises(BadOption, match="a seed is a whole number, not"):
            kuhn_poker.new(seed=seed, secure=secure)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="a seed is a whole number, not"):
        LawEnv(connect_four).reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="a seed is a whole number, not"):
        RandomAgent(seed)  # type: ignore[arg-type]
