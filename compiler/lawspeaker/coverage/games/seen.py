"""What was seen in games; the sum of two is what was seen in all their games."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from lawspeaker.coverage.games.marks import Place


class Seen(Struct):
    """What games showed: lines and conditions of the spec, ids of options, things, and values of the game's options.

    `failed` is the first game that the rules stopped, with the message.
    """

    games: int = 0
    endless: list[int] = field(default_factory=list)
    players: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)
    reached: set[Place] = field(default_factory=set)
    held: set[Place] = field(default_factory=set)
    offered: set[int] = field(default_factory=set)
    chosen: set[int] = field(default_factory=set)
    places: set[tuple[int, int]] = field(default_factory=set)
    """Where things were at decisions: a thing, and its position in the state."""
    options: set[tuple[int, int]] = field(default_factory=set)
    """The values of options that a game had: the index of the option, and the value."""
    failed: tuple[int, str] | None = None

    def add(self, other: Seen) -> None:
        """Add what was seen in other games."""
        self.games += other.games
        self.endless += other.endless
        self.players += other.players
        self.endings += other.endings
        self.reached |= other.reached
        self.held |= other.held
        self.offered |= other.offered
        self.chosen |= other.chosen
        self.places |= other.places
        self.options |= other.options
        self.failed = self.failed or other.failed
