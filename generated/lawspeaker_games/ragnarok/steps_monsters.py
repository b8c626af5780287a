"""Lords of Ragnarok: verbs, events and phases of monsters.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import (
    State,
    invalidate_field_wound_mark,
    invalidate_things_beast,
    invalidate_things_ship,
)
from lawspeaker_games.ragnarok.tables import (
    AFTER_INJURE,
    ASK_OPTION,
    ASK_P,
    ASK_R,
    ASK_T,
    ASK_U,
    ASK_U_FROM_ARMIES_IN,
    ASK_U_FROM_ARMIES_WHERE,
    ATTACK_DECK,
    ATTACK_DISCARD,
    BEGIN,
    COMBAT_DISCARD,
    DONE,
    FIRST_ARMY,
    FIRST_HERO,
    FIRST_SHIP,
    FIRST_WOUND,
    HAND,
    HEROES,
    LAST_ARMY,
    LAST_SHIP,
    MIGHT,
    NEXT_P,
    NEXT_U,
    NEXT_V,
    PILES,
    PRESENT_ARMIES,
    PRESENT_REGIONS,
    PRESENT_SEAS,
    REGION_JOINED,
    TAKE_H,
    TAKE_OPTION,
    TAKE_P,
    TAKE_R,
    TAKE_S,
    TAKE_T,
    TAKE_U,
    TAKE_U_FROM_ARMIES_IN,
    TAKE_U_FROM_ARMIES_WHERE,
    TAKE_W,
    THEN_EACH_P,
    THEN_END_HUNT,
    THEN_INJURE_HUNTER,
    THEN_PLACE_HERO_,
    TYPE_ASSAULT,
    TYPE_REGION,
    TYPE_SEA,
    TYPE_THING,
    VERB_DISCARD_CARDS,
    VERB_INJURE,
    VERB_INJURE_TOKEN,
    VERB_LOSE_RUNES,
    VERB_PAY_GREED,
    VERB_RETREAT,
    VERB_STRIDE,
    VERB_WEAKEN,
    WOUND_PREY,
    WOUNDS,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_NEAR,
    ailing,
    camp,
    den,
    hunter,
    nemesis,
    post,
    rune_count,
    seat,
    troops,
    worth_of_card,
)
from lawspeaker_runtime.piles.moves import deal, place_thing, put_list_last
from lawspeaker_runtime.state.base_state import SUSPENDED
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.place_index import things_on
from lawspeaker_runtime.state.selection import require, require_player

# Decisions and their actions.
FIRST_STRIDE_R: Final = 1091
DECISION_STRIDE_R: Final = 49
OFFSET_PAY_GREED_U: Final = 1043
DECISION_PAY_GREED_U: Final = 50
OFFSET_HRUNGNIR_REGIONAL_U: Final = 1522
DECISION_HRUNGNIR_REGIONAL_U: Final = 88
FIRST_GARM_REGIONAL_R: Final = 1631
DECISION_GARM_REGIONAL_R: Final = 89
OFFSET_P: Final = 1667
DECISION_P: Final = 90
OFFSET_HAFGUFA_REGIONAL_S: Final = 1637
DECISION_HAFGUFA_REGIONAL_S: Final = 92
OFFSET_T: Final = 1672
DECISION_T: Final = 94
OFFSET_HAFGUFA_REGIONAL_U_1: Final = 1635
DECISION_HAFGUFA_REGIONAL_U_1: Final = 95
OFFSET_HAFGUFA_REGIONAL_U_2: Final = 1600
DECISION_HAFGUFA_REGIONAL_U_2: Final = 93
OFFSET_HRAESVELG_REGIONAL_H: Final = 1690
DECISION_HRAESVELG_REGIONAL_H: Final = 96
FIRST_HRAESVELG_REGIONAL_R: Final = 1749
DECISION_HRAESVELG_REGIONAL_R: Final = 97
FIRST_LOKI_REGIONAL_R: Final = 1786
DECISION_LOKI_REGIONAL_R: Final = 98
DECLINE_LOKI_REGIONAL_R: Final = 1823
N2_INJURIES: Final = 1672
THE_END_OF_THE_HUNT: Final = 1673
DECISION_GARM_SPECIAL_OPTION: Final = 91
OFFSET_LOKI_SPECIAL_W: Final = 1704
DECISION_LOKI_SPECIAL_W: Final = 99
FOLLOW_THE_TRAIL_OF_LOKI: Final = 2363
NO_LOKI_BEFORE_CHOSEN_OPTION: Final = 2364
DECISION_LOKI_BEFORE_CHOSEN_OPTION: Final = 120


# monsters.law:102  monster Fafnir
def fafnir_special(s: State, you: int, this: int) -> None:
    put_list_last(s, PILES, [c for c in s.piles[HAND + hunter(s)] if worth_of_card(s, c) >= 3], COMBAT_DISCARD)


# monsters.law:174  monster Hraesvelg
def hraesvelg_special(s: State, you: int, this: int) -> None:
    deal(s, PILES, 3, ATTACK_DECK, ATTACK_DISCARD, TYPE_ASSAULT)


# monsters.law:245  verb stride b: beast
def stride(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:247  choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            st[-3] = b
            pc = ASK_R
        if pc == ASK_R:  # monsters.law:247  choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            you = st[-5]
            legal = [r + FIRST_STRIDE_R for r in TABLE_NEAR[require(den(s, b), "monsters.law:247")]]
            if legal:
                s.player = you
                s.site = DECISION_STRIDE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # monsters.law:247  answered: choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            r = s.answer - FIRST_STRIDE_R
            place_thing(s, PILES, b, r, TYPE_REGION)
            invalidate_things_beast(s)
            if check_endings(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# monsters.law:252  verb pay_greed in r: region
def pay_greed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:254  if seat of you is r or (troops of you in r) is not empty
            r = st[-3]
            you = st[-4]
            if seat(s, you) == r or len(troops(s, you, r)) > 0:
                # monsters.law:255  if rune_count of you is at least 1
                you = st[-4]
                if rune_count(s, you) >= 1:
                    # monsters.law:256  lose_runes 1 by you
                    you = st[-4]
                    st[-2] = DONE
                    st += [you, 1, you, 0, BEGIN, VERB_LOSE_RUNES]
                    if lose_runes(s):
                        return True
                    pc = DONE
                else:
                    pc = ASK_U
            else:
                pc = DONE
        if pc == ASK_U:  # monsters.law:258  choose u from (troops of you in r) asking "Which of your Armies loses 1?"
            r = st[-3]
            you = st[-4]
            legal = [u + OFFSET_PAY_GREED_U for u in troops(s, you, r)]
            if legal:
                s.player = you
                s.site = DECISION_PAY_GREED_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # monsters.law:258  answered: choose u from (troops of you in r) asking "Which of your…
            you = st[-4]
            u = s.answer - OFFSET_PAY_GREED_U
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:3  monster Draugr
def draugr_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:6  each u among (armies in den of this)
            this = st[-3]
            u_left = s.lists[-1] = [
                it for it in things_on(s, require(den(s, this), "monsters.law:6")) if FIRST_ARMY <= it <= LAST_ARMY
            ]
            pc = NEXT_U
        if pc == NEXT_U:  # monsters.law:6  each u among (armies in den of this)
            u_left = s.lists[-1]
            you = st[-4]
            if len(u_left) == 0:
                pc = DONE
                continue
            u = u_left[0]
            u_left = s.lists[-1] = u_left[1:]
            st[-2] = NEXT_U
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = NEXT_U
            continue
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# monsters.law:31  monster Hrungnir
def hrungnir_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:34  choose u from armies where camp of it is in near of den of this asking…
            this = st[-3]
            you = st[-4]
            legal = [
                u + OFFSET_HRUNGNIR_REGIONAL_U
                for u in PRESENT_ARMIES[s.players]
                if camp(s, u) in TABLE_NEAR[require(den(s, this), "monsters.law:34")]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HRUNGNIR_REGIONAL_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # monsters.law:34  answered: choose u from armies where camp of it is in near of den of this…
            you = st[-4]
            u = s.answer - OFFSET_HRUNGNIR_REGIONAL_U
            st[-2] = DONE
            st += [you, u, 2, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:65  monster Garm
def garm_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:68  choose r from regions where (it is den of this or it is in near of den of…
            this = st[-4]
            you = st[-5]
            legal = [
                r + FIRST_GARM_REGIONAL_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if (r == den(s, this) or r in TABLE_NEAR[require(den(s, this), "monsters.law:68")])
                and len([it for it in things_on(s, r) if FIRST_ARMY <= it <= LAST_ARMY]) > 0
            ]
            if legal:
                s.player = you
                s.site = DECISION_GARM_REGIONAL_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # monsters.law:68  answered: choose r from regions where (it is den of this or it is in near…
            r = st[-3] = s.answer - FIRST_GARM_REGIONAL_R
            pc = ASK_P
        if pc == ASK_P:  # monsters.law:69  choose p from players where (troops of it in r) is not empty asking "Whose…
            r = st[-3]
            you = st[-5]
            legal = [p + OFFSET_P for p in range(1, s.players + 1) if len(troops(s, p, r)) > 0]
            if legal:
                s.player = you
                s.site = DECISION_P
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = DONE
        if pc == TAKE_P:  # monsters.law:69  answered: choose p from players where (troops of it in r) is not empty…
            r = st[-3]
            you = st[-5]
            p = s.answer - OFFSET_P
            st[-2] = DONE
            st += [you, p, r, 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[], []]
            if retreat(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# monsters.law:102  monster Fafnir
def fafnir_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:105  each p among players starting with active
            p_to_come = st[-3] = s.players
            p_next = st[-4] = s.active
            pc = NEXT_P
        if pc == NEXT_P:  # monsters.law:105  each p among players starting with active
            p_next = st[-4]
            p_to_come = st[-3]
            this = st[-5]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = p_next
            p_next = st[-4] = p_next % s.players + 1
            you_2 = p
            st[-2] = NEXT_P
            st += [you_2, require(den(s, this), "monsters.law:107"), BEGIN, VERB_PAY_GREED]
            if pay_greed(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# monsters.law:132  monster Hafgufa
def hafgufa_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # monsters.law:135  choose s from seas where (coast from it to den of this) asking "In which…
            this = st[-6]
            you = st[-7]
            legal = [
                s_ + OFFSET_HAFGUFA_REGIONAL_S
                for s_ in PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)]
                if require(den(s, this), "monsters.law:135") in REGION_JOINED[1][s_]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HAFGUFA_REGIONAL_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = ASK_U_FROM_ARMIES_IN
        if pc == TAKE_S:  # monsters.law:135  answered: choose s from seas where (coast from it to den of this) asking…
            s_ = st[-5] = s.answer - OFFSET_HAFGUFA_REGIONAL_S
            v_left = s.lists[-1] = [it for it in things_on(s, s_) if FIRST_SHIP <= it <= LAST_SHIP]
            pc = NEXT_V
        if pc == NEXT_V:  # monsters.law:136  each v among (ships in s)
            v_left = s.lists[-1]
            if len(v_left) == 0:
                pc = ASK_U_FROM_ARMIES_WHERE
                continue
            v = st[-3] = v_left[0]
            v_left = s.lists[-1] = v_left[1:]
            st[-4] = v
            pc = ASK_T
        if pc == ASK_T:  # monsters.law:137  choose t from seas where (strait from it to s) asking "To which Sea does…
            pc = hafgufa_regional_ask_t(s)
        if pc == TAKE_T:  # monsters.law:137  answered: choose t from seas where (strait from it to s) asking "To…
            v = st[-3]
            t = s.answer - OFFSET_T
            place_thing(s, PILES, v, t, TYPE_SEA)
            invalidate_things_ship(s)
            pc = NEXT_V
            continue
        if pc == ASK_U_FROM_ARMIES_WHERE:  # monsters.law:141  choose u from armies where place of it is not nothing…
            pc = hafgufa_regional_ask_u_from_armies_where(s)
        if pc == TAKE_U_FROM_ARMIES_WHERE:  # monsters.law:141  answered: choose u from armies where place of it is…
            you = st[-7]
            u = s.answer - OFFSET_HAFGUFA_REGIONAL_U_1
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == ASK_U_FROM_ARMIES_IN:  # monsters.law:146  choose u from (armies in den of this) asking "Which Army…
            this = st[-6]
            you = st[-7]
            legal = [
                u + OFFSET_HAFGUFA_REGIONAL_U_2
                for u in [
                    it
                    for it in things_on(s, require(den(s, this), "monsters.law:146"))
                    if FIRST_ARMY <= it <= LAST_ARMY
                ]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HAFGUFA_REGIONAL_U_2
                s.legal = legal
                st[-2] = TAKE_U_FROM_ARMIES_IN
                return True
            pc = DONE
        if pc == TAKE_U_FROM_ARMIES_IN:  # monsters.law:146  answered: choose u from (armies in den of this) asking…
            you = st[-7]
            u = s.answer - OFFSET_HAFGUFA_REGIONAL_U_2
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False
    return pc == SUSPENDED


# monsters.law:137  choose t from seas where (strait from it to s) asking "To which Sea does {v} drift?"
def hafgufa_regional_ask_t(s: State) -> int:
    st = s.stack
    s_ = st[-5]
    you = st[-7]
    legal = [
        t + OFFSET_T for t in PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)] if s_ in REGION_JOINED[2][t]
    ]
    if legal:
        s.player = you
        s.site = DECISION_T
        s.legal = legal
        st[-2] = TAKE_T
        return SUSPENDED
    return NEXT_V


# monsters.law:141  choose u from armies where place of it is not nothing and (coast from camp of it to s) asking…
def hafgufa_regional_ask_u_from_armies_where(s: State) -> int:
    st = s.stack
    s_ = st[-5]
    you = st[-7]
    at = s.at
    legal = [
        u + OFFSET_HAFGUFA_REGIONAL_U_1
        for u in PRESENT_ARMIES[s.players]
        if at[u] <= ON_PLACES and s_ in REGION_JOINED[1][require(camp(s, u), "monsters.law:141")]
    ]
    if legal:
        s.player = you
        s.site = DECISION_HAFGUFA_REGIONAL_U_1
        s.legal = legal
        st[-2] = TAKE_U_FROM_ARMIES_WHERE
        return SUSPENDED
    return DONE


# monsters.law:174  monster Hraesvelg
def hraesvelg_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:177  choose h from heroes where place of it is not nothing and (post of it is…
            this = st[-5]
            you = st[-6]
            at = s.at
            legal = [
                h + OFFSET_HRAESVELG_REGIONAL_H
                for h in HEROES
                if at[h] <= ON_PLACES
                and (post(s, h) == den(s, this) or post(s, h) in TABLE_NEAR[require(den(s, this), "monsters.law:177")])
            ]
            if legal:
                s.player = you
                s.site = DECISION_HRAESVELG_REGIONAL_H
                s.legal = legal
                st[-2] = TAKE_H
                return True
            pc = DONE
        if pc == TAKE_H:  # monsters.law:177  answered: choose h from heroes where place of it is not nothing and…
            h = st[-4] = s.answer - OFFSET_HRAESVELG_REGIONAL_H
            st[-3] = h
            pc = ASK_R
        if pc == ASK_R:  # monsters.law:178  choose r from regions asking "To which Region is {h} blown?"
            you = st[-6]
            legal = [
                r + FIRST_HRAESVELG_REGIONAL_R for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HRAESVELG_REGIONAL_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # monsters.law:178  answered: choose r from regions asking "To which Region is {h} blown?"
            h = st[-4]
            you = st[-6]
            r = s.answer - FIRST_HRAESVELG_REGIONAL_R
            place_thing(s, PILES, h, r, TYPE_REGION)
            s.memo_can_recruit_any = {}
            st[-2] = DONE
            st += [
                you,
                1,
                require_player(s.hero_master[h - FIRST_HERO], "monsters.law:180"),
                0,
                BEGIN,
                VERB_DISCARD_CARDS,
            ]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# monsters.law:209  boss Loki
def loki_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:212  stride nemesis
            you = st[-6]
            st[-2] = ASK_R
            st += [you, nemesis(), 0, BEGIN, VERB_STRIDE]
            if stride(s):
                return True
            pc = ASK_R
        if pc == ASK_R:  # monsters.law:213  may choose r from near of den of this asking "Where does Loki go on to?"
            this = st[-5]
            you = st[-6]
            legal = [r + FIRST_LOKI_REGIONAL_R for r in TABLE_NEAR[require(den(s, this), "monsters.law:213")]]
            if legal:
                legal.append(DECLINE_LOKI_REGIONAL_R)
                s.player = you
                s.site = DECISION_LOKI_REGIONAL_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_EACH_P
        if pc == TAKE_R:  # monsters.law:213  answered: may choose r from near of den of this asking "Where does Loki…
            this = st[-5]
            if s.answer == DECLINE_LOKI_REGIONAL_R:
                pc = THEN_EACH_P
                continue
            r = s.answer - FIRST_LOKI_REGIONAL_R
            place_thing(s, PILES, this, r, TYPE_REGION)
            invalidate_things_beast(s)
            if check_endings(s):
                return True
            pc = THEN_EACH_P
        if pc == THEN_EACH_P:  # monsters.law:217  each p among players starting with active
            p_to_come = st[-3] = s.players
            p_next = st[-4] = s.active
            pc = NEXT_P
        if pc == NEXT_P:  # monsters.law:217  each p among players starting with active
            p_next = st[-4]
            p_to_come = st[-3]
            this = st[-5]
            you = st[-6]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = p_next
            p_next = st[-4] = p_next % s.players + 1
            st[-2] = NEXT_P
            st += [you, p, require(den(s, this), "monsters.law:218"), 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[], []]
            if retreat(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# monsters.law:3  monster Draugr
def draugr_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:9  injure hunter by 1
            you = st[-4]
            st[-2] = AFTER_INJURE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = AFTER_INJURE
        if pc == AFTER_INJURE:  # monsters.law:10  discard_cards 1 by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:31  monster Hrungnir
def hrungnir_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:39  if (ailing of hunter for might)
            if ailing(s, hunter(s), MIGHT):
                # monsters.law:40  discard_cards 2 by hunter
                you = st[-4]
                st[-2] = DONE
                st += [you, 2, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
                if discard_cards(s):
                    return True
                pc = DONE
            else:
                # monsters.law:42  injure_token hunter for might
                you = st[-4]
                st[-2] = DONE
                st += [you, hunter(s), MIGHT, BEGIN, VERB_INJURE_TOKEN]
                if injure_token(s):
                    return True
                pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:65  monster Garm
def garm_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:76  choose one by hunter asking "Throat Bite: what do you take?"
            s.player = hunter(s)
            s.site = DECISION_GARM_SPECIAL_OPTION
            s.legal = [N2_INJURIES, THE_END_OF_THE_HUNT]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # monsters.law:76  answered: choose one by hunter asking "Throat Bite: what do you take?"
            pc = THEN_INJURE_HUNTER if s.answer == N2_INJURIES else THEN_END_HUNT
        if pc == THEN_INJURE_HUNTER:  # monsters.law:78  injure hunter by 2
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 2, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == THEN_END_HUNT:  # monsters.law:80  end_hunt
            you = st[-4]
            end_hunt(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:132  monster Hafgufa
def hafgufa_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:151  discard_cards (count hand of hunter - 2) by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, len(s.piles[HAND + hunter(s)]) - 2, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:209  boss Loki
def loki_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:220  choose w from wounds where prey of it is hunt's prey and mark of it is…
            you = st[-4]
            hunt_prey = s.hunt_prey
            wound_mark = s.wound_mark
            legal = [
                w + OFFSET_LOKI_SPECIAL_W
                for w in WOUNDS
                if WOUND_PREY[w] == hunt_prey[require(len(s.hunt_hunter) - 1, "monsters.law:220")]
                and wound_mark[w - FIRST_WOUND] == hunter(s)
            ]
            if legal:
                s.player = you
                s.site = DECISION_LOKI_SPECIAL_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = THEN_INJURE_HUNTER
        if pc == TAKE_W:  # monsters.law:220  answered: choose w from wounds where prey of it is hunt's prey and mark…
            w = s.answer - OFFSET_LOKI_SPECIAL_W
            s.wound_mark[w - FIRST_WOUND] = 0
            invalidate_field_wound_mark(s)
            if check_endings(s):
                return True
            pc = DONE
        if pc == THEN_INJURE_HUNTER:  # monsters.law:223  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:224  before chosen where d is Monsters and kills of actor is at least kills_needed and seat of actor is…
def loki_before_chosen(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:225  as actor
            actor = st[-6]
            you_2 = st[-3] = actor
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # monsters.law:226  may "follow the trail of Loki" asking "Do you place your Hero in the…
            you_2 = st[-3]
            s.player = you_2
            s.site = DECISION_LOKI_BEFORE_CHOSEN_OPTION
            s.legal = [FOLLOW_THE_TRAIL_OF_LOKI, NO_LOKI_BEFORE_CHOSEN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # monsters.law:226  answered: may "follow the trail of Loki" asking "Do you place your…
            pc = THEN_PLACE_HERO_ if s.answer == FOLLOW_THE_TRAIL_OF_LOKI else DONE
        if pc == THEN_PLACE_HERO_:  # monsters.law:227  place (hero of you) in here
            this = st[-5]
            you_2 = st[-3]
            place_thing(
                s,
                PILES,
                require(s.hero[you_2], "monsters.law:227"),
                require(place_of(s, this), "monsters.law:227"),
                TYPE_THING,
            )
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_armies import retreat, weaken
from lawspeaker_games.ragnarok.steps_heroics import discard_cards, injure, injure_token, lose_runes
from lawspeaker_games.ragnarok.steps_hunt import end_hunt
