"""Lords of Ragnarok: verbs, events and phases of hunt.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_field_wound_mark, invalidate_things_boon
from lawspeaker_games.ragnarok.tables import (
    AFTER_AFTER_HUNT_OVER,
    AFTER_BEAST_ROUND,
    AFTER_BEFORE_HUNT_BEGUN,
    AFTER_CHOOSE_BLOW,
    AFTER_CHOOSE_BLOW_ITSELF,
    AFTER_COVER,
    AFTER_DEFEND,
    AFTER_DRAW_CARDS,
    AFTER_FAIL_HUNT,
    AFTER_FAIL_HUNT_ITSELF,
    AFTER_HERO_ROUND,
    AFTER_INSTEAD_OF_CHOOSE_BLOW,
    AFTER_INSTEAD_OF_RECOVER,
    AFTER_INSTEAD_OF_SPECIAL_ATTACK,
    AFTER_RECOVER,
    AFTER_STRIKE_WOUND,
    AFTER_STRIKES,
    AFTER_TRACK_DOWN,
    ALLIANCE,
    ARTIFACT_PREY,
    ASK_C,
    ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND,
    ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON,
    ASK_OPTION,
    ASK_USED,
    ASK_W,
    ASSAULT_WEAKNESS,
    ASSAULTS,
    ATTACK,
    ATTACK_DECK,
    ATTACK_DISCARD,
    BEGIN,
    BEOWULF,
    BOSSES,
    BREAK_OFF,
    CARD_WITH_HUNTS,
    CARD_WITH_HUNTS_AFTER,
    CHOOSE_TRIGGER,
    CLAWS,
    CLERGY,
    COMBAT_DISCARD,
    DONE,
    EFFECT_BLIND_BEAST,
    EFFECT_CHOKING_BREATH_STRIKES,
    EFFECT_FIRE_ARROWS_HUNTS,
    EFFECT_HARPOON,
    EFFECT_SAIL_HOME,
    EFFECTS_UNTIL,
    EVENT_ATTACKED,
    EVENT_BEAST_ROUND_OVER,
    EVENT_HERO_ROUND_OVER,
    EVENT_HUNT_BEGUN,
    EVENT_HUNT_OVER,
    EVENT_WOUNDED,
    FAILURE,
    FIELDED,
    FIRST_ARTIFACT,
    FIRST_BEAST,
    FIRST_HERO,
    FIRST_WOUND,
    GROWTH,
    HAND,
    KILL,
    NEXT_C_AMONG_APPLIED,
    NEXT_C_AMONG_USED,
    PILES,
    PLAIN,
    RELICS,
    RUN_TRIGGER,
    RUNE,
    STUBBORN_HUNTER,
    TAKE_BLOW,
    TAKE_C,
    TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND,
    TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON,
    TAKE_OPTION,
    TAKE_USED,
    TAKE_W,
    THEN_ANNOUNCE_HERO_ROUND_OVER,
    THEN_APPLIED,
    THEN_CHOOSE_ORDER,
    THEN_IF_DEALT,
    THEN_IF_NOT_ENDED_NOW,
    THEN_IF_SECOND,
    THEN_LET_APPLIED,
    THEN_PUT_BLOW,
    THEN_PUT_C,
    THEN_REPEAT,
    THEN_REPEAT_UNTIL_ENDED_NOW,
    THEN_REPEAT_WHILE_YOUR,
    THEN_REPEAT_WHILE_YOUR_2,
    THEN_STRIKE_WOUND_W,
    TREASURES,
    TYPE_ASSAULT,
    VERB_AFTER_FAIL_HUNT,
    VERB_AFTER_HUNT_OVER,
    VERB_ALLY_ANY,
    VERB_BEAST_ROUND,
    VERB_BEFORE_HUNT_BEGUN,
    VERB_BEOWULF_BEFORE_HUNT_BEGUN,
    VERB_CHOOSE_BLOW,
    VERB_CHOOSE_BLOW_ITSELF,
    VERB_COVER,
    VERB_DEFEND,
    VERB_DRAW_CARDS,
    VERB_FAIL_HUNT,
    VERB_FAIL_HUNT_ITSELF,
    VERB_GAIN_RUNES,
    VERB_HERO_ROUND,
    VERB_HUNT_OVER_WHEN_HUNT_OVER,
    VERB_HUNT_OVER_WHEN_HUNT_OVER_2,
    VERB_INJURE,
    VERB_RECKON_HUNT,
    VERB_RECOVER,
    VERB_RECOVER_ITSELF,
    VERB_SPECIAL_ATTACK_ITSELF,
    VERB_STRENGTHEN_ONE,
    VERB_STRIKE_WOUND,
    VERB_STUBBORN_HUNTER_WHEN_FAIL_HUNT,
    VERB_TAKE_REWARD,
    VERB_TRACK_DOWN,
    VERB_TRIM,
    WOUND_REWARD,
    WOUND_SECOND,
    WOUND_WEAPON,
    WOUNDS_BY_PREY,
)
from lawspeaker_games.ragnarok.values import (
    can_bleed,
    can_deal,
    can_fit,
    can_match,
    can_pair,
    can_strike,
    defence,
    defended,
    draws_of_assault,
    handler,
    hunt_draw,
    hunter,
    insight,
    open_wounds,
    recovery,
)
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import first_card, shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import SUSPENDED, count_step, is_over
from lawspeaker_runtime.state.effects_and_triggers import (
    effect_entry,
    end_effects_until,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.pile_state import ON_PLACES
from lawspeaker_runtime.state.selection import require, without_first
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_DEFEND_C: Final = 710
STOP_DEFENDING: Final = 904
DECISION_DEFEND_C: Final = 42
END_YOUR_ROUND: Final = 944
OFFSET_HERO_ROUND_W: Final = 785
DECISION_HERO_ROUND_W: Final = 43
OFFSET_STRIKE_WOUND_C_1: Final = 786
DECISION_STRIKE_WOUND_C_1: Final = 44
OFFSET_STRIKE_WOUND_C_2: Final = 821
DECISION_STRIKE_WOUND_C_2: Final = 45
OFFSET_USED: Final = 856
DECISION_USED: Final = 46
USE_THE_HUNT_EFFECT_OF: Final = 1050
NO_STRIKE_WOUND_OPTION: Final = 1051
DECISION_STRIKE_WOUND_OPTION: Final = 47
OFFSET_EXTRA_WOUND_W: Final = 932
DECISION_EXTRA_WOUND_W: Final = 48
OFFSET_BLOW: Final = 661
DECISION_BLOW: Final = 41
FIRST_AFTER_HUNT_OVER_TRIGGER: Final = 2491
DECISION_AFTER_HUNT_OVER_TRIGGER: Final = 142


# hunt.law:95  verb end_hunt
def end_hunt(s: State, you: int) -> None:
    s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:97")] = True


# hunt.law:99  verb break_off
def break_off(s: State, you: int) -> None:
    s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:101")] = True
    s.hunt_outcome[require(len(s.hunt_hunter) - 1, "hunt.law:102")] = BREAK_OFF


# hunt.law:154  verb regroup from blow: assault
def regroup(s: State, you: int, blow: int) -> None:
    deal(
        s,
        PILES,
        draws_of_assault(s, blow),
        ATTACK_DECK,
        CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:156")],
        TYPE_ASSAULT,
    )


# hunt.law:191  verb look_for_kill
def look_for_kill(s: State, you: int) -> None:
    if len(open_wounds(s, s.hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:193")])) == 0:
        s.hunt_outcome[require(len(s.hunt_hunter) - 1, "hunt.law:194")] = KILL
        s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:195")] = True


# hunt.law:227  verb lay_card c: card for k: weapon
def lay_card(s: State, you: int, c: int, k: int) -> None:
    put_last(s, PILES, c, FIELDED + you)
    if not can_fit(s, c, k):
        s.hunt_misfits[require(len(s.hunt_hunter) - 1, "hunt.law:231")] += 1


# hunt.law:263  verb take_spoils b: beast
def take_spoils(s: State, you: int, b: int) -> None:
    for y in s.piles[RELICS]:
        if ARTIFACT_PREY[y] == b:
            x = y
            break
    else:
        x = -1
    if x != -1 and not any(
        WOUND_REWARD[w] == PLAIN and s.wound_mark[w - FIRST_WOUND] == 0 for w in WOUNDS_BY_PREY[b - FIRST_BEAST]
    ):
        s.artifact_charged[require(x, "hunt.law:267") - FIRST_ARTIFACT] = True
        put_last(s, PILES, require(x, "hunt.law:268"), TREASURES + you)
        invalidate_things_boon(s)


# hunt.law:50  verb hunt_down b: beast
def hunt_down(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:52  track_down b
            b = st[-3]
            you = st[-4]
            st[-2] = AFTER_TRACK_DOWN
            st += [you, b, 0, 0, BEGIN, VERB_TRACK_DOWN]
            if track_down(s):
                return True
            pc = AFTER_TRACK_DOWN
        if pc == AFTER_TRACK_DOWN:  # hunt.law:53  trim you
            you = st[-4]
            st[-2] = DONE
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:55  verb track_down b: beast
def track_down(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # hunt.law:57  start hunt
            hunt_mark = st[-3] = len(s.hunt_hunter)
            b = st[-5]
            you = st[-6]
            s.hunt_hunter.append(you)
            s.hunt_prey.append(b)
            s.hunt_keeper.append(handler(s, b, you))
            s.hunt_ended_now.append(False)
            s.hunt_outcome.append(FAILURE)
            s.hunt_unharmed.append(False)
            s.hunt_dealt.append(0)
            s.hunt_misfits.append(0)
            s.hunt_target.append(-1)
            s.hunt_defenders.append([])
            hunt = st[-4] = len(s.hunt_hunter) - 1
            if s.noting:
                note_event(s, EVENT_HUNT_BEGUN, EVERYBODY, [you, b])
            matches = match_before_hunt_begun(s, you, b)
            if matches:
                st[-2] = AFTER_BEFORE_HUNT_BEGUN
                st += [you, b, CHOOSE_TRIGGER, VERB_BEFORE_HUNT_BEGUN]
                s.lists += [matches]
                if before_hunt_begun(s):
                    return True
            pc = AFTER_BEFORE_HUNT_BEGUN
        if pc == AFTER_BEFORE_HUNT_BEGUN:  # hunt.law:62  draw_cards (hunt_draw of you)
            you = st[-6]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, hunt_draw(s, you), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # hunt.law:63  put assaults into attack_deck
            hunt = st[-4]
            put_list_last(s, PILES, list(ASSAULTS), ATTACK_DECK)
            shuffle(s, PILES, ATTACK_DECK)
            deal(s, PILES, 2, ATTACK_DECK, CLAWS + s.hunt_keeper[hunt], TYPE_ASSAULT)
            pc = THEN_REPEAT_UNTIL_ENDED_NOW
        if pc == THEN_REPEAT_UNTIL_ENDED_NOW:  # hunt.law:66  repeat until ended_now of hunt
            pc = track_down_then_repeat_until_ended_now(s)
        if pc == AFTER_BEAST_ROUND:  # hunt.law:68  if not (ended_now of hunt)
            hunt = st[-4]
            if not s.hunt_ended_now[hunt]:
                # hunt.law:69  hero_round
                you = st[-6]
                st[-2] = AFTER_HERO_ROUND
                st += [you, 0, BEGIN, VERB_HERO_ROUND]
                if hero_round(s):
                    return True
            pc = AFTER_HERO_ROUND
        if pc == AFTER_HERO_ROUND:  # hunt.law:66  repeat until ended_now of hunt
            count_step(s, "hunt.law:66")
            pc = THEN_REPEAT_UNTIL_ENDED_NOW
            continue
        if pc == DONE:  # done
            hunt_mark = st[-3]
            del s.hunt_hunter[hunt_mark:]
            del s.hunt_prey[hunt_mark:]
            del s.hunt_keeper[hunt_mark:]
            del s.hunt_ended_now[hunt_mark:]
            del s.hunt_outcome[hunt_mark:]
            del s.hunt_unharmed[hunt_mark:]
            del s.hunt_dealt[hunt_mark:]
            del s.hunt_misfits[hunt_mark:]
            del s.hunt_target[hunt_mark:]
            del s.hunt_defenders[hunt_mark:]
            del st[-6:]
            return False
    return pc == SUSPENDED


# hunt.law:66  repeat until ended_now of hunt
def track_down_then_repeat_until_ended_now(s: State) -> int:
    st = s.stack
    hunt = st[-4]
    if s.hunt_ended_now[hunt]:
        # hunt.law:70  announce beast_round_over
        you = st[-6]
        if s.noting:
            note_event(s, EVENT_BEAST_ROUND_OVER, EVERYBODY, [])
        end_effects_until(s, EFFECTS_UNTIL, EVENT_BEAST_ROUND_OVER)
        if s.noting:
            note_event(s, EVENT_HERO_ROUND_OVER, EVERYBODY, [])
        end_effects_until(s, EFFECTS_UNTIL, EVENT_HERO_ROUND_OVER)
        put_list_last(s, PILES, list(ASSAULTS), ATTACK_DISCARD)
        put_all_last(s, PILES, FIELDED + you, COMBAT_DISCARD)
        st[-2] = DONE
        st += [you, 0, 0, BEGIN, VERB_RECKON_HUNT]
        if reckon_hunt(s):
            return SUSPENDED
        return DONE
    # hunt.law:67  beast_round
    you = st[-6]
    st[-2] = AFTER_BEAST_ROUND
    st += [you, 0, BEGIN, VERB_BEAST_ROUND]
    if beast_round(s):
        return SUSPENDED
    return AFTER_BEAST_ROUND


# hunt.law:76  verb reckon_hunt
def reckon_hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:78  let prey = hunt's prey
            prey = st[-4] = s.hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:78")]
            result = st[-3] = s.hunt_outcome[require(len(s.hunt_hunter) - 1, "hunt.law:79")]
            if result == FAILURE:
                # hunt.law:81  fail_hunt prey
                prey = st[-4]
                you = st[-5]
                st[-2] = AFTER_FAIL_HUNT
                st += [you, prey, BEGIN, VERB_FAIL_HUNT]
                if fail_hunt(s):
                    return True
            pc = AFTER_FAIL_HUNT
        if pc == AFTER_FAIL_HUNT:  # hunt.law:82  if prey is boss
            prey = st[-4]
            result = st[-3]
            you = st[-5]
            if prey in BOSSES:
                unmark(s, you, prey)
                if is_over(s):
                    return True
            else:
                take_spoils(s, you, prey)
                if result == KILL:
                    slay(s, you, prey, you)
                    if is_over(s):
                        return True
            if s.noting:
                note_event(s, EVENT_HUNT_OVER, EVERYBODY, [you, prey, result])
            matches = match_after_hunt_over(s, you, prey, result)
            if matches:
                st[-2] = AFTER_AFTER_HUNT_OVER
                st += [you, prey, result, CHOOSE_TRIGGER, VERB_AFTER_HUNT_OVER]
                s.lists += [matches]
                if after_hunt_over(s):
                    return True
            pc = AFTER_AFTER_HUNT_OVER
        if pc == AFTER_AFTER_HUNT_OVER:  # hunt.law:88  announce hunt_over by you against prey as result
            prey = st[-4]
            result = st[-3]
            you = st[-5]
            end_effects_until(s, EFFECTS_UNTIL, EVENT_HUNT_OVER)
            del st[-5:]
            return False


# hunt.law:90  verb fail_hunt b: beast
def fail_hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:90  verb fail_hunt b: beast
            b = st[-3]
            you = st[-4]
            st[-2] = AFTER_FAIL_HUNT_ITSELF
            st += [you, b, BEGIN, VERB_FAIL_HUNT_ITSELF]
            if fail_hunt_itself(s):
                return True
            pc = AFTER_FAIL_HUNT_ITSELF
        if pc == AFTER_FAIL_HUNT_ITSELF:  # hunt.law:90  verb fail_hunt b: beast
            b = st[-3]
            you = st[-4]
            matches = match_after_fail_hunt(s, b, you)
            if matches:
                st[-2] = DONE
                st += [b, you, CHOOSE_TRIGGER, VERB_AFTER_FAIL_HUNT]
                s.lists += [matches]
                if after_fail_hunt(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:111  verb beast_round
def beast_round(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:113  if attack_deck is empty
            if len(s.piles[ATTACK_DECK]) == 0:
                # hunt.law:114  end_hunt
                you = st[-4]
                end_hunt(s, you)
                del st[-4:]
                return False
            # hunt.law:116  choose_blow giving blow
            you = st[-4]
            st[-2] = AFTER_CHOOSE_BLOW
            st += [you, 0, BEGIN, VERB_CHOOSE_BLOW]
            if choose_blow(s):
                return True
            pc = AFTER_CHOOSE_BLOW
        if pc == AFTER_CHOOSE_BLOW:  # hunt.law:116  choose_blow giving blow
            you = st[-4]
            blow = st[-3] = s.result
            put_last(s, PILES, blow, ATTACK)
            put_all_last(
                s, PILES, CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:118")], ATTACK_DISCARD
            )
            if s.noting:
                note_event(s, EVENT_ATTACKED, open_to(s, PILES, [blow]), [blow, you])
            st[-2] = AFTER_DEFEND
            st += [you, blow, 0, 0, BEGIN, VERB_DEFEND]
            if defend(s):
                return True
            pc = AFTER_DEFEND
        if pc == AFTER_DEFEND:  # hunt.law:121  if not (defended of blow)
            blow = st[-3]
            if not defended(s, blow):
                # hunt.law:122  as hunt's keeper
                blow = st[-3]
                you_2 = s.hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:122")]
                st[-2] = AFTER_STRIKES
                if run_assault_strikes(s, you_2, blow):
                    return True
            pc = AFTER_STRIKES
        if pc == AFTER_STRIKES:  # hunt.law:124  if not (ended_now of hunt)
            if not s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:124")]:
                # hunt.law:125  recover from blow
                blow = st[-3]
                you = st[-4]
                st[-2] = AFTER_RECOVER
                st += [you, blow, BEGIN, VERB_RECOVER]
                if recover(s):
                    return True
                pc = AFTER_RECOVER
            else:
                pc = THEN_PUT_BLOW
        if pc == AFTER_RECOVER:  # hunt.law:126  regroup from blow
            blow = st[-3]
            you = st[-4]
            regroup(s, you, blow)
            pc = THEN_PUT_BLOW
        if pc == THEN_PUT_BLOW:  # hunt.law:127  put blow into attack_discard
            blow = st[-3]
            you = st[-4]
            put_last(s, PILES, blow, ATTACK_DISCARD)
            put_all_last(s, PILES, FIELDED + you, COMBAT_DISCARD)
            if s.noting:
                note_event(s, EVENT_BEAST_ROUND_OVER, EVERYBODY, [])
            end_effects_until(s, EFFECTS_UNTIL, EVENT_BEAST_ROUND_OVER)
            del st[-4:]
            return False


# hunt.law:131  verb choose_blow -> assault
def choose_blow(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:131  verb choose_blow -> assault
            you = st[-4]
            s.failed = not instead_of_choose_blow(s, you)
            pc = AFTER_INSTEAD_OF_CHOOSE_BLOW
        if pc == AFTER_INSTEAD_OF_CHOOSE_BLOW:  # hunt.law:131  verb choose_blow -> assault
            if not s.failed:
                # hunt.law:131  verb choose_blow -> assault
                given = st[-3] = s.result
                pc = DONE
            else:
                # hunt.law:131  verb choose_blow -> assault
                you = st[-4]
                st[-2] = AFTER_CHOOSE_BLOW_ITSELF
                st += [you, BEGIN, VERB_CHOOSE_BLOW_ITSELF]
                if choose_blow_itself(s):
                    return True
                pc = AFTER_CHOOSE_BLOW_ITSELF
        if pc == AFTER_CHOOSE_BLOW_ITSELF:  # hunt.law:131  verb choose_blow -> assault
            given = st[-3] = s.result
            pc = DONE
        if pc == DONE:  # hunt.law:131  verb choose_blow -> assault
            given = st[-3]
            s.result = given
            del st[-4:]
            return False


# hunt.law:138  verb defend against blow: assault
def defend(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:140  defenders of hunt becomes nothing
            s.hunt_defenders[require(len(s.hunt_hunter) - 1, "hunt.law:140")] = []
            pc = THEN_REPEAT_WHILE_YOUR
        if pc == THEN_REPEAT_WHILE_YOUR:  # hunt.law:141  repeat while your hand is not empty
            you = st[-6]
            if len(s.piles[HAND + you]) > 0:
                # hunt.law:142  choose c from your hand asking "{blow}: which Combat card do you play in defence?"
                blow = st[-5]
                st[-3] = blow
                pc = ASK_C
            else:
                pc = DONE
        if pc == ASK_C:  # hunt.law:142  choose c from your hand asking "{blow}: which Combat card do you play in…
            you = st[-6]
            legal = [c + OFFSET_DEFEND_C for c in s.piles[HAND + you]]
            legal.append(STOP_DEFENDING)
            s.player = you
            s.site = DECISION_DEFEND_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # hunt.law:142  answered: choose c from your hand asking "{blow}: which Combat card do you…
            if s.answer == STOP_DEFENDING:
                pc = DONE
                continue
            c = st[-4] = s.answer - OFFSET_DEFEND_C
            pc = THEN_PUT_C
        if pc == THEN_PUT_C:  # hunt.law:143  put c into your fielded
            c = st[-4]
            you = st[-6]
            put_last(s, PILES, c, FIELDED + you)
            s.hunt_defenders[require(len(s.hunt_hunter) - 1, "hunt.law:144")] = [
                *s.hunt_defenders[require(len(s.hunt_hunter) - 1, "hunt.law:144")],
                c,
            ]
            pc = THEN_REPEAT_WHILE_YOUR_2
        if pc == THEN_REPEAT_WHILE_YOUR_2:  # hunt.law:141  repeat while your hand is not empty
            pc = THEN_REPEAT_WHILE_YOUR
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# hunt.law:148  verb recover from blow: assault
def recover(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:148  verb recover from blow: assault
            blow = st[-3]
            you = st[-4]
            s.result = 1 if instead_of_recover(s, blow, you) else 0
            pc = AFTER_INSTEAD_OF_RECOVER
        if pc == AFTER_INSTEAD_OF_RECOVER:  # hunt.law:148  verb recover from blow: assault
            if s.result == 0:
                # hunt.law:148  verb recover from blow: assault
                blow = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [you, blow, BEGIN, VERB_RECOVER_ITSELF]
                if recover_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:158  verb special_attack
def special_attack(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:158  verb special_attack
            you = st[-3]
            s.result = 1 if instead_of_special_attack(s, you) else 0
            pc = AFTER_INSTEAD_OF_SPECIAL_ATTACK
        if pc == AFTER_INSTEAD_OF_SPECIAL_ATTACK:  # hunt.law:158  verb special_attack
            if s.result == 0:
                # hunt.law:158  verb special_attack
                you = st[-3]
                st[-2] = DONE
                st += [you, BEGIN, VERB_SPECIAL_ATTACK_ITSELF]
                if special_attack_itself(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# hunt.law:176  verb hero_round
def hero_round(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:178  dealt of hunt becomes 0
            s.hunt_dealt[require(len(s.hunt_hunter) - 1, "hunt.law:178")] = 0
            pc = ASK_W
        if pc == TAKE_W:  # hunt.law:180  answered: choose w from open_wounds of hunt's prey where can strike it by…
            if s.answer == END_YOUR_ROUND:
                pc = THEN_IF_DEALT
                continue
            w = st[-3] = s.answer - OFFSET_HERO_ROUND_W
            pc = THEN_STRIKE_WOUND_W
        if pc == THEN_IF_DEALT:  # hunt.law:186  if dealt of hunt is 0
            you = st[-4]
            if s.hunt_dealt[require(len(s.hunt_hunter) - 1, "hunt.law:186")] == 0:
                end_hunt(s, you)
            pc = THEN_ANNOUNCE_HERO_ROUND_OVER
        if pc == THEN_STRIKE_WOUND_W:  # hunt.law:181  strike_wound w
            w = st[-3]
            you = st[-4]
            st[-2] = AFTER_STRIKE_WOUND
            st += [you, w, 0, 0, BEGIN, VERB_STRIKE_WOUND]
            s.lists += [[], [], [], [], []]
            if strike_wound(s):
                return True
            pc = AFTER_STRIKE_WOUND
        if pc == AFTER_STRIKE_WOUND:  # hunt.law:182  look_for_kill
            you = st[-4]
            look_for_kill(s, you)
            pc = (
                THEN_ANNOUNCE_HERO_ROUND_OVER
                if s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:183")]
                else THEN_REPEAT
            )
        if pc == THEN_REPEAT:  # hunt.law:179  repeat
            pc = ASK_W
        if pc == ASK_W:  # hunt.law:180  choose w from open_wounds of hunt's prey where can strike it by you asking…
            you = st[-4]
            hunt_prey = s.hunt_prey
            legal = [
                w + OFFSET_HERO_ROUND_W
                for w in open_wounds(s, hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:180")])
                if can_strike(s, w, you)
            ]
            legal.append(END_YOUR_ROUND)
            s.player = you
            s.site = DECISION_HERO_ROUND_W
            s.legal = legal
            st[-2] = TAKE_W
            return True
        if pc == THEN_ANNOUNCE_HERO_ROUND_OVER:  # hunt.law:189  announce hero_round_over
            if s.noting:
                note_event(s, EVENT_HERO_ROUND_OVER, EVERYBODY, [])
            end_effects_until(s, EFFECTS_UNTIL, EVENT_HERO_ROUND_OVER)
            del st[-4:]
            return False


# hunt.law:197  verb strike_wound w: wound
def strike_wound(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while pc >= 0:
        if pc == BEGIN:  # hunt.law:199  target of hunt becomes w
            w = st[-5]
            s.hunt_target[require(len(s.hunt_hunter) - 1, "hunt.law:199")] = w
            used = s.lists[-1] = list(range(0))
            pc = ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON
        if pc == ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON:  # hunt.law:201  choose c from your hand where can…
            pc = strike_wound_ask_c_from_your_hand_where_can_match_it_to_weapon(s)
        if pc == TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON:  # hunt.law:201  answered: choose c from your…
            used = s.lists[-1]
            w = st[-5]
            you = st[-6]
            c = st[-4] = s.answer - OFFSET_STRIKE_WOUND_C_1
            lay_card(s, you, c, WOUND_WEAPON[w])
            used = s.lists[-1] = [*used, c]
            pc = THEN_IF_SECOND
        if pc == THEN_IF_SECOND:  # hunt.law:206  if second of w is not nothing
            w = st[-5]
            pc = ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND if WOUND_SECOND[w] != -1 else THEN_LET_APPLIED
        if pc == ASK_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND:  # hunt.law:207  choose c from your hand where can…
            pc = strike_wound_ask_c_from_your_hand_where_can_match_it_to_second(s)
        if pc == TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND:  # hunt.law:207  answered: choose c from your…
            used = s.lists[-1]
            w = st[-5]
            you = st[-6]
            c = st[-4] = s.answer - OFFSET_STRIKE_WOUND_C_2
            lay_card(s, you, c, require(WOUND_SECOND[w], "hunt.law:208"))
            used = s.lists[-1] = [*used, c]
            pc = THEN_LET_APPLIED
        if pc == THEN_LET_APPLIED:  # hunt.law:212  let applied = (first 0 of cards)
            applied = s.lists[-5] = list(range(0))
            ordered_used = s.lists[-2] = []
            pc = ASK_USED
        if pc == TAKE_USED:  # hunt.law:213  answered: choose order of used asking "Whose Hunt effect comes first?"
            ordered_used = s.lists[-2]
            used = s.lists[-1]
            ordered_used = s.lists[-2] = [*ordered_used, s.answer - OFFSET_USED]
            used = s.lists[-1] = without_first(used, s.answer - OFFSET_USED)
            pc = ASK_USED
        if pc == ASK_USED:  # hunt.law:213  choose order of used asking "Whose Hunt effect comes first?"
            pc = strike_wound_ask_used(s)
        if pc == THEN_CHOOSE_ORDER:  # hunt.law:213  choose order of used asking "Whose Hunt effect comes first?"
            ordered_used = s.lists[-2]
            used = s.lists[-1]
            used = s.lists[-1] = [*ordered_used, *used]
            s.lists[-4] = list(used)
            pc = NEXT_C_AMONG_USED
        if pc == NEXT_C_AMONG_USED:  # hunt.law:214  each c among used
            pc = strike_wound_next_c_among_used(s)
        if pc == ASK_OPTION:  # hunt.law:215  may "use the Hunt effect of {c}" when hunts of c is not empty or…
            you = st[-6]
            s.player = you
            s.site = DECISION_STRIKE_WOUND_OPTION
            s.legal = [USE_THE_HUNT_EFFECT_OF, NO_STRIKE_WOUND_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # hunt.law:215  answered: may "use the Hunt effect of {c}" when hunts of c is not empty…
            pc = THEN_APPLIED if s.answer == USE_THE_HUNT_EFFECT_OF else NEXT_C_AMONG_USED
            continue
        if pc == THEN_APPLIED:  # hunt.law:216  applied becomes applied + c
            applied = s.lists[-5]
            c = st[-4]
            you = st[-6]
            applied = s.lists[-5] = [*applied, c]
            st[-2] = NEXT_C_AMONG_USED
            if run_card_hunts(s, you, c):
                return True
            pc = NEXT_C_AMONG_USED
            continue
        if pc == THEN_IF_NOT_ENDED_NOW:  # hunt.law:220  if not (ended_now of hunt)
            pc = strike_wound_then_if_not_ended_now(s)
        if pc == AFTER_COVER:  # hunt.law:222  each c among applied
            applied = s.lists[-5]
            s.lists[-3] = list(applied)
            pc = NEXT_C_AMONG_APPLIED
        if pc == NEXT_C_AMONG_APPLIED:  # hunt.law:222  each c among applied
            pc = strike_wound_next_c_among_applied(s)
        if pc == THEN_PUT_C:  # hunt.law:224  put (c among used where c is in your fielded) into combat_discard
            used = s.lists[-1]
            you = st[-6]
            put_list_last(s, PILES, [c for c in used if s.at[c] == FIELDED + you], COMBAT_DISCARD)
            s.hunt_target[require(len(s.hunt_hunter) - 1, "hunt.law:225")] = -1
            del st[-6:]
            del s.lists[-5:]
            return False
    return pc == SUSPENDED


# hunt.law:201  choose c from your hand where can match it to weapon of w by you and can pair it for w by you asking…
def strike_wound_ask_c_from_your_hand_where_can_match_it_to_weapon(s: State) -> int:
    st = s.stack
    w = st[-5]
    you = st[-6]
    legal = [
        c + OFFSET_STRIKE_WOUND_C_1
        for c in s.piles[HAND + you]
        if can_match(s, c, WOUND_WEAPON[w], you) and can_pair(s, c, w, you)
    ]
    if legal:
        s.player = you
        s.site = DECISION_STRIKE_WOUND_C_1
        s.legal = legal
        st[-2] = TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_WEAPON
        return SUSPENDED
    return THEN_IF_SECOND


# hunt.law:207  choose c from your hand where can match it to second of w by you asking "Which second Combat card do…
def strike_wound_ask_c_from_your_hand_where_can_match_it_to_second(s: State) -> int:
    st = s.stack
    w = st[-5]
    you = st[-6]
    legal = [
        c + OFFSET_STRIKE_WOUND_C_2
        for c in s.piles[HAND + you]
        if can_match(s, c, require(WOUND_SECOND[w], "hunt.law:207"), you)
    ]
    if legal:
        s.player = you
        s.site = DECISION_STRIKE_WOUND_C_2
        s.legal = legal
        st[-2] = TAKE_C_FROM_YOUR_HAND_WHERE_CAN_MATCH_IT_TO_SECOND
        return SUSPENDED
    return THEN_LET_APPLIED


# hunt.law:213  choose order of used asking "Whose Hunt effect comes first?"
def strike_wound_ask_used(s: State) -> int:
    st = s.stack
    used = s.lists[-1]
    you = st[-6]
    legal = [it + OFFSET_USED for it in sorted(set(used))]
    if len(legal) > 1:
        s.player = you
        s.site = DECISION_USED
        s.legal = legal
        st[-2] = TAKE_USED
        return SUSPENDED
    return THEN_CHOOSE_ORDER


# hunt.law:214  each c among used
def strike_wound_next_c_among_used(s: State) -> int:
    st = s.stack
    c_left = s.lists[-4]
    if len(c_left) == 0:
        return THEN_IF_NOT_ENDED_NOW
    c = st[-4] = c_left[0]
    c_left = s.lists[-4] = c_left[1:]
    if CARD_WITH_HUNTS[c] or CARD_WITH_HUNTS_AFTER[c]:
        # hunt.law:215  may "use the Hunt effect of {c}" when hunts of c is not empty or hunts_after of c is…
        c = st[-4]
        st[-3] = c
        return ASK_OPTION
    return NEXT_C_AMONG_USED


# hunt.law:220  if not (ended_now of hunt)
def strike_wound_then_if_not_ended_now(s: State) -> int:
    st = s.stack
    if not s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:220")]:
        # hunt.law:221  cover w
        w = st[-5]
        you = st[-6]
        st[-2] = AFTER_COVER
        st += [you, w, BEGIN, VERB_COVER]
        if cover(s):
            return SUSPENDED
        return AFTER_COVER
    return THEN_PUT_C


# hunt.law:222  each c among applied
def strike_wound_next_c_among_applied(s: State) -> int:
    st = s.stack
    c_left_2 = s.lists[-3]
    you = st[-6]
    if len(c_left_2) == 0:
        return THEN_PUT_C
    c = st[-4] = c_left_2[0]
    c_left_2 = s.lists[-3] = c_left_2[1:]
    st[-2] = NEXT_C_AMONG_APPLIED
    if run_card_hunts_after(s, you, c):
        return SUSPENDED
    return NEXT_C_AMONG_APPLIED


# hunt.law:233  verb cover w: wound
def cover(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:235  if can deal w and mark of w is nobody
            w = st[-3]
            if can_deal(s, w) and s.wound_mark[w - FIRST_WOUND] == 0:
                # hunt.law:236  raise dealt of hunt by 1
                w = st[-3]
                you = st[-4]
                s.hunt_dealt[require(len(s.hunt_hunter) - 1, "hunt.law:236")] += 1
                if s.noting:
                    note_event(s, EVENT_WOUNDED, EVERYBODY, [w, you])
                s.wound_mark[w - FIRST_WOUND] = you
                invalidate_field_wound_mark(s)
                if check_endings(s):
                    return True
                st[-2] = DONE
                st += [you, w, BEGIN, VERB_TAKE_REWARD]
                if take_reward(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:241  verb take_reward w: wound
def take_reward(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:243  depending on reward of w
            w = st[-3]
            if WOUND_REWARD[w] == ALLIANCE:
                # hunt.law:245  ally_any
                you = st[-4]
                st[-2] = DONE
                st += [you, BEGIN, VERB_ALLY_ANY]
                if ally_any(s):
                    return True
                pc = DONE
            else:
                # hunt.law:243  depending on reward of w
                w = st[-3]
                if WOUND_REWARD[w] == CLERGY:
                    # hunt.law:247  gain_priests 1
                    you = st[-4]
                    gain_priests(s, you, 1)
                    pc = DONE
                else:
                    # hunt.law:243  depending on reward of w
                    w = st[-3]
                    if WOUND_REWARD[w] == GROWTH:
                        # hunt.law:249  strengthen_one
                        you = st[-4]
                        st[-2] = DONE
                        st += [you, BEGIN, VERB_STRENGTHEN_ONE]
                        if strengthen_one(s):
                            return True
                        pc = DONE
                    else:
                        # hunt.law:243  depending on reward of w
                        w = st[-3]
                        if WOUND_REWARD[w] == RUNE:
                            # hunt.law:251  gain_runes 1
                            you = st[-4]
                            st[-2] = DONE
                            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
                            if gain_runes(s):
                                return True
                        pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:255  verb extra_wound
def extra_wound(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:257  choose w from open_wounds of hunt's prey where can deal it asking "Which…
            you = st[-3]
            hunt_prey = s.hunt_prey
            legal = [
                w + OFFSET_EXTRA_WOUND_W
                for w in open_wounds(s, hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:257")])
                if can_deal(s, w)
            ]
            if legal:
                s.player = you
                s.site = DECISION_EXTRA_WOUND_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # hunt.law:257  answered: choose w from open_wounds of hunt's prey where can deal it asking…
            you = st[-3]
            w = s.answer - OFFSET_EXTRA_WOUND_W
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_COVER]
            if cover(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# hunt.law:131  verb choose_blow -> assault
def choose_blow_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:133  choose blow by hunt's keeper from claws of hunt's keeper asking "With which…
            hunt_keeper = s.hunt_keeper
            legal = [
                blow + OFFSET_BLOW
                for blow in s.piles[CLAWS + hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:133")]]
            ]
            if legal:
                s.player = s.hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:133")]
                s.site = DECISION_BLOW
                s.legal = legal
                st[-2] = TAKE_BLOW
                return True
            pc = DONE
        if pc == TAKE_BLOW:  # hunt.law:133  answered: choose blow by hunt's keeper from claws of hunt's keeper asking…
            blow = s.answer - OFFSET_BLOW
            s.result = blow
            del st[-3:]
            return False
        if pc == DONE:  # hunt.law:136  give first attack_deck
            s.result = require(first_card(s, PILES, ATTACK_DECK, TYPE_ASSAULT), "hunt.law:136")
            del st[-3:]
            return False


# hunt.law:90  verb fail_hunt b: beast
def fail_hunt_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:92  if not (unharmed of hunt)
            if not s.hunt_unharmed[require(len(s.hunt_hunter) - 1, "hunt.law:92")]:
                # hunt.law:93  injure you by 1
                you = st[-4]
                st[-2] = DONE
                st += [you, you, 1, 0, BEGIN, VERB_INJURE]
                if injure(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:148  verb recover from blow: assault
def recover_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:150  draw_cards (recovery of you)
            you = st[-4]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, recovery(s, you), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # hunt.law:151  if defence + insight of you is at least weakness of blow
            blow = st[-3]
            you = st[-4]
            if defence(s) + insight(s, you) >= ASSAULT_WEAKNESS[blow]:
                # hunt.law:152  draw_cards 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:158  verb special_attack
def special_attack_itself(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:160  run special of hunt's prey
            you = st[-3]
            st[-2] = DONE
            if run_beast_special(s, you, s.hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:160")]):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# hunt.law:24  event hunt_over by hunter: player against prey: beast as result: outcome
def match_after_hunt_over(s: State, hunter_: int, prey: int, result: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_HARPOON:
            owner = entry[2]
            # combat_cards.law:442  when hunt_over where result is not kill
            if result != KILL:
                matches += [0, -1, owner, entry[1]]
    for entry in s.effects:
        if entry[0] == EFFECT_SAIL_HOME:
            owner = entry[2]
            # combat_cards.law:456  when hunt_over
            matches += [1, -1, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:24  event hunt_over by hunter: player against prey: beast as result: outcome
def after_hunt_over(s: State) -> bool:
    """Run what is triggered by the event hunt_over."""
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
                s.site = DECISION_AFTER_HUNT_OVER_TRIGGER
                s.legal = [rule + FIRST_AFTER_HUNT_OVER_TRIGGER for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + FIRST_AFTER_HUNT_OVER_TRIGGER
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            hunter_ = st[-5]
            prey = st[-4]
            result = st[-3]
            trigger, this, owner, serial = take_match(s, s.answer - FIRST_AFTER_HUNT_OVER_TRIGGER)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [hunter_, prey, result, this, owner, 0, BEGIN, VERB_HUNT_OVER_WHEN_HUNT_OVER]
                    if hunt_over_when_hunt_over(s):
                        return True
            elif trigger == 1:
                entry = effect_entry(s, serial)
                if entry:
                    st += [hunter_, prey, result, this, owner, BEGIN, VERB_HUNT_OVER_WHEN_HUNT_OVER_2]
                    if hunt_over_when_hunt_over_2(s):
                        return True
            pc = CHOOSE_TRIGGER


# hunt.law:131  verb choose_blow -> assault
def match_instead_of_choose_blow(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_BLIND_BEAST:
            owner = entry[2]
            # combat_cards.law:450  instead of choose_blow where claws of hunt's keeper is not empty
            if (
                len(s.hunt_hunter) - 1 != -1
                and len(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:450")]]) > 0
            ):
                matches += [0, -1, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:131  verb choose_blow -> assault
def instead_of_choose_blow(s: State, doer: int) -> bool:
    """Run what is triggered instead of the verb choose_blow."""
    matches = match_instead_of_choose_blow(s, doer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                s.result = choose_blow_instead_choose_blow(s, doer, this, owner)
                if not s.failed:
                    return True
    return False


# hunt.law:158  verb special_attack
def match_instead_of_special_attack(s: State, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_FIRE_ARROWS_HUNTS:
            owner = entry[2]
            this = entry[3]
            # combat_cards.law:298  instead of special_attack
            matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:158  verb special_attack
def instead_of_special_attack(s: State, doer: int) -> bool:
    """Run what is triggered instead of the verb special_attack."""
    matches = match_instead_of_special_attack(s, doer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                if fire_arrows_instead_special_attack(s, doer, this, owner) != 0:
                    return True
    return False


# hunt.law:148  verb recover from blow: assault
def match_instead_of_recover(s: State, blow: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == EFFECT_CHOKING_BREATH_STRIKES:
            owner = entry[2]
            this = entry[3]
            # attack_cards.law:109  instead of recover where doer is hunter
            if doer == hunter(s):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:148  verb recover from blow: assault
def instead_of_recover(s: State, blow: int, doer: int) -> bool:
    """Run what is triggered instead of the verb recover."""
    matches = match_instead_of_recover(s, blow, doer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                if choking_breath_instead_recover(s, blow, doer, this, owner) != 0:
                    return True
    return False


# hunt.law:16  event hunt_begun by hunter: player against prey: beast
def match_before_hunt_begun(s: State, hunter_: int, prey: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = BEOWULF
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:23  Beowulf: may before hunt_begun where hunter is you and can_bleed of you asking…
        if owner != 0 and hunter_ == owner and can_bleed(s, owner):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:16  event hunt_begun by hunter: player against prey: beast
def before_hunt_begun(s: State) -> bool:
    """Run what is triggered before the event hunt_begun."""
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
            hunter_ = st[-4]
            prey = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [hunter_, prey, this, owner, BEGIN, VERB_BEOWULF_BEFORE_HUNT_BEGUN]
                if beowulf_before_hunt_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# hunt.law:90  verb fail_hunt b: beast
def match_after_fail_hunt(s: State, b: int, doer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    owner = doer
    for this in s.piles[TREASURES + owner]:
        # blessings.law:109  Stubborn Hunter: when fail_hunt where doer is you
        if this == STUBBORN_HUNTER:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches) if len(matches) > 4 else matches


# hunt.law:90  verb fail_hunt b: beast
def after_fail_hunt(s: State) -> bool:
    """Run what is triggered by the verb fail_hunt."""
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
            b = st[-4]
            doer = st[-3]
            trigger, this, owner, _serial = take_match(s, s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [b, doer, this, owner, BEGIN, VERB_STUBBORN_HUNTER_WHEN_FAIL_HUNT]
                if stubborn_hunter_when_fail_hunt(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import (
    check_endings,
    run_assault_strikes,
    run_beast_special,
    run_card_hunts,
    run_card_hunts_after,
)
from lawspeaker_games.ragnarok.steps_armies import strengthen_one
from lawspeaker_games.ragnarok.steps_attack_cards import choking_breath_instead_recover
from lawspeaker_games.ragnarok.steps_beasts import slay, unmark
from lawspeaker_games.ragnarok.steps_blessings import stubborn_hunter_when_fail_hunt
from lawspeaker_games.ragnarok.steps_combat_cards import (
    choose_blow_instead_choose_blow,
    fire_arrows_instead_special_attack,
    hunt_over_when_hunt_over,
    hunt_over_when_hunt_over_2,
)
from lawspeaker_games.ragnarok.steps_heroes import beowulf_before_hunt_begun
from lawspeaker_games.ragnarok.steps_heroics import ally_any, draw_cards, gain_priests, gain_runes, injure, trim
