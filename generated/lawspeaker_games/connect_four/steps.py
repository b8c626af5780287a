"""Connect Four: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.connect_four.state import State
from lawspeaker_games.connect_four.tables import (
    ASK_COLUMN,
    BEFORE_RACK_ROW_6,
    BEGIN,
    EVENT_DROPPED,
    FINISH,
    PIECE_DISC,
    RACK_WIDTH,
    SQUARE_FILES,
    SQUARE_LINES_OF_4,
    TAKE_COLUMN,
)
from lawspeaker_runtime.boards.lines import four_in_line
from lawspeaker_runtime.state.base_state import finish
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_PIECES, note, note_event
from lawspeaker_runtime.state.selection import require

# Decisions and their actions.
OFFSET_COLUMN: Final = -1
DECISION_COLUMN: Final = 0


# connect-four.law:13  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # connect-four.law:14  turns
            s.active = you = st[-3] = 1
            pc = ASK_COLUMN
        if pc == TAKE_COLUMN:  # connect-four.law:15  answered: choose column from columns where (disc on (square at…
            you = st[-3]
            column = s.answer - OFFSET_COLUMN
            for s_ in SQUARE_FILES[column]:
                if s.disc[s_] == 0:
                    landing = s_
                    break
            else:
                landing = -1
            landing = require(landing, "connect-four.law:17")
            s.disc[landing] = you
            if s.noting:
                note(s, NOTE_PIECES, PIECE_DISC, you, landing, 1)
                note_event(s, EVENT_DROPPED, EVERYBODY, [landing, you])
            # connect-four.law:22  win Line for actor when dropped
            if four_in_line(s.disc, landing, SQUARE_LINES_OF_4):
                finish(s, 0, [you])
                return True
            s.active = you = st[-3] = 3 - you
            pc = ASK_COLUMN
        if pc == ASK_COLUMN:  # connect-four.law:15  choose column from columns where (disc on (square at it, 6)) is…
            you = st[-3]
            disc = s.disc
            legal = [
                column + OFFSET_COLUMN for column in range(1, RACK_WIDTH + 1) if disc[column + BEFORE_RACK_ROW_6] == 0
            ]
            if legal:
                s.player = you
                s.site = DECISION_COLUMN
                s.legal = legal
                st[-2] = TAKE_COLUMN
                return True
            pc = FINISH
        if pc == FINISH:  # connect-four.law:20  end
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
