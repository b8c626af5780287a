"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_glenn.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_goods_fish,
    invalidate_goods_food,
    invalidate_goods_points,
    invalidate_goods_sheep,
    invalidate_goods_wood,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_BAKE,
    AFTER_COPY,
    AFTER_DANCE,
    AFTER_FIND,
    AFTER_PERFORM,
    AFTER_PULL_ROPE,
    AFTER_RAISE_HOUSE,
    AFTER_SPEND,
    ASK_D,
    ASK_N,
    BEGIN,
    CARD_ICON,
    DONE,
    EMPIRE,
    FAIL,
    FAIL_2,
    FIELDS,
    FIRST_CARD,
    FIRST_COPY,
    FISH,
    FOOD,
    GOODS,
    HAND,
    HOME,
    LOCATION_COST,
    LOCATIONS,
    MOST_CHOSEN,
    POINTS,
    RESOURCE_COUNT,
    SAIL,
    SHEEP,
    TAKE_C,
    TAKE_D,
    TAKE_N,
    VERB_BAKE,
    VERB_COPY,
    VERB_DANCE,
    VERB_ESTABLISH,
    VERB_FIND,
    VERB_PERFORM,
    VERB_PULL_ROPE,
    VERB_RAISE_HOUSE,
    VERB_SPEND,
    WOOD,
    WORKERS,
)
from lawspeaker_games.empires.values import (
    TABLE_COUSINS,
    TABLE_CREW_FOR,
    can_cover,
    emblems,
    improved_farms,
    shepherd_near,
    weaver_near,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import different, require_at_most

# Decisions and their actions.
OFFSET_BAKE_N: Final = -1
DECISION_BAKE_N: Final = 0
FIRST_PULL_ROPE_N: Final = 99
DECISION_PULL_ROPE_N: Final = 1
OFFSET_DANCE_C: Final = 193
DECISION_DANCE_C: Final = 2
OFFSET_DANCE_D: Final = 413
DECISION_DANCE_D: Final = 3
DECLINE_DANCE_D: Final = 639
OFFSET_RAISE_HOUSE_C: Final = 634
DECISION_RAISE_HOUSE_C: Final = 4


# clan_glenn.law:45  location "Shepherd's Cot"
def shepherd_s_cot_action(s: State, you: int, this: int) -> None:
    if weaver_near(s, you):
        goods.gain_one(s, s.goods, GOODS, you, SHEEP, 2)
        invalidate_goods_sheep(s)
    else:
        goods.gain_one(s, s.goods, GOODS, you, SHEEP, 1)
        invalidate_goods_sheep(s)
    s.failed = False


# clan_glenn.law:86  location Helping Hands
def helping_hands_bonus(s: State, you: int, this: int) -> None:
    recover(s, you, 1)


# clan_glenn.law:124  location "Neighbours' Ferry"
def neighbours_ferry_bonus(s: State, you: int, this: int) -> None:
    gain_ship(s, you)


# clan_glenn.law:36  field "Dry-Stone Dyke"
def dry_stone_dyke_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, min(3, improved_farms(s, you)))
    invalidate_goods_points(s)


