"""What the reference says about returns, for programs that learn."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.game.game import Game
from tests.docs.games import compiled

COURSE = """resource gold
course
    each p among players
        choose n by p from 1 to 2
            gain n gold for p
"""
SCORE = 'score for p\n    "gold" = gold of p\n'
RICH = "win Rich for p when ended\n    needs gold of p is 2\n    shared\n"
LOST = "lose Broke when ended\n    needs all p among players have gold of p is 1\n"
TOGETHER = "win Rich for players when ended\n    needs all p among players have gold of p is 2\n" + LOST
TRAITOR = "win Greed for p when ended\n    needs p is player 1 and gold of p is 2\n" + LOST
ALONE = "win Rich for p when ended\n    needs gold of p is 2\n" + LOST


@pytest.mark.parametrize(
    ("name", "players", "end", "choices", "expected"),
    [
        ("score", 2, SCORE, (1, 0), [2.0, 1.0]),
        ("one winner", 2, RICH, (1, 0), [1.0, -1.0]),
        ("everybody wins", 2, RICH, (1, 1), [0.0, 0.0]),
        ("nobody wins", 2, RICH, (0, 0), [0.0, 0.0]),
        ("score and win", 2, RICH + SCORE, (0, 1), [1.0, 2.0]),
        ("all win together", 2, TOGETHER, (1, 1), [1.0, 1.0]),
        ("all lose together", 2, TOGETHER, (0, 0), [-1.0, -1.0]),
        ("over without a win", 2, TOGETHER, (1, 0), [-1.0, -1.0]),
        ("three win together", 3, TOGETHER, (1, 1, 1), [1.0, 1.0, 1.0]),
        ("both kinds together", 2, TRAITOR, (0, 0), [-1.0, -1.0]),
        ("both kinds alone", 2, TRAITOR, (1, 0), [1.0, -1.0]),
        ("both kinds none", 2, TRAITOR, (0, 1), [0.0, 0.0]),
        ("together with a score", 2, TOGETHER + SCORE, (1, 1), [2.0, 2.0]),
        ("a solitaire with a lose", 1, ALONE, (0,), [-1.0]),
        ("a solitaire won", 1, RICH, (1,), [1.0]),
        ("a solitaire lost", 1, RICH, (0,), [-1.0]),
    ],
)
def test_returns_are_what_the_reference_says(
    name: str, players: int, end: str, choices: tuple[int, ...], expected: list[float], tmp_path: Path
) -> None:
    text = f'game "Returns"\n    players {players}\n{COURSE}{end}'
    game = compiled(f"returns-{name.replace(' ', '-')}", [Source("rules.law", text)], tmp_path)
    played = Game.start(game.engine, game.rules)
    for choice in choices:
        played.choose(played.legal[choice])
    assert played.over
    assert played.returns() == expected
