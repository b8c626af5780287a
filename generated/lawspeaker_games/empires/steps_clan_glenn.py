"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_glenn.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_COPY,
    AFTER_PERFORM,
    AFTER_SPEND,
    AFTER_UNEXHAUST_ONE,
    BEGIN,
    DONE,
    EXPLORE,
    FOOD,
    GOODS,
    HARVEST,
    HOUSE,
    POINTS,
    SHEEP,
    STONE,
    TAKE_OPTION,
    THEN_GAIN,
    THEN_GAIN_2,
    VERB_COPY,
    VERB_PERFORM,
    VERB_SPEND,
    VERB_UNEXHAUST_ONE,
    WOOD,
)
from lawspeaker_games.empires.values import emblems
from lawspeaker_runtime.state import goods

# Decisions and their actions.
N1_FOOD: Final = 2452646
N1_WOOD: Final = 2452647
DECISION_SHARED_GRANARY_PAYS_OPTION: Final = 29
N1_SHEEP: Final = 2452648
N1_STONE: Final = 2452649
DECISION_MARKET_DAY_PLAYS_OPTION: Final = 30


# clan_glenn.law:72  location "Shared Granary"
def shared_granary_action(s: State, you: int, this: int) -> None:
    assign(s, you, [1, 0, 0, 0, 0, 0, 0, 0, 0], this)
    if s.failed:
        s.undone = True


# clan_glenn.law:65  location "Barn Raising"
def barn_raising_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, emblems(s, you, HOUSE))


# clan_glenn.law:111  boost "Many Hands"
def many_hands_plays(s: State, you: int, this: int) -> None:
    recover(s, you, 2)
    draw_(s, you, 1)
    s.failed = False


# clan_glenn.law:63  when built where builder is you and icon of c is house and c is not this
def village_green_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)


# clan_glenn.law:86  location "Guest House"
def try_action_of_location_guest_house(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:86  location "Guest House"
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_card_action(s, you, this):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:94  location "Harvest Feast"
def try_action_of_location_harvest_feast(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:94  location "Harvest Feast"
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_card_action(s, you, this):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:50  location "Weaver's Cottage"
def weaver_s_cottage_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:56  spend 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:56  spend 1 sheep
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            del st[-4:]
            return False


# clan_glenn.law:86  location "Guest House"
def guest_house_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:92  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:92  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, EXPLORE, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_glenn.law:93  perform explore
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# clan_glenn.law:94  location "Harvest Feast"
def harvest_feast_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:100  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:100  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, HARVEST, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_glenn.law:101  perform harvest
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# clan_glenn.law:102  location "Hall of Echoes"
def hall_of_echoes_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:109  copy for this
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY
            st += [you, this, 0, BEGIN, VERB_COPY]
            if copy_(s):
                return True
            pc = AFTER_COPY
        if pc == AFTER_COPY:  # clan_glenn.law:109  copy for this
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# clan_glenn.law:72  location "Shared Granary"
def shared_granary_pays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:79  choose one asking "What does the Shared Granary give you?"
            you = st[-4]
            s.player = you
            s.site = DECISION_SHARED_GRANARY_PAYS_OPTION
            s.legal = [N1_FOOD, N1_WOOD]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_glenn.law:79  answered: choose one asking "What does the Shared Granary give you?"
            pc = THEN_GAIN if s.answer == N1_FOOD else THEN_GAIN_2
        if pc == THEN_GAIN:  # clan_glenn.law:81  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            pc = DONE
        if pc == THEN_GAIN_2:  # clan_glenn.law:83  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_glenn.law:119  boost "Market Day"
def market_day_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:125  choose one asking "What do you take from the market?"
            you = st[-4]
            s.player = you
            s.site = DECISION_MARKET_DAY_PLAYS_OPTION
            s.legal = [N1_SHEEP, N1_STONE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_glenn.law:125  answered: choose one asking "What do you take from the market?"
            pc = THEN_GAIN if s.answer == N1_SHEEP else THEN_GAIN_2
        if pc == THEN_GAIN:  # clan_glenn.law:127  gain 1 sheep
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)
            pc = DONE
        if pc == THEN_GAIN_2:  # clan_glenn.law:129  gain 1 stone
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, STONE, 1)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:130  boost "Good Neighbours"
def good_neighbours_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:136  unexhaust_one
            you = st[-4]
            st[-2] = AFTER_UNEXHAUST_ONE
            st += [you, BEGIN, VERB_UNEXHAUST_ONE]
            if unexhaust_one(s):
                return True
            pc = AFTER_UNEXHAUST_ONE
        if pc == AFTER_UNEXHAUST_ONE:  # clan_glenn.law:136  unexhaust_one
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import assign, copy_, draw_, recover, spend, unexhaust_one
from lawspeaker_games.empires.steps_tasks import perform
