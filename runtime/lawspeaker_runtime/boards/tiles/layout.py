"""The layout: the laid tiles of a board and the groups they form, as part of a game's state.

    two tiles side by side, areas 3 and 8 meet      ->      root[3] = root[8] = 3, members[3] = [3, 8]

Areas that meet across a side are one group. A group is identified by its smallest area, its root, whatever the order in
which its tiles were laid; so equal layouts have equal lists, and `root` gives the group of an area in one step.

Clones share the lists; the first to lay a tile copies them. So cloning is nearly free, and a search copies only where a
tile is laid.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.state.base_state import Row, Rows


class TileLayout:
    """The laid tiles and their groups. Only `lay.py` and `abstract_areas.py` change it.

    By tile: `spot_of` (-1: not laid). The frontier: `cells`, the empty cells beside laid tiles, ascending; for each of
    them `across`, the areas across its four sides (-1: no tile), `met`, how many of these there are, and `pairs`, the
    pairs of sides that belong together (-1: not computed yet); `last_place` is the index of `last_cell` among them, the
    cell that was looked for last (-1: none). By area: `root` (-1: not laid). By root: `members`,
    `near` (neighbouring roots) and `kinds` (of the borders to them), `open_sides`, `tiles_in`, `marks`. `roots` are
    all groups. `abstract` are the spare areas in use, `abstract_borders` their borders (area, area, kind, ...). Of the
    last laying: `just_laid`, `just_closed` (roots), `moved` (old root, new root, ...).
    """

    __slots__ = (
        "across",
        "cells",
        "just_closed",
        "just_laid",
        "kinds",
        "last_cell",
        "last_place",
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
        "abstract",
        "abstract_borders",
    )

    def __init__(self) -> None:
        """Make a layout without lists; `new_layout` fills them."""
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
        self.abstract: Row = []
        self.abstract_borders: Row = []
        self.just_laid: Row = []
        self.just_closed: Row = []
        self.moved: Row = []
        self.shared: bool = False
        self.last_cell: i64 = -1
        self.last_place: i64 = -1

    def clone(self) -> TileLayout:
        """Return a copy that shares all lists until one of the two changes."""
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
        copy.abstract = self.abstract
        copy.abstract_borders = self.abstract_borders
        copy.just_laid = self.just_laid
        copy.just_closed = self.just_closed
        copy.moved = self.moved
        copy.shared = True
        copy.last_cell = self.last_cell
        copy.last_place = self.last_place
        return copy

    def own_lists(self) -> None:
        """Copy the lists that laying changes, if they are shared; their items are replaced, never changed."""
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
        """Return what cannot be computed from the tile set, as lists of numbers, for `restore`.

        `moved` is left out: it is used immediately after laying, before any decision.
        """
        abstract = [[area, self.tiles_in[area], self.open_sides[area], *self.marks[area]] for area in self.abstract]
        return [
            list(self.spot_of),
            list(self.abstract_borders),
            list(self.just_laid),
            list(self.just_closed),
            *abstract,
        ]


def new_layout(tiles: TileSet) -> TileLayout:
    """Return an empty layout.

    The lists have one entry more than there are places. Index -1, nothing or an area that is not laid, refers to it: a
    place that is open, without neighbours and without marks.
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
