"""The constant tables of a board of laid tiles: turned tiles, pairs of sides, neighbouring cells.

Areas of all tiles are numbered consecutively: area = tile * max_areas + number on the tile. They are followed by spare
areas on no tile, which examples use for abstract positions (abstract_areas.py). Cells are numbered like the squares of
a grid, row 1 at the bottom. A spot is a cell and a rotation: cell * 4 + quarter turns clockwise. Sides are north, east,
south, west: 0 to 3.

    tile_set(tiles, borders=("river",), marks=("mill",), first=53, width=5, height=4)     ->     TileSet
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.boards.tiles.tile import Tile, TileArea, border_kind, check_tile, side_owners

# Each pair of sides has a bit, so that a set of pairs is a number from 0 to 63.
PAIRS: Final = ((0, 1, 1), (0, 2, 2), (0, 3, 4), (1, 2, 8), (1, 3, 16), (2, 3, 32))
FIRST_SIDES: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 2)
SECOND_SIDES: Final[tuple[int, ...]] = (1, 2, 3, 2, 3, 3)


class TileSet:
    """The tables of a tile set. Functions take a tile by its number as a thing: thing `first` is tile 0.

    `area_near[area]` and `area_kinds[area]` are the areas across its borders on the tile, and the kinds of these.
    `turned` is tile * 4 + rotation; `area_at[turned * 4 + side]` is the area on that side of the turned tile;
    `same_pairs[turned]` and `border_pairs[turned]` are the pairs of sides with one area, and with a border between
    them; `beyond[cell * 4 + side]` is the next cell or -1. `places` counts all areas, the spare ones included.
    """

    __slots__ = (
        "area_at",
        "area_count",
        "area_kinds",
        "area_marks",
        "area_near",
        "area_sides",
        "areas",
        "beyond",
        "border_pairs",
        "borders",
        "centre",
        "count",
        "first",
        "height",
        "marks",
        "max_areas",
        "names",
        "places",
        "same_pairs",
        "tile_names",
        "width",
    )

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        borders: tuple[str, ...],
        marks: tuple[str, ...],
        first: int,
        width: int,
        height: int,
        spare: int,
    ) -> None:
        self.first: int = first
        self.width: int = width
        self.height: int = height
        self.centre: int = (height - 1) // 2 * width + (width - 1) // 2
        self.borders: tuple[str, ...] = borders
        self.marks: tuple[str, ...] = marks
        self.count: int = len(tiles)
        self.max_areas: int = max(len(tile.areas) for tile in tiles)
        self.areas: int = self.count * self.max_areas
        self.places: int = self.areas + spare
        self.tile_names: tuple[str, ...] = tuple(tile.name for tile in tiles)
        self.area_count: tuple[int, ...] = tuple(len(tile.areas) for tile in tiles)
        printed = all_areas(tiles, self.max_areas, len(marks))
        spare_names = tuple(spare_name(number) for number in range(spare))
        self.names: tuple[str, ...] = tuple(area.name for area in printed) + spare_names
        self.area_sides: tuple[int, ...] = tuple(len(area.sides) for area in printed)
        self.area_marks: tuple[tuple[int, ...], ...] = tuple(area.marks for area in printed)
        borders_in = [
            borders_of(tile, k, area, self.max_areas) for k, tile in enumerate(tiles) for area in range(self.max_areas)
        ]
        self.area_near: tuple[tuple[int, ...], ...] = tuple(tuple(found) for found in borders_in)
        self.area_kinds: tuple[tuple[int, ...], ...] = tuple(tuple(found.values()) for found in borders_in)
        turned = tuple((k, turned_owners(tile, turn)) for k, tile in enumerate(tiles) for turn in range(4))
        self.area_at: tuple[int, ...] = tuple(k * self.max_areas + area for k, owners in turned for area in owners)
        self.same_pairs: tuple[int, ...] = tuple(pairs_of_one_area(owners) for _, owners in turned)
        self.border_pairs: tuple[int, ...] = tuple(pairs_with_border(tiles[k], owners) for k, owners in turned)
        self.beyond: tuple[int, ...] = cells_beyond(width, height)

    def spot_at(self, column: i64, row: i64, rotation: i64) -> i64:
        """Return the spot of a column and row, both from 1, and a rotation from 0 to 3; -1 if there is none."""
        if 1 <= column <= self.width and 1 <= row <= self.height and 0 <= rotation <= 3:
            return ((row - 1) * self.width + column - 1) * 4 + rotation
        return -1

    def spot_name(self, spot: i64) -> str:
        """Return the name of a spot in messages."""
        cell = spot // 4
        return f"({cell % self.width + 1}, {cell // self.width + 1}) rotated {spot % 4}"


def border_between(tiles: TileSet, one: i64, two: i64) -> i64:
    """Return the kind of the border between two areas of a tile, -1 if there is none."""
    return tiles.area_kinds[one][tiles.area_near[one].index(two)] if two in tiles.area_near[one] else -1


def tile_set(
    tiles: tuple[Tile, ...],
    borders: tuple[str, ...],
    marks: tuple[str, ...],
    first: int,
    width: int,
    height: int,
    spare: int = 0,
) -> TileSet:
    """Check the tiles and make their tables.

    `borders` and `marks` are the words of border kinds and marks, `first` the number of the first tile as a thing,
    `width` and `height` the size of the table in cells, `spare` the number of spare areas.
    """
    if not tiles:
        raise ValueError("a board of laid tiles has no tiles")
    if width < 1 or height < 1:
        raise ValueError(f"a board of {width} by {height} has no room for a tile")
    for tile in tiles:
        check_tile(tile, len(borders), len(marks))
    return TileSet(tiles, borders, marks, first, width, height, spare)


def all_areas(tiles: tuple[Tile, ...], max_areas: int, marks: int) -> list[TileArea]:
    """Return the areas of all tiles under their full names; tiles with fewer areas are padded with empty ones."""
    areas: list[TileArea] = []
    for tile in tiles:
        areas += [TileArea(f"{tile.name} {area.name}", area.sides, area.marks) for area in tile.areas]
        areas += [TileArea("", "", (0,) * marks)] * (max_areas - len(tile.areas))
    return areas


def spare_name(number: int) -> str:
    """Name a spare area by letters, like the columns of a spreadsheet.

    >>> spare_name(0), spare_name(25), spare_name(26)
    ('A', 'Z', 'AA')
    """
    letter = chr(65 + number % 26)
    return letter if number < 26 else spare_name(number // 26 - 1) + letter


def borders_of(tile: Tile, k: int, area: int, max_areas: int) -> dict[int, int]:
    """Return the areas across a border from one area of tile k, ascending, each with the kind of the border."""
    others = range(len(tile.areas))
    return {k * max_areas + b: border_kind(tile, area, b) for b in others if border_kind(tile, area, b) >= 0}


def turned_owners(tile: Tile, turn: int) -> tuple[int, ...]:
    """Return the area on each side after turning clockwise: the north side becomes the east side."""
    owners = side_owners(tile)
    return tuple(owners[(side - turn) % 4] for side in range(4))


def pairs_of_one_area(owners: tuple[int, ...]) -> int:
    """Return the pairs of sides that have the same area."""
    return sum(bit for one, two, bit in PAIRS if owners[one] == owners[two])


def pairs_with_border(tile: Tile, owners: tuple[int, ...]) -> int:
    """Return the pairs of sides whose areas are separated by a border."""
    return sum(bit for one, two, bit in PAIRS if border_kind(tile, owners[one], owners[two]) >= 0)


def cells_beyond(width: int, height: int) -> tuple[int, ...]:
    """Return for each cell and side the cell on the other side, or -1.

    >>> cells_beyond(2, 2)
    (2, 1, -1, -1, 3, -1, -1, 0, -1, 3, 0, -1, -1, -1, 1, 2)
    """
    size = width * height
    east, west = list(range(1, size + 1)), list(range(-1, size - 1))
    east[width - 1 :: width] = west[::width] = [-1] * height
    cells = [-1] * (4 * size)
    cells[0::4] = [*range(width, size), *[-1] * width]
    cells[1::4] = east
    cells[2::4] = [*[-1] * width, *range(size - width)]
    cells[3::4] = west
    return tuple(cells)


def closed_pairs(pairs: int) -> int:
    """Return the transitive closure of pairs of sides: a-b and b-c imply a-c.

    >>> closed_pairs(1 | 8)
    11
    """
    label = [0, 1, 2, 3]
    for one, two, bit in PAIRS:
        if pairs & bit:
            old, new = label[two], label[one]
            label = [new if x == old else x for x in label]
    return sum(bit for one, two, bit in PAIRS if label[one] == label[two])


CLOSED_PAIRS: Final[tuple[int, ...]] = tuple(closed_pairs(pairs) for pairs in range(64))
