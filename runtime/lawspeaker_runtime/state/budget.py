"""Limits on how long rules run between two decisions, and how many decisions a playout makes.

    loop without a decision, 102,400 rounds      ->      RuleError: pond.law:14: this goes on for ever: …
    set_steps(10_000_000)                                raises the limit, for games with long loops

Interpreted and native engines stop at the same step. This module is never compiled to machine code: Python handles
signals such as Ctrl-C when it calls an interpreted function, so native code calls into this module regularly.
"""

from __future__ import annotations

import sys
from typing import Final

from lawspeaker_runtime.errors import RuleError

DEFAULT_STEPS: Final = 102_400
"""The default limit on loop rounds and recursive calls between two decisions."""
TRIAL_POSITIONS: Final = 20_000
"""How many positions a trial of `possible` may try."""
RECURSION_LIMIT: Final = 5_000
"""Python's recursion limit while rules run: enough for the deepest nesting of rules that is allowed."""


class Budget:
    """The current limit; a class attribute, so that all games of the process share it."""

    steps = DEFAULT_STEPS


def set_steps(steps: int) -> None:
    """Set the limit on steps between two decisions for all games of this process.

    Values below about 1,000 are too small.
    """
    Budget.steps = steps


def steps() -> int:
    """Return the limit on steps between two decisions."""
    return Budget.steps


def check_steps(count: int, line: str) -> None:
    """Raise RuleError if the limit on steps is reached.

    Native code calls this regularly, so that signals are handled.
    """
    if count >= Budget.steps:
        raise RuleError(f"{line}: this goes on for ever: {count:,} steps without a decision")


def check_trial(positions: int, line: str) -> None:
    """Raise RuleError if a trial has tried too many positions: its answer is never guessed."""
    if positions > TRIAL_POSITIONS:
        raise RuleError(f"{line}: `possible` found no way in {TRIAL_POSITIONS:,} positions and gave up")


def check_signals() -> None:
    """Do nothing. Native code calls this during long playouts, so that signals are handled."""


def raise_recursion_limit() -> None:
    """Allow Python to nest as many calls as rules may."""
    if sys.getrecursionlimit() < RECURSION_LIMIT:
        sys.setrecursionlimit(RECURSION_LIMIT)


def too_deep_message(depth: int, line: str) -> str:
    """Return the message for rules that recurse too deep."""
    return f"{line}: this calls itself for ever: {depth} calls inside each other"


def endless_playout(decisions: int) -> str:
    """Return the message for a playout that does not end."""
    return f"the game goes on after {decisions:,} decisions"
