"""A word about boards that is not complete: the message names what is missing and how it is written."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

FRAME = """game "Boards"
    players 2
board field
    grid 5 by 5 squares
piece disc of player: single
board wheel
    circle 6 spaces
kind tile
board land
    laid from tile
    size 9 by 9
    areas meadow
    borders hedge
    marks sheep
tile Hamlet
    area n on north with sheep
    area m on east, south, west
    border hedge from n to m
kind region
board map
    places region
    edges road
region North
    road South
region South
verb look_at s: square from r: region with x: tile on m: meadow over z: space
    let found = {phrase}
course
    end
score for p
    "points" = 0
"""


def errors(phrase: str) -> list[tuple[str, dict[str, str]]]:
    """Return the code and the words of each error in a spec with a phrase."""
    facts = check_game([Source("boards.law", FRAME.replace("{phrase}", phrase))]).facts.found
    return [(fact.code, fact.words) for fact in facts if fact.code.startswith("L")]


@pytest.mark.parametrize(
    ("phrase", "missing", "form"),
    [
        ("t among (ray from s) while t is empty", "`towards`", "(ray from s towards d)"),
        ("(ray towards north)", "`from`", "(ray from s towards d)"),
        ("ray", "`from` and `towards`", "(ray from s towards d)"),
        ("ray of s", "", "(ray from s towards d)"),
        ("neighbour of s", "`towards`", "(neighbour of s towards d)"),
        ("(neighbours by road)", "`of`", "(neighbours of s by road)"),
        ("line of disc", "`through`", "(line of disc through s)"),
        ("(distance from s)", "`to`", "(distance from s to t)"),
        ("ahead of z", "`by`", "(ahead of s by n)"),
        ("(touched by x)", "`at`", "(touched by x at s)"),
        ("marks of sheep", "`in`", "(marks of m in t)"),
        ("(spot at 5, 5)", "`rotated`", "(spot at 5, 5 rotated 0)"),
        ("(road from r)", "`to`", "(road from s to t)"),
        ("meadow of x", "`on`", "(meadow of x on north)"),
    ],
)
def test_a_phrase_that_is_not_complete_is_answered_by_what_is_missing(phrase: str, missing: str, form: str) -> None:
    ((code, words),) = errors(phrase)
    assert code == "L496"
    assert (words["missing"], words["form"]) == (missing, form)


def test_the_row_of_a_square_is_probably_meant_by_its_rank() -> None:
    ((code, words),) = errors("rank of s")
    assert (code, words["number"]) == ("L496", "row")


@pytest.mark.parametrize("phrase", ["count square", "raz", "(raz from s towards north)"])
def test_words_that_no_board_has_are_unknown(phrase: str) -> None:
    assert [code for code, _ in errors(phrase)] == ["L317"]
