"""Where a tile fits, and what laying it there would join, without laying it.

After every laying each border must still have two different groups on its sides. A tile can only break that through its
four sides: sides of one area, and sides that meet one group, end up together, and so on along the chain. With a bit for
every two sides this is one look into a table of 64 entries.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.boards.ground import Ground
from lawspeaker_runtime.boards.tiles import CLOSED_PAIRS, PAIRS, TileSet

NOTHING_AROUND: Final[tuple[int, int, int, int]] = (-1, -1, -1, -1)


def spots(tiles: TileSet, g: Ground, tile: i64) -> list[int]:
    """Return the spots where a tile fits beside a laid one, ascending; on an empty table, the centre however turned."""
    k: i64 = tile - tiles.first
    if g.spot_of[k] >= 0:
        return []
    frontier = g.frontier
    if not frontier and max(g.spot_of) < 0:
        frontier = {tiles.centre: NOTHING_AROUND}
    return spots_in(tiles, g, k, sorted(frontier), frontier)


def spots_from(tiles: TileSet, g: Ground, tile: i64, places: list[int]) -> list[int]:
    """Return the spots where a tile fits and would share a side with one of some groups, ascending."""
    k: i64 = tile - tiles.first
    if g.spot_of[k] >= 0:
        return []
    root = g.root
    wanted = {root[t] for t in places if root[t] >= 0}
    cells = [cell for cell, across in g.frontier.items() if meets(root, across, wanted)]
    cells.sort()
    return spots_in(tiles, g, k, cells, g.frontier)


def meets(root: list[int], across: tuple[int, int, int, int], wanted: set[int]) -> bool:
    """Tell whether one of the areas across the sides of a cell belongs to one of some groups."""
    return any(area >= 0 and root[area] in wanted for area in across)


def spots_in(
    tiles: TileSet, g: Ground, k: i64, cells: list[int], frontier: dict[int, tuple[int, int, int, int]]
) -> list[int]:
    """Return the spots in some cells where tile number k fits, in the order of the cells."""
    found: list[int] = []
    for cell in cells:
        spot = 4 * cell
        if frontier[cell].count(-1) >= 3:
            found += (spot, spot + 1, spot + 2, spot + 3)
            continue
        pairs = pairs_at(g, cell)
        for rotation in range(4):
            if pairs_fit(tiles, 4 * k + rotation, pairs):
                found.append(spot + rotation)
    return found


def fits(tiles: TileSet, g: Ground, k: i64, spot: i64) -> bool:
    """Tell whether tile number k leaves all borders whole at a spot on an empty cell."""
    return pairs_fit(tiles, 4 * k + spot % 4, pairs_at(g, spot // 4))


def pairs_fit(tiles: TileSet, turned: i64, pairs: i64) -> bool:
    """Tell whether no two sides that end up together are kept apart, on the tile or on the table."""
    together: i64 = CLOSED_PAIRS[(pairs & 63) | tiles.same_pairs[turned]]
    return together & (pairs >> 6 | tiles.border_pairs[turned]) == 0


def pairs_at(g: Ground, cell: i64) -> i64:
    """Return which sides of a cell meet the same group, and, 6 bits higher, which meet groups with a border between."""
    north, east, south, west = roots_around(g, cell)
    pairs: i64 = 0
    if north >= 0:
        near = g.near[north]
        pairs |= 1 if north == east else 64 if east in near else 0
        pairs |= 2 if north == south else 128 if south in near else 0
        pairs |= 4 if north == west else 256 if west in near else 0
    if east >= 0:
        near = g.near[east]
        pairs |= 8 if east == south else 512 if south in near else 0
        pairs |= 16 if east == west else 1024 if west in near else 0
    if south >= 0:
        pairs |= 32 if south == west else 2048 if west in g.near[south] else 0
    return pairs


def roots_around(g: Ground, cell: i64) -> tuple[int, int, int, int]:
    """Return the groups across the four sides of a cell, -1 where no tile lies."""
    root = g.root
    north, east, south, west = g.frontier.get(cell, NOTHING_AROUND)
    return (
        root[north] if north >= 0 else -1,
        root[east] if east >= 0 else -1,
        root[south] if south >= 0 else -1,
        root[west] if west >= 0 else -1,
    )


def groups_around(g: Ground, cell: i64) -> list[int]:
    """Return the groups that have a side at a cell, ascending."""
    groups = sorted(set(roots_around(g, cell)))
    if groups[0] < 0:
        del groups[0]
    return groups


def touches(tiles: TileSet, g: Ground, tile: i64, spot: i64) -> list[int]:
    """Return the groups that would share a side with a tile at a spot, ascending."""
    return groups_around(g, spot // 4)


def joins(tiles: TileSet, g: Ground, tile: i64, spot: i64, t: i64, u: i64) -> bool:
    """Tell whether two groups would be one after laying a tile at a spot; a group is one with itself."""
    one: i64 = g.root[t]
    two: i64 = g.root[u]
    if one == two:
        return True
    cell: i64 = spot // 4
    if one < 0 or two < 0 or g.frontier.get(cell, NOTHING_AROUND).count(-1) >= 3:
        return False
    around = roots_around(g, cell)
    if one not in around or two not in around:
        return False
    turned: i64 = 4 * (tile - tiles.first) + spot % 4
    together: i64 = CLOSED_PAIRS[(pairs_at(g, cell) & 63) | tiles.same_pairs[turned]]
    for first, second, bit in PAIRS:
        if together & bit:
            if around[first] == one and around[second] == two:
                return True
            if around[first] == two and around[second] == one:
                return True
    return False


def joined_groups(tiles: TileSet, g: Ground, tile: i64, spot: i64) -> list[list[int]]:
    """Return the groups that would become one, list by list, ascending; groups that merely grow are not mentioned."""
    cell: i64 = spot // 4
    if g.frontier.get(cell, NOTHING_AROUND).count(-1) >= 3:
        return []
    turned: i64 = 4 * (tile - tiles.first) + spot % 4
    together: i64 = CLOSED_PAIRS[(pairs_at(g, cell) & 63) | tiles.same_pairs[turned]]
    found: list[list[int]] = []
    if together == 0:
        return found
    roots = roots_around(g, cell)
    for one, two, bit in PAIRS:
        if together & bit and roots[one] >= 0 and roots[two] >= 0:
            join(found, roots[one], roots[two])
    found.sort()
    return found


def merged(tiles: TileSet, g: Ground, tile: i64, spot: i64) -> list[int]:
    """Return the groups that would become one with another group after laying a tile at a spot, ascending."""
    if g.frontier.get(spot // 4, NOTHING_AROUND).count(-1) >= 3:
        return []
    north, east, south, west = roots_around(g, spot // 4)
    most = max(north, east, south, west)
    if north in (most, -1) and east in (most, -1) and south in (most, -1) and west in (most, -1):
        return []
    found: list[int] = []
    for group in joined_groups(tiles, g, tile, spot):
        found += group
    found.sort()
    return found


def join(found: list[list[int]], one: i64, two: i64) -> None:
    """Note that two groups become one."""
    if one == two:
        return
    for group in found:
        if one in group or two in group:
            if one not in group:
                group.append(one)
            elif two not in group:
                group.append(two)
            group.sort()
            return
    found.append([one, two] if one < two else [two, one])


def new_groups(tiles: TileSet, g: Ground, tile: i64, spot: i64) -> i64:
    """Count the groups a tile at a spot would bring that reach no laid tile: its areas with only empty cells around."""
    k: i64 = tile - tiles.first
    turned: i64 = 4 * k + spot % 4
    across = g.frontier.get(spot // 4, NOTHING_AROUND)
    if across.count(-1) == 3:
        return tiles.area_count[k] - 1
    meeting = {tiles.area_at[4 * turned + side] for side in range(4) if across[side] >= 0}
    return tiles.area_count[k] - len(meeting)


def tiles_against(tiles: TileSet, g: Ground, spot: i64) -> list[int]:
    """Return the tiles on the four cells next to the cell of a spot, ascending."""
    cell: i64 = spot // 4
    across = g.frontier.get(cell, NOTHING_AROUND)
    empty: i64 = across.count(-1)
    if empty == 3:
        return [max(across) // tiles.max_areas + tiles.first]
    if empty < 4:
        return sorted({area // tiles.max_areas + tiles.first for area in across if area >= 0})
    if spot < 0:
        return []
    cells = [tiles.beyond[4 * cell + side] for side in range(4)]
    return [k + tiles.first for k, other in enumerate(g.spot_of) if other >= 0 and other // 4 in cells]
