"""The fast board of laid tiles agrees with the plain one on two thousand random layings."""

from __future__ import annotations

import random

import pytest

from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.boards.tiles.laid import TileSet
from tests.runtime.boards.tiles.brute_force import AROUND, Area, Cell, Table, random_tile

FIRST = 50
KINDS = ("low", "high", "steep")
MARKS = ("dot", "star")


class Both:
    """A game laid on both boards at once."""

    def __init__(self, seed: int, tiles: int, width: int, height: int) -> None:
        self.rng = random.Random(seed)
        printed = tuple(random_tile(self.rng, str(k), len(KINDS), len(MARKS)) for k in range(tiles))
        self.tiles: TileSet = laid.tile_set(printed, KINDS, MARKS, first=FIRST, width=width, height=height)
        self.ground = laid.new_layout(self.tiles)
        self.table = Table(printed, width, height)

    def root(self, group: frozenset[Area]) -> int:
        """Return the number the fast board must give to a group."""
        return min(tile * self.tiles.max_areas + number for tile, number in group)

    def cell(self, spot: int) -> Cell:
        """Return column and row of a spot."""
        return spot // 4 % self.tiles.width + 1, spot // 4 // self.tiles.width + 1

    def lay(self, k: int, spot: int) -> None:
        """Lay a tile on both boards and compare what the fast one said before and says afterwards."""
        before, after = self.table, self.table.with_tile(k, self.cell(spot), spot % 4)
        expected = self.joined(before, after, k)
        merged = sorted(area for group in expected for area in group)
        assert laid.merged(self.tiles, self.ground, FIRST + k, spot) == merged
        self.compare_joins(k, spot, expected)
        fresh = sum(all(tile == k for tile, _ in group) for group in set(after.groups().values()))
        assert laid.new_groups(self.tiles, self.ground, FIRST + k, spot) == fresh
        column, row = self.cell(spot)
        around = [before.laid.get((column + across, row + up)) for across, up in AROUND.values()]
        against = sorted(FIRST + tile for tile, _ in filter(None, around))
        assert laid.tiles_against(self.tiles, self.ground, spot) == against
        touching = laid.touches(self.tiles, self.ground, FIRST + k, spot)
        laid.lay(self.tiles, self.ground, FIRST + k, spot)
        self.table = after
        assert laid.tiles_against(self.tiles, self.ground, spot) == against
        self.compare_moved(before, touching)

    def joined(self, before: Table, after: Table, k: int) -> list[list[int]]:
        """Return the old groups that are one group afterwards."""
        old = set(before.groups().values())
        found = []
        for group in set(after.groups().values()):
            inside = sorted(self.root(part) for part in old if part <= group)
            if len(inside) > 1:
                found.append(inside)
        return sorted(found)

    def compare_joins(self, k: int, spot: int, joined: list[list[int]]) -> None:
        """Compare the question about two groups with the list of all that become one."""
        roots = laid.groups(self.ground)
        if len(roots) < 2:
            return
        for _ in range(3):
            t, u = self.rng.sample(roots, 2)
            together = any(t in group and u in group for group in joined)
            assert laid.joins(self.tiles, self.ground, FIRST + k, spot, t, u) == together

    def compare_moved(self, before: Table, touching: list[int]) -> None:
        """Compare which old groups go by a new number, and which groups the tile touched."""
        now = self.table.groups()
        old = set(before.groups().values())
        moved = {self.root(part): self.root(now[next(iter(part))]) for part in old}
        pairs = self.ground.moved
        assert dict(zip(pairs[::2], pairs[1::2], strict=True)) == {a: b for a, b in moved.items() if a != b}
        assert touching == sorted(self.root(part) for part in old if now[next(iter(part))] != part)

    def compare(self, last: int) -> None:
        """Compare everything that can be asked about the groups."""
        groups = self.table.groups()
        closed = set(groups.values()) - self.table.open_groups()
        g = self.ground
        assert laid.groups(g) == sorted({self.root(group) for group in groups.values()})
        for area, group in groups.items():
            assert g.root[area[0] * self.tiles.max_areas + area[1]] == self.root(group)
        for group in set(groups.values()):
            root = self.root(group)
            assert laid.closed(g, root) == (group in closed)
            assert laid.tile_count(g, root) == len({tile for tile, _ in group})
            for mark in range(len(MARKS)):
                printed = sum(self.table.tiles[tile].areas[number].marks[mark] for tile, number in group)
                assert laid.marks(g, mark, root) == printed
        mine = {group for area, group in groups.items() if area[0] == last}
        assert g.just_laid == sorted(self.root(group) for group in mine)
        first = last * self.tiles.max_areas
        roots = g.root[first : first + self.tiles.area_count[last]]
        assert g.just_laid == sorted({root for root in roots if root >= 0})
        assert g.just_closed == sorted(self.root(group) for group in mine & closed)
        self.compare_borders()

    def compare_borders(self) -> None:
        """Compare neighbours and the kinds of borders, also in the exported graph."""
        expected: dict[tuple[int, int], int] = {}
        for pair, kind in self.table.borders().items():
            a, b = (self.root(group) for group in pair)
            expected[a, b] = expected[b, a] = kind
        g = self.ground
        roots = laid.groups(g)
        for t in roots:
            assert laid.neighbours(self.tiles, g, t) == [u for u in roots if (t, u) in expected]
        t, u = self.rng.choice(roots), self.rng.choice(roots)
        assert laid.border(self.tiles, g, t, u) == expected.get((t, u), -1)
        graph = laid.graph(self.tiles, g)
        assert {(a, b): KINDS.index(graph.edges[a, b]["kind"]) for a, b in graph.edges} == {
            (a, b): kind for (a, b), kind in expected.items() if a < b
        }

    def compare_spots(self, k: int, spots: list[int], share: float) -> None:
        """Compare whether spots are legal, for a share of the cells of the table."""
        for column in range(1, self.tiles.width + 1):
            for row in range(1, self.tiles.height + 1):
                if self.rng.random() < share:
                    for rotation in range(4):
                        spot = self.tiles.spot_at(column, row, rotation)
                        assert (spot in spots) == self.table.fits(k, (column, row), rotation)

    def compare_spots_from(self, k: int, spots: list[int]) -> None:
        """Compare the spots beside some groups with those of all spots that touch one of them."""
        g = self.ground
        roots = laid.groups(g)
        places = self.rng.sample(roots, min(len(roots), self.rng.randrange(3)))
        members = [self.rng.choice(g.members[root]) for root in places]
        near = [spot for spot in spots if set(places) & set(laid.touches(self.tiles, g, FIRST + k, spot))]
        assert laid.spots_from(self.tiles, g, FIRST + k, [*members, -1]) == near


@pytest.mark.parametrize("seed", range(80))
def test_random_layings_agree_with_the_brute_force_board(seed: int) -> None:
    both = Both(seed, tiles=27, width=6 + seed % 3, height=6)
    order = list(range(27))
    both.rng.shuffle(order)
    count = 0
    for k in order:
        spots = laid.spots(both.tiles, both.ground, FIRST + k)
        assert spots == sorted(spots)
        if both.table.laid:
            both.compare_spots(k, spots, share=1.0 if count in (1, 4) else 0.02)
        both.compare_spots_from(k, spots)
        if spots:
            both.lay(k, both.rng.choice(spots))
            both.compare(k)
            count += 1
    assert count >= 20
