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
    ASK_B,
    ASK_C,
    ASK_N,
    ASK_OLD,
    ASK_OLD_2,
    ASK_OPTION,
    ASK_OPTION_2,
    ASK_OPTION_3,
    ASK_P,
    ASK_R,
    ASK_SOURCE_TARGET,
    ASK_T,
    ASK_T_2,
    ATTACK,
    BEGIN,
    BUILDINGS,
    CHOOSE_TRIGGER,
    COUNTED,
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
    FIRST_COPY,
    GOODS,
    HAND,
    NEXT_P,
    NEXT_T,
    NOWHERE,
    PIECE_UNIT,
    PILES,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    SUPPLY,
    TAKE_B,
    TAKE_C,
    TAKE_N,
    TAKE_OLD,
    TAKE_OLD_2,
    TAKE_OPTION,
    TAKE_OPTION_2,
    TAKE_OPTION_3,
    TAKE_P,
    TAKE_R,
    TAKE_SOURCE_TARGET,
    TAKE_T,
    TAKE_T_2,
    THEN_DO,
    THEN_EXPLORE,
    THEN_MUSTER,
    THEN_PUT,
    THEN_RAISE,
    THEN_RAISE_2,
    THEN_REPEAT,
    THEN_STEP_2,
    THEN_STEP_3,
    THEN_STEP_4,
    THEN_STEP_5,
    THEN_STEP_6,
    THEN_STEP_7,
    THEN_STEP_8,
    TILES_MAP,
    TYPE_TERRITORY,
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
    can_give_one_up,
    can_give_up,
    can_leave,
    can_recruit,
    can_recruit_any,
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
from lawspeaker_runtime.boards.pieces import move_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
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
LOOK_AT_A_HAND: Final = 111016
NO_SPY_PLAYS_OPTION_1: Final = 111017
DECISION_SPY_PLAYS_OPTION_1: Final = 65
OFFSET_SPY_PLAYS_P: Final = 110890
DECISION_SPY_PLAYS_P: Final = 63
OFFSET_SPY_PLAYS_C: Final = 110787
DECISION_SPY_PLAYS_C: Final = 64
DRAW_A_CARD_SPY_PLAYS_OPTION_2: Final = 111018
NO_SPY_PLAYS_OPTION_2: Final = 111019
DECISION_SPY_PLAYS_OPTION_2: Final = 66
BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 111024
NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 111025
DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1: Final = 69
SWAP_A_BUILDING: Final = 111026
NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2: Final = 111027
DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2: Final = 70
FIRST_ENEMY_SECRETS_PLAYS_T: Final = 111028
DECISION_ENEMY_SECRETS_PLAYS_T: Final = 71
OFFSET_ENEMY_SECRETS_PLAYS_C: Final = 111071
DECISION_ENEMY_SECRETS_PLAYS_C: Final = 72
FIRST_OUTPOST_PLAYS_T: Final = 111300
DECISION_OUTPOST_PLAYS_T: Final = 73
STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 111452
DECISION_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 74
COUNT_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_TARGET: Final = 152
BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 134556
NO_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 134557
DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_1: Final = 75
BUILD_ANOTHER: Final = 134558
NO_CARPENTRY_MASTERY_PLAYS_OPTION_2: Final = 134559
DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_2: Final = 76
CURSE: Final = 134680
NO_ANCESTRAL_CURSE_PLAYS_OPTION_1: Final = 134681
DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_1: Final = 78
OFFSET_ANCESTRAL_CURSE_PLAYS_C: Final = 134451
DECISION_ANCESTRAL_CURSE_PLAYS_C: Final = 77
DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 134682
NO_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 134683
DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_2: Final = 79
EXPLORE_AGAIN: Final = 134684
NO_RANGERS_PLAYS_OPTION: Final = 134685
DECISION_RANGERS_PLAYS_OPTION: Final = 80
STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_BRIBERY_PLAYS_SOURCE_TARGET: Final = 134686
DECISION_BRIBERY_PLAYS_SOURCE_TARGET: Final = 81
COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET: Final = 152
OFFSET_BRIBERY_PLAYS_N: Final = 157789
DECISION_BRIBERY_PLAYS_N: Final = 82
OFFSET_LEGENDARY_HEROES_PLAYS_C: Final = 157683
DECISION_LEGENDARY_HEROES_PLAYS_C: Final = 83
ATTACK_CAPTURE_PLAYS_OPTION_1: Final = 158216
NO_CAPTURE_PLAYS_OPTION_1: Final = 158217
DECISION_CAPTURE_PLAYS_OPTION_1: Final = 86
FIRST_CAPTURE_PLAYS_T_1: Final = 157912
DECISION_CAPTURE_PLAYS_T_1: Final = 84
RECRUIT_CAPTURE_PLAYS_OPTION_2: Final = 158218
NO_CAPTURE_PLAYS_OPTION_2: Final = 158219
DECISION_CAPTURE_PLAYS_OPTION_2: Final = 87
FIRST_CAPTURE_PLAYS_T_2: Final = 158064
DECISION_CAPTURE_PLAYS_T_2: Final = 85
THREATEN: Final = 158351
NO_VEILED_THREATS_PLAYS_OPTION_1: Final = 158352
DECISION_VEILED_THREATS_PLAYS_OPTION_1: Final = 92
OFFSET_VEILED_THREATS_PLAYS_P: Final = 158219
DECISION_VEILED_THREATS_PLAYS_P: Final = 88
DISCARD_A_CARD: Final = 158225
GIVE_A_RESOURCE: Final = 158226
DECISION_VEILED_THREATS_PLAYS_OPTION_2: Final = 89
OFFSET_VEILED_THREATS_PLAYS_C: Final = 158118
DECISION_VEILED_THREATS_PLAYS_C: Final = 90
FIRST_VEILED_THREATS_PLAYS_R: Final = 158347
DECISION_VEILED_THREATS_PLAYS_R: Final = 91
DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3: Final = 158353
NO_VEILED_THREATS_PLAYS_OPTION_3: Final = 158354
DECISION_VEILED_THREATS_PLAYS_OPTION_3: Final = 93
AXE_THROWERS_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 111020
NO_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 111021
DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_1: Final = 67
N1_CASUALTY: Final = 111022
N1_POINT: Final = 111023
DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_2: Final = 68
DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 160119
NO_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 160120
DECISION_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 130


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
    goods.gain_one(
        s,
        s.goods,
        goods.limited(
            GOODS,
            (
                55 if s.bank == COUNTED else 9999,
                50 if s.bank == COUNTED else 9999,
                45 if s.bank == COUNTED else 9999,
                -1,
            ),
        ),
        you,
        RES_FOOD,
        3,
    )
    s.failed = False


