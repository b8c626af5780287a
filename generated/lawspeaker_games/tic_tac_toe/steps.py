"""Tic-Tac-Toe: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.tic_tac_toe.state import State
from lawspeaker_games.tic_tac_toe.tables import (
    ASK_SQUARE,
    BEGIN,
    EVENT_MARKED,
    FINISH,
    PIECE_MARK,
    SQUARE_LINES_OF_3,
    TAKE_SQUARE,
)
from lawspeaker_runtime.boards.lines import three_in_line
from lawspeaker_runtime.state.base_state import finish
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_PIECES, note, note_event

# Decisions and their actions.
DECISION_SQUARE: Final = 0


# tic-tac-toe.law:13  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # tic-tac-toe.law:14  turns
            s.active = you = st[-3] = 1
            pc = ASK_SQUARE
        if pc == TAKE_SQUARE:  # tic-tac-toe.law:15  answered: choose square from squares where (mark on it) is nobody
            you = st[-3]
            square = s.answer
            s.mark_vacant.remove(square)
            s.mark[square] = you
            if s.noting:
                note(s, NOTE_PIECES, PIECE_MARK, you, square, 1)
                note_event(s, EVENT_MARKED, EVERYBODY, [square, you])
            # tic-tac-toe.law:21  win Line for actor when marked
            if three_in_line(s.mark, square, SQUARE_LINES_OF_3):
                finish(s, 0, [you])
                return True
            s.active = you = st[-3] = 3 - you
            pc = ASK_SQUARE
        if pc == ASK_SQUARE:  # tic-tac-toe.law:15  choose square from squares where (mark on it) is nobody
            you = st[-3]
            legal = list(s.mark_vacant)
            if legal:
                s.player = you
                s.site = DECISION_SQUARE
                s.legal = legal
                st[-2] = TAKE_SQUARE
                return True
            pc = FINISH
        if pc == FINISH:  # tic-tac-toe.law:19  end
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
VERBS: Final = (course,)
