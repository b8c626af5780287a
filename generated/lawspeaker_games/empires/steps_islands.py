"""Imperial Settlers: Empires of the North: verbs, events and phases of islands.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import AFTER_SPEND, BEGIN, FISH, GOLD, GOODS, POINTS, VERB_SPEND
from lawspeaker_runtime.state import goods


# islands.law:8  island "Ghost Island"
def ghost_island_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)


# islands.law:22  island "Driftwood Bay"
def driftwood_bay_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)


# islands.law:35  island "Golden Coast"
def golden_coast_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)


# islands.law:11  when conquered where conqueror is you
def ghost_island_when_conquered(s: State, i: int, conqueror: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)


# islands.law:2  island Skerry
def skerry_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:6  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:6  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, FISH, 2)
            del st[-4:]
            return False


# islands.law:15  island "Sheep Holm"
def sheep_holm_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:20  spend 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:20  spend 1 sheep
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
            del st[-4:]
            return False


# islands.law:28  island "Fallen Temple"
def fallen_temple_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:33  spend 1 stone
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 1, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:33  spend 1 stone
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import spend
