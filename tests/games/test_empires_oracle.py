"""Empires of the North against a version written by hand, in random positions with components made for it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import cast

import pytest

from lawspeaker.source import Source
from lawspeaker_games.empires.state import State
from lawspeaker_runtime.game.decision import Option, decode
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.piles.moves import place_thing, put_last
from tests.compile_specs import PACKAGE, Built, build, spec_of
from tests.games.empires_oracle import (
    CONQUER,
    RESOURCES,
    TASKS,
    Addition,
    Estate,
    Goods,
    Island,
    Pawns,
    Sea,
    Ship,
    Table,
    after_paying,
    drawn,
    frozen,
    in_order,
    store_payouts,
    winners,
)
from tests.games.thing_numbers import numbers_of
from tests.soak import runs

POSITIONS = runs(500, 5_000) // 5
RED = 1
GOODS = ("food", "wood", "stone", "sheep", "fish", "gold", "raze", "workers", "points")
RULES = ("empires.law", "round.law", "turn.law", "tasks.law", "keywords.law", "ships.law")
CLANS = ("Alpha", "Beta", "Gamma", "Delta")
PRICES = (
    "1 food",
    "2 wood",
    "1 wood + 1 stone",
    "2 stone + 1 sheep",
    "1 food + 1 wood + 1 fish",
    "3 fish",
    "1 gold",
    "1 gold + 1 wood",
    "1 raze + 1 stone",
    "1 workers",
    "1 wood + 1 workers",
    "2 workers + 1 gold + 2 food",
)
GIFTS = {1: ("food", "wood"), 2: ("stone", "gold"), 3: ("sheep", "fish", "raze"), 4: ("food", "points")}
ISLANDS = tuple(
    Island(
        f"{'Far' if distant else 'Close'} {number}",
        distant,
        ((GOODS[number % 7], 1 + number % 3), ("points", number % 2)),
        number % 3 if number != 4 else 1,
    )
    for distant in (False, True)
    for number in range(11)
)
ADDITIONS = tuple(
    card
    for task in TASKS
    for card in (
        Addition(f"Cheer {task}", task),
        Addition(f"Plot {task}", task, ("wood", "fish")),
        Addition(f"Fence {task}", task, ("stone",), upgrade=True),
    )
)
VERBS = (
    "build",
    "act",
    "place_pawn",
    "construct",
    "draw 1",
    "draw 3",
    "look_out",
    "pay_out for Red",
    "Expedition",
    "finish",
)


def amount(goods: tuple[tuple[str, int], ...]) -> str:
    return " + ".join(f"{count} {word}" for word, count in goods if count)


def components() -> str:
    """Return the components of these tests, and examples that begin a single verb."""
    lines = ["verb finish", "    end"]
    for clan in CLANS:
        lines += [f"clan {clan}", f'ship "{clan} Ship"', "    copies 3", f"    clan {clan}"]
    lines += ["field Meadow", "    copies 6", "    clan Alpha", "    goods 1 stone + 1 sheep"]
    for number, price in enumerate(PRICES):
        lines += [f'location "House {number}"', "    clan Alpha", f"    cost {price}"]
    for card in ADDITIONS:
        lines += [
            f'{"boost" if card.is_boost else "field"} "{card.name}"',
            "    clan Alpha",
            f"    required {card.task}",
        ]
        if card.goods is None:
            lines += ["    plays", "        gain 1 points"]
        else:
            lines += [f"    goods {' + '.join(f'1 {good}' for good in card.goods)}"]
            lines += ["    form upgrade"] if card.upgrade else []
    for rate, gifts in GIFTS.items():
        lines += [f'storehouse "Store {rate}"', "    clan Alpha", f"    rate {rate}", "    pays", "        choose one"]
        for gift in gifts:
            lines += [f'            "{gift}"', f"                gain 1 {gift}"]
    for island in ISLANDS:
        lines += [f'island "{island.name}"', f"    range {'distant' if island.distant else 'near'}"]
        lines += [f"    loot {amount(island.loot)}", f"    conquest {island.conquest}"]
    lines += [line for verb in VERBS for line in (f'example "{verb}"', f"    Red does {verb}")]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Probe:
    """The rules, compiled with the components of these tests."""

    game: Built

    @cached_property
    def tables(self) -> ModuleType:
        return import_module(f"{PACKAGE}.empires_probe.tables")

    @cached_property
    def things(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, thing in enumerate(self.game.rules.things):
            found.setdefault(thing.word, []).append(number)
        return found

    def name(self, thing: int) -> str:
        return self.game.rules.things[thing].word

    def start(self, players: int, **settings: str) -> State:
        """Return an empty table."""
        options = read_options(self.game.rules, players, 0, {"clan": list(CLANS[:players]), **settings})
        return cast(State, self.game.engine.new_state(players, 0, options))

    def does(self, verb: str) -> Callable[[State], None]:
        """Return what begins a verb of Red."""
        example = next(example for example in self.game.examples if example.name == verb)
        edit = example.steps[0].edit
        assert edit is not None
        return edit

    def pile(self, word: str, key: int) -> int:
        return int(getattr(self.tables, word.upper())) + key

    def put(self, s: State, thing: int, word: str, key: int) -> None:
        put_last(s, self.tables.PILES, thing, self.pile(word, key))

    def in_pile(self, s: State, word: str, key: int) -> list[str]:
        return [self.name(thing) for thing in s.piles[self.pile(word, key)]]

    def supply(self, s: State, player: int) -> Goods:
        found = Counter({word: s.goods[player * len(GOODS) + n] for n, word in enumerate(GOODS)})
        found["spent"] = s.spent[player]
        return found

    def give(self, s: State, player: int, goods: Goods) -> None:
        for number, word in enumerate(GOODS):
            s.goods[player * len(GOODS) + number] = goods[word]

    def options(self, s: State) -> list[Option]:
        return [decode(self.game.rules, action) for action in self.game.engine.legal(s)]

    def said(self, s: State) -> dict[str, int]:
        """Return the options of a decision by their value or label."""
        found = {str(next(iter(option.values.values()), option.text)): option.id for option in self.options(s)}
        assert len(found) == len(self.options(s))
        return found

    def apply(self, s: State, action: int) -> State:
        after = cast(State, self.game.engine.clone(s))
        self.game.engine.apply(after, action)
        return after

    def ends(self, s: State) -> list[State]:
        """Return every state in which the pending verb can end."""
        legal = self.game.engine.legal(s)
        return [end for action in legal for end in self.ends(self.apply(s, action))] if legal else [s]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Probe:
    rules = [source for source in spec_of("empires").sources if source.name.rpartition("/")[2] in RULES]
    assert len(rules) == len(RULES)
    folder = tmp_path_factory.mktemp("probe")
    return Probe(build("empires-probe", [*rules, Source("probes.law", components())], folder, warnings=True))


def random_goods(chance: random.Random, most: int) -> Goods:
    return Counter({word: chance.choice((0, 0, *range(most + 1))) for word in GOODS})


def price_of(text: str) -> Goods:
    parts = [part.split() for part in text.split(" + ")]
    return Counter({word: int(count) for count, word in parts})


# ---------- costs ----------
def test_every_cost_is_paid_in_exactly_the_ways_gold_allows(probe: Probe) -> None:
    paid = 0
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        goods, hand = random_goods(chance, 3), chance.sample(range(len(PRICES)), 5)
        s = probe.start(2)
        probe.give(s, RED, goods)
        for number in hand:
            probe.put(s, probe.things[f"House {number}"][0], "hand", RED)
        probe.does("build")(s)
        expected = {f"House {n}": after_paying(price_of(PRICES[n]), goods) for n in hand}
        expected = {name: left for name, left in expected.items() if left}
        offered = probe.said(s)
        assert set(offered) == set(expected), seed
        for name, action in offered.items():
            ends = probe.ends(probe.apply(s, action))
            assert {frozen(probe.supply(end, RED)) for end in ends} == expected[name], (seed, name)
            assert len(ends) == len(expected[name]), (seed, name)
            assert all(name in probe.in_pile(end, "empire", RED) for end in ends)
            paid += len(ends)
    assert paid > POSITIONS


# ---------- the circle ----------
def random_circle(probe: Probe, chance: random.Random) -> tuple[State, Pawns, list[str], Goods]:
    """Return a position in which some actions are possible, with pawns in any state."""
    s = probe.start(2)
    ring = chance.sample(TASKS, 5)
    for tile, task in enumerate(ring):
        s.task_on[tile] = TASKS.index(task)
    pawns: list[tuple[int | None, bool]] = []
    for copy in range(2):
        spot: int | None = chance.choice((None, 0, 1, 2, 3, 4))
        pawn = probe.things["Pawn"][copy]
        inactive = spot is not None and chance.random() < 0.3
        if spot is not None:
            place_thing(s, probe.tables.PILES, pawn, spot, 0)
        else:
            probe.put(s, pawn, "idle", RED)
        s.pawn_inactive[pawn - numbers_of(probe.game.rules, "pawn").start] = inactive
        pawns.append((spot, inactive))
    goods = Counter({"food": chance.randint(0, 1), "gold": chance.randint(0, 1)})
    probe.give(s, RED, goods)
    possible = ["populate"]
    if chance.random() < 0.6:
        probe.put(s, probe.things["House 0"][0], "deck", RED)
        possible.append("explore")
    if chance.random() < 0.6:
        probe.put(s, probe.things["House 1"][0], "hand", RED)
        possible.append("construct")
    if chance.random() < 0.6:
        probe.put(s, probe.things["Meadow"][0], "empire", RED)
        possible.append("harvest")
    if chance.random() < 0.6:
        ship = probe.things["Alpha Ship"][0]
        probe.put(s, ship, "harbour", RED)
        s.ship_captain[ship - numbers_of(probe.game.rules, "ship").start] = RED
        possible.append("sail")
    return s, Pawns(tuple(ring), tuple(pawns)), possible, goods


def pawns_of(probe: Probe, s: State) -> tuple[tuple[int | None, bool], ...]:
    first = numbers_of(probe.game.rules, "pawn").start
    red = probe.things["Pawn"][:2]
    return in_order(
        (-s.at[pawn] - 2 if s.at[pawn] <= -2 else None, bool(s.pawn_inactive[pawn - first])) for pawn in red
    )


def test_pawns_are_placed_and_moved_on_as_the_circle_allows(probe: Probe) -> None:
    used = 0
    for seed in range(POSITIONS):
        s, pawns, possible, goods = random_circle(probe, random.Random(seed))
        food = after_paying(Counter({"food": 1}), goods)
        expected = {
            "place a pawn on the circle": (pawns.placed(possible), {frozen(goods)}),
            "move a pawn on for 1 food": (pawns.moved(possible) if food else {}, food),
        }
        probe.does("act")(s)
        offered = probe.said(s)
        for label, (ways, left) in expected.items():
            assert (label in offered) == bool(ways), (seed, label)
            if not ways:
                continue
            after = probe.apply(s, offered[label])
            tasks = probe.said(after) if len(ways) > 1 or probe.game.engine.legal(after) else {}
            assert not tasks or set(tasks) == set(ways), (seed, label)
            for task, action in tasks.items():
                ends = probe.ends(probe.apply(after, action))
                assert {pawns_of(probe, end) for end in ends} == ways[task], (seed, task)
                supplies = {
                    frozen(Counter({word: probe.supply(end, RED)[word] for word in ("food", "gold")})) for end in ends
                }
                assert supplies == left, (seed, task)
                used += 1
    assert used > POSITIONS


# ---------- declared actions ----------
def random_table(probe: Probe, chance: random.Random) -> tuple[State, Table]:
    """Return a position in which few actions are possible without an addition, on both sides."""
    spends = chance.random() < 0.5
    s = probe.start(2, construct_workers="are_spent" if spends else "are_free")
    for tile, task in enumerate(TASKS):
        s.task_on[tile] = TASKS.index(task)
    for copy in range(2):
        probe.put(s, probe.things["Pawn"][copy], "idle", RED)
    deck, discard, crews = (
        chance.randint(0, 1),
        chance.choice((0, 0, 2)),
        chance.sample((9, 10, 11), chance.choice((0, 1))),
    )
    spare = iter(thing for number in range(9) for thing in probe.things[f"House {number}"])
    for pile, count in (("deck", deck), ("discard", discard)):
        for _ in range(count):
            probe.put(s, next(spare), pile, RED)
    for number in crews:
        probe.put(s, probe.things[f"House {number}"][0], "hand", RED)
    meadows = chance.choice((0, 0, 1))
    if meadows:
        probe.put(s, probe.things["Meadow"][0], "empire", RED)
    ships = chance.choice((0, 0, 1))
    if ships:
        ship = probe.things["Alpha Ship"][0]
        probe.put(s, ship, "harbour", RED)
        s.ship_captain[ship - numbers_of(probe.game.rules, "ship").start] = RED
    hand = tuple(chance.sample(ADDITIONS, 6))
    for card in hand:
        probe.put(s, probe.things[card.name][0], "hand", RED)
    workers = chance.choice((0, 0, 1, 2))
    probe.give(s, RED, Counter({"workers": workers}))
    crew = tuple(price_of(PRICES[number])["workers"] for number in crews)
    return s, Table(deck, discard, (("stone", "sheep"),) * meadows, ships, workers, crew, hand, spends)


def added_cards(probe: Probe, s: State) -> tuple[set[str], bool]:
    """Return the cards that a pending question offers to add, and whether they may all be declined."""
    names = {card.name for card in ADDITIONS}
    offered = set(probe.said(s))
    return offered & names, not offered <= names


def test_actions_are_declared_if_they_or_an_addition_make_them_possible(probe: Probe) -> None:
    forced = 0
    for seed in range(2 * POSITIONS):
        s, table = random_table(probe, random.Random(seed))
        expected = table.declarable()
        if len(expected) < 2:
            continue
        probe.does("place_pawn")(s)
        offered = probe.said(s)
        assert set(offered) == expected, seed
        for task, action in offered.items():
            after, cards = probe.apply(s, action), table.additions(task)
            if not table.fulfils(task):
                forced += 1
                added = added_cards(probe, after) if probe.game.engine.legal(after) else (set[str](), False)
                assert added == (cards, False) or (len(cards) == 1 and not added[0] & set(cards)), (seed, task)
            elif cards:
                assert added_cards(probe, after) == (cards, True), (seed, task)
    assert forced > POSITIONS // 10


def test_construct_spends_the_workers_of_a_cost_unless_the_option_says_that_they_are_free(probe: Probe) -> None:
    for number, spends in ((number, spends) for number in range(len(PRICES)) for spends in (True, False)):
        crew = price_of(PRICES[number])["workers"]
        for workers in range(3):
            s = probe.start(2, construct_workers="are_spent" if spends else "are_free")
            probe.put(s, probe.things[f"House {number}"][0], "hand", RED)
            probe.give(s, RED, Counter({"workers": workers}))
            probe.does("construct")(s)
            ends = probe.ends(s)
            table = Table(0, 0, (), 0, workers, (crew,), (), spends)
            built = f"House {number}" in probe.in_pile(ends[0], "empire", RED)
            assert built == table.fulfils("construct"), (number, workers, spends)
            gone = crew if built and spends else 0
            assert frozen(probe.supply(ends[0], RED)) == frozen(Counter({"workers": workers - gone, "spent": gone}))


# ---------- the deck ----------
def test_a_deck_is_made_anew_when_it_runs_out(probe: Probe) -> None:
    cards = [thing for number in range(len(PRICES)) for thing in probe.things[f"House {number}"]]
    for count, verb in ((1, "draw 1"), (3, "draw 3"), (4, "look_out")):
        for deck in range(6):
            for discard in range(5):
                s = probe.start(2)
                for place, card in enumerate(cards[: deck + discard]):
                    probe.put(s, card, "deck" if place < deck else "discard", RED)
                probe.does(verb)(s)
                assert not probe.game.engine.legal(s), (verb, deck, discard)
                got, left, thrown = drawn(deck, discard, count)
                kept = {"hand": got, "deck": left, "discard": thrown}
                if verb == "look_out":
                    kept = {"hand": 0, "deck": left, "discard": thrown + got}
                found = {pile: len(probe.in_pile(s, pile, RED)) for pile in kept}
                assert found == kept, (verb, deck, discard)


# ---------- ships ----------
def random_sea(probe: Probe, chance: random.Random) -> tuple[State, Sea, int]:
    """Return a position at the start of the Expedition phase, on both sides."""
    players = chance.randint(2, 4)
    s = probe.start(players)
    islands = list(ISLANDS)
    chance.shuffle(islands)
    near, far = ([one for one in islands if one.distant is distant] for distant in (False, True))
    face_up = near[: chance.randint(0, 2)] + far[: chance.randint(0, 2)]
    decks = {side: [one for one in rest if one not in face_up] for side, rest in ((False, near), (True, far))}
    for side in decks:
        decks[side] = decks[side][: chance.choice((0, 1, 9, 9, 9))]
    for island in face_up:
        probe.put(s, probe.things[island.name][0], "row", int(island.distant))
    for side, cards in decks.items():
        for island in cards:
            probe.put(s, probe.things[island.name][0], "sea", int(side))
    ships = numbers_of(probe.game.rules, "ship").start
    queue: list[Ship] = []
    for _ in range(chance.randint(0, 6)):
        captain = chance.randint(1, players)
        name = f"{CLANS[captain - 1]} Ship"
        copy = [ship.name for ship in queue].count(name)
        if copy == 3:
            continue
        number = probe.things[name][copy]
        ship = Ship(name, captain, chance.choice((0, 1)), chance.choice((0, 0, 1, 2)))
        s.ship_captain[number - ships] = captain
        s.ship_cargo[number - ships][GOODS.index("fish")] = ship.fish
        s.ship_cargo[number - ships][GOODS.index("raze")] = ship.raze
        put_last(s, probe.tables.PILES, number, probe.tables.QUEUE)
        queue.append(ship)
    supplies = {player: Counter[str]() for player in range(1, players + 1)}
    return s, Sea(queue, face_up, decks, {False: [], True: []}, supplies), players


def compare_expedition(probe: Probe, seed: int) -> int:
    """Let both sides make an expedition; return how many decisions were compared."""
    chance = random.Random(seed)
    s, sea, players = random_sea(probe, chance)
    course, decisions = sea.expedition(), 0
    probe.does("Expedition")(s)
    try:
        player, expected = next(course)
        while True:
            offered = probe.said(s)
            assert set(offered) == expected, seed
            assert int(probe.game.engine.player(s)) == player, seed
            fixed = [one for one in sorted(expected) if not sea.is_random(one)]
            if not fixed:
                return decisions
            answer = CONQUER if CONQUER in fixed and chance.random() < 0.6 else chance.choice(fixed)
            probe.game.engine.apply(s, offered[answer])
            decisions += 1
            player, expected = course.send(answer)
    except StopIteration:
        pass
    assert not probe.game.engine.legal(s), seed
    for player in range(1, players + 1):
        assert frozen(probe.supply(s, player)) == frozen(sea.supplies[player]), seed
        assert probe.in_pile(s, "empire", player) == sea.empires.get(player, []), seed
        assert sorted(probe.in_pile(s, "harbour", player)) == sorted(sea.harbours.get(player, [])), seed
    assert not any(any(cargo) for cargo in s.ship_cargo), seed
    for side, cards in sea.discards.items():
        assert sorted(probe.in_pile(s, "sunk", int(side))) == sorted(card.name for card in cards), seed
        assert sorted(probe.in_pile(s, "sea", int(side))) == sorted(card.name for card in sea.decks[side]), seed
    return decisions


def test_ships_take_islands_in_the_order_of_the_queue(probe: Probe) -> None:
    assert sum(compare_expedition(probe, seed) for seed in range(POSITIONS)) > 2 * POSITIONS


# ---------- stores ----------
def test_stores_pay_out_once_for_each_full_set(probe: Probe) -> None:
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        rate, kept = chance.choice(sorted(GIFTS)), random_goods(chance, 1)
        kept["points"] = 0
        kept[chance.choice(RESOURCES)] += chance.randint(0, 3)
        s = probe.start(2)
        store = probe.things[f"Store {rate}"][0]
        probe.put(s, store, "empire", RED)
        s.storehouse_stored[store - probe.tables.STOREHOUSES.start] = [kept[word] for word in GOODS]
        if sum(kept.values()) // rate > 5:
            continue
        probe.does("pay_out for Red")(s)
        ends = probe.ends(s)
        expected = store_payouts(sum(kept.values()), rate, GIFTS[rate])
        assert {frozen(probe.supply(end, RED)) for end in ends} == expected, seed
        assert all(list(end.storehouse_stored) == list(s.storehouse_stored) for end in ends), seed


# ---------- the end ----------
def test_the_final_score_and_its_tie_breakers_agree(probe: Probe) -> None:
    shared = 0
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        players = chance.randint(2, 4)
        s, estates = probe.start(players), {}
        cards = [
            thing for name, copies in probe.things.items() for thing in copies if name.startswith(("House", "Mead"))
        ]
        chance.shuffle(cards)
        for player in range(1, players + 1):
            goods = random_goods(chance, 2)
            goods["workers"], goods["points"] = chance.randint(0, 2), chance.randint(20, 22)
            spent, built, held = chance.randint(0, 1), chance.randint(0, 3), chance.randint(0, 1)
            probe.give(s, player, goods)
            s.spent[player] = spent
            for _ in range(built):
                probe.put(s, cards.pop(), "empire", player)
            for _ in range(held):
                probe.put(s, cards.pop(), "hand", player)
            estates[player] = Estate(goods["points"], built, goods, goods["workers"] + spent, held)
        probe.does("finish")(s)
        parts = [sum(int(part) for part in probe.game.engine.score_parts(s, player)) for player in estates]
        assert parts == [estate.score for estate in estates.values()], seed
        assert [int(player) for player in probe.game.engine.winners(s)] == winners(estates), seed
        shared += len(winners(estates)) > 1
    assert POSITIONS < 100 or shared > 0


def test_the_worked_example_of_the_final_score() -> None:
    goods = Counter({"food": 4, "fish": 3, "gold": 2, "raze": 1})
    assert Estate(0, 12, goods, 0, 0).score == 18
