"""Lords of Ragnarok: verbs, events and phases of combat_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_combat_card
from lawspeaker_games.ragnarok.tables import (
    ASK_X,
    ATTACK_DISCARD,
    BEGIN,
    CLAWS,
    COMBAT_DISCARD,
    DONE,
    EFFECT_BOAR_SPEAR_BATTLES,
    EFFECT_BOAR_SPEAR_HUNTS,
    EFFECT_GRAVE_SWORD_BATTLES,
    EFFECT_LONG_SPEAR_BATTLES,
    HAND,
    PILES,
    PLAIN,
    TAKE_W,
    TAKE_X,
    TYPE_COMBAT_CARD,
    VERB_DRAW_CARDS,
    WOUND_PREY,
    WOUND_REWARD,
    WOUNDS,
)
from lawspeaker_games.ragnarok.values import rival
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.effects_and_triggers import begin_effect
from lawspeaker_runtime.state.notes import NOTE_CHANCE, note
from lawspeaker_runtime.state.selection import require, require_any
from lawspeaker_runtime.visibility import knowledge
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
OFFSET_BEARDED_AXE_HUNTS_AFTER_W: Final = 1354
DECISION_BEARDED_AXE_HUNTS_AFTER_W: Final = 76
DECLINE_BEARDED_AXE_HUNTS_AFTER_W: Final = 1528
OFFSET_X: Final = 1251
DECISION_X: Final = 75


# combat_cards.law:2  combat_card Grave Sword
def grave_sword_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_GRAVE_SWORD_BATTLES, you, this, [])


# combat_cards.law:14  combat_card Long Spear
def long_spear_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_LONG_SPEAR_BATTLES, you, this, [])


# combat_cards.law:28  combat_card Bearded Axe
def bearded_axe_battles(s: State, you: int, this: int) -> None:
    if len(s.piles[HAND + rival(s, you)]) > 0:
        c = pick_from(s, require_any(list(s.piles[HAND + rival(s, you)]), "combat_cards.law:40"), TYPE_COMBAT_CARD)
        note(s, NOTE_CHANCE, TYPE_COMBAT_CARD, c, knowledge.seen_by(s, PILES, c))
        put_last(s, PILES, c, COMBAT_DISCARD)
        invalidate_things_combat_card(s)


# combat_cards.law:42  combat_card Boar Spear
def boar_spear_battles(s: State, you: int, this: int) -> None:
    if s.battle_defender[require(len(s.battle_ground) - 1, "combat_cards.law:50")] == you:
        begin_effect(s, EFFECT_BOAR_SPEAR_BATTLES, you, this, [])
        s.memo_battle_value = {}


# combat_cards.law:42  combat_card Boar Spear
def boar_spear_hunts(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_BOAR_SPEAR_HUNTS, you, this, [])


# combat_cards.law:2  combat_card Grave Sword
def grave_sword_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:8  if reward of hunt's target is plain
            if (
                WOUND_REWARD[
                    require(s.hunt_target[require(len(s.hunt_hunter) - 1, "combat_cards.law:8")], "combat_cards.law:8")
                ]
                == PLAIN
            ):
                # combat_cards.law:9  draw_cards 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:28  combat_card Bearded Axe
def bearded_axe_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:34  may choose w from wounds where prey of it is hunt's prey and mark of…
            you = st[-4]
            hunt_prey = s.hunt_prey
            wound_mark = s.wound_mark
            legal = [
                w + OFFSET_BEARDED_AXE_HUNTS_AFTER_W
                for w in WOUNDS
                if WOUND_PREY[w] == hunt_prey[require(len(s.hunt_hunter) - 1, "combat_cards.law:34")]
                and wound_mark[w - 120] != 0
                and wound_mark[w - 120] != you
            ]
            if legal:
                legal.append(DECLINE_BEARDED_AXE_HUNTS_AFTER_W)
                s.player = you
                s.site = DECISION_BEARDED_AXE_HUNTS_AFTER_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # combat_cards.law:34  answered: may choose w from wounds where prey of it is hunt's prey…
            you = st[-4]
            if s.answer == DECLINE_BEARDED_AXE_HUNTS_AFTER_W:
                pc = DONE
                continue
            w = s.answer - OFFSET_BEARDED_AXE_HUNTS_AFTER_W
            s.wound_mark[w - 120] = you
            s.memo_open_wounds = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:53  combat_card Yew Bow
def yew_bow_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:60  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:14  combat_card Long Spear
def long_spear_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:19  look at claws of hunt's keeper
            you = st[-4]
            show(
                s,
                PILES,
                you,
                list(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:19")]]),
            )
            pc = (
                ASK_X
                if len(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:20")]]) >= 2
                else DONE
            )
        if pc == ASK_X:  # combat_cards.law:21  choose x from claws of hunt's keeper asking "Which attack card does…
            you = st[-4]
            hunt_keeper = s.hunt_keeper
            legal = [
                x + OFFSET_X
                for x in s.piles[CLAWS + hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:21")]]
            ]
            if legal:
                s.player = you
                s.site = DECISION_X
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = DONE
        if pc == TAKE_X:  # combat_cards.law:21  answered: choose x from claws of hunt's keeper asking "Which attack…
            x = s.answer - OFFSET_X
            put_last(s, PILES, x, ATTACK_DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:53  combat_card Yew Bow
def yew_bow_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:58  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:12  when battle_won where victor is you
def battle_won_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:13  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import draw_cards
