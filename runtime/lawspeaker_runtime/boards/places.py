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
    the right and upwards; there are none if the spec says nothing about it.
    """

    __slots__ = ("joined", "kinds", "neighbours_by", "planar", "positions")

    def __init__(
        self,
        names: tuple[str, ...],
        kinds: tuple[str, ...],
        neighbours: Rows,
        neighbours_by: Sequence[Rows],
        planar: bool,
        positions: Rows = (),
    ) -> None:
        super().__init__(neighbours, names)
        self.kinds: tuple[str, ...] = kinds
        self.neighbours_by: tuple[Table, ...] = tuple([table_of(rows) for rows in neighbours_by])
        self.joined: tuple[tuple[frozenset[int], ...], ...] = tuple(
            tuple(frozenset(near) for near in table) for table in self.neighbours_by
        )
        self.planar: bool = planar
        self.positions: Table = table_of(positions)

    def build_graph(self) -> networkx.Graph[int]:
        """Build the graph; an edge carries the words of its kinds, the graph itself whether it is planar."""
        made = super().build_graph()
        made.graph["planar"] = self.planar
        for a, b in made.edges:
            made.edges[a, b]["kinds"] = [word for k, word in enumerate(self.kinds) if b in self.joined[k][a]]
        return made
