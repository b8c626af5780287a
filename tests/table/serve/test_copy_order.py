"""A copy of a card that went through a hidden pile is not recognised by its number in what a player is shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from lawspeaker.cli.offers import open_offer
from lawspeaker_runtime import Game, RandomAgent
from lawspeaker_runtime.game.copy_order import copy_numbers
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.messages import game_parts, seat_view
from tests.soak import runs

SPEC = """
game "Copies"
    players 2
    named Red, Blue

resource fame
kind card
    rank: 1 to 9 = 1
card Ant
    copies 4
card Bee
    copies 4
    rank 2
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile table: card
state uses of card: number = 0

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 2 from deck to hand of p

course
    repeat 8 times
        each p among players
            as p
                choose c from your hand
                    put c into table
                otherwise
                    skip
                if count table is 4
                    put table into deck
                    shuffle deck
                deal 1 from deck to your hand

score for p
    "fame" = fame of p
"""
Shown = Callable[[Game[BaseState]], object]


def opened(folder: Path) -> Offer:
    """Return the game of this test as the server offers it."""
    (folder / "game.yaml").write_text("name: copies\ntitle: Copies\n")
    (folder / "copies.law").write_text(SPEC)
    return open_offer(str(folder), ())


def all_shown(offer: Offer, seed: int, which: int, shown: Shown) -> list[object]:
    """Play a game by names, with the first or the last of several copies; return what is shown at each decision."""
    game = Game.start(offer.loaded.engine, offer.rules, 2, seed, explicit_chance=True)
    agent, found = RandomAgent(seed), list[object]()
    while not game.over:
        if game.chance is not None:
            pairs = list(zip(game.chance.names, game.chance.outcomes, strict=True))
            name = agent.pick(range(2))
            names = sorted({name for name, _ in pairs})
            wanted = names[name % len(names)]
            game.force([outcome for name_, outcome in pairs if name_ == wanted][which])
        else:
            found.append(shown(game))
            assert game.decision is not None
            labels = sorted({option.label for option in game.decision.options})
            wanted = labels[agent.pick(range(2)) % len(labels)]
            game.choose([option.id for option in game.decision.options if option.label == wanted][which])
    return found


def views(game: Game[BaseState]) -> object:
    """Return the views of all players as JSON."""
    return json.dumps([game.view(player) for player in (1, 2)])


def test_named_views_are_the_same_whichever_copy_comes_back(tmp_path: Path) -> None:
    offer = opened(tmp_path)
    for seed in range(1, runs(6, 100)):
        assert all_shown(offer, seed, 0, views) == all_shown(offer, seed, -1, views)


def test_seats_and_watchers_are_sent_the_same_bytes_whichever_copy_comes_back(tmp_path: Path) -> None:
    offer = opened(tmp_path)

    def sent(game: Game[BaseState]) -> object:
        parts = []
        for seat in (0, 1, 2):
            view = seat_view(offer, game, seat, "en")
            parts.append(game_parts(view, seat))
        return json.dumps(parts)

    for seed in range(1, runs(4, 40)):
        assert all_shown(offer, seed, 0, sent) == all_shown(offer, seed, -1, sent)


def test_copies_keep_their_numbers_apart(tmp_path: Path) -> None:
    offer = opened(tmp_path)
    game = Game.start(offer.loaded.engine, offer.rules, 2, 5)
    numbers = copy_numbers(offer.rules, game.raw_view(1))
    assert sorted(numbers) == sorted(numbers.values())
    assert all(offer.rules.things[one].name == offer.rules.things[two].name for one, two in numbers.items())
