"""Validate the dump of a layout."""

from __future__ import annotations

from lawspeaker_runtime.boards.tiles.tile_set import TileSet


def is_layout(tiles: TileSet, rows: list[list[int]]) -> bool:
    """Tell whether lists may be the dump of a layout.

    They are the spot of each tile, the abstract borders, what was laid and closed last, and the abstract areas.
    """
    if len(rows) < 4 or len(rows[0]) != tiles.count or len(rows[1]) % 3:
        return False
    laid = [spot for spot in rows[0] if spot != -1]
    cells = [spot // 4 for spot in laid]
    abstract = [row[0] if row else -1 for row in rows[4:]]
    if not all(0 <= spot < 4 * tiles.width * tiles.height for spot in laid) or len(set(cells)) < len(cells):
        return False
    if abstract != sorted(set(abstract)) or not all(tiles.areas <= area < tiles.places for area in abstract):
        return False
    there = {*abstract, *(area for k, spot in enumerate(rows[0]) if spot != -1 for area in areas_of(tiles, k))}
    ends = [area for index, area in enumerate(rows[1]) if index % 3 < 2]
    kinds = rows[1][2::3]
    return (
        all(len(row) == 3 + len(tiles.marks) and min(row[1:]) >= 0 for row in rows[4:])
        and there.issuperset([*ends, *rows[2], *rows[3]])
        and all(0 <= kind < len(tiles.borders) for kind in kinds)
    )


def areas_of(tiles: TileSet, k: int) -> range:
    """Return the areas of tile number k."""
    return range(k * tiles.max_areas, k * tiles.max_areas + tiles.area_count[k])
