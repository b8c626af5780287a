"""Who knows where a hidden thing is: what `look at`, `show` and `reveal` compile to, and what every move changes.

A player sees what lies in a pile that shows itself to him, on a board, or nowhere at all. Of other piles he may know
single cards, because he saw them go there or was shown them: his bit in `s.known`. The rules on a move from A to B:

- Who sees A or B sees which card moved, and knows it in B. So does who knows a card that leaves from a place everyone
  can point at: the front, or a pile that nobody sees (it is handled by places), or the only card of a pile.
- Who does not see it no longer knows it. If it left from the loose part of A, any card there may be the one: he
  forgets that part. If somebody chose it from a pile only he sees, it may be any card of A: the others forget all of A.
- Shuffling takes away nobody's knowledge of what is in a pile, only of where in it. Fixing the order of a loose part
  unseen (a card of it is looked at by somebody else) is like dealing from it: the others forget that part.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.notes import EVERYBODY, NOTE_SHOW, note
from lawspeaker_runtime.pile_state import (
    BIT,
    SEEN_BY_EVERYONE,
    SEEN_BY_NOBODY,
    SEEN_BY_OWNER,
    WORD,
    PileState,
    PileTable,
    is_loose,
)


def shows(table: PileTable, player: i64, pile: i64) -> bool:
    """Tell whether a pile shows its cards to a player."""
    sight: i64 = table.sight[pile]
    return sight == SEEN_BY_EVERYONE or (sight == SEEN_BY_OWNER and table.owner[pile] == player)


def knows(s: PileState, table: PileTable, player: i64, thing: i64) -> bool:
    """Tell whether a player knows a thing although its pile does not show it to him."""
    word: i64 = s.known[player * table.words + thing // WORD]
    return word & BIT[thing % WORD] != 0


def sees(s: PileState, table: PileTable, player: i64, thing: i64) -> bool:
    """Tell whether a player knows where a thing is."""
    where: i64 = s.at[thing]
    if where < 0 or not table.hidden:
        return True
    return shows(table, player, where) or knows(s, table, player, thing)


def seen_by(s: PileState, table: PileTable, thing: i64) -> i64:
    """Return the players who know where a thing is, as a mask: for notes."""
    mask: i64 = 0
    for player in range(1, s.players + 1):
        if sees(s, table, player, thing):
            mask |= BIT[player]
    return mask


def show(s: PileState, table: PileTable, player: i64, things: list[int]) -> None:
    """Let a player know the given things where they are (`look at`, `show to`)."""
    for thing in things:
        if not sees(s, table, player, thing):
            know(s, table, player, thing)
            if s.noting:
                note(s, NOTE_SHOW, player, thing, seen_by(s, table, thing), s.at[thing])


def reveal(s: PileState, table: PileTable, things: list[int]) -> None:
    """Let every player know the given things where they are."""
    for thing in things:
        for player in range(1, s.players + 1):
            if not sees(s, table, player, thing):
                know(s, table, player, thing)
        if s.noting:
            note(s, NOTE_SHOW, 0, thing, EVERYBODY, s.at[thing])


def know(s: PileState, table: PileTable, player: i64, thing: i64) -> None:
    """Set a player's bit for a thing."""
    s.known[player * table.words + thing // WORD] |= BIT[thing % WORD]


def forget(s: PileState, table: PileTable, player: i64, things: list[int]) -> None:
    """Clear a player's bits for the given things."""
    row: i64 = player * table.words
    if knows_nothing(s, table, row):
        return
    for thing in things:
        s.known[row + thing // WORD] &= ~BIT[thing % WORD]


def knows_nothing(s: PileState, table: PileTable, row: i64) -> bool:
    """Tell whether a player's row is empty, as it mostly is: then a deal has nothing to forget."""
    return not any(s.known[row : row + table.words])


def forget_loose(s: PileState, table: PileTable, pile: i64) -> None:
    """Let everybody whom a pile does not show itself forget its loose part, one card of which got its place."""
    start: i64 = s.loose_from[pile]
    for player in range(1, s.players + 1):
        if not shows(table, player, pile):
            forget(s, table, player, s.piles[pile][start : start + s.loose[pile]])


def watch(s: PileState, table: PileTable, index: i64, source: i64, pile: i64, front: bool) -> i64:
    """Return who sees which card leaves a pile for another, as a mask; the others forget what they no longer know."""
    cards = s.piles[source]
    thing: i64 = cards[index]
    loose = is_loose(s, source, index)
    placed = front or table.sight[source] == SEEN_BY_NOBODY or len(cards) == 1
    mask: i64 = 0
    for player in range(1, s.players + 1):
        if shows(table, player, source) or shows(table, player, pile):
            mask |= BIT[player]
        elif not placed:
            forget(s, table, player, cards)
        elif loose:
            start: i64 = s.loose_from[source]
            forget(s, table, player, cards[start : start + s.loose[source]])
        elif knows(s, table, player, thing):
            mask |= BIT[player]
    return mask


def learn(s: PileState, table: PileTable, thing: i64, pile: i64, seen: i64) -> None:
    """Let those who saw a card go into a pile know it there; a pile that shows it needs no bit."""
    slot: i64 = thing // WORD
    bit: i64 = BIT[thing % WORD]
    for player in range(1, s.players + 1):
        word: i64 = player * table.words + slot
        if seen & BIT[player] != 0 and not shows(table, player, pile):
            s.known[word] |= bit
        else:
            s.known[word] &= ~bit


def learn_all(s: PileState, table: PileTable, thing: i64, source: i64, pile: i64) -> i64:
    """Carry what players know over to the pile that a whole pile went to; return who sees the thing, as a mask."""
    mask: i64 = 0
    for player in range(1, s.players + 1):
        if shows(table, player, source) or shows(table, player, pile) or knows(s, table, player, thing):
            mask |= BIT[player]
    learn(s, table, thing, pile, mask)
    return mask


def public(s: PileState, table: PileTable, thing: i64) -> None:
    """Clear all bits of a thing that lies where everybody sees it."""
    for player in range(1, s.players + 1):
        s.known[player * table.words + thing // WORD] &= ~BIT[thing % WORD]
