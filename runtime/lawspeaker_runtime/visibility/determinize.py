"""What one player may know of the piles, and a fair guess of the rest: for `view` and `determinize`.

Neither may depend on what is hidden from the player: a view lists an unseen card as -1 and a loose part in no order; a
guess deals the unseen cards anew to the places where unseen cards with the same back lie, as far as the player does not
know better (limits.py), each such deal equally likely (matching.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.pile_state import SEEN_BY_NOBODY, PileState, PileTable, is_loose, loose_parts
from lawspeaker_runtime.state.random_stream import scramble
from lawspeaker_runtime.visibility.constraints import limits_of, rename_mixes
from lawspeaker_runtime.visibility.knowledge import knows, sees, shows
from lawspeaker_runtime.visibility.random_deals import Bounds, deal_within, mix

UNSEEN: Final = -1


def view_pile(s: PileState, table: PileTable, player: i64, pile: i64) -> list[int]:
    """List the cards of a pile from its front, as a player knows them.

    Somebody else's hand has no order he can see: the cards he knows come first. A card he knows to be somewhere in a
    loose part is not shown, since it has no place.
    """
    cards = s.piles[pile]
    if shows(table, player, pile):
        listed = list(cards)
        for start, end in loose_parts(s, pile):
            listed[start:end] = sorted(listed[start:end])
        return listed
    shown: list[int] = []
    for index in range(len(cards)):
        known = knows(s, player, cards[index]) and not is_loose(s, pile, index)
        shown.append(cards[index] if known else UNSEEN)
    if table.sight[pile] == SEEN_BY_NOBODY:
        return shown
    known_cards = sorted(card for card in shown if card != UNSEEN)
    return known_cards + [UNSEEN] * (len(cards) - len(known_cards))


def determinize_piles(
    s: PileState,
    table: PileTable,
    player: i64,
    seed: i64,
    fixed: list[int] | None = None,
    excluded: list[list[int]] | None = None,
) -> list[int]:
    """Deal the cards a player does not know anew, in place, every possible deal equally likely; start a new stream.

    Those in `fixed` stay where they are: their text is being carried out before everybody's eyes. `excluded` names
    piles, each with the cards behind it that are not in it, as everybody knows.
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
    bounds = Bounds(limits_of(s, player), table.things)
    if excluded is not None:
        for cards in unseen.values():
            bounds.keep_out(s, excluded, cards)
    for group in unseen.values():
        mixed = deal_within(s, group, bounds) if bounds.binding else mix(s, group)
        for index in range(len(group)):
            became[group[index]] = mixed[index]
    rename(s, table, became)
    if len(s.mixes) > 0:
        rename_mixes(s, became, player)
    return became


def guessed_thing(
    s: PileState, table: PileTable, player: i64, now: i64, became: list[int], first: i64, last: i64
) -> int:
    """Return a thing that a secret may be about: what lies now where it lay, or any thing that the player sees."""
    if now < 0:
        return now
    if not sees(s, table, player, became[now]):
        return became[now]
    seen = [thing for thing in range(first, last + 1) if sees(s, table, player, thing)]
    return seen[draw(s, len(seen))]


def rename(s: PileState, table: PileTable, became: list[int]) -> None:
    """Put at every place the thing that the one there became, known to whoever knew the one there."""
    at, known = s.at[:], s.known[:]
    for thing in range(table.things):
        s.at[became[thing]] = at[thing]
        s.known[became[thing]] = known[thing]
    for pile in s.piles:
        for index in range(len(pile)):
            pile[index] = became[pile[index]]
