"""The searching player: better than chance in games of several sorts, blind to what is hidden, always the same."""

from __future__ import annotations

from lawspeaker_runtime.agents import play, play_state
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.game import Game as Played
from lawspeaker_runtime.search import SearchAgent, Seeker
from tests.games.conftest import Game
from tests.soak import runs

VISIT, TRIES = 20, 8
FULL = {"style": "full"}


def stars(engine: Engine[BaseState], start: BaseState, seed: int, searching: bool) -> float:
    """Play a solo game from its start and return its points."""
    state = engine.clone(start)
    if not searching:
        play_state(engine, state, seed)
        return engine.returns(state)[0]
    seeker = Seeker(engine, seed, TRIES, VISIT)
    while not engine.over(state):
        engine.apply(state, seeker.best(state))
    return engine.returns(state)[0]


def test_searching_wins_four_stars_more_than_chance_in_the_full_game(built: Game) -> None:
    northwood = built("northwood")
    games = runs(8, 200)
    margin = 0.0
    for seed in range(games):
        start = Played.start(northwood.engine, northwood.rules, 1, seed, FULL).state
        margin += stars(northwood.engine, start, seed, searching=True)
        margin -= stars(northwood.engine, start, seed, searching=False)
    assert margin / games >= 4


def test_searching_hardly_loses_against_chance_on_a_board(built: Game) -> None:
    game = built("tic-tac-toe")
    results = []
    for seed in range(runs(10, 100)):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        play(played, {1: SearchAgent(played, seed)}, seed)
        results.append(played.returns()[0])
    assert sum(results) >= 0.8 * len(results)


def test_searching_takes_the_same_choice_in_every_world_that_looks_the_same(built: Game) -> None:
    northwood = built("northwood")
    engine = northwood.engine
    state = Played.start(engine, northwood.rules, 1, 5, FULL).state
    for number in range(5):
        other = engine.determinize(state, 1, number)
        assert Seeker(engine, 1, 4, VISIT).best(other) == Seeker(engine, 1, 4, VISIT).best(state)


def test_a_single_option_is_taken_without_a_search(built: Game) -> None:
    game = built("tic-tac-toe")
    played = Played.start(game.engine, game.rules, 2, 1, {})
    while len(played.legal) > 1:
        played.choose(played.legal[0])
    if not played.over:
        assert Seeker(game.engine).best(played.state) == played.legal[0]
