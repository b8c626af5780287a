"""Boards as text."""

from __future__ import annotations

from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.grid import grid, hexes
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring


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
    assert draw_ring(Ring(((1, 3), (0, 2), (1, 3), (0, 2)), "space"), ["", "Red", "", ""], width=18).splitlines() == [
        "[1] - [2: Red] -",
        "[3] - [4] -",
        "back to 1",
    ]


def test_a_map_is_a_list_of_places_and_edges() -> None:
    board = FixedMap(
        names=("Hill", "Shore", "Sea"),
        kinds=("border", "coast"),
        neighbours=((1,), (0, 2), (1,)),
        neighbours_by=(((1,), (0,), ()), ((), (2,), (1,))),
        planar=True,
    )
    assert draw_places(board, ["2 men", "", ""]).splitlines() == [
        "Hill   2 men  border to Shore",
        "Shore         border to Hill; coast to Sea",
        "Sea           coast to Shore",
    ]
    assert (
        draw_places(Ring(((1, 2), (0, 2), (0, 1)), "gate"), ["", "", "x"]).splitlines()[2]
        == "gate 3  x  to gate 1, gate 2"
    )
