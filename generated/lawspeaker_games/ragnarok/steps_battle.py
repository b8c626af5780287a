"""Lords of Ragnarok: verbs, events and phases of battle.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_record_battle, invalidate_things_card
from lawspeaker_games.ragnarok.tables import (
    AFTER_AFTER_BATTLE_BEGUN,
    AFTER_AFTER_BATTLE_WON,
    AFTER_BEAR_LOSSES,
    AFTER_BEAR_LOSSES_2,
    AFTER_BEFORE_BATTLE_BEGUN,
    AFTER_CLAIM,
    AFTER_DUEL,
    AFTER_FIELD_OR_PASS,
    AFTER_RETREAT,
    ASK_C,
    ASK_U,
    BEGIN,
    BEOWULF,
    CHOOSE_TRIGGER,
    COMBAT_DISCARD,
    DONE,
    EFFECT_GRAVE_SWORD_BATTLES,
    EFFECTS_UNTIL,
    EVENT_BATTLE_BEGUN,
    EVENT_BATTLE_OVER,
    EVENT_BATTLE_WON,
    EVENT_COUNTING,
    EVENT_FIELDED_CARD,
    FIELDED,
    GUNGNIR,
    HAND,
    LAGERTHA,
    PILES,
    RUN_TRIGGER,
    TAKE_C,
    TAKE_U,
    THEN_FIELD_CARD,
    THEN_PASSED_2,
    THEN_REPEAT,
    THEN_REPEAT_2,
    TREASURES,
    VERB_AFTER_BATTLE_BEGUN,
    VERB_AFTER_BATTLE_WON,
    VERB_BATTLE_WON_WHEN_BATTLE_WON,
    VERB_BEAR_LOSSES,
    VERB_BEFORE_BATTLE_BEGUN,
    VERB_BEOWULF_BEFORE_BATTLE_BEGUN,
    VERB_CLAIM,
    VERB_DUEL,
    VERB_FIELD_CARD,
    VERB_FIELD_OR_PASS,
    VERB_GUNGNIR_WHEN_BATTLE_BEGUN,
    VERB_LAGERTHA_WHEN_BATTLE_WON,
    VERB_RETREAT,
)
from lawspeaker_games.ragnarok.values import (
    burden,
    can_apply,
    can_bleed,
    can_field,
    can_hold,
    defeat_loss,
    in_land,
    prevails,
    rival,
    troops,
)
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import count_step, enter_call
from lawspeaker_runtime.state.effects_and_triggers import (
    effect_entry,
    end_effects_until,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import first_or, require
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_FIELD_OR_PASS_C: Final = 97
PASS: Final = 306
DECISION_FIELD_OR_PASS_C: Final = 8
OFFSET_FIELD_ANOTHER_C: Final = 133
DECISION_FIELD_ANOTHER_C: Final = 9
DECLINE_FIELD_ANOTHER_C: Final = 342
OFFSET_BEAR_LOSSES_U: Final = 258
DECISION_BEAR_LOSSES_U: Final = 10
FIRST_TRIGGER: Final = 1930
DECISION_TRIGGER: Final = 102


# battle.law:104  verb bear_defeat p: player in r: region
def bear_defeat(s: State, you: int, p: int, r: int) -> None:
    for u in troops(s, p, r):
        weaken(s, you, u, defeat_loss(s, p))


# battle.law:47  verb fight in r: region by p: player against q: player
def fight(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:49  start battle
            battle_mark = st[-3] = len(s.battle_ground)
            p = st[-7]
            q = st[-6]
            r = st[-8]
            s.battle_ground.append(r)
            s.battle_attacker.append(p)
            s.battle_defender.append(q)
            invalidate_record_battle(s)
            if s.noting:
                note_event(s, EVENT_BATTLE_BEGUN, EVERYBODY, [r, p, q])
            matches = match_before_battle_begun(s, r, p, q)
            if matches:
                st[-2] = AFTER_BEFORE_BATTLE_BEGUN
                st += [r, p, q, CHOOSE_TRIGGER, VERB_BEFORE_BATTLE_BEGUN]
                s.lists += [matches]
                if before_battle_begun(s):
                    return True
            pc = AFTER_BEFORE_BATTLE_BEGUN
        if pc == AFTER_BEFORE_BATTLE_BEGUN:  # battle.law:53  announce battle_begun in r by p against q
            p = st[-7]
            q = st[-6]
            r = st[-8]
            matches = match_after_battle_begun(s, r, p, q)
            if matches:
                st[-2] = AFTER_AFTER_BATTLE_BEGUN
                st += [r, p, q, CHOOSE_TRIGGER, VERB_AFTER_BATTLE_BEGUN]
                s.lists += [matches]
                if after_battle_begun(s):
                    return True
            pc = AFTER_AFTER_BATTLE_BEGUN
        if pc == AFTER_AFTER_BATTLE_BEGUN:  # battle.law:54  duel
            you = st[-9]
            st[-2] = AFTER_DUEL
            st += [you, 0, BEGIN, VERB_DUEL]
            if duel(s):
                return True
            pc = AFTER_DUEL
        if pc == AFTER_DUEL:  # battle.law:55  announce counting in r
            p = st[-7]
            q = st[-6]
            r = st[-8]
            you = st[-9]
            if s.noting:
                note_event(s, EVENT_COUNTING, EVERYBODY, [r])
            victor = st[-4] = p if prevails(s, p, q) else q
            loser = st[-5] = rival(s, victor)
            bear_defeat(s, you, loser, r)
            st[-2] = AFTER_BEAR_LOSSES
            st += [you, loser, r, 0, BEGIN, VERB_BEAR_LOSSES]
            if bear_losses(s):
                return True
            pc = AFTER_BEAR_LOSSES
        if pc == AFTER_BEAR_LOSSES:  # battle.law:60  retreat loser from r
            loser = st[-5]
            r = st[-8]
            you = st[-9]
            st[-2] = AFTER_RETREAT
            st += [you, loser, r, 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[]]
            if retreat(s):
                return True
            pc = AFTER_RETREAT
        if pc == AFTER_RETREAT:  # battle.law:61  bear_losses victor in r
            r = st[-8]
            victor = st[-4]
            you = st[-9]
            st[-2] = AFTER_BEAR_LOSSES_2
            st += [you, victor, r, 0, BEGIN, VERB_BEAR_LOSSES]
            if bear_losses(s):
                return True
            pc = AFTER_BEAR_LOSSES_2
        if pc == AFTER_BEAR_LOSSES_2:  # battle.law:62  if (troops of victor in r) is not empty and can hold r by victor
            r = st[-8]
            victor = st[-4]
            if len(troops(s, victor, r)) > 0 and can_hold(s, r, victor):
                # battle.law:63  claim r by victor
                r = st[-8]
                victor = st[-4]
                you = st[-9]
                st[-2] = AFTER_CLAIM
                st += [you, r, victor, 0, BEGIN, VERB_CLAIM]
                if claim(s):
                    return True
            pc = AFTER_CLAIM
        if pc == AFTER_CLAIM:  # battle.law:64  announce battle_won by victor against loser in r
            loser = st[-5]
            r = st[-8]
            victor = st[-4]
            if s.noting:
                note_event(s, EVENT_BATTLE_WON, EVERYBODY, [victor, loser, r])
            matches = match_after_battle_won(s, victor, loser, r)
            if matches:
                st[-2] = AFTER_AFTER_BATTLE_WON
                st += [victor, loser, r, CHOOSE_TRIGGER, VERB_AFTER_BATTLE_WON]
                s.lists += [matches]
                if after_battle_won(s):
                    return True
            pc = AFTER_AFTER_BATTLE_WON
        if pc == AFTER_AFTER_BATTLE_WON:  # battle.law:65  put fielded of p into combat_discard
            p = st[-7]
            q = st[-6]
            r = st[-8]
            battle_mark = st[-3]
            put_all_last(s, PILES, FIELDED + p, COMBAT_DISCARD)
            invalidate_things_card(s)
            put_all_last(s, PILES, FIELDED + q, COMBAT_DISCARD)
            invalidate_things_card(s)
            if s.noting:
                note_event(s, EVENT_BATTLE_OVER, EVERYBODY, [r])
            if end_effects_until(s, EFFECTS_UNTIL, EVENT_BATTLE_OVER):
                s.memo_battle_value = {}
            del s.battle_ground[battle_mark:]
            del s.battle_attacker[battle_mark:]
            del s.battle_defender[battle_mark:]
            invalidate_record_battle(s)
            del st[-9:]
            return False


# battle.law:69  verb duel
def duel(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:71  let side = battle's defender
            side = st[-3] = s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:71")]
            s.passed[s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:72")]] = False
            s.passed[s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:73")]] = False
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # battle.law:74  repeat until passed of battle's attacker and passed of battle's defender
            if (
                s.passed[s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:74")]]
                and s.passed[s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:74")]]
            ):
                del st[-4:]
                return False
            # battle.law:75  if not passed of side
            side = st[-3]
            if not s.passed[side]:
                # battle.law:76  as side
                side = st[-3]
                you_2 = side
                st[-2] = AFTER_FIELD_OR_PASS
                st += [you_2, 0, BEGIN, VERB_FIELD_OR_PASS]
                if field_or_pass(s):
                    return True
            pc = AFTER_FIELD_OR_PASS
        if pc == AFTER_FIELD_OR_PASS:  # battle.law:78  side becomes rival of side
            side = st[-3]
            side = st[-3] = rival(s, side)
            count_step(s, "battle.law:74")
            pc = THEN_REPEAT
            continue


# battle.law:80  verb field_or_pass
def field_or_pass(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:82  if your hand is empty
            you = st[-4]
            if len(s.piles[HAND + you]) == 0:
                # battle.law:83  passed of you becomes yes
                you = st[-4]
                s.passed[you] = True
                pc = DONE
            else:
                pc = ASK_C
        if pc == ASK_C:  # battle.law:85  choose c from your hand where can field it by you asking "Battle: which…
            you = st[-4]
            legal = [c + OFFSET_FIELD_OR_PASS_C for c in s.piles[HAND + you] if can_field(s, c, you)]
            legal.append(PASS)
            s.player = you
            s.site = DECISION_FIELD_OR_PASS_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # battle.law:85  answered: choose c from your hand where can field it by you asking "Battle:…
            if s.answer == PASS:
                pc = THEN_PASSED_2
                continue
            c = st[-3] = s.answer - OFFSET_FIELD_OR_PASS_C
            pc = THEN_FIELD_CARD
        if pc == THEN_PASSED_2:  # battle.law:88  passed of you becomes yes
            you = st[-4]
            s.passed[you] = True
            pc = DONE
        if pc == THEN_FIELD_CARD:  # battle.law:86  field_card c
            c = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_FIELD_CARD]
            if field_card(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# battle.law:90  verb field_card c: card
def field_card(s: State) -> bool:
    enter_call(s, "battle.law:90")
    found = field_card_within(s)
    s.call_depth -= 1
    return found


# battle.law:90  verb field_card c: card
def field_card_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:92  announce fielded_card c by you
            c = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_FIELDED_CARD, open_to(s, PILES, [c]), [c, you])
            put_last(s, PILES, c, FIELDED + you)
            invalidate_things_card(s)
            if can_apply(s, c, you):
                # battle.law:95  run battles of c
                c = st[-3]
                you = st[-4]
                st[-2] = DONE
                if run_card_battles(s, you, c):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# battle.law:97  verb field_another
def field_another(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:99  may choose c from your hand where can field it by you asking "Which Combat…
            you = st[-3]
            legal = [c + OFFSET_FIELD_ANOTHER_C for c in s.piles[HAND + you] if can_field(s, c, you)]
            if legal:
                legal.append(DECLINE_FIELD_ANOTHER_C)
                s.player = you
                s.site = DECISION_FIELD_ANOTHER_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # battle.law:99  answered: may choose c from your hand where can field it by you asking…
            you = st[-3]
            if s.answer == DECLINE_FIELD_ANOTHER_C:
                pc = DONE
                continue
            c = s.answer - OFFSET_FIELD_ANOTHER_C
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_FIELD_CARD]
            if field_card(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# battle.law:109  verb bear_losses p: player in r: region
def bear_losses(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:111  let n = burden of p
            p = st[-5]
            n = st[-3] = burden(s, p)
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # battle.law:112  repeat while n is at least 1 and (troops of p in r) is not empty
            n = st[-3]
            p = st[-5]
            r = st[-4]
            if n >= 1 and len(troops(s, p, r)) > 0:
                # battle.law:113  lower n by 1
                n = st[-3]
                p = st[-5]
                r = st[-4]
                n = st[-3] = n - 1
                if len(troops(s, p, r)) == 1:
                    # battle.law:115  weaken (first (troops of p in r)) by 1
                    p = st[-5]
                    r = st[-4]
                    you = st[-6]
                    weaken(s, you, require(first_or(troops(s, p, r), -1), "battle.law:115"), 1)
                    pc = THEN_REPEAT_2
                else:
                    pc = ASK_U
            else:
                pc = DONE
        if pc == ASK_U:  # battle.law:117  choose u by p from (troops of p in r) asking "Which Army bears the Loss?"
            p = st[-5]
            r = st[-4]
            legal = [u + OFFSET_BEAR_LOSSES_U for u in troops(s, p, r)]
            if legal:
                s.player = p
                s.site = DECISION_BEAR_LOSSES_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # battle.law:117  answered: choose u by p from (troops of p in r) asking "Which Army bears…
            you = st[-6]
            u = s.answer - OFFSET_BEAR_LOSSES_U
            weaken(s, you, u, 1)
            pc = THEN_REPEAT_2
        if pc == THEN_REPEAT_2:  # battle.law:112  repeat while n is at least 1 and (troops of p in r) is not empty
            count_step(s, "battle.law:112")
            pc = THEN_REPEAT
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# battle.law:15  event battle_won by victor: player against loser: player in ground: region
def match_after_battle_won(s: State, victor: int, loser: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_GRAVE_SWORD_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:12  when battle_won where victor is you
            if victor == owner:
                matches += [0, this, owner, entry[1]]
    this = LAGERTHA
    if s.at[this] <= -2:
        owner = s.hero_master[this - 54]
        # heroes.law:15  Lagertha: when battle_won where victor is you and (in_land of ground with this)
        if owner != 0 and victor == owner and in_land(s, ground, this):
            matches += [1, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:15  event battle_won by victor: player against loser: player in ground: region
def after_battle_won(s: State) -> bool:
    """Run what is triggered by the event battle_won."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_TRIGGER
                s.legal = [rule + FIRST_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            victor = st[-5]
            loser = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s.lists[-1], s.answer - FIRST_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [victor, loser, ground, this, owner, BEGIN, VERB_BATTLE_WON_WHEN_BATTLE_WON]
                    if battle_won_when_battle_won(s):
                        return True
            elif trigger == 1:
                st += [victor, loser, ground, this, owner, BEGIN, VERB_LAGERTHA_WHEN_BATTLE_WON]
                if lagertha_when_battle_won(s):
                    return True
            pc = CHOOSE_TRIGGER


# battle.law:9  event battle_begun in ground: region by attacker: player against defender: player
def match_before_battle_begun(s: State, ground: int, attacker: int, defender: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = BEOWULF
    if s.at[this] <= -2:
        owner = s.hero_master[this - 54]
        # heroes.law:25  Beowulf: may before battle_begun where (attacker is you or defender is you) and…
        if owner != 0 and (attacker == owner or defender == owner) and can_bleed(s, owner) and in_land(s, ground, this):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:9  event battle_begun in ground: region by attacker: player against defender: player
def before_battle_begun(s: State) -> bool:
    """Run what is triggered before the event battle_begun."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-5]
            attacker = st[-4]
            defender = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, attacker, defender, this, owner, BEGIN, VERB_BEOWULF_BEFORE_BATTLE_BEGUN]
                if beowulf_before_battle_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# battle.law:9  event battle_begun in ground: region by attacker: player against defender: player
def match_after_battle_begun(s: State, ground: int, attacker: int, defender: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = attacker
    for this in s.piles[TREASURES + owner]:
        # artifacts.law:4  Gungnir: may when battle_begun where attacker is you and charged of this
        if this == GUNGNIR and s.artifact_charged[this - 259]:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:9  event battle_begun in ground: region by attacker: player against defender: player
def after_battle_begun(s: State) -> bool:
    """Run what is triggered by the event battle_begun."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-5]
            attacker = st[-4]
            defender = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, attacker, defender, this, owner, BEGIN, VERB_GUNGNIR_WHEN_BATTLE_BEGUN]
                if gungnir_when_battle_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import run_card_battles
from lawspeaker_games.ragnarok.steps_armies import claim, retreat, weaken
from lawspeaker_games.ragnarok.steps_artifacts import gungnir_when_battle_begun
from lawspeaker_games.ragnarok.steps_combat_cards import battle_won_when_battle_won
from lawspeaker_games.ragnarok.steps_heroes import beowulf_before_battle_begun, lagertha_when_battle_won
