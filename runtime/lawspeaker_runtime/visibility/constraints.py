"""What players still know of hidden cards whose exact position they lost track of.

    the deck A, B, C is shuffled, which all know   ->   Blue draws a card unseen: A, B and C are in the deck or in
                                                        Blue's hand, at these three positions and nowhere else

While a game runs, `s.mixes` only records which cards were mixed for whom; what follows is computed when a state is
determinized (mixings.py), and limits each card to some positions. A position is identified by the thing that truly is
there, and moves with it. So what is computed always holds in the real state, and determinizing means assigning every
unseen card a position that nothing forbids.

    [FORGOTTEN, players, n, n cards, n masks]   players no longer know which of the cards is where; the masks say who
                                                knew the position of each card until now
    [MIXED, players, n, n cards]                the same, but nothing was known that is not known any more
    [KEPT, players, n, n cards, pairs]          the same for certain players: a card that they knew, and its position
    [LIMIT, players, n, n cards, positions]     players know that the cards are at the positions

As soon as as many mixtures were recorded as records were needed before, but at least CLEANUP_INTERVAL, they are
replaced by as few as say the same for each player, of the kind KEPT. Where those are more than the things that a player
does not see, limits replace the oldest of them, which say less:

- Cards that a player knew and that are mixed unseen are limited to the positions that were mixed.
- When positions are mixed, a limit that includes one of them includes all of them from then on.
- A card that a player knew until now was exempt from that player's older limits, and so was its position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row, Rows
from lawspeaker_runtime.state.pile_state import BIT, NOWHERE, PileState, PileTable
from lawspeaker_runtime.visibility.mixings import Mixing, simplified

FORGOTTEN: Final = 0
MIXED: Final = 1
LIMIT: Final = 2
KEPT: Final = 3
CLEANUP_INTERVAL: Final = 64
LOOKED_BACK: Final = 4
"""Whether something is mixed already is read off the last records only."""
FEW_KEPT: Final = 8
"""So many mixings are kept for each player, and one more for each mixed thing that the player does not see."""


def note_forgotten(s: PileState, table: PileTable, cards: Row, players: i64) -> None:
    """Record that players, given as a mask, lose track of which of some cards is which.

    Call before clearing `known`.
    """
    if mixes_all(s, table, cards, players):
        return
    known = s.known
    record: Row = [FORGOTTEN, players, len(cards)]
    record += cards
    record += [known[card] for card in cards]
    add_record(s, table, record)


def note_mixed(s: PileState, table: PileTable, cards: Row, players: i64) -> None:
    """Record that players, given as a mask, cannot tell some positions apart any more."""
    if len(cards) > 1 and not is_mixed(s, cards, players) and not mixes_all(s, table, cards, players):
        record: Row = [MIXED, players, len(cards)]
        record += cards
        add_record(s, table, record)


def is_mixed(s: PileState, cards: Row, players: i64) -> bool:
    """Tell whether one of the last records says that cards are mixed for players, and none after it touches them."""
    count: i64 = len(s.mixes)
    for index in range(count - 1, max(count - LOOKED_BACK, 0) - 1, -1):
        mix = s.mixes[index]
        mixed = mix[3 : 3 + mix[2]]
        shared: i64 = sum([1 for card in cards if card in mixed])
        if shared > 0 or mix[0] == LIMIT:
            return shared == len(cards) and mix[1] & players == players and mix[0] != LIMIT
    return False


def note_shuffled(s: PileState, table: PileTable, pile: i64, players: i64) -> None:
    """Record that a pile was shuffled before the eyes of players, who go on knowing that a card is in it."""
    if s.familiar[pile] & players == 0:
        note_mixed(s, table, s.piles[pile], players)
        return
    if mixes_all(s, table, s.piles[pile], players):
        return
    knowing: i64 = 0
    for card in s.piles[pile]:
        knowing |= s.known[card] & players
    if players & ~knowing != 0:
        note_mixed(s, table, s.piles[pile], players & ~knowing)
    for player in range(1, s.players + 1):
        bit: i64 = BIT[player]
        if knowing & bit != 0:
            note_mixed(s, table, [card for card in s.piles[pile] if s.known[card] & bit == 0], bit)


def add_record(s: PileState, table: PileTable, record: Row) -> None:
    """Add a record to the others, which are copied first if clones share them, or replaced by fewer."""
    if is_cleanup_due(s):
        condense(s, table)
    elif s.mixes_shared:
        s.mixes = s.mixes[:]
    s.mixes_shared = False
    s.mixes.append(record)


def is_cleanup_due(s: PileState) -> bool:
    """Tell whether at least half of the records are new ones; found out after every CLEANUP_INTERVAL of them."""
    count: i64 = len(s.mixes)
    return count > 0 and count % CLEANUP_INTERVAL == 0 and s.mixes[count // 2][0] in (FORGOTTEN, MIXED)


def mixes_all(s: PileState, table: PileTable, cards: Row, players: i64) -> bool:
    """Tell whether the cards are all cards with their back; then drop what was recorded of them for the players."""
    if len(cards) == 0 or len(cards) != table.alike[cards[0]]:
        return False
    back: i64 = table.group[cards[0]]
    if not have_back(table, cards, back):
        return False
    left: Rows = []
    for mix in s.mixes:
        if mix[1] & players == 0 or not have_back(table, mix[3 : 3 + mix[2]], back):
            left.append(mix)
        elif mix[1] & ~players != 0:
            left.append([mix[0], mix[1] & ~players, *mix[2:]])
    s.mixes = left
    s.mixes_shared = False
    return True


def have_back(table: PileTable, cards: Row, back: i64) -> bool:
    """Tell whether there are cards and all of them have a certain back."""
    group = table.group
    return len(cards) > 0 and all(group[card] == back for card in cards)


class Limit:
    """A constraint: a player knows that the cards are among the positions."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: set[int], places: set[int]) -> None:
        self.cards = cards
        self.places = places


