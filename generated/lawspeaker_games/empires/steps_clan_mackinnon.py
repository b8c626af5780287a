"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_mackinnon.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_storehouse_stored,
    invalidate_goods,
    invalidate_goods_food,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_goods_raze,
    invalidate_goods_stone,
    invalidate_goods_wood,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_BACK_BUILDERS,
    AFTER_DEPOSIT,
    AFTER_KEEP_CHEST,
    AFTER_PAY_NOW,
    AFTER_PAYS,
    AFTER_PERFORM,
    AFTER_SAVE_UP,
    AFTER_SPEND,
    AFTER_TAKE_BACK,
    AFTER_UNASSIGN,
    AFTER_UNASSIGN_2,
    ASK_N,
    ASK_OPTION,
    ASK_X,
    ASK_Y,
    AUDITOR,
    BEGIN,
    CONSTRUCT,
    DONE,
    EMPIRE,
    EVENT_ASSIGNED,
    FAIL,
    FAIL_2,
    FIRST_STOREHOUSE,
    FOOD,
    GOLD,
    GOODS,
    MOST_CHOSEN,
    ONCE_AUDITOR_WHEN_ASSIGNED,
    ONCE_RENT_COLLECTOR_WHEN_HARVESTED,
    POINTS,
    RAZE,
    RESOURCE_COUNT,
    SAIL,
    SHEEP,
    STONE,
    STOREHOUSES,
    TAKE_C,
    TAKE_N,
    TAKE_OPTION,
    TAKE_R,
    TAKE_X,
    TAKE_Y,
    THEN_ASSIGN_1_STONE,
    THEN_ASSIGN_1_WOOD_1,
    THEN_ASSIGN_1_WOOD_TO,
    THEN_ASSIGN_WHAT,
    THEN_GAIN_1_FOOD,
    THEN_GAIN_1_GOLD,
    THEN_GAIN_1_RAZE,
    THEN_GAIN_1_STONE,
    THEN_GAIN_1_WOOD,
    THEN_GAIN_2_LOAD,
    THEN_REPEAT_MOST_OF_1,
    THEN_REPEAT_MOST_OF_1_3,
    THEN_REPEAT_PAYOUTS,
    THEN_SAVE_UP,
    THEN_UNASSIGN,
    VERB_BACK_BUILDERS,
    VERB_COLLECT_RENT,
    VERB_DEPOSIT,
    VERB_KEEP_CHEST,
    VERB_PAY_NOW,
    VERB_PERFORM,
    VERB_SAVE_UP,
    VERB_SPEND,
    VERB_TAKE_BACK,
    VERB_UNASSIGN,
    WOOD,
)
from lawspeaker_games.empires.values import TABLE_GOODS_KINDS, TABLE_STUFFS, invested, load_, payouts, stock
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import require_at_most

# Decisions and their actions.
OFFSET_DEPOSIT_N: Final = 795
DECISION_DEPOSIT_N: Final = 6
N1_WOOD_BACK_BUILDERS_OPTION: Final = 895
N1_STONE_BACK_BUILDERS_OPTION: Final = 896
N1_WOOD_AND_1_STONE: Final = 897
DECISION_BACK_BUILDERS_OPTION: Final = 7
FIRST_BACK_BUILDERS_OPTION: Final = 895
PUT_RESOURCES_INTO_IT: Final = 898
EMPTY_IT_KEEP_CHEST_OPTION: Final = 899
DECISION_KEEP_CHEST_OPTION: Final = 8
FIRST_SAVE_UP_X: Final = 900
DECISION_SAVE_UP_X: Final = 9
FIRST_Y: Final = 909
DECISION_Y: Final = 10
DECLINE_Y: Final = 918
OFFSET_TAKE_BACK_C: Final = 821
DECISION_TAKE_BACK_C: Final = 11
TAKE_1_MORE: Final = 930
NO_TAKE_BACK_OPTION: Final = 931
DECISION_TAKE_BACK_OPTION: Final = 12
FIRST_COLLECT_RENT_R: Final = 932
DECISION_COLLECT_RENT_R: Final = 13
OFFSET_PAY_NOW_C: Final = 843
DECISION_PAY_NOW_C: Final = 14
UNASSIGN_1_FROM_IT: Final = 952
NO_PAY_NOW_OPTION: Final = 953
DECISION_PAY_NOW_OPTION: Final = 15
N1_GOLD_GOLD_VAULT_PAYS_OPTION: Final = 2457066
N1_RAZE_TOKEN_GOLD_VAULT_PAYS_OPTION: Final = 2457067
DECISION_GOLD_VAULT_PAYS_OPTION: Final = 73
N1_WOOD_BUILDERS_BOND_PAYS_OPTION: Final = 2457068
N1_STONE_BUILDERS_BOND_PAYS_OPTION: Final = 2457069
N1_FOOD_BUILDERS_BOND_PAYS_OPTION: Final = 2457070
DECISION_BUILDERS_BOND_PAYS_OPTION: Final = 74
FIRST_BUILDERS_BOND_PAYS_OPTION: Final = 2457068


