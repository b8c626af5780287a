"""Interpreted and native engines are the same game: actions, hashes, views, guesses, saves, transcripts, results."""

from __future__ import annotations

import random
from typing import Protocol, cast

import pytest

from lawspeaker_lab.results.figures import Wishes, book_of
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.replay import transcript
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.dealt_options import GIVEN
from tests.native.twins import COMPARED, GetTwins, Twins
from tests.soak import runs

LONGEST = 2_000
every_game = pytest.mark.parametrize("name", COMPARED)


class Begins(Protocol):
    """An engine, for states at their first decision."""

    def begin(self, players: int, seed: int, /) -> BaseState:
        """Return a state at its first decision."""
        ...


def players_for(rules: Rules, seed: int) -> int:
    """Return a number of players, a different one for each seed."""
    low, high = rules.players
    return low + seed % (high - low + 1)


def begun(engine: Engine[BaseState], rules: Rules, seed: int) -> BaseState:
    """Return a state at its first decision."""
    players = players_for(rules, seed)
    state = engine.new_state(players, seed, read_options(rules, players, seed, None))
    engine.start(state)
    return state


def assert_same(game: Twins, one: BaseState, other: BaseState) -> None:
    """Compare what can be asked about two states."""
    left, right = game.interpreted, game.native
    assert left.over(one) == right.over(other)
    assert left.legal(one) == right.legal(other)
    assert left.player(one) == right.player(other)
    assert left.hash(one) == right.hash(other)


def assert_same_depth(game: Twins, one: BaseState, other: BaseState, seed: int) -> None:
    """Compare everything two states consist of, what each player sees and their guesses."""
    left, right = game.interpreted, game.native
    assert left.dump(one) == right.dump(other)
    assert left.check(one) == right.check(other)
    assert left.observe(one, 0) == right.observe(other, 0)
    for player in range(1, int(one.players) + 1):
        assert left.view(one, player) == right.view(other, player)
        assert left.observe(one, player) == right.observe(other, player)
        guess, twin = left.determinize(one, player, seed), right.determinize(other, player, seed)
        assert left.dump(guess) == right.dump(twin)


