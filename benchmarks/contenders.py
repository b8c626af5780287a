"""The ways to play a game at random, each with the interface of its library, all with the same loop.

The loop gets the legal actions, picks one with a cheap random number generator and applies it. The generator is inlined
in each loop, because a function call would cost as much as a step of a small game. Chance nodes are resolved but not
counted. A playout is a whole game in one call, with the loop inside the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Self

import pyspiel

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT
from lawspeaker_lab.results.figures import added
from lawspeaker_lab.sim.games import LARGEST_PART, Plan, Table
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.sample.tally import LENGTH, TOTAL
from lawspeaker_runtime.state.base_state import BaseState

Play = Callable[[int, int], tuple[int, int]]
"""`play(games, draw)` returns the number of decisions and the last random number."""

Clones = list[Callable[[], object]]
LENGTHS = 2000
"""The number of games that are stepped to estimate the number of decisions of a playout."""


class HandwrittenGame(Protocol):
    """The interface of the games in `benchmarks/handwritten/`; players count from 0, as in OpenSpiel."""

    over: bool
    player: int

    def legal(self) -> list[int]: ...
    def apply(self, action: int, /) -> None: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> Self: ...


class EngineModule(Protocol):
    """The low-level interface of a generated engine; of the state only `over` is read, as of a hand-written game."""

    def begin(self, players: int, seed: int) -> BaseState: ...
    def legal(self, s: BaseState, /) -> list[int]: ...
    def apply(self, s: BaseState, action: int, /) -> None: ...
    def clone(self, s: BaseState, /) -> BaseState: ...
    def playout(self, s: BaseState, seed: int, /) -> list[float]: ...


@dataclass(frozen=True, slots=True)
class Contender:
    """One way to play a game; `clones` returns a cloning function for each position of one game."""

    name: str
    play: Play
    clones: Callable[[], Clones] | None = None


def openspiel(label: str, name: str) -> Contender:
    """Step a game of OpenSpiel from Python; the game may be written in C++ or in Python."""
    game = pyspiel.load_game(name)
    by_chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def play(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                draw = (draw * FACTOR + ADDEND) & MASK
                state.apply_action(legal[(draw >> SHIFT) % len(legal)])
                decisions += 1
        return decisions, draw

    def play_by_chance(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                legal = state.legal_actions()
                draw = (draw * FACTOR + ADDEND) & MASK
                state.apply_action(legal[(draw >> SHIFT) % len(legal)])
        return decisions, draw

    def clones() -> Clones:
        state, positions, draw = game.new_initial_state(), [], 1
        while not state.is_terminal():
            if not state.is_chance_node():
                positions.append(state.clone().clone)
            legal = state.legal_actions()
            draw = (draw * FACTOR + ADDEND) & MASK
            state.apply_action(legal[(draw >> SHIFT) % len(legal)])
        return list(positions)

    return Contender(label, play_by_chance if by_chance else play, clones)


def handwritten(label: str, new: Callable[[int], HandwrittenGame]) -> Contender:
    """Step a hand-written game; `new` starts it from a random number."""

    def play(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            game = new(draw)
            while not game.over:
                legal = game.legal()
                draw = (draw * FACTOR + ADDEND) & MASK
                game.apply(legal[(draw >> SHIFT) % len(legal)])
                decisions += 1
        return decisions, draw

    def clones() -> Clones:
        game, positions, draw = new(1), [], 1
        while not game.over:
            positions.append(game.clone().clone)
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
        return list(positions)

    return Contender(label, play, clones)


def stepped(label: str, engine: EngineModule, players: int) -> Contender:
    """Step a generated engine through its low-level interface."""
    begin, legal_actions, apply = engine.begin, engine.legal, engine.apply

    def play(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = begin(players, draw)
            while not state.over:
                legal = legal_actions(state)
                draw = (draw * FACTOR + ADDEND) & MASK
                apply(state, legal[(draw >> SHIFT) % len(legal)])
                decisions += 1
        return decisions, draw

    def clones() -> Clones:
        state, positions, draw = begin(players, 1), [], 1
        while not state.over:
            positions.append(cloner(engine, engine.clone(state)))
            legal = legal_actions(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            apply(state, legal[(draw >> SHIFT) % len(legal)])
        return positions

    return Contender(label, play, clones)


def cloner(engine: EngineModule, state: BaseState) -> Callable[[], object]:
    """Return a function without arguments that clones a state."""
    clone = engine.clone
    return lambda: clone(state)


def playouts(label: str, engine: EngineModule, players: int, length: float, deals: bool) -> Contender:
    """Play whole games with the playout function of a generated engine; `length` is the mean number of decisions.

    If chance deals before the first decision, each game starts with a new deal, as in the other loops. Otherwise the
    playouts start from a copy of the initial position.
    """
    begin, playout = engine.begin, engine.playout

    def play(games: int, draw: int) -> tuple[int, int]:
        opening = begin(players, draw)
        for _ in range(games):
            draw = (draw * FACTOR + ADDEND) & MASK
            playout(opening, draw)
        return round(games * length), draw

    def play_new_deals(games: int, draw: int) -> tuple[int, int]:
        for _ in range(games):
            draw = (draw * FACTOR + ADDEND) & MASK
            playout(begin(players, draw), draw)
        return round(games * length), draw

    return Contender(label, play_new_deals if deals else play)


def begun_playouts(label: str, engine: EngineModule, players: int, length: float) -> Contender:
    """Begin each game anew and play it with the playout function."""
    begin, playout = engine.begin, engine.playout

    def play(games: int, draw: int) -> tuple[int, int]:
        for _ in range(games):
            draw = (draw * FACTOR + ADDEND) & MASK
            playout(begin(players, draw), draw)
        return round(games * length), draw

    return Contender(label, play)


def samples(label: str, loaded: Loaded, players: int) -> Contender:
    """Play games as `law sim` does, in one process: with `sample` of the engine, and the figures added up."""
    table = Table(loaded, Plan(players, 1, 1, {}))

    def play(games: int, draw: int) -> tuple[int, int]:
        figures: list[int] = []
        first = draw >> SHIFT
        for seed in range(first, first + games, LARGEST_PART):
            part = range(seed, min(seed + LARGEST_PART, first + games))
            figures = added(figures, table.play(part).figures, table.book)
        return figures[LENGTH + TOTAL], (draw * FACTOR + ADDEND) & MASK

    return Contender(label, play)


def mean_length(contender: Contender, games: int = LENGTHS) -> float:
    """Return the mean number of decisions of a random game."""
    return contender.play(games, 1)[0] / games
