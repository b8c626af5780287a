"""The rules of Lords of Ragnarok, compiled with plain cards, and positions of the oracle laid out as states of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import cast

from lawspeaker_games.ragnarok.state import State
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.piles.moves import place_thing, put_last
from tests.compile_specs import PACKAGE, Built, spec_of
from tests.games.ragnarok_hunts import REALMS, USE, Attack, Beast, Wound
from tests.games.ragnarok_oracle import ATTRIBUTES, NO, RUNES, Atlas, Card, Region, Side, Table
from tests.games.thing_numbers import numbers_of

GREEN = 1
GODS = ("Odin", "Thor", "Freyja")
WEAPONS = ("sword", "spear", "axe", "bow")
GOODS = (*RUNES, "priest", "slayer_token")
RULES = ("ragnarok", "setup", "turn", "heroics", "armies", "battle", "beasts", "hunt", "wheel")
COMPONENTS = ("realms", "gods", "heroes", "map_large", "map_small", "monsters", "temples", "conditions")
EFFECTS = {"none": "", "injury": "injure hunter by 1", "escape": "end_hunt"}


def plain_card(n: int) -> Card:
    """Return a Combat card whose numbers depend on its own."""
    losses = (n % 5 == 1) + (n % 11 == 1)
    return Card(f"Card {n}", WEAPONS[n % 4], 1 + n % 3 + n // 30, losses, n % 5 == 3, int(n % 6 == 2))


def plain_attack(n: int) -> Attack:
    """Return an attack card whose numbers depend on its own."""
    effect = ("injury", "none", "injury", "escape")[n % 4]
    return Attack(f"Attack {n}", 2 + n % 4, 4 + n % 5, 1 + n % 3, effect, n % 3 == 0)


CARDS = {f"Card {n}": plain_card(n) for n in range(35)}
ATTACKS = {f"Attack {n}": plain_attack(n) for n in range(14)}


def sources(names: tuple[str, ...]) -> list[str]:
    """Return the texts of some files of the spec."""
    found = [source for source in spec_of("ragnarok").sources if source.name.rpartition("/")[2][:-4] in names]
    assert len(found) == len(names)
    return [source.text for source in found]


def things_in(text: str, kind: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Read the things of a kind, with their fields.

    >>> list(things_in('sea "A B"  @X\\nregion C\\n    number 3\\n    shrine\\n', "region"))
    [('C', {'number': '3', 'shrine': ''})]
    """
    lines = [line.partition("@")[0].rstrip().replace('"', "") for line in text.splitlines()]
    for number, line in enumerate(lines):
        if line.startswith(f"{kind} "):
            fields: dict[str, str] = {}
            for below in lines[number + 1 :]:
                if not below.startswith("    "):
                    break
                word, _, value = below.strip().partition(" ")
                fields.setdefault(word, value)
            yield line.partition(" ")[2], fields


@cache
def atlas_of(file: str) -> Atlas:
    """Read a board."""
    regions, borders, coasts = {}, dict[str, set[str]](), dict[str, set[str]]()
    for name, has in things_in(sources((file,))[0], "region"):
        settled, holy, central = ("settlement" in has, "shrine" in has, "beside_tree" in has)
        god = has.get("monument")
        regions[name] = Region(name, int(has["strength"]), has["land"], settled, holy, god, central)
        for other in filter(None, has.get("border", "").split(", ")):
            borders.setdefault(name, set()).add(other)
            borders.setdefault(other, set()).add(name)
        for sea in filter(None, has.get("coast", "").split(", ")):
            coasts.setdefault(sea, set()).add(name)
    return Atlas(
        regions,
        {name: frozenset(borders[name]) for name in regions},
        {sea: frozenset(coast) for sea, coast in coasts.items()},
    )


@cache
def monster_boards() -> tuple[tuple[str, bool, tuple[Wound, ...]], ...]:
    """Read the Monsters and the Boss: name, whether it is the Boss, Wounds."""
    (text,) = sources(("monsters",))
    wounds: dict[str, list[Wound]] = {}
    for name, has in things_in(text, "wound"):
        weapons = (has["weapon"], *filter(None, (has.get("second"),)))
        wounds.setdefault(has["prey"], []).append(Wound(name, weapons, has.get("reward", "plain")))
    found = [(name, kind == "boss") for kind in ("monster", "boss") for name, _ in things_in(text, kind)]
    return tuple((name, boss, tuple(wounds[name])) for name, boss in found)


def beasts() -> list[Beast]:
    """Return the Monsters and the Boss, unharmed."""
    return [Beast(name, wounds, boss, artifact=not boss) for name, boss, wounds in monster_boards()]


