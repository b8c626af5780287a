"""The first specs play exactly the games that OpenSpiel plays, whichever side picks the moves."""

from __future__ import annotations

import pytest

from tests.conformance.comparison import Driver, play_side_by_side
from tests.conformance.lawspeaker_side import package_of
from tests.conformance.mapping import TRANSLATIONS, Translation
from tests.soak import runs


@pytest.mark.parametrize("driver", Driver, ids=lambda driver: driver.value)
@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda translation: translation.game)
def test_random_games_agree_with_openspiel_at_every_step(translation: Translation, driver: Driver) -> None:
    package = package_of(translation.game)
    for seed in range(runs(100, 1000)):
        ours = package.new(players=translation.players, seed=seed, explicit_chance=True)
        assert play_side_by_side(translation, ours, driver, seed) > 0
