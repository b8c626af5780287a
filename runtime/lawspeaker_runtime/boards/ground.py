"""What has been laid: the part of a board of tiles that belongs to the state of a game.

Areas that meet across a side are one group. A group is called by its smallest area, its root, whatever the order in
which its tiles came; so equal grounds have equal lists, and one index into `root` tells which group an area belongs to.

The lists are never changed once they are here: laying a tile puts new ones in their place. A clone therefore copies
only references, and a list handed out (groups, neighbours) stays as it is while tiles are laid. Nobody may change one.
"""

from __future__ import annotations

from lawspeaker_runtime.boards.tiles import TileSet


class Ground:
    """The tiles on the table and the groups they form.

    By tile: `spot_of` (-1: not laid). By cell: `cells` is tile * 4 + rotation or -1; `facing[cell * 4 + side]` the laid
    area across that side or -1; `frontier` are the empty cells beside laid tiles. By area: `root` (-1: not laid). By
    root: `members`, `near` (neighbouring roots), `kinds` (of the borders to them), `open_sides`, `tiles_in`, `marks`.
    `roots` are all groups. `told` are the spare areas in use, `touched` their borders (area, area, kind, ...). Of the
    last laying: `just_laid` and `just_closed` (roots), `moved` (old root, new root, ...).
    """

    __slots__ = (
        "cells",
        "facing",
        "frontier",
        "just_closed",
        "just_laid",
        "kinds",
        "marks",
        "members",
        "moved",
        "near",
        "open_sides",
        "root",
        "roots",
        "spot_of",
        "tiles_in",
        "told",
        "touched",
    )

    def __init__(self, tiles: TileSet) -> None:
        cells = tiles.width * tiles.height
        places = tiles.places
        self.spot_of: list[int] = [-1] * tiles.count
        self.cells: list[int] = [-1] * cells
        self.facing: list[int] = [-1] * (4 * cells)
        self.frontier: list[int] = []
        self.root: list[int] = [-1] * places
        self.members: list[tuple[int, ...]] = [()] * places
        self.near: list[list[int]] = [[]] * places
        self.kinds: list[list[int]] = [[]] * places
        self.open_sides: list[int] = [0] * places
        self.tiles_in: list[int] = [0] * places
        self.marks: list[tuple[int, ...]] = [()] * places
        self.roots: list[int] = []
        self.told: list[int] = []
        self.touched: list[int] = []
        self.just_laid: list[int] = []
        self.just_closed: list[int] = []
        self.moved: list[int] = []

    def clone(self) -> Ground:
        """Return a ground that goes its own way from here."""
        copy = Ground.__new__(Ground)
        copy.spot_of = self.spot_of
        copy.cells = self.cells
        copy.facing = self.facing
        copy.frontier = self.frontier
        copy.root = self.root
        copy.members = self.members
        copy.near = self.near
        copy.kinds = self.kinds
        copy.open_sides = self.open_sides
        copy.tiles_in = self.tiles_in
        copy.marks = self.marks
        copy.roots = self.roots
        copy.told = self.told
        copy.touched = self.touched
        copy.just_laid = self.just_laid
        copy.just_closed = self.just_closed
        copy.moved = self.moved
        return copy

    def dump(self) -> list[list[int]]:
        """Return what cannot be worked out again, as lists of numbers; `restore` makes a ground of it.

        `moved` is not kept: it is used up by whoever lays a tile, before anything else can happen.
        """
        told = [[area, self.tiles_in[area], self.open_sides[area], *self.marks[area]] for area in self.told]
        return [self.spot_of.copy(), self.touched.copy(), self.just_laid.copy(), self.just_closed.copy(), *told]
