"""Lords of Ragnarok: verbs, events and phases of monsters.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_things_beast
from lawspeaker_games.ragnarok.tables import (
    AFTER_INJURE,
    AFTER_STRIDE,
    ASK_R,
    BEGIN,
    DONE,
    NEXT_P,
    PILES,
    TAKE_R,
    TYPE_REGION,
    VERB_DISCARD_CARDS,
    VERB_INJURE,
    VERB_RETREAT,
    VERB_STRIDE,
)
from lawspeaker_games.ragnarok.values import TABLE_NEAR, den, hunter, nemesis
from lawspeaker_runtime.piles.moves import place_thing
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import require

# Decisions and their actions.
FIRST_STRIDE_R: Final = 976
DECISION_STRIDE_R: Final = 39


# monsters.law:3  monster Draugr
def draugr_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:6")
    ]:
        weaken(s, you, u, 1)


# monsters.law:35  monster Hrungnir
def hrungnir_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:38")
    ]:
        weaken(s, you, u, 1)


# monsters.law:73  monster Garm
def garm_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:76")
    ]:
        weaken(s, you, u, 1)


# monsters.law:107  monster Fafnir
def fafnir_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:110")
    ]:
        weaken(s, you, u, 1)


# monsters.law:145  monster Hafgufa
def hafgufa_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:148")
    ]:
        weaken(s, you, u, 1)


# monsters.law:180  monster Hraesvelg
def hraesvelg_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(den(s, this), "monsters.law:183")
    ]:
        weaken(s, you, u, 1)


# monsters.law:250  verb stride b: beast
def stride(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:252  choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            st[-3] = b
            pc = ASK_R
        if pc == ASK_R:  # monsters.law:252  choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            you = st[-5]
            legal = [r + FIRST_STRIDE_R for r in TABLE_NEAR[require(den(s, b), "monsters.law:252")]]
            if legal:
                s.player = you
                s.site = DECISION_STRIDE_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # monsters.law:252  answered: choose r from near of den of b asking "Where does {b} go?"
            b = st[-4]
            r = s.answer - FIRST_STRIDE_R
            place_thing(s, PILES, b, r, TYPE_REGION)
            invalidate_things_beast(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# monsters.law:212  boss Loki
def loki_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:215  repeat 2 times
            times_left = st[-3] = 2
            pc = AFTER_STRIDE
        if pc == AFTER_STRIDE:  # monsters.law:215  repeat 2 times
            times_left = st[-3]
            if times_left > 0:
                # monsters.law:215  repeat 2 times
                times_left = st[-3]
                you = st[-7]
                times_left = st[-3] = times_left - 1
                st[-2] = AFTER_STRIDE
                st += [you, nemesis(s), 0, BEGIN, VERB_STRIDE]
                if stride(s):
                    return True
                pc = AFTER_STRIDE
                continue
            # monsters.law:217  each p among players starting with active
            p_to_come = st[-4] = s.players
            p_next = st[-5] = s.active
            pc = NEXT_P
        if pc == NEXT_P:  # monsters.law:217  each p among players starting with active
            p_next = st[-5]
            p_to_come = st[-4]
            this = st[-6]
            you = st[-7]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-4] = p_to_come - 1
            p = p_next
            p_next = st[-5] = p_next % s.players + 1
            st[-2] = NEXT_P
            st += [you, p, require(den(s, this), "monsters.law:218"), 0, 0, BEGIN, VERB_RETREAT]
            s.lists += [[]]
            if retreat(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-7:]
            return False


# monsters.law:3  monster Draugr
def draugr_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:9  injure hunter by 1
            you = st[-4]
            st[-2] = AFTER_INJURE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = AFTER_INJURE
        if pc == AFTER_INJURE:  # monsters.law:10  discard_cards 1 by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:35  monster Hrungnir
def hrungnir_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:41  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:73  monster Garm
def garm_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:79  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:107  monster Fafnir
def fafnir_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:113  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:145  monster Hafgufa
def hafgufa_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:151  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:180  monster Hraesvelg
def hraesvelg_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:186  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:212  boss Loki
def loki_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:220  injure hunter by 1
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
from lawspeaker_games.ragnarok.steps_armies import retreat, weaken
from lawspeaker_games.ragnarok.steps_heroics import discard_cards, injure
