"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_heidel.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_storehouse_stored,
    invalidate_goods,
    invalidate_goods_food,
    invalidate_goods_points,
    invalidate_goods_raze,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_DEPOSIT,
    AFTER_MIX_DRINKS,
    AFTER_MOVE_PAWN,
    AFTER_PERFORM,
    AFTER_SPEND,
    AFTER_SPEND_THEN_SPEND_1_SHEEP,
    AFTER_SPEND_THEN_SPEND_1_WOOD,
    ASK_OPTION,
    BEGIN,
    DONE,
    EMPIRE,
    FAIL,
    FIRST_CARD,
    FIRST_PAWN,
    FIRST_STOREHOUSE,
    FOOD,
    GOODS,
    ISLANDS,
    NEXT_R,
    PAWNS_BY_OWNER,
    POINTS,
    RAZE,
    RESOURCE_COUNT,
    SAIL,
    TAKE_OPTION,
    THEN_DEPOSIT_FOOD,
    THEN_DRINK_UP_THIS,
    THEN_GAIN_1_FOOD,
    THEN_GAIN_1_RAZE,
    THEN_GAIN_MIXED_POINTS,
    THEN_MIXED,
    THEN_SPEND_1_R,
    THEN_SPEND_1_SHEEP,
    THEN_SPEND_1_WOOD,
    VERB_DEPOSIT,
    VERB_MIX_DRINKS,
    VERB_MOVE_PAWN,
    VERB_PERFORM,
    VERB_SPEND,
    WORKERS,
)
from lawspeaker_games.empires.values import TABLE_STUFFS, can_cover, load_, sent_out
from lawspeaker_runtime.state import goods

# Decisions and their actions.
ADD_1_R: Final = 794
NO_MIX_DRINKS_OPTION: Final = 795
DECISION_MIX_DRINKS_OPTION: Final = 5
N1_WOOD_JUNIPER_STILL_ACTION_OPTION: Final = 2457053
N1_SHEEP: Final = 2457054
DECISION_JUNIPER_STILL_ACTION_OPTION: Final = 70
PUT_FOOD_INTO_IT: Final = 2457064
EMPTY_IT_MEAD_CASK_ACTION_OPTION: Final = 2457065
DECISION_MEAD_CASK_ACTION_OPTION: Final = 72


# clan_heidel.law:83  verb drink_up c: storehouse
def drink_up(s: State, you: int, c: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 * load_(s, c))
    invalidate_goods_points(s)
    s.storehouse_stored[c - FIRST_STOREHOUSE] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    invalidate_field_storehouse_stored(s)


# clan_heidel.law:118  verb treat_neighbour
def treat_neighbour(s: State, you: int) -> None:
    if you % s.players + 1 != you and not s.passed[you % s.players + 1]:
        goods.gain_one(s, s.goods, GOODS, you % s.players + 1, FOOD, 1)
        invalidate_goods_food(s)


# clan_heidel.law:110  location "Guest House"
def guest_house_action(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 0, 1, 0, 0, 1])
    invalidate_goods(s)
    treat_neighbour(s, you)
    s.failed = False


# clan_heidel.law:35  boost "Party Ship"
def party_ship_plays(s: State, you: int, this: int) -> None:
    for c in [c for c in [it for it in s.piles[EMPIRE + you] if it in ISLANDS] if s.card_exhausted[c - FIRST_CARD]]:
        unexhaust(s, you, c)
    s.failed = False


# clan_heidel.law:122  boost "Round for Everybody"
def round_for_everybody_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
    invalidate_goods_points(s)
    for q in [q for q in [p for p in range(1, s.players + 1) if p != you] if not s.passed[q]]:
        goods.gain_one(s, s.goods, GOODS, q, FOOD, 1)
        invalidate_goods_food(s)
    s.failed = False


# clan_heidel.law:131  boost "Hangover Cure"
def hangover_cure_plays(s: State, you: int, this: int) -> None:
    recover(s, you, 3)
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 1, 0, 0, 0, 1])
    invalidate_goods(s)
    s.failed = False


# clan_heidel.law:46  when gave_up where p is you
def mead_hall_when_gave_up(s: State, p: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(s.goods[you * RESOURCE_COUNT + WORKERS], 3))
    invalidate_goods_points(s)


# clan_heidel.law:52  when gave_up where p is you
def long_nap_when_gave_up(s: State, p: int, this: int, you: int) -> None:
    goods.gain_one(
        s, s.goods, GOODS, you, POINTS, sum(1 for w in PAWNS_BY_OWNER[you] if not s.pawn_inactive[w - FIRST_PAWN])
    )
    invalidate_goods_points(s)


