"""The options of a game for which none are set: what does not depend on the seed is found out once.

    [[GIVEN, 5], [DEALT, 4, ANY, 9, 2]]      ->      [[5], [4, 2]]           for two players, by the seed

`dealing_plan` in `game/settings.py` makes the plan of each number of players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw

GIVEN: Final = 0
DEALT: Final = 1
ANY: Final = -1
OPTION_SEED: Final = 0x5DEECE66D
"""Options are drawn from another stream than the game."""


def deal_options(plan: list[list[int]], players: i64, seed: i64) -> list[list[int]]:
    """Return the values of all options.

    What is dealt has a wish for each player, ANY if there is none, and then the values that nobody wished.

    >>> deal_options([[GIVEN, 5], [DEALT, ANY, 9, 4]], 2, 7)
    [[5], [4, 9]]
    """
    chance = BaseState(players, seed ^ OPTION_SEED)
    found: list[list[int]] = []
    for row in plan:
        values = row[1:]
        if row[0] == DEALT:
            left = row[players + 1 :]
            values = []
            for wished in row[1 : players + 1]:
                values.append(left.pop(draw(chance, len(left))) if wished == ANY else wished)
        found.append(values)
    return found
