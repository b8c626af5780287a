"""Where single things are, as parts of the state of their own: `place of Kaija` is not changed by `place Beacon in t`.

place of Kaija            reads   things token #12
place Beacon in t         writes  things token #13
(tokens in t)             reads   things token        which overlaps with both
"""

from __future__ import annotations

from lawspeaker.analysis.value_reads import ValueReads
from lawspeaker.check import ir as c


class PlaceReads(ValueReads):
    """Finds what values read, with the places of single things kept apart."""

    def by_node(self, node: c.Node, counted: bool) -> c.Parts | None:
        if isinstance(node, c.PlaceOf) and isinstance(node.thing, c.Const):
            return c.of_single(node.reads(self.symbols), node.thing.value)
        return super().by_node(node, counted)


def overlap(written: c.Parts, read: c.Parts) -> bool:
    """Return whether something that is written is read."""
    if not written.isdisjoint(read):
        return True
    return any(covers(one, other) or covers(other, one) for one in written for other in read)


def covers(whole: c.Part, single: c.Part) -> bool:
    """Return whether a part is where all things of a kind are, and another where one of them is."""
    return (
        whole.kind == single.kind == c.PartKind.THINGS
        and c.SINGLE not in whole.name
        and single.name.startswith(f"{whole.name}{c.SINGLE}")
    )
