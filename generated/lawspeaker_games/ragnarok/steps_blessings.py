"""Lords of Ragnarok: verbs, events and phases of blessings.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_goods, invalidate_things_hero, invalidate_things_ship
from lawspeaker_games.ragnarok.tables import (
    AFTER_DISCARD_CARDS,
    AFTER_GAIN_RUNES,
    AFTER_HEAL,
    AFTER_ROAM_BEAST,
    ASK_ONE_OF_US,
    ASK_OPTION,
    ASK_R,
    BEGIN,
    DEED_REALM,
    DONE,
    DONE_2,
    EVENT_DECK,
    FAIL,
    GOODS,
    NEXT_U,
    PILES,
    REALMS,
    SEAS,
    TAKE_ONE_OF_US,
    TAKE_OPTION,
    TAKE_R,
    TAKE_S,
    TAKE_U,
    THEN_CHOOSE,
    THEN_DRAW_CARDS,
    THEN_EACH,
    THEN_ENJOY_REALM,
    THEN_PLACE,
    THEN_PUT,
    THEN_ROAM_BEAST,
    TYPE_OMEN,
    TYPE_REGION,
    TYPE_SEA,
    VERB_ALLY_ANY,
    VERB_DISCARD_CARDS,
    VERB_DRAW_CARDS,
    VERB_ENJOY_REALM,
    VERB_GAIN_RUNES,
    VERB_HEAL,
    VERB_RAGE,
    VERB_ROAM,
    VERB_ROAM_BEAST,
    VERB_TRIM,
    VERB_WEAKEN,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_NEAR,
    camp,
    can_grow,
    defeat_loss,
    drakkar,
    host,
    near_sea,
    present,
    runes,
    temple_hill,
    troops,
)
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.piles.order import first_card
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.selection import require
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
OFFSET_WIND_KNOT_INVOKES_S: Final = 1851
DECISION_WIND_KNOT_INVOKES_S: Final = 94
FIRST_WIND_KNOT_INVOKES_R: Final = 1899
DECISION_WIND_KNOT_INVOKES_R: Final = 95
DECLINE_WIND_KNOT_INVOKES_R: Final = 1936
PUT_THE_EVENT_UNDER_THE: Final = 1965
NO_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION: Final = 1966
DECISION_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION: Final = 99
MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION: Final = 1967
NO_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION: Final = 1968
DECISION_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION: Final = 100
FIRST_VICTOR_S_SHARE_WHEN_BATTLE_WON_R: Final = 1969
DECISION_VICTOR_S_SHARE_WHEN_BATTLE_WON_R: Final = 101
OFFSET_SHIELD_BROTHERS_INSTEAD_BEAR_DEFEAT_U: Final = 1889
DECISION_SHIELD_BROTHERS_INSTEAD_BEAR_DEFEAT_U: Final = 102
BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 1998
NO_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 1999
DECISION_BEAST_RIDER_INSTEAD_COMMAND_OPTION: Final = 103
FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 2000
NO_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 2001
DECISION_FALCON_CLOAK_WHEN_PRAYED_OPTION: Final = 104
GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 2002
NO_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 2003
DECISION_GUEST_RIGHT_WHEN_TOPPED_OPTION: Final = 105
OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 1919
DECISION_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 106
DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US: Final = 2028


# blessings.law:31  when take_yield where doer is you
def master_builders_when_take_yield(s: State, doer: int, this: int, you: int) -> None:
    for u in [u for u in host(s, you) if s.temple[require(camp(s, u), "blessings.law:32")] and can_grow(s, u)]:
        strengthen(s, you, u, 1)


# blessings.law:60  when battle_begun where attacker is you and count hand of defender is more than count your hand
def thunderclap_when_battle_begun(s: State, ground: int, attacker: int, defender: int, this: int, you: int) -> None:
    discard_random(s, you, 1, defender)


# blessings.law:91  blessing "Wind-Knot"
def wind_knot_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:94  choose s from seas asking "Wind-Knot: in which Sea do you place your…
            you = st[-5]
            legal = [s_ + OFFSET_WIND_KNOT_INVOKES_S for s_ in present(s, SEAS)]
            if legal:
                s.player = you
                s.site = DECISION_WIND_KNOT_INVOKES_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # blessings.law:94  answered: choose s from seas asking "Wind-Knot: in which Sea do you…
            you = st[-5]
            s_ = st[-3] = s.answer - OFFSET_WIND_KNOT_INVOKES_S
            place_thing(s, PILES, drakkar(s, you), s_, TYPE_SEA)
            invalidate_things_ship(s)
            pc = ASK_R
        if pc == ASK_R:  # blessings.law:96  may choose r from (near_sea of s) asking "Wind-Knot: in which Region do…
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
        if pc == TAKE_R:  # blessings.law:96  answered: may choose r from (near_sea of s) asking "Wind-Knot: in which…
            you = st[-5]
            if s.answer == DECLINE_WIND_KNOT_INVOKES_R:
                pc = DONE
                continue
            r = s.answer - FIRST_WIND_KNOT_INVOKES_R
            place_thing(s, PILES, require(s.hero[you], "blessings.law:97"), r, TYPE_REGION)
            invalidate_things_hero(s)
            pc = DONE
        if pc == FAIL:  # blessings.law:101  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# blessings.law:110  blessing "Bond of Brothers"
def bond_of_brothers_invokes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:113  only if any w among realms where not (allied of you for w)
            you = st[-4]
            if any(not s.allied[you * 6 + w - 48] for w in REALMS):
                # blessings.law:114  ally_any
                you = st[-4]
                st[-2] = DONE
                st += [you, BEGIN, VERB_ALLY_ANY]
                if ally_any(s):
                    return True
                pc = DONE
            else:
                # blessings.law:113  only if any w among realms where not (allied of you for w)
                s.failed = True
                del st[-4:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# blessings.law:12  before occupy where p is you and controller of r is nobody once each turn_over
def open_gates_before_occupy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:12  before occupy where p is you and controller of r is nobody once each…
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, this]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:17  when turn_begun where actor is you
def huginn_s_report_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:18  renew_events
            you = st[-5]
            renew_events(s, you)
            top = st[-3] = first_card(s, PILES, EVENT_DECK, TYPE_OMEN)
            show(s, PILES, you, [require(top, "blessings.law:20")])
            st[-4] = top
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # blessings.law:21  may "put the Event under the deck" asking "Huginn's Report: do you…
            you = st[-5]
            s.player = you
            s.site = DECISION_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION
            s.legal = [PUT_THE_EVENT_UNDER_THE, NO_HUGINN_S_REPORT_WHEN_TURN_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:21  answered: may "put the Event under the deck" asking "Huginn's…
            pc = THEN_PUT if s.answer == PUT_THE_EVENT_UNDER_THE else DONE
        if pc == THEN_PUT:  # blessings.law:22  put top under event_deck
            top = st[-3]
            put_last(s, PILES, require(top, "blessings.law:22"), EVENT_DECK)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:26  may instead of reward_covered where p is you
def muninn_s_memory_instead_reward_covered(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:26  may instead of reward_covered where p is you
            you = st[-3]
            s.player = you
            s.site = DECISION_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION
            s.legal = [
                MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION,
                NO_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:26  answered: may instead of reward_covered where p is you
            pc = (
                THEN_DRAW_CARDS if s.answer == MUNINN_S_MEMORY_MUNINN_S_MEMORY_INSTEAD_REWARD_COVERED_OPTION else DONE_2
            )
        if pc == THEN_DRAW_CARDS:  # blessings.law:27  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:26  may instead of reward_covered where p is you
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-6:]
            return False


# blessings.law:35  when destroyed where owner of u is you once each turn_over
def benches_of_valhalla_when_destroyed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:35  when destroyed where owner of u is you once each turn_over
            this = st[-4]
            you = st[-3]
            s.once = [*s.once, 1048576 + this]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:38  when turn_begun where actor is you and lands_held of you is at least 1
def tribute_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:39  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# blessings.law:42  before evict where doer is you
def usurper_s_crown_before_evict(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:43  each u among (troops of p in r)
            p = st[-7]
            r = st[-6]
            u_left = s.lists[-1] = list(troops(s, p, r))
            pc = NEXT_U
        if pc == NEXT_U:  # blessings.law:43  each u among (troops of p in r)
            u_left = s.lists[-1]
            you = st[-3]
            if len(u_left) == 0:
                pc = DONE
                continue
            u = u_left.pop(0)
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


# blessings.law:52  when hero_heal where doer is you
def feast_of_the_goats_when_hero_heal(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:53  heal 1
            you = st[-3]
            st[-2] = AFTER_HEAL
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = AFTER_HEAL
        if pc == AFTER_HEAL:  # blessings.law:54  roam 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_ROAM]
            if roam(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# blessings.law:65  when battle_won where victor is you
def victor_s_share_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:66  choose r by loser from runes where it of loser is at least 1 asking…
            loser = st[-6]
            goods_now = s.goods
            legal = [r + FIRST_VICTOR_S_SHARE_WHEN_BATTLE_WON_R for r in runes(s) if goods_now[loser * 5 + r] >= 1]
            if legal:
                s.player = loser
                s.site = DECISION_VICTOR_S_SHARE_WHEN_BATTLE_WON_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # blessings.law:66  answered: choose r by loser from runes where it of loser is at least 1…
            loser = st[-6]
            you = st[-3]
            r = s.answer - FIRST_VICTOR_S_SHARE_WHEN_BATTLE_WON_R
            if goods.covers(s.goods, GOODS, loser, [1 if k == r else 0 for k in range(5)]):
                goods.give(s, s.goods, GOODS, loser, you, [1 if k == r else 0 for k in range(5)])
            invalidate_goods(s)
            st[-2] = DONE
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:72  instead of bear_defeat where p is you and count (troops of you in r) is at least 2
def shield_brothers_instead_bear_defeat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:73  choose u from (troops of you in r) asking "Shield-Brothers: which Army…
            r = st[-6]
            you = st[-3]
            legal = [u + OFFSET_SHIELD_BROTHERS_INSTEAD_BEAR_DEFEAT_U for u in troops(s, you, r)]
            if legal:
                s.player = you
                s.site = DECISION_SHIELD_BROTHERS_INSTEAD_BEAR_DEFEAT_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = FAIL
        if pc == TAKE_U:  # blessings.law:73  answered: choose u from (troops of you in r) asking "Shield-Brothers:…
            you = st[-3]
            u = s.answer - OFFSET_SHIELD_BROTHERS_INSTEAD_BEAR_DEFEAT_U
            st[-2] = DONE
            st += [you, u, defeat_loss(s, you), BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == FAIL:  # blessings.law:76  fail
            s.result = 0
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # blessings.law:72  instead of bear_defeat where p is you and count (troops of you in r) is at…
            s.result = 1
            s.failed = False
            del st[-7:]
            return False


# blessings.law:78  may instead of command where doer is you
def beast_rider_instead_command(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:78  may instead of command where doer is you
            you = st[-3]
            s.player = you
            s.site = DECISION_BEAST_RIDER_INSTEAD_COMMAND_OPTION
            s.legal = [BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION, NO_BEAST_RIDER_INSTEAD_COMMAND_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:78  answered: may instead of command where doer is you
            pc = THEN_ROAM_BEAST if s.answer == BEAST_RIDER_BEAST_RIDER_INSTEAD_COMMAND_OPTION else DONE_2
        if pc == THEN_ROAM_BEAST:  # blessings.law:79  roam_beast m
            m = st[-6]
            you = st[-3]
            st[-2] = AFTER_ROAM_BEAST
            st += [you, m, 0, BEGIN, VERB_ROAM_BEAST]
            if roam_beast(s):
                return True
            pc = AFTER_ROAM_BEAST
        if pc == AFTER_ROAM_BEAST:  # blessings.law:80  rage m
            m = st[-6]
            you = st[-3]
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_RAGE]
            if rage(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:78  may instead of command where doer is you
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-6:]
            return False


# blessings.law:84  when hunt_over where hunter is you and result is failure
def stubborn_hunter_when_hunt_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:85  gain_runes 1
            you = st[-3]
            st[-2] = AFTER_GAIN_RUNES
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = AFTER_GAIN_RUNES
        if pc == AFTER_GAIN_RUNES:  # blessings.law:86  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:105  when forge_rune where doer is you
def golden_tears_when_forge_rune(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:106  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:108  may when prayed where actor is you
def falcon_cloak_when_prayed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:108  may when prayed where actor is you
            you = st[-3]
            s.player = you
            s.site = DECISION_FALCON_CLOAK_WHEN_PRAYED_OPTION
            s.legal = [FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION, NO_FALCON_CLOAK_WHEN_PRAYED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:108  answered: may when prayed where actor is you
            pc = THEN_PLACE if s.answer == FALCON_CLOAK_FALCON_CLOAK_WHEN_PRAYED_OPTION else DONE
        if pc == THEN_PLACE:  # blessings.law:109  place (hero of you) in temple_hill of g
            g = st[-6]
            you = st[-3]
            place_thing(s, PILES, require(s.hero[you], "blessings.law:109"), temple_hill(s, g), TYPE_REGION)
            invalidate_things_hero(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# blessings.law:116  may when topped where actor is you and can enjoy realm of d by you
def guest_right_when_topped(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:116  may when topped where actor is you and can enjoy realm of d by you
            you = st[-3]
            s.player = you
            s.site = DECISION_GUEST_RIGHT_WHEN_TOPPED_OPTION
            s.legal = [GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION, NO_GUEST_RIGHT_WHEN_TOPPED_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # blessings.law:116  answered: may when topped where actor is you and can enjoy realm…
            pc = THEN_ENJOY_REALM if s.answer == GUEST_RIGHT_GUEST_RIGHT_WHEN_TOPPED_OPTION else DONE
        if pc == THEN_ENJOY_REALM:  # blessings.law:117  enjoy_realm realm of d
            d = st[-7]
            you = st[-3]
            st[-2] = DONE
            st += [you, require(DEED_REALM[d], "blessings.law:117"), BEGIN, VERB_ENJOY_REALM]
            if enjoy_realm(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# blessings.law:121  instead of draw_cards where doer is you and n is at least 1 and not hunting of you
def choosers_of_the_slain_instead_draw_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:122  take_cards (n + 1)
            n = st[-6]
            you = st[-3]
            take_cards(s, you, n + 1)
            st[-2] = AFTER_DISCARD_CARDS
            st += [you, 1, you, 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = AFTER_DISCARD_CARDS
        if pc == AFTER_DISCARD_CARDS:  # blessings.law:124  trim you
            you = st[-3]
            st[-2] = DONE
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # blessings.law:121  instead of draw_cards where doer is you and n is at least 1 and not…
            s.result = 1
            del st[-6:]
            return False


# blessings.law:126  when temple_built where builder is you
def temple_dowry_when_temple_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # blessings.law:127  choose up to 2 us from host of you where can grow it and (camp of it is…
            us = s.lists[-1] = []
            left = st[-3] = 2
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # blessings.law:127  choose up to 2 us from host of you where can grow it and (camp of…
            left = st[-3]
            pc = ASK_ONE_OF_US if left > 0 else THEN_EACH
        if pc == ASK_ONE_OF_US:  # blessings.law:127  choose up to 2 us from host of you where can grow it and (camp…
            ground = st[-7]
            us = s.lists[-1]
            you = st[-4]
            legal = [
                one_of_us + OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US
                for one_of_us in host(s, you)
                if can_grow(s, one_of_us)
                and (camp(s, one_of_us) == ground or camp(s, one_of_us) in TABLE_NEAR[ground])
                and one_of_us not in us
            ]
            if legal:
                legal.append(DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US)
                s.player = you
                s.site = DECISION_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US
                s.legal = legal
                st[-2] = TAKE_ONE_OF_US
                return True
            pc = THEN_EACH
        if pc == TAKE_ONE_OF_US:  # blessings.law:127  answered: choose up to 2 us from host of you where can grow it…
            left = st[-3]
            us = s.lists[-1]
            if s.answer == DECLINE_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US:
                pc = THEN_EACH
                continue
            us.append(s.answer - OFFSET_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT_ONE_OF_US)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_EACH:  # blessings.law:128  each u among us
            us = s.lists[-1]
            you = st[-4]
            for u in list(us):
                strengthen(s, you, u, 1)
            del st[-7:]
            del s.lists[-1:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import strengthen, weaken
from lawspeaker_games.ragnarok.steps_beasts import rage, roam_beast
from lawspeaker_games.ragnarok.steps_heroics import (
    ally_any,
    discard_cards,
    discard_random,
    draw_cards,
    gain_runes,
    heal,
    roam,
    take_cards,
    trim,
)
from lawspeaker_games.ragnarok.steps_setup import renew_events
from lawspeaker_games.ragnarok.steps_wheel import enjoy_realm
