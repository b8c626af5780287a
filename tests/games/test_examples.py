"""Every spec compiles without a finding, and everything its rulebook shows as an example happens."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.example_steps import Condition
from lawspeaker_runtime.checks.examples import ExampleRun, run_example
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.paths import NAMES
from tests.soak import runs


@pytest.mark.parametrize("name", NAMES)
def test_a_spec_compiles_without_a_finding(name: str, built: Game) -> None:
    assert built(name).rules.name == name


@pytest.mark.parametrize("name", NAMES)
def test_a_spec_has_examples_and_they_hold(name: str, built: Game) -> None:
    game = built(name)
    wrong = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert wrong, "a game without examples proves nothing"
    assert not {title: text for title, text in wrong.items() if text is not None}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2, runs(4, 6)))
def test_examples_hold_whatever_chance_does_where_they_leave_it_open(name: str, seed: int, built: Game) -> None:
    game = built(name)
    wrong = {example.name: run_example(game.engine, game.rules, example, seed) for example in game.examples}
    assert not {title: text for title, text in wrong.items() if text is not None}


class ShowingRun(ExampleRun[BaseState]):
    """A run that computes what each condition would show if it failed."""

    def check(self, condition: Condition[BaseState]) -> None:
        assert self.shown(condition) or not condition.shown
        super().check(condition)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_an_example_expects_can_be_shown(name: str, built: Game) -> None:
    game = built(name)
    for example in game.examples:
        ShowingRun(game.engine, game.rules, example).run()
