"""Lords of Ragnarok: verbs, events and phases of gods.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_STRENGTHEN_ONE,
    BEGIN,
    DONE,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_LEVY,
    VERB_STRENGTHEN_ONE,
)


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


# gods.law:12  god Thor
def thor_first_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:15  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:20  god Freyja
def freyja_first_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:23  gain_runes 1
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
        if pc == BEGIN:  # gods.law:8  strengthen_one
            you = st[-4]
            st[-2] = AFTER_STRENGTHEN_ONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = AFTER_STRENGTHEN_ONE
        if pc == AFTER_STRENGTHEN_ONE:  # gods.law:9  strengthen_one
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:12  god Thor
def thor_second_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:17  draw_cards 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:20  god Freyja
def freyja_second_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:25  gain_runes 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
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
        if pc == BEGIN:  # gods.law:11  levy 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, BEGIN, VERB_LEVY]
            if levy(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:12  god Thor
def thor_third_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:19  draw_cards 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# gods.law:20  god Freyja
def freyja_third_favour(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # gods.law:27  gain_runes 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import levy, strengthen_one
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes
