"""What players know of hidden things: what `look at`, `show` and `reveal` compile to, and what every move changes.

    Red puts Ace from hand into deck (last)     ->     known[Ace] = {Red}: the deck does not show it to Red

A player sees things in piles that are shown to the player, on boards and outside the game. Of other piles a player may
know single cards, having seen them go there or having been shown them: the player's bit in `s.known`. A move of a card
from pile A to pile B changes this as follows:

- Players who see A or B see which card moved, and know it in B. So do players who know a card that leaves a pile
  nobody sees, because its index identifies it, or that was the only card of A. If the index is not seen, because the
  card was chosen (piles/unseen_moves.py), they lose track of all of A before.
- Players who do not see it no longer know it. If it left a loose part of A, it may be any card there: they lose track
  of that part. If it left a pile that only its owner sees, it may be any card of A: they lose track of all of A.
- Of a pile that only its owner sees, other players know cards but not their indexes. So they lose track of them when
  the whole pile goes to a pile nobody sees, where indexes matter. If they see which card leaves, or are shown one, it
  may have been at any index: the cards that they do not know are mixed for them before.
- Cards that were lost track of are still known to be among the mixed positions (see constraints.py).
- Shuffling takes away the knowledge of indexes only. Drawing the order of a loose part unseen, because another player
  looks at a card of it, is like dealing from it: other players lose track of that part.
"""

from __future__ import annotations

from typing import Final

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
from lawspeaker_runtime.visibility.constraints import note_forgotten, note_mixed, note_shuffled

CAME: Final = 1
"""The bit of no player in `s.familiar`: something came to a pile that its owner sees, since its cards were mixed."""


def shows(table: PileTable, player: i64, pile: i64) -> bool:
    """Tell whether a pile is shown to a player; to an observer (0), if it is open."""
    if player == 0:
        return table.open[pile] != 0
    return table.shown[pile] & BIT[player] != 0


def sees(s: PileState, table: PileTable, player: i64, thing: i64) -> bool:
    """Tell whether a player knows where a thing is; an observer (0), if all players do."""
    if player == 0:
        return seen_by(s, table, thing) == ALL[s.players]
    return seen_by(s, table, thing) & BIT[player] != 0


def seen_by(s: PileState, table: PileTable, thing: i64) -> i64:
    """Return the mask of the players who know where a thing is."""
    where: i64 = s.at[thing]
    if where < NOWHERE or not table.hidden:
        return ALL[s.players]
    if where == NOWHERE:
        return s.known[thing] & ALL[s.players]
    return (s.known[thing] | table.shown[where]) & ALL[s.players]


def open_to(s: PileState, table: PileTable, things: list[int]) -> i64:
    """Return the mask of the players who know where all of the given things are; nothing (-1) is known to all."""
    mask: i64 = ALL[s.players]
    for thing in things:
        if thing >= 0:
            mask &= seen_by(s, table, thing)
    return mask


def viewed_by(s: PileState, table: PileTable, thing: i64) -> i64:
    """Return the mask of the players whose view shows a thing: in a loose part, a known card has no place yet."""
    where: i64 = s.at[thing]
    if where >= 0 and table.hidden and is_loose(s, where, s.piles[where].index(thing)):
        return table.shown[where] & ALL[s.players]
    return seen_by(s, table, thing)


def is_visible(s: PileState, table: PileTable, player: i64, things: list[int]) -> bool:
    """Tell whether the view of a player (0: of every player) shows all of the given things; False if there are none."""
    wanted: i64 = BIT[player] if player > 0 else ALL[s.players]
    for thing in things:
        if viewed_by(s, table, thing) & wanted != wanted:
            return False
    return len(things) > 0


def is_hidden(s: PileState, table: PileTable, player: i64, things: list[int]) -> bool:
    """Tell whether the view of a player (0: of any player) shows none of the given things; False if there are none."""
    unwanted: i64 = BIT[player] if player > 0 else ALL[s.players]
    for thing in things:
        if viewed_by(s, table, thing) & unwanted != 0:
            return False
    return len(things) > 0


def viewers(s: PileState, table: PileTable, things: list[int]) -> list[int]:
    """Return each of the given things, followed by the mask of the players whose view shows it."""
    found: list[int] = []
    for thing in things:
        found += [thing, viewed_by(s, table, thing)]
    return found


def show(s: PileState, table: PileTable, player: i64, things: list[int]) -> None:
    """Let a player know the given things where they are (`look at`, `show to`)."""
    for thing in things:
        if not sees(s, table, player, thing):
            mix_unordered(s, table, thing, s.at[thing], BIT[player])
            know(s, thing, BIT[player])
            if s.noting:
                note(s, NOTE_SHOW, player, thing, seen_by(s, table, thing), s.at[thing])


def reveal(s: PileState, table: PileTable, things: list[int]) -> None:
    """Let every player know the given things where they are; nothing (-1) needs no showing."""
    for thing in things:
        if thing < 0:
            continue
        unaware: i64 = ALL[s.players] & ~seen_by(s, table, thing)
        if unaware != 0:
            mix_unordered(s, table, thing, s.at[thing], unaware)
            know(s, thing, unaware)
            if s.noting:
                note(s, NOTE_SHOW, 0, thing, EVERYBODY, s.at[thing])


