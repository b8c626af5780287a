"""Rings, fixed maps, and reaching places on them."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import networkx
import pytest

from lawspeaker_runtime.boards.board import parts
from lawspeaker_runtime.boards.grid import grid
from lawspeaker_runtime.boards.places import fixed
from lawspeaker_runtime.boards.reach import reach
from lawspeaker_runtime.boards.ring import circle


def test_a_ring_leads_back_to_its_start() -> None:
    ring = circle(6)
    assert (ring.after[5], ring.before[0]) == (0, 5)
    assert ring.neighbours[0] == (1, 5)
    assert ring.ahead(5, 8) == 1
    assert ring.ahead(0, -1) == 5
    assert ring.names == ("1", "2", "3", "4", "5", "6")
    assert [ring.place_at(1), ring.place_at(6), ring.place_at(0), ring.place_at(7)] == [0, 5, -1, -1]


def test_distances_on_a_ring_go_the_shorter_way() -> None:
    assert circle(7).distance[1] == (1, 0, 1, 2, 3, 3, 2)


def test_small_rings_have_no_space_beside_itself() -> None:
    assert circle(1).neighbours == ((),)
    assert circle(2).neighbours == ((1,), (0,))
    with pytest.raises(ValueError, match="0 spaces has no places"):
        circle(0)


def test_a_map_keeps_the_kinds_of_edges_apart() -> None:
    board = fixed(4, ((0, 1, 0), (1, 2, 1), (1, 0, 1)), ("Hill", "Shore", "Sea", "Isle"), ("border", "coast"))
    assert board.neighbours == ((1,), (0, 2), (1,), ())
    assert board.neighbours_by == (((1,), (0,), (), ()), ((1,), (0, 2), (1,), ()))
    assert 1 in board.joined[0][0]
    assert 2 not in board.joined[0][1]
    assert board.distance[0] == (0, 1, 2, -1)
    assert board.graph.edges[0, 1]["kinds"] == ["border", "coast"]
    assert board.graph.edges[1, 2]["kinds"] == ["coast"]
    assert parts(board) == [[0, 1, 2], [3]]


def test_a_map_tells_what_is_wrong_with_an_edge() -> None:
    with pytest.raises(ValueError, match="joins place 7, but there are only 2 places"):
        fixed(2, ((0, 7, 0),), ("A", "B"))
    with pytest.raises(ValueError, match="B is joined to itself by edge"):
        fixed(2, ((1, 1, 0),), ("A", "B"))
    with pytest.raises(ValueError, match="the edge from A to B is of an unknown kind 3"):
        fixed(2, ((0, 1, 3),), ("A", "B"))
    with pytest.raises(ValueError, match="3 places have 2 names"):
        fixed(3, (), ("A", "B"))


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
