"""The end of a game on the screen and in a transcript, above all of games that players win or lose together."""

from __future__ import annotations

import pytest

from lawspeaker_runtime import transcript
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.result import result_lines
from lawspeaker_table.translate.translations import Translator, read_phrases, untranslated
from tests.conftest import Game

BRIDGE = """
game "Bridge"
    players 2
    named Red, Blue
resource planks
course
    each p among players
        as p
            choose one
                "build"
                    gain 1 planks
                "rest"
                    skip
                "burn"
                    gain 5 planks
win Crossing for players when ended
    needs (sum of planks of p for each p among players) is 2
lose Fire
    needs any p among players where planks of p is 5
"""


def played(game: Game, *choices: str) -> Played[BaseState]:
    """Return a game of the bridge after some choices."""
    built = game(BRIDGE)
    found = Played.start(built.engine, built.rules, 2, 1, {})
    for choice in choices:
        found.choose(choice)
    return found


def ending(game: Played[BaseState], translator: Translator) -> str:
    """Return the first line of the result."""
    return result_lines(game, 1, translator, 79)[0].plain


@pytest.mark.parametrize(
    ("choices", "screen", "log", "returns"),
    [
        (("build", "build"), "the players win together (Crossing)", "Won together (Crossing).", [1.0, 1.0]),
        (("build", "rest"), "the players lose together", "Lost together.", [-1.0, -1.0]),
        (("burn",), "the players lose together (Fire)", "Lost together (Fire).", [-1.0, -1.0]),
    ],
)
def test_a_co_operative_game_is_won_or_lost_together(
    choices: tuple[str, ...], screen: str, log: str, returns: list[float], written: Game
) -> None:
    game = played(written, *choices)
    assert ending(game, untranslated(game.rules)) == f"The game is over: {screen}."
    assert transcript(game).split("\n")[-2] == log
    assert game.returns() == returns
    assert game.result.together
    assert game.result.ranking == ((1, 2),)


@pytest.mark.parametrize("language", ["fr", "ru", "uk"])
def test_the_common_end_is_said_in_each_language(language: str) -> None:
    phrases = read_phrases(language)
    assert phrases["the players win together"] != phrases["the players lose together"]
    assert "{points}" in phrases["the score is {points}"]


SAVING = """
game "Saving"
    players 1
resource coins
course
    repeat 2 times
        choose n from 1 to 3
            gain n coins
score for p
    "coins" = coins of p
"""


@pytest.mark.parametrize("human", [0, 1])
def test_a_solitaire_that_cannot_be_won_or_lost_ends_with_its_points(human: int, written: Game) -> None:
    built = written(SAVING)
    game = Played.start(built.engine, built.rules, 1, 1, {})
    while game.decision is not None:
        game.choose(game.decision.options[2])
    lines = result_lines(game, human, untranslated(game.rules), 79)
    assert lines[0].plain == "The game is over: the score is 6."
    assert game.returns() == [6.0]


def test_a_solitaire_with_an_ending_is_won_or_lost(written: Game) -> None:
    built = written(SAVING + "win Riches for p when ended\n    needs coins of p is 6\n")
    game = Played.start(built.engine, built.rules, 1, 1, {})
    while game.decision is not None:
        game.choose(game.decision.options[2])
    assert ending(game, untranslated(game.rules)) == "The game is over: you won (Riches)."
