"""Read the spec of a case file; a declaration that every game needs and the case does not have comes from a frame."""

from __future__ import annotations

import re
from pathlib import Path

from lawspeaker.source import Source

FRAME_FILE = "frame.law"
FRAME = {
    "game": 'game "Case"\n    players 2\n    named Red, Blue\n',
    "course": "course\n    end\n",
    "score": 'score for p\n    "points" = 0\n',
}


def case_sources(path: Path) -> list[Source]:
    """Return the case and what it lacks to be a whole game."""
    text = path.read_text(encoding="utf-8")
    missing = [frame for word, frame in FRAME.items() if not re.search(rf"^{word}\b", text, re.MULTILINE)]
    return [Source(path.name, text), *([Source(FRAME_FILE, "".join(missing))] if missing else [])]
