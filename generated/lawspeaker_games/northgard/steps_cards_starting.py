"""Northgard: Uncharted Lands: verbs, events and phases of cards_starting.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import State
from lawspeaker_games.northgard.tables import (
    AFTER_BUILD,
    AFTER_FEAST,
    AFTER_MOVE,
    AFTER_RECRUIT,
    BEGIN,
    BUILDING,
    DONE,
    EXPLORING,
    FAIL,
    MOVING,
    RECRUITING,
    TAKE_E,
    VERB_BUILD,
    VERB_DO_BASIC,
    VERB_EXPLORE,
    VERB_FEAST,
    VERB_MOVE,
    VERB_RECRUIT,
)
from lawspeaker_games.northgard.values import possible_do_basic

# Decisions and their actions.
FIRST_FEAST_E: Final = 1543
DECISION_FEAST_E: Final = 16


# cards_starting.law:27  verb feast
def feast(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:29  choose e from (recruiting, moving, building, exploring) where…
            you = st[-3]
            legal = [
                e + FIRST_FEAST_E for e in (RECRUITING, MOVING, BUILDING, EXPLORING) if possible_do_basic(s, e, you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_FEAST_E
                s.legal = legal
                st[-2] = TAKE_E
                return True
            pc = FAIL
        if pc == TAKE_E:  # cards_starting.law:29  answered: choose e from (recruiting, moving, building, exploring)…
            you = st[-3]
            e = s.answer - FIRST_FEAST_E
            st[-2] = DONE
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_starting.law:32  fail
            s.failed = True
            del st[-3:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            return False


# cards_starting.law:2  card Recruit
def recruit_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:6  recruit 1
            you = st[-4]
            st[-2] = AFTER_RECRUIT
            st += [you, 1, 0, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_starting.law:6  recruit 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_starting.law:7  card Move
def move_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:11  move 1
            you = st[-4]
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_starting.law:11  move 1
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_starting.law:12  card Explore
def explore_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:16  explore
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


# cards_starting.law:17  card Build
def build_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:21  build
            you = st[-4]
            st[-2] = AFTER_BUILD
            st += [you, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_starting.law:21  build
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# cards_starting.law:22  card Feast
def feast_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:26  feast
            you = st[-4]
            st[-2] = AFTER_FEAST
            st += [you, BEGIN, VERB_FEAST]
            if feast(s):
                return True
            pc = AFTER_FEAST
        if pc == AFTER_FEAST:  # cards_starting.law:26  feast
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.northgard.steps_clans import do_basic
from lawspeaker_games.northgard.steps_effects import build, explore, recruit
from lawspeaker_games.northgard.steps_movement import move
