"""A spec with mistakes ends a command: with the facts about it, and the texts that messages quote."""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker.facts import Fact
from lawspeaker_system.failure import Failure


class SpecFailure(Failure):
    """Ends a command with the facts about a spec."""

    def __init__(self, facts: list[Fact], texts: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.facts = facts
        self.texts = texts or {}
