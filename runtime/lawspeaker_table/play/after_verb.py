"""Go on with a game after the verb of an example, in which it was started."""

from __future__ import annotations

from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.failure import fail


def game_after_verb(
    engine: Engine[BaseState], rules: Rules, state: BaseState, before: BaseState | None
) -> Game[BaseState]:
    """Return the game after the verb of an example: what was to be decided before the verb is asked again."""
    if before is None or before.over or before.site < 0:
        fail("the example runs only one verb, which is finished: nothing is left to decide")
    copy = engine.clone(state)
    copy.stack, copy.lists = before.stack[:], before.lists
    copy.player, copy.site, copy.legal = before.player, before.site, before.legal
    copy.active, copy.phase, copy.ending = before.active, before.phase, before.ending
    # A restored state has no memoized values, which could depend on whose turn it is.
    return Game.at(engine, rules, engine.restore(engine.dump(copy)))
