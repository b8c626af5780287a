"""Who knows where a hidden thing is: what `look at`, `show` and `reveal` compile to, and what every move changes.

A player sees what lies in a pile that shows itself to him, on a board, or nowhere at all. Of other piles he may know
single cards, because he saw them go there or was shown them: his bit in `s.known`. The rules on a move from A to B:

- Who sees A or B sees which card moved, and knows it in B. So does who knows a card that leaves a pile that nobody
  sees, for there it has a place that everyone can point at, or that was the only card of A.
- Players who do not see it no longer know it. If it left from a loose part of A, any card there may be the one: they
  forget that part. If it left a pile only its owner sees, it may be any card of A: the others forget all of A.
- Of a pile only its owner sees, the others know cards but not their places. So they forget them when all of it goes to
  a pile that nobody sees, where a card has a place.
- What is forgotten is not lost: the cards are somewhere among the places that were mixed (see limits.py).
- Shuffling takes away nobody's knowledge of what is in a pile, only of where in it. Fixing the order of a loose part
  unseen (another player looks at a card of it) is like dealing from it: the others forget that part.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_SHOW, note
from lawspeaker_runtime.state.pile_state import (
    ALL,
    BIT,
    NOWHERE,
    SEEN_BY_NOBODY,
    SEEN_BY_OWNER,
    PileState,
    PileTable,
    is_loose,
    loose_part,
)
from lawspeaker_runtime.visibility.constraints import note_forgotten, note_mixed


def shows(table: PileTable, player: i64, pile: i64) -> bool:
    """Tell whether a pile shows its cards to a player."""
    return table.shown[pile] & BIT[player] != 0


def knows(s: PileState, player: i64, thing: i64) -> bool:
    """Tell whether a player knows a thing although its pile does not show it to him."""
    return s.known[thing] & BIT[player] != 0


def sees(s: PileState, table: PileTable, player: i64, thing: i64) -> bool:
    """Tell whether a player knows where a thing is."""
    return seen_by(s, table, thing) & BIT[player] != 0


def seen_by(s: PileState, table: PileTable, thing: i64) -> i64:
    """Return the players who know where a thing is, as a mask: for notes."""
    where: i64 = s.at[thing]
    if where < NOWHERE or not table.hidden:
        return ALL[s.players]
    if where == NOWHERE:
        return s.known[thing] & ALL[s.players]
    return (s.known[thing] | table.shown[where]) & ALL[s.players]


def open_to(s: PileState, table: PileTable, things: list[int]) -> i64:
    """Return the players who know where all of some things are, as a mask; nothing is known to all."""
    mask: i64 = ALL[s.players]
    for thing in things:
        if thing >= 0:
            mask &= seen_by(s, table, thing)
    return mask


def show(s: PileState, table: PileTable, player: i64, things: list[int]) -> None:
    """Let a player know the given things where they are (`look at`, `show to`)."""
    for thing in things:
        if not sees(s, table, player, thing):
            know(s, thing, BIT[player])
            if s.noting:
                note(s, NOTE_SHOW, player, thing, seen_by(s, table, thing), s.at[thing])


def reveal(s: PileState, table: PileTable, things: list[int]) -> None:
    """Let every player know the given things where they are."""
    for thing in things:
        unaware: i64 = ALL[s.players] & ~seen_by(s, table, thing)
        if unaware != 0:
            know(s, thing, unaware)
            if s.noting:
                note(s, NOTE_SHOW, 0, thing, EVERYBODY, s.at[thing])


def know(s: PileState, thing: i64, players: i64) -> None:
    """Let players, given as a mask, know a thing in a pile that does not show it to them."""
    s.known[thing] |= players
    if s.at[thing] >= 0:
        s.familiar[s.at[thing]] |= players


def forget(s: PileState, table: PileTable, pile: i64, start: i64, end: i64, players: i64) -> None:
    """Let players, given as a mask, forget which is which of the cards of a pile from start to end."""
    familiar: i64 = s.familiar[pile]
    if familiar & players == 0:
        if len(s.mixes) > 0:
            note_mixed(s, table, list(s.piles[pile][start:end]), players)
        return
    cards = s.piles[pile]
    known = s.known
    note_forgotten(s, table, list(cards[start:end]), players)
    kept: i64 = familiar & ~players
    if kept == 0:
        for thing in cards[start:end]:
            known[thing] = 0
    else:
        for thing in cards[start:end]:
            known[thing] &= kept
    if start == 0 and end == len(cards):
        s.familiar[pile] = kept


def forget_loose(s: PileState, table: PileTable, pile: i64, players: i64) -> None:
    """Let players, given as a mask, forget the first loose part of a pile: a card of it left or got its place."""
    if s.familiar[pile] & players != 0:
        start: i64 = s.loose_from[pile]
        forget(s, table, pile, start, start + s.loose[pile], players)


def watch(s: PileState, table: PileTable, thing: i64, index: i64, source: i64, pile: i64) -> i64:
    """Let players see a card leave a place of a pile for a pile that is not open, or for nowhere.

    Who sees which one it is knows it where it goes, the others forget what they no longer know; returns the former, as
    a mask.
    """
    everybody: i64 = ALL[s.players]
    shown: i64 = table.shown[pile] if pile >= 0 else 0
    seen: i64 = table.shown[source] | shown
    others: i64 = everybody & ~seen
    if others != 0:
        count: i64 = len(s.piles[source])
        if table.sight[source] != SEEN_BY_NOBODY and count > 1:
            forget(s, table, source, 0, count, others)
        elif s.loose[source] > 0 and is_loose(s, source, index):
            if s.familiar[source] & others != 0:
                start, size = loose_part(s, source, index)
                forget(s, table, source, start, start + size, others)
        else:
            seen |= s.known[thing]
    aware: i64 = seen & everybody & ~shown
    s.known[thing] = aware
    if aware != 0 and pile >= 0:
        s.familiar[pile] |= aware
    return seen


def watch_loose(s: PileState, table: PileTable, source: i64, pile: i64) -> i64:
    """Let players see cards leave the loose front of a pile for one that is not open; return who knows them there."""
    everybody: i64 = ALL[s.players]
    seen: i64 = table.shown[source] | table.shown[pile]
    others: i64 = everybody & ~seen
    if others != 0:
        if table.sight[source] != SEEN_BY_NOBODY:
            forget(s, table, source, 0, len(s.piles[source]), others)
        else:
            forget_loose(s, table, source, others)
    aware: i64 = seen & everybody & ~table.shown[pile]
    if aware != 0:
        s.familiar[pile] |= aware
    return aware


def learn(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Let everybody know a card in a pile, because all saw it go there; a pile that shows it needs no bit."""
    aware: i64 = ALL[s.players] & ~table.shown[pile]
    s.known[thing] = aware
    s.familiar[pile] |= aware


def learn_all(s: PileState, table: PileTable, things: Row, source: i64, pile: i64) -> None:
    """Carry what players know over to the pile that a whole pile went to."""
    known = s.known
    everybody: i64 = ALL[s.players]
    shown: i64 = table.shown[source] | table.shown[pile]
    hidden: i64 = everybody & ~table.shown[pile]
    disordered = table.sight[source] == SEEN_BY_OWNER and table.sight[pile] == SEEN_BY_NOBODY and len(things) > 1
    if disordered or table.open[source]:
        if disordered and (len(s.mixes) > 0 or s.familiar[source] & ~shown != 0):
            note_forgotten(s, table, list(things), everybody & ~shown)
        aware: i64 = shown & hidden
        for thing in things:
            known[thing] = aware
        s.familiar[pile] |= aware
    else:
        for thing in things:
            known[thing] = (shown | known[thing]) & hidden
            s.familiar[pile] |= known[thing]
    s.familiar[source] = 0


def learn_out(s: PileState, table: PileTable, source: i64) -> None:
    """Carry what players know over to nowhere, where a whole pile went."""
    aware: i64 = table.shown[source] & ALL[s.players]
    for thing in s.piles[source]:
        s.known[thing] |= aware
    s.familiar[source] = 0
