"""Imperial Settlers: Empires of the North: what the screen works out.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.values import aim, calendar, last_due, supply, tale_told


def work_out(s: State, word: str, of: int, you: int) -> int | list[int]:
    """Return a value that the screen shows: of a thing or player, as `you` would ask for it."""
    match word:
        case "supply":
            return supply(s, of)
        case "tale_told":
            return tale_told(s)
        case "aim":
            return aim(s)
        case "last_due":
            return last_due(s)
        case "calendar":
            return calendar(s)
        case _:
            raise KeyError(word)
