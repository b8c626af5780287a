"""Searching agents: better than chance in games of several sorts, blind to what is hidden, always the same."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.agents.agents import RandomAgent, play, play_state
from lawspeaker_runtime.agents.search import (
    HORIZON,
    Method,
    Search,
    SearchAgent,
    Searcher,
    Strength,
    best_in_time,
    search_for,
)
from lawspeaker_runtime.errors import IllegalChoice, NoGuess
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.search.tree import TO_THE_END
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.conftest import Game
from tests.soak import runs

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
BASKETS = """
game "Baskets"
    players 2
resource apples, pears
option strict: yes_no
setup
    each p among players
        as p
            gain 4 apples
course
    repeat 2 times
        each p among players
            as p
                choose one
                    "eat"
                        lose 1 apples
                    "wait"
                        skip
win Full for p
    needs not strict
    needs apples of p is at least 8
    needs pears of p is 0
win Tidy for p
    needs all q among players have apples of q is at most 2
score for p
    "apples" = apples of p
"""
HERDS = """
game "Herds"
    players 2
kind farm
kind cow
    farm: farm
    keeper: optional player
farm Hill
farm Lake
cow Dun
    farm Hill
cow Red
    farm Hill
cow Pied
    farm Lake
value first_farm -> farm = first farms
course
    repeat 2 times
        each p among players
            as p
                choose c from cows where keeper of it is nobody
                    keeper of c becomes you
                otherwise
                    skip
win Herder for p
    needs (count c among cows where farm of c is first_farm and keeper of c is p) is at least 2
