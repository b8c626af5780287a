"""Every small spec of the repository is the same game as machine code: actions, hashes, views, saves, transcripts."""

from __future__ import annotations

import random

import pytest

from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.replay import transcript
from tests.native.compile_small_specs import Small, make_batch, small_specs
from tests.native.test_same_behaviour import assert_same, assert_same_depth, begun, players_for
from tests.native.twins import Twins
from tests.soak import runs

SPECS = small_specs()
LONGEST = 300
every_spec = pytest.mark.parametrize("name", SPECS)


@pytest.fixture(scope="module")
def batch(tools: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Small]:
    """Return all small games, compiled in one go."""
    return make_batch(SPECS, tmp_path_factory.mktemp("batch"))


@every_spec
def test_every_decision_of_a_small_spec_is_the_same(name: str, batch: dict[str, Small]) -> None:
    small = batch[name]
    game = Twins(name, small.game.rules, small.game.engine, small.native)
    left, right = game.interpreted, game.native
    for seed in range(runs(6, 100)):
        one, other = begun(left, game.rules, seed), begun(right, game.rules, seed)
        pick = random.Random(seed)
        for step in range(LONGEST):
            assert_same(game, one, other)
            if left.over(one):
                break
            if step % 7 == seed % 7:
                assert_same_depth(game, one, other, seed + step)
            action = pick.choice(left.legal(one))
            left.apply(one, action)
            right.apply(other, action)
        assert left.returns(one) == right.returns(other)
        assert left.dump(one) == right.dump(other)


@every_spec
def test_transcripts_and_saves_of_a_small_spec_are_the_same(name: str, batch: dict[str, Small]) -> None:
    small = batch[name]
    for seed in range(runs(2, 50)):
        players = players_for(small.game.rules, seed)
        one = Game.start(small.game.engine, small.game.rules, players, seed)
        other = Game.start(small.native, small.game.rules, players, seed)
        assert play(one, seed=seed, limit=LONGEST) == play(other, seed=seed, limit=LONGEST)
        assert transcript(one) == transcript(other)
        assert one.save() == other.save()
        assert Game.load(small.native, small.game.rules, one.save()).hash == one.hash
