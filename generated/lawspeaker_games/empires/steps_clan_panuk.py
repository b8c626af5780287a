"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_panuk.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import (
    State,
    invalidate_goods,
    invalidate_goods_fish,
    invalidate_goods_food,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_goods_raze,
    invalidate_things_card,
)
from lawspeaker_games.empires.tables import (
    AFTER_ACTION,
    AFTER_PARADE,
    AFTER_PERFORM,
    AFTER_SEARCH_DRAWER,
    AFTER_SERVE_THREE,
    AFTER_SPEND,
    AFTER_TRADE_TWO,
    ASK_K,
    ASK_ONE_OF_CS,
    ASK_ONE_OF_RS,
    ASK_X_Y_Z,
    BEGIN,
    CARD_ICON,
    CRAFT,
    DECK,
    DISCARD,
    DRAWN,
    FAIL,
    FAIL_2,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    HAND,
    HOME,
    ICON_COUNT,
    ONCE_PENGUIN_COLONY_WHEN_BUILT,
    ONCE_ROW_OF_MASKS_WHEN_BUILT,
    PILES,
    PLAIN,
    POINTS,
    RAZE,
    RESOURCE_COUNT,
    SAIL,
    TAKE_K,
    TAKE_ONE_OF_CS,
    TAKE_ONE_OF_RS,
    TAKE_R,
    TAKE_X_Y,
    TAKE_X_Y_Z,
    THEN_CHOOSE_2_CS,
    THEN_CHOOSE_N_RS_2,
    TRADE,
    TYPE_CARD,
    VERB_PARADE,
    VERB_PERFORM,
    VERB_SEARCH_DRAWER,
    VERB_SERVE_THREE,
    VERB_SPEND,
    VERB_TRADE_TWO,
    WILDS,
)
from lawspeaker_games.empires.values import TABLE_SHELF, TABLE_STUFFS, can_cover, emblems, kinds_held, lacking, variety
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import first_card
from lawspeaker_runtime.piles.unseen_moves import put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import require
from lawspeaker_runtime.visibility.knowledge import reveal

# Decisions and their actions.
STRIDE_SERVE_THREE_X_Y_Z_X: Final = 81
STRIDE_SERVE_THREE_X_Y_Z_Y: Final = 9
FIRST_SERVE_THREE_X_Y_Z: Final = 1182
DECISION_SERVE_THREE_X_Y_Z: Final = 24
COUNT_SERVE_THREE_X_Y_Z_Y: Final = 9
COUNT_SERVE_THREE_X_Y_Z_Z: Final = 9
FIRST_ONE_OF_RS: Final = 1911
DECISION_ONE_OF_RS: Final = 25
FIRST_SEARCH_DRAWER_K: Final = 1920
DECISION_SEARCH_DRAWER_K: Final = 26
STRIDE_TRADE_TWO_X_Y_X: Final = 9
FIRST_TRADE_TWO_X_Y: Final = 1929
DECISION_TRADE_TWO_X_Y: Final = 27
COUNT_TRADE_TWO_X_Y_Y: Final = 9
FIRST_PENGUIN_POST_ACTION_R: Final = 2457055
DECISION_PENGUIN_POST_ACTION_R: Final = 71
FIRST_GREAT_SORTING_PLAYS_K: Final = 2457071
DECISION_GREAT_SORTING_PLAYS_K: Final = 75
OFFSET_GREAT_SORTING_PLAYS_ONE_OF_CS: Final = 2457074
DECISION_GREAT_SORTING_PLAYS_ONE_OF_CS: Final = 76


# clan_panuk.law:77  verb ask_owl
def ask_owl(s: State, you: int) -> None:
    reshuffle(s, you)
    if len(s.piles[DECK + you]) > 0:
        c = first_card(s, PILES, DECK + you, TYPE_CARD)
        put_last(s, PILES, require(c, "clan_panuk.law:82"), HAND + you)
        invalidate_things_card(s)
        reshuffle(s, you)
        reveal(s, PILES, [c])
        if emblems(s, you, CARD_ICON[c]) >= 1:
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            invalidate_goods_points(s)


