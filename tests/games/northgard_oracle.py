"""Northgard by hand: the map, exploring, moving, combat and retreat, written from the rulebook in plain Python.

It shares nothing with the spec or the runtime, so that the two can be compared. Units stand on a printed area of a
tile; a territory is what can be reached from there without crossing a border, found anew for every map. What
takes decisions is a generator: it yields what is asked and the possible answers, and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

PRINTED = """
Start        | n:N; e:E; s:S; w:W | n-w n-e w-e w-s e-s
Second Start | n:N; e:E; s:S; w:W | n-w n-e n-s w-s e-s
01 | n:N; e:E; s:S; w:W | n-w n-e w-e w-s e~s
02 | n:N; s:ESW | n-s
03 | n:N; e:E; s:S; w:W | n-w n~e w~s e-s w~e
04 | n:NW; e:E; s:S | n-e n-s e-s
05 | n:NW; s:ES | n-s
06 | n:N; e:E; s:S; w:W | n-w n-e w-e w~s e-s
07 | n:N; m:WE; s:S | n-m m-s
08 | n:N; m:WE; s:S | n~m m-s
09 | n:NW; e:E; s:S | n-e n-s e-s
10 | n:NW; e:E; s:S | n-e n-s e-s
11 | n:N; s:ESW | n-s
12 | n:N; m:WE; s:S | n-m m-s
13 | whole:NESW |
14 | n:N; m:WE; s:S | n~m m-s
15 | n:NW; e:E; s:S | n-e n-s e-s
16 | n:NW; e:E; s:S | n-e n~s e-s
17 | n:N; s:ESW | n-s
18 | n:NW; e:E; s:S | n-e n~s e~s
19 | n:NW; e:E; s:S | n~e n~s e-s
20 | n:NW; s:ES | n~s
21 | n:NW; s:ES | n-s
22 | n:N; e:E; s:S; w:W | n~w n~e w-e w-s e-s
23 | n:NW; e:E; s:S | n-e n-s e-s
24 | n:NW; e:E; s:S | n-e n-s e-s
25 | n:NW; e:E; s:S | n-e n-s e~s
26 | n:NW; e:E; s:S | n-e n~s e-s
27 | n:NW; e:E; s:S | n-e n-s e-s
28 | n:NW; s:ES | n-s
29 | n:N; e:ES; w:W | n-w n-e w-e
30 | n:N; e:E; s:S; w:W | n-w n-e w-e w-s e-s
31 | n:NW; e:E; s:S | n~e n~s e-s
32 | n:NW; e:E; s:S | n-e n-s e~s
33 | n:N; m:WE; s:S | n~m m-s
"""
SIDES = "NESW"
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
REGULAR, ROUGH = "-", "~"
# Each face of the die offers one or two results: points, and casualties among the others.
DIE = (((2, 0),), ((3, 0),), ((1, 0), (0, 1)), ((2, 1),), ((0, 2),), ((1, 1),))

Cell: TypeAlias = "tuple[int, int]"
Area: TypeAlias = "tuple[str, str]"
Territory: TypeAlias = "frozenset[Area]"
Spot: TypeAlias = "tuple[Cell, int]"
Asked: TypeAlias = "tuple[str, int, list[object]]"
Asking: TypeAlias = "Generator[Asked, object, None]"


@dataclass(frozen=True)
class Tile:
    """A printed tile: which area each of its sides belongs to, and which borders part its areas."""

    sides: dict[str, str]
    borders: tuple[tuple[str, str, str], ...]


def read_tile(line: str) -> tuple[str, Tile]:
    """Read a line of the table of tiles."""
    name, areas, borders = (part.strip() for part in line.split("|"))
    sides = {side: area.split(":")[0] for area in areas.split("; ") for side in area.split(":")[1]}
    parted = (border.replace(REGULAR, " - ").replace(ROUGH, " ~ ").split() for border in borders.split())
    return name, Tile(sides, tuple((one, two, kind) for one, kind, two in parted))


TILES = dict(read_tile(line) for line in PRINTED.strip().splitlines())


@dataclass
class Map:
    """The laid tiles, each with its rotation in quarters clockwise, and the units on them.

    Units come and go; a map with other tiles is another map.
    """

    cells: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    units: Counter[tuple[int, Area]] = field(default_factory=Counter)
    buildings: list[tuple[str, Area]] = field(default_factory=list)

    def with_tile(self, tile: str, spot: Spot) -> Map:
        """Return this map with one more tile."""
        cell, turn = spot
        return Map({**self.cells, cell: (tile, turn)}, self.units.copy(), self.buildings[:])

    def area_at(self, cell: Cell, side: int) -> Area:
        """Return the area on a side of the table's north, east, south or west of a laid tile."""
        tile, turn = self.cells[cell]
        return tile, TILES[tile].sides[SIDES[(side - turn) % 4]]

    def areas(self) -> list[Area]:
        return [(tile, area) for tile, _ in self.cells.values() for area in sorted(set(TILES[tile].sides.values()))]

    def meetings(self) -> dict[Area, list[Area]]:
        """Return for each area those that it meets across a side of its tile."""
        found: dict[Area, list[Area]] = {area: [] for area in self.areas()}
        for (x, y), side in ((cell, side) for cell in self.cells for side in range(4)):
            beyond = (x + STEPS[side][0], y + STEPS[side][1])
            if beyond in self.cells:
                found[self.area_at((x, y), side)].append(self.area_at(beyond, (side + 2) % 4))
        return found

    @cached_property
    def territories(self) -> dict[Area, Territory]:
        """Return the territory each area belongs to: all areas one reaches without crossing a border."""
        meets = self.meetings()
        found: dict[Area, Territory] = {}
        for area in meets:
            if area not in found:
                reached, waiting = {area}, [area]
                while waiting:
                    for other in meets[waiting.pop()]:
                        if other not in reached:
                            reached.add(other)
                            waiting.append(other)
                found.update(dict.fromkeys(reached, frozenset(reached)))
        return found

    def lands(self) -> list[Territory]:
        """Return all territories, in a certain order."""
        return sorted(set(self.territories.values()), key=min)

    @cached_property
    def open_territories(self) -> set[Territory]:
        """Return the territories that end somewhere at the edge of the map."""
        lands = self.territories
        return {
            lands[self.area_at((x, y), side)]
            for x, y in self.cells
            for side in range(4)
            if (x + STEPS[side][0], y + STEPS[side][1]) not in self.cells
        }

    @cached_property
    def borders(self) -> dict[frozenset[Territory], set[str]]:
        """Return the kinds of the borders between every two territories that share any."""
        lands = self.territories
        found: dict[frozenset[Territory], set[str]] = {}
        for tile, _ in self.cells.values():
            for one, two, kind in TILES[tile].borders:
                found.setdefault(frozenset((lands[tile, one], lands[tile, two])), set()).add(kind)
        return found

    def is_whole(self) -> bool:
        """Tell whether no border ends inside a territory: each has two different territories on its sides."""
        return all(len(parted) == 2 for parted in self.borders)

    def neighbours(self, land: Territory) -> dict[Territory, set[str]]:
        """Return the territories across the borders of one, with the kinds of these borders."""
        pairs = ((other, self.borders.get(frozenset((land, other)))) for other in self.lands() if other != land)
        return {other: kinds for other, kinds in pairs if kinds}

    def count(self, player: int, land: Territory) -> int:
        return sum(self.units[player, area] for area in land)

    def players_in(self, land: Territory) -> set[int]:
        return {player for (player, area), count in self.units.items() if count > 0 and area in land}

    def built(self, name: str, land: Territory) -> int:
        return sum(building == name and area in land for building, area in self.buildings)

    def place(self, player: int, land: Territory, count: int) -> None:
        self.units[player, min(land)] += count

    def take(self, player: int, land: Territory, count: int) -> None:
        """Take units from a territory, as many as there are."""
        for area in sorted(land):
            taken = min(count, self.units[player, area])
            self.units[player, area] -= taken
            count -= taken

    # ---------- exploring ----------
    def empty_cells(self) -> list[Cell]:
        """Return the cells that have a laid tile to the north, east, south or west."""
        around = {(x + dx, y + dy) for x, y in self.cells for dx, dy in STEPS}
        return sorted(around - set(self.cells))

    def explored_spots(self, player: int, tile: str, beside_a_tile: bool) -> list[Spot]:
        """Return where a player may lay an explored tile: beside an own open territory, or beside a tile of it.

        All borders go on there, and no territory gets units of two players.
        """
        starts = [land for land in self.lands() if land in self.open_territories and player in self.players_in(land)]
        cells = [cell for cell in self.empty_cells() if self.is_attached(cell, starts, beside_a_tile)]
        laid = {(cell, turn): self.with_tile(tile, (cell, turn)) for cell in cells for turn in range(4)}
        return [spot for spot, after in laid.items() if after.is_whole() and after.is_peaceful()]

    def is_peaceful(self) -> bool:
        return all(len(self.players_in(land)) < 2 for land in self.lands())

    def is_attached(self, cell: Cell, starts: list[Territory], beside_a_tile: bool) -> bool:
        x, y = cell
        for side, (dx, dy) in enumerate(STEPS):
            beyond = (x + dx, y + dy)
            if beyond in self.cells:
                met = self.area_at(beyond, (side + 2) % 4)
                if any(met in land for land in starts):
                    return True
                if beside_a_tile and any(tile == met[0] for land in starts for tile, _ in land):
                    return True
        return False

    def closing_fame(self, player: int, tile: str, each_tile_once: bool) -> int:
        """Return the fame for laying a tile: the sizes of the territories it closed that the player controls."""
        lands, still_open = self.territories, self.open_territories
        closed = {lands[tile, area] for area in TILES[tile].sides.values()} - still_open
        mine = [land for land in closed if player in self.players_in(land)]
        if each_tile_once:
            return len({name for land in mine for name, _ in land})
        return sum(len({name for name, _ in land}) for land in mine)


