"""Northgard: Uncharted Lands: verbs, events and phases of cards_advanced.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_field_building_stands,
    invalidate_piece_unit,
    invalidate_things_building,
)
from lawspeaker_games.northgard.tables import (
    ACTIVE_AREA,
    AFTER_BUILD,
    AFTER_BUILD_2,
    AFTER_BURY,
    AFTER_EXPLORE,
    AFTER_EXPLORE_AMONG,
    AFTER_HALT,
    AFTER_MARCH,
    AFTER_MOVE,
    AFTER_PLAYS,
    AFTER_RECRUIT,
    AFTER_RECRUIT_BY,
    AFTER_RECRUIT_HERE,
    AFTER_RECRUIT_WILD,
    AFTER_RENEW_BUILDING,
    AFTER_SIFT,
    AFTER_STATION,
    AFTER_SWAP_BUILDING,
    AFTER_SWAP_BUILDING_2,
    AFTER_TRANSFER,
    ASK_B,
    ASK_C,
    ASK_N,
    ASK_OLD,
    ASK_OLD_2,
    ASK_OPTION,
    ASK_OPTION_ADD,
    ASK_OPTION_ATTACK,
    ASK_OPTION_BUILD,
    ASK_OPTION_BUILD_ANOTHER,
    ASK_OPTION_BUILD_NO,
    ASK_OPTION_CURSE,
    ASK_OPTION_DISCARD,
    ASK_OPTION_DRAW,
    ASK_OPTION_LOOK,
    ASK_OPTION_SWAP,
    ASK_OPTION_THREATEN,
    ASK_P,
    ASK_R,
    ASK_SOURCE_TARGET,
    ASK_T,
    ASK_T_FROM_HOLDINGS,
    ASK_T_FROM_TERRITORIES,
    ATTACK,
    BEGIN,
    BUILDINGS,
    CHOOSE_TRIGGER,
    DISCARD,
    DONE,
    EFFECT_AMENITIES_PLAYS,
    EFFECT_AXE_THROWERS_PLAYS,
    EFFECT_CARPENTRY_MASTERY_PLAYS,
    EFFECT_CONQUEROR_PLAYS,
    EFFECT_GRIZZLED_WARRIORS_PLAYS,
    EFFECT_HEROIC_CHARGE_PLAYS,
    EFFECT_HUGINN_MUNINN_PLAYS,
    EFFECT_INFILTRATION_PLAYS,
    EFFECT_WARRIORS_PLAYS,
    EVENT_MOVED,
    EVENT_MOVING,
    FAIL,
    FAIL_2,
    FIRST_BUILDING,
    FIRST_CARD,
    FIRST_COPY,
    GOODS,
    HAND,
    MAP_SIZE,
    MOST_CHOSEN,
    NEXT_P,
    NEXT_T,
    NOWHERE,
    PIECE_UNIT,
    PILES,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    RESOURCE_COUNT,
    SUPPLY,
    TAKE_B,
    TAKE_C,
    TAKE_N,
    TAKE_OLD,
    TAKE_OLD_2,
    TAKE_OPTION,
    TAKE_OPTION_1,
    TAKE_OPTION_ADD,
    TAKE_OPTION_ATTACK,
    TAKE_OPTION_AXE,
    TAKE_OPTION_BUILD,
    TAKE_OPTION_BUILD_ANOTHER,
    TAKE_OPTION_BUILD_NO,
    TAKE_OPTION_CURSE,
    TAKE_OPTION_DISCARD,
    TAKE_OPTION_DRAW,
    TAKE_OPTION_LOOK,
    TAKE_OPTION_SWAP,
    TAKE_OPTION_THREATEN,
    TAKE_P,
    TAKE_R,
    TAKE_SOURCE_TARGET,
    TAKE_T,
    TAKE_T_FROM_HOLDINGS,
    TAKE_T_FROM_TERRITORIES,
    THEN_ADD_UNIT_WHEN,
    THEN_ADD_UNIT_WHEN_3,
    THEN_ADD_UNIT_WHEN_4,
    THEN_ATTACK_2,
    THEN_ATTACK_3,
    THEN_BUILD_2,
    THEN_BUILD_3,
    THEN_BUILD_ANOTHER,
    THEN_BUILD_ANOTHER_3,
    THEN_BUILD_ANOTHER_4,
    THEN_CURSE_2,
    THEN_CURSE_3,
    THEN_CURSE_4,
    THEN_DO_WHAT_YOU,
    THEN_DRAW_CARD,
    THEN_DRAW_CARD_3,
    THEN_DRAW_CARD_4,
    THEN_EXPLORE,
    THEN_LOOK_2,
    THEN_LOOK_3,
    THEN_LOOK_4,
    THEN_MUSTER_JOINED,
    THEN_MUSTER_SETTLED_IN,
    THEN_PUT_THIS,
    THEN_RAISE_SCORED,
    THEN_RAISE_STRUCK,
    THEN_REPEAT_WHILE_LEFT,
    THEN_SWAP_BUILDING,
    THEN_SWAP_BUILDING_3,
    THEN_SWAP_BUILDING_4,
    THEN_THREATEN_2,
    THEN_THREATEN_3,
    THEN_THREATEN_4,
    TILES_MAP,
    TYPE_TERRITORY,
    UNIT_LIMIT,
    VERB_AFTER_MOVED,
    VERB_BUILD,
    VERB_BURY,
    VERB_EXPLORE,
    VERB_EXPLORE_AMONG,
    VERB_FIGHT,
    VERB_FIGHT_ALL,
    VERB_HALT,
    VERB_LEAD,
    VERB_MARCH,
    VERB_MOVE,
    VERB_MUSTER,
    VERB_RECRUIT,
    VERB_RECRUIT_BY,
    VERB_RECRUIT_HERE,
    VERB_RECRUIT_WILD,
    VERB_RENEW_BUILDING,
    VERB_RESOLVE,
    VERB_SIFT,
    VERB_STATION,
    VERB_SWAP_BUILDING,
    VERB_TRANSFER,
)
from lawspeaker_games.northgard.values import (
    TABLE_GOODS,
    beside_you,
    can_arrive,
    can_be_led,
    can_bribe,
    can_copy,
    can_enlist,
    can_found,
    can_leave,
    can_recruit,
    can_renovate,
    can_spare,
    can_spy_on,
    can_strike_at,
    can_supplant,
    controller,
    crop,
    free,
    garrison,
    holdings,
    limited_goods,
    open_land,
    possible_explore,
    possible_line_3,
    possible_line_4,
    possible_line_5,
    possible_line_6,
    possible_line_7,
    possible_line_8,
    possible_line_9,
    possible_line_10,
    possible_line_12,
    possible_line_13,
    possible_line_14,
    possible_line_15,
    recruits,
    rivals,
)
from lawspeaker_runtime.boards.pieces import place_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import RETURNED, SUSPENDED
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import different, require, require_at_most, require_player
from lawspeaker_runtime.state.turn_order import rotated
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
OFFSET_RENEW_BUILDING_OLD_1: Final = 916
DECISION_RENEW_BUILDING_OLD_1: Final = 10
OFFSET_RENEW_BUILDING_OLD_2: Final = 972
DECISION_RENEW_BUILDING_OLD_2: Final = 11
DECLINE_RENEW_BUILDING_OLD_2: Final = 1081
OFFSET_SWAP_BUILDING_B: Final = 1029
DECISION_SWAP_BUILDING_B: Final = 12
FIRST_RECRUIT_BY_N: Final = 1138
DECISION_RECRUIT_BY_N: Final = 13
FIRST_RECRUIT_WILD_T: Final = 1238
DECISION_RECRUIT_WILD_T: Final = 14
DECLINE_RECRUIT_WILD_T: Final = 1390
LOOK_AT_A_HAND: Final = 111018
NO_SPY_PLAYS_OPTION_1: Final = 111019
DECISION_SPY_PLAYS_OPTION_1: Final = 66
OFFSET_SPY_PLAYS_P: Final = 110892
DECISION_SPY_PLAYS_P: Final = 64
OFFSET_SPY_PLAYS_C: Final = 110789
DECISION_SPY_PLAYS_C: Final = 65
DRAW_A_CARD_SPY_PLAYS_OPTION_2: Final = 111020
NO_SPY_PLAYS_OPTION_2: Final = 111021
DECISION_SPY_PLAYS_OPTION_2: Final = 67
BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 111026
NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 111027
DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 70
SWAP_A_BUILDING: Final = 111028
NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2: Final = 111029
DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2: Final = 71
FIRST_ENEMY_SECRETS_PLAYS_T: Final = 111030
DECISION_ENEMY_SECRETS_PLAYS_T: Final = 72
OFFSET_ENEMY_SECRETS_PLAYS_C: Final = 111073
DECISION_ENEMY_SECRETS_PLAYS_C: Final = 73
FIRST_OUTPOST_PLAYS_T: Final = 111302
DECISION_OUTPOST_PLAYS_T: Final = 74
STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 111454
DECISION_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 75
COUNT_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_TARGET: Final = 152
BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 134558
NO_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 134559
DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 76
BUILD_ANOTHER: Final = 134560
NO_CARPENTRY_MASTERY_PLAYS_OPTION_2: Final = 134561
DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_2: Final = 77
CURSE: Final = 134682
NO_ANCESTRAL_CURSE_PLAYS_OPTION_1: Final = 134683
DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_1: Final = 79
OFFSET_ANCESTRAL_CURSE_PLAYS_C: Final = 134453
DECISION_ANCESTRAL_CURSE_PLAYS_C: Final = 78
DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 134684
NO_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 134685
DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 80
EXPLORE_AGAIN: Final = 134686
NO_RANGERS_PLAYS_OPTION: Final = 134687
DECISION_RANGERS_PLAYS_OPTION: Final = 81
STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_BRIBERY_PLAYS_SOURCE_TARGET: Final = 134688
DECISION_BRIBERY_PLAYS_SOURCE_TARGET: Final = 82
COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET: Final = 152
OFFSET_BRIBERY_PLAYS_N: Final = 157791
DECISION_BRIBERY_PLAYS_N: Final = 83
OFFSET_LEGENDARY_HEROES_PLAYS_C: Final = 157685
DECISION_LEGENDARY_HEROES_PLAYS_C: Final = 84
ATTACK_CAPTURE_PLAYS_OPTION_1: Final = 158218
NO_CAPTURE_PLAYS_OPTION_1: Final = 158219
DECISION_CAPTURE_PLAYS_OPTION_1: Final = 87
FIRST_CAPTURE_PLAYS_T_1: Final = 157914
DECISION_CAPTURE_PLAYS_T_1: Final = 85
ADD_A_UNIT: Final = 158220
NO_CAPTURE_PLAYS_OPTION_2: Final = 158221
DECISION_CAPTURE_PLAYS_OPTION_2: Final = 88
FIRST_CAPTURE_PLAYS_T_2: Final = 158066
DECISION_CAPTURE_PLAYS_T_2: Final = 86
THREATEN: Final = 158353
NO_VEILED_THREATS_PLAYS_OPTION_1: Final = 158354
DECISION_VEILED_THREATS_PLAYS_OPTION_1: Final = 93
OFFSET_VEILED_THREATS_PLAYS_P: Final = 158221
DECISION_VEILED_THREATS_PLAYS_P: Final = 89
DISCARD_A_CARD: Final = 158227
GIVE_A_RESOURCE: Final = 158228
DECISION_VEILED_THREATS_PLAYS_OPTION_2: Final = 90
OFFSET_VEILED_THREATS_PLAYS_C: Final = 158120
DECISION_VEILED_THREATS_PLAYS_C: Final = 91
FIRST_VEILED_THREATS_PLAYS_R: Final = 158349
DECISION_VEILED_THREATS_PLAYS_R: Final = 92
DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3: Final = 158355
NO_VEILED_THREATS_PLAYS_OPTION_3: Final = 158356
DECISION_VEILED_THREATS_PLAYS_OPTION_3: Final = 94
AXE_THROWERS_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 111022
NO_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 111023
DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 68
N1_CASUALTY: Final = 111024
N1_POINT: Final = 111025
DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_2: Final = 69
DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 160121
NO_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 160122
DECISION_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 131


# cards_advanced.law:88  verb thwart c: card
def thwart(s: State, you: int, c: int) -> None:
    s.cancelled = True


# cards_advanced.law:153  verb set_out
def set_out(s: State, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_MOVING, EVERYBODY, [you])
    after_moving(s, you)


# cards_advanced.law:177  verb forget_size
def forget_size(s: State, you: int) -> None:
    s.heavy = False
    s.memo_possible_build = {}


# cards_advanced.law:18  card Fishing
def fishing_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, limited_goods(s), you, RES_FOOD, 3)
    s.failed = False


# cards_advanced.law:34  card Lore Mastery
def lore_mastery_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, limited_goods(s), you, RES_LORE, 2)
    s.failed = False


# cards_advanced.law:180  card Conqueror
def conqueror_plays(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_CONQUEROR_PLAYS, you, this, [])
    s.failed = False


# cards_advanced.law:193  card Upgraded Market Place
def upgraded_market_place_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)
    if s.failed:
        s.undone = True
    s.failed = False


# cards_advanced.law:256  card Wood Monopoly
def wood_monopoly_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, limited_goods(s), you, RES_WOOD, 3)
    s.memo_possible_build = {}
    s.failed = False


# cards_advanced.law:55  verb renew_building
def renew_building(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:57  only if any b among buildings where can renovate b
            you = st[-3]
            if any(can_renovate(s, b, you) for b in BUILDINGS):
                # cards_advanced.law:58  if partial
                pc = ASK_OLD if s.partial else ASK_OLD_2
            else:
                # cards_advanced.law:57  only if any b among buildings where can renovate b
                s.failed = True
                del st[-3:]
                return False
        if pc == ASK_OLD:  # cards_advanced.law:59  choose old from buildings where can renovate it
            you = st[-3]
            legal = [old + OFFSET_RENEW_BUILDING_OLD_1 for old in BUILDINGS if can_renovate(s, old, you)]
            if legal:
                s.player = you
                s.site = DECISION_RENEW_BUILDING_OLD_1
                s.legal = legal
                st[-2] = TAKE_OLD
                return True
            pc = FAIL_2
        if pc == TAKE_OLD:  # cards_advanced.law:59  answered: choose old from buildings where can renovate it
            you = st[-3]
            old = s.answer - OFFSET_RENEW_BUILDING_OLD_1
            st[-2] = AFTER_SWAP_BUILDING
            st += [you, old, 0, BEGIN, VERB_SWAP_BUILDING]
            if swap_building(s):
                return True
            pc = AFTER_SWAP_BUILDING
        if pc == AFTER_SWAP_BUILDING:  # cards_advanced.law:60  swap_building old
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL_2:  # cards_advanced.law:62  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == ASK_OLD_2:  # cards_advanced.law:64  may choose old from buildings where can renovate it
            you = st[-3]
            legal = [old + OFFSET_RENEW_BUILDING_OLD_2 for old in BUILDINGS if can_renovate(s, old, you)]
            if legal:
                legal.append(DECLINE_RENEW_BUILDING_OLD_2)
                s.player = you
                s.site = DECISION_RENEW_BUILDING_OLD_2
                s.legal = legal
                st[-2] = TAKE_OLD_2
                return True
            pc = DONE
        if pc == TAKE_OLD_2:  # cards_advanced.law:64  answered: may choose old from buildings where can renovate it
            you = st[-3]
            if s.answer == DECLINE_RENEW_BUILDING_OLD_2:
                pc = DONE
                continue
            old = s.answer - OFFSET_RENEW_BUILDING_OLD_2
            st[-2] = AFTER_SWAP_BUILDING_2
            st += [you, old, 0, BEGIN, VERB_SWAP_BUILDING]
            if swap_building(s):
                return True
            pc = AFTER_SWAP_BUILDING_2
        if pc == AFTER_SWAP_BUILDING_2:  # cards_advanced.law:65  swap_building old
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# cards_advanced.law:68  verb swap_building old: building
def swap_building(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:70  let t = place of old
            old = st[-4]
            t = st[-3] = place_of(s, old)
            pc = ASK_B
        if pc == ASK_B:  # cards_advanced.law:71  choose b from different supply where can supplant old with it
            old = st[-4]
            you = st[-5]
            legal = [
                b + OFFSET_SWAP_BUILDING_B
                for b in different([it for it in s.piles[SUPPLY] if can_supplant(s, old, it)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = DECISION_SWAP_BUILDING_B
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = FAIL
        if pc == TAKE_B:  # cards_advanced.law:71  answered: choose b from different supply where can supplant old…
            old = st[-4]
            t = st[-3]
            b = s.answer - OFFSET_SWAP_BUILDING_B
            s.building_stands[b - FIRST_BUILDING] = s.building_stands[old - FIRST_BUILDING]
            invalidate_field_building_stands(s)
            s.building_stands[old - FIRST_BUILDING] = NOWHERE
            invalidate_field_building_stands(s)
            put_last(s, PILES, old, SUPPLY)
            invalidate_things_building(s)
            place_thing(s, PILES, b, require(t, "cards_advanced.law:75"), TYPE_TERRITORY)
            invalidate_things_building(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # cards_advanced.law:77  fail
            s.failed = True
            del st[-5:]
            return False


# cards_advanced.law:119  verb recruit_by r: resource
def recruit_by(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:121  let joined = t among holdings of you where r of crop of t is at…
            r = st[-6]
            you = st[-7]
            joined = s.lists[-3] = [t for t in holdings(s, you) if crop(s, t)[r] >= 1 and can_recruit(s, t, you)]
            if len(joined) > 0 and recruits(s, you) >= 1:
                # cards_advanced.law:123  let settled_in = (first 0 of territories)
                joined = s.lists[-3]
                settled_in = s.lists[-2] = list(range(0))
                t_left = s.lists[-1] = list(joined)
                pc = NEXT_T
            else:
                # cards_advanced.law:122  only if joined is not empty and recruits of you is at least 1
                s.failed = True
                del st[-7:]
                del s.lists[-3:]
                return False
        if pc == NEXT_T:  # cards_advanced.law:124  each t among joined
            t_left = s.lists[-1]
            if len(t_left) == 0:
                pc = THEN_MUSTER_SETTLED_IN
                continue
            t = st[-3] = t_left[0]
            t_left = s.lists[-1] = t_left[1:]
            st[-4] = t
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:125  choose n from 0 to r of crop of t where it is at most recruits of…
            r = st[-6]
            t = st[-3]
            you = st[-7]
            legal = [
                n + FIRST_RECRUIT_BY_N
                for n in range(require_at_most(crop(s, t)[r], MOST_CHOSEN, "cards_advanced.law:125") + 1)
                if n <= recruits(s, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_RECRUIT_BY_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = NEXT_T
            continue
        if pc == TAKE_N:  # cards_advanced.law:125  answered: choose n from 0 to r of crop of t where it is at most…
            n = st[-5] = s.answer - FIRST_RECRUIT_BY_N
            if n >= 1:
                # cards_advanced.law:127  station n in t
                n = st[-5]
                t = st[-3]
                you = st[-7]
                st[-2] = AFTER_STATION
                st += [you, n, t, BEGIN, VERB_STATION]
                if station(s):
                    return True
                pc = AFTER_STATION
            else:
                pc = NEXT_T
                continue
        if pc == AFTER_STATION:  # cards_advanced.law:128  settled_in becomes settled_in + t
            settled_in = s.lists[-2]
            t = st[-3]
            settled_in = s.lists[-2] = [*settled_in, t]
            pc = NEXT_T
            continue
        if pc == THEN_MUSTER_SETTLED_IN:  # cards_advanced.law:131  muster settled_in
            settled_in = s.lists[-2]
            you = st[-7]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(settled_in), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            del s.lists[-3:]
            return False


# cards_advanced.law:156  verb halt
def halt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:158  announce moved by you
            you = st[-3]
            if s.noting:
                note_event(s, EVENT_MOVED, EVERYBODY, [you])
            matches = match_after_moved(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_MOVED]
                s.lists += [matches]
                if after_moved(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# cards_advanced.law:279  verb lead n: number from source: territory to target: territory
def lead(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:281  let p = controller of source
            n = st[-6]
            source = st[-5]
            target = st[-4]
            you = st[-7]
            p = st[-3] = controller(s, source)
            st[-2] = AFTER_TRANSFER
            st += [you, n, require_player(p, "cards_advanced.law:282"), source, target, 0, 0, BEGIN, VERB_TRANSFER]
            if transfer(s):
                return True
            pc = AFTER_TRANSFER
        if pc == AFTER_TRANSFER:  # cards_advanced.law:283  meet_in target by p
            p = st[-3]
            target = st[-4]
            you = st[-7]
            meet_in(s, you, target, require_player(p, "cards_advanced.law:283"))
            if s.invader[s.map.root[target]] == p:
                # cards_advanced.law:285  fight in target
                target = st[-4]
                you = st[-7]
                st[-2] = DONE
                st += [you, target, 0, BEGIN, VERB_FIGHT]
                if fight(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# cards_advanced.law:364  verb recruit_wild n: number
def recruit_wild(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:366  only if recruits of you is at least 1 and (any t among territories…
            you = st[-6]
            if recruits(s, you) >= 1 and any(free(s, t) and can_enlist(s, t) for t in s.map.roots):
                # cards_advanced.law:367  let left = n
                n = st[-5]
                left = st[-4] = n
                joined = s.lists[-1] = list(range(0))
                pc = THEN_REPEAT_WHILE_LEFT
            else:
                # cards_advanced.law:366  only if recruits of you is at least 1 and (any t among territories where…
                s.failed = True
                del st[-6:]
                del s.lists[-1:]
                return False
        if pc == THEN_REPEAT_WHILE_LEFT:  # cards_advanced.law:369  repeat while left is at least 1 and recruits of…
            left = st[-4]
            you = st[-6]
            pc = ASK_T if left >= 1 and recruits(s, you) >= 1 else THEN_MUSTER_JOINED
        if pc == ASK_T:  # cards_advanced.law:370  may choose t from territories where can enlist in it and (free of…
            joined = s.lists[-1]
            you = st[-6]
            legal = [t + FIRST_RECRUIT_WILD_T for t in s.map.roots if can_enlist(s, t) and (free(s, t) or t in joined)]
            if legal:
                legal.append(DECLINE_RECRUIT_WILD_T)
                s.player = you
                s.site = DECISION_RECRUIT_WILD_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = THEN_MUSTER_JOINED
        if pc == TAKE_T:  # cards_advanced.law:370  answered: may choose t from territories where can enlist in it and…
            you = st[-6]
            if s.answer == DECLINE_RECRUIT_WILD_T:
                pc = THEN_MUSTER_JOINED
                continue
            t = st[-3] = s.answer - FIRST_RECRUIT_WILD_T
            st[-2] = AFTER_STATION
            st += [you, 1, t, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = AFTER_STATION
        if pc == AFTER_STATION:  # cards_advanced.law:372  lower left by 1
            joined = s.lists[-1]
            left = st[-4]
            t = st[-3]
            left = st[-4] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT_WHILE_LEFT
            continue
        if pc == THEN_MUSTER_JOINED:  # cards_advanced.law:377  muster joined
            joined = s.lists[-1]
            you = st[-6]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            del s.lists[-1:]
            return False


# cards_advanced.law:163  card Carpentry Mastery
def try_plays_of_card_carpentry_mastery(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:163  card Carpentry Mastery
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # cards_advanced.law:163  card Carpentry Mastery
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:221  card Rangers
def try_plays_of_card_rangers(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:221  card Rangers
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # cards_advanced.law:221  card Rangers
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:2  card Spy
def spy_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:6  do what you can or less when partial
            pc = spy_plays_begin(s)
        if pc == ASK_OPTION_LOOK:  # cards_advanced.law:7  "look at a hand"
            you = st[-8]
            s.player = you
            s.site = DECISION_SPY_PLAYS_OPTION_1
            s.legal = [LOOK_AT_A_HAND, NO_SPY_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_LOOK
            return True
        if pc == TAKE_OPTION_LOOK:  # cards_advanced.law:7  answered: "look at a hand"
            pc = THEN_LOOK_3 if s.answer == LOOK_AT_A_HAND else THEN_LOOK_2
        if pc == THEN_LOOK_2:  # cards_advanced.law:7  "look at a hand"
            left_out = st[-5] = True
            pc = THEN_LOOK_3
        if pc == THEN_LOOK_3:  # cards_advanced.law:7  "look at a hand"
            left_out = st[-5] != 0
            pc = ASK_P if not left_out else THEN_DRAW_CARD
        if pc == ASK_P:  # cards_advanced.law:8  choose p from rivals of you where hand of it is not empty
            pc = spy_plays_ask_p(s)
        if pc == TAKE_P:  # cards_advanced.law:8  answered: choose p from rivals of you where hand of it is not empty
            you = st[-8]
            p = st[-3] = s.answer - OFFSET_SPY_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:10  choose c from hand of p
            pc = spy_plays_ask_c(s)
        if pc == TAKE_C:  # cards_advanced.law:10  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - OFFSET_SPY_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = THEN_LOOK_4
        if pc == FAIL:  # cards_advanced.law:15  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == THEN_LOOK_4:  # cards_advanced.law:7  "look at a hand"
            done_any = st[-6] = True
            pc = THEN_DRAW_CARD
        if pc == THEN_DRAW_CARD:  # cards_advanced.law:16  "draw a card"
            this = st[-7]
            you = st[-8]
            if possible_line_4(s, this, you):
                # cards_advanced.law:16  "draw a card"
                done_any = st[-6] != 0
                left_out_2 = st[-4] = False
                pc = ASK_OPTION_DRAW if s.partial and done_any else THEN_DRAW_CARD_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_DRAW:  # cards_advanced.law:16  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_SPY_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_SPY_PLAYS_OPTION_2, NO_SPY_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_DRAW
            return True
        if pc == TAKE_OPTION_DRAW:  # cards_advanced.law:16  answered: "draw a card"
            pc = THEN_DRAW_CARD_4 if s.answer == DRAW_A_CARD_SPY_PLAYS_OPTION_2 else THEN_DRAW_CARD_3
        if pc == THEN_DRAW_CARD_3:  # cards_advanced.law:16  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_DRAW_CARD_4
        if pc == THEN_DRAW_CARD_4:  # cards_advanced.law:16  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:6  do what you can or less when partial
            done_any = st[-6] != 0
            if not done_any:
                # cards_advanced.law:6  do what you can or less when partial
                s.failed = True
                del st[-8:]
                return False
            s.failed = False
            del st[-8:]
            return False
    return pc == SUSPENDED


# cards_advanced.law:6  do what you can or less when partial
def spy_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-7]
    you = st[-8]
    done_any = st[-6] = False
    if possible_line_3(s, this, you):
        # cards_advanced.law:7  "look at a hand"
        done_any = st[-6] != 0
        this = st[-7]
        you = st[-8]
        st[-5] = False
        return ASK_OPTION_LOOK if s.partial and (done_any or possible_line_4(s, this, you)) else THEN_LOOK_3
    return THEN_DRAW_CARD


# cards_advanced.law:8  choose p from rivals of you where hand of it is not empty
def spy_plays_ask_p(s: State) -> int:
    st = s.stack
    you = st[-8]
    legal = [p + OFFSET_SPY_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
    if legal:
        s.player = you
        s.site = DECISION_SPY_PLAYS_P
        s.legal = legal
        st[-2] = TAKE_P
        return SUSPENDED
    return FAIL


# cards_advanced.law:10  choose c from hand of p
def spy_plays_ask_c(s: State) -> int:
    st = s.stack
    p = st[-3]
    you = st[-8]
    legal = [c + OFFSET_SPY_PLAYS_C for c in s.piles[HAND + p]]
    if legal:
        s.player = you
        s.site = DECISION_SPY_PLAYS_C
        s.legal = legal
        st[-2] = TAKE_C
        return SUSPENDED
    return THEN_LOOK_4


# cards_advanced.law:24  card Axe Throwers
def axe_throwers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:27  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_AXE_THROWERS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:27  move 2
            end_effect(s, EFFECT_AXE_THROWERS_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:40  card Industrious Villagers
def industrious_villagers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:44  do what you can or less when partial
            pc = industrious_villagers_plays_begin(s)
        if pc == ASK_OPTION_BUILD:  # cards_advanced.law:45  "build"
            you = st[-7]
            s.player = you
            s.site = DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1
            s.legal = [BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1, NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_BUILD
            return True
        if pc == TAKE_OPTION_BUILD:  # cards_advanced.law:45  answered: "build"
            pc = THEN_BUILD_3 if s.answer == BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1 else THEN_BUILD_2
        if pc == THEN_BUILD_2:  # cards_advanced.law:45  "build"
            left_out = st[-4] = True
            pc = THEN_BUILD_3
        if pc == THEN_BUILD_3:  # cards_advanced.law:45  "build"
            left_out = st[-4] != 0
            if not left_out:
                # cards_advanced.law:46  build
                you = st[-7]
                st[-2] = AFTER_BUILD
                st += [you, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
                pc = AFTER_BUILD
            else:
                pc = THEN_SWAP_BUILDING
        if pc == AFTER_BUILD:  # cards_advanced.law:46  build
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_SWAP_BUILDING
        if pc == THEN_SWAP_BUILDING:  # cards_advanced.law:47  "swap a building"
            this = st[-6]
            you = st[-7]
            if possible_line_6(s, this, you):
                # cards_advanced.law:47  "swap a building"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_SWAP if s.partial and done_any else THEN_SWAP_BUILDING_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_SWAP:  # cards_advanced.law:47  "swap a building"
            you = st[-7]
            s.player = you
            s.site = DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2
            s.legal = [SWAP_A_BUILDING, NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_SWAP
            return True
        if pc == TAKE_OPTION_SWAP:  # cards_advanced.law:47  answered: "swap a building"
            pc = THEN_SWAP_BUILDING_4 if s.answer == SWAP_A_BUILDING else THEN_SWAP_BUILDING_3
        if pc == THEN_SWAP_BUILDING_3:  # cards_advanced.law:47  "swap a building"
            left_out_2 = st[-3] = True
            pc = THEN_SWAP_BUILDING_4
        if pc == THEN_SWAP_BUILDING_4:  # cards_advanced.law:47  "swap a building"
            left_out_2 = st[-3] != 0
            if not left_out_2:
                # cards_advanced.law:48  renew_building
                you = st[-7]
                st[-2] = AFTER_RENEW_BUILDING
                st += [you, BEGIN, VERB_RENEW_BUILDING]
                if renew_building(s):
                    return True
                pc = AFTER_RENEW_BUILDING
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == AFTER_RENEW_BUILDING:  # cards_advanced.law:48  renew_building
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:44  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:44  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# cards_advanced.law:44  do what you can or less when partial
def industrious_villagers_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    done_any = st[-5] = False
    if possible_line_5(s, this, you):
        # cards_advanced.law:45  "build"
        done_any = st[-5] != 0
        this = st[-6]
        you = st[-7]
        st[-4] = False
        return ASK_OPTION_BUILD if s.partial and (done_any or possible_line_6(s, this, you)) else THEN_BUILD_3
    return THEN_SWAP_BUILDING


# cards_advanced.law:91  card Enemy Secrets
def enemy_secrets_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:94  choose t from territories where can spy_on it
            you = st[-5]
            legal = [t + FIRST_ENEMY_SECRETS_PLAYS_T for t in s.map.roots if can_spy_on(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_ENEMY_SECRETS_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_2
        if pc == TAKE_T:  # cards_advanced.law:94  answered: choose t from territories where can spy_on it
            t = st[-3] = s.answer - FIRST_ENEMY_SECRETS_PLAYS_T
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:95  choose c from active_area of controller of t where can copy it
            t = st[-3]
            you = st[-5]
            legal = [
                c + OFFSET_ENEMY_SECRETS_PLAYS_C
                for c in s.piles[ACTIVE_AREA + require_player(controller(s, t), "cards_advanced.law:95")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_ENEMY_SECRETS_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:95  answered: choose c from active_area of controller of t where can…
            you = st[-5]
            c = s.answer - OFFSET_ENEMY_SECRETS_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:98  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == FAIL_2:  # cards_advanced.law:100  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# cards_advanced.law:104  card Hunters
def hunters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:108  recruit_by food
            you = st[-4]
            st[-2] = AFTER_RECRUIT_BY
            st += [you, RES_FOOD, 0, 0, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], [], []]
            if recruit_by(s):
                return True
            pc = AFTER_RECRUIT_BY
        if pc == AFTER_RECRUIT_BY:  # cards_advanced.law:108  recruit_by food
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:109  card Woodcutters
def woodcutters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:113  recruit_by wood
            you = st[-4]
            st[-2] = AFTER_RECRUIT_BY
            st += [you, RES_WOOD, 0, 0, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], [], []]
            if recruit_by(s):
                return True
            pc = AFTER_RECRUIT_BY
        if pc == AFTER_RECRUIT_BY:  # cards_advanced.law:113  recruit_by wood
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:114  card Loremasters
def loremasters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:118  recruit_by lore
            you = st[-4]
            st[-2] = AFTER_RECRUIT_BY
            st += [you, RES_LORE, 0, 0, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], [], []]
            if recruit_by(s):
                return True
            pc = AFTER_RECRUIT_BY
        if pc == AFTER_RECRUIT_BY:  # cards_advanced.law:118  recruit_by lore
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:132  card Outpost
def outpost_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:136  choose t from territories where can found in it
            you = st[-4]
            legal = [t + FIRST_OUTPOST_PLAYS_T for t in s.map.roots if can_found(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_OUTPOST_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_advanced.law:136  answered: choose t from territories where can found in it
            you = st[-4]
            t = s.answer - FIRST_OUTPOST_PLAYS_T
            st[-2] = AFTER_RECRUIT_HERE
            st += [you, 2, t, 0, 0, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = AFTER_RECRUIT_HERE
        if pc == AFTER_RECRUIT_HERE:  # cards_advanced.law:137  recruit_here 2 in t
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # cards_advanced.law:139  fail
            s.failed = True
            del st[-4:]
            return False


# cards_advanced.law:142  card Hidden Ways
def hidden_ways_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:145  set_out
            you = st[-4]
            set_out(s, you)
            pc = ASK_SOURCE_TARGET
        if pc == ASK_SOURCE_TARGET:  # cards_advanced.law:146  choose source from territories where can leave it
            you = st[-4]
            legal = [
                source * STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE + target + FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET
                for source in s.map.roots
                if can_leave(s, source, you)
                for target in s.map.roots
                if open_land(s, target)
                and can_arrive(s, target, source, you)
                and s.map.root[target] != s.map.root[source]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HIDDEN_WAYS_PLAYS_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:146  answered: choose source from territories where can…
            you = st[-4]
            source = (s.answer - FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET) // STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE
            target = (s.answer - FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET) % COUNT_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_TARGET
            st[-2] = AFTER_MARCH
            st += [you, source, target, 99, 0, 0, 0, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH
        if pc == AFTER_MARCH:  # cards_advanced.law:149  halt
            you = st[-4]
            st[-2] = AFTER_HALT
            st += [you, BEGIN, VERB_HALT]
            if halt(s):
                return True
            pc = AFTER_HALT
        if pc == AFTER_HALT:  # cards_advanced.law:150  fight_all
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIGHT_ALL]
            s.lists += [[]]
            if fight_all(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:152  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:163  card Carpentry Mastery
def carpentry_mastery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:167  forget_size
            this = st[-6]
            you = st[-7]
            forget_size(s, you)
            done_any = st[-5] = False
            if possible_line_7(s, this, you):
                # cards_advanced.law:169  "build"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = ASK_OPTION_BUILD_NO if s.partial and (done_any or possible_line_8(s, this, you)) else THEN_BUILD_3
            else:
                pc = THEN_BUILD_ANOTHER
        if pc == ASK_OPTION_BUILD_NO:  # cards_advanced.law:169  "build"
            you = st[-7]
            s.player = you
            s.site = DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_1
            s.legal = [BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1, NO_CARPENTRY_MASTERY_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_BUILD_NO
            return True
        if pc == TAKE_OPTION_BUILD_NO:  # cards_advanced.law:169  answered: "build"
            pc = THEN_BUILD_3 if s.answer == BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1 else THEN_BUILD_2
        if pc == THEN_BUILD_2:  # cards_advanced.law:169  "build"
            left_out = st[-4] = True
            pc = THEN_BUILD_3
        if pc == THEN_BUILD_3:  # cards_advanced.law:169  "build"
            left_out = st[-4] != 0
            if not left_out:
                # cards_advanced.law:170  build
                you = st[-7]
                st[-2] = AFTER_BUILD
                st += [you, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
                pc = AFTER_BUILD
            else:
                pc = THEN_BUILD_ANOTHER
        if pc == AFTER_BUILD:  # cards_advanced.law:170  build
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_BUILD_ANOTHER
        if pc == THEN_BUILD_ANOTHER:  # cards_advanced.law:171  "build another"
            this = st[-6]
            you = st[-7]
            if possible_line_8(s, this, you):
                # cards_advanced.law:171  "build another"
                done_any = st[-5] != 0
                st[-3] = False
                pc = ASK_OPTION_BUILD_ANOTHER if s.partial and done_any else THEN_BUILD_ANOTHER_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_BUILD_ANOTHER:  # cards_advanced.law:171  "build another"
            you = st[-7]
            s.player = you
            s.site = DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_2
            s.legal = [BUILD_ANOTHER, NO_CARPENTRY_MASTERY_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_BUILD_ANOTHER
            return True
        if pc == TAKE_OPTION_BUILD_ANOTHER:  # cards_advanced.law:171  answered: "build another"
            pc = THEN_BUILD_ANOTHER_4 if s.answer == BUILD_ANOTHER else THEN_BUILD_ANOTHER_3
        if pc == THEN_BUILD_ANOTHER_3:  # cards_advanced.law:171  "build another"
            st[-3] = True
            pc = THEN_BUILD_ANOTHER_4
        if pc == THEN_BUILD_ANOTHER_4:  # cards_advanced.law:171  "build another"
            pc = carpentry_mastery_plays_then_build_another_4(s)
        if pc == AFTER_BUILD_2:  # cards_advanced.law:172  build
            end_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:168  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:168  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# cards_advanced.law:171  "build another"
def carpentry_mastery_plays_then_build_another_4(s: State) -> int:
    st = s.stack
    left_out_2 = st[-3] != 0
    if not left_out_2:
        # cards_advanced.law:172  build
        this = st[-6]
        you = st[-7]
        begin_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS, you, this, [])
        s.memo_possible_build = {}
        st[-2] = AFTER_BUILD_2
        st += [you, 0, BEGIN, VERB_BUILD]
        if build(s):
            return SUSPENDED
        return AFTER_BUILD_2
    return THEN_DO_WHAT_YOU


# cards_advanced.law:187  card "Huginn & Muninn"
def huginn_muninn_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:191  explore
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_HUGINN_MUNINN_PLAYS, you, this, [])
            s.memo_possible_explore_among = {}
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:191  explore
            end_effect(s, EFFECT_HUGINN_MUNINN_PLAYS)
            s.memo_possible_explore_among = {}
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:199  card Grizzled Warriors
def grizzled_warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:202  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_GRIZZLED_WARRIORS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:202  move 2
            end_effect(s, EFFECT_GRIZZLED_WARRIORS_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:204  card Upgraded Trading Post
def upgraded_trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:207  sift 3 into 2 onto 0
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 2, 0, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:207  sift 3 into 2 onto 0
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:208  card Ancestral Curse
def ancestral_curse_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:212  do what you can or less when partial
            pc = ancestral_curse_plays_begin(s)
        if pc == ASK_OPTION_CURSE:  # cards_advanced.law:213  "curse"
            you = st[-8]
            s.player = you
            s.site = DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_1
            s.legal = [CURSE, NO_ANCESTRAL_CURSE_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_CURSE
            return True
        if pc == TAKE_OPTION_CURSE:  # cards_advanced.law:213  answered: "curse"
            pc = THEN_CURSE_3 if s.answer == CURSE else THEN_CURSE_2
        if pc == THEN_CURSE_2:  # cards_advanced.law:213  "curse"
            left_out = st[-5] = True
            pc = THEN_CURSE_3
        if pc == THEN_CURSE_3:  # cards_advanced.law:213  "curse"
            left_out = st[-5] != 0
            if not left_out:
                # cards_advanced.law:214  each p among rivals of you starting with left of you
                you = st[-8]
                p_left = s.lists[-1] = list(rotated(rivals(s, you), you % s.players + 1))
                pc = NEXT_P
            else:
                pc = THEN_DRAW_CARD
        if pc == NEXT_P:  # cards_advanced.law:214  each p among rivals of you starting with left of you
            p_left = s.lists[-1]
            if len(p_left) == 0:
                pc = THEN_CURSE_4
                continue
            p = st[-3] = p_left[0]
            p_left = s.lists[-1] = p_left[1:]
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:215  choose c by p from different hand of p
            p = st[-3]
            legal = [c + OFFSET_ANCESTRAL_CURSE_PLAYS_C for c in different(s.piles[HAND + p], FIRST_COPY)]
            if legal:
                s.player = p
                s.site = DECISION_ANCESTRAL_CURSE_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = NEXT_P
            continue
        if pc == TAKE_C:  # cards_advanced.law:215  answered: choose c by p from different hand of p
            p = st[-3]
            c = s.answer - OFFSET_ANCESTRAL_CURSE_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = NEXT_P
            continue
        if pc == THEN_CURSE_4:  # cards_advanced.law:213  "curse"
            done_any = st[-6] = True
            pc = THEN_DRAW_CARD
        if pc == THEN_DRAW_CARD:  # cards_advanced.law:219  "draw a card"
            this = st[-7]
            you = st[-8]
            if possible_line_10(s, this, you):
                # cards_advanced.law:219  "draw a card"
                done_any = st[-6] != 0
                left_out_2 = st[-4] = False
                pc = ASK_OPTION_DRAW if s.partial and done_any else THEN_DRAW_CARD_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_DRAW:  # cards_advanced.law:219  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2, NO_ANCESTRAL_CURSE_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_DRAW
            return True
        if pc == TAKE_OPTION_DRAW:  # cards_advanced.law:219  answered: "draw a card"
            pc = THEN_DRAW_CARD_4 if s.answer == DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2 else THEN_DRAW_CARD_3
        if pc == THEN_DRAW_CARD_3:  # cards_advanced.law:219  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_DRAW_CARD_4
        if pc == THEN_DRAW_CARD_4:  # cards_advanced.law:219  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:212  do what you can or less when partial
            pc = ancestral_curse_plays_then_do_what_you(s)
    return pc == SUSPENDED


# cards_advanced.law:212  do what you can or less when partial
def ancestral_curse_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-7]
    you = st[-8]
    done_any = st[-6] = False
    if possible_line_9(s, this, you):
        # cards_advanced.law:213  "curse"
        done_any = st[-6] != 0
        this = st[-7]
        you = st[-8]
        st[-5] = False
        return ASK_OPTION_CURSE if s.partial and (done_any or possible_line_10(s, this, you)) else THEN_CURSE_3
    return THEN_DRAW_CARD


# cards_advanced.law:212  do what you can or less when partial
def ancestral_curse_plays_then_do_what_you(s: State) -> int:
    st = s.stack
    done_any = st[-6] != 0
    if not done_any:
        # cards_advanced.law:212  do what you can or less when partial
        s.failed = True
        del st[-8:]
        del s.lists[-1:]
        return RETURNED
    s.failed = False
    del st[-8:]
    del s.lists[-1:]
    return RETURNED


# cards_advanced.law:221  card Rangers
def rangers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:225  explore
            you = st[-4]
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:226  if possible explore
            you = st[-4]
            pc = ASK_OPTION if possible_explore(s, you) else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:227  may "explore again"
            you = st[-4]
            s.player = you
            s.site = DECISION_RANGERS_PLAYS_OPTION
            s.legal = [EXPLORE_AGAIN, NO_RANGERS_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:227  answered: may "explore again"
            pc = THEN_EXPLORE if s.answer == EXPLORE_AGAIN else DONE
        if pc == THEN_EXPLORE:  # cards_advanced.law:228  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:231  card Upgraded Scout Camp
def upgraded_scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:234  explore_among 2
            you = st[-4]
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 2, 0, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # cards_advanced.law:234  explore_among 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:235  card Greater Trade Routes
def greater_trade_routes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:238  sift 3 into 2 onto 1
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 2, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:238  sift 3 into 2 onto 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:239  card Infiltration
def infiltration_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:242  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_INFILTRATION_PLAYS, you, this, [])
            s.memo_can_move_any = {}
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:242  move 3
            end_effect(s, EFFECT_INFILTRATION_PLAYS)
            s.memo_can_move_any = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:244  card Upgraded Town Hall
def upgraded_town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:249  recruit 2
            you = st[-4]
            st[-2] = AFTER_RECRUIT
            st += [you, 2, 0, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_advanced.law:249  recruit 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:250  card Amenities
def amenities_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:254  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_AMENITIES_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:254  build
            end_effect(s, EFFECT_AMENITIES_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:262  card Bribery
def bribery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:267  choose source from territories where can bribe it
            you = st[-8]
            legal = [
                source * STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE + target + FIRST_BRIBERY_PLAYS_SOURCE_TARGET
                for source in s.map.roots
                if can_bribe(s, source, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_be_led(s, target, require_player(controller(s, source), "cards_advanced.law:268"))
            ]
            if legal:
                s.player = you
                s.site = DECISION_BRIBERY_PLAYS_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:267  answered: choose source from territories where can…
            source = st[-4] = (
                s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET
            ) // STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE
            target = st[-3] = (s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET) % COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET
            st[-6] = source
            st[-5] = target
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:269  choose n from 1 to 2 where it is at most garrison of source asking…
            source = st[-4]
            you = st[-8]
            legal = [n + OFFSET_BRIBERY_PLAYS_N for n in range(1, 3) if n <= garrison(s, source)]
            if legal:
                s.player = you
                s.site = DECISION_BRIBERY_PLAYS_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = DONE
        if pc == TAKE_N:  # cards_advanced.law:269  answered: choose n from 1 to 2 where it is at most garrison of…
            source = st[-4]
            target = st[-3]
            you = st[-8]
            n = s.answer - OFFSET_BRIBERY_PLAYS_N
            st[-2] = DONE
            st += [you, n, source, target, 0, BEGIN, VERB_LEAD]
            if lead(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:274  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-8:]
            return False


# cards_advanced.law:286  card Incursion
def incursion_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:289  move 4
            you = st[-4]
            st[-2] = AFTER_MOVE
            st += [you, 4, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:289  move 4
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:290  card Heroic Charge
def heroic_charge_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:293  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_HEROIC_CHARGE_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:293  move 3
            end_effect(s, EFFECT_HEROIC_CHARGE_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:295  card Trading Post
def trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:299  sift 3 into 1 onto 1
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 1, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:299  sift 3 into 1 onto 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:300  card Legendary Heroes
def legendary_heroes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:305  choose c from your active_area where used of it and can copy it
            you = st[-4]
            card_used = s.card_used
            legal = [
                c + OFFSET_LEGENDARY_HEROES_PLAYS_C
                for c in s.piles[ACTIVE_AREA + you]
                if card_used[c - FIRST_CARD] and can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_LEGENDARY_HEROES_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:305  answered: choose c from your active_area where used of it and can…
            you = st[-4]
            c = s.answer - OFFSET_LEGENDARY_HEROES_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:308  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:309  card "Allies from the Wild"
def allies_from_the_wild_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:313  recruit_wild 3
            you = st[-4]
            st[-2] = AFTER_RECRUIT_WILD
            st += [you, 3, 0, 0, BEGIN, VERB_RECRUIT_WILD]
            s.lists += [[]]
            if recruit_wild(s):
                return True
            pc = AFTER_RECRUIT_WILD
        if pc == AFTER_RECRUIT_WILD:  # cards_advanced.law:313  recruit_wild 3
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:314  card Warriors
def warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:317  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_WARRIORS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:317  move 2
            end_effect(s, EFFECT_WARRIORS_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:319  card Cunning Merchant
def cunning_merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:323  sift 3 into 1 onto 2
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 1, 2, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:323  sift 3 into 1 onto 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:324  card Capture
def capture_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:329  do what you can or less when partial
            pc = capture_plays_begin(s)
        if pc == ASK_OPTION_ATTACK:  # cards_advanced.law:330  "attack"
            you = st[-7]
            s.player = you
            s.site = DECISION_CAPTURE_PLAYS_OPTION_1
            s.legal = [ATTACK_CAPTURE_PLAYS_OPTION_1, NO_CAPTURE_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_ATTACK
            return True
        if pc == TAKE_OPTION_ATTACK:  # cards_advanced.law:330  answered: "attack"
            pc = THEN_ATTACK_3 if s.answer == ATTACK_CAPTURE_PLAYS_OPTION_1 else THEN_ATTACK_2
        if pc == THEN_ATTACK_2:  # cards_advanced.law:330  "attack"
            left_out = st[-4] = True
            pc = THEN_ATTACK_3
        if pc == THEN_ATTACK_3:  # cards_advanced.law:330  "attack"
            left_out = st[-4] != 0
            pc = ASK_T_FROM_TERRITORIES if not left_out else THEN_ADD_UNIT_WHEN
        if pc == ASK_T_FROM_TERRITORIES:  # cards_advanced.law:331  choose t from territories where can strike_at it…
            pc = capture_plays_ask_t_from_territories(s)
        if pc == TAKE_T_FROM_TERRITORIES:  # cards_advanced.law:331  answered: choose t from territories where can…
            you = st[-7]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_1
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:332"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == FAIL:  # cards_advanced.law:334  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == AFTER_BURY:  # cards_advanced.law:330  "attack"
            done_any = st[-5] = True
            pc = THEN_ADD_UNIT_WHEN
        if pc == THEN_ADD_UNIT_WHEN:  # cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at…
            pc = capture_plays_then_add_unit_when(s)
        if pc == ASK_OPTION_ADD:  # cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at least 1
            you = st[-7]
            s.player = you
            s.site = DECISION_CAPTURE_PLAYS_OPTION_2
            s.legal = [ADD_A_UNIT, NO_CAPTURE_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_ADD
            return True
        if pc == TAKE_OPTION_ADD:  # cards_advanced.law:335  answered: "add a unit" when (reserve of unit for you) is…
            pc = THEN_ADD_UNIT_WHEN_4 if s.answer == ADD_A_UNIT else THEN_ADD_UNIT_WHEN_3
        if pc == THEN_ADD_UNIT_WHEN_3:  # cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at…
            left_out_2 = st[-3] = True
            pc = THEN_ADD_UNIT_WHEN_4
        if pc == THEN_ADD_UNIT_WHEN_4:  # cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at…
            left_out_2 = st[-3] != 0
            pc = ASK_T_FROM_HOLDINGS if not left_out_2 else THEN_DO_WHAT_YOU
        if pc == ASK_T_FROM_HOLDINGS:  # cards_advanced.law:336  choose t from holdings of you
            you = st[-7]
            legal = [t + FIRST_CAPTURE_PLAYS_T_2 for t in holdings(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_2
                s.legal = legal
                st[-2] = TAKE_T_FROM_HOLDINGS
                return True
            pc = FAIL_2
        if pc == TAKE_T_FROM_HOLDINGS:  # cards_advanced.law:336  answered: choose t from holdings of you
            you = st[-7]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_2
            place_pieces(s, s.unit, s.unit_placed, MAP_SIZE, PIECE_UNIT, UNIT_LIMIT, you, s.map.root[t], 1)
            invalidate_piece_unit(s)
            done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == FAIL_2:  # cards_advanced.law:339  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:329  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:329  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# cards_advanced.law:329  do what you can or less when partial
def capture_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    done_any = st[-5] = False
    if possible_line_12(s, this, you):
        # cards_advanced.law:330  "attack"
        done_any = st[-5] != 0
        this = st[-6]
        you = st[-7]
        st[-4] = False
        return (
            ASK_OPTION_ATTACK
            if s.partial and (done_any or (UNIT_LIMIT - s.unit_placed[you] >= 1 and possible_line_13(s, this, you)))
            else THEN_ATTACK_3
        )
    return THEN_ADD_UNIT_WHEN


# cards_advanced.law:331  choose t from territories where can strike_at it and beside_you of it
def capture_plays_ask_t_from_territories(s: State) -> int:
    st = s.stack
    you = st[-7]
    legal = [t + FIRST_CAPTURE_PLAYS_T_1 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)]
    if legal:
        s.player = you
        s.site = DECISION_CAPTURE_PLAYS_T_1
        s.legal = legal
        st[-2] = TAKE_T_FROM_TERRITORIES
        return SUSPENDED
    return FAIL


# cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at least 1
def capture_plays_then_add_unit_when(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    if UNIT_LIMIT - s.unit_placed[you] >= 1 and possible_line_13(s, this, you):
        # cards_advanced.law:335  "add a unit" when (reserve of unit for you) is at least 1
        done_any = st[-5] != 0
        st[-3] = False
        return ASK_OPTION_ADD if s.partial and done_any else THEN_ADD_UNIT_WHEN_4
    return THEN_DO_WHAT_YOU


# cards_advanced.law:340  card Veiled Threats
def veiled_threats_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # cards_advanced.law:344  do what you can or less when partial
            pc = veiled_threats_plays_begin(s)
        if pc == ASK_OPTION_THREATEN:  # cards_advanced.law:345  "threaten"
            you = st[-8]
            s.player = you
            s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_1
            s.legal = [THREATEN, NO_VEILED_THREATS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_THREATEN
            return True
        if pc == TAKE_OPTION_THREATEN:  # cards_advanced.law:345  answered: "threaten"
            pc = THEN_THREATEN_3 if s.answer == THREATEN else THEN_THREATEN_2
        if pc == THEN_THREATEN_2:  # cards_advanced.law:345  "threaten"
            left_out = st[-5] = True
            pc = THEN_THREATEN_3
        if pc == THEN_THREATEN_3:  # cards_advanced.law:345  "threaten"
            left_out = st[-5] != 0
            pc = ASK_P if not left_out else THEN_DRAW_CARD
        if pc == ASK_P:  # cards_advanced.law:346  choose p from rivals of you where hand of it is not empty or can…
            pc = veiled_threats_plays_ask_p(s)
        if pc == TAKE_P:  # cards_advanced.law:346  answered: choose p from rivals of you where hand of it is not…
            p = st[-3] = s.answer - OFFSET_VEILED_THREATS_PLAYS_P
            pc = ASK_OPTION_DISCARD
        if pc == ASK_OPTION_DISCARD:  # cards_advanced.law:347  choose one by p
            pc = veiled_threats_plays_ask_option_discard(s)
        if pc == TAKE_OPTION_DISCARD:  # cards_advanced.law:347  answered: choose one by p
            pc = ASK_C if s.answer == DISCARD_A_CARD else ASK_R
        if pc == ASK_C:  # cards_advanced.law:349  choose c by p from different hand of p
            pc = veiled_threats_plays_ask_c(s)
        if pc == TAKE_C:  # cards_advanced.law:349  answered: choose c by p from different hand of p
            p = st[-3]
            c = s.answer - OFFSET_VEILED_THREATS_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = THEN_THREATEN_4
        if pc == ASK_R:  # cards_advanced.law:354  choose r by p from goods where it of p is at least 1
            pc = veiled_threats_plays_ask_r(s)
        if pc == TAKE_R:  # cards_advanced.law:354  answered: choose r by p from goods where it of p is at least 1
            p = st[-3]
            you = st[-8]
            r = s.answer - FIRST_VEILED_THREATS_PLAYS_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)])
            s.memo_possible_build = {}
            pc = THEN_THREATEN_4
        if pc == FAIL:  # cards_advanced.law:361  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == THEN_THREATEN_4:  # cards_advanced.law:345  "threaten"
            done_any = st[-6] = True
            pc = THEN_DRAW_CARD
        if pc == THEN_DRAW_CARD:  # cards_advanced.law:362  "draw a card"
            pc = veiled_threats_plays_then_draw_card(s)
        if pc == ASK_OPTION_DRAW:  # cards_advanced.law:362  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_3
            s.legal = [DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3, NO_VEILED_THREATS_PLAYS_OPTION_3]
            st[-2] = TAKE_OPTION_DRAW
            return True
        if pc == TAKE_OPTION_DRAW:  # cards_advanced.law:362  answered: "draw a card"
            pc = THEN_DRAW_CARD_4 if s.answer == DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3 else THEN_DRAW_CARD_3
        if pc == THEN_DRAW_CARD_3:  # cards_advanced.law:362  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_DRAW_CARD_4
        if pc == THEN_DRAW_CARD_4:  # cards_advanced.law:362  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # cards_advanced.law:344  do what you can or less when partial
            done_any = st[-6] != 0
            if not done_any:
                # cards_advanced.law:344  do what you can or less when partial
                s.failed = True
                del st[-8:]
                return False
            s.failed = False
            del st[-8:]
            return False
    return pc == SUSPENDED


# cards_advanced.law:344  do what you can or less when partial
def veiled_threats_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-7]
    you = st[-8]
    done_any = st[-6] = False
    if possible_line_14(s, this, you):
        # cards_advanced.law:345  "threaten"
        done_any = st[-6] != 0
        this = st[-7]
        you = st[-8]
        st[-5] = False
        return ASK_OPTION_THREATEN if s.partial and (done_any or possible_line_15(s, this, you)) else THEN_THREATEN_3
    return THEN_DRAW_CARD


# cards_advanced.law:346  choose p from rivals of you where hand of it is not empty or can spare 1 by it
def veiled_threats_plays_ask_p(s: State) -> int:
    st = s.stack
    you = st[-8]
    legal = [
        p + OFFSET_VEILED_THREATS_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0 or can_spare(s, 1, p)
    ]
    if legal:
        s.player = you
        s.site = DECISION_VEILED_THREATS_PLAYS_P
        s.legal = legal
        st[-2] = TAKE_P
        return SUSPENDED
    return FAIL


# cards_advanced.law:347  choose one by p
def veiled_threats_plays_ask_option_discard(s: State) -> int:
    st = s.stack
    p = st[-3]
    legal = []
    if len(s.piles[HAND + p]) > 0:
        legal.append(DISCARD_A_CARD)
    if can_spare(s, 1, p):
        legal.append(GIVE_A_RESOURCE)
    if legal:
        s.player = p
        s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_2
        s.legal = legal
        st[-2] = TAKE_OPTION_DISCARD
        return SUSPENDED
    return THEN_THREATEN_4


# cards_advanced.law:349  choose c by p from different hand of p
def veiled_threats_plays_ask_c(s: State) -> int:
    st = s.stack
    p = st[-3]
    legal = [c + OFFSET_VEILED_THREATS_PLAYS_C for c in different(s.piles[HAND + p], FIRST_COPY)]
    if legal:
        s.player = p
        s.site = DECISION_VEILED_THREATS_PLAYS_C
        s.legal = legal
        st[-2] = TAKE_C
        return SUSPENDED
    return THEN_THREATEN_4


# cards_advanced.law:354  choose r by p from goods where it of p is at least 1
def veiled_threats_plays_ask_r(s: State) -> int:
    st = s.stack
    p = st[-3]
    goods_now = s.goods
    legal = [r + FIRST_VEILED_THREATS_PLAYS_R for r in TABLE_GOODS if goods_now[p * RESOURCE_COUNT + r] >= 1]
    if legal:
        s.player = p
        s.site = DECISION_VEILED_THREATS_PLAYS_R
        s.legal = legal
        st[-2] = TAKE_R
        return SUSPENDED
    return THEN_THREATEN_4


# cards_advanced.law:362  "draw a card"
def veiled_threats_plays_then_draw_card(s: State) -> int:
    st = s.stack
    this = st[-7]
    you = st[-8]
    if possible_line_15(s, this, you):
        # cards_advanced.law:362  "draw a card"
        done_any = st[-6] != 0
        st[-4] = False
        return ASK_OPTION_DRAW if s.partial and done_any else THEN_DRAW_CARD_4
    return THEN_DO_WHAT_YOU


# cards_advanced.law:28  may after rolled where roller is you and combat's attacker is you
def axe_throwers_after_rolled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:28  may after rolled where roller is you and combat's attacker is you
            you = st[-3]
            s.player = you
            s.site = DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_1
            s.legal = [AXE_THROWERS_AXE_THROWERS_AFTER_ROLLED_OPTION_1, NO_AXE_THROWERS_AFTER_ROLLED_OPTION_1]
            st[-2] = TAKE_OPTION_AXE
            return True
        if pc == TAKE_OPTION_AXE:  # cards_advanced.law:28  answered: may after rolled where roller is you and…
            pc = ASK_OPTION if s.answer == AXE_THROWERS_AXE_THROWERS_AFTER_ROLLED_OPTION_1 else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:29  choose one
            you = st[-3]
            s.player = you
            s.site = DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_2
            s.legal = [N1_CASUALTY, N1_POINT]
            st[-2] = TAKE_OPTION_1
            return True
        if pc == TAKE_OPTION_1:  # cards_advanced.law:29  answered: choose one
            pc = THEN_RAISE_STRUCK if s.answer == N1_CASUALTY else THEN_RAISE_SCORED
        if pc == THEN_RAISE_STRUCK:  # cards_advanced.law:31  raise struck of attack by 1
            s.struck[ATTACK] += 1
            pc = DONE
        if pc == THEN_RAISE_SCORED:  # cards_advanced.law:33  raise scored of attack by 1
            s.scored[ATTACK] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# cards_advanced.law:84  may openly instead of played where actor is in rivals of you
def defensive_strategy_instead_played(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:84  may openly instead of played where actor is in rivals of you
            you = st[-3]
            s.player = you
            s.site = DECISION_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION
            s.legal = [
                DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION,
                NO_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:84  answered: may openly instead of played where actor is in…
            pc = THEN_PUT_THIS if s.answer == DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION else DONE
        if pc == THEN_PUT_THIS:  # cards_advanced.law:85  put this into your active_area
            actor = st[-5]
            c = st[-6]
            this = st[-4]
            you = st[-3]
            put_last(s, PILES, this, ACTIVE_AREA + you)
            put_last(s, PILES, c, DISCARD + actor)
            thwart(s, you, c)
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-6:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps import run_card_plays
from lawspeaker_games.northgard.steps_actions import resolve
from lawspeaker_games.northgard.steps_effects import (
    build,
    draw_,
    explore,
    explore_among,
    muster,
    recruit,
    recruit_here,
    sift,
    station,
)
from lawspeaker_games.northgard.steps_movement import bury, fight, fight_all, march, meet_in, move, transfer
from lawspeaker_games.northgard.steps_northgard import after_moved, after_moving, match_after_moved
