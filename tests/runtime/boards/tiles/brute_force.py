"""Laid tiles worked out from scratch, as slowly and plainly as possible: the oracle for the fast board.

It knows the printed tiles and where they lie; every answer comes from the connected components of all areas.
"""

from __future__ import annotations

import random

import networkx

from lawspeaker_runtime.boards.tiles.tile import Tile, TileArea

Cell = tuple[int, int]
Area = tuple[int, int]
AROUND = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Table:
    """Tiles by cell (column and row from 1), each with its rotation."""

    def __init__(self, tiles: tuple[Tile, ...], width: int, height: int) -> None:
        self.tiles = tiles
        self.width = width
        self.height = height
        self.laid: dict[Cell, tuple[int, int]] = {}

    def with_tile(self, tile: int, cell: Cell, rotation: int) -> Table:
        """Return a table with one tile more."""
        table = Table(self.tiles, self.width, self.height)
        table.laid = {**self.laid, cell: (tile, rotation)}
        return table

    def area_at(self, cell: Cell, side: str) -> Area:
        """Return the area on the side of a laid tile, as it lies."""
        tile, rotation = self.laid[cell]
        printed_side = "NESW"["NESW".index(side) - rotation]
        for number, area in enumerate(self.tiles[tile].areas):
            if printed_side in area.sides:
                return tile, number
        raise AssertionError("a side in no area")

    def joins(self) -> networkx.Graph[Area]:
        """Return all laid areas, those that meet across a side joined."""
        graph: networkx.Graph[Area] = networkx.Graph()
        for (column, row), (tile, _) in self.laid.items():
            graph.add_nodes_from((tile, number) for number in range(len(self.tiles[tile].areas)))
            for side, (across, up) in AROUND.items():
                other = (column + across, row + up)
                if other in self.laid:
                    graph.add_edge(self.area_at((column, row), side), self.area_at(other, OPPOSITE[side]))
        return graph

    def groups(self) -> dict[Area, frozenset[Area]]:
        """Return for each laid area the group it belongs to."""
        found = {}
        for part in networkx.connected_components(self.joins()):
            group = frozenset(part)
            for area in group:
                found[area] = group
        return found

    def open_groups(self) -> set[frozenset[Area]]:
        """Return the groups with a side that meets no tile."""
        groups = self.groups()
        return {
            groups[self.area_at((column, row), side)]
            for column, row in self.laid
            for side, (across, up) in AROUND.items()
            if (column + across, row + up) not in self.laid
        }

    def borders(self) -> dict[frozenset[frozenset[Area]], int]:
        """Return the first kind of border between every two neighbouring groups; one group alone: a broken border."""
        groups = self.groups()
        found: dict[frozenset[frozenset[Area]], int] = {}
        for tile, _ in self.laid.values():
            for a, b, kind in self.tiles[tile].borders:
                pair = frozenset((groups[tile, a], groups[tile, b]))
                found[pair] = min(kind, found.get(pair, kind))
        return found

    def fits(self, tile: int, cell: Cell, rotation: int) -> bool:
        """Tell whether a tile may be laid: inside, on an empty cell beside a laid one, all borders still whole."""
        column, row = cell
        if not (1 <= column <= self.width and 1 <= row <= self.height) or cell in self.laid:
            return False
        if not any((column + across, row + up) in self.laid for across, up in AROUND.values()):
            return False
        return all(len(pair) == 2 for pair in self.with_tile(tile, cell, rotation).borders())


def random_tile(rng: random.Random, name: str, kinds: int, marks: int) -> Tile:
    """Print a tile: its sides dealt to one to four areas, now and then an area without sides, borders between some."""
    owners = [rng.randrange(4) for _ in range(4)]
    areas = []
    for owner in sorted(set(owners)):
        sides = "".join(side for side, whose in zip("NESW", owners, strict=True) if whose == owner)
        areas.append(TileArea(f"a{owner}", sides, tuple(rng.randrange(3) for _ in range(marks))))
    if rng.random() < 0.1:
        areas.append(TileArea("middle", "", tuple(rng.randrange(3) for _ in range(marks))))
    borders = [(a, b, rng.randrange(kinds)) for b in range(len(areas)) for a in range(b) if rng.random() < 0.7]
    return Tile(name, tuple(areas), tuple(borders))
