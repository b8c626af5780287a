"""Northgard's map, exploring, moving, combat and retreat against a version written by hand, in random positions."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import cast

import pytest

from lawspeaker.source import Source
from lawspeaker_games.northgard.state import State
from lawspeaker_runtime.boards.pieces import place_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.game.decision import Option, decode
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.piles.moves import lay_out, place_thing, put_last
from tests.compile_specs import PACKAGE, Built, build, spec_of
from tests.games.northgard_oracle import DIE, REGULAR, ROUGH, TILES, Area, Asked, Map, Spot, Table, Territory
from tests.soak import runs

POSITIONS = runs(500, 5_000)
EDITIONS = ("recommended", "fr", "uk")
# Clans without a say in what is compared, as long as their tokens are not on the map.
CLANS = ("Bear", "Boar", "Goat", "Raven", "Snake")
BUILDINGS = ("Fortress", "Defense Tower", "Forge", "Food Silo")
GOODS = ("food", "wood", "lore", "fame")
RED = 1
MIDDLE = 36
DICE = 40
MOVES = {"move 1": (1, 0), "move 2": (2, 0), "move 3": (3, 0), "move 4": (4, 0), "resolve Bodyguard": (1, 1)}
PROBES = "\n".join(f'example "{verb}"\n    Red does {verb}\n' for verb in (*MOVES, "explore"))


@dataclass(frozen=True)
class Probe:
    """The game, compiled with nothing but the examples that begin a single effect."""

    game: Built

    @cached_property
    def tables(self) -> ModuleType:
        return import_module(f"{PACKAGE}.northgard_probe.tables")

    @cached_property
    def things(self) -> dict[tuple[str, str], list[int]]:
        found: dict[tuple[str, str], list[int]] = {}
        for number, thing in enumerate(self.game.rules.things):
            found.setdefault((thing.kind, thing.name), []).append(number)
        return found

    def does(self, verb: str) -> Callable[[State], None]:
        """Return what begins an effect of Red."""
        example = next(example for example in self.game.examples if example.name == verb)
        edit = example.steps[0].edit
        assert edit is not None
        return edit

    def tile(self, name: str) -> int:
        return self.things["tile", name][0]

    def area(self, area: Area) -> int:
        return int(self.tables.TILES_MAP.names.index(" ".join(area)))

    def lay_out(self, table: Table, players: int, edition: str, pile: list[str]) -> State:
        """Return the state of the engine that a position means, with tiles in the pile."""
        clans = random.Random(0).sample(CLANS, players)
        options = read_options(self.game.rules, players, 0, {"edition": edition, "clan": clans})
        s = cast(State, self.game.engine.new_state(players, 0, options))
        tiles, piles = self.tables.TILES_MAP, self.tables.PILES
        for (x, y), (name, turn) in table.map.cells.items():
            laid.lay(tiles, s.map, self.tile(name), tiles.spot_at(x, y, turn))
            lay_out(s, piles, self.tile(name), tiles.spot_at(x, y, turn), 0)
        for (player, area), count in table.map.units.items():
            place = s.map.root[self.area(area)]
            place_pieces(s, s.unit, s.unit_placed, tiles.places, 0, 14, player, place, count)
        for number, (name, area) in enumerate(table.map.buildings):
            copy = [other for other, _ in table.map.buildings[:number]].count(name)
            building = self.things["building", name][copy]
            place_thing(s, piles, building, s.map.root[self.area(area)], 0)
        for name in pile:
            put_last(s, piles, self.tile(name), self.tables.LAND)
        for player, food in table.food.items():
            s.goods[player * len(GOODS) + GOODS.index("food")] = food
        s.forced = table.dice[:]
        return s

    def options(self, s: State) -> list[Option]:
        return [decode(self.game.rules, action) for action in self.game.engine.legal(s)]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Probe:
    rules = [source for source in spec_of("northgard").sources if "/examples_" not in f"/{source.name}"]
    folder = tmp_path_factory.mktemp("probe")
    return Probe(build("northgard-probe", [*rules, Source("probes.law", PROBES)], folder))


# ---------- random positions ----------
def random_map(chance: random.Random, players: int) -> tuple[Map, list[str]]:
    """Lay random tiles, rather into corners than out into the open; return the map and the other tiles, shuffled."""
    land = Map({(MIDDLE, MIDDLE): ("Start", 0)})
    if players == 5:
        land = land.with_tile("Second Start", ((MIDDLE + 1, MIDDLE), 0))
    pile = sorted(set(TILES) - {"Start", "Second Start"})
    chance.shuffle(pile)
    for _ in range(chance.randint(3, 22)):
        spots = [(cell, turn) for cell in land.empty_cells() for turn in range(4)]
        chance.shuffle(spots)
        spots.sort(key=lambda spot: -touching(land, spot) * chance.random())
        maps = (land.with_tile(pile[0], spot) for spot in spots)
        land = next(after for after in maps if after.is_whole())
        del pile[0]
    return land, pile


def touching(land: Map, spot: Spot) -> int:
    (x, y), _ = spot
    return sum(cell in land.cells for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def random_table(chance: random.Random, players: int) -> tuple[Table, list[str]]:
    """Settle a random map: in each territory the units of one player or none, and some buildings."""
    land, pile = random_map(chance, players)
    left = dict.fromkeys(range(1, players + 1), 14)
    for territory in land.lands():
        owner = chance.choice([0, RED, *left])
        count = min(chance.randint(1, 5), left.get(owner, 0))
        if count > 0:
            left[owner] -= count
            land.units[owner, chance.choice(sorted(territory))] = count
        for building in BUILDINGS:
            if chance.random() < 0.2 and [name for name, _ in land.buildings].count(building) < 7:
                land.buildings.append((building, chance.choice(sorted(territory))))
    food = {player: chance.randint(0, 4) for player in left}
    return Table(land, food, [chance.randrange(len(DIE)) for _ in range(DICE)]), pile


# ---------- the two sides, in the same words ----------
def area_of(name: object) -> Area:
    """Read the name of an area.

    >>> area_of("Second Start n")
    ('Second Start', 'n')
    """
    tile, _, area = str(name).rpartition(" ")
    return tile, area


def spot_name(spot: Spot) -> str:
    (x, y), turn = spot
    return f"({x}, {y}) rotated {turn}"


def told(option: Option, lands: dict[Area, Territory]) -> object:
    """Return an option of the engine as the hand-written game says it."""
    if option.declines:
        return None
    values = option.values
    if "source" in values:
        return lands[area_of(values["source"])], lands[area_of(values["target"])]
    if "e" in values:
        words = str(values["e"]).replace("+", " ").split()
        counts = {word.rstrip("s"): int(number) for number, word in zip(words[::2], words[1::2], strict=True)}
        return counts.get("point", 0), counts.get("casualtie", 0) + counts.get("casualty", 0)
    (value,) = values.values()
    return lands[area_of(value)] if isinstance(value, str) else value


def owned(s: State, goods: str, player: int) -> int:
    return int(s.goods[player * len(GOODS) + GOODS.index(goods)])


def engine_map(probe: Probe, s: State) -> dict[Territory, tuple[bool, int, list[int], dict[Territory, str]]]:
    """Return the engine's territories: closed or not, how many tiles, whose units, and the neighbours."""
    tiles, ground = probe.tables.TILES_MAP, s.map
    lands = {
        root: frozenset(area_of(tiles.names[area]) for area in ground.members[root]) for root in laid.groups(ground)
    }
    return {
        land: (
            laid.closed(ground, root),
            laid.tile_count(ground, root),
            s.unit[root :: tiles.places][1:],
            {lands[other]: tiles.borders[laid.border(tiles, ground, root, other)] for other in ground.near[root]},
        )
        for root, land in lands.items()
    }


