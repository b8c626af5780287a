"""Play rounds of random games on the native engine of a game, one for each line of standard input.

    (a line)      ->      {"decisions": 92480.0, "seconds": 0.17, "clone": 2.4}

`benchmarks/earlier.py` runs this file with the packages of two versions of Lawspeaker, so it imports nothing but the
runtime and the game.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time
from typing import Protocol

from lawspeaker_runtime.native.load import load_native

GAMES = 200
SAMPLED = 100
CLONES = 20


class NativeEngine(Protocol):
    """The functions of an engine that are measured."""

    def begin(self, players: int, seed: int) -> object: ...
    def legal(self, state: object) -> list[int]: ...
    def apply(self, state: object, action: int) -> None: ...
    def clone(self, state: object) -> object: ...
    def playout(self, state: object, seed: int) -> list[float]: ...


def states_of(engine: NativeEngine, players: int, seed: int) -> list[object]:
    """Return the states of a random game at its decisions."""
    state, draw = engine.begin(players, seed), seed * 7919 + 1
    found: list[object] = []
    while legal := engine.legal(state):
        found.append(engine.clone(state))
        draw = (draw * 6364136223846793005 + 1442695040888963407) % 2**63
        engine.apply(state, legal[(draw >> 20) % len(legal)])
    return found


def main() -> None:
    """Answer each line with the figures of a round."""
    package, players = sys.argv[1], int(sys.argv[2])
    engine: NativeEngine = load_native(import_module(f"{package}.engine"), package)  # type: ignore[assignment]
    length = sum(len(states_of(engine, players, seed)) for seed in range(SAMPLED)) / SAMPLED
    states = states_of(engine, players, 1)
    for number, _ in enumerate(sys.stdin):
        start = process_time()
        for seed in range(GAMES):
            engine.playout(engine.begin(players, number * GAMES + seed), seed)
        played = process_time()
        for state in states:
            for _ in range(CLONES):
                engine.clone(state)
        clone = (process_time() - played) / (len(states) * CLONES) * 1e6
        print(json.dumps({"decisions": GAMES * length, "seconds": played - start, "clone": clone}), flush=True)


if __name__ == "__main__":
    main()
