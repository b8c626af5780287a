"""Breakthrough: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from lawspeaker_games.breakthrough.state import State
from lawspeaker_games.breakthrough.tables import (
    ASK_SOURCE_TARGET,
    BEGIN,
    EVENT_STEPPED,
    FINISH,
    PIECE_PAWN,
    SQUARE_COLUMN,
    SQUARE_ROW,
    SQUARES,
    TAKE_SOURCE_TARGET,
)
from lawspeaker_games.breakthrough.values import TABLE_AHEAD, TABLE_GOAL_ROW
from lawspeaker_runtime.state.base_state import finish
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_MOVE, NOTE_PIECES, note, note_event

# Decisions and their actions.
STRIDE_SOURCE_TARGET_SOURCE: Final = 64
COUNT_SOURCE_TARGET_TARGET: Final = 64
DECISION_SOURCE_TARGET: Final = 0


# breakthrough.law:18  setup
def setup(s: State) -> bool:
    for s_ in [s_ for s_ in SQUARES if SQUARE_ROW[s_] >= 7]:
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
        insort(s.pawn_owned[1], s_)
        s.pawn[s_] = 1
        if s.noting:
            note(s, NOTE_PIECES, PIECE_PAWN, 1, s_, 1)
    for s_ in [s_ for s_ in SQUARES if SQUARE_ROW[s_] <= 2]:
        if s.pawn[s_] != 0:
            s.pawn_owned[s.pawn[s_]].remove(s_)
        insort(s.pawn_owned[2], s_)
        s.pawn[s_] = 2
        if s.noting:
            note(s, NOTE_PIECES, PIECE_PAWN, 2, s_, 1)
    del s.stack[-2:]
    return False


# breakthrough.law:24  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # breakthrough.law:25  turns
            s.active = you = st[-3] = 1
            pc = ASK_SOURCE_TARGET
        if pc == TAKE_SOURCE_TARGET:  # breakthrough.law:26  answered: choose source from squares where (pawn on it)…
            you = st[-3]
            source = s.answer // STRIDE_SOURCE_TARGET_SOURCE
            target = s.answer % COUNT_SOURCE_TARGET_TARGET
            if s.pawn[source] == you:
                if s.pawn[source] != 0:
                    s.pawn_owned[s.pawn[source]].remove(source)
                    s.pawn[source] = 0
                if s.pawn[target] != 0:
                    s.pawn_owned[s.pawn[target]].remove(target)
                insort(s.pawn_owned[you], target)
                s.pawn[target] = you
                if s.noting:
                    note(s, NOTE_MOVE, PIECE_PAWN, you, source, target)
            if s.noting:
                note_event(s, EVENT_STEPPED, EVERYBODY, [target, you])
            # breakthrough.law:34  win Breakthrough for actor when stepped
            if SQUARE_ROW[target] == TABLE_GOAL_ROW[you] or len(s.pawn_owned[3 - you]) == 0:
                finish(s, 0, [you])
                return True
            s.active = you = st[-3] = 3 - you
            pc = ASK_SOURCE_TARGET
        if pc == ASK_SOURCE_TARGET:  # breakthrough.law:26  choose source from squares where (pawn on it) is you
            you = st[-3]
            pawn_owned = s.pawn_owned
            pawn = s.pawn
            ahead_you = TABLE_AHEAD[you]
            legal = [
                source * STRIDE_SOURCE_TARGET_SOURCE + target
                for source in pawn_owned[you]
                for target in ahead_you[source]
                if pawn[target] == 0 or (SQUARE_COLUMN[target] != SQUARE_COLUMN[source] and pawn[target] != you)
            ]
            if legal:
                s.player = you
                s.site = DECISION_SOURCE_TARGET
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FINISH
        if pc == FINISH:  # breakthrough.law:32  end
            end_game(s)
            return True


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    finish(s, -1, [])


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
VERBS: Final = (setup, course)
