"""Lords of Ragnarok: verbs, events and phases of artifacts.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import BEGIN, DONE, TAKE_OPTION, THEN_CHARGED, VERB_DRAW_CARDS, VERB_GAIN_RUNES

# Decisions and their actions.
GUNGNIR_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 1557
NO_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 1558
DECISION_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 80
MJOLNIR_MJOLNIR_WHEN_HUNT_BEGUN_OPTION: Final = 1559
NO_MJOLNIR_WHEN_HUNT_BEGUN_OPTION: Final = 1560
DECISION_MJOLNIR_WHEN_HUNT_BEGUN_OPTION: Final = 81
BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 1561
NO_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 1562
DECISION_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 82


# artifacts.law:4  may when battle_begun where attacker is you and charged of this
def gungnir_when_battle_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:4  may when battle_begun where attacker is you and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION
            s.legal = [GUNGNIR_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION, NO_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:4  answered: may when battle_begun where attacker is you and charged of…
            pc = THEN_CHARGED if s.answer == GUNGNIR_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION else DONE
        if pc == THEN_CHARGED:  # artifacts.law:5  charged of this becomes no
            this = st[-4]
            you = st[-3]
            s.artifact_charged[this - 259] = False
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# artifacts.law:9  may when hunt_begun where hunter is you and charged of this
def mjolnir_when_hunt_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:9  may when hunt_begun where hunter is you and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_MJOLNIR_WHEN_HUNT_BEGUN_OPTION
            s.legal = [MJOLNIR_MJOLNIR_WHEN_HUNT_BEGUN_OPTION, NO_MJOLNIR_WHEN_HUNT_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:9  answered: may when hunt_begun where hunter is you and charged of this
            pc = THEN_CHARGED if s.answer == MJOLNIR_MJOLNIR_WHEN_HUNT_BEGUN_OPTION else DONE
        if pc == THEN_CHARGED:  # artifacts.law:10  charged of this becomes no
            this = st[-4]
            you = st[-3]
            s.artifact_charged[this - 259] = False
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# artifacts.law:14  may when turn_begun where actor is you and charged of this
def brisingamen_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:14  may when turn_begun where actor is you and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION
            s.legal = [BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION, NO_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:14  answered: may when turn_begun where actor is you and charged of this
            pc = THEN_CHARGED if s.answer == BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION else DONE
        if pc == THEN_CHARGED:  # artifacts.law:15  charged of this becomes no
            this = st[-4]
            you = st[-3]
            s.artifact_charged[this - 259] = False
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes
