"""The piles as one player knows them (`view`), and a random assignment of the rest (`determinize`).

    view_pile(s, PILES, RED, HAND + BLUE)      ->      [7, -1, -1]: Red knows one of the three cards

Neither depends on what is hidden from the player: a view contains -1 for an unseen card and lists a loose part sorted.
Determinizing deals the unseen cards anew to the positions of unseen cards with the same back, subject to what the
player knows (constraints.py), every possible deal equally likely (random_deals.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.chance import draw, reseed
from lawspeaker_runtime.state.pile_state import NOWHERE, SEEN_BY_NOBODY, PileState, PileTable, is_loose, loose_parts
from lawspeaker_runtime.visibility.constraints import Knowledge, rename_mixes
from lawspeaker_runtime.visibility.knowledge import sees, shows
from lawspeaker_runtime.visibility.mixings import Explanation, Mixing, is_entangled
from lawspeaker_runtime.visibility.random_deals import Bounds, Deal

UNSEEN: Final = -1


def view_pile(s: PileState, table: PileTable, player: i64, pile: i64) -> list[int]:
    """Return the cards of a pile from its front, as a player knows them; an observer (0) knows what all players know.

    The hand of another player has no visible order: the known cards come first. A card known to be somewhere in a loose
    part is not shown, because it has no index.
    """
    cards = s.piles[pile]
    if shows(table, player, pile):
        listed = list(cards)
        for start, end in loose_parts(s, pile):
            listed[start:end] = sorted(listed[start:end])
        return listed
    shown: list[int] = []
    for index in range(len(cards)):
        known = sees(s, table, player, cards[index]) and not is_loose(s, pile, index)
        shown.append(cards[index] if known else UNSEEN)
    if table.sight[pile] == SEEN_BY_NOBODY:
        return shown
    known_cards = sorted(card for card in shown if card != UNSEEN)
    return known_cards + [UNSEEN] * (len(cards) - len(known_cards))


def deals_of(
    s: PileState,
    table: PileTable,
    player: i64,
    fixed: list[int],
    excluded: list[list[int]],
) -> list[Deal]:
    """Return how the cards that a player does not know may be dealt: one deal for each sort of back.

    Cards in `fixed` keep their position: their text is being carried out openly. `excluded` are lists of a pile code
    and the cards that are publicly known not to be in that pile.
    """
    if not table.hidden:
        return []
    unseen = [not sees(s, table, player, thing) and thing not in fixed for thing in range(table.things)]
    cards: dict[int, list[int]] = {}
    for thing in range(table.things):
        if unseen[thing]:
            cards.setdefault(table.group[thing], []).append(thing)
    positions: dict[int, list[int]] = {back: [] for back in cards}
    for pile in s.piles:
        for thing in pile:
            if unseen[thing]:
                positions[table.group[thing]].append(thing)
    for thing in range(table.things):
        if unseen[thing] and s.at[thing] == NOWHERE:
            positions[table.group[thing]].append(thing)
    knowledge = Knowledge(s, table, player)
    bounds = Bounds(knowledge.limits(), table.things)
    for back in cards:
        bounds.keep_out(s, excluded, cards[back])
    return [Deal(cards[back], positions[back], bounds, explanation_of(knowledge, table, back)) for back in cards]


def explanation_of(knowledge: Knowledge, table: PileTable, back: i64) -> Explanation | None:
    """Return what looks for the mixings that may have led to a deal of the things with a back; None if any may be."""
    chain: list[Mixing] = []
    for mixing in knowledge.chain:
        if table.group[min(mixing.places)] == back:
            chain.append(mixing)
    return Explanation(chain) if is_entangled(chain) else None


def deal_anew(s: PileState, table: PileTable, player: i64, seed: i64, deals: list[Deal], recording: bool) -> list[int]:
    """Deal the cards a player does not know anew, in place, every possible deal equally likely; start a new stream.

    Return for every thing the one that is now at its position, so that suspended verbs can refer to that one. What
    other players know stays with the position. Without `recording`, the records from which later guesses follow are
    dropped: for states that are only played on.
    """
    reseed(s, seed)
    became = list(range(table.things))
    for deal in deals:
        deal.draw(s, became)
    if len(deals) > 0:
        rename(s, table, became)
    if not recording:
        s.mixes = []
    elif len(s.mixes) > 0:
        rename_mixes(s, table, became, player)
    return became


def guessed_thing(
    s: PileState, table: PileTable, player: i64, now: i64, became: list[int], first: i64, last: i64
) -> int:
    """Return a thing that a secret may refer to.

    The one now at its position, or a random thing that the player sees.
    """
    if now < 0:
        return now
    if not sees(s, table, player, became[now]):
        return became[now]
    seen = [thing for thing in range(first, last + 1) if sees(s, table, player, thing)]
    return seen[draw(s, len(seen))]


def rename(s: PileState, table: PileTable, became: list[int]) -> None:
    """Exchange things: put at every position the thing that replaces the one there, known to the same players."""
    at, known = s.at[:], s.known[:]
    for thing in range(table.things):
        s.at[became[thing]] = at[thing]
        s.known[became[thing]] = known[thing]
    for pile in s.piles:
        for index in range(len(pile)):
            pile[index] = became[pile[index]]
