"""Imperial Settlers: Empires of the North: verbs, events and phases of islands.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_SPEND,
    BEGIN,
    DONE,
    EMPIRE,
    FOOD,
    GOLD,
    GOODS,
    ISLANDS,
    POINTS,
    RAZE,
    SHEEP,
    STONE,
    TAKE_OPTION,
    THEN_GAIN,
    THEN_GAIN_2,
    THEN_GAIN_3,
    VERB_SPEND,
    WOOD,
)
from lawspeaker_runtime.state import goods

# Decisions and their actions.
N1_FOOD: Final = 2453041
N1_WOOD: Final = 2453042
N1_STONE: Final = 2453043
DECISION_PEAT_ISLAND_ACTION_OPTION: Final = 42
FIRST_PEAT_ISLAND_ACTION_OPTION: Final = 2453041


# islands.law:54  island Golden Fells
def golden_fells_action(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    s.failed = False


# islands.law:3  island Ghost Island
def ghost_island_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)


# islands.law:10  island Sheep Holm
def sheep_holm_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)


# islands.law:17  island Wreck Beach
def wreck_beach_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# islands.law:41  island Peat Island
def peat_island_bonus(s: State, you: int, this: int) -> None:
    recover(s, you, 2)


# islands.law:54  island Golden Fells
def golden_fells_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)


# islands.law:61  island "Dragon's Spine"
def dragon_s_spine_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)


# islands.law:69  island Walrus Banks
def walrus_banks_bonus(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 1, 0, 0, 0, 1])


# islands.law:75  island "Throne of Ice"
def throne_of_ice_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(4, len([it for it in s.piles[EMPIRE + you] if it in ISLANDS])))


# islands.law:6  when conquered where conqueror is you and i is not this
def ghost_island_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)


# islands.law:13  when performed where actor is you and t is harvest
def sheep_holm_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)


# islands.law:39  when performed where actor is you and t is sail once each round_over
def lighthouse_rock_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    s.once = [*s.once, this]
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)


# islands.law:17  island Wreck Beach
def wreck_beach_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:21  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:21  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 2)
            s.failed = False
            del st[-4:]
            return False


# islands.law:25  island Whale Sound
def whale_sound_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:29  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:29  spend 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 0, 0, 0, 0, 1])
            s.failed = False
            del st[-4:]
            return False


# islands.law:41  island Peat Island
def peat_island_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:45  choose one asking "What do you take from Peat Island?"
            you = st[-4]
            s.player = you
            s.site = DECISION_PEAT_ISLAND_ACTION_OPTION
            s.legal = [N1_FOOD, N1_WOOD, N1_STONE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # islands.law:45  answered: choose one asking "What do you take from Peat Island?"
            pc = (THEN_GAIN, THEN_GAIN_2, THEN_GAIN_3)[s.answer - FIRST_PEAT_ISLAND_ACTION_OPTION]
        if pc == THEN_GAIN:  # islands.law:47  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            pc = DONE
        if pc == THEN_GAIN_2:  # islands.law:49  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            pc = DONE
        if pc == THEN_GAIN_3:  # islands.law:51  gain 1 stone
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, STONE, 1)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# islands.law:61  island "Dragon's Spine"
def dragon_s_spine_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # islands.law:65  spend 1 raze
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 1, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # islands.law:65  spend 1 raze
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import recover, spend
from lawspeaker_games.empires.steps_ships import gain_ship
