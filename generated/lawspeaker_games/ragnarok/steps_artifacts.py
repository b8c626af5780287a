"""Lords of Ragnarok: verbs, events and phases of artifacts.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_field_army_force
from lawspeaker_games.ragnarok.tables import (
    AFTER_RUNE_STEP,
    ALL_MONSTERS,
    ARMY_OWNER,
    ASK_M,
    ASK_OPTION,
    ASK_R,
    BEGIN,
    DONE,
    DONE_2,
    EFFECT_FREE_RUNE_ACTION,
    EFFECT_HOARD_HELM_BEFORE_CHOSEN,
    FIRST_ARMY,
    FIRST_ARTIFACT,
    LAST_ARMY,
    NEXT_U,
    PRESENT_REGIONS,
    TAKE_M,
    TAKE_OPTION,
    TAKE_OPTION_CHAIN,
    TAKE_OPTION_MJOLNIR,
    TAKE_OPTION_MONSTER,
    TAKE_OPTION_MOVE,
    TAKE_R,
    THEN_CHOOSE_R,
    THEN_DISCHARGE_THIS,
    THEN_EACH_U,
    THEN_RAGE_M,
    THEN_ROAM_BEAST_M,
    VERB_FREE_RUNE_ACTION,
    VERB_PLACE_HERO,
    VERB_RAGE,
    VERB_ROAM_BEAST,
    VERB_RUNE_STEP,
    VERB_WEAKEN,
    VERB_WOUND_BEAST,
)
from lawspeaker_games.ragnarok.values import TABLE_COASTAL, camp, can_march, seat
from lawspeaker_runtime.state.base_state import enter_call
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.place_index import things_on

# Decisions and their actions.
GUNGNIR_GUNGNIR_WHEN_COUNTING_OPTION: Final = 2424
NO_GUNGNIR_WHEN_COUNTING_OPTION: Final = 2425
DECISION_GUNGNIR_WHEN_COUNTING_OPTION: Final = 128
MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 2426
NO_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 2427
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 129
A_MONSTER_IN_YOUR_HERO_S: Final = 2428
THE_ARMIES_OF_OTHERS_IN: Final = 2429
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_2: Final = 130
OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M: Final = 2317
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_M: Final = 131
BRISINGAMEN_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION: Final = 2436
NO_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION: Final = 2437
DECISION_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION: Final = 132
BARROW_RING_BARROW_RING_INSTEAD_WEAKEN_OPTION: Final = 2438
NO_BARROW_RING_INSTEAD_WEAKEN_OPTION: Final = 2439
DECISION_BARROW_RING_INSTEAD_WEAKEN_OPTION: Final = 133
STONE_HEART_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION: Final = 2440
NO_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION: Final = 2441
DECISION_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION: Final = 134
STONE_HEART_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION: Final = 2442
NO_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION: Final = 2443
DECISION_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION: Final = 135
CHAIN_OF_GNIPA_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1: Final = 2444
NO_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1: Final = 2445
DECISION_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1: Final = 136
MOVE_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2: Final = 2446
ATTACK_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2: Final = 2447
DECISION_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2: Final = 137
HOARD_HELM_HOARD_HELM_BEFORE_CHOSEN_OPTION: Final = 2448
NO_HOARD_HELM_BEFORE_CHOSEN_OPTION: Final = 2449
DECISION_HOARD_HELM_BEFORE_CHOSEN_OPTION: Final = 138
PEARL_OF_THE_DEEP_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION: Final = 2450
NO_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION: Final = 2451
DECISION_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION: Final = 139
FIRST_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_R: Final = 2452
DECISION_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_R: Final = 140
STORM_FEATHER_STORM_FEATHER_WHEN_STEP_OVER_OPTION: Final = 2489
NO_STORM_FEATHER_WHEN_STEP_OVER_OPTION: Final = 2490
DECISION_STORM_FEATHER_WHEN_STEP_OVER_OPTION: Final = 141


# artifacts.law:72  verb discharge x: artifact
def discharge(s: State, you: int, x: int) -> None:
    s.artifact_charged[x - FIRST_ARTIFACT] = False


# artifacts.law:79  verb free_rune_action
def free_rune_action(s: State) -> bool:
    enter_call(s, "artifacts.law:79")
    found = free_rune_action_within(s)
    s.call_depth -= 1
    return found


# artifacts.law:79  verb free_rune_action
def free_rune_action_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:81  rune_step
            you = st[-3]
            begin_effect(s, EFFECT_FREE_RUNE_ACTION, you, -1, [])
            s.memo_can_invoke = {}
            st[-2] = AFTER_RUNE_STEP
            st += [you, BEGIN, VERB_RUNE_STEP]
            if rune_step(s):
                return True
            pc = AFTER_RUNE_STEP
        if pc == AFTER_RUNE_STEP:  # artifacts.law:81  rune_step
            end_effect(s, EFFECT_FREE_RUNE_ACTION)
            s.memo_can_invoke = {}
            del st[-3:]
            return False


# artifacts.law:6  may when counting where (battle's attacker is you or battle's defender is you) and charged of this
def gungnir_when_counting(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:6  may when counting where (battle's attacker is you or battle's defender is…
            you = st[-3]
            s.player = you
            s.site = DECISION_GUNGNIR_WHEN_COUNTING_OPTION
            s.legal = [GUNGNIR_GUNGNIR_WHEN_COUNTING_OPTION, NO_GUNGNIR_WHEN_COUNTING_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:6  answered: may when counting where (battle's attacker is you or…
            pc = THEN_DISCHARGE_THIS if s.answer == GUNGNIR_GUNGNIR_WHEN_COUNTING_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:7  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            boost(s, you, 3)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# artifacts.law:11  may instead of manoeuvre where doer is you and charged of this and can swing asking "Do you use…
def mjolnir_instead_manoeuvre(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:11  may instead of manoeuvre where doer is you and charged of this and can…
            you = st[-3]
            s.player = you
            s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1
            s.legal = [MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1, NO_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1]
            st[-2] = TAKE_OPTION_MJOLNIR
            return True
        if pc == TAKE_OPTION_MJOLNIR:  # artifacts.law:11  answered: may instead of manoeuvre where doer is you and…
            pc = THEN_DISCHARGE_THIS if s.answer == MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1 else DONE_2
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:12  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # artifacts.law:13  choose one asking "Mjolnir: what does it strike?"
            you = st[-3]
            legal = []
            if any(place_of(s, m) == seat(s, you) for m in ALL_MONSTERS):
                legal.append(A_MONSTER_IN_YOUR_HERO_S)
            if any(FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] != you for u in things_on(s, seat(s, you))):
                legal.append(THE_ARMIES_OF_OTHERS_IN)
            if legal:
                s.player = you
                s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_2
                s.legal = legal
                st[-2] = TAKE_OPTION_MONSTER
                return True
            pc = DONE
        if pc == TAKE_OPTION_MONSTER:  # artifacts.law:13  answered: choose one asking "Mjolnir: what does it strike?"
            pc = ASK_M if s.answer == A_MONSTER_IN_YOUR_HERO_S else THEN_EACH_U
        if pc == ASK_M:  # artifacts.law:15  choose m from monsters where place of it is seat of you asking "Which…
            you = st[-3]
            legal = [m + OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M for m in ALL_MONSTERS if place_of(s, m) == seat(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_M
                s.legal = legal
                st[-2] = TAKE_M
                return True
            pc = DONE
        if pc == TAKE_M:  # artifacts.law:15  answered: choose m from monsters where place of it is seat of you asking…
            you = st[-3]
            m = s.answer - OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_WOUND_BEAST]
            if wound_beast(s):
                return True
            pc = DONE
        if pc == THEN_EACH_U:  # artifacts.law:20  each u among (armies in seat of you) where owner of u is not you
            you = st[-3]
            u_left = s.lists[-1] = [
                u for u in things_on(s, seat(s, you)) if FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] != you
            ]
            pc = NEXT_U
        if pc == NEXT_U:  # artifacts.law:20  each u among (armies in seat of you) where owner of u is not you
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
        if pc == DONE:  # artifacts.law:11  may instead of manoeuvre where doer is you and charged of this and can…
            s.result = 1
            del st[-5:]
            del s.lists[-1:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-5:]
            del s.lists[-1:]
            return False


# artifacts.law:26  may instead of rune_step where doer is you and charged of this
def brisingamen_instead_rune_step(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:26  may instead of rune_step where doer is you and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION
            s.legal = [BRISINGAMEN_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION, NO_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:26  answered: may instead of rune_step where doer is you and charged of…
            pc = THEN_DISCHARGE_THIS if s.answer == BRISINGAMEN_BRISINGAMEN_INSTEAD_RUNE_STEP_OPTION else DONE_2
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:27  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            st[-2] = DONE
            st += [you, BEGIN, VERB_FREE_RUNE_ACTION]
            if free_rune_action(s):
                return True
            pc = DONE
        if pc == DONE:  # artifacts.law:26  may instead of rune_step where doer is you and charged of this
            s.result = 1
            del st[-5:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-5:]
            return False


# artifacts.law:33  may instead of weaken where owner of u is you and place of u is not nothing and force of u is at…
def barrow_ring_instead_weaken(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:33  may instead of weaken where owner of u is you and place of u is not…
            u = st[-8]
            st[-3] = u
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # artifacts.law:33  may instead of weaken where owner of u is you and place of u is not…
            you = st[-4]
            s.player = you
            s.site = DECISION_BARROW_RING_INSTEAD_WEAKEN_OPTION
            s.legal = [BARROW_RING_BARROW_RING_INSTEAD_WEAKEN_OPTION, NO_BARROW_RING_INSTEAD_WEAKEN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:33  answered: may instead of weaken where owner of u is you and place…
            pc = THEN_DISCHARGE_THIS if s.answer == BARROW_RING_BARROW_RING_INSTEAD_WEAKEN_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:34  discharge this
            this = st[-5]
            u = st[-8]
            you = st[-4]
            discharge(s, you, this)
            s.army_force[u - FIRST_ARMY] = 1
            invalidate_field_army_force(s)
            s.result = 1
            del st[-8:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-8:]
            return False


# artifacts.law:38  may instead of take_injury where p is you and (can_bleed of you or hunting of you) and charged of…
def stone_heart_instead_take_injury(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:38  may instead of take_injury where p is you and (can_bleed of you or…
            you = st[-3]
            s.player = you
            s.site = DECISION_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION
            s.legal = [STONE_HEART_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION, NO_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:38  answered: may instead of take_injury where p is you and (can_bleed…
            pc = THEN_DISCHARGE_THIS if s.answer == STONE_HEART_STONE_HEART_INSTEAD_TAKE_INJURY_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:39  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-6:]
            return False


# artifacts.law:40  may instead of injure_token where p is you and charged of this asking "Do you use Stone Heart, so…
def stone_heart_instead_injure_token(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:40  may instead of injure_token where p is you and charged of this asking "Do…
            you = st[-3]
            s.player = you
            s.site = DECISION_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION
            s.legal = [STONE_HEART_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION, NO_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:40  answered: may instead of injure_token where p is you and charged of…
            pc = THEN_DISCHARGE_THIS if s.answer == STONE_HEART_STONE_HEART_INSTEAD_INJURE_TOKEN_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:41  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            s.result = 1
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-7:]
            return False


# artifacts.law:44  may instead of throw_die where doer is you and charged of this
def chain_of_gnipa_instead_throw_die(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:44  may instead of throw_die where doer is you and charged of this
            you = st[-4]
            s.player = you
            s.site = DECISION_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1
            s.legal = [
                CHAIN_OF_GNIPA_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1,
                NO_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1,
            ]
            st[-2] = TAKE_OPTION_CHAIN
            return True
        if pc == TAKE_OPTION_CHAIN:  # artifacts.law:44  answered: may instead of throw_die where doer is you and…
            pc = THEN_DISCHARGE_THIS if s.answer == CHAIN_OF_GNIPA_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_1 else DONE_2
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:45  discharge this
            m = st[-7]
            this = st[-5]
            you = st[-4]
            discharge(s, you, this)
            st[-3] = m
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # artifacts.law:46  choose one asking "Chain of Gnipa: does {m} move or attack?"
            you = st[-4]
            s.player = you
            s.site = DECISION_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2
            s.legal = [MOVE_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2, ATTACK_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2]
            st[-2] = TAKE_OPTION_MOVE
            return True
        if pc == TAKE_OPTION_MOVE:  # artifacts.law:46  answered: choose one asking "Chain of Gnipa: does {m} move or…
            pc = THEN_ROAM_BEAST_M if s.answer == MOVE_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE_OPTION_2 else THEN_RAGE_M
        if pc == THEN_ROAM_BEAST_M:  # artifacts.law:48  roam_beast m
            m = st[-7]
            you = st[-4]
            st[-2] = DONE
            st += [you, m, 0, BEGIN, VERB_ROAM_BEAST]
            if roam_beast(s):
                return True
            pc = DONE
        if pc == THEN_RAGE_M:  # artifacts.law:50  rage m
            m = st[-7]
            you = st[-4]
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_RAGE]
            if rage(s):
                return True
            pc = DONE
        if pc == DONE:  # artifacts.law:44  may instead of throw_die where doer is you and charged of this
            s.result = 1
            del st[-7:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-7:]
            return False


# artifacts.law:53  may before chosen where actor is you and d is Prepare and charged of this
def hoard_helm_before_chosen(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:53  may before chosen where actor is you and d is Prepare and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_HOARD_HELM_BEFORE_CHOSEN_OPTION
            s.legal = [HOARD_HELM_HOARD_HELM_BEFORE_CHOSEN_OPTION, NO_HOARD_HELM_BEFORE_CHOSEN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:53  answered: may before chosen where actor is you and d is Prepare and…
            pc = THEN_DISCHARGE_THIS if s.answer == HOARD_HELM_HOARD_HELM_BEFORE_CHOSEN_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:54  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            begin_effect(s, EFFECT_HOARD_HELM_BEFORE_CHOSEN, you, this, [])
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# artifacts.law:59  may instead of activate_army where doer is you and coastal of camp of u and charged of this
def pearl_of_the_deep_instead_activate_army(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:59  may instead of activate_army where doer is you and coastal of camp of u…
            you = st[-4]
            s.player = you
            s.site = DECISION_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION
            s.legal = [
                PEARL_OF_THE_DEEP_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION,
                NO_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION,
            ]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:59  answered: may instead of activate_army where doer is you and…
            pc = (
                THEN_CHOOSE_R
                if s.answer == PEARL_OF_THE_DEEP_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_OPTION
                else DONE_2
            )
        if pc == THEN_CHOOSE_R:  # artifacts.law:60  choose r from regions where coastal of it and it is not camp of u…
            u = st[-7]
            st[-3] = u
            pc = ASK_R
        if pc == ASK_R:  # artifacts.law:60  choose r from regions where coastal of it and it is not camp of u and can…
            u = st[-7]
            you = st[-4]
            legal = [
                r + FIRST_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if TABLE_COASTAL[r] and r != camp(s, u) and can_march(s, r, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # artifacts.law:60  answered: choose r from regions where coastal of it and it is not camp…
            this = st[-5]
            u = st[-7]
            you = st[-4]
            r = s.answer - FIRST_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY_R
            discharge(s, you, this)
            march(s, you, u, r)
            pc = DONE
        if pc == DONE:  # artifacts.law:59  may instead of activate_army where doer is you and coastal of camp of u…
            s.result = 1
            del st[-7:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            del st[-7:]
            return False


# artifacts.law:67  may when step_over where actor is you and ending is manoeuvres and charged of this
def storm_feather_when_step_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:67  may when step_over where actor is you and ending is manoeuvres and…
            you = st[-3]
            s.player = you
            s.site = DECISION_STORM_FEATHER_WHEN_STEP_OVER_OPTION
            s.legal = [STORM_FEATHER_STORM_FEATHER_WHEN_STEP_OVER_OPTION, NO_STORM_FEATHER_WHEN_STEP_OVER_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:67  answered: may when step_over where actor is you and ending is…
            pc = THEN_DISCHARGE_THIS if s.answer == STORM_FEATHER_STORM_FEATHER_WHEN_STEP_OVER_OPTION else DONE
        if pc == THEN_DISCHARGE_THIS:  # artifacts.law:68  discharge this
            this = st[-4]
            you = st[-3]
            discharge(s, you, this)
            st[-2] = DONE
            st += [you, BEGIN, VERB_PLACE_HERO]
            if place_hero(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import march, weaken
from lawspeaker_games.ragnarok.steps_battle import boost
from lawspeaker_games.ragnarok.steps_beasts import rage, roam_beast, wound_beast
from lawspeaker_games.ragnarok.steps_heroics import place_hero
from lawspeaker_games.ragnarok.steps_turn import rune_step
