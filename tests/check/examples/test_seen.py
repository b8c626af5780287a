"""What examples expect of views: `visible` and `hidden`."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_only
from lawspeaker.source import Source

GAME = """game "Peek"
    players 2
    named Red, Blue
kind card
    rank: 1 to 4
    every rank
resource coins
resource fame: seen by owner
state secret: number = 1, seen by nobody
state open_number: number = 1
pile deck: card, ordered, seen by nobody
pile hand of player: card, seen by owner
pile row: card
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 1 from deck to hand of p
course
    choose n by Red from 1 to 2
        reveal first hand of Red
score for p
    "coins" = coins of p
example "peek"
    expect
        LINE
"""
HOLDS = (
    "visible hand of Red to Red",
    "hidden hand of Red from Blue",
    "hidden deck",
    "hidden first hand of Blue from Red",
    "visible fame of Red to Red",
    "hidden fame of Red from Blue",
    "visible coins of Red",
    "hidden secret",
    "visible open_number to Blue",
)
FAILS = (
    "visible hand of Red",
    "visible hand of Red to Blue",
    "hidden hand of Red",
    "visible deck",
    "visible row",
    "hidden row",
    "hidden fame of Red",
    "visible fame of Red",
    "visible secret to Red",
    "hidden coins of Red from Blue",
)


@pytest.mark.parametrize("line", [*HOLDS, *FAILS])
def test_a_line_asks_what_a_view_shows(line: str, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: peek\ntitle: Peek\n")
    (tmp_path / "peek.law").write_text(GAME.replace("LINE", line))
    (outcome,) = outcomes(open_game(str(tmp_path), None, with_examples=True)[1])
    assert bool(outcome.wrong) == (line in FAILS)


@pytest.mark.parametrize("line", ["visible hand of Red from Red", "hidden deck to Red", "visible 3", "visible"])
def test_other_words_are_reported(line: str) -> None:
    facts: Facts = check_only([Source("peek.law", GAME.replace("LINE", line))]).facts
    assert facts.errors()
