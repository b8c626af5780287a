"""The engine that the benchmarks measure plays the same game as `Game`, which is compared with OpenSpiel."""

from __future__ import annotations

import random

import pytest

from tests.conformance.lawspeaker_side import Game, engine_of, package_of
from tests.conformance.mapping import TRANSLATIONS, Translation
from tests.soak import runs


def ids_of(game: Game) -> list[int]:
    """Return the numbers of the options that a game offers."""
    return [option.id for option in game.decision.options] if game.decision else []


@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda translation: translation.game)
def test_the_engine_and_the_game_offer_the_same_choices(translation: Translation) -> None:
    package, engine = package_of(translation.game), engine_of(translation.game)
    for seed in range(runs(20, 200)):
        pick = random.Random(seed)
        game = package.new(players=translation.players, seed=seed)
        state = engine.begin(translation.players, seed)
        while not game.over:
            assert game.decision is not None
            assert engine.player(state) == game.decision.player
            assert sorted(engine.legal(state)) == sorted(ids_of(game))
            action = pick.choice(ids_of(game))
            game.choose(action)
            engine.apply(state, action)
        assert engine.over(state)
        assert engine.returns(state) == list(game.returns())
