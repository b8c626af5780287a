"""Lords of Ragnarok by hand: limits, control, movement, Battles, Usurp, what can be chosen on the wheel, and victories.

It is written from the statements of the rulebook in plain Python and shares nothing with the spec or the runtime, so
that the two can be compared. Hunts are in `ragnarok_hunts.py`. Whoever decides is asked by a generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

RUNES = ("uruz", "odal", "algiz")
ATTRIBUTES = ("influence", "might", "wisdom")
NO, PASS, RECRUIT, GROW, BLEED = "no", "pass", "recruit an Army", "+1 to this Army", "Beowulf"
Asked = tuple[int, frozenset[str]]
"""Who decides, and between what."""
Course = Generator[Asked, str, None]


class Victory(Exception):
    """An immediate win."""

    def __init__(self, winner: int, name: str) -> None:
        super().__init__(winner, name)
        self.winner, self.name = winner, name


@dataclass(frozen=True)
class Card:
    """A Combat card; its Hunt and Battle effects draw this many cards."""

    name: str
    weapon: str
    worth: int
    losses: int
    shield: bool
    draws: int


@dataclass(frozen=True)
class Region:
    """A Region of a board."""

    name: str
    strength: int
    land: str
    settlement: bool
    shrine: bool
    god: str | None
    beside_tree: bool


@dataclass(frozen=True)
class Atlas:
    """A board: its Regions, which of them border on each other, and the coast of each Sea."""

    regions: Mapping[str, Region]
    borders: Mapping[str, frozenset[str]]
    coasts: Mapping[str, frozenset[str]]

    def reach(self, region: str, sea: str) -> frozenset[str]:
        """Return where Armies and Heroes can go: the coast of the own Drakkar's Sea is one (LR-SEA-03)."""
        bridge = self.coasts[sea] if region in self.coasts[sea] else frozenset()
        return (self.borders[region] | bridge) - {region}

    def lands_of(self, controller: Mapping[str, int], player: int) -> set[str]:
        """Return the Lands of which a player controls all Regions."""
        lost = {region.land for name, region in self.regions.items() if controller[name] != player}
        return {region.land for region in self.regions.values()} - lost

    def ragnarok(self, controller: Mapping[str, int], last_turns: list[int]) -> int:
        """Return who wins Ragnarok; `last_turns` are the players in the order of their last turns (LR-RAG-05, 06)."""

        def near(player: int) -> int:
            return sum(region.beside_tree and controller[name] == player for name, region in self.regions.items())

        return max(last_turns, key=lambda player: (near(player), -last_turns.index(player)))


def altars_of(controller: Mapping[str, int], temples: Iterable[str], player: int) -> int:
    """Return how many Regions with a Temple a player controls."""
    return sum(controller[name] == player for name in temples)


@dataclass
class Army:
    """An Army on the board or, with no Region, in the supply."""

    owner: int
    name: str
    value: int = 1
    region: str | None = None


@dataclass
class Side:
    """What one player has."""

    hero: str
    seat: str
    sea: str
    levels: dict[str, int]
    injured: set[str] = field(default_factory=set)
    hand: list[str] = field(default_factory=list)
    runes: Counter[str] = field(default_factory=Counter)
    priests: int = 0
    sent: int = 0
    allies: set[str] = field(default_factory=set)
    trophies: list[str] = field(default_factory=list)
    tokens: int = 0
    artifacts: set[str] = field(default_factory=set)
    hunting: bool = False

    def rating(self, attribute: str) -> int:
        """Return an attribute; 2 if it is injured (LR-INJ-03)."""
        return 2 if attribute in self.injured else self.levels[attribute]


