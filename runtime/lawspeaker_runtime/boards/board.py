"""What all static boards have in common: neighbours, distances, names, and a graph for those who want one.

The tables are made once; distances and the graph only when somebody asks, because most games never do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx


class Board:
    """Places 0 to size - 1. `neighbours[p]` ascend; `beside[p]` are the same as a set, for asking `q in beside[p]`."""

    __slots__ = ("_distance", "_graph", "beside", "names", "neighbours", "size")

    def __init__(self, neighbours: tuple[tuple[int, ...], ...], names: tuple[str, ...]) -> None:
        self.size: int = len(neighbours)
        self.neighbours: tuple[tuple[int, ...], ...] = neighbours
        self.beside: tuple[frozenset[int], ...] = tuple(frozenset(near) for near in neighbours)
        self.names: tuple[str, ...] = names
        self._distance: tuple[tuple[int, ...], ...] | None = None
        self._graph: networkx.Graph[int] | None = None

    @property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """Return the steps from every place to every place; -1 where there is no way."""
        table = self._distance
        if table is None:
            table = tuple(steps_from(start, self.neighbours) for start in range(self.size))
            self._distance = table
        return table

    @property
    def graph(self) -> networkx.Graph[int]:
        """Return the board as a graph: a node for each place, with its name; an edge for each pair of neighbours."""
        made = self._graph
        if made is None:
            made = self.build_graph()
            self._graph = made
        return made

    def build_graph(self) -> networkx.Graph[int]:
        """Build the graph anew; boards that know more about their places or edges add it here."""
        import networkx

        made: networkx.Graph[int] = networkx.Graph()
        for place, name in enumerate(self.names):
            made.add_node(place, name=name)
        for place, near in enumerate(self.neighbours):
            made.add_edges_from((place, other) for other in near if place < other)
        return made


def steps_from(start: int, neighbours: Sequence[Iterable[int]]) -> tuple[int, ...]:
    """Count the steps from one place to all others, nearest first; -1 for those out of reach.

    >>> steps_from(0, ((1,), (0, 2), (1,), ()))
    (0, 1, 2, -1)
    """
    steps = [-1] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for place in queue:
        for other in neighbours[place]:
            if steps[other] < 0:
                steps[other] = steps[place] + 1
                queue.append(other)
    return tuple(steps)


def parts(board: Board) -> list[list[int]]:
    """Return the sets of places that are joined among each other; one set for a board in one piece."""
    import networkx

    return sorted(sorted(part) for part in networkx.connected_components(board.graph))
