"""What the player of For Northwood! sees: the hand, discards and tricks, but never the deck."""

from __future__ import annotations

import random

from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game

OPEN = ("hand", "discard", "score_pile", "row", "allies")
GAMES = 3


def test_the_deck_is_hidden_and_everything_else_on_the_table_is_open(built: Game) -> None:
    northwood = built("northwood")
    largest = dict.fromkeys((*OPEN, "deck"), 0)
    for seed in range(GAMES):
        game = Played.start(northwood.engine, northwood.rules, 1, seed, {})
        pick = random.Random(seed)
        while not game.over:
            view = game.raw_view(1)
            assert all(thing >= 0 for pile in OPEN for thing in things(view[pile])), "an open pile hides nothing"
            assert set(things(view["deck"])) <= {-1}, "without abilities nobody knows a card of the deck"
            largest = {pile: max(size, len(things(view[pile]))) for pile, size in largest.items()}
            game.choose(alone(game, pick))
    assert largest["deck"] == 24
    assert min(largest.values()) > 1, "every pile was looked at"


def alone(game: Played[BaseState], pick: random.Random) -> int:
    """Return a choice that asks nobody for help."""
    assert game.decision is not None
    declining = [option.id for option in game.decision.options if option.declines]
    return declining[0] if declining else pick.choice(game.legal)


def things(pile: object) -> list[int]:
    """Return the numbers of the things in a pile of a view."""
    assert isinstance(pile, list)
    return pile
