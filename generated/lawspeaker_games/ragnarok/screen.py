"""Lords of Ragnarok: what the screen works out.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.values import (
    allies,
    fury_of_assault,
    height,
    influence_now,
    injuries,
    kills,
    might_now,
    shield_of_card,
    wisdom_now,
    worth_of_card,
)


def work_out(s: State, word: str, of: int, you: int) -> int | list[int]:
    """Return a value that the screen shows: of a thing or player, as `you` would ask for it."""
    match word:
        case "height":
            return height(s, of)
        case "allies":
            return allies(s, of)
        case "influence_now":
            return influence_now(s, of)
        case "might_now":
            return might_now(s, of)
        case "wisdom_now":
            return wisdom_now(s, of)
        case "injuries":
            return injuries(s, of)
        case "kills":
            return kills(s, of)
        case "fury":
            return fury_of_assault(s, of)
        case "worth":
            return worth_of_card(s, of)
        case "shield":
            return shield_of_card(s, of)
        case _:
            raise KeyError(word)
