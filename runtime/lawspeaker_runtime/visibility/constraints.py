"""What players still know of hidden cards whose exact position they lost track of.

    the deck A, B, C is shuffled, which all know   ->   Blue draws a card unseen: A, B and C are in the deck or in
                                                        Blue's hand, at these three positions and nowhere else

While a game runs, `s.mixes` only records which cards were mixed for whom; the constraints are computed when a state is
determinized. A position is identified by the thing that truly is there, and moves with it. So constraints always hold
in the real state, and determinizing means assigning every unseen card a position that no constraint forbids.

    [FORGOTTEN, players, n, n cards, masks]     players no longer know which of the cards is where; the masks are the
                                                knowledge of every thing's position until now
    [MIXED, players, n, n cards]                the same, but nothing was known that is not known any more
    [LIMIT, players, n, n cards, positions]     players know that the cards are at the positions

- Cards that a player knew and that are mixed unseen are limited to the positions that were mixed.
- When positions are mixed, a limit that includes one of them includes all of them from then on.
- A card that a player knew until now was exempt from that player's older limits, and so was its position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.pile_state import ALL, BIT, PileState, PileTable

FORGOTTEN: Final = 0
MIXED: Final = 1
LIMIT: Final = 2
MAX_RECORDS: Final = 500
CLEANUP_INTERVAL: Final = 32


def note_forgotten(s: PileState, table: PileTable, cards: Row, players: i64) -> None:
    """Record that players, given as a mask, lose track of which of some cards is which.

    Call before clearing `known`.
    """
    if is_cleanup_due(s) and mixes_all(s, table, cards, players):
        return
    record: Row = [FORGOTTEN, players, len(cards)]
    record += cards
    record += s.known
    add_record(s, record)
    if len(s.mixes) > MAX_RECORDS:
        condense(s)


def note_mixed(s: PileState, table: PileTable, cards: Row, players: i64) -> None:
    """Record that players, given as a mask, cannot tell some positions apart any more."""
    if len(cards) > 1 and not (is_cleanup_due(s) and mixes_all(s, table, cards, players)):
        record: Row = [MIXED, players, len(cards)]
        record += cards
        add_record(s, record)


def add_record(s: PileState, record: Row) -> None:
    """Add a record to the others, which are copied first if clones share them."""
    if s.mixes_shared:
        s.mixes = s.mixes[:]
        s.mixes_shared = False
    s.mixes.append(record)


def is_cleanup_due(s: PileState) -> bool:
    """Tell whether to look for records that are no longer needed, after every `CLEANUP_INTERVAL` records."""
    return len(s.mixes) % CLEANUP_INTERVAL == 0


def mixes_all(s: PileState, table: PileTable, cards: Row, players: i64) -> bool:
    """Tell whether the cards are all cards with their back, mixed for everyone; then drop the records of them."""
    if len(cards) == 0 or len(cards) != table.alike[cards[0]] or players != ALL[s.players]:
        return False
    back: i64 = table.group[cards[0]]
    if not have_back(table, cards, back):
        return False
    if len(s.mixes) > 0:
        s.mixes = [mix for mix in s.mixes if not have_back(table, mix[3 : 3 + mix[2]], back)]
    return True


def have_back(table: PileTable, cards: Row, back: i64) -> bool:
    """Tell whether there are cards and all of them have a certain back."""
    for card in cards:
        if table.group[card] != back:
            return False
    return len(cards) > 0


class Limit:
    """A constraint: a player knows that the cards are among the positions."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: set[int], places: set[int]) -> None:
        self.cards = cards
        self.places = places


def limits_of(s: PileState, player: i64) -> list[Limit]:
    """Return what a player still knows of cards whose position is hidden."""
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
    """Return the limits that remain after `mixed` positions were mixed, of which the player knew some cards."""
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
    """Return limits as records of `s.mixes`."""
    return [[LIMIT, players, len(limit.cards), *sorted(limit.cards), *sorted(limit.places)] for limit in limits]


def condense(s: PileState) -> None:
    """Replace the records of `s.mixes` by the limits that follow from them."""
    notes: list[list[int]] = []
    for player in range(1, s.players + 1):
        notes += as_notes(limits_of(s, player), BIT[player])
    s.mixes = notes


def rename_mixes(s: PileState, became: list[int], player: i64) -> None:
    """Rename the things in the records after hidden things were exchanged; limits of `player` keep their cards.

    What other players know, they know of the cards that are at these positions now.
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
    """Return masks per thing, moved from each thing to the one that replaced it."""
    found = masks[:]
    for thing in range(len(masks)):
        found[became[thing]] = masks[thing]
    return found
