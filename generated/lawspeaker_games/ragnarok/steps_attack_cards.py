"""Lords of Ragnarok: verbs, events and phases of attack_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import BEGIN, DONE, VERB_INJURE, VERB_SPECIAL_ATTACK
from lawspeaker_games.ragnarok.values import hunter


# attack_cards.law:16  attack_card "Into the Mist"
def into_the_mist_strikes(s: State, you: int, this: int) -> None:
    end_hunt(s, you)


# attack_cards.law:2  attack_card Special Attack
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


# attack_cards.law:9  attack_card Savage Bite
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


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import injure
from lawspeaker_games.ragnarok.steps_hunt import end_hunt, special_attack