# clan_mackinnon.law:34  verb endow c: storehouse with what: bundle
def endow(s: State, you: int, c: int, what: list[int]) -> None:
    s.storehouse_stored[c - FIRST_STOREHOUSE] = goods.add(list(s.storehouse_stored[c - FIRST_STOREHOUSE]), what)
    invalidate_field_storehouse_stored(s)


# clan_mackinnon.law:124  verb hire_clerk for c: storehouse under room: number
def hire_clerk(s: State, you: int, c: int, room: int) -> None:
    if not load_(s, c) < room:
        s.failed = True
        return
    assign(s, you, [0, 0, 0, 0, 0, 0, 0, 1, 0], c)
    if s.failed:
        s.undone = True
    s.failed = False


# clan_mackinnon.law:114  storehouse "Clerks' Office"
def clerks_office_action(s: State, you: int, this: int) -> None:
    hire_clerk(s, you, this, 2)
    if s.failed:
        s.undone = True
    s.failed = False


# clan_mackinnon.law:168  location "Golden Stag"
def golden_stag_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(s.goods[you * RESOURCE_COUNT + GOLD], 5))
    invalidate_goods_points(s)


# clan_mackinnon.law:186  location "Insurance Office"
def insurance_office_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# clan_mackinnon.law:204  location "Chartered Vessel"
def chartered_vessel_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# clan_mackinnon.law:22  storehouse "Wool Exchange"
def wool_exchange_bonus(s: State, you: int, this: int) -> None:
    endow(s, you, this, [0, 0, 0, 2, 0, 0, 0, 0, 0])


# clan_mackinnon.law:22  storehouse "Wool Exchange"
def wool_exchange_pays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# clan_mackinnon.law:114  storehouse "Clerks' Office"
def clerks_office_pays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# clan_mackinnon.law:232  boost "Dividend Day"
def dividend_day_plays(s: State, you: int, this: int) -> None:
    if not invested(s, you) >= 2:
        s.failed = True
        return
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(invested(s, you) // 2, 5))
    invalidate_goods_points(s)
    s.failed = False


# clan_mackinnon.law:166  after assign
def assign_after_assign(s: State, what: list[int], c: int, doer: int, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_ASSIGNED, EVERYBODY, [doer])
    after_assigned(s, doer)


# clan_mackinnon.law:162  when assigned where keeper is you once each round_over
def auditor_when_assigned(s: State, keeper: int, this: int, you: int) -> None:
    s.once = [*s.once, ONCE_AUDITOR_WHEN_ASSIGNED + this]
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 if invested(s, you) >= 6 else 1)
    invalidate_goods_points(s)


# clan_mackinnon.law:190  when raided where (insured of c by you)
def insurance_office_when_raided(s: State, c: int, raider: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 2)
    invalidate_goods_gold(s)


# clan_mackinnon.law:37  verb deposit r: resource to c: storehouse for most_of: number under room: number
def deposit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:39  choose n from 1 to (least of r of you, most_of, room - load of c)…
            c = st[-7]
            r = st[-8]
            st[-3] = r
            st[-4] = c
            pc = ASK_N
        if pc == ASK_N:  # clan_mackinnon.law:39  choose n from 1 to (least of r of you, most_of, room - load of c)…
            c = st[-7]
            most_of = st[-6]
            r = st[-8]
            room = st[-5]
            you = st[-9]
            goods_now = s.goods
            legal = [
                n + OFFSET_DEPOSIT_N
                for n in range(
                    1,
                    require_at_most(
                        min(goods_now[you * RESOURCE_COUNT + r], most_of, room - load_(s, c)),
                        MOST_CHOSEN,
                        "clan_mackinnon.law:39",
                    )
                    + 1,
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_DEPOSIT_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = FAIL
        if pc == TAKE_N:  # clan_mackinnon.law:39  answered: choose n from 1 to (least of r of you, most_of, room -…
            c = st[-7]
            r = st[-8]
            you = st[-9]
            n = s.answer - OFFSET_DEPOSIT_N
            assign(s, you, [n if k == r else 0 for k in range(RESOURCE_COUNT)], c)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-9:]
            return False
        if pc == FAIL:  # clan_mackinnon.law:42  fail
            s.failed = True
            del st[-9:]
            return False


# clan_mackinnon.law:71  verb back_builders c: storehouse under room: number
def back_builders(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:73  only if load of c is less than room
            c = st[-5]
            room = st[-4]
            if load_(s, c) < room:
                # clan_mackinnon.law:74  choose one asking "What do you assign to {c}?"
                c = st[-5]
                st[-3] = c
                pc = ASK_OPTION
            else:
                # clan_mackinnon.law:73  only if load of c is less than room
                s.failed = True
                del st[-6:]
                return False
        if pc == ASK_OPTION:  # clan_mackinnon.law:74  choose one asking "What do you assign to {c}?"
            c = st[-5]
            room = st[-4]
            you = st[-6]
            legal = []
            if s.goods[you * RESOURCE_COUNT + WOOD] >= 1:
                legal.append(N1_WOOD_BACK_BUILDERS_OPTION)
            if s.goods[you * RESOURCE_COUNT + STONE] >= 1:
                legal.append(N1_STONE_BACK_BUILDERS_OPTION)
            if (
                s.goods[you * RESOURCE_COUNT + WOOD] >= 1
                and s.goods[you * RESOURCE_COUNT + STONE] >= 1
                and load_(s, c) < room - 1
            ):
                legal.append(N1_WOOD_AND_1_STONE)
            if legal:
                s.player = you
                s.site = DECISION_BACK_BUILDERS_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL_2
        if pc == TAKE_OPTION:  # clan_mackinnon.law:74  answered: choose one asking "What do you assign to {c}?"
            pc = (THEN_ASSIGN_1_WOOD_TO, THEN_ASSIGN_1_STONE, THEN_ASSIGN_1_WOOD_1)[
                s.answer - FIRST_BACK_BUILDERS_OPTION
            ]
        if pc == THEN_ASSIGN_1_WOOD_TO:  # clan_mackinnon.law:76  assign 1 wood to c
            c = st[-5]
            you = st[-6]
            assign(s, you, [0, 1, 0, 0, 0, 0, 0, 0, 0], c)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == THEN_ASSIGN_1_STONE:  # clan_mackinnon.law:78  assign 1 stone to c
            c = st[-5]
            you = st[-6]
            assign(s, you, [0, 0, 1, 0, 0, 0, 0, 0, 0], c)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == THEN_ASSIGN_1_WOOD_1:  # clan_mackinnon.law:80  assign 1 wood + 1 stone to c
            c = st[-5]
            you = st[-6]
            assign(s, you, [0, 1, 1, 0, 0, 0, 0, 0, 0], c)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL_2:  # clan_mackinnon.law:82  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# clan_mackinnon.law:90  verb keep_chest c: storehouse under room: number
def keep_chest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:92  choose one asking "What do you do with {c}?"
            c = st[-5]
            st[-3] = c
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # clan_mackinnon.law:92  choose one asking "What do you do with {c}?"
            c = st[-5]
            room = st[-4]
            you = st[-6]
            legal = []
            if stock(s, you) >= 1 and load_(s, c) < room:
                legal.append(PUT_RESOURCES_INTO_IT)
            if load_(s, c) >= 1:
                legal.append(EMPTY_IT_KEEP_CHEST_OPTION)
            if legal:
                s.player = you
                s.site = DECISION_KEEP_CHEST_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # clan_mackinnon.law:92  answered: choose one asking "What do you do with {c}?"
            pc = THEN_SAVE_UP if s.answer == PUT_RESOURCES_INTO_IT else THEN_GAIN_2_LOAD
        if pc == THEN_SAVE_UP:  # clan_mackinnon.law:94  save_up in c under room
            c = st[-5]
            room = st[-4]
            you = st[-6]
            st[-2] = AFTER_SAVE_UP
            st += [you, c, room, 0, 0, 0, BEGIN, VERB_SAVE_UP]
            s.lists += [[]]
            if save_up(s):
                return True
            pc = AFTER_SAVE_UP
        if pc == AFTER_SAVE_UP:  # clan_mackinnon.law:94  save_up in c under room
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == THEN_GAIN_2_LOAD:  # clan_mackinnon.law:96  gain (2 * load of c) points
            c = st[-5]
            you = st[-6]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 * load_(s, c))
            invalidate_goods_points(s)
            goods.gain(s, s.goods, GOODS, you, list(s.storehouse_stored[c - FIRST_STOREHOUSE]))
            invalidate_goods(s)
            s.storehouse_stored[c - FIRST_STOREHOUSE] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
            invalidate_field_storehouse_stored(s)
            pc = DONE
        if pc == FAIL:  # clan_mackinnon.law:100  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# clan_mackinnon.law:102  verb save_up in c: storehouse under room: number
def save_up(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:104  choose x from stuffs where it of you is at least 1 asking "What do…
            c = st[-7]
            st[-5] = c
            pc = ASK_X
        if pc == ASK_X:  # clan_mackinnon.law:104  choose x from stuffs where it of you is at least 1 asking "What do…
            you = st[-8]
            goods_now = s.goods
            legal = [x + FIRST_SAVE_UP_X for x in TABLE_STUFFS if goods_now[you * RESOURCE_COUNT + x] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_SAVE_UP_X
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = FAIL
        if pc == TAKE_X:  # clan_mackinnon.law:104  answered: choose x from stuffs where it of you is at least 1…
            c = st[-7]
            room = st[-6]
            x = st[-3] = s.answer - FIRST_SAVE_UP_X
            what = s.lists[-1] = [1 if k == x else 0 for k in range(RESOURCE_COUNT)]
            if load_(s, c) < room - 1:
                # clan_mackinnon.law:107  may choose y from stuffs where it of you is at least (2 if it is x else 1)…
                c = st[-7]
                st[-4] = c
                pc = ASK_Y
            else:
                pc = THEN_ASSIGN_WHAT
        if pc == ASK_Y:  # clan_mackinnon.law:107  may choose y from stuffs where it of you is at least (2 if it is x…
            x = st[-3]
            you = st[-8]
            goods_now = s.goods
            legal = [y + FIRST_Y for y in TABLE_STUFFS if goods_now[you * RESOURCE_COUNT + y] >= (2 if y == x else 1)]
            if legal:
                legal.append(DECLINE_Y)
                s.player = you
                s.site = DECISION_Y
                s.legal = legal
                st[-2] = TAKE_Y
                return True
            pc = THEN_ASSIGN_WHAT
        if pc == TAKE_Y:  # clan_mackinnon.law:107  answered: may choose y from stuffs where it of you is at least (2…
            what = s.lists[-1]
            if s.answer == DECLINE_Y:
                pc = THEN_ASSIGN_WHAT
                continue
            y = s.answer - FIRST_Y
            what = s.lists[-1] = goods.add(what, [1 if k == y else 0 for k in range(RESOURCE_COUNT)])
            pc = THEN_ASSIGN_WHAT
        if pc == THEN_ASSIGN_WHAT:  # clan_mackinnon.law:111  assign what to c
            c = st[-7]
            what = s.lists[-1]
            you = st[-8]
            assign(s, you, list(what), c)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-8:]
            del s.lists[-1:]
            return False
        if pc == FAIL:  # clan_mackinnon.law:113  fail
            s.failed = True
            del st[-8:]
            del s.lists[-1:]
            return False


# clan_mackinnon.law:145  verb take_back most_of: number
def take_back_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:147  choose c from storehouses of your empire where load of it is at…
            you = st[-7]
            legal = [
                c + OFFSET_TAKE_BACK_C
                for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]
                if load_(s, c) >= 1
            ]
            if legal:
                s.player = you
                s.site = DECISION_TAKE_BACK_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_mackinnon.law:147  answered: choose c from storehouses of your empire where load of…
            you = st[-7]
            c = st[-5] = s.answer - OFFSET_TAKE_BACK_C
            st[-2] = AFTER_UNASSIGN
            st += [you, c, 0, BEGIN, VERB_UNASSIGN]
            if unassign(s):
                return True
            pc = AFTER_UNASSIGN
        if pc == AFTER_UNASSIGN:  # clan_mackinnon.law:148  unassign from c
            most_of = st[-6]
            if s.failed:
                s.undone = True
            times_left = st[-3] = most_of - 1
            pc = THEN_REPEAT_MOST_OF_1
        if pc == THEN_REPEAT_MOST_OF_1:  # clan_mackinnon.law:149  repeat (most_of - 1) times
            times_left = st[-3]
            if times_left > 0:
                # clan_mackinnon.law:149  repeat (most_of - 1) times
                c = st[-5]
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                if load_(s, c) >= 1:
                    # clan_mackinnon.law:150  may "take 1 more" when load of c is at least 1 asking "Do you take 1 more…
                    c = st[-5]
                    st[-4] = c
                    pc = ASK_OPTION
                else:
                    pc = DONE
            else:
                pc = DONE
        if pc == ASK_OPTION:  # clan_mackinnon.law:150  may "take 1 more" when load of c is at least 1 asking "Do you…
            you = st[-7]
            s.player = you
            s.site = DECISION_TAKE_BACK_OPTION
            s.legal = [TAKE_1_MORE, NO_TAKE_BACK_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:150  answered: may "take 1 more" when load of c is at least 1…
            pc = THEN_UNASSIGN if s.answer == TAKE_1_MORE else DONE
        if pc == THEN_UNASSIGN:  # clan_mackinnon.law:151  unassign from c
            c = st[-5]
            you = st[-7]
            st[-2] = AFTER_UNASSIGN_2
            st += [you, c, 0, BEGIN, VERB_UNASSIGN]
            if unassign(s):
                return True
            pc = AFTER_UNASSIGN_2
        if pc == AFTER_UNASSIGN_2:  # clan_mackinnon.law:151  unassign from c
            pc = THEN_REPEAT_MOST_OF_1_3
        if pc == THEN_REPEAT_MOST_OF_1_3:  # clan_mackinnon.law:149  repeat (most_of - 1) times
            pc = THEN_REPEAT_MOST_OF_1
            continue
        if pc == FAIL:  # clan_mackinnon.law:157  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False


# clan_mackinnon.law:180  verb collect_rent n: number
def collect_rent(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:182  choose r from goods_kinds where (any c among storehouses of your…
            you = st[-4]
            storehouse_stored = s.storehouse_stored
            legal = [
                r + FIRST_COLLECT_RENT_R
                for r in TABLE_GOODS_KINDS
                if any(
                    storehouse_stored[c - FIRST_STOREHOUSE][r] >= 1
                    for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_COLLECT_RENT_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clan_mackinnon.law:182  answered: choose r from goods_kinds where (any c among storehouses…
            n = st[-3]
            you = st[-4]
            r = s.answer - FIRST_COLLECT_RENT_R
            goods.gain_one(s, s.goods, GOODS, you, r, n)
            invalidate_goods(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_mackinnon.law:248  verb pay_now
def pay_now(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:250  choose c from storehouses of your empire where payouts of it is at…
            you = st[-6]
            legal = [
                c + OFFSET_PAY_NOW_C
                for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]
                if payouts(s, c) >= 1
            ]
            if legal:
                s.player = you
                s.site = DECISION_PAY_NOW_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_mackinnon.law:250  answered: choose c from storehouses of your empire where payouts…
            c = st[-5] = s.answer - OFFSET_PAY_NOW_C
            times_left = st[-3] = payouts(s, c)
            pc = THEN_REPEAT_PAYOUTS
        if pc == THEN_REPEAT_PAYOUTS:  # clan_mackinnon.law:251  repeat (payouts of c) times
            times_left = st[-3]
            if times_left > 0:
                # clan_mackinnon.law:251  repeat (payouts of c) times
                c = st[-5]
                times_left = st[-3]
                you = st[-6]
                times_left = st[-3] = times_left - 1
                st[-2] = AFTER_PAYS
                if run_storehouse_pays(s, you, c):
                    return True
                pc = AFTER_PAYS
            else:
                # clan_mackinnon.law:253  may "unassign 1 from it" asking "Do you take 1 back from {c}?"
                c = st[-5]
                st[-4] = c
                pc = ASK_OPTION
        if pc == AFTER_PAYS:  # clan_mackinnon.law:251  repeat (payouts of c) times
            count_step(s, "clan_mackinnon.law:251")
            pc = THEN_REPEAT_PAYOUTS
            continue
        if pc == ASK_OPTION:  # clan_mackinnon.law:253  may "unassign 1 from it" asking "Do you take 1 back from {c}?"
            you = st[-6]
            s.player = you
            s.site = DECISION_PAY_NOW_OPTION
            s.legal = [UNASSIGN_1_FROM_IT, NO_PAY_NOW_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:253  answered: may "unassign 1 from it" asking "Do you take 1 back…
            pc = THEN_UNASSIGN if s.answer == UNASSIGN_1_FROM_IT else DONE
        if pc == THEN_UNASSIGN:  # clan_mackinnon.law:254  unassign from c
            c = st[-5]
            you = st[-6]
            st[-2] = AFTER_UNASSIGN
            st += [you, c, 0, BEGIN, VERB_UNASSIGN]
            if unassign(s):
                return True
            pc = AFTER_UNASSIGN
        if pc == AFTER_UNASSIGN:  # clan_mackinnon.law:254  unassign from c
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL:  # clan_mackinnon.law:258  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# clan_mackinnon.law:196  location "Contractors"
def try_action_of_location_contractors(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:196  location "Contractors"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_mackinnon.law:196  location "Contractors"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:204  location "Chartered Vessel"
def try_action_of_location_chartered_vessel(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:204  location "Chartered Vessel"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_mackinnon.law:204  location "Chartered Vessel"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:128  location "Money Lender"
def money_lender_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:134  spend 1 gold
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 1, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_mackinnon.law:134  spend 1 gold
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 4 if invested(s, you) >= 4 else 3)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:138  location "Cash Desk"
def cash_desk_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:143  take_back 3
            you = st[-4]
            st[-2] = AFTER_TAKE_BACK
            st += [you, 3, 0, 0, 0, BEGIN, VERB_TAKE_BACK]
            if take_back_(s):
                return True
            pc = AFTER_TAKE_BACK
        if pc == AFTER_TAKE_BACK:  # clan_mackinnon.law:143  take_back 3
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:196  location "Contractors"
def contractors_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:202  spend 1 gold
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 1, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_mackinnon.law:202  spend 1 gold
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, CONSTRUCT, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_mackinnon.law:203  perform construct
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:204  location "Chartered Vessel"
def chartered_vessel_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:211  spend 1 gold
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 1, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_mackinnon.law:211  spend 1 gold
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_mackinnon.law:212  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:22  storehouse "Wool Exchange"
def wool_exchange_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:33  deposit sheep to this for 2 under 4
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_DEPOSIT
            st += [you, SHEEP, this, 2, 4, 0, 0, BEGIN, VERB_DEPOSIT]
            if deposit(s):
                return True
            pc = AFTER_DEPOSIT
        if pc == AFTER_DEPOSIT:  # clan_mackinnon.law:33  deposit sheep to this for 2 under 4
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:43  storehouse "Gold Vault"
def gold_vault_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:55  deposit gold to this for 2 under 6
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_DEPOSIT
            st += [you, GOLD, this, 2, 6, 0, 0, BEGIN, VERB_DEPOSIT]
            if deposit(s):
                return True
            pc = AFTER_DEPOSIT
        if pc == AFTER_DEPOSIT:  # clan_mackinnon.law:55  deposit gold to this for 2 under 6
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:56  storehouse "Builders' Bond"
def builders_bond_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:70  back_builders this under 4
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_BACK_BUILDERS
            st += [you, this, 4, 0, BEGIN, VERB_BACK_BUILDERS]
            if back_builders(s):
                return True
            pc = AFTER_BACK_BUILDERS
        if pc == AFTER_BACK_BUILDERS:  # clan_mackinnon.law:70  back_builders this under 4
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:83  storehouse "Savings Chest"
def savings_chest_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:89  keep_chest this under 4
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_KEEP_CHEST
            st += [you, this, 4, 0, BEGIN, VERB_KEEP_CHEST]
            if keep_chest(s):
                return True
            pc = AFTER_KEEP_CHEST
        if pc == AFTER_KEEP_CHEST:  # clan_mackinnon.law:89  keep_chest this under 4
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:43  storehouse "Gold Vault"
def gold_vault_pays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:49  choose one asking "What does the Gold Vault pay?"
            you = st[-4]
            s.player = you
            s.site = DECISION_GOLD_VAULT_PAYS_OPTION
            s.legal = [N1_GOLD_GOLD_VAULT_PAYS_OPTION, N1_RAZE_TOKEN_GOLD_VAULT_PAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:49  answered: choose one asking "What does the Gold Vault pay?"
            pc = THEN_GAIN_1_GOLD if s.answer == N1_GOLD_GOLD_VAULT_PAYS_OPTION else THEN_GAIN_1_RAZE
        if pc == THEN_GAIN_1_GOLD:  # clan_mackinnon.law:51  gain 1 gold
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            pc = DONE
        if pc == THEN_GAIN_1_RAZE:  # clan_mackinnon.law:53  gain 1 raze
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_mackinnon.law:56  storehouse "Builders' Bond"
def builders_bond_pays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:62  choose one asking "What does the Builders' Bond pay?"
            you = st[-4]
            s.player = you
            s.site = DECISION_BUILDERS_BOND_PAYS_OPTION
            s.legal = [
                N1_WOOD_BUILDERS_BOND_PAYS_OPTION,
                N1_STONE_BUILDERS_BOND_PAYS_OPTION,
                N1_FOOD_BUILDERS_BOND_PAYS_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:62  answered: choose one asking "What does the Builders' Bond pay?"
            pc = (THEN_GAIN_1_WOOD, THEN_GAIN_1_STONE, THEN_GAIN_1_FOOD)[s.answer - FIRST_BUILDERS_BOND_PAYS_OPTION]
        if pc == THEN_GAIN_1_WOOD:  # clan_mackinnon.law:64  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            invalidate_goods_wood(s)
            pc = DONE
        if pc == THEN_GAIN_1_STONE:  # clan_mackinnon.law:66  gain 1 stone
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, STONE, 1)
            invalidate_goods_stone(s)
            pc = DONE
        if pc == THEN_GAIN_1_FOOD:  # clan_mackinnon.law:68  gain 1 food
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
            invalidate_goods_food(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clan_mackinnon.law:240  boost "Bull Market"
def bull_market_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:246  gain 2 points
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
            invalidate_goods_points(s)
            st[-2] = AFTER_PAY_NOW
            st += [you, 0, 0, 0, BEGIN, VERB_PAY_NOW]
            if pay_now(s):
                return True
            pc = AFTER_PAY_NOW
        if pc == AFTER_PAY_NOW:  # clan_mackinnon.law:247  pay_now
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:178  when harvested where reaper is you once each round_over
def rent_collector_when_harvested(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:178  when harvested where reaper is you once each round_over
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, ONCE_RENT_COLLECTOR_WHEN_HARVESTED + this]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_COLLECT_RENT]
            if collect_rent(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clan_mackinnon.law:164  event assigned by keeper: player
def match_after_assigned(s: State, keeper: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = keeper
    for this in s.piles[EMPIRE + owner]:
        # clan_mackinnon.law:162  Auditor: when assigned where keeper is you once each round_over
        if this == AUDITOR and ONCE_AUDITOR_WHEN_ASSIGNED + this not in s.once:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# clan_mackinnon.law:164  event assigned by keeper: player
def after_assigned(s: State, keeper: int) -> None:
    """Run what is triggered by the event assigned."""
    matches = match_after_assigned(s, keeper)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            auditor_when_assigned(s, keeper, this, owner)


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action, run_storehouse_pays
from lawspeaker_games.empires.steps_keywords import assign, spend, unassign
from lawspeaker_games.empires.steps_ships import gain_ship
from lawspeaker_games.empires.steps_tasks import perform
