"""Lords of Ragnarok: verbs, events and phases of armies.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import (
    State,
    invalidate_field_army_force,
    invalidate_state_controller,
    invalidate_things_army,
    invalidate_things_boon,
)
from lawspeaker_games.ragnarok.tables import (
    AFTER_BEFORE_CLAIMED,
    AFTER_CLAIM,
    AFTER_FIGHT,
    AFTER_INSTEAD_OF_ACTIVATE_ARMY,
    AFTER_INSTEAD_OF_WEAKEN,
    AFTER_RESOLVE_CLASH,
    AFTER_TAKE_REGIONS,
    AFTER_TRIGGER,
    ARMY_OWNER,
    ARTIFACT_GOD,
    ARTIFACTS,
    ASK_GROUND,
    ASK_R,
    ASK_REFUGE,
    BARROW_RING,
    BEGIN,
    BENCHES_OF_VALHALLA,
    CHOOSE_TRIGGER,
    DONE,
    EFFECT_RING_GIVER_S_SWORD_BATTLES,
    EFFECT_TAKE_REGIONS,
    EVENT_CLAIMED,
    EVENT_DESTROYED,
    EVENT_MARCHED,
    EVENT_RECRUITED,
    FAIL,
    FAIL_2,
    FIRST_ARMY,
    FIRST_ARTIFACT,
    FIRST_HERO,
    LAST_ARMY,
    NEXT_P,
    NEXT_U,
    ONCE_BENCHES_OF_VALHALLA_WHEN_DESTROYED,
    OPEN_GATES,
    PEARL_OF_THE_DEEP,
    PILES,
    PRESENT_REGIONS,
    REGION_MONUMENT,
    REGION_SETTLEMENT,
    RUN_TRIGGER,
    SNORRI,
    SUPPLY,
    TAKE_GROUND,
    TAKE_R,
    TAKE_REFUGE,
    TAKE_U,
    THEN_EACH_U,
    THEN_MARCH_U,
    THEN_REPEAT_WHILE_FIELDS,
    THEN_STRENGTHEN_U,
    THEN_TAKE_REGIONS,
    TREASURES,
    TYPE_REGION,
    VERB_ACTIVATE_ARMY_ITSELF,
    VERB_AFTER_CLAIMED,
    VERB_AFTER_DESTROYED,
    VERB_BARROW_RING_INSTEAD_WEAKEN,
    VERB_BEFORE_CLAIMED,
    VERB_BENCHES_OF_VALHALLA_WHEN_DESTROYED,
    VERB_CLAIM,
    VERB_DESTROY,
    VERB_FIGHT,
    VERB_INSTEAD_OF_ACTIVATE_ARMY,
    VERB_INSTEAD_OF_WEAKEN,
    VERB_OPEN_GATES_BEFORE_CLAIMED,
    VERB_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY,
    VERB_RESOLVE_CLASH,
    VERB_RING_GIVER_S_SWORD_WHEN_CLAIMED,
    VERB_SNORRI_WHEN_CLAIMED,
    VERB_TAKE_REGIONS,
    VERB_WEAKEN_ITSELF,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_COASTAL,
    battlefield,
    by_value,
    camp,
    can_drill,
    can_grow,
    can_recruit,
    conquerors,
    fields,
    fighting,
    host,
    in_land,
    marches,
    recruit_value,
    refuges,
    retreat_chooser,
    spare_army,
    troops,
)
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.effects_and_triggers import (
    begin_effect,
    effect_entry,
    end_effect,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES
from lawspeaker_runtime.state.place_index import things_on
from lawspeaker_runtime.state.selection import first_or, require, require_player, without_duplicates

# Decisions and their actions.
OFFSET_STRENGTHEN_ONE_U: Final = -85
DECISION_STRENGTHEN_ONE_U: Final = 0
FIRST_RECRUIT_R: Final = 24
DECISION_RECRUIT_R: Final = 1
FIRST_LEVY_R: Final = 61
DECISION_LEVY_R: Final = 2
OFFSET_REDEPLOY_U: Final = 13
DECISION_REDEPLOY_U: Final = 3
FIRST_REDEPLOY_R: Final = 122
DECISION_REDEPLOY_R: Final = 4
FIRST_REFUGE: Final = 197
DECISION_REFUGE: Final = 6
FIRST_GROUND: Final = 234
DECISION_GROUND: Final = 7
FIRST_ACTIVATE_ARMY_ITSELF_R: Final = 159
N1_TO_THIS_ARMY: Final = 196
DECISION_ACTIVATE_ARMY_ITSELF_R: Final = 5
FIRST_AFTER_CLAIMED_TRIGGER: Final = 2499
DECISION_AFTER_CLAIMED_TRIGGER: Final = 145


# armies.law:21  verb strengthen u: army by n: number
def strengthen(s: State, you: int, u: int, n: int) -> None:
    s.army_force[u - FIRST_ARMY] = min(6, s.army_force[u - FIRST_ARMY] + n)
    invalidate_field_army_force(s)


# armies.law:72  verb muster n: number in r: region
def muster(s: State, you: int, n: int, r: int) -> None:
    u = spare_army(s, you)
    if u != -1:
        u = require(u, "armies.law:76")
        if s.noting:
            note_event(s, EVENT_RECRUITED, EVERYBODY, [u, r, you])
        s.army_force[u - FIRST_ARMY] = n
        invalidate_field_army_force(s)
        enter(s, you, u, r)


# armies.law:117  verb march u: army to r: region
def march(s: State, you: int, u: int, r: int) -> None:
    event_source = require(camp(s, u), "armies.law:119")
    if s.noting:
        note_event(s, EVENT_MARCHED, EVERYBODY, [u, event_source, r])
    enter(s, you, u, r)


# armies.law:122  verb enter u: army in r: region
def enter(s: State, you: int, u: int, r: int) -> None:
    if s.intruder[r] == 0 and any(
        FIRST_ARMY <= x <= LAST_ARMY and ARMY_OWNER[x] != ARMY_OWNER[u] for x in things_on(s, r)
    ):
        s.intruder[r] = ARMY_OWNER[u]
        s.memo_fields = {}
    place_thing(s, PILES, u, r, TYPE_REGION)
    invalidate_things_army(s)


# armies.law:24  verb weaken u: army by n: number
def weaken(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:24  verb weaken u: army by n: number
            n = st[-3]
            u = st[-4]
            you = st[-5]
            matches = match_instead_of_weaken(s, u, n, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_WEAKEN
                st += [u, n, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_WEAKEN]
                s.lists += [matches]
                if instead_of_weaken(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_WEAKEN
        if pc == AFTER_INSTEAD_OF_WEAKEN:  # armies.law:24  verb weaken u: army by n: number
            if s.result == 0:
                # armies.law:24  verb weaken u: army by n: number
                n = st[-3]
                u = st[-4]
                you = st[-5]
                st[-2] = DONE
                st += [you, u, n, BEGIN, VERB_WEAKEN_ITSELF]
                if weaken_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# armies.law:32  verb destroy u: army
def destroy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:34  announce destroyed u in camp of u
            u = st[-3]
            event_ground = require(camp(s, u), "armies.law:34")
            if s.noting:
                note_event(s, EVENT_DESTROYED, EVERYBODY, [u, event_ground])
            put_last(s, PILES, u, SUPPLY + require_player(ARMY_OWNER[u], "armies.law:35"))
            invalidate_things_army(s)
            s.army_force[u - FIRST_ARMY] = 1
            invalidate_field_army_force(s)
            matches = match_after_destroyed(s, u, event_ground)
            if matches:
                st[-2] = DONE
                st += [u, event_ground, CHOOSE_TRIGGER, VERB_AFTER_DESTROYED]
                s.lists += [matches]
                if after_destroyed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# armies.law:42  verb strengthen_one
def strengthen_one(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:44  choose u from host of you where can grow it asking "Which Army gains 1?"
            you = st[-3]
            legal = [u + OFFSET_STRENGTHEN_ONE_U for u in host(s, you) if can_grow(s, u)]
            if legal:
                s.player = you
                s.site = DECISION_STRENGTHEN_ONE_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # armies.law:44  answered: choose u from host of you where can grow it asking "Which Army…
            you = st[-3]
            u = s.answer - OFFSET_STRENGTHEN_ONE_U
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# armies.law:62  verb recruit
def recruit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:64  only if spare_army of you is not nothing
            you = st[-3]
            if spare_army(s, you) != -1:
                pc = ASK_R
            else:
                # armies.law:64  only if spare_army of you is not nothing
                s.failed = True
                del st[-3:]
                return False
        if pc == ASK_R:  # armies.law:65  choose r from regions where can recruit in it by you asking "In which Region…
            you = st[-3]
            legal = [
                r + FIRST_RECRUIT_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if can_recruit(s, r, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_RECRUIT_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:65  answered: choose r from regions where can recruit in it by you asking "In…
            you = st[-3]
            r = s.answer - FIRST_RECRUIT_R
            muster(s, you, recruit_value(s, you), r)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# armies.law:80  verb levy n: number
def levy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:82  if spare_army of you is not nothing
            you = st[-4]
            pc = ASK_R if spare_army(s, you) != -1 else DONE
        if pc == ASK_R:  # armies.law:83  choose r from regions where controller of it is you asking "In which of your…
            you = st[-4]
            controller = s.controller
            legal = [
                r + FIRST_LEVY_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if controller[r] == you
            ]
            if legal:
                s.player = you
                s.site = DECISION_LEVY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:83  answered: choose r from regions where controller of it is you asking "In…
            n = st[-3]
            you = st[-4]
            r = s.answer - FIRST_LEVY_R
            muster(s, you, n, r)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# armies.law:88  verb redeploy
def redeploy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:90  choose u from host of you asking "Which Army do you place elsewhere?"
            you = st[-4]
            legal = [u + OFFSET_REDEPLOY_U for u in host(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_REDEPLOY_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = FAIL_2
        if pc == TAKE_U:  # armies.law:90  answered: choose u from host of you asking "Which Army do you place…
            u = st[-3] = s.answer - OFFSET_REDEPLOY_U
            pc = ASK_R
        if pc == ASK_R:  # armies.law:91  choose r from regions where controller of it is you and it is not camp of u…
            u = st[-3]
            you = st[-4]
            controller = s.controller
            legal = [
                r + FIRST_REDEPLOY_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if controller[r] == you and r != camp(s, u)
            ]
            if legal:
                s.player = you
                s.site = DECISION_REDEPLOY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # armies.law:91  answered: choose r from regions where controller of it is you and it is not…
            u = st[-3]
            you = st[-4]
            r = s.answer - FIRST_REDEPLOY_R
            enter(s, you, u, r)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # armies.law:94  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == FAIL_2:  # armies.law:96  fail
            s.failed = True
            del st[-4:]
            return False


# armies.law:108  verb activate_army u: army
def activate_army(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:108  verb activate_army u: army
            u = st[-3]
            you = st[-4]
            matches = match_instead_of_activate_army(s, u, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_ACTIVATE_ARMY
                st += [u, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_ACTIVATE_ARMY]
                s.lists += [matches]
                if instead_of_activate_army(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_ACTIVATE_ARMY
        if pc == AFTER_INSTEAD_OF_ACTIVATE_ARMY:  # armies.law:108  verb activate_army u: army
            if s.result == 0:
                # armies.law:108  verb activate_army u: army
                u = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, u, 0, 0, BEGIN, VERB_ACTIVATE_ARMY_ITSELF]
                if activate_army_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# armies.law:132  verb retreat p: player from r: region
def retreat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:134  let group = (troops of p in r)
            p = st[-6]
            r = st[-5]
            group = s.lists[-2] = troops(s, p, r)
            if len(group) > 0:
                # armies.law:136  choose refuge by retreat_chooser of p from (refuges of r for p) asking "To which…
                p = st[-6]
                r = st[-5]
                st[-4] = p
                st[-3] = r
                pc = ASK_REFUGE
            else:
                pc = DONE
        if pc == ASK_REFUGE:  # armies.law:136  choose refuge by retreat_chooser of p from (refuges of r for p) asking…
            p = st[-6]
            r = st[-5]
            legal = [refuge + FIRST_REFUGE for refuge in refuges(s, r, p)]
            legal = without_duplicates(legal)
            if legal:
                s.player = retreat_chooser(s, p)
                s.site = DECISION_REFUGE
                s.legal = legal
                st[-2] = TAKE_REFUGE
                return True
            pc = THEN_EACH_U
        if pc == TAKE_REFUGE:  # armies.law:136  answered: choose refuge by retreat_chooser of p from (refuges of r…
            group = s.lists[-2]
            you = st[-7]
            refuge = s.answer - FIRST_REFUGE
            for u in list(group):
                enter(s, you, u, refuge)
            pc = DONE
        if pc == THEN_EACH_U:  # armies.law:140  each u among group
            group = s.lists[-2]
            u_left = s.lists[-1] = list(group)
            pc = NEXT_U
        if pc == NEXT_U:  # armies.law:140  each u among group
            u_left = s.lists[-1]
            you = st[-7]
            if len(u_left) == 0:
                pc = DONE
                continue
            u = u_left[0]
            u_left = s.lists[-1] = u_left[1:]
            st[-2] = NEXT_U
            st += [you, u, BEGIN, VERB_DESTROY]
            if destroy(s):
                return True
            pc = NEXT_U
            continue
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-2:]
            return False


# armies.law:146  verb claim r: region by p: player
def claim(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:148  if controller of r is not p
            p = st[-4]
            r = st[-5]
            if s.controller[r] != p:
                # armies.law:149  announce claimed r by p
                p = st[-4]
                r = st[-5]
                if s.noting:
                    note_event(s, EVENT_CLAIMED, EVERYBODY, [r, p])
                matches = match_before_claimed(s, r, p)
                if matches:
                    st[-2] = AFTER_BEFORE_CLAIMED
                    st += [r, p, CHOOSE_TRIGGER, VERB_BEFORE_CLAIMED]
                    s.lists += [matches]
                    if before_claimed(s):
                        return True
                pc = AFTER_BEFORE_CLAIMED
            else:
                pc = DONE
        if pc == AFTER_BEFORE_CLAIMED:  # armies.law:150  controller of r becomes p
            p = st[-4]
            r = st[-5]
            x = st[-3]
            s.controller[r] = p
            invalidate_state_controller(s)
            if check_endings(s):
                return True
            if REGION_MONUMENT[r] != -1:
                for u in ARTIFACTS:
                    if ARTIFACT_GOD[u] == REGION_MONUMENT[r]:
                        x = st[-3] = u
                        break
                else:
                    x = st[-3] = -1
                if x != -1:
                    s.artifact_charged[require(x, "armies.law:154") - FIRST_ARTIFACT] = True
                    put_last(s, PILES, require(x, "armies.law:155"), TREASURES + p)
                    invalidate_things_boon(s)
            matches = match_after_claimed(s, r, p)
            if matches:
                st[-2] = DONE
                st += [r, p, CHOOSE_TRIGGER, VERB_AFTER_CLAIMED]
                s.lists += [matches]
                if after_claimed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# armies.law:168  verb take_regions
def take_regions(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:170  if conquerors is not empty
            if len(conquerors(s)) > 0:
                # armies.law:171  each p among players starting with active
                p_to_come = st[-4] = s.players
                p_next = st[-5] = s.active
                pc = NEXT_P
            else:
                pc = DONE
        if pc == NEXT_P:  # armies.law:171  each p among players starting with active
            p_next = st[-5]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-4] = p_to_come - 1
            p = st[-6] = p_next
            p_next = st[-5] = p_next % s.players + 1
            u_left = s.lists[-1] = [u for u in conquerors(s) if ARMY_OWNER[u] == p]
            pc = NEXT_U
        if pc == NEXT_U:  # armies.law:172  each u among conquerors where owner of u is p
            u_left = s.lists[-1]
            if len(u_left) == 0:
                pc = NEXT_P
                continue
            u = st[-3] = u_left[0]
            u_left = s.lists[-1] = u_left[1:]
            if u in conquerors(s):
                # armies.law:174  claim (camp of u) by p
                p = st[-6]
                u = st[-3]
                you = st[-7]
                begin_effect(s, EFFECT_TAKE_REGIONS, you, -1, [])
                st[-2] = AFTER_CLAIM
                st += [you, require(camp(s, u), "armies.law:174"), p, 0, BEGIN, VERB_CLAIM]
                if claim(s):
                    return True
                pc = AFTER_CLAIM
            else:
                pc = NEXT_U
                continue
        if pc == AFTER_CLAIM:  # armies.law:174  claim (camp of u) by p
            end_effect(s, EFFECT_TAKE_REGIONS)
            pc = NEXT_U
            continue
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False


# armies.law:180  verb settle
def settle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:182  take_regions
            you = st[-3]
            st[-2] = AFTER_TAKE_REGIONS
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = AFTER_TAKE_REGIONS
        if pc == AFTER_TAKE_REGIONS:  # armies.law:183  if fields is not empty
            pc = THEN_REPEAT_WHILE_FIELDS if len(fields(s)) > 0 else DONE
        if pc == THEN_REPEAT_WHILE_FIELDS:  # armies.law:184  repeat while fields is not empty
            if len(fields(s)) > 0:
                # armies.law:185  if count fields is 1
                if len(fields(s)) == 1:
                    # armies.law:186  resolve_clash in first fields
                    you = st[-3]
                    st[-2] = AFTER_RESOLVE_CLASH
                    st += [you, require(first_or(fields(s), -1), "armies.law:186"), 0, 0, BEGIN, VERB_RESOLVE_CLASH]
                    if resolve_clash(s):
                        return True
                    pc = AFTER_RESOLVE_CLASH
                else:
                    pc = ASK_GROUND
            else:
                pc = THEN_TAKE_REGIONS
        if pc == ASK_GROUND:  # armies.law:188  choose ground by active from fields asking "Which Battle is fought…
            legal = [ground + FIRST_GROUND for ground in fields(s)]
            if legal:
                s.player = s.active
                s.site = DECISION_GROUND
                s.legal = legal
                st[-2] = TAKE_GROUND
                return True
            pc = THEN_TAKE_REGIONS
        if pc == TAKE_GROUND:  # armies.law:188  answered: choose ground by active from fields asking "Which Battle is…
            you = st[-3]
            ground = s.answer - FIRST_GROUND
            st[-2] = AFTER_RESOLVE_CLASH
            st += [you, ground, 0, 0, BEGIN, VERB_RESOLVE_CLASH]
            if resolve_clash(s):
                return True
            pc = AFTER_RESOLVE_CLASH
        if pc == AFTER_RESOLVE_CLASH:  # armies.law:184  repeat while fields is not empty
            count_step(s, "armies.law:184")
            pc = THEN_REPEAT_WHILE_FIELDS
            continue
        if pc == THEN_TAKE_REGIONS:  # armies.law:192  take_regions
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# armies.law:194  verb resolve_clash in r: region
def resolve_clash(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:196  let attacker = intruder of r
            r = st[-5]
            attacker = st[-4] = s.intruder[r]
            s.intruder[r] = 0
            s.memo_fields = {}
            for u in [it for it in things_on(s, r) if FIRST_ARMY <= it <= LAST_ARMY]:
                if ARMY_OWNER[u] != attacker:
                    foe = st[-3] = u
                    break
            else:
                foe = st[-3] = -1
            if len(troops(s, require_player(attacker, "armies.law:199"), r)) > 0 and foe != -1:
                # armies.law:200  fight in r by attacker against owner of foe
                attacker = st[-4]
                foe = st[-3]
                r = st[-5]
                you = st[-6]
                st[-2] = AFTER_FIGHT
                st += [
                    you,
                    r,
                    require_player(attacker, "armies.law:200"),
                    require_player(ARMY_OWNER[require(foe, "armies.law:200")], "armies.law:200"),
                    0,
                    0,
                    0,
                    BEGIN,
                    VERB_FIGHT,
                ]
                if fight(s):
                    return True
                pc = AFTER_FIGHT
            else:
                pc = DONE
        if pc == AFTER_FIGHT:  # armies.law:201  let rest = list of owner of u for each u among (armies in r)
            r = st[-5]
            rest = [
                require_player(ARMY_OWNER[u], "armies.law:201")
                for u in [it for it in things_on(s, r) if FIRST_ARMY <= it <= LAST_ARMY]
            ]
            if len(without_duplicates(rest)) >= 2:
                s.intruder[r] = first_or(rest, 0)
                s.memo_fields = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# armies.law:108  verb activate_army u: army
def activate_army_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:110  choose r from marches of u asking "Where does {u} go?"
            u = st[-5]
            st[-3] = u
            pc = ASK_R
        if pc == ASK_R:  # armies.law:110  choose r from marches of u asking "Where does {u} go?"
            u = st[-5]
            you = st[-6]
            legal = [r + FIRST_ACTIVATE_ARMY_ITSELF_R for r in marches(s, u)]
            legal = without_duplicates(legal)
            if can_drill(s, u):
                legal.append(N1_TO_THIS_ARMY)
            if legal:
                s.player = you
                s.site = DECISION_ACTIVATE_ARMY_ITSELF_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:110  answered: choose r from marches of u asking "Where does {u} go?"
            if s.answer == N1_TO_THIS_ARMY:
                pc = THEN_STRENGTHEN_U
                continue
            r = st[-4] = s.answer - FIRST_ACTIVATE_ARMY_ITSELF_R
            pc = THEN_MARCH_U
        if pc == THEN_STRENGTHEN_U:  # armies.law:113  strengthen u by 1
            u = st[-5]
            you = st[-6]
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == THEN_MARCH_U:  # armies.law:111  march u to r
            r = st[-4]
            u = st[-5]
            you = st[-6]
            march(s, you, u, r)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# armies.law:24  verb weaken u: army by n: number
def weaken_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:26  if place of u is not nothing
            u = st[-4]
            if s.at[u] <= ON_PLACES:
                # armies.law:27  lower force of u by n
                n = st[-3]
                u = st[-4]
                s.army_force[u - FIRST_ARMY] -= n
                invalidate_field_army_force(s)
                if s.army_force[u - FIRST_ARMY] < 1:
                    # armies.law:29  destroy u
                    u = st[-4]
                    you = st[-5]
                    st[-2] = DONE
                    st += [you, u, BEGIN, VERB_DESTROY]
                    if destroy(s):
                        return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# armies.law:144  event claimed r: region by owner: player
def match_after_claimed(s: State, r: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_RING_GIVER_S_SWORD_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:94  when claimed where owner is you and r is battlefield
            if owner_ == owner and r == battlefield(s):
                matches += [0, this, owner, entry[1]]
    this = SNORRI
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:12  Snorri: when claimed where owner is you and settlement of r and not fighting and…
        if owner != 0 and owner_ == owner and REGION_SETTLEMENT[r] and not fighting(s) and in_land(s, r, this):
            matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# armies.law:144  event claimed r: region by owner: player
def after_claimed(s: State) -> bool:
    """Run what is triggered by the event claimed."""
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
                s.site = DECISION_AFTER_CLAIMED_TRIGGER
                s.legal = [rule + FIRST_AFTER_CLAIMED_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_CLAIMED_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            r = st[-4]
            owner_ = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_AFTER_CLAIMED_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [r, owner_, this, owner, BEGIN, VERB_RING_GIVER_S_SWORD_WHEN_CLAIMED]
                    if ring_giver_s_sword_when_claimed(s):
                        return True
            elif trigger == 1:
                st += [r, owner_, this, owner, BEGIN, VERB_SNORRI_WHEN_CLAIMED]
                if snorri_when_claimed(s):
                    return True
            pc = CHOOSE_TRIGGER


# armies.law:30  event destroyed u: army in ground: region
def match_after_destroyed(s: State, u: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # battle.law:120  when destroyed where fighting and ground is battle's ground
    if (
        len(s.battle_ground) - 1 != -1
        and fighting(s)
        and ground == s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:120")]
    ):
        matches += [0, -1, 0, 0]
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # blessings.law:45  Benches of Valhalla: when destroyed where owner of u is you once each turn_over
            if (
                this == BENCHES_OF_VALHALLA
                and ONCE_BENCHES_OF_VALHALLA_WHEN_DESTROYED + this not in s.once
                and ARMY_OWNER[u] == owner
            ):
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# armies.law:30  event destroyed u: army in ground: region
def after_destroyed(s: State) -> bool:
    """Run what is triggered by the event destroyed."""
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
            u = st[-4]
            ground = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                destroyed_when_destroyed(s, u, ground, s.active)
            elif trigger == 1:
                st += [u, ground, this, owner, BEGIN, VERB_BENCHES_OF_VALHALLA_WHEN_DESTROYED]
                if benches_of_valhalla_when_destroyed(s):
                    return True
            pc = CHOOSE_TRIGGER


# armies.law:144  event claimed r: region by owner: player
def match_before_claimed(s: State, r: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = owner_
    for this in s.piles[TREASURES + owner]:
        # blessings.law:13  Open Gates: before claimed where owner is you and controller of r is nobody and…
        if this == OPEN_GATES and this not in s.once and s.controller[r] == 0 and by_value(s):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# armies.law:144  event claimed r: region by owner: player
def before_claimed(s: State) -> bool:
    """Run what is triggered before the event claimed."""
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
            r = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [r, owner_, this, owner, BEGIN, VERB_OPEN_GATES_BEFORE_CLAIMED]
                if open_gates_before_claimed(s):
                    return True
            pc = CHOOSE_TRIGGER


# armies.law:24  verb weaken u: army by n: number
def match_instead_of_weaken(s: State, u: int, n: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # artifacts.law:33  Barrow Ring: may instead of weaken where owner of u is you and place of u is not…
            if (
                this == BARROW_RING
                and ARMY_OWNER[u] == owner
                and s.at[u] <= ON_PLACES
                and s.army_force[u - FIRST_ARMY] <= n
                and s.artifact_charged[this - FIRST_ARTIFACT]
            ):
                matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# armies.law:24  verb weaken u: army by n: number
def instead_of_weaken(s: State) -> bool:
    """Run what is triggered instead of the verb weaken."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-5:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            u = st[-5]
            n = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [u, n, doer, this, owner, 0, BEGIN, VERB_BARROW_RING_INSTEAD_WEAKEN]
                if barrow_ring_instead_weaken(s):
                    return True
            pc = AFTER_TRIGGER