@every_game
def test_secure_chance_is_the_same(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in range(1 << 255, (1 << 255) + runs(3, 30)):
        players = players_for(game.rules, seed)
        one, other = (
            Game.start(engine, game.rules, players, seed, secure=True) for engine in (game.interpreted, game.native)
        )
        for played in (one, other):
            play(played, seed=seed, limit=LONGEST)
        assert one.save() == other.save()
        loaded = Game.load(game.native, game.rules, one.save())
        assert loaded.hash == one.hash == other.hash
        assert int(one.state.stream) == int(other.state.stream) <= 0


@every_game
def test_every_decision_is_the_same(name: str, twins: GetTwins) -> None:
    game = twins(name)
    left, right = game.interpreted, game.native
    for seed in range(runs(50, 500)):
        one, other = begun(left, game.rules, seed), begun(right, game.rules, seed)
        pick = random.Random(seed)
        for step in range(LONGEST):
            assert_same(game, one, other)
            if left.over(one):
                break
            if step % 7 == seed % 7:
                assert_same_depth(game, one, other, seed + step)
            if step == seed % 7:
                assert left.playout(one, seed) == right.playout(other, seed)
            action = pick.choice(left.legal(one))
            left.apply(one, action)
            right.apply(other, action)
        assert left.returns(one) == right.returns(other)
        assert left.winners(one) == right.winners(other)
        assert left.ending(one) == right.ending(other)
        assert left.dump(one) == right.dump(other)


@every_game
def test_transcripts_and_saves_are_the_same(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in range(runs(50, 500)):
        players = players_for(game.rules, seed)
        one = Game.start(game.interpreted, game.rules, players, seed)
        other = Game.start(game.native, game.rules, players, seed)
        assert play(one, seed=seed, limit=LONGEST) == play(other, seed=seed, limit=LONGEST)
        assert transcript(one) == transcript(other)
        assert one.save() == other.save()


@every_game
def test_large_seeds_give_the_same_game(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in (2**62, 2**63, 2**64 - 1, 0xF3A9_51C0_77E2_4D1B):
        one = Game.start(game.interpreted, game.rules, None, seed)
        other = Game.start(game.native, game.rules, None, seed)
        assert play(one, seed=seed, limit=50) == play(other, seed=seed, limit=50)
        assert one.save() == other.save()


@every_game
def test_functions_of_engines_take_seeds_of_any_length(name: str, twins: GetTwins) -> None:
    game = twins(name)
    left, right = game.interpreted, game.native
    players = game.rules.players[0]
    for seed in (2**63 - 1, 2**63, 2**64 + 7, -(2**63) - 1, 10**40):
        one, other = (cast("Begins", engine).begin(players, seed) for engine in (left, right))
        assert left.dump(one) == right.dump(other)
        assert left.dump(one) == left.dump(cast("Begins", left).begin(players, read_seed(seed)))
        assert left.dump(begun(left, game.rules, seed)) == right.dump(begun(right, game.rules, seed))
        assert left.playout(one, seed) == right.playout(other, seed) == left.playout(one, read_seed(seed))
        guess, twin = left.determinize(one, 1, seed), right.determinize(other, 1, seed)
        assert left.dump(guess) == right.dump(twin)
        assert left.flat_search(one, 4, 9, seed) == right.flat_search(other, 4, 9, seed)
        assert left.mcts(one, 4, 9, 1.0, seed) == right.mcts(other, 4, 9, 1.0, seed)
        assert left.is_mcts(one, 4, 9, 1.0, seed) == right.is_mcts(other, 4, 9, 1.0, seed)
        options = read_options(game.rules, players, seed, None)
        book = book_of(game.rules, left.new_state(players, seed, options), Wishes())
        plan = [[GIVEN, *values] for values in options]
        counted = [engine.sample(players, seed, 3, 50, plan, book.rows) for engine in (left, right)]
        assert list(counted[0]) == list(counted[1])


@every_game
def test_a_save_of_one_is_continued_by_the_other(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in range(runs(5, 100)):
        players = players_for(game.rules, seed)
        straight = Game.start(game.interpreted, game.rules, players, seed)
        play(straight, seed=seed, limit=LONGEST)
        handed = Game.start(game.native, game.rules, players, seed)
        dice = random.Random(seed)
        engines = [game.interpreted, game.native]
        for step in straight.history.steps[1:]:
            handed.choose(step.action)
            if dice.random() < 0.3:
                handed = Game.load(dice.choice(engines), game.rules, handed.save())
        assert handed.hash == straight.hash
        assert transcript(handed) == transcript(straight)


@every_game
def test_chance_is_asked_and_forced_alike(name: str, twins: GetTwins) -> None:
    game = twins(name)
    for seed in range(runs(2, 10)):
        players = players_for(game.rules, seed)
        one = Game.start(game.interpreted, game.rules, players, seed, explicit_chance=True)
        other = Game.start(game.native, game.rules, players, seed, explicit_chance=True)
        play(one, seed=seed, limit=LONGEST)
        play(other, seed=seed, limit=LONGEST)
        assert transcript(one) == transcript(other)


@every_game
def test_what_is_not_possible_is_refused_alike_and_changes_nothing(name: str, twins: GetTwins) -> None:
    game = twins(name)
    state = begun(game.native, game.rules, 1)
    before = game.native.dump(state)
    for action in (-1, 10**9):
        with pytest.raises(IllegalChoice):
            game.native.apply(state, action)
    assert game.native.dump(state) == before


def test_engines_of_both_kinds_raise_the_same_errors(twins: GetTwins) -> None:
    game = twins("oh-hell")
    for engine in (game.interpreted, game.native):
        state = engine.new_state(3, 1, [])
        state.explicit = True
        with pytest.raises(ChanceNeeded) as asked:
            engine.start(state)
        assert asked.value.outcomes == list(range(1, 18))


@every_game
def test_samples_are_the_same_with_everything_counted(name: str, twins: GetTwins) -> None:
    game = twins(name)
    everything = Wishes(watching=True, pairing=len(game.rules.things) < 200, listing=True)
    for seed in range(runs(2, 20)):
        players = players_for(game.rules, seed)
        options = read_options(game.rules, players, seed, None)
        book = book_of(game.rules, game.interpreted.new_state(players, seed, options), everything)
        plan = [[GIVEN, *values] for values in options]
        one = game.interpreted.sample(players, seed, 3, LONGEST, plan, book.rows)
        assert list(game.native.sample(players, seed, 3, LONGEST, plan, book.rows)) == one
