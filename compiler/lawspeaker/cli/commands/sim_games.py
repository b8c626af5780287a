"""Play many games with one engine and collect the results, for `law sim`."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from multiprocessing import get_all_start_methods, get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import cast

from msgspec import Struct, field

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.commands.sim_statistics import Mean, Share
from lawspeaker.cli.play.search_seats import searcher_for
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_runtime.game.log import pile_of
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState

MAX_DECISIONS = 20_000
MAX_ENDLESS = 3


class Group(Struct):
    """The results of a seat, of a value of an option, or of the owners of a card."""

    share: Share = field(default_factory=Share)
    points: Mean = field(default_factory=Mean)

    def add(self, won: bool, points: float) -> None:
        """Count one game."""
        self.share.add(won)
        self.points.add(points)


class Endless(Struct, frozen=True):
    """A game that did not end: its seed, the number of decisions, and the line of the next decision."""

    seed: int
    decisions: int
    line: str


class Sample(Struct):
    """The results of all games. `options` and `cards` are by word or kind, then by name."""

    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endless: list[Endless] = field(default_factory=list)
    length: Mean = field(default_factory=Mean)
    endings: Counter[str] = field(default_factory=Counter)
    draws: int = 0
    won_together: int = 0
    lost_together: int = 0
    seats: list[Group] = field(default_factory=list)
    options: dict[str, dict[str, Group]] = field(default_factory=dict)
    cards: dict[str, dict[str, Group]] = field(default_factory=dict)

    @property
    def decisions_per_second(self) -> float:
        """Return the speed."""
        return self.decisions / self.seconds if self.seconds else 0.0


class Plan(Struct, frozen=True):
    """The games to play: the seats in `searching` search, and a game is stopped after `limit` decisions."""

    players: int
    games: int
    seed: int
    settings: Mapping[str, object]
    searching: frozenset[int] = frozenset()
    strength: int = SIMULATIONS
    workers: int = 1
    limit: int = MAX_DECISIONS


def play_all(loaded: Loaded, plan: Plan, sample: Sample) -> Iterator[int]:
    """Play the games of a plan and add them to a sample; yield after each, so that the caller can show progress.

    Stop after a few games that do not end, because the others would probably take as long.
    """
    engine, rules = loaded.engine, loaded.rules
    sample.seats = [Group() for _ in range(plan.players)]
    games = all_actions(loaded, plan)
    for number in range(plan.games):
        begun = perf_counter()
        actions = next(games)
        sample.seconds += perf_counter() - begun
        sample.decisions += len(actions)
        sample.games += 1
        sample.length.add(len(actions))
        seed = plan.seed + number
        chosen = read_options(rules, plan.players, seed, plan.settings)
        state = engine.new_state(plan.players, read_seed(seed), chosen)
        held = owners(loaded, state, actions)
        if engine.over(state):
            count_game(loaded, state, chosen, held, sample)
        else:
            sample.endless.append(Endless(seed, len(actions), rules.sites[int(state.site)].line))
        yield number
        if len(sample.endless) == MAX_ENDLESS:
            return


def all_actions(loaded: Loaded, plan: Plan) -> Iterator[list[int]]:
    """Yield the actions of each game, in the order of the seeds; games with searching bots are played by processes.

    The games are the same whatever the number of processes.
    """
    if plan.searching and plan.workers > 1 and plan.games > 1 and "fork" in get_all_start_methods():
        TABLE.append((loaded, plan))  # a forked process inherits it: engines cannot be sent to one
        try:
            with get_context("fork").Pool(min(plan.workers, plan.games), leave_signals_to_parent) as pool:
                yield from pool.imap(actions_at_table, range(plan.games))
        finally:
            TABLE.pop()
    else:
        for number in range(plan.games):
            yield actions_of(loaded, plan, number)


TABLE: list[tuple[Loaded, Plan]] = []
"""The game that processes play."""


def leave_signals_to_parent() -> None:
    """Ignore Ctrl-C in a process that plays: the parent ends it."""
    signal(SIGINT, SIG_IGN)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def actions_at_table(number: int) -> list[int]:
    """Play a game of the plan that this process inherited."""
    return actions_of(*TABLE[-1], number)


def actions_of(loaded: Loaded, plan: Plan, number: int) -> list[int]:
    """Play a game of a plan; return its actions."""
    seed = plan.seed + number
    chosen = read_options(loaded.rules, plan.players, seed, plan.settings)
    state = loaded.engine.new_state(plan.players, read_seed(seed), chosen)
    if plan.searching:
        return search_one(loaded, state, seed, plan)
    return play_one(loaded, state, random.Random(seed), plan.limit)


def play_one(loaded: Loaded, state: BaseState, pick: random.Random, limit: int) -> list[int]:
    """Play a game at random to its end; return the actions."""
    engine = loaded.engine
    legal, apply, over, number = engine.legal, engine.apply, engine.over, pick.random
    engine.start(state)
    actions: list[int] = []
    while not over(state) and len(actions) < limit:
        choices = legal(state)
        action = choices[int(number() * len(choices))]
        apply(state, action)
        actions.append(action)
    return actions


def search_one(loaded: Loaded, state: BaseState, seed: int, plan: Plan) -> list[int]:
    """Play a game to its end, some seats by search and the others at random; return the actions."""
    engine, pick = loaded.engine, random.Random(seed)
    searcher = searcher_for(engine, loaded.rules, seed, plan.strength)
    engine.start(state)
    actions: list[int] = []
    while not engine.over(state) and len(actions) < plan.limit:
        action = searcher.best(state) if engine.player(state) in plan.searching else pick.choice(engine.legal(state))
        engine.apply(state, action)
        actions.append(action)
    return actions


def owners(loaded: Loaded, state: BaseState, actions: list[int]) -> dict[int, set[int]]:
    """Replay a game, in place; return the things that each player ever had in an own pile, at any decision.

    The replay is separate, so that it does not slow down the measured run.
    """
    held: dict[int, set[int]] = {player: set() for player in range(1, int(state.players) + 1)}
    engine, rules = loaded.engine, loaded.rules
    piles = cast(PileState, state)  # an interpreted state or a native one
    own = [(code, pile_of(rules, code)[1]) for code in range(len(piles.piles))] if rules.piles else []
    own = [(code, player) for code, player in own if player in held]
    engine.start(state)
    for action in actions:
        for code, player in own:
            held[player].update(piles.piles[code])
        engine.apply(state, action)
    for code, player in own:
        held[player].update(piles.piles[code])
    return held


def count_game(
    loaded: Loaded, state: BaseState, chosen: list[list[int]], held: dict[int, set[int]], sample: Sample
) -> None:
    """Add a finished game to the sample."""
    engine, rules = loaded.engine, loaded.rules
    ending = engine.ending(state)
    sample.endings[rules.endings[ending] if ending >= 0 else "end of the game"] += 1
    winners, returns = engine.winners(state), engine.returns(state)
    if sample.players > 1 and ending in rules.together:
        sample.won_together += bool(winners)
        sample.lost_together += not winners
    else:
        sample.draws += len(winners) != 1 and sample.players > 1
    for player in range(1, sample.players + 1):
        won, points = player in winners, points_of(loaded, state, player, returns)
        sample.seats[player - 1].add(won, points)
        for word, name in settings_of_player(rules, chosen, player):
            sample.options.setdefault(word, {}).setdefault(name, Group()).add(won, points)
        for kind, name in {(rules.things[thing].kind, rules.things[thing].name) for thing in held[player]}:
            sample.cards.setdefault(kind, {}).setdefault(name, Group()).add(won, points)


def points_of(loaded: Loaded, state: BaseState, player: int, returns: list[float]) -> float:
    """Return a player's score, or the player's return if the game has no score."""
    return float(sum(loaded.engine.score_parts(state, player))) if loaded.rules.parts else returns[player - 1]


def settings_of_player(rules: Rules, chosen: list[list[int]], player: int) -> Iterator[tuple[str, str]]:
    """Yield the player's values of the options that each player has."""
    for option, values in zip(rules.options, chosen, strict=True):
        if option.per_player:
            yield option.word, rules.types[option.type].name(values[player - 1])
