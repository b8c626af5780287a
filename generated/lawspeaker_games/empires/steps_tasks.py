"""Imperial Settlers: Empires of the North: verbs, events and phases of tasks.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_field_base,
    invalidate_goods,
    invalidate_goods_workers,
    invalidate_things_card,
)
from lawspeaker_games.empires.tables import (
    AFTER_AFTER_DECLARED,
    AFTER_BEFORE_HARVESTED,
    AFTER_CONSTRUCT,
    AFTER_HARVEST,
    AFTER_PLANT,
    AFTER_PLAY,
    AFTER_PLAYS,
    AFTER_SAIL,
    AFTER_SOW,
    AFTER_SPEND,
    AFTER_UNDERTAKE,
    ASK_C,
    ASK_C_2,
    ASK_F,
    ASK_OPTION,
    BEGIN,
    BOOSTING,
    BOOSTS,
    CHOOSE_TRIGGER,
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
    FIELDS,
    FIRST_COPY,
    FIRST_FIELD,
    GOODS,
    HAND,
    HARVEST,
    HOT_SPRINGS,
    HOUSE_OF_BOOKS,
    NEIGHBOURS_FERRY,
    ONCE_HOUSE_OF_BOOKS_WHEN_PERFORMED,
    ONCE_RENT_COLLECTOR_WHEN_HARVESTED,
    PILES,
    POPULATE,
    REINDEER_CALVES_COPIES,
    RENT_COLLECTOR,
    RUN_TRIGGER,
    SAIL,
    SHARED_BARN_COPIES,
    SHEEP_HOLM,
    TAKE_C,
    TAKE_C_2,
    TAKE_F,
    TAKE_OPTION,
    TASK_COUNT,
    THEN_ANNOUNCE_BUILT_C,
    THEN_IF_C,
    THEN_IF_TUCKED,
    THEN_TUCKED,
    UPGRADE,
    VERB_ADD_TO,
    VERB_AFTER_BUILT,
    VERB_AFTER_DECLARED,
    VERB_AFTER_HARVESTED,
    VERB_AFTER_PERFORMED,
    VERB_BEFORE_HARVESTED,
    VERB_BRING,
    VERB_CARRY_OUT,
    VERB_CONSTRUCT,
    VERB_DECLARED_WHEN_DECLARED,
    VERB_ESTABLISH,
    VERB_HARVEST,
    VERB_PERFORMED_WHEN_PERFORMED,
    VERB_PLANT,
    VERB_PLAY,
    VERB_REAP,
    VERB_REINDEER_CALVES_BEFORE_HARVESTED,
    VERB_RENT_COLLECTOR_WHEN_HARVESTED,
    VERB_SAIL,
    VERB_SOW,
    VERB_SPEND,
    VERB_UNDERTAKE,
    VILLAGE_MILL,
    WORKERS,
)
from lawspeaker_games.empires.values import (
    TABLE_SETTLERS,
    can_add,
    can_construct,
    can_declare,
    can_fulfil,
    explored,
    farms,
    fits,
    gives_food,
    improved,
    pasture,
    workers_due,
    yield_,
)
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import enter_call
from lawspeaker_runtime.state.effects_and_triggers import first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import different
from lawspeaker_runtime.visibility.knowledge import open_to, reveal, show

# Decisions and their actions.
OFFSET_ADD_TO_C_1: Final = 1638411
DECISION_ADD_TO_C_1: Final = 56
DECLINE_ADD_TO_C_1: Final = 1638637
OFFSET_ADD_TO_C_2: Final = 1638632
DECISION_ADD_TO_C_2: Final = 57
OFFSET_CONSTRUCT_C: Final = 1638852
DECISION_CONSTRUCT_C: Final = 58
OFFSET_HARVEST_F: Final = 1638969
DECISION_HARVEST_F: Final = 59
AS_A_FIELD: Final = 1639129
AS_AN_UPGRADE: Final = 1639130
DECISION_PLANT_OPTION: Final = 60
OFFSET_PLANT_F: Final = 1639022
DECISION_PLANT_F: Final = 61
FIRST_AFTER_HARVESTED_TRIGGER: Final = 2457538
DECISION_AFTER_HARVESTED_TRIGGER: Final = 83
FIRST_AFTER_PERFORMED_TRIGGER: Final = 2457543
DECISION_AFTER_PERFORMED_TRIGGER: Final = 84


# tasks.law:111  verb explore
def explore(s: State, you: int) -> None:
    if not (len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0):
        s.failed = True
        return
    draw_(s, you, explored(s, you))
    s.failed = False


# tasks.law:115  verb populate
def populate(s: State, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, WORKERS, TABLE_SETTLERS[you])
    invalidate_goods_workers(s)


# tasks.law:20  verb perform t: task
def perform(s: State) -> bool:
    enter_call(s, "tasks.law:20")
    found = perform_within(s)
    s.call_depth -= 1
    return found


# tasks.law:20  verb perform t: task
def perform_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:22  undertake t
            t = st[-3]
            you = st[-4]
            st[-2] = AFTER_UNDERTAKE
            st += [you, t, BEGIN, VERB_UNDERTAKE]
            if undertake(s):
                return True
            pc = AFTER_UNDERTAKE
        if pc == AFTER_UNDERTAKE:  # tasks.law:22  undertake t
            if s.failed:
                # tasks.law:24  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# tasks.law:25  verb undertake t: task
def undertake(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:27  only if can declare t
            t = st[-3]
            you = st[-4]
            if can_declare(s, t, you):
                # tasks.law:28  announce declared t by you
                t = st[-3]
                you = st[-4]
                if s.noting:
                    note_event(s, EVENT_DECLARED, EVERYBODY, [t, you])
                matches = match_after_declared(s, t, you)
                if matches:
                    st[-2] = AFTER_AFTER_DECLARED
                    st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_DECLARED]
                    s.lists += [matches]
                    if after_declared(s):
                        return True
                pc = AFTER_AFTER_DECLARED
            else:
                # tasks.law:27  only if can declare t
                s.failed = True
                del st[-4:]
                return False
        if pc == AFTER_AFTER_DECLARED:  # tasks.law:29  (roamed of you for t) becomes yes
            t = st[-3]
            you = st[-4]
            s.roamed[you * TASK_COUNT + t] = True
            if s.noting:
                note_event(s, EVENT_PERFORMED, EVERYBODY, [t, you])
            matches = match_after_performed(s, t, you)
            if matches:
                st[-2] = DONE
                st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_PERFORMED]
                s.lists += [matches]
                if after_performed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# tasks.law:39  verb add_to t: task
def add_to(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:41  if can fulfil t
            t = st[-5]
            you = st[-6]
            if can_fulfil(s, t, you):
                # tasks.law:42  may choose openly c from different your hand where can add it to t asking "You declare…
                t = st[-5]
                st[-4] = t
                pc = ASK_C
            else:
                # tasks.law:47  choose openly c from different your hand where can add it to t asking "You declare…
                t = st[-5]
                st[-3] = t
                pc = ASK_C_2
        if pc == ASK_C:  # tasks.law:42  may choose openly c from different your hand where can add it to t asking…
            t = st[-5]
            you = st[-6]
            legal = [
                c + OFFSET_ADD_TO_C_1
                for c in different([it for it in s.piles[HAND + you] if can_add(s, it, t, you)], FIRST_COPY)
            ]
            if legal:
                show(s, PILES, you, [it - OFFSET_ADD_TO_C_1 for it in legal])
                legal.append(DECLINE_ADD_TO_C_1)
                s.player = you
                s.site = DECISION_ADD_TO_C_1
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # tasks.law:42  answered: may choose openly c from different your hand where can add it to t…
            t = st[-5]
            you = st[-6]
            if s.answer == DECLINE_ADD_TO_C_1:
                pc = DONE
                continue
            c = s.answer - OFFSET_ADD_TO_C_1
            st[-2] = DONE
            st += [you, c, t, BEGIN, VERB_BRING]
            if bring(s):
                return True
            pc = DONE
        if pc == ASK_C_2:  # tasks.law:47  choose openly c from different your hand where can add it to t asking "You…
            t = st[-5]
            you = st[-6]
            legal = [
                c + OFFSET_ADD_TO_C_2
                for c in different([it for it in s.piles[HAND + you] if can_add(s, it, t, you)], FIRST_COPY)
            ]
            if legal:
                show(s, PILES, you, [it - OFFSET_ADD_TO_C_2 for it in legal])
                s.player = you
                s.site = DECISION_ADD_TO_C_2
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = DONE
        if pc == TAKE_C_2:  # tasks.law:47  answered: choose openly c from different your hand where can add it to t…
            t = st[-5]
            you = st[-6]
            c = s.answer - OFFSET_ADD_TO_C_2
            st[-2] = DONE
            st += [you, c, t, BEGIN, VERB_BRING]
            if bring(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# tasks.law:52  verb bring c: card for t: task
def bring(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:54  reveal c
            c = st[-4]
            reveal(s, PILES, [c])
            if c in BOOSTS:
                # tasks.law:56  play c for t
                c = st[-4]
                t = st[-3]
                you = st[-5]
                st[-2] = AFTER_PLAY
                st += [you, c, t, BEGIN, VERB_PLAY]
                if play(s):
                    return True
                pc = AFTER_PLAY
            else:
                pc = THEN_IF_C
        if pc == AFTER_PLAY:  # tasks.law:56  play c for t
            pc = THEN_IF_C
        if pc == THEN_IF_C:  # tasks.law:59  if c is field
            c = st[-4]
            if c in FIELDS:
                # tasks.law:60  sow c for t
                c = st[-4]
                t = st[-3]
                you = st[-5]
                st[-2] = AFTER_SOW
                st += [you, c, t, BEGIN, VERB_SOW]
                if sow(s):
                    return True
                pc = AFTER_SOW
            else:
                pc = DONE
        if pc == AFTER_SOW:  # tasks.law:60  sow c for t
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# tasks.law:70  verb play c: boost for t: task
def play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:72  announce boosted c by you
            c = st[-4]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_BOOSTED, open_to(s, PILES, [c]), [c, you])
            put_last(s, PILES, c, BOOSTING)
            invalidate_things_card(s)
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_boost_plays(s, you, c):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # tasks.law:74  run plays of c
            c = st[-4]
            t = st[-3]
            you = st[-5]
            if s.failed:
                s.undone = True
            put_last(s, PILES, c, DISCARD + you)
            invalidate_things_card(s)
            if can_fulfil(s, t, you):
                s.failed = False
                del st[-5:]
                return False
            # tasks.law:76  only if can fulfil t
            s.failed = True
            del st[-5:]
            return False


# tasks.law:77  verb sow c: field for t: task
def sow(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:79  plant c
            c = st[-4]
            you = st[-5]
            st[-2] = AFTER_PLANT
            st += [you, c, 0, 0, 0, BEGIN, VERB_PLANT]
            if plant(s):
                return True
            pc = AFTER_PLANT
        if pc == AFTER_PLANT:  # tasks.law:79  plant c
            if s.failed:
                # tasks.law:81  fail
                s.failed = True
                del st[-5:]
                return False
            # tasks.law:82  only if can fulfil t
            t = st[-3]
            you = st[-5]
            if can_fulfil(s, t, you):
                s.failed = False
                del st[-5:]
                return False
            # tasks.law:82  only if can fulfil t
            s.failed = True
            del st[-5:]
            return False


# tasks.law:84  verb carry_out t: task
def carry_out_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:86  depending on t
            t = st[-3]
            if t == EXPLORE:
                # tasks.law:88  explore
                you = st[-4]
                explore(s, you)
                if s.failed:
                    # tasks.law:90  fail
                    s.failed = True
                    del st[-4:]
                    return False
                pc = DONE
            else:
                # tasks.law:86  depending on t
                t = st[-3]
                if t == POPULATE:
                    # tasks.law:92  populate
                    you = st[-4]
                    populate(s, you)
                    pc = DONE
                else:
                    # tasks.law:86  depending on t
                    t = st[-3]
                    if t == CONSTRUCT:
                        # tasks.law:94  construct
                        you = st[-4]
                        st[-2] = AFTER_CONSTRUCT
                        st += [you, 0, BEGIN, VERB_CONSTRUCT]
                        if construct(s):
                            return True
                        pc = AFTER_CONSTRUCT
                    else:
                        # tasks.law:86  depending on t
                        t = st[-3]
                        if t == HARVEST:
                            # tasks.law:98  harvest
                            you = st[-4]
                            st[-2] = AFTER_HARVEST
                            st += [you, BEGIN, VERB_HARVEST]
                            if harvest(s):
                                return True
                            pc = AFTER_HARVEST
                        else:
                            # tasks.law:86  depending on t
                            t = st[-3]
                            if t == SAIL:
                                # tasks.law:102  sail
                                you = st[-4]
                                st[-2] = AFTER_SAIL
                                st += [you, 0, BEGIN, VERB_SAIL]
                                if sail(s):
                                    return True
                                pc = AFTER_SAIL
                            else:
                                pc = DONE
        if pc == AFTER_CONSTRUCT:  # tasks.law:94  construct
            if s.failed:
                # tasks.law:96  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == AFTER_HARVEST:  # tasks.law:98  harvest
            if s.failed:
                # tasks.law:100  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == AFTER_SAIL:  # tasks.law:102  sail
            if s.failed:
                # tasks.law:104  fail
                s.failed = True
                del st[-4:]
                return False
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# tasks.law:124  verb construct
def construct(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:126  choose c from different your hand where can construct it asking "Which…
            you = st[-4]
            legal = [
                c + OFFSET_CONSTRUCT_C
                for c in different([it for it in s.piles[HAND + you] if can_construct(s, it, you)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = DECISION_CONSTRUCT_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # tasks.law:126  answered: choose c from different your hand where can construct it asking…
            you = st[-4]
            c = st[-3] = s.answer - OFFSET_CONSTRUCT_C
            reveal(s, PILES, [c])
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, workers_due(s, c), 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # tasks.law:128  spend (workers_due of c) workers
            c = st[-3]
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_ESTABLISH]
            if establish(s):
                return True
            pc = DONE
        if pc == FAIL:  # tasks.law:131  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# tasks.law:138  verb harvest
def harvest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:140  choose f from farms of you asking "Which Field do you harvest?"
            you = st[-3]
            legal = [f + OFFSET_HARVEST_F for f in farms(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_HARVEST_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # tasks.law:140  answered: choose f from farms of you asking "Which Field do you harvest?"
            you = st[-3]
            f = s.answer - OFFSET_HARVEST_F
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_REAP]
            if reap(s):
                return True
            pc = DONE
        if pc == FAIL:  # tasks.law:143  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# tasks.law:144  verb reap f: field
def reap(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:146  announce harvested f by you
            f = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_HARVESTED, open_to(s, PILES, [f]), [f, you])
            matches = match_before_harvested(s, f, you)
            if matches:
                st[-2] = AFTER_BEFORE_HARVESTED
                st += [f, you, CHOOSE_TRIGGER, VERB_BEFORE_HARVESTED]
                s.lists += [matches]
                if before_harvested(s):
                    return True
            pc = AFTER_BEFORE_HARVESTED
        if pc == AFTER_BEFORE_HARVESTED:  # tasks.law:147  gain yield of f
            f = st[-3]
            you = st[-4]
            goods.gain(s, s.goods, GOODS, you, list(yield_(s, f)))
            invalidate_goods(s)
            matches = match_after_harvested(s, f, you)
            if matches:
                st[-2] = DONE
                st += [f, you, CHOOSE_TRIGGER, VERB_AFTER_HARVESTED]
                s.lists += [matches]
                if after_harvested(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# tasks.law:154  verb plant c: field
def plant(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:156  let tucked = form of c is upgrade
            c = st[-6]
            you = st[-7]
            tucked = st[-3] = FIELD_FORM[c] == UPGRADE
            if FIELD_FORM[c] == EITHER and any(fits(s, c, f) for f in farms(s, you)):
                # tasks.law:158  choose one asking "How do you build {c}?"
                c = st[-6]
                st[-5] = c
                pc = ASK_OPTION
            else:
                pc = THEN_IF_TUCKED
        if pc == ASK_OPTION:  # tasks.law:158  choose one asking "How do you build {c}?"
            you = st[-7]
            s.player = you
            s.site = DECISION_PLANT_OPTION
            s.legal = [AS_A_FIELD, AS_AN_UPGRADE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # tasks.law:158  answered: choose one asking "How do you build {c}?"
            pc = THEN_IF_TUCKED if s.answer == AS_A_FIELD else THEN_TUCKED
        if pc == THEN_TUCKED:  # tasks.law:162  tucked becomes yes
            tucked = st[-3] = True
            pc = THEN_IF_TUCKED
        if pc == THEN_IF_TUCKED:  # tasks.law:163  if tucked
            tucked = st[-3] != 0
            if tucked:
                # tasks.law:164  choose f from farms of you where (fits of c on it) asking "Under which Field do you…
                c = st[-6]
                st[-4] = c
                pc = ASK_F
            else:
                pc = THEN_ANNOUNCE_BUILT_C
        if pc == ASK_F:  # tasks.law:164  choose f from farms of you where (fits of c on it) asking "Under which Field…
            c = st[-6]
            you = st[-7]
            legal = [f + OFFSET_PLANT_F for f in farms(s, you) if fits(s, c, f)]
            if legal:
                s.player = you
                s.site = DECISION_PLANT_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = FAIL
        if pc == TAKE_F:  # tasks.law:164  answered: choose f from farms of you where (fits of c on it) asking "Under…
            c = st[-6]
            f = s.answer - OFFSET_PLANT_F
            s.field_base[c - FIRST_FIELD] = f
            invalidate_field_field_base(s)
            pc = THEN_ANNOUNCE_BUILT_C
        if pc == FAIL:  # tasks.law:167  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == THEN_ANNOUNCE_BUILT_C:  # tasks.law:168  announce built c by you
            c = st[-6]
            you = st[-7]
            if s.noting:
                note_event(s, EVENT_BUILT, open_to(s, PILES, [c]), [c, you])
            put_last(s, PILES, c, EMPIRE + you)
            invalidate_things_card(s)
            goods.gain(s, s.goods, GOODS, you, list(FIELD_GOODS[c]))
            invalidate_goods(s)
            matches = match_after_built(s, c, you)
            if matches:
                st[-2] = DONE
                st += [c, you, CHOOSE_TRIGGER, VERB_AFTER_BUILT]
                s.lists += [matches]
                if after_built(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False


# tasks.law:70  verb play c: boost for t: task
def try_play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:70  verb play c: boost for t: task
            c = st[-4]
            t = st[-3]
            you = st[-5]
            st[-2] = AFTER_PLAY
            st += [you, c, t, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY
        if pc == AFTER_PLAY:  # tasks.law:70  verb play c: boost for t: task
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            return False


# tasks.law:77  verb sow c: field for t: task
def try_sow(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:77  verb sow c: field for t: task
            c = st[-4]
            t = st[-3]
            you = st[-5]
            st[-2] = AFTER_SOW
            st += [you, c, t, BEGIN, VERB_SOW]
            if sow(s):
                return True
            pc = AFTER_SOW
        if pc == AFTER_SOW:  # tasks.law:77  verb sow c: field for t: task
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            return False


# tasks.law:32  when declared
def declared_when_declared(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:33  as actor
            actor = st[-4]
            t = st[-5]
            you_2 = actor
            st[-2] = DONE
            st += [you_2, t, 0, 0, BEGIN, VERB_ADD_TO]
            if add_to(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# tasks.law:35  when performed
def performed_when_performed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tasks.law:36  as actor
            actor = st[-4]
            t = st[-5]
            you_2 = actor
            st[-2] = DONE
            st += [you_2, t, BEGIN, VERB_CARRY_OUT]
            if carry_out_(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# tasks.law:134  event harvested f: field by reaper: player
def match_after_harvested(s: State, f: int, reaper: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # solo.law:70  when harvested where solo
    if s.solo:
        matches += [0, -1, 0, 0]
    owner = reaper
    for this in s.piles[EMPIRE + owner]:
        # clan_glenn.law:70  Village Mill: when harvested where reaper is you and gives_food of f
        if this == VILLAGE_MILL and gives_food(s, f):
            matches += [1, this, owner, 0]
        # clan_glenn.law:84  Shared Barn: when harvested where reaper is you and improved of f once each…
        if this in SHARED_BARN_COPIES and this not in s.once and improved(s, f):
            matches += [2, this, owner, 0]
        # clan_mackinnon.law:178  Rent Collector: when harvested where reaper is you once each round_over
        if this == RENT_COLLECTOR and ONCE_RENT_COLLECTOR_WHEN_HARVESTED + this not in s.once:
            matches += [3, this, owner, 0]
        # islands.law:12  Sheep Holm: when harvested where reaper is you
        if this == SHEEP_HOLM:
            matches += [4, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# tasks.law:134  event harvested f: field by reaper: player
def after_harvested(s: State) -> bool:
    """Run what is triggered by the event harvested."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_HARVESTED_TRIGGER
                s.legal = [rule + FIRST_AFTER_HARVESTED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_HARVESTED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            f = st[-4]
            reaper = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_HARVESTED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                harvested_when_harvested(s, f, reaper, s.active)
            elif trigger == 1:
                village_mill_when_harvested(s, f, reaper, this, owner)
            elif trigger == 2:
                shared_barn_when_harvested(s, f, reaper, this, owner)
            elif trigger == 3:
                st += [f, reaper, this, owner, BEGIN, VERB_RENT_COLLECTOR_WHEN_HARVESTED]
                if rent_collector_when_harvested(s):
                    return True
            elif trigger == 4:
                sheep_holm_when_harvested(s, f, reaper, this, owner)
            pc = CHOOSE_TRIGGER


# tasks.law:4  event declared t: task by actor: player
def match_after_declared(s: State, t: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # tasks.law:32  when declared
    matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# tasks.law:4  event declared t: task by actor: player
def after_declared(s: State) -> bool:
    """Run what is triggered by the event declared."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            t = st[-4]
            actor = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [t, actor, s.active, BEGIN, VERB_DECLARED_WHEN_DECLARED]
                if declared_when_declared(s):
                    return True
            pc = CHOOSE_TRIGGER


# tasks.law:8  event performed t: task by actor: player
def match_after_performed(s: State, t: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # tasks.law:35  when performed
    matches += [0, -1, 0, 0]
    owner = actor
    for this in s.piles[EMPIRE + owner]:
        # clan_glenn.law:128  Neighbours' Ferry: when performed where actor is you and t is sail
        if this == NEIGHBOURS_FERRY and t == SAIL:
            matches += [1, this, owner, 0]
        # islands.law:128  Hot Springs: when performed where actor is you and t is populate
        if this == HOT_SPRINGS and t == POPULATE:
            matches += [2, this, owner, 0]
        # islands.law:142  House of Books: when performed where actor is you and t is construct once each…
        if this == HOUSE_OF_BOOKS and ONCE_HOUSE_OF_BOOKS_WHEN_PERFORMED + this not in s.once and t == CONSTRUCT:
            matches += [3, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# tasks.law:8  event performed t: task by actor: player
def after_performed(s: State) -> bool:
    """Run what is triggered by the event performed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_PERFORMED_TRIGGER
                s.legal = [rule + FIRST_AFTER_PERFORMED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_PERFORMED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            t = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_PERFORMED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [t, actor, s.active, BEGIN, VERB_PERFORMED_WHEN_PERFORMED]
                if performed_when_performed(s):
                    return True
            elif trigger == 1:
                neighbours_ferry_when_performed(s, t, actor, this, owner)
            elif trigger == 2:
                hot_springs_when_performed(s, t, actor, this, owner)
            elif trigger == 3:
                house_of_books_when_performed(s, t, actor, this, owner)
            pc = CHOOSE_TRIGGER


# tasks.law:134  event harvested f: field by reaper: player
def match_before_harvested(s: State, f: int, reaper: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = reaper
    for this in s.piles[EMPIRE + owner]:
        # clan_nanurjuk.law:233  Reindeer Calves: may before harvested where reaper is you and (pasture of f…
        if this in REINDEER_CALVES_COPIES and pasture(s, f, this):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# tasks.law:134  event harvested f: field by reaper: player
def before_harvested(s: State) -> bool:
    """Run what is triggered before the event harvested."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            f = st[-4]
            reaper = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [f, reaper, this, owner, BEGIN, VERB_REINDEER_CALVES_BEFORE_HARVESTED]
                if reindeer_calves_before_harvested(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_boost_plays
from lawspeaker_games.empires.steps_clan_glenn import (
    neighbours_ferry_when_performed,
    shared_barn_when_harvested,
    village_mill_when_harvested,
)
from lawspeaker_games.empires.steps_clan_mackinnon import rent_collector_when_harvested
from lawspeaker_games.empires.steps_clan_nanurjuk import reindeer_calves_before_harvested
from lawspeaker_games.empires.steps_islands import (
    hot_springs_when_performed,
    house_of_books_when_performed,
    sheep_holm_when_harvested,
)
from lawspeaker_games.empires.steps_keywords import draw_, spend
from lawspeaker_games.empires.steps_ships import sail
from lawspeaker_games.empires.steps_solo import harvested_when_harvested
from lawspeaker_games.empires.steps_turn import after_built, establish, match_after_built
