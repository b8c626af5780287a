"""Lords of Ragnarok: verbs, events and phases of realms.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    BEGIN,
    DONE,
    TAKE_OPTION,
    THEN_HEAL_1,
    THEN_PLACE_HERO,
    THEN_REDEPLOY,
    THEN_SAIL_3,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_HEAL,
    VERB_LEVY,
    VERB_PLACE_HERO,
    VERB_REDEPLOY,
    VERB_SAIL,
    VERB_STRENGTHEN_ONE,
)
from lawspeaker_games.ragnarok.values import is_hurt, possible_redeploy

# Decisions and their actions.
PLACE_YOUR_HERO_IN_ANY_ALFHEIM_BONUS_OPTION: Final = 1550
HEAL_1_INJURY_ALFHEIM_BONUS_OPTION: Final = 1551
DECISION_ALFHEIM_BONUS_OPTION: Final = 81
MOVE_YOUR_DRAKKAR_UP_TO: Final = 1552
PLACE_ONE_OF_YOUR_ARMIES: Final = 1553
DECISION_NIFLHEIM_BONUS_OPTION: Final = 82


# realms.law:3  realm Vanaheim
def vanaheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:7  gain_runes 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# realms.law:8  realm Alfheim
def alfheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:12  choose one asking "Alfheim: what do you take?"
            you = st[-4]
            legal = []
            legal.append(PLACE_YOUR_HERO_IN_ANY_ALFHEIM_BONUS_OPTION)
            if is_hurt(s, you):
                legal.append(HEAL_1_INJURY_ALFHEIM_BONUS_OPTION)
            s.player = you
            s.site = DECISION_ALFHEIM_BONUS_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # realms.law:12  answered: choose one asking "Alfheim: what do you take?"
            pc = THEN_PLACE_HERO if s.answer == PLACE_YOUR_HERO_IN_ANY_ALFHEIM_BONUS_OPTION else THEN_HEAL_1
        if pc == THEN_PLACE_HERO:  # realms.law:14  place_hero
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_PLACE_HERO]
            if place_hero(s):
                return True
            pc = DONE
        if pc == THEN_HEAL_1:  # realms.law:16  heal 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# realms.law:17  realm Jotunheim
def jotunheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:21  strengthen_one
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# realms.law:22  realm Muspelheim
def muspelheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:26  levy 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_LEVY]
            if levy(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# realms.law:27  realm Svartalfheim
def svartalfheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:31  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# realms.law:32  realm Niflheim
def niflheim_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # realms.law:36  choose one asking "Niflheim: what do you take?"
            you = st[-4]
            legal = []
            legal.append(MOVE_YOUR_DRAKKAR_UP_TO)
            if possible_redeploy(s, you):
                legal.append(PLACE_ONE_OF_YOUR_ARMIES)
            s.player = you
            s.site = DECISION_NIFLHEIM_BONUS_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # realms.law:36  answered: choose one asking "Niflheim: what do you take?"
            pc = THEN_SAIL_3 if s.answer == MOVE_YOUR_DRAKKAR_UP_TO else THEN_REDEPLOY
        if pc == THEN_SAIL_3:  # realms.law:38  sail 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_SAIL]
            if sail(s):
                return True
            pc = DONE
        if pc == THEN_REDEPLOY:  # realms.law:40  redeploy
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_REDEPLOY]
            if redeploy(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import levy, redeploy, strengthen_one
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes, heal, place_hero, sail
