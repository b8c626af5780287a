"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_heidel.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_MOVE_PAWN,
    BEGIN,
    EMPIRE,
    FOOD,
    GOODS,
    ISLANDS,
    THEN_GAIN,
    VERB_MOVE_PAWN,
)
from lawspeaker_games.empires.values import possible_move_pawn
from lawspeaker_runtime.state import goods


# clan_heidel.law:32  boost Party Ship
def party_ship_plays(s: State, you: int, this: int) -> None:
    if not any(s.card_exhausted[i - 6] for i in [it for it in s.piles[EMPIRE + you] if it in ISLANDS]):
        s.failed = True
        return
    for i in [it for it in s.piles[EMPIRE + you] if it in ISLANDS]:
        unexhaust(s, you, i)
    s.failed = False


# clan_heidel.law:23  boost Drinking Competition
def drinking_competition_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:29  if possible move_pawn
            you = st[-4]
            if possible_move_pawn(s, you):
                # clan_heidel.law:30  move_pawn
                you = st[-4]
                st[-2] = AFTER_MOVE_PAWN
                st += [you, 0, BEGIN, VERB_MOVE_PAWN]
                if move_pawn(s):
                    return True
                pc = AFTER_MOVE_PAWN
            else:
                pc = THEN_GAIN
        if pc == AFTER_MOVE_PAWN:  # clan_heidel.law:30  move_pawn
            if s.failed:
                s.undone = True
            pc = THEN_GAIN
        if pc == THEN_GAIN:  # clan_heidel.law:31  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import move_pawn, unexhaust
