"""For Northwood!: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northwood.names import RULES
from lawspeaker_games.northwood.tables import (
    AFTER_ASK_AN_ALLY,
    AFTER_BRING_FRIENDS,
    AFTER_DISCARD_ALL,
    AFTER_HOLD_DIALOGUE,
    AFTER_PHASE_VISIT,
    BEGIN,
    DONE,
    PILES,
    TAKE_ALLY,
    TAKE_CS,
    TAKE_DISCARDED,
    TAKE_DISCARDED_2,
    TAKE_FIEF,
    TAKE_FRIEND,
    TAKE_GIVEN_BACK,
    TAKE_GUEST,
    TAKE_KEPT,
    TAKE_LOW_HIGH,
    TAKE_MINE_THEIRS,
    TAKE_NEIGHBOUR,
    TAKE_ONE_OF_DISCARDED,
    TAKE_OPTION,
    TAKE_RESPONSE,
    TAKE_THEME,
    TAKE_TRUMP_CARD,
    TAKE_WOKEN,
)
from lawspeaker_runtime.serialize.schema import (
    RANGE_NUMBER,
    RANGE_SEAT,
    RANGE_YES_NO,
    Form,
    Frame,
    Part,
    Range,
    StateSchema,
)

RANGE_CARD: Final = Range(0, 31, nothing=True)
RANGE_CHARACTER: Final = Range(32, 55, nothing=True)
RANGE_FIEF: Final = Range(56, 63, nothing=True)
RANGE_PHASE: Final = Range(0, 0, nothing=True)
RANGE_SUIT: Final = Range(0, 3, nothing=True)
RANGE_SCENARIO: Final = Range(64, 80, nothing=True)
RANGE_STYLE: Final = Range(0, 1, nothing=True)
RANGE_LEVEL: Final = Range(0, 2, nothing=True)
RANGE_MOOD: Final = Range(0, 2, nothing=True)

SCHEMA: Final = StateSchema(
    players=(1, 1),
    sites=RULES.sites,
    phases=1,
    endings=5,
    frames=(
        Frame((RANGE_SEAT,), (RANGE_CARD, RANGE_CARD), waits=((TAKE_CS, 0),)),
        Frame((RANGE_SEAT,), (RANGE_CARD, RANGE_CARD), waits=((TAKE_CS, 1),)),
        Frame((RANGE_SEAT, RANGE_YES_NO, RANGE_YES_NO, RANGE_YES_NO, RANGE_NUMBER), waits=((TAKE_OPTION, 2),)),
        Frame((RANGE_SEAT,), waits=((TAKE_LOW_HIGH, 3),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_NUMBER), waits=((TAKE_NEIGHBOUR, 4),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_CHARACTER), (RANGE_CHARACTER,), waits=((TAKE_GUEST, 5),)),
        Frame((RANGE_SEAT,), waits=((TAKE_ALLY, 6),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CARD), (RANGE_CARD,), waits=((TAKE_RESPONSE, 7),)),
        Frame(
            (RANGE_SEAT, RANGE_FIEF),
            waits=((TAKE_FIEF, 8),),
            resumes=(AFTER_ASK_AN_ALLY, AFTER_BRING_FRIENDS, AFTER_HOLD_DIALOGUE),
        ),
        Frame(resumes=(BEGIN,)),
        Frame((RANGE_PHASE,), resumes=(AFTER_PHASE_VISIT, BEGIN)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_CARD, RANGE_CARD), waits=((TAKE_GIVEN_BACK, 9),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_NUMBER), (RANGE_CARD,), waits=((TAKE_ONE_OF_DISCARDED, 10),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_THEME, 11),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_TRUMP_CARD, 12),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_DISCARDED, 13), (TAKE_DISCARDED_2, 14))),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_DISCARDED, 15),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER, RANGE_NUMBER), resumes=(AFTER_DISCARD_ALL,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_THEME, 16),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_WOKEN, 17),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_FRIEND, 18),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), (RANGE_CARD, RANGE_CARD), waits=((TAKE_CS, 19),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), (RANGE_CARD,), waits=((TAKE_KEPT, 20),)),
        Frame((RANGE_SEAT, RANGE_CHARACTER), waits=((TAKE_MINE_THEIRS, 21),)),
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
        Part("scenario", RANGE_SCENARIO),
        Part("visited_fief", RANGE_FIEF),
        Part("statement", RANGE_CARD),
        Part("asked", RANGE_CHARACTER),
        Part("turned", RANGE_NUMBER, Form.ROW, count=4),
        Part("character_used", RANGE_YES_NO, Form.ROW, count=24),
        Part("character_cover", RANGE_CHARACTER, Form.ROW, count=24),
        Part("fief_ruler", RANGE_CHARACTER, Form.ROW, count=8),
        Part("fief_mood", RANGE_MOOD, Form.ROW, count=8),
    ),
)
