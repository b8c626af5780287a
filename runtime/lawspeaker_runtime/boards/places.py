"""A fixed map: named places and the edges between them, of one or several kinds.

    FixedMap(
        names=("Hill", "Shore", "Sea"),
        kinds=("border", "coast"),                              Hill --border-- Shore --coast-- Sea
        neighbours=((1,), (0, 2), (1,)),
        neighbours_by=(((1,), (0,), ()), ((), (2,), (1,))),
        planar=True,
    )

Places count from 0 in the order of their names. The compiler has checked the edges and written the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lawspeaker_runtime.boards.board import Board, Rows, Table, table_of

if TYPE_CHECKING:
    import networkx


class FixedMap(Board):
    """A map. `neighbours_by[kind][p]` are the neighbours by one kind of edge; `joined[kind][p]` the same as a set.

    A `planar` map can be drawn so that no two edges cross. `positions` are where the spec draws the places, in steps to
    the right and upwards; there are none if the spec says nothing about it. `links` are the things that join places:
    the number of each, its places, and 1 if it leads both ways, 0 if it leads from the first to the second.
    """

    __slots__ = ("joined", "kinds", "links", "neighbours_by", "planar", "positions")

    def __init__(
        self,
        names: tuple[str, ...],
        kinds: tuple[str, ...],
        neighbours: Rows,
        neighbours_by: Sequence[Rows],
        planar: bool,
        positions: Rows = (),
        links: Rows = (),
    ) -> None:
        super().__init__(neighbours, names)
        self.kinds: tuple[str, ...] = kinds
        self.neighbours_by: tuple[Table, ...] = tuple([table_of(rows) for rows in neighbours_by])
        self.joined: tuple[tuple[frozenset[int], ...], ...] = tuple(
            tuple(frozenset(near) for near in table) for table in self.neighbours_by
        )
        self.planar: bool = planar
        self.positions: Table = table_of(positions)
        self.links: Table = table_of(links)

    def build_graph(self) -> networkx.Graph[int]:
        """Build the graph; an edge carries the words of its kinds, the graph itself whether it is planar.

        Places are joined whichever way a link leads; `build_ways` tells the ways.
        """
        made = super().build_graph()
        made.graph["planar"] = self.planar
        made.add_edges_from((start, end) for _, start, end, _ in self.links)
        for a, b in made.edges:
            made.edges[a, b]["kinds"] = [word for k, word in enumerate(self.kinds) if b in self.joined[k][a]]
        return made

    def build_ways(self) -> networkx.MultiDiGraph[int]:
        """Build a directed graph of all ways: by edges, whose keys are their words, and by links, by their numbers."""
        import networkx

        made: networkx.MultiDiGraph[int] = networkx.MultiDiGraph(planar=self.planar)
        for place in self.places:
            made.add_node(place, name=self.names[place])
        for k, word in enumerate(self.kinds):
            for here in self.places:
                for there in self.joined[k][here]:
                    made.add_edge(here, there, key=word)
        for link, start, end, both in self.links:
            for here, there in ((start, end), (end, start))[: 1 + both]:
                made.add_edge(here, there, key=link)
        return made
