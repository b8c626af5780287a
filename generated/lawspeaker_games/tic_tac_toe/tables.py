"""Tic-Tac-Toe: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.lines import lines_through

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
FIELD_SIZE: Final = 9

# tic-tac-toe.law:5  board field
SQUARE_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 3),
    (0, 2, 4),
    (1, 5),
    (0, 4, 6),
    (1, 3, 5, 7),
    (2, 4, 8),
    (3, 7),
    (4, 6, 8),
    (5, 7),
)
FIELD: Final = Grid(3, 3, SQUARE_NEIGHBOURS)
SQUARE_LINES_OF_3: Final = lines_through(FIELD, 3)

# Whose frame lies on the stack.
VERB_COURSE: Final = 0

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
ASK_SQUARE: Final = 2
TAKE_SQUARE: Final = 3
FINISH: Final = 4
ASKED_AT: Final[dict[tuple[int, int], int]] = {(VERB_COURSE, TAKE_SQUARE): ASK_SQUARE}

# Types, pieces and events, as chance and the log number them.
PIECE_MARK: Final = 0
EVENT_MARKED: Final = 0
