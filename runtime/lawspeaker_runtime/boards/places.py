"""A fixed map: named places and the edges between them, of one or several kinds.

    fixed(3, ((0, 1, 0), (1, 2, 1)), ("Hill", "Shore", "Sea"), ("border", "coast"))

        Hill --border-- Shore --coast-- Sea

Places count from 0 in the order of their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker_runtime.boards.board import Board

if TYPE_CHECKING:
    import networkx


class FixedMap(Board):
    """A map. `neighbours_by[kind][p]` are the neighbours by one kind of edge; `joined[kind][p]` the same as a set."""

    __slots__ = ("joined", "kinds", "neighbours_by")

    def __init__(self, edges: tuple[tuple[int, int, int], ...], names: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        size = len(names)
        near: list[set[int]] = [set() for _ in names]
        near_by: list[list[set[int]]] = [[set() for _ in names] for _ in kinds]
        for a, b, kind in edges:
            check_edge(a, b, kind, names, kinds)
            for one, other in ((a, b), (b, a)):
                near[one].add(other)
                near_by[kind][one].add(other)
        super().__init__(tuple(tuple(sorted(near[p])) for p in range(size)), names)
        self.kinds: tuple[str, ...] = kinds
        self.neighbours_by: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(sorted(others)) for others in by_place) for by_place in near_by
        )
        self.joined: tuple[tuple[frozenset[int], ...], ...] = tuple(
            tuple(frozenset(others) for others in by_place) for by_place in near_by
        )

    def build_graph(self) -> networkx.Graph[int]:
        """Build the graph; an edge carries the words of its kinds."""
        made = super().build_graph()
        for a, b in made.edges:
            made.edges[a, b]["kinds"] = [word for k, word in enumerate(self.kinds) if b in self.joined[k][a]]
        return made


def fixed(
    size: int,
    edges: tuple[tuple[int, int, int], ...],
    names: tuple[str, ...],
    kinds: tuple[str, ...] = ("edge",),
) -> FixedMap:
    """Make a map of `size` places; an edge is (place, place, index of its kind); it joins both ways.

    >>> fixed(3, ((0, 1, 0), (1, 2, 0)), ("A", "B", "C")).neighbours
    ((1,), (0, 2), (1,))
    """
    if len(names) != size:
        raise ValueError(f"{size} places have {len(names)} names")
    return FixedMap(edges, names, kinds)


def check_edge(a: int, b: int, kind: int, names: tuple[str, ...], kinds: tuple[str, ...]) -> None:
    """Refuse an edge to a place that does not exist, of a kind that does not exist, or from a place to itself."""
    for place in (a, b):
        if not 0 <= place < len(names):
            raise ValueError(f"an edge joins place {place}, but there are only {len(names)} places")
    if not 0 <= kind < len(kinds):
        raise ValueError(f"the edge from {names[a]} to {names[b]} is of an unknown kind {kind}")
    if a == b:
        raise ValueError(f"{names[a]} is joined to itself by {kinds[kind]}")