def components(verbs: tuple[str, ...]) -> str:
    """Return plain cards and Artifacts, and an example that begins each verb."""
    lines = ["verb finish", "    end"]
    for card in CARDS.values():
        lines += [f'card "{card.name}"', f"    weapon {card.weapon}", f"    worth {card.worth}"]
        lines += [f"    losses {card.losses}"] * bool(card.losses) + ["    shield"] * card.shield
        if card.draws:
            lines += [
                "    hunts",
                f"        draw_cards {card.draws}",
                "    battles",
                f"        draw_cards {card.draws}",
            ]
    for attack in ATTACKS.values():
        lines += [f'assault "{attack.name}"', f"    fury {attack.fury}", f"    weakness {attack.weakness}"]
        lines += [f"    draws {attack.draws}"] + ["    piercing"] * attack.piercing
        if EFFECTS[attack.effect]:
            lines += ["    strikes", f"        {EFFECTS[attack.effect]}"]
    for god in GODS:
        lines += [f'artifact "Relic of {god}"', f"    god {god}"]
    for beast in beasts():
        if not beast.boss:
            lines += [f'artifact "Relic of {beast.name}"', f"    prey {beast.name}"]
    lines += [line for verb in verbs for line in (f'example "{verb}"', f"    Green does {verb}")]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Probe:
    """The rules, compiled with plain components."""

    game: Built

    @cached_property
    def tables(self) -> ModuleType:
        return import_module(f"{PACKAGE}.ragnarok_probe.tables")

    @cached_property
    def things(self) -> dict[tuple[str, str], list[int]]:
        found: dict[tuple[str, str], list[int]] = {}
        for number, thing in enumerate(self.game.rules.things):
            found.setdefault((thing.kind, thing.word), []).append(number)
        return found

    @cached_property
    def words(self) -> dict[str, str]:
        """Return the names in the spec by those of the copies."""
        return {thing.name: thing.word for thing in self.game.rules.things}

    def thing(self, kind: str, name: str, copy: int = 0) -> int:
        return self.things[kind, name][copy]

    def name(self, thing: int) -> str:
        return self.game.rules.things[thing].word

    def does(self, verb: str) -> Callable[[State], None]:
        """Return what begins a verb of Green."""
        example = next(example for example in self.game.examples if example.name == verb)
        edit = example.steps[0].edit
        assert edit is not None
        return edit

    # ---------- a position as a state ----------
    def lay_out(self, table: Table, monsters: list[Beast]) -> State:
        """Return the state that a position means."""
        options = read_options(self.game.rules, len(table.sides), 0, {})
        s = cast(State, self.game.engine.new_state(len(table.sides), 0, options))
        for player, side in table.sides.items():
            self.lay_out_side(s, player, side)
        for army in table.armies:
            number = self.thing("army", army.name, army.owner - 1)
            s.army_force[number - numbers_of(self.game.rules, "army").start] = army.value
            if army.region:
                self.put_on_map(s, number, army.region)
            else:
                self.fill(s, "supply", [number], army.owner)
        for region, owner in table.controller.items():
            s.controller[self.thing("region", region)] = owner
            s.temple[self.thing("region", region)] = region in table.temples
        for pile, cards in (("combat_deck", table.deck), ("combat_discard", table.discard)):
            self.fill(s, pile, [self.thing("card", card) for card in cards])
        self.fill(s, "attack_discard", [self.thing("assault", attack) for attack in ATTACKS])
        s.temples_built = len(table.temples)
        for deed, markers in table.wheel.items():
            s.markers[self.thing("deed", deed) - self.tables.DEEDS.start] = markers[:]
        for beast in monsters:
            self.lay_out_beast(s, beast)
        owned = {name for side in table.sides.values() for name in side.artifacts}
        relics = [*GODS, *(beast.name for beast in monsters if beast.artifact)]
        self.fill(s, "relics", [self.relic(name) for name in relics if name not in owned])
        return s

    def lay_out_side(self, s: State, player: int, side: Side) -> None:
        hero = self.thing("hero", side.hero)
        s.hero[player] = hero
        s.hero_master[hero - self.tables.HEROES.start] = player
        self.put_on_map(s, hero, side.seat)
        place_thing(s, self.tables.PILES, self.thing("ship", "Drakkar", player - 1), self.thing("sea", side.sea), 0)
        for number, attribute in enumerate(ATTRIBUTES):
            s.level[player * 3 + number] = side.levels[attribute]
            s.injured[player * 3 + number] = attribute in side.injured
        counts = {**side.runes, "priest": side.priests, "slayer_token": side.tokens}
        for number, word in enumerate(GOODS):
            s.goods[player * len(GOODS) + number] = counts.get(word, 0)
        s.serving[player * 3] = side.sent
        for realm in side.allies:
            s.allied[player * 6 + self.thing("realm", realm) - self.tables.REALMS.start] = True
        self.fill(s, "hand", [self.thing("card", card) for card in side.hand], player)
        killed = [self.thing("monster", name) for name in side.trophies]
        self.fill(s, "trophies", killed, player)
        for monster in killed:
            s.monster_slain[monster - numbers_of(self.game.rules, "monster").start] = True
        self.fill(s, "treasures", [self.relic(name) for name in side.artifacts], player)

    def lay_out_beast(self, s: State, beast: Beast) -> None:
        number = self.thing("boss" if beast.boss else "monster", beast.name)
        if beast.region:
            self.put_on_map(s, number, beast.region)
        s.beast_master[number - self.tables.BEASTS.start] = beast.master
        for name, player in beast.marks.items():
            s.wound_mark[self.thing("wound", name) - self.tables.WOUNDS.start] = player

    def lay_out_levels(self, s: State, levels: Mapping[str, int], conditions: Iterable[str]) -> None:
        """Build Monuments, and lay conditions out."""
        for god, level in levels.items():
            s.god_level[self.thing("god", god) - self.tables.GODS.start] = level
        self.fill(s, "portents", [self.thing("condition", name) for name in conditions])

    def relic(self, name: str) -> int:
        return self.thing("artifact", f"Relic of {name}")

    def put_on_map(self, s: State, thing: int, region: str) -> None:
        place_thing(s, self.tables.PILES, thing, self.thing("region", region), 0)

    def fill(self, s: State, pile: str, things: list[int], key: int = 0) -> None:
        for thing in things:
            put_last(s, self.tables.PILES, thing, getattr(self.tables, pile.upper()) + key)

    # ---------- a state in the words of the oracle ----------
    def pile(self, s: State, word: str, key: int = 0) -> list[str]:
        return [self.name(thing) for thing in s.piles[getattr(self.tables, word.upper()) + key]]

    def place(self, s: State, thing: int) -> str | None:
        return self.name(-s.at[thing] - 2) if s.at[thing] <= -2 else None

    def armies(self, s: State) -> list[tuple[int, str, int, str]]:
        """Return the Armies on the board, which are told apart by owner and name."""
        found = []
        for number in numbers_of(self.game.rules, "army"):
            name = self.name(number)
            owner = self.things["army", name].index(number) + 1
            if place := self.place(s, number):
                found.append((owner, name, s.army_force[number - numbers_of(self.game.rules, "army").start], place))
        return sorted(found)

    def side(self, s: State, player: int) -> dict[str, object]:
        """Return what a player has."""
        goods = dict(zip(GOODS, s.goods[player * len(GOODS) :], strict=False))
        realms = sorted(REALMS.values(), key=lambda realm: self.thing("realm", realm))
        return {
            "hand": sorted(self.pile(s, "hand", player)),
            "runes": {rune: goods[rune] for rune in RUNES if goods[rune]},
            "priests": goods["priest"],
            "tokens": goods["slayer_token"],
            "injured": {word for number, word in enumerate(ATTRIBUTES) if s.injured[player * 3 + number]},
            "allies": {realm for number, realm in enumerate(realms) if s.allied[player * 6 + number]},
            "trophies": self.pile(s, "trophies", player),
            "artifacts": {name.removeprefix("Relic of ") for name in self.pile(s, "treasures", player)},
        }

    def marks(self, s: State) -> dict[str, int]:
        wounds = self.tables.WOUNDS
        return {self.name(n): s.wound_mark[n - wounds.start] for n in wounds if s.wound_mark[n - wounds.start]}

    # ---------- decisions ----------
    def offered(self, s: State) -> dict[str, int]:
        """Return the options of a decision by their value or label."""
        found: dict[str, int] = {}
        for action in self.game.engine.legal(s):
            option = decode(self.game.rules, action)
            value = NO if option.declines else str(next(iter(option.values.values())))
            value = self.words.get(value, value)
            found[USE if value.startswith(USE) else value] = int(action)
        assert len(found) == len(self.game.engine.legal(s))
        return found

    def settle(self, s: State) -> dict[str, int]:
        """Make decisions with one option; return the options of the next decision, none at the end."""
        while len(offered := {} if self.game.engine.over(s) else self.offered(s)) == 1:
            self.game.engine.apply(s, next(iter(offered.values())))
        return offered


def words_of(side: Side) -> dict[str, object]:
    """Return what a player of the oracle has, in the form of `Probe.side`."""
    return {
        "hand": sorted(side.hand),
        "runes": dict(+Counter(side.runes)),
        "priests": side.priests,
        "tokens": side.tokens,
        "injured": side.injured,
        "allies": side.allies,
        "trophies": side.trophies,
        "artifacts": side.artifacts,
    }
