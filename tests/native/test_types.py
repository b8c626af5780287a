"""Every type that the check accepts, in every place where it can stand, is the same interpreted and as machine code."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.game.game import Game
from tests.native.batch import TYPES
from tests.native.twins import GetTwins


@pytest.mark.parametrize("name", TYPES)
def test_every_type_is_stored_hashed_and_saved_alike(name: str, twins: GetTwins) -> None:
    game = twins(name)
    one, other = Game.start(game.interpreted, game.rules, seed=3), Game.start(game.native, game.rules, seed=3)
    while not one.over:
        assert one.hash == other.hash
        assert one.save() == other.save()
        assert one.view(1) == other.view(1)
        assert Game.load(game.native, game.rules, one.save()).clone().hash == one.hash
        one.choose(one.legal[0])
        other.choose(other.legal[0])
    assert other.over
    assert one.result == other.result
