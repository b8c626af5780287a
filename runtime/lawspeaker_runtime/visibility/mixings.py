"""The mixings that explain what a player thinks possible, as few as say the same, and the worlds that agree with them.

    A, B, C were mixed, then C and D; later A, B, C, D      ->      one mixing: A, B, C, D are at these four positions

A world says which card is at each position; a position is identified by the thing that truly is there. At the beginning
every world is possible. A mixing keeps the worlds in which the cards that the player knew are where they were known to
be, and lets the cards at its positions change places. So the worlds that are possible follow from the mixings in their
order. If two mixings overlap and neither contains the other, no list of positions for each card says the same.

Mixings are simplified without changing what is possible:

- One that a later one contains becomes a part of it, if nothing in between touches its positions.
- One of positions about which nothing is known, or that are mixed already, changes nothing.
- What the player sees now, and has known to be there since before a mixing, was not a part of it.
"""

from __future__ import annotations

from typing import Final

MAX_EFFORT: Final = 2000
"""After so many steps back a world is taken for a possible one."""
ANY: Final = -1
"""A card of which no earlier mixing knew anything."""


class Mixing:
    """Positions that were mixed, and the positions of the cards that were known before: card to position."""

    __slots__ = ("known", "places")

    def __init__(self, places: set[int], known: dict[int, int]) -> None:
        self.places = places
        self.known = known


def simplified(chain: list[Mixing], seen: set[int], limited: set[int]) -> list[Mixing]:
    """Return as few mixings as say the same; `seen` are the things that the player sees now.

    Of the positions in `limited` something else is known from before.
    """
    kept: list[Mixing] = []
    for mixing in chain:
        kept = with_mixing(kept, Mixing(set(mixing.places), dict(mixing.known)), limited)
    settle(kept, seen, limited)
    return without_idle(kept, limited)


def with_mixing(kept: list[Mixing], new: Mixing, limited: set[int]) -> list[Mixing]:
    """Return mixings and one more, into which those go that it contains."""
    if len(new.known) == 0 and is_idle(kept, new.places, limited):
        return kept
    between: set[int] = set()
    left: list[Mixing] = []
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index]
        if (
            old.places <= new.places
            and old.places.isdisjoint(between)
            and (knows_as(new, old) or is_free(kept, index, old.places, limited))
            and is_compatible(new, old)
        ):
            new.known.update(old.known)
        else:
            between |= old.places
            left.append(old)
    left.reverse()
    left.append(new)
    return left


def is_idle(kept: list[Mixing], places: set[int], limited: set[int]) -> bool:
    """Tell whether mixing positions changes nothing: the last mixing that is about them was about all of them."""
    for index in range(len(kept) - 1, -1, -1):
        if not places.isdisjoint(kept[index].places):
            return places <= kept[index].places
    return places.isdisjoint(limited)


def is_free(kept: list[Mixing], count: int, places: set[int], limited: set[int]) -> bool:
    """Tell whether none of the first mixings, and no limit, is about any of the positions."""
    return places.isdisjoint(limited) and all(places.isdisjoint(mixing.places) for mixing in kept[:count])


def knows_as(new: Mixing, old: Mixing) -> bool:
    """Tell whether all that a mixing knew of the positions of an older one was known before that one, too."""
    return all(place not in old.places or old.known.get(card, ANY) == place for card, place in new.known.items())


def is_compatible(new: Mixing, old: Mixing) -> bool:
    """Tell whether two mixings knew nothing different: each card at one position, each position with one card."""
    taken = {place: card for card, place in new.known.items()}
    for card, place in old.known.items():
        if new.known.get(card, place) != place or taken.get(place, card) != card:
            return False
    return True


def settle(kept: list[Mixing], seen: set[int], limited: set[int]) -> None:
    """Take what the player sees now, and knows to have been there before, out of the mixings."""
    later: set[int] = set()
    for index in range(len(kept) - 1, -1, -1):
        mixing = kept[index]
        first = is_free(kept, index, mixing.places, limited)
        taken = set(mixing.known.values())
        for thing in sorted(mixing.places & seen - later):
            if mixing.known.get(thing, ANY) == thing:
                del mixing.known[thing]
                mixing.places.discard(thing)
            elif first and thing not in mixing.known and thing not in taken:
                mixing.places.discard(thing)
        later |= mixing.places


