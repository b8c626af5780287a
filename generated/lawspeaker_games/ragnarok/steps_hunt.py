"""Lords of Ragnarok: verbs, events and phases of hunt.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_boon
from lawspeaker_games.ragnarok.tables import (
    AFTER_AFTER_HUNT_BEGUN,
    AFTER_BEAST_ROUND,
    AFTER_BEFORE_HUNT_BEGUN,
    AFTER_DEFEND,
    AFTER_DRAW_CARDS,
    AFTER_DRAW_CARDS_2,
    AFTER_HERO_ROUND,
    AFTER_INJURE,
    AFTER_STRIKE_WOUND,
    AFTER_STRIKES,
    AFTER_TRACK_DOWN,
    AFTER_TRIM,
    AFTER_USE_IN_HUNT,
    AFTER_USE_IN_HUNT_2,
    ALL_MONSTERS,
    ALLIANCE,
    ARTIFACT_PREY,
    ASK_BLOW,
    ASK_C,
    ASK_OPTION,
    ASK_W,
    ATTACK,
    ATTACK_CARD_DRAWS,
    ATTACK_CARD_WEAKNESS,
    ATTACK_CARDS,
    ATTACK_DECK,
    ATTACK_DISCARD,
    BEGIN,
    BEOWULF,
    BOSSES,
    CHOOSE_TRIGGER,
    CLAWS,
    CLERGY,
    COMBAT_DISCARD,
    DONE,
    EVENT_ATTACKED,
    EVENT_BOSS_SLAIN,
    EVENT_HUNT_BEGUN,
    EVENT_HUNT_OVER,
    EVENT_WOUNDED,
    FIELDED,
    GROWTH,
    HAND,
    MJOLNIR,
    PILES,
    PLAIN,
    RELICS,
    RUN_TRIGGER,
    RUNE,
    TAKE_BLOW,
    TAKE_C,
    TAKE_C_2,
    TAKE_OPTION,
    TAKE_W,
    THEN_END_HUNT_2,
    THEN_IF,
    THEN_PUT,
    THEN_REPEAT,
    THEN_RUN,
    THEN_STRIKE_WOUND,
    TREASURES,
    TYPE_ATTACK_CARD,
    VERB_AFTER_HUNT_BEGUN,
    VERB_ALLY_ANY,
    VERB_BEAST_ROUND,
    VERB_BEFORE_HUNT_BEGUN,
    VERB_BEOWULF_BEFORE_HUNT_BEGUN,
    VERB_COVER,
    VERB_DEFEND,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_HERO_ROUND,
    VERB_INJURE,
    VERB_MJOLNIR_WHEN_HUNT_BEGUN,
    VERB_STRENGTHEN_ONE,
    VERB_STRIKE_WOUND,
    VERB_TRACK_DOWN,
    VERB_TRIM,
    VERB_USE_IN_HUNT,
    WOUND_PREY,
    WOUND_REWARD,
    WOUND_SECOND,
    WOUND_WEAPON,
    WOUNDS,
)
from lawspeaker_games.ragnarok.values import (
    can_bleed,
    can_match,
    can_strike,
    defence,
    defended,
    handler,
    hunt_draw,
    insight,
    open_wounds,
)
from lawspeaker_runtime.piles.moves import deal, put_last, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import count_step, finish
from lawspeaker_runtime.state.effects_and_triggers import in_turn_order, take_match
from lawspeaker_runtime.state.notes import EVERYBODY, note_event
from lawspeaker_runtime.state.selection import require
from lawspeaker_runtime.visibility.knowledge import open_to

# Decisions and their actions.
OFFSET_BLOW: Final = 468
DECISION_BLOW: Final = 31
OFFSET_DEFEND_C: Final = 517
STOP_DEFENDING: Final = 686
DECISION_DEFEND_C: Final = 32
END_YOUR_ROUND: Final = 703
OFFSET_HERO_ROUND_W: Final = 569
DECISION_HERO_ROUND_W: Final = 33
OFFSET_STRIKE_WOUND_C_1: Final = 570
DECISION_STRIKE_WOUND_C_1: Final = 34
OFFSET_STRIKE_WOUND_C_2: Final = 605
DECISION_STRIKE_WOUND_C_2: Final = 35
USE_THE_HUNT_EFFECT_OF: Final = 774
NO_USE_IN_HUNT_OPTION: Final = 775
DECISION_USE_IN_HUNT_OPTION: Final = 36
OFFSET_EXTRA_WOUND_W: Final = 658
DECISION_EXTRA_WOUND_W: Final = 37


# hunt.law:66  verb end_hunt
def end_hunt(s: State, you: int) -> None:
    s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:68")] = True


# hunt.law:180  verb take_trophy b: beast
def take_trophy(s: State, you: int, b: int) -> None:
    for u in s.piles[RELICS]:
        if ARTIFACT_PREY[u] == b:
            x = u
            break
    else:
        x = -1
    if x != -1 and not any(
        WOUND_PREY[w] == b and WOUND_REWARD[w] == PLAIN and s.wound_mark[w - 118] == 0 for w in WOUNDS
    ):
        s.artifact_charged[require(x, "hunt.law:184") - 219] = True
        put_last(s, PILES, require(x, "hunt.law:185"), TREASURES + you)
        invalidate_things_boon(s)


# hunt.law:30  verb hunt_down b: beast
def hunt_down(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:32  let dead = no
            b = st[-4]
            you = st[-5]
            dead = st[-3] = False
            st[-2] = AFTER_TRACK_DOWN
            st += [you, b, 0, 0, BEGIN, VERB_TRACK_DOWN]
            if track_down(s):
                return True
            pc = AFTER_TRACK_DOWN
        if pc == AFTER_TRACK_DOWN:  # hunt.law:33  track_down b giving dead_now
            dead_now = s.result != 0
            dead = st[-3] = dead_now
            if not dead:
                # hunt.law:36  injure you by 1
                you = st[-5]
                st[-2] = AFTER_INJURE
                st += [you, you, 1, 0, 0, BEGIN, VERB_INJURE]
                if injure(s):
                    return True
            pc = AFTER_INJURE
        if pc == AFTER_INJURE:  # hunt.law:37  if b is monster
            b = st[-4]
            dead = st[-3] != 0
            you = st[-5]
            if b in ALL_MONSTERS:
                take_trophy(s, you, b)
            if dead and b in ALL_MONSTERS:
                slay(s, you, b, you)
            if not dead and b in BOSSES:
                unmark(s, you, b)
            st[-2] = AFTER_TRIM
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = AFTER_TRIM
        if pc == AFTER_TRIM:  # hunt.law:44  announce hunt_over by you against b
            b = st[-4]
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_HUNT_OVER, EVERYBODY, [you, b])
            del st[-5:]
            return False


# hunt.law:46  verb track_down b: beast -> yes_no
def track_down(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:47  start hunt giving h
            hunt_mark = st[-3] = len(s.hunt_hunter)
            b = st[-5]
            you = st[-6]
            s.hunt_hunter.append(you)
            s.hunt_prey.append(b)
            s.hunt_keeper.append(handler(s, b, you))
            s.hunt_ended_now.append(False)
            s.hunt_killed.append(False)
            h = st[-4] = len(s.hunt_hunter) - 1
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
        if pc == AFTER_BEFORE_HUNT_BEGUN:  # hunt.law:51  announce hunt_begun by you against b
            b = st[-5]
            you = st[-6]
            matches = match_after_hunt_begun(s, you, b)
            if matches:
                st[-2] = AFTER_AFTER_HUNT_BEGUN
                st += [you, b, CHOOSE_TRIGGER, VERB_AFTER_HUNT_BEGUN]
                s.lists += [matches]
                if after_hunt_begun(s):
                    return True
            pc = AFTER_AFTER_HUNT_BEGUN
        if pc == AFTER_AFTER_HUNT_BEGUN:  # hunt.law:52  draw_cards (hunt_draw of you)
            you = st[-6]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, hunt_draw(s, you), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # hunt.law:53  put attack_cards into attack_deck
            h = st[-4]
            put_list_last(s, PILES, list(ATTACK_CARDS), ATTACK_DECK)
            shuffle(s, PILES, ATTACK_DECK)
            deal(s, PILES, 2, ATTACK_DECK, CLAWS + s.hunt_keeper[h], TYPE_ATTACK_CARD)
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # hunt.law:56  repeat until ended_now of h
            h = st[-4]
            if s.hunt_ended_now[h]:
                # hunt.law:60  put attack_cards into attack_discard
                b = st[-5]
                h = st[-4]
                you = st[-6]
                hunt_mark = st[-3]
                put_list_last(s, PILES, list(ATTACK_CARDS), ATTACK_DISCARD)
                put_all_last(s, PILES, FIELDED + you, COMBAT_DISCARD)
                s.memo_battle_value = {}
                if s.hunt_killed[h] and b in BOSSES:
                    if s.noting:
                        note_event(s, EVENT_BOSS_SLAIN, EVERYBODY, [you])
                    # turn.law:178  win Slayer for killer when boss_slain
                    finish(s, 2, [you])
                    return True
                s.result = s.hunt_killed[h]
                del s.hunt_hunter[hunt_mark:]
                del s.hunt_prey[hunt_mark:]
                del s.hunt_keeper[hunt_mark:]
                del s.hunt_ended_now[hunt_mark:]
                del s.hunt_killed[hunt_mark:]
                del st[-6:]
                return False
            # hunt.law:57  beast_round
            you = st[-6]
            st[-2] = AFTER_BEAST_ROUND
            st += [you, 0, 0, BEGIN, VERB_BEAST_ROUND]
            if beast_round(s):
                return True
            pc = AFTER_BEAST_ROUND
        if pc == AFTER_BEAST_ROUND:  # hunt.law:58  if not (ended_now of h)
            h = st[-4]
            if not s.hunt_ended_now[h]:
                # hunt.law:59  hero_round
                you = st[-6]
                st[-2] = AFTER_HERO_ROUND
                st += [you, 0, 0, BEGIN, VERB_HERO_ROUND]
                if hero_round(s):
                    return True
            pc = AFTER_HERO_ROUND
        if pc == AFTER_HERO_ROUND:  # hunt.law:56  repeat until ended_now of h
            count_step(s, "hunt.law:56")
            pc = THEN_REPEAT
            continue


# hunt.law:77  verb beast_round
def beast_round(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:79  if attack_deck is empty
            if len(s.piles[ATTACK_DECK]) == 0:
                # hunt.law:80  end_hunt
                you = st[-5]
                end_hunt(s, you)
                del st[-5:]
                return False
            # hunt.law:82  let keeper = hunt's keeper
            keeper = st[-3] = s.hunt_keeper[require(len(s.hunt_hunter) - 1, "hunt.law:82")]
            pc = ASK_BLOW
        if pc == ASK_BLOW:  # hunt.law:83  choose blow by keeper from claws of keeper asking "With which attack does…
            keeper = st[-3]
            legal = [blow + OFFSET_BLOW for blow in s.piles[CLAWS + keeper]]
            if legal:
                s.player = keeper
                s.site = DECISION_BLOW
                s.legal = legal
                st[-2] = TAKE_BLOW
                return True
            pc = THEN_END_HUNT_2
        if pc == TAKE_BLOW:  # hunt.law:83  answered: choose blow by keeper from claws of keeper asking "With which…
            keeper = st[-3]
            you = st[-5]
            blow = st[-4] = s.answer - OFFSET_BLOW
            put_last(s, PILES, blow, ATTACK)
            put_all_last(s, PILES, CLAWS + keeper, ATTACK_DISCARD)
            event_target = s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:86")]
            if s.noting:
                note_event(s, EVENT_ATTACKED, open_to(s, PILES, [blow]), [blow, event_target])
            st[-2] = AFTER_DEFEND
            st += [you, blow, 0, 0, BEGIN, VERB_DEFEND]
            if defend(s):
                return True
            pc = AFTER_DEFEND
        if pc == AFTER_DEFEND:  # hunt.law:88  if not (defended of blow)
            blow = st[-4]
            if not defended(s, blow):
                # hunt.law:89  as keeper
                blow = st[-4]
                keeper = st[-3]
                you_2 = keeper
                st[-2] = AFTER_STRIKES
                if run_attack_card_strikes(s, you_2, blow):
                    return True
            pc = AFTER_STRIKES
        if pc == AFTER_STRIKES:  # hunt.law:91  if not (ended_now of hunt)
            if not s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:91")]:
                # hunt.law:92  draw_cards 1
                you = st[-5]
                st[-2] = AFTER_DRAW_CARDS
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
                pc = AFTER_DRAW_CARDS
            else:
                pc = THEN_PUT
        if pc == AFTER_DRAW_CARDS:  # hunt.law:93  if defence + insight of you is at least weakness of blow
            blow = st[-4]
            you = st[-5]
            if defence(s) + insight(s, you) >= ATTACK_CARD_WEAKNESS[blow]:
                # hunt.law:94  draw_cards 1
                you = st[-5]
                st[-2] = AFTER_DRAW_CARDS_2
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
            pc = AFTER_DRAW_CARDS_2
        if pc == AFTER_DRAW_CARDS_2:  # hunt.law:95  deal (draws of blow) from attack_deck to claws of keeper
            blow = st[-4]
            keeper = st[-3]
            deal(s, PILES, ATTACK_CARD_DRAWS[blow], ATTACK_DECK, CLAWS + keeper, TYPE_ATTACK_CARD)
            pc = THEN_PUT
        if pc == THEN_PUT:  # hunt.law:96  put blow into attack_discard
            blow = st[-4]
            you = st[-5]
            put_last(s, PILES, blow, ATTACK_DISCARD)
            put_all_last(s, PILES, FIELDED + you, COMBAT_DISCARD)
            s.memo_battle_value = {}
            pc = DONE
        if pc == THEN_END_HUNT_2:  # hunt.law:99  end_hunt
            you = st[-5]
            end_hunt(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# hunt.law:101  verb defend against blow: attack_card
def defend(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:103  repeat while your hand is not empty
            you = st[-6]
            if len(s.piles[HAND + you]) > 0:
                # hunt.law:104  choose c from your hand asking "Which Combat card do you play in defence against…
                blow = st[-5]
                st[-3] = blow
                pc = ASK_C
            else:
                pc = DONE
        if pc == ASK_C:  # hunt.law:104  choose c from your hand asking "Which Combat card do you play in defence…
            you = st[-6]
            legal = [c + OFFSET_DEFEND_C for c in s.piles[HAND + you]]
            legal.append(STOP_DEFENDING)
            s.player = you
            s.site = DECISION_DEFEND_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # hunt.law:104  answered: choose c from your hand asking "Which Combat card do you play in…
            if s.answer == STOP_DEFENDING:
                pc = DONE
                continue
            c = st[-4] = s.answer - OFFSET_DEFEND_C
            pc = THEN_PUT
        if pc == THEN_PUT:  # hunt.law:105  put c into your fielded
            c = st[-4]
            you = st[-6]
            put_last(s, PILES, c, FIELDED + you)
            s.memo_battle_value = {}
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # hunt.law:103  repeat while your hand is not empty
            pc = BEGIN
            continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# hunt.law:116  verb hero_round
def hero_round(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:118  let dealt = 0
            dealt = st[-4] = 0
            pc = ASK_W
        if pc == TAKE_W:  # hunt.law:120  answered: choose w from open_wounds of hunt's prey where can strike it…
            if s.answer == END_YOUR_ROUND:
                pc = THEN_IF
                continue
            w = st[-3] = s.answer - OFFSET_HERO_ROUND_W
            pc = THEN_STRIKE_WOUND
        if pc == THEN_IF:  # hunt.law:130  if dealt is 0
            dealt = st[-4]
            you = st[-5]
            if dealt == 0:
                end_hunt(s, you)
            pc = DONE
        if pc == THEN_STRIKE_WOUND:  # hunt.law:121  strike_wound w
            w = st[-3]
            you = st[-5]
            st[-2] = AFTER_STRIKE_WOUND
            st += [you, w, BEGIN, VERB_STRIKE_WOUND]
            if strike_wound(s):
                return True
            pc = AFTER_STRIKE_WOUND
        if pc == AFTER_STRIKE_WOUND:  # hunt.law:122  raise dealt by 1
            dealt = st[-4]
            dealt = st[-4] = dealt + 1
            if len(open_wounds(s, s.hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:123")])) == 0:
                # hunt.law:124  killed of hunt becomes yes
                you = st[-5]
                s.hunt_killed[require(len(s.hunt_hunter) - 1, "hunt.law:124")] = True
                end_hunt(s, you)
                pc = DONE
            else:
                # hunt.law:127  if ended_now of hunt
                pc = DONE if s.hunt_ended_now[require(len(s.hunt_hunter) - 1, "hunt.law:127")] else THEN_REPEAT
        if pc == THEN_REPEAT:  # hunt.law:119  repeat
            pc = ASK_W
        if pc == ASK_W:  # hunt.law:120  choose w from open_wounds of hunt's prey where can strike it asking "Which…
            you = st[-5]
            hunt_prey = s.hunt_prey
            legal = [
                w + OFFSET_HERO_ROUND_W
                for w in open_wounds(s, hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:120")])
                if can_strike(s, w, you)
            ]
            legal.append(END_YOUR_ROUND)
            s.player = you
            s.site = DECISION_HERO_ROUND_W
            s.legal = legal
            st[-2] = TAKE_W
            return True
        if pc == DONE:  # done
            del st[-5:]
            return False


# hunt.law:134  verb strike_wound w: wound
def strike_wound(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:136  choose c from your hand where can match it to weapon of w
            w = st[-3]
            you = st[-4]
            legal = [
                c + OFFSET_STRIKE_WOUND_C_1
                for c in s.piles[HAND + you]
                if can_match(s, c, WOUND_WEAPON[w])
                and (
                    WOUND_SECOND[w] == -1
                    or any(
                        d != c and can_match(s, d, require(WOUND_SECOND[w], "hunt.law:137"))
                        for d in s.piles[HAND + you]
                    )
                )
            ]
            if legal:
                s.player = you
                s.site = DECISION_STRIKE_WOUND_C_1
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = AFTER_USE_IN_HUNT
        if pc == TAKE_C:  # hunt.law:136  answered: choose c from your hand where can match it to weapon of w
            you = st[-4]
            c = s.answer - OFFSET_STRIKE_WOUND_C_1
            st[-2] = AFTER_USE_IN_HUNT
            st += [you, c, 0, BEGIN, VERB_USE_IN_HUNT]
            if use_in_hunt(s):
                return True
            pc = AFTER_USE_IN_HUNT
        if pc == AFTER_USE_IN_HUNT:  # hunt.law:141  if second of w is not nothing
            w = st[-3]
            pc = ASK_C if WOUND_SECOND[w] != -1 else AFTER_USE_IN_HUNT_2
        if pc == ASK_C:  # hunt.law:142  choose c from your hand where can match it to second of w asking "Which…
            w = st[-3]
            you = st[-4]
            legal = [
                c + OFFSET_STRIKE_WOUND_C_2
                for c in s.piles[HAND + you]
                if can_match(s, c, require(WOUND_SECOND[w], "hunt.law:142"))
            ]
            if legal:
                s.player = you
                s.site = DECISION_STRIKE_WOUND_C_2
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = AFTER_USE_IN_HUNT_2
        if pc == TAKE_C_2:  # hunt.law:142  answered: choose c from your hand where can match it to second of w asking…
            you = st[-4]
            c = s.answer - OFFSET_STRIKE_WOUND_C_2
            st[-2] = AFTER_USE_IN_HUNT_2
            st += [you, c, 0, BEGIN, VERB_USE_IN_HUNT]
            if use_in_hunt(s):
                return True
            pc = AFTER_USE_IN_HUNT_2
        if pc == AFTER_USE_IN_HUNT_2:  # hunt.law:146  cover w
            w = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_COVER]
            if cover(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:148  verb use_in_hunt c: combat_card
def use_in_hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:150  put c into combat_discard
            c = st[-4]
            put_last(s, PILES, c, COMBAT_DISCARD)
            s.memo_battle_value = {}
            st[-3] = c
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # hunt.law:151  may "use the Hunt effect of {c}"
            you = st[-5]
            s.player = you
            s.site = DECISION_USE_IN_HUNT_OPTION
            s.legal = [USE_THE_HUNT_EFFECT_OF, NO_USE_IN_HUNT_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # hunt.law:151  answered: may "use the Hunt effect of {c}"
            pc = THEN_RUN if s.answer == USE_THE_HUNT_EFFECT_OF else DONE
        if pc == THEN_RUN:  # hunt.law:152  run hunts of c
            c = st[-4]
            you = st[-5]
            st[-2] = DONE
            if run_combat_card_hunts(s, you, c):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# hunt.law:156  verb cover w: wound
def cover(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:158  announce wounded w by you
            w = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_WOUNDED, EVERYBODY, [w, you])
            s.wound_mark[w - 118] = you
            s.memo_open_wounds = {}
            if WOUND_REWARD[w] == ALLIANCE:
                # hunt.law:162  ally_any
                you = st[-4]
                st[-2] = DONE
                st += [you, BEGIN, VERB_ALLY_ANY]
                if ally_any(s):
                    return True
                pc = DONE
            else:
                # hunt.law:160  depending on reward of w
                w = st[-3]
                if WOUND_REWARD[w] == CLERGY:
                    # hunt.law:164  gain_priests 1
                    you = st[-4]
                    gain_priests(s, you, 1)
                    pc = DONE
                else:
                    # hunt.law:160  depending on reward of w
                    w = st[-3]
                    if WOUND_REWARD[w] == GROWTH:
                        # hunt.law:166  strengthen_one
                        you = st[-4]
                        st[-2] = DONE
                        st += [you, BEGIN, VERB_STRENGTHEN_ONE]
                        if strengthen_one(s):
                            return True
                        pc = DONE
                    else:
                        # hunt.law:160  depending on reward of w
                        w = st[-3]
                        if WOUND_REWARD[w] == RUNE:
                            # hunt.law:168  gain_runes 1
                            you = st[-4]
                            st[-2] = DONE
                            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
                            if gain_runes(s):
                                return True
                            pc = DONE
                        else:
                            # hunt.law:160  depending on reward of w
                            w = st[-3]
                            pc = DONE if WOUND_REWARD[w] == PLAIN else DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# hunt.law:172  verb extra_wound
def extra_wound(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # hunt.law:174  choose w from open_wounds of hunt's prey asking "Which Wound do you deal?"
            you = st[-3]
            hunt_prey = s.hunt_prey
            legal = [
                w + OFFSET_EXTRA_WOUND_W
                for w in open_wounds(s, hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:174")])
            ]
            if legal:
                s.player = you
                s.site = DECISION_EXTRA_WOUND_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # hunt.law:174  answered: choose w from open_wounds of hunt's prey asking "Which Wound do…
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


# hunt.law:10  event hunt_begun by hunter: player against prey: beast
def match_before_hunt_begun(s: State, hunter_: int, prey: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    this = BEOWULF
    if s.at[this] <= -2:
        owner = s.hero_master[this - 52]
        # heroes.law:23  Beowulf: may before hunt_begun where hunter is you and can_bleed of you
        if owner != 0 and hunter_ == owner and can_bleed(s, owner):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# hunt.law:10  event hunt_begun by hunter: player against prey: beast
def before_hunt_begun(s: State) -> bool:
    """Run what is triggered before the event hunt_begun."""
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
            hunter_ = st[-4]
            prey = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [hunter_, prey, this, owner, BEGIN, VERB_BEOWULF_BEFORE_HUNT_BEGUN]
                if beowulf_before_hunt_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# hunt.law:10  event hunt_begun by hunter: player against prey: beast
def match_after_hunt_begun(s: State, hunter_: int, prey: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # artifacts.law:9  Mjolnir: may when hunt_begun where hunter is you and charged of this
            if this == MJOLNIR and hunter_ == owner and s.artifact_charged[this - 219]:
                matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# hunt.law:10  event hunt_begun by hunter: player against prey: beast
def after_hunt_begun(s: State) -> bool:
    """Run what is triggered by the event hunt_begun."""
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
            hunter_ = st[-4]
            prey = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [hunter_, prey, this, owner, BEGIN, VERB_MJOLNIR_WHEN_HUNT_BEGUN]
                if mjolnir_when_hunt_begun(s):
                    return True
            pc = CHOOSE_TRIGGER


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import run_attack_card_strikes, run_combat_card_hunts
from lawspeaker_games.ragnarok.steps_armies import strengthen_one
from lawspeaker_games.ragnarok.steps_artifacts import mjolnir_when_hunt_begun
from lawspeaker_games.ragnarok.steps_beasts import slay, unmark
from lawspeaker_games.ragnarok.steps_heroes import beowulf_before_hunt_begun
from lawspeaker_games.ragnarok.steps_heroics import ally_any, draw_cards, gain_priests, gain_runes, injure, trim