# clan_heidel.law:59  when gave_up where p is you and (no q among opponents where passed of q)
def front_bench_when_gave_up(s: State, p: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 0, 0, 0, 0, 2])
    invalidate_goods(s)


# clan_heidel.law:148  verb mix_drinks
def mix_drinks(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:150  only if any r among stuffs where can pay 1 r
            you = st[-6]
            if any(can_cover(s, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]) for r in TABLE_STUFFS):
                # clan_heidel.law:151  let mixed = 0
                mixed = st[-5] = 0
                r_left = s.lists[-1] = list(TABLE_STUFFS)
                pc = NEXT_R
            else:
                # clan_heidel.law:150  only if any r among stuffs where can pay 1 r
                s.failed = True
                del st[-6:]
                del s.lists[-1:]
                return False
        if pc == NEXT_R:  # clan_heidel.law:152  each r among stuffs
            mixed = st[-5]
            r_left = s.lists[-1]
            you = st[-6]
            if len(r_left) == 0:
                pc = THEN_GAIN_MIXED_POINTS
                continue
            r = st[-4] = r_left[0]
            r_left = s.lists[-1] = r_left[1:]
            if mixed < 4 and can_cover(s, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]):
                # clan_heidel.law:153  may "add 1 {r}" when mixed is less than 4 and can pay 1 r asking "Do you add 1…
                r = st[-4]
                st[-3] = r
                pc = ASK_OPTION
            else:
                pc = NEXT_R
                continue
        if pc == ASK_OPTION:  # clan_heidel.law:153  may "add 1 {r}" when mixed is less than 4 and can pay 1 r asking…
            you = st[-6]
            s.player = you
            s.site = DECISION_MIX_DRINKS_OPTION
            s.legal = [ADD_1_R, NO_MIX_DRINKS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_heidel.law:153  answered: may "add 1 {r}" when mixed is less than 4 and can pay…
            pc = THEN_SPEND_1_R if s.answer == ADD_1_R else NEXT_R
            continue
        if pc == THEN_SPEND_1_R:  # clan_heidel.law:154  spend 1 r
            r = st[-4]
            you = st[-6]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1 if k == r else 0 for k in range(RESOURCE_COUNT)], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_heidel.law:154  spend 1 r
            pc = THEN_MIXED
        if pc == THEN_MIXED:  # clan_heidel.law:157  mixed becomes mixed + 1
            mixed = st[-5]
            mixed = st[-5] = mixed + 1
            pc = NEXT_R
            continue
        if pc == THEN_GAIN_MIXED_POINTS:  # clan_heidel.law:160  gain mixed points
            mixed = st[-5]
            you = st[-6]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, mixed)
            invalidate_goods_points(s)
            s.failed = False
            del st[-6:]
            del s.lists[-1:]
            return False


