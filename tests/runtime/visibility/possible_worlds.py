"""All the worlds a player thinks possible: an oracle for knowledge, too slow to play with and simple enough to trust.

A world says for every pile which cards lie in it, in order; of a loose part only which cards. After each thing that
happens the worlds are those that some earlier world could have become, given what the player saw. A player knows a card
if it is in the same place in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy_extensions import i64

from lawspeaker_runtime.state.pile_state import SEEN_BY_OWNER, PileState, PileTable, is_loose, loose_part, loose_parts
from lawspeaker_runtime.visibility.knowledge import shows

World = tuple[tuple[int, ...], ...]


def world_of(s: PileState, piles: list[list[int]]) -> World:
    """Return piles as a world, the loose parts of the state in no order."""
    world: list[tuple[int, ...]] = []
    for code, pile in enumerate(piles):
        cards = list(pile)
        for start, end in loose_parts(s, code):
            cards[start:end] = sorted(cards[start:end])
        world.append(tuple(cards))
    return tuple(world)


class Worlds:
    """The worlds that are possible for one player, who sees everything at the beginning."""

    def __init__(self, s: PileState, table: PileTable, player: int) -> None:
        self.table = table
        self.player = player
        self.worlds = {world_of(s, s.piles)}

    def shows(self, pile: i64) -> bool:
        """Tell whether the player sees into a pile."""
        return shows(self.table, self.player, pile)

    def move(self, s: PileState, source: i64, index: i64, target: i64, first: bool, front: bool) -> None:
        """Think a card's move through, before it happens in s: it may be any card that looks the same from outside."""
        card = s.piles[source][index]
        seen = self.shows(source) or self.shows(target)
        chosen = self.table.sight[source] == SEEN_BY_OWNER and not front
        placed = not chosen and not is_loose(s, source, index)
        moved: set[World] = set()
        for world in self.worlds:
            for position, other in enumerate(world[source]):
                possible = (other == card or not seen) and (position == index or not placed)
                if possible and self.part(s, source, position) == self.part(s, source, index):
                    moved.add(shifted(world, source, position, target, first))
        self.worlds = moved

    def part(self, s: PileState, pile: i64, position: i64) -> tuple[int, int]:
        """Return the loose part that a position is in, which is visible from outside; not so in a hand."""
        return (0, 0) if self.table.sight[pile] == SEEN_BY_OWNER else loose_part(s, pile, position)

    def change(self, become: Callable[[World], Iterator[World]]) -> None:
        """Let every world become what it can become."""
        self.worlds = {after for world in self.worlds for after in become(world)}

    def knows(self, card: int) -> bool:
        """Tell whether a card is in the same pile in all worlds."""
        return len({next((code for code, pile in enumerate(w) if card in pile), -1) for w in self.worlds}) == 1


def shifted(world: World, source: i64, position: int, target: i64, first: bool) -> World:
    """Return a world after a card moved."""
    piles = [list(pile) for pile in world]
    card = piles[source].pop(position)
    piles[target].insert(0 if first else len(piles[target]), card)
    return tuple(tuple(pile) for pile in piles)
