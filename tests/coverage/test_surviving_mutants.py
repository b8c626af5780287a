"""Every shipped game: what may be taken away unnoticed is explained, and every explanation is still true."""

from __future__ import annotations

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.count import count
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.coverage.run_mutants import run_mutants
from lawspeaker.pipeline import check_game
from lawspeaker.project.find_games import shipped_games
from tests.soak import SOAKING


@pytest.mark.skipif(not SOAKING, reason="takes minutes for each game: part of make soak")
@pytest.mark.parametrize("game", shipped_games())
def test_what_no_example_notices_is_explained(game: str) -> None:
    read, loaded = open_game(game, None, with_examples=True)
    if not read.spec.has_rulebook:
        return
    counted = count(read.spec, outcomes(loaded), check_game(list(read.spec.sources)).facts.found, None)
    for _ in run_mutants(read.spec, counted):
        pass
    assert [(str(cited), id) for cited, id in counted.unexplained] == []
    assert counted.outdated == []
