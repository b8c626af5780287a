"""Northgard: Uncharted Lands: verbs, events and phases of cards_early.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State, invalidate_effect_9
from lawspeaker_games.northgard.tables import (
    AFTER_BUILD,
    AFTER_EXPLORE,
    AFTER_FEAST,
    AFTER_MOVE,
    AFTER_RECRUIT,
    AFTER_RECRUIT_HERE,
    AFTER_SIFT,
    ASK_C,
    ASK_U,
    BEGIN,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    EFFECT_BODYGUARD_PLAYS,
    EFFECT_FUTURE_SIGHT_PLAYS,
    EFFECT_INTIMIDATE_PLAYS,
    EFFECT_MERCENARY_PLAYS,
    EFFECT_SCOUT_CAMP_PLAYS,
    EFFECT_SHIELDBEARERS_PLAYS,
    EFFECT_SIMPLE_LIVING_PLAYS,
    FAIL,
    FAIL_2,
    FIRST_COPY,
    HAND,
    PILES,
    TAKE_C,
    TAKE_OPTION,
    TAKE_T,
    TAKE_U,
    THEN_DRAW_1,
    THEN_PUSH_OUT,
    TILES_MAP,
    VERB_BUILD,
    VERB_EXPLORE,
    VERB_FEAST,
    VERB_MOVE,
    VERB_PUSH_OUT,
    VERB_RECRUIT,
    VERB_RECRUIT_HERE,
    VERB_SIFT,
    VERB_TRANSFER,
)
from lawspeaker_games.northgard.values import can_dislodge, can_draw, can_pick_card, can_recruit, controller, free
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.piles.unseen_moves import put_first_unseen, put_last_unseen
from lawspeaker_runtime.state.effects_and_triggers import begin_effect, end_effect
from lawspeaker_runtime.state.selection import different, require, require_player

# Decisions and their actions.
FIRST_PUSH_OUT_U: Final = 1391
DECISION_PUSH_OUT_U: Final = 15
TAKE_A_DISCARDED_CARD: Final = 158357
DRAW_A_CARD_NEGOTIATION_PLAYS_OPTION: Final = 158358
DECISION_NEGOTIATION_PLAYS_OPTION: Final = 95
OFFSET_NEGOTIATION_PLAYS_C: Final = 158250
DECISION_NEGOTIATION_PLAYS_C: Final = 96
FIRST_RECRUITMENT_PLAYS_T: Final = 158479
DECISION_RECRUITMENT_PLAYS_T: Final = 97
OFFSET_FUTURE_SIGHT_PLAYS_C: Final = 158524
DECISION_FUTURE_SIGHT_PLAYS_C: Final = 99
INTIMIDATE_INTIMIDATE_BEFORE_FOUGHT_OPTION: Final = 158631
NO_INTIMIDATE_BEFORE_FOUGHT_OPTION: Final = 158632
DECISION_INTIMIDATE_BEFORE_FOUGHT_OPTION: Final = 98


# cards_early.law:50  card Market Place
def market_place_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)
    if s.failed:
        s.undone = True
    s.failed = False


# cards_early.law:68  verb push_out
def push_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:70  let p = combat's defender
            p = st[-3] = s.combat_defender[require(len(s.combat_place) - 1, "cards_early.law:70")]
            if not can_dislodge(s, s.combat_place[require(len(s.combat_place) - 1, "cards_early.law:71")]):
                # cards_early.law:71  only if can dislodge from combat's place
                s.failed = True
                del st[-4:]
                return False
            pc = ASK_U
        if pc == ASK_U:  # cards_early.law:72  choose u from neighbours of combat's place where free of it or…
            p = st[-3]
            you = st[-4]
            combat_place = s.combat_place
            legal = [
                u + FIRST_PUSH_OUT_U
                for u in laid.neighbours(
                    TILES_MAP, s.map, combat_place[require(len(combat_place) - 1, "cards_early.law:72")]
                )
                if free(s, u) or controller(s, u) == p
            ]
            if legal:
                s.player = you
                s.site = DECISION_PUSH_OUT_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = FAIL_2
        if pc == TAKE_U:  # cards_early.law:72  answered: choose u from neighbours of combat's place where free of it…
            p = st[-3]
            you = st[-4]
            u = s.answer - FIRST_PUSH_OUT_U
            st[-2] = DONE
            st += [
                you,
                1,
                require_player(p, "cards_early.law:73"),
                s.combat_place[require(len(s.combat_place) - 1, "cards_early.law:73")],
                u,
                0,
                0,
                BEGIN,
                VERB_TRANSFER,
            ]
            if transfer(s):
                return True
            pc = DONE
        if pc == FAIL_2:  # cards_early.law:75  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:2  card Negotiation
def negotiation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:6  choose one
            you = st[-4]
            legal = []
            if len(s.piles[DISCARD + you]) > 0:
                legal.append(TAKE_A_DISCARDED_CARD)
            if can_draw(s, 1, you):
                legal.append(DRAW_A_CARD_NEGOTIATION_PLAYS_OPTION)
            if legal:
                s.player = you
                s.site = DECISION_NEGOTIATION_PLAYS_OPTION
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # cards_early.law:6  answered: choose one
            pc = ASK_C if s.answer == TAKE_A_DISCARDED_CARD else THEN_DRAW_1
        if pc == ASK_C:  # cards_early.law:8  choose c from different your discard
            you = st[-4]
            legal = [c + OFFSET_NEGOTIATION_PLAYS_C for c in different(s.piles[DISCARD + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = DECISION_NEGOTIATION_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # cards_early.law:8  answered: choose c from different your discard
            you = st[-4]
            c = s.answer - OFFSET_NEGOTIATION_PLAYS_C
            put_last_unseen(s, PILES, c, HAND + you)
            pc = DONE
        if pc == THEN_DRAW_1:  # cards_early.law:11  draw 1
            you = st[-4]
            draw_(s, you, 1)
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == FAIL:  # cards_early.law:13  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:14  card Scouts
def scouts_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:19  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:20  card Town Hall
def town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:25  recruit 1
            you = st[-4]
            st[-2] = AFTER_RECRUIT
            st += [you, 1, 0, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_early.law:25  recruit 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:26  card Merchant
def merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:30  sift 3 into 1 onto 0
            you = st[-4]
            st[-2] = AFTER_SIFT
            st += [you, 3, 1, 0, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = AFTER_SIFT
        if pc == AFTER_SIFT:  # cards_early.law:30  sift 3 into 1 onto 0
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:31  card Militia
def militia_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:35  move 2
            you = st[-4]
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:35  move 2
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:36  card Improved Villager Tools
def improved_villager_tools_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:41  build
            you = st[-4]
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_early.law:41  build
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:42  card Recruitment
def recruitment_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:46  choose t from territories where can recruit in it
            you = st[-4]
            legal = [t + FIRST_RECRUITMENT_PLAYS_T for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = DECISION_RECRUITMENT_PLAYS_T
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_early.law:46  answered: choose t from territories where can recruit in it
            you = st[-4]
            t = s.answer - FIRST_RECRUITMENT_PLAYS_T
            st[-2] = AFTER_RECRUIT_HERE
            st += [you, 2, t, 0, 0, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = AFTER_RECRUIT_HERE
        if pc == AFTER_RECRUIT_HERE:  # cards_early.law:47  recruit_here 2 in t
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # cards_early.law:49  fail
            s.failed = True
            del st[-4:]
            return False


# cards_early.law:54  card Mercenary
def mercenary_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:58  recruit 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_MERCENARY_PLAYS, you, this, [])
            invalidate_effect_9(s)
            st[-2] = AFTER_RECRUIT
            st += [you, 1, 0, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_early.law:58  recruit 1
            end_effect(s, EFFECT_MERCENARY_PLAYS)
            invalidate_effect_9(s)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:60  card Intimidate
def intimidate_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:63  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_INTIMIDATE_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:63  move 2
            end_effect(s, EFFECT_INTIMIDATE_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:76  card "Feast Day"
def feast_day_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:80  feast
            you = st[-4]
            st[-2] = AFTER_FEAST
            st += [you, BEGIN, VERB_FEAST]
            if feast(s):
                return True
            pc = AFTER_FEAST
        if pc == AFTER_FEAST:  # cards_early.law:80  feast
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:81  card Scout Camp
def scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:85  explore
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_SCOUT_CAMP_PLAYS, you, this, [])
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_early.law:85  explore
            end_effect(s, EFFECT_SCOUT_CAMP_PLAYS)
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:87  card Shieldbearers
def shieldbearers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:90  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_SHIELDBEARERS_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:90  move 2
            end_effect(s, EFFECT_SHIELDBEARERS_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:92  card Bodyguard
def bodyguard_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:96  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_BODYGUARD_PLAYS, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:96  move 1
            end_effect(s, EFFECT_BODYGUARD_PLAYS)
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:98  card Simple Living
def simple_living_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:102  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, EFFECT_SIMPLE_LIVING_PLAYS, you, this, [])
            s.memo_possible_build = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_early.law:102  build
            end_effect(s, EFFECT_SIMPLE_LIVING_PLAYS)
            s.memo_possible_build = {}
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:104  card Future Sight
def future_sight_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:107  only if can pick_card by you
            you = st[-4]
            if can_pick_card(s, you):
                # cards_early.law:108  until year_ended
                this = st[-3]
                you = st[-4]
                begin_effect(s, EFFECT_FUTURE_SIGHT_PLAYS, you, this, [])
                pc = ASK_C
            else:
                # cards_early.law:107  only if can pick_card by you
                s.failed = True
                del st[-4:]
                return False
        if pc == ASK_C:  # cards_early.law:110  choose c from display
            you = st[-4]
            legal = [c + OFFSET_FUTURE_SIGHT_PLAYS_C for c in s.piles[DISPLAY]]
            if legal:
                s.player = you
                s.site = DECISION_FUTURE_SIGHT_PLAYS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL_2
        if pc == TAKE_C:  # cards_early.law:110  answered: choose c from display
            you = st[-4]
            c = s.answer - OFFSET_FUTURE_SIGHT_PLAYS_C
            put_first_unseen(s, PILES, c, DECK + you)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL_2:  # cards_early.law:113  fail
            s.failed = True
            del st[-4:]
            return False


# cards_early.law:64  may before fought where combat's attacker is you and combat's defender is not nobody
def intimidate_before_fought(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:64  may before fought where combat's attacker is you and combat's defender…
            you = st[-3]
            s.player = you
            s.site = DECISION_INTIMIDATE_BEFORE_FOUGHT_OPTION
            s.legal = [INTIMIDATE_INTIMIDATE_BEFORE_FOUGHT_OPTION, NO_INTIMIDATE_BEFORE_FOUGHT_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_early.law:64  answered: may before fought where combat's attacker is you and…
            pc = THEN_PUSH_OUT if s.answer == INTIMIDATE_INTIMIDATE_BEFORE_FOUGHT_OPTION else DONE
        if pc == THEN_PUSH_OUT:  # cards_early.law:65  push_out
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_PUSH_OUT]
            if push_out(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_cards_starting import feast
from lawspeaker_games.northgard.steps_effects import build, draw_, explore, recruit, recruit_here, sift
from lawspeaker_games.northgard.steps_movement import move, transfer