# clan_panuk.law:87  location "Ice Pantry"
def ice_pantry_action(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FOOD, min(emblems(s, you, HOME), 2))
    invalidate_goods_food(s)
    s.failed = False


# clan_panuk.law:119  location "Bear Guards"
def bear_guards_action(s: State, you: int, this: int) -> None:
    if s.goods[you * RESOURCE_COUNT + RAZE] != 0:
        s.failed = True
        return
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    invalidate_goods_raze(s)
    s.failed = False


# clan_panuk.law:23  location "Frozen Shipyard"
def frozen_shipyard_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, emblems(s, you, HOME))
    invalidate_goods_points(s)


# clan_panuk.law:138  field "Penguin Rookery"
def penguin_rookery_bonus(s: State, you: int, this: int) -> None:
    draw_(s, you, 1)


# clan_panuk.law:161  boost "Complete Set"
def complete_set_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 3 if variety(s, you) >= 6 else 1)
    invalidate_goods_points(s)
    s.failed = False


# clan_panuk.law:46  when built where builder is you and c is not this and lone of c once each round_over
def row_of_masks_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    s.once = [*s.once, ONCE_ROW_OF_MASKS_WHEN_BUILT + this]
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# clan_panuk.law:55  when built where builder is you and c is not this and icon of c is wilds once each round_over
def penguin_colony_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    s.once = [*s.once, ONCE_PENGUIN_COLONY_WHEN_BUILT + this]
    goods.gain_one(s, s.goods, GOODS, you, FISH, 1)
    invalidate_goods_fish(s)


