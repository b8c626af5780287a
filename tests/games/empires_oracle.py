"""Empires of the North by hand: payments, declared actions, pawns, decks, the ship queue, stores, and the final score.

It is written from the statements of the rulebook in plain Python and shares nothing with the spec or the runtime, so
that the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, product

RESOURCES = ("food", "wood", "stone", "sheep", "fish")
TASKS = ("explore", "populate", "construct", "harvest", "sail")
Goods = Counter[str]
Asked = tuple[int, frozenset[str]]
"""Who decides, and between what."""
NEAR_TOP, DISTANT_TOP = "the top card of the near deck", "the top card of the distant deck"
PILLAGE, CONQUER = "pillage it", "conquer it"


def frozen(goods: Goods) -> frozenset[tuple[str, int]]:
    """Return goods as a value that can be compared: what is 0 is left out."""
    return frozenset((word, count) for word, count in goods.items() if count)


# ---------- payments ----------
def payments(price: Goods, supply: Goods) -> list[Goods]:
    """Return every way to pay: each resource itself or a gold for it, everything else exactly (EN-TERM-12)."""
    firm = {word: count for word, count in price.items() if word not in RESOURCES}
    if any(supply[word] < count for word, count in firm.items()):
        return []
    soft = [word for word in RESOURCES if price[word]]
    found = []
    for own in product(*(range(min(price[word], supply[word]) + 1) for word in soft)):
        paid = Counter(firm)
        paid.update(dict(zip(soft, own, strict=True)))
        paid["gold"] += sum(price[word] - count for word, count in zip(soft, own, strict=True))
        if paid["gold"] <= supply["gold"]:
            found.append(paid)
    return found


def after_paying(price: Goods, supply: Goods) -> set[frozenset[tuple[str, int]]]:
    """Return every supply that can be left after a payment; spent workers wait on the clan tile (EN-KEY-02)."""
    left = set()
    for paid in payments(price, supply):
        rest = Counter(supply)
        rest.subtract(paid)
        rest["spent"] += price["workers"]
        left.add(frozen(rest))
    return left


# ---------- declared actions ----------
@dataclass(frozen=True)
class Addition:
    """A Boost or a Field in the hand: the action that it names, and the goods of a Field (None for a Boost)."""

    name: str
    task: str
    goods: tuple[str, ...] | None = None
    upgrade: bool = False

    @property
    def is_boost(self) -> bool:
        """Return whether the card is a Boost, which is discarded after its effect."""
        return self.goods is None


@dataclass(frozen=True)
class Table:
    """What decides which actions a player can carry out; Locations by the workers in their cost."""

    deck: int
    discard: int
    fields: tuple[tuple[str, ...], ...]
    ships: int
    workers: int
    locations: tuple[int, ...]
    hand: tuple[Addition, ...]
    spends: bool = True
    """Whether Construct spends the workers in a cost (E-AMB-28)."""

    def fulfils(self, task: str) -> bool:
        """Return whether an action can be carried out now (E-AMB-14, EN-TILE-01 to 05)."""
        match task:
            case "populate":
                return True
            case "explore":
                return self.deck + self.discard > 0
            case "construct":
                return any(not self.spends or crew <= self.workers for crew in self.locations)
            case "harvest":
                return bool(self.fields)
            case "sail":
                return self.ships > 0
            case _:
                raise ValueError(task)

    def after(self, card: Addition) -> Table | None:
        """Return the table after a card was added; None if it cannot be (EN-BST-01, EN-BST-03, EN-ABL-03)."""
        if card.goods is None:
            return replace(self, discard=self.discard + 1)
        if not card.upgrade:
            return replace(self, fields=(*self.fields, card.goods))
        return self if any(set(card.goods) & set(goods) for goods in self.fields) else None

    def additions(self, task: str) -> set[str]:
        """Return the cards that may be added to an action: it can be carried out after them (EN-BST-04)."""
        named = [card for card in self.hand if card.task == task]
        return {card.name for card in named if (after := self.after(card)) is not None and after.fulfils(task)}

    def declarable(self) -> set[str]:
        """Return the actions that can be carried out now, or after an addition (E-AMB-13)."""
        return {task for task in TASKS if self.fulfils(task) or self.additions(task)}


# ---------- the deck ----------
def drawn(deck: int, discard: int, count: int) -> tuple[int, int, int]:
    """Return how many cards are drawn, and how many are then in the deck and in the discard pile.

    A deck is made anew when it runs out, and if nothing was discarded then, when a card is needed (E-AMB-30).
    """
    got = 0
    for _ in range(count):
        if deck == 0:
            deck, discard = discard, 0
        if deck > 0:
            got, deck = got + 1, deck - 1
            if deck == 0:
                deck, discard = discard, 0
    return got, deck, discard


# ---------- the circle ----------
@dataclass(frozen=True)
class Pawns:
    """The circle: the action on each of the five tiles, and one player's two pawns as (tile or None, inactive)."""

    ring: tuple[str, ...]
    pawns: tuple[tuple[int | None, bool], ...]

    def placed(self, possible: Iterable[str]) -> dict[str, set[tuple[tuple[int | None, bool], ...]]]:
        """Return where a pawn may be placed, with the pawns after it (EN-PAWN-01)."""
        waiting = [pawn for pawn in self.pawns if pawn[0] is None]
        if not waiting:
            return {}
        return {task: {self.replaced(waiting[0], (self.ring.index(task), False))} for task in possible}

    def moved(self, possible: Iterable[str]) -> dict[str, set[tuple[tuple[int | None, bool], ...]]]:
        """Return where an active pawn may move on: one tile to the left or right; it becomes inactive (EN-PAWN-02)."""
        found: dict[str, set[tuple[tuple[int | None, bool], ...]]] = {}
        for pawn in self.pawns:
            if pawn[0] is None or pawn[1]:
                continue
            for step in (1, -1):
                tile = (pawn[0] + step) % 5
                if self.ring[tile] in possible:
                    found.setdefault(self.ring[tile], set()).add(self.replaced(pawn, (tile, True)))
        return found

    def replaced(
        self, old: tuple[int | None, bool], new: tuple[int | None, bool]
    ) -> tuple[tuple[int | None, bool], ...]:
        """Return the pawns in a fixed order, with one of them replaced."""
        pawns = list(self.pawns)
        pawns[pawns.index(old)] = new
        return in_order(pawns)


