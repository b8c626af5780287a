"""For Northwood!: what the screen works out.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.values import acting, goal, stars_of_fief, total_, tricks_of_fief, trump


def work_out(s: State, word: str, of: int, you: int) -> int | list[int]:
    """Return a value that the screen shows: of a thing or player, as `you` would ask for it."""
    match word:
        case "total":
            return total_(s)
        case "goal":
            return goal(s)
        case "trump":
            return trump(s)
        case "acting":
            return acting(s, of)
        case "tricks":
            return tricks_of_fief(s, of)
        case "stars":
            return stars_of_fief(s, of)
        case _:
            raise KeyError(word)
