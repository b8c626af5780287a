"""Breakthrough: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.breakthrough.names import RULES
from lawspeaker_games.breakthrough.tables import BEGIN, TAKE_SOURCE_TARGET
from lawspeaker_runtime.serialize.schema import RANGE_NUMBER, RANGE_SEAT, Derived, Form, Frame, Part, StateSchema

SCHEMA: Final = StateSchema(
    players=(2, 2),
    sites=RULES.sites,
    phases=0,
    endings=1,
    frames=(Frame(resumes=(BEGIN,)), Frame((RANGE_SEAT,), waits=((TAKE_SOURCE_TARGET, 0),), resumes=(BEGIN,))),
    places=64,
    parts=(Part("pawn", RANGE_SEAT, Form.ROW, count=64), Part("pawn_owned", RANGE_NUMBER, Form.ROWS, per_seat=1)),
    derived=(Derived("pawn", 64, owned="pawn_owned"),),
)
