"""Random deals of cards to positions when some cards may not go everywhere, every valid deal equally likely.

    A, B at the positions 1, 2, 3; C anywhere      ->      C at 1, 2, 3 or 4, weighted by the deals that remain

A card may also be excluded from a pile (a player without hearts has none in hand). Cards under the same limits and
exclusions are of one sort, and so are positions with the same limits and exclusions. First the number of cards of each
sort for each sort of positions is drawn, weighted by the number of deals; then which ones. Where mixings overlap
(mixings.py), limits allow deals that nothing could have led to; those are drawn again.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.pile_state import PileState
from lawspeaker_runtime.visibility.constraints import Limit
from lawspeaker_runtime.visibility.mixings import Explanation

MAX_SPLITS: Final = 20_000
RESOLUTION: Final = 1 << 30
MAX_DRAWS: Final = 200
"""After so many deals that nothing could have led to, the next one is taken."""

NO_DEAL: Final = "no deal of the hidden things agrees with what is known of the piles"


class TooMany(Exception):
    """There are too many ways to split the cards to count them."""


def mix(s: BaseState, things: list[int]) -> list[int]:
    """Return the things in random order, all orders equally likely."""
    mixed = things[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = draw(s, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


class Bounds:
    """The limits that apply to each card (`under`) and that include each position (`named`).

    An exclusion from a pile is a negative number: cards with it may only be at positions without it.
    """

    def __init__(self, limits: list[Limit], count: int) -> None:
        self.binding = len(limits) > 0
        self.under: list[list[int]] = [[] for _ in range(count)]
        self.named: list[list[int]] = [[] for _ in range(count)]
        for k in range(len(limits)):
            for card in limits[k].cards:
                self.under[card].append(k)
            for place in limits[k].places:
                self.named[place].append(k)

    def keep_out(self, s: PileState, excluded: list[list[int]], things: list[int]) -> None:
        """Add the exclusions: each list is a pile code and the cards that are not in this pile."""
        barred_from: dict[int, set[int]] = {}
        for row in excluded:
            barred_from.setdefault(row[0], set()).update(row[1:])
        for pile, cards in barred_from.items():
            barred = [thing for thing in things if thing in cards]
            places = [thing for thing in things if s.at[thing] == pile]
            if len(barred) > 0 and len(places) > 0:
                self.binding = True
                for thing in barred:
                    self.under[thing].append(-1 - pile)
                for thing in places:
                    self.named[thing].append(-1 - pile)


def may_lie(under: list[int], named: list[int]) -> bool:
    """Tell whether a card may be at a position: the position has all its limits, and none of its exclusions.

    >>> may_lie([2, -5], [1, 2]), may_lie([2, -5], [2, -5]), may_lie([2], [1])
    (True, False, False)
    """
    return all((bound in named) == (bound >= 0) for bound in under)


class Deal:
    """How cards may be dealt to positions, found out once and drawn from many times.

    A position is identified by the thing that is there now. `cards` are in the order of their numbers, `positions` in
    an order that depends on nothing hidden: so a draw gives the same deal in all states that look the same.
    `explanation` looks for what may have led to a deal; None if the bounds say all.
    """

    def __init__(
        self, cards: list[int], positions: list[int], bounds: Bounds, explanation: Explanation | None = None
    ) -> None:
        self.explanation = explanation
        self.cards = cards
        self.positions = positions
        self.bounds = bounds
        self.sorts: Sorts | None = sorts_within(cards, positions, bounds) if bounds.binding else None

    def draw(self, s: BaseState, became: list[int]) -> None:
        """Set for each position the card that goes there, every possible deal equally likely."""
        self.draw_within_bounds(s, became)
        draws = 1
        while self.explanation is not None and draws < MAX_DRAWS and not self.explanation.exists(became):
            self.draw_within_bounds(s, became)
            draws += 1

    def draw_within_bounds(self, s: BaseState, became: list[int]) -> None:
        """Set for each position the card that goes there, every deal within the bounds equally likely."""
        if self.sorts is None:
            mixed = mix(s, self.cards)
            for index in range(len(mixed)):
                became[self.positions[index]] = mixed[index]
            return
        try:
            self.sorts.deal(s, became)
        except TooMany:
            dealt = swapped(s, self.cards, self.bounds)
            for index in range(len(dealt)):
                became[self.cards[index]] = dealt[index]


def sorts_within(cards: list[int], positions: list[int], bounds: Bounds) -> Sorts | None:
    """Return cards and positions by sort; None if all cards may go everywhere."""
    by_card: dict[tuple[int, ...], list[int]] = {}
    by_place: dict[tuple[int, ...], list[int]] = {}
    for card in cards:
        by_card.setdefault(tuple(bounds.under[card]), []).append(card)
    for place in positions:
        by_place.setdefault(tuple(bounds.named[place]), []).append(place)
    if len(by_card) == 1 and len(by_place) == 1 and may_lie(bounds.under[cards[0]], bounds.named[positions[0]]):
        return None
    return Sorts(by_card, by_place)


class Sorts:
    """Cards and positions grouped by sort, and the number of ways to deal the cards."""

    def __init__(self, cards: dict[tuple[int, ...], list[int]], places: dict[tuple[int, ...], list[int]]) -> None:
        order = sorted(cards, key=lambda under: (-len(under), under))
        targets = sorted(places)
        self.cards = [cards[under] for under in order]
        self.places = [places[named] for named in targets]
        self.open = [[k for k in range(len(targets)) if may_lie(list(under), list(targets[k]))] for under in order]
        self.ways: dict[tuple[int, ...], float] = {}
        self.steps = 0

    def deal(self, s: BaseState, became: list[int]) -> None:
        """Draw a deal: set for each position, identified by the thing there, the card that goes there."""
        free = [len(part) for part in self.places]
        open_places = [mix(s, part) for part in self.places]
        for sort in range(len(self.cards)):
            split = self.draw_split(s, sort, free)
            cards = mix(s, self.cards[sort])
            for k in range(len(split)):
                free[k] -= split[k]
                for _ in range(split[k]):
                    became[open_places[k].pop()] = cards.pop()

    def draw_split(self, s: BaseState, sort: int, free: list[int]) -> list[int]:
        """Draw how many cards of a sort go to each sort of positions."""
        choices = self.splits(sort, free)
        if len(choices) == 1:
            return choices[0]
        weights = [self.weight(sort, free, split) for split in choices]
        if sum(weights) == 0.0:
            raise NoGuess(NO_DEAL)
        point = (float(draw(s, RESOLUTION)) + float(draw(s, RESOLUTION)) / RESOLUTION) / RESOLUTION * sum(weights)
        chosen = choices[0]
        for k in range(len(choices)):
            if weights[k] > 0.0:
                chosen = choices[k]
                point -= weights[k]
                if point < 0.0:
                    break
        return chosen

    def weight(self, sort: int, free: list[int], split: list[int]) -> float:
        """Return the number of deals of the cards from a sort on, if this sort is split as given."""
        weight = 1.0
        for k in range(len(split)):
            weight *= ways_to_take(free[k], split[k])
        return weight * self.count(sort + 1, [free[k] - split[k] for k in range(len(split))])

    def count(self, sort: int, free: list[int]) -> float:
        """Return the number of deals of the cards from a sort on to the positions that are left; memoized."""
        if sort == len(self.cards):
            return 1.0
        key = (sort, *free)
        if key not in self.ways:
            self.ways[key] = sum([self.weight(sort, free, split) for split in self.splits(sort, free)])
        return self.ways[key]

    def splits(self, sort: int, free: list[int]) -> list[list[int]]:
        """Return the ways to split the cards of a sort over the sorts of positions."""
        found = [[0] * len(free)]
        left = [len(self.cards[sort])]
        allowed = self.open[sort]
        for position in range(len(allowed)):
            k = allowed[position]
            behind = sum([free[later] for later in allowed[position + 1 :]])
            splits: list[list[int]] = []
            rest: list[int] = []
            for n in range(len(found)):
                for taken in range(max(0, left[n] - behind), min(free[k], left[n]) + 1):
                    split = found[n][:]
                    split[k] = taken
                    splits.append(split)
                    rest.append(left[n] - taken)
            found, left = splits, rest
        self.steps += len(found)
        if self.steps > MAX_SPLITS:
            raise TooMany
        return [found[n] for n in range(len(found)) if left[n] == 0]


def ways_to_take(n: int, k: int) -> float:
    """Return the binomial coefficient n over k.

    >>> ways_to_take(5, 2)
    10.0
    """
    ways = 1.0
    for step in range(k):
        ways = ways * float(n - step) / float(step + 1)
    return ways


def swapped(s: BaseState, things: list[int], bounds: Bounds) -> list[int]:
    """Return a deal reached by many random valid swaps: an approximation, for more sorts than can be counted."""
    dealt = things[:]
    count = len(things)
    for _ in range(300 * count):
        one, other = draw(s, count), draw(s, count)
        first, second = dealt[one], dealt[other]
        if may_lie(bounds.under[first], bounds.named[things[other]]) and may_lie(
            bounds.under[second], bounds.named[things[one]]
        ):
            dealt[one], dealt[other] = second, first
    return dealt