def in_order(pawns: Iterable[tuple[int | None, bool]]) -> tuple[tuple[int | None, bool], ...]:
    """Return pawns in an order that does not depend on which pawn is which."""
    return tuple(sorted(pawns, key=lambda pawn: (-1 if pawn[0] is None else pawn[0], pawn[1])))


# ---------- ships ----------
@dataclass
class Ship:
    """A ship in the queue."""

    name: str
    captain: int
    fish: int
    raze: int


@dataclass(frozen=True)
class Island:
    """An island: how far it is, what pillaging gives, how many raze tokens conquering takes."""

    name: str
    distant: bool
    loot: tuple[tuple[str, int], ...]
    conquest: int


@dataclass
class Sea:
    """The Expedition board, and what players have; lists of islands begin with the top card."""

    queue: list[Ship]
    face_up: list[Island]
    decks: dict[bool, list[Island]]
    discards: dict[bool, list[Island]]
    supplies: dict[int, Goods]
    empires: dict[int, list[str]] = field(default_factory=dict)
    harbours: dict[int, list[str]] = field(default_factory=dict)
    shuffled: set[bool] = field(default_factory=set)
    """The decks that were made anew, so that the order of their cards is not known."""

    def refill(self, distant: bool) -> None:
        """Make an island deck anew when it has run out (EN-EXP-11, E-AMB-30)."""
        if not self.decks[distant]:
            self.decks[distant], self.discards[distant] = self.discards[distant], []
            self.shuffled.add(distant)

    def expedition(self) -> Generator[Asked, str, None]:
        """Let each ship in the order of the queue take one island (EN-EXP-01 to 09)."""
        while self.queue:
            ship = self.queue[0]
            options = self.options(ship)
            if options:
                yield from self.land(ship, (yield ship.captain, frozenset(options)))
            self.queue.remove(ship)
            self.harbours.setdefault(ship.captain, []).append(ship.name)

    def options(self, ship: Ship) -> list[str]:
        """Return the islands that a ship can reach: distant ones only with a fish (EN-EXP-03, EN-EXP-04)."""
        reach = (False, True) if ship.fish else (False,)
        found = [island.name for island in self.face_up if island.distant in reach]
        for distant, label in ((False, NEAR_TOP), (True, DISTANT_TOP)):
            if distant in reach and (self.decks[distant] or self.discards[distant]):
                found.append(label)
        return found

    def land(self, ship: Ship, chosen: str) -> Generator[Asked, str, None]:
        """Pillage or conquer what was chosen; the choice is made when the card is seen (E-AMB-08)."""
        if chosen in (NEAR_TOP, DISTANT_TOP):
            distant = chosen == DISTANT_TOP
            self.refill(distant)
            island = self.decks[distant].pop(0)
            self.refill(distant)
        else:
            island = next(one for one in self.face_up if one.name == chosen)
            self.face_up.remove(island)
        conquers = False
        if ship.raze >= island.conquest:
            conquers = (yield ship.captain, frozenset((PILLAGE, CONQUER))) == CONQUER
        if conquers:
            self.empires.setdefault(ship.captain, []).append(island.name)
        else:
            self.supplies[ship.captain].update(dict(island.loot))
            self.discards[island.distant].append(island)

    def is_random(self, chosen: str) -> bool:
        """Return whether an option turns over a card of a deck that was shuffled, or has to be shuffled first."""
        distant = chosen == DISTANT_TOP
        if chosen not in (NEAR_TOP, DISTANT_TOP):
            return False
        if not self.decks[distant]:
            return len(self.discards[distant]) > 1
        return distant in self.shuffled and len(self.decks[distant]) > 1


# ---------- stores ----------
def store_payouts(assigned: int, rate: int, gifts: Iterable[str]) -> set[frozenset[tuple[str, int]]]:
    """Return what a store can pay out: a gift for each full set of assigned goods, freely mixed (EN-KEY-09)."""
    return {frozen(Counter(chosen)) for chosen in combinations_with_replacement(sorted(gifts), assigned // rate)}


# ---------- the end ----------
@dataclass(frozen=True)
class Estate:
    """What counts at the end; `workers` are those in the supply and on the clan tile (E-AMB-22)."""

    points: int
    cards: int
    goods: Goods
    workers: int
    hand: int

    @property
    def score(self) -> int:
        """Return the final victory points (EN-END-02 to 05, E-AMB-24)."""
        resources = sum(self.goods[word] for word in RESOURCES)
        return self.points + self.cards + resources // 2 + self.goods["gold"] + self.goods["raze"]

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Return the score and the tie-breakers in their order (EN-END-06)."""
        return self.score, self.cards, self.workers, self.hand


def winners(estates: dict[int, Estate]) -> list[int]:
    """Return who wins; those who are equal in everything share the victory."""
    best = max(estate.rank for estate in estates.values())
    return [player for player, estate in estates.items() if estate.rank == best]
