"""Agents for every game that choose by search inside the engine.

    agent = SearchAgent(game, Search(simulations=400), seed=7)
    play(game, {1: agent})

The search itself is in the engine (`flat_search`, `mcts`, `is_mcts`), interpreted or native; both choose the same
actions. Flat search and information-set MCTS look only at states that look the same to the player who decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic

from lawspeaker_runtime.game.decision import Decision
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.search.tree import EXPLORATION, TO_THE_END
from lawspeaker_runtime.state.random_stream import next_stream, scramble

SIMULATIONS = 100
HORIZON = 20


class Method(Enum):
    """How an action is chosen. MCTS knows what is hidden from the player; the others do not."""

    FLAT = "flat"
    MCTS = "mcts"
    IS_MCTS = "is-mcts"


@dataclass(frozen=True, slots=True)
class Search:
    """The settings of a search: the number of simulations for a decision, and how each is played.

    `horizon` is the number of random decisions after which a simulation is evaluated. `exploration` is the constant of
    UCB1 for values from 0 to 1.
    """

    simulations: int = SIMULATIONS
    method: Method = Method.IS_MCTS
    horizon: int = TO_THE_END
    exploration: float = EXPLORATION

    def best(self, engine: Engine[S], s: S, seed: int) -> int:
        """Return the best action found in a state; the same one for the same seed."""
        match self.method:
            case Method.FLAT:
                return engine.flat_search(s, self.simulations, self.horizon, seed)
            case Method.MCTS:
                return engine.mcts(s, self.simulations, self.horizon, self.exploration, seed)
            case Method.IS_MCTS:
                return engine.is_mcts(s, self.simulations, self.horizon, self.exploration, seed)


def search_for(rules: Rules, simulations: int = SIMULATIONS) -> Search:
    """Return the settings that suit a game: a game with points is evaluated early, any other played to its end."""
    if rules.parts:
        return Search(simulations, Method.FLAT, HORIZON)
    return Search(simulations)


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


class SearchAgent(Generic[S]):
    """An agent that chooses by search, the same on every machine, interpreted or native."""

    def __init__(self, game: Game[S], search: Search | None = None, seed: int = 0) -> None:
        self.game = game
        self.searcher = Searcher(game.engine, search if search is not None else search_for(game.rules), seed)

    def choose(self, decision: Decision, /) -> int:
        """Return the id of the best option found."""
        return self.searcher.best(self.game.state)
