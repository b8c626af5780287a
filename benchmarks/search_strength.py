"""Compare the search bot with random play: `python -m benchmarks.search_strength GAME --games N`.

    game n, one seat plays by search      ->     points, winners and ending
    game n, all seats play at random      ->     the same start position, for comparison

The search bot changes seats from game to game. Each start position is played twice, so that only the player differs.
Games are distributed over at most two processes.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from lawspeaker.cli.new_game import open_game, settings_of
from lawspeaker_lab.results.statistics import Mean, Share, wilson
from lawspeaker_runtime.agents.search import SIMULATIONS, Method, Search, Searcher, search_for
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.random_stream import MASK

PROCESSES = 2
Finished = tuple[list[float], list[int], int]


@dataclass(frozen=True, slots=True)
class Plan:
    """The game to measure with its settings, and the effort of the search."""

    game: str
    players: int | None
    settings: tuple[str, ...]
    simulations: int
    method: str | None
    horizon: int | None
    native: bool

    def open(self) -> tuple[Engine[BaseState], Rules, int]:
        """Return the engine, its rules and the number of players."""
        _, loaded = open_game(self.game, None, None, self.native)
        return loaded.engine, loaded.rules, read_players(loaded.rules, self.players)

    def search(self, rules: Rules) -> Search:
        """Return the settings of the search."""
        usual = search_for(rules, self.simulations)
        method = usual.method if self.method is None else Method(self.method)
        return replace(usual, method=method, horizon=usual.horizon if self.horizon is None else self.horizon)


@dataclass(slots=True)
class Tally:
    """The results of one type of player, by seat."""

    points: dict[int, Mean] = field(default_factory=dict)
    wins: dict[int, Share] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, seat: int, points: float, won: bool, ending: str) -> None:
        """Count one seat of one game."""
        self.points.setdefault(seat, Mean()).add(points)
        self.wins.setdefault(seat, Share()).add(won)
        self.endings[ending] += 1

    @property
    def average(self) -> float:
        """Return the mean points over all games."""
        games = sum(mean.count for mean in self.points.values())
        return sum(mean.mean * mean.count for mean in self.points.values()) / games

    @property
    def won(self) -> int:
        """Return the number of games won, over all seats."""
        return sum(share.wins for share in self.wins.values())


def start(engine: Engine[BaseState], rules: Rules, players: int, plan: Plan, seed: int) -> BaseState:
    """Return the state of a new game at its first decision."""
    state = engine.new_state(players, seed, read_options(rules, players, seed, settings_of(list(plan.settings))))
    engine.start(state)
    return state


def play_on(
    engine: Engine[BaseState], state: BaseState, seed: int, search: Searcher[BaseState] | None, seat: int
) -> Finished:
    """Play a game to its end, one seat by search and the others at random; return points, winners and ending."""
    stream = BaseState(1, (seed * 2 + 1) & MASK)
    while not engine.over(state):
        legal = engine.legal(state)
        if search is not None and engine.player(state) == seat:
            engine.apply(state, search.best(state))
        else:
            engine.apply(state, legal[draw(stream, len(legal))])
    return list(engine.returns(state)), list(engine.winners(state)), int(engine.ending(state))


def pair(plan: Plan, seed: int) -> tuple[int, Finished, Finished]:
    """Play one start position twice; return the seat of the search bot and both results."""
    engine, rules, players = opened(plan)
    seat = seed % players + 1
    first = start(engine, rules, players, plan, seed)
    search = Searcher(engine, plan.search(rules), seed)
    searched = play_on(engine, engine.clone(first), seed, search, seat)
    return seat, searched, play_on(engine, first, seed, None, seat)


_opened: dict[Plan, tuple[Engine[BaseState], Rules, int]] = {}


def opened(plan: Plan) -> tuple[Engine[BaseState], Rules, int]:
    """Return the engine, rules and number of players of a plan, cached in each process."""
    if plan not in _opened:
        _opened[plan] = plan.open()
    return _opened[plan]


def share(plan: Plan, seeds: range) -> list[tuple[int, Finished, Finished]]:
    """Play a batch of games."""
    return [pair(plan, seed) for seed in seeds]


def measure(plan: Plan, games: int, processes: int, print_progress: Callable[[int], None]) -> tuple[Tally, Tally]:
    """Return the results of the search bot and of random play, in the same seats of the same start positions."""
    _, rules, _ = opened(plan)
    batches = [range(first, min(first + 10, games + 1)) for first in range(1, games + 1, 10)]
    searcher, chance, done = Tally(), Tally(), 0
    with ProcessPoolExecutor(max_workers=processes) as pool:
        for results in pool.map(share, [plan] * len(batches), batches):
            for seat, *ends in results:
                for tally, (points, winners, ending) in zip((searcher, chance), ends, strict=True):
                    name = rules.endings[ending] if ending >= 0 else "score"
                    tally.add(seat, points[seat - 1], seat in winners, name)
            done += len(results)
            print_progress(done)
    return searcher, chance


def report(plan: Plan, rules: Rules, games: int, searcher: Tally, chance: Tally, seconds: float) -> list[str]:
    """Return the report as lines."""
    settings = ", ".join(plan.settings) or "default options"
    search = plan.search(rules)
    effort = f"{search.method.value}, {search.simulations} simulations, horizon {search.horizon}"
    lines = [f"{rules.title} ({settings}): {games} starts, {effort}, {seconds:.0f} s"]
    for name, tally in (("search", searcher), ("chance", chance)):
        lines.append(f"{name}: {tally.average:.2f} points on average, won {tally.won} of {games}")
        for seat, mean in sorted(tally.points.items()):
            low, high = mean.interval()
            won = tally.wins[seat]
            interval = wilson(won.wins, won.games)
            lines.append(
                f"  {rules.seat(seat)}: {mean.count} games, {mean.mean:.2f} points ({low:.2f} to {high:.2f}), "
                f"won {won.rate:.1%} ({interval[0]:.1%} to {interval[1]:.1%})"
            )
        shares = [f"{ending} {count / games:.1%}" for ending, count in tally.endings.most_common()]
        lines.append("  endings: " + ", ".join(shares))
    return [*lines, f"margin: {searcher.average - chance.average:+.2f} points"]


def print_games(done: int) -> None:
    """Show the progress."""
    print(f"\r{done} games", end="", flush=True)


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.search_strength", description="Compare the searching player with chance"
    )
    parser.add_argument("game", help="a shipped game's name, or the path of a spec folder")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="for a decision")
    parser.add_argument("--method", choices=[method.value for method in Method])
    parser.add_argument("--horizon", type=int, help="decisions per playout of the search")
    parser.add_argument("--processes", type=int, default=PROCESSES, choices=range(1, PROCESSES + 1))
    parser.add_argument("--native", action="store_true", help="use a native engine")
    options = parser.parse_args()
    settings, effort = tuple(options.set), (options.simulations, options.method, options.horizon)
    plan = Plan(options.game, options.players, settings, *effort, options.native)
    _, rules, _ = opened(plan)
    began = time.perf_counter()
    tallies = measure(plan, options.games, options.processes, print_games)
    print()
    print("\n".join(report(plan, rules, options.games, *tallies, time.perf_counter() - began)))


if __name__ == "__main__":
    main()
