"""Imperial Settlers: Empires of the North: verbs, events and phases of turn.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, invalidate_goods, invalidate_goods_raze, invalidate_things_card
from lawspeaker_games.empires.tables import (
    AFTER_BUILD_ITSELF,
    AFTER_CHOOSE_WALKER,
    AFTER_PASS,
    AFTER_PASS_ITSELF,
    AFTER_PUT_PAWN,
    AFTER_SPEND,
    AFTER_STEP_PAWN_ITSELF,
    AFTER_UNDERTAKE,
    AFTER_WALK,
    ASK_FROM_TASK,
    ASK_PAYMENT,
    BEGIN,
    CARD_ICON,
    CHOOSE_TRIGGER,
    CLAN_TARTAN,
    CRAFT,
    DONE,
    DONE_2,
    EMPIRE,
    EVENT_BUILT,
    EVENT_GAVE_UP,
    EVENT_RAIDED,
    EVENT_USED,
    FAIL,
    FIELDS,
    FIRST_CARD,
    FIRST_COPY,
    FIRST_PAWN,
    FRONT_BENCH_COPIES,
    GOODS,
    HAND,
    HELPING_HANDS_COPIES,
    HOME,
    IDLE,
    INSURANCE_OFFICE,
    LARGEST_PAYMENT,
    LOCATION_COST,
    LONG_NAP,
    MEAD_HALL,
    ONCE_PENGUIN_COLONY_WHEN_BUILT,
    ONCE_ROW_OF_MASKS_WHEN_BUILT,
    PENGUIN_COLONY_COPIES,
    PILES,
    POINTS,
    RAZE,
    RESOURCE_COUNT,
    ROW_OF_MASKS_COPIES,
    RUN_TRIGGER,
    TAKE_C,
    TAKE_FROM_TASK,
    TAKE_OPTION,
    TAKE_PAYMENT,
    TAKE_T,
    TASK_COUNT,
    THEN_BUILD,
    THEN_PASS,
    THEN_PLACE_PAWN,
    THEN_PLACE_W,
    THEN_RAID,
    THEN_STEP_PAWN,
    THEN_USE_ONE,
    THIS_ROUND,
    TILE_NEIGHBOURS,
    TROPHY_WALL,
    TYPE_TILE,
    VERB_AFTER_BUILT,
    VERB_AFTER_GAVE_UP,
    VERB_AFTER_PASS,
    VERB_AFTER_STEP_PAWN,
    VERB_BUILD,
    VERB_BUILD_ITSELF,
    VERB_BUILT_WHEN_BUILT,
    VERB_CHOOSE_WALKER,
    VERB_ESTABLISH,
    VERB_PASS,
    VERB_PASS_AFTER_PASS,
    VERB_PASS_ITSELF,
    VERB_PLACE_PAWN,
    VERB_PUT_PAWN,
    VERB_RAID,
    VERB_SPEND,
    VERB_STEP_PAWN,
    VERB_STEP_PAWN_AFTER_STEP_PAWN,
    VERB_STEP_PAWN_ITSELF,
    VERB_UNDERTAKE,
    VERB_USE_ONE,
    VERB_WALK,
    VINE_SHORE,
    WILDS,
)
from lawspeaker_games.empires.values import (
    STAND_INS,
    TABLE_GOAL,
    TABLE_MOVE_PRICE,
    can_bring_end,
    can_build,
    can_cover,
    can_place,
    can_raid,
    can_step,
    can_use,
    insured,
    lone,
    namesake,
    purse,
    raid_targets,
    ready,
    site,
    walking,
)
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.effects_and_triggers import first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import different, first_or, last_or, require
from lawspeaker_runtime.visibility.knowledge import open_to, reveal

# Decisions and their actions.
PLACE_A_PAWN_ON_THE: Final = 1639182
MOVE_A_PAWN_ON_FOR: Final = 1639183
BUILD_A_LOCATION: Final = 1639184
USE_A_LOCATION: Final = 1639185
RAID_A_LOCATION: Final = 1639186
PASS: Final = 1639187
DECISION_ACT_OPTION: Final = 62
FIRST_ACT_OPTION: Final = 1639182
FIRST_PLACE_PAWN_T: Final = 1639188
DECISION_PLACE_PAWN_T: Final = 63
FIRST_WALK_PAYMENT: Final = 1639198
DECISION_WALK_PAYMENT: Final = 65
FIRST_CHOOSE_WALKER_FROM_TASK: Final = 2456388
DECISION_CHOOSE_WALKER_FROM_TASK: Final = 66
OFFSET_USE_ONE_C: Final = 2456607
DECISION_USE_ONE_C: Final = 68
OFFSET_RAID_C: Final = 2456827
DECISION_RAID_C: Final = 69
OFFSET_BUILD_ITSELF_C: Final = 2456387
DECISION_BUILD_ITSELF_C: Final = 67
FIRST_STEP_PAWN_ITSELF_T: Final = 1639193
DECISION_STEP_PAWN_ITSELF_T: Final = 64
FIRST_AFTER_BUILT_TRIGGER: Final = 2457547
DECISION_AFTER_BUILT_TRIGGER: Final = 85
FIRST_AFTER_GAVE_UP_TRIGGER: Final = 2457553
DECISION_AFTER_GAVE_UP_TRIGGER: Final = 86


# turn.law:130  verb look_for_end
def look_for_end(s: State, you: int) -> None:
    for p in [
        p for p in range(1, s.players + 1) if s.goods[p * RESOURCE_COUNT + POINTS] >= TABLE_GOAL and can_bring_end(s, p)
    ]:
        s.reached[p] = True
        if s.phase == 1 or (s.phase == 0 and s.lookout_end == THIS_ROUND):
            s.last_round = True
        else:
            s.warned = True


# turn.law:34  verb act
def act(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:35  choose one asking "What do you do in your turn?"
            you = st[-3]
            legal = []
            if len(s.piles[IDLE + you]) > 0 and any(can_place(s, t, you) for t in range(TASK_COUNT)):
                legal.append(PLACE_A_PAWN_ON_THE)
            if (
                can_cover(s, you, TABLE_MOVE_PRICE[you])
                and len(walking(s, you)) > 0
                and any(can_step(s, t, you) for t in range(TASK_COUNT))
            ):
                legal.append(MOVE_A_PAWN_ON_FOR)
            if any(can_build(s, c, you) for c in s.piles[HAND + you]):
                legal.append(BUILD_A_LOCATION)
            if any(can_use(s, c, you) for c in ready(s, you)):
                legal.append(USE_A_LOCATION)
            if can_raid(s, you):
                legal.append(RAID_A_LOCATION)
            legal.append(PASS)
            s.player = you
            s.site = DECISION_ACT_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # turn.law:35  answered: choose one asking "What do you do in your turn?"
            pc = (THEN_PLACE_PAWN, THEN_STEP_PAWN, THEN_BUILD, THEN_USE_ONE, THEN_RAID, THEN_PASS)[
                s.answer - FIRST_ACT_OPTION
            ]
        if pc == THEN_PLACE_PAWN:  # turn.law:37  place_pawn
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_PLACE_PAWN]
            if place_pawn(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_STEP_PAWN:  # turn.law:39  step_pawn
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_STEP_PAWN]
            if step_pawn(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_BUILD:  # turn.law:41  build
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_USE_ONE:  # turn.law:43  use_one
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_USE_ONE]
            if use_one(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_RAID:  # turn.law:45  raid
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_RAID]
            if raid(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_PASS:  # turn.law:47  pass
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_PASS]
            if pass_(s):
                return True
            pc = AFTER_PASS
        if pc == AFTER_PASS:  # turn.law:48  look_for_end
            you = st[-3]
            look_for_end(s, you)
            del st[-3:]
            return False


# turn.law:50  verb place_pawn
def place_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:51  choose t from tasks where can place on it asking "Which action do you take?"
            you = st[-3]
            legal = [t + FIRST_PLACE_PAWN_T for t in range(TASK_COUNT) if can_place(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_PLACE_PAWN_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # turn.law:51  answered: choose t from tasks where can place on it asking "Which action do…
            you = st[-3]
            t = s.answer - FIRST_PLACE_PAWN_T
            st[-2] = DONE
            st += [you, t, BEGIN, VERB_PUT_PAWN]
            if put_pawn(s):
                return True
            pc = DONE
        if pc == FAIL:  # turn.law:54  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# turn.law:55  verb put_pawn on t: task
def put_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:57  place first your idle on site of t
            t = st[-3]
            you = st[-4]
            place_thing(s, PILES, require(first_or(s.piles[IDLE + you], -1), "turn.law:57"), site(s, t), TYPE_TILE)
            s.memo_possible_move_pawn_itself = {}
            st[-2] = AFTER_UNDERTAKE
            st += [you, t, BEGIN, VERB_UNDERTAKE]
            if undertake(s):
                return True
            pc = AFTER_UNDERTAKE
        if pc == AFTER_UNDERTAKE:  # turn.law:58  undertake t
            if s.failed:
                # turn.law:60  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# turn.law:62  verb step_pawn
def step_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:62  verb step_pawn
            you = st[-3]
            st[-2] = AFTER_STEP_PAWN_ITSELF
            st += [you, BEGIN, VERB_STEP_PAWN_ITSELF]
            if step_pawn_itself(s):
                return True
            pc = AFTER_STEP_PAWN_ITSELF
        if pc == AFTER_STEP_PAWN_ITSELF:  # turn.law:62  verb step_pawn
            if s.failed:
                # turn.law:62  verb step_pawn
                s.failed = True
                del st[-3:]
                return False
            # turn.law:62  verb step_pawn
            you = st[-3]
            matches = match_after_step_pawn(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_STEP_PAWN]
                s.lists += [matches]
                if after_step_pawn(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# turn.law:67  verb walk to t: task
def walk(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:69  choose_walker t giving w
            t = st[-4]
            you = st[-5]
            st[-2] = AFTER_CHOOSE_WALKER
            st += [you, t, BEGIN, VERB_CHOOSE_WALKER]
            s.lists += [[]]
            if choose_walker(s):
                return True
            pc = AFTER_CHOOSE_WALKER
        if pc == AFTER_CHOOSE_WALKER:  # turn.law:69  choose_walker t giving w
            you = st[-5]
            w = st[-3] = s.result
            if can_cover(s, you, TABLE_MOVE_PRICE[you]):
                # turn.law:70  pay move_price of you
                you = st[-5]
                owed = s.lists[-1] = list(TABLE_MOVE_PRICE[you])
                pc = ASK_PAYMENT
            else:
                # turn.law:70  pay move_price of you
                s.failed = True
                del st[-5:]
                del s.lists[-1:]
                return False
        if pc == ASK_PAYMENT:  # turn.law:70  pay move_price of you
            owed = s.lists[-1]
            you = st[-5]
            legal = [
                it + FIRST_WALK_PAYMENT
                for it in goods.payments(purse(s, you), owed, STAND_INS, LARGEST_PAYMENT, "turn.law:67")
            ]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_WALK_PAYMENT
                s.legal = legal
                st[-2] = TAKE_PAYMENT
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_PAYMENT
            else:
                pc = THEN_PLACE_W
        if pc == TAKE_PAYMENT:  # turn.law:70  answered: pay move_price of you
            you = st[-5]
            goods.pay_with(s, s.goods, GOODS, you, s.answer - FIRST_WALK_PAYMENT)
            invalidate_goods(s)
            pc = THEN_PLACE_W
        if pc == THEN_PLACE_W:  # turn.law:71  place w on site of t
            t = st[-4]
            w = st[-3]
            you = st[-5]
            place_thing(s, PILES, w, site(s, t), TYPE_TILE)
            s.memo_possible_move_pawn_itself = {}
            s.pawn_inactive[w - FIRST_PAWN] = True
            st[-2] = AFTER_UNDERTAKE
            st += [you, t, BEGIN, VERB_UNDERTAKE]
            if undertake(s):
                return True
            pc = AFTER_UNDERTAKE
        if pc == AFTER_UNDERTAKE:  # turn.law:73  undertake t
            if s.failed:
                # turn.law:75  fail
                s.failed = True
                del st[-5:]
                del s.lists[-1:]
                return False
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# turn.law:77  verb choose_walker t: task -> pawn
def choose_walker(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:78  let ws = w among walking of you where site of t is next to place of w
            t = st[-3]
            you = st[-4]
            ws = s.lists[-1] = [
                w for w in walking(s, you) if require(place_of(s, w), "turn.law:78") in TILE_NEIGHBOURS[site(s, t)]
            ]
            if place_of(s, require(first_or(ws, -1), "turn.law:79")) == place_of(
                s, require(last_or(ws, -1), "turn.law:79")
            ):
                # turn.law:80  give first ws
                ws = s.lists[-1]
                s.result = require(first_or(ws, -1), "turn.law:80")
                del st[-4:]
                del s.lists[-1:]
                return False
            pc = ASK_FROM_TASK
        if pc == ASK_FROM_TASK:  # turn.law:82  choose from_task from tasks where it is task_on of place of first ws…
            ws = s.lists[-1]
            you = st[-4]
            task_on = s.task_on
            legal = [
                from_task + FIRST_CHOOSE_WALKER_FROM_TASK
                for from_task in range(TASK_COUNT)
                if from_task == task_on[require(place_of(s, require(first_or(ws, -1), "turn.law:82")), "turn.law:82")]
                or from_task == task_on[require(place_of(s, require(last_or(ws, -1), "turn.law:82")), "turn.law:82")]
            ]
            if legal:
                s.player = you
                s.site = DECISION_CHOOSE_WALKER_FROM_TASK
                s.legal = legal
                st[-2] = TAKE_FROM_TASK
                return True
            pc = DONE_2
        if pc == TAKE_FROM_TASK:  # turn.law:82  answered: choose from_task from tasks where it is task_on of place of…
            ws = s.lists[-1]
            from_task = s.answer - FIRST_CHOOSE_WALKER_FROM_TASK
            s.result = require(
                next((w for w in ws if s.task_on[require(place_of(s, w), "turn.law:83")] == from_task), -1),
                "turn.law:83",
            )
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == DONE_2:  # turn.law:85  give first ws
            ws = s.lists[-1]
            s.result = require(first_or(ws, -1), "turn.law:85")
            del st[-4:]
            del s.lists[-1:]
            return False


# turn.law:87  verb build
def build(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:87  verb build
            you = st[-3]
            st[-2] = AFTER_BUILD_ITSELF
            st += [you, 0, BEGIN, VERB_BUILD_ITSELF]
            if build_itself(s):
                return True
            pc = AFTER_BUILD_ITSELF
        if pc == AFTER_BUILD_ITSELF:  # turn.law:87  verb build
            if s.failed:
                # turn.law:87  verb build
                s.failed = True
                del st[-3:]
                return False
            # turn.law:87  verb build
            you = st[-3]
            after_build(s, you)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# turn.law:96  verb establish c: card
def establish(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:98  put c into your empire
            c = st[-3]
            you = st[-4]
            put_last(s, PILES, c, EMPIRE + you)
            invalidate_things_card(s)
            if s.noting:
                note_event(s, EVENT_BUILT, open_to(s, PILES, [c]), [c, you])
            matches = match_after_built(s, c, you)
            if matches:
                st[-2] = DONE
                st += [c, you, CHOOSE_TRIGGER, VERB_AFTER_BUILT]
                s.lists += [matches]
                if after_built(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# turn.law:105  verb use_one
def use_one(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:106  choose c from your empire where can use it asking "Which Location do you use?"
            you = st[-3]
            legal = [c + OFFSET_USE_ONE_C for c in s.piles[EMPIRE + you] if can_use(s, c, you)]
            if legal:
                s.player = you
                s.site = DECISION_USE_ONE_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # turn.law:106  answered: choose c from your empire where can use it asking "Which Location…
            you = st[-3]
            c = s.answer - OFFSET_USE_ONE_C
            s.card_exhausted[c - FIRST_CARD] = True
            if s.noting:
                note_event(s, EVENT_USED, open_to(s, PILES, [c]), [c, you])
            st[-2] = DONE
            if run_card_action(s, you, c):
                return True
            pc = DONE
        if pc == FAIL:  # turn.law:111  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# turn.law:113  verb raid
def raid(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:115  choose c from raid_targets of you asking "Which Location do you raid?"
            you = st[-3]
            legal = [c + OFFSET_RAID_C for c in raid_targets(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_RAID_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # turn.law:115  answered: choose c from raid_targets of you asking "Which Location do you…
            you = st[-3]
            c = s.answer - OFFSET_RAID_C
            goods.lose_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            if s.noting:
                note_event(s, EVENT_RAIDED, open_to(s, PILES, [c]), [c, you])
            exhaust(s, you, c)
            after_raided(s, c, you)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # turn.law:120  fail
            s.failed = True
            del st[-3:]
            return False


# turn.law:122  verb pass
def pass_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:122  verb pass
            you = st[-3]
            st[-2] = AFTER_PASS_ITSELF
            st += [you, BEGIN, VERB_PASS_ITSELF]
            if pass_itself(s):
                return True
            pc = AFTER_PASS_ITSELF
        if pc == AFTER_PASS_ITSELF:  # turn.law:122  verb pass
            you = st[-3]
            matches = match_after_pass(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_PASS]
                s.lists += [matches]
                if after_pass(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:87  verb build
def build_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:89  choose c from different your hand where can build it asking "Which Location do…
            you = st[-4]
            legal = [
                c + OFFSET_BUILD_ITSELF_C
                for c in different([it for it in s.piles[HAND + you] if can_build(s, it, you)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = DECISION_BUILD_ITSELF_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # turn.law:89  answered: choose c from different your hand where can build it asking "Which…
            you = st[-4]
            c = st[-3] = s.answer - OFFSET_BUILD_ITSELF_C
            reveal(s, PILES, [c])
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [list(LOCATION_COST[c]), []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # turn.law:92  establish c
            c = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_ESTABLISH]
            if establish(s):
                return True
            pc = DONE
        if pc == FAIL:  # turn.law:94  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# turn.law:122  verb pass
def pass_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:123  passed of you becomes yes
            you = st[-3]
            s.passed[you] = True
            if s.noting:
                note_event(s, EVENT_GAVE_UP, EVERYBODY, [you])
            matches = match_after_gave_up(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_GAVE_UP]
                s.lists += [matches]
                if after_gave_up(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:62  verb step_pawn
def step_pawn_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:63  choose t from tasks where can step to it asking "To which action does the pawn…
            you = st[-3]
            legal = [t + FIRST_STEP_PAWN_ITSELF_T for t in range(TASK_COUNT) if can_step(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_STEP_PAWN_ITSELF_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # turn.law:63  answered: choose t from tasks where can step to it asking "To which action…
            you = st[-3]
            t = s.answer - FIRST_STEP_PAWN_ITSELF_T
            st[-2] = DONE
            st += [you, t, 0, BEGIN, VERB_WALK]
            s.lists += [[]]
            if walk(s):
                return True
            pc = DONE
        if pc == FAIL:  # turn.law:66  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# turn.law:67  verb walk to t: task
def try_walk(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:67  verb walk to t: task
            t = st[-3]
            you = st[-4]
            st[-2] = AFTER_WALK
            st += [you, t, 0, BEGIN, VERB_WALK]
            s.lists += [[]]
            if walk(s):
                return True
            pc = AFTER_WALK
        if pc == AFTER_WALK:  # turn.law:67  verb walk to t: task
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# turn.law:55  verb put_pawn on t: task
def try_put_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:55  verb put_pawn on t: task
            t = st[-3]
            you = st[-4]
            st[-2] = AFTER_PUT_PAWN
            st += [you, t, BEGIN, VERB_PUT_PAWN]
            if put_pawn(s):
                return True
            pc = AFTER_PUT_PAWN
        if pc == AFTER_PUT_PAWN:  # turn.law:55  verb put_pawn on t: task
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# turn.law:101  when built
def built_when_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:102  as builder
            builder = st[-4]
            c = st[-5]
            you_2 = builder
            st[-2] = DONE
            if run_card_bonus(s, you_2, c):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# turn.law:62  verb step_pawn
def match_after_step_pawn(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # clan_nanurjuk.law:87  after step_pawn
    matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:62  verb step_pawn
def after_step_pawn(s: State) -> bool:
    """Run what is triggered by the verb step_pawn."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            doer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [doer, doer, BEGIN, VERB_STEP_PAWN_AFTER_STEP_PAWN]
                if step_pawn_after_step_pawn(s):
                    return True
            pc = CHOOSE_TRIGGER


