"""The property that records of what players know stay proportional to what is still unknown, however long a game is.

remembers_little(Subject(engine, RULES), 7)     ->     [], or [Finding("remembers little", seed=7, step=900, …)]
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.visibility.constraints import CLEANUP_INTERVAL, FEW_KEPT

REMEMBERS: Final = "remembers little"
PAUSE: Final = 16
"""What is unknown is counted at every so many decisions."""


def remembers_little(subject: Subject[S], seed: int) -> list[Finding]:
    """The records of what players lost track of are not more than follow from the things that they do not see."""
    game = subject.new(seed)
    agent = RandomAgent(seed)
    most = 0
    for step in range(subject.limit):
        count = len(getattr(game.state, "mixes", ()))
        if game.over:
            break
        if step % PAUSE == 0 or count > most:
            most = max(most, allowed(game))
        if count > most:
            return [Finding(REMEMBERS, seed, step, f"there are {count} records of what players lost track of")]
        game.choose(agent.pick(game.legal))
    return []


def allowed(game: Game[S]) -> int:
    """Return how many records there may be: twice those that are kept for what players do not see now."""
    kept = 0
    for player in range(1, game.players + 1):
        unseen = sum(not game.engine.sees(game.state, player, thing) for thing in range(len(game.rules.things)))
        kept += FEW_KEPT + 2 * unseen
    return CLEANUP_INTERVAL + 2 * kept
