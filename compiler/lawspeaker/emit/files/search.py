"""Search inside the engine: flat Monte Carlo, MCTS and information-set MCTS over the game's own states.

    flat_search, mcts, is_mcts      the integer door: a state and a budget in, an action out
    carry_out, play_on, worth_of    what they are made of: one decision, a random playout, the value of a state

What all games share (the tree, the choice of an action, the value of points) is in `search/` of the runtime.
"""

from __future__ import annotations

from lawspeaker.emit.files.nearness import has_nearness
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.render import Definition, definition

PUBLIC = ("flat_search", "is_mcts", "mcts")
INTERNAL = ("carry_out", "free_of_chance", "play_by_gains", "play_on", "simulate", "worth_of")


def functions(layout: Layout, only_asking: str, certain: bool) -> Definition:
    """Return the functions; `only_asking` is the one function that asks, if there is only one.

    `certain` tells that nothing in the game is drawn: MCTS finds out which actions win or lose for certain.
    """
    program = layout.program
    together = [] if program.cooperative else program.endings_together()
    least, most = layout.symbols.players
    return definition(
        (*PUBLIC, *INTERNAL),
        "modules/search",
        fresh_budget=layout.fresh_budget,
        only_asking=only_asking,
        hidden_things=layout.hides_things,
        world=world(layout),
        scoring=program.scoring is not None,
        nearness=has_nearness(layout),
        cooperative=program.cooperative,
        certain=certain and not program.cooperative and not together,
        together=", ".join(map(str, together)) + "," * (len(together) == 1),
        seats=layout.seats,
        least_players=least,
        most_players=most,
    )


def world(layout: Layout) -> str:
    """Write a determinized copy of the state; the others who choose together have answered in it."""
    copy = (
        "determinize_by(s, s.player, luck, deals, False)" if layout.hides_things else "determinize(s, s.player, luck)"
    )
    return f"others_answered({copy}, luck)" if layout.gathers else copy