# cards_advanced.law:34  card Lore Mastery
def lore_mastery_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(
        s,
        s.goods,
        goods.limited(
            GOODS,
            (
                55 if s.bank == COUNTED else 9999,
                50 if s.bank == COUNTED else 9999,
                45 if s.bank == COUNTED else 9999,
                -1,
            ),
        ),
        you,
        RES_LORE,
        2,
    )
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


# cards_advanced.law:260  card Wood Monopoly
def wood_monopoly_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(
        s,
        s.goods,
        goods.limited(
            GOODS,
            (
                55 if s.bank == COUNTED else 9999,
                50 if s.bank == COUNTED else 9999,
                45 if s.bank == COUNTED else 9999,
                -1,
            ),
        ),
        you,
        RES_WOOD,
        3,
    )
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
            s.building_stands[b - 53] = s.building_stands[old - 53]
            invalidate_field_building_stands(s)
            s.building_stands[old - 53] = NOWHERE
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
                pc = THEN_MUSTER
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
                for n in range(require_at_most(crop(s, t)[r], 99, "cards_advanced.law:119") + 1)
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
        if pc == THEN_MUSTER:  # cards_advanced.law:131  muster settled_in
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


# cards_advanced.law:283  verb lead n: number from source: territory to target: territory
def lead(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:285  let p = controller of source
            n = st[-5]
            source = st[-4]
            target = st[-3]
            you = st[-6]
            p = controller(s, source)
            move_pieces(
                s,
                s.unit,
                152,
                PIECE_UNIT,
                require_player(p, "cards_advanced.law:286"),
                s.map.root[source],
                s.map.root[target],
                n,
            )
            invalidate_piece_unit(s)
            meet_in(s, you, target, require_player(p, "cards_advanced.law:287"))
            if s.invader[s.map.root[target]] == p:
                # cards_advanced.law:289  fight in target
                target = st[-3]
                you = st[-6]
                st[-2] = DONE
                st += [you, target, 0, BEGIN, VERB_FIGHT]
                if fight(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# cards_advanced.law:368  verb recruit_wild n: number
def recruit_wild(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:370  only if recruits of you is at least 1 and (any t among territories…
            you = st[-6]
            if recruits(s, you) >= 1 and any(free(s, t) and can_enlist(s, t) for t in s.map.roots):
                # cards_advanced.law:371  let left = n
                n = st[-5]
                left = st[-4] = n
                joined = s.lists[-1] = list(range(0))
                pc = THEN_REPEAT
            else:
                # cards_advanced.law:370  only if recruits of you is at least 1 and (any t among territories where…
                s.failed = True
                del st[-6:]
                del s.lists[-1:]
                return False
        if pc == THEN_REPEAT:  # cards_advanced.law:373  repeat while left is at least 1 and recruits of you is at…
            left = st[-4]
            you = st[-6]
            pc = ASK_T if left >= 1 and recruits(s, you) >= 1 else THEN_MUSTER
        if pc == ASK_T:  # cards_advanced.law:374  may choose t from territories where can enlist in it and (free of…
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
            pc = THEN_MUSTER
        if pc == TAKE_T:  # cards_advanced.law:374  answered: may choose t from territories where can enlist in it and…
            you = st[-6]
            if s.answer == DECLINE_RECRUIT_WILD_T:
                pc = THEN_MUSTER
                continue
            t = st[-3] = s.answer - FIRST_RECRUIT_WILD_T
            st[-2] = AFTER_STATION
            st += [you, 1, t, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = AFTER_STATION
        if pc == AFTER_STATION:  # cards_advanced.law:376  lower left by 1
            joined = s.lists[-1]
            left = st[-4]
            t = st[-3]
            left = st[-4] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT
            continue
        if pc == THEN_MUSTER:  # cards_advanced.law:381  muster joined
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


# cards_advanced.law:225  card Rangers
def try_plays_of_card_rangers(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:225  card Rangers
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # cards_advanced.law:225  card Rangers
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:2  card Spy
def spy_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:6  do what you can or less when partial
            this = st[-7]
            you = st[-8]
            done_any = st[-6] = False
            if possible_line_3(s, this, you):
                # cards_advanced.law:7  "look at a hand"
                done_any = st[-6] != 0
                this = st[-7]
                you = st[-8]
                left_out = st[-5] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_4(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_5
        if pc == ASK_OPTION:  # cards_advanced.law:7  "look at a hand"
            you = st[-8]
            s.player = you
            s.site = DECISION_SPY_PLAYS_OPTION_1
            s.legal = [LOOK_AT_A_HAND, NO_SPY_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:7  answered: "look at a hand"
            pc = THEN_STEP_3 if s.answer == LOOK_AT_A_HAND else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:7  "look at a hand"
            left_out = st[-5] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:7  "look at a hand"
            left_out = st[-5] != 0
            pc = ASK_P if not left_out else THEN_STEP_5
        if pc == ASK_P:  # cards_advanced.law:8  choose p from rivals of you where hand of it is not empty
            you = st[-8]
            legal = [p + OFFSET_SPY_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = FAIL
        if pc == TAKE_P:  # cards_advanced.law:8  answered: choose p from rivals of you where hand of it is not empty
            you = st[-8]
            p = st[-3] = s.answer - OFFSET_SPY_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:10  choose c from hand of p
            p = st[-3]
            you = st[-8]
            legal = [c + OFFSET_SPY_PLAYS_C for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_STEP_4
        if pc == TAKE_C:  # cards_advanced.law:10  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - OFFSET_SPY_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = THEN_STEP_4
        if pc == FAIL:  # cards_advanced.law:15  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == THEN_STEP_4:  # cards_advanced.law:7  "look at a hand"
            done_any = st[-6] = True
            pc = THEN_STEP_5
        if pc == THEN_STEP_5:  # cards_advanced.law:16  "draw a card"
            this = st[-7]
            you = st[-8]
            if possible_line_4(s, this, you):
                # cards_advanced.law:16  "draw a card"
                done_any = st[-6] != 0
                left_out_2 = st[-4] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_8
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # cards_advanced.law:16  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_SPY_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_SPY_PLAYS_OPTION_2, NO_SPY_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:16  answered: "draw a card"
            pc = THEN_STEP_8 if s.answer == DRAW_A_CARD_SPY_PLAYS_OPTION_2 else THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:16  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_STEP_8
        if pc == THEN_STEP_8:  # cards_advanced.law:16  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:6  do what you can or less when partial
            done_any = st[-6] != 0
            if not done_any:
                # cards_advanced.law:6  do what you can or less when partial
                s.failed = True
                del st[-8:]
                return False
            s.failed = False
            del st[-8:]
            return False


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
    while True:
        if pc == BEGIN:  # cards_advanced.law:44  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_5(s, this, you):
                # cards_advanced.law:45  "build"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_6(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # cards_advanced.law:45  "build"
            you = st[-7]
            s.player = you
            s.site = DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1
            s.legal = [BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1, NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:45  answered: "build"
            pc = THEN_STEP_3 if s.answer == BUILD_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:45  "build"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:45  "build"
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
                pc = THEN_STEP_4
        if pc == AFTER_BUILD:  # cards_advanced.law:46  build
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # cards_advanced.law:47  "swap a building"
            this = st[-6]
            you = st[-7]
            if possible_line_6(s, this, you):
                # cards_advanced.law:47  "swap a building"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # cards_advanced.law:47  "swap a building"
            you = st[-7]
            s.player = you
            s.site = DECISION_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2
            s.legal = [SWAP_A_BUILDING, NO_INDUSTRIOUS_VILLAGERS_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:47  answered: "swap a building"
            pc = THEN_STEP_7 if s.answer == SWAP_A_BUILDING else THEN_STEP_6
        if pc == THEN_STEP_6:  # cards_advanced.law:47  "swap a building"
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:47  "swap a building"
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
                pc = THEN_DO
        if pc == AFTER_RENEW_BUILDING:  # cards_advanced.law:48  renew_building
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:44  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:44  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


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
    while True:
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
                pc = ASK_OPTION if s.partial and (done_any or possible_line_8(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # cards_advanced.law:169  "build"
            you = st[-7]
            s.player = you
            s.site = DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_1
            s.legal = [BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1, NO_CARPENTRY_MASTERY_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:169  answered: "build"
            pc = THEN_STEP_3 if s.answer == BUILD_CARPENTRY_MASTERY_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:169  "build"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:169  "build"
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
                pc = THEN_STEP_4
        if pc == AFTER_BUILD:  # cards_advanced.law:170  build
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # cards_advanced.law:171  "build another"
            this = st[-6]
            you = st[-7]
            if possible_line_8(s, this, you):
                # cards_advanced.law:171  "build another"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # cards_advanced.law:171  "build another"
            you = st[-7]
            s.player = you
            s.site = DECISION_CARPENTRY_MASTERY_PLAYS_OPTION_2
            s.legal = [BUILD_ANOTHER, NO_CARPENTRY_MASTERY_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:171  answered: "build another"
            pc = THEN_STEP_7 if s.answer == BUILD_ANOTHER else THEN_STEP_6
        if pc == THEN_STEP_6:  # cards_advanced.law:171  "build another"
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:171  "build another"
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
                    return True
                pc = AFTER_BUILD_2
            else:
                pc = THEN_DO
        if pc == AFTER_BUILD_2:  # cards_advanced.law:172  build
            end_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:168  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:168  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


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
    while True:
        if pc == BEGIN:  # cards_advanced.law:212  do what you can or less when partial
            this = st[-7]
            you = st[-8]
            done_any = st[-6] = False
            if possible_line_9(s, this, you):
                # cards_advanced.law:213  "curse"
                done_any = st[-6] != 0
                this = st[-7]
                you = st[-8]
                left_out = st[-5] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_10(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_5
        if pc == ASK_OPTION:  # cards_advanced.law:213  "curse"
            you = st[-8]
            s.player = you
            s.site = DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_1
            s.legal = [CURSE, NO_ANCESTRAL_CURSE_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:213  answered: "curse"
            pc = THEN_STEP_3 if s.answer == CURSE else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:213  "curse"
            left_out = st[-5] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:213  "curse"
            left_out = st[-5] != 0
            if not left_out:
                # cards_advanced.law:214  each p among rivals of you starting with left of you
                you = st[-8]
                p_left = s.lists[-1] = list(rotated(rivals(s, you), you % s.players + 1))
                pc = NEXT_P
            else:
                pc = THEN_STEP_5
        if pc == NEXT_P:  # cards_advanced.law:214  each p among rivals of you starting with left of you
            p_left = s.lists[-1]
            if len(p_left) == 0:
                pc = THEN_STEP_4
                continue
            p = st[-3] = p_left[0]
            p_left = s.lists[-1] = p_left[1:]
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:215  choose c by p from different hand of p where can give_up it by p
            p = st[-3]
            legal = [
                c + OFFSET_ANCESTRAL_CURSE_PLAYS_C
                for c in different([it for it in s.piles[HAND + p] if can_give_up(s, it, p)], FIRST_COPY)
            ]
            if legal:
                s.player = p
                s.site = DECISION_ANCESTRAL_CURSE_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = NEXT_P
            continue
        if pc == TAKE_C:  # cards_advanced.law:215  answered: choose c by p from different hand of p where can give_up…
            p = st[-3]
            c = s.answer - OFFSET_ANCESTRAL_CURSE_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = NEXT_P
            continue
        if pc == THEN_STEP_4:  # cards_advanced.law:213  "curse"
            done_any = st[-6] = True
            pc = THEN_STEP_5
        if pc == THEN_STEP_5:  # cards_advanced.law:219  "draw a card"
            this = st[-7]
            you = st[-8]
            if possible_line_10(s, this, you):
                # cards_advanced.law:219  "draw a card"
                done_any = st[-6] != 0
                left_out_2 = st[-4] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_8
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # cards_advanced.law:219  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_ANCESTRAL_CURSE_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2, NO_ANCESTRAL_CURSE_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:219  answered: "draw a card"
            pc = THEN_STEP_8 if s.answer == DRAW_A_CARD_ANCESTRAL_CURSE_PLAYS_OPTION_2 else THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:219  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_STEP_8
        if pc == THEN_STEP_8:  # cards_advanced.law:219  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:212  do what you can or less when partial
            done_any = st[-6] != 0
            if not done_any:
                # cards_advanced.law:212  do what you can or less when partial
                s.failed = True
                del st[-8:]
                del s.lists[-1:]
                return False
            s.failed = False
            del st[-8:]
            del s.lists[-1:]
            return False


# cards_advanced.law:225  card Rangers
def rangers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:229  explore
            you = st[-4]
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:230  if possible explore
            you = st[-4]
            pc = ASK_OPTION if possible_explore(s, you) else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:231  may "explore again"
            you = st[-4]
            s.player = you
            s.site = DECISION_RANGERS_PLAYS_OPTION
            s.legal = [EXPLORE_AGAIN, NO_RANGERS_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:231  answered: may "explore again"
            pc = THEN_EXPLORE if s.answer == EXPLORE_AGAIN else DONE
        if pc == THEN_EXPLORE:  # cards_advanced.law:232  explore
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


# cards_advanced.law:235  card Upgraded Scout Camp
def upgraded_scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:238  explore_among 2
            you = st[-4]
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 2, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # cards_advanced.law:238  explore_among 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:239  card Greater Trade Routes
def greater_trade_routes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:242  sift 3 into 2 onto 1
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 2, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:242  sift 3 into 2 onto 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:243  card Infiltration
def infiltration_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:246  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_INFILTRATION_PLAYS, you, this, [])
            s.memo_can_move_any = {}
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:246  move 3
            end_effect(s, EFFECT_INFILTRATION_PLAYS)
            s.memo_can_move_any = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:248  card Upgraded Town Hall
def upgraded_town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:253  recruit 2
            you = st[-4]
            st[-2] = AFTER_RECRUIT
            st += [you, 2, 0, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_advanced.law:253  recruit 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:254  card Amenities
def amenities_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:258  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_AMENITIES_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:258  build
            end_effect(s, EFFECT_AMENITIES_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:266  card Bribery
def bribery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:271  choose source from territories where can bribe it
            you = st[-8]
            legal = [
                source * STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE + target + FIRST_BRIBERY_PLAYS_SOURCE_TARGET
                for source in s.map.roots
                if can_bribe(s, source, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_be_led(s, target, require_player(controller(s, source), "cards_advanced.law:272"))
            ]
            if legal:
                s.player = you
                s.site = DECISION_BRIBERY_PLAYS_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:271  answered: choose source from territories where can…
            source = st[-4] = (
                s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET
            ) // STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE
            target = st[-3] = (s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET) % COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET
            st[-6] = source
            st[-5] = target
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:273  choose n from 1 to 2 where it is at most garrison of source asking…
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
        if pc == TAKE_N:  # cards_advanced.law:273  answered: choose n from 1 to 2 where it is at most garrison of…
            source = st[-4]
            target = st[-3]
            you = st[-8]
            n = s.answer - OFFSET_BRIBERY_PLAYS_N
            st[-2] = DONE
            st += [you, n, source, target, BEGIN, VERB_LEAD]
            if lead(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:278  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-8:]
            return False


# cards_advanced.law:290  card Incursion
def incursion_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:293  move 4
            you = st[-4]
            st[-2] = AFTER_MOVE
            st += [you, 4, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:293  move 4
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:294  card Heroic Charge
def heroic_charge_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:297  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_HEROIC_CHARGE_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:297  move 3
            end_effect(s, EFFECT_HEROIC_CHARGE_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:299  card Trading Post
def trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:303  sift 3 into 1 onto 1
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 1, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:303  sift 3 into 1 onto 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:304  card Legendary Heroes
def legendary_heroes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:309  choose c from your active_area where used of it and can copy it
            you = st[-4]
            card_used = s.card_used
            legal = [
                c + OFFSET_LEGENDARY_HEROES_PLAYS_C
                for c in s.piles[ACTIVE_AREA + you]
                if card_used[c - 109] and can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_LEGENDARY_HEROES_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:309  answered: choose c from your active_area where used of it and can…
            you = st[-4]
            c = s.answer - OFFSET_LEGENDARY_HEROES_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:312  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:313  card "Allies from the Wild"
def allies_from_the_wild_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:317  recruit_wild 3
            you = st[-4]
            st[-2] = AFTER_RECRUIT_WILD
            st += [you, 3, 0, 0, BEGIN, VERB_RECRUIT_WILD]
            s.lists += [[]]
            if recruit_wild(s):
                return True
            pc = AFTER_RECRUIT_WILD
        if pc == AFTER_RECRUIT_WILD:  # cards_advanced.law:317  recruit_wild 3
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:318  card Warriors
def warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:321  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_WARRIORS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:321  move 2
            end_effect(s, EFFECT_WARRIORS_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:323  card Cunning Merchant
def cunning_merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:327  sift 3 into 1 onto 2
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 1, 2, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_advanced.law:327  sift 3 into 1 onto 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:328  card Capture
def capture_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:333  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_12(s, this, you):
                # cards_advanced.law:334  "attack"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = (
                    ASK_OPTION
                    if s.partial and (done_any or (can_recruit_any(s, you) and possible_line_13(s, this, you)))
                    else THEN_STEP_3
                )
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # cards_advanced.law:334  "attack"
            you = st[-7]
            s.player = you
            s.site = DECISION_CAPTURE_PLAYS_OPTION_1
            s.legal = [ATTACK_CAPTURE_PLAYS_OPTION_1, NO_CAPTURE_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:334  answered: "attack"
            pc = THEN_STEP_3 if s.answer == ATTACK_CAPTURE_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:334  "attack"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:334  "attack"
            left_out = st[-4] != 0
            pc = ASK_T if not left_out else THEN_STEP_4
        if pc == ASK_T:  # cards_advanced.law:335  choose t from territories where can strike_at it and beside_you of it
            you = st[-7]
            legal = [
                t + FIRST_CAPTURE_PLAYS_T_1 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_1
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_advanced.law:335  answered: choose t from territories where can strike_at it and…
            you = st[-7]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_1
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:336"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == FAIL:  # cards_advanced.law:338  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == AFTER_BURY:  # cards_advanced.law:334  "attack"
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # cards_advanced.law:339  "recruit" when can recruit_any
            this = st[-6]
            you = st[-7]
            if can_recruit_any(s, you) and possible_line_13(s, this, you):
                # cards_advanced.law:339  "recruit" when can recruit_any
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # cards_advanced.law:339  "recruit" when can recruit_any
            you = st[-7]
            s.player = you
            s.site = DECISION_CAPTURE_PLAYS_OPTION_2
            s.legal = [RECRUIT_CAPTURE_PLAYS_OPTION_2, NO_CAPTURE_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:339  answered: "recruit" when can recruit_any
            pc = THEN_STEP_7 if s.answer == RECRUIT_CAPTURE_PLAYS_OPTION_2 else THEN_STEP_6
        if pc == THEN_STEP_6:  # cards_advanced.law:339  "recruit" when can recruit_any
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:339  "recruit" when can recruit_any
            left_out_2 = st[-3] != 0
            pc = ASK_T_2 if not left_out_2 else THEN_DO
        if pc == ASK_T_2:  # cards_advanced.law:340  choose t from territories where can recruit in it
            you = st[-7]
            legal = [t + FIRST_CAPTURE_PLAYS_T_2 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_2
                s.legal = legal
                st[-2] = TAKE_T_2
                return True
            pc = FAIL_2
        if pc == TAKE_T_2:  # cards_advanced.law:340  answered: choose t from territories where can recruit in it
            you = st[-7]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_2
            st[-2] = AFTER_STATION
            st += [you, 1, t, BEGIN, VERB_STATION]
            if station(s):
                return True
            pc = AFTER_STATION
        if pc == FAIL_2:  # cards_advanced.law:343  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == AFTER_STATION:  # cards_advanced.law:339  "recruit" when can recruit_any
            done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:333  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # cards_advanced.law:333  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


# cards_advanced.law:344  card Veiled Threats
def veiled_threats_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:348  do what you can or less when partial
            this = st[-7]
            you = st[-8]
            done_any = st[-6] = False
            if possible_line_14(s, this, you):
                # cards_advanced.law:349  "threaten"
                done_any = st[-6] != 0
                this = st[-7]
                you = st[-8]
                left_out = st[-5] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_15(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_5
        if pc == ASK_OPTION:  # cards_advanced.law:349  "threaten"
            you = st[-8]
            s.player = you
            s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_1
            s.legal = [THREATEN, NO_VEILED_THREATS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:349  answered: "threaten"
            pc = THEN_STEP_3 if s.answer == THREATEN else THEN_STEP_2
        if pc == THEN_STEP_2:  # cards_advanced.law:349  "threaten"
            left_out = st[-5] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # cards_advanced.law:349  "threaten"
            left_out = st[-5] != 0
            pc = ASK_P if not left_out else THEN_STEP_5
        if pc == ASK_P:  # cards_advanced.law:350  choose p from rivals of you where hand of it is not empty or can…
            you = st[-8]
            legal = [
                p + OFFSET_VEILED_THREATS_PLAYS_P
                for p in rivals(s, you)
                if len(s.piles[HAND + p]) > 0 or can_spare(s, 1, p)
            ]
            if legal:
                s.player = you
                s.site = DECISION_VEILED_THREATS_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = FAIL
        if pc == TAKE_P:  # cards_advanced.law:350  answered: choose p from rivals of you where hand of it is not…
            p = st[-3] = s.answer - OFFSET_VEILED_THREATS_PLAYS_P
            pc = ASK_OPTION_2
        if pc == ASK_OPTION_2:  # cards_advanced.law:351  choose one by p
            p = st[-3]
            legal = []
            if can_give_one_up(s, p):
                legal.append(DISCARD_A_CARD)
            if can_spare(s, 1, p):
                legal.append(GIVE_A_RESOURCE)
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_2
                s.legal = legal
                st[-2] = TAKE_OPTION_2
                return True
            pc = THEN_STEP_4
        if pc == TAKE_OPTION_2:  # cards_advanced.law:351  answered: choose one by p
            pc = ASK_C if s.answer == DISCARD_A_CARD else ASK_R
        if pc == ASK_C:  # cards_advanced.law:353  choose c by p from different hand of p where can give_up it by p
            p = st[-3]
            legal = [
                c + OFFSET_VEILED_THREATS_PLAYS_C
                for c in different([it for it in s.piles[HAND + p] if can_give_up(s, it, p)], FIRST_COPY)
            ]
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_STEP_4
        if pc == TAKE_C:  # cards_advanced.law:353  answered: choose c by p from different hand of p where can give_up…
            p = st[-3]
            c = s.answer - OFFSET_VEILED_THREATS_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            pc = THEN_STEP_4
        if pc == ASK_R:  # cards_advanced.law:358  choose r by p from goods where it of p is at least 1
            p = st[-3]
            goods_now = s.goods
            legal = [r + FIRST_VEILED_THREATS_PLAYS_R for r in TABLE_GOODS if goods_now[p * 4 + r] >= 1]
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_STEP_4
        if pc == TAKE_R:  # cards_advanced.law:358  answered: choose r by p from goods where it of p is at least 1
            p = st[-3]
            you = st[-8]
            r = s.answer - FIRST_VEILED_THREATS_PLAYS_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(4)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(4)])
            s.memo_possible_build = {}
            pc = THEN_STEP_4
        if pc == FAIL:  # cards_advanced.law:365  fail
            s.failed = True
            del st[-8:]
            return False
        if pc == THEN_STEP_4:  # cards_advanced.law:349  "threaten"
            done_any = st[-6] = True
            pc = THEN_STEP_5
        if pc == THEN_STEP_5:  # cards_advanced.law:366  "draw a card"
            this = st[-7]
            you = st[-8]
            if possible_line_15(s, this, you):
                # cards_advanced.law:366  "draw a card"
                done_any = st[-6] != 0
                left_out_2 = st[-4] = False
                pc = ASK_OPTION_3 if s.partial and done_any else THEN_STEP_8
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_3:  # cards_advanced.law:366  "draw a card"
            you = st[-8]
            s.player = you
            s.site = DECISION_VEILED_THREATS_PLAYS_OPTION_3
            s.legal = [DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3, NO_VEILED_THREATS_PLAYS_OPTION_3]
            st[-2] = TAKE_OPTION_3
            return True
        if pc == TAKE_OPTION_3:  # cards_advanced.law:366  answered: "draw a card"
            pc = THEN_STEP_8 if s.answer == DRAW_A_CARD_VEILED_THREATS_PLAYS_OPTION_3 else THEN_STEP_7
        if pc == THEN_STEP_7:  # cards_advanced.law:366  "draw a card"
            left_out_2 = st[-4] = True
            pc = THEN_STEP_8
        if pc == THEN_STEP_8:  # cards_advanced.law:366  "draw a card"
            left_out_2 = st[-4] != 0
            you = st[-8]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-6] = True
            pc = THEN_DO
        if pc == THEN_DO:  # cards_advanced.law:348  do what you can or less when partial
            done_any = st[-6] != 0
            if not done_any:
                # cards_advanced.law:348  do what you can or less when partial
                s.failed = True
                del st[-8:]
                return False
            s.failed = False
            del st[-8:]
            return False


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
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:28  answered: may after rolled where roller is you and combat's…
            pc = ASK_OPTION if s.answer == AXE_THROWERS_AXE_THROWERS_AFTER_ROLLED_OPTION_1 else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:29  choose one
            you = st[-3]
            s.player = you
            s.site = DECISION_AXE_THROWERS_AFTER_ROLLED_OPTION_2
            s.legal = [N1_CASUALTY, N1_POINT]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:29  answered: choose one
            pc = THEN_RAISE if s.answer == N1_CASUALTY else THEN_RAISE_2
        if pc == THEN_RAISE:  # cards_advanced.law:31  raise struck of attack by 1
            s.struck[ATTACK] += 1
            pc = DONE
        if pc == THEN_RAISE_2:  # cards_advanced.law:33  raise scored of attack by 1
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
            pc = THEN_PUT if s.answer == DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION else DONE
        if pc == THEN_PUT:  # cards_advanced.law:85  put this into your active_area
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
from lawspeaker_games.northgard.steps_movement import bury, fight, fight_all, march, meet_in, move
from lawspeaker_games.northgard.steps_northgard import after_moved, after_moving, match_after_moved
