"""A board laid from tiles as a map of regions and their contents, for the terminal and for SVG pictures.

Adjacent areas of tiles form one region. A region is named after its first tile and area (`4b`: the second area of the
fourth tile), so its name stays the same while the region grows.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker_runtime.boards.contents import PieceCount, View, pieces_at, rows, short_name, things_at
from lawspeaker_runtime.boards.tiles.abstract_areas import restore
from lawspeaker_runtime.boards.tiles.layout import TileLayout
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.rules import Rules


class Region(Struct, frozen=True):
    """One region. `owner` is the player with the most pieces in it, or 0 if there is no such player."""

    root: int
    id: str
    name: str
    closed: bool
    tiles: int
    owner: int
    pieces: tuple[PieceCount, ...]
    things: tuple[int, ...]
    marks: tuple[tuple[str, int], ...]
    near: tuple[tuple[int, int], ...]


class TileMap(Struct, frozen=True):
    """A board laid from tiles: `at` is the tile on each occupied cell, as tile * 4 + rotation."""

    word: str
    tiles: TileSet
    layout: TileLayout
    at: dict[int, int]
    regions: dict[int, Region]

    def cell(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell, from 0, row 0 at the bottom."""
        return cell % self.tiles.width, cell // self.tiles.width

    def sides(self, turned: int) -> tuple[int, ...]:
        """Return the areas on the north, east, south and west sides of a rotated tile."""
        return self.tiles.area_at[4 * turned : 4 * turned + 4]

    def region(self, area: int) -> Region:
        """Return the region to which an area belongs."""
        return self.regions[self.layout.root[area]]


def tile_map_of(rules: Rules, view: View, word: str, tiles: TileSet, players: int) -> TileMap:
    """Return the map of a board with all its contents, from a player's view."""
    layout = restore(tiles, [[int(number) for number in row] for row in rows(view.get(word))])
    size = tiles.places
    pieces = pieces_at(rules, view, word, size, players)
    things = things_at(rules, view, word, size)
    at = {spot // 4: 4 * k + spot % 4 for k, spot in enumerate(layout.spot_of) if spot >= 0}
    found: dict[int, Region] = {}
    areas: dict[int, list[int]] = {}
    for area in range(size):
        areas.setdefault(layout.root[area], []).append(area)
    for root in layout.roots:
        members = areas[root]
        pieces_here = tuple(part for area in members for part in pieces[area])
        found[root] = Region(
            root,
            short_name(tiles, root),
            tiles.names[root],
            layout.open_sides[root] == 0,
            layout.tiles_in[root],
            owner_of(pieces_here, players),
            pieces_here,
            tuple(thing for area in members for thing in things[area]),
            tuple((word, count) for word, count in zip(tiles.marks, layout.marks[root], strict=True) if count),
            tuple(zip(layout.near[root], layout.kinds[root], strict=True)),
        )
    return TileMap(word, tiles, layout, at, found)


def owner_of(pieces_here: tuple[PieceCount, ...], players: int) -> int:
    """Return the player with the most pieces, or 0 if several players have the most."""
    counts = [sum(part.count for part in pieces_here if part.owner == seat) for seat in range(players + 1)]
    most = max(counts[1:], default=0)
    return counts.index(most, 1) if most and counts[1:].count(most) == 1 else 0
