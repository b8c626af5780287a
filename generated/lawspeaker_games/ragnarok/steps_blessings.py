"""Lords of Ragnarok: verbs, events and phases of blessings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_DRAW_CARDS,
    BEGIN,
    DONE,
    TAKE_OPTION,
    THEN_SAIL,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_SAIL,
)

# Decisions and their actions.
TAILWIND_TAILWIND_WHEN_TURN_BEGUN_OPTION: Final = 1557
NO_TAILWIND_WHEN_TURN_BEGUN_OPTION: Final = 1558
DECISION_TAILWIND_WHEN_TURN_BEGUN_OPTION: Final = 80


# blessings.law:5  blessing "Odin's Sight"
def odin_s_sight_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:9  draw_cards 1
            you = st[-4]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # blessings.law:10  gain_runes 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# blessings.law:13  may when turn_begun where actor is you
def tailwind_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:13  may when turn_begun where actor is you
            you = st[-3]
            s.player = you
            s.site = DECISION_TAILWIND_WHEN_TURN_BEGUN_OPTION
            s.legal = [TAILWIND_TAILWIND_WHEN_TURN_BEGUN_OPTION, NO_TAILWIND_WHEN_TURN_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:13  answered: may when turn_begun where actor is you
            pc = THEN_SAIL if s.answer == TAILWIND_TAILWIND_WHEN_TURN_BEGUN_OPTION else DONE
        if pc == THEN_SAIL:  # blessings.law:14  sail 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_SAIL]
            if sail(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes, sail