def own_map(land: Map, players: int) -> dict[Territory, tuple[bool, int, list[int], dict[Territory, str]]]:
    """Return the same of the map written by hand."""
    kinds = {REGULAR: "regular", ROUGH: "rough"}
    still_open = land.open_territories
    return {
        territory: (
            territory not in still_open,
            len({tile for tile, _ in territory}),
            [land.count(player, territory) for player in range(1, players + 1)],
            {other: kinds[min(found)] for other, found in land.neighbours(territory).items()},
        )
        for territory in land.lands()
    }


def same_options(probe: Probe, s: State, asked: Asked, lands: dict[Area, Territory]) -> dict[object, int]:
    """Compare a decision on both sides; return the engine's actions by what they mean."""
    question, player, expected = asked
    offered = {told(option, lands): option.id for option in probe.options(s)}
    assert set(offered) == set(expected), question
    assert len(probe.options(s)) == len(expected), question
    assert int(probe.game.engine.player(s)) == player, question
    return offered


def compare_moving(probe: Probe, seed: int) -> int:
    """Let both sides make a random move effect with its combats; return how many decisions were compared."""
    chance = random.Random(seed)
    players = chance.randint(2, 5)
    table, _ = random_table(chance, players)
    verb = chance.choice(sorted(MOVES))
    s = probe.lay_out(table, players, chance.choice(EDITIONS), [])
    assert engine_map(probe, s) == own_map(table.map, players)
    lands = table.map.territories
    course, decisions = table.move(RED, *MOVES[verb]), 0
    probe.does(verb)(s)
    try:
        asked = next(course)
        while True:
            offered = same_options(probe, s, asked, lands)
            answer = livelier(chance, asked, table)
            probe.game.engine.apply(s, offered[answer])
            decisions += 1
            asked = course.send(answer)
    except StopIteration:
        pass
    assert not probe.game.engine.legal(s)
    assert engine_map(probe, s) == own_map(table.map, players)
    assert {player: owned(s, "food", player) for player in table.food} == table.food
    assert s.forced == table.dice
    return decisions


