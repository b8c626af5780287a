"""Whether steps can be carried out, found out by playing: every option of every decision, every outcome of chance.

The search knows nothing of how the compiler derives conditions. It puts the frame of a verb on an empty stack and plays
it like any engine does, by `run`, until the frame is gone.
"""

from __future__ import annotations

from types import ModuleType

from lawspeaker_runtime.errors import ChanceNeeded
from lawspeaker_runtime.state.base_state import BaseState

MOST_POSITIONS = 1500


class TooLong(Exception):
    """The search did not end within its limit."""


class Play:
    """An engine whose verbs are played on copies."""

    def __init__(self, steps: ModuleType, state: ModuleType, undone: str) -> None:
        self.steps = steps
        self.state = state
        self.undone = undone
        self.idle = next(n for n, verb in enumerate(steps.VERBS) if verb.__name__ == "stay_idle")

    def can_end(self, s: BaseState, verb: str, numbers: list[int], lists: int) -> bool:
        """Return whether some way leads from a call of a verb to its end, with nothing left undone."""
        number = next(n for n, function in enumerate(self.steps.VERBS) if function.__name__ == verb)
        start: BaseState = self.state.clone(s)
        start.over, start.ending = False, -1
        start.stack, start.lists = [0, self.idle, *numbers, 0, number], [[] for _ in range(lists)]
        start.explicit, start.forced = True, []
        self.count, self.seen = 0, set[int]()
        return self.leads_to_end(start, -1, [])

    def leads_to_end(self, before: BaseState, answer: int, outcomes: list[int]) -> bool:
        self.count += 1
        if self.count > MOST_POSITIONS:
            raise TooLong
        s: BaseState = self.state.clone(before)
        s.answer, s.forced = answer, list(outcomes)
        try:
            self.steps.run(s)
        except ChanceNeeded as chance:
            return any(self.leads_to_end(before, answer, [*outcomes, outcome]) for outcome in chance.outcomes)
        if getattr(s, self.undone):
            return False
        if s.over or s.ending != before.ending:
            return True
        if s.site < 0:
            return not s.failed
        position = self.state.hash_of(s)
        if position in self.seen:
            return False
        self.seen.add(position)
        return any(self.leads_to_end(s, option, []) for option in s.legal)
