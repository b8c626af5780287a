"""PettingZoo's classic games in the loop of all contenders; `pip install 'lawspeaker[bench]'` brings them.

Its environments show the legal actions as a mask in what a player observes. They are stepped bare, without the wrappers
that check the order of calls, and have no clone.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from benchmarks.contenders import Contender
from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT


class Mask(Protocol):
    """Which actions are legal: an array of zeros and ones."""

    def nonzero(self) -> tuple[Sequence[int], ...]: ...


class Environment(Protocol):
    """What the loop uses of an environment."""

    terminations: Mapping[str, bool]
    agent_selection: str

    def reset(self) -> None: ...
    def observe(self, agent: str, /) -> Mapping[str, Mask]: ...
    def step(self, action: int, /) -> None: ...


def petting_zoo(label: str, name: str) -> Contender:
    """Step one of PettingZoo's games; raise ImportError where it is not installed."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    game = cast("Environment", import_module(f"pettingzoo.classic.{name}").raw_env())

    def play(games: int, draw: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            game.reset()
            while not game.terminations[game.agent_selection]:
                legal = game.observe(game.agent_selection)["action_mask"].nonzero()[0]
                draw = (draw * FACTOR + ADDEND) & MASK
                game.step(legal[(draw >> SHIFT) % len(legal)])
                decisions += 1
        return decisions, draw

    return Contender(label, play)