# clan_glenn.law:70  when harvested where reaper is you and gives_food of f
def village_mill_when_harvested(s: State, f: int, reaper: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
    invalidate_goods_food(s)


# clan_glenn.law:84  when harvested where reaper is you and improved of f once each round_over
def shared_barn_when_harvested(s: State, f: int, reaper: int, this: int, you: int) -> None:
    s.once = [*s.once, this]
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# clan_glenn.law:91  when built where builder is you and c is not this and icon of c is in (home, craft)
def helping_hands_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    recover(s, you, 1)


# clan_glenn.law:99  when built where builder is you and (namesake of c for you)
def clan_tartan_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# clan_glenn.law:128  when performed where actor is you and t is sail
def neighbours_ferry_when_performed(s: State, t: int, actor: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FOOD, 1)
    invalidate_goods_food(s)


# clan_glenn.law:180  verb bake most_of: number
def bake(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:182  choose n from 1 to (least of most_of, (emblems of you for home)) where…
            most_of = st[-4]
            you = st[-5]
            legal = [
                n + OFFSET_BAKE_N
                for n in range(
                    1, require_at_most(min(most_of, emblems(s, you, HOME)), MOST_CHOSEN, "clan_glenn.law:182") + 1
                )
                if can_cover(s, you, [n, 0, 0, 0, 0, 0, 0, 0, 0])
            ]
            if legal:
                s.player = you
                s.site = DECISION_BAKE_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = FAIL
        if pc == TAKE_N:  # clan_glenn.law:182  answered: choose n from 1 to (least of most_of, (emblems of you for…
            you = st[-5]
            n = st[-3] = s.answer - OFFSET_BAKE_N
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[n, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:183  spend n food
            n = st[-3]
            you = st[-5]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, n)
            invalidate_goods_points(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # clan_glenn.law:186  fail
            s.failed = True
            del st[-5:]
            return False


# clan_glenn.law:187  verb pull_rope most_of: number
def pull_rope(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:189  only if workers of you is at least 1
            you = st[-5]
            if s.goods[you * RESOURCE_COUNT + WORKERS] >= 1:
                pc = ASK_N
            else:
                # clan_glenn.law:189  only if workers of you is at least 1
                s.failed = True
                del st[-5:]
                return False
        if pc == ASK_N:  # clan_glenn.law:190  choose n from 0 to (least of most_of, workers of you) asking "How many…
            most_of = st[-4]
            you = st[-5]
            goods_now = s.goods
            legal = [
                n + FIRST_PULL_ROPE_N
                for n in range(
                    require_at_most(
                        min(most_of, goods_now[you * RESOURCE_COUNT + WORKERS]), MOST_CHOSEN, "clan_glenn.law:190"
                    )
                    + 1
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_PULL_ROPE_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = FAIL_2
        if pc == TAKE_N:  # clan_glenn.law:190  answered: choose n from 0 to (least of most_of, workers of you) asking…
            you = st[-5]
            n = st[-3] = s.answer - FIRST_PULL_ROPE_N
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, n, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:191  spend n workers
            most_of = st[-4]
            n = st[-3]
            you = st[-5]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, n + (1 if n == most_of else 0))
            invalidate_goods_points(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL_2:  # clan_glenn.law:194  fail
            s.failed = True
            del st[-5:]
            return False


# clan_glenn.law:195  verb dance
def dance(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:197  choose c from your empire where exhausted of it asking "Which Location…
            you = st[-4]
            card_exhausted = s.card_exhausted
            legal = [c + OFFSET_DANCE_C for c in s.piles[EMPIRE + you] if card_exhausted[c - FIRST_CARD]]
            if legal:
                s.player = you
                s.site = DECISION_DANCE_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_glenn.law:197  answered: choose c from your empire where exhausted of it asking…
            you = st[-4]
            c = st[-3] = s.answer - OFFSET_DANCE_C
            unexhaust(s, you, c)
            pc = ASK_D
        if pc == ASK_D:  # clan_glenn.law:199  may choose d from your empire where exhausted of it and icon of it is…
            c = st[-3]
            you = st[-4]
            card_exhausted = s.card_exhausted
            legal = [
                d + OFFSET_DANCE_D
                for d in s.piles[EMPIRE + you]
                if card_exhausted[d - FIRST_CARD] and CARD_ICON[d] != CARD_ICON[c]
            ]
            if legal:
                legal.append(DECLINE_DANCE_D)
                s.player = you
                s.site = DECISION_DANCE_D
                s.legal = legal
                st[-2] = TAKE_D
                return True
            pc = DONE
        if pc == TAKE_D:  # clan_glenn.law:199  answered: may choose d from your empire where exhausted of it and icon…
            you = st[-4]
            if s.answer == DECLINE_DANCE_D:
                pc = DONE
                continue
            d = s.answer - OFFSET_DANCE_D
            unexhaust(s, you, d)
            pc = DONE
        if pc == FAIL:  # clan_glenn.law:204  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:205  verb raise_house
def raise_house(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:207  choose c from different locations of your hand where it is not field…
            you = st[-4]
            goods_now = s.goods
            legal = [
                c + OFFSET_RAISE_HOUSE_C
                for c in different(
                    [
                        it
                        for it in [it for it in s.piles[HAND + you] if it in LOCATIONS]
                        if it not in FIELDS
                        and LOCATION_COST[it][WORKERS] == 0
                        and TABLE_CREW_FOR[it] <= goods_now[you * RESOURCE_COUNT + WORKERS]
                    ],
                    FIRST_COPY,
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_RAISE_HOUSE_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clan_glenn.law:207  answered: choose c from different locations of your hand where it is…
            you = st[-4]
            c = st[-3] = s.answer - OFFSET_RAISE_HOUSE_C
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, TABLE_CREW_FOR[c], 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:208  spend (crew_for of c) workers
            c = st[-3]
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_ESTABLISH]
            if establish(s):
                return True
            pc = DONE
        if pc == FAIL:  # clan_glenn.law:211  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:115  location Fishing Crew
def try_action_of_location_fishing_crew(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:115  location Fishing Crew
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_glenn.law:115  location Fishing Crew
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


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
            if shepherd_near(s, you):
                goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
                invalidate_goods_points(s)
            else:
                goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
                invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:72  location "Baker's Oven"
def baker_s_oven_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:78  bake 2
            you = st[-4]
            st[-2] = AFTER_BAKE
            st += [you, 2, 0, BEGIN, VERB_BAKE]
            if bake(s):
                return True
            pc = AFTER_BAKE
        if pc == AFTER_BAKE:  # clan_glenn.law:78  bake 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:101  location Highland Games
def highland_games_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:106  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:106  spend 1 workers
            this = st[-3]
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(
                s,
                s.goods,
                GOODS,
                you,
                POINTS,
                min(3, sum(1 for c in s.piles[EMPIRE + you] if s.card_exhausted[c - FIRST_CARD] and c != this) // 2),
            )
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:108  location Neighbourly Advice
def neighbourly_advice_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:114  copy for this
            this = st[-3]
            you = st[-4]
            st[-2] = AFTER_COPY
            st += [you, this, 0, BEGIN, VERB_COPY]
            if copy_(s):
                return True
            pc = AFTER_COPY
        if pc == AFTER_COPY:  # clan_glenn.law:114  copy for this
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:115  location Fishing Crew
def fishing_crew_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:121  spend 2 workers + 1 food
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[1, 0, 0, 0, 0, 0, 0, 2, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:121  spend 2 workers + 1 food
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, FISH, 1)
            invalidate_goods_fish(s)
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_glenn.law:123  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:132  boost "Call the Cousins"
def call_the_cousins_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:138  find cousins
            you = st[-4]
            st[-2] = AFTER_FIND
            st += [you, BEGIN, VERB_FIND]
            s.lists += [list(TABLE_COUSINS)]
            if find(s):
                return True
            pc = AFTER_FIND
        if pc == AFTER_FIND:  # clan_glenn.law:139  gain 1 wood
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, WOOD, 1)
            invalidate_goods_wood(s)
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:140  boost "Tug of War"
def tug_of_war_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:146  pull_rope 2
            you = st[-4]
            st[-2] = AFTER_PULL_ROPE
            st += [you, 2, 0, BEGIN, VERB_PULL_ROPE]
            if pull_rope(s):
                return True
            pc = AFTER_PULL_ROPE
        if pc == AFTER_PULL_ROPE:  # clan_glenn.law:146  pull_rope 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:147  boost Ceilidh
def ceilidh_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:153  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_glenn.law:153  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_DANCE
            st += [you, 0, BEGIN, VERB_DANCE]
            if dance(s):
                return True
            pc = AFTER_DANCE
        if pc == AFTER_DANCE:  # clan_glenn.law:154  dance
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_glenn.law:155  boost Many Hands
def many_hands_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_glenn.law:160  raise_house
            you = st[-4]
            st[-2] = AFTER_RAISE_HOUSE
            st += [you, 0, BEGIN, VERB_RAISE_HOUSE]
            if raise_house(s):
                return True
            pc = AFTER_RAISE_HOUSE
        if pc == AFTER_RAISE_HOUSE:  # clan_glenn.law:160  raise_house
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import copy_, find, recover, spend, unexhaust
from lawspeaker_games.empires.steps_ships import gain_ship
from lawspeaker_games.empires.steps_tasks import perform
from lawspeaker_games.empires.steps_turn import establish
