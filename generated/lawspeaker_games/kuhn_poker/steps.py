"""Kuhn Poker: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.kuhn_poker.state import State
from lawspeaker_games.kuhn_poker.tables import (
    ASK_OPTION,
    BEGIN,
    CARD_RANK,
    CARDS,
    CHIPS,
    DECK,
    DONE,
    GOODS,
    HAND,
    PILES,
    TAKE_OPTION,
    TAKE_OPTION_2,
    THEN_SHOWDOWN,
    THEN_STAKE_1,
    THEN_STAKE_1_BY_PLAYER_1,
    THEN_STAKE_1_BY_PLAYER_2,
    THEN_WIN_POT,
    TYPE_CARD,
    VERB_ANSWER,
)
from lawspeaker_games.kuhn_poker.values import score
from lawspeaker_runtime.piles.moves import deal, put_list_last
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import finish, is_over
from lawspeaker_runtime.state.selection import first_of, first_or, most, require
from lawspeaker_runtime.visibility.knowledge import reveal

# Decisions and their actions.
CALL: Final = 0
FOLD: Final = 1
DECISION_ANSWER_OPTION: Final = 0
BET_COURSE_OPTION_1: Final = 2
CHECK_COURSE_OPTION_1: Final = 3
DECISION_COURSE_OPTION_1: Final = 1
BET_COURSE_OPTION_2: Final = 4
CHECK_COURSE_OPTION_2: Final = 5
DECISION_COURSE_OPTION_2: Final = 2


# kuhn-poker.law:18  verb stake n: number by p: player
def stake(s: State, you: int, n: int, p: int) -> None:
    goods.change(s, s.goods, GOODS, p, CHIPS, -n)
    s.pot += n


# kuhn-poker.law:22  verb win_pot by p: player
def win_pot(s: State, you: int, p: int) -> None:
    goods.change(s, s.goods, GOODS, p, CHIPS, s.pot)
    s.pot = 0
    end_game(s)
    return


# kuhn-poker.law:27  verb showdown
def showdown(s: State, you: int) -> None:
    for p in range(1, 3):
        reveal(s, PILES, [require(first_or(s.piles[HAND + p], -1), "kuhn-poker.law:29")])
    win_pot(
        s,
        you,
        first_of(
            most(list(range(1, 3)), lambda p: CARD_RANK[require(first_or(s.piles[HAND + p], -1), "kuhn-poker.law:30")]),
            "kuhn-poker.law:30",
        ),
    )
    if is_over(s):
        return


# kuhn-poker.law:32  verb answer by p: player
def answer_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # kuhn-poker.law:33  choose one by p
            p = st[-3]
            s.player = p
            s.site = DECISION_ANSWER_OPTION
            s.legal = [CALL, FOLD]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # kuhn-poker.law:33  answered: choose one by p
            pc = THEN_STAKE_1 if s.answer == CALL else THEN_WIN_POT
        if pc == THEN_STAKE_1:  # kuhn-poker.law:35  stake 1 by p
            p = st[-3]
            you = st[-4]
            stake(s, you, 1, p)
            showdown(s, you)
            if is_over(s):
                return True
            pc = DONE
        if pc == THEN_WIN_POT:  # kuhn-poker.law:38  win_pot by left of p
            p = st[-3]
            you = st[-4]
            win_pot(s, you, 3 - p)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# kuhn-poker.law:40  setup
def setup(s: State) -> bool:
    put_list_last(s, PILES, list(CARDS), DECK)
    shuffle(s, PILES, DECK)
    for p in range(1, 3):
        deal(s, PILES, 1, DECK, HAND + p, TYPE_CARD)
        stake(s, s.active, 1, p)
    del s.stack[-2:]
    return False


# kuhn-poker.law:47  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # kuhn-poker.law:48  choose one by player 1
            s.player = 1
            s.site = DECISION_COURSE_OPTION_1
            s.legal = [BET_COURSE_OPTION_1, CHECK_COURSE_OPTION_1]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # kuhn-poker.law:48  answered: choose one by player 1
            pc = THEN_STAKE_1_BY_PLAYER_1 if s.answer == BET_COURSE_OPTION_1 else ASK_OPTION
        if pc == THEN_STAKE_1_BY_PLAYER_1:  # kuhn-poker.law:50  stake 1 by player 1
            stake(s, s.active, 1, 1)
            st[-2] = DONE
            st += [s.active, 2, BEGIN, VERB_ANSWER]
            if answer_(s):
                return True
            pc = DONE
        if pc == ASK_OPTION:  # kuhn-poker.law:53  choose one by player 2
            s.player = 2
            s.site = DECISION_COURSE_OPTION_2
            s.legal = [BET_COURSE_OPTION_2, CHECK_COURSE_OPTION_2]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # kuhn-poker.law:53  answered: choose one by player 2
            pc = THEN_STAKE_1_BY_PLAYER_2 if s.answer == BET_COURSE_OPTION_2 else THEN_SHOWDOWN
        if pc == THEN_STAKE_1_BY_PLAYER_2:  # kuhn-poker.law:55  stake 1 by player 2
            stake(s, s.active, 1, 2)
            st[-2] = DONE
            st += [s.active, 1, BEGIN, VERB_ANSWER]
            if answer_(s):
                return True
            pc = DONE
        if pc == THEN_SHOWDOWN:  # kuhn-poker.law:58  showdown
            showdown(s, s.active)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-2:]
            return False


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    best = most(list(range(1, 3)), lambda p: score(s, p))
    finish(s, -1, best)


def run(s: State) -> None:
    """Run what is on the stack until a player must decide or the game is over."""
    stack = s.stack
    while stack and not s.over:
        if VERBS[stack[-1]](s) and not s.over:
            return
    if not s.over:
        end_game(s)
    s.stack = []
    s.lists = []
    s.player = 0
    s.site = -1
    s.legal = []


# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (answer_, setup, course)
