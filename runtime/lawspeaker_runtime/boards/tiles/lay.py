"""Laying a tile: join its areas with the groups across its sides, and update all groups.

    lay(TILES, s.map, tile, spot)      ->      s.map.just_laid, s.map.just_closed, s.map.moved

Only the groups that the tile meets and their neighbours change, so the cost does not grow with the layout.
"""

from __future__ import annotations

from bisect import bisect_left

from mypy_extensions import i64

from lawspeaker_runtime.boards.tiles.layout import TileLayout
from lawspeaker_runtime.boards.tiles.spots import fits, groups_around, place_of_cell
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import Row


def lay(tiles: TileSet, g: TileLayout, tile: i64, spot: i64) -> None:
    """Lay a tile at a spot; it must fit, but need not be beside another tile.

    Afterwards `g.moved` lists the groups that have another root: what the state stores by place must follow, see
    `merge.py`. `g.just_laid` are the groups of the tile, `g.just_closed` those of them without open sides.
    """
    k: i64 = tile - tiles.first
    check_laying(tiles, g, k, spot)
    met = groups_around(g, spot // 4)
    put(tiles, g, k, spot)
    moved: Row = []
    for old in met:
        if g.root[old] != old:
            moved.append(old)
            moved.append(g.root[old])
    g.moved = moved
    start: i64 = k * tiles.max_areas
    laid: Row = []
    for area in range(start, start + tiles.area_count[k]):
        if g.root[area] not in laid:
            laid.append(g.root[area])
    laid = sorted(laid)
    g.just_laid = laid
    g.just_closed = [group for group in laid if g.open_sides[group] == 0]


def check_laying(tiles: TileSet, g: TileLayout, k: i64, spot: i64) -> None:
    """Raise RuleError if laying would break the layout; which of the legal spots a player may use is up to the game."""
    if not 0 <= k < tiles.count or g.spot_of[k] >= 0:
        raise RuleError("only a tile that has not been laid can be laid")
    if not 0 <= spot < 4 * tiles.width * tiles.height or is_filled(g, spot // 4):
        raise RuleError("a tile can only be laid on an empty cell of the board")
    if not fits(tiles, g, k, spot):
        name = f"tile {tiles.tile_names[k]} at {tiles.spot_name(spot)}"
        raise RuleError(f"{name} would leave a border that has the same group on both sides")


def is_filled(g: TileLayout, cell: i64) -> bool:
    """Tell whether a tile is on a cell."""
    return place_of_cell(g, cell) < 0 and any(spot >= 0 and spot // 4 == cell for spot in g.spot_of)


def put(tiles: TileSet, g: TileLayout, k: i64, spot: i64) -> None:
    """Lay tile number k without checking whether it fits."""
    g.own_lists()
    g.spot_of[k] = spot
    add_areas(tiles, g, k)
    turned: i64 = 4 * k + spot % 4
    across = extend_frontier(tiles, g, turned, spot // 4)
    for side in range(4):
        other: i64 = across[side]
        if other >= 0:
            one: i64 = g.root[tiles.area_at[4 * turned + side]]
            two: i64 = g.root[other]
            g.open_sides[one] -= 1
            g.open_sides[two] -= 1
            if one < two:
                unite(tiles, g, one, two)
            elif two < one:
                unite(tiles, g, two, one)
    g.pairs = [-1] * len(g.cells)
    g.last_cell = g.last_place = -1


def add_areas(tiles: TileSet, g: TileLayout, k: i64) -> None:
    """Make a group of each area of tile number k, without neighbours on other tiles."""
    start: i64 = k * tiles.max_areas
    end: i64 = start + tiles.area_count[k]
    place: i64 = bisect_left(g.roots, start)
    for area in range(start, end):
        g.root[area] = area
        g.members[area] = [area]
        g.near[area] = list(tiles.area_near[area])
        g.kinds[area] = list(tiles.area_kinds[area])
        g.open_sides[area] = tiles.area_sides[area]
        g.tiles_in[area] = 1
        g.marks[area] = list(tiles.area_marks[area])
        g.roots.insert(place + area - start, area)


def extend_frontier(tiles: TileSet, g: TileLayout, turned: i64, cell: i64) -> Row:
    """Update the frontier around a cell that a turned tile fills; return the areas that were across its sides."""
    place: i64 = place_of_cell(g, cell)
    before: Row = [-1, -1, -1, -1]
    if place >= 0:
        before = g.across[4 * place : 4 * place + 4]
        g.cells = [*g.cells[:place], *g.cells[place + 1 :]]
        g.met = [*g.met[:place], *g.met[place + 1 :]]
        g.across = [*g.across[: 4 * place], *g.across[4 * place + 4 :]]
    for side in range(4):
        next_cell: i64 = tiles.beyond[4 * cell + side]
        if next_cell >= 0 and before[side] < 0:
            reach_cell(g, next_cell, (side + 2) % 4, tiles.area_at[4 * turned + side])
    return before


def reach_cell(g: TileLayout, cell: i64, side: i64, area: i64) -> None:
    """Record that an area is across a side of an empty cell."""
    place: i64 = bisect_left(g.cells, cell)
    if place == len(g.cells) or g.cells[place] != cell:
        g.cells.insert(place, cell)
        g.met.insert(place, 0)
        g.across = [*g.across[: 4 * place], -1, -1, -1, -1, *g.across[4 * place :]]
    g.across[4 * place + side] = area
    g.met[place] += 1


def unite(tiles: TileSet, g: TileLayout, low: i64, high: i64) -> None:
    """Merge two groups; the lower root identifies the result."""
    for area in g.members[high]:
        g.root[area] = low
    members: Row = sorted([*g.members[low], *g.members[high]])
    g.members[low] = members
    g.members[high] = []
    g.tiles_in[low] = count_tiles(members, tiles.max_areas)
    g.tiles_in[high] = 0
    g.open_sides[low] += g.open_sides[high]
    g.open_sides[high] = 0
    g.marks[low] = [g.marks[low][k] + g.marks[high][k] for k in range(len(g.marks[low]))]
    g.marks[high] = g.marks[tiles.places]
    g.roots.remove(high)
    unite_borders(g, low, high)


def count_tiles(members: Row, max_areas: i64) -> i64:
    """Return the number of tiles of areas given in ascending order."""
    count: i64 = 0
    last: i64 = -1
    for area in members:
        tile: i64 = area // max_areas
        if tile != last:
            count += 1
            last = tile
    return count


def unite_borders(g: TileLayout, low: i64, high: i64) -> None:
    """Move the borders of one group to another and update their neighbours; of several kinds the first counts."""
    for place in range(len(g.near[high])):
        neighbour: i64 = g.near[high][place]
        kind: i64 = g.kinds[high][place]
        cut_border(g, neighbour, high)
        add_border(g, low, neighbour, kind)
        add_border(g, neighbour, low, kind)
    g.near[high] = []
    g.kinds[high] = []


def cut_border(g: TileLayout, one: i64, two: i64) -> None:
    """Remove the border from a group to another; its rows are replaced, because clones may share them."""
    place: i64 = g.near[one].index(two)
    g.near[one] = [*g.near[one][:place], *g.near[one][place + 1 :]]
    g.kinds[one] = [*g.kinds[one][:place], *g.kinds[one][place + 1 :]]


def add_border(g: TileLayout, one: i64, two: i64, kind: i64) -> None:
    """Add a border of a kind from a group to another; of several kinds the first counts."""
    near: Row = g.near[one][:]
    kinds: Row = g.kinds[one][:]
    place: i64 = bisect_left(near, two)
    if place == len(near) or near[place] != two:
        near.insert(place, two)
        kinds.insert(place, kind)
    elif kind < kinds[place]:
        kinds[place] = kind
    g.near[one] = near
    g.kinds[one] = kinds