def conceal(s: PileState, table: PileTable, before: list[int]) -> None:
    """Let nobody know the things that are elsewhere than before, unless their pile shows them (`given secretly`)."""
    if table.hidden:
        for thing in range(len(before)):
            if s.at[thing] >= NOWHERE and s.at[thing] != before[thing]:
                s.known[thing] = 0


def know(s: PileState, thing: i64, players: i64) -> None:
    """Let players, given as a mask, know a thing in its pile."""
    s.known[thing] |= players
    if s.at[thing] >= 0:
        s.familiar[s.at[thing]] |= players


def forget(s: PileState, table: PileTable, pile: i64, start: i64, end: i64, players: i64) -> None:
    """Let players, given as a mask, lose track of the cards of a pile from index start to end."""
    familiar: i64 = s.familiar[pile]
    if familiar & players == 0:
        if len(s.mixes) > 0:
            note_mixed(s, table, s.piles[pile][start:end], players)
        return
    cards = s.piles[pile]
    known = s.known
    note_forgotten(s, table, cards[start:end], players)
    remaining: i64 = familiar & ~players
    if remaining == 0:
        for thing in cards[start:end]:
            known[thing] = 0
    else:
        for thing in cards[start:end]:
            known[thing] &= remaining
    if start == 0 and end == len(cards):
        s.familiar[pile] = remaining


def forget_loose(s: PileState, table: PileTable, pile: i64, players: i64) -> None:
    """Let players, given as a mask, lose track of the first loose part of a pile."""
    if s.familiar[pile] & players != 0:
        start: i64 = s.loose_from[pile]
        forget(s, table, pile, start, start + s.loose[pile], players)


def mix_unordered(s: PileState, table: PileTable, thing: i64, pile: i64, players: i64) -> None:
    """Let players who are about to see a thing of another player's pile think it was at any index there.

    They do so already if nothing came to the pile since.
    """
    if pile >= 0 and s.familiar[pile] & CAME != 0 and len(s.piles[pile]) > 1 and len(s.mixes) > 0:
        unaware: i64 = players & ALL[s.players] & ~table.shown[pile] & ~s.known[thing]
        if unaware != 0:
            note_shuffled(s, table, pile, unaware)


def arrive(s: PileState, table: PileTable, pile: i64, aware: i64) -> None:
    """Note that players, given as a mask, know a thing that comes to a pile."""
    if len(s.mixes) > 0 and table.sight[pile] == SEEN_BY_OWNER:
        s.familiar[pile] |= aware | CAME
    else:
        s.familiar[pile] |= aware


def leave_openly(s: PileState, table: PileTable, thing: i64, source: i64) -> None:
    """Update knowledge when everyone sees a thing leave a pile that is not open."""
    if s.familiar[source] & CAME != 0:
        mix_unordered(s, table, thing, source, ALL[s.players])
        s.familiar[source] &= ~CAME
    s.known[thing] = 0


def observe_move(s: PileState, table: PileTable, thing: i64, index: i64, source: i64, pile: i64) -> i64:
    """Update knowledge when a card leaves an index of a pile for a pile that is not open, or leaves the game.

    Players who see which card it is know it in its new position; others lose track of the cards it may have been.
    Return the mask of the former.
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
    if s.familiar[source] & CAME != 0:
        mix_unordered(s, table, thing, source, shown)
    aware: i64 = seen & everybody & ~shown
    s.known[thing] = aware
    if pile >= 0:
        arrive(s, table, pile, aware)
    return seen


def observe_loose_move(s: PileState, table: PileTable, source: i64, pile: i64) -> i64:
    """Update knowledge when cards leave the loose front of a pile for one that is not open.

    Return who knows them there.
    """
    everybody: i64 = ALL[s.players]
    seen: i64 = table.shown[source] | table.shown[pile]
    others: i64 = everybody & ~seen
    if others != 0:
        if table.sight[source] != SEEN_BY_NOBODY:
            forget(s, table, source, 0, len(s.piles[source]), others)
        else:
            forget_loose(s, table, source, others)
    if s.familiar[source] & CAME != 0:
        mix_unordered(s, table, s.piles[source][0], source, table.shown[pile])
    aware: i64 = seen & everybody & ~table.shown[pile]
    arrive(s, table, pile, aware)
    return aware


def learn(s: PileState, table: PileTable, thing: i64, pile: i64) -> None:
    """Let everyone know a card in a pile, because all saw it go there."""
    aware: i64 = ALL[s.players] & ~table.shown[pile]
    s.known[thing] = aware
    arrive(s, table, pile, aware)


def learn_all(s: PileState, table: PileTable, things: Row, source: i64, pile: i64) -> None:
    """Update knowledge when a whole pile moves to another pile."""
    known = s.known
    everybody: i64 = ALL[s.players]
    arrive(s, table, pile, 0)
    shown: i64 = table.shown[source] | table.shown[pile]
    hidden: i64 = everybody & ~table.shown[pile]
    disordered = table.sight[source] == SEEN_BY_OWNER and table.sight[pile] == SEEN_BY_NOBODY and len(things) > 1
    if disordered or table.open[source]:
        if disordered and (len(s.mixes) > 0 or s.familiar[source] & ~shown != 0):
            note_forgotten(s, table, things, everybody & ~shown)
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
    """Update knowledge when a whole pile leaves the game."""
    aware: i64 = table.shown[source] & ALL[s.players]
    for thing in s.piles[source]:
        s.known[thing] |= aware
    s.familiar[source] = 0
