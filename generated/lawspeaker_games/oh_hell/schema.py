"""Oh Hell: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.oh_hell.names import RULES
from lawspeaker_games.oh_hell.tables import AFTER_PLAY_TRICK, BEGIN, PILES, TAKE_C, TAKE_TRICKS_BID
from lawspeaker_runtime.serialize.schema import (
    PLAYERS,
    RANGE_NUMBER,
    RANGE_SEAT,
    RANGE_YES_NO,
    Form,
    Frame,
    Part,
    Range,
    StateSchema,
)

RANGE_NEXT_SEAT: Final = Range(0, 1, grows=PLAYERS)
RANGE_CARD: Final = Range(0, 51, nothing=True)
RANGE_SUIT: Final = Range(0, 3, nothing=True)

SCHEMA: Final = StateSchema(
    players=(3, 3),
    sites=RULES.sites,
    phases=0,
    endings=0,
    frames=(
        Frame((RANGE_SEAT, RANGE_SEAT, RANGE_NEXT_SEAT, RANGE_SEAT), waits=((TAKE_C, 0),)),
        Frame(
            (RANGE_SEAT, RANGE_NEXT_SEAT, RANGE_SEAT, RANGE_NUMBER),
            waits=((TAKE_TRICKS_BID, 1),),
            resumes=(AFTER_PLAY_TRICK, BEGIN),
        ),
    ),
    things=52,
    piles=PILES,
    kinds=((RANGE_CARD, 1), (RANGE_CARD, 4), (RANGE_CARD, 4), (RANGE_CARD, 1), (RANGE_CARD, 1)),
    parts=(
        Part("tricks", RANGE_NUMBER),
        Part("dealer", RANGE_SEAT),
        Part("leader", RANGE_SEAT),
        Part("trump", RANGE_SUIT),
        Part("bid", RANGE_NUMBER, Form.ROW, per_seat=1),
        Part("lacks", RANGE_YES_NO, Form.ROW, per_seat=4),
        Part("won", RANGE_NUMBER, Form.ROW, per_seat=1),
    ),
)