@dataclass
class Table:
    """A map, the food of the players, and the territories in which a player who came in has yet to fight."""

    map: Map
    food: dict[int, int]
    dice: list[int] = field(default_factory=list)
    fields: dict[Territory, int] = field(default_factory=dict)

    def controller(self, land: Territory) -> int:
        """Return who controls a territory; during a combat that is the defender; 0 for no player."""
        return next((player for player in self.map.players_in(land) if self.fields.get(land) != player), 0)

    # ---------- moving ----------
    def cost(self, source: Territory, target: Territory) -> int:
        """Return what a move costs: a rough border one more, unless there is a regular one as well."""
        return 1 if REGULAR in self.map.neighbours(source)[target] else 2

    def possible_moves(self, player: int, left: int) -> list[tuple[Territory, Territory]]:
        """Return the moves a player can make with so many left: from controlled territories, across one border."""
        return [
            (source, target)
            for source in self.map.lands()
            if self.controller(source) == player
            for target in self.map.neighbours(source)
            if self.cost(source, target) <= left
        ]

    def move(self, player: int, left: int, bonus: int = 0) -> Asking:
        """Make up to so many moves, then fight wherever the units met others."""
        while left > 0 and (moves := self.possible_moves(player, left)):
            answer = yield "move", player, [*moves, None]
            if answer is None:
                break
            assert isinstance(answer, tuple)
            source, target = answer
            count = yield from self.how_many(player, self.map.count(player, source))
            left -= self.cost(source, target)
            self.map.take(player, source, count)
            self.map.place(player, target, count)
            if self.map.players_in(target) - {player}:
                self.fields[target] = player
        while self.fields:
            land = next(iter(self.fields))
            if len(self.fields) > 1:
                chosen = yield "field", player, list(self.fields)
                assert isinstance(chosen, frozenset)
                land = chosen
            yield from self.fight(player, land, bonus)

    def how_many(self, player: int, most: int) -> Generator[Asked, object, int]:
        if most == 1:
            return 1
        count = yield "n", player, list(range(1, most + 1))
        assert isinstance(count, int)
        return count

    # ---------- combat ----------
    def fight(self, attacker: int, land: Territory, bonus: int) -> Asking:
        """Resolve a combat: units, bonuses and food, a die each, casualties, retreat of the loser."""
        defender = self.controller(land)
        sides = (attacker, defender)
        force = {player: self.map.count(player, land) for player in sides}
        points = {attacker: force[attacker] + bonus, defender: force[defender] + 2 * self.map.built("Fortress", land)}
        suffers = {attacker: self.map.built("Defense Tower", land), defender: 0}
        for player in sides:
            most = min(force[player], self.food[player])
            if most > 0:
                fed = yield "fed", player, list(range(most + 1))
                assert isinstance(fed, int)
                self.food[player] -= fed
                points[player] += fed
        for player, other in (sides, sides[::-1]):
            face = DIE[self.dice.pop(0)]
            axes, skulls = face[0]
            if len(face) > 1:
                chosen = yield "e", player, list(face)
                assert isinstance(chosen, tuple)
                axes, skulls = chosen
            points[player] += axes
            suffers[other] += skulls
        wiped = {player for player in sides if suffers[player] >= force[player]}
        for player in sides:
            self.map.take(player, land, suffers[player])
        if not wiped:
            yield from self.retreat(defender if points[attacker] > points[defender] else attacker, land)
        del self.fields[land]

    # ---------- retreat ----------
    def refuges(self, player: int, land: Territory) -> list[Territory]:
        """Return where a beaten player can go: across regular borders, to an own or free territory without a combat."""
        return [
            other
            for other, kinds in self.map.neighbours(land).items()
            if REGULAR in kinds and other not in self.fields and self.controller(other) in (0, player)
        ]

    def retreat(self, player: int, land: Territory) -> Asking:
        """Lead the survivors away, in groups; without a refuge they are lost."""
        while (left := self.map.count(player, land)) > 0:
            refuges = self.refuges(player, land)
            if not refuges:
                self.map.take(player, land, left)
                return
            refuge = yield "refuge", player, list(refuges)
            assert isinstance(refuge, frozenset)
            count = yield from self.how_many(player, left)
            self.map.take(player, land, count)
            self.map.place(player, refuge, count)