# armies.law:108  verb activate_army u: army
def match_instead_of_activate_army(s: State, u: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:59  Pearl of the Deep: may instead of activate_army where doer is you and coastal of…
        if (
            this == PEARL_OF_THE_DEEP
            and TABLE_COASTAL[require(camp(s, u), "artifacts.law:59")]
            and s.artifact_charged[this - FIRST_ARTIFACT]
        ):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# armies.law:108  verb activate_army u: army
def instead_of_activate_army(s: State) -> bool:
    """Run what is triggered instead of the verb activate_army."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-4:]
                del s.lists[-1:]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-4:]
                del s.lists[-1:]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            u = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [u, doer, this, owner, 0, BEGIN, VERB_PEARL_OF_THE_DEEP_INSTEAD_ACTIVATE_ARMY]
                if pearl_of_the_deep_instead_activate_army(s):
                    return True
            pc = AFTER_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_artifacts import (
    barrow_ring_instead_weaken,
    pearl_of_the_deep_instead_activate_army,
)
from lawspeaker_games.ragnarok.steps_battle import destroyed_when_destroyed, fight
from lawspeaker_games.ragnarok.steps_blessings import benches_of_valhalla_when_destroyed, open_gates_before_claimed
from lawspeaker_games.ragnarok.steps_combat_cards import ring_giver_s_sword_when_claimed
from lawspeaker_games.ragnarok.steps_heroes import snorri_when_claimed
