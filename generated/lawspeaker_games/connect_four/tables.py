"""Connect Four: what never changes.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.grid import grid
from lawspeaker_runtime.boards.lines import lines_through

# connect-four.law:5  board rack
RACK: Final = grid(7, 6, ("orthogonal",))
SQUARE_LINES_OF_4: Final = lines_through(RACK, 4)
SQUARE_FILES: Final = RACK.files

# Whose frame lies on the stack.
VERB_COURSE: Final = 0

# Types, pieces and events, as they are numbered for whoever reads.
PIECE_DISC: Final = 0
EVENT_DROPPED: Final = 0
