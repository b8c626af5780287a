"""Lords of Ragnarok: verbs, events and phases of attack_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import BEGIN, DONE, VERB_INJURE, VERB_LOSE_RUNES, VERB_SPECIAL_ATTACK
from lawspeaker_games.ragnarok.values import hunter, rune_count


# attack_cards.law:16  assault "Into the Mist"
def into_the_mist_strikes(s: State, you: int, this: int) -> None:
    end_hunt(s, you)


# attack_cards.law:2  assault Special Attack
def special_attack_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:8  special_attack
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SPECIAL_ATTACK]
            if special_attack(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:9  assault Savage Bite
def savage_bite_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:15  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# attack_cards.law:23  assault "Rune-Eater"
def rune_eater_strikes(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # attack_cards.law:28  if rune_count of hunter is at least 1
            if rune_count(s, hunter(s)) >= 1:
                # attack_cards.law:29  lose_runes 1 by hunter
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, hunter(s), 0, BEGIN, VERB_LOSE_RUNES]
                if lose_runes(s):
                    return True
                pc = DONE
            else:
                # attack_cards.law:31  discard_random 2 by hunter
                you = st[-4]
                discard_random(s, you, 2, hunter(s))
                pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import discard_random, injure, lose_runes
from lawspeaker_games.ragnarok.steps_hunt import end_hunt, special_attack
