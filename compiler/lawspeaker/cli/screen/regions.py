"""A board of laid tiles as a map: its stretches with what is in them, for the terminal and for pictures.

Areas that meet are one stretch. It is called by the tile and area it began with (`4b`: the second area of the fourth
tile), which stays the same while the stretch grows.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker_runtime.boards.contents import PieceCount, View, pieces_at, rows, things_at
from lawspeaker_runtime.boards.tiles.abstract_areas import restore
from lawspeaker_runtime.boards.tiles.layout import TileLayout
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.rules import Rules


class Stretch(Struct, frozen=True):
    """One stretch. `owner` has more pieces there than anybody else, 0 if nobody has."""

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


class LaidMap(Struct, frozen=True):
    """A laid board: `at` is the turned tile on each cell that has one (tile * 4 + rotation)."""

    word: str
    tiles: TileSet
    ground: TileLayout
    at: dict[int, int]
    stretches: dict[int, Stretch]

    def cell(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell, from 0, row 0 at the bottom."""
        return cell % self.tiles.width, cell // self.tiles.width

    def sides(self, turned: int) -> tuple[int, ...]:
        """Return the areas on the four sides of a tile as it lies: north, east, south, west."""
        return self.tiles.area_at[4 * turned : 4 * turned + 4]

    def stretch(self, area: int) -> Stretch:
        """Return the stretch an area belongs to."""
        return self.stretches[self.ground.root[area]]


def laid_map(rules: Rules, view: View, word: str, tiles: TileSet, players: int) -> LaidMap:
    """Return a laid board with everything on it, from a player's view."""
    ground = restore(tiles, [[int(number) for number in row] for row in rows(view.get(word))])
    size = tiles.places
    pieces = pieces_at(rules, view, word, size, players)
    things = things_at(rules, view, word, size)
    at = {spot // 4: 4 * k + spot % 4 for k, spot in enumerate(ground.spot_of) if spot >= 0}
    found: dict[int, Stretch] = {}
    for root in ground.roots:
        members = [area for area in range(size) if ground.root[area] == root]
        standing = tuple(part for area in members for part in pieces[area])
        found[root] = Stretch(
            root,
            short_name(tiles, root),
            tiles.names[root],
            ground.open_sides[root] == 0,
            ground.tiles_in[root],
            owner_of(standing, players),
            standing,
            tuple(thing for area in members for thing in things[area]),
            tuple((word, count) for word, count in zip(tiles.marks, ground.marks[root], strict=True) if count),
            tuple(zip(ground.near[root], ground.kinds[root], strict=True)),
        )
    return LaidMap(word, tiles, ground, at, found)


def short_name(tiles: TileSet, area: int) -> str:
    """Return what a stretch is called on a map."""
    if area >= tiles.areas:
        return tiles.names[area]
    return f"{area // tiles.max_areas + 1}{chr(97 + area % tiles.max_areas)}"


def owner_of(standing: tuple[PieceCount, ...], players: int) -> int:
    """Return the player with the most pieces, 0 if several have."""
    counts = [sum(part.count for part in standing if part.owner == seat) for seat in range(players + 1)]
    most = max(counts[1:], default=0)
    return counts.index(most, 1) if most and counts[1:].count(most) == 1 else 0
