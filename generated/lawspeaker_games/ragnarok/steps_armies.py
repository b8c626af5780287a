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
)
from lawspeaker_games.ragnarok.tables import (
    AFTER_FIGHT,
    AFTER_RESOLVE_CLASH,
    AFTER_TAKE_REGIONS,
    ARMY_OWNER,
    ARTIFACT_GOD,
    ARTIFACTS,
    ASK_GROUND,
    ASK_R,
    ASK_REFUGE,
    BEGIN,
    CHOOSE_TRIGGER,
    DONE,
    EVENT_CLAIMED,
    EVENT_DESTROYED,
    EVENT_MARCHED,
    EVENT_RECRUITED,
    FAIL,
    FAIL_2,
    NEXT_P,
    NEXT_U,
    PILES,
    REGION_MONUMENT,
    REGION_SETTLEMENT,
    REGIONS,
    RUN_TRIGGER,
    SNORRI,
    TAKE_GROUND,
    TAKE_R,
    TAKE_REFUGE,
    TAKE_U,
    THEN_EACH,
    THEN_MARCH,
    THEN_REPEAT,
    THEN_STRENGTHEN,
    THEN_TAKE_REGIONS,
    TREASURES,
    TYPE_REGION,
    VERB_AFTER_CLAIMED,
    VERB_CLAIM,
    VERB_FIGHT,
    VERB_RESOLVE_CLASH,
    VERB_SNORRI_WHEN_CLAIMED,
    VERB_TAKE_REGIONS,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_RETREAT_CHOOSER,
    camp,
    can_drill,
    can_grow,
    can_quarter,
    can_recruit,
    conquerors,
    fields,
    fighting,
    host,
    in_land,
    marches,
    present,
    recruit_value,
    refuges,
    spare_army,
    troops,
)
from lawspeaker_runtime.piles.moves import place_thing, put_last, take_out
from lawspeaker_runtime.state.base_state import count_step
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import place_of
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
FIRST_ACTIVATE_ARMY_R: Final = 159
N1_TO_THIS_ARMY: Final = 196
DECISION_ACTIVATE_ARMY_R: Final = 5
FIRST_REFUGE: Final = 197
DECISION_REFUGE: Final = 6
FIRST_GROUND: Final = 234
DECISION_GROUND: Final = 7


# armies.law:21  verb strengthen u: army by n: number
def strengthen(s: State, you: int, u: int, n: int) -> None:
    s.army_force[u - 85] = min(6, s.army_force[u - 85] + n)
    invalidate_field_army_force(s)


# armies.law:24  verb weaken u: army by n: number
def weaken(s: State, you: int, u: int, n: int) -> None:
    if place_of(s, u) != -1:
        s.army_force[u - 85] -= n
        invalidate_field_army_force(s)
        if s.army_force[u - 85] < 1:
            destroy(s, you, u)


# armies.law:32  verb destroy u: army
def destroy(s: State, you: int, u: int) -> None:
    event_ground = require(camp(s, u), "armies.law:34")
    if s.noting:
        note_event(s, EVENT_DESTROYED, EVERYBODY, [u, event_ground])
    take_out(s, PILES, u)
    invalidate_things_army(s)
    s.army_force[u - 85] = 1
    invalidate_field_army_force(s)


# armies.law:75  verb muster n: number in r: region
def muster(s: State, you: int, n: int, r: int) -> None:
    u = spare_army(s, you)
    if u != -1:
        u = require(u, "armies.law:79")
        if s.noting:
            note_event(s, EVENT_RECRUITED, EVERYBODY, [u, r, you])
        s.army_force[u - 85] = n
        invalidate_field_army_force(s)
        enter(s, you, u, r)


# armies.law:120  verb march u: army to r: region
def march(s: State, you: int, u: int, r: int) -> None:
    event_source = require(camp(s, u), "armies.law:122")
    if s.noting:
        note_event(s, EVENT_MARCHED, EVERYBODY, [u, event_source, r])
    enter(s, you, u, r)