# clan_panuk.law:111  verb serve_three
def serve_three(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:113  only if kinds_held of you is at least 3
            you = st[-3]
            if kinds_held(s, you) >= 3:
                pc = ASK_X_Y_Z
            else:
                # clan_panuk.law:113  only if kinds_held of you is at least 3
                s.failed = True
                del st[-3:]
                return False
        if pc == ASK_X_Y_Z:  # clan_panuk.law:114  choose x from stuffs then y from stuffs where shelf of y is more…
            you = st[-3]
            legal = [
                x * STRIDE_SERVE_THREE_X_Y_Z_X + y * STRIDE_SERVE_THREE_X_Y_Z_Y + z + FIRST_SERVE_THREE_X_Y_Z
                for x in TABLE_STUFFS
                for y in TABLE_STUFFS
                if TABLE_SHELF[y] > TABLE_SHELF[x]
                for z in TABLE_STUFFS
                if TABLE_SHELF[z] > TABLE_SHELF[y]
                and can_cover(
                    s,
                    you,
                    goods.add(
                        goods.add(
                            [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                            [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                        ),
                        [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                    ),
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_SERVE_THREE_X_Y_Z
                s.legal = legal
                st[-2] = TAKE_X_Y_Z
                return True
            pc = FAIL_2
        if pc == TAKE_X_Y_Z:  # clan_panuk.law:114  answered: choose x from stuffs then y from stuffs where shelf of y…
            you = st[-3]
            x = (s.answer - FIRST_SERVE_THREE_X_Y_Z) // STRIDE_SERVE_THREE_X_Y_Z_X
            y = (s.answer - FIRST_SERVE_THREE_X_Y_Z) // STRIDE_SERVE_THREE_X_Y_Z_Y % COUNT_SERVE_THREE_X_Y_Z_Y
            z = (s.answer - FIRST_SERVE_THREE_X_Y_Z) % COUNT_SERVE_THREE_X_Y_Z_Z
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [
                goods.add(
                    goods.add(
                        [1 if k == x else 0 for k in range(RESOURCE_COUNT)],
                        [1 if k == y else 0 for k in range(RESOURCE_COUNT)],
                    ),
                    [1 if k == z else 0 for k in range(RESOURCE_COUNT)],
                ),
                [],
            ]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:115  spend 1 x + 1 y + 1 z
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL_2:  # clan_panuk.law:117  fail
            s.failed = True
            del st[-3:]
            return False


# clan_panuk.law:176  verb parade n: number
def parade(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:178  only if n is at least 1
            n = st[-4]
            if n >= 1:
                # clan_panuk.law:179  choose (n) rs from stuffs asking "What do the penguins carry?"
                n = st[-4]
                rs = s.lists[-1] = []
                left = st[-3] = n
                pc = THEN_CHOOSE_N_RS_2
            else:
                # clan_panuk.law:178  only if n is at least 1
                s.failed = True
                del st[-5:]
                del s.lists[-1:]
                return False
        if pc == THEN_CHOOSE_N_RS_2:  # clan_panuk.law:179  choose (n) rs from stuffs asking "What do the penguins…
            left = st[-3]
            if left > 0:
                pc = ASK_ONE_OF_RS
            else:
                # clan_panuk.law:180  each r among rs
                rs = s.lists[-1]
                you = st[-5]
                for r in list(rs):
                    goods.gain_one(s, s.goods, GOODS, you, r, 1)
                    invalidate_goods(s)
                s.failed = False
                del st[-5:]
                del s.lists[-1:]
                return False
        if pc == ASK_ONE_OF_RS:  # clan_panuk.law:179  choose (n) rs from stuffs asking "What do the penguins carry?"
            left = st[-3]
            rs = s.lists[-1]
            you = st[-5]
            legal = [one_of_rs + FIRST_ONE_OF_RS for one_of_rs in TABLE_STUFFS if one_of_rs not in rs]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = DECISION_ONE_OF_RS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_RS
                return True
            pc = FAIL_2
        if pc == TAKE_ONE_OF_RS:  # clan_panuk.law:179  answered: choose (n) rs from stuffs asking "What do the…
            left = st[-3]
            rs = s.lists[-1]
            rs = s.lists[-1] = [*rs, s.answer - FIRST_ONE_OF_RS]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_N_RS_2
            continue
        if pc == FAIL_2:  # clan_panuk.law:183  fail
            s.failed = True
            del st[-5:]
            del s.lists[-1:]
            return False


# clan_panuk.law:193  verb search_drawer
def search_drawer(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:195  only if your deck is not empty or your discard is not empty
            you = st[-3]
            if not (len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0):
                # clan_panuk.law:195  only if your deck is not empty or your discard is not empty
                s.failed = True
                del st[-3:]
                return False
            pc = ASK_K
        if pc == ASK_K:  # clan_panuk.law:196  choose k from icons where k is not plain asking "For which icon do you…
            you = st[-3]
            legal = [k + FIRST_SEARCH_DRAWER_K for k in range(ICON_COUNT) if k != PLAIN]
            if legal:
                s.player = you
                s.site = DECISION_SEARCH_DRAWER_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = FAIL_2
        if pc == TAKE_K:  # clan_panuk.law:196  answered: choose k from icons where k is not plain asking "For which…
            you = st[-3]
            k = s.answer - FIRST_SEARCH_DRAWER_K
            for _ in range(3):
                reshuffle(s, you)
                deal(s, PILES, 1, DECK + you, DRAWN + you, TYPE_CARD)
                invalidate_things_card(s)
                reshuffle(s, you)
            put_list_last_unseen(s, PILES, [c for c in s.piles[DRAWN + you] if CARD_ICON[c] == k], HAND + you)
            invalidate_things_card(s)
            put_all_last(s, PILES, DRAWN + you, DISCARD + you)
            invalidate_things_card(s)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL_2:  # clan_panuk.law:204  fail
            s.failed = True
            del st[-3:]
            return False


# clan_panuk.law:214  verb trade_two
def trade_two(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:216  choose x from stuffs where can pay 2 x then y from stuffs where y is…
            you = st[-4]
            legal = [
                x * STRIDE_TRADE_TWO_X_Y_X + y + FIRST_TRADE_TWO_X_Y
                for x in TABLE_STUFFS
                if can_cover(s, you, [2 if k == x else 0 for k in range(RESOURCE_COUNT)])
                for y in TABLE_STUFFS
                if y != x
            ]
            if legal:
                s.player = you
                s.site = DECISION_TRADE_TWO_X_Y
                s.legal = legal
                st[-2] = TAKE_X_Y
                return True
            pc = FAIL
        if pc == TAKE_X_Y:  # clan_panuk.law:216  answered: choose x from stuffs where can pay 2 x then y from stuffs…
            you = st[-4]
            x = (s.answer - FIRST_TRADE_TWO_X_Y) // STRIDE_TRADE_TWO_X_Y_X
            y = st[-3] = (s.answer - FIRST_TRADE_TWO_X_Y) % COUNT_TRADE_TWO_X_Y_Y
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[2 if k == x else 0 for k in range(RESOURCE_COUNT)], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:217  spend 2 x
            y = st[-3]
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, y, 1)
            invalidate_goods(s)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # clan_panuk.law:220  fail
            s.failed = True
            del st[-4:]
            return False


# clan_panuk.law:23  location "Frozen Shipyard"
def try_action_of_location_frozen_shipyard(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:23  location "Frozen Shipyard"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_ACTION
            if run_card_action(s, you, this):
                return True
            pc = AFTER_ACTION
        if pc == AFTER_ACTION:  # clan_panuk.law:23  location "Frozen Shipyard"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:23  location "Frozen Shipyard"
def frozen_shipyard_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:30  spend 1 workers + 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:30  spend 1 workers + 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_panuk.law:31  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:32  location "Cabinet of Curiosities"
def cabinet_of_curiosities_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:37  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:37  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, variety(s, you) // 3)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:57  location "Penguin Post"
def penguin_post_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:63  choose r from lacking of you asking "What do the penguins bring?"
            you = st[-4]
            legal = [r + FIRST_PENGUIN_POST_ACTION_R for r in lacking(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_PENGUIN_POST_ACTION_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # clan_panuk.law:63  answered: choose r from lacking of you asking "What do the penguins…
            you = st[-4]
            r = s.answer - FIRST_PENGUIN_POST_ACTION_R
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            invalidate_goods(s)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # clan_panuk.law:66  fail
            s.failed = True
            del st[-4:]
            return False


# clan_panuk.law:69  location "Snow Owl Perch"
def snow_owl_perch_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:75  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:75  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            ask_owl(s, you)
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:94  location "Bone Carver"
def bone_carver_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:100  spend 1 stone
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 1, 0, 0, 0, 0, 0, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:100  spend 1 stone
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, min(emblems(s, you, CRAFT) + emblems(s, you, TRADE), 2))
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:102  location "Feast of Many Tastes"
def feast_of_many_tastes_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:107  serve_three
            you = st[-4]
            st[-2] = AFTER_SERVE_THREE
            st += [you, BEGIN, VERB_SERVE_THREE]
            if serve_three(s):
                return True
            pc = AFTER_SERVE_THREE
        if pc == AFTER_SERVE_THREE:  # clan_panuk.law:107  serve_three
            if s.failed:
                # clan_panuk.law:109  fail
                s.failed = True
                del st[-4:]
                return False
            # clan_panuk.law:110  gain 3 points
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 3)
            invalidate_goods_points(s)
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:205  location "Trading Sledge"
def trading_sledge_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:210  trade_two
            you = st[-4]
            st[-2] = AFTER_TRADE_TWO
            st += [you, 0, BEGIN, VERB_TRADE_TWO]
            if trade_two(s):
                return True
            pc = AFTER_TRADE_TWO
        if pc == AFTER_TRADE_TWO:  # clan_panuk.law:210  trade_two
            if s.failed:
                # clan_panuk.law:212  fail
                s.failed = True
                del st[-4:]
                return False
            # clan_panuk.law:213  gain 1 gold
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
            invalidate_goods_gold(s)
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:147  boost "Great Sorting"
def great_sorting_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:153  choose k from icons where (count c among your hand where icon of c is k…
            this = st[-5]
            you = st[-6]
            legal = [
                k + FIRST_GREAT_SORTING_PLAYS_K
                for k in range(ICON_COUNT)
                if sum(1 for c in s.piles[HAND + you] if CARD_ICON[c] == k and c != this) >= 2
            ]
            if legal:
                s.player = you
                s.site = DECISION_GREAT_SORTING_PLAYS_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = FAIL_2
        if pc == TAKE_K:  # clan_panuk.law:153  answered: choose k from icons where (count c among your hand where…
            k = st[-4] = s.answer - FIRST_GREAT_SORTING_PLAYS_K
            cs = s.lists[-1] = []
            left = st[-3] = 2
            pc = THEN_CHOOSE_2_CS
        if pc == THEN_CHOOSE_2_CS:  # clan_panuk.law:154  choose 2 cs from your hand where icon of it is k asking…
            left = st[-3]
            if left > 0:
                pc = ASK_ONE_OF_CS
            else:
                # clan_panuk.law:155  put cs into your discard
                cs = s.lists[-1]
                you = st[-6]
                put_list_last(s, PILES, list(cs), DISCARD + you)
                invalidate_things_card(s)
                goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)
                invalidate_goods_points(s)
                s.failed = False
                del st[-6:]
                del s.lists[-1:]
                return False
        if pc == ASK_ONE_OF_CS:  # clan_panuk.law:154  choose 2 cs from your hand where icon of it is k asking "Which…
            cs = s.lists[-1]
            k = st[-4]
            left = st[-3]
            you = st[-6]
            legal = [
                one_of_cs + OFFSET_GREAT_SORTING_PLAYS_ONE_OF_CS
                for one_of_cs in s.piles[HAND + you]
                if CARD_ICON[one_of_cs] == k and one_of_cs not in cs
            ]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = DECISION_GREAT_SORTING_PLAYS_ONE_OF_CS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_CS
                return True
            pc = FAIL
        if pc == TAKE_ONE_OF_CS:  # clan_panuk.law:154  answered: choose 2 cs from your hand where icon of it is k…
            cs = s.lists[-1]
            left = st[-3]
            cs = s.lists[-1] = [*cs, s.answer - OFFSET_GREAT_SORTING_PLAYS_ONE_OF_CS]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_2_CS
            continue
        if pc == FAIL:  # clan_panuk.law:158  fail
            s.failed = True
            del st[-6:]
            del s.lists[-1:]
            return False
        if pc == FAIL_2:  # clan_panuk.law:160  fail
            s.failed = True
            del st[-6:]
            del s.lists[-1:]
            return False


# clan_panuk.law:167  boost "Penguin Parade"
def penguin_parade_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:173  parade (least of (emblems of you for wilds), 2)
            you = st[-4]
            st[-2] = AFTER_PARADE
            st += [you, min(emblems(s, you, WILDS), 2), 0, BEGIN, VERB_PARADE]
            s.lists += [[]]
            if parade(s):
                return True
            pc = AFTER_PARADE
        if pc == AFTER_PARADE:  # clan_panuk.law:173  parade (least of (emblems of you for wilds), 2)
            if s.failed:
                # clan_panuk.law:175  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# clan_panuk.law:184  boost "Right Drawer"
def right_drawer_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:190  search_drawer
            you = st[-4]
            st[-2] = AFTER_SEARCH_DRAWER
            st += [you, BEGIN, VERB_SEARCH_DRAWER]
            if search_drawer(s):
                return True
            pc = AFTER_SEARCH_DRAWER
        if pc == AFTER_SEARCH_DRAWER:  # clan_panuk.law:190  search_drawer
            if s.failed:
                # clan_panuk.law:192  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps import run_card_action
from lawspeaker_games.empires.steps_keywords import draw_, reshuffle, spend
from lawspeaker_games.empires.steps_tasks import perform
