"""The agent protocol, the random agent, and loops that play a game to its end.

play(game, {1: SearchAgent(game)}, seed=7)      ->      the number of decisions; player 2 plays randomly
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from lawspeaker_runtime.game.decision import Chance, Decision
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw

LIMIT = 100_000
MAX_DECISIONS = 20_000
"""After so many decisions programs give up a game between bots."""


class Agent(Protocol):
    """An object that decides for a player."""

    def choose(self, decision: Decision, /) -> int:
        """Return the id of an option."""
        ...


class RandomAgent:
    """An agent that chooses at random, from its own stream, which is the same on every machine."""

    def __init__(self, seed: int = 0) -> None:
        self.stream = BaseState(1, read_seed(seed))

    def pick(self, ids: Sequence[int]) -> int:
        """Return one of the numbers, each equally likely."""
        return ids[draw(self.stream, len(ids))]

    def choose(self, decision: Decision, /) -> int:
        """Return the id of a random option."""
        return self.pick(decision.options.ids)

    def outcome(self, chance: Chance) -> int:
        """Return a random outcome with its probability."""
        point = draw(self.stream, 1 << 30) / (1 << 30)
        for outcome, likely in zip(chance.outcomes, chance.probabilities, strict=True):
            point -= likely
            if point < 0:
                return outcome
        return chance.outcomes[-1]


def play(game: Game[S], agents: Mapping[int, Agent] | None = None, seed: int = 0, limit: int = LIMIT) -> int:
    """Play a game to its end, players without an agent at random; return the number of decisions.

    Stop after `limit` decisions, when the game may not be over.
    """
    dice = RandomAgent(seed)
    decisions = 0
    while decisions < limit and not game.over:
        if game.chance is not None:
            game.force(dice.outcome(game.chance))
        elif (decision := game.decision) is not None:
            agent = agents.get(decision.player, dice) if agents else dice
            game.choose(agent.choose(decision))
            decisions += 1
    return decisions


def play_state(engine: Engine[S], s: S, seed: int = 0, limit: int = LIMIT) -> int:
    """Play a bare state to its end at random, in place; return the number of decisions."""
    stream = BaseState(1, read_seed(seed))
    decisions = 0
    while decisions < limit and not engine.over(s):
        legal = engine.legal(s)
        engine.apply(s, legal[draw(stream, len(legal))])
        decisions += 1
    return decisions
