"""Northgard: Uncharted Lands: verbs, events and phases of year.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_all,
    invalidate_effect_17,
    invalidate_piece_unit,
    invalidate_things_building,
)
from lawspeaker_games.northgard.tables import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    ADVANCED,
    AFTER_ACT,
    AFTER_AFTER_ACTIONS_OVER,
    AFTER_AFTER_BARTERING,
    AFTER_BEFORE_GATHERING,
    AFTER_BEFORE_TRADE_GOODS,
    AFTER_BUY,
    AFTER_BUY_ITSELF,
    AFTER_PHASE_ACTIONS,
    AFTER_PHASE_HARVEST,
    AFTER_PHASE_TURNING,
    AFTER_STATION,
    ANY_THREE,
    ASK_OPTION,
    ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1,
    ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3,
    ASK_S,
    ASK_T,
    ASK_WANTED,
    ASK_X,
    BEGIN,
    BOX,
    BUILDINGS,
    CARD_CLAN,
    CARD_FAMILY,
    CARD_OWNER,
    CARD_UPGRADE,
    CHOOSE_TRIGGER,
    CLAN_CARD,
    COMBAT_DIE_FACES,
    COMBAT_DIE_POINT,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    DISPLAY,
    DONE,
    DONE_2,
    DRAWN,
    EARLY,
    EFFECTS_UNTIL,
    EVENT_ACTIONS_OVER,
    EVENT_BARTERING,
    EVENT_EQUIPPED,
    EVENT_GATHERING,
    EVENT_LANDED,
    EVENT_RECKONING,
    EVENT_SETTLED,
    EVENT_YEAR_ENDED,
    FAIL,
    FAME,
    GOODS,
    LAIR,
    LAND,
    MAP_SIZE,
    NEXT_P,
    NEXT_P_2,
    NEXT_T,
    PIECE_UNIT,
    PILES,
    PRESENT_CARDS,
    RES_FOOD,
    RESOURCE_COUNT,
    RUN_TRIGGER,
    SECOND_START,
    STARTING_CARD,
    SUPPLY,
    TAKE_OPTION,
    TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1,
    TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3,
    TAKE_S,
    TAKE_T,
    TAKE_WANTED,
    TAKE_X,
    THEN_ANNOUNCE_YEAR_ENDED,
    THEN_EACH_P_AMONG_PLAYERS,
    THEN_EACH_P_AMONG_PLAYERS_STARTING,
    THEN_FIND_LAND,
    THEN_GAIN_1_WANTED,
    THEN_PUT_DRAWN_UNDER,
    THEN_PUT_YOUR_TILE_HAND,
    THEN_REPEAT_3_TIMES_2,
    THEN_REPEAT_COUNT_LAND,
    THEN_TRADE_GOODS,
    THEN_TURNS,
    THING_COUNT,
    THING_TILE_START,
    TILE_HAND,
    TILES,
    TILES_MAP,
    TROUBLE,
    TROUBLES,
    TYPE_CARD,
    TYPE_COMBAT_DIE_FACE,
    TYPE_MAP,
    TYPE_TILE,
    UNIT_LIMIT,
    UPGRADES,
    VERB_ACT,
    VERB_AFTER_ACTIONS_OVER,
    VERB_AFTER_BARTERING,
    VERB_AFTER_BUY,
    VERB_AFTER_SETTLED,
    VERB_BARTERING_WHEN_BARTERING,
    VERB_BEFORE_GATHERING,
    VERB_BUY,
    VERB_BUY_AFTER_BUY,
    VERB_BUY_ITSELF,
    VERB_CAMP_ON,
    VERB_FIND_LAND,
    VERB_LAY_HOME,
    VERB_PHASE_ACTIONS,
    VERB_PHASE_HARVEST,
    VERB_PHASE_TURNING,
    VERB_SECOND_WIND,
    VERB_STATION,
    VERB_TRADE_GOODS,
    VERB_TRADE_GOODS_ITSELF,
)
from lawspeaker_games.northgard.values import (
    TABLE_GOODS,
    advanced_each,
    can_begin,
    can_camp,
    can_unite,
    early_each,
    free,
    frees,
    hand_size,
    harvest,
    holdings,
    homeless,
    limited_goods,
    mouths,
    tribute,
    wealth,
    winter_cost,
    years,
)
from lawspeaker_runtime.boards.pieces import place_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.boards.tiles.merge import merge_counts, merge_thing_places
from lawspeaker_runtime.piles.moves import deal, lay_out, put_first, put_last, put_list_last
from lawspeaker_runtime.piles.order import shuffle, with_first_in_order
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen, put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last, take_out_all
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import SUSPENDED, count_step, is_over
from lawspeaker_runtime.state.chance import pick_number
from lawspeaker_runtime.state.effects_and_triggers import end_effects_until, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.selection import first_or, most, require, require_player, without_duplicates
from lawspeaker_runtime.state.turn_order import seats_from
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_LAY_HOME_X: Final = 70049
DECISION_LAY_HOME_X: Final = 54
FIRST_LAY_HOME_S: Final = 70093
DECISION_LAY_HOME_S: Final = 55
FIRST_CAMP_ON_T: Final = 90257
DECISION_CAMP_ON_T: Final = 56
FIRST_SECOND_WIND_T: Final = 90422
DECISION_SECOND_WIND_T: Final = 60
DECLINE_SECOND_WIND_T: Final = 90574
NEW_LAND: Final = 90575
NO_SECOND_WIND_OPTION: Final = 90576
DECISION_SECOND_WIND_OPTION: Final = 61
FIRST_FIND_LAND_S: Final = 90577
DECISION_FIND_LAND_S: Final = 62
FIRST_FIND_LAND_T: Final = 110741
DECISION_FIND_LAND_T: Final = 63
FIRST_BUY_ITSELF_R_1: Final = 90414
DECISION_BUY_ITSELF_R_1: Final = 58
FIRST_BUY_ITSELF_R_2: Final = 90418
DECISION_BUY_ITSELF_R_2: Final = 59
FIRST_WANTED: Final = 90409
DECISION_WANTED: Final = 57
DECLINE_WANTED: Final = 90413


# year.law:53  verb prepare_deck for p: player
def prepare_deck(s: State, you: int, p: int) -> None:
    put_list_last_unseen(
        s,
        PILES,
        [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == STARTING_CARD and CARD_OWNER[c] == p],
        DECK + p,
    )
    for c in [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == CLAN_CARD and CARD_CLAN[c] == s.clan[p]]:
        if CARD_UPGRADE[c]:
            put_last(s, PILES, c, UPGRADES + p)
        else:
            put_last_unseen(s, PILES, c, DECK + p)
    shuffle(s, PILES, DECK + p)


# year.law:62  verb roll_for_first
def roll_for_first(s: State, you: int) -> None:
    rivals_ = list(range(1, s.players + 1))
    while len(rivals_) > 1:
        count_step(s, "year.law:64")
        for p in list(rivals_):
            s.axes[p] = 0
            for _ in range(2):
                face = pick_number(s, 0, 5, TYPE_COMBAT_DIE_FACE)
                note(s, NOTE_CHANCE, TYPE_COMBAT_DIE_FACE, face, EVERYBODY)
                best_ = first_or(most(list(COMBAT_DIE_FACES[face]), lambda e: COMBAT_DIE_POINT[e]), -1)
                s.axes[p] += COMBAT_DIE_POINT[require(best_, "year.law:70")]
        rivals_ = most(list(rivals_), lambda p: s.axes[p])
    s.first_player = require_player(first_or(rivals_, 0), "year.law:72")


# year.law:150  verb collect t: territory
def collect(s: State, you: int, t: int) -> None:
    goods.gain(s, s.goods, limited_goods(s), you, list(harvest(s, t)))
    s.memo_possible_build = {}


# year.law:195  verb take_trouble
def take_trouble(s: State, you: int) -> None:
    if len(s.piles[TROUBLES]) == 0:
        goods.lose_one(s, s.goods, GOODS, you, FAME, 5)
        s.acclaim[you] -= min(5, s.acclaim[you])
        refill(s, you)
        put_list_last(s, PILES, with_first_in_order(s, PILES, DECK + you, 1, TYPE_CARD)[:1], DISCARD + you)
    else:
        put_first(s, PILES, require(first_or(s.piles[TROUBLES], -1), "year.law:202"), DECK + you)


# year.law:120  phase Beginning
def phase_beginning(s: State, you: int) -> None:
    for p in seats_from(s, s.first_player):
        you_2 = p
        draw_up(s, you_2, hand_size(s, p))
    if s.year == years(s):
        put_all_last(s, PILES, ACHIEVEMENTS, DISPLAY)
    else:
        deal(s, PILES, s.players, DEVELOPMENTS, DISPLAY, TYPE_CARD)


# year.law:185  phase Winter
def phase_winter(s: State, you: int) -> None:
    for p in seats_from(s, s.first_player):
        you_2 = p
        cost = winter_cost(s, mouths(s, p))
        if goods.covers(s.goods, GOODS, you_2, cost):
            goods.lose(s, s.goods, GOODS, you_2, list(cost))
            s.memo_possible_build = {}
        else:
            goods.lose(s, s.goods, GOODS, you_2, list(cost))
            s.memo_possible_build = {}
            take_trouble(s, you_2)


# year.law:82  verb lay_home round: number
def lay_home(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # year.law:83  repeat (count land) times
            times_left = st[-4] = len(s.piles[LAND])
            pc = THEN_REPEAT_COUNT_LAND
        if pc == THEN_REPEAT_COUNT_LAND:  # year.law:83  repeat (count land) times
            times_left = st[-4]
            if times_left > 0:
                # year.law:83  repeat (count land) times
                times_left = st[-4]
                times_left = st[-4] = times_left - 1
                pc = ASK_X
            else:
                pc = DONE_2
        if pc == ASK_X:  # year.law:84  choose x from your tile_hand where (any s among (spots for it) where can begin…
            round = st[-5]
            you = st[-6]
            legal = [
                x + OFFSET_LAY_HOME_X
                for x in s.piles[TILE_HAND + you]
                if any(can_begin(s, x, s_, round) for s_ in laid.spots(TILES_MAP, s.map, x))
            ]
            if legal:
                s.player = you
                s.site = DECISION_LAY_HOME_X
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = THEN_PUT_YOUR_TILE_HAND
        if pc == TAKE_X:  # year.law:84  answered: choose x from your tile_hand where (any s among (spots for it)…
            x = st[-3] = s.answer - OFFSET_LAY_HOME_X
            pc = ASK_S
        if pc == ASK_S:  # year.law:85  choose s from (spots for x) where can begin x at it in round
            round = st[-5]
            x = st[-3]
            you = st[-6]
            legal = [s_ + FIRST_LAY_HOME_S for s_ in laid.spots(TILES_MAP, s.map, x) if can_begin(s, x, s_, round)]
            if legal:
                s.player = you
                s.site = DECISION_LAY_HOME_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE_2
        if pc == TAKE_S:  # year.law:85  answered: choose s from (spots for x) where can begin x at it in round
            pc = lay_home_take_s(s)
        if pc == DONE:  # year.law:89  done
            del st[-6:]
            return False
        if pc == THEN_PUT_YOUR_TILE_HAND:  # year.law:93  put your tile_hand under land
            you = st[-6]
            put_all_last(s, PILES, TILE_HAND + you, LAND)
            s.memo_possible_explore_among = {}
            deal(s, PILES, 3, LAND, TILE_HAND + you, TYPE_TILE)
            s.memo_possible_explore_among = {}
            pc = THEN_REPEAT_COUNT_LAND
            continue
        if pc == DONE_2:  # done
            del st[-6:]
            return False
    return pc == SUSPENDED


# year.law:85  choose s from (spots for x) where can begin x at it in round
def lay_home_take_s(s: State) -> int:
    st = s.stack
    x = st[-3]
    you = st[-6]
    s_ = s.answer - FIRST_LAY_HOME_S
    laid.lay(TILES_MAP, s.map, x, s_)
    lay_out(s, PILES, x, s_, TYPE_MAP)
    merge_thing_places(s, s.map.moved, 0, THING_COUNT)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    invalidate_all(s)
    if s.noting:
        note_event(s, EVENT_LANDED, open_to(s, PILES, [x]), [x, you])
    after_landed(s, x, you)
    st[-2] = DONE
    st += [you, 0, BEGIN, VERB_CAMP_ON]
    s.lists += [list(s.map.just_laid)]
    if camp_on(s):
        return SUSPENDED
    return DONE


# year.law:98  verb camp_on ts: list of territory
def camp_on(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:99  choose t from ts where can camp in it
            ts = s.lists[-1]
            you = st[-4]
            legal = [t + FIRST_CAMP_ON_T for t in ts if can_camp(s, t)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = DECISION_CAMP_ON_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # year.law:99  answered: choose t from ts where can camp in it
            you = st[-4]
            t = st[-3] = s.answer - FIRST_CAMP_ON_T
            st[-2] = AFTER_STATION
            st += [you, 3, t, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = AFTER_STATION
        if pc == AFTER_STATION:  # year.law:101  announce settled in t by you
            t = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_SETTLED, EVERYBODY, [t, you])
            matches = match_after_settled(s, t, you)
            if matches:
                st[-2] = DONE
                st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_SETTLED]
                s.lists += [matches]
                if after_settled(s):
                    return True
            pc = DONE
        if pc == FAIL:  # year.law:103  fail
            s.failed = True
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False


# year.law:154  verb trade_goods
def trade_goods(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:154  verb trade_goods
            you = st[-3]
            before_trade_goods(s, you)
            pc = AFTER_BEFORE_TRADE_GOODS
        if pc == AFTER_BEFORE_TRADE_GOODS:  # year.law:154  verb trade_goods
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_TRADE_GOODS_ITSELF]
            if trade_goods_itself(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# year.law:162  verb buy wanted: resource
def buy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:162  verb buy wanted: resource
            wanted = st[-3]
            you = st[-4]
            st[-2] = AFTER_BUY_ITSELF
            st += [you, wanted, 0, 0, 0, BEGIN, VERB_BUY_ITSELF]
            if buy_itself(s):
                return True
            pc = AFTER_BUY_ITSELF
        if pc == AFTER_BUY_ITSELF:  # year.law:162  verb buy wanted: resource
            wanted = st[-3]
            you = st[-4]
            matches = match_after_buy(s, wanted, you)
            if matches:
                st[-2] = DONE
                st += [wanted, you, CHOOSE_TRIGGER, VERB_AFTER_BUY]
                s.lists += [matches]
                if after_buy(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# year.law:213  verb second_wind
def second_wind(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:214  if any t among territories where free of t
            if not any(free(s, t) for t in s.map.roots):
                # year.law:214  if any t among territories where free of t
                pc = ASK_OPTION if len(s.piles[LAND]) > 0 else DONE
            else:
                pc = ASK_T
        if pc == ASK_T:  # year.law:215  may choose t from territories where free of it
            you = st[-3]
            legal = [t + FIRST_SECOND_WIND_T for t in s.map.roots if free(s, t)]
            if legal:
                legal.append(DECLINE_SECOND_WIND_T)
                s.player = you
                s.site = DECISION_SECOND_WIND_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # year.law:215  answered: may choose t from territories where free of it
            you = st[-3]
            if s.answer == DECLINE_SECOND_WIND_T:
                pc = DONE
                continue
            t = s.answer - FIRST_SECOND_WIND_T
            place_pieces(s, s.unit, s.unit_placed, MAP_SIZE, PIECE_UNIT, UNIT_LIMIT, you, s.map.root[t], 3)
            invalidate_piece_unit(s)
            pc = DONE
        if pc == ASK_OPTION:  # year.law:220  may "new land"
            you = st[-3]
            s.player = you
            s.site = DECISION_SECOND_WIND_OPTION
            s.legal = [NEW_LAND, NO_SECOND_WIND_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # year.law:220  answered: may "new land"
            pc = THEN_FIND_LAND if s.answer == NEW_LAND else DONE
        if pc == THEN_FIND_LAND:  # year.law:221  find_land
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_FIND_LAND]
            if find_land(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# year.law:225  verb find_land
def find_land(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # year.law:226  repeat (count land) times
            times_left = st[-3] = len(s.piles[LAND])
            pc = THEN_REPEAT_COUNT_LAND
        if pc == THEN_REPEAT_COUNT_LAND:  # year.law:226  repeat (count land) times
            times_left = st[-3]
            if times_left > 0:
                # year.law:226  repeat (count land) times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                deal(s, PILES, 1, LAND, DRAWN, TYPE_TILE)
                s.memo_possible_explore_among = {}
                pc = ASK_S
            else:
                s.failed = False
                del st[-4:]
                return False
        if pc == ASK_S:  # year.law:228  choose s from (spots for first drawn) where can unite first drawn at it and…
            pc = find_land_ask_s(s)
        if pc == TAKE_S:  # year.law:228  answered: choose s from (spots for first drawn) where can unite first drawn…
            s_ = s.answer - FIRST_FIND_LAND_S
            laid_tile_2 = require(first_or(s.piles[DRAWN], -1), "year.law:229")
            laid.lay(TILES_MAP, s.map, laid_tile_2, s_)
            lay_out(s, PILES, laid_tile_2, s_, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, THING_COUNT)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            invalidate_all(s)
            pc = ASK_T
        if pc == ASK_T:  # year.law:230  choose t from just_laid where can camp in it
            you = st[-4]
            legal = [t + FIRST_FIND_LAND_T for t in s.map.just_laid if can_camp(s, t)]
            if legal:
                s.player = you
                s.site = DECISION_FIND_LAND_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # year.law:230  answered: choose t from just_laid where can camp in it
            you = st[-4]
            t = s.answer - FIRST_FIND_LAND_T
            place_pieces(s, s.unit, s.unit_placed, MAP_SIZE, PIECE_UNIT, UNIT_LIMIT, you, s.map.root[t], 3)
            invalidate_piece_unit(s)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # year.law:233  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == THEN_PUT_DRAWN_UNDER:  # year.law:236  put drawn under land
            put_all_last(s, PILES, DRAWN, LAND)
            s.memo_possible_explore_among = {}
            pc = THEN_REPEAT_COUNT_LAND
            continue
    return pc == SUSPENDED


# year.law:228  choose s from (spots for first drawn) where can unite first drawn at it and (frees of first drawn at it)
def find_land_ask_s(s: State) -> int:
    st = s.stack
    you = st[-4]
    legal = [
        s_ + FIRST_FIND_LAND_S
        for s_ in laid.spots(TILES_MAP, s.map, require(first_or(s.piles[DRAWN], -1), "year.law:228"))
        if can_unite(s, require(first_or(s.piles[DRAWN], -1), "year.law:228"), s_)
        and frees(s, require(first_or(s.piles[DRAWN], -1), "year.law:228"), s_)
    ]
    if legal:
        s.player = you
        s.site = DECISION_FIND_LAND_S
        s.legal = legal
        st[-2] = TAKE_S
        return SUSPENDED
    return THEN_PUT_DRAWN_UNDER


# year.law:162  verb buy wanted: resource
def buy_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:164  if trade is any_three
            if s.trade == ANY_THREE:
                # year.law:165  repeat 3 times
                times_left = st[-3] = 3
                pc = THEN_REPEAT_3_TIMES_2
            else:
                # year.law:171  choose r from goods where it of you is at least 3 asking "What do you give for…
                wanted = st[-6]
                st[-4] = wanted
                pc = ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3
        if pc == THEN_REPEAT_3_TIMES_2:  # year.law:165  repeat 3 times
            times_left = st[-3]
            if times_left > 0:
                # year.law:165  repeat 3 times
                times_left = st[-3]
                wanted = st[-6]
                times_left = st[-3] = times_left - 1
                st[-5] = wanted
                pc = ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1
            else:
                pc = THEN_GAIN_1_WANTED
        if pc == ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1:  # year.law:166  choose r from goods where it of you…
            you = st[-7]
            goods_now = s.goods
            legal = [r + FIRST_BUY_ITSELF_R_1 for r in TABLE_GOODS if goods_now[you * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_BUY_ITSELF_R_1
                s.legal = legal
                st[-2] = TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1
                return True
            pc = THEN_GAIN_1_WANTED
        if pc == TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_1:  # year.law:166  answered: choose r from goods where…
            you = st[-7]
            r = s.answer - FIRST_BUY_ITSELF_R_1
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_possible_build = {}
            pc = THEN_REPEAT_3_TIMES_2
            continue
        if pc == ASK_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3:  # year.law:171  choose r from goods where it of you…
            you = st[-7]
            goods_now = s.goods
            legal = [r + FIRST_BUY_ITSELF_R_2 for r in TABLE_GOODS if goods_now[you * RESOURCE_COUNT + r] >= 3]
            if legal:
                s.player = you
                s.site = DECISION_BUY_ITSELF_R_2
                s.legal = legal
                st[-2] = TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3
                return True
            pc = DONE
        if pc == TAKE_R_FROM_GOODS_WHERE_IT_OF_YOU_IS_AT_LEAST_3:  # year.law:171  answered: choose r from goods where…
            you = st[-7]
            r = s.answer - FIRST_BUY_ITSELF_R_2
            goods.lose_one(s, s.goods, GOODS, you, r, 3)
            s.memo_possible_build = {}
            pc = THEN_GAIN_1_WANTED
        if pc == DONE:  # year.law:174  done
            del st[-7:]
            return False
        if pc == THEN_GAIN_1_WANTED:  # year.law:175  gain 1 wanted
            wanted = st[-6]
            you = st[-7]
            goods.gain_one(s, s.goods, limited_goods(s), you, wanted, 1)
            s.memo_possible_build = {}
            del st[-7:]
            return False


# year.law:154  verb trade_goods
def trade_goods_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:155  announce bartering by you
            you = st[-3]
            if s.noting:
                note_event(s, EVENT_BARTERING, EVERYBODY, [you])
            matches = match_after_bartering(s, you)
            if matches:
                st[-2] = AFTER_AFTER_BARTERING
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_BARTERING]
                s.lists += [matches]
                if after_bartering(s):
                    return True
            pc = AFTER_AFTER_BARTERING
        if pc == AFTER_AFTER_BARTERING:  # year.law:156  repeat while wealth of you is at least 3
            you = st[-3]
            pc = ASK_WANTED if wealth(s, you) >= 3 else DONE
        if pc == ASK_WANTED:  # year.law:157  may choose wanted from goods where (reserve of it) is at least 1 and…
            you = st[-3]
            goods_now = s.goods
            legal = [
                wanted + FIRST_WANTED
                for wanted in TABLE_GOODS
                if goods.supply(goods_now, limited_goods(s), wanted) >= 1
                and (s.trade == ANY_THREE or any(goods_now[you * RESOURCE_COUNT + r] >= 3 for r in TABLE_GOODS))
            ]
            if legal:
                legal.append(DECLINE_WANTED)
                s.player = you
                s.site = DECISION_WANTED
                s.legal = legal
                st[-2] = TAKE_WANTED
                return True
            pc = DONE
        if pc == TAKE_WANTED:  # year.law:157  answered: may choose wanted from goods where (reserve of it) is at…
            you = st[-3]
            if s.answer == DECLINE_WANTED:
                pc = DONE
                continue
            wanted = s.answer - FIRST_WANTED
            st[-2] = AFTER_BUY
            st += [you, wanted, BEGIN, VERB_BUY]
            if buy(s):
                return True
            pc = AFTER_BUY
        if pc == AFTER_BUY:  # year.law:156  repeat while wealth of you is at least 3
            pc = AFTER_AFTER_BARTERING
            continue
        if pc == DONE:  # done
            del st[-3:]
            return False


# year.law:129  phase Actions
def phase_actions(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:130  each p among players
            for p in range(1, s.players + 1):
                s.passed[p] = False
            s.active = you_2 = st[-3] = s.first_player
            pc = THEN_TURNS
        if pc == THEN_TURNS:  # year.law:132  turns starting with first_player until (all p among players have passed…
            if all(s.passed[1:]):
                del st[-4:]
                return False
            # year.law:133  if not passed of you
            you_2 = st[-3]
            if not s.passed[you_2]:
                # year.law:134  act
                you_2 = st[-3]
                st[-2] = AFTER_ACT
                st += [you_2, BEGIN, VERB_ACT]
                if act(s):
                    return True
            pc = AFTER_ACT
        if pc == AFTER_ACT:  # year.law:132  turns starting with first_player until (all p among players have passed…
            you_2 = st[-3]
            s.active = you_2 = st[-3] = you_2 % s.players + 1
            count_step(s, "year.law:132")
            pc = THEN_TURNS
            continue


# year.law:136  phase Harvest
def phase_harvest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:137  each p among players starting with first_player
            p_to_come = st[-5] = s.players
            p_next = st[-6] = s.first_player
            pc = NEXT_P
        if pc == NEXT_P:  # year.law:137  each p among players starting with first_player
            p_next = st[-6]
            p_to_come = st[-5]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-5] = p_to_come - 1
            p = st[-7] = p_next
            p_next = st[-6] = p_next % s.players + 1
            you_2 = st[-3] = p
            honour(s, you_2, p, tribute(s, p))
            t_left = s.lists[-1] = list(holdings(s, p))
            pc = NEXT_T
        if pc == NEXT_T:  # year.law:140  each t among holdings of p
            p = st[-7]
            t_left = s.lists[-1]
            if len(t_left) == 0:
                pc = THEN_TRADE_GOODS
                continue
            t = st[-4] = t_left[0]
            t_left = s.lists[-1] = t_left[1:]
            s.taken = [0, 0, 0, 0]
            if s.noting:
                note_event(s, EVENT_GATHERING, EVERYBODY, [t, p])
            matches = match_before_gathering(s, t, p)
            if matches:
                st[-2] = AFTER_BEFORE_GATHERING
                st += [t, p, CHOOSE_TRIGGER, VERB_BEFORE_GATHERING]
                s.lists += [matches]
                if before_gathering(s):
                    return True
            pc = AFTER_BEFORE_GATHERING
        if pc == AFTER_BEFORE_GATHERING:  # year.law:143  gain harvest of t - taken
            t = st[-4]
            you_2 = st[-3]
            goods.gain(s, s.goods, limited_goods(s), you_2, goods.less(harvest(s, t), list(s.taken)))
            s.memo_possible_build = {}
            pc = NEXT_T
            continue
        if pc == THEN_TRADE_GOODS:  # year.law:144  trade_goods
            you_2 = st[-3]
            st[-2] = NEXT_P
            st += [you_2, BEGIN, VERB_TRADE_GOODS]
            if trade_goods(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-8:]
            del s.lists[-1:]
            return False


# year.law:204  phase Turning
def phase_turning(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:205  announce reckoning
            if s.noting:
                note_event(s, EVENT_RECKONING, EVERYBODY, [])
            win_strongholds(s)
            if is_over(s):
                return True
            if s.year < years(s):
                # year.law:207  each p among players starting with first_player
                p_to_come = st[-3] = s.players
                p_next = st[-4] = s.first_player
                pc = NEXT_P
            else:
                pc = THEN_ANNOUNCE_YEAR_ENDED
        if pc == NEXT_P:  # year.law:207  each p among players starting with first_player
            p_next = st[-4]
            p_to_come = st[-3]
            if p_to_come == 0:
                pc = THEN_ANNOUNCE_YEAR_ENDED
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = st[-5] = p_next
            p_next = st[-4] = p_next % s.players + 1
            if homeless(s, p):
                # year.law:209  as p
                p = st[-5]
                you_2 = p
                st[-2] = NEXT_P
                st += [you_2, BEGIN, VERB_SECOND_WIND]
                if second_wind(s):
                    return True
            pc = NEXT_P
            continue
        if pc == THEN_ANNOUNCE_YEAR_ENDED:  # year.law:211  announce year_ended
            if s.noting:
                note_event(s, EVENT_YEAR_ENDED, EVERYBODY, [])
            if end_effects_until(s, EFFECTS_UNTIL, EVENT_YEAR_ENDED):
                invalidate_effect_17(s)
            del st[-6:]
            return False


# year.law:9  setup
def setup(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # year.law:10  put (c among cards where family of c is trouble) into troubles
            pc = setup_begin(s)
        if pc == NEXT_P:  # year.law:41  each p among players starting with first_player
            p_next = st[-6]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = THEN_EACH_P_AMONG_PLAYERS_STARTING
                continue
            p_to_come = st[-4] = p_to_come - 1
            p = p_next
            p_next = st[-6] = p_next % s.players + 1
            you = p
            st[-2] = NEXT_P
            st += [you, 1, 0, 0, BEGIN, VERB_LAY_HOME]
            if lay_home(s):
                return True
            pc = NEXT_P
            continue
        if pc == THEN_EACH_P_AMONG_PLAYERS_STARTING:  # year.law:44  each p among players starting with first_player
            p_to_come_2 = st[-3] = s.players
            p_next_2 = st[-5] = s.first_player
            pc = NEXT_P_2
        if pc == NEXT_P_2:  # year.law:44  each p among players starting with first_player
            p_next_2 = st[-5]
            p_to_come_2 = st[-3]
            if p_to_come_2 == 0:
                pc = THEN_EACH_P_AMONG_PLAYERS
                continue
            p_to_come_2 = st[-3] = p_to_come_2 - 1
            p = p_next_2
            p_next_2 = st[-5] = p_next_2 % s.players + 1
            you_2 = p
            st[-2] = NEXT_P_2
            st += [you_2, 2, 0, 0, BEGIN, VERB_LAY_HOME]
            if lay_home(s):
                return True
            pc = NEXT_P_2
            continue
        if pc == THEN_EACH_P_AMONG_PLAYERS:  # year.law:47  each p among players
            for p in range(1, s.players + 1):
                put_all_last(s, PILES, TILE_HAND + p, LAND)
                s.memo_possible_explore_among = {}
            shuffle(s, PILES, LAND)
            del st[-6:]
            return False
    return pc == SUSPENDED


# year.law:10  put (c among cards where family of c is trouble) into troubles
def setup_begin(s: State) -> int:
    st = s.stack
    put_list_last(s, PILES, [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == TROUBLE], TROUBLES)
    put_list_last_unseen(s, PILES, [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == EARLY], BOX)
    shuffle(s, PILES, BOX)
    deal(s, PILES, early_each(s) * s.players, BOX, DEVELOPMENTS, TYPE_CARD)
    take_out_all(s, PILES, BOX)
    put_list_last_unseen(s, PILES, [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == ADVANCED], BOX)
    shuffle(s, PILES, BOX)
    deal(s, PILES, advanced_each(s) * s.players, BOX, DEVELOPMENTS, TYPE_CARD)
    take_out_all(s, PILES, BOX)
    put_list_last_unseen(s, PILES, [c for c in PRESENT_CARDS[s.players] if CARD_FAMILY[c] == ACHIEVEMENT], BOX)
    shuffle(s, PILES, BOX)
    deal(s, PILES, s.players, BOX, ACHIEVEMENTS, TYPE_CARD)
    take_out_all(s, PILES, BOX)
    put_list_last(s, PILES, list(BUILDINGS), SUPPLY)
    invalidate_things_building(s)
    laid_spot_5 = TILES_MAP.spot_at(36, 36, 0)
    laid.lay(TILES_MAP, s.map, THING_TILE_START, laid_spot_5)
    lay_out(s, PILES, THING_TILE_START, laid_spot_5, TYPE_MAP)
    merge_thing_places(s, s.map.moved, 0, THING_COUNT)
    merge_counts(s.unit, TILES_MAP.places, s.map.moved)
    for moved_at in range(0, len(s.map.moved), 2):
        old_root = s.map.moved[moved_at]
        new_root = s.map.moved[moved_at + 1]
        if s.prey[new_root] == -1:
            s.prey[new_root] = s.prey[old_root]
        s.prey[old_root] = -1
        s.passing[new_root] += s.passing[old_root]
        s.passing[old_root] = 0
        if s.invader[new_root] == 0:
            s.invader[new_root] = s.invader[old_root]
        s.invader[old_root] = 0
    invalidate_all(s)
    if s.players == 5:
        laid_spot_6 = TILES_MAP.spot_at(37, 36, 0)
        laid.lay(TILES_MAP, s.map, SECOND_START, laid_spot_6)
        lay_out(s, PILES, SECOND_START, laid_spot_6, TYPE_MAP)
        merge_thing_places(s, s.map.moved, 0, THING_COUNT)
        merge_counts(s.unit, TILES_MAP.places, s.map.moved)
        for moved_at in range(0, len(s.map.moved), 2):
            old_root = s.map.moved[moved_at]
            new_root = s.map.moved[moved_at + 1]
            if s.prey[new_root] == -1:
                s.prey[new_root] = s.prey[old_root]
            s.prey[old_root] = -1
            s.passing[new_root] += s.passing[old_root]
            s.passing[old_root] = 0
            if s.invader[new_root] == 0:
                s.invader[new_root] = s.invader[old_root]
            s.invader[old_root] = 0
        invalidate_all(s)
    put_list_last_unseen(s, PILES, [x for x in TILES if x != THING_TILE_START and x != SECOND_START], LAND)
    s.memo_possible_explore_among = {}
    shuffle(s, PILES, LAND)
    for p in range(1, s.players + 1):
        prepare_deck(s, s.active, p)
    roll_for_first(s, s.active)
    seat = 0
    for p in seats_from(s, s.first_player):
        seat = seat + 1
        goods.gain(s, s.goods, limited_goods(s), p, [2, 2, 0, 0])
        s.memo_possible_build = {}
        if seat >= 4:
            goods.gain_one(s, s.goods, limited_goods(s), p, RES_FOOD, 1)
    if s.noting:
        note_event(s, EVENT_EQUIPPED, EVERYBODY, [])
    after_equipped(s)
    for p in range(1, s.players + 1):
        deal(s, PILES, 3, LAND, TILE_HAND + p, TYPE_TILE)
        s.memo_possible_explore_among = {}
    st[-4] = s.players
    st[-6] = s.first_player
    return NEXT_P


# year.law:108  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:110  run Beginning
            phase_before = s.phase
            s.phase = 0
            phase_beginning(s, s.active)
            s.phase = phase_before
            phase_before_2 = st[-5] = s.phase
            s.phase = 1
            st[-2] = AFTER_PHASE_ACTIONS
            st += [s.active, 0, BEGIN, VERB_PHASE_ACTIONS]
            if phase_actions(s):
                return True
            pc = AFTER_PHASE_ACTIONS
        if pc == AFTER_PHASE_ACTIONS:  # year.law:111  run Actions
            phase_before_2 = st[-5]
            s.phase = phase_before_2
            if s.noting:
                note_event(s, EVENT_ACTIONS_OVER, EVERYBODY, [])
            matches = match_after_actions_over(s)
            if matches:
                st[-2] = AFTER_AFTER_ACTIONS_OVER
                st += [CHOOSE_TRIGGER, VERB_AFTER_ACTIONS_OVER]
                s.lists += [matches]
                if after_actions_over(s):
                    return True
            pc = AFTER_AFTER_ACTIONS_OVER
        if pc == AFTER_AFTER_ACTIONS_OVER:  # year.law:113  run Harvest
            phase_before_3 = st[-4] = s.phase
            s.phase = 2
            st[-2] = AFTER_PHASE_HARVEST
            st += [s.active, 0, 0, 0, 0, 0, BEGIN, VERB_PHASE_HARVEST]
            s.lists += [[]]
            if phase_harvest(s):
                return True
            pc = AFTER_PHASE_HARVEST
        if pc == AFTER_PHASE_HARVEST:  # year.law:113  run Harvest
            phase_before_3 = st[-4]
            s.phase = phase_before_3
            phase_before_4 = s.phase
            s.phase = 3
            phase_winter(s, s.active)
            s.phase = phase_before_4
            phase_before_5 = st[-3] = s.phase
            s.phase = 4
            st[-2] = AFTER_PHASE_TURNING
            st += [s.active, 0, 0, 0, BEGIN, VERB_PHASE_TURNING]
            if phase_turning(s):
                return True
            pc = AFTER_PHASE_TURNING
        if pc == AFTER_PHASE_TURNING:  # year.law:115  run Turning
            phase_before_5 = st[-3]
            s.phase = phase_before_5
            if s.year == years(s):
                del st[-5:]
                return False
            # year.law:118  raise year by 1
            s.year += 1
            count_step(s, "year.law:109")
            pc = BEGIN
            continue


# year.law:50  event equipped
def match_after_equipped(s: State) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:38  when equipped
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# year.law:50  event equipped
def after_equipped(s: State) -> None:
    """Run what is triggered by the event equipped."""
    matches = match_after_equipped(s)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            equipped_when_equipped(s, s.active)


# year.law:95  event landed x: tile by settler: player
def match_after_landed(s: State, x: int, settler: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:46  when landed where (marks of lair on x) is at least 1
    if s.creatures and laid.tile_marks(TILES_MAP, LAIR, x) >= 1:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# year.law:95  event landed x: tile by settler: player
def after_landed(s: State, x: int, settler: int) -> None:
    """Run what is triggered by the event landed."""
    matches = match_after_landed(s, x, settler)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            landed_when_landed(s, x, settler, s.active)


# year.law:154  verb trade_goods
def match_before_trade_goods(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # variants.law:20  before trade_goods where teams
    if s.teams:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# year.law:154  verb trade_goods
def before_trade_goods(s: State, doer: int) -> None:
    """Run what is triggered before the verb trade_goods."""
    matches = match_before_trade_goods(s, doer)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            trade_goods_before_trade_goods(s, doer, doer)


# year.law:148  event bartering by trader: player
def match_after_bartering(s: State, trader: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # variants.law:22  when bartering where teams
    if s.teams:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# year.law:148  event bartering by trader: player
def after_bartering(s: State) -> bool:
    """Run what is triggered by the event bartering."""
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
            trader = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [trader, s.active, BEGIN, VERB_BARTERING_WHEN_BARTERING]
                if bartering_when_bartering(s):
                    return True
            pc = CHOOSE_TRIGGER


# year.law:162  verb buy wanted: resource
def match_after_buy(s: State, wanted: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # variants.law:24  after buy where teams
    if s.teams:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# year.law:162  verb buy wanted: resource
def after_buy(s: State) -> bool:
    """Run what is triggered by the verb buy."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            wanted = st[-4]
            doer = st[-3]
            trigger, _this, _owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [wanted, doer, doer, BEGIN, VERB_BUY_AFTER_BUY]
                if buy_after_buy(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps import win_strongholds
from lawspeaker_games.northgard.steps_actions import act
from lawspeaker_games.northgard.steps_creatures import equipped_when_equipped, landed_when_landed
from lawspeaker_games.northgard.steps_effects import draw_up, refill, station
from lawspeaker_games.northgard.steps_northgard import (
    after_actions_over,
    after_settled,
    before_gathering,
    honour,
    match_after_actions_over,
    match_after_settled,
    match_before_gathering,
)
from lawspeaker_games.northgard.steps_variants import (
    bartering_when_bartering,
    buy_after_buy,
    trade_goods_before_trade_goods,
)
