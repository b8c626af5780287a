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

WORKSHOP = """\
game "Workshop"
    players 2
    named Red, Blue

kind card

card Saw
card Axe

kind badge

badge Star

kind tool

tool Hammer

kind robot

robot Rusty

pile hand of player: card, seen by owner
pile shelf of player: badge
pile rack: tool

setup
    put tools into rack

course
    turns
        choose c from your hand
            remove c
        otherwise
            end

score for p
    "cards" = count hand of p
"""


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """Return a spec with a hand, another pile of each player, a shared pile, and things without a pile."""
    spec = tmp_path / "workshop.law"
    spec.write_text(WORKSHOP)
    return spec


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


def test_a_thing_is_given_to_a_pile_of_the_player_that_holds_its_kind(law: Law, workshop: Path) -> None:
    result = law("play", str(workshop), "--give", "star", "--give", "saw", typed="quit\n")
    assert result.exit_code == 0, result.output
    assert "Star is in shelf of Red\n" in result.output
    assert "shelf of Red: Star" in result.output
    assert "Saw is in" not in result.output
    assert "Saw" in result.output


@pytest.mark.parametrize(
    ("thing", "why"),
    [
        ("Hammer", "tools lie only in piles that belong to no player (`rack`)"),
        ("Rusty", "no pile is for robots"),
    ],
)
def test_a_thing_that_no_pile_of_a_player_holds_is_refused(law: Law, workshop: Path, thing: str, why: str) -> None:
    result = law("play", str(workshop), "--give", thing)
    assert result.exit_code == 1
    assert result.output == f"`{thing}` cannot be given to a player: {why}\n"


def test_a_thing_is_given_to_the_hand_of_a_single_player(law: Law) -> None:
    start = ("play", "northwood", "--seed", "1", "--out", "engines")
    assert "claws 2" not in law(*start, typed="quit\n").output
    assert "claws 2" in law(*start, "--give", "claws 2", typed="quit\n").output
