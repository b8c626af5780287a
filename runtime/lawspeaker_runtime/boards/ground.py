"""What has been laid: the part of a board of tiles that belongs to the state of a game.

Areas that meet across a side are one group. A group is called by its smallest area, its root, whatever the order in
which its tiles came; so equal grounds have equal lists, and one index into `root` tells which group an area belongs to.

A clone shares the lists; whoever lays a tile first takes copies for himself. So clones are nearly free, and search
pays for a copy of the table only where a tile is laid.
"""

from __future__ import annotations

from lawspeaker_runtime.boards.tiles import TileSet


class Ground:
    """The tiles on the table and the groups they form.

    By tile: `spot_of` (-1: not laid). By cell: `frontier`, the empty cells beside laid tiles, each with the areas
    across its four sides (-1: no tile). By area: `root` (-1: not laid). By root: `members`, `near` (neighbouring roots
    and the kinds of the borders to them), `open_sides`, `tiles_in`, `marks`. `roots` are all groups. `told` are the
    spare areas in use, `touched` their borders (area, area, kind, ...). Of the last laying: `just_laid`, `just_closed`
    (roots), `moved` (old root, new root, ...). Only laying writes here.
    """

    __slots__ = (
        "frontier",
        "just_closed",
        "just_laid",
        "marks",
        "members",
        "moved",
        "near",
        "open_sides",
        "root",
        "roots",
        "shared",
        "spot_of",
        "tiles_in",
        "told",
        "touched",
    )

    def __init__(self) -> None:
        """Hold nothing; `new_ground` makes an empty table."""
        self.spot_of: list[int] = []
        self.frontier: dict[int, tuple[int, int, int, int]] = {}
        self.root: list[int] = []
        self.members: list[tuple[int, ...]] = []
        self.near: list[dict[int, int]] = []
        self.open_sides: list[int] = []
        self.tiles_in: list[int] = []
        self.marks: list[tuple[int, ...]] = []
        self.roots: list[int] = []
        self.told: list[int] = []
        self.touched: list[int] = []
        self.just_laid: list[int] = []
        self.just_closed: list[int] = []
        self.moved: list[int] = []
        self.shared: bool = False

    def clone(self) -> Ground:
        """Return a ground that goes its own way from here."""
        self.shared = True
        copy = Ground()
        copy.spot_of = self.spot_of
        copy.frontier = self.frontier
        copy.root = self.root
        copy.members = self.members
        copy.near = self.near
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
        self.roots = self.roots.copy()
        if self.shared:
            self.spot_of = self.spot_of.copy()
            self.frontier = self.frontier.copy()
            self.root = self.root.copy()
            self.members = self.members.copy()
            self.near = self.near.copy()
            self.open_sides = self.open_sides.copy()
            self.tiles_in = self.tiles_in.copy()
            self.marks = self.marks.copy()
            self.shared = False

    def dump(self) -> list[list[int]]:
        """Return what cannot be worked out again, as lists of numbers; `restore` makes a ground of it.

        `moved` is not kept: it is used up by whoever lays a tile, before anything else can happen.
        """
        told = [[area, self.tiles_in[area], self.open_sides[area], *self.marks[area]] for area in self.told]
        return [self.spot_of.copy(), self.touched.copy(), self.just_laid.copy(), self.just_closed.copy(), *told]


def new_ground(tiles: TileSet) -> Ground:
    """Make a table on which nothing lies.

    The lists have one entry more than there are places: -1, nothing or what has not been laid, finds it at the end of a
    list, a place that is open, without neighbours and without marks.
    """
    g = Ground()
    size = tiles.places + 1
    g.spot_of = [-1] * tiles.count
    g.root = [-1] * size
    g.members = [()] * size
    g.near = [{}] * size
    g.open_sides = [0] * size
    g.open_sides[-1] = 1
    g.tiles_in = [0] * size
    g.marks = [(0,) * len(tiles.marks)] * size
    return g
