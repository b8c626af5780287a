"""Where the places of maps are drawn."""

from __future__ import annotations

from math import hypot

import networkx as nx
import pytest

from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_table.picture.canvas import Point
from lawspeaker_table.picture.layout import clearance, crosses, place_points


def map_of(graph: nx.Graph[int], positions: tuple[tuple[int, int], ...] = ()) -> FixedMap:
    """Return a map with the edges of a graph."""
    near = tuple(tuple(sorted(graph[place])) for place in sorted(graph))
    names = tuple(f"P{place}" for place in sorted(graph))
    return FixedMap(names, ("border",), near, (near,), nx.is_planar(graph), positions)


def crossings(points: list[Point], board: FixedMap) -> int:
    """Return the number of pairs of edges that cross."""
    edges = sorted(board.graph.edges)
    pairs = [(one, two) for number, one in enumerate(edges) for two in edges[:number] if not set(one) & set(two)]
    return sum(crosses(points, one, two) for one, two in pairs)


@pytest.mark.parametrize("seed", range(8))
def test_no_edge_of_a_planar_map_crosses_another(seed: int) -> None:
    graph: nx.Graph[int] = nx.convert_node_labels_to_integers(nx.triangular_lattice_graph(3 + seed % 3, 4))
    graph.remove_edges_from([edge for number, edge in enumerate(list(graph.edges)) if number % 5 == seed])
    board = map_of(graph)
    assert board.planar
    points = place_points(board)
    assert crossings(points, board) == 0
    nearest = min(hypot(x - u, y - v) for n, (x, y) in enumerate(points) for u, v in points[:n])
    assert min(clearance(points, sorted(graph.edges), place) for place in graph) > 0.3 * nearest


def test_a_map_that_is_not_planar_is_drawn_too() -> None:
    points = place_points(map_of(nx.complete_graph(6)))
    assert len(set(points)) == 6


def test_places_without_edges_stand_in_rows() -> None:
    graph: nx.Graph[int] = nx.empty_graph(5)
    assert place_points(map_of(graph)) == [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 2.0)]


def test_parts_that_no_path_joins_do_not_lie_on_each_other() -> None:
    graph: nx.Graph[int] = nx.disjoint_union(nx.cycle_graph(4), nx.path_graph(2))
    points = place_points(map_of(graph))
    assert min(abs(x - u) + abs(y - v) for n, (x, y) in enumerate(points) for u, v in points[:n]) > 0.02


def test_positions_of_the_spec_count_upwards() -> None:
    assert place_points(map_of(nx.path_graph(2), ((4, 2), (4, 0)))) == [(4.0, -2.0), (4.0, 0.0)]
