"""The options of an example are those with which a game can begin."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import read_options
from tests.compile_specs import Built
from tests.conftest import Game

SPEC = """game "Options"
    players 2 to 3
    named Red, Blue, Green
kind clan
clan Wolf
clan Goat
clan Bear
option clan of player: clan
option rounds: 1 to 3 = 2
option extra of player: 0 to 2 = 0
    needs rounds is 2
course
    choose n by Red from 1 to 2
        end
score for p
    "points" = 0
"""
REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "options clan Wolf, Wolf": ({"clan": ["Wolf", "Wolf"]}, "two players cannot both have `Wolf`"),
    "options clan Wolf, Goat, Bear": ({"clan": ["Wolf", "Goat", "Bear"]}, "needs 2 values, one for each player, not 3"),
    "options rounds 1\n    options extra 1, 2": ({"rounds": 1, "extra": [1, 2]}, "it needs rounds is 2"),
    "options rounds 1, 2": ({"rounds": [1, 2]}, "needs one value, not 2"),
}


def spec_with(written: Game, lines: str) -> Built:
    """Return the game with an example that has some lines."""
    return written(f'{SPEC}example "settings"\n    {lines}\n    expect\n        that active is Red\n')


@pytest.mark.parametrize("lines", REFUSED)
def test_what_a_new_game_refuses_an_example_refuses(lines: str, written: Game) -> None:
    spec = spec_with(written, lines)
    settings, said = REFUSED[lines]
    with pytest.raises(BadOption):
        read_options(spec.rules, 2, 1, settings)
    wrong = run_example(spec.engine, spec.rules, spec.examples[0])
    assert wrong is not None
    assert said in wrong


@pytest.mark.parametrize(
    "lines", ["options clan Goat", "players 3\n    options clan Wolf, Goat, Bear", "options extra 1, 2"]
)
def test_what_a_new_game_takes_an_example_takes(lines: str, written: Game) -> None:
    spec = spec_with(written, lines)
    assert run_example(spec.engine, spec.rules, spec.examples[0]) is None
