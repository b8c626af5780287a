"""Where single things are, as parts of the state of their own: `place of Kaija` is not changed by `place Beacon in t`.

place of Kaija            reads   things token #12
place Beacon in t         writes  things token #13
(tokens in t)             reads   things token        which overlaps with both
"""

from __future__ import annotations

from lawspeaker.analysis.effects import Part, PartKind, things_of_type
from lawspeaker.analysis.value_reads import ValueReads
from lawspeaker.check import ir as c
from lawspeaker.resolve.symbols import Symbols

SINGLE = " #"


class PlaceReads(ValueReads):
    """Finds what values read, with the places of single things kept apart."""

    def by_node(self, node: object, counted: bool) -> set[Part] | None:
        if isinstance(node, c.PlaceOf) and isinstance(node.thing, c.Const):
            return place_part(self.symbols, node.thing)
        return super().by_node(node, counted)


def place_part(symbols: Symbols, thing: c.Const) -> set[Part]:
    """Return the part of the state for where one thing is."""
    return {Part(part.kind, f"{part.name}{SINGLE}{thing.value}") for part in things_of_type(symbols, thing.type)}


def overlap(written: frozenset[Part], read: frozenset[Part]) -> bool:
    """Return whether something that is written is read."""
    if not written.isdisjoint(read):
        return True
    return any(covers(one, other) or covers(other, one) for one in written for other in read)


def covers(whole: Part, single: Part) -> bool:
    """Return whether a part is where all things of a kind are, and another where one of them is."""
    return (
        whole.kind == single.kind == PartKind.THINGS
        and SINGLE not in whole.name
        and single.name.startswith(f"{whole.name}{SINGLE}")
    )
