"""Breakthrough: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import Grid

# How many there are of something, where the things of a kind begin and end, and limits; in keys of
# memoized values, how many a part of the key has, one of them for nothing.
FIELD_SIZE: Final = 64

# breakthrough.law:5  board field
NORTH: Final = 0
NORTHEAST: Final = 1
SOUTHEAST: Final = 3
SOUTH: Final = 4
SOUTHWEST: Final = 5
NORTHWEST: Final = 7

# breakthrough.law:5  board field
SQUARE_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 8),
    (0, 2, 9),
    (1, 3, 10),
    (2, 4, 11),
    (3, 5, 12),
    (4, 6, 13),
    (5, 7, 14),
    (6, 15),
    (0, 9, 16),
    (1, 8, 10, 17),
    (2, 9, 11, 18),
    (3, 10, 12, 19),
    (4, 11, 13, 20),
    (5, 12, 14, 21),
    (6, 13, 15, 22),
    (7, 14, 23),
    (8, 17, 24),
    (9, 16, 18, 25),
    (10, 17, 19, 26),
    (11, 18, 20, 27),
    (12, 19, 21, 28),
    (13, 20, 22, 29),
    (14, 21, 23, 30),
    (15, 22, 31),
    (16, 25, 32),
    (17, 24, 26, 33),
    (18, 25, 27, 34),
    (19, 26, 28, 35),
    (20, 27, 29, 36),
    (21, 28, 30, 37),
    (22, 29, 31, 38),
    (23, 30, 39),
    (24, 33, 40),
    (25, 32, 34, 41),
    (26, 33, 35, 42),
    (27, 34, 36, 43),
    (28, 35, 37, 44),
    (29, 36, 38, 45),
    (30, 37, 39, 46),
    (31, 38, 47),
    (32, 41, 48),
    (33, 40, 42, 49),
    (34, 41, 43, 50),
    (35, 42, 44, 51),
    (36, 43, 45, 52),
    (37, 44, 46, 53),
    (38, 45, 47, 54),
    (39, 46, 55),
    (40, 49, 56),
    (41, 48, 50, 57),
    (42, 49, 51, 58),
    (43, 50, 52, 59),
    (44, 51, 53, 60),
    (45, 52, 54, 61),
    (46, 53, 55, 62),
    (47, 54, 63),
    (48, 57),
    (49, 56, 58),
    (50, 57, 59),
    (51, 58, 60),
    (52, 59, 61),
    (53, 60, 62),
    (54, 61, 63),
    (55, 62),
)
FIELD: Final = Grid(8, 8, SQUARE_NEIGHBOURS)
SQUARES: Final = range(64)
SQUARE_COLUMN: Final = FIELD.column
SQUARE_ROW: Final = FIELD.row
SQUARE_TOWARDS: Final = FIELD.towards

# Whose frame lies on the stack.
VERB_SETUP: Final = 0
VERB_COURSE: Final = 1

# Where functions that may suspend go on, and by function and label, where each asked.
BEGIN: Final = 0
ASK_SOURCE_TARGET: Final = 2
TAKE_SOURCE_TARGET: Final = 3
FINISH: Final = 4
ASKED_AT: Final[dict[tuple[int, int], int]] = {(VERB_COURSE, TAKE_SOURCE_TARGET): ASK_SOURCE_TARGET}

# Types, pieces and events, as chance and the log number them.
PIECE_PAWN: Final = 0
EVENT_STEPPED: Final = 0
