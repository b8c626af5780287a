"""Boards as networkx graphs, and what follows from them: neighbours, distances, parts, planarity.

    board map                       nodes 0 Hill, 1 Shore, 2 Sea        neighbours   ((1,), (0, 2), (1,))
        places region        ->     edges 0-1 {border}            ->    distances    ((0, 1, 2), (1, 0, 1), (2, 1, 0))
        edges border, coast               1-2 {coast}                   parts        [[0, 1, 2]]

A board of laid tiles has no graph before a game starts. Resolve looks for mistakes in maps here, emit writes the
tables. Importing networkx takes nearly as long as checking a small spec, so only specs that need a graph import this.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import networkx as nx

from lawspeaker.parse import tree as t
from lawspeaker.resolve.links import ways_of
from lawspeaker.resolve.places_and_tiles import places_of
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols

if TYPE_CHECKING:
    BoardGraph = nx.Graph[int]
    Cells = nx.Graph[Hashable]

Table = tuple[tuple[int, ...], ...]


def graph_of(symbols: Symbols, board: Board) -> BoardGraph:
    """Return the graph of a board: a node for each place number, an edge for each two neighbours.

    Edges of a map have the attribute `kinds`, the set of words that join the two places.
    """
    match board.form:
        case BoardForm.GRID:
            return grid_graph(board.width, board.height, board.neighbours)
        case BoardForm.HEXES:
            return hex_graph(board.width, board.height)
        case BoardForm.CIRCLE:
            return circle_graph(board.width)
        case BoardForm.PLACES:
            return map_graph(symbols, board)
        case BoardForm.LAID:
            raise ValueError("tiles are laid during the game")


def grid_graph(width: int, height: int, neighbours: tuple[str, ...]) -> BoardGraph:
    """Return a board of squares; the place in row 1 and column 1 is 0, the next one in the row is 1.

    >>> sorted(grid_graph(2, 2, ("orthogonal",)).edges), sorted(grid_graph(2, 2, ("diagonal",)).edges)
    ([(0, 1), (0, 2), (1, 3), (2, 3)], [(0, 3), (1, 2)])
    """
    cells: Cells = nx.grid_2d_graph(height, width)
    if "orthogonal" not in neighbours:
        cells.remove_edges_from(list(cells.edges))
    if "diagonal" in neighbours:
        cells.add_edges_from(((r, c), (r + 1, c + 1)) for r in range(height - 1) for c in range(width - 1))
        cells.add_edges_from(((r, c + 1), (r + 1, c)) for r in range(height - 1) for c in range(width - 1))
    return numbered(cells)


def hex_graph(width: int, height: int) -> BoardGraph:
    """Return a rhombus of hexagons: squares with orthogonal neighbours that also touch in the northeast and southwest.

    >>> hex_graph(2, 2).has_edge(0, 3), hex_graph(2, 2).has_edge(1, 2)
    (True, False)
    """
    cells: Cells = nx.grid_2d_graph(height, width)
    cells.add_edges_from(((r, c), (r + 1, c + 1)) for r in range(height - 1) for c in range(width - 1))
    return numbered(cells)


def numbered(cells: Cells) -> BoardGraph:
    """Return a graph of (row, column) as a graph of place numbers: row by row."""
    return nx.convert_node_labels_to_integers(cells, ordering="sorted")


def circle_graph(size: int) -> BoardGraph:
    """Return a circle of spaces; a space that is alone is not its own neighbour."""
    graph: BoardGraph = nx.cycle_graph(size)
    graph.remove_edges_from(list(nx.selfloop_edges(graph)))
    return graph


def map_graph(symbols: Symbols, board: Board) -> BoardGraph:
    """Return a map of declared places, a directed one if it has links; what they name wrongly is left out."""
    graph: BoardGraph = nx.DiGraph() if board.links else nx.Graph()
    places = places_of(symbols, board)
    numbers = {place.name: place.ids[0] for place in places if place.ids}
    for place in places:
        graph.add_nodes_from(place.ids)
    for place in places:
        for word, other in place.edges:
            if isinstance(other, t.Name) and other.name in numbers and other.name != place.name:
                one, two = numbers[place.name], numbers[other.name]
                add_edge(graph, one, two, word)
                if board.links:
                    add_edge(graph, two, one, word)
    for link, one, two in ways_of(symbols, board):
        add_edge(graph, one, two, symbols.owners[link].kind)
    return graph


def add_edge(graph: BoardGraph, one: int, two: int, word: str) -> None:
    """Join two places by a kind of edge, beside the kinds that join them already."""
    kinds: set[str] = graph.edges[one, two]["kinds"] if graph.has_edge(one, two) else set()
    graph.add_edge(one, two, kinds=kinds | {word})


def neighbours(graph: BoardGraph, size: int) -> Table:
    """Return the neighbours of each place, ascending; numbers up to `size` that are no places of the board have none.

    >>> neighbours(circle_graph(4), 4)
    ((1, 3), (0, 2), (1, 3), (0, 2))
    """
    return tuple(tuple(sorted(graph[place])) if place in graph else () for place in range(size))


def joined_by(graph: BoardGraph, word: str) -> BoardGraph:
    """Return a map with only those edges that have some word."""
    return graph.edge_subgraph([edge for edge in graph.edges if word in graph.edges[edge]["kinds"]])


def distances(graph: BoardGraph, size: int) -> Table:
    """Return the steps from each place to each other one, -1 where no path leads.

    >>> distances(circle_graph(4), 4)[0]
    (0, 1, 2, 1)
    """
    rows: list[tuple[int, ...]] = [(-1,) * size] * size
    for place, steps in nx.all_pairs_shortest_path_length(graph):
        rows[place] = tuple(steps.get(other, -1) for other in range(size))
    return tuple(rows)


def parts(graph: BoardGraph) -> list[list[int]]:
    """Return the places that paths join in any direction, part by part, the largest part first.

    >>> parts(grid_graph(2, 2, ("diagonal",)))
    [[0, 3], [1, 2]]
    """
    found = nx.connected_components(graph.to_undirected(as_view=True))
    return sorted((sorted(part) for part in found), key=lambda part: (-len(part), part))


def is_planar(graph: BoardGraph) -> bool:
    """Return whether the board can be drawn without crossing edges.

    >>> is_planar(circle_graph(5)), is_planar(nx.complete_graph(5))
    (True, False)
    """
    return nx.is_planar(graph.to_undirected())
