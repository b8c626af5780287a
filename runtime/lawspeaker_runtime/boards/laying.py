"""Laying a tile: its areas join the groups across its sides, and everything known about groups is brought up to date.

Only the groups the tile meets and their neighbours change, so the work does not grow with the table.
"""

from __future__ import annotations

from bisect import bisect_left
from operator import add

from mypy_extensions import i64

from lawspeaker_runtime.boards.ground import Ground
from lawspeaker_runtime.boards.spots import NOTHING_AROUND, fits, groups_around
from lawspeaker_runtime.boards.tiles import TileSet
from lawspeaker_runtime.core import RuleError


def lay(tiles: TileSet, g: Ground, tile: i64, spot: i64) -> None:
    """Lay a tile at a spot; it must fit, but need not lie beside another tile.

    Afterwards `g.moved` tells which groups go by another root now: what the game keeps by place must follow, see
    `merge_counts`. `g.just_laid` are the groups the tile is part of, `g.just_closed` those of them without open sides.
    """
    k: i64 = tile - tiles.first
    check_laying(tiles, g, k, spot)
    met = groups_around(g, spot // 4)
    put(tiles, g, k, spot)
    root = g.root
    moved: list[int] = []
    for old in met:
        if root[old] != old:
            moved.append(old)
            moved.append(root[old])
    g.moved = moved
    start: i64 = k * tiles.max_areas
    g.just_laid = sorted(set(root[start : start + tiles.area_count[k]]))
    g.just_closed = [group for group in g.just_laid if g.open_sides[group] == 0]


def check_laying(tiles: TileSet, g: Ground, k: i64, spot: i64) -> None:
    """Refuse what would break the table; which of the legal spots a player may use is for the game to say."""
    if not 0 <= k < tiles.count or g.spot_of[k] >= 0:
        raise RuleError("only a tile that has not been laid can be laid")
    if not 0 <= spot < 4 * tiles.width * tiles.height or is_filled(g, spot // 4):
        raise RuleError("a tile can only be laid on an empty cell of the board")
    if not fits(tiles, g, k, spot):
        name = f"tile {tiles.tile_names[k]} at {tiles.spot_name(spot)}"
        raise RuleError(f"{name} would leave a border that has the same group on both sides")


def is_filled(g: Ground, cell: i64) -> bool:
    """Tell whether a tile lies on a cell."""
    return cell not in g.frontier and any(spot >= 0 and spot // 4 == cell for spot in g.spot_of)


def put(tiles: TileSet, g: Ground, k: i64, spot: i64) -> None:
    """Put tile number k on the table without asking whether it fits."""
    g.own_lists()
    g.spot_of[k] = spot
    add_areas(tiles, g, k)
    root = g.root
    open_sides = g.open_sides
    turned: i64 = 4 * k + spot % 4
    across = extend_frontier(tiles, g, turned, spot // 4)
    for side in range(4):
        other: i64 = across[side]
        if other >= 0:
            one: i64 = root[tiles.area_at[4 * turned + side]]
            two: i64 = root[other]
            open_sides[one] -= 1
            open_sides[two] -= 1
            if one < two:
                unite(tiles, g, one, two)
            elif two < one:
                unite(tiles, g, two, one)


def add_areas(tiles: TileSet, g: Ground, k: i64) -> None:
    """Make a group of each area of tile number k, as if it lay alone."""
    start: i64 = k * tiles.max_areas
    end: i64 = start + tiles.area_count[k]
    for area in range(start, end):
        g.root[area] = area
        g.members[area] = (area,)
        g.near[area] = tiles.area_borders[area]
        g.open_sides[area] = tiles.area_sides[area]
        g.tiles_in[area] = 1
        g.marks[area] = tiles.area_marks[area]
    place: i64 = bisect_left(g.roots, start)
    g.roots[place:place] = range(start, end)


def extend_frontier(tiles: TileSet, g: Ground, turned: i64, cell: i64) -> tuple[int, int, int, int]:
    """Move the frontier around a cell that a turned tile fills; return the areas that were across its sides."""
    frontier = g.frontier
    across = frontier.pop(cell, NOTHING_AROUND)
    for side in range(4):
        next_cell: i64 = tiles.beyond[4 * cell + side]
        if next_cell >= 0 and across[side] < 0:
            mine = tiles.area_at[4 * turned + side]
            north, east, south, west = frontier.get(next_cell, NOTHING_AROUND)
            if side == 0:
                south = mine
            elif side == 1:
                west = mine
            elif side == 2:
                north = mine
            else:
                east = mine
            frontier[next_cell] = (north, east, south, west)
    return across


def unite(tiles: TileSet, g: Ground, low: i64, high: i64) -> None:
    """Make one group of two; it goes by the lower root."""
    root = g.root
    for area in g.members[high]:
        root[area] = low
    members = sorted(g.members[low] + g.members[high])
    g.members[low] = tuple(members)
    g.members[high] = ()
    g.tiles_in[low] = count_tiles(members, tiles.max_areas)
    g.tiles_in[high] = 0
    g.open_sides[low] += g.open_sides[high]
    g.open_sides[high] = 0
    g.marks[low] = tuple(map(add, g.marks[low], g.marks[high]))
    g.marks[high] = g.marks[-1]
    g.roots.remove(high)
    unite_borders(g.near, low, high)


def count_tiles(members: list[int], max_areas: i64) -> i64:
    """Count the tiles that areas, in ascending order, lie on; a tile counts once however many areas it has there."""
    count: i64 = 0
    last: i64 = -1
    for area in members:
        tile: i64 = area // max_areas
        if tile != last:
            count += 1
            last = tile
    return count


def unite_borders(near: list[dict[int, int]], low: i64, high: i64) -> None:
    """Give the borders of one group to another; their neighbours learn the new name, and the first kind counts."""
    mine = near[low].copy()
    for neighbour, kind in near[high].items():
        its = near[neighbour].copy()
        del its[high]
        if mine.get(neighbour, kind) < kind:
            kind = mine[neighbour]
        mine[neighbour] = kind
        its[low] = kind
        near[neighbour] = its
    near[low] = mine
    near[high] = {}
