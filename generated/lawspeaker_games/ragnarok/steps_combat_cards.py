"""Lords of Ragnarok: verbs, events and phases of combat_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_card
from lawspeaker_games.ragnarok.tables import (
    AFTER_DRAW_CARDS,
    ALL_MONSTERS,
    ASK_C,
    ASK_OPTION,
    ASK_X,
    ATTACK_DISCARD,
    BEGIN,
    CLAWS,
    COMBAT_DISCARD,
    DONE,
    EFFECT_BLUNT_ARROW_BATTLES,
    EFFECT_BOAR_SPEAR_BATTLES,
    EFFECT_BOAR_SPEAR_HUNTS,
    EFFECT_GRAVE_SWORD_BATTLES,
    EFFECT_GREAT_AXE_BATTLES,
    EFFECT_LONG_SPEAR_BATTLES,
    HAND,
    PILES,
    PLAIN,
    TAKE_C,
    TAKE_OPTION,
    TAKE_W,
    TAKE_X,
    THEN_BREAK_OFF,
    VERB_DISCARD_CARDS,
    VERB_DRAW_CARDS,
    VERB_EXTRA_WOUND,
    VERB_FIELD_ANOTHER,
    WOUND_PREY,
    WOUND_REWARD,
    WOUNDS,
)
from lawspeaker_games.ragnarok.values import open_wounds, rival
from lawspeaker_runtime.piles.moves import put_last
from lawspeaker_runtime.state.effects_and_triggers import begin_effect
from lawspeaker_runtime.state.selection import require
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
OFFSET_BEARDED_AXE_HUNTS_AFTER_W: Final = 1680
DECISION_BEARDED_AXE_HUNTS_AFTER_W: Final = 92
DECLINE_BEARDED_AXE_HUNTS_AFTER_W: Final = 1854
OFFSET_GREAT_AXE_HUNTS_AFTER_C: Final = 1681
DECISION_GREAT_AXE_HUNTS_AFTER_C: Final = 93
DECLINE_GREAT_AXE_HUNTS_AFTER_C: Final = 1890
END_THE_HUNT: Final = 1891
NO_BLUNT_ARROW_HUNTS_AFTER_OPTION: Final = 1892
DECISION_BLUNT_ARROW_HUNTS_AFTER_OPTION: Final = 94
OFFSET_X: Final = 1577
DECISION_X: Final = 91


# combat_cards.law:2  card Grave Sword
def grave_sword_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_GRAVE_SWORD_BATTLES, you, this, [])


# combat_cards.law:14  card Long Spear
def long_spear_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_LONG_SPEAR_BATTLES, you, this, [])


# combat_cards.law:28  card Bearded Axe
def bearded_axe_battles(s: State, you: int, this: int) -> None:
    discard_random(s, you, 1, rival(s, you))


# combat_cards.law:40  card Boar Spear
def boar_spear_battles(s: State, you: int, this: int) -> None:
    if s.battle_defender[require(len(s.battle_ground) - 1, "combat_cards.law:48")] == you:
        begin_effect(s, EFFECT_BOAR_SPEAR_BATTLES, you, this, [])
        s.memo_battle_value = {}


# combat_cards.law:68  card Great Axe
def great_axe_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_GREAT_AXE_BATTLES, you, this, [foe])


# combat_cards.law:83  card Blunt Arrow
def blunt_arrow_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_BLUNT_ARROW_BATTLES, you, this, [foe])


# combat_cards.law:40  card Boar Spear
def boar_spear_hunts(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_BOAR_SPEAR_HUNTS, you, this, [])


# combat_cards.law:2  card Grave Sword
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


# combat_cards.law:28  card Bearded Axe
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


# combat_cards.law:68  card Great Axe
def great_axe_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:73  if hunt's prey is monster and open_wounds of hunt's prey is not empty
            pc = (
                ASK_C
                if s.hunt_prey[require(len(s.hunt_hunter) - 1, "combat_cards.law:73")] in ALL_MONSTERS
                and len(open_wounds(s, s.hunt_prey[require(len(s.hunt_hunter) - 1, "combat_cards.law:73")])) > 0
                else DONE
            )
        if pc == ASK_C:  # combat_cards.law:74  may choose c from your hand asking "Which Combat card do you discard…
            you = st[-4]
            legal = [c + OFFSET_GREAT_AXE_HUNTS_AFTER_C for c in s.piles[HAND + you]]
            if legal:
                legal.append(DECLINE_GREAT_AXE_HUNTS_AFTER_C)
                s.player = you
                s.site = DECISION_GREAT_AXE_HUNTS_AFTER_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:74  answered: may choose c from your hand asking "Which Combat card do…
            you = st[-4]
            if s.answer == DECLINE_GREAT_AXE_HUNTS_AFTER_C:
                pc = DONE
                continue
            c = s.answer - OFFSET_GREAT_AXE_HUNTS_AFTER_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            invalidate_things_card(s)
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXTRA_WOUND]
            if extra_wound(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:83  card Blunt Arrow
def blunt_arrow_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:88  if open_wounds of hunt's prey is not empty
            pc = (
                ASK_OPTION
                if len(open_wounds(s, s.hunt_prey[require(len(s.hunt_hunter) - 1, "combat_cards.law:88")])) > 0
                else DONE
            )
        if pc == ASK_OPTION:  # combat_cards.law:89  may "end the Hunt" asking "Blunt Arrow: do you end the Hunt…
            you = st[-4]
            s.player = you
            s.site = DECISION_BLUNT_ARROW_HUNTS_AFTER_OPTION
            s.legal = [END_THE_HUNT, NO_BLUNT_ARROW_HUNTS_AFTER_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # combat_cards.law:89  answered: may "end the Hunt" asking "Blunt Arrow: do you end the…
            pc = THEN_BREAK_OFF if s.answer == END_THE_HUNT else DONE
        if pc == THEN_BREAK_OFF:  # combat_cards.law:90  break_off
            you = st[-4]
            break_off(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:51  card Yew Bow
def yew_bow_battles(s: State) -> bool:
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


# combat_cards.law:59  card Twin Edge
def twin_edge_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:67  field_another
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIELD_ANOTHER]
            if field_another(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:14  card Long Spear
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


# combat_cards.law:51  card Yew Bow
def yew_bow_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:56  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:59  card Twin Edge
def twin_edge_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:64  draw_cards 1
            you = st[-4]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # combat_cards.law:65  discard_cards 1 by you
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, you, 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
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
from lawspeaker_games.ragnarok.steps_battle import field_another
from lawspeaker_games.ragnarok.steps_heroics import discard_cards, discard_random, draw_cards
from lawspeaker_games.ragnarok.steps_hunt import break_off, extra_wound
