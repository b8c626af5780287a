"""A decision of two variables needs both in an example; a verb behind `does` is called as in a rule."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Parts"
    players 2
    named Red, Blue
board field
    grid 4 by 4 squares
resource gold
kind card
card Ace
card Two
pile deck: card
pile hand of player: card
piece disc of player: single
verb step s: square by n: number
    place a disc on s
    gain n gold
verb take cs: list of card
    put cs into your hand
verb add n: number
    gain n gold
setup
    put cards into deck
course
    each p among players
        as p
            choose s from squares then n from 1 to 3
                step s by n
                add n
                may choose cs from deck
                    take cs
score for p
    "gold" = gold of p
"""


def failure(written: Game, lines: str) -> str | None:
    """Return why an example with some lines fails; None if it passes."""
    spec = written(f'{SPEC}example "it"\n    {lines}\n')
    return run_example(spec.engine, spec.rules, spec.examples[0])


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("s a1\n    expect\n        ends", 33),
        ("s a1\n    Red does add 1", 33),
        ("s a1\n    s b1", 33),
        ("s a1\n    cs Ace", 33),
        ("chance 3\n    n 2\n    given\n        Red has 1 gold", 34),
    ],
)
def test_half_a_decision_fails_at_its_line(lines: str, line: int, written: Game) -> None:
    wrong = failure(written, lines)
    assert wrong is not None
    assert wrong.startswith(f"rules.law:{line}: ")
    assert "is only a part of this decision: write a line for `" in wrong


@pytest.mark.parametrize(
    "lines",
    [
        "s a1\n    n 2\n    cs nothing",
        "Red does step (square at 1, 2) by 3\n    expect\n        Red has 3 gold",
        "Red does step a2 by (1 + 2)\n    expect\n        Red has 3 gold",
        "Red does step (neighbour of a1 towards north) by 1\n    expect\n        a2 holds 1 disc of Red",
        "Red does take (Ace, Two)\n    expect\n        that count hand of Red is 2",
        "Red does take (first 2 of deck)\n    expect\n        that count hand of Red is 2",
        "Red does take Ace\n    expect\n        that hand of Red is (Ace)",
        "Red does add 1 + 2\n    expect\n        Red has 3 gold",
        "Red does add -1 * (-4)\n    expect\n        Red has 4 gold",
        "Red does add count deck\n    expect\n        Red has 2 gold",
        "player 2 does step (square at 4, 4) by 2\n    expect\n        Blue has 2 gold",
    ],
)
def test_behind_does_a_verb_is_called_as_in_a_rule(lines: str, written: Game) -> None:
    assert failure(written, lines) is None
