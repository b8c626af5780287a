"""Lords of Ragnarok: verbs, events and phases of gods.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_GAIN_RUNES,
    ASK_ONE_OF_US,
    ASK_OPTION,
    BEGIN,
    DONE,
    TAKE_ONE_OF_US,
    TAKE_OPTION,
    THEN_CHOOSE_UP,
    THEN_EACH_U,
    THEN_HEAL_1,
    THEN_PLACE_HERO,
    THEN_RECRUIT,
    THEN_STRENGTHEN_SEVERAL_3,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_HEAL,
    VERB_PLACE_HERO,
    VERB_RECRUIT,
    VERB_STRENGTHEN_ONE,
    VERB_STRENGTHEN_SEVERAL,
)
from lawspeaker_games.ragnarok.values import can_grow, can_grow_any, can_recruit_any, host, is_hurt

# Decisions and their actions.
OFFSET_STRENGTHEN_SEVERAL_ONE_OF_US: Final = 558
DECISION_STRENGTHEN_SEVERAL_ONE_OF_US: Final = 28
DECLINE_STRENGTHEN_SEVERAL_ONE_OF_US: Final = 667
RECRUIT_AN_ARMY_ODIN_THIRD_FAVOUR_OPTION: Final = 1603
N1_TO_EACH_OF_UP: Final = 1604
DECISION_ODIN_THIRD_FAVOUR_OPTION: Final = 86
PLACE_YOUR_HERO_IN_ANY_FREYJA_THIRD_FAVOUR_OPTION: Final = 1605
HEAL_1_INJURY_FREYJA_THIRD_FAVOUR_OPTION: Final = 1606
DECISION_FREYJA_THIRD_FAVOUR_OPTION: Final = 87


# gods.law:40  verb strengthen_several n: number
def strengthen_several(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:42  choose up to (n) us from host of you where can grow it asking "Which Armies…
            n = st[-4]
            us = s.lists[-1] = []
            left = st[-3] = n
            pc = THEN_CHOOSE_UP
        if pc == THEN_CHOOSE_UP:  # gods.law:42  choose up to (n) us from host of you where can grow it asking "Which…
            left = st[-3]
            pc = ASK_ONE_OF_US if left > 0 else THEN_EACH_U
        if pc == ASK_ONE_OF_US:  # gods.law:42  choose up to (n) us from host of you where can grow it asking "Which…
            us = s.lists[-1]
            you = st[-5]
            legal = [
                one_of_us + OFFSET_STRENGTHEN_SEVERAL_ONE_OF_US
                for one_of_us in host(s, you)
                if can_grow(s, one_of_us) and one_of_us not in us
            ]
            if legal:
                legal.append(DECLINE_STRENGTHEN_SEVERAL_ONE_OF_US)
                s.player = you
                s.site = DECISION_STRENGTHEN_SEVERAL_ONE_OF_US
                s.legal = legal
                st[-2] = TAKE_ONE_OF_US
                return True
            pc = THEN_EACH_U
        if pc == TAKE_ONE_OF_US:  # gods.law:42  answered: choose up to (n) us from host of you where can grow it…
            left = st[-3]
            us = s.lists[-1]
            if s.answer == DECLINE_STRENGTHEN_SEVERAL_ONE_OF_US:
                pc = THEN_EACH_U
                continue
            us = s.lists[-1] = [*us, s.answer - OFFSET_STRENGTHEN_SEVERAL_ONE_OF_US]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_UP
            continue
        if pc == THEN_EACH_U:  # gods.law:43  each u among us
            us = s.lists[-1]
            you = st[-5]
            for u in list(us):
                strengthen(s, you, u, 1)
            del st[-5:]
            del s.lists[-1:]
            return False


# gods.law:3  god Odin
def odin_first_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:6  strengthen_one
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:17  god Thor
def thor_first_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:20  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:25  god Freyja
def freyja_first_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:28  gain_runes 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:3  god Odin
def odin_second_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:8  strengthen_several 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_STRENGTHEN_SEVERAL]
            s.lists += [[]]
            if strengthen_several(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:17  god Thor
def thor_second_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:22  draw_cards 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:25  god Freyja
def freyja_second_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:30  gain_runes 1
            you = st[-4]
            st[-2] = AFTER_GAIN_RUNES
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = AFTER_GAIN_RUNES
        if pc == AFTER_GAIN_RUNES:  # gods.law:31  heal 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:3  god Odin
def odin_third_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:10  choose one asking "Odin: what do you take?"
            you = st[-4]
            legal = []
            if can_recruit_any(s, you):
                legal.append(RECRUIT_AN_ARMY_ODIN_THIRD_FAVOUR_OPTION)
            if can_grow_any(s, you):
                legal.append(N1_TO_EACH_OF_UP)
            if legal:
                s.player = you
                s.site = DECISION_ODIN_THIRD_FAVOUR_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = DONE
        if pc == TAKE_OPTION:  # gods.law:10  answered: choose one asking "Odin: what do you take?"
            pc = THEN_RECRUIT if s.answer == RECRUIT_AN_ARMY_ODIN_THIRD_FAVOUR_OPTION else THEN_STRENGTHEN_SEVERAL_3
        if pc == THEN_RECRUIT:  # gods.law:12  recruit
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RECRUIT]
            if recruit(s):
                return True
            pc = DONE
        if pc == THEN_STRENGTHEN_SEVERAL_3:  # gods.law:14  strengthen_several 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_STRENGTHEN_SEVERAL]
            s.lists += [[]]
            if strengthen_several(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:17  god Thor
def thor_third_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:24  draw_cards 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:25  god Freyja
def freyja_third_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:33  gain_runes 2
            you = st[-4]
            st[-2] = ASK_OPTION
            st += [you, 2, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # gods.law:34  choose one asking "Freyja: what do you take?"
            you = st[-4]
            legal = []
            legal.append(PLACE_YOUR_HERO_IN_ANY_FREYJA_THIRD_FAVOUR_OPTION)
            if is_hurt(s, you):
                legal.append(HEAL_1_INJURY_FREYJA_THIRD_FAVOUR_OPTION)
            s.player = you
            s.site = DECISION_FREYJA_THIRD_FAVOUR_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # gods.law:34  answered: choose one asking "Freyja: what do you take?"
            pc = THEN_PLACE_HERO if s.answer == PLACE_YOUR_HERO_IN_ANY_FREYJA_THIRD_FAVOUR_OPTION else THEN_HEAL_1
        if pc == THEN_PLACE_HERO:  # gods.law:36  place_hero
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_PLACE_HERO]
            if place_hero(s):
                return True
            pc = DONE
        if pc == THEN_HEAL_1:  # gods.law:38  heal 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import recruit, strengthen, strengthen_one
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes, heal, place_hero
