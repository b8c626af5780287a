"""The classic games of PettingZoo as contenders; `pip install 'lawspeaker[bench]'` installs them.

The legal actions are a mask in the observation of a player. The environments are used without the wrappers that check
the order of calls. They cannot be cloned.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from benchmarks.contenders import Contender
from benchmarks.handwritten.chance import ADDEND, FACTOR, MASK, SHIFT


class Mask(Protocol):
    """The legal actions: an array of zeros and ones."""

    def nonzero(self) -> tuple[Sequence[int], ...]: ...


class Environment(Protocol):
    """The part of an environment that the loop uses."""

    terminations: Mapping[str, bool]
    agent_selection: str

    def reset(self) -> None: ...
    def observe(self, agent: str, /) -> Mapping[str, Mask]: ...
    def step(self, action: int, /) -> None: ...


def petting_zoo(label: str, name: str) -> Contender:
    """Step a game of PettingZoo; raise ImportError if it is not installed."""
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
