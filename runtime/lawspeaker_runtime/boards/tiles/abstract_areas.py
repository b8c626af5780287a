"""Abstract areas: groups that are described instead of laid, for the positions of examples; and `restore`.

    given  A touches B by a river, A is closed      ->      two spare areas with a border, one without open sides

They use the spare areas of the tile set, are on no cell and never merge; to the rules they are places like others.
`restore` lays the tiles of a dump again and makes its abstract areas again; all else follows from them.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.tiles.lay import add_border, put
from lawspeaker_runtime.boards.tiles.layout import TileLayout, new_layout
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.errors import RuleError


def abstract_area(tiles: TileSet, g: TileLayout, number: i64) -> i64:
    """Return the group of spare area `number`, from 0; make it on first use: one tile, open, no marks."""
    area: i64 = tiles.areas + number
    if not tiles.areas <= area < tiles.places:
        raise RuleError(f"there are only {tiles.places - tiles.areas} places that can be described instead of laid")
    if g.root[area] < 0:
        g.own_lists()
        g.root[area] = area
        g.members[area] = [area]
        g.open_sides[area] = 1
        g.tiles_in[area] = 1
        g.roots = sorted([*g.roots, area])
        g.abstract = sorted([*g.abstract, area])
    return area


def shape_area(tiles: TileSet, g: TileLayout, area: i64, tile_count: i64, open_sides: i64) -> None:
    """Set the number of tiles and of open sides of an abstract area; 0 open sides make it closed."""
    require_abstract(g, area)
    g.own_lists()
    g.tiles_in[area] = tile_count
    g.open_sides[area] = open_sides


def mark_area(tiles: TileSet, g: TileLayout, area: i64, mark: i64, count: i64) -> None:
    """Set how many of a mark an abstract area has."""
    require_abstract(g, area)
    g.own_lists()
    g.marks[area] = [count if k == mark else g.marks[area][k] for k in range(len(g.marks[area]))]


def require_abstract(g: TileLayout, area: i64) -> None:
    """Raise RuleError if an area is printed on a tile."""
    if area not in g.abstract:
        raise RuleError("only a place that is not laid can be described")


def touch(tiles: TileSet, g: TileLayout, t: i64, u: i64, kind: i64) -> None:
    """Add a border of a kind between two groups, at least one of which is abstract."""
    if t == u or (t not in g.abstract and u not in g.abstract):
        raise RuleError("a border can only be described between two places, one of which is not laid")
    g.own_lists()
    g.abstract_borders = [*g.abstract_borders, t, u, kind]
    add_border(g, g.root[t], g.root[u], kind)
    add_border(g, g.root[u], g.root[t], kind)
    g.pairs = [-1] * len(g.cells)


def restore(tiles: TileSet, data: list[list[int]]) -> TileLayout:
    """Return the layout that `TileLayout.dump` dumped."""
    g = new_layout(tiles)
    for k, spot in enumerate(data[0]):
        if spot >= 0:
            put(tiles, g, k, spot)
    for row in data[4:]:
        abstract_area(tiles, g, row[0] - tiles.areas)
        shape_area(tiles, g, row[0], row[1], row[2])
        for mark, count in enumerate(row[3:]):
            mark_area(tiles, g, row[0], mark, count)
    borders = data[1]
    for i in range(0, len(borders), 3):
        touch(tiles, g, borders[i], borders[i + 1], borders[i + 2])
    g.just_laid = data[2].copy()
    g.just_closed = data[3].copy()
    return g
