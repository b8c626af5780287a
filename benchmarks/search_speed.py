"""Measure search inside the engine: `python -m benchmarks.search_speed [--games N] [--seconds S]`.

    simulations per second     flat search and MCTS in the engine, interpreted and native, and a loop in Python
    games against OpenSpiel    native MCTS against OpenSpiel's C++ MCTS bot, both with the same time for a move

The number of simulations of each bot is set so that a move at the start takes as long. After each game the engine's
number is set anew, so that it does not use more processor time for a move than the other bot; what both really took is
printed beside the result. Seats alternate. Figures are printed, and asserted nowhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Protocol, cast

import pyspiel

from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import wilson
from lawspeaker_runtime.agents.search import Method, Search, Searcher
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.random_stream import next_stream, scramble
from tests.conformance.mapping import TRANSLATIONS, Translation

GAMES = ("connect_four", "breakthrough")
UCT = 2.0
"""The exploration constant of OpenSpiel's bot, which its own examples use."""
TRIAL = 200
STEP = 1.1
"""The most by which the simulations change from one game to the next."""


@dataclass(slots=True)
class Match:
    """The results of the engine's search against OpenSpiel's bot, and the processor time of both."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    moves: int = 0
    own_seconds: float = 0.0
    other_moves: int = 0
    other_seconds: float = 0.0


def python_loop(engine: Engine[BaseState], state: BaseState, simulations: int) -> int:
    """Return the best action by flat Monte Carlo search in a Python loop over the engine's functions."""
    seat, stream, totals = engine.player(state) - 1, int(scramble(1)), dict.fromkeys(engine.legal(state), 0.0)
    for number in range(simulations):
        action = list(totals)[number % len(totals)]
        copy = engine.clone(state)
        engine.apply(copy, action)
        stream = int(next_stream(stream))
        totals[action] += engine.playout(copy, stream)[seat]
    return max(totals, key=totals.__getitem__)


def per_second(search: Callable[[int], object], seconds: float = 1.0) -> float:
    """Return how many simulations a search makes in a second of processor time."""
    count = TRIAL
    while True:
        begun = process_time()
        search(count)
        taken = process_time() - begun
        if taken >= seconds / 4:
            return count / taken
        count *= 2


def speeds(engine: Engine[BaseState], state: BaseState) -> dict[str, float]:
    """Return the simulations per second of each way to search a state."""
    return {
        "Python loop, flat": per_second(lambda count: python_loop(engine, state, count)),
        "in the engine, flat": per_second(lambda count: engine.flat_search(state, count)),
        "in the engine, MCTS": per_second(lambda count: engine.mcts(state, count)),
        "in the engine, IS-MCTS": per_second(lambda count: engine.is_mcts(state, count)),
    }


class Bot(Protocol):
    """A bot of OpenSpiel, whose stubs leave bots out."""

    def step(self, state: pyspiel.State) -> int:
        """Return the action that the bot takes in a state."""
        ...


def openspiel_bot(game: pyspiel.Game, simulations: int, seed: int) -> Bot:
    """Return OpenSpiel's MCTS bot, with one random rollout for a simulation and its solver on."""
    unlisted = vars(pyspiel)
    evaluator = unlisted["RandomRolloutEvaluator"](1, seed)
    return cast(Bot, unlisted["MCTSBot"](game, evaluator, UCT, simulations, 1000, True, seed, False))


def openspiel_speed(game: pyspiel.Game) -> float:
    """Return the simulations per second of OpenSpiel's bot at the start; its solver ends no search there."""
    state = game.new_initial_state()
    return per_second(lambda count: openspiel_bot(game, count, 1).step(state))


def play_game(
    opened: tuple[Engine[BaseState], Rules], translation: Translation, budgets: tuple[int, int], seed: int, match: Match
) -> None:
    """Play one game; the engine's search moves first in games of odd seeds."""
    engine, rules = opened
    theirs = pyspiel.load_game(translation.game)
    state, seat = theirs.new_initial_state(), 2 - seed % 2
    game = Game.start(engine, rules, 2, seed, {})
    searcher = Searcher(engine, Search(budgets[0], Method.MCTS), seed)
    bot = openspiel_bot(theirs, budgets[1], seed)
    while not game.over:
        assert game.decision is not None
        read = {translation.action(option): option.id for option in game.decision.options}
        begun = process_time()
        if game.player == seat:
            chosen = searcher.best(game.state)
            match.own_seconds += process_time() - begun
            match.moves += 1
            wanted = next(action for action, number in read.items() if number == chosen)
            action = next(one for one in state.legal_actions() if translation.distinct(one) == wanted)
        else:
            action = bot.step(state)
            match.other_seconds += process_time() - begun
            match.other_moves += 1
            chosen = read[translation.distinct(action)]
        game.choose(chosen)
        state.apply_action(action)
    match.games += 1
    match.won += game.result.winners == (seat,)
    match.drawn += game.result.winners == ()


def fair_budget(simulations: int, match: Match) -> int:
    """Return the simulations with which the engine's search would have taken as long for a move as the other bot."""
    own, other = match.own_seconds / match.moves, match.other_seconds / match.other_moves
    return max(1, round(simulations * min(STEP, max(1 / STEP, other / own))))


def report(name: str, match: Match, budgets: tuple[int, int]) -> str:
    """Return the result of a match as a line."""
    low, high = wilson(match.won, match.games - match.drawn)
    lost = match.games - match.won - match.drawn
    return (
        f"{name}: {match.games} games, won {match.won}, drawn {match.drawn}, lost {lost}: "
        f"{match.won / max(1, match.won + lost):.1%} of those that were decided ({low:.1%} to {high:.1%}); "
        f"{budgets[0]} and {budgets[1]} simulations, {match.own_seconds / match.moves * 1000:.1f} and "
        f"{match.other_seconds / match.other_moves * 1000:.1f} ms for a move"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.search_speed", description="Measure search inside the engine")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.02, help="for a move, at the start of the game")
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--games-only", action="store_true", help="do not compare interpreted and native searches")
    options = parser.parse_args()
    for translation in TRANSLATIONS:
        if translation.game not in GAMES or options.only not in (None, translation.game):
            continue
        name = translation.game.replace("_", "-")
        for native in (True,) if options.games_only else (False, True):
            _, loaded = open_game(name, None, None, native)
            state = Game.start(loaded.engine, loaded.rules, 2, 1, {}).state
            for way, speed in {} if options.games_only else speeds(loaded.engine, state).items():
                kind = "native" if native else "interpreted"
                print(f"{name}, {kind}, {way}: {speed:,.0f} simulations per second", flush=True)
        own = per_second(partial(loaded.engine.mcts, state))
        other = openspiel_speed(pyspiel.load_game(translation.game))
        print(f"{name}, OpenSpiel's C++ MCTS bot: {other:,.0f} simulations per second", flush=True)
        budgets, match = (round(own * options.seconds), round(other * options.seconds)), Match()
        for seed in range(options.first, options.first + options.games):
            play_game((loaded.engine, loaded.rules), translation, budgets, seed, match)
            budgets = (fair_budget(budgets[0], match), budgets[1])
            if match.games % 20 == 0:
                print(report(name, match, budgets), flush=True)
        print(report(name, match, budgets))


if __name__ == "__main__":
    main()
