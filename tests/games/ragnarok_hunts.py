"""Hunts of Lords of Ragnarok by hand, and which special actions can be chosen; see `ragnarok_oracle.py`."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from itertools import permutations

from tests.games.ragnarok_oracle import NO, Asked, Course, Table, Victory

STOP, END, USE = "stop defending", "end your round", "use the Hunt effect"
REALMS = {
    "Mobilize": "Vanaheim",
    "Reinforce": "Alfheim",
    "Build Temple": "Jotunheim",
    "Monsters": "Muspelheim",
    "Usurp": "Svartalfheim",
    "Prepare": "Niflheim",
}
MONUMENT = "Build Monument"


@dataclass(frozen=True)
class Attack:
    """A Monster attack card; its effect is `none`, `injury` or `escape`, which ends the Hunt."""

    name: str
    fury: int
    weakness: int
    draws: int
    effect: str
    piercing: bool


@dataclass(frozen=True)
class Wound:
    """A Wound space: one weapon, or the two of a Boss, and its reward, or `plain`."""

    name: str
    weapons: tuple[str, ...]
    reward: str


@dataclass
class Beast:
    """A Monster or the Boss; `marks` are the players who dealt Wounds."""

    name: str
    wounds: tuple[Wound, ...]
    boss: bool = False
    region: str | None = None
    master: int = 0
    marks: dict[str, int] = field(default_factory=dict)
    artifact: bool = True
    """Whether its Artifact is still there."""


@dataclass
class Hunt:
    """One Hunt of the active player, with its own attack deck."""

    table: Table
    prey: Beast
    attacks: Mapping[str, Attack]
    deck: list[str] = field(default_factory=list)
    claws: list[str] = field(default_factory=list)
    over: bool = False
    killed: bool = False

    @property
    def hunter(self) -> int:
        """Return the hunter."""
        return self.table.active

    @property
    def keeper(self) -> int:
        """Return who plays the Monster: its controller, or the player to the right (LR-HUNT-10)."""
        players = len(self.table.sides)
        right = (self.hunter - 2) % players + 1
        return right if self.prey.master in (0, self.hunter) else self.prey.master

    def course(self) -> Course:
        """Hunt (LR-HUNT-11 to 14, LR-HERO-09); by the board of the Boss, his hunter draws a card more for each kill."""
        side = self.table.sides[self.hunter]
        side.hunting = True
        yield from self.table.bleed(self.hunter)
        more = kills(self.table, self.hunter) if self.prey.boss else 0
        yield from self.table.draw(self.hunter, side.rating("might") + more)
        self.deck = list(self.attacks)
        self.take(2)
        while not self.over:
            yield from self.monster_round()
            if not self.over:
                yield from self.hero_round()
        yield from self.reckon()
        side.hunting = False
        yield from self.table.trim(self.hunter)

    def take(self, count: int) -> None:
        """Let the Monster draw; its deck is never reshuffled (LR-MRND-08)."""
        for _ in range(min(count, len(self.deck))):
            self.claws.append(self.table.pick(self.deck))

    def monster_round(self) -> Course:
        """Attack the Hero (LR-MRND-01 to 07)."""
        if not self.deck:
            self.over = True
            return
        attack = self.attacks[(yield self.keeper, frozenset(self.claws))]
        self.claws = []
        played = yield from self.defend()
        worth = sum(self.table.cards[name].worth for name in played)
        shielded = not attack.piercing and any(self.table.cards[name].shield for name in played)
        if worth < attack.fury and not shielded:
            yield from self.suffer(attack)
        if not self.over:
            yield from self.table.draw(self.hunter, 1)
            if worth + self.table.sides[self.hunter].rating("wisdom") >= attack.weakness:
                yield from self.table.draw(self.hunter, 1)
            self.take(attack.draws)
        self.table.discard += played

    def defend(self) -> Generator[Asked, str, list[str]]:
        """Play any number of cards in defence; return them (LR-MRND-03)."""
        played: list[str] = []
        hand = self.table.sides[self.hunter].hand
        while hand:
            card = yield self.hunter, frozenset((*hand, STOP))
            if card == STOP:
                break
            hand.remove(card)
            played.append(card)
        return played

    def suffer(self, attack: Attack) -> Course:
        """Apply the effect of an attack (LR-MRND-04, LR-HEND-02, LR-HEND-04)."""
        if attack.effect == "escape" or (attack.effect == "injury" and not (yield from self.table.injure(self.hunter))):
            self.over = True

    def hero_round(self) -> Course:
        """Deal Wounds (LR-HRND-01 to 04, LR-HEND-01, LR-HEND-05)."""
        dealt = 0
        while not self.over:
            ways = {wound.name: wound for wound in self.prey.wounds if self.hands_for(wound)}
            name = yield self.hunter, frozenset((*ways, END))
            if name == END:
                self.over = dealt == 0
                return
            yield from self.deal(ways[name])
            dealt += 1
            self.over = self.killed = len(self.prey.marks) == len(self.prey.wounds)

    def hands_for(self, wound: Wound) -> set[tuple[str, ...]]:
        """Return the cards that deal a Wound: one for each of its weapons (LR-HUNT-06, LR-HUNT-09)."""
        if wound.name in self.prey.marks:
            return set()
        hand = self.table.sides[self.hunter].hand
        groups = permutations(hand, len(wound.weapons))
        return {cards for cards in groups if tuple(self.table.cards[name].weapon for name in cards) == wound.weapons}

    def deal(self, wound: Wound) -> Course:
        """Play cards for a Wound, apply effects, place a marker, take the reward (L-AMB-31, LR-HRND-02)."""
        side = self.table.sides[self.hunter]
        used: list[str] = []
        for _ in wound.weapons:
            ways = self.hands_for_rest(wound, used)
            card = yield self.hunter, frozenset(ways)
            used.append(card)
        for card in used:
            side.hand.remove(card)
        left = list(used)
        while left:
            card = (yield self.hunter, frozenset(left)) if len(left) > 1 else left[0]
            left.remove(card)
            draws = self.table.cards[card].draws
            if draws and (yield self.hunter, frozenset((USE, NO))) != NO:
                yield from self.table.draw(self.hunter, draws)
        self.prey.marks[wound.name] = self.hunter
        yield from self.reward(wound.reward)
        self.table.discard += used

    def hands_for_rest(self, wound: Wound, used: list[str]) -> set[str]:
        """Return the cards that can be played next for a Wound."""
        return {cards[len(used)] for cards in self.hands_for(wound) if list(cards[: len(used)]) == used}

    def reward(self, reward: str) -> Course:
        """Gain the reward of a Wound (LR-HUNT-08, L-AMB-35)."""
        table, side = self.table, self.table.sides[self.hunter]
        if reward == "rune":
            yield from table.gain_runes(self.hunter, 1)
        elif reward == "clergy":
            side.priests += side.priests + side.sent < 4
        elif reward == "growth":
            yield from table.grow(self.hunter, [army for army in table.host(self.hunter) if army.value < 6])
        elif reward == "alliance":
            free = frozenset(REALMS.values()) - side.allies
            if free:
                realm = yield self.hunter, free
                first = not any(realm in other.allies for other in table.sides.values())
                side.allies.add(realm)
                if first:
                    yield from table.draw(self.hunter, 1)

    def reckon(self) -> Course:
        """End the Hunt (LR-HEND-06, LR-HEND-07, LR-KILL-01, LR-SLAY-02, LR-ARTM-01)."""
        prey, sides = self.prey, self.table.sides
        if not self.killed:
            yield from self.table.injure(self.hunter)
        if prey.boss:
            prey.marks = {}
            if self.killed:
                raise Victory(self.hunter, "Slayer")
            return
        plain = {wound.name for wound in prey.wounds if wound.reward == "plain"}
        if prey.artifact and plain <= set(prey.marks):
            prey.artifact = False
            sides[self.hunter].artifacts.add(prey.name)
        if self.killed:
            for player, side in sides.items():
                if player != self.hunter and list(prey.marks.values()).count(player) >= 4:
                    side.tokens += sum(other.tokens for other in sides.values()) < 6
            prey.marks, prey.region, prey.master = {}, None, 0
            sides[self.hunter].trophies.append(prey.name)


def kills(table: Table, player: int) -> int:
    """Return how many killed Monsters count for a player (LR-SLAY-03)."""
    return len(table.sides[player].trophies) + table.sides[player].tokens


def can_hunt(table: Table, player: int, beast: Beast) -> bool:
    """Tell whether a player can hunt: in the same Region, the Boss only after killing (LR-HUNT-01, LR-WIN-06, 07)."""
    needed = (1 if len(table.sides) == 2 else 2) if beast.boss else 0
    return beast.region == table.sides[player].seat and kills(table, player) >= needed


def special_actions(table: Table, beasts: list[Beast], temples: int, levels: Mapping[str, int]) -> frozenset[str]:
    """Return the special actions that the active player can choose, with some Temples left (LR-SPA-02, 03, 07)."""
    player, regions = table.active, table.atlas.regions
    shrines = [name for name in regions if regions[name].shrine and table.controller[name] == player]
    ready = {
        "Reinforce": table.spare(player) is not None and bool(table.recruits_in(player)),
        "Mobilize": any(table.activations(army) for army in table.host(player)),
        "Prepare": True,
        "Build Temple": temples > 0 and any(name not in table.temples for name in shrines),
        "Monsters": any(
            can_hunt(table, player, beast) or (not beast.boss and beast.region and beast.master in (0, player))
            for beast in beasts
        ),
        "Usurp": table.can_usurp(player),
    }
    found = {name for name, can in ready.items() if can and player not in table.wheel[name]}
    if any(player in markers for markers in table.wheel.values()) and any(level < 3 for level in levels.values()):
        found.add(MONUMENT)
    return frozenset(found)
