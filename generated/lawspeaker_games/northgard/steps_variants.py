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
    TAKE_MINE_YOURS,
    TAKE_OPTION,
    THEN_AGREED,
    THEN_IF,
    VERB_SWAP_GOODS,
)
from lawspeaker_games.northgard.values import TABLE_GOODS, partner
from lawspeaker_runtime.state import goods

# Decisions and their actions.
STRIDE_MINE_YOURS_MINE: Final = 4
FIRST_MINE_YOURS: Final = 70037
DECISION_MINE_YOURS: Final = 51
DECLINE_MINE_YOURS: Final = 70053
COUNT_MINE_YOURS_YOURS: Final = 4
AGREE: Final = 70054
REFUSE: Final = 70055
DECISION_SWAP_GOODS_OPTION: Final = 52


# variants.law:20  verb swap_goods by p: player with q: player
def swap_goods(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:21  let given = (first 0 of goods)
            given = s.lists[-2] = TABLE_GOODS[:0]
            got = s.lists[-1] = TABLE_GOODS[:0]
            pc = ASK_MINE_YOURS
        if pc == ASK_MINE_YOURS:  # variants.law:24  may choose mine by p from goods where it of p is at least 1 and…
            given = s.lists[-2]
            got = s.lists[-1]
            p = st[-7]
            q = st[-6]
            goods_now = s.goods
            legal = [
                mine * STRIDE_MINE_YOURS_MINE + yours_ + FIRST_MINE_YOURS
                for mine in TABLE_GOODS
                if goods_now[p * 4 + mine] >= 1 and mine not in got
                for yours_ in TABLE_GOODS
                if goods_now[q * 4 + yours_] >= 1 and yours_ != mine and yours_ not in given
            ]
            if legal:
                legal.append(DECLINE_MINE_YOURS)
                s.player = p
                s.site = DECISION_MINE_YOURS
                s.legal = legal
                st[-2] = TAKE_MINE_YOURS
                return True
            pc = DONE
        if pc == TAKE_MINE_YOURS:  # variants.law:24  answered: may choose mine by p from goods where it of p is at…
            if s.answer == DECLINE_MINE_YOURS:
                pc = DONE
                continue
            mine = st[-4] = (s.answer - FIRST_MINE_YOURS) // STRIDE_MINE_YOURS_MINE
            yours_ = st[-3] = (s.answer - FIRST_MINE_YOURS) % COUNT_MINE_YOURS_YOURS
            agreed = st[-5] = False
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # variants.law:27  choose one by q
            q = st[-6]
            s.player = q
            s.site = DECISION_SWAP_GOODS_OPTION
            s.legal = [AGREE, REFUSE]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # variants.law:27  answered: choose one by q
            pc = THEN_AGREED if s.answer == AGREE else THEN_IF
        if pc == THEN_AGREED:  # variants.law:29  agreed becomes yes
            agreed = st[-5] = True
            pc = THEN_IF
        if pc == THEN_IF:  # variants.law:32  if not agreed
            agreed = st[-5] != 0
            if not agreed:
                pc = DONE
            else:
                # variants.law:34  give 1 mine from p to q
                mine = st[-4]
                p = st[-7]
                if goods.covers(s.goods, GOODS, p, [1 if k == mine else 0 for k in range(4)]):
                    # variants.law:34  give 1 mine from p to q
                    mine = st[-4]
                    p = st[-7]
                    q = st[-6]
                    yours_ = st[-3]
                    if goods.covers(s.goods, GOODS, p, [1 if k == mine else 0 for k in range(4)]):
                        goods.give(s, s.goods, GOODS, p, q, [1 if k == mine else 0 for k in range(4)])
                    s.memo_possible_build = {}
                    if goods.covers(s.goods, GOODS, q, [1 if k == yours_ else 0 for k in range(4)]):
                        # variants.law:37  give 1 yours from q to p
                        given = s.lists[-2]
                        got = s.lists[-1]
                        mine = st[-4]
                        p = st[-7]
                        q = st[-6]
                        yours_ = st[-3]
                        if goods.covers(s.goods, GOODS, q, [1 if k == yours_ else 0 for k in range(4)]):
                            goods.give(s, s.goods, GOODS, q, p, [1 if k == yours_ else 0 for k in range(4)])
                        s.memo_possible_build = {}
                        given = s.lists[-2] = [*given, mine]
                        got = s.lists[-1] = [*got, yours_]
                        pc = ASK_MINE_YOURS
                        continue
                pc = DONE
        if pc == DONE:  # done
            del st[-8:]
            del s.lists[-2:]
            return False


# variants.law:17  when bartering where teams
def bartering_when_bartering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:18  swap_goods by trader with partner of trader
            trader = st[-4]
            you = st[-3]
            st[-2] = DONE
            st += [you, trader, partner(s, trader), 0, 0, 0, BEGIN, VERB_SWAP_GOODS]
            s.lists += [[], []]
            if swap_goods(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
