"""Imperial Settlers: Empires of the North: verbs, events and phases of keywords.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_field_field_base,
    invalidate_field_storehouse_stored,
    invalidate_goods,
    invalidate_goods_workers,
    invalidate_things_card,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_ACTION_THEN_RUN_ACTION_OF_COPIED,
    AFTER_ACTION_THEN_RUN_ACTION_OF_D,
    AFTER_COPY,
    AFTER_COPY_ANEW,
    AFTER_MOVE_PAWN_ITSELF,
    AFTER_PAYS,
    AFTER_WHICH_PAWN,
    ASK_D,
    ASK_OPTION,
    ASK_PAYMENT,
    ASK_R,
    ASK_TO_TASK,
    BEGIN,
    DECK,
    DISCARD,
    DONE,
    DONE_2,
    DONE_3,
    EMPIRE,
    FAIL,
    FIELDS,
    FIRST_CARD,
    FIRST_COPY,
    FIRST_FIELD,
    FIRST_PAWN,
    FIRST_STOREHOUSE,
    GOODS,
    HAND,
    ISLAND_RANGE,
    ISLANDS,
    LARGEST_PAYMENT,
    NEXT_C,
    PILES,
    RESOURCE_COUNT,
    STOREHOUSES,
    SUNK,
    TAKE_C,
    TAKE_D,
    TAKE_FROM_TASK,
    TAKE_OPTION,
    TAKE_PAYMENT,
    TAKE_R,
    TAKE_TO_TASK,
    TASK_COUNT,
    THEN_RAISE_SPENT,
    THEN_REPEAT_PAYOUTS,
    THEN_SHUFFLE_YOUR_DECK,
    TYPE_CARD,
    TYPE_TILE,
    VERB_COPY,
    VERB_COPY_ANEW,
    VERB_MOVE_PAWN_ITSELF,
    VERB_WHICH_PAWN,
    WORKERS,
)
from lawspeaker_games.empires.values import (
    STAND_INS,
    TABLE_LOAD_KINDS,
    can_copy,
    can_cover,
    can_spare,
    out,
    payouts,
    possible_action_of_card,
    purse,
    site,
    upgrades,
)
from lawspeaker_runtime.piles.moves import deal, place_thing, put_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step, enter_call
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order
from lawspeaker_runtime.state.pile_state import is_in_pile, place_of
from lawspeaker_runtime.state.selection import different, first_or, require
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
FIRST_SPEND_PAYMENT: Final = 2047
DECISION_SPEND_PAYMENT: Final = 32
FIRST_UNASSIGN_R: Final = 819237
DECISION_UNASSIGN_R: Final = 33
OFFSET_COPY_D: Final = 819240
DECISION_COPY_D: Final = 34
OFFSET_COPY_ANEW_D: Final = 819460
DECISION_COPY_ANEW_D: Final = 35
OFFSET_FIND_C: Final = 819680
DECISION_FIND_C: Final = 36
THE_ACTIVE_ONE: Final = 819906
THE_INACTIVE_ONE: Final = 819907
DECISION_WHICH_PAWN_OPTION: Final = 37
FIRST_MOVE_PAWN_ITSELF_FROM_TASK: Final = 819908
DECISION_MOVE_PAWN_ITSELF_FROM_TASK: Final = 38
FIRST_MOVE_PAWN_ITSELF_TO_TASK: Final = 819913
DECISION_MOVE_PAWN_ITSELF_TO_TASK: Final = 39


# keywords.law:14  verb assign what: bundle to c: storehouse
def assign(s: State, you: int, what: list[int], c: int) -> None:
    if not can_spare(s, what, you):
        s.failed = True
        return
    assign_itself(s, you, list(what), c)
    if s.failed:
        s.failed = True
        return
    after_assign(s, list(what), c, you)
    s.failed = False


# keywords.law:26  verb recover n: number
def recover(s: State, you: int, n: int) -> None:
    back = min(n, s.spent[you])
    s.spent[you] -= back
    goods.gain_one(s, s.goods, GOODS, you, WORKERS, back)
    invalidate_goods_workers(s)


# keywords.law:73  verb draw n: number
def draw_(s: State, you: int, n: int) -> None:
    for _ in range(n):
        count_step(s, "keywords.law:75")
        reshuffle(s, you)
        deal(s, PILES, 1, DECK + you, HAND + you, TYPE_CARD)
        invalidate_things_card(s)
        reshuffle(s, you)


# keywords.law:80  verb reshuffle
def reshuffle(s: State, you: int) -> None:
    if len(s.piles[DECK + you]) == 0:
        put_all_last(s, PILES, DISCARD + you, DECK + you)
        invalidate_things_card(s)
        shuffle(s, PILES, DECK + you)


# keywords.law:85  verb throw_away c: card
def throw_away(s: State, you: int, c: int) -> None:
    enter_call(s, "keywords.law:85")
    throw_away_within(s, you, c)
    s.call_depth -= 1


# keywords.law:85  verb throw_away c: card
def throw_away_within(s: State, you: int, c: int) -> None:
    if c in FIELDS:
        for u in upgrades(s, c):
            s.field_base[u - FIRST_FIELD] = -1
            invalidate_field_field_base(s)
            throw_away(s, you, u)
        s.field_base[c - FIRST_FIELD] = -1
        invalidate_field_field_base(s)
    s.card_exhausted[c - FIRST_CARD] = False
    if c in STOREHOUSES:
        s.storehouse_stored[c - FIRST_STOREHOUSE] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        invalidate_field_storehouse_stored(s)
    s.card_copied[c - FIRST_CARD] = -1
    if c in ISLANDS:
        put_last(s, PILES, c, SUNK + ISLAND_RANGE[c])
        invalidate_things_card(s)
    else:
        put_last(s, PILES, c, DISCARD + you)
        invalidate_things_card(s)


# keywords.law:102  verb exhaust c: card
def exhaust(s: State, you: int, c: int) -> None:
    s.card_exhausted[c - FIRST_CARD] = True


# keywords.law:105  verb unexhaust c: card
def unexhaust(s: State, you: int, c: int) -> None:
    s.card_exhausted[c - FIRST_CARD] = False


# keywords.law:14  verb assign what: bundle to c: storehouse
def assign_itself(s: State, you: int, what: list[int], c: int) -> None:
    if not can_spare(s, what, you):
        s.failed = True
        return
    goods.lose(s, s.goods, GOODS, you, list(what))
    invalidate_goods(s)
    s.storehouse_stored[c - FIRST_STOREHOUSE] = goods.add(list(s.storehouse_stored[c - FIRST_STOREHOUSE]), what)
    invalidate_field_storehouse_stored(s)
    s.failed = False


# keywords.law:4  verb spend price: bundle
def spend(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:6  pay price
            price = s.lists[-2]
            you = st[-3]
            if can_cover(s, you, price):
                # keywords.law:6  pay price
                price = s.lists[-2]
                owed = s.lists[-1] = list(price)
                pc = ASK_PAYMENT
            else:
                # keywords.law:6  pay price
                s.failed = True
                del st[-3:]
                del s.lists[-2:]
                return False
        if pc == ASK_PAYMENT:  # keywords.law:6  pay price
            owed = s.lists[-1]
            you = st[-3]
            legal = [
                it + FIRST_SPEND_PAYMENT
                for it in goods.payments(purse(s, you), owed, STAND_INS, LARGEST_PAYMENT, "keywords.law:4")
            ]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_SPEND_PAYMENT
                s.legal = legal
                st[-2] = TAKE_PAYMENT
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_PAYMENT
            else:
                pc = THEN_RAISE_SPENT
        if pc == TAKE_PAYMENT:  # keywords.law:6  answered: pay price
            you = st[-3]
            goods.pay_with(s, s.goods, GOODS, you, s.answer - FIRST_SPEND_PAYMENT)
            invalidate_goods(s)
            pc = THEN_RAISE_SPENT
        if pc == THEN_RAISE_SPENT:  # keywords.law:7  raise spent of you by workers of price
            price = s.lists[-2]
            you = st[-3]
            s.spent[you] += price[WORKERS]
            s.failed = False
            del st[-3:]
            del s.lists[-2:]
            return False


# keywords.law:19  verb unassign from c: storehouse
def unassign(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:21  choose r from load_kinds where it of stored of c is at least 1 asking…
            c = st[-4]
            st[-3] = c
            pc = ASK_R
        if pc == ASK_R:  # keywords.law:21  choose r from load_kinds where it of stored of c is at least 1 asking…
            c = st[-4]
            you = st[-5]
            storehouse_stored = s.storehouse_stored
            legal = [r + FIRST_UNASSIGN_R for r in TABLE_LOAD_KINDS if storehouse_stored[c - FIRST_STOREHOUSE][r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_UNASSIGN_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # keywords.law:21  answered: choose r from load_kinds where it of stored of c is at least 1…
            c = st[-4]
            you = st[-5]
            r = s.answer - FIRST_UNASSIGN_R
            s.storehouse_stored[c - FIRST_STOREHOUSE] = goods.less(
                list(s.storehouse_stored[c - FIRST_STOREHOUSE]), [1 if k == r else 0 for k in range(RESOURCE_COUNT)]
            )
            invalidate_field_storehouse_stored(s)
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            invalidate_goods(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # keywords.law:25  fail
            s.failed = True
            del st[-5:]
            return False


# keywords.law:34  verb copy for c: card
def copy_(s: State) -> bool:
    enter_call(s, "keywords.law:34")
    found = copy__within(s)
    s.call_depth -= 1
    return found


# keywords.law:34  verb copy for c: card
def copy__within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:36  if copied of c is nothing
            c = st[-4]
            if s.card_copied[c - FIRST_CARD] == -1:
                # keywords.law:37  choose d from your empire where can copy it for c and possible action of it asking…
                c = st[-4]
                st[-3] = c
                pc = ASK_D
            else:
                # keywords.law:43  only if copied of c is in your empire
                c = st[-4]
                you = st[-5]
                if is_in_pile(s, s.card_copied[c - FIRST_CARD], EMPIRE + you):
                    # keywords.law:44  run action of copied of c
                    c = st[-4]
                    you = st[-5]
                    s.failed = False
                    st[-2] = AFTER_ACTION_THEN_RUN_ACTION_OF_COPIED
                    if run_card_action(s, you, require(s.card_copied[c - FIRST_CARD], "keywords.law:44")):
                        return True
                    pc = AFTER_ACTION_THEN_RUN_ACTION_OF_COPIED
                else:
                    # keywords.law:43  only if copied of c is in your empire
                    s.failed = True
                    del st[-5:]
                    return False
        if pc == ASK_D:  # keywords.law:37  choose d from your empire where can copy it for c and possible action of…
            c = st[-4]
            you = st[-5]
            legal = [
                d + OFFSET_COPY_D
                for d in s.piles[EMPIRE + you]
                if can_copy(s, d, c, you) and possible_action_of_card(s, d, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_COPY_D
                s.legal = legal
                st[-2] = TAKE_D
                return True
            pc = FAIL
        if pc == TAKE_D:  # keywords.law:37  answered: choose d from your empire where can copy it for c and possible…
            c = st[-4]
            you = st[-5]
            d = s.answer - OFFSET_COPY_D
            s.card_copied[c - FIRST_CARD] = d
            s.failed = False
            st[-2] = AFTER_ACTION_THEN_RUN_ACTION_OF_D
            if run_card_action(s, you, d):
                return True
            pc = AFTER_ACTION_THEN_RUN_ACTION_OF_D
        if pc == AFTER_ACTION_THEN_RUN_ACTION_OF_D:  # keywords.law:39  run action of d
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL:  # keywords.law:41  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == AFTER_ACTION_THEN_RUN_ACTION_OF_COPIED:  # keywords.law:44  run action of copied of c
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# keywords.law:45  verb copy_anew for c: card
def copy_anew(s: State) -> bool:
    enter_call(s, "keywords.law:45")
    found = copy_anew_within(s)
    s.call_depth -= 1
    return found


# keywords.law:45  verb copy_anew for c: card
def copy_anew_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:47  choose d from your empire where can copy it for c and possible action of…
            c = st[-3]
            you = st[-4]
            legal = [
                d + OFFSET_COPY_ANEW_D
                for d in s.piles[EMPIRE + you]
                if can_copy(s, d, c, you) and possible_action_of_card(s, d, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_COPY_ANEW_D
                s.legal = legal
                st[-2] = TAKE_D
                return True
            pc = FAIL
        if pc == TAKE_D:  # keywords.law:47  answered: choose d from your empire where can copy it for c and possible…
            you = st[-4]
            d = s.answer - OFFSET_COPY_ANEW_D
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, d):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # keywords.law:48  run action of d
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # keywords.law:50  fail
            s.failed = True
            del st[-4:]
            return False


# keywords.law:56  verb pay_out for p: player
def pay_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:58  as p
            p = st[-6]
            you_2 = st[-3] = p
            c_left = s.lists[-1] = [
                c for c in [it for it in s.piles[EMPIRE + you_2] if it in STOREHOUSES] if payouts(s, c) >= 1
            ]
            pc = NEXT_C
        if pc == NEXT_C:  # keywords.law:59  each c among storehouses of your empire where payouts of it is at least 1
            c_left = s.lists[-1]
            if len(c_left) == 0:
                pc = DONE
                continue
            c = st[-5] = c_left[0]
            c_left = s.lists[-1] = c_left[1:]
            times_left = st[-4] = payouts(s, c)
            pc = THEN_REPEAT_PAYOUTS
        if pc == THEN_REPEAT_PAYOUTS:  # keywords.law:60  repeat (payouts of c) times
            times_left = st[-4]
            if times_left > 0:
                # keywords.law:60  repeat (payouts of c) times
                c = st[-5]
                times_left = st[-4]
                you_2 = st[-3]
                times_left = st[-4] = times_left - 1
                st[-2] = AFTER_PAYS
                if run_storehouse_pays(s, you_2, c):
                    return True
                pc = AFTER_PAYS
            else:
                pc = NEXT_C
                continue
        if pc == AFTER_PAYS:  # keywords.law:60  repeat (payouts of c) times
            count_step(s, "keywords.law:60")
            pc = THEN_REPEAT_PAYOUTS
            continue
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False


# keywords.law:63  verb find cs: list of card
def find(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:65  choose openly c from different cs where it is in your deck asking "Which…
            cs = s.lists[-1]
            you = st[-3]
            at = s.at
            legal = [c + OFFSET_FIND_C for c in different([it for it in cs if at[it] == DECK + you], FIRST_COPY)]
            if legal:
                show(s, PILES, you, [it - OFFSET_FIND_C for it in legal])
                s.player = you
                s.site = DECISION_FIND_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_SHUFFLE_YOUR_DECK
        if pc == TAKE_C:  # keywords.law:65  answered: choose openly c from different cs where it is in your deck…
            you = st[-3]
            c = s.answer - OFFSET_FIND_C
            put_last_unseen(s, PILES, c, HAND + you)
            invalidate_things_card(s)
            pc = THEN_SHUFFLE_YOUR_DECK
        if pc == THEN_SHUFFLE_YOUR_DECK:  # keywords.law:69  shuffle your deck
            you = st[-3]
            shuffle(s, PILES, DECK + you)
            reshuffle(s, you)
            del st[-3:]
            del s.lists[-1:]
            return False


# keywords.law:109  verb which_pawn t: task -> pawn
def which_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:111  let ws = w among out of you where place of w is site of t
            t = st[-3]
            you = st[-4]
            ws = s.lists[-1] = [w for w in out(s, you) if place_of(s, w) == site(s, t)]
            pc = (
                ASK_OPTION
                if any(s.pawn_inactive[w - FIRST_PAWN] for w in ws)
                and any(not s.pawn_inactive[w - FIRST_PAWN] for w in ws)
                else DONE_3
            )
        if pc == ASK_OPTION:  # keywords.law:113  choose one asking "Two of your pawns are there. Which one do you…
            you = st[-4]
            s.player = you
            s.site = DECISION_WHICH_PAWN_OPTION
            s.legal = [THE_ACTIVE_ONE, THE_INACTIVE_ONE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # keywords.law:113  answered: choose one asking "Two of your pawns are there. Which one…
            pc = DONE if s.answer == THE_ACTIVE_ONE else DONE_2
        if pc == DONE:  # keywords.law:115  give (first w among ws where not inactive of w)
            ws = s.lists[-1]
            s.result = require(next((w for w in ws if not s.pawn_inactive[w - FIRST_PAWN]), -1), "keywords.law:115")
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == DONE_2:  # keywords.law:117  give (first w among ws where inactive of w)
            ws = s.lists[-1]
            s.result = require(next((w for w in ws if s.pawn_inactive[w - FIRST_PAWN]), -1), "keywords.law:117")
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == DONE_3:  # keywords.law:118  give first ws
            ws = s.lists[-1]
            s.result = require(first_or(ws, -1), "keywords.law:118")
            del st[-4:]
            del s.lists[-1:]
            return False


# keywords.law:119  verb move_pawn
def move_pawn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:119  verb move_pawn
            you = st[-3]
            st[-2] = AFTER_MOVE_PAWN_ITSELF
            st += [you, 0, 0, BEGIN, VERB_MOVE_PAWN_ITSELF]
            if move_pawn_itself(s):
                return True
            pc = AFTER_MOVE_PAWN_ITSELF
        if pc == AFTER_MOVE_PAWN_ITSELF:  # keywords.law:119  verb move_pawn
            if s.failed:
                # keywords.law:119  verb move_pawn
                s.failed = True
                del st[-3:]
                return False
            # keywords.law:119  verb move_pawn
            you = st[-3]
            after_move_pawn(s, you)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# keywords.law:119  verb move_pawn
def move_pawn_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # keywords.law:121  choose from_task from tasks where (any w among out of you where place of…
            you = st[-5]
            legal = [
                from_task + FIRST_MOVE_PAWN_ITSELF_FROM_TASK
                for from_task in range(TASK_COUNT)
                if any(place_of(s, w) == site(s, from_task) for w in out(s, you))
            ]
            if legal:
                s.player = you
                s.site = DECISION_MOVE_PAWN_ITSELF_FROM_TASK
                s.legal = legal
                st[-2] = TAKE_FROM_TASK
                return True
            pc = FAIL
        if pc == TAKE_FROM_TASK:  # keywords.law:121  answered: choose from_task from tasks where (any w among out of…
            from_task = st[-4] = s.answer - FIRST_MOVE_PAWN_ITSELF_FROM_TASK
            pc = ASK_TO_TASK
        if pc == ASK_TO_TASK:  # keywords.law:122  choose to_task from tasks where it is not from_task asking "To…
            from_task = st[-4]
            you = st[-5]
            legal = [to_task + FIRST_MOVE_PAWN_ITSELF_TO_TASK for to_task in range(TASK_COUNT) if to_task != from_task]
            if legal:
                s.player = you
                s.site = DECISION_MOVE_PAWN_ITSELF_TO_TASK
                s.legal = legal
                st[-2] = TAKE_TO_TASK
                return True
            pc = DONE
        if pc == TAKE_TO_TASK:  # keywords.law:122  answered: choose to_task from tasks where it is not from_task…
            from_task = st[-4]
            you = st[-5]
            to_task = st[-3] = s.answer - FIRST_MOVE_PAWN_ITSELF_TO_TASK
            st[-2] = AFTER_WHICH_PAWN
            st += [you, from_task, BEGIN, VERB_WHICH_PAWN]
            s.lists += [[]]
            if which_pawn(s):
                return True
            pc = AFTER_WHICH_PAWN
        if pc == AFTER_WHICH_PAWN:  # keywords.law:123  which_pawn from_task giving w
            to_task = st[-3]
            w = s.result
            place_thing(s, PILES, w, site(s, to_task), TYPE_TILE)
            s.memo_possible_move_pawn_itself = {}
            pc = DONE
        if pc == FAIL:  # keywords.law:128  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# keywords.law:34  verb copy for c: card
def try_copy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:114  copy for this
            c = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY
            st += [you, c, 0, BEGIN, VERB_COPY]
            if copy_(s):
                return True
            pc = AFTER_COPY
        if pc == AFTER_COPY:  # clan_glenn.law:114  copy for this
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# keywords.law:45  verb copy_anew for c: card
def try_copy_anew(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_nanurjuk.law:121  copy_anew for this
            c = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY_ANEW
            st += [you, c, BEGIN, VERB_COPY_ANEW]
            if copy_anew(s):
                return True
            pc = AFTER_COPY_ANEW
        if pc == AFTER_COPY_ANEW:  # clan_nanurjuk.law:121  copy_anew for this
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# keywords.law:14  verb assign what: bundle to c: storehouse
def match_after_assign(s: State, what: list[int], c: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # clan_mackinnon.law:166  after assign
    matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# keywords.law:14  verb assign what: bundle to c: storehouse
def after_assign(s: State, what: list[int], c: int, doer: int) -> None:
    """Run what is triggered by the verb assign."""
    matches = match_after_assign(s, what, c, doer)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            assign_after_assign(s, what, c, doer, doer)


# keywords.law:119  verb move_pawn
def match_after_move_pawn(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # clan_nanurjuk.law:67  after move_pawn
    matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# keywords.law:119  verb move_pawn
def after_move_pawn(s: State, doer: int) -> None:
    """Run what is triggered by the verb move_pawn."""
    matches = match_after_move_pawn(s, doer)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            move_pawn_after_move_pawn(s, doer, doer)


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action, run_storehouse_pays
from lawspeaker_games.empires.steps_clan_mackinnon import assign_after_assign
from lawspeaker_games.empires.steps_clan_nanurjuk import move_pawn_after_move_pawn