@dataclass
class Table:
    """A position; decks are lists that begin with the top card."""

    atlas: Atlas
    cards: Mapping[str, Card]
    sides: dict[int, Side]
    armies: list[Army]
    controller: dict[str, int]
    active: int
    chance: Random
    deck: list[str]
    discard: list[str]
    lair: str
    """The Region of the Boss, into which no Army moves (L-AMB-13)."""
    temples: set[str] = field(default_factory=set)
    forge_runes: Counter[str] = field(default_factory=Counter)
    wheel: dict[str, list[int]] = field(default_factory=dict)
    luck: list[str] = field(default_factory=list)
    """The random outcomes so far."""
    mixed: bool = False
    """Whether the order of the deck is not yet known."""
    attackers: dict[str, int] = field(default_factory=dict)

    # ---------- cards, Runes, Injuries, limits ----------
    def pick(self, pool: list[str]) -> str:
        """Return a random element, which is taken out."""
        chosen = self.chance.choice(pool)
        if len(pool) > 1:
            self.luck.append(chosen)
        pool.remove(chosen)
        return chosen

    def draw(self, player: int, count: int) -> Course:
        """Draw Combat cards, and keep the limit after each of them (LR-CARDS-02, LR-HERO-08, L-AMB-41)."""
        for _ in range(count):
            if not self.deck:
                self.deck, self.discard, self.mixed = self.discard, [], True
            if self.deck:
                self.sides[player].hand.append(self.pick(self.deck) if self.mixed else self.deck.pop(0))
            yield from self.trim(player)

    def trim(self, player: int) -> Course:
        """Discard down to the limits of Wisdom; there is none for cards in a Hunt (LR-HERO-07 to 09)."""
        side = self.sides[player]
        while len(side.hand) > side.rating("wisdom") and not side.hunting:
            self.drop(player, (yield player, frozenset(side.hand)))
        while side.runes.total() > side.rating("wisdom"):
            side.runes[(yield player, frozenset(+side.runes))] -= 1

    def drop(self, player: int, card: str) -> None:
        """Discard a Combat card of a hand."""
        self.sides[player].hand.remove(card)
        self.discard.append(card)

    def stock(self, rune: str) -> int:
        """Return how many Runes of a type are in the resources: there are 12 of each (LR-COMP-09, LR-LIM-01)."""
        return 12 - self.forge_runes[rune] - sum(side.runes[rune] for side in self.sides.values())

    def gain_runes(self, player: int, count: int) -> Course:
        """Gain Runes of choice, one after the other (LR-RUNE-02)."""
        for _ in range(count):
            types = frozenset(rune for rune in RUNES if self.stock(rune))
            if types:
                self.sides[player].runes[(yield player, types)] += 1
                yield from self.trim(player)

    def injure(self, player: int) -> Generator[Asked, str, bool]:
        """Take one Injury; return whether there was a token for it (LR-INJ-01, LR-INJ-02)."""
        side = self.sides[player]
        sound = frozenset(ATTRIBUTES) - side.injured
        if not sound:
            return False
        side.injured.add((yield player, sound))
        yield from self.trim(player)
        if side.hero == "Beowulf":
            yield from self.draw(player, 1)
        return True

    def bleed(self, player: int) -> Course:
        """Let Beowulf injure himself."""
        can_bleed = self.sides[player].hero == "Beowulf" and len(self.sides[player].injured) < 3
        if can_bleed and (yield player, frozenset((BLEED, NO))) == BLEED:
            yield from self.injure(player)

    # ---------- Armies ----------
    def troops(self, player: int, region: str) -> list[Army]:
        """Return a player's Armies in a Region."""
        return [army for army in self.armies if army.owner == player and army.region == region]

    def total(self, player: int, region: str) -> int:
        """Return the total value of a player's Armies in a Region (LR-PLR-03)."""
        return sum(army.value for army in self.troops(player, region))

    def host(self, player: int) -> list[Army]:
        """Return a player's Armies on the board."""
        return [army for army in self.armies if army.owner == player and army.region]

    def spare(self, player: int) -> Army | None:
        """Return an Army in a player's supply."""
        return next((army for army in self.armies if army.owner == player and not army.region), None)

    def weaken(self, army: Army) -> None:
        """Lower an Army by 1; below 1 it goes to the supply (LR-PLR-02)."""
        army.value -= 1
        if army.value < 1:
            army.region, army.value = None, 1

    def arrive(self, army: Army, region: str) -> None:
        """Put an Army into a Region; who comes to the Armies of others is the attacker (L-AMB-37)."""
        army.region = region
        if any(other.region == region and other.owner != army.owner for other in self.armies):
            self.attackers.setdefault(region, army.owner)

    def reach(self, player: int, region: str) -> frozenset[str]:
        """Return where a player's Armies can move from a Region (LR-MOV-03 to 05)."""
        return self.atlas.reach(region, self.sides[player].sea) - {self.lair}

    def refuges(self, player: int, region: str) -> frozenset[str]:
        """Return where a player's Armies can retreat, which is no movement (LR-MOV-06, LR-MOV-07, L-AMB-13)."""
        near = self.atlas.reach(region, self.sides[player].sea)
        return frozenset(name for name in near if self.controller[name] == player)

    def recruits_in(self, player: int) -> frozenset[str]:
        """Return where a player can recruit: at the own Drakkar's Sea, in own Settlements (LR-MAN-04, L-AMB-13)."""
        own = {
            name for name, region in self.atlas.regions.items() if region.settlement and self.controller[name] == player
        }
        return self.atlas.coasts[self.sides[player].sea] | own

    def activations(self, army: Army) -> frozenset[str]:
        """Return what an activated Army can do: move, or grow in an own Settlement (LR-MAN-02, L-AMB-15)."""
        assert army.region
        own = self.controller[army.region] == army.owner and self.atlas.regions[army.region].settlement
        grows = {GROW} if own and army.value < 6 else frozenset[str]()
        return self.reach(army.owner, army.region) | grows

    def mobilize(self) -> Course:
        """Activate any number of own Armies, at least one (LR-SP2-01)."""
        rested = {army.name: army for army in self.host(self.active)}
        enough: frozenset[str] = frozenset()
        while ready := frozenset(name for name, army in rested.items() if self.activations(army)):
            name = yield self.active, ready | enough
            if name == NO:
                break
            enough = frozenset((NO,))
            army = rested.pop(name)
            does = yield self.active, self.activations(army)
            if does == GROW:
                army.value += 1
            else:
                self.arrive(army, does)

    def retreat(self, player: int, region: str) -> Course:
        """Move Armies together to an adjacent own Region, or lose them (LR-MOV-06, LR-BAT-10, L-AMB-23)."""
        group = self.troops(player, region)
        refuges = self.refuges(player, region)
        if group and refuges:
            refuge = yield player, refuges
            for army in group:
                self.arrive(army, refuge)
        elif group:
            for army in group:
                army.region, army.value = None, 1

    # ---------- control ----------
    def claim(self, region: str, player: int, fought: bool = False) -> Course:
        """Take control: the God Artifact goes along, and somebody may win at once (LR-ART-02, LR-WIN-01)."""
        if self.controller[region] == player:
            return
        self.controller[region] = player
        if god := self.atlas.regions[region].god:
            for side in self.sides.values():
                side.artifacts.discard(god)
            self.sides[player].artifacts.add(god)
        self.look_for_victory()
        side = self.sides[player]
        if side.hero == "Snorri" and not fought and self.atlas.regions[region].settlement and self.led(player, region):
            yield from self.gain_runes(player, 1)

    def led(self, player: int, region: str) -> bool:
        """Tell whether a Region is in the Land with the player's Hero."""
        return self.atlas.regions[self.sides[player].seat].land == self.atlas.regions[region].land

    def holds(self, player: int, region: str) -> bool:
        """Tell whether a player's Armies suffice to take a Region: controlled ones count as 0 (LR-CTRL-03, 05)."""
        needed = 0 if self.controller[region] else self.atlas.regions[region].strength
        return bool(self.troops(player, region)) and self.total(player, region) >= needed

    def take_regions(self) -> Course:
        """Give Regions to those whose Armies are alone and strong enough there, first the active player (L-AMB-07)."""
        players = len(self.sides)
        for player in sorted(self.sides, key=lambda player: (player - self.active) % players):
            for region in self.atlas.regions:
                owners = {army.owner for army in self.armies if army.region == region}
                if owners == {player} and self.holds(player, region):
                    yield from self.claim(region, player)

    def end_step(self) -> Course:
        """Check control, then fight all Battles in the order of the active player (LR-SP2-02, LR-BAT-01)."""
        yield from self.take_regions()
        while self.attackers:
            region = yield self.active, frozenset(self.attackers)
            yield from self.battle(region)
        yield from self.take_regions()

    # ---------- Battles ----------
    def battle(self, region: str) -> Course:
        """Fight a Battle (LR-BAT-01 to 13)."""
        attacker = self.attackers.pop(region)
        defender = next(army.owner for army in self.armies if army.region == region and army.owner != attacker)
        for player in (attacker, defender):
            if self.led(player, region):
                yield from self.bleed(player)
        played: dict[int, list[Card]] = {defender: [], attacker: []}
        yield from self.duel(region, played)
        values = {side: sum(c.worth for c in cards) + self.total(side, region) for side, cards in played.items()}
        if self.sides[attacker].hero == "Ragnar" and self.led(attacker, region):
            values[attacker] += len(self.troops(attacker, region))
        winner, loser = (attacker, defender) if values[attacker] > values[defender] else (defender, attacker)
        for army in self.troops(loser, region):
            self.weaken(army)
        yield from self.bear(loser, region, played[loser])
        yield from self.retreat(loser, region)
        yield from self.bear(winner, region, played[winner])
        if self.holds(winner, region):
            yield from self.claim(region, winner, fought=True)
        if self.sides[winner].hero == "Lagertha" and self.led(winner, region):
            yield from self.grow(winner, [army for army in self.troops(winner, region) if army.value < 6])
        self.discard += [card.name for cards in played.values() for card in cards]

    def duel(self, region: str, played: dict[int, list[Card]]) -> Course:
        """Let both sides play cards in turn, the defender first (LR-BAT-02 to 05, L-AMB-39)."""
        passed: set[int] = set()
        while len(passed) < 2:
            for player in [side for side in played if side not in passed]:
                lost = sum(card.losses for card in played[player])
                most = self.total(player, region) - lost
                hand = (self.cards[name] for name in self.sides[player].hand)
                fits = frozenset(card.name for card in hand if not card.losses or card.losses <= most)
                answer = yield player, fits | {PASS}
                if answer == PASS:
                    passed.add(player)
                    continue
                self.sides[player].hand.remove(answer)
                played[player].append(self.cards[answer])
                if self.cards[answer].draws:
                    yield from self.draw(player, self.cards[answer].draws)

    def bear(self, player: int, region: str, played: Iterable[Card]) -> Course:
        """Divide the own Loss symbols among the own Armies (LR-BAT-09, LR-BAT-11)."""
        for _ in range(sum(card.losses for card in played)):
            armies = {army.name: army for army in self.troops(player, region)}
            if armies:
                self.weaken(armies[(yield player, frozenset(armies))])

    def grow(self, player: int, armies: Iterable[Army]) -> Course:
        """Add 1 to one of some Armies, if there is one."""
        named = {army.name: army for army in armies}
        if named:
            named[(yield player, frozenset(named))].value += 1

    # ---------- Usurp ----------
    def can_usurp(self, player: int) -> bool:
        """Tell whether a player can usurp the Region of the own Hero (LR-SP6-01 to 04, LR-HERO-05)."""
        side = self.sides[player]
        others = [other.seat for number, other in self.sides.items() if number != player]
        keeper = self.controller[side.seat]
        if side.seat in others or keeper == player:
            return False
        if not keeper:
            return side.rating("might") >= self.atlas.regions[side.seat].strength
        return side.rating("might") >= self.total(keeper, side.seat)

    def usurp(self) -> Course:
        """Drive others out, take control, perhaps recruit there (LR-SP6-02, LR-SP6-03, L-AMB-22)."""
        region = self.sides[self.active].seat
        for player in self.sides:
            if player != self.active:
                yield from self.retreat(player, region)
        yield from self.claim(region, self.active)
        army = self.spare(self.active)
        if army and (yield self.active, frozenset((RECRUIT, NO))) == RECRUIT:
            army.value = self.sides[self.active].rating("influence")
            self.arrive(army, region)

    # ---------- the ends of the game ----------
    def look_for_victory(self) -> None:
        """Raise Victory if somebody has won; the active player comes first (LR-WIN-01, 02, 04, L-AMB-06, 07)."""
        for player in sorted(self.sides, key=lambda player: player != self.active):
            if len(self.atlas.lands_of(self.controller, player)) >= 3:
                raise Victory(player, "Great Jarl")
            if altars_of(self.controller, self.temples, player) >= (4 if len(self.sides) == 2 else 5):
                raise Victory(player, "Great Gothi")
