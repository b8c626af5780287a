"""What players still know of hidden cards when they no longer know where each is.

    the deck is A, B, C, shuffled, and all know that   ->   Blue draws one unseen: A, B and C are in the deck or in
                                                            the hand of Blue, at these three places and nowhere else

While a game runs, `s.mixes` only notes what got mixed up for whom; what follows from it is worked out for a guess. A
place is named by the thing that truly lies there, and goes along with it. So what follows is always true of the game
itself, and a guess is a way to give every unseen card a place that no limit forbids.

    [FORGOTTEN, players, n, n cards, masks]     players no longer know which of the cards is where; the masks say of
                                                every thing who knew its place until now
    [MIXED, players, n, n cards]                the same, but nothing was known that is not known any more
    [LIMIT, players, n, n cards, places]        players know that the cards are at the places

- Cards that a player knew and that get mixed unseen are limited to the places that were mixed.
- Where places are mixed, a limit that names one of them names all of them from then on.
- A card that a player knew until now was no longer under that player's older limits, and neither was its place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.pile_state import ALL, BIT, PileState, PileTable

FORGOTTEN: Final = 0
MIXED: Final = 1
LIMIT: Final = 2
MANY: Final = 500
FEW: Final = 32


def note_forgotten(s: PileState, table: PileTable, cards: list[int], players: i64) -> None:
    """Note that players, given as a mask, lose track of which of some cards is which; before they forget."""
    if is_short(s) and mixes_all(s, table, cards, players):
        return
    s.mixes = [*s.mixes, [FORGOTTEN, players, len(cards), *cards, *s.known]]
    if len(s.mixes) > MANY:
        condense(s)


def note_mixed(s: PileState, table: PileTable, cards: list[int], players: i64) -> None:
    """Note that players, given as a mask, cannot tell some places apart any more."""
    if len(cards) > 1 and not (is_short(s) and mixes_all(s, table, cards, players)):
        s.mixes = [*s.mixes, [MIXED, players, len(cards), *cards]]


def is_short(s: PileState) -> bool:
    """Tell whether it is time to look for notes that are of no use any more: at first, and then once in a while."""
    return len(s.mixes) % FEW == 0


def mixes_all(s: PileState, table: PileTable, cards: list[int], players: i64) -> bool:
    """Tell whether cards are all there are with their back, mixed for everybody: then nothing is known of them."""
    if len(cards) == 0 or len(cards) != table.alike[cards[0]] or players != ALL[s.players]:
        return False
    back = {table.group[cards[0]]}
    if backs_of(table, cards) != back:
        return False
    if len(s.mixes) > 0:
        s.mixes = [mix for mix in s.mixes if backs_of(table, mix[3 : 3 + mix[2]]) != back]
    return True


def backs_of(table: PileTable, cards: list[int]) -> set[int]:
    """Return the backs that cards have."""
    return {table.group[card] for card in cards}


class Limit:
    """Cards of which a player knows that they are at some places."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: set[int], places: set[int]) -> None:
        self.cards = cards
        self.places = places


def limits_of(s: PileState, player: i64) -> list[Limit]:
    """Work out what a player still knows of cards whose place is hidden."""
    bit: i64 = BIT[player]
    limits: list[Limit] = []
    for mix in s.mixes:
        if mix[1] & bit == 0:
            continue
        end = 3 + mix[2]
        cards = mix[3:end]
        if mix[0] == LIMIT:
            limits.append(Limit(set(cards), set(mix[end:])))
            continue
        known: set[int] = set()
        if mix[0] == FORGOTTEN:
            known = {card for card in cards if mix[end + card] & bit != 0}
        limits = loosened(limits, known, set(cards))
        if len(known) > 0:
            limits.append(Limit(known, set(cards)))
    return limits


def loosened(limits: list[Limit], known: set[int], mixed: set[int]) -> list[Limit]:
    """Return what is left of limits for a player who knew some of the cards that are mixed."""
    found: list[Limit] = []
    for limit in limits:
        limit.cards -= known
        if len(limit.cards) > 0:
            limit.places -= known
            if not limit.places.isdisjoint(mixed):
                limit.places |= mixed
            found.append(limit)
    return found


def as_notes(limits: list[Limit], players: i64) -> list[list[int]]:
    """Return limits as notes."""
    return [[LIMIT, players, len(limit.cards), *sorted(limit.cards), *sorted(limit.places)] for limit in limits]


def condense(s: PileState) -> None:
    """Replace what was noted by what follows from it."""
    notes: list[list[int]] = []
    for player in range(1, s.players + 1):
        notes += as_notes(limits_of(s, player), BIT[player])
    s.mixes = notes


def rename_mixes(s: PileState, became: list[int], player: i64) -> None:
    """Let notes speak of the things that now lie where theirs lay; a player's own limits keep their cards.

    What others know was seen by them: it is known of the cards that lie there now.
    """
    own = limits_of(s, player)
    for limit in own:
        limit.places = {became[place] for place in limit.places}
    notes = as_notes(own, BIT[player])
    for mix in s.mixes:
        players = mix[1] & ~BIT[player]
        if players != 0:
            end = len(mix) if mix[0] == LIMIT else 3 + mix[2]
            notes.append([mix[0], players, mix[2], *[became[thing] for thing in mix[3:end]], *moved(mix[end:], became)])
    s.mixes = notes


def moved(masks: list[int], became: list[int]) -> list[int]:
    """Return masks that are kept for each thing, those of a thing for what it became."""
    found = masks[:]
    for thing in range(len(masks)):
        found[became[thing]] = masks[thing]
    return found
