"""Boards as graphs: what networkx finds out about them before a game starts."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.resolve import board_graph
from lawspeaker.resolve.resolve import resolve
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols
from lawspeaker.source import NOWHERE, Source
from lawspeaker_runtime.boards.grid import grid, hexes

SIZES = [(1, 1), (1, 5), (5, 1), (2, 2), (3, 4), (7, 6), (11, 11)]
MAP = """game "Map"
    players 2

kind card
card Ace
kind region
kind sea
board map
    places region, sea
    edges border, coast
region Hill
    border Shore
region Shore
    border Hill
    coast Hill, Deep
sea Deep
region Isle

course
    skip
"""


def symbols_of(text: str) -> Symbols:
    facts = Facts()
    return resolve([parse(Source("map.law", text), facts)], facts)


def board(form: BoardForm, width: int, height: int, *neighbours: str) -> Board:
    return Board("field", form, "square", NOWHERE, width, height, neighbours)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("around", [("orthogonal",), ("diagonal",), ("orthogonal", "diagonal")], ids="-".join)
def test_squares_have_the_neighbours_that_their_coordinates_give(
    width: int, height: int, around: tuple[str, ...]
) -> None:
    graph = board_graph.graph_of(Symbols(), board(BoardForm.GRID, width, height, *around))
    assert board_graph.neighbours(graph, width * height) == grid(width, height, around).neighbours


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_hexagons_have_the_neighbours_that_their_coordinates_give(width: int, height: int) -> None:
    graph = board_graph.graph_of(Symbols(), board(BoardForm.HEXES, width, height))
    assert board_graph.neighbours(graph, width * height) == hexes(width, height).neighbours


@pytest.mark.parametrize(
    ("size", "near"),
    [(1, ((),)), (2, ((1,), (0,))), (3, ((1, 2), (0, 2), (0, 1))), (4, ((1, 3), (0, 2), (1, 3), (0, 2)))],
)
def test_a_circle_leads_back_to_its_start(size: int, near: board_graph.Table) -> None:
    graph = board_graph.graph_of(Symbols(), board(BoardForm.CIRCLE, size, 1))
    assert board_graph.neighbours(graph, size) == near


def test_tiles_that_are_laid_in_the_game_have_no_graph() -> None:
    with pytest.raises(ValueError, match="during the game"):
        board_graph.graph_of(Symbols(), board(BoardForm.LAID, 5, 5))


def test_a_map_joins_both_ways_and_keeps_the_kinds_of_edges_apart() -> None:
    symbols = symbols_of(MAP)
    graph = board_graph.graph_of(symbols, symbols.boards["map"])
    hill, shore, isle, deep = range(4)
    assert board_graph.neighbours(graph, 4) == ((shore,), (hill, deep), (), (shore,))
    assert board_graph.neighbours(board_graph.joined_by(graph, "border"), 4) == ((shore,), (hill,), (), ())
    assert board_graph.neighbours(board_graph.joined_by(graph, "coast"), 4) == ((shore,), (hill, deep), (), (shore,))
    assert board_graph.parts(graph) == [[hill, shore, deep], [isle]]


def test_distances_count_steps_and_are_minus_one_where_no_path_leads() -> None:
    symbols = symbols_of(MAP)
    graph = board_graph.graph_of(symbols, symbols.boards["map"])
    assert board_graph.distances(graph, 4) == ((0, 1, -1, 2), (1, 0, -1, 1), (-1, -1, 0, -1), (2, 1, -1, 0))


def test_squares_that_touch_in_both_ways_cannot_be_drawn_without_crossings() -> None:
    flat = board_graph.graph_of(Symbols(), board(BoardForm.GRID, 5, 5, "orthogonal"))
    crossing = board_graph.graph_of(Symbols(), board(BoardForm.GRID, 5, 5, "orthogonal", "diagonal"))
    assert board_graph.is_planar(flat)
    assert not board_graph.is_planar(crossing)
