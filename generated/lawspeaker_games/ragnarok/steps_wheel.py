"""Lords of Ragnarok: verbs, events and phases of wheel.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_state_temple, invalidate_things_boon
from lawspeaker_games.ragnarok.tables import (
    AFTER_ACTIVATE_ARMY,
    AFTER_ACTIVATE_ARMY_2,
    AFTER_AFTER_TEMPLE_BUILT,
    AFTER_BEFORE_CHOSEN,
    AFTER_BEFORE_ROUTED,
    AFTER_CLAIM,
    AFTER_INSTEAD_OF_REPAID,
    AFTER_MARK_WHEEL,
    AFTER_PREPARE,
    AFTER_REWARD_COVERED,
    AFTER_TAKE_YIELD,
    AFTER_TAKE_YIELD_ITSELF,
    AFTER_TRIGGER,
    ALL_MONSTERS,
    ARTIFACTS,
    ASK_B,
    ASK_M,
    ASK_MOVER,
    ASK_MOVER_2,
    ASK_N,
    ASK_OPTION,
    ASK_U,
    BEAST_RUNE,
    BEGIN,
    BLESSING_DECK,
    BLESSING_DISCARD,
    CHOOSE_TRIGGER,
    DEED_REALM,
    DEEDS,
    DONE,
    DONE_2,
    DRAFTED,
    EVENT_BLESSED,
    EVENT_CHOSEN,
    EVENT_MONUMENT_BUILT,
    EVENT_REPAID,
    EVENT_ROUTED,
    EVENT_TEMPLE_BUILT,
    EVENT_TOPPED,
    EVENT_USURPED,
    FIRST_ARTIFACT,
    FIRST_BEAST,
    FIRST_DEED,
    FIRST_FORGE,
    FIRST_GOD,
    FIRST_MONSTER,
    FORGE_RUNE,
    FORGES,
    FULFILLED,
    GOD_COUNT,
    GODS,
    GUEST_RIGHT,
    HOARD_HELM,
    LOKI,
    MASTER_BUILDERS,
    MUNINN_S_MEMORY,
    NEXT_F,
    NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_NOT,
    NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_UPPER,
    NEXT_P,
    NEXT_Q,
    NEXT_R,
    OMEN_ACTIVATES,
    OMEN_BOSS,
    PILES,
    PORTENTS,
    PREPARE,
    PRESENT_REGIONS,
    RUN_TRIGGER,
    TAKE_B,
    TAKE_G,
    TAKE_M,
    TAKE_MOVER,
    TAKE_MOVER_2,
    TAKE_N,
    TAKE_OPTION,
    TAKE_R,
    TAKE_U,
    TEMPLE_DOWRY,
    THEN_CLAIM_R,
    THEN_DRAW_CARDS_1,
    THEN_EACH_M,
    THEN_ENJOY_REALM_W,
    THEN_GAIN_RUNES_1,
    THEN_HEAL_1,
    THEN_HUNT_DOWN_NEMESIS,
    THEN_IF_BOSS,
    THEN_MUSTER_RECRUIT_VALUE,
    THEN_PUT_DRAFTED,
    THEN_REPEAT_PREPARATIONS,
    THEN_REPEAT_WHILE_ANY,
    THEN_ROUSE_TWO,
    THING_DEED_MONSTERS,
    TRACK_DRAFTS,
    TREASURES,
    TYPE_BLESSING,
    USURPER_S_CROWN,
    VERB_ACTIVATE,
    VERB_ACTIVATE_ARMY,
    VERB_ACTIVATE_BOSS,
    VERB_AFTER_TEMPLE_BUILT,
    VERB_AFTER_TOPPED,
    VERB_BEFORE_CHOSEN,
    VERB_BEFORE_ROUTED,
    VERB_BUILD_MONUMENT,
    VERB_BUILD_TEMPLE,
    VERB_CLAIM,
    VERB_DRAFT_BLESSINGS,
    VERB_DRAW_CARDS,
    VERB_EMPTY_FORGE,
    VERB_ENJOY_REALM,
    VERB_EVICT,
    VERB_GAIN_RUNES,
    VERB_GO_FOR_MONSTERS,
    VERB_GUEST_RIGHT_WHEN_TOPPED,
    VERB_HEAL,
    VERB_HOARD_HELM_BEFORE_CHOSEN,
    VERB_HUNT_DOWN,
    VERB_INSTEAD_OF_REPAID,
    VERB_LOKI_BEFORE_CHOSEN,
    VERB_MAKE_READY,
    VERB_MARK_WHEEL,
    VERB_MOBILIZE,
    VERB_MUNINN_S_MEMORY_INSTEAD_REPAID,
    VERB_PREPARE,
    VERB_READ_EVENT,
    VERB_RECRUIT,
    VERB_RESOLVE,
    VERB_RETREAT,
    VERB_REWARD_COVERED,
    VERB_ROUSE_TWO,
    VERB_TAKE_YIELD,
    VERB_TAKE_YIELD_ITSELF,
    VERB_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT,
    VERB_USURP,
    VERB_USURPER_S_CROWN_BEFORE_ROUTED,
)
from lawspeaker_games.ragnarok.values import (
    can_activate,
    can_drill,
    can_enjoy,
    can_hallow,
    can_hunt,
    can_rouse,
    can_rouse_any,
    host,
    is_hurt,
    kills,
    kills_needed,
    met,
    nemesis,
    preparations,
    recruit_value,
    seat,
    spare_army,
    stock,
    temple_track,
    temples_held,
    troops,
)
from lawspeaker_runtime.piles.moves import deal, put_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import is_over
from lawspeaker_runtime.state.effects_and_triggers import first_owner_rules, in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.selection import last_or, require, require_player, without_duplicates
from lawspeaker_runtime.state.turn_order import reversed_from, seats_from
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
TAKE_THE_BONUS_OF_W: Final = 1371
NO_MARK_WHEEL_OPTION: Final = 1372
DECISION_MARK_WHEEL_OPTION: Final = 68
OFFSET_MOBILIZE_MOVER_1: Final = 1288
DECISION_MOBILIZE_MOVER_1: Final = 69
OFFSET_MOBILIZE_MOVER_2: Final = 1312
DECISION_MOBILIZE_MOVER_2: Final = 70
DECLINE_MOBILIZE_MOVER_2: Final = 1421
HEAL_1_INJURY_PREPARE_OPTION: Final = 1422
DRAW_1_COMBAT_CARD: Final = 1423
GAIN_1_RUNE: Final = 1424
N1_TO_AN_ARMY_IN: Final = 1425
DECISION_PREPARE_OPTION: Final = 71
FIRST_PREPARE_OPTION: Final = 1422
OFFSET_PREPARE_U: Final = 1341
DECISION_PREPARE_U: Final = 72
FIRST_BUILD_TEMPLE_R: Final = 1450
DECISION_BUILD_TEMPLE_R: Final = 73
OFFSET_DRAFT_BLESSINGS_B: Final = 1279
DECISION_DRAFT_BLESSINGS_B: Final = 74
ACTIVATE_MONSTERS: Final = 1523
HUNT_A_MONSTER: Final = 1524
HUNT_THE_BOSS: Final = 1525
DECISION_GO_FOR_MONSTERS_OPTION: Final = 75
FIRST_GO_FOR_MONSTERS_OPTION: Final = 1523
OFFSET_GO_FOR_MONSTERS_M: Final = 1413
DECISION_GO_FOR_MONSTERS_M: Final = 76
OFFSET_ROUSE_TWO_M: Final = 1419
DECISION_ROUSE_TWO_M: Final = 77
OFFSET_N: Final = 1425
DECISION_N: Final = 78
DECLINE_N: Final = 1544
RECRUIT_AN_ARMY_USURP_OPTION: Final = 1545
NO_USURP_OPTION: Final = 1546
DECISION_USURP_OPTION: Final = 79
OFFSET_BUILD_MONUMENT_G: Final = 1471
DECISION_BUILD_MONUMENT_G: Final = 80
FIRST_BEFORE_CHOSEN_TRIGGER: Final = 2501
DECISION_BEFORE_CHOSEN_TRIGGER: Final = 146


# wheel.law:247  verb check_portents
def check_portents(s: State, you: int) -> None:
    for c in s.piles[PORTENTS][:]:
        if met(s, c):
            put_last(s, PILES, c, FULFILLED)
    if len(s.piles[FULFILLED]) >= 3:
        begin_ragnarok(s, you)


# wheel.law:255  verb clear_wheel
def clear_wheel(s: State, you: int) -> None:
    for d in DEEDS:
        s.markers[d - FIRST_DEED] = []
    for p in range(1, s.players + 1):
        for g in GODS:
            s.serving[p * GOD_COUNT + g - FIRST_GOD] = 0
    for x in ARTIFACTS:
        s.artifact_charged[x - FIRST_ARTIFACT] = True


# wheel.law:265  verb refill_forges
def refill_forges(s: State, you: int) -> None:
    for f in [f for f in FORGES if s.at[f] <= ON_PLACES and not s.forge_laden[f - FIRST_FORGE]]:
        if stock(s, FORGE_RUNE[f]) >= 1:
            s.forge_laden[f - FIRST_FORGE] = True


# wheel.law:12  verb take_deed d: deed
def take_deed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:14  announce chosen d by you
            d = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_CHOSEN, EVERYBODY, [d, you])
            matches = match_before_chosen(s, d, you)
            if matches:
                st[-2] = AFTER_BEFORE_CHOSEN
                st += [d, you, CHOOSE_TRIGGER, VERB_BEFORE_CHOSEN]
                s.lists += [matches]
                if before_chosen(s):
                    return True
            pc = AFTER_BEFORE_CHOSEN
        if pc == AFTER_BEFORE_CHOSEN:  # wheel.law:15  if realm of d is not nothing
            d = st[-3]
            if DEED_REALM[d] != -1:
                # wheel.law:16  mark_wheel d
                d = st[-3]
                you = st[-4]
                st[-2] = AFTER_MARK_WHEEL
                st += [you, d, 0, 0, 0, 0, BEGIN, VERB_MARK_WHEEL]
                s.lists += [[]]
                if mark_wheel(s):
                    return True
            pc = AFTER_MARK_WHEEL
        if pc == AFTER_MARK_WHEEL:  # wheel.law:17  run performs of d
            d = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_deed_performs(s, you, d):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:19  verb mark_wheel d: deed
def mark_wheel(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:21  let covered = last (markers of d)
            d = st[-7]
            you = st[-8]
            covered = st[-6] = last_or(s.markers[d - FIRST_DEED], 0)
            s.markers[d - FIRST_DEED] = [*s.markers[d - FIRST_DEED], you]
            if covered == 0:
                # wheel.law:24  let w = realm of d
                d = st[-7]
                you = st[-8]
                w = st[-4] = DEED_REALM[d]
                p_left = s.lists[-1] = [
                    p for p in seats_from(s, you % s.players + 1) if can_enjoy(s, require(w, "wheel.law:25"), p)
                ]
                pc = NEXT_P
            else:
                # wheel.law:32  announce topped d by you against covered
                covered = st[-6]
                d = st[-7]
                you = st[-8]
                covered = require_player(covered, "wheel.law:32")
                if s.noting:
                    note_event(s, EVENT_TOPPED, EVERYBODY, [d, you, covered])
                st[-2] = AFTER_REWARD_COVERED
                st += [you, covered, BEGIN, VERB_REWARD_COVERED]
                if reward_covered(s):
                    return True
                pc = AFTER_REWARD_COVERED
        if pc == NEXT_P:  # wheel.law:25  each p among players starting with left of you where can enjoy w by p
            p_left = s.lists[-1]
            w = st[-4]
            if len(p_left) == 0:
                pc = DONE
                continue
            p = p_left[0]
            p_left = s.lists[-1] = p_left[1:]
            you_2 = st[-3] = p
            st[-5] = w
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # wheel.law:27  may "take the bonus of {w}"
            you_2 = st[-3]
            s.player = you_2
            s.site = DECISION_MARK_WHEEL_OPTION
            s.legal = [TAKE_THE_BONUS_OF_W, NO_MARK_WHEEL_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # wheel.law:27  answered: may "take the bonus of {w}"
            pc = THEN_ENJOY_REALM_W if s.answer == TAKE_THE_BONUS_OF_W else NEXT_P
            continue
        if pc == THEN_ENJOY_REALM_W:  # wheel.law:28  enjoy_realm w
            w = st[-4]
            you_2 = st[-3]
            st[-2] = NEXT_P
            st += [you_2, require(w, "wheel.law:28"), BEGIN, VERB_ENJOY_REALM]
            if enjoy_realm(s):
                return True
            pc = NEXT_P
            continue
        if pc == AFTER_REWARD_COVERED:  # wheel.law:32  announce topped d by you against covered
            covered = st[-6]
            d = st[-7]
            you = st[-8]
            matches = match_after_topped(s, d, you, require_player(covered, "wheel.law:32"))
            if matches:
                st[-2] = DONE
                st += [d, you, require_player(covered, "wheel.law:32"), CHOOSE_TRIGGER, VERB_AFTER_TOPPED]
                s.lists += [matches]
                if after_topped(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-8:]
            del s.lists[-1:]
            return False


# wheel.law:37  verb enjoy_realm w: realm
def enjoy_realm(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:39  run bonus of w
            w = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_realm_bonus(s, you, w):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:41  verb reward_covered p: player
def reward_covered(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:43  announce repaid p
            p = st[-3]
            if s.noting:
                note_event(s, EVENT_REPAID, EVERYBODY, [p])
            matches = match_instead_of_repaid(s, p)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_REPAID
                st += [p, CHOOSE_TRIGGER, VERB_INSTEAD_OF_REPAID]
                s.lists += [matches]
                if instead_of_repaid(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_REPAID
        if pc == AFTER_INSTEAD_OF_REPAID:  # wheel.law:43  announce repaid p
            if s.result == 0:
                # wheel.law:44  as p
                p = st[-3]
                you_2 = p
                st[-2] = DONE
                st += [you_2, 1, 0, BEGIN, VERB_GAIN_RUNES]
                if gain_runes(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:90  verb mobilize
def mobilize(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:92  let rested = host of you
            you = st[-4]
            rested = s.lists[-1] = list(host(s, you))
            pc = ASK_MOVER
        if pc == ASK_MOVER:  # wheel.law:93  choose mover from rested where can activate it asking "Mobilize: which…
            rested = s.lists[-1]
            you = st[-4]
            legal = [mover + OFFSET_MOBILIZE_MOVER_1 for mover in rested if can_activate(s, mover)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = DECISION_MOBILIZE_MOVER_1
                s.legal = legal
                st[-2] = TAKE_MOVER
                return True
            pc = DONE
        if pc == TAKE_MOVER:  # wheel.law:93  answered: choose mover from rested where can activate it asking…
            you = st[-4]
            mover = st[-3] = s.answer - OFFSET_MOBILIZE_MOVER_1
            st[-2] = AFTER_ACTIVATE_ARMY
            st += [you, mover, BEGIN, VERB_ACTIVATE_ARMY]
            if activate_army(s):
                return True
            pc = AFTER_ACTIVATE_ARMY
        if pc == AFTER_ACTIVATE_ARMY:  # wheel.law:95  rested becomes rested - mover
            mover = st[-3]
            rested = s.lists[-1]
            rested = s.lists[-1] = [it for it in rested if it not in (mover,)]
            pc = THEN_REPEAT_WHILE_ANY
        if pc == DONE:  # wheel.law:97  done
            del st[-4:]
            del s.lists[-1:]
            return False
        if pc == THEN_REPEAT_WHILE_ANY:  # wheel.law:98  repeat while any u among rested where can activate u
            rested = s.lists[-1]
            pc = ASK_MOVER_2 if any(can_activate(s, u) for u in rested) else DONE_2
        if pc == ASK_MOVER_2:  # wheel.law:99  may choose mover from rested where can activate it asking "Mobilize:…
            rested = s.lists[-1]
            you = st[-4]
            legal = [mover + OFFSET_MOBILIZE_MOVER_2 for mover in rested if can_activate(s, mover)]
            legal = without_duplicates(legal)
            if legal:
                legal.append(DECLINE_MOBILIZE_MOVER_2)
                s.player = you
                s.site = DECISION_MOBILIZE_MOVER_2
                s.legal = legal
                st[-2] = TAKE_MOVER_2
                return True
            pc = DONE_2
        if pc == TAKE_MOVER_2:  # wheel.law:99  answered: may choose mover from rested where can activate it asking…
            you = st[-4]
            if s.answer == DECLINE_MOBILIZE_MOVER_2:
                pc = DONE_2
                continue
            mover = st[-3] = s.answer - OFFSET_MOBILIZE_MOVER_2
            st[-2] = AFTER_ACTIVATE_ARMY_2
            st += [you, mover, BEGIN, VERB_ACTIVATE_ARMY]
            if activate_army(s):
                return True
            pc = AFTER_ACTIVATE_ARMY_2
        if pc == AFTER_ACTIVATE_ARMY_2:  # wheel.law:101  rested becomes rested - mover
            mover = st[-3]
            rested = s.lists[-1]
            rested = s.lists[-1] = [it for it in rested if it not in (mover,)]
            pc = THEN_REPEAT_WHILE_ANY
            continue
        if pc == DONE_2:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# wheel.law:108  verb make_ready
def make_ready(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:110  repeat (preparations of you) times
            you = st[-4]
            times_left = st[-3] = preparations(s, you)
            pc = THEN_REPEAT_PREPARATIONS
        if pc == THEN_REPEAT_PREPARATIONS:  # wheel.law:110  repeat (preparations of you) times
            times_left = st[-3]
            if times_left > 0:
                # wheel.law:110  repeat (preparations of you) times
                times_left = st[-3]
                you = st[-4]
                times_left = st[-3] = times_left - 1
                st[-2] = AFTER_PREPARE
                st += [you, BEGIN, VERB_PREPARE]
                if prepare(s):
                    return True
                pc = AFTER_PREPARE
            else:
                del st[-4:]
                return False
        if pc == AFTER_PREPARE:  # wheel.law:110  repeat (preparations of you) times
            pc = THEN_REPEAT_PREPARATIONS
            continue


# wheel.law:112  verb prepare
def prepare(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:114  choose one asking "Prepare: what do you do?"
            you = st[-3]
            legal = []
            if is_hurt(s, you):
                legal.append(HEAL_1_INJURY_PREPARE_OPTION)
            legal.append(DRAW_1_COMBAT_CARD)
            legal.append(GAIN_1_RUNE)
            if any(can_drill(s, u) for u in host(s, you)):
                legal.append(N1_TO_AN_ARMY_IN)
            s.player = you
            s.site = DECISION_PREPARE_OPTION
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # wheel.law:114  answered: choose one asking "Prepare: what do you do?"
            pc = (THEN_HEAL_1, THEN_DRAW_CARDS_1, THEN_GAIN_RUNES_1, ASK_U)[s.answer - FIRST_PREPARE_OPTION]
        if pc == THEN_HEAL_1:  # wheel.law:116  heal 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == THEN_DRAW_CARDS_1:  # wheel.law:118  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == THEN_GAIN_RUNES_1:  # wheel.law:120  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == ASK_U:  # wheel.law:122  choose u from host of you where can drill it asking "Which Army gains 1?"
            you = st[-3]
            legal = [u + OFFSET_PREPARE_U for u in host(s, you) if can_drill(s, u)]
            if legal:
                s.player = you
                s.site = DECISION_PREPARE_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # wheel.law:122  answered: choose u from host of you where can drill it asking "Which Army…
            you = st[-3]
            u = s.answer - OFFSET_PREPARE_U
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:134  verb build_temple
def build_temple(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:136  choose r from regions where can hallow it by you asking "In which Region do…
            you = st[-3]
            legal = [
                r + FIRST_BUILD_TEMPLE_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if can_hallow(s, r, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_BUILD_TEMPLE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # wheel.law:136  answered: choose r from regions where can hallow it by you asking "In which…
            you = st[-3]
            r = s.answer - FIRST_BUILD_TEMPLE_R
            if s.noting:
                note_event(s, EVENT_TEMPLE_BUILT, EVERYBODY, [r, you])
            s.temples_built += 1
            s.temple[r] = True
            invalidate_state_temple(s)
            if check_endings(s):
                return True
            gain_priests(s, you, 1)
            matches = match_after_temple_built(s, r, you)
            if matches:
                st[-2] = AFTER_AFTER_TEMPLE_BUILT
                st += [r, you, CHOOSE_TRIGGER, VERB_AFTER_TEMPLE_BUILT]
                s.lists += [matches]
                if after_temple_built(s):
                    return True
            pc = AFTER_AFTER_TEMPLE_BUILT
        if pc == AFTER_AFTER_TEMPLE_BUILT:  # wheel.law:141  if temples_built is in drafts of temple_track
            if s.temples_built in TRACK_DRAFTS[temple_track(s)]:
                # wheel.law:142  draft_blessings
                you = st[-3]
                st[-2] = DONE
                st += [you, 0, BEGIN, VERB_DRAFT_BLESSINGS]
                s.lists += [[]]
                if draft_blessings(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:148  verb draft_blessings
def draft_blessings(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:150  repeat (count players + 1) times
            you = st[-4]
            for _ in range(s.players + 1):
                if len(s.piles[BLESSING_DECK]) == 0:
                    put_all_last(s, PILES, BLESSING_DISCARD, BLESSING_DECK)
                    invalidate_things_boon(s)
                    shuffle(s, PILES, BLESSING_DECK)
                deal(s, PILES, 1, BLESSING_DECK, DRAFTED, TYPE_BLESSING)
                invalidate_things_boon(s)
            p_left = s.lists[-1] = list(reversed_from(list(range(1, s.players + 1)), you))
            pc = NEXT_P
        if pc == NEXT_P:  # wheel.law:155  each p among players in reverse starting with you
            p_left = s.lists[-1]
            if len(p_left) == 0:
                pc = THEN_PUT_DRAFTED
                continue
            p = st[-3] = p_left[0]
            p_left = s.lists[-1] = p_left[1:]
            pc = ASK_B
        if pc == ASK_B:  # wheel.law:156  choose b by p from drafted asking "Which Blessing do you take?"
            p = st[-3]
            legal = [b + OFFSET_DRAFT_BLESSINGS_B for b in s.piles[DRAFTED]]
            if legal:
                s.player = p
                s.site = DECISION_DRAFT_BLESSINGS_B
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = NEXT_P
            continue
        if pc == TAKE_B:  # wheel.law:156  answered: choose b by p from drafted asking "Which Blessing do you take?"
            p = st[-3]
            b = s.answer - OFFSET_DRAFT_BLESSINGS_B
            if s.noting:
                note_event(s, EVENT_BLESSED, open_to(s, PILES, [b]), [b, p])
            put_last(s, PILES, b, TREASURES + p)
            invalidate_things_boon(s)
            pc = NEXT_P
            continue
        if pc == THEN_PUT_DRAFTED:  # wheel.law:161  put drafted into blessing_discard
            put_all_last(s, PILES, DRAFTED, BLESSING_DISCARD)
            invalidate_things_boon(s)
            del st[-4:]
            del s.lists[-1:]
            return False


# wheel.law:164  verb go_for_monsters
def go_for_monsters(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:166  choose one asking "Monsters: what do you do?"
            you = st[-3]
            legal = []
            if can_rouse_any(s, you):
                legal.append(ACTIVATE_MONSTERS)
            if any(can_hunt(s, m, you) for m in ALL_MONSTERS):
                legal.append(HUNT_A_MONSTER)
            if can_hunt(s, nemesis(), you):
                legal.append(HUNT_THE_BOSS)
            if legal:
                s.player = you
                s.site = DECISION_GO_FOR_MONSTERS_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = DONE
        if pc == TAKE_OPTION:  # wheel.law:166  answered: choose one asking "Monsters: what do you do?"
            pc = (THEN_ROUSE_TWO, ASK_M, THEN_HUNT_DOWN_NEMESIS)[s.answer - FIRST_GO_FOR_MONSTERS_OPTION]
        if pc == THEN_ROUSE_TWO:  # wheel.law:168  rouse_two
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_ROUSE_TWO]
            if rouse_two(s):
                return True
            pc = DONE
        if pc == ASK_M:  # wheel.law:170  choose m from monsters where can hunt it by you asking "Which Monster do you…
            you = st[-3]
            legal = [m + OFFSET_GO_FOR_MONSTERS_M for m in ALL_MONSTERS if can_hunt(s, m, you)]
            if legal:
                s.player = you
                s.site = DECISION_GO_FOR_MONSTERS_M
                s.legal = legal
                st[-2] = TAKE_M
                return True
            pc = DONE
        if pc == TAKE_M:  # wheel.law:170  answered: choose m from monsters where can hunt it by you asking "Which…
            you = st[-3]
            m = s.answer - OFFSET_GO_FOR_MONSTERS_M
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_HUNT_DOWN]
            if hunt_down(s):
                return True
            pc = DONE
        if pc == THEN_HUNT_DOWN_NEMESIS:  # wheel.law:175  hunt_down nemesis
            you = st[-3]
            st[-2] = DONE
            st += [you, nemesis(), BEGIN, VERB_HUNT_DOWN]
            if hunt_down(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:179  verb rouse_two
def rouse_two(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:181  choose m from monsters where can rouse it by you asking "Which Monster do…
            you = st[-4]
            legal = [m + OFFSET_ROUSE_TWO_M for m in ALL_MONSTERS if can_rouse(s, m, you)]
            if legal:
                s.player = you
                s.site = DECISION_ROUSE_TWO_M
                s.legal = legal
                st[-2] = TAKE_M
                return True
            pc = DONE
        if pc == TAKE_M:  # wheel.law:181  answered: choose m from monsters where can rouse it by you asking "Which…
            you = st[-4]
            m = st[-3] = s.answer - OFFSET_ROUSE_TWO_M
            st[-2] = ASK_N
            st += [you, m, BEGIN, VERB_ACTIVATE]
            if activate(s):
                return True
            pc = ASK_N
        if pc == ASK_N:  # wheel.law:183  may choose n from monsters where it is not m and can rouse it by you asking…
            m = st[-3]
            you = st[-4]
            legal = [n + OFFSET_N for n in ALL_MONSTERS if n != m and can_rouse(s, n, you)]
            if legal:
                legal.append(DECLINE_N)
                s.player = you
                s.site = DECISION_N
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = DONE
        if pc == TAKE_N:  # wheel.law:183  answered: may choose n from monsters where it is not m and can rouse it by…
            you = st[-4]
            if s.answer == DECLINE_N:
                pc = DONE
                continue
            n = s.answer - OFFSET_N
            st[-2] = DONE
            st += [you, n, BEGIN, VERB_ACTIVATE]
            if activate(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:205  verb usurp
def usurp(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:207  let r = seat of you
            you = st[-4]
            r = st[-3] = seat(s, you)
            if s.noting:
                note_event(s, EVENT_USURPED, EVERYBODY, [r, you])
            q_left = s.lists[-1] = [q for q in range(1, s.players + 1) if q != you]
            pc = NEXT_Q
        if pc == NEXT_Q:  # wheel.law:209  each q among players where q is not you
            q_left = s.lists[-1]
            r = st[-3]
            you = st[-4]
            if len(q_left) == 0:
                pc = THEN_CLAIM_R
                continue
            q = q_left[0]
            q_left = s.lists[-1] = q_left[1:]
            st[-2] = NEXT_Q
            st += [you, q, r, BEGIN, VERB_EVICT]
            if evict(s):
                return True
            pc = NEXT_Q
            continue
        if pc == THEN_CLAIM_R:  # wheel.law:211  claim r by you
            r = st[-3]
            you = st[-4]
            st[-2] = AFTER_CLAIM
            st += [you, r, you, 0, BEGIN, VERB_CLAIM]
            if claim(s):
                return True
            pc = AFTER_CLAIM
        if pc == AFTER_CLAIM:  # wheel.law:212  may "recruit an Army" when spare_army of you is not nothing asking…
            you = st[-4]
            pc = ASK_OPTION if spare_army(s, you) != -1 else DONE
        if pc == ASK_OPTION:  # wheel.law:212  may "recruit an Army" when spare_army of you is not nothing asking…
            you = st[-4]
            s.player = you
            s.site = DECISION_USURP_OPTION
            s.legal = [RECRUIT_AN_ARMY_USURP_OPTION, NO_USURP_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # wheel.law:212  answered: may "recruit an Army" when spare_army of you is not nothing…
            pc = THEN_MUSTER_RECRUIT_VALUE if s.answer == RECRUIT_AN_ARMY_USURP_OPTION else DONE
        if pc == THEN_MUSTER_RECRUIT_VALUE:  # wheel.law:213  muster (recruit_value of you) in r
            r = st[-3]
            you = st[-4]
            muster(s, you, recruit_value(s, you), r)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# wheel.law:217  verb evict p: player from r: region
def evict(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:219  if (troops of p in r) is not empty
            p = st[-4]
            r = st[-3]
            if len(troops(s, p, r)) > 0:
                # wheel.law:220  announce routed p from r by you
                p = st[-4]
                r = st[-3]
                you = st[-5]
                if s.noting:
                    note_event(s, EVENT_ROUTED, EVERYBODY, [p, r, you])
                matches = match_before_routed(s, p, r, you)
                if matches:
                    st[-2] = AFTER_BEFORE_ROUTED
                    st += [p, r, you, CHOOSE_TRIGGER, VERB_BEFORE_ROUTED]
                    s.lists += [matches]
                    if before_routed(s):
                        return True
                pc = AFTER_BEFORE_ROUTED
            else:
                pc = DONE
        if pc == AFTER_BEFORE_ROUTED:  # wheel.law:221  retreat p from r
            p = st[-4]
            r = st[-3]
            you = st[-5]
            st[-2] = DONE
            st += [you, p, r, 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[], []]
            if retreat(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# wheel.law:228  verb build_monument
def build_monument(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:230  choose g from gods where level of it is less than 3 asking "Which Monument…
            you = st[-3]
            god_level = s.god_level
            legal = [g + OFFSET_BUILD_MONUMENT_G for g in GODS if god_level[g - FIRST_GOD] < 3]
            if legal:
                s.player = you
                s.site = DECISION_BUILD_MONUMENT_G
                s.legal = legal
                st[-2] = TAKE_G
                return True
            pc = DONE
        if pc == TAKE_G:  # wheel.law:230  answered: choose g from gods where level of it is less than 3 asking "Which…
            you = st[-3]
            g = s.answer - OFFSET_BUILD_MONUMENT_G
            if s.noting:
                note_event(s, EVENT_MONUMENT_BUILT, EVERYBODY, [g, you])
            s.god_level[g - FIRST_GOD] += 1
            check_portents(s, you)
            clear_wheel(s, you)
            refill_forges(s, you)
            st[-2] = AFTER_TAKE_YIELD
            st += [you, BEGIN, VERB_TAKE_YIELD]
            if take_yield(s):
                return True
            pc = AFTER_TAKE_YIELD
        if pc == AFTER_TAKE_YIELD:  # wheel.law:237  read_event
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_READ_EVENT]
            if read_event(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:241  verb take_yield
def take_yield(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:241  verb take_yield
            you = st[-3]
            st[-2] = AFTER_TAKE_YIELD_ITSELF
            st += [you, BEGIN, VERB_TAKE_YIELD_ITSELF]
            s.lists += [[]]
            if take_yield_itself(s):
                return True
            pc = AFTER_TAKE_YIELD_ITSELF
        if pc == AFTER_TAKE_YIELD_ITSELF:  # wheel.law:241  verb take_yield
            you = st[-3]
            after_take_yield(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:271  verb read_event
def read_event(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:273  draw_event giving e
            you = st[-3]
            e = draw_event(s, you)
            st[-2] = DONE
            st += [you, e, 0, 0, BEGIN, VERB_RESOLVE]
            s.lists += [[], [], []]
            if resolve(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# wheel.law:276  verb resolve e: omen
def resolve(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:278  place_monster e
            e = st[-5]
            you = st[-6]
            place_monster(s, you, e)
            if is_over(s):
                return True
            r_left = s.lists[-1] = list(OMEN_ACTIVATES[e])
            pc = NEXT_R
        if pc == NEXT_R:  # wheel.law:279  each r among activates of e
            r_left = s.lists[-1]
            if len(r_left) == 0:
                pc = THEN_IF_BOSS
                continue
            r = st[-3] = r_left[0]
            r_left = s.lists[-1] = r_left[1:]
            m_left = s.lists[-3] = [
                m for m in ALL_MONSTERS if BEAST_RUNE[m] == r and s.monster_upper[m - FIRST_MONSTER]
            ]
            pc = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_UPPER
        if pc == NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_UPPER:  # wheel.law:280  each m among monsters where…
            m_left = s.lists[-3]
            if len(m_left) == 0:
                pc = THEN_EACH_M
                continue
            m = st[-4] = m_left[0]
            m_left = s.lists[-3] = m_left[1:]
            if s.at[m] <= ON_PLACES:
                # wheel.law:282  activate m
                m = st[-4]
                you = st[-6]
                st[-2] = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_UPPER
                st += [you, m, BEGIN, VERB_ACTIVATE]
                if activate(s):
                    return True
            pc = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_UPPER
            continue
        if pc == THEN_EACH_M:  # wheel.law:283  each m among monsters where rune of m is r and not upper of m
            r = st[-3]
            m_left_2 = s.lists[-2] = [
                m for m in ALL_MONSTERS if BEAST_RUNE[m] == r and not s.monster_upper[m - FIRST_MONSTER]
            ]
            pc = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_NOT
        if pc == NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_NOT:  # wheel.law:283  each m among monsters where…
            m_left_2 = s.lists[-2]
            if len(m_left_2) == 0:
                pc = NEXT_R
                continue
            m = st[-4] = m_left_2[0]
            m_left_2 = s.lists[-2] = m_left_2[1:]
            if s.at[m] <= ON_PLACES:
                # wheel.law:285  activate m
                m = st[-4]
                you = st[-6]
                st[-2] = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_NOT
                st += [you, m, BEGIN, VERB_ACTIVATE]
                if activate(s):
                    return True
            pc = NEXT_M_AMONG_MONSTERS_WHERE_RUNE_OF_M_IS_R_AND_NOT
            continue
        if pc == THEN_IF_BOSS:  # wheel.law:286  if boss of e
            e = st[-5]
            if OMEN_BOSS[e]:
                # wheel.law:287  activate_boss
                you = st[-6]
                st[-2] = DONE
                st += [you, BEGIN, VERB_ACTIVATE_BOSS]
                if activate_boss(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-3:]
            return False


# wheel.law:241  verb take_yield
def take_yield_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:243  gain_priests temples_held of you
            you = st[-3]
            gain_priests(s, you, temples_held(s, you))
            f_left = s.lists[-1] = [
                f
                for f in FORGES
                if s.forge_laden[f - FIRST_FORGE] and s.controller[require(place_of(s, f), "wheel.law:244")] == you
            ]
            pc = NEXT_F
        if pc == NEXT_F:  # wheel.law:244  each f among forges where laden of f and controller of place of f is you
            f_left = s.lists[-1]
            you = st[-3]
            if len(f_left) == 0:
                pc = DONE
                continue
            f = f_left[0]
            f_left = s.lists[-1] = f_left[1:]
            st[-2] = NEXT_F
            st += [you, f, you, BEGIN, VERB_EMPTY_FORGE]
            if empty_forge(s):
                return True
            pc = NEXT_F
            continue
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-1:]
            return False


# wheel.law:49  deed Mobilize
def mobilize_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:52  mobilize
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_MOBILIZE]
            s.lists += [[]]
            if mobilize(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:55  deed Reinforce
def reinforce_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:58  recruit
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RECRUIT]
            if recruit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:61  deed "Build Temple"
def build_temple_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:64  build_temple
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_BUILD_TEMPLE]
            if build_temple(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:67  deed Monsters
def monsters_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:70  go_for_monsters
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_GO_FOR_MONSTERS]
            if go_for_monsters(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:73  deed Usurp
def usurp_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:76  usurp
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_USURP]
            s.lists += [[]]
            if usurp(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:79  deed Prepare
def prepare_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:82  make_ready
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_MAKE_READY]
            if make_ready(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:83  deed "Build Monument"
def build_monument_performs(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # wheel.law:85  build_monument
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_BUILD_MONUMENT]
            if build_monument(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# wheel.law:9  event chosen d: deed by actor: player
def match_before_chosen(s: State, d: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = LOKI
    if s.at[this] <= ON_PLACES:
        owner = s.beast_master[this - FIRST_BEAST]
        # monsters.law:224  Loki: before chosen where d is Monsters and kills of actor is at least…
        if d == THING_DEED_MONSTERS and kills(s, actor) >= kills_needed(s) and seat(s, actor) != place_of(s, this):
            matches += [0, this, owner, 0]
    owner = actor
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:53  Hoard Helm: may before chosen where actor is you and d is Prepare and charged of…
        if this == HOARD_HELM and d == PREPARE and s.artifact_charged[this - FIRST_ARTIFACT]:
            matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:9  event chosen d: deed by actor: player
def before_chosen(s: State) -> bool:
    """Run what is triggered before the event chosen."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_BEFORE_CHOSEN_TRIGGER
                s.legal = [rule + FIRST_BEFORE_CHOSEN_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_BEFORE_CHOSEN_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            d = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_BEFORE_CHOSEN_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [d, actor, this, owner, 0, BEGIN, VERB_LOKI_BEFORE_CHOSEN]
                if loki_before_chosen(s):
                    return True
            elif trigger == 1:
                st += [d, actor, this, owner, BEGIN, VERB_HOARD_HELM_BEFORE_CHOSEN]
                if hoard_helm_before_chosen(s):
                    return True
            pc = CHOOSE_TRIGGER


# wheel.law:46  event repaid owner: player
def match_instead_of_repaid(s: State, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = owner_
    for this in s.piles[TREASURES + owner]:
        # blessings.law:32  Muninn's Memory: may instead of repaid where owner is you
        if this == MUNINN_S_MEMORY:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:46  event repaid owner: player
def instead_of_repaid(s: State) -> bool:
    """Run what is triggered instead of the event repaid."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-3:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [owner_, this, owner, BEGIN, VERB_MUNINN_S_MEMORY_INSTEAD_REPAID]
                if muninn_s_memory_instead_repaid(s):
                    return True
            pc = AFTER_TRIGGER


# wheel.law:241  verb take_yield
def match_after_take_yield(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:39  Master Builders: when take_yield where doer is you
        if this == MASTER_BUILDERS:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:241  verb take_yield
def after_take_yield(s: State, doer: int) -> None:
    """Run what is triggered by the verb take_yield."""
    matches = match_after_take_yield(s, doer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            master_builders_when_take_yield(s, doer, this, owner)


# wheel.law:222  event routed p: player from r: region by usurper: player
def match_before_routed(s: State, p: int, r: int, usurper: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = usurper
    for this in s.piles[TREASURES + owner]:
        # blessings.law:52  Usurper's Crown: before routed where usurper is you
        if this == USURPER_S_CROWN:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:222  event routed p: player from r: region by usurper: player
def before_routed(s: State) -> bool:
    """Run what is triggered before the event routed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            p = st[-5]
            r = st[-4]
            usurper = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [p, r, usurper, this, owner, BEGIN, VERB_USURPER_S_CROWN_BEFORE_ROUTED]
                s.lists += [[]]
                if usurper_s_crown_before_routed(s):
                    return True
            pc = CHOOSE_TRIGGER


# wheel.law:34  event topped d: deed by actor: player against owner: player
def match_after_topped(s: State, d: int, actor: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = actor
    for this in s.piles[TREASURES + owner]:
        # blessings.law:140  Guest-Right: may when topped where actor is you and can enjoy realm of d by you
        if this == GUEST_RIGHT and can_enjoy(s, require(DEED_REALM[d], "blessings.law:140"), owner):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:34  event topped d: deed by actor: player against owner: player
def after_topped(s: State) -> bool:
    """Run what is triggered by the event topped."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            d = st[-5]
            actor = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [d, actor, owner_, this, owner, BEGIN, VERB_GUEST_RIGHT_WHEN_TOPPED]
                if guest_right_when_topped(s):
                    return True
            pc = CHOOSE_TRIGGER


# wheel.law:132  event temple_built in ground: region by builder: player
def match_after_temple_built(s: State, ground: int, builder: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = builder
    for this in s.piles[TREASURES + owner]:
        # blessings.law:162  Temple Dowry: when temple_built where builder is you
        if this == TEMPLE_DOWRY:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# wheel.law:132  event temple_built in ground: region by builder: player
def after_temple_built(s: State) -> bool:
    """Run what is triggered by the event temple_built."""
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
            ground = st[-4]
            builder = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, builder, this, owner, 0, BEGIN, VERB_TEMPLE_DOWRY_WHEN_TEMPLE_BUILT]
                s.lists += [[]]
                if temple_dowry_when_temple_built(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings, run_deed_performs, run_realm_bonus
from lawspeaker_games.ragnarok.steps_armies import activate_army, claim, muster, recruit, retreat, strengthen
from lawspeaker_games.ragnarok.steps_artifacts import hoard_helm_before_chosen
from lawspeaker_games.ragnarok.steps_beasts import activate, activate_boss, place_monster
from lawspeaker_games.ragnarok.steps_blessings import (
    guest_right_when_topped,
    master_builders_when_take_yield,
    muninn_s_memory_instead_repaid,
    temple_dowry_when_temple_built,
    usurper_s_crown_before_routed,
)
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, empty_forge, gain_priests, gain_runes, heal
from lawspeaker_games.ragnarok.steps_hunt import hunt_down
from lawspeaker_games.ragnarok.steps_monsters import loki_before_chosen
from lawspeaker_games.ragnarok.steps_setup import draw_event
from lawspeaker_games.ragnarok.steps_turn import begin_ragnarok
