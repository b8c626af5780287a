"""The ways to step one game, each in the words of its own library, all with the very same loop.

The loop asks for the legal actions, takes one by an index from a cheap generator (the low bits of a linear
congruence are poor, so it takes the high ones), and applies it. The generator is written out in each loop: a call to a
shared function would cost as much as a whole step of a small game. Chance is answered but not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, Self, cast

import pyspiel

from lawspeaker_runtime.core import BaseState

FACTOR, ADDEND, MASK, SHIFT = 1103515245, 12345, 0x7FFFFFFF, 8


class HandwrittenGame(Protocol):
    """What the games of `benchmarks/handwritten/` have in common; players count from 0, as in OpenSpiel."""

    over: bool
    player: int

    def legal(self) -> list[int]: ...
    def apply(self, action: int, /) -> None: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> Self: ...


class Engine(Protocol):
    """The integer door of a generated engine; of the state only `over` is read, as of a hand-written game."""

    def begin(self, players: int, seed: int) -> BaseState: ...
    def legal(self, s: object, /) -> list[int]: ...
    def apply(self, s: object, action: int, /) -> None: ...
    def over(self, s: object, /) -> bool: ...
    def clone(self, s: object, /) -> object: ...


@dataclass(frozen=True, slots=True)
class Contender:
    """One way to play a game: `play(games, draw)` returns decisions made and the generator's last number."""

    name: str
    play: Callable[[int, int], tuple[int, int]]
    clones: Callable[[], list[Callable[[], object]]]
    """Return a function that clones the position for each decision of one game."""


def openspiel(name: str) -> Contender:
    """Step OpenSpiel's C++ game from Python."""
    game = pyspiel.load_game(name)
    by_chance = game.new_initial_state().is_chance_node()

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

    def clones() -> list[Callable[[], object]]:
        state, positions, draw = game.new_initial_state(), [], 1
        while not state.is_terminal():
            if not state.is_chance_node():
                positions.append(state.clone().clone)
            legal = state.legal_actions()
            draw = (draw * FACTOR + ADDEND) & MASK
            state.apply_action(legal[(draw >> SHIFT) % len(legal)])
        return list(positions)

    return Contender("OpenSpiel", play_by_chance if by_chance else play, clones)


def handwritten(new: Callable[[], HandwrittenGame]) -> Contender:
    """Step a hand-written Python game."""

    def play(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            game = new()
            while not game.over:
                legal = game.legal()
                draw = (draw * FACTOR + ADDEND) & MASK
                game.apply(legal[(draw >> SHIFT) % len(legal)])
                decisions += 1
        return decisions, draw

    def clones() -> list[Callable[[], object]]:
        game, positions, draw = new(), [], 1
        while not game.over:
            positions.append(game.clone().clone)
            legal = game.legal()
            draw = (draw * FACTOR + ADDEND) & MASK
            game.apply(legal[(draw >> SHIFT) % len(legal)])
        return list(positions)

    return Contender("hand-written", play, clones)


def generated(name: str, players: int) -> Contender | None:
    """Step the generated engine through its integer door, or return None while it does not exist."""
    engine = find_engine(name)
    if engine is None:
        return None
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

    def clones() -> list[Callable[[], object]]:
        state, positions, draw = begin(players, 1), [], 1
        while not state.over:
            positions.append(cloner(engine, engine.clone(state)))
            legal = legal_actions(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            apply(state, legal[(draw >> SHIFT) % len(legal)])
        return positions

    return Contender("generated", play, clones)


def cloner(engine: Engine, state: object) -> Callable[[], object]:
    """Bind a state to the engine's clone, as a method is bound to its object."""
    clone = engine.clone
    return lambda: clone(state)


def find_engine(name: str) -> Engine | None:
    """Return the generated engine of a game, or None where it was not built."""
    if find_spec("lawspeaker_games") is None or find_spec(f"lawspeaker_games.{name}") is None:
        return None
    return cast("Engine", import_module(f"lawspeaker_games.{name}.engine"))