# turn.law:122  verb pass
def match_after_pass(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # solo.law:39  after pass where solo
    if s.solo:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:122  verb pass
def after_pass(s: State) -> bool:
    """Run what is triggered by the verb pass."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            doer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [doer, doer, BEGIN, VERB_PASS_AFTER_PASS]
                if pass_after_pass(s):
                    return True
            pc = CHOOSE_TRIGGER


# turn.law:87  verb build
def match_after_build(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # solo.law:74  after build where solo
    if s.solo:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:87  verb build
def after_build(s: State, doer: int) -> None:
    """Run what is triggered by the verb build."""
    matches = match_after_build(s, doer)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            build_after_build(s, doer, doer)


# turn.law:3  event built c: card by builder: player
def match_after_built(s: State, c: int, builder: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # turn.law:101  when built
    matches += [0, -1, 0, 0]
    owner = builder
    for this in s.piles[EMPIRE + owner]:
        # clan_glenn.law:91  Helping Hands: when built where builder is you and c is not this and icon of c is…
        if this in HELPING_HANDS_COPIES and c != this and CARD_ICON[c] in (HOME, CRAFT):
            matches += [1, this, owner, 0]
        # clan_glenn.law:99  Clan Tartan: when built where builder is you and (namesake of c for you)
        if this == CLAN_TARTAN and namesake(s, c, owner):
            matches += [2, this, owner, 0]
        # clan_panuk.law:46  Row of Masks: when built where builder is you and c is not this and lone of c…
        if (
            this in ROW_OF_MASKS_COPIES
            and ONCE_ROW_OF_MASKS_WHEN_BUILT + this not in s.once
            and c != this
            and lone(s, c, owner)
        ):
            matches += [3, this, owner, 0]
        # clan_panuk.law:55  Penguin Colony: when built where builder is you and c is not this and icon of c…
        if (
            this in PENGUIN_COLONY_COPIES
            and ONCE_PENGUIN_COLONY_WHEN_BUILT + this not in s.once
            and c != this
            and CARD_ICON[c] == WILDS
        ):
            matches += [4, this, owner, 0]
        # islands.law:135  Vine Shore: when built where builder is you and c is field
        if this == VINE_SHORE and c in FIELDS:
            matches += [5, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:3  event built c: card by builder: player
def after_built(s: State) -> bool:
    """Run what is triggered by the event built."""
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
                s.site = DECISION_AFTER_BUILT_TRIGGER
                s.legal = [rule + FIRST_AFTER_BUILT_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_BUILT_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            builder = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_BUILT_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [c, builder, s.active, BEGIN, VERB_BUILT_WHEN_BUILT]
                if built_when_built(s):
                    return True
            elif trigger == 1:
                helping_hands_when_built(s, c, builder, this, owner)
            elif trigger == 2:
                clan_tartan_when_built(s, c, builder, this, owner)
            elif trigger == 3:
                row_of_masks_when_built(s, c, builder, this, owner)
            elif trigger == 4:
                penguin_colony_when_built(s, c, builder, this, owner)
            elif trigger == 5:
                vine_shore_when_built(s, c, builder, this, owner)
            pc = CHOOSE_TRIGGER


# turn.law:9  event gave_up by p: player
def match_after_gave_up(s: State, p: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = p
    for this in s.piles[EMPIRE + owner]:
        # clan_heidel.law:46  Mead Hall: when gave_up where p is you
        if this == MEAD_HALL:
            matches += [0, this, owner, 0]
        # clan_heidel.law:52  Long Nap: when gave_up where p is you
        if this == LONG_NAP:
            matches += [1, this, owner, 0]
        # clan_heidel.law:59  Front Bench: when gave_up where p is you and (no q among opponents where passed…
        if this in FRONT_BENCH_COPIES and not any(
            s.passed[q] for q in [p for p in range(1, s.players + 1) if p != owner]
        ):
            matches += [2, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:9  event gave_up by p: player
def after_gave_up(s: State) -> bool:
    """Run what is triggered by the event gave_up."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_GAVE_UP_TRIGGER
                s.legal = [rule + FIRST_AFTER_GAVE_UP_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_GAVE_UP_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            p = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_GAVE_UP_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                mead_hall_when_gave_up(s, p, this, owner)
            elif trigger == 1:
                long_nap_when_gave_up(s, p, this, owner)
            elif trigger == 2:
                front_bench_when_gave_up(s, p, this, owner)
            pc = CHOOSE_TRIGGER


# turn.law:7  event raided c: card by raider: player
def match_after_raided(s: State, c: int, raider: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # clan_mackinnon.law:190  Insurance Office: when raided where (insured of c by you)
            if this == INSURANCE_OFFICE and insured(s, c, owner):
                matches += [0, this, owner, 0]
            # clan_ulaf.law:84  Trophy Wall: when raided where raider is you
            if this == TROPHY_WALL and raider == owner:
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:7  event raided c: card by raider: player
def after_raided(s: State, c: int, raider: int) -> None:
    """Run what is triggered by the event raided."""
    matches = match_after_raided(s, c, raider)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            insurance_office_when_raided(s, c, raider, this, owner)
        elif trigger == 1:
            trophy_wall_when_raided(s, c, raider, this, owner)


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action, run_card_bonus
from lawspeaker_games.empires.steps_clan_glenn import clan_tartan_when_built, helping_hands_when_built
from lawspeaker_games.empires.steps_clan_heidel import (
    front_bench_when_gave_up,
    long_nap_when_gave_up,
    mead_hall_when_gave_up,
)
from lawspeaker_games.empires.steps_clan_mackinnon import insurance_office_when_raided
from lawspeaker_games.empires.steps_clan_nanurjuk import step_pawn_after_step_pawn
from lawspeaker_games.empires.steps_clan_panuk import penguin_colony_when_built, row_of_masks_when_built
from lawspeaker_games.empires.steps_clan_ulaf import trophy_wall_when_raided
from lawspeaker_games.empires.steps_islands import vine_shore_when_built
from lawspeaker_games.empires.steps_keywords import exhaust, spend
from lawspeaker_games.empires.steps_solo import build_after_build, pass_after_pass
from lawspeaker_games.empires.steps_tasks import undertake
