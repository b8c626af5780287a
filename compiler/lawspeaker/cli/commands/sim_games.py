"""Play many games with one engine and collect the results, for `law sim`."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from multiprocessing import get_all_start_methods, get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter, process_time
from typing import cast

from msgspec import Struct, field

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.commands.sim_figures import added, book_of, mean_of, share_of
from lawspeaker.cli.commands.sim_statistics import Mean, Share
from lawspeaker.cli.play.search_seats import searcher_for
from lawspeaker_runtime.agents.search import SIMULATIONS
from lawspeaker_runtime.game.settings import dealing_plan, read_options, read_seed
from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.dealt_options import GIVEN
from lawspeaker_runtime.state.pile_state import PileState

MAX_DECISIONS = 20_000
PARTS = 16
LARGEST_PART = 256
"""Games are played in at least so many parts, of at most so many games."""
MOMENT = 0.3
"""Seconds that one process plays before others are started."""


class Group(Struct):
    """The results of a seat, of a value of an option, or of the owners of a card."""

    share: Share = field(default_factory=Share)
    points: Mean = field(default_factory=Mean)


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
    processor_seconds: float = 0.0
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
        """Return the speed in processor time, which does not depend on the number of processes."""
        return self.decisions / self.processor_seconds if self.processor_seconds else 0.0


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
    playing: list[int] = field(default_factory=list)
    """The seeds of games that are played one by one, to find one that fails."""


def play_all(loaded: Loaded, plan: Plan, sample: Sample) -> Iterator[int]:
    """Play the games of a plan and add them to a sample; yield for each, so that the caller can show progress.

    Stop after a few games that do not end, because the others would probably take as long. The figures are the same
    whatever the number of processes: games are counted in integers, in parts that depend on the plan alone.
    """
    table = Table(loaded, plan)
    figures: list[int] = []
    begun = perf_counter()
    for part, played in all_parts(table):
        figures = added(figures, played.figures, table.book)
        sample.processor_seconds += played.seconds
        sample.seconds = perf_counter() - begun
        sample.games = figures[t.GAMES]
        yield from part
        if len(figures) - table.book.size >= 3 * t.MOST_ENDLESS:
            break
    fill(sample, figures, table)


class Played(Struct, frozen=True):
    """The figures of some games, and the processor time that they took."""

    figures: list[int]
    seconds: float


class Table:
    """A game, a plan, and what is the same for all games of the plan."""

    def __init__(self, loaded: Loaded, plan: Plan) -> None:
        self.loaded = loaded
        self.plan = plan
        self.options = dealing_plan(loaded.rules, plan.players, plan.settings)
        chosen = read_options(loaded.rules, plan.players, plan.seed, plan.settings)
        self.book = book_of(loaded, loaded.engine.new_state(plan.players, 0, chosen))

    def parts(self) -> list[range]:
        """Return the games of the plan in parts, by their seeds."""
        first, last = self.plan.seed, self.plan.seed + self.plan.games
        size = 1 if self.plan.searching else max(1, min(LARGEST_PART, self.plan.games // PARTS))
        return [range(seed, min(seed + size, last)) for seed in range(first, last, size)]

    def play(self, seeds: range) -> Played:
        """Play some games."""
        begun = process_time()
        figures: list[int] = []
        if self.plan.searching:
            figures = search_one(self, seeds.start)
        elif self.options or not self.loaded.rules.options:
            figures = self.sampled(seeds.start, len(seeds), self.options)
        else:
            for seed in seeds:
                figures = added(figures, self.sampled(seed, 1, self.options_of(seed)), self.book)
        return Played(figures, process_time() - begun)

    def sampled(self, seed: int, count: int, options: list[list[int]]) -> list[int]:
        """Let the engine play games at random."""
        engine, plan = self.loaded.engine, self.plan
        return list(engine.sample(plan.players, read_seed(seed), count, plan.limit, options, self.book.rows))

    def options_of(self, seed: int) -> list[list[int]]:
        """Return the options of one game as a plan that deals nothing."""
        values = read_options(self.loaded.rules, self.plan.players, seed, self.plan.settings)
        return [[GIVEN, *value] for value in values]


def all_parts(table: Table) -> Iterator[tuple[range, Played]]:
    """Yield the results of all parts in their order; if that takes longer than a moment, several processes play."""
    parts = table.parts()
    waiting = iter(parts)
    begun = perf_counter()
    alone = table.plan.workers == 1 or "fork" not in get_all_start_methods()
    for part in waiting:
        yield part, played_or_found(table, part)
        if not alone and perf_counter() - begun > MOMENT:
            break
    rest = list(waiting)
    if rest:
        TABLES.append(table)  # a forked process inherits it: engines cannot be sent to one
        try:
            with get_context("fork").Pool(min(table.plan.workers, len(rest)), leave_signals_to_parent) as pool:
                for part, played in zip(rest, pool.imap(play_at_table, rest), strict=True):
                    yield part, played if played is not None else played_or_found(table, part)
        finally:
            TABLES.pop()


def played_or_found(table: Table, part: range) -> Played:
    """Play a part; if a game stops with an error, play up to that game alone, so that its seed is known."""
    try:
        return table.play(part)
    except Exception:
        if len(part) > 1:
            for seed in part:
                table.plan.playing.append(seed)
                table.play(range(seed, seed + 1))
        raise


TABLES: list[Table] = []
"""The games that processes play."""


def leave_signals_to_parent() -> None:
    """Ignore Ctrl-C in a process that plays: the parent ends it."""
    signal(SIGINT, SIG_IGN)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_at_table(part: range) -> Played | None:
    """Play a part of the plan that this process inherited; None if that fails, so that the parent finds out why."""
    try:
        return TABLES[-1].play(part)
    except Exception:
        return None


def search_one(table: Table, seed: int) -> list[int]:
    """Play a game to its end, some seats by search and the others at random; return its figures."""
    engine, plan, pick = table.loaded.engine, table.plan, random.Random(seed)
    chosen = read_options(table.loaded.rules, plan.players, seed, plan.settings)
    state = engine.new_state(plan.players, read_seed(seed), chosen)
    searcher = searcher_for(engine, table.loaded.rules, seed, plan.strength)
    tally = t.Tally(plan.players, table.book.rows)
    t.begin_game(tally, chosen)
    engine.start(state)
    length = 0
    hold(tally, table, state)
    while not engine.over(state) and length < plan.limit:
        action = searcher.best(state) if engine.player(state) in plan.searching else pick.choice(engine.legal(state))
        engine.apply(state, action)
        length += 1
        hold(tally, table, state)
    if engine.over(state):
        points = [int(points_of(table.loaded, state, player)) for player in range(1, plan.players + 1)]
        t.count_game(tally, length, engine.ending(state), engine.winners(state), points)
    else:
        t.count_endless(tally, seed, length, int(state.site))
    return t.figures_of(tally)


def hold(tally: t.Tally, table: Table, state: BaseState) -> None:
    """Note the things that players have in their own piles, of an interpreted or a native state."""
    if table.loaded.rules.piles:
        t.hold_things(tally, [list(pile) for pile in cast(PileState, state).piles])


def points_of(loaded: Loaded, state: BaseState, player: int) -> float:
    """Return a player's score, or the player's return if the game has no score."""
    if loaded.rules.parts:
        return float(sum(loaded.engine.score_parts(state, player)))
    return loaded.engine.returns(state)[player - 1]


def fill(sample: Sample, figures: list[int], table: Table) -> None:
    """Write the figures of all games into a sample."""
    rules, book = table.loaded.rules, table.book
    sample.decisions = figures[t.LENGTH + t.TOTAL]
    sample.length = mean_of(figures, t.LENGTH)
    names = ["end of the game", *rules.endings]
    sample.endings = Counter(dict.fromkeys(names, 0))
    for number, name in enumerate(names):
        sample.endings[name] += figures[t.ENDINGS + number]
    sample.endings = +sample.endings
    sample.won_together, sample.lost_together = figures[t.WON_TOGETHER], figures[t.LOST_TOGETHER]
    lost = figures[book.size :]
    sample.endless = [
        Endless(seed, length, rules.sites[site].line)
        for seed, length, site in zip(lost[::3], lost[1::3], lost[2::3], strict=True)
    ]
    ended = sample.games - len(sample.endless)
    sample.draws = ended - figures[t.SINGLE] - sample.won_together - sample.lost_together
    for number, key in enumerate(book.groups):
        place = book.first_group + number * t.GROUP
        group = Group(share_of(figures, place), mean_of(figures, place))
        if key.form == "seat":
            sample.seats.append(group)
        elif group.share.games:
            by_word = sample.options if key.form == "option" else sample.cards
            by_word.setdefault(key.word, {})[key.name] = group
