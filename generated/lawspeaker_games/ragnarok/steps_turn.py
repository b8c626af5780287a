"""Lords of Ragnarok: verbs, events and phases of turn.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_ACTIVATE_ARMY,
    AFTER_AFTER_TURN_BEGUN,
    AFTER_END_STEP_THEN_ANNOUNCE,
    AFTER_END_STEP_THEN_HERO_STEP,
    AFTER_END_STEP_THEN_MANOEUVRE,
    AFTER_END_STEP_THEN_RUNE_STEP,
    AFTER_END_STEP_THEN_SPECIAL_STEP,
    AFTER_FORGE_RUNE,
    AFTER_FORGE_RUNE_ITSELF,
    AFTER_HERO_HEAL_ITSELF,
    AFTER_HERO_STEP,
    AFTER_INSTEAD_OF_MANOEUVRE,
    AFTER_INSTEAD_OF_RUNE_STEP,
    AFTER_MANOEUVRE,
    AFTER_PAY_RUNES_THEN_DRAW_CARDS_1,
    AFTER_PAY_RUNES_THEN_DRAW_CARDS_2,
    AFTER_PAY_RUNES_THEN_PLACE_HERO,
    AFTER_PAY_RUNES_THEN_RAISE_LOWEST,
    AFTER_PAY_RUNES_THEN_ROUSE_ONE,
    AFTER_PAY_RUNES_THEN_RUN,
    AFTER_PAY_RUNES_THEN_STRENGTHEN_ONE,
    AFTER_PRAY,
    AFTER_RUNE_STEP,
    AFTER_SEND_PRIEST,
    AFTER_SETTLE,
    AFTER_SPECIAL_STEP,
    AFTER_TAKE_STEPS,
    AFTER_TAKE_TURN,
    AFTER_TRIGGER,
    ASK_B,
    ASK_G,
    ASK_M,
    ASK_MOVER,
    ASK_ONE_OF_RS,
    ASK_OPTION,
    ASK_OPTION_2,
    ASK_R,
    ASK_W,
    ATTRIBUTE_COUNT,
    BEAST_RUNE,
    BEGIN,
    BOON_RUNES,
    BRISINGAMEN,
    CHOOSE_TRIGGER,
    DEEDS,
    DONE,
    EFFECTS_UNTIL,
    EVENT_DOOM_BEGUN,
    EVENT_STEP_OVER,
    EVENT_TURN_BEGUN,
    EVENT_TURN_OVER,
    FEAST_OF_THE_GOATS,
    FIRST_ARTIFACT,
    FIRST_FORGE,
    FIRST_MONSTER,
    FIRST_REALM,
    GODS,
    GOLDEN_TEARS,
    GOODS,
    HEROICS,
    HUGINN_S_REPORT,
    LAST_FORGE,
    LAST_MONSTER,
    MANOEUVRES,
    MJOLNIR,
    ONCE_UNTIL,
    PRAYER,
    REALMS,
    REGION_JOINED,
    REGION_NEIGHBOURS_BY,
    RESOURCE_COUNT,
    RUN_TRIGGER,
    RUNECRAFT,
    SPECIAL,
    STORM_FEATHER,
    TAKE_B,
    TAKE_D,
    TAKE_G,
    TAKE_M,
    TAKE_MOVER,
    TAKE_ONE_OF_RS,
    TAKE_OPTION,
    TAKE_OPTION_2,
    TAKE_R,
    TAKE_W,
    THEN_CHOOSE_K_RS_2,
    THEN_FORGE_RUNE_F,
    THEN_FORGE_RUNE_NEAR_FORGE,
    THEN_HERO_HEAL,
    THEN_LET_ASKED,
    THEN_LET_F,
    THEN_MOVE_HERO_TO_R,
    THEN_PAY_RUNES_2,
    THEN_PAY_RUNES_2_2,
    THEN_PAY_RUNES_2_3,
    THEN_PAY_RUNES_2_4,
    THEN_PAY_RUNES_3,
    THEN_PAY_RUNES_3_2,
    THEN_RECRUIT,
    THEN_REPEAT_ACTIVATIONS,
    THEN_REPEAT_K_TIMES_2,
    THEN_REPEAT_PRAYERS,
    THEN_SAIL_SAIL_RANGE,
    THEN_SPEND_RUNE,
    THEN_TURNS,
    TREASURES,
    TRIBUTE,
    VERB_ACTIVATE_ARMY,
    VERB_ACTIVATE_BOSS,
    VERB_AFTER_FORGE_RUNE,
    VERB_AFTER_HERO_HEAL,
    VERB_AFTER_STEP_OVER,
    VERB_AFTER_TURN_BEGUN,
    VERB_ALLY,
    VERB_BRISINGAMEN_INSTEAD_RUNE_STEP,
    VERB_DRAW_CARDS,
    VERB_EMPTY_FORGE,
    VERB_END_STEP,
    VERB_FEAST_OF_THE_GOATS_WHEN_HERO_HEAL,
    VERB_FORGE_RUNE,
    VERB_FORGE_RUNE_ITSELF,
    VERB_GOLDEN_TEARS_WHEN_FORGE_RUNE,
    VERB_HEAL,
    VERB_HERO_HEAL,
    VERB_HERO_HEAL_ITSELF,
    VERB_HERO_STEP,
    VERB_HUGINN_S_REPORT_WHEN_TURN_BEGUN,
    VERB_INSTEAD_OF_MANOEUVRE,
    VERB_INSTEAD_OF_RUNE_STEP,
    VERB_MANOEUVRE,
    VERB_MANOEUVRE_ITSELF,
    VERB_MJOLNIR_INSTEAD_MANOEUVRE,
    VERB_PAY_RUNES,
    VERB_PLACE_HERO,
    VERB_PRAY,
    VERB_RAISE_LOWEST,
    VERB_RECRUIT,
    VERB_ROAM,
    VERB_ROUSE_ONE,
    VERB_RUNE_STEP,
    VERB_RUNE_STEP_ITSELF,
    VERB_SAIL,
    VERB_SEND_PRIEST,
    VERB_SETTLE,
    VERB_SPECIAL_STEP,
    VERB_STORM_FEATHER_WHEN_STEP_OVER,
    VERB_STRENGTHEN_ONE,
    VERB_TAKE_DEED,
    VERB_TAKE_STEPS,
    VERB_TAKE_TURN,
    VERB_TAME,
    VERB_TRIBUTE_WHEN_TURN_BEGUN,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_RUNES,
    TABLE_SAIL_RANGE,
    activations,
    can_activate,
    can_chant,
    can_grow_any,
    can_improve,
    can_invoke,
    can_join,
    can_recruit_any,
    can_ride,
    can_rouse_any,
    can_serve,
    can_spend,
    can_spend_alike,
    can_spend_set,
    can_swing,
    can_take,
    can_tame,
    hero_range,
    host,
    is_hurt,
    lands_held,
    nemesis,
    prayers,
    rune_price,
    rune_types,
    seat,
    unit_price,
    ways,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import SUSPENDED, is_over
from lawspeaker_runtime.state.effects_and_triggers import (
    ONCE_BITS,
    end_effects_until,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.place_index import things_on
from lawspeaker_runtime.state.selection import first_or, require, without_duplicates

# Decisions and their actions.
TAKE_THE_RUNE_OF_THE_PRAY_OPTION_1: Final = 1211
NO_PRAY_OPTION_1: Final = 1212
DECISION_PRAY_OPTION_1: Final = 55
OFFSET_PRAY_G: Final = 1137
DECISION_PRAY_G: Final = 56
DECLINE_PRAY_G: Final = 1216
TAKE_THE_RUNE_OF_THE_PRAY_OPTION_2: Final = 1217
NO_PRAY_OPTION_2: Final = 1218
DECISION_PRAY_OPTION_2: Final = 57
FIRST_HERO_STEP_R: Final = 1219
MOVE_YOUR_DRAKKAR: Final = 1256
HEAL_1_INJURY_HERO_STEP_R: Final = 1257
SKIP_THIS_STEP_HERO_STEP_R: Final = 1258
DECISION_HERO_STEP_R: Final = 58
FIRST_PAY_RUNES_R: Final = 1327
DECISION_PAY_RUNES_R: Final = 63
FIRST_ONE_OF_RS: Final = 1332
DECISION_ONE_OF_RS: Final = 64
OFFSET_D: Final = 1076
DECISION_D: Final = 67
RECRUIT_AN_ARMY_MANOEUVRE_ITSELF_OPTION: Final = 1337
NO_MANOEUVRE_ITSELF_OPTION: Final = 1338
DECISION_MANOEUVRE_ITSELF_OPTION: Final = 65
OFFSET_MANOEUVRE_ITSELF_MOVER: Final = 1254
DECISION_MANOEUVRE_ITSELF_MOVER: Final = 66
DECLINE_MANOEUVRE_ITSELF_MOVER: Final = 1363
ACTIVATE_THE_BOSS_1_RUNE: Final = 1259
TAKE_CONTROL_OF_A_MONSTER: Final = 1260
ALLY_WITH_A_REALM_1: Final = 1261
N1_TO_ONE_OF_YOUR: Final = 1262
ACTIVATE_A_MONSTER_2_RUNES: Final = 1263
DRAW_1_COMBAT_CARD_2: Final = 1264
PLACE_YOUR_HERO_IN_ANY_RUNE_STEP_ITSELF_OPTION: Final = 1265
N1_TO_YOUR_LOWEST_ATTRIBUTE: Final = 1266
DRAW_2_COMBAT_CARDS_3: Final = 1267
USE_A_RUNE_ACTION_OF: Final = 1268
SKIP_THIS_STEP_RUNE_STEP_ITSELF_OPTION: Final = 1269
DECISION_RUNE_STEP_ITSELF_OPTION: Final = 59
FIRST_RUNE_STEP_ITSELF_OPTION: Final = 1259
OFFSET_RUNE_STEP_ITSELF_M: Final = 1157
DECISION_RUNE_STEP_ITSELF_M: Final = 60
OFFSET_RUNE_STEP_ITSELF_W: Final = 1228
DECISION_RUNE_STEP_ITSELF_W: Final = 61
OFFSET_RUNE_STEP_ITSELF_B: Final = 1074
DECISION_RUNE_STEP_ITSELF_B: Final = 62
FIRST_AFTER_TURN_BEGUN_TRIGGER: Final = 2503
DECISION_AFTER_TURN_BEGUN_TRIGGER: Final = 147


# turn.law:156  verb spend r: resource
def spend(s: State, you: int, r: int) -> None:
    goods.lose_one(s, s.goods, GOODS, you, r, unit_price(s, you))
    s.memo_can_invoke = {}
    if check_endings(s):
        return


# turn.law:231  verb begin_ragnarok
def begin_ragnarok(s: State, you: int) -> None:
    if not s.doomed:
        s.doomed = True
        s.turns_left = s.players
        if s.noting:
            note_event(s, EVENT_DOOM_BEGUN, EVERYBODY, [you])


# turn.law:15  verb take_turn
def take_turn(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:16  if doomed
            if s.doomed:
                # turn.law:17  take_steps
                you = st[-3]
                st[-2] = AFTER_TAKE_STEPS
                st += [you, BEGIN, VERB_TAKE_STEPS]
                if take_steps(s):
                    return True
                pc = AFTER_TAKE_STEPS
            else:
                # turn.law:21  take_steps
                you = st[-3]
                st[-2] = DONE
                st += [you, BEGIN, VERB_TAKE_STEPS]
                if take_steps(s):
                    return True
                pc = DONE
        if pc == AFTER_TAKE_STEPS:  # turn.law:18  lower turns_left by 1
            you = st[-3]
            s.turns_left -= 1
            s.finished[you] = s.players - s.turns_left
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:23  verb take_steps
def take_steps(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # turn.law:25  announce turn_begun by you
            pc = take_steps_begin(s)
        if pc == AFTER_AFTER_TURN_BEGUN:  # turn.law:26  pray
            you = st[-3]
            st[-2] = AFTER_PRAY
            st += [you, 0, 0, 0, 0, BEGIN, VERB_PRAY]
            s.lists += [[]]
            if pray(s):
                return True
            pc = AFTER_PRAY
        if pc == AFTER_PRAY:  # turn.law:27  end_step prayer
            you = st[-3]
            st[-2] = AFTER_END_STEP_THEN_HERO_STEP
            st += [you, PRAYER, BEGIN, VERB_END_STEP]
            if end_step(s):
                return True
            pc = AFTER_END_STEP_THEN_HERO_STEP
        if pc == AFTER_END_STEP_THEN_HERO_STEP:  # turn.law:28  hero_step
            you = st[-3]
            st[-2] = AFTER_HERO_STEP
            st += [you, 0, BEGIN, VERB_HERO_STEP]
            if hero_step(s):
                return True
            pc = AFTER_HERO_STEP
        if pc == AFTER_HERO_STEP:  # turn.law:29  end_step heroics
            you = st[-3]
            st[-2] = AFTER_END_STEP_THEN_RUNE_STEP
            st += [you, HEROICS, BEGIN, VERB_END_STEP]
            if end_step(s):
                return True
            pc = AFTER_END_STEP_THEN_RUNE_STEP
        if pc == AFTER_END_STEP_THEN_RUNE_STEP:  # turn.law:30  rune_step
            you = st[-3]
            st[-2] = AFTER_RUNE_STEP
            st += [you, BEGIN, VERB_RUNE_STEP]
            if rune_step(s):
                return True
            pc = AFTER_RUNE_STEP
        if pc == AFTER_RUNE_STEP:  # turn.law:31  end_step runecraft
            you = st[-3]
            st[-2] = AFTER_END_STEP_THEN_MANOEUVRE
            st += [you, RUNECRAFT, BEGIN, VERB_END_STEP]
            if end_step(s):
                return True
            pc = AFTER_END_STEP_THEN_MANOEUVRE
        if pc == AFTER_END_STEP_THEN_MANOEUVRE:  # turn.law:32  manoeuvre
            you = st[-3]
            st[-2] = AFTER_MANOEUVRE
            st += [you, BEGIN, VERB_MANOEUVRE]
            if manoeuvre(s):
                return True
            pc = AFTER_MANOEUVRE
        if pc == AFTER_MANOEUVRE:  # turn.law:33  end_step manoeuvres
            you = st[-3]
            st[-2] = AFTER_END_STEP_THEN_SPECIAL_STEP
            st += [you, MANOEUVRES, BEGIN, VERB_END_STEP]
            if end_step(s):
                return True
            pc = AFTER_END_STEP_THEN_SPECIAL_STEP
        if pc == AFTER_END_STEP_THEN_SPECIAL_STEP:  # turn.law:34  special_step
            you = st[-3]
            st[-2] = AFTER_SPECIAL_STEP
            st += [you, BEGIN, VERB_SPECIAL_STEP]
            if special_step(s):
                return True
            pc = AFTER_SPECIAL_STEP
        if pc == AFTER_SPECIAL_STEP:  # turn.law:35  end_step special
            you = st[-3]
            st[-2] = AFTER_END_STEP_THEN_ANNOUNCE
            st += [you, SPECIAL, BEGIN, VERB_END_STEP]
            if end_step(s):
                return True
            pc = AFTER_END_STEP_THEN_ANNOUNCE
        if pc == AFTER_END_STEP_THEN_ANNOUNCE:  # turn.law:36  announce turn_over by you
            you = st[-3]
            if s.noting:
                note_event(s, EVENT_TURN_OVER, EVERYBODY, [you])
            end_effects_until(s, EFFECTS_UNTIL, EVENT_TURN_OVER)
            s.once = [mark for mark in s.once if ONCE_UNTIL[mark >> ONCE_BITS] != EVENT_TURN_OVER]
            del st[-3:]
            return False
    return pc == SUSPENDED


# turn.law:25  announce turn_begun by you
def take_steps_begin(s: State) -> int:
    st = s.stack
    you = st[-3]
    if s.noting:
        note_event(s, EVENT_TURN_BEGUN, EVERYBODY, [you])
    matches = match_after_turn_begun(s, you)
    if matches:
        st[-2] = AFTER_AFTER_TURN_BEGUN
        st += [you, CHOOSE_TRIGGER, VERB_AFTER_TURN_BEGUN]
        s.lists += [matches]
        if after_turn_begun(s):
            return SUSPENDED
    return AFTER_AFTER_TURN_BEGUN


# turn.law:38  verb end_step now: stage
def end_step(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:39  announce step_over by you as now
            now = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_STEP_OVER, EVERYBODY, [you, now])
            st[-2] = AFTER_SETTLE
            st += [you, BEGIN, VERB_SETTLE]
            if settle(s):
                return True
            pc = AFTER_SETTLE
        if pc == AFTER_SETTLE:  # turn.law:39  announce step_over by you as now
            now = st[-3]
            you = st[-4]
            matches = match_after_step_over(s, you, now)
            if matches:
                st[-2] = DONE
                st += [you, now, CHOOSE_TRIGGER, VERB_AFTER_STEP_OVER]
                s.lists += [matches]
                if after_step_over(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# turn.law:43  verb pray
def pray(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # turn.law:44  let forged = no
            you = st[-7]
            forged = st[-5] = False
            near_forge = st[-4] = first_or(
                [it for it in things_on(s, seat(s, you)) if FIRST_FORGE <= it <= LAST_FORGE], -1
            )
            pc = (
                ASK_OPTION
                if near_forge != -1
                and s.forge_laden[require(near_forge, "turn.law:46") - FIRST_FORGE]
                and any(can_serve(s, g, you) for g in GODS)
                else THEN_LET_ASKED
            )
        if pc == ASK_OPTION:  # turn.law:47  may "take the Rune of the Forge" asking "Prayer: do you take the Rune of…
            you = st[-7]
            s.player = you
            s.site = DECISION_PRAY_OPTION_1
            s.legal = [TAKE_THE_RUNE_OF_THE_PRAY_OPTION_1, NO_PRAY_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # turn.law:47  answered: may "take the Rune of the Forge" asking "Prayer: do you take…
            pc = THEN_FORGE_RUNE_NEAR_FORGE if s.answer == TAKE_THE_RUNE_OF_THE_PRAY_OPTION_1 else THEN_LET_ASKED
        if pc == THEN_FORGE_RUNE_NEAR_FORGE:  # turn.law:48  forge_rune near_forge
            near_forge = st[-4]
            you = st[-7]
            st[-2] = AFTER_FORGE_RUNE
            st += [you, require(near_forge, "turn.law:48"), BEGIN, VERB_FORGE_RUNE]
            if forge_rune(s):
                return True
            pc = AFTER_FORGE_RUNE
        if pc == AFTER_FORGE_RUNE:  # turn.law:49  forged becomes yes
            forged = st[-5] = True
            pc = THEN_LET_ASKED
        if pc == THEN_LET_ASKED:  # turn.law:52  let asked = (first 0 of gods)
            you = st[-7]
            s.lists[-1] = list(range(0))
            times_left = st[-3] = prayers(s, you)
            pc = THEN_REPEAT_PRAYERS
        if pc == THEN_REPEAT_PRAYERS:  # turn.law:53  repeat (prayers of you) times
            times_left = st[-3]
            if times_left > 0:
                # turn.law:53  repeat (prayers of you) times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_G
            else:
                pc = THEN_LET_F
        if pc == ASK_G:  # turn.law:54  may choose g from gods where can serve it by you and it is not in asked asking…
            pc = pray_ask_g(s)
        if pc == TAKE_G:  # turn.law:54  answered: may choose g from gods where can serve it by you and it is not in…
            pc = pray_take_g(s)
        if pc == AFTER_SEND_PRIEST:  # turn.law:53  repeat (prayers of you) times
            pc = THEN_REPEAT_PRAYERS
            continue
        if pc == THEN_LET_F:  # turn.law:59  let f = first (forges in seat of you)
            forged = st[-5] != 0
            you = st[-7]
            f = st[-6] = first_or([it for it in things_on(s, seat(s, you)) if FIRST_FORGE <= it <= LAST_FORGE], -1)
            pc = (
                ASK_OPTION_2
                if not forged and f != -1 and s.forge_laden[require(f, "turn.law:60") - FIRST_FORGE]
                else DONE
            )
        if pc == ASK_OPTION_2:  # turn.law:61  may "take the Rune of the Forge" asking "Prayer: do you take the Rune…
            you = st[-7]
            s.player = you
            s.site = DECISION_PRAY_OPTION_2
            s.legal = [TAKE_THE_RUNE_OF_THE_PRAY_OPTION_2, NO_PRAY_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # turn.law:61  answered: may "take the Rune of the Forge" asking "Prayer: do you take…
            pc = THEN_FORGE_RUNE_F if s.answer == TAKE_THE_RUNE_OF_THE_PRAY_OPTION_2 else DONE
        if pc == THEN_FORGE_RUNE_F:  # turn.law:62  forge_rune f
            f = st[-6]
            you = st[-7]
            st[-2] = DONE
            st += [you, require(f, "turn.law:62"), BEGIN, VERB_FORGE_RUNE]
            if forge_rune(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False
    return pc == SUSPENDED


# turn.law:54  may choose g from gods where can serve it by you and it is not in asked asking "Prayer: to which…
def pray_ask_g(s: State) -> int:
    st = s.stack
    asked = s.lists[-1]
    you = st[-7]
    legal = [g + OFFSET_PRAY_G for g in GODS if can_serve(s, g, you) and g not in asked]
    if legal:
        legal.append(DECLINE_PRAY_G)
        s.player = you
        s.site = DECISION_PRAY_G
        s.legal = legal
        st[-2] = TAKE_G
        return SUSPENDED
    return THEN_LET_F


# turn.law:54  may choose g from gods where can serve it by you and it is not in asked asking "Prayer: to which…
def pray_take_g(s: State) -> int:
    st = s.stack
    asked = s.lists[-1]
    you = st[-7]
    if s.answer == DECLINE_PRAY_G:
        return THEN_LET_F
    g = s.answer - OFFSET_PRAY_G
    asked = s.lists[-1] = [*asked, g]
    st[-2] = AFTER_SEND_PRIEST
    st += [you, g, BEGIN, VERB_SEND_PRIEST]
    if send_priest(s):
        return SUSPENDED
    return AFTER_SEND_PRIEST


# turn.law:68  verb forge_rune f: forge
def forge_rune(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:68  verb forge_rune f: forge
            f = st[-3]
            you = st[-4]
            st[-2] = AFTER_FORGE_RUNE_ITSELF
            st += [you, f, BEGIN, VERB_FORGE_RUNE_ITSELF]
            if forge_rune_itself(s):
                return True
            pc = AFTER_FORGE_RUNE_ITSELF
        if pc == AFTER_FORGE_RUNE_ITSELF:  # turn.law:68  verb forge_rune f: forge
            f = st[-3]
            you = st[-4]
            matches = match_after_forge_rune(s, f, you)
            if matches:
                st[-2] = DONE
                st += [f, you, CHOOSE_TRIGGER, VERB_AFTER_FORGE_RUNE]
                s.lists += [matches]
                if after_forge_rune(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# turn.law:73  verb hero_step
def hero_step(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:74  choose r from (ways of seat of you for you) where can ride into it by you…
            you = st[-4]
            legal = [r + FIRST_HERO_STEP_R for r in ways(s, seat(s, you), you) if can_ride(s, r, you)]
            legal = without_duplicates(legal)
            legal.append(MOVE_YOUR_DRAKKAR)
            if is_hurt(s, you):
                legal.append(HEAL_1_INJURY_HERO_STEP_R)
            legal.append(SKIP_THIS_STEP_HERO_STEP_R)
            s.player = you
            s.site = DECISION_HERO_STEP_R
            s.legal = legal
            st[-2] = TAKE_R
            return True
        if pc == TAKE_R:  # turn.law:74  answered: choose r from (ways of seat of you for you) where can ride into it…
            if s.answer == MOVE_YOUR_DRAKKAR:
                pc = THEN_SAIL_SAIL_RANGE
                continue
            if s.answer == HEAL_1_INJURY_HERO_STEP_R:
                pc = THEN_HERO_HEAL
                continue
            if s.answer == SKIP_THIS_STEP_HERO_STEP_R:
                pc = DONE
                continue
            r = st[-3] = s.answer - FIRST_HERO_STEP_R
            pc = THEN_MOVE_HERO_TO_R
        if pc == THEN_SAIL_SAIL_RANGE:  # turn.law:79  sail (sail_range of you)
            you = st[-4]
            st[-2] = DONE
            st += [you, TABLE_SAIL_RANGE[you], 0, BEGIN, VERB_SAIL]
            if sail(s):
                return True
            pc = DONE
        if pc == THEN_HERO_HEAL:  # turn.law:81  hero_heal
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_HERO_HEAL]
            if hero_heal(s):
                return True
            pc = DONE
        if pc == THEN_MOVE_HERO_TO_R:  # turn.law:75  move_hero_to r
            r = st[-3]
            you = st[-4]
            move_hero_to(s, you, r)
            if hero_range(s, you) >= 2:
                # turn.law:77  roam (hero_range of you - 1)
                you = st[-4]
                st[-2] = DONE
                st += [you, hero_range(s, you) - 1, 0, BEGIN, VERB_ROAM]
                if roam(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# turn.law:84  verb hero_heal
def hero_heal(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:84  verb hero_heal
            you = st[-3]
            st[-2] = AFTER_HERO_HEAL_ITSELF
            st += [you, BEGIN, VERB_HERO_HEAL_ITSELF]
            if hero_heal_itself(s):
                return True
            pc = AFTER_HERO_HEAL_ITSELF
        if pc == AFTER_HERO_HEAL_ITSELF:  # turn.law:84  verb hero_heal
            you = st[-3]
            matches = match_after_hero_heal(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_HERO_HEAL]
                s.lists += [matches]
                if after_hero_heal(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:93  verb rune_step
def rune_step(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:93  verb rune_step
            you = st[-3]
            matches = match_instead_of_rune_step(s, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_RUNE_STEP
                st += [you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_RUNE_STEP]
                s.lists += [matches]
                if instead_of_rune_step(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_RUNE_STEP
        if pc == AFTER_INSTEAD_OF_RUNE_STEP:  # turn.law:93  verb rune_step
            if s.result == 0:
                # turn.law:93  verb rune_step
                you = st[-3]
                st[-2] = DONE
                st += [you, 0, 0, BEGIN, VERB_RUNE_STEP_ITSELF]
                if rune_step_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:160  verb pay_runes n: number
def pay_runes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # turn.law:162  let k = (rune_price of n for you)
            pc = pay_runes_begin(s)
        if pc == THEN_REPEAT_K_TIMES_2:  # turn.law:164  repeat k times
            times_left = st[-3]
            if times_left > 0:
                # turn.law:164  repeat k times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # turn.law:165  choose r from runes where it of you is at least 1 asking "Which Rune do you…
            you = st[-7]
            goods_now = s.goods
            legal = [r + FIRST_PAY_RUNES_R for r in TABLE_RUNES if goods_now[you * RESOURCE_COUNT + r] >= 1]
            if legal:
                s.player = you
                s.site = DECISION_PAY_RUNES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # turn.law:165  answered: choose r from runes where it of you is at least 1 asking "Which…
            you = st[-7]
            r = s.answer - FIRST_PAY_RUNES_R
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            pc = THEN_REPEAT_K_TIMES_2
            continue
        if pc == THEN_CHOOSE_K_RS_2:  # turn.law:173  choose (k) rs from runes where it of you is at least 1 asking…
            left = st[-4]
            if left > 0:
                pc = ASK_ONE_OF_RS
            else:
                # turn.law:174  each r among rs
                rs = s.lists[-1]
                you = st[-7]
                for r in list(rs):
                    goods.lose_one(s, s.goods, GOODS, you, r, 1)
                    s.memo_can_invoke = {}
                    if check_endings(s):
                        return True
                pc = DONE
        if pc == ASK_ONE_OF_RS:  # turn.law:173  choose (k) rs from runes where it of you is at least 1 asking "Which…
            left = st[-4]
            rs = s.lists[-1]
            you = st[-7]
            goods_now = s.goods
            legal = [
                one_of_rs + FIRST_ONE_OF_RS
                for one_of_rs in TABLE_RUNES
                if goods_now[you * RESOURCE_COUNT + one_of_rs] >= 1 and one_of_rs not in rs
            ]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = DECISION_ONE_OF_RS
                s.legal = legal
                st[-2] = TAKE_ONE_OF_RS
                return True
            pc = DONE
        if pc == TAKE_ONE_OF_RS:  # turn.law:173  answered: choose (k) rs from runes where it of you is at least 1…
            left = st[-4]
            rs = s.lists[-1]
            rs = s.lists[-1] = [*rs, s.answer - FIRST_ONE_OF_RS]
            left = st[-4] = left - 1
            pc = THEN_CHOOSE_K_RS_2
            continue
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False
    return pc == SUSPENDED


# turn.law:162  let k = (rune_price of n for you)
def pay_runes_begin(s: State) -> int:
    st = s.stack
    n = st[-6]
    you = st[-7]
    k = st[-5] = rune_price(s, n, you)
    if can_spend_alike(s, n, you):
        # turn.law:164  repeat k times
        k = st[-5]
        st[-3] = k
        return THEN_REPEAT_K_TIMES_2
    # turn.law:163  if can spend_alike n by you
    k = st[-5]
    you = st[-7]
    if k == rune_types(s, you):
        # turn.law:170  each r among runes where it of you is at least 1
        you = st[-7]
        for r in [r for r in TABLE_RUNES if s.goods[you * RESOURCE_COUNT + r] >= 1]:
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return SUSPENDED
        return DONE
    # turn.law:173  choose (k) rs from runes where it of you is at least 1 asking "Which Runes do you…
    k = st[-5]
    s.lists[-1] = []
    st[-4] = k
    return THEN_CHOOSE_K_RS_2


# turn.law:180  verb manoeuvre
def manoeuvre(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:180  verb manoeuvre
            you = st[-3]
            matches = match_instead_of_manoeuvre(s, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_MANOEUVRE
                st += [you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_MANOEUVRE]
                s.lists += [matches]
                if instead_of_manoeuvre(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_MANOEUVRE
        if pc == AFTER_INSTEAD_OF_MANOEUVRE:  # turn.law:180  verb manoeuvre
            if s.result == 0:
                # turn.law:180  verb manoeuvre
                you = st[-3]
                st[-2] = DONE
                st += [you, 0, 0, BEGIN, VERB_MANOEUVRE_ITSELF]
                s.lists += [[]]
                if manoeuvre_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:199  verb special_step
def special_step(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:200  choose d from deeds where can take it by you asking "Which special action do…
            you = st[-3]
            legal = [d + OFFSET_D for d in DEEDS if can_take(s, d, you)]
            if legal:
                s.player = you
                s.site = DECISION_D
                s.legal = legal
                st[-2] = TAKE_D
                return True
            pc = DONE
        if pc == TAKE_D:  # turn.law:200  answered: choose d from deeds where can take it by you asking "Which special…
            you = st[-3]
            d = s.answer - OFFSET_D
            st[-2] = DONE
            st += [you, d, BEGIN, VERB_TAKE_DEED]
            if take_deed(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:68  verb forge_rune f: forge
def forge_rune_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:70  empty_forge f by you
            f = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, f, you, BEGIN, VERB_EMPTY_FORGE]
            if empty_forge(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# turn.law:84  verb hero_heal
def hero_heal_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:86  heal 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# turn.law:180  verb manoeuvre
def manoeuvre_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:182  if host of you is empty
            you = st[-5]
            if len(host(s, you)) == 0:
                # turn.law:183  may "recruit an Army" when can recruit_any by you asking "Manoeuvres: do you recruit…
                you = st[-5]
                pc = ASK_OPTION if can_recruit_any(s, you) else DONE
            else:
                # turn.law:188  let rested = host of you
                you = st[-5]
                rested = s.lists[-1] = list(host(s, you))
                times_left = st[-3] = activations(s, you)
                pc = THEN_REPEAT_ACTIVATIONS
        if pc == ASK_OPTION:  # turn.law:183  may "recruit an Army" when can recruit_any by you asking "Manoeuvres: do…
            you = st[-5]
            s.player = you
            s.site = DECISION_MANOEUVRE_ITSELF_OPTION
            s.legal = [RECRUIT_AN_ARMY_MANOEUVRE_ITSELF_OPTION, NO_MANOEUVRE_ITSELF_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # turn.law:183  answered: may "recruit an Army" when can recruit_any by you asking…
            pc = THEN_RECRUIT if s.answer == RECRUIT_AN_ARMY_MANOEUVRE_ITSELF_OPTION else DONE
        if pc == THEN_RECRUIT:  # turn.law:184  recruit
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RECRUIT]
            if recruit(s):
                return True
            pc = DONE
        if pc == THEN_REPEAT_ACTIVATIONS:  # turn.law:189  repeat (activations of you) times
            times_left = st[-3]
            if times_left > 0:
                # turn.law:189  repeat (activations of you) times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_MOVER
            else:
                pc = DONE
        if pc == ASK_MOVER:  # turn.law:190  may choose mover from rested where can activate it asking "Manoeuvres:…
            rested = s.lists[-1]
            you = st[-5]
            legal = [mover + OFFSET_MANOEUVRE_ITSELF_MOVER for mover in rested if can_activate(s, mover)]
            legal = without_duplicates(legal)
            if legal:
                legal.append(DECLINE_MANOEUVRE_ITSELF_MOVER)
                s.player = you
                s.site = DECISION_MANOEUVRE_ITSELF_MOVER
                s.legal = legal
                st[-2] = TAKE_MOVER
                return True
            pc = DONE
        if pc == TAKE_MOVER:  # turn.law:190  answered: may choose mover from rested where can activate it asking…
            you = st[-5]
            if s.answer == DECLINE_MANOEUVRE_ITSELF_MOVER:
                pc = DONE
                continue
            mover = st[-4] = s.answer - OFFSET_MANOEUVRE_ITSELF_MOVER
            st[-2] = AFTER_ACTIVATE_ARMY
            st += [you, mover, BEGIN, VERB_ACTIVATE_ARMY]
            if activate_army(s):
                return True
            pc = AFTER_ACTIVATE_ARMY
        if pc == AFTER_ACTIVATE_ARMY:  # turn.law:192  rested becomes rested - mover
            mover = st[-4]
            rested = s.lists[-1]
            rested = s.lists[-1] = [it for it in rested if it not in (mover,)]
            pc = THEN_REPEAT_ACTIVATIONS
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# turn.law:93  verb rune_step
def rune_step_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # turn.law:95  if can chant by you
            pc = rune_step_itself_begin(s)
        if pc == ASK_OPTION:  # turn.law:97  choose one asking "Rune action: what do you spend Runes on?"
            pc = rune_step_itself_ask_option(s)
        if pc == TAKE_OPTION:  # turn.law:97  answered: choose one asking "Rune action: what do you spend Runes on?"
            pc = (
                THEN_SPEND_RUNE,
                ASK_M,
                ASK_W,
                THEN_PAY_RUNES_2,
                THEN_PAY_RUNES_2_2,
                THEN_PAY_RUNES_2_3,
                THEN_PAY_RUNES_2_4,
                THEN_PAY_RUNES_3,
                THEN_PAY_RUNES_3_2,
                ASK_B,
                DONE,
            )[s.answer - FIRST_RUNE_STEP_ITSELF_OPTION]
        if pc == THEN_SPEND_RUNE:  # turn.law:99  spend rune of nemesis
            pc = rune_step_itself_then_spend_rune(s)
        if pc == ASK_M:  # turn.law:102  choose m from (monsters in home) where can tame it asking "Of which Monster…
            pc = rune_step_itself_ask_m(s)
        if pc == TAKE_M:  # turn.law:102  answered: choose m from (monsters in home) where can tame it asking "Of…
            pc = rune_step_itself_take_m(s)
        if pc == ASK_W:  # turn.law:108  choose w from realms where (gate from it to home) and can join it asking…
            pc = rune_step_itself_ask_w(s)
        if pc == TAKE_W:  # turn.law:108  answered: choose w from realms where (gate from it to home) and can join it…
            pc = rune_step_itself_take_w(s)
        if pc == THEN_PAY_RUNES_2:  # turn.law:114  pay_runes 2
            pc = rune_step_itself_then_pay_runes_2(s)
        if pc == AFTER_PAY_RUNES_THEN_STRENGTHEN_ONE:  # turn.law:115  strengthen_one
            pc = rune_step_itself_after_pay_runes_then_strengthen_one(s)
        if pc == THEN_PAY_RUNES_2_2:  # turn.law:117  pay_runes 2
            pc = rune_step_itself_then_pay_runes_2_2(s)
        if pc == AFTER_PAY_RUNES_THEN_ROUSE_ONE:  # turn.law:118  rouse_one
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_ROUSE_ONE]
            if rouse_one(s):
                return True
            pc = DONE
        if pc == THEN_PAY_RUNES_2_3:  # turn.law:120  pay_runes 2
            pc = rune_step_itself_then_pay_runes_2_3(s)
        if pc == AFTER_PAY_RUNES_THEN_DRAW_CARDS_1:  # turn.law:121  draw_cards 1
            you = st[-5]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == THEN_PAY_RUNES_2_4:  # turn.law:123  pay_runes 2
            pc = rune_step_itself_then_pay_runes_2_4(s)
        if pc == AFTER_PAY_RUNES_THEN_PLACE_HERO:  # turn.law:124  place_hero
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_PLACE_HERO]
            if place_hero(s):
                return True
            pc = DONE
        if pc == THEN_PAY_RUNES_3:  # turn.law:126  pay_runes 3
            pc = rune_step_itself_then_pay_runes_3(s)
        if pc == AFTER_PAY_RUNES_THEN_RAISE_LOWEST:  # turn.law:127  raise_lowest
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RAISE_LOWEST]
            if raise_lowest(s):
                return True
            pc = DONE
        if pc == THEN_PAY_RUNES_3_2:  # turn.law:129  pay_runes 3
            pc = rune_step_itself_then_pay_runes_3_2(s)
        if pc == AFTER_PAY_RUNES_THEN_DRAW_CARDS_2:  # turn.law:130  draw_cards 2
            you = st[-5]
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == ASK_B:  # turn.law:132  choose b from your treasures where can invoke it asking "Which card do you…
            pc = rune_step_itself_ask_b(s)
        if pc == TAKE_B:  # turn.law:132  answered: choose b from your treasures where can invoke it asking "Which…
            pc = rune_step_itself_take_b(s)
        if pc == AFTER_PAY_RUNES_THEN_RUN:  # turn.law:134  run invokes of b
            b = st[-4]
            you = st[-5]
            st[-2] = DONE
            if run_boon_invokes(s, you, b):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False
    return pc == SUSPENDED


# turn.law:95  if can chant by you
def rune_step_itself_begin(s: State) -> int:
    st = s.stack
    you = st[-5]
    if can_chant(s, you):
        # turn.law:96  let home = seat of you
        you = st[-5]
        st[-3] = seat(s, you)
        return ASK_OPTION
    return DONE


# turn.law:97  choose one asking "Rune action: what do you spend Runes on?"
def rune_step_itself_ask_option(s: State) -> int:
    st = s.stack
    home = st[-3]
    you = st[-5]
    legal = []
    if place_of(s, nemesis()) == home and can_spend(s, BEAST_RUNE[nemesis()], you):
        legal.append(ACTIVATE_THE_BOSS_1_RUNE)
    if any(FIRST_MONSTER <= m <= LAST_MONSTER and can_tame(s, m, you) for m in things_on(s, home)):
        legal.append(TAKE_CONTROL_OF_A_MONSTER)
    if any(can_join(s, w, you) for w in REGION_NEIGHBOURS_BY[3][home]):
        legal.append(ALLY_WITH_A_REALM_1)
    if can_spend_set(s, 2, you) and can_grow_any(s, you):
        legal.append(N1_TO_ONE_OF_YOUR)
    if can_spend_set(s, 2, you) and can_rouse_any(s, you):
        legal.append(ACTIVATE_A_MONSTER_2_RUNES)
    if can_spend_set(s, 2, you):
        legal.append(DRAW_1_COMBAT_CARD_2)
    if can_spend_set(s, 2, you):
        legal.append(PLACE_YOUR_HERO_IN_ANY_RUNE_STEP_ITSELF_OPTION)
    if can_spend_set(s, 3, you) and any(can_improve(s, k, you) for k in range(ATTRIBUTE_COUNT)):
        legal.append(N1_TO_YOUR_LOWEST_ATTRIBUTE)
    if can_spend_set(s, 3, you):
        legal.append(DRAW_2_COMBAT_CARDS_3)
    if any(can_invoke(s, b, you) for b in s.piles[TREASURES + you]):
        legal.append(USE_A_RUNE_ACTION_OF)
    legal.append(SKIP_THIS_STEP_RUNE_STEP_ITSELF_OPTION)
    s.player = you
    s.site = DECISION_RUNE_STEP_ITSELF_OPTION
    s.legal = legal
    st[-2] = TAKE_OPTION
    return SUSPENDED


# turn.law:99  spend rune of nemesis
def rune_step_itself_then_spend_rune(s: State) -> int:
    st = s.stack
    you = st[-5]
    spend(s, you, BEAST_RUNE[nemesis()])
    if is_over(s):
        return SUSPENDED
    st[-2] = DONE
    st += [you, BEGIN, VERB_ACTIVATE_BOSS]
    if activate_boss(s):
        return SUSPENDED
    return DONE


# turn.law:102  choose m from (monsters in home) where can tame it asking "Of which Monster do you take control?"
def rune_step_itself_ask_m(s: State) -> int:
    st = s.stack
    home = st[-3]
    you = st[-5]
    legal = [
        m + OFFSET_RUNE_STEP_ITSELF_M
        for m in [it for it in things_on(s, home) if FIRST_MONSTER <= it <= LAST_MONSTER]
        if can_tame(s, m, you)
    ]
    if legal:
        s.player = you
        s.site = DECISION_RUNE_STEP_ITSELF_M
        s.legal = legal
        st[-2] = TAKE_M
        return SUSPENDED
    return DONE


# turn.law:102  choose m from (monsters in home) where can tame it asking "Of which Monster do you take control?"
def rune_step_itself_take_m(s: State) -> int:
    st = s.stack
    you = st[-5]
    m = s.answer - OFFSET_RUNE_STEP_ITSELF_M
    spend(s, you, BEAST_RUNE[m])
    if is_over(s):
        return SUSPENDED
    st[-2] = DONE
    st += [you, m, BEGIN, VERB_TAME]
    if tame(s):
        return SUSPENDED
    return DONE


# turn.law:108  choose w from realms where (gate from it to home) and can join it asking "With which Realm do you ally?"
def rune_step_itself_ask_w(s: State) -> int:
    st = s.stack
    home = st[-3]
    you = st[-5]
    legal = [w + OFFSET_RUNE_STEP_ITSELF_W for w in REALMS if home in REGION_JOINED[3][w] and can_join(s, w, you)]
    if legal:
        s.player = you
        s.site = DECISION_RUNE_STEP_ITSELF_W
        s.legal = legal
        st[-2] = TAKE_W
        return SUSPENDED
    return DONE


# turn.law:108  choose w from realms where (gate from it to home) and can join it asking "With which Realm do you ally?"
def rune_step_itself_take_w(s: State) -> int:
    st = s.stack
    you = st[-5]
    w = s.answer - OFFSET_RUNE_STEP_ITSELF_W
    spend(s, you, s.realm_rune[w - FIRST_REALM])
    if is_over(s):
        return SUSPENDED
    st[-2] = DONE
    st += [you, w, BEGIN, VERB_ALLY]
    if ally(s):
        return SUSPENDED
    return DONE


# turn.law:114  pay_runes 2
def rune_step_itself_then_pay_runes_2(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_STRENGTHEN_ONE
    st += [you, 2, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_STRENGTHEN_ONE


# turn.law:115  strengthen_one
def rune_step_itself_after_pay_runes_then_strengthen_one(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = DONE
    st += [you, BEGIN, VERB_STRENGTHEN_ONE]
    if strengthen_one(s):
        return SUSPENDED
    return DONE


# turn.law:117  pay_runes 2
def rune_step_itself_then_pay_runes_2_2(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_ROUSE_ONE
    st += [you, 2, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_ROUSE_ONE


# turn.law:120  pay_runes 2
def rune_step_itself_then_pay_runes_2_3(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_DRAW_CARDS_1
    st += [you, 2, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_DRAW_CARDS_1


# turn.law:123  pay_runes 2
def rune_step_itself_then_pay_runes_2_4(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_PLACE_HERO
    st += [you, 2, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_PLACE_HERO


# turn.law:126  pay_runes 3
def rune_step_itself_then_pay_runes_3(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_RAISE_LOWEST
    st += [you, 3, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_RAISE_LOWEST


# turn.law:129  pay_runes 3
def rune_step_itself_then_pay_runes_3_2(s: State) -> int:
    st = s.stack
    you = st[-5]
    st[-2] = AFTER_PAY_RUNES_THEN_DRAW_CARDS_2
    st += [you, 3, 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_DRAW_CARDS_2


# turn.law:132  choose b from your treasures where can invoke it asking "Which card do you use?"
def rune_step_itself_ask_b(s: State) -> int:
    st = s.stack
    you = st[-5]
    legal = [b + OFFSET_RUNE_STEP_ITSELF_B for b in s.piles[TREASURES + you] if can_invoke(s, b, you)]
    if legal:
        s.player = you
        s.site = DECISION_RUNE_STEP_ITSELF_B
        s.legal = legal
        st[-2] = TAKE_B
        return SUSPENDED
    return DONE


# turn.law:132  choose b from your treasures where can invoke it asking "Which card do you use?"
def rune_step_itself_take_b(s: State) -> int:
    st = s.stack
    you = st[-5]
    b = st[-4] = s.answer - OFFSET_RUNE_STEP_ITSELF_B
    st[-2] = AFTER_PAY_RUNES_THEN_RUN
    st += [you, BOON_RUNES[b], 0, 0, 0, BEGIN, VERB_PAY_RUNES]
    s.lists += [[]]
    if pay_runes(s):
        return SUSPENDED
    return AFTER_PAY_RUNES_THEN_RUN


# turn.law:3  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # turn.law:4  turns starting with first_player until (doomed and turns_left is 0)
            s.ending = -1
            if check_endings(s):
                return True
            s.active = you = st[-3] = s.first_player
            pc = THEN_TURNS
        if pc == THEN_TURNS:  # turn.law:4  turns starting with first_player until (doomed and turns_left is 0)
            if s.doomed and s.turns_left == 0:
                del st[-3:]
                return False
            # turn.law:5  take_turn
            you = st[-3]
            st[-2] = AFTER_TAKE_TURN
            st += [you, BEGIN, VERB_TAKE_TURN]
            if take_turn(s):
                return True
            pc = AFTER_TAKE_TURN
        if pc == AFTER_TAKE_TURN:  # turn.law:4  turns starting with first_player until (doomed and turns_left is 0)
            you = st[-3]
            s.active = you = st[-3] = you % s.players + 1
            pc = THEN_TURNS
            continue


# turn.law:7  event turn_begun by actor: player
def match_after_turn_begun(s: State, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = actor
    for this in s.piles[TREASURES + owner]:
        # blessings.law:20  Huginn's Report: when turn_begun where actor is you
        if this == HUGINN_S_REPORT:
            matches += [0, this, owner, 0]
        # blessings.law:48  Tribute: when turn_begun where actor is you and lands_held of you is at least 1
        if this == TRIBUTE and lands_held(s, owner) >= 1:
            matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:7  event turn_begun by actor: player
def after_turn_begun(s: State) -> bool:
    """Run what is triggered by the event turn_begun."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_TURN_BEGUN_TRIGGER
                s.legal = [rule + FIRST_AFTER_TURN_BEGUN_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_TURN_BEGUN_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer - FIRST_AFTER_TURN_BEGUN_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [actor, this, owner, 0, 0, BEGIN, VERB_HUGINN_S_REPORT_WHEN_TURN_BEGUN]
                if huginn_s_report_when_turn_begun(s):
                    return True
            elif trigger == 1:
                st += [actor, this, owner, BEGIN, VERB_TRIBUTE_WHEN_TURN_BEGUN]
                if tribute_when_turn_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# turn.law:84  verb hero_heal
def match_after_hero_heal(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:62  Feast of the Goats: when hero_heal where doer is you
        if this == FEAST_OF_THE_GOATS:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:84  verb hero_heal
def after_hero_heal(s: State) -> bool:
    """Run what is triggered by the verb hero_heal."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [doer, this, owner, BEGIN, VERB_FEAST_OF_THE_GOATS_WHEN_HERO_HEAL]
                if feast_of_the_goats_when_hero_heal(s):
                    return True
            pc = CHOOSE_TRIGGER


# turn.law:68  verb forge_rune f: forge
def match_after_forge_rune(s: State, f: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:130  Golden Tears: when forge_rune where doer is you
        if this == GOLDEN_TEARS:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:68  verb forge_rune f: forge
def after_forge_rune(s: State) -> bool:
    """Run what is triggered by the verb forge_rune."""
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
            f = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [f, doer, this, owner, BEGIN, VERB_GOLDEN_TEARS_WHEN_FORGE_RUNE]
                if golden_tears_when_forge_rune(s):
                    return True
            pc = CHOOSE_TRIGGER


# turn.law:180  verb manoeuvre
def match_instead_of_manoeuvre(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:11  Mjolnir: may instead of manoeuvre where doer is you and charged of this and can…
        if this == MJOLNIR and s.artifact_charged[this - FIRST_ARTIFACT] and can_swing(s, owner):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:180  verb manoeuvre
def instead_of_manoeuvre(s: State) -> bool:
    """Run what is triggered instead of the verb manoeuvre."""
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
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [doer, this, owner, BEGIN, VERB_MJOLNIR_INSTEAD_MANOEUVRE]
                s.lists += [[]]
                if mjolnir_instead_manoeuvre(s):
                    return True
            pc = AFTER_TRIGGER


# turn.law:93  verb rune_step
def match_instead_of_rune_step(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:26  Brisingamen: may instead of rune_step where doer is you and charged of this
        if this == BRISINGAMEN and s.artifact_charged[this - FIRST_ARTIFACT]:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:93  verb rune_step
def instead_of_rune_step(s: State) -> bool:
    """Run what is triggered instead of the verb rune_step."""
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
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [doer, this, owner, BEGIN, VERB_BRISINGAMEN_INSTEAD_RUNE_STEP]
                if brisingamen_instead_rune_step(s):
                    return True
            pc = AFTER_TRIGGER


# turn.law:10  event step_over by actor: player as ending: stage
def match_after_step_over(s: State, actor: int, ending_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = actor
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:67  Storm Feather: may when step_over where actor is you and ending is manoeuvres and…
        if this == STORM_FEATHER and ending_ == MANOEUVRES and s.artifact_charged[this - FIRST_ARTIFACT]:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# turn.law:10  event step_over by actor: player as ending: stage
def after_step_over(s: State) -> bool:
    """Run what is triggered by the event step_over."""
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
            actor = st[-4]
            ending_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [actor, ending_, this, owner, BEGIN, VERB_STORM_FEATHER_WHEN_STEP_OVER]
                if storm_feather_when_step_over(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings, run_boon_invokes
from lawspeaker_games.ragnarok.steps_armies import activate_army, recruit, settle, strengthen_one
from lawspeaker_games.ragnarok.steps_artifacts import (
    brisingamen_instead_rune_step,
    mjolnir_instead_manoeuvre,
    storm_feather_when_step_over,
)
from lawspeaker_games.ragnarok.steps_beasts import activate_boss, rouse_one, tame
from lawspeaker_games.ragnarok.steps_blessings import (
    feast_of_the_goats_when_hero_heal,
    golden_tears_when_forge_rune,
    huginn_s_report_when_turn_begun,
    tribute_when_turn_begun,
)
from lawspeaker_games.ragnarok.steps_heroics import (
    ally,
    draw_cards,
    empty_forge,
    heal,
    move_hero_to,
    place_hero,
    raise_lowest,
    roam,
    sail,
    send_priest,
)
from lawspeaker_games.ragnarok.steps_wheel import take_deed
