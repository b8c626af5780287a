"""Connect Four: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.lines import lines_through

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
BEFORE_RACK_ROW_6: Final = 34
RACK_SIZE: Final = 42
RACK_WIDTH: Final = 7

# connect-four.law:5  board rack
SQUARE_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 7),
    (0, 2, 8),
    (1, 3, 9),
    (2, 4, 10),
    (3, 5, 11),
    (4, 6, 12),
    (5, 13),
    (0, 8, 14),
    (1, 7, 9, 15),
    (2, 8, 10, 16),
    (3, 9, 11, 17),
    (4, 10, 12, 18),
    (5, 11, 13, 19),
    (6, 12, 20),
    (7, 15, 21),
    (8, 14, 16, 22),
    (9, 15, 17, 23),
    (10, 16, 18, 24),
    (11, 17, 19, 25),
    (12, 18, 20, 26),
    (13, 19, 27),
    (14, 22, 28),
    (15, 21, 23, 29),
    (16, 22, 24, 30),
    (17, 23, 25, 31),
    (18, 24, 26, 32),
    (19, 25, 27, 33),
    (20, 26, 34),
    (21, 29, 35),
    (22, 28, 30, 36),
    (23, 29, 31, 37),
    (24, 30, 32, 38),
    (25, 31, 33, 39),
    (26, 32, 34, 40),
    (27, 33, 41),
    (28, 36),
    (29, 35, 37),
    (30, 36, 38),
    (31, 37, 39),
    (32, 38, 40),
    (33, 39, 41),
    (34, 40),
)
RACK: Final = Grid(7, 6, SQUARE_NEIGHBOURS)
SQUARE_LINES_OF_4: Final = lines_through(RACK, 4)
SQUARE_FILES: Final = RACK.files

# Whose frame lies on the stack.
VERB_COURSE: Final = 0

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
ASK_COLUMN: Final = 2
TAKE_COLUMN: Final = 3
FINISH: Final = 4
ASKED_AT: Final[dict[tuple[int, int], int]] = {(VERB_COURSE, TAKE_COLUMN): ASK_COLUMN}

# Types, pieces and events, as chance and the log number them.
PIECE_DISC: Final = 0
EVENT_DROPPED: Final = 0
