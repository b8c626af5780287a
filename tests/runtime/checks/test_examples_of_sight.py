"""Examples about who sees what: a line that fails shows who sees each thing."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from tests.compile_specs import Built
from tests.conftest import Game

SPEC = """game "Two Hands"
    players 2
    named Anna, Ben
resource coins
state bid of player: 0 to 3 = 0, seen by owner
kind card
card Ace
card King
card Queen
card Jack
    copies 2
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile table: card
setup
    put cards into deck
    shuffle deck
    deal 1 from deck to hand of Anna
    deal 1 from deck to table
    show hand of Anna to Ben
    deal 1 from deck to hand of Anna
course
    choose n by Anna from 0 to 3
        bid of Anna becomes n
score for p
    "coins" = coins of p
"""

FAILING = (
    ("hidden hand of Anna from Ben", "`hand of Anna`: Ace seen by Anna, Ben; Queen seen by Anna"),
    ("visible hand of Anna", "`hand of Anna`: Ace seen by Anna, Ben; Queen seen by Anna"),
    ("visible deck to Anna", "`deck`: Jack, Jack seen by nobody"),
    ("hidden King", "`King`: King seen by Anna, Ben"),
    ("visible hand of Ben to Anna", "`hand of Ben` is empty"),
    ("hidden coins of Anna from Ben", "`coins of Anna` is declared `seen by everyone`"),
    ("visible bid of Anna to Ben", "`bid of Anna` is declared `seen by owner`"),
)


@pytest.fixture(scope="module")
def game(written: Game) -> Built:
    """Return the game with one example for each line that fails."""
    examples = "".join(
        f'example "{number}"\n    chance Ace, King, Queen\n    expect\n        {line}\n'
        for number, (line, _) in enumerate(FAILING)
    )
    return written(SPEC + examples)


@pytest.mark.parametrize("number", range(len(FAILING)))
def test_a_failing_line_about_sight_says_who_sees_what(number: int, game: Built) -> None:
    wrong = run_example(game.engine, game.rules, game.examples[number])
    assert (wrong or "").partition(": ")[2] == FAILING[number][1]