def mixings_of(s: PileState, table: PileTable, player: i64, limits: list[Limit]) -> list[Mixing]:
    """Return the mixings for a player in their order, each of cards with one back; add the limits to a list."""
    bit: i64 = BIT[player]
    chain: list[Mixing] = []
    for mix in s.mixes:
        if mix[1] & bit == 0:
            continue
        end: i64 = 3 + mix[2]
        kind: i64 = mix[0]
        if kind == LIMIT:
            limits.append(Limit(set(mix[3:end]), set(mix[end:])))
            continue
        known: dict[int, int] = {}
        if kind == FORGOTTEN:
            for index in range(3, end):
                if mix[index + mix[2]] & bit != 0:
                    known[mix[index]] = mix[index]
        elif kind == KEPT:
            for index in range(end, len(mix), 2):
                known[mix[index]] = mix[index + 1]
        add_by_back(chain, table, mix[3:end], known)
    return chain


def add_by_back(chain: list[Mixing], table: PileTable, cards: list[int], known: dict[int, int]) -> None:
    """Add a mixing, divided by the backs of the cards, which nobody mixes up."""
    if have_back(table, cards, table.group[cards[0]]):
        chain.append(Mixing(set(cards), known))
        return
    by_back: dict[int, list[int]] = {}
    for card in cards:
        by_back.setdefault(table.group[card], []).append(card)
    for back in by_back:
        chain.append(Mixing(set(by_back[back]), {c: known[c] for c in known if table.group[c] == back}))


def is_unseen(s: PileState, table: PileTable, thing: i64, bit: i64) -> bool:
    """Tell whether a player, given as a mask, does not know where a thing is."""
    where: i64 = s.at[thing]
    return where >= NOWHERE and s.known[thing] & bit == 0 and (where == NOWHERE or table.shown[where] & bit == 0)


