"""Northgard: Uncharted Lands: verbs, events and phases of buildings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.tables import BEGIN, DONE, TAKE_OPTION, THEN_STATION_1, VERB_STATION
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import require

# Decisions and their actions.
TRAINING_CAMP_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 160119
NO_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 160120
DECISION_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 130


# buildings.law:37  when recruited where camps is one_unit and (any b among (buildings in ground) where b is "Training…
def recruited_when_recruited(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # buildings.law:38  station 1 in ground
            ground = st[-5]
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, ground, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# buildings.law:22  may when recruited where owner is you and ground is here and camps is each_camp
def training_camp_when_recruited(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # buildings.law:22  may when recruited where owner is you and ground is here and camps is…
            you = st[-3]
            s.player = you
            s.site = DECISION_TRAINING_CAMP_WHEN_RECRUITED_OPTION
            s.legal = [TRAINING_CAMP_TRAINING_CAMP_WHEN_RECRUITED_OPTION, NO_TRAINING_CAMP_WHEN_RECRUITED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # buildings.law:22  answered: may when recruited where owner is you and ground is here…
            pc = THEN_STATION_1 if s.answer == TRAINING_CAMP_TRAINING_CAMP_WHEN_RECRUITED_OPTION else DONE
        if pc == THEN_STATION_1:  # buildings.law:23  station 1 in here
            this = st[-4]
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, require(place_of(s, this), "buildings.law:23"), BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_effects import station
