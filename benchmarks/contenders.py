"""The ways to play one game at random, each in the words of its own library, all with the very same loop.

The loop asks for the legal actions, takes one by an index from a cheap generator and applies it. The generator is
written out in each loop: a call to a shared function would cost as much as a whole step of a small game. Chance is
answered but not counted. A playout is a whole game in one call, with the loop inside the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Self

import pyspiel

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT
from lawspeaker_runtime.state.base_state import BaseState

Play = Callable[[int, int], tuple[int, int]]
"""`play(games, draw)` returns how many decisions were made and the generator's last number."""

Clones = list[Callable[[], object]]
LENGTHS = 2000
"""How many games are stepped to learn how many decisions a playout makes, which it does not tell."""


class HandwrittenGame(Protocol):
    """What the games of `benchmarks/handwritten/` have in common; players count from 0, as in OpenSpiel."""

    over: bool
    player: int

    def legal(self) -> list[int]: ...
    def apply(self, action: int, /) -> None: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> Self: ...


class Door(Protocol):
    """The integer door of a generated engine; of the state only `over` is read, as of a hand-written game."""

    def begin(self, players: int, seed: int) -> BaseState: ...
    def legal(self, s: BaseState, /) -> list[int]: ...
    def apply(self, s: BaseState, action: int, /) -> None: ...
    def clone(self, s: BaseState, /) -> BaseState: ...
    def playout(self, s: BaseState, seed: int, /) -> list[float]: ...


@dataclass(frozen=True, slots=True)
class Contender:
    """One way to play a game; `clones` returns a function that clones the position for each decision of one game."""

    name: str
    play: Play
    clones: Callable[[], Clones] | None = None


def openspiel(label: str, name: str) -> Contender:
    """Step a game of OpenSpiel from Python, be it written in C++ or in Python."""
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
    """Step a hand-written game, which a number tells how to begin if chance does."""

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


def stepped(label: str, door: Door, players: int) -> Contender:
    """Step a generated engine through its integer door."""
    begin, legal_actions, apply = door.begin, door.legal, door.apply

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
            positions.append(cloner(door, door.clone(state)))
            legal = legal_actions(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            apply(state, legal[(draw >> SHIFT) % len(legal)])
        return positions

    return Contender(label, play, clones)


def cloner(door: Door, state: BaseState) -> Callable[[], object]:
    """Bind a state to the engine's clone, as a method is bound to its object."""
    clone = door.clone
    return lambda: clone(state)


def playouts(label: str, door: Door, players: int, length: float, deals: bool) -> Contender:
    """Let a generated engine play whole games, of a mean length.

    Where chance deals before the first decision, each game begins with a new deal, as in all other loops; elsewhere
    playouts start from the opening position, which they copy.
    """
    begin, playout = door.begin, door.playout

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


def mean_length(contender: Contender) -> float:
    """Return how many decisions a random game takes."""
    return contender.play(LENGTHS, 1)[0] / LENGTHS
