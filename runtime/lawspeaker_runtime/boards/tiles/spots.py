"""Where a tile fits, and which groups laying it there would join, without laying it.

    spots(TILES, s.map, tile)      ->      [cell * 4 + rotation, ...]

Each border must keep two different groups on its sides. A tile can only break that through its four sides: sides of one
area, and sides that meet one group, end up in one group, transitively. With a bit for each pair of sides this is one
lookup in a table of 64 entries (`CLOSED_PAIRS`).
"""

from __future__ import annotations

from bisect import bisect_left

from mypy_extensions import i64

from lawspeaker_runtime.boards.tiles.layout import TileLayout
from lawspeaker_runtime.boards.tiles.tile_set import CLOSED_PAIRS, FIRST_SIDES, SECOND_SIDES, TileSet
from lawspeaker_runtime.state.base_state import Row


def spots(tiles: TileSet, g: TileLayout, tile: i64) -> Row:
    """Return the spots where a tile fits beside a laid one, ascending.

    On an empty table, the centre in every rotation.
    """
    if len(g.cells) == 0 and all(spot < 0 for spot in g.spot_of):
        return [4 * tiles.centre + rotation for rotation in range(4)]
    return spots_in(tiles, g, tile, list(range(len(g.cells))))


def spots_from(tiles: TileSet, g: TileLayout, tile: i64, places: Row) -> Row:
    """Return the spots where a tile fits and would share a side with one of the given groups, ascending."""
    wanted: Row = [g.root[t] for t in places]
    chosen: Row = []
    for at, area in enumerate(g.across):
        if area >= 0 and g.root[area] in wanted and (len(chosen) == 0 or chosen[len(chosen) - 1] != at >> 2):
            chosen.append(at >> 2)
    return spots_in(tiles, g, tile, chosen)


def spots_in(tiles: TileSet, g: TileLayout, tile: i64, places: Row) -> Row:
    """Return the spots in the given cells of the frontier where a tile fits, in the order of the cells."""
    k: i64 = tile - tiles.first
    found: Row = []
    if g.spot_of[k] >= 0:
        return found
    for place in places:
        spot: i64 = 4 * g.cells[place]
        if g.met[place] == 1:
            found += [spot, spot + 1, spot + 2, spot + 3]
            continue
        pairs: i64 = pairs_at(g, place)
        for rotation in range(4):
            if pairs_fit(tiles, 4 * k + rotation, pairs):
                found.append(spot + rotation)
    return found


def place_of_cell(g: TileLayout, cell: i64) -> i64:
    """Return the index of an empty cell in the frontier, -1 if no tile is beside it.

    Rules ask for one spot in several ways, so the layout remembers the last answer until the next tile is laid.
    """
    if cell != g.last_cell:
        place: i64 = bisect_left(g.cells, cell)
        g.last_place = place if place < len(g.cells) and g.cells[place] == cell else -1
        g.last_cell = cell
    return g.last_place


