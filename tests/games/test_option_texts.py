"""In no decision two options have the same text, unless nobody could tell them apart."""

from __future__ import annotations

from collections import defaultdict

import pytest

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.game.ambiguity import Identity
from lawspeaker_runtime.game.decision import Option
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.paths import NAMES
from tests.soak import runs

MANY = 400
"""Decisions with more options are left out: those have places."""
LIMIT = 600


def equal_texts(game: Played[BaseState]) -> list[list[Option]]:
    """Return the options of the pending decision that have the same text, but are not the same to who decides."""
    decision = game.decision
    if decision is None or len(decision.options) > MANY:
        return []
    by_text: dict[str, list[Option]] = defaultdict(list)
    for option in decision.options:
        by_text[option.text].append(option)
    player, engine = game.player, game.engine
    identity = Identity(game.rules, game.state, game.raw_view(player), lambda n: engine.sees(game.state, player, n))
    return [
        options
        for options in by_text.values()
        if len(options) > 1 and len({identity.kind(option.id) for option in options}) > 1
    ]


@pytest.mark.parametrize("name", NAMES)
def test_no_two_options_have_the_same_text_unless_they_are_equal(name: str, built: Game) -> None:
    rules = built(name).rules
    for seed in range(runs(2, 40)):
        players = range(rules.players[0], rules.players[1] + 1)[seed % (rules.players[1] - rules.players[0] + 1)]
        game = Played.start(built(name).engine, rules, players, seed)
        agent = RandomAgent(seed)
        for _ in range(LIMIT):
            if game.over:
                break
            assert equal_texts(game) == []
            game.choose(agent.pick(game.legal))
