"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_ulaf.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_ADVANCE_SHIP,
    AFTER_MOVE_PAWN,
    AFTER_PERFORM,
    AFTER_PILLAGE_NOW,
    AFTER_SPEND,
    BEGIN,
    DONE,
    FAIL,
    GOLD,
    GOODS,
    POINTS,
    RAZE,
    SAIL,
    TAKE_C,
    VERB_ADVANCE_SHIP,
    VERB_MOVE_PAWN,
    VERB_PERFORM,
    VERB_PILLAGE_NOW,
    VERB_SPEND,
)
from lawspeaker_games.empires.values import raid_targets
from lawspeaker_runtime.state import goods

# Decisions and their actions.
OFFSET_STORM_OF_AXES_PLAYS_C: Final = 2452644
DECISION_STORM_OF_AXES_PLAYS_C: Final = 31


# clan_ulaf.law:58  location "Floki's Workshop"
def floki_s_workshop_bonus(s: State, you: int, this: int) -> None:
    gain_clan_ship(s, you)


# clan_ulaf.law:87  location "Helmsman's House"
def helmsman_s_house_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# clan_ulaf.law:106  boost "War Drums"
def war_drums_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    s.failed = False


# clan_ulaf.law:48  when conquered where conqueror is you
def treasury_when_conquered(s: State, i: int, conqueror: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)


# clan_ulaf.law:55  when conquered where conqueror is you
def watchtower_when_conquered(s: State, i: int, conqueror: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    draw_(s, you, 1)


# clan_ulaf.law:69  when pillaged where pillager is you
def squadron_when_pillaged(s: State, i: int, pillager: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)


# clan_ulaf.law:71  location "Stone Pier"
def try_action_of_location_stone_pier(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:71  location "Stone Pier"
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


# clan_ulaf.law:71  location "Stone Pier"
def stone_pier_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:77  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:77  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_ulaf.law:78  perform sail
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# clan_ulaf.law:79  location "Raiders' Camp"
def raiders_camp_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:85  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:85  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PILLAGE_NOW
            st += [you, BEGIN, VERB_PILLAGE_NOW]
            if pillage_now(s):
                return True
            pc = AFTER_PILLAGE_NOW
        if pc == AFTER_PILLAGE_NOW:  # clan_ulaf.law:86  pillage_now
            if s.failed:
                s.undone = True
            del st[-4:]
            return False


# clan_ulaf.law:87  location "Helmsman's House"
def helmsman_s_house_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:95  advance_ship
            you = st[-4]
            st[-2] = AFTER_ADVANCE_SHIP
            st += [you, BEGIN, VERB_ADVANCE_SHIP]
            if advance_ship(s):
                return True
            pc = AFTER_ADVANCE_SHIP
        if pc == AFTER_ADVANCE_SHIP:  # clan_ulaf.law:95  advance_ship
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            del st[-4:]
            return False


# clan_ulaf.law:97  location "Mead Hall"
def mead_hall_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:103  spend 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:103  spend 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            del st[-4:]
            return False


# clan_ulaf.law:113  boost "Storm of Axes"
def storm_of_axes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:119  choose c from raid_targets of you asking "Which Location do you exhaust?"
            you = st[-4]
            legal = [c + OFFSET_STORM_OF_AXES_PLAYS_C for c in raid_targets(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_STORM_OF_AXES_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_ulaf.law:119  answered: choose c from raid_targets of you asking "Which Location do…
            you = st[-4]
            c = s.answer - OFFSET_STORM_OF_AXES_PLAYS_C
            exhaust(s, you, c)
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # clan_ulaf.law:122  fail
            s.failed = True
            del st[-4:]
            return False


# clan_ulaf.law:124  boost "Fair Wind"
def fair_wind_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:130  move_pawn
            you = st[-4]
            st[-2] = AFTER_MOVE_PAWN
            st += [you, 0, BEGIN, VERB_MOVE_PAWN]
            if move_pawn(s):
                return True
            pc = AFTER_MOVE_PAWN
        if pc == AFTER_MOVE_PAWN:  # clan_ulaf.law:130  move_pawn
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import draw_, exhaust, move_pawn, spend
from lawspeaker_games.empires.steps_ships import advance_ship, gain_clan_ship, gain_ship, pillage_now
from lawspeaker_games.empires.steps_tasks import perform
