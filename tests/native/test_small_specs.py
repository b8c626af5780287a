"""Every small spec of the repository is the same game as machine code: actions, hashes, views, saves, transcripts."""

from __future__ import annotations

import random

import pytest

from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.replay import transcript
from tests.native.batch import SMALL
from tests.native.test_same_behaviour import assert_same, assert_same_depth, begun, players_for
from tests.native.twins import GetTwins
from tests.soak import runs

LONGEST = 300
every_spec = pytest.mark.parametrize("name", SMALL)


@every_spec
def test_every_decision_of_a_small_spec_is_the_same(name: str, twins: GetTwins) -> None:
    game = twins(name)
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
def test_transcripts_and_saves_of_a_small_spec_are_the_same(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in range(runs(2, 50)):
        players = players_for(game.rules, seed)
        one = Game.start(game.interpreted, game.rules, players, seed)
        other = Game.start(game.native, game.rules, players, seed)
        assert play(one, seed=seed, limit=LONGEST) == play(other, seed=seed, limit=LONGEST)
        assert transcript(one) == transcript(other)
        assert one.save() == other.save()
        assert Game.load(game.native, game.rules, one.save()).hash == one.hash
