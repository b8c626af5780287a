"""Imperial Settlers: Empires of the North: verbs, events and phases of tasks.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, invalidate_things_card
from lawspeaker_games.empires.tables import (
    AFTER_ADD_TO,
    AFTER_CARRY_OUT,
    AFTER_CONSTRUCT,
    AFTER_HARVEST,
    AFTER_PERFORM,
    AFTER_PLANT,
    AFTER_PLAY,
    AFTER_PLAYS,
    AFTER_SAIL,
    ASK_C,
    ASK_F,
    ASK_OPTION,
    BEGIN,
    BOOSTS,
    CONSTRUCT,
    DECK,
    DISCARD,
    DONE,
    EITHER,
    EMPIRE,
    EVENT_BOOSTED,
    EVENT_BUILT,
    EVENT_DECLARED,
    EVENT_HARVESTED,
    EVENT_PERFORMED,
    EXPLORE,
    FAIL,
    FIELD_FORM,
    FIELD_GOODS,
    FIRST_COPY,
    GOODS,
    HAND,
    HARVEST,
    PILES,
    POPULATE,
    SAIL,
    TAKE_C,
    TAKE_F,
    TAKE_OPTION,
    THEN_ANNOUNCE,
    THEN_ANNOUNCE_2,
    THEN_IF,
    THEN_TUCKED,
    UPGRADE,
    VERB_ADD_TO,
    VERB_CARRY_OUT,
    VERB_CONSTRUCT,
    VERB_HARVEST,
    VERB_PERFORM,
    VERB_PLANT,
    VERB_PLAY,
    VERB_SAIL,
    WORKERS,
)
from lawspeaker_games.empires.values import (
    TABLE_EXPLORED,
    can_add,
    can_construct,
    can_declare,
    farms,
    fits,
    settlers,
    yield_,
)
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import different
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_ADD_TO_C: Final = 1634918
NONE: Final = 1635012
DECISION_ADD_TO_C: Final = 16
OFFSET_CONSTRUCT_C: Final = 1635007
DECISION_CONSTRUCT_C: Final = 17
OFFSET_HARVEST_F: Final = 1635065
DECISION_HARVEST_F: Final = 18
AS_A_FIELD: Final = 1635135
AS_AN_UPGRADE: Final = 1635136
DECISION_PLANT_OPTION: Final = 19
OFFSET_PLANT_F: Final = 1635101
DECISION_PLANT_F: Final = 20


# tasks.law:74  verb explore
def explore(s: State, you: int) -> None:
    if not (len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0):
        s.failed = True
        return
    draw_(s, you, TABLE_EXPLORED[you])
    s.failed = False


# tasks.law:78  verb populate
def populate(s: State, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, WORKERS, settlers(s, you))


# tasks.law:103  verb reap f: field
def reap(s: State, you: int, f: int) -> None:
    if s.noting:
        note_event(s, EVENT_HARVESTED, open_to(s, PILES, [f]), [f, you])
    goods.gain(s, s.goods, GOODS, you, yield_(s, f))


# tasks.law:15  verb perform t: task
def perform(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:17  only if can declare t
            t = st[-3]
            you = st[-4]
            if can_declare(s, t, you):
                # tasks.law:18  announce declared t by you
                t = st[-3]
                you = st[-4]
                if s.noting:
                    note_event(s, EVENT_DECLARED, EVERYBODY, [t, you])
                if any(can_add(s, c, t, you) for c in s.piles[HAND + you]):
                    # tasks.law:20  add_to t
                    t = st[-3]
                    you = st[-4]
                    st[-2] = AFTER_ADD_TO
                    st += [you, t, 0, 0, BEGIN, VERB_ADD_TO]
                    if add_to(s):
                        return True
                pc = AFTER_ADD_TO
            else:
                # tasks.law:17  only if can declare t
                s.failed = True
                del st[-4:]
                return False
        if pc == AFTER_ADD_TO:  # tasks.law:21  carry_out t
            t = st[-3]
            you = st[-4]
            st[-2] = AFTER_CARRY_OUT
            st += [you, t, BEGIN, VERB_CARRY_OUT]
            if carry_out(s):
                return True
            pc = AFTER_CARRY_OUT
        if pc == AFTER_CARRY_OUT:  # tasks.law:21  carry_out t
            pc = THEN_ANNOUNCE_2 if s.failed else THEN_ANNOUNCE_2
        if pc == THEN_ANNOUNCE_2:  # tasks.law:24  announce performed t by you
            t = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_PERFORMED, EVERYBODY, [t, you])
            s.failed = False
            del st[-4:]
            return False


# tasks.law:26  verb add_to t: task
def add_to(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:27  choose c from different your hand where can add it to t asking "You declare…
            t = st[-5]
            st[-3] = t
            pc = ASK_C
        if pc == ASK_C:  # tasks.law:27  choose c from different your hand where can add it to t asking "You declare…
            t = st[-5]
            you = st[-6]
            legal = [
                c + OFFSET_ADD_TO_C
                for c in different([it for it in s.piles[HAND + you] if can_add(s, it, t, you)], FIRST_COPY)
            ]
            legal.append(NONE)
            s.player = you
            s.site = DECISION_ADD_TO_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # tasks.law:27  answered: choose c from different your hand where can add it to t asking…
            if s.answer == NONE:
                pc = DONE
                continue
            c = st[-4] = s.answer - OFFSET_ADD_TO_C
            pc = THEN_IF
        if pc == THEN_IF:  # tasks.law:28  if c is boost
            c = st[-4]
            if c in BOOSTS:
                # tasks.law:29  play c for t
                c = st[-4]
                t = st[-5]
                you = st[-6]
                st[-2] = AFTER_PLAY
                st += [you, c, t, BEGIN, VERB_PLAY]
                if play(s):
                    return True
                pc = AFTER_PLAY
            else:
                # tasks.law:31  plant c
                c = st[-4]
                you = st[-6]
                st[-2] = AFTER_PLANT
                st += [you, c, 0, 0, 0, 0, BEGIN, VERB_PLANT]
                if plant(s):
                    return True
                pc = AFTER_PLANT
        if pc == AFTER_PLAY:  # tasks.law:29  play c for t
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == AFTER_PLANT:  # tasks.law:31  plant c
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# tasks.law:40  verb play c: card for t: task
def play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:42  announce boosted c by you
            c = st[-4]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_BOOSTED, open_to(s, PILES, [c]), [c, you])
            put_last(s, PILES, c, DISCARD + you)
            invalidate_things_card(s)
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_boost_plays(s, you, c):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # tasks.law:44  run plays of c
            t = st[-3]
            you = st[-5]
            if s.failed:
                s.undone = True
            if can_declare(s, t, you):
                s.failed = False
                del st[-5:]
                return False
            # tasks.law:45  only if can declare t
            s.failed = True
            del st[-5:]
            return False


# tasks.law:47  verb carry_out t: task
def carry_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:49  depending on t
            t = st[-3]
            if t == EXPLORE:
                # tasks.law:51  explore
                you = st[-4]
                explore(s, you)
                if s.failed:
                    # tasks.law:53  fail
                    s.failed = True
                    del st[-4:]
                    return False
                pc = DONE
            else:
                # tasks.law:49  depending on t
                t = st[-3]
                if t == POPULATE:
                    # tasks.law:55  populate
                    you = st[-4]
                    populate(s, you)
                    pc = DONE
                else:
                    # tasks.law:49  depending on t
                    t = st[-3]
                    if t == CONSTRUCT:
                        # tasks.law:57  construct
                        you = st[-4]
                        st[-2] = AFTER_CONSTRUCT
                        st += [you, BEGIN, VERB_CONSTRUCT]
                        if construct(s):
                            return True
                        pc = AFTER_CONSTRUCT
                    else:
                        # tasks.law:49  depending on t
                        t = st[-3]
                        if t == HARVEST:
                            # tasks.law:61  harvest
                            you = st[-4]
                            st[-2] = AFTER_HARVEST
                            st += [you, BEGIN, VERB_HARVEST]
                            if harvest(s):
                                return True
                            pc = AFTER_HARVEST
                        else:
                            # tasks.law:49  depending on t
                            t = st[-3]
                            if t == SAIL:
                                # tasks.law:65  sail
                                you = st[-4]
                                st[-2] = AFTER_SAIL
                                st += [you, 0, BEGIN, VERB_SAIL]
                                if sail(s):
                                    return True
                                pc = AFTER_SAIL
                            else:
                                pc = DONE
        if pc == AFTER_CONSTRUCT:  # tasks.law:57  construct
            if s.failed:
                # tasks.law:59  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == AFTER_HARVEST:  # tasks.law:61  harvest
            if s.failed:
                # tasks.law:63  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == AFTER_SAIL:  # tasks.law:65  sail
            if s.failed:
                # tasks.law:67  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# tasks.law:85  verb construct
def construct(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:87  choose c from different your hand where can construct it asking "Which…
            you = st[-3]
            legal = [
                c + OFFSET_CONSTRUCT_C
                for c in different([it for it in s.piles[HAND + you] if can_construct(s, it)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = DECISION_CONSTRUCT_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # tasks.law:87  answered: choose c from different your hand where can construct it asking…
            you = st[-3]
            c = s.answer - OFFSET_CONSTRUCT_C
            establish(s, you, c)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # tasks.law:90  fail
            s.failed = True
            del st[-3:]
            return False


# tasks.law:97  verb harvest
def harvest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:99  choose f from farms of you asking "Which Field do you harvest?"
            you = st[-3]
            legal = [f + OFFSET_HARVEST_F for f in farms(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_HARVEST_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # tasks.law:99  answered: choose f from farms of you asking "Which Field do you harvest?"
            you = st[-3]
            f = s.answer - OFFSET_HARVEST_F
            reap(s, you, f)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # tasks.law:102  fail
            s.failed = True
            del st[-3:]
            return False


# tasks.law:113  verb plant c: card
def plant(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:115  let u = c
            c = st[-7]
            you = st[-8]
            u = st[-3] = c
            tucked = st[-4] = FIELD_FORM[u] == UPGRADE
            if FIELD_FORM[u] == EITHER and any(fits(s, u, f) for f in farms(s, you)):
                # tasks.law:118  choose one asking "How do you build {c}?"
                c = st[-7]
                st[-6] = c
                pc = ASK_OPTION
            else:
                pc = THEN_IF
        if pc == ASK_OPTION:  # tasks.law:118  choose one asking "How do you build {c}?"
            you = st[-8]
            s.player = you
            s.site = DECISION_PLANT_OPTION
            s.legal = [AS_A_FIELD, AS_AN_UPGRADE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # tasks.law:118  answered: choose one asking "How do you build {c}?"
            pc = THEN_IF if s.answer == AS_A_FIELD else THEN_TUCKED
        if pc == THEN_TUCKED:  # tasks.law:122  tucked becomes yes
            tucked = st[-4] = True
            pc = THEN_IF
        if pc == THEN_IF:  # tasks.law:123  if tucked
            tucked = st[-4] != 0
            if tucked:
                # tasks.law:124  choose f from farms of you where (fits of u on it) asking "Under which Field do you…
                c = st[-7]
                st[-5] = c
                pc = ASK_F
            else:
                pc = THEN_ANNOUNCE
        if pc == ASK_F:  # tasks.law:124  choose f from farms of you where (fits of u on it) asking "Under which Field…
            u = st[-3]
            you = st[-8]
            legal = [f + OFFSET_PLANT_F for f in farms(s, you) if fits(s, u, f)]
            if legal:
                s.player = you
                s.site = DECISION_PLANT_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # tasks.law:124  answered: choose f from farms of you where (fits of u on it) asking "Under…
            u = st[-3]
            f = s.answer - OFFSET_PLANT_F
            s.field_base[u - 36] = f
            s.memo_can_plant = {}
            pc = THEN_ANNOUNCE
        if pc == FAIL:  # tasks.law:127  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == THEN_ANNOUNCE:  # tasks.law:128  announce built u by you
            u = st[-3]
            you = st[-8]
            if s.noting:
                note_event(s, EVENT_BUILT, open_to(s, PILES, [u]), [u, you])
            put_last(s, PILES, u, EMPIRE + you)
            invalidate_things_card(s)
            goods.gain(s, s.goods, GOODS, you, list(FIELD_GOODS[u]))
            after_built(s, u, you)
            run_card_bonus(s, you, u)
            s.failed = False
            del st[-8:]
            return False


# tasks.law:40  verb play c: card for t: task
def try_play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:40  verb play c: card for t: task
            c = st[-4]
            t = st[-3]
            you = st[-5]
            st[-2] = AFTER_PLAY
            st += [you, c, t, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY
        if pc == AFTER_PLAY:  # tasks.law:40  verb play c: card for t: task
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            return False


# tasks.law:15  verb perform t: task
def try_perform(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:93  perform explore
            t = st[-3]
            you = st[-4]
            st[-2] = AFTER_PERFORM
            st += [you, t, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_glenn.law:93  perform explore
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_boost_plays, run_card_bonus
from lawspeaker_games.empires.steps_keywords import draw_
from lawspeaker_games.empires.steps_ships import sail
from lawspeaker_games.empires.steps_turn import after_built, establish
