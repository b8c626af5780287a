"""Tic-Tac-Toe: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.tic_tac_toe.names import RULES
from lawspeaker_games.tic_tac_toe.tables import BEGIN, TAKE_SQUARE
from lawspeaker_runtime.serialize.schema import RANGE_NUMBER, RANGE_SEAT, Derived, Form, Frame, Part, StateSchema

SCHEMA: Final = StateSchema(
    players=(2, 2),
    sites=RULES.sites,
    phases=0,
    endings=1,
    frames=(Frame((RANGE_SEAT,), waits=((TAKE_SQUARE, 0),), resumes=(BEGIN,)),),
    places=9,
    parts=(Part("mark", RANGE_SEAT, Form.ROW, count=9), Part("mark_vacant", RANGE_NUMBER, Form.ROW)),
    derived=(Derived("mark", 9, vacant="mark_vacant"),),
)
