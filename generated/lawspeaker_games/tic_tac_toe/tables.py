"""Tic-Tac-Toe: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import grid
from lawspeaker_runtime.boards.lines import lines_through

# tic-tac-toe.law:5  board field
FIELD: Final = grid(3, 3, ("orthogonal",))
SQUARE_LINES_OF_3: Final = lines_through(FIELD, 3)

# Whose frame lies on the stack.
VERB_COURSE: Final = 0

# Types, pieces and events, as they are numbered for whoever reads.
PIECE_MARK: Final = 0
EVENT_MARKED: Final = 0
