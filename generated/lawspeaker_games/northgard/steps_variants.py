"""Northgard: Uncharted Lands: verbs, events and phases of variants.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.tables import (
    ASK_MINE_YOURS,
    ASK_OPTION,
    BEGIN,
    DONE,
    GOODS,
    RESOURCE_COUNT,
    TAKE_MINE_YOURS,
    TAKE_OPTION,
    THEN_GIVE_1_MINE,
    THEN_RAISE_SILENT,
    THEN_REPEAT_WHILE_SILENT,
    THEN_REPEAT_WHILE_SILENT_2,
    VERB_SWAP_GOODS,
)
from lawspeaker_games.northgard.values import TABLE_GOODS, TABLE_OFFERS_AT_MOST, partner
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step

# Decisions and their actions.
STRIDE_MINE_YOURS_MINE: Final = 4
FIRST_MINE_YOURS: Final = 70039
DECISION_MINE_YOURS: Final = 52
DECLINE_MINE_YOURS: Final = 70055
COUNT_MINE_YOURS_YOURS: Final = 4
AGREE: Final = 70056
REFUSE: Final = 70057
DECISION_SWAP_GOODS_OPTION: Final = 53


# variants.law:20  before trade_goods where teams
def trade_goods_before_trade_goods(s: State, doer: int, you: int) -> None:
    s.offers_left = TABLE_OFFERS_AT_MOST


# variants.law:27  verb swap_goods by p: player
def swap_goods(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:28  let offering = p
            p = st[-8]
            offering = st[-5] = p
            silent = st[-4] = 0
            pc = THEN_REPEAT_WHILE_SILENT
        if pc == THEN_REPEAT_WHILE_SILENT:  # variants.law:30  repeat while silent is less than 2 and offers_left is…
            silent = st[-4]
            if silent < 2 and s.offers_left >= 1:
                # variants.law:31  let mate = partner of offering
                offering = st[-5]
                mate = st[-7] = partner(s, offering)
                pc = ASK_MINE_YOURS
            else:
                del st[-9:]
                return False
        if pc == ASK_MINE_YOURS:  # variants.law:32  may choose mine by offering from goods where it of offering is at…
            mate = st[-7]
            offering = st[-5]
            goods_now = s.goods
            legal = [
                mine * STRIDE_MINE_YOURS_MINE + yours_ + FIRST_MINE_YOURS
                for mine in TABLE_GOODS
                if goods_now[offering * RESOURCE_COUNT + mine] >= 1
                for yours_ in TABLE_GOODS
                if goods_now[mate * RESOURCE_COUNT + yours_] >= 1 and yours_ != mine
            ]
            if legal:
                legal.append(DECLINE_MINE_YOURS)
                s.player = offering
                s.site = DECISION_MINE_YOURS
                s.legal = legal
                st[-2] = TAKE_MINE_YOURS
                return True
            pc = THEN_RAISE_SILENT
        if pc == TAKE_MINE_YOURS:  # variants.law:32  answered: may choose mine by offering from goods where it of…
            if s.answer == DECLINE_MINE_YOURS:
                pc = THEN_RAISE_SILENT
                continue
            mine = st[-6] = (s.answer - FIRST_MINE_YOURS) // STRIDE_MINE_YOURS_MINE
            yours_ = st[-3] = (s.answer - FIRST_MINE_YOURS) % COUNT_MINE_YOURS_YOURS
            silent = st[-4] = 0
            s.offers_left -= 1
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # variants.law:36  choose one by mate
            mate = st[-7]
            s.player = mate
            s.site = DECISION_SWAP_GOODS_OPTION
            s.legal = [AGREE, REFUSE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # variants.law:36  answered: choose one by mate
            pc = THEN_GIVE_1_MINE if s.answer == AGREE else THEN_REPEAT_WHILE_SILENT_2
        if pc == THEN_GIVE_1_MINE:  # variants.law:38  give 1 mine from offering to mate
            mate = st[-7]
            mine = st[-6]
            offering = st[-5]
            yours_ = st[-3]
            if goods.covers(s.goods, GOODS, offering, [1 if k == mine else 0 for k in range(RESOURCE_COUNT)]):
                goods.give(s, s.goods, GOODS, offering, mate, [1 if k == mine else 0 for k in range(RESOURCE_COUNT)])
            s.memo_possible_build = {}
            if goods.covers(s.goods, GOODS, mate, [1 if k == yours_ else 0 for k in range(RESOURCE_COUNT)]):
                goods.give(s, s.goods, GOODS, mate, offering, [1 if k == yours_ else 0 for k in range(RESOURCE_COUNT)])
            s.memo_possible_build = {}
            pc = THEN_REPEAT_WHILE_SILENT_2
        if pc == THEN_RAISE_SILENT:  # variants.law:43  raise silent by 1
            mate = st[-7]
            silent = st[-4]
            silent = st[-4] = silent + 1
            offering = st[-5] = mate
            pc = THEN_REPEAT_WHILE_SILENT_2
        if pc == THEN_REPEAT_WHILE_SILENT_2:  # variants.law:30  repeat while silent is less than 2 and offers_left is…
            count_step(s, "variants.law:30")
            pc = THEN_REPEAT_WHILE_SILENT
            continue


# variants.law:22  when bartering where teams
def bartering_when_bartering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:23  swap_goods by trader
            trader = st[-4]
            you = st[-3]
            st[-2] = DONE
            st += [you, trader, 0, 0, 0, 0, 0, BEGIN, VERB_SWAP_GOODS]
            if swap_goods(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# variants.law:24  after buy where teams
def buy_after_buy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:25  swap_goods by you
            you = st[-3]
            st[-2] = DONE
            st += [you, you, 0, 0, 0, 0, 0, BEGIN, VERB_SWAP_GOODS]
            if swap_goods(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# At the end, because these modules call each other.
