"""Seeds have 64 bits, all of which count; what players are given does not tell them."""

from __future__ import annotations

import json
import re
from typing import cast

import pytest

from lawspeaker.cli.new_game import seed_or_random
from lawspeaker_games import kuhn_poker, northgard, oh_hell
from lawspeaker_runtime import play, transcript
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.state.base_state import BaseState

LARGE = 0xF3A9_51C0_77E2_4D1B
GAMES = {"kuhn_poker": kuhn_poker, "oh_hell": oh_hell, "northgard": northgard}


def begun(name: str, seed: int) -> Game[BaseState]:
    """Return a game that was played for a while."""
    game = cast("Game[BaseState]", GAMES[name].new(seed=seed))
    play(game, seed=5, limit=12)
    return game


def test_a_person_without_a_seed_gets_one_of_64_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 1 << bits)
    assert seed_or_random(None) == 1 << 64
    assert seed_or_random(7) == 7


def test_every_bit_of_a_seed_counts() -> None:
    streams = {BaseState(1, read_seed(LARGE ^ (1 << bit))).stream for bit in range(64)}
    assert len(streams | {BaseState(1, read_seed(LARGE)).stream}) == 65


@pytest.mark.parametrize("seed", [0, LARGE, 2**64 - 1, 2**63, 2**62, -1])
def test_saves_and_histories_store_a_large_seed_exactly(seed: int) -> None:
    game = begun("oh_hell", seed)
    loaded = oh_hell.load(game.save())
    assert loaded.history == game.history
    assert loaded.history.seed == seed
    assert json.loads(game.save())["seed"] == seed
    assert Game.replay(game.engine, game.rules, game.history).hash == game.hash


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_that_players_are_given_contains_the_seed_or_the_stream(name: str) -> None:
    game = begun(name, LARGE)
    secret = {LARGE, read_seed(LARGE), int(game.state.stream), game.hash}
    assert secret <= numbers_in(f"{game.save()} {game.hash} {read_seed(LARGE)}")
    for player in range(1, game.players + 1):
        given = [json.dumps(game.raw_view(player)), *game.log(player), transcript(game, player), repr(game.decision)]
        assert not secret & numbers_in(" ".join(given))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_saves_and_hashes_tell_hidden_things_that_views_and_logs_do_not(name: str) -> None:
    """A hash reveals hidden information: it differs between a game and a guess with the same view."""
    game = begun(name, LARGE)
    for player in range(1, game.players + 1):
        guesses = [game.engine.determinize(game.state, player, seed) for seed in range(4)]
        assert all(game.engine.view(guess, player) == game.raw_view(player) for guess in guesses)
        assert all(game.engine.hash(guess) != game.hash for guess in guesses)
        assert all(game.engine.dump(guess) != game.engine.dump(game.state) for guess in guesses)


def test_the_transcript_of_a_player_leaves_the_seed_out() -> None:
    game = begun("kuhn_poker", 7)
    assert transcript(game).startswith("Kuhn Poker, 2 players, seed 7\n")
    assert transcript(game, 1).startswith("Kuhn Poker, 2 players\n")


def numbers_in(text: str) -> set[int]:
    """Return every number that is written in a text."""
    return {int(number) for number in re.findall(r"-?\d+", text)}