# armies.law:125  verb enter u: army in r: region
def enter(s: State, you: int, u: int, r: int) -> None:
    if s.intruder[r] == 0 and any(
        ARMY_OWNER[x] != ARMY_OWNER[u] for x in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]
    ):
        s.intruder[r] = ARMY_OWNER[u]
        s.memo_fields = {}
    place_thing(s, PILES, u, r, TYPE_REGION)
    invalidate_things_army(s)


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


# armies.law:65  verb recruit
def recruit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:67  only if spare_army of you is not nothing
            you = st[-3]
            if spare_army(s, you) != -1:
                pc = ASK_R
            else:
                # armies.law:67  only if spare_army of you is not nothing
                s.failed = True
                del st[-3:]
                return False
        if pc == ASK_R:  # armies.law:68  choose r from regions where can recruit in it by you asking "In which Region…
            you = st[-3]
            legal = [r + FIRST_RECRUIT_R for r in present(s, REGIONS) if can_recruit(s, r, you)]
            if legal:
                s.player = you
                s.site = DECISION_RECRUIT_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:68  answered: choose r from regions where can recruit in it by you asking "In…
            you = st[-3]
            r = s.answer - FIRST_RECRUIT_R
            muster(s, you, recruit_value(s, you), r)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# armies.law:83  verb levy n: number
def levy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:85  if spare_army of you is not nothing
            you = st[-4]
            pc = ASK_R if spare_army(s, you) != -1 else DONE
        if pc == ASK_R:  # armies.law:86  choose r from regions where controller of it is you and can quarter in it by…
            you = st[-4]
            controller = s.controller
            legal = [r + FIRST_LEVY_R for r in present(s, REGIONS) if controller[r] == you and can_quarter(s, r, you)]
            if legal:
                s.player = you
                s.site = DECISION_LEVY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:86  answered: choose r from regions where controller of it is you and can…
            n = st[-3]
            you = st[-4]
            r = s.answer - FIRST_LEVY_R
            muster(s, you, n, r)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# armies.law:91  verb redeploy