def fits(tiles: TileSet, g: TileLayout, k: i64, spot: i64) -> bool:
    """Tell whether tile number k leaves all borders intact at a spot on an empty cell."""
    return pairs_fit(tiles, 4 * k + spot % 4, pairs_at(g, place_of_cell(g, spot // 4)))


def pairs_fit(tiles: TileSet, turned: i64, pairs: i64) -> bool:
    """Tell whether no two sides that would be joined are separated by a border, on the tile or in the layout."""
    together: i64 = CLOSED_PAIRS[(pairs & 63) | tiles.same_pairs[turned]]
    return together & (pairs >> 6 & 63 | tiles.border_pairs[turned]) == 0


def pairs_at(g: TileLayout, place: i64) -> i64:
    """Return the pairs of sides of a cell that meet one group.

    Shifted by 6 bits, those that meet two groups with a border.

    Shifted by 12 bits: the pairs that meet two different groups.
    """
    if place < 0:
        return 0
    if g.pairs[place] < 0:
        g.pairs[place] = find_pairs(g, place)
    return g.pairs[place]


def find_pairs(g: TileLayout, place: i64) -> i64:
    """Compute what `pairs_at` returns; the layout caches it until the next tile is laid."""
    pairs: i64 = 0
    for pair in range(6):
        one: i64 = g.across[4 * place + FIRST_SIDES[pair]]
        two: i64 = g.across[4 * place + SECOND_SIDES[pair]]
        if one >= 0 and two >= 0:
            if g.root[one] == g.root[two]:
                pairs |= 1 << pair
            elif g.root[two] in g.near[g.root[one]]:
                pairs |= 4160 << pair
            else:
                pairs |= 4096 << pair
    return pairs


def group_across(g: TileLayout, place: i64, side: i64) -> i64:
    """Return the group across a side of a cell of the frontier, -1 where there is no tile."""
    area: i64 = g.across[4 * place + side]
    return g.root[area] if area >= 0 else -1


def groups_around(g: TileLayout, cell: i64) -> Row:
    """Return the groups that have a side at a cell, ascending."""
    found: Row = []
    place: i64 = place_of_cell(g, cell)
    if place < 0:
        return found
    for area in g.across[4 * place : 4 * place + 4]:
        if area >= 0 and g.root[area] not in found:
            found.append(g.root[area])
    return sorted(found) if len(found) > 1 else found


def touches(tiles: TileSet, g: TileLayout, tile: i64, spot: i64) -> Row:
    """Return the groups that would share a side with a tile at a spot, ascending."""
    return groups_around(g, spot // 4)


def joining_sides(tiles: TileSet, g: TileLayout, tile: i64, spot: i64, place: i64) -> i64:
    """Return the pairs of sides of a cell that meet different groups which a tile at a spot would join."""
    turned: i64 = 4 * (tile - tiles.first) + spot % 4
    pairs: i64 = pairs_at(g, place)
    return CLOSED_PAIRS[(pairs & 63) | tiles.same_pairs[turned]] & pairs >> 12


def joins(tiles: TileSet, g: TileLayout, tile: i64, spot: i64, t: i64, u: i64) -> bool:
    """Tell whether two groups would be one after laying a tile at a spot; True for a group and itself."""
    one: i64 = g.root[t]
    two: i64 = g.root[u]
    if one == two:
        return True
    place: i64 = place_of_cell(g, spot // 4)
    if one < 0 or two < 0 or place < 0 or g.met[place] == 1:
        return False
    joining: i64 = joining_sides(tiles, g, tile, spot, place)
    for pair in range(6):
        if joining >> pair & 1:
            first: i64 = group_across(g, place, FIRST_SIDES[pair])
            second: i64 = group_across(g, place, SECOND_SIDES[pair])
            if (first == one and second == two) or (first == two and second == one):
                return True
    return False


def merged(tiles: TileSet, g: TileLayout, tile: i64, spot: i64) -> Row:
    """Return the groups that would be joined with another group after laying a tile at a spot, ascending."""
    found: Row = []
    place: i64 = place_of_cell(g, spot // 4)
    if place < 0 or g.met[place] == 1:
        return found
    joining: i64 = joining_sides(tiles, g, tile, spot, place)
    if joining == 0:
        return found
    for pair in range(6):
        if joining >> pair & 1:
            first: i64 = group_across(g, place, FIRST_SIDES[pair])
            second: i64 = group_across(g, place, SECOND_SIDES[pair])
            if first not in found:
                found.append(first)
            if second not in found:
                found.append(second)
    return sorted(found)


def new_groups(tiles: TileSet, g: TileLayout, tile: i64, spot: i64) -> i64:
    """Return how many areas of a tile at a spot would be groups of their own: those without a neighbouring tile."""
    k: i64 = tile - tiles.first
    place: i64 = place_of_cell(g, spot // 4)
    if place < 0:
        return tiles.area_count[k]
    if g.met[place] == 1:
        return tiles.area_count[k] - 1
    turned: i64 = 4 * k + spot % 4
    meeting: Row = []
    for side in range(4):
        area: i64 = tiles.area_at[4 * turned + side]
        if g.across[4 * place + side] >= 0 and area not in meeting:
            meeting.append(area)
    return tiles.area_count[k] - len(meeting)


def tiles_against(tiles: TileSet, g: TileLayout, spot: i64) -> Row:
    """Return the tiles on the four cells next to the cell of a spot, ascending."""
    found: Row = []
    if spot < 0:
        return found
    cell: i64 = spot // 4
    place: i64 = place_of_cell(g, cell)
    if place >= 0:
        for area in g.across[4 * place : 4 * place + 4]:
            if area >= 0:
                found.append(area // tiles.max_areas + tiles.first)
        return sorted(found) if len(found) > 1 else found
    cells: Row = [tiles.beyond[4 * cell + side] for side in range(4)]
    for k in range(tiles.count):
        if g.spot_of[k] >= 0 and g.spot_of[k] // 4 in cells:
            found.append(k + tiles.first)
    return found
