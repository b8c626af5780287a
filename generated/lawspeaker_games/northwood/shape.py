"""For Northwood!: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.names import RULES
from lawspeaker_games.northwood.tables import PILES
from lawspeaker_runtime.serialize.schema import RANGE_NUMBER, RANGE_SEAT, RANGE_YES_NO, Form, Frame, Part, Range, Shape

RANGE_CARD: Final = Range(0, 31, nothing=True)
RANGE_CHARACTER: Final = Range(32, 55, nothing=True)
RANGE_FIEF: Final = Range(56, 63, nothing=True)
RANGE_PHASE: Final = Range(0, 0, nothing=True)
RANGE_SUIT: Final = Range(0, 3, nothing=True)
RANGE_SCENARIO: Final = Range(64, 80, nothing=True)
RANGE_STYLE: Final = Range(0, 1, nothing=True)
RANGE_LEVEL: Final = Range(0, 2, nothing=True)
RANGE_MOOD: Final = Range(0, 2, nothing=True)

SHAPE: Final = Shape(
    players=(1, 1),
    sites=RULES.sites,
    phases=1,
    endings=5,
    frames=(
        Frame((RANGE_SEAT,), (RANGE_CARD, RANGE_CARD), waits=((2, 0),)),
        Frame((RANGE_SEAT,), (RANGE_CARD, RANGE_CARD), waits=((2, 1),)),
        Frame((RANGE_SEAT, RANGE_YES_NO, RANGE_YES_NO, RANGE_YES_NO, RANGE_NUMBER), waits=((4, 2),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), (RANGE_CHARACTER,), waits=((3, 3),)),
        Frame((RANGE_SEAT,), waits=((1, 4),), resumes=(2,)),
        Frame((RANGE_SEAT,), (RANGE_CARD,), waits=((2, 5),)),
        Frame((RANGE_SEAT, RANGE_FIEF), waits=((2, 6), (5, 7)), resumes=(6, 8, 10)),
        Frame(resumes=(0,)),
        Frame((RANGE_PHASE,), resumes=(0, 2)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(1,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(1,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(1,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 8),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 9),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(2,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_CARD), waits=((2, 10),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_NUMBER), (RANGE_CARD,), waits=((3, 11),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 12),), resumes=(2,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 13),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 14), (3, 15))),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((3, 16),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_NUMBER), resumes=(1,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 17),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 18),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 19),), resumes=(2,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), (RANGE_CARD, RANGE_CARD), waits=((2, 20),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), (RANGE_CARD,), waits=((2, 21),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((1, 22),)),
    ),
    effects=(((RANGE_SUIT,), ()),),
    things=81,
    piles=PILES,
    kinds=(
        (RANGE_FIEF, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CHARACTER, 1),
        (RANGE_CARD, 1),
        (RANGE_CARD, 1),
        (RANGE_CARD, 1),
        (RANGE_CARD, 1),
        (RANGE_SCENARIO, 1),
    ),
    parts=(
        Part("style", RANGE_STYLE),
        Part("level", RANGE_LEVEL),
        Part("may_stop", RANGE_YES_NO),
        Part("scenario", RANGE_SCENARIO),
        Part("visited_fief", RANGE_FIEF),
        Part("statement", RANGE_CARD),
        Part("turned", RANGE_NUMBER, Form.ROW, count=4),
        Part("character_used", RANGE_YES_NO, Form.ROW, count=24),
        Part("character_cover", RANGE_CHARACTER, Form.ROW, count=24),
        Part("fief_ruler", RANGE_CHARACTER, Form.ROW, count=8),
        Part("fief_mood", RANGE_MOOD, Form.ROW, count=8),
    ),
)
