"""Northgard: Uncharted Lands: verbs, events and phases of clans.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_effect_18,
    invalidate_effect_21,
    invalidate_effect_23,
    invalidate_piece_unit,
    invalidate_things_token,
)
from lawspeaker_games.northgard.tables import (
    ACTIVE_AREA,
    AFTER_BUILD,
    AFTER_BURY,
    AFTER_DO_TWO_OF,
    AFTER_EXPLORE_AMONG,
    AFTER_MOVE,
    AFTER_PAY_ANY,
    AFTER_PLAYS,
    AFTER_RECRUIT,
    AFTER_RECRUIT_EACH,
    AFTER_RECRUIT_HERE,
    AFTER_SCORCH,
    ASK_C,
    ASK_F,
    ASK_ONE_OF_TS,
    ASK_OPTION,
    ASK_OPTION_2,
    ASK_R,
    ASK_SOURCE,
    ASK_T,
    BEGIN,
    BUILDING,
    DISCARD,
    DONE,
    EFFECT_BEAR_CLAN_PLAYS,
    EFFECT_BOAR_CLAN_PLAYS,
    EFFECT_GLORY_OF_THE_CLAN_PLAYS,
    EFFECT_GOAT_CLAN_PLAYS,
    EFFECT_LAY_OF_THE_LAND_PLAYS,
    EFFECT_THE_BEAR_AWAKENS_PLAYS,
    EFFECT_WOLF_CLAN_PLAYS,
    EXPLORING,
    FAIL,
    FAIL_2,
    FAME,
    GOODS,
    HAND,
    KAIJA,
    MOVING,
    ONE_RESOURCE,
    PIECE_UNIT,
    PILES,
    RECRUITING,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    SCORCHED_EARTH,
    TAKE_C,
    TAKE_E,
    TAKE_F,
    TAKE_ONE_OF_TS,
    TAKE_OPTION,
    TAKE_OPTION_2,
    TAKE_P,
    TAKE_R,
    TAKE_SOURCE,
    TAKE_T,
    THEN_CHOOSE,
    THEN_DO,
    THEN_NOTE_PRAISE,
    THEN_PAY_ANY,
    THEN_PLACE,
    THEN_PUT,
    THEN_RECRUIT_EACH,
    THEN_RECRUIT_HERE,
    THEN_REPEAT,
    THEN_REPEAT_2,
    THEN_SCORCH,
    THEN_STEP_2,
    THEN_STEP_3,
    THEN_STEP_4,
    THEN_STEP_6,
    THEN_STEP_7,
    TILES_MAP,
    TYPE_TERRITORY,
    VERB_BUILD,
    VERB_BURY,
    VERB_DO_BASIC,
    VERB_DO_TWO_OF,
    VERB_EXPLORE,
    VERB_EXPLORE_AMONG,
    VERB_MOVE,
    VERB_MUSTER,
    VERB_PAY_ANY,
    VERB_RECRUIT,
    VERB_RECRUIT_EACH,
    VERB_RECRUIT_HERE,
    VERB_RESOLVE,
    VERB_SCORCH,
)
from lawspeaker_games.northgard.values import (
    TABLE_MINOR,
    barren,
    beside_you,
    can_copy,
    can_depart,
    can_draw,
    can_enlist,
    can_loot,
    can_recruit,
    can_scorch,
    can_spare,
    can_strike_at,
    closed_by,
    controller,
    crop,
    exposed,
    free,
    goods_,
    holdings,
    possible_do_basic,
    possible_line_16,
    possible_line_17,
    possible_line_18,
    possible_line_19,
    possible_line_20,
    possible_line_21,
    printed,
    rivals,
    scorched_rival,
    wooded,
    yours,
)
from lawspeaker_runtime.boards.pieces import move_pieces, place_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect
from lawspeaker_runtime.state.selection import require_player, without_duplicates
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
FIRST_SCORCH_T: Final = 1434
DECISION_SCORCH_T: Final = 15
FIRST_PAY_ANY_R: Final = 1586
DECISION_PAY_ANY_R: Final = 16
FIRST_DO_TWO_OF_E: Final = 1590
DECISION_DO_TWO_OF_E: Final = 17
FIRST_F: Final = 1594
DECISION_F: Final = 18
DECLINE_F: Final = 1598
RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 158424
NO_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 158425
DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 91
LET_KAIJA_ROAM: Final = 158426
NO_THE_BEAR_AWAKENS_PLAYS_OPTION_2: Final = 158427
DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_2: Final = 92
FIRST_OSMOSIS_PLAYS_ONE_OF_TS: Final = 158428
DECISION_OSMOSIS_PLAYS_ONE_OF_TS: Final = 93
DECLINE_OSMOSIS_PLAYS_ONE_OF_TS: Final = 158580
PAY_3_RESOURCES: Final = 158581
NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION: Final = 158582
DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION: Final = 94
FIRST_RAIDING_PARTY_PLAYS_T: Final = 158583
DECISION_RAIDING_PARTY_PLAYS_T: Final = 95
FIRST_RAIDING_PARTY_PLAYS_R: Final = 158735
DECISION_RAIDING_PARTY_PLAYS_R: Final = 96
FIRST_RAVEN_MERCENARIES_PLAYS_T: Final = 158739
DECISION_RAVEN_MERCENARIES_PLAYS_T: Final = 97
PAY_2_RESOURCES: Final = 158891
NO_RAVEN_MERCENARIES_PLAYS_OPTION: Final = 158892
DECISION_RAVEN_MERCENARIES_PLAYS_OPTION: Final = 98
MOVE_SNAKE_CLAN_PLAYS_OPTION_1: Final = 158893
NO_SNAKE_CLAN_PLAYS_OPTION_1: Final = 158894
DECISION_SNAKE_CLAN_PLAYS_OPTION_1: Final = 99
PLACE_SCORCHED_EARTH: Final = 158895
NO_SNAKE_CLAN_PLAYS_OPTION_2: Final = 158896
DECISION_SNAKE_CLAN_PLAYS_OPTION_2: Final = 100
OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P: Final = 158896
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_P: Final = 101
OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_C: Final = 158793
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_C: Final = 102
DISCARD_IT: Final = 159022
GIVE_2_RESOURCES: Final = 159023
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_OPTION: Final = 103
FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R: Final = 159024
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_R: Final = 104
OFFSET_STOLEN_LORE_PLAYS_C: Final = 158919
DECISION_STOLEN_LORE_PLAYS_C: Final = 105
FIRST_STAG_CLAN_PLAYS_T: Final = 159148
DECISION_STAG_CLAN_PLAYS_T: Final = 106
FIRST_SOURCE: Final = 159300
DECISION_SOURCE: Final = 107
DECLINE_SOURCE: Final = 159452
ATTACK_PLUNDER_PLAYS_OPTION_1: Final = 159607
NO_PLUNDER_PLAYS_OPTION_1: Final = 159608
DECISION_PLUNDER_PLAYS_OPTION_1: Final = 110
FIRST_PLUNDER_PLAYS_T: Final = 159455
DECISION_PLUNDER_PLAYS_T: Final = 109
DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2: Final = 159609
NO_PLUNDER_PLAYS_OPTION_2: Final = 159610
DECISION_PLUNDER_PLAYS_OPTION_2: Final = 111
FIRST_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 159611
DECISION_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 112
DECLINE_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 159763
BUILT: Final = 159453
NO_BUILT_BEFORE_BUILT_OPTION: Final = 159454
DECISION_BUILT_BEFORE_BUILT_OPTION: Final = 108
BEAR_BEAR_WHEN_MUSTERED_OPTION: Final = 159776
NO_BEAR_WHEN_MUSTERED_OPTION: Final = 159777
DECISION_BEAR_WHEN_MUSTERED_OPTION: Final = 115
FIRST_BEAR_WHEN_MUSTERED_T: Final = 159778
DECISION_BEAR_WHEN_MUSTERED_T: Final = 116
BEAR_BEAR_WHEN_SETTLED_OPTION: Final = 159930
NO_BEAR_WHEN_SETTLED_OPTION: Final = 159931
DECISION_BEAR_WHEN_SETTLED_OPTION: Final = 117
SNAKE_SNAKE_BEFORE_RESOLVING_OPTION: Final = 159932
NO_SNAKE_BEFORE_RESOLVING_OPTION: Final = 159933
DECISION_SNAKE_BEFORE_RESOLVING_OPTION: Final = 118
FIRST_SNAKE_BEFORE_GATHERING_R: Final = 159934
DECISION_SNAKE_BEFORE_GATHERING_R: Final = 119
DECLINE_SNAKE_BEFORE_GATHERING_R: Final = 159938


# clans.law:178  verb note_taken r: resource
def note_taken(s: State, you: int, r: int) -> None:
    s.taken = goods.add(list(s.taken), [1 if k == r else 0 for k in range(4)])


# clans.law:280  verb forget_praise
def forget_praise(s: State, you: int) -> None:
    s.praised = False


# clans.law:283  verb note_praise
def note_praise(s: State, you: int) -> None:
    s.praised = True


# clans.law:36  card "Protector of the Land"
def protector_of_the_land_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, sum(1 for t in holdings(s, you) if laid.closed(s.map, t) and laid.tile_count(s.map, t) >= 3))
    if s.failed:
        s.undone = True
    s.failed = False


# clans.law:22  before marched where mover is you and rides_along
def marched_before_marched(s: State, source: int, target: int, mover: int, group: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [crop(s, source)[RES_FOOD], crop(s, source)[RES_WOOD], 0, 0])
    s.memo_possible_build = {}


# clans.law:78  before explored where explorer is you
def explored_before_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, printed(s, x))
    s.memo_possible_build = {}


# clans.law:272  before built where builder is you and (price of b) is more than wood of you
def built_before_built_2(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    note_praise(s, you)
    collect(s, you, ground)


# clans.law:275  when built where builder is you and still_due
def built_when_built_2(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    collect(s, you, ground)


# clans.law:45  when explored where explorer is you
def boar_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    if barren(s, you):
        goods.gain_one(s, s.goods, GOODS, you, RES_LORE, 1)
        s.memo_possible_build = {}


# clans.law:85  when built where builder is you
def goat_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    if TABLE_MINOR[b]:
        goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 1)
        s.memo_possible_build = {}
    else:
        goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 2)
        s.memo_possible_build = {}


# clans.law:118  when explored where explorer is you
def raven_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    for t in closed_by(s, you):
        collect(s, you, t)


# clans.law:244  when won where winner is you and winning is attack and (present of you in ground) and can claim ground
def stag_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FAME, 1)
    s.memo_possible_build = {}


# clans.law:246  when explored where explorer is you
def stag_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FAME, len(closed_by(s, you)))
    s.memo_possible_build = {}


# clans.law:296  when won where winner is you and winning is attack
def wolf_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 1)
    s.memo_possible_build = {}


# clans.law:66  verb recruit_each ts: list of territory
def recruit_each(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:68  only if ts is not empty and (reserve of unit for you) is at least 1
            ts = s.lists[-1]
            you = st[-3]
            if len(ts) > 0 and 14 - s.unit_placed[you] >= 1:
                # clans.law:69  each t among ts
                ts = s.lists[-1]
                you = st[-3]
                for t in list(ts):
                    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
                    invalidate_piece_unit(s)
                st[-2] = DONE
                st += [you, BEGIN, VERB_MUSTER]
                s.lists += [list(ts), []]
                if muster(s):
                    return True
                pc = DONE
            else:
                # clans.law:68  only if ts is not empty and (reserve of unit for you) is at least 1
                s.failed = True
                del st[-3:]
                del s.lists[-1:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False


# clans.law:184  verb scorch
def scorch(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:186  choose t from territories where can scorch it
            you = st[-3]
            legal = [t + FIRST_SCORCH_T for t in s.map.roots if can_scorch(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_SCORCH_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:186  answered: choose t from territories where can scorch it
            t = s.answer - FIRST_SCORCH_T
            place_thing(s, PILES, SCORCHED_EARTH, t, TYPE_TERRITORY)
            invalidate_things_token(s)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # clans.law:189  fail
            s.failed = True
            del st[-3:]
            return False


# clans.law:330  verb pay_any n: number
def pay_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:332  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # clans.law:332  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:332  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                s.failed = False
                del st[-5:]
                return False
        if pc == ASK_R:  # clans.law:333  choose r from goods where it of you is at least 1
            you = st[-5]
            goods_now = s.goods
            legal = [r + FIRST_PAY_ANY_R for r in goods_(s) if goods_now[you * 4 + r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_PAY_ANY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # clans.law:333  answered: choose r from goods where it of you is at least 1
            you = st[-5]
            r = s.answer - FIRST_PAY_ANY_R
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_possible_build = {}
            pc = THEN_REPEAT
            continue
        if pc == FAIL:  # clans.law:336  fail
            s.failed = True
            del st[-5:]
            return False


# clans.law:338  verb do_two_of es: list of effect
def do_two_of(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:340  choose e from es where possible do_basic it
            es = s.lists[-1]
            you = st[-4]
            legal = [e + FIRST_DO_TWO_OF_E for e in es if possible_do_basic(s, e, you)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = DECISION_DO_TWO_OF_E
                s.legal = legal
                st[-2] = TAKE_E
                return True
            pc = FAIL
        if pc == TAKE_E:  # clans.law:340  answered: choose e from es where possible do_basic it
            you = st[-4]
            e = st[-3] = s.answer - FIRST_DO_TWO_OF_E
            st[-2] = ASK_F
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = ASK_F
        if pc == ASK_F:  # clans.law:342  may choose f from es where it is not e and possible do_basic it
            e = st[-3]
            es = s.lists[-1]
            you = st[-4]
            legal = [f + FIRST_F for f in es if f != e and possible_do_basic(s, f, you)]
            legal = without_duplicates(legal)
            if legal:
                legal.append(DECLINE_F)
                s.player = you
                s.site = DECISION_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = DONE
        if pc == TAKE_F:  # clans.law:342  answered: may choose f from es where it is not e and possible do_basic it
            you = st[-4]
            if s.answer == DECLINE_F:
                pc = DONE
                continue
            f = s.answer - FIRST_F
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:347  fail
            s.failed = True
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False


# clans.law:349  verb do_basic e: effect
def do_basic(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:351  depending on e
            e = st[-3]
            if e == RECRUITING:
                # clans.law:353  recruit 1
                you = st[-4]
                st[-2] = AFTER_RECRUIT
                st += [you, 1, 0, BEGIN, VERB_RECRUIT]
                s.lists += [[]]
                if recruit(s):
                    return True
                pc = AFTER_RECRUIT
            else:
                # clans.law:351  depending on e
                e = st[-3]
                if e == MOVING:
                    # clans.law:355  move 1
                    you = st[-4]
                    st[-2] = AFTER_MOVE
                    st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
                    if move(s):
                        return True
                    pc = AFTER_MOVE
                else:
                    # clans.law:351  depending on e
                    e = st[-3]
                    if e == BUILDING:
                        # clans.law:357  build
                        you = st[-4]
                        st[-2] = AFTER_BUILD
                        st += [you, 0, BEGIN, VERB_BUILD]
                        if build(s):
                            return True
                        pc = AFTER_BUILD
                    else:
                        # clans.law:351  depending on e
                        e = st[-3]
                        if e == EXPLORING:
                            # clans.law:359  explore
                            you = st[-4]
                            st[-2] = DONE
                            st += [you, BEGIN, VERB_EXPLORE]
                            if explore(s):
                                return True
                        pc = DONE
        if pc == AFTER_RECRUIT:  # clans.law:353  recruit 1
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == AFTER_MOVE:  # clans.law:355  move 1
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == AFTER_BUILD:  # clans.law:357  build
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:57  card Osmosis
def try_plays_of_card_osmosis(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:57  card Osmosis
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # clans.law:57  card Osmosis
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:103  card "Resourceful People"
def try_plays_of_card_resourceful_people(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:103  card "Resourceful People"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # clans.law:103  card "Resourceful People"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:330  verb pay_any n: number
def try_pay_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:150  pay_any 2
            n = st[-3]
            you = st[-4]
            st[-2] = AFTER_PAY_ANY
            st += [you, n, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:150  pay_any 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:320  card "Call to War"
def try_plays_of_card_call_to_war(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:320  card "Call to War"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # clans.law:320  card "Call to War"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:16  card "Bear Clan"
def bear_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:21  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_BEAR_CLAN_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:21  move 1
            end_effect(s, EFFECT_BEAR_CLAN_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:24  card "The Bear Awakens"
def the_bear_awakens_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:30  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_16(s, this, you):
                # clans.law:31  "recruit"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_17(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # clans.law:31  "recruit"
            you = st[-7]
            s.player = you
            s.site = DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_1
            s.legal = [RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1, NO_THE_BEAR_AWAKENS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:31  answered: "recruit"
            pc = THEN_STEP_3 if s.answer == RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # clans.law:31  "recruit"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # clans.law:31  "recruit"
            left_out = st[-4] != 0
            if not left_out:
                # clans.law:32  recruit 2
                you = st[-7]
                st[-2] = AFTER_RECRUIT
                st += [you, 2, 0, BEGIN, VERB_RECRUIT]
                s.lists += [[]]
                if recruit(s):
                    return True
                pc = AFTER_RECRUIT
            else:
                pc = THEN_STEP_4
        if pc == AFTER_RECRUIT:  # clans.law:32  recruit 2
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # clans.law:33  "let Kaija roam"
            this = st[-6]
            you = st[-7]
            if possible_line_17(s, this, you):
                # clans.law:33  "let Kaija roam"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # clans.law:33  "let Kaija roam"
            you = st[-7]
            s.player = you
            s.site = DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_2
            s.legal = [LET_KAIJA_ROAM, NO_THE_BEAR_AWAKENS_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # clans.law:33  answered: "let Kaija roam"
            pc = THEN_STEP_7 if s.answer == LET_KAIJA_ROAM else THEN_STEP_6
        if pc == THEN_STEP_6:  # clans.law:33  "let Kaija roam"
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # clans.law:33  "let Kaija roam"
            left_out_2 = st[-3] != 0
            this = st[-6]
            you = st[-7]
            if not left_out_2:
                begin_effect(s, EFFECT_THE_BEAR_AWAKENS_PLAYS, you, this, [])
                invalidate_effect_18(s)
                done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # clans.law:30  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:30  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


# clans.law:50  card "Boar Clan"
def boar_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:55  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_BOAR_CLAN_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:55  build
            end_effect(s, EFFECT_BOAR_CLAN_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:57  card Osmosis
def osmosis_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:62  choose up to 3 ts from holdings of you where wooded of it and can recruit in it
            ts = s.lists[-1] = []
            left = st[-3] = 3
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # clans.law:62  choose up to 3 ts from holdings of you where wooded of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH
        if pc == ASK_ONE_OF_TS:  # clans.law:62  choose up to 3 ts from holdings of you where wooded of it and can…
            ts = s.lists[-1]
            you = st[-5]
            legal = [
                one_of_ts + FIRST_OSMOSIS_PLAYS_ONE_OF_TS
                for one_of_ts in holdings(s, you)
                if wooded(s, one_of_ts) and can_recruit(s, one_of_ts, you) and one_of_ts not in ts
            ]
            if legal:
                legal.append(DECLINE_OSMOSIS_PLAYS_ONE_OF_TS)
                s.player = you
                s.site = DECISION_OSMOSIS_PLAYS_ONE_OF_TS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_TS
                return True
            pc = THEN_RECRUIT_EACH
        if pc == TAKE_ONE_OF_TS:  # clans.law:62  answered: choose up to 3 ts from holdings of you where wooded of it…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == DECLINE_OSMOSIS_PLAYS_ONE_OF_TS:
                pc = THEN_RECRUIT_EACH
                continue
            ts.append(s.answer - FIRST_OSMOSIS_PLAYS_ONE_OF_TS)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_RECRUIT_EACH:  # clans.law:63  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = AFTER_RECRUIT_EACH
            st += [you, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts)]
            if recruit_each(s):
                return True
            pc = AFTER_RECRUIT_EACH
        if pc == AFTER_RECRUIT_EACH:  # clans.law:63  recruit_each ts
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:72  card "Lay of the Land"
def lay_of_the_land_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:77  explore_among 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_LAY_OF_THE_LAND_PLAYS, you, this, [])
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 3, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # clans.law:77  explore_among 3
            end_effect(s, EFFECT_LAY_OF_THE_LAND_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:90  card "Goat Clan"
def goat_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:95  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_GOAT_CLAN_PLAYS, you, this, [])
            invalidate_effect_21(s)
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:95  build
            end_effect(s, EFFECT_GOAT_CLAN_PLAYS)
            invalidate_effect_21(s)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:97  card Teamwork
def teamwork_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:102  do_two_of (recruiting, moving, building, exploring)
            you = st[-4]
            st[-2] = AFTER_DO_TWO_OF
            st += [you, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [[RECRUITING, MOVING, BUILDING, EXPLORING]]
            if do_two_of(s):
                return True
            pc = AFTER_DO_TWO_OF
        if pc == AFTER_DO_TWO_OF:  # clans.law:102  do_two_of (recruiting, moving, building, exploring)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:103  card "Resourceful People"
def resourceful_people_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:108  draw 2
            you = st[-4]
            draw_(s, you, 2)
            if s.failed:
                s.undone = True
            pc = ASK_OPTION if can_spare(s, 3, you) and can_draw(s, 1, you) else DONE
        if pc == ASK_OPTION:  # clans.law:110  may "pay 3 resources"
            you = st[-4]
            s.player = you
            s.site = DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION
            s.legal = [PAY_3_RESOURCES, NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:110  answered: may "pay 3 resources"
            pc = THEN_PAY_ANY if s.answer == PAY_3_RESOURCES else DONE
        if pc == THEN_PAY_ANY:  # clans.law:111  pay_any 3
            you = st[-4]
            st[-2] = AFTER_PAY_ANY
            st += [you, 3, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:111  pay_any 3
            you = st[-4]
            if s.failed:
                s.undone = True
            draw_(s, you, 1)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clans.law:121  card "Raven Clan"
def raven_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:126  explore_among 2
            you = st[-4]
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 2, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # clans.law:126  explore_among 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:127  card "Raiding Party"
def raiding_party_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:133  choose t from territories where can strike_at it
            you = st[-5]
            legal = [t + FIRST_RAIDING_PARTY_PLAYS_T for t in s.map.roots if can_strike_at(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_RAIDING_PARTY_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:133  answered: choose t from territories where can strike_at it
            you = st[-5]
            t = st[-3] = s.answer - FIRST_RAIDING_PARTY_PLAYS_T
            st[-2] = ASK_R
            st += [you, 1, require_player(controller(s, t), "clans.law:134"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_R
        if pc == ASK_R:  # clans.law:135  choose r from goods where it of crop of t is at least 1
            t = st[-3]
            you = st[-5]
            legal = [r + FIRST_RAIDING_PARTY_PLAYS_R for r in goods_(s) if crop(s, t)[r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_RAIDING_PARTY_PLAYS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:135  answered: choose r from goods where it of crop of t is at least 1
            you = st[-5]
            r = s.answer - FIRST_RAIDING_PARTY_PLAYS_R
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            s.memo_possible_build = {}
            pc = DONE
        if pc == FAIL:  # clans.law:140  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:141  card "Raven Mercenaries"
def raven_mercenaries_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:146  choose t from territories where free of it and can enlist in it
            you = st[-6]
            legal = [t + FIRST_RAVEN_MERCENARIES_PLAYS_T for t in s.map.roots if free(s, t) and can_enlist(s, t)]
            if legal:
                s.player = you
                s.site = DECISION_RAVEN_MERCENARIES_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:146  answered: choose t from territories where free of it and can enlist in it
            you = st[-6]
            t = st[-3] = s.answer - FIRST_RAVEN_MERCENARIES_PLAYS_T
            n = st[-4] = 2
            pc = ASK_OPTION if can_spare(s, 2, you) else THEN_RECRUIT_HERE
        if pc == ASK_OPTION:  # clans.law:149  may "pay 2 resources"
            you = st[-6]
            s.player = you
            s.site = DECISION_RAVEN_MERCENARIES_PLAYS_OPTION
            s.legal = [PAY_2_RESOURCES, NO_RAVEN_MERCENARIES_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:149  answered: may "pay 2 resources"
            pc = THEN_PAY_ANY if s.answer == PAY_2_RESOURCES else THEN_RECRUIT_HERE
        if pc == THEN_PAY_ANY:  # clans.law:150  pay_any 2
            you = st[-6]
            st[-2] = AFTER_PAY_ANY
            st += [you, 2, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:150  pay_any 2
            if s.failed:
                s.undone = True
            n = st[-4] = 3
            pc = THEN_RECRUIT_HERE
        if pc == THEN_RECRUIT_HERE:  # clans.law:154  recruit_here n in t
            n = st[-4]
            t = st[-3]
            you = st[-6]
            st[-2] = AFTER_RECRUIT_HERE
            st += [you, n, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = AFTER_RECRUIT_HERE
        if pc == AFTER_RECRUIT_HERE:  # clans.law:154  recruit_here n in t
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-6:]
            return False
        if pc == FAIL:  # clans.law:156  fail
            s.failed = True
            del st[-6:]
            return False


# clans.law:190  card "Snake Clan"
def snake_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:195  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_18(s, this, you):
                # clans.law:196  "move"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_19(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # clans.law:196  "move"
            you = st[-7]
            s.player = you
            s.site = DECISION_SNAKE_CLAN_PLAYS_OPTION_1
            s.legal = [MOVE_SNAKE_CLAN_PLAYS_OPTION_1, NO_SNAKE_CLAN_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:196  answered: "move"
            pc = THEN_STEP_3 if s.answer == MOVE_SNAKE_CLAN_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # clans.law:196  "move"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # clans.law:196  "move"
            left_out = st[-4] != 0
            if not left_out:
                # clans.law:197  move 1
                you = st[-7]
                st[-2] = AFTER_MOVE
                st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
                if move(s):
                    return True
                pc = AFTER_MOVE
            else:
                pc = THEN_STEP_4
        if pc == AFTER_MOVE:  # clans.law:197  move 1
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # clans.law:198  "place Scorched Earth"
            this = st[-6]
            you = st[-7]
            if possible_line_19(s, this, you):
                # clans.law:198  "place Scorched Earth"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # clans.law:198  "place Scorched Earth"
            you = st[-7]
            s.player = you
            s.site = DECISION_SNAKE_CLAN_PLAYS_OPTION_2
            s.legal = [PLACE_SCORCHED_EARTH, NO_SNAKE_CLAN_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # clans.law:198  answered: "place Scorched Earth"
            pc = THEN_STEP_7 if s.answer == PLACE_SCORCHED_EARTH else THEN_STEP_6
        if pc == THEN_STEP_6:  # clans.law:198  "place Scorched Earth"
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # clans.law:198  "place Scorched Earth"
            left_out_2 = st[-3] != 0
            if not left_out_2:
                # clans.law:199  scorch
                you = st[-7]
                st[-2] = AFTER_SCORCH
                st += [you, BEGIN, VERB_SCORCH]
                if scorch(s):
                    return True
                pc = AFTER_SCORCH
            else:
                pc = THEN_DO
        if pc == AFTER_SCORCH:  # clans.law:199  scorch
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # clans.law:195  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:195  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


# clans.law:200  card "Rapacious Exploitation"
def rapacious_exploitation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:205  choose p from rivals of you where hand of it is not empty
            you = st[-7]
            legal = [p + OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = FAIL
        if pc == TAKE_P:  # clans.law:205  answered: choose p from rivals of you where hand of it is not empty
            you = st[-7]
            p = st[-4] = s.answer - OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # clans.law:207  choose c from hand of p
            p = st[-4]
            you = st[-7]
            legal = [c + OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_C for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # clans.law:207  answered: choose c from hand of p
            c = st[-5] = s.answer - OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_C
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # clans.law:208  choose one by p
            p = st[-4]
            legal = []
            legal.append(DISCARD_IT)
            if can_spare(s, 2, p):
                legal.append(GIVE_2_RESOURCES)
            s.player = p
            s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:208  answered: choose one by p
            pc = THEN_PUT if s.answer == DISCARD_IT else THEN_REPEAT
        if pc == THEN_PUT:  # clans.law:210  put c into discard of p
            c = st[-5]
            p = st[-4]
            put_last(s, PILES, c, DISCARD + p)
            pc = DONE
        if pc == THEN_REPEAT:  # clans.law:212  repeat 2 times
            times_left = st[-3] = 2
            pc = THEN_REPEAT_2
        if pc == THEN_REPEAT_2:  # clans.law:212  repeat 2 times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:212  repeat 2 times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # clans.law:213  choose r by p from goods where it of p is at least 1
            p = st[-4]
            goods_now = s.goods
            legal = [r + FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R for r in goods_(s) if goods_now[p * 4 + r] >= 1]
            if legal:
                s.player = p
                s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:213  answered: choose r by p from goods where it of p is at least 1
            p = st[-4]
            you = st[-7]
            r = s.answer - FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(4)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(4)])
            s.memo_possible_build = {}
            pc = THEN_REPEAT_2
            continue
        if pc == FAIL:  # clans.law:220  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False


# clans.law:221  card "Stolen Lore"
def stolen_lore_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:227  let victim = scorched_rival
            you = st[-5]
            victim = st[-3] = scorched_rival(s, you)
            if victim != 0:
                pc = ASK_C
            else:
                # clans.law:228  only if victim is not nobody
                s.failed = True
                del st[-5:]
                return False
        if pc == ASK_C:  # clans.law:229  choose c from active_area of victim where can copy it
            victim = st[-3]
            you = st[-5]
            legal = [
                c + OFFSET_STOLEN_LORE_PLAYS_C
                for c in s.piles[ACTIVE_AREA + require_player(victim, "clans.law:229")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_STOLEN_LORE_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL_2
        if pc == TAKE_C:  # clans.law:229  answered: choose c from active_area of victim where can copy it
            you = st[-5]
            c = s.answer - OFFSET_STOLEN_LORE_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL_2:  # clans.law:232  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:248  card "Stag Clan"
def stag_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:253  choose t from territories where can recruit in it
            you = st[-5]
            legal = [t + FIRST_STAG_CLAN_PLAYS_T for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_STAG_CLAN_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:253  answered: choose t from territories where can recruit in it
            you = st[-5]
            t = st[-3] = s.answer - FIRST_STAG_CLAN_PLAYS_T
            st[-2] = AFTER_RECRUIT_HERE
            st += [you, 1, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = AFTER_RECRUIT_HERE
        if pc == AFTER_RECRUIT_HERE:  # clans.law:254  recruit_here 1 in t
            if s.failed:
                s.undone = True
            pc = ASK_SOURCE
        if pc == ASK_SOURCE:  # clans.law:255  may choose source from neighbours of t where yours of it and can depart…
            t = st[-3]
            you = st[-5]
            unit = s.unit
            legal = [
                source + FIRST_SOURCE
                for source in laid.neighbours(TILES_MAP, s.map, t)
                if yours(s, source, you) and can_depart(s, source) and unit[you * 152 + s.map.root[source]] >= 1
            ]
            if legal:
                legal.append(DECLINE_SOURCE)
                s.player = you
                s.site = DECISION_SOURCE
                s.legal = legal
                st[-2] = TAKE_SOURCE
                return True
            pc = DONE
        if pc == TAKE_SOURCE:  # clans.law:255  answered: may choose source from neighbours of t where yours of it and…
            t = st[-3]
            you = st[-5]
            if s.answer == DECLINE_SOURCE:
                pc = DONE
                continue
            source = s.answer - FIRST_SOURCE
            move_pieces(s, s.unit, 152, PIECE_UNIT, you, s.map.root[source], s.map.root[t], 1)
            invalidate_piece_unit(s)
            pc = DONE
        if pc == FAIL:  # clans.law:260  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:261  card "Glory of the Clan"
def glory_of_the_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:266  forget_praise
            this = st[-3]
            you = st[-4]
            forget_praise(s, you)
            begin_effect(s, EFFECT_GLORY_OF_THE_CLAN_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:267  build
            end_effect(s, EFFECT_GLORY_OF_THE_CLAN_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:286  card Annexation
def annexation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:292  do_two_of (moving, exploring)
            you = st[-4]
            st[-2] = AFTER_DO_TWO_OF
            st += [you, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [[MOVING, EXPLORING]]
            if do_two_of(s):
                return True
            pc = AFTER_DO_TWO_OF
        if pc == AFTER_DO_TWO_OF:  # clans.law:292  do_two_of (moving, exploring)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:298  card "Wolf Clan"
def wolf_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:303  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_WOLF_CLAN_PLAYS, you, this, [])
            invalidate_effect_23(s)
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:303  move 1
            end_effect(s, EFFECT_WOLF_CLAN_PLAYS)
            invalidate_effect_23(s)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:306  card Plunder
def plunder_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:312  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_20(s, this, you):
                # clans.law:313  "attack"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = ASK_OPTION if s.partial and (done_any or possible_line_21(s, this, you)) else THEN_STEP_3
            else:
                pc = THEN_STEP_4
        if pc == ASK_OPTION:  # clans.law:313  "attack"
            you = st[-7]
            s.player = you
            s.site = DECISION_PLUNDER_PLAYS_OPTION_1
            s.legal = [ATTACK_PLUNDER_PLAYS_OPTION_1, NO_PLUNDER_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:313  answered: "attack"
            pc = THEN_STEP_3 if s.answer == ATTACK_PLUNDER_PLAYS_OPTION_1 else THEN_STEP_2
        if pc == THEN_STEP_2:  # clans.law:313  "attack"
            left_out = st[-4] = True
            pc = THEN_STEP_3
        if pc == THEN_STEP_3:  # clans.law:313  "attack"
            left_out = st[-4] != 0
            pc = ASK_T if not left_out else THEN_STEP_4
        if pc == ASK_T:  # clans.law:314  choose t from territories where can strike_at it and beside_you of it
            you = st[-7]
            legal = [
                t + FIRST_PLUNDER_PLAYS_T for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_PLUNDER_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:314  answered: choose t from territories where can strike_at it and beside_you…
            you = st[-7]
            t = s.answer - FIRST_PLUNDER_PLAYS_T
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "clans.law:315"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == FAIL:  # clans.law:317  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == AFTER_BURY:  # clans.law:313  "attack"
            done_any = st[-5] = True
            pc = THEN_STEP_4
        if pc == THEN_STEP_4:  # clans.law:318  "draw a card"
            this = st[-6]
            you = st[-7]
            if possible_line_21(s, this, you):
                # clans.law:318  "draw a card"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_2 if s.partial and done_any else THEN_STEP_7
            else:
                pc = THEN_DO
        if pc == ASK_OPTION_2:  # clans.law:318  "draw a card"
            you = st[-7]
            s.player = you
            s.site = DECISION_PLUNDER_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2, NO_PLUNDER_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # clans.law:318  answered: "draw a card"
            pc = THEN_STEP_7 if s.answer == DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2 else THEN_STEP_6
        if pc == THEN_STEP_6:  # clans.law:318  "draw a card"
            left_out_2 = st[-3] = True
            pc = THEN_STEP_7
        if pc == THEN_STEP_7:  # clans.law:318  "draw a card"
            left_out_2 = st[-3] != 0
            you = st[-7]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-5] = True
            pc = THEN_DO
        if pc == THEN_DO:  # clans.law:312  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:312  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


# clans.law:320  card "Call to War"
def call_to_war_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:325  choose up to 14 ts from holdings of you where exposed of it and can recruit…
            ts = s.lists[-1] = []
            left = st[-3] = 14
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # clans.law:325  choose up to 14 ts from holdings of you where exposed of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH
        if pc == ASK_ONE_OF_TS:  # clans.law:325  choose up to 14 ts from holdings of you where exposed of it and can…
            ts = s.lists[-1]
            you = st[-5]
            legal = [
                one_of_ts + FIRST_CALL_TO_WAR_PLAYS_ONE_OF_TS
                for one_of_ts in holdings(s, you)
                if exposed(s, one_of_ts, you) and can_recruit(s, one_of_ts, you) and one_of_ts not in ts
            ]
            if legal:
                legal.append(DECLINE_CALL_TO_WAR_PLAYS_ONE_OF_TS)
                s.player = you
                s.site = DECISION_CALL_TO_WAR_PLAYS_ONE_OF_TS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_TS
                return True
            pc = THEN_RECRUIT_EACH
        if pc == TAKE_ONE_OF_TS:  # clans.law:325  answered: choose up to 14 ts from holdings of you where exposed of…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == DECLINE_CALL_TO_WAR_PLAYS_ONE_OF_TS:
                pc = THEN_RECRUIT_EACH
                continue
            ts.append(s.answer - FIRST_CALL_TO_WAR_PLAYS_ONE_OF_TS)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_RECRUIT_EACH:  # clans.law:326  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = AFTER_RECRUIT_EACH
            st += [you, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts)]
            if recruit_each(s):
                return True
            pc = AFTER_RECRUIT_EACH
        if pc == AFTER_RECRUIT_EACH:  # clans.law:326  recruit_each ts
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:269  may before built where builder is you and (price of b) is at most wood of you
def built_before_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:269  may before built where builder is you and (price of b) is at most wood of you
            you = st[-3]
            s.player = you
            s.site = DECISION_BUILT_BEFORE_BUILT_OPTION
            s.legal = [BUILT, NO_BUILT_BEFORE_BUILT_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:269  answered: may before built where builder is you and (price of b) is at…
            pc = THEN_NOTE_PRAISE if s.answer == BUILT else DONE
        if pc == THEN_NOTE_PRAISE:  # clans.law:270  note_praise
            ground = st[-5]
            you = st[-3]
            note_praise(s, you)
            collect(s, you, ground)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# clans.law:8  may when mustered where owner is you and place of Kaija is nothing
def bear_when_mustered(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:8  may when mustered where owner is you and place of Kaija is nothing
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAR_WHEN_MUSTERED_OPTION
            s.legal = [BEAR_BEAR_WHEN_MUSTERED_OPTION, NO_BEAR_WHEN_MUSTERED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:8  answered: may when mustered where owner is you and place of Kaija is…
            pc = ASK_T if s.answer == BEAR_BEAR_WHEN_MUSTERED_OPTION else DONE
        if pc == ASK_T:  # clans.law:9  choose t from territories where can recruit in it
            you = st[-3]
            legal = [t + FIRST_BEAR_WHEN_MUSTERED_T for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_BEAR_WHEN_MUSTERED_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # clans.law:9  answered: choose t from territories where can recruit in it
            t = s.answer - FIRST_BEAR_WHEN_MUSTERED_T
            place_thing(s, PILES, KAIJA, t, TYPE_TERRITORY)
            invalidate_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clans.law:13  may when settled where settler is you and place of Kaija is nothing
def bear_when_settled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:13  may when settled where settler is you and place of Kaija is nothing
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAR_WHEN_SETTLED_OPTION
            s.legal = [BEAR_BEAR_WHEN_SETTLED_OPTION, NO_BEAR_WHEN_SETTLED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:13  answered: may when settled where settler is you and place of Kaija is…
            pc = THEN_PLACE if s.answer == BEAR_BEAR_WHEN_SETTLED_OPTION else DONE
        if pc == THEN_PLACE:  # clans.law:14  place Kaija in ground
            ground = st[-6]
            place_thing(s, PILES, KAIJA, ground, TYPE_TERRITORY)
            invalidate_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:165  may before resolving where actor is you and clan of c is Snake and (any t among territories where can…
def snake_before_resolving(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:165  may before resolving where actor is you and clan of c is Snake and (any t…
            you = st[-3]
            s.player = you
            s.site = DECISION_SNAKE_BEFORE_RESOLVING_OPTION
            s.legal = [SNAKE_SNAKE_BEFORE_RESOLVING_OPTION, NO_SNAKE_BEFORE_RESOLVING_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:165  answered: may before resolving where actor is you and clan of c is…
            pc = THEN_SCORCH if s.answer == SNAKE_SNAKE_BEFORE_RESOLVING_OPTION else DONE
        if pc == THEN_SCORCH:  # clans.law:166  scorch
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORCH]
            if scorch(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:167  before gathering where place of "Scorched Earth" is ground and owner is in rivals of you
def snake_before_gathering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:169  may choose r from goods where can loot it in ground
            ground = st[-6]
            you = st[-3]
            legal = [r + FIRST_SNAKE_BEFORE_GATHERING_R for r in goods_(s) if can_loot(s, r, ground)]
            if legal:
                legal.append(DECLINE_SNAKE_BEFORE_GATHERING_R)
                s.player = you
                s.site = DECISION_SNAKE_BEFORE_GATHERING_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:169  answered: may choose r from goods where can loot it in ground
            you = st[-3]
            if s.answer == DECLINE_SNAKE_BEFORE_GATHERING_R:
                pc = DONE
                continue
            r = s.answer - FIRST_SNAKE_BEFORE_GATHERING_R
            note_taken(s, you, r)
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            s.memo_possible_build = {}
            if s.scorched_yield == ONE_RESOURCE:
                pc = DONE
            else:
                # clans.law:168  repeat
                pc = BEGIN
                continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps import run_card_plays
from lawspeaker_games.northgard.steps_actions import resolve
from lawspeaker_games.northgard.steps_effects import build, draw_, explore, explore_among, muster, recruit, recruit_here
from lawspeaker_games.northgard.steps_movement import bury, move
from lawspeaker_games.northgard.steps_year import collect
