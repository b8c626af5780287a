"""Positions made by hand, in which a game may begin: examples, hands that were dealt on purpose, edited states.

A history keeps such a position as the dump of its state. It may come from a save, so it is checked before it is played:
its numbers by `restore`, its components by the engine, and its decision by asking it again.
"""

from __future__ import annotations

from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.trace import naming_the_line


def asked_anew(engine: Engine[S], state: S) -> S:
    """Return a copy of a state whose options are those that its rules give it now."""
    copy = engine.clone(state)
    if int(copy.site) >= 0:
        with naming_the_line():
            engine.refresh(copy)
    return copy


def restored(engine: Engine[S], origin: list[object]) -> S:
    """Return the state in which a game began that was made by hand; raise BadOption if no game can be in it."""
    try:
        state = engine.restore(origin)
    except (ValueError, TypeError, IndexError) as error:
        raise BadOption(f"this is no state of the game: {error}") from None
    wrong = engine.check(state)
    if wrong:
        raise BadOption(f"this is no state of the game: {wrong[0]}")
    if engine.dump(state) != origin or engine.dump(asked_anew(engine, state)) != origin:
        raise BadOption("this is no state of the game: its decision is another one")
    return state
