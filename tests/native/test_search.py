"""Search inside native engines: the same choices as interpreted, and no interpreted function while it runs."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest

from lawspeaker_runtime.agents.search import Method, Search
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.state.base_state import BaseState
from tests.native.test_same_behaviour import begun, every_game
from tests.native.twins import GetTwins
from tests.soak import runs

SETTINGS = [Search(24, method, horizon) for method in Method for horizon in (4, 40)]


@every_game
def test_the_same_actions_are_chosen(name: str, twins: GetTwins) -> None:
    game = twins(name)
    left, right = game.interpreted, game.native
    for seed in range(runs(3, 30)):
        one, other = begun(left, game.rules, seed), begun(right, game.rules, seed)
        pick = random.Random(seed)
        for step in range(runs(6, 12)):
            if left.over(one):
                break
            search = SETTINGS[(step + seed) % len(SETTINGS)]
            assert search.best(left, one, seed + step) == search.best(right, other, seed + step)
            for player in range(1, int(one.players) + 1):
                assert left.nearness(one, player) == right.nearness(other, player)
            action = pick.choice(left.legal(one))
            left.apply(one, action)
            right.apply(other, action)


def interpreted_calls(engine: Engine[BaseState], state: BaseState, search: Search) -> list[str]:
    """Return the interpreted functions that run while a native engine searches."""
    found: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        search.best(engine, state, 1)
    finally:
        sys.setprofile(None)
    return [name for name in found if name not in ("Search.best",)]


@pytest.mark.parametrize("name", ["connect-four", "breakthrough", "kuhn-poker", "oh-hell", "northwood"])
@pytest.mark.parametrize("method", list(Method))
def test_no_interpreted_function_runs(name: str, method: Method, twins: GetTwins) -> None:
    game = twins(name)
    state = begun(game.native, game.rules, 1)
    assert interpreted_calls(game.native, state, Search(30, method, 30)) == []
