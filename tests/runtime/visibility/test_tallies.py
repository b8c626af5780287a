"""A hidden resource with a tally: guesses give others at most what everybody saw them gain."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game

RED, BLUE = 1, 2

HONOURS = """
game "Honours"
    players 2
    named Red, Blue

resource fame: seen by owner, tallied by acclaim
state acclaim of player: number = 0, seen by nobody

verb honour p: player with n: number
    gain n fame for p
    raise acclaim of p by n

course
    repeat 3 times
        each p among players
            as p
                choose n from 1 to 2
                    honour you with n

score for p
    "fame" = fame of p
"""


def begin(written: Game, text: str = HONOURS) -> tuple[Played[BaseState], list[BaseState]]:
    """Return a game in which Red took 2 and Blue 1 twice, and guesses of Red."""
    game = written(text)
    played = Played.start(game.engine, game.rules, 2, 1, {})
    for n in (2, 1, 2, 1):
        played.choose(f"{n}")
    return played, [game.engine.determinize(played.state, RED, seed) for seed in range(60)]


def test_guesses_reach_every_amount_up_to_the_tally_and_keep_the_own(written: Game) -> None:
    _, guesses = begin(written)
    goods: list[list[int]] = [guess.goods for guess in guesses]  # type: ignore[attr-defined]
    assert {row[BLUE] for row in goods} == {0, 1, 2}
    assert {row[RED] for row in goods} == {4}


def test_the_tally_is_kept_in_guesses_and_shown_in_no_view(written: Game) -> None:
    played, guesses = begin(written)
    assert played.raw_view(RED)["acclaim"] == [-1, -1]
    tallies: list[list[int]] = [guess.acclaim for guess in guesses]  # type: ignore[attr-defined]
    assert all(tally[RED:] == [4, 2] for tally in tallies)


def test_a_tally_does_not_make_decisions_secret(written: Game) -> None:
    played, _ = begin(written)
    assert [line for line in played.log(RED) if line.startswith("Blue")] == ["Blue chooses 1", "Blue chooses 1"]


def test_who_has_more_than_the_tally_is_reported(written: Game) -> None:
    game = written(HONOURS.replace("    raise acclaim of p by n\n", "    raise acclaim of p by 1\n"))
    found = check(Subject(game.engine, game.rules), range(4), only=["keeps components"])
    assert any("more fame than everybody saw gained" in str(finding) for finding in found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fame: seen by owner, tallied", "fame: tallied"),
        ("fame: seen by owner,", "fame: seen by owner, signed,"),
        ("fame: seen by owner,", "fame: seen by owner, limit 20,"),
        ("tallied by acclaim", "tallied by glory"),
        ("tallied by acclaim", "tallied"),
        ("acclaim of player: number = 0", "acclaim of player: yes_no = no"),
    ],
)
def test_a_tally_that_cannot_be_is_refused(old: str, new: str) -> None:
    facts = check_game([Source("rules.law", HONOURS.replace(old, new))]).facts
    assert "L406" in [fact.code for fact in facts.found]
