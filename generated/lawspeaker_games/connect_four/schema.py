"""Connect Four: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.connect_four.names import RULES
from lawspeaker_games.connect_four.tables import BEGIN, TAKE_COLUMN
from lawspeaker_runtime.serialize.schema import RANGE_SEAT, Form, Frame, Part, StateSchema

SCHEMA: Final = StateSchema(
    players=(2, 2),
    sites=RULES.sites,
    phases=0,
    endings=1,
    frames=(Frame((RANGE_SEAT,), waits=((TAKE_COLUMN, 0),), resumes=(BEGIN,)),),
    places=42,
    parts=(Part("disc", RANGE_SEAT, Form.ROW, count=42),),
)
