"""Lords of Ragnarok: verbs, events and phases of battle.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    AFTER_AFTER_BATTLE_BEGUN,
    AFTER_AFTER_BATTLE_OVER,
    AFTER_AFTER_BATTLE_WON,
    AFTER_AFTER_COUNTING,
    AFTER_BEAR_DEFEAT,
    AFTER_BEAR_LOSSES_THEN_IF,
    AFTER_BEAR_LOSSES_THEN_RETREAT,
    AFTER_BEFORE_BATTLE_BEGUN,
    AFTER_CLAIM,
    AFTER_DUEL,
    AFTER_FIELD_OR_PASS,
    AFTER_INSTEAD_OF_BEAR_DEFEAT,
    AFTER_INSTEAD_OF_BEATEN,
    AFTER_RETREAT,
    AFTER_TRIGGER,
    AFTER_WEAKEN,
    ASK_C,
    ASK_U,
    BEGIN,
    BEOWULF,
    CHOOSE_TRIGGER,
    COMBAT_DISCARD,
    DONE,
    EFFECT_BOOST,
    EFFECT_BOW_OF_SKADI_BATTLES,
    EFFECT_GRAVE_SWORD_BATTLES,
    EFFECT_RIDE_IN,
    EFFECT_THROWN_SPEAR_BATTLES,
    EFFECT_VALKYRIE_LANCE_BATTLES,
    EFFECTS_UNTIL,
    EVENT_BATTLE_BEGUN,
    EVENT_BATTLE_OVER,
    EVENT_BATTLE_WON,
    EVENT_BEATEN,
    EVENT_COUNTING,
    EVENT_FIELDED_CARD,
    FIELDED,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GUNGNIR,
    HAND,
    LAGERTHA,
    NEXT_U,
    PILES,
    RUN_TRIGGER,
    SHIELD_BROTHERS,
    TAKE_C,
    TAKE_U,
    THEN_FIELD_CARD_C,
    THEN_PASS_NOW,
    THEN_REPEAT_UNTIL_PASSED,
    THEN_REPEAT_WHILE_N,
    THUNDERCLAP,
    TREASURES,
    VERB_AFTER_BATTLE_OVER,
    VERB_AFTER_BATTLE_WON,
    VERB_AFTER_COUNTING,
    VERB_BATTLE_OVER_WHEN_BATTLE_OVER,
    VERB_BEAR_DEFEAT,
    VERB_BEAR_DEFEAT_ITSELF,
    VERB_BEAR_LOSSES,
    VERB_BEFORE_BATTLE_BEGUN,
    VERB_BEOWULF_BEFORE_BATTLE_BEGUN,
    VERB_CLAIM,
    VERB_DUEL,
    VERB_FIELD_CARD,
    VERB_FIELD_OR_PASS,
    VERB_GRAVE_SWORD_WHEN_BATTLE_WON,
    VERB_GUNGNIR_WHEN_COUNTING,
    VERB_INSTEAD_OF_BEATEN,
    VERB_LAGERTHA_WHEN_BATTLE_WON,
    VERB_RETREAT,
    VERB_SHIELD_BROTHERS_INSTEAD_BEATEN,
    VERB_THROWN_SPEAR_WHEN_BATTLE_WON,
    VERB_VALKYRIE_LANCE_WHEN_BATTLE_OVER,
    VERB_VICTOR_S_SHARE_WHEN_BATTLE_WON,
    VERB_WEAKEN,
    VICTOR_S_SHARE,
)
from lawspeaker_games.ragnarok.values import (
    battlefield,
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
from lawspeaker_runtime.state.base_state import SUSPENDED, count_step, enter_call
from lawspeaker_runtime.state.effects_and_triggers import (
    begin_effect,
    effect_entry,
    end_effects_until,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES
from lawspeaker_runtime.state.selection import first_or, require
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_FIELD_OR_PASS_C: Final = 112
PASS: Final = 306
DECISION_FIELD_OR_PASS_C: Final = 8
OFFSET_FIELD_ANOTHER_C: Final = 148
DECISION_FIELD_ANOTHER_C: Final = 9
DECLINE_FIELD_ANOTHER_C: Final = 342
OFFSET_BEAR_LOSSES_U: Final = 258
DECISION_BEAR_LOSSES_U: Final = 10
FIRST_AFTER_BATTLE_OVER_TRIGGER: Final = 2493
DECISION_AFTER_BATTLE_OVER_TRIGGER: Final = 143
FIRST_AFTER_BATTLE_WON_TRIGGER: Final = 2495
DECISION_AFTER_BATTLE_WON_TRIGGER: Final = 144


# battle.law:97  verb pass_now
def pass_now(s: State, you: int) -> None:
    s.passed[you] = True


# battle.law:115  verb boost n: number
def boost(s: State, you: int, n: int) -> None:
    begin_effect(s, EFFECT_BOOST, you, -1, [n])


# battle.law:120  when destroyed where fighting and ground is battle's ground
def destroyed_when_destroyed(s: State, u: int, ground: int, you: int) -> None:
    s.battle_fallen[require(len(s.battle_ground) - 1, "battle.law:121")] = [
        *s.battle_fallen[require(len(s.battle_ground) - 1, "battle.law:121")],
        u,
    ]


# battle.law:54  verb fight in r: region by p: player against q: player
def fight(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # battle.law:56  start battle
            pc = fight_begin(s)
        if pc == AFTER_BEFORE_BATTLE_BEGUN:  # battle.law:60  announce battle_begun in r by p against q
            p = st[-7]
            q = st[-6]
            r = st[-8]
            after_battle_begun(s, r, p, q)
            pc = AFTER_AFTER_BATTLE_BEGUN
        if pc == AFTER_AFTER_BATTLE_BEGUN:  # battle.law:61  duel
            you = st[-9]
            st[-2] = AFTER_DUEL
            st += [you, 0, BEGIN, VERB_DUEL]
            if duel(s):
                return True
            pc = AFTER_DUEL
        if pc == AFTER_DUEL:  # battle.law:62  announce counting in r
            r = st[-8]
            if s.noting:
                note_event(s, EVENT_COUNTING, EVERYBODY, [r])
            matches = match_after_counting(s, r)
            if matches:
                st[-2] = AFTER_AFTER_COUNTING
                st += [r, CHOOSE_TRIGGER, VERB_AFTER_COUNTING]
                s.lists += [matches]
                if after_counting(s):
                    return True
            pc = AFTER_AFTER_COUNTING
        if pc == AFTER_AFTER_COUNTING:  # battle.law:63  let victor = p if (prevails of p over q) else q
            p = st[-7]
            q = st[-6]
            r = st[-8]
            you = st[-9]
            victor = st[-4] = p if prevails(s, p, q) else q
            loser = st[-5] = rival(s, victor)
            st[-2] = AFTER_BEAR_DEFEAT
            st += [you, loser, r, BEGIN, VERB_BEAR_DEFEAT]
            if bear_defeat(s):
                return True
            pc = AFTER_BEAR_DEFEAT
        if pc == AFTER_BEAR_DEFEAT:  # battle.law:66  bear_losses loser in r
            loser = st[-5]
            r = st[-8]
            you = st[-9]
            st[-2] = AFTER_BEAR_LOSSES_THEN_RETREAT
            st += [you, loser, r, 0, BEGIN, VERB_BEAR_LOSSES]
            if bear_losses(s):
                return True
            pc = AFTER_BEAR_LOSSES_THEN_RETREAT
        if pc == AFTER_BEAR_LOSSES_THEN_RETREAT:  # battle.law:67  retreat loser from r
            loser = st[-5]
            r = st[-8]
            you = st[-9]
            st[-2] = AFTER_RETREAT
            st += [you, loser, r, 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[], []]
            if retreat(s):
                return True
            pc = AFTER_RETREAT
        if pc == AFTER_RETREAT:  # battle.law:68  bear_losses victor in r
            r = st[-8]
            victor = st[-4]
            you = st[-9]
            st[-2] = AFTER_BEAR_LOSSES_THEN_IF
            st += [you, victor, r, 0, BEGIN, VERB_BEAR_LOSSES]
            if bear_losses(s):
                return True
            pc = AFTER_BEAR_LOSSES_THEN_IF
        if pc == AFTER_BEAR_LOSSES_THEN_IF:  # battle.law:69  if (troops of victor in r) is not empty and can hold r…
            pc = fight_after_bear_losses_then_if(s)
        if pc == AFTER_CLAIM:  # battle.law:71  announce battle_won by victor against loser in r
            pc = fight_after_claim(s)
        if pc == AFTER_AFTER_BATTLE_WON:  # battle.law:72  put fielded of p into combat_discard
            pc = fight_after_after_battle_won(s)
        if pc == AFTER_AFTER_BATTLE_OVER:  # battle.law:74  announce battle_over in r
            r = st[-8]
            battle_mark = st[-3]
            end_effects_until(s, EFFECTS_UNTIL, EVENT_BATTLE_OVER)
            del s.battle_ground[battle_mark:]
            del s.battle_attacker[battle_mark:]
            del s.battle_defender[battle_mark:]
            del s.battle_fallen[battle_mark:]
            del st[-9:]
            return False
    return pc == SUSPENDED


# battle.law:56  start battle
def fight_begin(s: State) -> int:
    st = s.stack
    st[-3] = len(s.battle_ground)
    p = st[-7]
    q = st[-6]
    r = st[-8]
    s.battle_ground.append(r)
    s.battle_attacker.append(p)
    s.battle_defender.append(q)
    s.battle_fallen.append([])
    if s.noting:
        note_event(s, EVENT_BATTLE_BEGUN, EVERYBODY, [r, p, q])
    matches = match_before_battle_begun(s, r, p, q)
    if matches:
        st[-2] = AFTER_BEFORE_BATTLE_BEGUN
        st += [r, p, q, CHOOSE_TRIGGER, VERB_BEFORE_BATTLE_BEGUN]
        s.lists += [matches]
        if before_battle_begun(s):
            return SUSPENDED
    return AFTER_BEFORE_BATTLE_BEGUN


# battle.law:69  if (troops of victor in r) is not empty and can hold r by victor
def fight_after_bear_losses_then_if(s: State) -> int:
    st = s.stack
    r = st[-8]
    victor = st[-4]
    if len(troops(s, victor, r)) > 0 and can_hold(s, r, victor):
        # battle.law:70  claim r by victor
        r = st[-8]
        victor = st[-4]
        you = st[-9]
        st[-2] = AFTER_CLAIM
        st += [you, r, victor, 0, BEGIN, VERB_CLAIM]
        if claim(s):
            return SUSPENDED
    return AFTER_CLAIM


# battle.law:71  announce battle_won by victor against loser in r
def fight_after_claim(s: State) -> int:
    st = s.stack
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
            return SUSPENDED
    return AFTER_AFTER_BATTLE_WON


# battle.law:72  put fielded of p into combat_discard
def fight_after_after_battle_won(s: State) -> int:
    st = s.stack
    p = st[-7]
    q = st[-6]
    r = st[-8]
    put_all_last(s, PILES, FIELDED + p, COMBAT_DISCARD)
    put_all_last(s, PILES, FIELDED + q, COMBAT_DISCARD)
    if s.noting:
        note_event(s, EVENT_BATTLE_OVER, EVERYBODY, [r])
    matches = match_after_battle_over(s, r)
    if matches:
        st[-2] = AFTER_AFTER_BATTLE_OVER
        st += [r, CHOOSE_TRIGGER, VERB_AFTER_BATTLE_OVER]
        s.lists += [matches]
        if after_battle_over(s):
            return SUSPENDED
    return AFTER_AFTER_BATTLE_OVER


# battle.law:76  verb duel
def duel(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:78  let side = battle's defender
            side = st[-3] = s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:78")]
            s.passed[s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:79")]] = False
            s.passed[s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:80")]] = False
            pc = THEN_REPEAT_UNTIL_PASSED
        if pc == THEN_REPEAT_UNTIL_PASSED:  # battle.law:81  repeat until passed of battle's attacker and passed of…
            if (
                s.passed[s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:81")]]
                and s.passed[s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:81")]]
            ):
                del st[-4:]
                return False
            # battle.law:82  if not passed of side
            side = st[-3]
            if not s.passed[side]:
                # battle.law:83  as side
                side = st[-3]
                you_2 = side
                st[-2] = AFTER_FIELD_OR_PASS
                st += [you_2, 0, BEGIN, VERB_FIELD_OR_PASS]
                if field_or_pass(s):
                    return True
            pc = AFTER_FIELD_OR_PASS
        if pc == AFTER_FIELD_OR_PASS:  # battle.law:85  side becomes rival of side
            side = st[-3]
            side = st[-3] = rival(s, side)
            count_step(s, "battle.law:81")
            pc = THEN_REPEAT_UNTIL_PASSED
            continue


# battle.law:87  verb field_or_pass
def field_or_pass(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:89  if your hand is empty
            you = st[-4]
            if len(s.piles[HAND + you]) == 0:
                # battle.law:90  passed of you becomes yes
                you = st[-4]
                s.passed[you] = True
                pc = DONE
            else:
                pc = ASK_C
        if pc == ASK_C:  # battle.law:92  choose c from your hand where can field it by you asking "Battle: which…
            you = st[-4]
            legal = [c + OFFSET_FIELD_OR_PASS_C for c in s.piles[HAND + you] if can_field(s, c, you)]
            legal.append(PASS)
            s.player = you
            s.site = DECISION_FIELD_OR_PASS_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # battle.law:92  answered: choose c from your hand where can field it by you asking "Battle:…
            if s.answer == PASS:
                pc = THEN_PASS_NOW
                continue
            c = st[-3] = s.answer - OFFSET_FIELD_OR_PASS_C
            pc = THEN_FIELD_CARD_C
        if pc == THEN_PASS_NOW:  # battle.law:95  pass_now
            you = st[-4]
            pass_now(s, you)
            pc = DONE
        if pc == THEN_FIELD_CARD_C:  # battle.law:93  field_card c
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


# battle.law:101  verb field_card c: card
def field_card(s: State) -> bool:
    enter_call(s, "battle.law:101")
    found = field_card_within(s)
    s.call_depth -= 1
    return found


# battle.law:101  verb field_card c: card
def field_card_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:103  put c into your fielded
            c = st[-3]
            you = st[-4]
            put_last(s, PILES, c, FIELDED + you)
            if s.noting:
                note_event(s, EVENT_FIELDED_CARD, open_to(s, PILES, [c]), [c, you])
            if can_apply(s, c, you):
                # battle.law:106  run battles of c
                c = st[-3]
                you = st[-4]
                st[-2] = DONE
                if run_card_battles(s, you, c):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# battle.law:108  verb field_another
def field_another(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:110  may choose c from your hand where can field it by you asking "Which Combat…
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
        if pc == TAKE_C:  # battle.law:110  answered: may choose c from your hand where can field it by you asking…
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


# battle.law:123  verb bear_defeat p: player in r: region
def bear_defeat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:123  verb bear_defeat p: player in r: region
            p = st[-4]
            r = st[-3]
            you = st[-5]
            s.result = 1 if instead_of_bear_defeat(s, p, r, you) else 0
            pc = AFTER_INSTEAD_OF_BEAR_DEFEAT
        if pc == AFTER_INSTEAD_OF_BEAR_DEFEAT:  # battle.law:123  verb bear_defeat p: player in r: region
            if s.result == 0:
                # battle.law:123  verb bear_defeat p: player in r: region
                p = st[-4]
                r = st[-3]
                you = st[-5]
                st[-2] = DONE
                st += [you, p, r, BEGIN, VERB_BEAR_DEFEAT_ITSELF]
                s.lists += [[]]
                if bear_defeat_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# battle.law:129  verb bear_losses p: player in r: region
def bear_losses(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:131  let n = burden of p
            p = st[-5]
            n = st[-3] = burden(s, p)
            pc = THEN_REPEAT_WHILE_N
        if pc == THEN_REPEAT_WHILE_N:  # battle.law:132  repeat while n is at least 1 and (troops of p in r) is not…
            n = st[-3]
            p = st[-5]
            r = st[-4]
            if n >= 1 and len(troops(s, p, r)) > 0:
                # battle.law:133  lower n by 1
                n = st[-3]
                p = st[-5]
                r = st[-4]
                n = st[-3] = n - 1
                if len(troops(s, p, r)) == 1:
                    # battle.law:135  weaken (first (troops of p in r)) by 1
                    p = st[-5]
                    r = st[-4]
                    you = st[-6]
                    st[-2] = AFTER_WEAKEN
                    st += [you, require(first_or(troops(s, p, r), -1), "battle.law:135"), 1, BEGIN, VERB_WEAKEN]
                    if weaken(s):
                        return True
                    pc = AFTER_WEAKEN
                else:
                    pc = ASK_U
            else:
                pc = DONE
        if pc == ASK_U:  # battle.law:137  choose u by p from (troops of p in r) asking "Which Army bears the Loss?"
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
        if pc == TAKE_U:  # battle.law:137  answered: choose u by p from (troops of p in r) asking "Which Army bears…
            you = st[-6]
            u = s.answer - OFFSET_BEAR_LOSSES_U
            st[-2] = AFTER_WEAKEN
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = AFTER_WEAKEN
        if pc == AFTER_WEAKEN:  # battle.law:132  repeat while n is at least 1 and (troops of p in r) is not empty
            count_step(s, "battle.law:132")
            pc = THEN_REPEAT_WHILE_N
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# battle.law:123  verb bear_defeat p: player in r: region
def bear_defeat_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # battle.law:125  announce beaten p in r
            p = st[-4]
            r = st[-3]
            if s.noting:
                note_event(s, EVENT_BEATEN, EVERYBODY, [p, r])
            matches = match_instead_of_beaten(s, p, r)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_BEATEN
                st += [p, r, CHOOSE_TRIGGER, VERB_INSTEAD_OF_BEATEN]
                s.lists += [matches]
                if instead_of_beaten(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_BEATEN
        if pc == AFTER_INSTEAD_OF_BEATEN:  # battle.law:125  announce beaten p in r
            if s.result == 0:
                # battle.law:126  each u among (troops of p in r)
                p = st[-4]
                r = st[-3]
                u_left = s.lists[-1] = list(troops(s, p, r))
                pc = NEXT_U
            else:
                pc = DONE
        if pc == NEXT_U:  # battle.law:126  each u among (troops of p in r)
            p = st[-4]
            u_left = s.lists[-1]
            you = st[-5]
            if len(u_left) == 0:
                pc = DONE
                continue
            u = u_left[0]
            u_left = s.lists[-1] = u_left[1:]
            st[-2] = NEXT_U
            st += [you, u, defeat_loss(s, p), BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = NEXT_U
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# battle.law:20  event battle_over in ground: region
def match_after_battle_over(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_RIDE_IN:
            owner = entry[2]
            # combat_cards.law:529  when battle_over
            matches += [0, -1, owner, entry[1]]
    for entry in s.effects:
        if entry[0] == EFFECT_VALKYRIE_LANCE_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:166  when battle_over
            matches += [1, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:20  event battle_over in ground: region
def after_battle_over(s: State) -> bool:
    """Run what is triggered by the event battle_over."""
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
                s.site = DECISION_AFTER_BATTLE_OVER_TRIGGER
                s.legal = [rule + FIRST_AFTER_BATTLE_OVER_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_BATTLE_OVER_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_AFTER_BATTLE_OVER_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [ground, this, owner, 0, BEGIN, VERB_BATTLE_OVER_WHEN_BATTLE_OVER]
                    if battle_over_when_battle_over(s):
                        return True
            elif trigger == 1:
                entry = effect_entry(s, serial)
                if entry:
                    st += [ground, this, owner, BEGIN, VERB_VALKYRIE_LANCE_WHEN_BATTLE_OVER]
                    if valkyrie_lance_when_battle_over(s):
                        return True
            pc = CHOOSE_TRIGGER


# battle.law:18  event battle_won by victor: player against loser: player in ground: region
def match_after_battle_won(s: State, victor: int, loser: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_GRAVE_SWORD_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:14  when battle_won where victor is you
            if victor == owner:
                matches += [0, this, owner, entry[1]]
    for entry in s.effects:
        if entry[0] == EFFECT_THROWN_SPEAR_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:121  when battle_won where loser is you
            if loser == owner:
                matches += [1, this, owner, entry[1]]
    this = LAGERTHA
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:15  Lagertha: when battle_won where victor is you and (in_land of battlefield with this)
        if owner != 0 and victor == owner and in_land(s, battlefield(s), this):
            matches += [2, this, owner, 0]
    owner = victor
    for this in s.piles[TREASURES + owner]:
        # blessings.law:84  Victor's Share: when battle_won where victor is you
        if this == VICTOR_S_SHARE:
            matches += [3, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:18  event battle_won by victor: player against loser: player in ground: region
def after_battle_won(s: State) -> bool:
    """Run what is triggered by the event battle_won."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1:]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = DECISION_AFTER_BATTLE_WON_TRIGGER
                s.legal = [rule + FIRST_AFTER_BATTLE_WON_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_BATTLE_WON_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            victor = st[-5]
            loser = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_AFTER_BATTLE_WON_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [victor, loser, ground, this, owner, BEGIN, VERB_GRAVE_SWORD_WHEN_BATTLE_WON]
                    if grave_sword_when_battle_won(s):
                        return True
            elif trigger == 1:
                entry = effect_entry(s, serial)
                if entry:
                    st += [victor, loser, ground, this, owner, BEGIN, VERB_THROWN_SPEAR_WHEN_BATTLE_WON]
                    if thrown_spear_when_battle_won(s):
                        return True
            elif trigger == 2:
                st += [victor, loser, ground, this, owner, BEGIN, VERB_LAGERTHA_WHEN_BATTLE_WON]
                if lagertha_when_battle_won(s):
                    return True
            elif trigger == 3:
                st += [victor, loser, ground, this, owner, BEGIN, VERB_VICTOR_S_SHARE_WHEN_BATTLE_WON]
                if victor_s_share_when_battle_won(s):
                    return True
            pc = CHOOSE_TRIGGER


# battle.law:123  verb bear_defeat p: player in r: region
def match_instead_of_bear_defeat(s: State, p: int, r: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_BOW_OF_SKADI_BATTLES:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:324  instead of bear_defeat where p is you
            if p == owner:
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:123  verb bear_defeat p: player in r: region
def instead_of_bear_defeat(s: State, p: int, r: int, doer: int) -> bool:
    """Run what is triggered instead of the verb bear_defeat."""
    matches = match_instead_of_bear_defeat(s, p, r, doer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                if bow_of_skadi_instead_bear_defeat(s, p, r, doer, this, owner) != 0:
                    return True
    return False


# battle.law:10  event battle_begun in ground: region by attacker: player against defender: player
def match_before_battle_begun(s: State, ground: int, attacker: int, defender: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = BEOWULF
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:25  Beowulf: may before battle_begun where (attacker is you or defender is you) and…
        if owner != 0 and (attacker == owner or defender == owner) and can_bleed(s, owner) and in_land(s, ground, this):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:10  event battle_begun in ground: region by attacker: player against defender: player
def before_battle_begun(s: State) -> bool:
    """Run what is triggered before the event battle_begun."""
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
            ground = st[-5]
            attacker = st[-4]
            defender = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, attacker, defender, this, owner, BEGIN, VERB_BEOWULF_BEFORE_BATTLE_BEGUN]
                if beowulf_before_battle_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# battle.law:10  event battle_begun in ground: region by attacker: player against defender: player
def match_after_battle_begun(s: State, ground: int, attacker: int, defender: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = attacker
    for this in s.piles[TREASURES + owner]:
        # blessings.law:77  Thunderclap: when battle_begun where attacker is you and count hand of defender is…
        if this == THUNDERCLAP and len(s.piles[HAND + defender]) > len(s.piles[HAND + owner]):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:10  event battle_begun in ground: region by attacker: player against defender: player
def after_battle_begun(s: State, ground: int, attacker: int, defender: int) -> None:
    """Run what is triggered by the event battle_begun."""
    matches = match_after_battle_begun(s, ground, attacker, defender)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            thunderclap_when_battle_begun(s, ground, attacker, defender, this, owner)


# battle.law:16  event beaten p: player in r: region
def match_instead_of_beaten(s: State, p: int, r: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:94  Shield-Brothers: instead of beaten where p is you and count (troops of you in r)…
        if this == SHIELD_BROTHERS and len(troops(s, owner, r)) >= 2:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:16  event beaten p: player in r: region
def instead_of_beaten(s: State) -> bool:
    """Run what is triggered instead of the event beaten."""
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
            p = st[-4]
            r = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [p, r, this, owner, BEGIN, VERB_SHIELD_BROTHERS_INSTEAD_BEATEN]
                if shield_brothers_instead_beaten(s):
                    return True
            pc = AFTER_TRIGGER


# battle.law:14  event counting in ground: region
def match_after_counting(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # artifacts.law:6  Gungnir: may when counting where (battle's attacker is you or battle's defender is…
            if (
                this == GUNGNIR
                and len(s.battle_ground) - 1 != -1
                and (
                    s.battle_attacker[require(len(s.battle_ground) - 1, "artifacts.law:6")] == owner
                    or s.battle_defender[require(len(s.battle_ground) - 1, "artifacts.law:6")] == owner
                )
                and s.artifact_charged[this - FIRST_ARTIFACT]
            ):
                matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# battle.law:14  event counting in ground: region
def after_counting(s: State) -> bool:
    """Run what is triggered by the event counting."""
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
            ground = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, this, owner, BEGIN, VERB_GUNGNIR_WHEN_COUNTING]
                if gungnir_when_counting(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import run_card_battles
from lawspeaker_games.ragnarok.steps_armies import claim, retreat, weaken
from lawspeaker_games.ragnarok.steps_artifacts import gungnir_when_counting
from lawspeaker_games.ragnarok.steps_blessings import (
    shield_brothers_instead_beaten,
    thunderclap_when_battle_begun,
    victor_s_share_when_battle_won,
)
from lawspeaker_games.ragnarok.steps_combat_cards import (
    battle_over_when_battle_over,
    bow_of_skadi_instead_bear_defeat,
    grave_sword_when_battle_won,
    thrown_spear_when_battle_won,
    valkyrie_lance_when_battle_over,
)
from lawspeaker_games.ragnarok.steps_heroes import beowulf_before_battle_begun, lagertha_when_battle_won
