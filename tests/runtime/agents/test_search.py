"""The searching player: better than chance in games of several sorts, blind to what is hidden, always the same."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.agents.agents import play, play_state
from lawspeaker_runtime.agents.search import HORIZON, LIMIT, ActionSearch, SearchAgent, evaluate, horizon_for
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.conftest import Game
from tests.soak import runs

VISIT, TRIES = 20, 8
FULL = {"style": "full"}
CROWN_OR_GOLD = """
game "Crown or Gold"
    players 2
resource crowns, gold
course
    each p among players
        as p
            choose one
                "gold"
                    gain 5 gold
                "crown"
                    gain 1 crowns
win Crown for p
    needs crowns of p is at least 1
score for p
    "gold" = gold of p
"""
PARTNERS = """
game "Partners"
    players 4
resource gold
course
    each p among players
        as p
            choose one
                "rest"
                    skip
                "dig"
                    gain 1 gold
score for p
    "gold" = gold of p + gold of left of left of p
"""
ROPE = """
game "Rope"
    players 3
resource knots
course
    repeat 3 times
        each p among players
            as p
                choose one
                    "tie"
                        gain 1 knots
                    "rest"
                        skip
                    "play"
                        skip
                    "sleep"
                        skip
win Held for players when ended
    needs all p among players have knots of p is at least 2
"""


def stars(engine: Engine[BaseState], start: BaseState, seed: int, searching: bool) -> float:
    """Play a solo game from its start and return its points."""
    state = engine.clone(start)
    if not searching:
        play_state(engine, state, seed)
        return engine.returns(state)[0]
    seeker = ActionSearch(engine, seed, TRIES, VISIT)
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
        assert ActionSearch(engine, 1, 4, VISIT).best(other) == ActionSearch(engine, 1, 4, VISIT).best(state)


def won_by_search(game: Built, players: int, seed: int, tries: int, horizon: int) -> bool:
    """Play a game, one seat by search and the others at random; tell whether the search won it alone."""
    engine, seat = game.engine, seed % players + 1
    played = Played.start(engine, game.rules, players, seed, {})
    play(played, {seat: SearchAgent(played, seed, tries, horizon)}, seed)
    return list(engine.winners(played.state)) == [seat]


def test_searching_wins_four_of_five_long_games_on_a_growing_map(built: Game) -> None:
    game = built("northgard")
    won = sum(won_by_search(game, 2, seed, tries=2, horizon=10) for seed in range(runs(20, 500)))
    assert won >= runs(14, 400)


def test_searching_wins_more_than_its_share_at_a_full_table(built: Game) -> None:
    game = built("northgard")
    won = sum(won_by_search(game, 5, seed, tries=2, horizon=10) for seed in range(runs(4, 50)))
    assert won >= runs(2, 25)


def test_an_ending_that_wins_is_worth_more_than_points(written: Game) -> None:
    game = written(CROWN_OR_GOLD)
    played = Played.start(game.engine, game.rules, 2, 1, {})
    play(played, {seat: SearchAgent(played, seat, 2, 1) for seat in (1, 2)})
    assert game.engine.winners(played.state) == [1]
    assert played.returns() == [0, 0]


def test_points_that_partners_share_are_worth_having(written: Game) -> None:
    game = written(PARTNERS)
    played = Played.start(game.engine, game.rules, 4, 1, {})
    played.choose("dig")
    assert [evaluate(game.engine, played.state, seat) > 0 for seat in (1, 2, 3, 4)] == [True, False, True, False]
    play(played, {seat: SearchAgent(played, seat, 4, HORIZON) for seat in (2, 3, 4)})
    assert played.returns() == [2, 2, 2, 2]


def test_bots_of_a_co_operative_game_play_for_the_common_result(written: Game) -> None:
    game = written(ROPE)
    assert game.rules.cooperative
    for seed in range(4):
        played = Played.start(game.engine, game.rules, 3, seed, {})
        play(played, {seat: SearchAgent(played, seat, 8) for seat in (1, 2, 3)})
        assert played.returns() == [1, 1, 1]


def test_worlds_are_played_to_their_end_where_no_points_tell_who_does_well(built: Game) -> None:
    assert horizon_for(built("northgard").rules) == HORIZON
    assert horizon_for(built("tic-tac-toe").rules) == LIMIT


def test_a_single_option_is_taken_without_a_search(built: Game) -> None:
    game = built("tic-tac-toe")
    played = Played.start(game.engine, game.rules, 2, 1, {})
    while len(played.legal) > 1:
        played.choose(played.legal[0])
    if not played.over:
        assert ActionSearch(game.engine).best(played.state) == played.legal[0]


def test_where_no_world_can_be_guessed_an_option_is_taken_at_random(
    built: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = built("oh-hell").engine

    def no_world(s: BaseState, player: int, seed: int) -> BaseState:
        raise NoGuess("none")

    monkeypatch.setattr(engine, "determinize", no_world)
    state = Played.start(engine, built("oh-hell").rules, 3, 1, {}).state
    chosen = {ActionSearch(engine, seed).best(state) for seed in range(40)}
    assert len(chosen) > 1
    assert chosen <= set(engine.legal(state))
