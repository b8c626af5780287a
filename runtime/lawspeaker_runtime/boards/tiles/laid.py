"""Boards of laid tiles as rules see them: the module that engines import.

    the neighbours of t      ->      laid.neighbours(TILES, s.map, t)

A place is a group of areas, identified by its root. All functions accept any area of a group, so a place that was
stored before two groups merged still means the merged one; `g.root` gives its current root. For -1, nothing, they
return the values of an isolated place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lawspeaker_runtime.boards.reach import steps_from
from lawspeaker_runtime.boards.tiles.abstract_areas import abstract_area, mark_area, restore, shape_area, touch
from lawspeaker_runtime.boards.tiles.lay import lay
from lawspeaker_runtime.boards.tiles.layout import TileLayout, new_layout
from lawspeaker_runtime.boards.tiles.spots import (
    joins,
    merged,
    new_groups,
    spots,
    spots_from,
    tiles_against,
    touches,
)
from lawspeaker_runtime.boards.tiles.tile import Tile, TileArea
from lawspeaker_runtime.boards.tiles.tile_set import TileSet, tile_set
from lawspeaker_runtime.state.base_state import Row

if TYPE_CHECKING:
    import networkx

__all__ = [
    "Tile",
    "TileArea",
    "TileLayout",
    "TileSet",
    "abstract_area",
    "area_on",
    "area_with",
    "border",
    "closed",
    "distance",
    "graph",
    "groups",
    "joins",
    "lay",
    "mark_area",
    "marks",
    "merged",
    "neighbours",
    "new_groups",
    "new_layout",
    "reach_laid",
    "restore",
    "shape_area",
    "spots",
    "spots_from",
    "tile_count",
    "tile_marks",
    "tile_set",
    "tiles_against",
    "touch",
    "touches",
]


def groups(g: TileLayout) -> Row:
    """Return all groups, ascending; callers must not change the list."""
    return g.roots


def neighbours(tiles: TileSet, g: TileLayout, t: i64) -> Row:
    """Return the groups across a border, ascending; callers must not change the list."""
    return g.near[g.root[t]]


def border(tiles: TileSet, g: TileLayout, t: i64, u: i64) -> i64:
    """Return the kind of the border between two groups, the first kind if there are several, or -1 without one."""
    one: i64 = g.root[t]
    near: Row = g.near[one]
    return g.kinds[one][near.index(g.root[u])] if g.root[u] in near else -1


def closed(g: TileLayout, t: i64) -> bool:
    """Tell whether every side of a group meets a tile, so that it cannot grow."""
    return g.open_sides[g.root[t]] == 0


def open_sides(g: TileLayout, t: i64) -> i64:
    """Return how many sides of a group meet no tile yet."""
    return g.open_sides[g.root[t]]


def tile_count(g: TileLayout, t: i64) -> i64:
    """Return the number of tiles of a group."""
    return g.tiles_in[g.root[t]]


def marks(g: TileLayout, mark: i64, t: i64) -> i64:
    """Return how many of a mark are printed in a group."""
    return g.marks[g.root[t]][mark]


def tile_marks(tiles: TileSet, mark: i64, tile: i64) -> i64:
    """Return how many of a mark are printed on a tile, laid or not."""
    start: i64 = (tile - tiles.first) * tiles.max_areas
    return sum(tiles.area_marks[area][mark] for area in range(start, start + tiles.max_areas))


def area_on(tiles: TileSet, g: TileLayout, tile: i64, side: i64) -> i64:
    """Return the group of the area on a printed side of a tile, -1 while the tile is not laid."""
    return g.root[tiles.area_at[(tile - tiles.first) * 16 + side]]


def area_with(tiles: TileSet, g: TileLayout, tile: i64, mark: i64) -> i64:
    """Return the group of the first area of a laid tile with a mark, or -1."""
    k: i64 = tile - tiles.first
    start: i64 = k * tiles.max_areas
    for area in range(start, start + tiles.area_count[k]):
        if tiles.area_marks[area][mark] > 0:
            return g.root[area]
    return -1


def reach_laid(g: TileLayout, starts: list[int], inside: list[int]) -> list[int]:
    """Return the groups of `inside` that are connected to a start through groups of `inside`, ascending."""
    root = g.root
    open_groups = {root[t] for t in inside}
    found: list[int] = []
    for t in starts:
        if root[t] in open_groups:
            open_groups.remove(root[t])
            found.append(root[t])
    for group in found:
        for other in g.near[group]:
            if other in open_groups:
                open_groups.remove(other)
                found.append(other)
    return sorted(found)


def distance(tiles: TileSet, g: TileLayout, t: i64, u: i64) -> i64:
    """Return the number of borders on the shortest path between two groups, or -1 if there is none."""
    one: i64 = g.root[t]
    two: i64 = g.root[u]
    if one < 0 or two < 0:
        return -1
    return steps_from(one, [list(near) for near in g.near])[two]


def graph(tiles: TileSet, g: TileLayout) -> networkx.Graph[int]:
    """Return the groups as a networkx graph.

    Nodes with name, tiles, marks and whether closed, edges with their kind.
    """
    import networkx

    made: networkx.Graph[int] = networkx.Graph()
    for root in g.roots:
        on = sorted({area // tiles.max_areas for area in g.members[root] if area < tiles.areas})
        made.add_node(
            root,
            name=tiles.names[root],
            closed=closed(g, root),
            tiles=[tiles.tile_names[k] for k in on],
            tile_count=g.tiles_in[root],
            marks=dict(zip(tiles.marks, g.marks[root], strict=True)),
        )
    for root in g.roots:
        for other, kind in zip(g.near[root], g.kinds[root], strict=True):
            made.add_edge(root, other, kind=tiles.borders[kind])
    return made
