"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_mackinnon.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_UNASSIGN,
    AFTER_UNASSIGN_2,
    ASK_N,
    ASK_OPTION,
    BEGIN,
    DONE,
    EMPIRE,
    FAIL,
    GOLD,
    GOODS,
    POINTS,
    RAZE,
    STOREHOUSES,
    TAKE_C,
    TAKE_N,
    TAKE_OPTION,
    THEN_GAIN,
    THEN_GAIN_2,
    THEN_REPEAT,
    THEN_UNASSIGN,
    VERB_UNASSIGN,
)
from lawspeaker_games.empires.values import load_
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import require_at_most

# Decisions and their actions.
OFFSET_GOLD_VAULT_ACTION_N: Final = 2452817
DECISION_GOLD_VAULT_ACTION_N: Final = 36
OFFSET_CASH_DESK_ACTION_C: Final = 2452885
DECISION_CASH_DESK_ACTION_C: Final = 37
UNASSIGN_ONE_MORE: Final = 2452919
NO_CASH_DESK_ACTION_OPTION: Final = 2452920
DECISION_CASH_DESK_ACTION_OPTION: Final = 38
N1_GOLD: Final = 2452816
N1_RAZE_TOKEN: Final = 2452817
DECISION_GOLD_VAULT_PAYS_OPTION: Final = 35


# clan_mackinnon.law:40  storehouse Cash Desk
def try_action_of_storehouse_cash_desk(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:40  storehouse Cash Desk
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_mackinnon.law:40  storehouse Cash Desk
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_mackinnon.law:23  storehouse Gold Vault
def gold_vault_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:35  let most_gold = (least of 2, gold of you, 6 - load of this)
            this = st[-4]
            you = st[-5]
            most_gold = st[-3] = min(2, s.goods[you * 9 + GOLD], 6 - load_(s, this))
            pc = ASK_N
        if pc == ASK_N:  # clan_mackinnon.law:36  choose n from 1 to most_gold asking "How much gold do you assign to…
            most_gold = st[-3]
            you = st[-5]
            legal = [
                n + OFFSET_GOLD_VAULT_ACTION_N
                for n in range(1, require_at_most(most_gold, 99, "clan_mackinnon.law:23") + 1)
            ]
            if legal:
                s.player = you
                s.site = DECISION_GOLD_VAULT_ACTION_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = FAIL
        if pc == TAKE_N:  # clan_mackinnon.law:36  answered: choose n from 1 to most_gold asking "How much gold do you…
            this = st[-4]
            you = st[-5]
            n = s.answer - OFFSET_GOLD_VAULT_ACTION_N
            assign(s, you, [0, 0, 0, 0, 0, n, 0, 0, 0], this)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # clan_mackinnon.law:39  fail
            s.failed = True
            del st[-5:]
            return False


# clan_mackinnon.law:40  storehouse Cash Desk
def cash_desk_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:45  choose c from storehouses of your empire where load of it is at…
            you = st[-6]
            legal = [
                c + OFFSET_CASH_DESK_ACTION_C
                for c in [it for it in s.piles[EMPIRE + you] if it in STOREHOUSES]
                if load_(s, c) >= 1
            ]
            if legal:
                s.player = you
                s.site = DECISION_CASH_DESK_ACTION_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_mackinnon.law:45  answered: choose c from storehouses of your empire where load of it…
            you = st[-6]
            c = st[-4] = s.answer - OFFSET_CASH_DESK_ACTION_C
            st[-2] = AFTER_UNASSIGN
            st += [you, c, 0, BEGIN, VERB_UNASSIGN]
            if unassign(s):
                return True
            pc = AFTER_UNASSIGN
        if pc == AFTER_UNASSIGN:  # clan_mackinnon.law:46  unassign from c
            if s.failed:
                s.undone = True
            times_left = st[-3] = 2
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # clan_mackinnon.law:47  repeat 2 times
            times_left = st[-3]
            if times_left > 0:
                # clan_mackinnon.law:47  repeat 2 times
                c = st[-4]
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_OPTION if load_(s, c) >= 1 else THEN_REPEAT
                continue
            pc = THEN_GAIN
        if pc == ASK_OPTION:  # clan_mackinnon.law:49  may "unassign one more"
            you = st[-6]
            s.player = you
            s.site = DECISION_CASH_DESK_ACTION_OPTION
            s.legal = [UNASSIGN_ONE_MORE, NO_CASH_DESK_ACTION_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:49  answered: may "unassign one more"
            pc = THEN_UNASSIGN if s.answer == UNASSIGN_ONE_MORE else THEN_GAIN
        if pc == THEN_UNASSIGN:  # clan_mackinnon.law:50  unassign from c
            c = st[-4]
            you = st[-6]
            st[-2] = AFTER_UNASSIGN_2
            st += [you, c, 0, BEGIN, VERB_UNASSIGN]
            if unassign(s):
                return True
            pc = AFTER_UNASSIGN_2
        if pc == AFTER_UNASSIGN_2:  # clan_mackinnon.law:50  unassign from c
            if s.failed:
                s.undone = True
            pc = THEN_REPEAT
            continue
        if pc == THEN_GAIN:  # clan_mackinnon.law:53  gain 1 points
            you = st[-6]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            s.failed = False
            del st[-6:]
            return False
        if pc == FAIL:  # clan_mackinnon.law:55  fail
            s.failed = True
            del st[-6:]
            return False


# clan_mackinnon.law:23  storehouse Gold Vault
def gold_vault_pays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_mackinnon.law:29  choose one asking "What does the Gold Vault pay out?"
            you = st[-4]
            s.player = you
            s.site = DECISION_GOLD_VAULT_PAYS_OPTION
            s.legal = [N1_GOLD, N1_RAZE_TOKEN]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clan_mackinnon.law:29  answered: choose one asking "What does the Gold Vault pay out?"
            pc = THEN_GAIN if s.answer == N1_GOLD else THEN_GAIN_2
        if pc == THEN_GAIN:  # clan_mackinnon.law:31  gain 1 gold
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            pc = DONE
        if pc == THEN_GAIN_2:  # clan_mackinnon.law:33  gain 1 raze
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import assign, unassign
