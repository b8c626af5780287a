"""Games whose mutants were looked at: 95 % are killed by an example, and every explanation is still true."""

from __future__ import annotations

import pytest

from lawspeaker.cli.coverage.edits.operators import edits
from lawspeaker.cli.coverage.edits.sample import sampled
from lawspeaker.cli.coverage.run_edits import run_edits
from lawspeaker.cli.coverage.score import Score
from lawspeaker.cli.new_game import open_game
from tests.soak import SOAKING

GAMES = ("breakthrough", "connect-four", "kuhn-poker", "northgard", "northwood", "oh-hell", "tic-tac-toe")
WANTED = 0.95
SAMPLES = {"northgard": 10, "northwood": 20}
"""How many edits of large games a normal run makes; of the others, and under `make soak`, all are made."""


@pytest.mark.parametrize("game", GAMES)
def test_examples_notice_what_is_changed(game: str) -> None:
    read, _ = open_game(game, None)
    made = edits(read.spec)
    chosen = made if SOAKING else sampled(made, SAMPLES.get(game, len(made)))
    score = Score(list(run_edits(read.spec, chosen, None if SOAKING else 1)), read.spec.survivors, len(made))
    low, high = score.interval
    assert (high if score.is_sample else score.share) >= WANTED, [str(edit) for edit in score.unexplained]
    assert score.outdated == []
    assert low <= score.share