def livelier(chance: random.Random, asked: Asked, table: Table) -> object:
    """Take a random option; where units can move, often one that leads to a fight, and often with all there are."""
    question, player, options = asked
    if question == "move":
        fights = [move for move in options if isinstance(move, tuple) and table.controller(move[1]) not in (0, player)]
        if fights and chance.random() < 0.8:
            return chance.choice(fights)
    if question in ("n", "fed") and player == RED and chance.random() < 0.6:
        return options[-1]
    return chance.choice(options)


def compare_exploring(probe: Probe, seed: int) -> bool:
    """Let both sides explore; tell whether there was a place for any tile."""
    chance = random.Random(seed)
    players, edition = chance.randint(2, 5), chance.choice(EDITIONS)
    table, pile = random_table(chance, players)
    pile = pile[: chance.randint(0, 3)]
    s = probe.lay_out(table, players, edition, pile)
    probe.does("explore")(s)
    spots: list[Spot] = []
    for drawn in pile:
        spots = table.map.explored_spots(RED, drawn, beside_a_tile=edition == "fr")
        if spots:
            break
    assert {option.values["s"] for option in probe.options(s)} == {spot_name(spot) for spot in spots}
    if not spots:
        return False
    spot = chance.choice(spots)
    chosen = next(option for option in probe.options(s) if option.values["s"] == spot_name(spot))
    probe.game.engine.apply(s, chosen.id)
    after = table.map.with_tile(drawn, spot)
    assert engine_map(probe, s) == own_map(after, players)
    fame = [owned(s, "fame", player) for player in range(1, players + 1)]
    assert fame == [after.closing_fame(RED, drawn, each_tile_once=edition == "fr"), *[0] * (players - 1)]
    return True


# ---------- the tests ----------
def test_moves_combats_and_retreats_agree_with_the_game_written_by_hand(probe: Probe) -> None:
    decisions = sum(compare_moving(probe, seed) for seed in range(POSITIONS // 2))
    assert decisions > 3 * (POSITIONS // 2)


def test_exploring_agrees_with_the_game_written_by_hand(probe: Probe) -> None:
    laid_down = sum(compare_exploring(probe, seed) for seed in range(POSITIONS // 2))
    assert laid_down > POSITIONS // 4


def test_the_tiles_of_the_hand_written_game_have_every_side_in_one_area() -> None:
    assert len(TILES) == 35
    assert all(sorted(tile.sides) == sorted("NESW") for tile in TILES.values())
    rough = sum(kind == ROUGH for tile in TILES.values() for _, _, kind in tile.borders)
    assert rough == 21
