"""Northgard: Uncharted Lands: verbs, events and phases of buildings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State, invalidate_piece_unit
from lawspeaker_games.northgard.tables import BEGIN, DONE, PIECE_UNIT, TAKE_OPTION, THEN_PLACE
from lawspeaker_runtime.boards.pieces import place_pieces
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import require

# Decisions and their actions.
TRAINING_CAMP_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 159939
NO_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 159940
DECISION_TRAINING_CAMP_WHEN_RECRUITED_OPTION: Final = 120


# buildings.law:37  when recruited where camps is one_unit and (any b among (buildings in ground) where b is "Training…
def recruited_when_recruited(s: State, ground: int, owner_: int, you: int) -> None:
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, owner_, s.map.root[ground], 1)
    invalidate_piece_unit(s)


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
            pc = THEN_PLACE if s.answer == TRAINING_CAMP_TRAINING_CAMP_WHEN_RECRUITED_OPTION else DONE
        if pc == THEN_PLACE:  # buildings.law:23  place 1 unit in here
            this = st[-4]
            you = st[-3]
            place_pieces(
                s,
                s.unit,
                s.unit_placed,
                152,
                PIECE_UNIT,
                14,
                you,
                s.map.root[require(place_of(s, this), "buildings.law:23")],
                1,
            )
            invalidate_piece_unit(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# At the end, because these modules call each other.
