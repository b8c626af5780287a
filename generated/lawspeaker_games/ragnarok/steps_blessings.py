"""Lords of Ragnarok: verbs, events and phases of blessings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_ship
from lawspeaker_games.ragnarok.tables import (
    AFTER_GAIN_RUNES,
    AFTER_HEAL_MORE,
    AFTER_ROAM_BEAST,
    AFTER_TRIM,
    ARMY_OWNER,
    ASK_C,
    ASK_ONE_OF_US,
    ASK_OPTION,
    ASK_R,
    BEGIN,
    COMBAT_DECK,
    COMBAT_DISCARD,
    DEED_REALM,
    DONE,
    DONE_2,
    EVENT_DECK,
    FAIL,
    GOODS,
    HAND,
    NEXT_U,
    ONCE_BENCHES_OF_VALHALLA_WHEN_DESTROYED,
    PILES,
    PRESENT_SEAS,
    RESOURCE_COUNT,
    SIFTED,
    TAKE_C,
    TAKE_ONE_OF_US,
    TAKE_OPTION,
    TAKE_R,
    TAKE_S,
    TAKE_U,
    THEN_CHOOSE_UP,
    THEN_DRAW_CARDS_1,
    THEN_EACH_U,
    THEN_ENJOY_REALM_REALM,
    THEN_PLACE_HERO_,
    THEN_PUT_OFF_TOP,
    THEN_REPEAT_WHILE_YOUR,
    THEN_ROAM_BEAST_M,
    TYPE_CARD,
    TYPE_OMEN,
    TYPE_REGION,
    TYPE_SEA,
    VERB_ALLY_ANY,
    VERB_BEAR_ALONE,
    VERB_DEMAND_RUNE,
    VERB_DRAW_CARDS,
    VERB_ENJOY_REALM,
    VERB_GAIN_RUNES,
    VERB_HEAL,
    VERB_HEAL_MORE,
    VERB_RAGE,
    VERB_ROAM,
    VERB_ROAM_BEAST,
    VERB_SIFT_CARDS,
    VERB_TRIM,
    VERB_WEAKEN,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_RUNES,
    can_grow,
    defeat_loss,
    drakkar,
    near_sea,
    templars,
    temple_hill,
    troops,
    wardens,
)
from lawspeaker_runtime.piles.moves import deal, place_thing, put_last
from lawspeaker_runtime.piles.order import first_card
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.selection import first_or, require, require_player
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
FIRST_DEMAND_RUNE_R: Final = 508
DECISION_DEMAND_RUNE_R: Final = 19
OFFSET_SIFT_CARDS_C: Final = 354
DECISION_SIFT_CARDS_C: Final = 20
OFFSET_WIND_KNOT_INVOKES_S: Final = 2249
DECISION_WIND_KNOT_INVOKES_S: Final = 115
FIRST_WIND_KNOT_INVOKES_R: Final = 2297
DECISION_WIND_KNOT_INVOKES_R: Final = 116
DECLINE_WIND_KNOT_INVOKES_R: Final = 2334
PUT_THIS_EVENT_UNDER_THE: Final = 2365
NO_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION: Final = 2366
DECISION_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION: Final = 121
MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION: Final = 2367
NO_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION: Final = 2368
DECISION_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION: Final = 122
OFFSET_SHIELD_BROTHERS_INSTEAD_BEATEN_U: Final = 2284
DECISION_SHIELD_BROTHERS_INSTEAD_BEATEN_U: Final = 123
BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 2393
NO_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 2394
DECISION_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 124
FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 2395
NO_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 2396
DECISION_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 125
GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 2397
NO_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 2398
DECISION_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 126
OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 2314
DECISION_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 127
DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 2423


# blessings.law:28  verb put_off e: omen
def put_off(s: State, you: int, e: int) -> None:
    put_last_unseen(s, PILES, e, EVENT_DECK)


# blessings.law:39  when take_yield where doer is you
def master_builders_when_take_yield(s: State, doer: int, this: int, you: int) -> None:
    for u in templars(s, you):
        strengthen(s, you, u, 1)


# blessings.law:77  when battle_begun where attacker is you and count hand of defender is more than count your hand
def thunderclap_when_battle_begun(s: State, ground: int, attacker: int, defender: int, this: int, you: int) -> None:
    discard_random(s, you, 1, defender)


# blessings.law:65  verb heal_more
def heal_more(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:67  heal 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# blessings.law:86  verb demand_rune from p: player
def demand_rune(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:88  choose r by p from runes where it of p is at least 1 asking "Victor's…
            p = st[-3]
            goods_now = s.goods
            legal = [r + FIRST_DEMAND_RUNE_R for r in TABLE_RUNES if goods_now[p * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = p
                s.site = DECISION_DEMAND_RUNE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # blessings.law:88  answered: choose r by p from runes where it of p is at least 1 asking…
            p = st[-3]
            you = st[-4]
            r = s.answer - FIRST_DEMAND_RUNE_R
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(RESOURCE_COUNT)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(RESOURCE_COUNT)])
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            st[-2] = DONE
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# blessings.law:99  verb bear_alone u: army
def bear_alone(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:101  weaken u by defeat_loss of owner of u
            u = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, u, defeat_loss(s, require_player(ARMY_OWNER[u], "blessings.law:101")), BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# blessings.law:149  verb sift_cards n: number
def sift_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:151  repeat n times
            n = st[-3]
            you = st[-4]
            for _ in range(n):
                count_step(s, "blessings.law:151")
                renew_cards(s, you)
                deal(s, PILES, 1, COMBAT_DECK, SIFTED + you, TYPE_CARD)
            pc = ASK_C
        if pc == ASK_C:  # blessings.law:154  choose c from your sifted asking "Choosers of the Slain: which Combat…
            you = st[-4]
            legal = [c + OFFSET_SIFT_CARDS_C for c in s.piles[SIFTED + you]]
            if legal:
                s.player = you
                s.site = DECISION_SIFT_CARDS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_REPEAT_WHILE_YOUR
        if pc == TAKE_C:  # blessings.law:154  answered: choose c from your sifted asking "Choosers of the Slain:…
            c = s.answer - OFFSET_SIFT_CARDS_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            pc = THEN_REPEAT_WHILE_YOUR
        if pc == THEN_REPEAT_WHILE_YOUR:  # blessings.law:158  repeat while your sifted is not empty
            you = st[-4]
            if len(s.piles[SIFTED + you]) > 0:
                # blessings.law:159  put first your sifted into your hand
                you = st[-4]
                put_last(s, PILES, require(first_or(s.piles[SIFTED + you], -1), "blessings.law:159"), HAND + you)
                st[-2] = AFTER_TRIM
                st += [you, you, 0, BEGIN, VERB_TRIM]
                if trim(s):
                    return True
                pc = AFTER_TRIM
            else:
                del st[-4:]
                return False
        if pc == AFTER_TRIM:  # blessings.law:158  repeat while your sifted is not empty
            count_step(s, "blessings.law:158")
            pc = THEN_REPEAT_WHILE_YOUR
            continue


# blessings.law:116  blessing "Wind-Knot"
def wind_knot_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:119  choose s from seas asking "Wind-Knot: in which Sea do you place your…
            you = st[-5]
            legal = [
                s_ + OFFSET_WIND_KNOT_INVOKES_S for s_ in PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)]
            ]
            if legal:
                s.player = you
                s.site = DECISION_WIND_KNOT_INVOKES_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # blessings.law:119  answered: choose s from seas asking "Wind-Knot: in which Sea do you…
            you = st[-5]
            s_ = st[-3] = s.answer - OFFSET_WIND_KNOT_INVOKES_S
            place_thing(s, PILES, drakkar(s, you), s_, TYPE_SEA)
            invalidate_things_ship(s)
            pc = ASK_R
        if pc == ASK_R:  # blessings.law:121  may choose r from (near_sea of s) asking "Wind-Knot: in which Region do…
            s_ = st[-3]
            you = st[-5]
            legal = [r + FIRST_WIND_KNOT_INVOKES_R for r in near_sea(s, s_)]
            if legal:
                legal.append(DECLINE_WIND_KNOT_INVOKES_R)
                s.player = you
                s.site = DECISION_WIND_KNOT_INVOKES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # blessings.law:121  answered: may choose r from (near_sea of s) asking "Wind-Knot: in which…
            you = st[-5]
            if s.answer == DECLINE_WIND_KNOT_INVOKES_R:
                pc = DONE
                continue
            r = s.answer - FIRST_WIND_KNOT_INVOKES_R
            place_thing(s, PILES, require(s.hero[you], "blessings.law:122"), r, TYPE_REGION)
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == FAIL:  # blessings.law:126  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# blessings.law:135  blessing "Bond of Brothers"
def bond_of_brothers_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:138  ally_any
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_ALLY_ANY]
            if ally_any(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# blessings.law:13  before claimed where owner is you and controller of r is nobody and by_value once each turn_over
def open_gates_before_claimed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:13  before claimed where owner is you and controller of r is nobody and…
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, this]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:20  when turn_begun where actor is you
def huginn_s_report_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:21  renew_events
            you = st[-5]
            renew_events(s, you)
            top = st[-3] = first_card(s, PILES, EVENT_DECK, TYPE_OMEN)
            show(s, PILES, you, [require(top, "blessings.law:23")])
            st[-4] = top
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # blessings.law:24  may "put this Event under the deck" asking "Huginn's Report: do you…
            you = st[-5]
            s.player = you
            s.site = DECISION_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION
            s.legal = [PUT_THIS_EVENT_UNDER_THE, NO_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:24  answered: may "put this Event under the deck" asking "Huginn's…
            pc = THEN_PUT_OFF_TOP if s.answer == PUT_THIS_EVENT_UNDER_THE else DONE
        if pc == THEN_PUT_OFF_TOP:  # blessings.law:25  put_off top
            top = st[-3]
            you = st[-5]
            put_off(s, you, require(top, "blessings.law:25"))
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:32  may instead of repaid where owner is you
def muninn_s_memory_instead_repaid(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:32  may instead of repaid where owner is you
            you = st[-3]
            s.player = you
            s.site = DECISION_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION
            s.legal = [MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION, NO_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:32  answered: may instead of repaid where owner is you
            pc = THEN_DRAW_CARDS_1 if s.answer == MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REPAID_OPTION else DONE_2
        if pc == THEN_DRAW_CARDS_1:  # blessings.law:33  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:32  may instead of repaid where owner is you
            s.result = 1
            del st[-5:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-5:]
            return False


# blessings.law:45  when destroyed where owner of u is you once each turn_over
def benches_of_valhalla_when_destroyed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:45  when destroyed where owner of u is you once each turn_over
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, ONCE_BENCHES_OF_VALHALLA_WHEN_DESTROYED + this]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:48  when turn_begun where actor is you and lands_held of you is at least 1
def tribute_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:49  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# blessings.law:52  before routed where usurper is you
def usurper_s_crown_before_routed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:53  each u among (troops of p in r)
            p = st[-7]
            r = st[-6]
            u_left = s.lists[-1] = list(troops(s, p, r))
            pc = NEXT_U
        if pc == NEXT_U:  # blessings.law:53  each u among (troops of p in r)
            u_left = s.lists[-1]
            you = st[-3]
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
            del st[-7:]
            del s.lists[-1:]
            return False


# blessings.law:62  when hero_heal where doer is you
def feast_of_the_goats_when_hero_heal(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:63  heal_more
            you = st[-3]
            st[-2] = AFTER_HEAL_MORE
            st += [you, BEGIN, VERB_HEAL_MORE]
            if heal_more(s):
                return True
            pc = AFTER_HEAL_MORE
        if pc == AFTER_HEAL_MORE:  # blessings.law:64  roam 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_ROAM]
            if roam(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# blessings.law:84  when battle_won where victor is you
def victor_s_share_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:85  demand_rune from loser
            loser = st[-6]
            you = st[-3]
            st[-2] = DONE
            st += [you, loser, BEGIN, VERB_DEMAND_RUNE]
            if demand_rune(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:94  instead of beaten where p is you and count (troops of you in r) is at least 2
def shield_brothers_instead_beaten(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:95  choose u from (troops of you in r) asking "Shield-Brothers: which Army…
            r = st[-5]
            you = st[-3]
            legal = [u + OFFSET_SHIELD_BROTHERS_INSTEAD_BEATEN_U for u in troops(s, you, r)]
            if legal:
                s.player = you
                s.site = DECISION_SHIELD_BROTHERS_INSTEAD_BEATEN_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # blessings.law:95  answered: choose u from (troops of you in r) asking "Shield-Brothers:…
            you = st[-3]
            u = s.answer - OFFSET_SHIELD_BROTHERS_INSTEAD_BEATEN_U
            st[-2] = DONE
            st += [you, u, BEGIN, VERB_BEAR_ALONE]
            if bear_alone(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:94  instead of beaten where p is you and count (troops of you in r) is at…
            s.result = 1
            del st[-6:]
            return False


# blessings.law:103  may instead of command where doer is you
def beast_rider_instead_command(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:103  may instead of command where doer is you
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAST_RIDER_INSTEAD_COMMAND_OPTION
            s.legal = [BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION, NO_BEAST_RIDER_INSTEAD_COMMAND_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:103  answered: may instead of command where doer is you
            pc = THEN_ROAM_BEAST_M if s.answer == BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION else DONE_2
        if pc == THEN_ROAM_BEAST_M:  # blessings.law:104  roam_beast m
            m = st[-6]
            you = st[-3]
            st[-2] = AFTER_ROAM_BEAST
            st += [you, m, 0, BEGIN, VERB_ROAM_BEAST]
            if roam_beast(s):
                return True
            pc = AFTER_ROAM_BEAST
        if pc == AFTER_ROAM_BEAST:  # blessings.law:105  rage m
            m = st[-6]
            you = st[-3]
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_RAGE]
            if rage(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:103  may instead of command where doer is you
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-6:]
            return False


# blessings.law:109  when fail_hunt where doer is you
def stubborn_hunter_when_fail_hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:110  gain_runes 1
            you = st[-3]
            st[-2] = AFTER_GAIN_RUNES
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = AFTER_GAIN_RUNES
        if pc == AFTER_GAIN_RUNES:  # blessings.law:111  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:130  when forge_rune where doer is you
def golden_tears_when_forge_rune(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:131  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:133  may when prayed where actor is you
def falcon_cloak_when_prayed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:133  may when prayed where actor is you
            you = st[-3]
            s.player = you
            s.site = DECISION_FALCON_CLOAK_WHEN_PRAYED_OPTION
            s.legal = [FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION, NO_FALCON_CLOAK_WHEN_PRAYED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:133  answered: may when prayed where actor is you
            pc = THEN_PLACE_HERO_ if s.answer == FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION else DONE
        if pc == THEN_PLACE_HERO_:  # blessings.law:134  place (hero of you) in temple_hill of g
            g = st[-6]
            you = st[-3]
            place_thing(s, PILES, require(s.hero[you], "blessings.law:134"), temple_hill(s, g), TYPE_REGION)
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:140  may when topped where actor is you and can enjoy realm of d by you
def guest_right_when_topped(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:140  may when topped where actor is you and can enjoy realm of d by you
            you = st[-3]
            s.player = you
            s.site = DECISION_GUEST_RIGHT_WHEN_TOPPED_OPTION
            s.legal = [GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION, NO_GUEST_RIGHT_WHEN_TOPPED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:140  answered: may when topped where actor is you and can enjoy realm…
            pc = THEN_ENJOY_REALM_REALM if s.answer == GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION else DONE
        if pc == THEN_ENJOY_REALM_REALM:  # blessings.law:141  enjoy_realm realm of d
            d = st[-7]
            you = st[-3]
            st[-2] = DONE
            st += [you, require(DEED_REALM[d], "blessings.law:141"), BEGIN, VERB_ENJOY_REALM]
            if enjoy_realm(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:145  instead of draw_cards where doer is you and n is at least 1 and not hunting of you
def choosers_of_the_slain_instead_draw_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:146  sift_cards (n + 1)
            n = st[-6]
            you = st[-3]
            st[-2] = DONE
            st += [you, n + 1, BEGIN, VERB_SIFT_CARDS]
            if sift_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:145  instead of draw_cards where doer is you and n is at least 1 and not…
            s.result = 1
            del st[-6:]
            return False


# blessings.law:162  when temple_built where builder is you
def temple_dowry_when_temple_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:163  choose up to 2 us from (wardens of you at ground) where can grow it…
            us = s.lists[-1] = []
            left = st[-3] = 2
            pc = THEN_CHOOSE_UP
        if pc == THEN_CHOOSE_UP:  # blessings.law:163  choose up to 2 us from (wardens of you at ground) where can…
            left = st[-3]
            pc = ASK_ONE_OF_US if left > 0 else THEN_EACH_U
        if pc == ASK_ONE_OF_US:  # blessings.law:163  choose up to 2 us from (wardens of you at ground) where can grow…
            ground = st[-7]
            us = s.lists[-1]
            you = st[-4]
            legal = [
                one_of_us + OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US
                for one_of_us in wardens(s, you, ground)
                if can_grow(s, one_of_us) and one_of_us not in us
            ]
            if legal:
                legal.append(DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US)
                s.player = you
                s.site = DECISION_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US
                s.legal = legal
                st[-2] = TAKE_ONE_OF_US
                return True
            pc = THEN_EACH_U
        if pc == TAKE_ONE_OF_US:  # blessings.law:163  answered: choose up to 2 us from (wardens of you at ground)…
            left = st[-3]
            us = s.lists[-1]
            if s.answer == DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US:
                pc = THEN_EACH_U
                continue
            us = s.lists[-1] = [*us, s.answer - OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US]
            left = st[-3] = left - 1
            pc = THEN_CHOOSE_UP
            continue
        if pc == THEN_EACH_U:  # blessings.law:164  each u among us
            us = s.lists[-1]
            you = st[-4]
            for u in list(us):
                strengthen(s, you, u, 1)
            del st[-7:]
            del s.lists[-1:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_armies import strengthen, weaken
from lawspeaker_games.ragnarok.steps_beasts import rage, roam_beast
from lawspeaker_games.ragnarok.steps_heroics import (
    ally_any,
    discard_random,
    draw_cards,
    gain_runes,
    heal,
    renew_cards,
    roam,
    trim,
)
from lawspeaker_games.ragnarok.steps_setup import renew_events
from lawspeaker_games.ragnarok.steps_wheel import enjoy_realm
