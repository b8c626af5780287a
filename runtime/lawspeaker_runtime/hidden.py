"""What one player may know of the piles, and a fair guess of what he does not: for `view` and `determinize`.

Neither may depend on what is hidden from the player: a view lists an unseen card as -1 and a loose part in no order; a
guess deals the unseen cards anew to the places where unseen cards with the same back lie.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.core import draw, scramble
from lawspeaker_runtime.knowledge import knows, sees, shows
from lawspeaker_runtime.pile_state import SEEN_BY_NOBODY, PileState, PileTable, is_loose

UNSEEN: Final = -1


def view_pile(s: PileState, table: PileTable, player: i64, pile: i64) -> list[int]:
    """List the cards of a pile from its front, as a player knows them.

    Somebody else's hand has no order he can see: the cards he knows come first. A card he knows to be somewhere in a
    loose part is not shown, since it has no place.
    """
    cards = s.piles[pile]
    if shows(table, player, pile):
        start: i64 = s.loose_from[pile]
        end: i64 = start + s.loose[pile]
        return cards[:start] + sorted(cards[start:end]) + cards[end:]
    shown: list[int] = []
    for index in range(len(cards)):
        known = knows(s, player, cards[index]) and not is_loose(s, pile, index)
        shown.append(cards[index] if known else UNSEEN)
    if table.sight[pile] == SEEN_BY_NOBODY:
        return shown
    known_cards = sorted(card for card in shown if card != UNSEEN)
    return known_cards + [UNSEEN] * (len(cards) - len(known_cards))


def determinize_piles(
    s: PileState, table: PileTable, player: i64, seed: i64, fixed: list[int] | None = None
) -> list[int]:
    """Deal the cards a player does not know anew, in place, every deal equally likely, and start a new stream.

    Those in `fixed` stay where they are: their text is being carried out before everybody's eyes.
    Returns for every thing the one that now lies where it lay, so that a suspended verb that holds a hidden card can
    hold the one in its place. What other players know stays with the place: they know the card that lies there now.
    """
    s.stream = scramble(seed)
    became = list(range(table.things))
    if not table.hidden:
        return became
    unseen: dict[int, list[int]] = {}
    for thing in range(table.things):
        if not sees(s, table, player, thing) and (fixed is None or thing not in fixed):
            unseen.setdefault(table.group[thing], []).append(thing)
    for group in unseen.values():
        mixed = mix(s, group)
        for index in range(len(group)):
            became[group[index]] = mixed[index]
    rename(s, table, became)
    return became


def mix(s: PileState, things: list[int]) -> list[int]:
    """Return the things in an order drawn from the stream, all orders equally likely."""
    mixed = things[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = draw(s, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def rename(s: PileState, table: PileTable, became: list[int]) -> None:
    """Put at every place the thing that the one there became, known to whoever knew the one there."""
    at, known = s.at[:], s.known[:]
    for thing in range(table.things):
        s.at[became[thing]] = at[thing]
        s.known[became[thing]] = known[thing]
    for pile in s.piles:
        for index in range(len(pile)):
            pile[index] = became[pile[index]]
