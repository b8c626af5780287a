"""A sensible player for every game: tries each option in worlds that look the same to him, and plays them on at random.

    3 options, 8 tries each   ->   all three in 5 worlds, the better two in 6 more   ->   the best of these

What he cannot see is dealt anew in every world, so he plans with what he knows and no more. Options meet the same
worlds and the same luck, so that what differs is the option. A world is played on for `horizon` decisions and then
worth its score so far; where a game has no score, it is played to its end.
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
DECIDED = 1_000.0


class SearchAgent(Generic[S]):
    """Decides by trying; from a stream of its own that is the same on every machine."""

    def __init__(self, game: Game[S], seed: int = 0, tries: int = TRIES, horizon: int = LIMIT) -> None:
        self.game = game
        self.seeker = ActionSearch(game.engine, seed, tries, horizon)

    def choose(self, decision: Decision, /) -> int:
        """Return the id of the option that did best."""
        return self.seeker.best(self.game.state)


class ActionSearch(Generic[S]):
    """Looks for the best action in a bare state."""

    def __init__(self, engine: Engine[S], seed: int = 0, tries: int = TRIES, horizon: int = LIMIT) -> None:
        self.engine = engine
        self.stream = BaseState(1, read_seed(seed))
        self.tries = tries
        self.horizon = horizon

    def best(self, s: S) -> int:
        """Return the best action; where no world is found to try them in, an action at random."""
        legal = list(self.engine.legal(s))
        try:
            return self.tried(s, legal)
        except NoGuess:
            return legal[draw(self.stream, len(legal))]

    def tried(self, s: S, left: list[int]) -> int:
        """Return the best of some actions: half of them are dropped after each round, until one is left."""
        player = int(self.engine.player(s))
        gained = dict.fromkeys(left, 0.0)
        budget, rounds = self.tries * len(left), max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, budget // (rounds * len(left)))):
                self.try_all(s, player, left, gained)
            left = sorted(left, key=lambda action: -gained[action])[: (len(left) + 1) // 2]
        return left[0]

    def try_all(self, s: S, player: int, actions: list[int], gained: dict[int, float]) -> None:
        """Try actions in one world that looks to the player like his own, and add what each is worth."""
        engine = self.engine
        world = engine.determinize(s, player, draw(self.stream, 1 << 40))
        luck = draw(self.stream, 1 << 40)
        for action in actions:
            copy = engine.clone(world)
            engine.apply(copy, action)
            self.play_on(copy, luck)
            gained[action] += worth(engine, copy, player)

    def play_on(self, s: S, luck: int) -> None:
        """Play a state on at random, at most as far as this player looks ahead."""
        engine, stream = self.engine, BaseState(1, luck)
        for _ in range(self.horizon):
            if engine.over(s):
                return
            legal = engine.legal(s)
            engine.apply(s, legal[draw(stream, len(legal))])


def worth(engine: Engine[S], s: S, player: int) -> float:
    """Return what a state is worth to a player: his points so far or his result, less what the others have on average.

    Who wins by an ending has more than points can give, however few he has. The average, not the best of the others:
    players may share their points, and a partner's are no reason to be sorry.
    """
    seats = range(1, int(s.players) + 1)
    if not engine.over(s):
        points = [float(sum(engine.score_parts(s, seat))) for seat in seats]
    else:
        points = list(engine.returns(s))
        if len(seats) > 1 and engine.ending(s) >= 0:
            for seat in engine.winners(s):
                points[seat - 1] += DECIDED
    others = sum(points) - points[player - 1]
    return points[player - 1] - others / max(1, len(seats) - 1)


def look_ahead(rules: Rules) -> int:
    """Return how many decisions a world is played on: a few where points tell who does well, else all."""
    return HORIZON if rules.parts else LIMIT
