"""Games whose mutants are scored: 95 % must be killed by an example under soak, 80 % of a small sample otherwise.

Every explanation of a survivor must still be true. `law coverage GAME --mutate --record FILE` makes all edits of a
large game.
"""

from __future__ import annotations

from functools import cache

import pytest

from lawspeaker.cache.build_spec import read_or_stop
from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.edits.sample import sampled
from lawspeaker.coverage.run_edits import run_edits
from lawspeaker.coverage.score import Score, claims_about, claims_of
from lawspeaker.project.spec import Spec
from tests.soak import SOAKING, runs

GAMES = (
    *("breakthrough", "connect-four", "empires", "kuhn-poker", "northgard"),
    *("northwood", "oh-hell", "ragnarok", "tic-tac-toe"),
)
WANTED = 0.95
LARGE = {"empires": runs(5, 800), "northgard": runs(5, 800), "northwood": runs(10, 400), "ragnarok": runs(5, 800)}
"""How many edits of large games are made; of the others all are made. Soak adds all that are explained."""
WANTED_OF_SAMPLE = 0.8
"""A sample of 5 or 10 edits may have one more survivor than 95 % allow."""


@cache
def spec_and_edits(game: str) -> tuple[Spec, list[Edit]]:
    """Return a spec and all its edits; those of a large game take seconds to find."""
    spec = read_or_stop(game, None).spec
    return spec, edits(spec)


@pytest.mark.parametrize("game", GAMES)
def test_examples_notice_what_is_changed(game: str) -> None:
    spec, made = spec_and_edits(game)
    chosen = with_explained(spec, made, sampled(made, LARGE.get(game, len(made))))
    score = Score(list(run_edits(spec, chosen, None if SOAKING else 1)), spec.survivors, len(made))
    left = [str(edit) for edit in score.unexplained]
    if SOAKING and game in LARGE:
        assert below(score) == {}, left
    else:
        assert score.share >= (WANTED_OF_SAMPLE if score.is_sample else WANTED), left
    assert score.outdated == []


def below(score: Score) -> dict[Operator, float]:
    """Return the sorts of edits whose score is lower than is wanted, even at the upper end of its 95 % interval."""
    parts = score.by_operator().items()
    return {sort: part.share for sort, part in parts if part.interval[1] < WANTED}


def with_explained(spec: Spec, made: list[Edit], chosen: list[Edit]) -> list[Edit]:
    """Return the chosen edits and, under soak, all that `survivors` of the rulebook explain, in their order."""
    if not SOAKING:
        return chosen
    explained = {claim for item in spec.survivors for claim in claims_of(item)}
    kept = set(chosen)
    return [edit for edit in made if edit in kept or not explained.isdisjoint(claims_about(edit))]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_is_an_edit_of_the_rules(game: str) -> None:
    spec, found = spec_and_edits(game)
    made = {claim for edit in found for claim in claims_about(edit)}
    explained = [claim for item in spec.survivors for claim in claims_of(item)]
    assert [item for item in explained if item not in made] == []
    assert len(set(explained)) == len(explained)
