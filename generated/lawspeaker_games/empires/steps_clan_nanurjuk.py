"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_nanurjuk.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_ADVANCE_SHIP,
    AFTER_SPEND,
    AFTER_SPEND_2,
    ASK_OPTION,
    BEGIN,
    DONE,
    FAIL,
    GOLD,
    GOODS,
    POINTS,
    TAKE_F,
    TAKE_OPTION,
    TAKE_OPTION_2,
    THEN_ADVANCE_SHIP,
    THEN_GAIN,
    THEN_SPEND,
    THEN_SPEND_2,
    VERB_ADVANCE_SHIP,
    VERB_SPEND,
)
from lawspeaker_games.empires.values import can_cover, farms, possible_advance_ship, upgrades
from lawspeaker_runtime.state import goods

# Decisions and their actions.
N1_FISH: Final = 2452812
N1_SHEEP: Final = 2452813
DECISION_RIVER_TRADE_ROUTE_ACTION_OPTION_1: Final = 33
MOVE_A_SHIP_1_SPACE: Final = 2452814
NO_RIVER_TRADE_ROUTE_ACTION_OPTION_2: Final = 2452815
DECISION_RIVER_TRADE_ROUTE_ACTION_OPTION_2: Final = 34
OFFSET_NEW_OUTPOST_PLAYS_F: Final = 2452979
DECISION_NEW_OUTPOST_PLAYS_F: Final = 41


# clan_nanurjuk.law:23  location River Trade Route
def river_trade_route_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:29  choose one asking "What do you trade for 1 gold?"
            you = st[-4]
            legal = []
            if can_cover(s, you, [0, 0, 0, 0, 1, 0, 0, 0, 0]):
                legal.append(N1_FISH)
            if can_cover(s, you, [0, 0, 0, 1, 0, 0, 0, 0, 0]):
                legal.append(N1_SHEEP)
            if legal:
                s.player = you
                s.site = DECISION_RIVER_TRADE_ROUTE_ACTION_OPTION_1
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # clan_nanurjuk.law:29  answered: choose one asking "What do you trade for 1 gold?"
            pc = THEN_SPEND if s.answer == N1_FISH else THEN_SPEND_2
        if pc == THEN_SPEND:  # clan_nanurjuk.law:31  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_nanurjuk.law:31  spend 1 fish
            if s.failed:
                s.undone = True
            pc = THEN_GAIN
        if pc == THEN_SPEND_2:  # clan_nanurjuk.law:33  spend 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND_2
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND_2
        if pc == AFTER_SPEND_2:  # clan_nanurjuk.law:33  spend 1 sheep
            if s.failed:
                s.undone = True
            pc = THEN_GAIN
        if pc == FAIL:  # clan_nanurjuk.law:35  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == THEN_GAIN:  # clan_nanurjuk.law:36  gain 1 gold
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            pc = ASK_OPTION if possible_advance_ship(s, you) else DONE
        if pc == ASK_OPTION:  # clan_nanurjuk.law:37  may "move a ship 1 space" when possible advance_ship
            you = st[-4]
            s.player = you
            s.site = DECISION_RIVER_TRADE_ROUTE_ACTION_OPTION_2
            s.legal = [MOVE_A_SHIP_1_SPACE, NO_RIVER_TRADE_ROUTE_ACTION_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # clan_nanurjuk.law:37  answered: may "move a ship 1 space" when possible advance_ship
            pc = THEN_ADVANCE_SHIP if s.answer == MOVE_A_SHIP_1_SPACE else DONE
        if pc == THEN_ADVANCE_SHIP:  # clan_nanurjuk.law:38  advance_ship
            you = st[-4]
            st[-2] = AFTER_ADVANCE_SHIP
            st += [you, BEGIN, VERB_ADVANCE_SHIP]
            if advance_ship(s):
                return True
            pc = AFTER_ADVANCE_SHIP
        if pc == AFTER_ADVANCE_SHIP:  # clan_nanurjuk.law:38  advance_ship
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_nanurjuk.law:41  boost New Outpost
def new_outpost_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:47  choose f from farms of you asking "Which Field do you strip and leave?"
            you = st[-4]
            legal = [f + OFFSET_NEW_OUTPOST_PLAYS_F for f in farms(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_NEW_OUTPOST_PLAYS_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # clan_nanurjuk.law:47  answered: choose f from farms of you asking "Which Field do you…
            you = st[-4]
            f = s.answer - OFFSET_NEW_OUTPOST_PLAYS_F
            lost = 1 + len(upgrades(s, f))
            reap(s, you, f)
            throw_away(s, you, f)
            goods.gain_one(s, s.goods, GOODS, you, POINTS, min(6, 2 * lost))
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # clan_nanurjuk.law:53  fail
            s.failed = True
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import spend, throw_away
from lawspeaker_games.empires.steps_ships import advance_ship
from lawspeaker_games.empires.steps_tasks import reap
