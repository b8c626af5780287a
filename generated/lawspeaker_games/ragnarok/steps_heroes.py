"""Lords of Ragnarok: verbs, events and phases of heroes.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    BEGIN,
    DONE,
    TAKE_OPTION,
    TAKE_U,
    THEN_INJURE_YOU,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_INJURE,
)
from lawspeaker_games.ragnarok.values import battlefield, can_grow, troops

# Decisions and their actions.
OFFSET_LAGERTHA_WHEN_BATTLE_WON_U: Final = 2250
DECISION_LAGERTHA_WHEN_BATTLE_WON_U: Final = 117
BEOWULF_BEOWULF_BEFORE_HUNT_BEGUN_OPTION: Final = 2359
NO_BEOWULF_BEFORE_HUNT_BEGUN_OPTION: Final = 2360
DECISION_BEOWULF_BEFORE_HUNT_BEGUN_OPTION: Final = 118
BEOWULF_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION: Final = 2361
NO_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION: Final = 2362
DECISION_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION: Final = 119


# heroes.law:12  when claimed where owner is you and settlement of r and not fighting and (in_land of r with this)
def snorri_when_claimed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroes.law:13  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# heroes.law:15  when battle_won where victor is you and (in_land of battlefield with this)
def lagertha_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroes.law:16  choose u from (troops of you in battlefield) where can grow it asking "Which…
            you = st[-3]
            legal = [u + OFFSET_LAGERTHA_WHEN_BATTLE_WON_U for u in troops(s, you, battlefield(s)) if can_grow(s, u)]
            if legal:
                s.player = you
                s.site = DECISION_LAGERTHA_WHEN_BATTLE_WON_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # heroes.law:16  answered: choose u from (troops of you in battlefield) where can grow it…
            you = st[-3]
            u = s.answer - OFFSET_LAGERTHA_WHEN_BATTLE_WON_U
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# heroes.law:21  when hurt where p is you
def beowulf_when_hurt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroes.law:22  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# heroes.law:23  may before hunt_begun where hunter is you and can_bleed of you asking "Beowulf: do you take 1 Injury…
def beowulf_before_hunt_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroes.law:23  may before hunt_begun where hunter is you and can_bleed of you asking…
            you = st[-3]
            s.player = you
            s.site = DECISION_BEOWULF_BEFORE_HUNT_BEGUN_OPTION
            s.legal = [BEOWULF_BEOWULF_BEFORE_HUNT_BEGUN_OPTION, NO_BEOWULF_BEFORE_HUNT_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # heroes.law:23  answered: may before hunt_begun where hunter is you and can_bleed of…
            pc = THEN_INJURE_YOU if s.answer == BEOWULF_BEOWULF_BEFORE_HUNT_BEGUN_OPTION else DONE
        if pc == THEN_INJURE_YOU:  # heroes.law:24  injure you by 1
            you = st[-3]
            st[-2] = DONE
            st += [you, you, 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# heroes.law:25  may before battle_begun where (attacker is you or defender is you) and can_bleed of you and (in_land…
def beowulf_before_battle_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # heroes.law:25  may before battle_begun where (attacker is you or defender is you) and…
            you = st[-3]
            s.player = you
            s.site = DECISION_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION
            s.legal = [BEOWULF_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION, NO_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # heroes.law:25  answered: may before battle_begun where (attacker is you or defender…
            pc = THEN_INJURE_YOU if s.answer == BEOWULF_BEOWULF_BEFORE_BATTLE_BEGUN_OPTION else DONE
        if pc == THEN_INJURE_YOU:  # heroes.law:26  injure you by 1
            you = st[-3]
            st[-2] = DONE
            st += [you, you, 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import strengthen
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes, injure
