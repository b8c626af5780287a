"""How long and how deep rules may run between two decisions, and how many decisions a playout may take.

Rules that loop or call themselves without a decision in between are stopped with a RuleError that names their line, in
interpreted and native engines at the same point. This module is never compiled: calling it is what lets machine code
hear Ctrl-C, because Python looks for signals whenever it runs a function of its own.

    set_steps(10_000_000)      # for games with long loops
"""

from __future__ import annotations

import sys
from typing import Final

from lawspeaker_runtime.errors import RuleError

STEPS: Final = 102_400
"""Rounds of loops and calls in circles between two decisions, unless `set_steps` says otherwise."""
FRAMES: Final = 5_000
"""Functions of Python inside each other: enough for the depth of calls of rules, each through queries and triggers."""


class Budget:
    """The number of steps that can be set."""

    steps = STEPS


def set_steps(steps: int) -> None:
    """Set how many steps rules may take between two decisions, in all games of this process; at least about 1,000."""
    Budget.steps = steps


def steps() -> int:
    """Return how many steps rules may take between two decisions."""
    return Budget.steps


def check_steps(count: int, line: str) -> None:
    """Raise a RuleError if the steps are spent. Whoever calls this from machine code hears signals."""
    if count >= Budget.steps:
        raise RuleError(f"{line}: this goes on for ever: {count:,} steps without a decision")


def check_signals() -> None:
    """Let Python hear signals in the middle of a long playout."""


def raise_recursion_limit() -> None:
    """Let Python nest functions as deep as rules may."""
    if sys.getrecursionlimit() < FRAMES:
        sys.setrecursionlimit(FRAMES)


def too_deep_message(depth: int, line: str) -> str:
    """Return what is wrong with rules that call themselves too deep."""
    return f"{line}: this calls itself for ever: {depth} calls inside each other"


def endless_playout(decisions: int) -> str:
    """Return what is wrong with a playout that does not end."""
    return f"the game goes on after {decisions:,} decisions"
