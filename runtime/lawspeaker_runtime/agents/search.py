"""An agent for every game: determinized rollouts with sequential halving.

    3 options, 8 tries each   ->   all three in 5 worlds, the better two in 6 more   ->   the best of these

Each option is tried in states that look the same to the player, with the hidden information dealt anew, so the agent
uses only what the player knows. All options are tried in the same states with the same random numbers, so that only the
option differs. A state is played on at random for `horizon` decisions and then evaluated by its score; a game without a
score is played to its end.
"""

from __future__ import annotations

from typing import Generic

from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.decision import Decision
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw

TRIES = 12
HORIZON = 20
LIMIT = 10_000
WIN_BONUS = 1_000.0


class SearchAgent(Generic[S]):
    """An agent that chooses by search, from its own stream, which is the same on every machine."""

    def __init__(self, game: Game[S], seed: int = 0, tries: int = TRIES, horizon: int = LIMIT) -> None:
        self.game = game
        self.search = ActionSearch(game.engine, seed, tries, horizon, game.rules.cooperative)

    def choose(self, decision: Decision, /) -> int:
        """Return the id of the best option found."""
        return self.search.best(self.game.state)


class ActionSearch(Generic[S]):
    """A search for the best action in a bare state."""

    def __init__(
        self, engine: Engine[S], seed: int = 0, tries: int = TRIES, horizon: int = LIMIT, cooperative: bool = False
    ) -> None:
        self.engine = engine
        self.cooperative = cooperative
        self.stream = BaseState(1, read_seed(seed))
        self.tries = tries
        self.horizon = horizon

    def best(self, s: S) -> int:
        """Return the best action; a random one if no determinized state was found."""
        legal = list(self.engine.legal(s))
        try:
            return self.halve(s, legal)
        except NoGuess:
            return legal[draw(self.stream, len(legal))]

    def halve(self, s: S, left: list[int]) -> int:
        """Return the best of some actions: the worse half is dropped after each round, until one is left."""
        player = int(self.engine.player(s))
        gained = dict.fromkeys(left, 0.0)
        budget, rounds = self.tries * len(left), max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, budget // (rounds * len(left)))):
                self.try_all(s, player, left, gained)
            left = sorted(left, key=lambda action: -gained[action])[: (len(left) + 1) // 2]
        return left[0]

    def try_all(self, s: S, player: int, actions: list[int], gained: dict[int, float]) -> None:
        """Try actions in one determinized state, and add the value of each result."""
        engine = self.engine
        world = engine.determinize(s, player, draw(self.stream, 1 << 40))
        luck = draw(self.stream, 1 << 40)
        for action in actions:
            copy = engine.clone(world)
            engine.apply(copy, action)
            self.play_on(copy, luck)
            gained[action] += evaluate(engine, copy, player, self.cooperative)

    def play_on(self, s: S, luck: int) -> None:
        """Play a state on at random, for at most `horizon` decisions."""
        engine, stream = self.engine, BaseState(1, luck)
        for _ in range(self.horizon):
            if engine.over(s):
                return
            legal = engine.legal(s)
            engine.apply(s, legal[draw(stream, len(legal))])


def evaluate(engine: Engine[S], s: S, player: int, cooperative: bool = False) -> float:
    """Return the value of a state for a player: points so far or the result, minus the average of the others.

    In a co-operative game nothing is subtracted: what is good for the others is good for all. A player who wins by an
    ending gets more than points can give. The average, not the best of the others, because partners may share their
    points.
    """
    seats = range(1, int(s.players) + 1)
    if not engine.over(s):
        points = [float(sum(engine.score_parts(s, seat))) for seat in seats]
    else:
        points = list(engine.returns(s))
        if len(seats) > 1 and engine.ending(s) >= 0:
            for seat in engine.winners(s):
                points[seat - 1] += WIN_BONUS
    if cooperative:
        return points[player - 1]
    others = sum(points) - points[player - 1]
    return points[player - 1] - others / max(1, len(seats) - 1)


def horizon_for(rules: Rules) -> int:
    """Return the number of decisions to play on: few if the game has a score to evaluate, otherwise to the end."""
    return HORIZON if rules.parts else LIMIT
