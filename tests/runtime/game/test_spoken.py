"""Questions and labels mention values: for each reader only what the reader may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.errors import IllegalChoice
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.docs.games import compiled

GAME = """game "Peek"
    players 2
    named Red, Blue
resource gold
kind card
card Ace
card King
card Queen
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
setup
    put cards into deck
    shuffle deck
course
    let top = first deck
    let n = 2
    if gold of Red is 9 # never: so the check cannot be certain that Red does not see the card
        reveal top
    choose one by Red asking "Do you want {top} for {n gold}, {n|1=once|many=twice}?"
        "take {top}"
            put top into hand of Red
        "leave {n gold}"
            skip
    each p among players
        choose m by p from 1 to 3 asking "{p|you=Your|one=Their} turn: {p}?"
            gain (m) gold for p
        or "keep {top}"
            skip
score for p
    "gold" = gold of p
"""


@pytest.fixture(name="game")
def new_game(tmp_path: Path) -> Game[BaseState]:
    built = compiled("peek", [Source("peek.law", GAME)], tmp_path)
    return Game.start(built.engine, built.rules, 2, 0, {})


def texts(game: Game[BaseState]) -> list[str]:
    assert game.decision is not None
    return [game.decision.question, *(option.text for option in game.decision.options)]


def taken(game: Game[BaseState]) -> str:
    """Return the name of the card in the hand of Red."""
    hands = game.raw_view(1)["hand"]
    assert isinstance(hands, list)
    return str(game.rules.things[int(hands[0][0])].name)


def test_a_thing_that_the_decider_does_not_see_is_not_named(game: Game[BaseState]) -> None:
    assert texts(game) == ["Do you want a card for 2 gold, twice?", "take a card", "leave 2 gold"]


def test_an_option_is_chosen_by_the_text_that_is_read(game: Game[BaseState]) -> None:
    with pytest.raises(IllegalChoice, match="the options are `take a card`, `leave 2 gold`"):
        game.choose("take {top}")
    game.choose("take a card")
    assert texts(game) == ["Your turn: Red?", "m: 1", "m: 2", "m: 3", f"keep {taken(game)}"]


def test_the_log_tells_others_neither_hidden_things_nor_numbers(game: Game[BaseState]) -> None:
    game.choose("leave 2 gold")
    assert "Red: leave 2 gold" in game.log(1)
    assert "Red: leave … gold" in game.log(2)
    assert "Red: leave 2 gold" in game.log()


def test_a_saved_game_asks_the_same(game: Game[BaseState]) -> None:
    game.choose("take a card")
    name = taken(game)
    game.choose(f"keep {name}")
    again: Game[BaseState] = Game.load(game.engine, game.rules, game.save())
    assert texts(again) == texts(game) == ["Your turn: Blue?", "m: 1", "m: 2", "m: 3", "keep a card"]
    assert again.log() == game.log()
    assert f"Red: keep {name}" in game.log(1)
    assert "Red: keep a card" in game.log(2)
    game.undo()
    assert texts(game)[0] == "Your turn: Red?"
