"""What all static boards have in common: places, their names and neighbours, and a networkx graph on request.

The compiler finds the neighbours with networkx and writes them into the tables of a game; a board is made of these
tables and searches for nothing. The graph is built only when asked for, because importing networkx takes long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx

Table = tuple[tuple[int, ...], ...]
Rows = Sequence[Sequence[int]]
"""A table as generated code has it: of tuples, or of lists in a native engine."""


class Board:
    """Places 0 to size - 1. `neighbours[p]` are the places next to place p, ascending.

    `places` are those that exist: all, except on a board that is larger in other games of the same rules.
    """

    __slots__ = ("_graph", "names", "neighbours", "places", "size")

    def __init__(self, neighbours: Rows, names: tuple[str, ...]) -> None:
        self.size: int = len(neighbours)
        self.neighbours: Table = table_of(neighbours)
        self.names: tuple[str, ...] = names
        self.places: tuple[int, ...] = tuple(range(self.size))
        self._graph: networkx.Graph[int] | None = None

    @property
    def graph(self) -> networkx.Graph[int]:
        """Return the board as a graph: a node for each place, with its name; an edge for each pair of neighbours."""
        made = self._graph
        if made is None:
            made = self.build_graph()
            self._graph = made
        return made

    def build_graph(self) -> networkx.Graph[int]:
        """Build a new graph; subclasses add what else they know of their places and edges."""
        import networkx

        made: networkx.Graph[int] = networkx.Graph()
        for place in self.places:
            made.add_node(place, name=self.names[place])
        for place, near in enumerate(self.neighbours):
            made.add_edges_from((place, other) for other in near if place < other)
        return made


def table_of(rows: Rows) -> Table:
    """Return a table of tuples; what is a tuple already is not copied."""
    return tuple([tuple(row) for row in rows])
