"""Rules that go on for ever stop with a RuleError that names their line; those that only take long do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build

SPEC = (Path(__file__).parent / "endless.law").read_text(encoding="utf-8")
LONG = "this goes on for ever: 102,400 steps without a decision"
DEEP = "this calls itself for ever: 200 calls inside each other"
ENDLESS = {
    "loop": LONG,
    "loop in a verb": LONG,
    "loop that may ask": LONG,
    "loop over nobody": LONG,
    "turns": LONG,
    "turns that may ask": LONG,
    "times": LONG,
    "tree": LONG,
    "verb": DEEP,
    "verb that may ask": DEEP,
    "value": DEEP,
    "permission": DEEP,
    "trigger": DEEP,
    "trigger that may ask": DEEP,
    "phase": DEEP,
    "steps": DEEP,
    "steps that may ask": DEEP,
}


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("endless")
    return build("endless", [Source("endless.law", SPEC)], folder, warnings=True)


def begun(game: Built, calm: bool = False) -> Game[BaseState]:
    return Game.start(game.engine, game.rules, seed=1, options={"calm": calm})


@pytest.mark.parametrize("label", ENDLESS)
def test_what_goes_on_for_ever_is_stopped_where_it_stands(endless: Built, label: str) -> None:
    game = begun(endless)
    before = game.hash
    with pytest.raises(RuleError, match=rf"^endless\.law:\d+: {ENDLESS[label]}$"):
        game.choose(label)
    assert game.hash == before
    game.choose("rest")
    assert game.over


def test_calls_may_nest_while_they_come_to_an_end(endless: Built) -> None:
    game = begun(endless)
    for _ in range(3):
        game.choose("deep enough")
    assert "gold" in game.raw_view(1)
    assert game.state.call_depth == 0


def test_the_number_of_steps_can_be_set(endless: Built) -> None:
    before = budget.steps()
    budget.set_steps(5_000)
    try:
        with pytest.raises(RuleError, match="5,120 steps"):
            begun(endless).choose("loop")
    finally:
        budget.set_steps(before)


def test_a_playout_of_an_endless_game_is_given_up(endless: Built) -> None:
    game = begun(endless, calm=True)
    with pytest.raises(RuleError, match="the game goes on after 1,048,576 decisions"):
        endless.engine.playout(game.state, 1)


def test_loops_in_which_every_round_asks_count_nothing() -> None:
    spec = """game "Asking"
    players 2
state n: number = 0
course
    turns
        choose k from 1 to 2
            raise n by k
    turns until n is 3
        choose k from 1 to 2
            raise n by k
        otherwise
            end
score for p
    "n" = n
"""
    files = compile_game("asking", [Source("asking.law", spec)], package="asking").files
    assert "count_step" not in files["steps.py"]
    assert "step_count" not in files["engine.py"]
