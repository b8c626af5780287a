"""No message to a seat holds anything that its view does not: bytes are compared between worlds that look the same."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient

from lawspeaker.project.find_games import shipped_games
from lawspeaker_runtime import RandomAgent
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.messages import game_parts, seat_view
from tests.soak import runs
from tests.table.serve.conftest import create, next_of, sit
from tests.table.serve.offers import offer

LONG = 100
"""A game of more decisions is long: one is played, under `make soak` with all decisions compared."""
LONG_GAMES, EVERY = 1, runs(60, 1)
SHORT_GAMES = runs(2, 40)
"""How many games of a short game are played; all their messages are compared."""


def bytes_for(found: Offer, game: Game[BaseState], seat: int, worlds: list[BaseState] | None) -> bytes:
    """Return what a seat is sent; `worlds` are the states in which values of the screen are computed."""
    view = seat_view(found, game, seat, "en")
    if worlds is not None and seat:
        view.cached_determinizations = worlds
    return json.dumps(game_parts(view, seat)).encode()


def in_world(game: Game[BaseState], world: BaseState) -> Game[BaseState]:
    """Return the game with the same past, but in another state."""
    copy = game.clone()
    copy._state = world
    return copy


def is_long(found: Offer) -> bool:
    """Tell whether a random game has many decisions."""
    game = found.loaded.package.new(players=min(3, found.rules.players[1]), seed=1, options={})
    agent = RandomAgent(1)
    while not game.over and len(game.history.steps) <= LONG:
        game.choose(agent.pick(game.legal))
    return not game.over


def compare_game(found: Offer, seed: int, every: int) -> tuple[int, int]:
    """Play a game and compare what is sent; return how many messages were compared, and how many worlds differ."""
    game = found.loaded.package.new(players=min(3, found.rules.players[1]), seed=seed, options={})
    agent = RandomAgent(seed)
    step = compared = different = 0
    while not game.over:
        for seat in range(1, game.players + 1) if step % every == 0 else ():
            try:
                worlds = [game.engine.determinize(game.state, seat, seed + n) for n in range(2)]
            except NoGuess:
                continue
            sent = bytes_for(found, game, seat, worlds)
            assert sent == bytes_for(found, in_world(game, worlds[0]), seat, worlds)
            different += game.engine.hash(worlds[0]) != game.engine.hash(game.state)
            compared += 1
        game.choose(agent.pick(game.legal))
        step += 1
    return compared, different


@pytest.mark.parametrize("name", shipped_games())
def test_a_seat_is_sent_the_same_bytes_in_every_world_that_looks_the_same_to_it(name: str) -> None:
    found = offer(name)
    long = is_long(found)
    compared = different = 0
    for seed in range(1, (LONG_GAMES if long else SHORT_GAMES) + 1):
        more, others = compare_game(found, seed, EVERY if long else 1)
        compared, different = compared + more, different + others
    assert compared
    assert different or not found.rules.hides_something, "the worlds differ in what is hidden"


@pytest.mark.parametrize("name", ["kuhn-poker", "oh-hell", "northgard"])
def test_a_watcher_is_sent_the_same_bytes_whatever_only_one_player_knows(name: str) -> None:
    found = offer(name)
    game = found.loaded.package.new(players=found.rules.players[0], seed=3, options={})
    for _ in range(runs(12, 60)):
        if game.over:
            break
        for seat in range(1, game.players + 1):
            world = game.engine.determinize(game.state, seat, 5)
            assert bytes_for(found, game, 0, None) == bytes_for(found, in_world(game, world), 0, None)
        game.choose(game.legal[0])


def test_the_bytes_of_a_websocket_name_no_card_that_the_seat_does_not_see(client: TestClient) -> None:
    made = create(client, game="kuhn-poker", seed=3)
    sockets = {seat: sit(client, made, seat) for seat in (0, 1, 2)}
    sent = {seat: next_of(socket, "table") for seat, socket in sockets.items()}
    first = {seat: json.dumps({**message, "log": []}) for seat, message in sent.items()}
    names = ("Jack", "Queen", "King")
    assert [name for name in names if name in first[1]] == ["Queen"]
    assert [name for name in names if name in first[2]] == ["Jack"]
    assert [name for name in names if name in first[0]] == []
    assert all("token" not in text for text in first.values())
    assert "Queen" in json.dumps(sent[2]["log"]), "everybody sees which cards there are"
