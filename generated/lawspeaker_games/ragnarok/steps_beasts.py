"""Lords of Ragnarok: verbs, events and phases of beasts.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import (
    State,
    invalidate_field_beast_master,
    invalidate_field_wound_mark,
    invalidate_things_beast,
)
from lawspeaker_games.ragnarok.tables import (
    AFTER_INSTEAD_OF_COMMAND,
    AFTER_INSTEAD_OF_THROW_DIE,
    AFTER_TRIGGER,
    ALL_MONSTERS,
    ASK_E,
    ASK_FREED,
    ASK_OPTION,
    ASK_R,
    ASK_U,
    ASK_U_2,
    BEAST_RIDER,
    BEAST_RUNE,
    BEGIN,
    CHAIN_OF_GNIPA,
    CHOOSE_TRIGGER,
    DONE,
    EVENT_ACTIVATED,
    EVENT_SLEW,
    EVENT_WOUNDED,
    FIRST_ARMY,
    FIRST_ARTIFACT,
    FIRST_BEAST,
    FIRST_MONSTER,
    FIRST_WOUND,
    GOODS,
    LAST_ARMY,
    MONSTER_DIE_FACES,
    MONSTER_DIE_STRIDE,
    OMEN_NUMBER,
    OMEN_PLACES,
    PILES,
    PRESENT_REGIONS,
    REGION_JOINED,
    RUN_TRIGGER,
    SLAYER_TOKEN,
    TAKE_E,
    TAKE_FREED,
    TAKE_M,
    TAKE_OPTION,
    TAKE_R,
    TAKE_U,
    TAKE_U_2,
    TAKE_W,
    THEN_IF_STRIDES,
    THEN_MASTER,
    THEN_RAGE_M,
    THEN_ROAM_BEAST_M,
    TREASURES,
    TROPHIES,
    TYPE_MONSTER_DIE_FACE,
    TYPE_REGION,
    VERB_ACTIVATE,
    VERB_BEAST_RIDER_INSTEAD_COMMAND,
    VERB_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE,
    VERB_COMMAND,
    VERB_COMMAND_ITSELF,
    VERB_CRUSH,
    VERB_INSTEAD_OF_COMMAND,
    VERB_INSTEAD_OF_THROW_DIE,
    VERB_RAGE,
    VERB_ROAM_BEAST,
    VERB_THROW_DIE,
    VERB_THROW_DIE_ITSELF,
    VERB_WEAKEN,
    WOUND_PREY,
    WOUNDS_BY_PREY,
)
from lawspeaker_games.ragnarok.values import TABLE_BASES, can_rouse, den, marks_on, nemesis, open_wounds, packs, site
from lawspeaker_runtime.piles.moves import place_thing, put_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import is_over
from lawspeaker_runtime.state.chance import pick_number
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES
from lawspeaker_runtime.state.place_index import things_on
from lawspeaker_runtime.state.selection import first_or, most, require, require_player

# Decisions and their actions.
OFFSET_ROUSE_ONE_M: Final = 254
DECISION_ROUSE_ONE_M: Final = 11
FIRST_ROAM_BEAST_R: Final = 377
DECISION_ROAM_BEAST_R: Final = 14
OFFSET_CRUSH_U_1: Final = 329
DECISION_CRUSH_U_1: Final = 15
OFFSET_CRUSH_U_2: Final = 353
DECISION_CRUSH_U_2: Final = 16
DECLINE_CRUSH_U_2: Final = 462
OFFSET_FREED: Final = 350
DECISION_FREED: Final = 17
OFFSET_WOUND_BEAST_W: Final = 349
DECISION_WOUND_BEAST_W: Final = 18
MOVE_COMMAND_ITSELF_OPTION: Final = 375
ATTACK_COMMAND_ITSELF_OPTION: Final = 376
DECISION_COMMAND_ITSELF_OPTION: Final = 13
FIRST_E: Final = 373
DECISION_E: Final = 12


# beasts.law:9  verb place_monster e: omen
def place_monster(s: State, you: int, e: int) -> None:
    m = first_or(
        most(
            [
                x
                for x in ALL_MONSTERS
                if BEAST_RUNE[x] == OMEN_PLACES[e] and s.at[x] > ON_PLACES and not s.monster_slain[x - FIRST_MONSTER]
            ],
            lambda x: 1 if s.monster_upper[x - FIRST_MONSTER] else 0,
        ),
        -1,
    )
    if m != -1:
        place_thing(s, PILES, require(m, "beasts.law:13"), site(s, OMEN_NUMBER[e]), TYPE_REGION)
        invalidate_things_beast(s)
        if check_endings(s):
            return


# beasts.law:119  verb mark_wound w: wound
def mark_wound(s: State, you: int, w: int) -> None:
    if s.noting:
        note_event(s, EVENT_WOUNDED, EVERYBODY, [w, you])
    s.wound_mark[w - FIRST_WOUND] = you
    invalidate_field_wound_mark(s)
    if check_endings(s):
        return
    if is_over(s):
        return
    if len(open_wounds(s, WOUND_PREY[w])) == 0:
        slay(s, you, WOUND_PREY[w], you)
        if is_over(s):
            return


# beasts.law:126  verb slay m: monster by p: player
def slay(s: State, you: int, m: int, p: int) -> None:
    if s.noting:
        note_event(s, EVENT_SLEW, EVERYBODY, [m, p])
    for q in [q for q in range(1, s.players + 1) if q != p and marks_on(s, m, q) >= 4]:
        goods.gain_one(s, s.goods, GOODS, q, SLAYER_TOKEN, 1)
        s.memo_can_invoke = {}
        if check_endings(s):
            return
    s.monster_slain[m - FIRST_MONSTER] = True
    s.beast_master[m - FIRST_BEAST] = 0
    invalidate_field_beast_master(s)
    put_last(s, PILES, m, TROPHIES + p)
    invalidate_things_beast(s)
    if check_endings(s):
        return
    unmark(s, you, m)
    if is_over(s):
        return
    if is_over(s):
        return


# beasts.law:135  verb unmark b: beast
def unmark(s: State, you: int, b: int) -> None:
    for w in list(WOUNDS_BY_PREY[b - FIRST_BEAST]):
        s.wound_mark[w - FIRST_WOUND] = 0
        invalidate_field_wound_mark(s)
        if check_endings(s):
            return


# beasts.law:18  verb rouse_one
def rouse_one(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:20  choose m from monsters where can rouse it by you asking "Which Monster do…
            you = st[-3]
            legal = [m + OFFSET_ROUSE_ONE_M for m in ALL_MONSTERS if can_rouse(s, m, you)]
            if legal:
                s.player = you
                s.site = DECISION_ROUSE_ONE_M
                s.legal = legal
                st[-2] = TAKE_M
                return True
            pc = DONE
        if pc == TAKE_M:  # beasts.law:20  answered: choose m from monsters where can rouse it by you asking "Which…
            you = st[-3]
            m = s.answer - OFFSET_ROUSE_ONE_M
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_ACTIVATE]
            if activate(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# beasts.law:25  verb activate m: monster
def activate(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:27  announce activated m
            m = st[-3]
            if s.noting:
                note_event(s, EVENT_ACTIVATED, EVERYBODY, [m])
            if s.beast_master[m - FIRST_BEAST] == 0:
                # beasts.law:29  as active
                m = st[-3]
                you_2 = s.active
                st[-2] = DONE
                st += [you_2, m, BEGIN, VERB_THROW_DIE]
                if throw_die(s):
                    return True
                pc = DONE
            else:
                # beasts.law:32  as master of m
                m = st[-3]
                you_3 = require_player(s.beast_master[m - FIRST_BEAST], "beasts.law:32")
                st[-2] = DONE
                st += [you_3, m, BEGIN, VERB_COMMAND]
                if command(s):
                    return True
                pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# beasts.law:35  verb throw_die for m: monster
def throw_die(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:35  verb throw_die for m: monster
            m = st[-3]
            you = st[-4]
            matches = match_instead_of_throw_die(s, m, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_THROW_DIE
                st += [m, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_THROW_DIE]
                s.lists += [matches]
                if instead_of_throw_die(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_THROW_DIE
        if pc == AFTER_INSTEAD_OF_THROW_DIE:  # beasts.law:35  verb throw_die for m: monster
            if s.result == 0:
                # beasts.law:35  verb throw_die for m: monster
                m = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, m, 0, 0, 0, BEGIN, VERB_THROW_DIE_ITSELF]
                if throw_die_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# beasts.law:44  verb command m: monster
def command(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:44  verb command m: monster
            m = st[-3]
            you = st[-4]
            matches = match_instead_of_command(s, m, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_COMMAND
                st += [m, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_COMMAND]
                s.lists += [matches]
                if instead_of_command(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_COMMAND
        if pc == AFTER_INSTEAD_OF_COMMAND:  # beasts.law:44  verb command m: monster
            if s.result == 0:
                # beasts.law:44  verb command m: monster
                m = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, m, 0, BEGIN, VERB_COMMAND_ITSELF]
                if command_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# beasts.law:52  verb rage b: beast
def rage(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:54  run regional of b
            b = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_beast_regional(s, you, b):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# beasts.law:56  verb roam_beast m: monster
def roam_beast(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:58  choose r from regions where (border from it to den of m) asking "Where does…
            m = st[-4]
            st[-3] = m
            pc = ASK_R
        if pc == ASK_R:  # beasts.law:58  choose r from regions where (border from it to den of m) asking "Where does…
            m = st[-4]
            you = st[-5]
            legal = [
                r + FIRST_ROAM_BEAST_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if require(den(s, m), "beasts.law:58") in REGION_JOINED[0][r]
            ]
            if legal:
                s.player = you
                s.site = DECISION_ROAM_BEAST_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # beasts.law:58  answered: choose r from regions where (border from it to den of m) asking…
            m = st[-4]
            you = st[-5]
            r = s.answer - FIRST_ROAM_BEAST_R
            place_thing(s, PILES, m, r, TYPE_REGION)
            invalidate_things_beast(s)
            if check_endings(s):
                return True
            st[-2] = DONE
            st += [you, m, r, 0, 0, BEGIN, VERB_CRUSH]
            s.lists += [[]]
            if crush(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# beasts.law:64  verb crush m: monster in r: region
def crush(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:66  let below = (armies in r)
            m = st[-6]
            r = st[-5]
            below = s.lists[-1] = [it for it in things_on(s, r) if FIRST_ARMY <= it <= LAST_ARMY]
            if s.beast_master[m - FIRST_BEAST] == 0:
                # beasts.law:68  if count below is 1
                below = s.lists[-1]
                if len(below) == 1:
                    # beasts.law:69  weaken first below by 1
                    below = s.lists[-1]
                    you = st[-7]
                    st[-2] = DONE
                    st += [you, require(first_or(below, -1), "beasts.law:69"), 1, BEGIN, VERB_WEAKEN]
                    if weaken(s):
                        return True
                    pc = DONE
                else:
                    # beasts.law:71  choose u from below asking "Which Army does {m} crush?"
                    m = st[-6]
                    st[-4] = m
                    pc = ASK_U
            else:
                # beasts.law:76  may choose u from below asking "Which Army does {m} crush?"
                m = st[-6]
                st[-3] = m
                pc = ASK_U_2
        if pc == ASK_U:  # beasts.law:71  choose u from below asking "Which Army does {m} crush?"
            below = s.lists[-1]
            you = st[-7]
            legal = [u + OFFSET_CRUSH_U_1 for u in below]
            if legal:
                s.player = you
                s.site = DECISION_CRUSH_U_1
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # beasts.law:71  answered: choose u from below asking "Which Army does {m} crush?"
            you = st[-7]
            u = s.answer - OFFSET_CRUSH_U_1
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == ASK_U_2:  # beasts.law:76  may choose u from below asking "Which Army does {m} crush?"
            below = s.lists[-1]
            you = st[-7]
            legal = [u + OFFSET_CRUSH_U_2 for u in below]
            if legal:
                legal.append(DECLINE_CRUSH_U_2)
                s.player = you
                s.site = DECISION_CRUSH_U_2
                s.legal = legal
                st[-2] = TAKE_U_2
                return True
            pc = DONE
        if pc == TAKE_U_2:  # beasts.law:76  answered: may choose u from below asking "Which Army does {m} crush?"
            you = st[-7]
            if s.answer == DECLINE_CRUSH_U_2:
                pc = DONE
                continue
            u = s.answer - OFFSET_CRUSH_U_2
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            del s.lists[-1:]
            return False


# beasts.law:81  verb activate_boss
def activate_boss(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:83  announce activated nemesis
            you = st[-3]
            event_b = nemesis()
            if s.noting:
                note_event(s, EVENT_ACTIVATED, EVERYBODY, [event_b])
            st[-2] = DONE
            st += [you, nemesis(), BEGIN, VERB_RAGE]
            if rage(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# beasts.law:93  verb tame m: monster
def tame(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:95  if count packs of you is at least bases of you
            you = st[-4]
            pc = ASK_FREED if len(packs(s, you)) >= TABLE_BASES[you] else THEN_MASTER
        if pc == ASK_FREED:  # beasts.law:96  choose freed from packs of you asking "Which Monster do you set free?"
            you = st[-4]
            legal = [freed + OFFSET_FREED for freed in packs(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_FREED
                s.legal = legal
                st[-2] = TAKE_FREED
                return True
            pc = THEN_MASTER
        if pc == TAKE_FREED:  # beasts.law:96  answered: choose freed from packs of you asking "Which Monster do you…
            freed = s.answer - OFFSET_FREED
            s.beast_master[freed - FIRST_BEAST] = 0
            invalidate_field_beast_master(s)
            pc = THEN_MASTER
        if pc == THEN_MASTER:  # beasts.law:100  master of m becomes you
            m = st[-3]
            you = st[-4]
            s.beast_master[m - FIRST_BEAST] = you
            invalidate_field_beast_master(s)
            del st[-4:]
            return False


# beasts.law:112  verb wound_beast m: monster
def wound_beast(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:114  choose w from open_wounds of m asking "Which Wound do you deal?"
            m = st[-3]
            you = st[-4]
            legal = [w + OFFSET_WOUND_BEAST_W for w in open_wounds(s, m)]
            if legal:
                s.player = you
                s.site = DECISION_WOUND_BEAST_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # beasts.law:114  answered: choose w from open_wounds of m asking "Which Wound do you deal?"
            you = st[-4]
            w = s.answer - OFFSET_WOUND_BEAST_W
            mark_wound(s, you, w)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# beasts.law:44  verb command m: monster
def command_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:46  choose one asking "Does {m} move or attack?"
            m = st[-4]
            st[-3] = m
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # beasts.law:46  choose one asking "Does {m} move or attack?"
            you = st[-5]
            s.player = you
            s.site = DECISION_COMMAND_ITSELF_OPTION
            s.legal = [MOVE_COMMAND_ITSELF_OPTION, ATTACK_COMMAND_ITSELF_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # beasts.law:46  answered: choose one asking "Does {m} move or attack?"
            pc = THEN_ROAM_BEAST_M if s.answer == MOVE_COMMAND_ITSELF_OPTION else THEN_RAGE_M
        if pc == THEN_ROAM_BEAST_M:  # beasts.law:48  roam_beast m
            m = st[-4]
            you = st[-5]
            st[-2] = DONE
            st += [you, m, 0, BEGIN, VERB_ROAM_BEAST]
            if roam_beast(s):
                return True
            pc = DONE
        if pc == THEN_RAGE_M:  # beasts.law:50  rage m
            m = st[-4]
            you = st[-5]
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_RAGE]
            if rage(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# beasts.law:35  verb throw_die for m: monster
def throw_die_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # beasts.law:37  roll monster_die giving f
            m = st[-6]
            f = st[-4] = pick_number(s, 0, 5, TYPE_MONSTER_DIE_FACE)
            note(s, NOTE_CHANCE, TYPE_MONSTER_DIE_FACE, f, EVERYBODY)
            st[-3] = m
            pc = ASK_E
        if pc == ASK_E:  # beasts.law:38  choose e from f asking "Does {m} move or attack?"
            f = st[-4]
            you = st[-7]
            legal = [e + FIRST_E for e in MONSTER_DIE_FACES[f]]
            if len(legal) > 1:
                s.player = you
                s.site = DECISION_E
                s.legal = legal
                st[-2] = TAKE_E
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_E
            else:
                pc = THEN_IF_STRIDES
        if pc == TAKE_E:  # beasts.law:38  answered: choose e from f asking "Does {m} move or attack?"
            e = st[-5] = s.answer - FIRST_E
            pc = THEN_IF_STRIDES
        if pc == THEN_IF_STRIDES:  # beasts.law:39  if (strides of e) is at least 1
            e = st[-5]
            if MONSTER_DIE_STRIDE[e] >= 1:
                # beasts.law:40  roam_beast m
                m = st[-6]
                you = st[-7]
                st[-2] = DONE
                st += [you, m, 0, BEGIN, VERB_ROAM_BEAST]
                if roam_beast(s):
                    return True
                pc = DONE
            else:
                # beasts.law:42  rage m
                m = st[-6]
                you = st[-7]
                st[-2] = DONE
                st += [you, m, BEGIN, VERB_RAGE]
                if rage(s):
                    return True
                pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# beasts.law:44  verb command m: monster
def match_instead_of_command(s: State, m: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:103  Beast-Rider: may instead of command where doer is you
        if this == BEAST_RIDER:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# beasts.law:44  verb command m: monster
def instead_of_command(s: State) -> bool:
    """Run what is triggered instead of the verb command."""
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
            m = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [m, doer, this, owner, BEGIN, VERB_BEAST_RIDER_INSTEAD_COMMAND]
                if beast_rider_instead_command(s):
                    return True
            pc = AFTER_TRIGGER


# beasts.law:35  verb throw_die for m: monster
def match_instead_of_throw_die(s: State, m: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:44  Chain of Gnipa: may instead of throw_die where doer is you and charged of this
        if this == CHAIN_OF_GNIPA and s.artifact_charged[this - FIRST_ARTIFACT]:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# beasts.law:35  verb throw_die for m: monster
def instead_of_throw_die(s: State) -> bool:
    """Run what is triggered instead of the verb throw_die."""
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
            m = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [m, doer, this, owner, 0, BEGIN, VERB_CHAIN_OF_GNIPA_INSTEAD_THROW_DIE]
                if chain_of_gnipa_instead_throw_die(s):
                    return True
            pc = AFTER_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings, run_beast_regional
from lawspeaker_games.ragnarok.steps_armies import weaken
from lawspeaker_games.ragnarok.steps_artifacts import chain_of_gnipa_instead_throw_die
from lawspeaker_games.ragnarok.steps_blessings import beast_rider_instead_command
