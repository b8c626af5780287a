"""Boards as text."""

from __future__ import annotations

from lawspeaker_runtime.boards import laid
from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.draw_laid import draw_laid, list_groups
from lawspeaker_runtime.boards.grid import grid, hexes
from lawspeaker_runtime.boards.laid import Tile, TileArea
from lawspeaker_runtime.boards.places import fixed
from lawspeaker_runtime.boards.ring import circle


def test_a_grid_is_drawn_from_the_top_with_its_names_at_the_rim() -> None:
    texts = [""] * 9
    texts[0], texts[5] = "X", "OO"
    assert draw_grid(grid(3, 3), texts).splitlines() == [
        "3 .  .  .",
        "2 .  .  OO",
        "1 X  .  .",
        "  a  b  c",
    ]


def test_hexagons_lean() -> None:
    assert draw_grid(hexes(3, 2), ["X", "", "", "", "O", ""]).splitlines() == [
        "2 . O .",
        "1  X . .",
        "    a b c",
    ]


def test_a_long_ring_is_broken_into_lines() -> None:
    assert draw_ring(circle(4), ["", "Red", "", ""], width=18).splitlines() == [
        "[1] - [2 Red] -",
        "[3] - [4] -",
        "back to 1",
    ]


def test_a_map_is_a_list_of_places_and_edges() -> None:
    board = fixed(3, ((0, 1, 0), (1, 2, 1)), ("Hill", "Shore", "Sea"), ("border", "coast"))
    assert draw_places(board, ["2 men", "", ""]).splitlines() == [
        "Hill   2 men  border to Shore",
        "Shore         border to Hill; coast to Sea",
        "Sea           coast to Shore",
    ]
    assert draw_places(circle(3), ["", "", "x"]).splitlines()[2] == "3  x  to 1, 2"


def test_laid_tiles_show_groups_borders_and_where_one_more_fits() -> None:
    board = laid.tile_set(
        (
            Tile("1", (TileArea("n", "NW", (1,)), TileArea("s", "ES", (0,))), ((0, 1, 0),)),
            Tile("2", (TileArea("n", "N", (0,)), TileArea("s", "ESW", (2,))), ((0, 1, 1),)),
        ),
        ("low", "high"),
        ("dot",),
        first=0,
        width=4,
        height=1,
    )
    g = laid.new_ground(board)
    assert draw_laid(board, g, []) == "no tile has been laid"
    laid.lay(board, g, 0, board.spot_at(2, 1, 0))
    laid.lay(board, g, 1, board.spot_at(3, 1, 1))
    texts = [""] * board.places
    texts[0] = "Red"
    assert draw_laid(board, g, texts).splitlines() == [
        "          1             2             3             4",
        "                  +-----------+ +-----------+",
        "                  |    Red   /| |    1 s   ~|",
        "  1      1, 1     |Red  1  1 s| |1 s  2  2 n|      4, 1",
        "                  |/   1 s    | |    1 s   ~|",
        "                  +-----------+ +-----------+",
        "    / \\ low   ~ high",
    ]
    assert list_groups(board, g, texts).splitlines() == [
        "1 n [Red]: open, 1 tile, 1 dot; beside 1 s (low)",
        "1 s: open, 2 tiles, 2 dot; beside 1 n (low), 2 n (high)",
        "2 n: open, 1 tile; beside 1 s (high)",
    ]
