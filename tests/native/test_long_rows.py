"""Rows grow by their own length: a long list of options is made natively in less time than interpreted."""

from __future__ import annotations

from time import process_time

import pytest

from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.native.test_same_behaviour import begun
from tests.native.twins import GetTwins

LONG = 24_360
ROUNDS = 3


def seconds_to_begin(engine: Engine[BaseState], rules: Rules) -> float:
    """Return the least processor time of several beginnings."""
    found: list[float] = []
    for seed in range(ROUNDS):
        start = process_time()
        begun(engine, rules, seed)
        found.append(process_time() - start)
    return min(found)


@pytest.mark.parametrize("name", ["case-three-squares-at-once"])
def test_a_long_list_of_options_is_made_natively_in_less_time(name: str, twins: GetTwins) -> None:
    game = twins(name)
    assert len(game.native.legal(begun(game.native, game.rules, 1))) == LONG
    assert seconds_to_begin(game.native, game.rules) < seconds_to_begin(game.interpreted, game.rules)
