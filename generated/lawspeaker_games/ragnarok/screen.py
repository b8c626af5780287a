"""Lords of Ragnarok: what the screen works out.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.values import shield_of_combat_card


def work_out(s: State, word: str, of: int, you: int) -> int | list[int]:
    """Return a value that the screen shows: of a thing or player, as `you` would ask for it."""
    match word:
        case "shield":
            return shield_of_combat_card(s, of)
        case _:
            raise KeyError(word)
