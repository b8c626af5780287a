"""How a game of Lords of Ragnarok ends, by hand: the conditions of Ragnarok, and players who put the end off.

The ten conditions are authored for this game, five for two players and five for more. Whatever else is on the board,
nine levels of Monuments fulfil three of the five, so that every game ends by three fulfilled conditions at the latest
(L-AMB-17).
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.games.ragnarok_hunts import MONUMENT, Beast, kills
from tests.games.ragnarok_oracle import Table

NEEDED = 3
"""So many fulfilled conditions begin Ragnarok (LR-RAG-02)."""
ALL_LEVELS = 9
SMALL_SET = ("The Cages Stand Open", "Three Gods Rising", "No Free Land", "Twin Idols", "Eight Holy Fires")
LARGE_SET = ("The Slayer Walks", "The Finished Idol", "Two Crowns", "No God Forgotten", "Nine Holy Fires")


def conditions(table: Table, beasts: list[Beast], levels: Mapping[str, int]) -> set[str]:
    """Return the fulfilled conditions of a position."""
    built, fires = list(levels.values()), sum(levels.values()) + len(table.temples)
    if len(table.sides) == 2:
        killed = [name for side in table.sides.values() for name in side.trophies]
        seen = [beast for beast in beasts if not beast.boss and (beast.region or beast.name in killed)]
        free = list(table.controller.values()).count(0)
        holds = (len(seen) >= 4, min(built) >= 1, free <= 3, built.count(3) >= 2, fires >= 8)
        return {name for name, held in zip(SMALL_SET, holds, strict=True) if held}
    slayer = any(kills(table, player) >= 2 for player in table.sides)
    crowned = any(len(table.atlas.lands_of(table.controller, player)) >= 2 for player in table.sides)
    holds = (slayer, max(built) == 3, crowned, min(built) >= 2, fires >= 9)
    return {name for name, held in zip(LARGE_SET, holds, strict=True) if held}


class Postponer:
    """An agent that builds a Monument only if it can do nothing else, and chooses at random."""

    def __init__(self, game: Built, seed: int) -> None:
        self.game, self.chance = game, RandomAgent(seed)

    def pick(self, state: BaseState) -> int:
        """Return an option of the pending decision."""
        rules, ids = self.game.rules, self.game.engine.legal(state)
        asked = {domain.variable for domain in rules.sites[int(state.site)].domains}
        if "d" in asked:
            others = [action for action in ids if str(decode(rules, action).values["d"]) != MONUMENT]
            return self.chance.pick(others or ids)
        return self.chance.pick(ids)
