"""Machine code never sees what is wrong with a forged save: it is refused before, or can be played."""

from __future__ import annotations

import pytest

from tests.native.twins import GetTwins
from tests.runtime.serialize.test_forged_saves import check_forged
from tests.soak import runs

EACH = runs(60, 500)


@pytest.mark.parametrize("name", ["oh-hell", "kuhn-poker"])
def test_a_forged_save_is_refused_or_can_be_played_natively(name: str, twins: GetTwins) -> None:
    game = twins(name)
    loaded = check_forged(game.native, game.rules, EACH)
    assert loaded == check_forged(game.interpreted, game.rules, EACH)
