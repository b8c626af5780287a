"""Lords of Ragnarok: verbs, events and phases of combat_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import BEGIN, DONE, VERB_DRAW_CARDS, VERB_EXTRA_WOUND, VERB_GAIN_RUNES, VERB_HEAL


# combat_cards.law:2  combat_card Sword
def sword_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:8  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:9  combat_card Spear
def spear_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:14  gain_runes 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:17  combat_card "Axe"
def axe_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:22  heal 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:23  combat_card "Bow"
def bow_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:29  extra_wound
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXTRA_WOUND]
            if extra_wound(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:9  combat_card Spear
def spear_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:16  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes, heal
from lawspeaker_games.ragnarok.steps_hunt import extra_wound