"""
METHODS = pytest.mark.parametrize("method", list(Method))
ROOT, WINNING, BLOCKING = [0, 6, 0, 6, 0], 0, 0


def agent(game: Built, state: BaseState, simulations: int, method: Method, seed: int = 1) -> int:
    """Return the action that a method chooses."""
    return Search(simulations, method).best(game.engine, state, seed)


def after(game: Built, *actions: int) -> BaseState:
    """Return the state of a game for two after some actions."""
    state = game.engine.new_state(2, 1, [])
    game.engine.start(state)
    for action in actions:
        game.engine.apply(state, action)
    return state


@METHODS
def test_a_win_in_one_is_found(built: Game, method: Method) -> None:
    game = built("connect-four")
    for seed in range(5):
        assert agent(game, after(game, 0, 6, 0, 6, 0, 5), 140, method, seed) == 0


@METHODS
def test_a_loss_in_one_is_blocked(built: Game, method: Method) -> None:
    game = built("connect-four")
    for seed in range(5):
        assert agent(game, after(game, 0, 6, 0, 6, 0), 280, method, seed) == 0


@pytest.mark.parametrize("seat", [1, 2])
def test_tree_search_never_loses_at_tic_tac_toe(built: Game, seat: int) -> None:
    game = built("tic-tac-toe")
    for seed in range(runs(12, 200)):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        play(played, {seat: SearchAgent(played, Search(600), seed), 3 - seat: RandomAgent(seed)})
        assert seat in played.result.winners or not played.result.winners


def test_two_tree_searches_draw_at_tic_tac_toe(built: Game) -> None:
    game = built("tic-tac-toe")
    for seed in range(runs(3, 50)):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        play(played, {one: SearchAgent(played, Search(1500), seed + one) for one in (1, 2)})
        assert played.result.winners == ()


def test_the_same_seed_gives_the_same_choice(built: Game) -> None:
    game = built("connect-four")
    state = after(game, 3, 3)
    for method in Method:
        assert len({agent(game, state, 50, method, seed=4) for _ in range(3)}) == 1
        assert len({agent(game, state, 10, method, seed) for seed in range(30)}) > 1


def stars(engine: Engine[BaseState], start: BaseState, seed: int, searching: bool) -> float:
    """Play a solo game from its start and return its points."""
    state = engine.clone(start)
    if not searching:
        play_state(engine, state, seed)
        return engine.returns(state)[0]
    searcher = Searcher(engine, Search(32, Method.FLAT, 20), seed)
    while not engine.over(state):
        engine.apply(state, searcher.best(state))
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


@pytest.mark.parametrize("name", ["northwood", "oh-hell", "kuhn-poker", "northgard"])
def test_searching_takes_the_same_choice_in_every_world_that_looks_the_same(built: Game, name: str) -> None:
    game = built(name)
    engine = game.engine
    for seed in range(3):
        state = Played.start(engine, game.rules, game.rules.players[0], seed, {}).state
        for _ in range(6 * seed):
            if not engine.over(state):
                engine.apply(state, engine.legal(state)[seed % len(engine.legal(state))])
        if engine.over(state):
            continue
        worlds = [engine.determinize(state, engine.player(state), number) for number in range(3)]
        for method in (Method.FLAT, Method.IS_MCTS):
            search = Search(12, method, 5)
            assert len({search.best(engine, world, 1) for world in [state, *worlds]}) == 1


def won_by_search(game: Built, players: int, seed: int, search: Search) -> bool:
    """Play a game, one seat by search and the others at random; tell whether the search won it alone."""
    engine, seat = game.engine, seed % players + 1
    played = Played.start(engine, game.rules, players, seed, {})
    play(played, {seat: SearchAgent(played, search, seed)}, seed)
    return list(engine.winners(played.state)) == [seat]


def test_searching_wins_four_of_five_long_games_on_a_growing_map(built: Game) -> None:
    game = built("northgard")
    won = sum(won_by_search(game, 2, seed, Search(16, Method.FLAT, 10)) for seed in range(runs(10, 500)))
    assert won >= runs(7, 400)


def test_searching_wins_more_than_its_share_at_a_full_table(built: Game) -> None:
    game = built("northgard")
    won = sum(won_by_search(game, 5, seed, Search(16, Method.FLAT, 10)) for seed in range(runs(4, 50)))
    assert won >= runs(2, 25)


def test_an_ending_that_wins_is_worth_more_than_points(written: Game) -> None:
    game = written(CROWN_OR_GOLD)
    played = Played.start(game.engine, game.rules, 2, 1, {})
    play(played, {seat: SearchAgent(played, Search(8, Method.FLAT, 1), seat) for seat in (1, 2)})
    assert game.engine.winners(played.state) == [1]
    assert played.returns() == [0, 0]


def test_points_that_partners_share_are_worth_having(written: Game) -> None:
    game = written(PARTNERS)
    played = Played.start(game.engine, game.rules, 4, 1, {})
    played.choose("dig")
    play(played, {seat: SearchAgent(played, Search(16, Method.FLAT, HORIZON), seat) for seat in (2, 3, 4)})
    assert played.returns() == [2, 2, 2, 2]


def test_bots_of_a_co_operative_game_play_for_the_common_result(written: Game) -> None:
    game = written(ROPE)
    assert game.rules.cooperative
    for seed in range(4):
        played = Played.start(game.engine, game.rules, 3, seed, {})
        play(played, {seat: SearchAgent(played, Search(60), seat) for seat in (1, 2, 3)})
        assert played.returns() == [1, 1, 1]


def test_games_are_played_to_their_end_where_no_points_tell_who_does_well(built: Game) -> None:
    assert search_for(built("northgard").rules).horizon == HORIZON
    assert search_for(built("tic-tac-toe").rules).horizon == TO_THE_END


def test_the_method_depends_on_whether_the_game_hides_anything(built: Game) -> None:
    assert search_for(built("connect-four").rules).method is Method.MCTS
    assert search_for(built("oh-hell").rules).method is Method.IS_MCTS
    effort = [search_for(built("oh-hell").rules, strength).simulations for strength in Strength]
    assert effort == sorted(effort) == [strength.value for strength in Strength]
    assert search_for(built("oh-hell").rules, 7).simulations == 7


@METHODS
def test_a_win_that_is_certain_ends_the_search(built: Game, method: Method) -> None:
    game = built("connect-four")
    state = after(game, 0, 6, 0, 6, 0, 5)
    simulations = 10**9 if method is Method.MCTS else 140
    assert agent(game, state, simulations, method) == 0


def test_where_every_option_loses_for_certain_one_of_them_is_taken(built: Game) -> None:
    game = built("connect-four")
    state = after(game, 2, 0, 3, 0, 4)  # three in a row, both ends are open
    assert agent(game, state, 10**9, Method.MCTS) in game.engine.legal(state)


class Clock:
    """A clock that every simulation advances by a millisecond, and the searches that were made."""

    def __init__(self, engine: Engine[BaseState], monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.made = 0.0, list[int]()
        search = engine.is_mcts

        def timed(s: BaseState, simulations: int, *rest: float) -> int:
            self.now += simulations / 1000
            self.made.append(simulations)
            return search(s, min(simulations, 20))

        monkeypatch.setattr(engine, "is_mcts", timed)

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.mark.parametrize("seconds", [0.001, 0.1, 1.0, 30.0, 1000.0])
def test_a_budget_in_time_is_used_and_kept(built: Game, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    game = built("connect-four")
    clock = Clock(game.engine, monkeypatch)
    search = Search(seconds=seconds)
    assert best_in_time(search, game.engine, after(game), 1, clock) in range(7)
    assert clock.now <= max(seconds, 0.016)
    assert seconds < 0.1 or clock.made[-1] / 1000 > 0.7 * seconds
    assert len(clock.made) <= 6


def test_a_single_option_takes_no_time(built: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game = built("tic-tac-toe")
    clock = Clock(game.engine, monkeypatch)
    best_in_time(Search(seconds=100.0), game.engine, after(game, 0, 1, 2, 4, 3, 5, 7, 6), 1, clock)
    assert len(clock.made) == 1


@METHODS
def test_a_single_option_is_taken_without_a_search(built: Game, method: Method) -> None:
    game = built("tic-tac-toe")
    state = after(game, 0, 1, 2, 4, 3, 5, 7, 6)
    assert agent(game, state, 10**9, method) == 8


@METHODS
def test_without_a_decision_there_is_no_search(built: Game, method: Method) -> None:
    game = built("tic-tac-toe")
    with pytest.raises(IllegalChoice, match="no decision is pending"):
        agent(game, after(game, 0, 3, 1, 4, 2), 10, method)


def test_searching_draws_outcomes_that_the_game_was_to_be_given(built: Game) -> None:
    game = built("kuhn-poker")
    played = Played.start(game.engine, game.rules, 2, 1, {}, explicit_chance=True)
    while played.chance is not None:
        played.force(played.chance.outcomes[0])
    for method in Method:
        assert Search(20, method).best(game.engine, played.state, 1) in played.legal


@pytest.mark.parametrize("method", [Method.FLAT, Method.IS_MCTS])
def test_where_no_world_can_be_guessed_an_option_is_taken_at_random(
    built: Game, monkeypatch: pytest.MonkeyPatch, method: Method
) -> None:
    engine = built("oh-hell").engine

    def no_world(*_: object) -> BaseState:
        raise NoGuess("none")

    monkeypatch.setattr(engine, "determinize_by", no_world)
    state = Played.start(engine, built("oh-hell").rules, 3, 1, {}).state
    chosen = {Search(20, method).best(engine, state, seed) for seed in range(40)}
    assert len(chosen) > 1
    assert chosen <= set(engine.legal(state))


@pytest.mark.parametrize(("strict", "first"), [("no", (500 + 1000) // 2), ("yes", 0)])
def test_nearness_to_victories_follows_from_their_needs(written: Game, strict: str, first: int) -> None:
    game = written(BASKETS)
    state = Played.start(game.engine, game.rules, 2, 1, {"strict": strict}).state
    assert [game.engine.nearness(state, seat) for seat in (1, 2)] == [[first, 500], [first, 500]]


def test_nearness_counts_only_what_can_be_met(written: Game) -> None:
    game = written(HERDS)
    played = Played.start(game.engine, game.rules, 2, 1, {})
    near = [game.engine.nearness(played.state, 1)]
    for name in ("Pied", "Dun"):
        keeper = game.engine.player(played.state)
        assert played.decision is not None
        played.choose(next(option for option in played.decision.options if option.values["c"] == name))
        near.append(game.engine.nearness(played.state, keeper))
    assert near == [[0], [0], [500]]


def test_nearness_counts_what_is_half_met(built: Game) -> None:
    game = built("northgard")
    state = Played.start(game.engine, game.rules, 2, 1, {}).state
    near = game.engine.nearness(state, 1)
    assert len(near) == len(game.rules.endings)
    assert 0 <= near[0] < 1000
