"""What is wrong with a tile is said in one sentence."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.boards.tiles.laid import Tile, TileArea, TileSet, tile_set

WHOLE = (TileArea("n", "NE"), TileArea("s", "SW"))


def made(*tiles: Tile, width: int = 3) -> TileSet:
    """Make a tile set of two kinds of borders and no marks."""
    return tile_set(tiles, ("low", "high"), (), first=0, width=width, height=3)


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        (Tile("7", (TileArea("n", "N"), TileArea("s", "SW"))), "the east side of tile 7 is in no area"),
        (Tile("7", (TileArea("n", "NE"), TileArea("s", "ESW"))), "the east side of tile 7 is in two areas, n and s"),
        (Tile("7", (TileArea("n", "NEX"),)), "area n of tile 7 is on an unknown side `X`"),
        (Tile("7", (TileArea("n", "NE"), TileArea("n", "SW"))), "tile 7 has two areas called n"),
        (Tile("7", WHOLE, ((0, 2, 0),)), "a border of tile 7 names an area the tile does not have"),
        (Tile("7", WHOLE, ((1, 1, 0),)), "a border of tile 7 has area s on both sides"),
        (Tile("7", WHOLE, ((0, 1, 2),)), "a border of tile 7 is of an unknown kind 2"),
        (Tile("7", (TileArea("n", "NESW", (1,)),)), "area n of tile 7 must have a count for each of the 0 marks"),
    ],
)
def test_a_tile_that_makes_no_sense_is_refused(tile: Tile, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        made(tile)


def test_a_board_needs_tiles_and_cells() -> None:
    with pytest.raises(ValueError, match="has no tiles"):
        made()
    with pytest.raises(ValueError, match="no room for a tile"):
        made(Tile("7", WHOLE), width=0)


def test_areas_are_numbered_through_and_named_after_their_tile() -> None:
    board = tile_set((Tile("7", WHOLE), Tile("8", (TileArea("all", "NESW"),))), (), (), 0, 3, 3, spare=28)
    assert (board.max_areas, board.areas, board.places) == (2, 4, 32)
    assert board.names[:5] == ("7 n", "7 s", "8 all", "", "A")
    assert board.names[-1] == "AB"


def test_of_two_borders_between_areas_the_first_kind_counts() -> None:
    board = made(Tile("7", WHOLE, ((0, 1, 1), (1, 0, 0))))
    assert (board.area_near, board.area_kinds) == (((1,), (0,)), ((0,), (0,)))
