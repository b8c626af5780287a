"""Imperial Settlers: Empires of the North: what the numbers of a state may be.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.names import RULES
from lawspeaker_games.empires.tables import (
    AFTER_ACT,
    AFTER_ADD_TO,
    AFTER_ADVANCE_SHIP,
    AFTER_AFTER_CONQUERED,
    AFTER_CARRY_OUT,
    AFTER_CHOOSE_WALKER,
    AFTER_CONSTRUCT,
    AFTER_COPY,
    AFTER_HARVEST,
    AFTER_LOAD_SHIP,
    AFTER_MOVE_PAWN,
    AFTER_PAY_OUT,
    AFTER_PAYS,
    AFTER_PERFORM,
    AFTER_PHASE_ACTIONS,
    AFTER_PHASE_EXPEDITION,
    AFTER_PHASE_LOOKOUT,
    AFTER_PILLAGE_NOW,
    AFTER_PLANT,
    AFTER_PLAY,
    AFTER_PLAYS,
    AFTER_RAID,
    AFTER_SAIL,
    AFTER_SPEND,
    AFTER_UNEXHAUST_ONE,
    AFTER_VENTURE,
    AFTER_VISIT,
    AFTER_VOYAGE,
    BEGIN,
    CHOOSE_TRIGGER,
    DONE,
    NEXT_P,
    PILES,
    RUN_TRIGGER,
    TAKE_C,
    TAKE_D,
    TAKE_F,
    TAKE_FROM_TASK,
    TAKE_I,
    TAKE_N,
    TAKE_ONE_OF_CS,
    TAKE_OPTION,
    TAKE_PAYMENT,
    TAKE_R,
    TAKE_S,
    TAKE_T,
    TAKE_TO_TASK,
)
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

RANGE_CARD: Final = Range(6, 93, nothing=True)
RANGE_RESOURCE: Final = Range(0, 8, nothing=True)
RANGE_TASK: Final = Range(0, 4, nothing=True)
RANGE_SHIP: Final = Range(94, 109, nothing=True)
RANGE_MANNER: Final = Range(0, 2, nothing=True)
RANGE_ISLAND: Final = Range(84, 93, nothing=True)
RANGE_RANGE: Final = Range(0, 1, nothing=True)
RANGE_PAWN: Final = Range(110, 117, nothing=True)
RANGE_NEXT_SEAT: Final = Range(0, 1, grows=PLAYERS)
RANGE_PHASE: Final = Range(0, 3, nothing=True)
RANGE_LOCATION: Final = Range(6, 69, nothing=True)
RANGE_BOOST: Final = Range(70, 83, nothing=True)
RANGE_CLAN: Final = Range(0, 5, nothing=True)
RANGE_LOOKOUT_END: Final = Range(0, 1, nothing=True)
RANGE_REFILL: Final = Range(0, 1, nothing=True)
RANGE_LANDING: Final = Range(0, 1, nothing=True)
RANGE_TIED_WORKERS: Final = Range(0, 1, nothing=True)
RANGE_FIELD: Final = Range(36, 69, nothing=True)

SCHEMA: Final = StateSchema(
    players=(1, 4),
    sites=RULES.sites,
    phases=4,
    endings=0,
    frames=(
        Frame((RANGE_SEAT,), (RANGE_NUMBER, RANGE_NUMBER), waits=((TAKE_PAYMENT, 0),)),
        Frame((RANGE_SEAT, RANGE_CARD, RANGE_CARD), (RANGE_RESOURCE,), waits=((TAKE_R, 1),)),
        Frame((RANGE_SEAT, RANGE_CARD, RANGE_CARD), waits=((TAKE_R, 2),)),
        Frame((RANGE_SEAT, RANGE_CARD, RANGE_CARD), waits=((TAKE_D, 3),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_SEAT, RANGE_CARD, RANGE_NUMBER, RANGE_SEAT), (RANGE_CARD,), resumes=(AFTER_PAYS,)),
        Frame((RANGE_SEAT,), (RANGE_CARD,), waits=((TAKE_C, 4),)),
        Frame((RANGE_SEAT,), waits=((TAKE_C, 5),)),
        Frame((RANGE_SEAT, RANGE_TASK), waits=((TAKE_FROM_TASK, 6), (TAKE_TO_TASK, 7))),
        Frame((RANGE_SEAT, RANGE_NUMBER), (RANGE_CARD,), waits=((TAKE_ONE_OF_CS, 8),), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_SHIP), waits=((TAKE_S, 9),), resumes=(AFTER_LOAD_SHIP,)),
        Frame(
            (RANGE_SEAT, RANGE_SHIP, RANGE_NUMBER, RANGE_NUMBER, RANGE_RESOURCE, RANGE_RESOURCE),
            (RANGE_NUMBER, RANGE_RESOURCE),
            waits=((TAKE_N, 10), (TAKE_PAYMENT, 11)),
        ),
        Frame((RANGE_SEAT,), waits=((TAKE_S, 12),)),
        Frame(
            (RANGE_SEAT, RANGE_SHIP, RANGE_MANNER, RANGE_ISLAND, RANGE_SHIP),
            waits=((TAKE_I, 13),),
            resumes=(AFTER_VISIT,),
        ),
        Frame((RANGE_SEAT, RANGE_RANGE, RANGE_SHIP, RANGE_MANNER), resumes=(DONE,)),
        Frame(
            (RANGE_SEAT, RANGE_ISLAND, RANGE_SHIP, RANGE_MANNER, RANGE_ISLAND),
            waits=((TAKE_OPTION, 14),),
            resumes=(DONE,),
        ),
        Frame((RANGE_SEAT, RANGE_ISLAND), resumes=(AFTER_AFTER_CONQUERED,)),
        Frame((RANGE_SEAT,), resumes=(AFTER_VENTURE,)),
        Frame((RANGE_SEAT,), resumes=(AFTER_VENTURE,)),
        Frame((RANGE_SEAT,), resumes=(AFTER_VENTURE,)),
        Frame((RANGE_SEAT, RANGE_MANNER), waits=((TAKE_S, 15),), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_TASK), resumes=(AFTER_ADD_TO, AFTER_CARRY_OUT)),
        Frame(
            (RANGE_SEAT, RANGE_TASK, RANGE_CARD, RANGE_TASK), waits=((TAKE_C, 16),), resumes=(AFTER_PLANT, AFTER_PLAY)
        ),
        Frame((RANGE_SEAT, RANGE_CARD, RANGE_TASK), resumes=(AFTER_PLAYS,)),
        Frame((RANGE_SEAT, RANGE_TASK), resumes=(AFTER_CONSTRUCT, AFTER_HARVEST, AFTER_SAIL)),
        Frame((RANGE_SEAT,), waits=((TAKE_C, 17),)),
        Frame((RANGE_SEAT,), waits=((TAKE_F, 18),)),
        Frame(
            (RANGE_SEAT, RANGE_CARD, RANGE_CARD, RANGE_CARD, RANGE_YES_NO, RANGE_CARD),
            waits=((TAKE_OPTION, 19), (TAKE_F, 20)),
        ),
        Frame((RANGE_SEAT,), waits=((TAKE_OPTION, 21),), resumes=(AFTER_RAID,)),
        Frame((RANGE_SEAT,), waits=((TAKE_T, 22),), resumes=(DONE,)),
        Frame(
            (RANGE_SEAT, RANGE_TASK, RANGE_PAWN),
            (RANGE_NUMBER,),
            waits=((TAKE_T, 23), (TAKE_PAYMENT, 24)),
            resumes=(AFTER_CHOOSE_WALKER, DONE),
        ),
        Frame((RANGE_SEAT, RANGE_TASK), (RANGE_PAWN,), waits=((TAKE_FROM_TASK, 25),)),
        Frame((RANGE_SEAT, RANGE_CARD), waits=((TAKE_C, 26),), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT,), waits=((TAKE_C, 27),), resumes=(DONE,)),
        Frame((RANGE_SEAT,), waits=((TAKE_C, 28),)),
        Frame(
            (RANGE_SEAT, RANGE_SEAT, RANGE_NEXT_SEAT, RANGE_NEXT_SEAT, RANGE_SEAT, RANGE_SEAT),
            resumes=(AFTER_PAY_OUT, NEXT_P),
        ),
        Frame((RANGE_SEAT, RANGE_SEAT), resumes=(AFTER_ACT,)),
        Frame((RANGE_SEAT,), resumes=(AFTER_VOYAGE,)),
        Frame(
            (RANGE_NUMBER, RANGE_NEXT_SEAT, RANGE_SEAT, RANGE_SEAT),
            (RANGE_CARD,),
            waits=((TAKE_ONE_OF_CS, 32),),
            resumes=(BEGIN,),
        ),
        Frame(
            (RANGE_PHASE, RANGE_PHASE, RANGE_PHASE),
            resumes=(AFTER_PHASE_ACTIONS, AFTER_PHASE_EXPEDITION, AFTER_PHASE_LOOKOUT, BEGIN),
        ),
        Frame((RANGE_SEAT, RANGE_SHIP), resumes=(AFTER_LOAD_SHIP,)),
        Frame((RANGE_SEAT,), resumes=(AFTER_SAIL,)),
        Frame((RANGE_SEAT, RANGE_CARD, RANGE_TASK), resumes=(AFTER_PLAY,)),
        Frame((RANGE_SEAT, RANGE_TASK), resumes=(AFTER_PERFORM,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_CARD), resumes=(AFTER_COPY,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(DONE,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_PERFORM, AFTER_SPEND)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_PERFORM, AFTER_SPEND)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_COPY,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_PERFORM, AFTER_SPEND)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_PILLAGE_NOW, AFTER_SPEND)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_ADVANCE_SHIP,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_ISLAND), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_ISLAND), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_ISLAND), resumes=(AFTER_SPEND,)),
        Frame((RANGE_SEAT, RANGE_LOCATION), waits=((TAKE_OPTION, 29),)),
        Frame((RANGE_SEAT, RANGE_BOOST), waits=((TAKE_OPTION, 30),)),
        Frame((RANGE_SEAT, RANGE_BOOST), resumes=(AFTER_UNEXHAUST_ONE,)),
        Frame((RANGE_SEAT, RANGE_BOOST), waits=((TAKE_C, 31),)),
        Frame((RANGE_SEAT, RANGE_BOOST), resumes=(AFTER_MOVE_PAWN,)),
        Frame((RANGE_ISLAND, RANGE_SEAT), waits=((RUN_TRIGGER, 33),), resumes=(CHOOSE_TRIGGER,), matches=4),
        Frame(resumes=(BEGIN,)),
    ),
    things=118,
    places=5,
    piles=PILES,
    kinds=(
        (RANGE_CARD, 5),
        (RANGE_CARD, 5),
        (RANGE_CARD, 5),
        (RANGE_CARD, 5),
        (RANGE_CARD, 5),
        (RANGE_ISLAND, 2),
        (RANGE_ISLAND, 2),
        (RANGE_ISLAND, 2),
        (RANGE_ISLAND, 1),
        (RANGE_SHIP, 1),
        (RANGE_SHIP, 5),
        (RANGE_SHIP, 1),
    ),
    parts=(
        Part("goods", RANGE_NUMBER, Form.ROW, per_seat=9),
        Part("clan", RANGE_CLAN, Form.ROW, per_seat=1),
        Part("raze_points", RANGE_YES_NO),
        Part("lookout_end", RANGE_LOOKOUT_END),
        Part("refill", RANGE_REFILL),
        Part("landing", RANGE_LANDING),
        Part("turning_back", RANGE_YES_NO),
        Part("gold_as_cargo", RANGE_YES_NO),
        Part("tied_workers", RANGE_TIED_WORKERS),
        Part("spent", RANGE_NUMBER, Form.ROW, per_seat=1),
        Part("task_on", RANGE_TASK, Form.ROW, count=5),
        Part("first_player", RANGE_SEAT),
        Part("passed", RANGE_YES_NO, Form.ROW, per_seat=1),
        Part("round", RANGE_NUMBER),
        Part("closing", RANGE_YES_NO),
        Part("warned", RANGE_YES_NO),
        Part("card_exhausted", RANGE_YES_NO, Form.ROW, count=88),
        Part("card_stored", RANGE_NUMBER, Form.ROWS, count=88, width=9),
        Part("card_copied", RANGE_CARD, Form.ROW, count=88),
        Part("field_base", RANGE_FIELD, Form.ROW, count=34),
        Part("ship_captain", RANGE_SEAT, Form.ROW, count=16),
        Part("ship_cargo", RANGE_NUMBER, Form.ROWS, count=16, width=9),
        Part("ship_mark", RANGE_NUMBER, Form.ROW, count=16),
        Part("pawn_inactive", RANGE_YES_NO, Form.ROW, count=8),
    ),
)
