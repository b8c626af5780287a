"""Rings, fixed maps, and reaching places on them."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import networkx
import pytest

from lawspeaker_runtime.boards.grid import Grid, grid, hexes
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.reach import distances, reach
from lawspeaker_runtime.boards.ring import Ring


def test_spaces_of_a_ring_are_named_by_their_word_and_number() -> None:
    ring = Ring(((1, 3), (0, 2), (1, 3), (0, 2)), "space")
    assert ring.names == ("space 1", "space 2", "space 3", "space 4")
    assert [ring.place_at(1), ring.place_at(4), ring.place_at(0), ring.place_at(5)] == [0, 3, -1, -1]


def test_a_map_keeps_the_kinds_of_edges_apart() -> None:
    board = FixedMap(
        names=("Hill", "Shore", "Sea", "Isle"),
        kinds=("border", "coast"),
        neighbours=((1,), (0, 2), (1,), ()),
        neighbours_by=(((1,), (0,), (), ()), ((1,), (0, 2), (1,), ())),
        planar=True,
    )
    assert 1 in board.joined[0][0]
    assert 2 not in board.joined[0][1]
    assert board.graph.edges[0, 1]["kinds"] == ["border", "coast"]
    assert board.graph.edges[1, 2]["kinds"] == ["coast"]
    assert board.graph.nodes[3] == {"name": "Isle"}
    assert board.graph.graph["planar"]


@pytest.mark.parametrize("board", [grid(5, 4), grid(4, 4, ("diagonal",)), hexes(5, 6)])
def test_steps_are_those_of_the_graph(board: Grid) -> None:
    lengths = dict(networkx.all_pairs_shortest_path_length(board.graph))
    expected = tuple(tuple(lengths[a].get(b, -1) for b in range(board.size)) for a in range(board.size))
    assert distances(board.neighbours) == expected


def test_reach_stays_inside_and_agrees_with_the_graph() -> None:
    board = grid(6, 6)
    rng = random.Random(11)
    for _ in range(200):
        inside = [p for p in range(36) if rng.random() < 0.6]
        starts = rng.sample(range(36), 3)
        part = board.graph.subgraph(inside)
        expected = {p for start in starts if start in part for p in networkx.node_connected_component(part, start)}
        assert reach(starts, inside, board.neighbours) == sorted(expected)


def test_boards_are_imported_without_networkx() -> None:
    code = (
        "import sys, lawspeaker_runtime.boards.tiles.laid, lawspeaker_runtime.boards.grid as g; g.grid(8, 8);"
        "sys.exit('networkx' in sys.modules)"
    )
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], check=False, env=path).returncode == 0
