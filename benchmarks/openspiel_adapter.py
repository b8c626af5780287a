"""Measure the adapter to OpenSpiel against the engine itself: steps with an observation after each of them.

    python -m benchmarks.openspiel_adapter [GAME …] [--native] [--add]

Both sides ask for the options, carry out a random one and observe for the player who decides then: the engine by
numbers, with its own stream of chance; the adapter by `legal_actions`, `apply_action` and `observation_tensor` of
OpenSpiel, where the outcomes of chance are steps too.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Protocol, cast

import pyspiel

from benchmarks.later import add_section
from benchmarks.markdown import against, table, thousands
from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.adapters.openspiel_game import register
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.state.base_state import BaseState

GAMES = ("tic-tac-toe", "connect-four", "oh-hell", "northgard", "empires")
GOAL = 0.3
SLICES = 5
Counted = tuple[int, float]


class Begins(Protocol):
    """An engine, for states at their first decision."""

    def begin(self, players: int, seed: int, /) -> BaseState: ...


@dataclass(frozen=True, slots=True)
class Paces:
    """Steps per second of one game: of the adapter and of the engine."""

    game: str
    adapter: float
    engine: float

    @property
    def ratio(self) -> float:
        """Return the part of the engine's pace that the adapter reaches."""
        return self.adapter / self.engine


def stepped_engine(engine: Engine[BaseState], players: int, seconds: float, seed: int) -> Counted:
    """Return the number of steps and the time that they took, by numbers."""
    pick, steps, start = random.Random(seed), 0, process_time()
    begin = cast("Begins", engine).begin
    while process_time() - start < seconds:
        seed, s = seed + 1, begin(players, seed)
        while (legal := engine.legal(s)) and process_time() - start < seconds:
            engine.apply(s, pick.choice(legal))
            steps += 1
            if not engine.over(s):
                engine.observe(s, engine.player(s))
    return steps, process_time() - start


def stepped_adapter(game: pyspiel.Game, seconds: float, seed: int) -> Counted:
    """Return the number of steps and the time that they took, through OpenSpiel."""
    pick, steps, start = random.Random(seed), 0, process_time()
    while process_time() - start < seconds:
        s = game.new_initial_state()
        while not s.is_terminal() and process_time() - start < seconds:
            s.apply_action(pick.choice(s.legal_actions()))
            steps += 1
            if s.current_player() >= 0:
                s.observation_tensor(s.current_player())
    return steps, process_time() - start


def measured(name: str, native: bool, seconds: float) -> Paces:
    """Measure a game in alternating slices."""
    package = find_game(name)
    engine = load_native(package.engine, package.__name__) if native else package.engine
    game = pyspiel.load_game(register(name, name=f"measured_{package.__name__.rpartition('.')[2]}", native=native))
    spent = {"adapter": [0.0, 0.0], "engine": [0.0, 0.0]}
    for seed in range(SLICES):
        one = stepped_adapter(game, seconds / SLICES, seed)
        other = stepped_engine(engine, package.RULES.players[0], seconds / SLICES, seed)
        for sums, counted in zip(spent.values(), (one, other), strict=True):
            sums[0] += counted[0]
            sums[1] += counted[1]
    return Paces(name, *(steps / taken for steps, taken in spent.values()))


def section(found: Sequence[Paces], native: bool) -> str:
    """Return the table of the page."""
    rows = [
        [each.game, thousands(each.adapter), thousands(each.engine), against(each.ratio, GOAL, "x")] for each in found
    ]
    head = ["game", "OpenSpiel adapter", "engine and observe", "ratio"]
    kind = "native" if native else "interpreted"
    return f"Steps per second of {kind} engines, each with an observation.\n\n{table(head, rows)}\n"


def main() -> None:
    """Measure the given games, or all."""
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel_adapter", description="Measure the adapter.")
    parser.add_argument("games", nargs="*", help=f"{', '.join(GAMES)}; by default all")
    parser.add_argument("--native", action="store_true", help="by machine code")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of the two")
    parser.add_argument("--add", action="store_true", help="add the figures to docs/benchmarks.md")
    given = parser.parse_args()
    text = section([measured(game, given.native, given.seconds) for game in given.games or GAMES], given.native)
    print(text)
    if given.add:
        add_section(f"OpenSpiel adapter, {'native' if given.native else 'interpreted'}", text)


if __name__ == "__main__":
    main()
