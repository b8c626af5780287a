"""Lords of Ragnarok: verbs, events and phases of artifacts.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ALL_MONSTERS,
    ARMY_OWNER,
    ASK_M,
    ASK_OPTION,
    BEGIN,
    DONE,
    DONE_2,
    FAIL,
    NEXT_U,
    TAKE_M,
    TAKE_OPTION,
    TAKE_OPTION_2,
    THEN_CHARGED,
    THEN_EACH,
    VERB_DRAW_CARDS,
    VERB_GAIN_RUNES,
    VERB_WEAKEN,
    VERB_WOUND_BEAST,
)
from lawspeaker_games.ragnarok.values import seat
from lawspeaker_runtime.state.pile_state import place_of

# Decisions and their actions.
GUNGNIR_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 2029
NO_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 2030
DECISION_GUNGNIR_WHEN_BATTLE_BEGUN_OPTION: Final = 107
MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 2031
NO_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 2032
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1: Final = 108
A_MONSTER_IN_YOUR_HERO_S: Final = 2033
THE_ARMIES_OF_OTHERS_IN: Final = 2034
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_2: Final = 109
OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M: Final = 1922
DECISION_MJOLNIR_INSTEAD_MANOEUVRE_M: Final = 110
BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 2041
NO_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 2042
DECISION_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION: Final = 111


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


# artifacts.law:9  may instead of manoeuvre where doer is you and charged of this and can swing
def mjolnir_instead_manoeuvre(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:9  may instead of manoeuvre where doer is you and charged of this and can swing
            you = st[-3]
            s.player = you
            s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1
            s.legal = [MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1, NO_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:9  answered: may instead of manoeuvre where doer is you and charged of…
            pc = THEN_CHARGED if s.answer == MJOLNIR_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_1 else DONE_2
        if pc == THEN_CHARGED:  # artifacts.law:10  charged of this becomes no
            this = st[-4]
            s.artifact_charged[this - 259] = False
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # artifacts.law:11  choose one asking "Mjolnir: what does it strike?"
            you = st[-3]
            legal = []
            if any(place_of(s, m) == seat(s, you) for m in ALL_MONSTERS):
                legal.append(A_MONSTER_IN_YOUR_HERO_S)
            if any(
                ARMY_OWNER[u] != you
                for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == seat(s, you)]
            ):
                legal.append(THE_ARMIES_OF_OTHERS_IN)
            if legal:
                s.player = you
                s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_OPTION_2
                s.legal = legal
                st[-2] = TAKE_OPTION_2
                return True
            pc = FAIL
        if pc == TAKE_OPTION_2:  # artifacts.law:11  answered: choose one asking "Mjolnir: what does it strike?"
            pc = ASK_M if s.answer == A_MONSTER_IN_YOUR_HERO_S else THEN_EACH
        if pc == ASK_M:  # artifacts.law:13  choose m from monsters where place of it is seat of you asking "Which…
            you = st[-3]
            legal = [m + OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M for m in ALL_MONSTERS if place_of(s, m) == seat(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_MJOLNIR_INSTEAD_MANOEUVRE_M
                s.legal = legal
                st[-2] = TAKE_M
                return True
            pc = DONE
        if pc == TAKE_M:  # artifacts.law:13  answered: choose m from monsters where place of it is seat of you asking…
            you = st[-3]
            m = s.answer - OFFSET_MJOLNIR_INSTEAD_MANOEUVRE_M
            st[-2] = DONE
            st += [you, m, BEGIN, VERB_WOUND_BEAST]
            if wound_beast(s):
                return True
            pc = DONE
        if pc == THEN_EACH:  # artifacts.law:18  each u among (armies in seat of you) where owner of u is not you
            you = st[-3]
            u_left = s.lists[-1] = [
                u
                for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == seat(s, you)]
                if ARMY_OWNER[u] != you
            ]
            pc = NEXT_U
        if pc == NEXT_U:  # artifacts.law:18  each u among (armies in seat of you) where owner of u is not you
            u_left = s.lists[-1]
            you = st[-3]
            if len(u_left) == 0:
                pc = DONE
                continue
            u = u_left.pop(0)
            st[-2] = NEXT_U
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = NEXT_U
            continue
        if pc == FAIL:  # artifacts.law:21  fail
            s.result = 0
            s.failed = True
            del st[-5:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # artifacts.law:9  may instead of manoeuvre where doer is you and charged of this and can swing
            s.result = 1
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False
        if pc == DONE_2:  # done
            s.result = 0
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# artifacts.law:26  may when turn_begun where actor is you and charged of this
def brisingamen_when_turn_begun(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # artifacts.law:26  may when turn_begun where actor is you and charged of this
            you = st[-3]
            s.player = you
            s.site = DECISION_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION
            s.legal = [BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION, NO_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # artifacts.law:26  answered: may when turn_begun where actor is you and charged of this
            pc = THEN_CHARGED if s.answer == BRISINGAMEN_BRISINGAMEN_WHEN_TURN_BEGUN_OPTION else DONE
        if pc == THEN_CHARGED:  # artifacts.law:27  charged of this becomes no
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
from lawspeaker_games.ragnarok.steps_armies import weaken
from lawspeaker_games.ragnarok.steps_beasts import wound_beast
from lawspeaker_games.ragnarok.steps_heroics import draw_cards, gain_runes