# clan_heidel.law:161  location "Sunday Sailors"
def try_action_of_location_sunday_sailors(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:161  location "Sunday Sailors"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_heidel.law:161  location "Sunday Sailors"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:61  location "Brew Kettle"
def brew_kettle_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:67  only if no w among pawns where owner of w is you and inactive of w
            you = st[-4]
            if not any(s.pawn_inactive[w - FIRST_PAWN] for w in PAWNS_BY_OWNER[you]):
                # clan_heidel.law:68  spend 2 food
                you = st[-4]
                st[-2] = AFTER_SPEND
                st += [you, BEGIN, VERB_SPEND]
                s.lists += [[2, 0, 0, 0, 0, 0, 0, 0, 0], []]
                if spend(s):
                    return True
                pc = AFTER_SPEND
            else:
                # clan_heidel.law:67  only if no w among pawns where owner of w is you and inactive of w
                s.failed = True
                del st[-4:]
                return False
        if pc == AFTER_SPEND:  # clan_heidel.law:68  spend 2 food
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:87  location "Tap Room"
def tap_room_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:93  spend 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_heidel.law:93  spend 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            recover(s, you, 2)
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:96  location "Juniper Still"
def juniper_still_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:102  choose one asking "What do you distil?"
            you = st[-4]
            legal = []
            if can_cover(s, you, [0, 1, 0, 0, 0, 0, 0, 0, 0]):
                legal.append(N1_WOOD_JUNIPER_STILL_ACTION_OPTION)
            if can_cover(s, you, [0, 0, 0, 1, 0, 0, 0, 0, 0]):
                legal.append(N1_SHEEP)
            if legal:
                s.player = you
                s.site = DECISION_JUNIPER_STILL_ACTION_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # clan_heidel.law:102  answered: choose one asking "What do you distil?"
            pc = THEN_SPEND_1_WOOD if s.answer == N1_WOOD_JUNIPER_STILL_ACTION_OPTION else THEN_SPEND_1_SHEEP
        if pc == THEN_SPEND_1_WOOD:  # clan_heidel.law:104  spend 1 wood
            you = st[-4]
            st[-2] = AFTER_SPEND_THEN_SPEND_1_WOOD
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 1, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_1_WOOD
        if pc == AFTER_SPEND_THEN_SPEND_1_WOOD:  # clan_heidel.law:104  spend 1 wood
            if s.failed:
                s.undone = True
            pc = THEN_GAIN_1_FOOD
        if pc == THEN_SPEND_1_SHEEP:  # clan_heidel.law:106  spend 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND_THEN_SPEND_1_SHEEP
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND_THEN_SPEND_1_SHEEP
        if pc == AFTER_SPEND_THEN_SPEND_1_SHEEP:  # clan_heidel.law:106  spend 1 sheep
            if s.failed:
                s.undone = True
            pc = THEN_GAIN_1_FOOD
        if pc == FAIL:  # clan_heidel.law:108  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == THEN_GAIN_1_FOOD:  # clan_heidel.law:109  gain 1 food + 1 gold
            you = st[-4]
            goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 0, 1, 0, 0, 0])
            invalidate_goods(s)
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:161  location "Sunday Sailors"
def sunday_sailors_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:167  spend 1 food + 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_heidel.law:167  spend 1 food + 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_heidel.law:169  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:70  storehouse "Mead Cask"
def mead_cask_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:76  choose one asking "What do you do with the cask?"
            this = st[-3]
            you = st[-4]
            legal = []
            if s.goods[you * RESOURCE_COUNT + FOOD] >= 1 and load_(s, this) < 3:
                legal.append(PUT_FOOD_INTO_IT)
            if load_(s, this) >= 1:
                legal.append(EMPTY_IT_MEAD_CASK_ACTION_OPTION)
            if legal:
                s.player = you
                s.site = DECISION_MEAD_CASK_ACTION_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # clan_heidel.law:76  answered: choose one asking "What do you do with the cask?"
            pc = THEN_DEPOSIT_FOOD if s.answer == PUT_FOOD_INTO_IT else THEN_DRINK_UP_THIS
        if pc == THEN_DEPOSIT_FOOD:  # clan_heidel.law:78  deposit food to this for 3 under 3
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_DEPOSIT
            st += [you, FOOD, this, 3, 3, 0, 0, BEGIN, VERB_DEPOSIT]
            if deposit(s):
                return True
            pc = AFTER_DEPOSIT
        if pc == AFTER_DEPOSIT:  # clan_heidel.law:78  deposit food to this for 3 under 3
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == THEN_DRINK_UP_THIS:  # clan_heidel.law:80  drink_up this
            this = st[-3]
            you = st[-4]
            drink_up(s, you, this)
            pc = DONE
        if pc == FAIL:  # clan_heidel.law:82  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:22  boost "Drinking Competition"
def drinking_competition_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:28  if sent_out of you
            you = st[-4]
            if sent_out(s, you):
                # clan_heidel.law:29  move_pawn
                you = st[-4]
                st[-2] = AFTER_MOVE_PAWN
                st += [you, BEGIN, VERB_MOVE_PAWN]
                if move_pawn(s):
                    return True
                pc = AFTER_MOVE_PAWN
            else:
                pc = THEN_GAIN_1_RAZE
        if pc == AFTER_MOVE_PAWN:  # clan_heidel.law:29  move_pawn
            pc = THEN_GAIN_1_RAZE
        if pc == THEN_GAIN_1_RAZE:  # clan_heidel.law:32  gain 1 raze
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            invalidate_goods_raze(s)
            s.failed = False
            del st[-4:]
            return False


# clan_heidel.law:139  boost "Mixed Drinks"
def mixed_drinks_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_heidel.law:145  mix_drinks
            you = st[-4]
            st[-2] = AFTER_MIX_DRINKS
            st += [you, 0, 0, 0, BEGIN, VERB_MIX_DRINKS]
            s.lists += [[]]
            if mix_drinks(s):
                return True
            pc = AFTER_MIX_DRINKS
        if pc == AFTER_MIX_DRINKS:  # clan_heidel.law:145  mix_drinks
            if s.failed:
                # clan_heidel.law:147  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_clan_mackinnon import deposit
from lawspeaker_games.empires.steps_keywords import move_pawn, recover, spend, unexhaust
from lawspeaker_games.empires.steps_tasks import perform
