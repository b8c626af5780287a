"""Tiles as the spec declares them, and the checks of their declarations.

    Tile("01", (TileArea("n", "N", (1, 0)), TileArea("s", "ESW", (0, 1))), ((0, 1, 1),))

        +---n---+      area 0 has the north side and one of the first mark, area 1 the other three sides and one
        s ~~~~~ s      of the second mark; between them is a border of the second kind
        +---s---+

Each of the four sides of a tile belongs to one area, so that any side can meet any other: borders end in the corners.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDES: Final = "NESW"
SIDE_WORDS: Final = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class TileArea:
    """An area of a tile: its sides, as letters of NESW, and how many it has of each mark."""

    name: str
    sides: str
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile; a border is (area, area, kind), with areas numbered on this tile and kinds in the order of the board."""

    name: str
    areas: tuple[TileArea, ...]
    borders: tuple[tuple[int, int, int], ...] = ()


def check_tile(tile: Tile, kinds: int, marks: int) -> None:
    """Raise ValueError if the sides, borders or marks of a tile are inconsistent."""
    check_sides(tile)
    for area in tile.areas:
        if len(area.marks) != marks or min(area.marks, default=0) < 0:
            raise ValueError(f"area {area.name} of tile {tile.name} must have a count for each of the {marks} marks")
    for a, b, kind in tile.borders:
        if not (0 <= a < len(tile.areas) and 0 <= b < len(tile.areas)):
            raise ValueError(f"a border of tile {tile.name} names an area the tile does not have")
        if a == b:
            raise ValueError(f"a border of tile {tile.name} has area {tile.areas[a].name} on both sides")
        if not 0 <= kind < kinds:
            raise ValueError(f"a border of tile {tile.name} is of an unknown kind {kind}")


def check_sides(tile: Tile) -> None:
    """Raise ValueError if a side of a tile is in no area or in two, or if two areas have one name."""
    owners: dict[str, str] = {}
    names: set[str] = set()
    for area in tile.areas:
        if area.name in names:
            raise ValueError(f"tile {tile.name} has two areas called {area.name}")
        names.add(area.name)
        for side in area.sides:
            if side not in SIDES:
                raise ValueError(f"area {area.name} of tile {tile.name} is on an unknown side `{side}`")
            word = SIDE_WORDS[SIDES.index(side)]
            if side in owners:
                raise ValueError(f"the {word} side of tile {tile.name} is in two areas, {owners[side]} and {area.name}")
            owners[side] = area.name
    for side, word in zip(SIDES, SIDE_WORDS, strict=True):
        if side not in owners:
            raise ValueError(f"the {word} side of tile {tile.name} is in no area")


def side_owners(tile: Tile) -> tuple[int, ...]:
    """Return the areas of the north, east, south and west side.

    >>> side_owners(Tile("", (TileArea("n", "NW"), TileArea("s", "ES"))))
    (0, 1, 1, 0)
    """
    return tuple(next(k for k, area in enumerate(tile.areas) if side in area.sides) for side in SIDES)


def border_kind(tile: Tile, a: int, b: int) -> int:
    """Return the kind of the border between two areas, the first kind if there are several, or -1."""
    return min((kind for one, two, kind in tile.borders if {one, two} == {a, b}), default=-1)
