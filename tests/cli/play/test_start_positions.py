"""`law play --from` and `--give`: games that start in the position of an example, or with a thing in a pile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Law

MINE = """\
game "Mine"
    players 2
    named Red, Blue

resource gold

verb dig
    gain 1 gold

verb search
    choose n from 1 to 3
        gain n gold

course
    turns
        choose one
            "dig"
                dig
            "end"
                end

score for p
    "gold" = gold of p

example "dig"
    Blue does dig
    expect
        Blue has 1 gold

example "search"
    Red does search
    asks n
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a spec whose examples run single verbs."""
    spec = tmp_path / "mine.law"
    spec.write_text(MINE)
    return spec


def test_the_game_continues_after_a_verb_of_an_example(law: Law, mine: Path) -> None:
    result = law("play", str(mine), "--from", "dig", typed="1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "gold: Red 0, Blue 1" in result.output
    assert "Red, choose one:" in result.output
    assert "gold: Red 1, Blue " in result.output


def test_bots_play_from_an_example_that_runs_a_verb(law: Law, mine: Path) -> None:
    result = law("play", str(mine), "--from", "dig", "--bots", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "The game is over: " in result.output


def test_the_game_continues_after_the_decisions_of_a_verb(law: Law, mine: Path) -> None:
    result = law("play", str(mine), "--from", "search", typed="2\n2\n")
    assert result.exit_code == 0, result.output
    assert result.output.index("Red chooses 2") < result.output.index("Red, choose one:")
    assert "1. Red: 2 (gold 2)" in result.output


def test_a_saved_verb_of_an_example_ends_with_a_sentence(law: Law, mine: Path) -> None:
    law("play", str(mine), "--from", "search", "--save", "mine.save", typed="quit\n")
    result = law("play", str(mine), "--save", "mine.save", typed="2\n")
    assert result.exit_code == 1
    assert "runs only one verb, which is finished: nothing is left to decide" in result.output
