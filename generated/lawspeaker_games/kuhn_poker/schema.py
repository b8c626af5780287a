"""Kuhn Poker: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.kuhn_poker.names import RULES
from lawspeaker_games.kuhn_poker.tables import BEGIN, DONE, PILES, TAKE_OPTION, TAKE_OPTION_2
from lawspeaker_runtime.serialize.schema import RANGE_NUMBER, RANGE_SEAT, Form, Frame, Part, Range, StateSchema

RANGE_CARD: Final = Range(0, 2, nothing=True)

SCHEMA: Final = StateSchema(
    players=(2, 2),
    sites=RULES.sites,
    phases=0,
    endings=0,
    frames=(
        Frame((RANGE_SEAT, RANGE_SEAT), waits=((TAKE_OPTION, 0),)),
        Frame(resumes=(BEGIN,)),
        Frame(waits=((TAKE_OPTION, 1), (TAKE_OPTION_2, 2)), resumes=(BEGIN, DONE)),
    ),
    things=3,
    piles=PILES,
    kinds=((RANGE_CARD, 1), (RANGE_CARD, 3)),
    parts=(Part("goods", RANGE_NUMBER, Form.ROW, per_seat=1), Part("pot", RANGE_NUMBER)),
)
