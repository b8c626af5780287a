"""Northgard: Uncharted Lands: verbs, events and phases of cards_advanced.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_effect_4,
    invalidate_effect_6,
    invalidate_field_building_stands,
    invalidate_piece_unit,
    invalidate_things_building,
)
from lawspeaker_games.northgard.tables import (
    ACTIVE_AREA,
    AFTER_BUILD,
    AFTER_BUILD_2,
    AFTER_EXPLORE,
    AFTER_HALT,
    AFTER_MARCH,
    AFTER_MOVE,
    ASK_B,
    ASK_C,
    ASK_C_2,
    ASK_N,
    ASK_OLD,
    ASK_OPTION,
    ASK_P,
    ASK_P_2,
    ASK_R,
    ASK_SOURCE_TARGET,
    ASK_T,
    ASK_T_2,
    ASK_T_3,
    ATTACK,
    BEGIN,
    BUILDING_SIZE,
    BUILDINGS,
    CHOOSE_TRIGGER,
    DISCARD,
    DONE,
    EFFECT_AMENITIES_PLAYS,
    EFFECT_AXE_THROWERS_PLAYS,
    EFFECT_CARPENTRY_MASTERY_PLAYS_1,
    EFFECT_CARPENTRY_MASTERY_PLAYS_2,
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
    SIZE_LARGE,
    SUPPLY,
    TAKE_B,
    TAKE_C,
    TAKE_C_2,
    TAKE_N,
    TAKE_OLD,
    TAKE_OPTION,
    TAKE_OPTION_2,
    TAKE_P,
    TAKE_P_2,
    TAKE_R,
    TAKE_SOURCE_TARGET,
    TAKE_T,
    TAKE_T_2,
    TAKE_T_3,
    THEN_DRAW,
    THEN_EXPLORE,
    THEN_MUSTER,
    THEN_PUT,
    THEN_RAISE,
    THEN_RAISE_2,
    THEN_REPEAT,
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
    VERB_RESOLVE,
    VERB_SIFT,
    VERB_SWAP_BUILDING,
)
from lawspeaker_games.northgard.values import (
    beside_you,
    can_arrive,
    can_be_led,
    can_bribe,
    can_build_any,
    can_copy,
    can_enlist,
    can_explore_any,
    can_found,
    can_give_up,
    can_leave,
    can_recruit,
    can_renovate,
    can_spare,
    can_spy_on,
    can_strike_at,
    controller,
    crop,
    free,
    garrison,
    goods_,
    holdings,
    rivals,
)
from lawspeaker_runtime.boards.pieces import move_pieces, place_pieces
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
OFFSET_SWAP_BUILDING_B: Final = 916
DECISION_SWAP_BUILDING_B: Final = 10
FIRST_RECRUIT_BY_N: Final = 1025
DECISION_RECRUIT_BY_N: Final = 11
FIRST_RECRUIT_WILD_T: Final = 1125
DECISION_RECRUIT_WILD_T: Final = 12
DECLINE_RECRUIT_WILD_T: Final = 1277
LEAVE_THE_HANDS_ALONE: Final = 110514
NO_SPY_PLAYS_OPTION: Final = 110515
DECISION_SPY_PLAYS_OPTION: Final = 54
OFFSET_SPY_PLAYS_P: Final = 110515
DECISION_SPY_PLAYS_P: Final = 55
OFFSET_SPY_PLAYS_C: Final = 110412
DECISION_SPY_PLAYS_C: Final = 56
OFFSET_OLD: Final = 110592
DECISION_OLD: Final = 59
DECLINE_OLD: Final = 110701
FIRST_ENEMY_SECRETS_PLAYS_T: Final = 110702
DECISION_ENEMY_SECRETS_PLAYS_T: Final = 60
OFFSET_ENEMY_SECRETS_PLAYS_C: Final = 110745
DECISION_ENEMY_SECRETS_PLAYS_C: Final = 61
FIRST_OUTPOST_PLAYS_T: Final = 110974
DECISION_OUTPOST_PLAYS_T: Final = 62
STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 111126
DECISION_HIDDEN_WAYS_PLAYS_SOURCE_TARGET: Final = 63
COUNT_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_TARGET: Final = 152
OFFSET_ANCESTRAL_CURSE_PLAYS_C: Final = 134121
DECISION_ANCESTRAL_CURSE_PLAYS_C: Final = 64
EXPLORE_AGAIN: Final = 134350
NO_RANGERS_PLAYS_OPTION: Final = 134351
DECISION_RANGERS_PLAYS_OPTION: Final = 65
STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE: Final = 152
FIRST_BRIBERY_PLAYS_SOURCE_TARGET: Final = 134352
DECISION_BRIBERY_PLAYS_SOURCE_TARGET: Final = 66
COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET: Final = 152
OFFSET_BRIBERY_PLAYS_N: Final = 157455
DECISION_BRIBERY_PLAYS_N: Final = 67
OFFSET_LEGENDARY_HEROES_PLAYS_C: Final = 157349
DECISION_LEGENDARY_HEROES_PLAYS_C: Final = 68
ATTACK_NOBODY_CAPTURE_PLAYS_OPTION: Final = 157578
NO_CAPTURE_PLAYS_OPTION: Final = 157579
DECISION_CAPTURE_PLAYS_OPTION: Final = 69
FIRST_CAPTURE_PLAYS_T_1: Final = 157580
DECISION_CAPTURE_PLAYS_T_1: Final = 70
FIRST_CAPTURE_PLAYS_T_2: Final = 157732
DECISION_CAPTURE_PLAYS_T_2: Final = 71
DECLINE_CAPTURE_PLAYS_T_2: Final = 157884
OFFSET_VEILED_THREATS_PLAYS_P: Final = 157884
DECISION_VEILED_THREATS_PLAYS_P: Final = 72
DISCARD_A_CARD: Final = 157890
GIVE_A_RESOURCE: Final = 157891
DECISION_VEILED_THREATS_PLAYS_OPTION: Final = 73
OFFSET_VEILED_THREATS_PLAYS_C: Final = 157783
DECISION_VEILED_THREATS_PLAYS_C: Final = 74
FIRST_VEILED_THREATS_PLAYS_R: Final = 158012
DECISION_VEILED_THREATS_PLAYS_R: Final = 75
ROLLED: Final = 110641
NO_ROLLED_AFTER_ROLLED_OPTION_1: Final = 110642
DECISION_ROLLED_AFTER_ROLLED_OPTION_1: Final = 57
N1_CASUALTY: Final = 110643
N1_POINT: Final = 110644
DECISION_ROLLED_AFTER_ROLLED_OPTION_2: Final = 58
DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 159921
NO_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 159922
DECISION_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION: Final = 107


# cards_advanced.law:78  verb thwart c: card
def thwart(s: State, you: int, c: int) -> None:
    s.cancelled = True


# cards_advanced.law:151  verb set_out
def set_out(s: State, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_MOVING, EVERYBODY, [you])
    after_moving(s, you)


# cards_advanced.law:174  verb forget_size
def forget_size(s: State, you: int) -> None:
    s.heavy = False
    s.memo_can_resolve = {}


# cards_advanced.law:177  verb note_size b: building
def note_size(s: State, you: int, b: int) -> None:
    s.heavy = BUILDING_SIZE[b] == SIZE_LARGE
    s.memo_can_resolve = {}


# cards_advanced.law:21  card Fishing
def fishing_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 3)
    s.memo_can_resolve = {}


# cards_advanced.law:39  card Lore Mastery
def lore_mastery_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_LORE, 2)
    s.memo_can_resolve = {}


# cards_advanced.law:180  card Conqueror
def conqueror_plays(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_CONQUEROR_PLAYS, you, this, [])
    s.memo_toll = {}


# cards_advanced.law:196  card Upgraded Market Place
def upgraded_market_place_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)


# cards_advanced.law:272  card Wood Monopoly
def wood_monopoly_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_WOOD, 3)
    s.memo_can_resolve = {}


# cards_advanced.law:166  when built where builder is you
def built_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    note_size(s, you, b)


# cards_advanced.law:60  verb swap_building old: building
def swap_building(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:62  let t = place of old
            old = st[-4]
            t = st[-3] = place_of(s, old)
            pc = ASK_B
        if pc == ASK_B:  # cards_advanced.law:63  choose b from different supply where size of it is size of old and…
            old = st[-4]
            you = st[-5]
            legal = [
                b + OFFSET_SWAP_BUILDING_B
                for b in different(
                    [
                        it
                        for it in s.piles[SUPPLY]
                        if BUILDING_SIZE[it] == BUILDING_SIZE[old] and FIRST_COPY[it] != FIRST_COPY[old]
                    ],
                    FIRST_COPY,
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_SWAP_BUILDING_B
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = FAIL
        if pc == TAKE_B:  # cards_advanced.law:63  answered: choose b from different supply where size of it is size…
            old = st[-4]
            t = st[-3]
            b = s.answer - OFFSET_SWAP_BUILDING_B
            s.building_stands[b - 53] = s.building_stands[old - 53]
            invalidate_field_building_stands(s)
            s.building_stands[old - 53] = NOWHERE
            invalidate_field_building_stands(s)
            put_last(s, PILES, old, SUPPLY)
            invalidate_things_building(s)
            place_thing(s, PILES, b, require(t, "cards_advanced.law:67"), TYPE_TERRITORY)
            invalidate_things_building(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # cards_advanced.law:69  fail
            s.failed = True
            del st[-5:]
            return False


# cards_advanced.law:118  verb recruit_by r: resource
def recruit_by(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:120  let joined = t among holdings of you where r of crop of t is at…
            r = st[-4]
            you = st[-5]
            joined = s.lists[-2] = [t for t in holdings(s, you) if crop(s, t)[r] >= 1 and can_recruit(s, t, you)]
            t_left = s.lists[-1] = list(joined)
            pc = NEXT_T
        if pc == NEXT_T:  # cards_advanced.law:121  each t among joined
            t_left = s.lists[-1]
            if len(t_left) == 0:
                pc = THEN_MUSTER
                continue
            t = st[-3] = t_left.pop(0)
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:122  choose n from 0 to r of crop of t where it is at most (reserve of…
            r = st[-4]
            t = st[-3]
            you = st[-5]
            unit_placed = s.unit_placed
            legal = [
                n + FIRST_RECRUIT_BY_N
                for n in range(require_at_most(crop(s, t)[r], 99, "cards_advanced.law:118") + 1)
                if n <= 14 - unit_placed[you]
            ]
            if legal:
                s.player = you
                s.site = DECISION_RECRUIT_BY_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = NEXT_T
            continue
        if pc == TAKE_N:  # cards_advanced.law:122  answered: choose n from 0 to r of crop of t where it is at most…
            t = st[-3]
            you = st[-5]
            n = s.answer - FIRST_RECRUIT_BY_N
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], n)
            invalidate_piece_unit(s)
            pc = NEXT_T
            continue
        if pc == THEN_MUSTER:  # cards_advanced.law:126  muster joined
            joined = s.lists[-2]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-2:]
            return False


# cards_advanced.law:154  verb halt
def halt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:156  announce moved by you
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


# cards_advanced.law:297  verb lead n: number from source: territory to target: territory
def lead(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:299  let p = controller of source
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
                require_player(p, "cards_advanced.law:300"),
                s.map.root[source],
                s.map.root[target],
                n,
            )
            invalidate_piece_unit(s)
            meet_in(s, you, target, require_player(p, "cards_advanced.law:301"))
            if s.invader[s.map.root[target]] == p:
                # cards_advanced.law:303  fight in target
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


# cards_advanced.law:394  verb recruit_wild n: number
def recruit_wild(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:396  let left = n
            n = st[-4]
            left = st[-3] = n
            joined = s.lists[-1] = s.map.roots[:0]
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # cards_advanced.law:398  repeat while left is at least 1 and (reserve of unit for you)…
            left = st[-3]
            you = st[-5]
            pc = ASK_T if left >= 1 and 14 - s.unit_placed[you] >= 1 else THEN_MUSTER
        if pc == ASK_T:  # cards_advanced.law:399  may choose t from territories where can enlist in it and (free of…
            joined = s.lists[-1]
            you = st[-5]
            legal = [t + FIRST_RECRUIT_WILD_T for t in s.map.roots if can_enlist(s, t) and (free(s, t) or t in joined)]
            if legal:
                legal.append(DECLINE_RECRUIT_WILD_T)
                s.player = you
                s.site = DECISION_RECRUIT_WILD_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = THEN_MUSTER
        if pc == TAKE_T:  # cards_advanced.law:399  answered: may choose t from territories where can enlist in it and…
            joined = s.lists[-1]
            left = st[-3]
            you = st[-5]
            if s.answer == DECLINE_RECRUIT_WILD_T:
                pc = THEN_MUSTER
                continue
            t = s.answer - FIRST_RECRUIT_WILD_T
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
            invalidate_piece_unit(s)
            left = st[-3] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT
            continue
        if pc == THEN_MUSTER:  # cards_advanced.law:406  muster joined
            joined = s.lists[-1]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# cards_advanced.law:2  card Spy
def spy_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:7  may "leave the hands alone" when partial
            pc = ASK_OPTION if s.partial else ASK_P_2
        if pc == ASK_OPTION:  # cards_advanced.law:7  may "leave the hands alone" when partial
            you = st[-5]
            s.player = you
            s.site = DECISION_SPY_PLAYS_OPTION
            s.legal = [LEAVE_THE_HANDS_ALONE, NO_SPY_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:7  answered: may "leave the hands alone" when partial
            pc = THEN_DRAW if s.answer == LEAVE_THE_HANDS_ALONE else ASK_P
        if pc == ASK_P:  # cards_advanced.law:10  choose p from rivals of you where hand of it is not empty
            you = st[-5]
            legal = [p + OFFSET_SPY_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = THEN_DRAW
        if pc == TAKE_P:  # cards_advanced.law:10  answered: choose p from rivals of you where hand of it is not empty
            you = st[-5]
            p = st[-3] = s.answer - OFFSET_SPY_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:12  choose c from hand of p
            p = st[-3]
            you = st[-5]
            legal = [c + OFFSET_SPY_PLAYS_C for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_DRAW
        if pc == TAKE_C:  # cards_advanced.law:12  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - OFFSET_SPY_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            s.memo_can_resolve = {}
            pc = THEN_DRAW
        if pc == ASK_P_2:  # cards_advanced.law:10  choose p from rivals of you where hand of it is not empty
            you = st[-5]
            legal = [p + OFFSET_SPY_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P_2
                return True
            pc = THEN_DRAW
        if pc == TAKE_P_2:  # cards_advanced.law:10  answered: choose p from rivals of you where hand of it is not empty
            you = st[-5]
            p = st[-3] = s.answer - OFFSET_SPY_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C_2
        if pc == ASK_C_2:  # cards_advanced.law:12  choose c from hand of p
            p = st[-3]
            you = st[-5]
            legal = [c + OFFSET_SPY_PLAYS_C for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = DECISION_SPY_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = THEN_DRAW
        if pc == TAKE_C_2:  # cards_advanced.law:12  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - OFFSET_SPY_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            s.memo_can_resolve = {}
            pc = THEN_DRAW
        if pc == THEN_DRAW:  # cards_advanced.law:18  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            return False


# cards_advanced.law:28  card Axe Throwers
def axe_throwers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:32  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_AXE_THROWERS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:32  move 2
            end_effect(s, EFFECT_AXE_THROWERS_PLAYS)
            del st[-4:]
            return False


# cards_advanced.law:46  card Industrious Villagers
def industrious_villagers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:51  if can build_any
            you = st[-4]
            if can_build_any(s, you):
                # cards_advanced.law:52  build
                you = st[-4]
                st[-2] = ASK_OLD
                st += [you, 0, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
            pc = ASK_OLD
        if pc == ASK_OLD:  # cards_advanced.law:53  may choose old from buildings where can renovate it
            you = st[-4]
            legal = [old + OFFSET_OLD for old in BUILDINGS if can_renovate(s, old, you)]
            if legal:
                legal.append(DECLINE_OLD)
                s.player = you
                s.site = DECISION_OLD
                s.legal = legal
                st[-2] = TAKE_OLD
                return True
            pc = DONE
        if pc == TAKE_OLD:  # cards_advanced.law:53  answered: may choose old from buildings where can renovate it
            you = st[-4]
            if s.answer == DECLINE_OLD:
                pc = DONE
                continue
            old = s.answer - OFFSET_OLD
            st[-2] = DONE
            st += [you, old, 0, BEGIN, VERB_SWAP_BUILDING]
            if swap_building(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:81  card Enemy Secrets
def enemy_secrets_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:85  choose t from territories where can spy_on it
            you = st[-5]
            legal = [t + FIRST_ENEMY_SECRETS_PLAYS_T for t in s.map.roots if can_spy_on(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_ENEMY_SECRETS_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_2
        if pc == TAKE_T:  # cards_advanced.law:85  answered: choose t from territories where can spy_on it
            t = st[-3] = s.answer - FIRST_ENEMY_SECRETS_PLAYS_T
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:86  choose c from active_area of controller of t where can copy it
            t = st[-3]
            you = st[-5]
            legal = [
                c + OFFSET_ENEMY_SECRETS_PLAYS_C
                for c in s.piles[ACTIVE_AREA + require_player(controller(s, t), "cards_advanced.law:86")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_ENEMY_SECRETS_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:86  answered: choose c from active_area of controller of t where can…
            you = st[-5]
            c = s.answer - OFFSET_ENEMY_SECRETS_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:89  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == FAIL_2:  # cards_advanced.law:91  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# cards_advanced.law:97  card Hunters
def hunters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:102  recruit_by food
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_FOOD, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:104  card Woodcutters
def woodcutters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:109  recruit_by wood
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_WOOD, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:111  card Loremasters
def loremasters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:116  recruit_by lore
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_LORE, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:127  card Outpost
def outpost_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:132  choose t from territories where can found in it
            you = st[-4]
            legal = [t + FIRST_OUTPOST_PLAYS_T for t in s.map.roots if can_found(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_OUTPOST_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_advanced.law:132  answered: choose t from territories where can found in it
            you = st[-4]
            t = s.answer - FIRST_OUTPOST_PLAYS_T
            st[-2] = DONE
            st += [you, 2, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:135  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:139  card Hidden Ways
def hidden_ways_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:143  set_out
            you = st[-4]
            set_out(s, you)
            pc = ASK_SOURCE_TARGET
        if pc == ASK_SOURCE_TARGET:  # cards_advanced.law:144  choose source from territories where can leave it
            you = st[-4]
            legal = [
                source * STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE + target + FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET
                for source in s.map.roots
                if can_leave(s, source, you)
                for target in s.map.roots
                if can_arrive(s, target, you) and s.map.root[target] != s.map.root[source]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HIDDEN_WAYS_PLAYS_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:144  answered: choose source from territories where can…
            you = st[-4]
            source = (s.answer - FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET) // STRIDE_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_SOURCE
            target = (s.answer - FIRST_HIDDEN_WAYS_PLAYS_SOURCE_TARGET) % COUNT_HIDDEN_WAYS_PLAYS_SOURCE_TARGET_TARGET
            st[-2] = AFTER_MARCH
            st += [you, source, target, 99, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH
        if pc == AFTER_MARCH:  # cards_advanced.law:147  halt
            you = st[-4]
            st[-2] = AFTER_HALT
            st += [you, BEGIN, VERB_HALT]
            if halt(s):
                return True
            pc = AFTER_HALT
        if pc == AFTER_HALT:  # cards_advanced.law:148  fight_all
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIGHT_ALL]
            s.lists += [[]]
            if fight_all(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:150  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:159  card Carpentry Mastery
def carpentry_mastery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:164  forget_size
            this = st[-3]
            you = st[-4]
            forget_size(s, you)
            begin_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS_1, you, this, [])
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:165  build
            you = st[-4]
            end_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS_1)
            if can_build_any(s, you):
                # cards_advanced.law:169  build
                this = st[-3]
                you = st[-4]
                begin_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS_2, you, this, [])
                s.memo_can_resolve = {}
                st[-2] = AFTER_BUILD_2
                st += [you, 0, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
                pc = AFTER_BUILD_2
            else:
                pc = DONE
        if pc == AFTER_BUILD_2:  # cards_advanced.law:169  build
            end_effect(s, EFFECT_CARPENTRY_MASTERY_PLAYS_2)
            s.memo_can_resolve = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:188  card "Huginn & Muninn"
def huginn_muninn_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:193  explore
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_HUGINN_MUNINN_PLAYS, you, this, [])
            invalidate_effect_4(s)
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:193  explore
            end_effect(s, EFFECT_HUGINN_MUNINN_PLAYS)
            invalidate_effect_4(s)
            del st[-4:]
            return False


# cards_advanced.law:204  card Grizzled Warriors
def grizzled_warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:208  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_GRIZZLED_WARRIORS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:208  move 2
            end_effect(s, EFFECT_GRIZZLED_WARRIORS_PLAYS)
            del st[-4:]
            return False


# cards_advanced.law:210  card Upgraded Trading Post
def upgraded_trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:215  sift 3 into 2 onto 0
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 2, 0, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:216  card Ancestral Curse
def ancestral_curse_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:222  each p among rivals of you starting with left of you
            you = st[-5]
            p_left = s.lists[-1] = list(rotated(rivals(s, you), you % s.players + 1))
            pc = NEXT_P
        if pc == NEXT_P:  # cards_advanced.law:222  each p among rivals of you starting with left of you
            p_left = s.lists[-1]
            if len(p_left) == 0:
                pc = THEN_DRAW
                continue
            p = st[-3] = p_left.pop(0)
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:223  choose c by p from different hand of p where can give_up it by p
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
        if pc == TAKE_C:  # cards_advanced.law:223  answered: choose c by p from different hand of p where can give_up…
            p = st[-3]
            c = s.answer - OFFSET_ANCESTRAL_CURSE_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            s.memo_can_resolve = {}
            pc = NEXT_P
            continue
        if pc == THEN_DRAW:  # cards_advanced.law:227  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            del s.lists[-1:]
            return False


# cards_advanced.law:230  card Rangers
def rangers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:235  explore
            you = st[-4]
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:236  if can explore_any
            you = st[-4]
            pc = ASK_OPTION if can_explore_any(s, you) else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:237  may "explore again"
            you = st[-4]
            s.player = you
            s.site = DECISION_RANGERS_PLAYS_OPTION
            s.legal = [EXPLORE_AGAIN, NO_RANGERS_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:237  answered: may "explore again"
            pc = THEN_EXPLORE if s.answer == EXPLORE_AGAIN else DONE
        if pc == THEN_EXPLORE:  # cards_advanced.law:238  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:241  card Upgraded Scout Camp
def upgraded_scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:245  explore_among 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:246  card Greater Trade Routes
def greater_trade_routes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:251  sift 3 into 2 onto 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 2, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:252  card Infiltration
def infiltration_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:256  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_INFILTRATION_PLAYS, you, this, [])
            invalidate_effect_6(s)
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:256  move 3
            end_effect(s, EFFECT_INFILTRATION_PLAYS)
            invalidate_effect_6(s)
            del st[-4:]
            return False


# cards_advanced.law:258  card Upgraded Town Hall
def upgraded_town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:264  recruit 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:265  card Amenities
def amenities_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:270  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_AMENITIES_PLAYS, you, this, [])
            s.memo_can_resolve = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:270  build
            end_effect(s, EFFECT_AMENITIES_PLAYS)
            s.memo_can_resolve = {}
            del st[-4:]
            return False


# cards_advanced.law:279  card Bribery
def bribery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:285  choose source from territories where can bribe it
            you = st[-6]
            legal = [
                source * STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE + target + FIRST_BRIBERY_PLAYS_SOURCE_TARGET
                for source in s.map.roots
                if can_bribe(s, source, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_be_led(s, target, require_player(controller(s, source), "cards_advanced.law:286"))
            ]
            if legal:
                s.player = you
                s.site = DECISION_BRIBERY_PLAYS_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:285  answered: choose source from territories where can…
            source = st[-4] = (
                s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET
            ) // STRIDE_BRIBERY_PLAYS_SOURCE_TARGET_SOURCE
            target = st[-3] = (s.answer - FIRST_BRIBERY_PLAYS_SOURCE_TARGET) % COUNT_BRIBERY_PLAYS_SOURCE_TARGET_TARGET
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:287  choose n from 1 to 2 where it is at most garrison of source
            source = st[-4]
            you = st[-6]
            legal = [n + OFFSET_BRIBERY_PLAYS_N for n in range(1, 3) if n <= garrison(s, source)]
            if legal:
                s.player = you
                s.site = DECISION_BRIBERY_PLAYS_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = DONE
        if pc == TAKE_N:  # cards_advanced.law:287  answered: choose n from 1 to 2 where it is at most garrison of…
            source = st[-4]
            target = st[-3]
            you = st[-6]
            n = s.answer - OFFSET_BRIBERY_PLAYS_N
            st[-2] = DONE
            st += [you, n, source, target, BEGIN, VERB_LEAD]
            if lead(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:292  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# cards_advanced.law:305  card Incursion
def incursion_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:309  move 4
            you = st[-4]
            st[-2] = DONE
            st += [you, 4, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:310  card Heroic Charge
def heroic_charge_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:314  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_HEROIC_CHARGE_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:314  move 3
            end_effect(s, EFFECT_HEROIC_CHARGE_PLAYS)
            del st[-4:]
            return False


# cards_advanced.law:316  card Trading Post
def trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:322  sift 3 into 1 onto 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 1, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:323  card Legendary Heroes
def legendary_heroes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:329  choose c from your active_area where used of it and can copy it
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
        if pc == TAKE_C:  # cards_advanced.law:329  answered: choose c from your active_area where used of it and can…
            you = st[-4]
            c = s.answer - OFFSET_LEGENDARY_HEROES_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:332  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:334  card "Allies from the Wild"
def allies_from_the_wild_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:339  recruit_wild 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_RECRUIT_WILD]
            s.lists += [[]]
            if recruit_wild(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:341  card Warriors
def warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:345  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_WARRIORS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:345  move 2
            end_effect(s, EFFECT_WARRIORS_PLAYS)
            del st[-4:]
            return False


# cards_advanced.law:347  card Cunning Merchant
def cunning_merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:353  sift 3 into 1 onto 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 1, 2, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:354  card Capture
def capture_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:360  may "attack nobody" when partial
            pc = ASK_OPTION if s.partial else ASK_T_2
        if pc == ASK_OPTION:  # cards_advanced.law:360  may "attack nobody" when partial
            you = st[-4]
            s.player = you
            s.site = DECISION_CAPTURE_PLAYS_OPTION
            s.legal = [ATTACK_NOBODY_CAPTURE_PLAYS_OPTION, NO_CAPTURE_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:360  answered: may "attack nobody" when partial
            pc = ASK_T_3 if s.answer == ATTACK_NOBODY_CAPTURE_PLAYS_OPTION else ASK_T
        if pc == ASK_T:  # cards_advanced.law:363  choose t from territories where can strike_at it and beside_you of it
            you = st[-4]
            legal = [
                t + FIRST_CAPTURE_PLAYS_T_1 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_1
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = ASK_T_3
        if pc == TAKE_T:  # cards_advanced.law:363  answered: choose t from territories where can strike_at it and…
            you = st[-4]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_1
            st[-2] = ASK_T_3
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:364"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_T_3
        if pc == ASK_T_2:  # cards_advanced.law:363  choose t from territories where can strike_at it and beside_you…
            you = st[-4]
            legal = [
                t + FIRST_CAPTURE_PLAYS_T_1 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_1
                s.legal = legal
                st[-2] = TAKE_T_2
                return True
            pc = ASK_T_3
        if pc == TAKE_T_2:  # cards_advanced.law:363  answered: choose t from territories where can strike_at it and…
            you = st[-4]
            t = s.answer - FIRST_CAPTURE_PLAYS_T_1
            st[-2] = ASK_T_3
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:364"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_T_3
        if pc == ASK_T_3:  # cards_advanced.law:367  may choose t from territories where can recruit in it
            you = st[-4]
            legal = [t + FIRST_CAPTURE_PLAYS_T_2 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                legal.append(DECLINE_CAPTURE_PLAYS_T_2)
                s.player = you
                s.site = DECISION_CAPTURE_PLAYS_T_2
                s.legal = legal
                st[-2] = TAKE_T_3
                return True
            pc = DONE
        if pc == TAKE_T_3:  # cards_advanced.law:367  answered: may choose t from territories where can recruit in it
            you = st[-4]
            if s.answer == DECLINE_CAPTURE_PLAYS_T_2:
                pc = DONE
                continue
            t = s.answer - FIRST_CAPTURE_PLAYS_T_2
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
            invalidate_piece_unit(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:373  card Veiled Threats
def veiled_threats_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:379  choose p from rivals of you where hand of it is not empty or can…
            you = st[-5]
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
            pc = THEN_DRAW
        if pc == TAKE_P:  # cards_advanced.law:379  answered: choose p from rivals of you where hand of it is not…
            p = st[-3] = s.answer - OFFSET_VEILED_THREATS_PLAYS_P
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # cards_advanced.law:380  choose one by p
            p = st[-3]
            legal = []
            if len(s.piles[HAND + p]) > 0:
                legal.append(DISCARD_A_CARD)
            if can_spare(s, 1, p):
                legal.append(GIVE_A_RESOURCE)
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = THEN_DRAW
        if pc == TAKE_OPTION:  # cards_advanced.law:380  answered: choose one by p
            pc = ASK_C if s.answer == DISCARD_A_CARD else ASK_R
        if pc == ASK_C:  # cards_advanced.law:382  choose c by p from different hand of p
            p = st[-3]
            legal = [c + OFFSET_VEILED_THREATS_PLAYS_C for c in different(s.piles[HAND + p], FIRST_COPY)]
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_DRAW
        if pc == TAKE_C:  # cards_advanced.law:382  answered: choose c by p from different hand of p
            p = st[-3]
            c = s.answer - OFFSET_VEILED_THREATS_PLAYS_C
            put_last(s, PILES, c, DISCARD + p)
            s.memo_can_resolve = {}
            pc = THEN_DRAW
        if pc == ASK_R:  # cards_advanced.law:385  choose r by p from goods where it of p is at least 1
            p = st[-3]
            goods_now = s.goods
            legal = [r + FIRST_VEILED_THREATS_PLAYS_R for r in goods_(s) if goods_now[p * 4 + r] >= 1]
            if legal:
                s.player = p
                s.site = DECISION_VEILED_THREATS_PLAYS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_DRAW
        if pc == TAKE_R:  # cards_advanced.law:385  answered: choose r by p from goods where it of p is at least 1
            p = st[-3]
            you = st[-5]
            r = s.answer - FIRST_VEILED_THREATS_PLAYS_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(4)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(4)])
            s.memo_can_resolve = {}
            pc = THEN_DRAW
        if pc == THEN_DRAW:  # cards_advanced.law:393  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            return False


# cards_advanced.law:33  may after rolled where roller is you and combat's attacker is you
def rolled_after_rolled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:33  may after rolled where roller is you and combat's attacker is you
            you = st[-3]
            s.player = you
            s.site = DECISION_ROLLED_AFTER_ROLLED_OPTION_1
            s.legal = [ROLLED, NO_ROLLED_AFTER_ROLLED_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:33  answered: may after rolled where roller is you and combat's…
            pc = ASK_OPTION if s.answer == ROLLED else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:34  choose one
            you = st[-3]
            s.player = you
            s.site = DECISION_ROLLED_AFTER_ROLLED_OPTION_2
            s.legal = [N1_CASUALTY, N1_POINT]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:34  answered: choose one
            pc = THEN_RAISE if s.answer == N1_CASUALTY else THEN_RAISE_2
        if pc == THEN_RAISE:  # cards_advanced.law:36  raise struck of attack by 1
            s.struck[ATTACK] += 1
            s.memo_toll = {}
            pc = DONE
        if pc == THEN_RAISE_2:  # cards_advanced.law:38  raise scored of attack by 1
            s.scored[ATTACK] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# cards_advanced.law:74  may openly instead of played where actor is in rivals of you
def defensive_strategy_instead_played(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:74  may openly instead of played where actor is in rivals of you
            you = st[-3]
            s.player = you
            s.site = DECISION_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION
            s.legal = [
                DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION,
                NO_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:74  answered: may openly instead of played where actor is in…
            pc = THEN_PUT if s.answer == DEFENSIVE_STRATEGY_DEFENSIVE_STRATEGY_INSTEAD_PLAYED_OPTION else DONE
        if pc == THEN_PUT:  # cards_advanced.law:75  put this into your active_area
            actor = st[-5]
            c = st[-6]
            this = st[-4]
            you = st[-3]
            put_last(s, PILES, this, ACTIVE_AREA + you)
            s.memo_can_resolve = {}
            put_last(s, PILES, c, DISCARD + actor)
            s.memo_can_resolve = {}
            thwart(s, you, c)
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-6:]
            return False


# At the end, because these modules call each other.
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
)
from lawspeaker_games.northgard.steps_movement import bury, fight, fight_all, march, meet_in, move
from lawspeaker_games.northgard.steps_northgard import after_moved, after_moving, match_after_moved
