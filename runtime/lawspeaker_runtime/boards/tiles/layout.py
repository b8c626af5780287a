"""What has been laid: the part of a board of tiles that belongs to the state of a game.

Areas that meet across a side are one group. A group is called by its smallest area, its root, whatever the order in
which its tiles came; so equal grounds have equal lists, and one index into `root` tells which group an area belongs to.

A clone shares the lists; whoever lays a tile first takes copies for himself. So clones are nearly free, and search
pays for a copy of the table only where a tile is laid.
"""

from __future__ import annotations

from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.state.base_state import Row, Rows


class TileLayout:
    """The tiles on the table and the groups they form.

    By tile: `spot_of` (-1: not laid). The frontier: `cells`, the empty cells beside laid tiles, ascending; for each of
    them `across`, the areas across its four sides (-1: no tile), `met`, how many of these there are, and `pairs`, which
    sides of it belong together as far as somebody asked (-1: nobody has). By area: `root` (-1: not laid). By root:
    `members`, `near` (neighbouring roots) and `kinds` (of the borders to them), `open_sides`, `tiles_in`, `marks`.
    `roots` are all groups. `told` are the spare areas in use, `touched` their borders (area, area, kind, ...). Of the
    last laying: `just_laid`, `just_closed` (roots), `moved` (old root, new root, ...). Only laying writes here.
    """

    __slots__ = (
        "across",
        "cells",
        "just_closed",
        "just_laid",
        "kinds",
        "marks",
        "members",
        "met",
        "moved",
        "near",
        "open_sides",
        "pairs",
        "root",
        "roots",
        "shared",
        "spot_of",
        "tiles_in",
        "told",
        "touched",
    )

    def __init__(self) -> None:
        """Hold nothing; `new_layout` makes an empty table."""
        self.spot_of: Row = []
        self.cells: Row = []
        self.across: Row = []
        self.met: Row = []
        self.pairs: Row = []
        self.root: Row = []
        self.members: Rows = []
        self.near: Rows = []
        self.kinds: Rows = []
        self.open_sides: Row = []
        self.tiles_in: Row = []
        self.marks: Rows = []
        self.roots: Row = []
        self.told: Row = []
        self.touched: Row = []
        self.just_laid: Row = []
        self.just_closed: Row = []
        self.moved: Row = []
        self.shared: bool = False

    def clone(self) -> TileLayout:
        """Return a ground that goes its own way from here."""
        self.shared = True
        copy = TileLayout()
        copy.spot_of = self.spot_of
        copy.cells = self.cells
        copy.across = self.across
        copy.met = self.met
        copy.pairs = self.pairs
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
        copy.shared = True
        return copy

    def own_lists(self) -> None:
        """Make the lists that laying writes into this ground's own; what they hold is replaced, never changed."""
        self.roots = self.roots[:]
        if self.shared:
            self.spot_of = self.spot_of[:]
            self.cells = self.cells[:]
            self.across = self.across[:]
            self.met = self.met[:]
            self.root = self.root[:]
            self.members = self.members[:]
            self.near = self.near[:]
            self.kinds = self.kinds[:]
            self.open_sides = self.open_sides[:]
            self.tiles_in = self.tiles_in[:]
            self.marks = self.marks[:]
            self.shared = False

    def dump(self) -> list[list[int]]:
        """Return what cannot be worked out again, as lists of numbers; `restore` makes a ground of it.

        `moved` is not kept: it is used up by whoever lays a tile, before anything else can happen.
        """
        told = [[area, self.tiles_in[area], self.open_sides[area], *self.marks[area]] for area in self.told]
        return [list(self.spot_of), list(self.touched), list(self.just_laid), list(self.just_closed), *told]


def new_layout(tiles: TileSet) -> TileLayout:
    """Make a table on which nothing lies.

    The lists have one entry more than there are places: -1, nothing or what has not been laid, finds it at the end of a
    list, a place that is open, without neighbours and without marks.
    """
    g = TileLayout()
    size = tiles.places + 1
    none: Row = []
    unmarked: Row = [0] * len(tiles.marks)
    g.spot_of = [-1] * tiles.count
    g.root = [-1] * size
    g.members = [none] * size
    g.near = [none] * size
    g.kinds = [none] * size
    g.open_sides = [0] * size
    g.open_sides[size - 1] = 1
    g.tiles_in = [0] * size
    g.marks = [unmarked] * size
    return g
