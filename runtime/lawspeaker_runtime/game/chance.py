"""A random step that waits to be told its outcome: what can happen, and how likely.

ChanceNeeded(tag of card, [3, 7, 7])   ->   Chance("card", [3, 7], ["Jack", "King"], [1/3, 2/3])
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from lawspeaker_runtime.game.decision import folded, refusal, value_name
from lawspeaker_runtime.game.rules import Rules
from lawspeaker_runtime.state.core import ChanceNeeded, IllegalChoice


@dataclass(frozen=True, slots=True)
class Chance:
    """The outcomes of a random step; `word` is the type of what is drawn."""

    word: str
    outcomes: list[int]
    names: list[str]
    probabilities: list[float]

    def outcome(self, wanted: int | str) -> int:
        """Return the outcome with a number or a name, the first of several."""
        if isinstance(wanted, int) and wanted in self.outcomes:
            return int(wanted)
        for number, name in zip(self.outcomes, self.names, strict=True):
            if isinstance(wanted, str) and folded(name) == folded(wanted):
                return number
        raise IllegalChoice(refusal(f"the outcome {wanted!r}", self.names, str(wanted)))


def chance_of(rules: Rules, need: ChanceNeeded) -> Chance:
    """Describe what an engine asked for; an outcome that is there twice is twice as likely."""
    counts = Counter(need.outcomes)
    outcomes = list(counts)
    total = len(need.outcomes)
    likely = [counts[outcome] / total for outcome in outcomes]
    if not 0 <= need.tag < len(rules.types):
        return Chance("number", outcomes, [str(outcome) for outcome in outcomes], likely)
    info = rules.types[need.tag]
    return Chance(info.word, outcomes, [value_name(rules, info, outcome) for outcome in outcomes], likely)