def redeploy(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:93  choose u from host of you asking "Which Army do you place elsewhere?"
            you = st[-4]
            legal = [u + OFFSET_REDEPLOY_U for u in host(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_REDEPLOY_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = FAIL_2
        if pc == TAKE_U:  # armies.law:93  answered: choose u from host of you asking "Which Army do you place…
            u = st[-3] = s.answer - OFFSET_REDEPLOY_U
            pc = ASK_R
        if pc == ASK_R:  # armies.law:94  choose r from regions where controller of it is you and it is not camp of u…
            u = st[-3]
            you = st[-4]
            controller = s.controller
            legal = [
                r + FIRST_REDEPLOY_R
                for r in present(s, REGIONS)
                if controller[r] == you and r != camp(s, u) and can_quarter(s, r, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_REDEPLOY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # armies.law:94  answered: choose r from regions where controller of it is you and it is not…
            u = st[-3]
            you = st[-4]
            r = s.answer - FIRST_REDEPLOY_R
            enter(s, you, u, r)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # armies.law:97  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == FAIL_2:  # armies.law:99  fail
            s.failed = True
            del st[-4:]
            return False


# armies.law:111  verb activate_army u: army
def activate_army(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:113  choose r from marches of u asking "Where does {u} go?"
            u = st[-5]
            st[-3] = u
            pc = ASK_R
        if pc == ASK_R:  # armies.law:113  choose r from marches of u asking "Where does {u} go?"
            u = st[-5]
            you = st[-6]
            legal = [r + FIRST_ACTIVATE_ARMY_R for r in marches(s, u)]
            legal = without_duplicates(legal)
            if can_drill(s, u):
                legal.append(N1_TO_THIS_ARMY)
            if legal:
                s.player = you
                s.site = DECISION_ACTIVATE_ARMY_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # armies.law:113  answered: choose r from marches of u asking "Where does {u} go?"
            if s.answer == N1_TO_THIS_ARMY:
                pc = THEN_STRENGTHEN
                continue
            r = st[-4] = s.answer - FIRST_ACTIVATE_ARMY_R
            pc = THEN_MARCH
        if pc == THEN_STRENGTHEN:  # armies.law:116  strengthen u by 1
            u = st[-5]
            you = st[-6]
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == THEN_MARCH:  # armies.law:114  march u to r
            r = st[-4]
            u = st[-5]
            you = st[-6]
            march(s, you, u, r)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# armies.law:137  verb retreat p: player from r: region
def retreat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:139  let group = (troops of p in r)
            p = st[-6]
            r = st[-5]
            group = s.lists[-1] = troops(s, p, r)
            if len(group) > 0:
                # armies.law:141  choose refuge by retreat_chooser of p from (refuges of r for p) asking "To which…
                p = st[-6]
                r = st[-5]
                st[-4] = p
                st[-3] = r
                pc = ASK_REFUGE
            else:
                pc = DONE
        if pc == ASK_REFUGE:  # armies.law:141  choose refuge by retreat_chooser of p from (refuges of r for p) asking…
            p = st[-6]
            r = st[-5]
            legal = [refuge + FIRST_REFUGE for refuge in refuges(s, r, p)]
            legal = without_duplicates(legal)
            if legal:
                s.player = TABLE_RETREAT_CHOOSER[p]
                s.site = DECISION_REFUGE
                s.legal = legal
                st[-2] = TAKE_REFUGE
                return True
            pc = THEN_EACH
        if pc == TAKE_REFUGE:  # armies.law:141  answered: choose refuge by retreat_chooser of p from (refuges of r…
            group = s.lists[-1]
            you = st[-7]
            refuge = s.answer - FIRST_REFUGE
            for u in list(group):
                enter(s, you, u, refuge)
            pc = DONE
        if pc == THEN_EACH:  # armies.law:145  each u among group
            group = s.lists[-1]
            you = st[-7]
            for u in list(group):
                destroy(s, you, u)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False


# armies.law:151  verb claim r: region by p: player
def claim(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:153  if controller of r is not p
            p = st[-4]
            r = st[-5]
            if s.controller[r] != p:
                # armies.law:154  announce claimed r by p
                p = st[-4]
                r = st[-5]
                x = st[-3]
                if s.noting:
                    note_event(s, EVENT_CLAIMED, EVERYBODY, [r, p])
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
                        s.artifact_charged[require(x, "armies.law:159") - 259] = True
                        put_last(s, PILES, require(x, "armies.law:160"), TREASURES + p)
                        s.memo_battle_value = {}
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


# armies.law:173  verb take_regions
def take_regions(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:175  if conquerors is not empty
            if len(conquerors(s)) > 0:
                # armies.law:176  each p among players starting with active
                p_to_come = st[-3] = s.players
                p_next = st[-4] = s.active
                pc = NEXT_P
            else:
                pc = DONE
        if pc == NEXT_P:  # armies.law:176  each p among players starting with active
            p_next = st[-4]
            p_to_come = st[-3]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = st[-5] = p_next
            p_next = st[-4] = p_next % s.players + 1
            u_left = s.lists[-1] = [u for u in conquerors(s) if ARMY_OWNER[u] == p]
            pc = NEXT_U
        if pc == NEXT_U:  # armies.law:177  each u among conquerors where owner of u is p
            p = st[-5]
            u_left = s.lists[-1]
            you = st[-6]
            if len(u_left) == 0:
                pc = NEXT_P
                continue
            u = u_left.pop(0)
            st[-2] = NEXT_U
            st += [you, require(camp(s, u), "armies.law:178"), p, 0, BEGIN, VERB_CLAIM]
            if claim(s):
                return True
            pc = NEXT_U
            continue
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-1:]
            return False


# armies.law:181  verb settle
def settle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:183  take_regions
            you = st[-3]
            st[-2] = AFTER_TAKE_REGIONS
            st += [you, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = AFTER_TAKE_REGIONS
        if pc == AFTER_TAKE_REGIONS:  # armies.law:184  if fields is not empty
            pc = THEN_REPEAT if len(fields(s)) > 0 else DONE
        if pc == THEN_REPEAT:  # armies.law:185  repeat while fields is not empty
            if len(fields(s)) > 0:
                # armies.law:186  if count fields is 1
                if len(fields(s)) == 1:
                    # armies.law:187  resolve_clash in first fields
                    you = st[-3]
                    st[-2] = AFTER_RESOLVE_CLASH
                    st += [you, require(first_or(fields(s), -1), "armies.law:187"), 0, 0, BEGIN, VERB_RESOLVE_CLASH]
                    if resolve_clash(s):
                        return True
                    pc = AFTER_RESOLVE_CLASH
                else:
                    pc = ASK_GROUND
            else:
                pc = THEN_TAKE_REGIONS
        if pc == ASK_GROUND:  # armies.law:189  choose ground by active from fields asking "Which Battle is fought…
            legal = [ground + FIRST_GROUND for ground in fields(s)]
            if legal:
                s.player = s.active
                s.site = DECISION_GROUND
                s.legal = legal
                st[-2] = TAKE_GROUND
                return True
            pc = THEN_TAKE_REGIONS
        if pc == TAKE_GROUND:  # armies.law:189  answered: choose ground by active from fields asking "Which Battle is…
            you = st[-3]
            ground = s.answer - FIRST_GROUND
            st[-2] = AFTER_RESOLVE_CLASH
            st += [you, ground, 0, 0, BEGIN, VERB_RESOLVE_CLASH]
            if resolve_clash(s):
                return True
            pc = AFTER_RESOLVE_CLASH
        if pc == AFTER_RESOLVE_CLASH:  # armies.law:185  repeat while fields is not empty
            count_step(s, "armies.law:185")
            pc = THEN_REPEAT
            continue
        if pc == THEN_TAKE_REGIONS:  # armies.law:193  take_regions
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# armies.law:195  verb resolve_clash in r: region
def resolve_clash(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # armies.law:197  let attacker = intruder of r
            r = st[-5]
            attacker = st[-4] = s.intruder[r]
            s.intruder[r] = 0
            s.memo_fields = {}
            for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]:
                if ARMY_OWNER[u] != attacker:
                    foe = st[-3] = u
                    break
            else:
                foe = st[-3] = -1
            if len(troops(s, require_player(attacker, "armies.law:200"), r)) > 0 and foe != -1:
                # armies.law:201  fight in r by attacker against owner of foe
                attacker = st[-4]
                foe = st[-3]
                r = st[-5]
                you = st[-6]
                st[-2] = AFTER_FIGHT
                st += [
                    you,
                    r,
                    require_player(attacker, "armies.law:201"),
                    require_player(ARMY_OWNER[require(foe, "armies.law:201")], "armies.law:201"),
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
        if pc == AFTER_FIGHT:  # armies.law:202  let rest = list of owner of u for each u among (armies in r)
            r = st[-5]
            rest = [
                require_player(ARMY_OWNER[u], "armies.law:202")
                for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]
            ]
            if len(without_duplicates(rest)) >= 2:
                s.intruder[r] = first_or(rest, 0)
                s.memo_fields = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# armies.law:149  event claimed r: region by owner: player
def match_after_claimed(s: State, r: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = SNORRI
    if s.at[this] <= -2:
        owner = s.hero_master[this - 54]
        # heroes.law:12  Snorri: when claimed where owner is you and settlement of r and not fighting and…
        if owner != 0 and owner_ == owner and REGION_SETTLEMENT[r] and not fighting(s) and in_land(s, r, this):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# armies.law:149  event claimed r: region by owner: player
def after_claimed(s: State) -> bool:
    """Run what is triggered by the event claimed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            r = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [r, owner_, this, owner, BEGIN, VERB_SNORRI_WHEN_CLAIMED]
                if snorri_when_claimed(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_battle import fight
from lawspeaker_games.ragnarok.steps_heroes import snorri_when_claimed
