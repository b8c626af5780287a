"""Measure random games of For Northwood! on the generated engine and on a hand-written version, alternating.

`python -m benchmarks.northwood` prints the games and decisions per second of both and their ratio. The full game has no
hand-written version. The hand-written version is the oracle of the tests: a Python generator without save or clone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.games.northwood_oracle import play_at_random

BATCH = 20
Play = Callable[[int], int]


def by_hand(seed: int) -> int:
    """Play one introductory game with the hand-written version; return the number of decisions."""
    return play_at_random(seed)[1]


def by_engine(engine: Engine[BaseState], rules: Rules, style: str) -> Play:
    """Return a function that plays one game with the engine."""
    full = int(style == "full")
    options = [[full if option.word == "style" else option.default] for option in rules.options]

    def play(seed: int) -> int:
        state, draw, decisions = engine.new_state(1, seed, options), seed, 0
        engine.start(state)
        while not state.over:
            legal = engine.legal(state)
            draw = (draw * FACTOR + ADDEND) & MASK
            engine.apply(state, legal[(draw >> SHIFT) % len(legal)])
            decisions += 1
        return decisions

    return play


def timed(players: dict[str, Play], seconds: float) -> dict[str, tuple[float, float]]:
    """Run the players in turn; return the games and decisions of each per second of processor time."""
    spent = dict.fromkeys(players, 0.0)
    games, decisions = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    while min(spent.values()) < seconds:
        for name, play in players.items():
            start = time.process_time()
            decisions[name] += sum(play(seed) for seed in range(games[name], games[name] + BATCH))
            spent[name] += time.process_time() - start
            games[name] += BATCH
    return {name: (games[name] / spent[name], decisions[name] / spent[name]) for name in players}


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="benchmarks.northwood", description="Time For Northwood!")
    parser.add_argument("--seconds", type=float, default=3.0, help="per player")
    options = parser.parse_args()
    if find_spec("lawspeaker_games.northwood") is None:
        raise SystemExit("no generated engine: `law build northwood` writes it")
    engine = cast("Engine[BaseState]", import_module("lawspeaker_games.northwood.engine"))
    rules = cast("Rules", import_module("lawspeaker_games.northwood.names").RULES)
    players: dict[str, Play] = {"by hand": by_hand}
    players |= {f"generated, {style}": by_engine(engine, rules, style) for style in ("introductory", "full")}
    found = timed(players, options.seconds)
    for name, (games, decisions) in found.items():
        print(f"{name:24} {games:8,.0f} games/s {decisions:10,.0f} decisions/s")
    print(f"generated / by hand: {found['generated, introductory'][1] / found['by hand'][1]:.2f}x")


if __name__ == "__main__":
    main()
