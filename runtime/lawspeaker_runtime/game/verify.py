"""Verify that chance of a game came from a seed whose hash was published before the game.

    game = load(text)                           # the record of a table: the history leads to the state that it says
    why_unverified(game.history, published)     # "", or why the history proves nothing

A save whose history leads elsewhere is not loaded at all, so what is left to verify is the seed, and that no outcome
was given from outside.
"""

from __future__ import annotations

from lawspeaker_runtime.game.history import History
from lawspeaker_runtime.state.secure_stream import commitment, is_committed


def why_unverified(history: History, published: str) -> str:
    """Return why a published hash does not vouch for what chance brought in a game, "" if it does."""
    if history.origin:
        return "the game started from a position that was set, which no seed leads to"
    if history.explicit_chance or any(step.outcomes for step in history.steps):
        return "outcomes of chance were given from outside, and do not come from the seed"
    if not is_committed(history.seed, published):
        return f"the seed has the hash {commitment(history.seed)}, which is not the published one"
    return ""
