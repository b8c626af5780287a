"""Native engines run as machine code alone: no interpreted function is called while a game is played."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import pytest

from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.state.base_state import BaseState
from tests.native.batch import SMALL
from tests.native.test_same_behaviour import players_for
from tests.native.twins import COMPARED, GetTwins
from tests.soak import runs

LONGEST = 60
OWN = ("contextlib", __name__)
"""The modules of this test."""
TRIALS = {"lawspeaker_runtime.errors.ChanceNeeded.__init__"}
"""What a trial of `possible` calls: the question of which chance comes."""
SIGNALS = {"lawspeaker_runtime.state.budget.check_signals"}
"""What a playout calls after thousands of decisions, so that Python handles signals."""
Begin = Callable[[int, int], BaseState]


@contextmanager
def noted_calls(found: set[str]) -> Iterator[None]:
    """Add the interpreted functions that run in the meantime to a set."""

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_globals.get("__name__") not in OWN:
            found.add(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def play_noted(engine: Engine[BaseState], players: int, seed: int, found: set[str]) -> None:
    """Play a game for a while and do at each decision what a program does with a state."""
    begin: Begin = vars(engine)["begin"]
    apply, clone, determinize, legal, observe, playout = (
        *(engine.apply, engine.clone, engine.determinize),
        *(engine.legal, engine.observe, engine.playout),
    )
    pick = random.Random(seed)
    with noted_calls(found):
        s = begin(players, seed)
    for _ in range(LONGEST):
        if engine.over(s):
            break
        action = pick.choice(engine.legal(s))
        player = engine.player(s)
        with noted_calls(found):
            legal(s)
            observe(s, player)
            copy = clone(s)
            apply(copy, action)
            with suppress(NoGuess):
                determinize(s, player, seed)
        engine.apply(s, action)
    if not engine.over(s):
        in_playout: set[str] = set()
        with noted_calls(in_playout):
            playout(s, seed)
        found |= in_playout - SIGNALS


@pytest.mark.parametrize("name", [*COMPARED, *SMALL])
def test_a_native_game_calls_no_interpreted_function(name: str, twins: GetTwins) -> None:
    game = twins(name)
    found: set[str] = set()
    vars(game.native)["begin"](players_for(game.rules, 0), 0)  # what is cached by number of players is found out here
    for seed in range(runs(2, 20)):
        players = players_for(game.rules, seed)
        vars(game.native)["begin"](players, 0)
        play_noted(game.native, players, seed, found)
    assert found - TRIALS == set()
