"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_glenn.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_COPY,
    AFTER_FIND,
    AFTER_PERFORM,
    AFTER_SPEND,
    AFTER_UNEXHAUST_ONE,
    ASK_D,
    ASK_N,
    BEGIN,
    CARDS,
    DONE,
    EMPIRE,
    FAIL_2,
    FISH,
    FOOD,
    GOODS,
    POINTS,
    SAIL,
    SHEEP,
    SHEPHERD_S_COT_COPIES,
    TAKE_D,
    TAKE_N,
    VERB_COPY,
    VERB_FIND,
    VERB_PERFORM,
    VERB_SPEND,
    VERB_UNEXHAUST_ONE,
    WEAVER_S_HOUSE_COPIES,
    WOOD,
    WORKERS,
)
from lawspeaker_games.empires.values import farms, upgrades
from lawspeaker_runtime.state import goods

# Decisions and their actions.
FIRST_TUG_OF_WAR_PLAYS_N: Final = 2452921
DECISION_TUG_OF_WAR_PLAYS_N: Final = 39
OFFSET_CEILIDH_PLAYS_D: Final = 2452919
DECISION_CEILIDH_PLAYS_D: Final = 40
DECLINE_CEILIDH_PLAYS_D: Final = 2453012


# clan_glenn.law:45  location "Shepherd's Cot"
def shepherd_s_cot_action(s: State, you: int, this: int) -> None:
    if any(c in WEAVER_S_HOUSE_COPIES for c in s.piles[EMPIRE + you]):
        goods.gain_one(s, s.goods, GOODS, you, SHEEP, 2)
    else:
        goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)
    s.failed = False


# clan_glenn.law:66  location Helping Hands
def helping_hands_bonus(s: State, you: int, this: int) -> None:
    recover(s, you, 1)


# clan_glenn.law:91  location "Neighbours' Ferry"
def neighbours_ferry_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# clan_glenn.law:36  field "Dry-Stone Dyke"
def dry_stone_dyke_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(3, sum(1 for f in farms(s, you) if len(upgrades(s, f)) > 0)))


# clan_glenn.law:71  when built where builder is you and c is not this and icon of c is in (home, craft)
def helping_hands_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    recover(s, you, 1)


# clan_glenn.law:95  when performed where actor is you and t is sail
def neighbours_ferry_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)


# clan_glenn.law:55  location "Weaver's House"
def weaver_s_house_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:61  spend 1 sheep
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:61  spend 1 sheep
            you = st[-4]
            if s.failed:
                s.undone = True
            if any(c in SHEPHERD_S_COT_COPIES for c in s.piles[EMPIRE + you]):
                goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
            else:
                goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:75  location Neighbourly Advice
def neighbourly_advice_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:81  copy for this
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY
            st += [you, this, 0, BEGIN, VERB_COPY]
            if copy_(s):
                return True
            pc = AFTER_COPY
        if pc == AFTER_COPY:  # clan_glenn.law:81  copy for this
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:82  location Fishing Crew
def fishing_crew_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:88  spend 2 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 2, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:88  spend 2 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, FISH, 1)
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_glenn.law:90  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:99  boost "Call the Cousins"
def call_the_cousins_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:105  find (c among cards where c is "Shepherd's Cot" or c is "Weaver's House")
            you = st[-4]
            st[-2] = AFTER_FIND
            st += [you, BEGIN, VERB_FIND]
            s.lists += [[c for c in CARDS if c in SHEPHERD_S_COT_COPIES or c in WEAVER_S_HOUSE_COPIES]]
            if find(s):
                return True
            pc = AFTER_FIND
        if pc == AFTER_FIND:  # clan_glenn.law:106  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:107  boost "Tug of War"
def tug_of_war_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:113  only if workers of you is at least 1
            you = st[-5]
            if s.goods[you * 9 + WORKERS] >= 1:
                pc = ASK_N
            else:
                # clan_glenn.law:113  only if workers of you is at least 1
                s.failed = True
                del st[-5:]
                return False
        if pc == ASK_N:  # clan_glenn.law:114  choose n from 0 to (least of 3, workers of you) asking "How many…
            you = st[-5]
            goods_now = s.goods
            legal = [n + FIRST_TUG_OF_WAR_PLAYS_N for n in range(min(3, goods_now[you * 9 + WORKERS]) + 1)]
            if legal:
                s.player = you
                s.site = DECISION_TUG_OF_WAR_PLAYS_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = FAIL_2
        if pc == TAKE_N:  # clan_glenn.law:114  answered: choose n from 0 to (least of 3, workers of you) asking "How…
            you = st[-5]
            n = st[-3] = s.answer - FIRST_TUG_OF_WAR_PLAYS_N
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, n, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:115  spend (n) workers
            n = st[-3]
            you = st[-5]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, n + (1 if n == 3 else 0))
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL_2:  # clan_glenn.law:118  fail
            s.failed = True
            del st[-5:]
            return False


# clan_glenn.law:119  boost Ceilidh
def ceilidh_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:125  unexhaust_one
            you = st[-4]
            st[-2] = AFTER_UNEXHAUST_ONE
            st += [you, BEGIN, VERB_UNEXHAUST_ONE]
            if unexhaust_one(s):
                return True
            pc = AFTER_UNEXHAUST_ONE
        if pc == AFTER_UNEXHAUST_ONE:  # clan_glenn.law:125  unexhaust_one
            if s.failed:
                s.undone = True
            pc = ASK_D
        if pc == ASK_D:  # clan_glenn.law:126  may choose d from your empire where exhausted of it asking "Which other…
            you = st[-4]
            card_exhausted = s.card_exhausted
            legal = [d + OFFSET_CEILIDH_PLAYS_D for d in s.piles[EMPIRE + you] if card_exhausted[d - 6]]
            if legal:
                legal.append(DECLINE_CEILIDH_PLAYS_D)
                s.player = you
                s.site = DECISION_CEILIDH_PLAYS_D
                s.legal = legal
                st[-2] = TAKE_D
                return True
            pc = DONE
        if pc == TAKE_D:  # clan_glenn.law:126  answered: may choose d from your empire where exhausted of it asking…
            you = st[-4]
            if s.answer == DECLINE_CEILIDH_PLAYS_D:
                pc = DONE
                continue
            d = s.answer - OFFSET_CEILIDH_PLAYS_D
            unexhaust(s, you, d)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import copy_, find, recover, spend, unexhaust, unexhaust_one
from lawspeaker_games.empires.steps_ships import gain_ship
from lawspeaker_games.empires.steps_tasks import perform
