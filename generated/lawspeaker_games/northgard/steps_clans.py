"""Northgard: Uncharted Lands: verbs, events and phases of clans.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    invalidate_effect_17,
    invalidate_effect_20,
    invalidate_effect_22,
    invalidate_things_token,
)
from lawspeaker_games.northgard.tables import (
    ACTIVE_AREA,
    AFTER_ANNEX,
    AFTER_BRING_ALONG,
    AFTER_BUILD,
    AFTER_BURY,
    AFTER_BUY_CARD,
    AFTER_DO_BASIC,
    AFTER_DO_TWO_OF,
    AFTER_EXPLORE_AMONG,
    AFTER_MOVE,
    AFTER_PAY_ANY,
    AFTER_PAY_ANY_2,
    AFTER_PLAYS,
    AFTER_RECRUIT,
    AFTER_RECRUIT_EACH,
    AFTER_RECRUIT_HERE,
    AFTER_SCORCH,
    AFTER_SCORCH_2,
    AFTER_SCORCH_AGAIN,
    AFTER_STATION,
    ASK_C,
    ASK_F,
    ASK_F_2,
    ASK_ONE_OF_TS,
    ASK_OPTION,
    ASK_OPTION_ATTACK,
    ASK_OPTION_DRAW,
    ASK_OPTION_LET,
    ASK_OPTION_MOVE,
    ASK_OPTION_PAY,
    ASK_OPTION_PLACE,
    ASK_OPTION_RECRUIT,
    ASK_R,
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
    GOODS,
    HAND,
    KAIJA,
    MOVING,
    NEXT_T,
    ONE_RESOURCE,
    PILES,
    RECRUITING,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    RESOURCE_COUNT,
    SCORCHED_EARTH,
    TAKE_C,
    TAKE_E,
    TAKE_F,
    TAKE_F_2,
    TAKE_ONE_OF_TS,
    TAKE_OPTION,
    TAKE_OPTION_ATTACK,
    TAKE_OPTION_DRAW,
    TAKE_OPTION_LET,
    TAKE_OPTION_MOVE,
    TAKE_OPTION_PAY,
    TAKE_OPTION_PLACE,
    TAKE_OPTION_RECRUIT,
    TAKE_P,
    TAKE_R,
    TAKE_SOURCE,
    TAKE_T,
    THEN_ATTACK_2,
    THEN_ATTACK_3,
    THEN_BRING_ALONG,
    THEN_CHOOSE_UP,
    THEN_DO_WHAT_YOU,
    THEN_DRAW_2_CARDS_2,
    THEN_DRAW_2_CARDS_3,
    THEN_DRAW_CARD,
    THEN_DRAW_CARD_3,
    THEN_DRAW_CARD_4,
    THEN_LET_KAIJA,
    THEN_LET_KAIJA_3,
    THEN_LET_KAIJA_4,
    THEN_MOVE_2,
    THEN_MOVE_3,
    THEN_MUSTER_JOINED,
    THEN_NOTE_PRAISE,
    THEN_PAY_3_RESOURCES,
    THEN_PAY_3_RESOURCES_3,
    THEN_PAY_3_RESOURCES_4,
    THEN_PAY_ANY_2,
    THEN_PAY_ANY_3_2,
    THEN_PLACE_KAIJA,
    THEN_PLACE_SCORCHED_EARTH,
    THEN_PLACE_SCORCHED_EARTH_3,
    THEN_PLACE_SCORCHED_EARTH_4,
    THEN_PUT_C,
    THEN_RECRUIT_3,
    THEN_RECRUIT_4,
    THEN_RECRUIT_EACH_TS,
    THEN_RECRUIT_HERE_N,
    THEN_REPEAT_2_TIMES,
    THEN_REPEAT_2_TIMES_2,
    THEN_REPEAT_N_TIMES,
    THEN_SCORCH,
    THEN_SCORCH_2,
    THEN_STAND_IN,
    TILES_MAP,
    TYPE_TERRITORY,
    VERB_ANNEX,
    VERB_BRING_ALONG,
    VERB_BUILD,
    VERB_BURY,
    VERB_BUY_CARD,
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
    VERB_SCORCH_AGAIN,
    VERB_STATION,
    VERB_TRANSFER,
)
from lawspeaker_games.northgard.values import (
    TABLE_GOODS,
    TABLE_MINOR,
    barren,
    beside_you,
    can_copy,
    can_draw,
    can_enlist,
    can_loot,
    can_rally,
    can_recruit,
    can_scorch,
    can_send_from,
    can_spare,
    can_strike_at,
    closed_by,
    controller,
    crop,
    exposed,
    free,
    holdings,
    limited_goods,
    possible_do_basic,
    possible_line_16,
    possible_line_17,
    possible_line_18,
    possible_line_19,
    possible_line_20,
    possible_line_21,
    possible_line_22,
    possible_line_23,
    possible_line_24,
    possible_line_25,
    printed,
    recruits,
    rivals,
    scorched_rival,
    wooded,
)
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import SUSPENDED
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect
from lawspeaker_runtime.state.selection import require_player, without_duplicates
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
PAY_3_RESOURCES_BUY_CARD_OPTION: Final = 1547
NO_BUY_CARD_OPTION: Final = 1548
DECISION_BUY_CARD_OPTION: Final = 17
FIRST_SCORCH_T: Final = 1549
DECISION_SCORCH_T: Final = 18
PLACE_SCORCHED_EARTH_SCORCH_AGAIN_OPTION: Final = 1701
NO_SCORCH_AGAIN_OPTION: Final = 1702
DECISION_SCORCH_AGAIN_OPTION: Final = 19
FIRST_SOURCE: Final = 1703
DECISION_SOURCE: Final = 20
DECLINE_SOURCE: Final = 1855
FIRST_ANNEX_E: Final = 1856
DECISION_ANNEX_E: Final = 21
FIRST_ANNEX_F: Final = 1860
DECISION_ANNEX_F: Final = 22
DECLINE_ANNEX_F: Final = 1864
FIRST_PAY_ANY_R: Final = 1865
DECISION_PAY_ANY_R: Final = 23
FIRST_DO_TWO_OF_E: Final = 1869
DECISION_DO_TWO_OF_E: Final = 24
FIRST_DO_TWO_OF_F_1: Final = 1873
DECISION_DO_TWO_OF_F_1: Final = 25
DECLINE_DO_TWO_OF_F_1: Final = 1877
FIRST_DO_TWO_OF_F_2: Final = 1878
DECISION_DO_TWO_OF_F_2: Final = 26
RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 158753
NO_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 158754
DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_1: Final = 100
LET_KAIJA_ROAM: Final = 158755
NO_THE_BEAR_AWAKENS_PLAYS_OPTION_2: Final = 158756
DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_2: Final = 101
FIRST_OSMOSIS_PLAYS_ONE_OF_TS: Final = 158757
DECISION_OSMOSIS_PLAYS_ONE_OF_TS: Final = 102
DECLINE_OSMOSIS_PLAYS_ONE_OF_TS: Final = 158909
DRAW_2_CARDS: Final = 158910
NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION_1: Final = 158911
DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION_1: Final = 103
PAY_3_RESOURCES_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2: Final = 158912
NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2: Final = 158913
DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2: Final = 104
FIRST_RAIDING_PARTY_PLAYS_T: Final = 158914
DECISION_RAIDING_PARTY_PLAYS_T: Final = 105
FIRST_RAIDING_PARTY_PLAYS_R: Final = 159066
DECISION_RAIDING_PARTY_PLAYS_R: Final = 106
FIRST_RAVEN_MERCENARIES_PLAYS_T: Final = 159070
DECISION_RAVEN_MERCENARIES_PLAYS_T: Final = 107
PAY_2_RESOURCES: Final = 159222
NO_RAVEN_MERCENARIES_PLAYS_OPTION: Final = 159223
DECISION_RAVEN_MERCENARIES_PLAYS_OPTION: Final = 108
MOVE_SNAKE_CLAN_PLAYS_OPTION_1: Final = 159224
NO_SNAKE_CLAN_PLAYS_OPTION_1: Final = 159225
DECISION_SNAKE_CLAN_PLAYS_OPTION_1: Final = 109
PLACE_SCORCHED_EARTH_SNAKE_CLAN_PLAYS_OPTION_2: Final = 159226
NO_SNAKE_CLAN_PLAYS_OPTION_2: Final = 159227
DECISION_SNAKE_CLAN_PLAYS_OPTION_2: Final = 110
OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P: Final = 159227
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_P: Final = 111
OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_C: Final = 159124
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_C: Final = 112
DISCARD_IT: Final = 159353
GIVE_2_RESOURCES: Final = 159354
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_OPTION: Final = 113
FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R: Final = 159355
DECISION_RAPACIOUS_EXPLOITATION_PLAYS_R: Final = 114
OFFSET_STOLEN_LORE_PLAYS_C: Final = 159250
DECISION_STOLEN_LORE_PLAYS_C: Final = 115
FIRST_STAG_CLAN_PLAYS_T: Final = 159479
DECISION_STAG_CLAN_PLAYS_T: Final = 116
ATTACK_PLUNDER_PLAYS_OPTION_1: Final = 159785
NO_PLUNDER_PLAYS_OPTION_1: Final = 159786
DECISION_PLUNDER_PLAYS_OPTION_1: Final = 119
FIRST_PLUNDER_PLAYS_T: Final = 159633
DECISION_PLUNDER_PLAYS_T: Final = 118
DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2: Final = 159787
NO_PLUNDER_PLAYS_OPTION_2: Final = 159788
DECISION_PLUNDER_PLAYS_OPTION_2: Final = 120
FIRST_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 159789
DECISION_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 121
DECLINE_CALL_TO_WAR_PLAYS_ONE_OF_TS: Final = 159941
GLORY_OF_THE_CLAN_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION: Final = 159631
NO_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION: Final = 159632
DECISION_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION: Final = 117
BEAR_BEAR_BEFORE_STATIONED_OPTION: Final = 159954
NO_BEAR_BEFORE_STATIONED_OPTION: Final = 159955
DECISION_BEAR_BEFORE_STATIONED_OPTION: Final = 124
BEAR_BEAR_WHEN_MUSTERED_OPTION: Final = 159956
NO_BEAR_WHEN_MUSTERED_OPTION: Final = 159957
DECISION_BEAR_WHEN_MUSTERED_OPTION: Final = 125
FIRST_BEAR_WHEN_MUSTERED_T: Final = 159958
DECISION_BEAR_WHEN_MUSTERED_T: Final = 126
BEAR_BEAR_WHEN_SETTLED_OPTION: Final = 160110
NO_BEAR_WHEN_SETTLED_OPTION: Final = 160111
DECISION_BEAR_WHEN_SETTLED_OPTION: Final = 127
SNAKE_SNAKE_BEFORE_RESOLVING_OPTION: Final = 160112
NO_SNAKE_BEFORE_RESOLVING_OPTION: Final = 160113
DECISION_SNAKE_BEFORE_RESOLVING_OPTION: Final = 128
FIRST_SNAKE_BEFORE_GATHERING_R: Final = 160114
DECISION_SNAKE_BEFORE_GATHERING_R: Final = 129
DECLINE_SNAKE_BEFORE_GATHERING_R: Final = 160118


# clans.law:22  verb stand_in in t: territory
def stand_in(s: State, you: int, t: int) -> None:
    place_thing(s, PILES, KAIJA, t, TYPE_TERRITORY)
    invalidate_things_token(s)
    s.replaced = 1


# clans.law:202  verb note_taken r: resource
def note_taken(s: State, you: int, r: int) -> None:
    s.taken = goods.add(list(s.taken), [1 if k == r else 0 for k in range(RESOURCE_COUNT)])


# clans.law:322  verb forget_praise
def forget_praise(s: State, you: int) -> None:
    s.praised = False


# clans.law:325  verb note_praise
def note_praise(s: State, you: int) -> None:
    s.praised = True


# clans.law:47  card "Protector of the Land"
def protector_of_the_land_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, sum(1 for t in holdings(s, you) if laid.closed(s.map, t) and laid.tile_count(s.map, t) >= 3))
    if s.failed:
        s.undone = True
    s.failed = False


# clans.law:33  before marched where mover is you and rides_along
def bear_clan_before_marched(s: State, source: int, target: int, mover: int, group: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, limited_goods(s), you, [crop(s, source)[RES_FOOD], crop(s, source)[RES_WOOD], 0, 0])
    s.memo_possible_build = {}


# clans.law:92  before explored where explorer is you
def lay_of_the_land_before_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, limited_goods(s), you, printed(s, x))
    s.memo_possible_build = {}


# clans.law:314  before built where builder is you and (price of b) is more than wood of you
def glory_of_the_clan_before_built_2(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    note_praise(s, you)
    collect(s, you, ground)


# clans.law:317  when built where builder is you and still_due
def glory_of_the_clan_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    collect(s, you, ground)


# clans.law:11  before stationed where owner is you and place of Kaija is nothing and not (can reinforce by you)
def bear_before_stationed_2(s: State, ground: int, owner_: int, this: int, you: int) -> None:
    stand_in(s, you, ground)


# clans.law:56  when explored where explorer is you
def boar_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    if barren(s, you):
        goods.gain_one(s, s.goods, limited_goods(s), you, RES_LORE, 1)


# clans.law:99  when built where builder is you
def goat_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    if TABLE_MINOR[b]:
        goods.gain_one(s, s.goods, limited_goods(s), you, RES_FOOD, 1)
    else:
        goods.gain_one(s, s.goods, limited_goods(s), you, RES_FOOD, 2)


# clans.law:142  when explored where explorer is you
def raven_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    for t in closed_by(s, you):
        collect(s, you, t)


# clans.law:278  when won where winner is you and winning is attack and (present of you in ground) and can claim ground
def stag_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    honour(s, you, you, 1)


# clans.law:280  when explored where explorer is you
def stag_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    honour(s, you, you, len(closed_by(s, you)))


# clans.law:351  when won where winner is you and winning is attack
def wolf_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, limited_goods(s), you, RES_FOOD, 1)


# clans.law:77  verb recruit_each ts: list of territory
def recruit_each(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:79  only if ts is not empty and recruits of you is at least 1
            ts = s.lists[-3]
            you = st[-4]
            if len(ts) > 0 and recruits(s, you) >= 1:
                # clans.law:80  let joined = (first 0 of territories)
                ts = s.lists[-3]
                joined = s.lists[-2] = list(range(0))
                t_left = s.lists[-1] = list(ts)
                pc = NEXT_T
            else:
                # clans.law:79  only if ts is not empty and recruits of you is at least 1
                s.failed = True
                del st[-4:]
                del s.lists[-3:]
                return False
        if pc == NEXT_T:  # clans.law:81  each t among ts
            t_left = s.lists[-1]
            you = st[-4]
            if len(t_left) == 0:
                pc = THEN_MUSTER_JOINED
                continue
            t = st[-3] = t_left[0]
            t_left = s.lists[-1] = t_left[1:]
            if recruits(s, you) >= 1:
                # clans.law:83  station 1 in t
                t = st[-3]
                you = st[-4]
                st[-2] = AFTER_STATION
                st += [you, 1, t, BEGIN, VERB_STATION]
                if station(s):
                    return True
                pc = AFTER_STATION
            else:
                pc = NEXT_T
                continue
        if pc == AFTER_STATION:  # clans.law:84  joined becomes joined + t
            joined = s.lists[-2]
            t = st[-3]
            joined = s.lists[-2] = [*joined, t]
            pc = NEXT_T
            continue
        if pc == THEN_MUSTER_JOINED:  # clans.law:85  muster joined
            joined = s.lists[-2]
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-3:]
            return False


# clans.law:127  verb buy_card
def buy_card(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:129  only if can spare 3 by you and can draw 1
            you = st[-3]
            if can_spare(s, 3, you) and can_draw(s, 1, you):
                # clans.law:130  if partial
                if s.partial:
                    # clans.law:131  pay_any 3
                    you = st[-3]
                    st[-2] = AFTER_PAY_ANY
                    st += [you, 3, 0, BEGIN, VERB_PAY_ANY]
                    if pay_any(s):
                        return True
                    pc = AFTER_PAY_ANY
                else:
                    pc = ASK_OPTION
            else:
                # clans.law:129  only if can spare 3 by you and can draw 1
                s.failed = True
                del st[-3:]
                return False
        if pc == AFTER_PAY_ANY:  # clans.law:131  pay_any 3
            you = st[-3]
            if s.failed:
                s.undone = True
            draw_(s, you, 1)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == ASK_OPTION:  # clans.law:134  may "pay 3 resources"
            you = st[-3]
            s.player = you
            s.site = DECISION_BUY_CARD_OPTION
            s.legal = [PAY_3_RESOURCES_BUY_CARD_OPTION, NO_BUY_CARD_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:134  answered: may "pay 3 resources"
            pc = THEN_PAY_ANY_3_2 if s.answer == PAY_3_RESOURCES_BUY_CARD_OPTION else DONE
        if pc == THEN_PAY_ANY_3_2:  # clans.law:135  pay_any 3
            you = st[-3]
            st[-2] = AFTER_PAY_ANY_2
            st += [you, 3, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY_2
        if pc == AFTER_PAY_ANY_2:  # clans.law:135  pay_any 3
            you = st[-3]
            if s.failed:
                s.undone = True
            draw_(s, you, 1)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# clans.law:208  verb scorch
def scorch(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:210  choose t from territories where can scorch it
            you = st[-3]
            legal = [t + FIRST_SCORCH_T for t in s.map.roots if can_scorch(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_SCORCH_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:210  answered: choose t from territories where can scorch it
            t = s.answer - FIRST_SCORCH_T
            place_thing(s, PILES, SCORCHED_EARTH, t, TYPE_TERRITORY)
            invalidate_things_token(s)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # clans.law:213  fail
            s.failed = True
            del st[-3:]
            return False


# clans.law:214  verb scorch_again
def scorch_again(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:216  only if any t among territories where can scorch t
            you = st[-3]
            if any(can_scorch(s, t, you) for t in s.map.roots):
                # clans.law:217  if partial
                if s.partial:
                    # clans.law:218  scorch
                    you = st[-3]
                    st[-2] = AFTER_SCORCH
                    st += [you, BEGIN, VERB_SCORCH]
                    if scorch(s):
                        return True
                    pc = AFTER_SCORCH
                else:
                    pc = ASK_OPTION
            else:
                # clans.law:216  only if any t among territories where can scorch t
                s.failed = True
                del st[-3:]
                return False
        if pc == AFTER_SCORCH:  # clans.law:218  scorch
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == ASK_OPTION:  # clans.law:220  may "place Scorched Earth"
            you = st[-3]
            s.player = you
            s.site = DECISION_SCORCH_AGAIN_OPTION
            s.legal = [PLACE_SCORCHED_EARTH_SCORCH_AGAIN_OPTION, NO_SCORCH_AGAIN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:220  answered: may "place Scorched Earth"
            pc = THEN_SCORCH_2 if s.answer == PLACE_SCORCHED_EARTH_SCORCH_AGAIN_OPTION else DONE
        if pc == THEN_SCORCH_2:  # clans.law:221  scorch
            you = st[-3]
            st[-2] = AFTER_SCORCH_2
            st += [you, BEGIN, VERB_SCORCH]
            if scorch(s):
                return True
            pc = AFTER_SCORCH_2
        if pc == AFTER_SCORCH_2:  # clans.law:221  scorch
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# clans.law:297  verb bring_along to t: territory
def bring_along(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:299  may choose source from neighbours of t where can send_from it
            t = st[-3]
            you = st[-4]
            legal = [
                source + FIRST_SOURCE
                for source in laid.neighbours(TILES_MAP, s.map, t)
                if can_send_from(s, source, you)
            ]
            if legal:
                legal.append(DECLINE_SOURCE)
                s.player = you
                s.site = DECISION_SOURCE
                s.legal = legal
                st[-2] = TAKE_SOURCE
                return True
            pc = DONE
        if pc == TAKE_SOURCE:  # clans.law:299  answered: may choose source from neighbours of t where can send_from it
            t = st[-3]
            you = st[-4]
            if s.answer == DECLINE_SOURCE:
                pc = DONE
                continue
            source = s.answer - FIRST_SOURCE
            st[-2] = DONE
            st += [you, 1, you, source, t, 0, 0, BEGIN, VERB_TRANSFER]
            if transfer(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:335  verb annex
def annex(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:337  choose e from (moving, exploring) where possible do_basic it
            you = st[-4]
            legal = [e + FIRST_ANNEX_E for e in (MOVING, EXPLORING) if possible_do_basic(s, e, you)]
            if legal:
                s.player = you
                s.site = DECISION_ANNEX_E
                s.legal = legal
                st[-2] = TAKE_E
                return True
            pc = FAIL
        if pc == TAKE_E:  # clans.law:337  answered: choose e from (moving, exploring) where possible do_basic it
            you = st[-4]
            e = st[-3] = s.answer - FIRST_ANNEX_E
            st[-2] = AFTER_DO_BASIC
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = AFTER_DO_BASIC
        if pc == AFTER_DO_BASIC:  # clans.law:339  if partial or e is moving
            e = st[-3]
            if not (s.partial or e == MOVING):
                # clans.law:339  if partial or e is moving
                you = st[-4]
                if possible_do_basic(s, MOVING, you):
                    # clans.law:345  do_basic moving
                    you = st[-4]
                    st[-2] = DONE
                    st += [you, MOVING, BEGIN, VERB_DO_BASIC]
                    if do_basic(s):
                        return True
                pc = DONE
            else:
                pc = ASK_F
        if pc == ASK_F:  # clans.law:340  may choose f from (moving, exploring) where it is not e and possible…
            e = st[-3]
            you = st[-4]
            legal = [f + FIRST_ANNEX_F for f in (MOVING, EXPLORING) if f != e and possible_do_basic(s, f, you)]
            if legal:
                legal.append(DECLINE_ANNEX_F)
                s.player = you
                s.site = DECISION_ANNEX_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = DONE
        if pc == TAKE_F:  # clans.law:340  answered: may choose f from (moving, exploring) where it is not e and…
            you = st[-4]
            if s.answer == DECLINE_ANNEX_F:
                pc = DONE
                continue
            f = s.answer - FIRST_ANNEX_F
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:347  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clans.law:385  verb pay_any n: number
def pay_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:387  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT_N_TIMES
        if pc == THEN_REPEAT_N_TIMES:  # clans.law:387  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:387  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                s.failed = False
                del st[-5:]
                return False
        if pc == ASK_R:  # clans.law:388  choose r from goods where it of you is at least 1
            you = st[-5]
            goods_now = s.goods
            legal = [r + FIRST_PAY_ANY_R for r in TABLE_GOODS if goods_now[you * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_PAY_ANY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # clans.law:388  answered: choose r from goods where it of you is at least 1
            you = st[-5]
            r = s.answer - FIRST_PAY_ANY_R
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_possible_build = {}
            pc = THEN_REPEAT_N_TIMES
            continue
        if pc == FAIL:  # clans.law:391  fail
            s.failed = True
            del st[-5:]
            return False


# clans.law:393  verb do_two_of es: list of effect
def do_two_of(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:395  choose e from es where possible do_basic it
            es = s.lists[-2]
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
        if pc == TAKE_E:  # clans.law:395  answered: choose e from es where possible do_basic it
            you = st[-4]
            e = st[-3] = s.answer - FIRST_DO_TWO_OF_E
            st[-2] = AFTER_DO_BASIC
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = AFTER_DO_BASIC
        if pc == AFTER_DO_BASIC:  # clans.law:397  let others = f among es where f is not e and possible do_basic f
            e = st[-3]
            es = s.lists[-2]
            you = st[-4]
            others = s.lists[-1] = [f for f in es if f != e and possible_do_basic(s, f, you)]
            pc = ASK_F if s.partial else ASK_F_2
        if pc == ASK_F:  # clans.law:399  may choose f from others
            others = s.lists[-1]
            you = st[-4]
            legal = [f + FIRST_DO_TWO_OF_F_1 for f in others]
            legal = without_duplicates(legal)
            if legal:
                legal.append(DECLINE_DO_TWO_OF_F_1)
                s.player = you
                s.site = DECISION_DO_TWO_OF_F_1
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = DONE
        if pc == TAKE_F:  # clans.law:399  answered: may choose f from others
            you = st[-4]
            if s.answer == DECLINE_DO_TWO_OF_F_1:
                pc = DONE
                continue
            f = s.answer - FIRST_DO_TWO_OF_F_1
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == ASK_F_2:  # clans.law:404  choose f from others
            others = s.lists[-1]
            you = st[-4]
            legal = [f + FIRST_DO_TWO_OF_F_2 for f in others]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = DECISION_DO_TWO_OF_F_2
                s.legal = legal
                st[-2] = TAKE_F_2
                return True
            pc = DONE
        if pc == TAKE_F_2:  # clans.law:404  answered: choose f from others
            you = st[-4]
            f = s.answer - FIRST_DO_TWO_OF_F_2
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:409  fail
            s.failed = True
            del st[-4:]
            del s.lists[-2:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-2:]
            return False


# clans.law:411  verb do_basic e: effect
def do_basic(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:413  depending on e
            e = st[-3]
            if e == RECRUITING:
                # clans.law:415  recruit 1
                you = st[-4]
                st[-2] = AFTER_RECRUIT
                st += [you, 1, 0, 0, BEGIN, VERB_RECRUIT]
                s.lists += [[]]
                if recruit(s):
                    return True
                pc = AFTER_RECRUIT
            else:
                # clans.law:413  depending on e
                e = st[-3]
                if e == MOVING:
                    # clans.law:417  move 1
                    you = st[-4]
                    st[-2] = AFTER_MOVE
                    st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
                    if move(s):
                        return True
                    pc = AFTER_MOVE
                else:
                    # clans.law:413  depending on e
                    e = st[-3]
                    if e == BUILDING:
                        # clans.law:419  build
                        you = st[-4]
                        st[-2] = AFTER_BUILD
                        st += [you, 0, BEGIN, VERB_BUILD]
                        if build(s):
                            return True
                        pc = AFTER_BUILD
                    else:
                        # clans.law:413  depending on e
                        e = st[-3]
                        if e == EXPLORING:
                            # clans.law:421  explore
                            you = st[-4]
                            st[-2] = DONE
                            st += [you, BEGIN, VERB_EXPLORE]
                            if explore(s):
                                return True
                        pc = DONE
        if pc == AFTER_RECRUIT:  # clans.law:415  recruit 1
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == AFTER_MOVE:  # clans.law:417  move 1
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == AFTER_BUILD:  # clans.law:419  build
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:68  card Osmosis
def try_plays_of_card_osmosis(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:68  card Osmosis
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # clans.law:68  card Osmosis
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:393  verb do_two_of es: list of effect
def try_do_two_of(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:116  do_two_of (recruiting, moving, building, exploring)
            es = s.lists[-1]
            you = st[-3]
            st[-2] = AFTER_DO_TWO_OF
            st += [you, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [list(es), []]
            if do_two_of(s):
                return True
            pc = AFTER_DO_TWO_OF
        if pc == AFTER_DO_TWO_OF:  # clans.law:116  do_two_of (recruiting, moving, building, exploring)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False


# clans.law:385  verb pay_any n: number
def try_pay_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:135  pay_any 3
            n = st[-3]
            you = st[-4]
            st[-2] = AFTER_PAY_ANY
            st += [you, n, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:135  pay_any 3
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:335  verb annex
def try_annex(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:334  annex
            you = st[-3]
            st[-2] = AFTER_ANNEX
            st += [you, 0, BEGIN, VERB_ANNEX]
            if annex(s):
                return True
            pc = AFTER_ANNEX
        if pc == AFTER_ANNEX:  # clans.law:334  annex
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-3:]
            return False


# clans.law:375  card "Call to War"
def try_plays_of_card_call_to_war(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:375  card "Call to War"
            this = st[-3]
            you = st[-4]
            s.failed = False
            st[-2] = AFTER_PLAYS
            if run_card_plays(s, you, this):
                return True
            pc = AFTER_PLAYS
        if pc == AFTER_PLAYS:  # clans.law:375  card "Call to War"
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:27  card "Bear Clan"
def bear_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:32  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_BEAR_CLAN_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:32  move 1
            end_effect(s, EFFECT_BEAR_CLAN_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:35  card "The Bear Awakens"
def the_bear_awakens_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:41  do what you can or less when partial
            this = st[-6]
            you = st[-7]
            done_any = st[-5] = False
            if possible_line_16(s, this, you):
                # clans.law:42  "recruit"
                done_any = st[-5] != 0
                this = st[-6]
                you = st[-7]
                left_out = st[-4] = False
                pc = (
                    ASK_OPTION_RECRUIT if s.partial and (done_any or possible_line_17(s, this, you)) else THEN_RECRUIT_4
                )
            else:
                pc = THEN_LET_KAIJA
        if pc == ASK_OPTION_RECRUIT:  # clans.law:42  "recruit"
            you = st[-7]
            s.player = you
            s.site = DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_1
            s.legal = [RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1, NO_THE_BEAR_AWAKENS_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_RECRUIT
            return True
        if pc == TAKE_OPTION_RECRUIT:  # clans.law:42  answered: "recruit"
            pc = THEN_RECRUIT_4 if s.answer == RECRUIT_THE_BEAR_AWAKENS_PLAYS_OPTION_1 else THEN_RECRUIT_3
        if pc == THEN_RECRUIT_3:  # clans.law:42  "recruit"
            left_out = st[-4] = True
            pc = THEN_RECRUIT_4
        if pc == THEN_RECRUIT_4:  # clans.law:42  "recruit"
            left_out = st[-4] != 0
            if not left_out:
                # clans.law:43  recruit 2
                you = st[-7]
                st[-2] = AFTER_RECRUIT
                st += [you, 2, 0, 0, BEGIN, VERB_RECRUIT]
                s.lists += [[]]
                if recruit(s):
                    return True
                pc = AFTER_RECRUIT
            else:
                pc = THEN_LET_KAIJA
        if pc == AFTER_RECRUIT:  # clans.law:43  recruit 2
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_LET_KAIJA
        if pc == THEN_LET_KAIJA:  # clans.law:44  "let Kaija roam"
            this = st[-6]
            you = st[-7]
            if possible_line_17(s, this, you):
                # clans.law:44  "let Kaija roam"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_LET if s.partial and done_any else THEN_LET_KAIJA_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_LET:  # clans.law:44  "let Kaija roam"
            you = st[-7]
            s.player = you
            s.site = DECISION_THE_BEAR_AWAKENS_PLAYS_OPTION_2
            s.legal = [LET_KAIJA_ROAM, NO_THE_BEAR_AWAKENS_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_LET
            return True
        if pc == TAKE_OPTION_LET:  # clans.law:44  answered: "let Kaija roam"
            pc = THEN_LET_KAIJA_4 if s.answer == LET_KAIJA_ROAM else THEN_LET_KAIJA_3
        if pc == THEN_LET_KAIJA_3:  # clans.law:44  "let Kaija roam"
            left_out_2 = st[-3] = True
            pc = THEN_LET_KAIJA_4
        if pc == THEN_LET_KAIJA_4:  # clans.law:44  "let Kaija roam"
            left_out_2 = st[-3] != 0
            this = st[-6]
            you = st[-7]
            if not left_out_2:
                begin_effect(s, EFFECT_THE_BEAR_AWAKENS_PLAYS, you, this, [])
                invalidate_effect_17(s)
                done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # clans.law:41  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:41  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False


# clans.law:61  card "Boar Clan"
def boar_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:66  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_BOAR_CLAN_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:66  build
            end_effect(s, EFFECT_BOAR_CLAN_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:68  card Osmosis
def osmosis_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:73  choose up to 3 ts from holdings of you where wooded of it and can recruit in it
            ts = s.lists[-1] = []
            left = st[-3] = 3
            pc = THEN_CHOOSE_UP
        if pc == THEN_CHOOSE_UP:  # clans.law:73  choose up to 3 ts from holdings of you where wooded of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH_TS
        if pc == ASK_ONE_OF_TS:  # clans.law:73  choose up to 3 ts from holdings of you where wooded of it and can…
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
            pc = THEN_RECRUIT_EACH_TS
        if pc == TAKE_ONE_OF_TS:  # clans.law:73  answered: choose up to 3 ts from holdings of you where wooded of it…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == DECLINE_OSMOSIS_PLAYS_ONE_OF_TS:
                pc = THEN_RECRUIT_EACH_TS
                continue
            ts = s.lists[-1] = [*ts, s.answer - FIRST_OSMOSIS_PLAYS_ONE_OF_TS]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_UP
            continue
        if pc == THEN_RECRUIT_EACH_TS:  # clans.law:74  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = AFTER_RECRUIT_EACH
            st += [you, 0, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts), [], []]
            if recruit_each(s):
                return True
            pc = AFTER_RECRUIT_EACH
        if pc == AFTER_RECRUIT_EACH:  # clans.law:74  recruit_each ts
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:86  card "Lay of the Land"
def lay_of_the_land_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:91  explore_among 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_LAY_OF_THE_LAND_PLAYS, you, this, [])
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 3, 0, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # clans.law:91  explore_among 3
            end_effect(s, EFFECT_LAY_OF_THE_LAND_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:104  card "Goat Clan"
def goat_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:109  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_GOAT_CLAN_PLAYS, you, this, [])
            invalidate_effect_20(s)
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:109  build
            end_effect(s, EFFECT_GOAT_CLAN_PLAYS)
            invalidate_effect_20(s)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:111  card Teamwork
def teamwork_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:116  do_two_of (recruiting, moving, building, exploring)
            you = st[-4]
            st[-2] = AFTER_DO_TWO_OF
            st += [you, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [[RECRUITING, MOVING, BUILDING, EXPLORING], []]
            if do_two_of(s):
                return True
            pc = AFTER_DO_TWO_OF
        if pc == AFTER_DO_TWO_OF:  # clans.law:116  do_two_of (recruiting, moving, building, exploring)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:117  card "Resourceful People"
def resourceful_people_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # clans.law:122  do what you can or less when partial
            pc = resourceful_people_plays_begin(s)
        if pc == ASK_OPTION_DRAW:  # clans.law:123  "draw 2 cards"
            you = st[-7]
            s.player = you
            s.site = DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION_1
            s.legal = [DRAW_2_CARDS, NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_DRAW
            return True
        if pc == TAKE_OPTION_DRAW:  # clans.law:123  answered: "draw 2 cards"
            pc = THEN_DRAW_2_CARDS_3 if s.answer == DRAW_2_CARDS else THEN_DRAW_2_CARDS_2
        if pc == THEN_DRAW_2_CARDS_2:  # clans.law:123  "draw 2 cards"
            left_out = st[-4] = True
            pc = THEN_DRAW_2_CARDS_3
        if pc == THEN_DRAW_2_CARDS_3:  # clans.law:123  "draw 2 cards"
            left_out = st[-4] != 0
            you = st[-7]
            if not left_out:
                draw_(s, you, 2)
                if s.failed:
                    s.undone = True
                done_any = st[-5] = True
            pc = THEN_PAY_3_RESOURCES
        if pc == THEN_PAY_3_RESOURCES:  # clans.law:125  "pay 3 resources"
            this = st[-6]
            you = st[-7]
            if possible_line_19(s, this, you):
                # clans.law:125  "pay 3 resources"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_PAY if s.partial and done_any else THEN_PAY_3_RESOURCES_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_PAY:  # clans.law:125  "pay 3 resources"
            you = st[-7]
            s.player = you
            s.site = DECISION_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2
            s.legal = [PAY_3_RESOURCES_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2, NO_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_PAY
            return True
        if pc == TAKE_OPTION_PAY:  # clans.law:125  answered: "pay 3 resources"
            pc = (
                THEN_PAY_3_RESOURCES_4
                if s.answer == PAY_3_RESOURCES_RESOURCEFUL_PEOPLE_PLAYS_OPTION_2
                else THEN_PAY_3_RESOURCES_3
            )
        if pc == THEN_PAY_3_RESOURCES_3:  # clans.law:125  "pay 3 resources"
            left_out_2 = st[-3] = True
            pc = THEN_PAY_3_RESOURCES_4
        if pc == THEN_PAY_3_RESOURCES_4:  # clans.law:125  "pay 3 resources"
            left_out_2 = st[-3] != 0
            if not left_out_2:
                # clans.law:126  buy_card
                you = st[-7]
                st[-2] = AFTER_BUY_CARD
                st += [you, BEGIN, VERB_BUY_CARD]
                if buy_card(s):
                    return True
                pc = AFTER_BUY_CARD
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == AFTER_BUY_CARD:  # clans.law:126  buy_card
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # clans.law:122  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:122  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# clans.law:122  do what you can or less when partial
def resourceful_people_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    done_any = st[-5] = False
    if possible_line_18(s, this, you):
        # clans.law:123  "draw 2 cards"
        done_any = st[-5] != 0
        this = st[-6]
        you = st[-7]
        st[-4] = False
        return ASK_OPTION_DRAW if s.partial and (done_any or possible_line_19(s, this, you)) else THEN_DRAW_2_CARDS_3
    return THEN_PAY_3_RESOURCES


# clans.law:145  card "Raven Clan"
def raven_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:150  explore_among 2
            you = st[-4]
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 2, 0, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # clans.law:150  explore_among 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:151  card "Raiding Party"
def raiding_party_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:157  choose t from territories where can strike_at it
            you = st[-5]
            legal = [t + FIRST_RAIDING_PARTY_PLAYS_T for t in s.map.roots if can_strike_at(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_RAIDING_PARTY_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:157  answered: choose t from territories where can strike_at it
            you = st[-5]
            t = st[-3] = s.answer - FIRST_RAIDING_PARTY_PLAYS_T
            st[-2] = ASK_R
            st += [you, 1, require_player(controller(s, t), "clans.law:158"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_R
        if pc == ASK_R:  # clans.law:159  choose r from goods where it of crop of t is at least 1
            t = st[-3]
            you = st[-5]
            legal = [r + FIRST_RAIDING_PARTY_PLAYS_R for r in TABLE_GOODS if crop(s, t)[r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_RAIDING_PARTY_PLAYS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:159  answered: choose r from goods where it of crop of t is at least 1
            you = st[-5]
            r = s.answer - FIRST_RAIDING_PARTY_PLAYS_R
            goods.gain_one(s, s.goods, limited_goods(s), you, r, 1)
            s.memo_possible_build = {}
            pc = DONE
        if pc == FAIL:  # clans.law:164  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:165  card "Raven Mercenaries"
def raven_mercenaries_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:170  choose t from territories where free of it and can enlist in it
            you = st[-6]
            legal = [t + FIRST_RAVEN_MERCENARIES_PLAYS_T for t in s.map.roots if free(s, t) and can_enlist(s, t)]
            if legal:
                s.player = you
                s.site = DECISION_RAVEN_MERCENARIES_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:170  answered: choose t from territories where free of it and can enlist in it
            you = st[-6]
            t = st[-3] = s.answer - FIRST_RAVEN_MERCENARIES_PLAYS_T
            n = st[-4] = 2
            pc = ASK_OPTION if can_spare(s, 2, you) else THEN_RECRUIT_HERE_N
        if pc == ASK_OPTION:  # clans.law:173  may "pay 2 resources"
            you = st[-6]
            s.player = you
            s.site = DECISION_RAVEN_MERCENARIES_PLAYS_OPTION
            s.legal = [PAY_2_RESOURCES, NO_RAVEN_MERCENARIES_PLAYS_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:173  answered: may "pay 2 resources"
            pc = THEN_PAY_ANY_2 if s.answer == PAY_2_RESOURCES else THEN_RECRUIT_HERE_N
        if pc == THEN_PAY_ANY_2:  # clans.law:174  pay_any 2
            you = st[-6]
            st[-2] = AFTER_PAY_ANY
            st += [you, 2, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:174  pay_any 2
            if s.failed:
                s.undone = True
            n = st[-4] = 3
            pc = THEN_RECRUIT_HERE_N
        if pc == THEN_RECRUIT_HERE_N:  # clans.law:178  recruit_here n in t
            n = st[-4]
            t = st[-3]
            you = st[-6]
            st[-2] = AFTER_RECRUIT_HERE
            st += [you, n, t, 0, 0, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = AFTER_RECRUIT_HERE
        if pc == AFTER_RECRUIT_HERE:  # clans.law:178  recruit_here n in t
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-6:]
            return False
        if pc == FAIL:  # clans.law:180  fail
            s.failed = True
            del st[-6:]
            return False


# clans.law:224  card "Snake Clan"
def snake_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # clans.law:229  do what you can or less when partial
            pc = snake_clan_plays_begin(s)
        if pc == ASK_OPTION_MOVE:  # clans.law:230  "move"
            you = st[-7]
            s.player = you
            s.site = DECISION_SNAKE_CLAN_PLAYS_OPTION_1
            s.legal = [MOVE_SNAKE_CLAN_PLAYS_OPTION_1, NO_SNAKE_CLAN_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_MOVE
            return True
        if pc == TAKE_OPTION_MOVE:  # clans.law:230  answered: "move"
            pc = THEN_MOVE_3 if s.answer == MOVE_SNAKE_CLAN_PLAYS_OPTION_1 else THEN_MOVE_2
        if pc == THEN_MOVE_2:  # clans.law:230  "move"
            left_out = st[-4] = True
            pc = THEN_MOVE_3
        if pc == THEN_MOVE_3:  # clans.law:230  "move"
            left_out = st[-4] != 0
            if not left_out:
                # clans.law:231  move 1
                you = st[-7]
                st[-2] = AFTER_MOVE
                st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
                if move(s):
                    return True
                pc = AFTER_MOVE
            else:
                pc = THEN_PLACE_SCORCHED_EARTH
        if pc == AFTER_MOVE:  # clans.law:231  move 1
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_PLACE_SCORCHED_EARTH
        if pc == THEN_PLACE_SCORCHED_EARTH:  # clans.law:232  "place Scorched Earth"
            this = st[-6]
            you = st[-7]
            if possible_line_21(s, this, you):
                # clans.law:232  "place Scorched Earth"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_PLACE if s.partial and done_any else THEN_PLACE_SCORCHED_EARTH_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_PLACE:  # clans.law:232  "place Scorched Earth"
            you = st[-7]
            s.player = you
            s.site = DECISION_SNAKE_CLAN_PLAYS_OPTION_2
            s.legal = [PLACE_SCORCHED_EARTH_SNAKE_CLAN_PLAYS_OPTION_2, NO_SNAKE_CLAN_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_PLACE
            return True
        if pc == TAKE_OPTION_PLACE:  # clans.law:232  answered: "place Scorched Earth"
            pc = (
                THEN_PLACE_SCORCHED_EARTH_4
                if s.answer == PLACE_SCORCHED_EARTH_SNAKE_CLAN_PLAYS_OPTION_2
                else THEN_PLACE_SCORCHED_EARTH_3
            )
        if pc == THEN_PLACE_SCORCHED_EARTH_3:  # clans.law:232  "place Scorched Earth"
            left_out_2 = st[-3] = True
            pc = THEN_PLACE_SCORCHED_EARTH_4
        if pc == THEN_PLACE_SCORCHED_EARTH_4:  # clans.law:232  "place Scorched Earth"
            left_out_2 = st[-3] != 0
            if not left_out_2:
                # clans.law:233  scorch_again
                you = st[-7]
                st[-2] = AFTER_SCORCH_AGAIN
                st += [you, BEGIN, VERB_SCORCH_AGAIN]
                if scorch_again(s):
                    return True
                pc = AFTER_SCORCH_AGAIN
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == AFTER_SCORCH_AGAIN:  # clans.law:233  scorch_again
            if s.failed:
                s.undone = True
            done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # clans.law:229  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:229  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# clans.law:229  do what you can or less when partial
def snake_clan_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    done_any = st[-5] = False
    if possible_line_20(s, this, you):
        # clans.law:230  "move"
        done_any = st[-5] != 0
        this = st[-6]
        you = st[-7]
        st[-4] = False
        return ASK_OPTION_MOVE if s.partial and (done_any or possible_line_21(s, this, you)) else THEN_MOVE_3
    return THEN_PLACE_SCORCHED_EARTH


# clans.law:234  card "Rapacious Exploitation"
def rapacious_exploitation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # clans.law:239  choose p from rivals of you where hand of it is not empty
            you = st[-7]
            legal = [p + OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = FAIL
        if pc == TAKE_P:  # clans.law:239  answered: choose p from rivals of you where hand of it is not empty
            you = st[-7]
            p = st[-4] = s.answer - OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_P
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # clans.law:241  choose c from hand of p
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
        if pc == TAKE_C:  # clans.law:241  answered: choose c from hand of p
            c = st[-5] = s.answer - OFFSET_RAPACIOUS_EXPLOITATION_PLAYS_C
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # clans.law:242  choose one by p
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
        if pc == TAKE_OPTION:  # clans.law:242  answered: choose one by p
            pc = THEN_PUT_C if s.answer == DISCARD_IT else THEN_REPEAT_2_TIMES
        if pc == THEN_PUT_C:  # clans.law:244  put c into discard of p
            c = st[-5]
            p = st[-4]
            put_last(s, PILES, c, DISCARD + p)
            pc = DONE
        if pc == THEN_REPEAT_2_TIMES:  # clans.law:246  repeat 2 times
            times_left = st[-3] = 2
            pc = THEN_REPEAT_2_TIMES_2
        if pc == THEN_REPEAT_2_TIMES_2:  # clans.law:246  repeat 2 times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:246  repeat 2 times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # clans.law:247  choose r by p from goods where it of p is at least 1
            pc = rapacious_exploitation_plays_ask_r(s)
        if pc == TAKE_R:  # clans.law:247  answered: choose r by p from goods where it of p is at least 1
            p = st[-4]
            you = st[-7]
            r = s.answer - FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)])
            s.memo_possible_build = {}
            pc = THEN_REPEAT_2_TIMES_2
            continue
        if pc == FAIL:  # clans.law:254  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# clans.law:247  choose r by p from goods where it of p is at least 1
def rapacious_exploitation_plays_ask_r(s: State) -> int:
    st = s.stack
    p = st[-4]
    goods_now = s.goods
    legal = [r + FIRST_RAPACIOUS_EXPLOITATION_PLAYS_R for r in TABLE_GOODS if goods_now[p * RESOURCE_COUNT + r] >= 1]
    if legal:
        s.player = p
        s.site = DECISION_RAPACIOUS_EXPLOITATION_PLAYS_R
        s.legal = legal
        st[-2] = TAKE_R
        return SUSPENDED
    return DONE


# clans.law:255  card "Stolen Lore"
def stolen_lore_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:261  let victim = scorched_rival
            you = st[-5]
            victim = st[-3] = scorched_rival(s, you)
            if victim != 0:
                pc = ASK_C
            else:
                # clans.law:262  only if victim is not nobody
                s.failed = True
                del st[-5:]
                return False
        if pc == ASK_C:  # clans.law:263  choose c from active_area of victim where can copy it
            victim = st[-3]
            you = st[-5]
            legal = [
                c + OFFSET_STOLEN_LORE_PLAYS_C
                for c in s.piles[ACTIVE_AREA + require_player(victim, "clans.law:263")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_STOLEN_LORE_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL_2
        if pc == TAKE_C:  # clans.law:263  answered: choose c from active_area of victim where can copy it
            you = st[-5]
            c = s.answer - OFFSET_STOLEN_LORE_PLAYS_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL_2:  # clans.law:266  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:282  card "Stag Clan"
def stag_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:287  choose t from territories where can rally in it
            you = st[-6]
            legal = [t + FIRST_STAG_CLAN_PLAYS_T for t in s.map.roots if can_rally(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_STAG_CLAN_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_2
        if pc == TAKE_T:  # clans.law:287  answered: choose t from territories where can rally in it
            this = st[-5]
            you = st[-6]
            t = st[-3] = s.answer - FIRST_STAG_CLAN_PLAYS_T
            done_any = st[-4] = False
            if possible_line_22(s, t, this, you):
                # clans.law:289  recruit_here 1 in t
                t = st[-3]
                you = st[-6]
                st[-2] = AFTER_RECRUIT_HERE
                st += [you, 1, t, 0, 0, BEGIN, VERB_RECRUIT_HERE]
                if recruit_here(s):
                    return True
                pc = AFTER_RECRUIT_HERE
            else:
                pc = THEN_BRING_ALONG
        if pc == AFTER_RECRUIT_HERE:  # clans.law:289  recruit_here 1 in t
            if s.failed:
                s.undone = True
            done_any = st[-4] = True
            pc = THEN_BRING_ALONG
        if pc == THEN_BRING_ALONG:  # clans.law:290  bring_along to t
            t = st[-3]
            this = st[-5]
            you = st[-6]
            if possible_line_23(s, t, this, you):
                # clans.law:290  bring_along to t
                t = st[-3]
                you = st[-6]
                st[-2] = AFTER_BRING_ALONG
                st += [you, t, BEGIN, VERB_BRING_ALONG]
                if bring_along(s):
                    return True
                pc = AFTER_BRING_ALONG
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == AFTER_BRING_ALONG:  # clans.law:290  bring_along to t
            done_any = st[-4] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # clans.law:288  do what you can
            done_any = st[-4] != 0
            if not done_any:
                # clans.law:288  do what you can
                s.failed = True
                del st[-6:]
                return False
            s.failed = False
            del st[-6:]
            return False
        if pc == FAIL_2:  # clans.law:292  fail
            s.failed = True
            del st[-6:]
            return False


# clans.law:303  card "Glory of the Clan"
def glory_of_the_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:308  forget_praise
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
        if pc == AFTER_BUILD:  # clans.law:309  build
            end_effect(s, EFFECT_GLORY_OF_THE_CLAN_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:328  card Annexation
def annexation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:334  annex
            you = st[-4]
            st[-2] = AFTER_ANNEX
            st += [you, 0, BEGIN, VERB_ANNEX]
            if annex(s):
                return True
            pc = AFTER_ANNEX
        if pc == AFTER_ANNEX:  # clans.law:334  annex
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:353  card "Wolf Clan"
def wolf_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:358  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_WOLF_CLAN_PLAYS, you, this, [])
            invalidate_effect_22(s)
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:358  move 1
            end_effect(s, EFFECT_WOLF_CLAN_PLAYS)
            invalidate_effect_22(s)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clans.law:361  card Plunder
def plunder_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # clans.law:367  do what you can or less when partial
            pc = plunder_plays_begin(s)
        if pc == ASK_OPTION_ATTACK:  # clans.law:368  "attack"
            you = st[-7]
            s.player = you
            s.site = DECISION_PLUNDER_PLAYS_OPTION_1
            s.legal = [ATTACK_PLUNDER_PLAYS_OPTION_1, NO_PLUNDER_PLAYS_OPTION_1]
            st[-2] = TAKE_OPTION_ATTACK
            return True
        if pc == TAKE_OPTION_ATTACK:  # clans.law:368  answered: "attack"
            pc = THEN_ATTACK_3 if s.answer == ATTACK_PLUNDER_PLAYS_OPTION_1 else THEN_ATTACK_2
        if pc == THEN_ATTACK_2:  # clans.law:368  "attack"
            left_out = st[-4] = True
            pc = THEN_ATTACK_3
        if pc == THEN_ATTACK_3:  # clans.law:368  "attack"
            left_out = st[-4] != 0
            pc = ASK_T if not left_out else THEN_DRAW_CARD
        if pc == ASK_T:  # clans.law:369  choose t from territories where can strike_at it and beside_you of it
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
        if pc == TAKE_T:  # clans.law:369  answered: choose t from territories where can strike_at it and beside_you…
            you = st[-7]
            t = s.answer - FIRST_PLUNDER_PLAYS_T
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "clans.law:370"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == FAIL:  # clans.law:372  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == AFTER_BURY:  # clans.law:368  "attack"
            done_any = st[-5] = True
            pc = THEN_DRAW_CARD
        if pc == THEN_DRAW_CARD:  # clans.law:373  "draw a card"
            this = st[-6]
            you = st[-7]
            if possible_line_25(s, this, you):
                # clans.law:373  "draw a card"
                done_any = st[-5] != 0
                left_out_2 = st[-3] = False
                pc = ASK_OPTION_DRAW if s.partial and done_any else THEN_DRAW_CARD_4
            else:
                pc = THEN_DO_WHAT_YOU
        if pc == ASK_OPTION_DRAW:  # clans.law:373  "draw a card"
            you = st[-7]
            s.player = you
            s.site = DECISION_PLUNDER_PLAYS_OPTION_2
            s.legal = [DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2, NO_PLUNDER_PLAYS_OPTION_2]
            st[-2] = TAKE_OPTION_DRAW
            return True
        if pc == TAKE_OPTION_DRAW:  # clans.law:373  answered: "draw a card"
            pc = THEN_DRAW_CARD_4 if s.answer == DRAW_A_CARD_PLUNDER_PLAYS_OPTION_2 else THEN_DRAW_CARD_3
        if pc == THEN_DRAW_CARD_3:  # clans.law:373  "draw a card"
            left_out_2 = st[-3] = True
            pc = THEN_DRAW_CARD_4
        if pc == THEN_DRAW_CARD_4:  # clans.law:373  "draw a card"
            left_out_2 = st[-3] != 0
            you = st[-7]
            if not left_out_2:
                draw_(s, you, 1)
                if s.failed:
                    s.undone = True
                done_any = st[-5] = True
            pc = THEN_DO_WHAT_YOU
        if pc == THEN_DO_WHAT_YOU:  # clans.law:367  do what you can or less when partial
            done_any = st[-5] != 0
            if not done_any:
                # clans.law:367  do what you can or less when partial
                s.failed = True
                del st[-7:]
                return False
            s.failed = False
            del st[-7:]
            return False
    return pc == SUSPENDED


# clans.law:367  do what you can or less when partial
def plunder_plays_begin(s: State) -> int:
    st = s.stack
    this = st[-6]
    you = st[-7]
    done_any = st[-5] = False
    if possible_line_24(s, this, you):
        # clans.law:368  "attack"
        done_any = st[-5] != 0
        this = st[-6]
        you = st[-7]
        st[-4] = False
        return ASK_OPTION_ATTACK if s.partial and (done_any or possible_line_25(s, this, you)) else THEN_ATTACK_3
    return THEN_DRAW_CARD


# clans.law:375  card "Call to War"
def call_to_war_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:380  choose up to 14 ts from holdings of you where exposed of it and can recruit…
            ts = s.lists[-1] = []
            left = st[-3] = 14
            pc = THEN_CHOOSE_UP
        if pc == THEN_CHOOSE_UP:  # clans.law:380  choose up to 14 ts from holdings of you where exposed of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH_TS
        if pc == ASK_ONE_OF_TS:  # clans.law:380  choose up to 14 ts from holdings of you where exposed of it and can…
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
            pc = THEN_RECRUIT_EACH_TS
        if pc == TAKE_ONE_OF_TS:  # clans.law:380  answered: choose up to 14 ts from holdings of you where exposed of…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == DECLINE_CALL_TO_WAR_PLAYS_ONE_OF_TS:
                pc = THEN_RECRUIT_EACH_TS
                continue
            ts = s.lists[-1] = [*ts, s.answer - FIRST_CALL_TO_WAR_PLAYS_ONE_OF_TS]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_UP
            continue
        if pc == THEN_RECRUIT_EACH_TS:  # clans.law:381  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = AFTER_RECRUIT_EACH
            st += [you, 0, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts), [], []]
            if recruit_each(s):
                return True
            pc = AFTER_RECRUIT_EACH
        if pc == AFTER_RECRUIT_EACH:  # clans.law:381  recruit_each ts
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:311  may before built where builder is you and (price of b) is at most wood of you
def glory_of_the_clan_before_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:311  may before built where builder is you and (price of b) is at most wood of you
            you = st[-3]
            s.player = you
            s.site = DECISION_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION
            s.legal = [
                GLORY_OF_THE_CLAN_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION,
                NO_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:311  answered: may before built where builder is you and (price of b) is at…
            pc = THEN_NOTE_PRAISE if s.answer == GLORY_OF_THE_CLAN_GLORY_OF_THE_CLAN_BEFORE_BUILT_OPTION else DONE
        if pc == THEN_NOTE_PRAISE:  # clans.law:312  note_praise
            ground = st[-5]
            you = st[-3]
            note_praise(s, you)
            collect(s, you, ground)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# clans.law:9  may before stationed where owner is you and place of Kaija is nothing and kaija_joins is as_one and can…
def bear_before_stationed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:9  may before stationed where owner is you and place of Kaija is nothing and…
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAR_BEFORE_STATIONED_OPTION
            s.legal = [BEAR_BEAR_BEFORE_STATIONED_OPTION, NO_BEAR_BEFORE_STATIONED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:9  answered: may before stationed where owner is you and place of Kaija is…
            pc = THEN_STAND_IN if s.answer == BEAR_BEAR_BEFORE_STATIONED_OPTION else DONE
        if pc == THEN_STAND_IN:  # clans.law:10  stand_in in ground
            ground = st[-6]
            you = st[-3]
            stand_in(s, you, ground)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:13  may when mustered where owner is you and place of Kaija is nothing and kaija_joins is besides
def bear_when_mustered(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:13  may when mustered where owner is you and place of Kaija is nothing and…
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAR_WHEN_MUSTERED_OPTION
            s.legal = [BEAR_BEAR_WHEN_MUSTERED_OPTION, NO_BEAR_WHEN_MUSTERED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:13  answered: may when mustered where owner is you and place of Kaija is…
            pc = ASK_T if s.answer == BEAR_BEAR_WHEN_MUSTERED_OPTION else DONE
        if pc == ASK_T:  # clans.law:14  choose t from territories where can recruit in it
            you = st[-3]
            legal = [t + FIRST_BEAR_WHEN_MUSTERED_T for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_BEAR_WHEN_MUSTERED_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # clans.law:14  answered: choose t from territories where can recruit in it
            t = s.answer - FIRST_BEAR_WHEN_MUSTERED_T
            place_thing(s, PILES, KAIJA, t, TYPE_TERRITORY)
            invalidate_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clans.law:18  may when settled where settler is you and place of Kaija is nothing and kaija_joins is besides
def bear_when_settled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:18  may when settled where settler is you and place of Kaija is nothing and…
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAR_WHEN_SETTLED_OPTION
            s.legal = [BEAR_BEAR_WHEN_SETTLED_OPTION, NO_BEAR_WHEN_SETTLED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:18  answered: may when settled where settler is you and place of Kaija is…
            pc = THEN_PLACE_KAIJA if s.answer == BEAR_BEAR_WHEN_SETTLED_OPTION else DONE
        if pc == THEN_PLACE_KAIJA:  # clans.law:19  place Kaija in ground
            ground = st[-6]
            place_thing(s, PILES, KAIJA, ground, TYPE_TERRITORY)
            invalidate_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:189  may before resolving where actor is you and clan of c is Snake and (any t among territories where can…
def snake_before_resolving(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:189  may before resolving where actor is you and clan of c is Snake and (any t…
            you = st[-3]
            s.player = you
            s.site = DECISION_SNAKE_BEFORE_RESOLVING_OPTION
            s.legal = [SNAKE_SNAKE_BEFORE_RESOLVING_OPTION, NO_SNAKE_BEFORE_RESOLVING_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:189  answered: may before resolving where actor is you and clan of c is…
            pc = THEN_SCORCH if s.answer == SNAKE_SNAKE_BEFORE_RESOLVING_OPTION else DONE
        if pc == THEN_SCORCH:  # clans.law:190  scorch
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORCH]
            if scorch(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:191  before gathering where place of "Scorched Earth" is ground and owner is in rivals of you
def snake_before_gathering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:193  may choose r from goods where can loot it in ground
            ground = st[-6]
            you = st[-3]
            legal = [r + FIRST_SNAKE_BEFORE_GATHERING_R for r in TABLE_GOODS if can_loot(s, r, ground)]
            if legal:
                legal.append(DECLINE_SNAKE_BEFORE_GATHERING_R)
                s.player = you
                s.site = DECISION_SNAKE_BEFORE_GATHERING_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:193  answered: may choose r from goods where can loot it in ground
            you = st[-3]
            if s.answer == DECLINE_SNAKE_BEFORE_GATHERING_R:
                pc = DONE
                continue
            r = s.answer - FIRST_SNAKE_BEFORE_GATHERING_R
            note_taken(s, you, r)
            goods.gain_one(s, s.goods, limited_goods(s), you, r, 1)
            s.memo_possible_build = {}
            if s.scorched_yield == ONE_RESOURCE:
                pc = DONE
            else:
                # clans.law:192  repeat
                pc = BEGIN
                continue
        if pc == DONE:  # done
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
    station,
)
from lawspeaker_games.northgard.steps_movement import bury, move, transfer
from lawspeaker_games.northgard.steps_northgard import honour
from lawspeaker_games.northgard.steps_year import collect
