"""Breakthrough: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import grid

# breakthrough.law:5  board field
NORTH: Final = 0
NORTHEAST: Final = 1
SOUTHEAST: Final = 3
SOUTH: Final = 4
SOUTHWEST: Final = 5
NORTHWEST: Final = 7

# breakthrough.law:5  board field
FIELD: Final = grid(8, 8, ("orthogonal",))
SQUARES: Final = range(64)
SQUARE_COLUMN: Final = FIELD.column
SQUARE_ROW: Final = FIELD.row
SQUARE_TOWARDS: Final = FIELD.towards

# Whose frame lies on the stack.
VERB_SETUP: Final = 0
VERB_COURSE: Final = 1

# Types, pieces and events, as they are numbered for whoever reads.
PIECE_PAWN: Final = 0
EVENT_STEPPED: Final = 0
