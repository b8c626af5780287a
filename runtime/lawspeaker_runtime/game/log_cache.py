"""The log of a game that goes on: each step is put into words once for each reader.

A step begins with its decision, which is never part of a sentence about the step before. So the log is the
concatenation of the logs of its steps, and a step that is still the same list of notes has the same entries.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.game.log import Entry, entries
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.titles import titled

Notes = list[list[int]]
Told = list[tuple[Notes, list[Entry]]]


class LogCache:
    """The entries of a game by step, for each reader and each translation of the rules."""

    __slots__ = ("english", "rules", "told")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.english: Rules | None = None
        self.told: dict[tuple[int, int | None], tuple[Rules, Told]] = {}

    def entries(self, steps: Sequence[Notes], player: int | None, said: Rules | None = None) -> list[Entry]:
        """Return the entries of steps that a player may read; None reads everything."""
        if said is None and self.english is None:
            self.english = titled(self.rules)
        rules = said or self.english or self.rules
        _, told = self.told.setdefault((id(rules), player), (rules, []))
        same = 0
        while same < min(len(told), len(steps)) and told[same][0] is steps[same]:
            same += 1
        if same < len(steps):
            told[same:] = [(notes, entries(rules, notes, player)) for notes in steps[same:]]
        return [entry for _, found in told[: len(steps)] for entry in found]
