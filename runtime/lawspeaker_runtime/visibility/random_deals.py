"""Random deals of cards to places where not every card may go everywhere, each deal equally likely.

    A, B at the places 1, 2, 3; C anywhere      ->      C at 1, 2, 3 or 4, of which only 4 leaves A and B a choice ...

A card may also be kept out of a pile (a player without hearts has none in hand). Cards under the same limits and kept
out of the same piles are of one sort, and so are places that the same limits name in the same such pile. First it is
drawn how many cards of each sort go to each sort of places, weighted by the number of deals that look so; then which
ones.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.pile_state import PileState
from lawspeaker_runtime.visibility.constraints import Limit

MANY: Final = 20_000
FINE: Final = 1 << 30


FALSE_CLAIM: Final = "no deal of the hidden things agrees with what is said to be known of the piles"


class TooMany(Exception):
    """There are more ways to split the cards than can be looked through."""


def mix(s: BaseState, things: list[int]) -> list[int]:
    """Return the things in an order drawn from the stream, all orders equally likely."""
    mixed = things[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = draw(s, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


class Bounds:
    """Limits by thing: which limits a card is under, and which name a place.

    A pile that cards are kept out of has a number below 0: cards with that number may be at places without it only.
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
        """Keep those of some cards out of the piles, each named before its cards, that are said not to be in them."""
        kept: dict[int, set[int]] = {}
        for row in excluded:
            kept.setdefault(row[0], set()).update(row[1:])
        for pile, cards in kept.items():
            barred = [thing for thing in things if thing in cards]
            places = [thing for thing in things if s.at[thing] == pile]
            if len(barred) > 0 and len(places) > 0:
                self.binding = True
                for thing in barred:
                    self.under[thing].append(-1 - pile)
                for thing in places:
                    self.named[thing].append(-1 - pile)


def may_lie(under: list[int], named: list[int]) -> bool:
    """Tell whether a card with some bounds may be at a place: the place has all its limits, and none of its bars.

    >>> may_lie([2, -5], [1, 2]), may_lie([2, -5], [2, -5]), may_lie([2], [1])
    (True, False, False)
    """
    return all((bound in named) == (bound >= 0) for bound in under)


def deal_within(s: BaseState, things: list[int], bounds: Bounds) -> list[int]:
    """Return for each of some places, named by the things there now, a thing that the limits allow there."""
    cards: dict[tuple[int, ...], list[int]] = {}
    places: dict[tuple[int, ...], list[int]] = {}
    for thing in things:
        cards.setdefault(tuple(bounds.under[thing]), []).append(thing)
        places.setdefault(tuple(bounds.named[thing]), []).append(thing)
    if len(cards) == 1 and len(places) == 1 and may_lie(bounds.under[things[0]], bounds.named[things[0]]):
        return mix(s, things)
    sorts = Sorts(cards, places)
    try:
        dealt = sorts.dealt(s)
    except TooMany:
        return swapped(s, things, bounds)
    return [dealt[thing] for thing in things]


class Sorts:
    """Cards and places by sort, and in how many ways the cards can go to the places."""

    def __init__(self, cards: dict[tuple[int, ...], list[int]], places: dict[tuple[int, ...], list[int]]) -> None:
        order = sorted(cards, key=lambda under: (-len(under), under))
        targets = sorted(places)
        self.cards = [cards[under] for under in order]
        self.places = [places[named] for named in targets]
        self.open = [[k for k in range(len(targets)) if may_lie(list(under), list(targets[k]))] for under in order]
        self.ways: dict[tuple[int, ...], float] = {}
        self.steps = 0

    def dealt(self, s: BaseState) -> dict[int, int]:
        """Draw a deal: for each place, named by the thing there, the card that goes there."""
        room = [len(part) for part in self.places]
        free = [mix(s, part) for part in self.places]
        found: dict[int, int] = {}
        for sort in range(len(self.cards)):
            split = self.draw_split(s, sort, room)
            cards = mix(s, self.cards[sort])
            for k in range(len(split)):
                room[k] -= split[k]
                for _ in range(split[k]):
                    found[free[k].pop()] = cards.pop()
        return found

    def draw_split(self, s: BaseState, sort: int, room: list[int]) -> list[int]:
        """Draw how many cards of a sort go to each sort of places."""
        choices = self.splits(sort, room)
        if len(choices) == 1:
            return choices[0]
        weights = [self.weight(sort, room, split) for split in choices]
        if sum(weights) == 0.0:
            raise NoGuess(FALSE_CLAIM)
        point = (float(draw(s, FINE)) + float(draw(s, FINE)) / FINE) / FINE * sum(weights)
        chosen = choices[0]
        for k in range(len(choices)):
            if weights[k] > 0.0:
                chosen = choices[k]
                point -= weights[k]
                if point < 0.0:
                    break
        return chosen

    def weight(self, sort: int, room: list[int], split: list[int]) -> float:
        """Return in how many ways the cards from a sort on can be dealt, if those of this sort are split so."""
        weight = 1.0
        for k in range(len(split)):
            weight *= ways_to_take(room[k], split[k])
        return weight * self.count(sort + 1, [room[k] - split[k] for k in range(len(split))])

    def count(self, sort: int, room: list[int]) -> float:
        """Return in how many ways the cards from a sort on can be dealt to the places that are left."""
        if sort == len(self.cards):
            return 1.0
        key = (sort, *room)
        if key not in self.ways:
            self.ways[key] = sum([self.weight(sort, room, split) for split in self.splits(sort, room)])
        return self.ways[key]

    def splits(self, sort: int, room: list[int]) -> list[list[int]]:
        """List how the cards of a sort can be split over the sorts of places."""
        found = [[0] * len(room)]
        left = [len(self.cards[sort])]
        allowed = self.open[sort]
        for position in range(len(allowed)):
            k = allowed[position]
            behind = sum([room[later] for later in allowed[position + 1 :]])
            splits: list[list[int]] = []
            rest: list[int] = []
            for n in range(len(found)):
                for taken in range(max(0, left[n] - behind), min(room[k], left[n]) + 1):
                    split = found[n][:]
                    split[k] = taken
                    splits.append(split)
                    rest.append(left[n] - taken)
            found, left = splits, rest
        self.steps += len(found)
        if self.steps > MANY:
            raise TooMany
        return [found[n] for n in range(len(found)) if left[n] == 0]


def ways_to_take(n: int, k: int) -> float:
    """Return in how many ways k of n can be taken.

    >>> ways_to_take(5, 2)
    10.0
    """
    ways = 1.0
    for step in range(k):
        ways = ways * float(n - step) / float(step + 1)
    return ways


def swapped(s: BaseState, things: list[int], bounds: Bounds) -> list[int]:
    """Return a deal that is reached by many random swaps: for more sorts of cards than can be counted."""
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
