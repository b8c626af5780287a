"""Lords of Ragnarok: verbs, events and phases of origins.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_STRENGTHEN_ONE,
    BEGIN,
    DONE,
    MIGHT,
    VERB_ALLY_ANY,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_STRENGTHEN_ONE,
)


# origins.law:4  origin Thorsson
def thorsson_bonus(s: State, you: int, this: int) -> None:
    raise_attribute(s, you, MIGHT, 1)


# origins.law:17  origin Baldrsson
def baldrsson_bonus(s: State, you: int, this: int) -> None:
    gain_priests(s, you, 1)


# origins.law:7  origin Freyjasson
def freyjasson_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:9  gain_runes 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:10  origin Tyrsson
def tyrsson_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:12  strengthen_one
            you = st[-4]
            st[-2] = AFTER_STRENGTHEN_ONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = AFTER_STRENGTHEN_ONE
        if pc == AFTER_STRENGTHEN_ONE:  # origins.law:13  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:14  origin Njordsson
def njordsson_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:16  ally_any
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_ALLY_ANY]
            if ally_any(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import strengthen_one
from lawspeaker_games.ragnarok.steps_heroics import ally_any, draw_cards, gain_priests, gain_runes, raise_attribute
