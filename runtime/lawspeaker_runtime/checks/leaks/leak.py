"""A leak, and what differs in it between two worlds that looked the same to a player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic

from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.rules.rules import Rules


class Sort(Enum):
    """What differs between two worlds for a player."""

    OPTIONS = "options"
    ASKED = "asked"
    WATCHED = "watched"
    LOG = "log"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Leak(Generic[S]):
    """A difference that a player observes between two worlds, `steps` decisions after they looked the same."""

    sort: Sort
    player: int
    world: S
    other: S
    steps: int
    said: tuple[str, str] = ("", "")

    def fault(self, rules: Rules) -> str:
        """Return a key that leaks with the same cause share."""
        return f"{self.sort.value} at {rules.sites[int(self.world.site)].line}"
