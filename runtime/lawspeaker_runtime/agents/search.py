"""Agents for every game that choose by search inside the engine.

    agent = SearchAgent(game, search_for(game.rules, Strength.STRONG), seed=7)
    play(game, {1: agent})

The search itself is in the engine (`flat_search`, `mcts`, `is_mcts`), interpreted or native; both choose the same
actions. Flat search and information-set MCTS look only at states that look the same to the player who decides.
A budget is a number of simulations, or a time, which is turned into simulations as they are measured.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from time import perf_counter
from typing import Generic

from lawspeaker_runtime.game.decision import Decision
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.native.engine_name import EngineName, found, stored
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.search.gains import RIVALS
from lawspeaker_runtime.search.tree import EXPLORATION, TO_THE_END
from lawspeaker_runtime.search.worth import AIM
from lawspeaker_runtime.state.random_stream import next_stream, scramble

HORIZON = 20
FIRST_CHUNK = 16
"""The simulations of the first search of a decision with a time budget; it measures the pace."""
GROWTH, LAST_GROWTH = 16, 64
"""How many times larger the next search is, until one of at most LAST_GROWTH times the size takes the time left."""
CAUTION = 0.95


class Method(Enum):
    """How an action is chosen. MCTS knows what is hidden from the player; the others do not."""

    FLAT = "flat"
    MCTS = "mcts"
    IS_MCTS = "is-mcts"


class Strength(Enum):
    """The named strengths of bots: how many simulations they make for each decision."""

    EASY = 20
    FAIR = 150
    STRONG = 1000

    @property
    def word(self) -> str:
        """Return the name that people write: `easy`."""
        return self.name.lower()


SIMULATIONS = Strength.FAIR.value
STRENGTHS = {strength.word: strength for strength in Strength}


@dataclass(frozen=True, slots=True)
class Search:
    """The settings of a search: the budget for a decision, and how each simulation is played.

    `seconds` is a budget in time, which replaces `simulations`. `horizon` is the number of decisions of a playout after
    which it is evaluated. `exploration` is the constant of UCB1 for values from 0 to 1. With `rivals`, a playout draws
    so many options more at each decision, and takes the one that gained most in this search; flat search draws one.
    `aim` weighs nearness to victories against a lead in points where a playout is evaluated. `halving` lets flat search
    drop the worse half of the options again and again; without it, all are tried equally often.
    """

    simulations: int = SIMULATIONS
    method: Method = Method.IS_MCTS
    horizon: int = TO_THE_END
    exploration: float = EXPLORATION
    rivals: int = RIVALS
    aim: int = AIM
    seconds: float | None = None
    halving: bool = True

    def best(self, engine: Engine[S], s: S, seed: int) -> int:
        """Return the best action found in a state; the same one for the same seed, unless the budget is a time."""
        if self.seconds is not None:
            return best_in_time(self, engine, s, seed)
        match self.method:
            case Method.FLAT:
                return engine.flat_search(s, self.simulations, self.horizon, seed, self.aim, self.halving)
            case Method.MCTS:
                return engine.mcts(s, self.simulations, self.horizon, self.exploration, seed, self.rivals, self.aim)
            case Method.IS_MCTS:
                return engine.is_mcts(s, self.simulations, self.horizon, self.exploration, seed, self.rivals, self.aim)


def best_in_time(search: Search, engine: Engine[S], s: S, seed: int, clock: Callable[[], float] = perf_counter) -> int:
    """Return the best action found in the seconds of a search: that of the last and by far the largest of a few.

    The first search measures how long simulations take; the others repeat it with more of them, from the same seed.
    """
    end = clock() + (search.seconds or 0.0)
    chunk = FIRST_CHUNK
    while True:
        begun = clock()
        found = replace(search, simulations=chunk, seconds=None).best(engine, s, seed)
        now = clock()
        ratio = (end - now) / max(now - begun, 1e-9)
        if ratio <= 1 or len(engine.legal(s)) == 1:
            return found
        chunk = int(chunk * ratio * CAUTION) if ratio <= LAST_GROWTH else chunk * GROWTH
        if ratio <= LAST_GROWTH:
            return replace(search, simulations=chunk, seconds=None).best(engine, s, seed)


def search_for(rules: Rules, strength: Strength | int = Strength.FAIR) -> Search:
    """Return the settings that suit a game, for a named strength or a number of simulations.

    MCTS is for games that hide nothing, information-set MCTS for the others. A game with points is evaluated early, any
    other is played to its end.
    """
    simulations = strength.value if isinstance(strength, Strength) else strength
    method = Method.IS_MCTS if rules.hides_something else Method.MCTS
    return Search(simulations, method, HORIZON if rules.parts else TO_THE_END)


class Searcher(Generic[S]):
    """Chooses actions in bare states, with random numbers from its own stream."""

    def __init__(self, engine: Engine[S], search: Search, seed: int = 0) -> None:
        self.engine = engine
        self.search = search
        self.stream = int(scramble(read_seed(seed)))

    def best(self, s: S) -> int:
        """Return the best action found."""
        self.stream = int(next_stream(self.stream))
        return self.search.best(self.engine, s, self.stream)

    def __copy__(self) -> Searcher[S]:
        return resumed(self.engine, self.search, self.stream)

    def __deepcopy__(self, memo: object) -> Searcher[S]:
        return resumed(self.engine, self.search, self.stream)

    def __reduce__(self) -> tuple[Callable[..., Searcher[S]], tuple[EngineName | Engine[S], Search, int]]:
        """Pickle the engine by its name."""
        return resumed, (stored(self.engine), self.search, self.stream)


def resumed(engine: EngineName | Engine[S], search: Search, stream: int) -> Searcher[S]:
    """Return a searcher that goes on with a stream of random numbers."""
    searcher = Searcher(found(engine), search)
    searcher.stream = stream
    return searcher


class SearchAgent(Generic[S]):
    """An agent that chooses by search, the same on every machine, interpreted or native."""

    def __init__(self, game: Game[S], search: Search | None = None, seed: int = 0) -> None:
        self.game = game
        self.searcher = Searcher(game.engine, search if search is not None else search_for(game.rules), seed)

    def choose(self, decision: Decision, /) -> int:
        """Return the id of the best option found."""
        return self.searcher.best(self.game.state)


def searcher_for(engine: Engine[S], rules: Rules, seed: int, strength: int) -> Searcher[S]:
    """Return the search that chooses for the bots of a game."""
    return Searcher(engine, search_for(rules, strength), seed)
