"""Watch what happens to things in a game that is sampled: which are offered, taken, played and kept, and the points.

    Ann may choose Bell from the market, or Horn from her hand     ->     Bell and Horn are offered to Ann
    Ann chooses Horn                                               ->     Ann plays Horn
    Ann has Bell at the end                                        ->     Ann keeps Bell

A thing that a player chooses is played if it is in a pile of the player, and taken if it is in no player's pile. What
belongs to another player is only the target of the choice. Copies of a thing count as one. The row SITE_STARTS of the
book tells where the things of each choice begin in SITE_THINGS, which has five numbers for each variable that is a
thing: the first action, the number of combinations, the stride of the variable, its size, and its first thing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.sample.tally import (
    CHOSEN,
    FIRST_THING,
    KEPT,
    OFFERED,
    OWN_PILES,
    OWN_SEATS,
    PAIR,
    PAIRING,
    PLAYED,
    RELATION,
    RELATIONS,
    SITE_STARTS,
    SITE_THINGS,
    SIZES,
    TAKEN,
    THING_GROUPS,
    WATCHING,
    Tally,
)
from lawspeaker_runtime.state.base_state import Row, Rows

MOST_MARKS: Final = 32
"""If there are more points so far in a game, every second one is dropped."""
VARIABLE: Final = 5
"""The numbers of a variable in SITE_THINGS."""


def place_things(tally: Tally, piles: Rows) -> None:
    """Note who has which things now."""
    tally.tick += 1
    own, seats = tally.book[OWN_PILES], tally.book[OWN_SEATS]
    for index in range(len(own)):
        for thing in piles[own[index]]:
            tally.owners[thing] = seats[index]
            tally.ticks[thing] = tally.tick


def watch_choice(tally: Tally, player: i64, site: i64, legal: list[int], action: i64) -> None:
    """Note the things that a choice offers, and those that are chosen."""
    start: i64 = tally.book[SITE_STARTS][site]
    end: i64 = tally.book[SITE_STARTS][site + 1]
    while start < end:
        for option in legal:
            thing = thing_of(tally, start, option)
            if thing >= 0 and not is_of_other(tally, player - 1, thing):
                mark(tally, player - 1, thing, OFFERED)
        chosen = thing_of(tally, start, action)
        if chosen >= 0:
            watch_chosen(tally, player - 1, chosen)
        start += VARIABLE


def watch_chosen(tally: Tally, seat: i64, thing: i64) -> None:
    """Note that a player chose a thing."""
    if not is_of_other(tally, seat, thing):
        mark(tally, seat, thing, PLAYED if owner_of(tally, thing) == seat else TAKEN)
        mark(tally, seat, thing, CHOSEN)


def thing_of(tally: Tally, start: i64, action: i64) -> i64:
    """Return the thing that an action names as a variable; -1 if it names none."""
    about = tally.book[SITE_THINGS]
    offset: i64 = action - about[start]
    if offset < 0 or offset >= about[start + 1]:
        return -1
    digit: i64 = offset // about[start + 2] % about[start + 3]
    return about[start + 4] + digit


def owner_of(tally: Tally, thing: i64) -> i64:
    """Return the seat that has a thing in one of its piles; -1 if none has."""
    return tally.owners[thing] if tally.ticks[thing] == tally.tick else -1


def is_of_other(tally: Tally, seat: i64, thing: i64) -> bool:
    """Tell whether a thing is in a pile of another player."""
    owner = owner_of(tally, thing)
    return owner >= 0 and owner != seat


def mark(tally: Tally, seat: i64, thing: i64, relation: i64) -> None:
    """Note a relation of a player to a thing in this game."""
    group: i64 = tally.book[THING_GROUPS][thing]
    tally.marks[(relation * tally.players + seat) * tally.size + group] = tally.game


def watch_points(tally: Tally, points: Row) -> None:
    """Note the points of all players so far; none if they cannot be told."""
    if len(points) == 0:
        tally.unmarked = True
    for seat in range(len(points)):
        tally.marked.append(points[seat])
    if len(tally.marked) > MOST_MARKS * tally.players:
        fewer: Row = []
        for place in range(0, len(tally.marked), 2 * tally.players):
            for seat in range(tally.players):
                fewer.append(tally.marked[place + seat])
        tally.marked = fewer
        tally.pace *= 2


def count_watched(tally: Tally, winners: Row) -> None:
    """Add what was watched in a game that has ended."""
    if tally.wishes & WATCHING == 0:
        return
    for thing in range(len(tally.owners)):
        owner = owner_of(tally, thing)
        if owner >= 0:
            mark(tally, owner, thing, KEPT)
    for relation in range(RELATIONS):
        for group in range(tally.size):
            count_relation(tally, relation, group, winners)
    if tally.wishes & PAIRING:
        count_pairs(tally, winners)


def count_relation(tally: Tally, relation: i64, group: i64, winners: Row) -> None:
    """Add a game to the figures of a relation."""
    members: i64 = 0
    won: i64 = 0
    for seat in range(tally.players):
        if tally.marks[(relation * tally.players + seat) * tally.size + group] == tally.game:
            members += 1
            if seat + 1 in winners:
                won += 1
    if members > 0:
        chance: i64 = members * len(winners)
        place: i64 = (group * RELATIONS + relation) * RELATION
        tally.relations[place] += members
        tally.relations[place + 1] += won
        tally.relations[place + 2] += chance
        tally.relations[place + 3] += chance * (tally.players - members) * (tally.players - len(winners))


def count_pairs(tally: Tally, winners: Row) -> None:
    """Add the pairs of things that one player chose in a game, and the wins of the players who did."""
    first: i64 = tally.book[SIZES][FIRST_THING]
    for seat in range(tally.players):
        chosen: Row = []
        start: i64 = (CHOSEN * tally.players + seat) * tally.size
        for group in range(first, tally.size):
            if tally.marks[start + group] == tally.game:
                chosen.append(group - first)
        won: i64 = 1 if seat + 1 in winners else 0
        for index in range(len(chosen)):
            later: i64 = chosen[index]
            for other in range(index):
                place: i64 = (later * (later - 1) // 2 + chosen[other]) * PAIR
                tally.pairs[place] += 1
                tally.pairs[place + 1] += won
