"""The game that properties are checked of, and the findings of the checks.

Subject(engine, RULES, players=3)      ->      [Finding("ends", seed=4, step=20000, text="…")]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from lawspeaker_runtime.agents.agents import RandomAgent, play
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules

MAX_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Finding:
    """A property that does not hold: the seed and the decision at which it failed, and what was wrong.

    Findings with the same `fault` have one cause; without one, each is separate.
    """

    property: str
    seed: int
    step: int
    text: str
    fault: str = ""


@dataclass(frozen=True)
class Subject(Generic[S]):
    """The game to check: its engine, its settings, and the number of decisions after which it counts as endless."""

    engine: Engine[S]
    rules: Rules
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    limit: int = MAX_DECISIONS
    lengths: dict[int, int] = field(default_factory=dict, init=False, compare=False, repr=False)
    latest: list[Game[S]] = field(default_factory=list, init=False, compare=False, repr=False)

    def new(self, seed: int, explicit_chance: bool = False) -> Game[S]:
        """Start a game."""
        self.latest.clear()
        game = Game.start(self.engine, self.rules, self.players, seed, self.options, explicit_chance)
        self.latest.append(game)
        return game

    def reached(self) -> int:
        """Return the number of the decision that the latest game has reached; -1 if that is not known."""
        return len(self.latest[0].history.steps) if self.latest else -1

    def length(self, seed: int) -> int:
        """Return the number of decisions of the random game of a seed; most properties ask, and it is played once."""
        if seed not in self.lengths:
            self.lengths[seed] = play(self.new(seed), seed=seed, limit=self.limit)
        return self.lengths[seed]

    def at_random_decision(self, seed: int) -> Game[S]:
        """Return a game at a random decision, which depends on the seed."""
        length = self.length(seed)
        game = self.new(seed)
        play(game, seed=seed, limit=RandomAgent(seed + 1).pick(range(max(length, 1))))
        return game
