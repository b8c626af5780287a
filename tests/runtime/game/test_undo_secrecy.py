"""Which steps revealed something: only things that moved, or that other players know, are asked about."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from lawspeaker_games import empires, northgard, northwood, oh_hell, ragnarok
from lawspeaker_runtime.game.undo_secrecy import moved_or_seen, revealed


@pytest.mark.parametrize("package", [empires, northgard, northwood, oh_hell, ragnarok])
def test_no_thing_that_a_player_got_to_see_is_left_out(package: ModuleType) -> None:
    found = 0
    for seed in range(2):
        game, chance = package.new(players=package.RULES.players[1], seed=seed), random.Random(seed)
        engine, rules, players = game.engine, game.rules, range(1, game.players + 1)
        for _ in range(200):
            before = game.state
            if game.over:
                break
            game.choose(chance.choice(game.legal))
            asked = moved_or_seen(rules, before, game.state)
            seen = [
                thing
                for thing in range(len(rules.things))
                if any(engine.sees(game.state, p, thing) > engine.sees(before, p, thing) for p in players)
            ]
            assert set(seen) <= set(asked)
            assert len(asked) < len(rules.things)
            assert bool(revealed(engine, rules, before, game.state, list(players))) == bool(seen)
            found += len(seen)
    assert found > 0
