"""Games whose mutants are scored: 95 % must be killed by an example under soak, 90 % of a sample otherwise.

Every explanation of a survivor must still be true.
"""

from __future__ import annotations

import pytest

from lawspeaker.cli.build_spec import read_or_stop
from lawspeaker.cli.coverage.edits.operators import edits
from lawspeaker.cli.coverage.edits.sample import sampled
from lawspeaker.cli.coverage.run_edits import run_edits
from lawspeaker.cli.coverage.score import Score
from tests.soak import SOAKING

GAMES = (
    *("breakthrough", "connect-four", "empires", "kuhn-poker", "northgard"),
    *("northwood", "oh-hell", "ragnarok", "tic-tac-toe"),
)
WANTED = 0.95
SAMPLES = {"empires": 10, "northgard": 10, "northwood": 20, "ragnarok": 10}
"""How many edits of large games a normal run makes; of the others, and under `make soak`, all are made."""
WANTED_OF_SAMPLE = 0.9
"""A sample of 10 or 20 edits may have one more survivor than 95 % allow."""


@pytest.mark.parametrize("game", GAMES)
def test_examples_notice_what_is_changed(game: str) -> None:
    spec = read_or_stop(game, None).spec
    made = edits(spec)
    chosen = made if SOAKING else sampled(made, SAMPLES.get(game, len(made)))
    score = Score(list(run_edits(spec, chosen, None if SOAKING else 1)), spec.survivors, len(made))
    wanted = WANTED_OF_SAMPLE if score.is_sample else WANTED
    assert score.share >= wanted, [str(edit) for edit in score.unexplained]
    assert score.outdated == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_is_an_edit_of_the_rules(game: str) -> None:
    spec = read_or_stop(game, None).spec
    made = {(edit.line, edit.change) for edit in edits(spec)}
    explained = [(item.line, edit) for item in spec.survivors for edit in item.edits]
    assert [item for item in explained if item not in made] == []
    assert len(set(explained)) == len(explained)
