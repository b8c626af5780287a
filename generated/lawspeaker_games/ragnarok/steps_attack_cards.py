"""Lords of Ragnarok: verbs, events and phases of attack_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_field_wound_mark
from lawspeaker_games.ragnarok.tables import (
    AFTER_INJURE,
    ASK_R,
    BEGIN,
    CARD_WEAPON,
    COMBAT_DISCARD,
    DONE,
    EFFECT_BALEFUL_EYE_STRIKES,
    EFFECT_CHOKING_BREATH_STRIKES,
    EFFECT_HIDE_OF_IRON_STRIKES,
    EFFECT_MAUL,
    EFFECT_RALLY_BEAST,
    FIRST_WOUND,
    GOODS,
    HAND,
    NEXT_U,
    PILES,
    TAKE_K,
    TAKE_R,
    TAKE_W,
    VERB_DISCARD_CARDS,
    VERB_INJURE,
    VERB_LOSE_RUNES,
    VERB_MAUL,
    VERB_SPECIAL_ATTACK,
    VERB_WEAKEN,
    WEAPON_COUNT,
)
from lawspeaker_games.ragnarok.values import hunter, purse_, rune_count, scars_of_quarry, seat, total_, troops
from lawspeaker_runtime.piles.moves import put_list_last
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import is_over
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect

# Decisions and their actions.
FIRST_CRUSHING_BLOW_STRIKES_R: Final = 2238
DECISION_CRUSHING_BLOW_STRIKES_R: Final = 112
FIRST_SWEEPING_TAIL_STRIKES_K: Final = 2243
DECISION_SWEEPING_TAIL_STRIKES_K: Final = 113
OFFSET_CLOSING_WOUNDS_STRIKES_W: Final = 2127
DECISION_CLOSING_WOUNDS_STRIKES_W: Final = 114


# attack_cards.law:117  verb close_wound w: wound
def close_wound(s: State, you: int, w: int) -> None:
    s.wound_mark[w - FIRST_WOUND] = 0
    invalidate_field_wound_mark(s)
    if check_endings(s):
        return


# attack_cards.law:120  verb rally_beast
def rally_beast(s: State, you: int) -> None:
    begin_effect(s, EFFECT_RALLY_BEAST, you, -1, [])


# attack_cards.law:47  assault "Into the Mist"
def into_the_mist_strikes(s: State, you: int, this: int) -> None:
    end_hunt(s, you)


# attack_cards.law:63  assault Baleful Eye
def baleful_eye_strikes(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_BALEFUL_EYE_STRIKES, you, this, [])


# attack_cards.law:78  assault "Hide of Iron"
def hide_of_iron_strikes(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_HIDE_OF_IRON_STRIKES, you, this, [])


# attack_cards.law:103  assault Choking Breath
def choking_breath_strikes(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_CHOKING_BREATH_STRIKES, you, this, [])


# attack_cards.law:109  instead of recover where doer is hunter
def choking_breath_instead_recover(s: State, blow: int, doer: int, this: int, you: int) -> int:
    return 1


# attack_cards.law:124  verb maul p: player
def maul(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:126  injure p by 1
            p = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_MAUL, you, -1, [p])
            st[-2] = AFTER_INJURE
            st += [you, p, 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = AFTER_INJURE
        if pc == AFTER_INJURE:  # attack_cards.law:126  injure p by 1
            end_effect(s, EFFECT_MAUL)
            del st[-4:]
            return False


# attack_cards.law:2  assault Special Attack
def special_attack_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:7  special_attack
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SPECIAL_ATTACK]
            if special_attack(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:8  assault Savage Bite
def savage_bite_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:13  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:14  assault Crushing Blow
def crushing_blow_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:19  maul hunter
            you = st[-4]
            st[-2] = ASK_R
            st += [you, hunter(s), BEGIN, VERB_MAUL]
            if maul(s):
                return True
            pc = ASK_R
        if pc == ASK_R:  # attack_cards.law:20  choose r from purse of hunter asking "Which Rune does the hunter lose?"
            you = st[-4]
            legal = [r + FIRST_CRUSHING_BLOW_STRIKES_R for r in purse_(s, hunter(s))]
            if legal:
                s.player = you
                s.site = DECISION_CRUSHING_BLOW_STRIKES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # attack_cards.law:20  answered: choose r from purse of hunter asking "Which Rune does the…
            r = s.answer - FIRST_CRUSHING_BLOW_STRIKES_R
            goods.lose_one(s, s.goods, GOODS, hunter(s), r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:24  assault Deafening Roar
def deafening_roar_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:29  discard_cards 1 by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:30  assault Sweeping Tail
def sweeping_tail_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:35  choose k from weapons asking "Which weapon does the tail sweep away?"
            you = st[-4]
            legal = [k + FIRST_SWEEPING_TAIL_STRIKES_K for k in range(WEAPON_COUNT)]
            if legal:
                s.player = you
                s.site = DECISION_SWEEPING_TAIL_STRIKES_K
                s.legal = legal
                st[-2] = TAKE_K
                return True
            pc = DONE
        if pc == TAKE_K:  # attack_cards.law:35  answered: choose k from weapons asking "Which weapon does the tail…
            k = s.answer - FIRST_SWEEPING_TAIL_STRIKES_K
            put_list_last(s, PILES, [c for c in s.piles[HAND + hunter(s)] if CARD_WEAPON[c] == k], COMBAT_DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:37  assault Closing Wounds
def closing_wounds_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:43  choose w from scars_of_quarry asking "Which Wound closes?"
            you = st[-4]
            legal = [w + OFFSET_CLOSING_WOUNDS_STRIKES_W for w in scars_of_quarry(s)]
            if legal:
                s.player = you
                s.site = DECISION_CLOSING_WOUNDS_STRIKES_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # attack_cards.law:43  answered: choose w from scars_of_quarry asking "Which Wound closes?"
            you = st[-4]
            w = s.answer - OFFSET_CLOSING_WOUNDS_STRIKES_W
            close_wound(s, you, w)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:53  assault Trample
def trample_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:58  if (total of hunter in seat of hunter) is at least 1
            if total_(s, hunter(s), seat(s, hunter(s))) >= 1:
                # attack_cards.law:59  each u among (troops of hunter in seat of hunter)
                u_left = s.lists[-1] = list(troops(s, hunter(s), seat(s, hunter(s))))
                pc = NEXT_U
            else:
                # attack_cards.law:62  injure hunter by 1
                you = st[-4]
                st[-2] = DONE
                st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
                if injure(s):
                    return True
                pc = DONE
        if pc == NEXT_U:  # attack_cards.law:59  each u among (troops of hunter in seat of hunter)
            u_left = s.lists[-1]
            you = st[-4]
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
        if pc == DONE:  # done
            del st[-4:]
            del s.lists[-1:]
            return False


# attack_cards.law:71  assault Unstoppable Rush
def unstoppable_rush_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:77  special_attack
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SPECIAL_ATTACK]
            if special_attack(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:85  assault "Rune-Eater"
def rune_eater_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:90  if rune_count of hunter is at least 1
            if rune_count(s, hunter(s)) >= 1:
                # attack_cards.law:91  lose_runes 1 by hunter
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, hunter(s), 0, BEGIN, VERB_LOSE_RUNES]
                if lose_runes(s):
                    return True
                pc = DONE
            else:
                # attack_cards.law:93  discard_random 2 by hunter
                you = st[-4]
                discard_random(s, you, 2, hunter(s))
                pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:94  assault Cornered Beast
def cornered_beast_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:101  injure hunter by 1
            you = st[-4]
            st[-2] = AFTER_INJURE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = AFTER_INJURE
        if pc == AFTER_INJURE:  # attack_cards.law:102  rally_beast
            you = st[-4]
            rally_beast(s, you)
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_armies import weaken
from lawspeaker_games.ragnarok.steps_heroics import discard_cards, discard_random, injure, lose_runes
from lawspeaker_games.ragnarok.steps_hunt import end_hunt, special_attack