def without_idle(kept: list[Mixing], limited: set[int]) -> list[Mixing]:
    """Return the mixings without those that change nothing."""
    found: list[Mixing] = []
    for mixing in kept:
        idle = len(mixing.places) < 2 or is_free(found, len(found), mixing.places, limited)
        if len(mixing.known) > 0 or not idle:
            found.append(mixing)
    return found


def is_entangled(chain: list[Mixing]) -> bool:
    """Tell whether some mixings overlap, so that positions for each card do not say all."""
    return not all(is_free(chain, index, chain[index].places, set()) for index in range(len(chain)))


class Bag:
    """Positions, and the cards that are there in any order."""

    __slots__ = ("cards", "places")

    def __init__(self, places: set[int], cards: list[int]) -> None:
        self.places = places
        self.cards = cards


class Explanation:
    """Looks for a way in which mixings led to a world, from the last mixing back to the first."""

    def __init__(self, chain: list[Mixing]) -> None:
        self.chain = chain
        self.effort = 0
        self.needed: list[set[int]] = []
        """For each mixing the cards of which it or an earlier one knew something."""
        known: set[int] = set()
        for mixing in chain:
            known |= set(mixing.known)
            self.needed.append(set(known))

    def exists(self, became: list[int]) -> bool:
        """Tell whether the mixings may have led to a world: for each position the card that is there."""
        self.effort = 0
        places: set[int] = set()
        for mixing in self.chain:
            places |= mixing.places
        bags = [Bag({place}, [became[place]]) for place in sorted(places)]
        return self.undone(len(self.chain) - 1, bags)

    def undone(self, index: int, bags: list[Bag]) -> bool:
        """Tell whether cards that are in some bags may be there after a mixing."""
        if index < 0:
            return True
        self.effort += 1
        if self.effort > MAX_EFFORT:
            return True
        mixing, needed = self.chain[index], self.needed[index]
        inside: list[int] = []
        outside: list[Bag] = []
        divided: list[Bag] = []
        for bag in bags:
            cards = [card if card in needed else ANY for card in bag.cards]
            if bag.places <= mixing.places:
                inside += cards
            elif bag.places.isdisjoint(mixing.places):
                outside.append(Bag(bag.places, cards))
            else:
                divided.append(Bag(bag.places, sorted(cards)))
        return self.divides(index, divided, inside, outside)

    def divides(self, index: int, divided: list[Bag], inside: list[int], outside: list[Bag]) -> bool:
        """Tell whether the cards of bags that are partly inside of a mixing can be divided as it allows."""
        mixing = self.chain[index]
        if len(divided) == 0:
            return self.before(index, inside, outside)
        bag, rest = divided[0], divided[1:]
        due = [card for card in bag.cards if card in mixing.known]
        others = [card for card in bag.cards if card not in mixing.known]
        count = len(bag.places & mixing.places) - len(due)
        if not 0 <= count <= len(others):
            return False
        for chosen in choices(others, count):
            left = others[:]
            for card in chosen:
                left.remove(card)
            behind = Bag(bag.places - mixing.places, left)
            if self.divides(index, rest, inside + due + chosen, [*outside, behind]):
                return True
        return False

    def before(self, index: int, inside: list[int], outside: list[Bag]) -> bool:
        """Tell whether cards may have been inside of a mixing: those that were known at their positions."""
        mixing = self.chain[index]
        unknown = inside[:]
        bags = outside[:]
        for card, place in mixing.known.items():
            if card not in unknown:
                return False
            unknown.remove(card)
            bags.append(Bag({place}, [card]))
        if len(unknown) > 0:
            bags.append(Bag(mixing.places - set(mixing.known.values()), unknown))
        return self.undone(index - 1, bags)


def choices(cards: list[int], count: int) -> list[list[int]]:
    """Return the different ways to choose some of the cards, which are sorted; not more than can be tried.

    >>> choices([-1, -1, 4], 2)
    [[-1, 4], [-1, -1]]
    """
    found: list[list[int]] = [[]]
    start = 0
    while start < len(cards):
        end = start + 1
        while end < len(cards) and cards[end] == cards[start]:
            end += 1
        behind = len(cards) - end
        longer: list[list[int]] = []
        for chosen in found:
            for taken in range(max(0, count - len(chosen) - behind), min(end - start, count - len(chosen)) + 1):
                longer.append(chosen + [cards[start]] * taken)
        found, start = longer[:MAX_EFFORT], end
    return found
