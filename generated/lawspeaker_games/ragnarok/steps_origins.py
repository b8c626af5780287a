"""Lords of Ragnarok: verbs, events and phases of origins.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ASK_F,
    BEGIN,
    DONE,
    FIRST_FORGE,
    FORGES,
    INFLUENCE,
    MIGHT,
    PRESENT_REGIONS,
    REALMS,
    REGION_JOINED,
    TAKE_F,
    TAKE_R,
    TAKE_W,
    THEN_GAIN_PRIESTS_1,
    THEN_MUSTER_2,
    THEN_TAKE_REGIONS,
    VERB_ALLY,
    VERB_DRAW_CARDS,
    VERB_EMPTY_FORGE,
    VERB_GAIN_RUNES,
    VERB_STRENGTHEN_ONE,
    VERB_TAKE_REGIONS,
    WISDOM,
)
from lawspeaker_games.ragnarok.values import can_found, harbour, seat

# Decisions and their actions.
OFFSET_F: Final = 1475
DECISION_F: Final = 83
FIRST_NJORDSSON_NJORDSDOTTIR_BONUS_R: Final = 1560
DECISION_NJORDSSON_NJORDSDOTTIR_BONUS_R: Final = 84
OFFSET_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS_W: Final = 1549
DECISION_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS_W: Final = 85


# origins.law:3  origin "Odisson/Odisdottir"
def odisson_odisdottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:6  gain_runes 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:7  origin "Thorsson/Thorsdottir"
def thorsson_thorsdottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:9  raise_attribute might by 1
            you = st[-4]
            raise_attribute(s, you, MIGHT, 1)
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:11  origin "Freyjuson/Freyjudottir"
def freyjuson_freyjudottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:13  raise_attribute wisdom by 1
            you = st[-4]
            raise_attribute(s, you, WISDOM, 1)
            pc = ASK_F
        if pc == ASK_F:  # origins.law:14  choose f from forges where laden of it asking "Of which Forge do you take…
            you = st[-4]
            forge_laden = s.forge_laden
            legal = [f + OFFSET_F for f in FORGES if forge_laden[f - FIRST_FORGE]]
            if legal:
                s.player = you
                s.site = DECISION_F
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = DONE
        if pc == TAKE_F:  # origins.law:14  answered: choose f from forges where laden of it asking "Of which Forge do…
            you = st[-4]
            f = s.answer - OFFSET_F
            st[-2] = DONE
            st += [you, f, you, BEGIN, VERB_EMPTY_FORGE]
            if empty_forge(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:18  origin "Tyrsson/Tyrsdottir"
def tyrsson_tyrsdottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:20  raise_attribute influence by 1
            you = st[-4]
            raise_attribute(s, you, INFLUENCE, 1)
            st[-2] = DONE
            st += [you, BEGIN, VERB_STRENGTHEN_ONE]
            if strengthen_one(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:22  origin "Njordsson/Njordsdottir"
def njordsson_njordsdottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:24  choose r from regions where (coast from it to harbour of you) and can found…
            you = st[-4]
            legal = [
                r + FIRST_NJORDSSON_NJORDSDOTTIR_BONUS_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if harbour(s, you) in REGION_JOINED[1][r] and can_found(s, r)
            ]
            if legal:
                s.player = you
                s.site = DECISION_NJORDSSON_NJORDSDOTTIR_BONUS_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_MUSTER_2
        if pc == TAKE_R:  # origins.law:24  answered: choose r from regions where (coast from it to harbour of you)…
            you = st[-4]
            r = s.answer - FIRST_NJORDSSON_NJORDSDOTTIR_BONUS_R
            muster(s, you, 2, r)
            pc = THEN_TAKE_REGIONS
        if pc == THEN_MUSTER_2:  # origins.law:27  muster 2 in seat of you
            you = st[-4]
            muster(s, you, 2, seat(s, you))
            pc = THEN_TAKE_REGIONS
        if pc == THEN_TAKE_REGIONS:  # origins.law:28  take_regions
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# origins.law:29  origin "Heimdallsson/Heimdallsdottir"
def heimdallsson_heimdallsdottir_bonus(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # origins.law:31  choose w from realms where (gate from it to seat of you) asking "With which…
            you = st[-4]
            legal = [
                w + OFFSET_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS_W for w in REALMS if seat(s, you) in REGION_JOINED[3][w]
            ]
            if legal:
                s.player = you
                s.site = DECISION_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = THEN_GAIN_PRIESTS_1
        if pc == TAKE_W:  # origins.law:31  answered: choose w from realms where (gate from it to seat of you) asking…
            you = st[-4]
            w = s.answer - OFFSET_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS_W
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_ALLY]
            if ally(s):
                return True
            pc = DONE
        if pc == THEN_GAIN_PRIESTS_1:  # origins.law:34  gain_priests 1
            you = st[-4]
            gain_priests(s, you, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import muster, strengthen_one, take_regions
from lawspeaker_games.ragnarok.steps_heroics import (
    ally,
    draw_cards,
    empty_forge,
    gain_priests,
    gain_runes,
    raise_attribute,
)
