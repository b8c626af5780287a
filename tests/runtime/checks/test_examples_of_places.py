"""Examples of games with two boards: a place is told by its board, in decisions and in random outcomes."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Two"
    players 2
    named Red, Blue
board field
    grid 3 by 3 squares
board meta
    grid 2 by 2 areas
piece disc of player: single
piece flag of player: single, on meta
verb draw_square
    pick s at random from (squares where (disc on it) is nobody)
    place a disc on s
verb draw_area
    pick s at random from areas
    place a flag on s
course
    each p among players
        as p
            choose s from squares
                place a disc on s
            choose s from areas
                place a flag on s
    as Red
        draw_square
        draw_area
score for p
    "discs" = (discs of p)
example "x"
"""
AREAS = "possible here: a1, b1, a2, b2"
SQUARES = "possible here: a1, b1, c1, a2, b2, c2, a3, b3, c3"
FAILING = [
    ("chance c3\nRed does draw_area", f"the outcome `c3` is not possible; {AREAS}"),
    ("chance (square at 1, 1)\nRed does draw_area", f"the outcome `(square at 1, 1)` is not possible; {AREAS}"),
    ("chance (area at 1, 1)\nRed does draw_square", f"the outcome `(area at 1, 1)` is not possible; {SQUARES}"),
    (
        "given\n    a1 holds disc of Red\nchance a1\nRed does draw_square",
        f"the outcome `a1` is not possible; {SQUARES.replace('a1, ', '')}",
    ),
    ("chance 3\nRed does draw_area", f"the outcome `3` is not possible; {AREAS}"),
    ("s (area at 1, 2)", f"`s` is a place of another board here; {SQUARES}; waiting for: s (Red)"),
    ("s b2\ns c3", f"`s` is a place of another board here; {AREAS}; waiting for: s (Red)"),
    ("s b2\noffers\n    s a1, b1", f"these are not the values that are offered; {AREAS}; waiting for: s (Red)"),
]
HOLDING = [
    "chance b2\nRed does draw_area\nexpect\n    (area at 2, 2) holds flag of Red",
    "chance b2\nRed does draw_square\nexpect\n    (square at 2, 2) holds disc of Red",
    "s b2, b2, c3\nexpect\n    b2 holds flag of Red, disc of Red\n    c3 holds disc of Blue",
    "s c1\nrefuses\n    s c3, c1",
]


def failure(written: Game, body: str) -> str | None:
    """Return why an example with these lines fails, without the place of the line."""
    game = written(SPEC + "".join(f"    {line}\n" for line in body.split("\n")))
    wrong = run_example(game.engine, game.rules, game.examples[0])
    return None if wrong is None else wrong.partition(": ")[2]


@pytest.mark.parametrize(("body", "message"), FAILING, ids=[body for body, _ in FAILING])
def test_a_place_of_another_board_or_a_taken_one_fails(body: str, message: str, written: Game) -> None:
    assert failure(written, body) == message


@pytest.mark.parametrize("body", HOLDING)
def test_the_choice_or_the_draw_tells_the_board_of_a_name(body: str, written: Game) -> None:
    assert failure(written, body) is None