class Knowledge:
    """What a player still knows of unseen things: the fewest mixings, and older limits, of which `s.mixes` tells."""

    def __init__(self, s: PileState, table: PileTable, player: i64) -> None:
        self.older: list[Limit] = []
        chain = mixings_of(s, table, player, self.older)
        touched: set[int] = set()
        for mixing in chain:
            touched |= mixing.places
        limited: set[int] = set()
        for limit in self.older:
            limited |= limit.places
        bit: i64 = BIT[player]
        self.unseen = {thing for thing in touched if is_unseen(s, table, thing, bit)}
        self.chain = simplified(chain, touched - self.unseen, limited)

    def limits(self) -> list[Limit]:
        """Return the positions where cards may be: all that can be said without looking at several cards together."""
        return limits_after([Limit(set(limit.cards), set(limit.places)) for limit in self.older], self.chain)

    def shorten(self) -> None:
        """Replace the oldest mixings by limits if there are more than are kept."""
        surplus = len(self.chain) - FEW_KEPT - len(self.unseen)
        if surplus > 0:
            self.older = limits_after(self.older, self.chain[:surplus])
            self.chain = self.chain[surplus:]

    def records(self) -> list[list[int]]:
        """Return records that say this, for no player yet."""
        found = as_notes(self.older, 0)
        for mixing in self.chain:
            record = [KEPT, 0, len(mixing.places), *sorted(mixing.places)]
            for card in sorted(mixing.known):
                record += [card, mixing.known[card]]
            found.append(record)
        return found


def limits_after(limits: list[Limit], chain: list[Mixing]) -> list[Limit]:
    """Return the limits that remain after mixings, and those that follow from them; one for cards with equal ones."""
    for mixing in chain:
        limits = loosened(limits, set(mixing.known), set(mixing.known.values()), mixing.places)
        if len(mixing.known) > 0:
            limits.append(Limit(set(mixing.known), set(mixing.places)))
    return limits if len(limits) < 2 else joined(limits)


def joined(limits: list[Limit]) -> list[Limit]:
    """Return limits that say the same, each card in one of them, and no two with the same positions."""
    places: dict[int, set[int]] = {}
    for limit in limits:
        for card in limit.cards:
            places[card] = places[card] & limit.places if card in places else limit.places
    cards: dict[tuple[int, ...], set[int]] = {}
    for card in sorted(places):
        cards.setdefault(tuple(sorted(places[card])), set()).add(card)
    return [Limit(cards[key], set(key)) for key in cards]


def loosened(limits: list[Limit], known: set[int], settled: set[int], mixed: set[int]) -> list[Limit]:
    """Return the limits that remain after `mixed` positions were mixed; `known` cards were at `settled` ones."""
    found: list[Limit] = []
    for limit in limits:
        limit.cards -= known
        if len(limit.cards) > 0:
            limit.places -= settled
            if not limit.places.isdisjoint(mixed):
                limit.places |= mixed
            found.append(limit)
    return found


def as_notes(limits: list[Limit], players: i64) -> list[list[int]]:
    """Return limits as records of `s.mixes`."""
    return [[LIMIT, players, len(limit.cards), *sorted(limit.cards), *sorted(limit.places)] for limit in limits]


def condense(s: PileState, table: PileTable) -> None:
    """Replace the records of `s.mixes` by as few as say the same; players of whom the same is to be said share them."""
    notes: list[list[int]] = []
    alike: dict[str, list[list[int]]] = {}
    for player in range(1, s.players + 1):
        knowledge = Knowledge(s, table, player)
        knowledge.shorten()
        records = knowledge.records()
        shared = alike.setdefault(str(records), records)
        for record in shared:
            record[1] |= BIT[player]
        if shared is records:
            notes += records
    s.mixes = notes


def rename_mixes(s: PileState, table: PileTable, became: list[int], player: i64) -> None:
    """Rename the things in the records after hidden things were exchanged.

    What `player` knows are the same cards at positions that are called otherwise now; what other players know, they
    know of the cards that are at these positions now.
    """
    bit: i64 = BIT[player]
    own: list[list[int]] = []
    for record in Knowledge(s, table, player).records():
        own.append(renamed(record, became, False))
        own[-1][1] = bit
    for mix in s.mixes:
        if mix[1] & ~bit != 0:
            own.append(renamed(mix, became, True))
            own[-1][1] = mix[1] & ~bit
    s.mixes = own


def renamed(mix: list[int], became: list[int], cards_too: bool) -> list[int]:
    """Return a record with other names of positions, and if asked for of cards."""
    kind, end = mix[0], 3 + mix[2]
    listed = mix[3:end]
    if cards_too or kind != LIMIT:
        listed = [became[thing] for thing in listed]
    rest = mix[end:]
    if kind in (LIMIT, KEPT):
        rest = [became[thing] for thing in rest]
        if kind == KEPT and not cards_too:
            rest[::2] = mix[end::2]
    return [*mix[:3], *listed, *rest]
