"""Play many games with one engine and collect the results, for `law sim`."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import get_all_start_methods, get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter, process_time
from typing import cast

from msgspec import Struct, field

from lawspeaker_lab.results.figures import Book, Wishes, added, book_of, split_rows
from lawspeaker_lab.results.sample import Sample, fill
from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import SIMULATIONS, searcher_for
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import dealing_plan, read_options, read_seed
from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.sample import watch
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.dealt_options import GIVEN
from lawspeaker_runtime.state.pile_state import PileState

PARTS = 16
LARGEST_PART = 256
"""Games are played in at least so many parts, of at most so many games."""
MOMENT = 0.3
"""Seconds that one process plays before others are started."""


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
    wishes: Wishes = field(default_factory=Wishes)


class Played(Struct, frozen=True):
    """The figures of some games, the processor time that they took, and their rows, if they are wanted."""

    figures: list[int]
    seconds: float
    rows: list[int] = field(default_factory=list)


class Begun(Struct):
    """What was played before, by an earlier run of the same job: sums and processor time; replaced as games end."""

    figures: list[int] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Return the number of games that were played."""
        return self.figures[t.GAMES] if self.figures else 0


Parts = Callable[["Table", list[range]], Iterator[tuple[range, Played]]]
"""A way to play parts of a plan: yields them in their order."""
Listener = Callable[[Played], None]
"""Is told of each part that was played, after it was added up."""


def play_all(
    loaded: Loaded,
    plan: Plan,
    sample: Sample,
    begun: Begun | None = None,
    way: Parts | None = None,
    listener: Listener | None = None,
) -> Iterator[int]:
    """Play the games of a plan and add them to a sample; yield for each, so that the caller can show progress.

    Stop after a few games that do not end, because the others would probably take as long. The figures are the same
    whatever the number of processes: games are counted in integers, in parts that depend on the plan alone. What was
    `begun` is not played again.
    """
    table = Table(loaded, plan)
    total = begun if begun is not None else Begun()
    started = perf_counter()
    yield from range(plan.seed, plan.seed + total.games)
    parts = [] if too_many_endless(total.figures, table.book) else table.parts(total.games)
    for part, played in (way or all_parts)(table, parts):
        total.figures = added(total.figures, played.figures, table.book)
        total.seconds += played.seconds
        if listener is not None:
            listener(played)
        yield from part
        if too_many_endless(total.figures, table.book):
            break
    sample.games, sample.processor_seconds, sample.seconds = total.games, total.seconds, perf_counter() - started
    fill(sample, total.figures, loaded.rules, table.book, watching=plan.wishes.watching)


def too_many_endless(figures: list[int], book: Book) -> bool:
    """Tell whether so many games did not end that no more are played."""
    return len(figures) - book.size >= 3 * t.MOST_ENDLESS


class Table:
    """A game, a plan, and what is the same for all games of the plan."""

    def __init__(self, loaded: Loaded, plan: Plan) -> None:
        self.loaded = loaded
        self.plan = plan
        self.options = dealing_plan(loaded.rules, plan.players, plan.settings)
        chosen = read_options(loaded.rules, plan.players, plan.seed, plan.settings)
        self.book = book_of(loaded.rules, loaded.engine.new_state(plan.players, 0, chosen), plan.wishes)
        self.dealer = t.Tally(plan.players, self.book.rows)

    def parts(self, done: int = 0) -> list[range]:
        """Return the games of the plan that are not done in parts, by their seeds."""
        first, last = self.plan.seed + done, self.plan.seed + self.plan.games
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
            return self.one_by_one(seeds)
        sums, rows = split_rows(figures, self.book)
        return Played(sums, process_time() - begun, rows)

    def sampled(self, seed: int, count: int, options: list[list[int]]) -> list[int]:
        """Let the engine play games at random."""
        engine, plan = self.loaded.engine, self.plan
        return list(engine.sample(plan.players, read_seed(seed), count, plan.limit, options, self.book.rows))

    def one_by_one(self, seeds: range) -> Played:
        """Play games whose options have to be read for each of them."""
        begun = process_time()
        figures, rows = list[int](), list[int]()
        for seed in seeds:
            sums, row = split_rows(self.sampled(seed, 1, self.given_options(seed)), self.book)
            figures = added(figures, sums, self.book)
            rows += row
        return Played(figures, process_time() - begun, rows)

    def given_options(self, seed: int) -> list[list[int]]:
        """Return the options of one game as a plan that deals nothing: those of the first seed of its round.

        The tally turns them, like those that it deals.
        """
        turn = 0 if self.plan.wishes.fixed_seats else read_seed(seed) % self.plan.players
        values = read_options(self.loaded.rules, self.plan.players, read_seed(seed) - turn, self.plan.settings)
        return [[GIVEN, *value] for value in values]

    def options_of(self, seed: int) -> list[list[int]]:
        """Return the options that players have in a game."""
        return t.deal_seats(self.dealer, self.options or self.given_options(seed), read_seed(seed))


def all_parts(table: Table, parts: list[range]) -> Iterator[tuple[range, Played]]:
    """Yield the results of parts in their order; if that takes longer than a moment, several processes play."""
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
    tally = t.Tally(plan.players, table.book.rows)
    chosen = t.deal_seats(tally, table.options or table.given_options(seed), read_seed(seed))
    state = engine.new_state(plan.players, read_seed(seed), chosen)
    searcher = searcher_for(engine, table.loaded.rules, seed, plan.strength)
    t.begin_game(tally, chosen)
    engine.start(state)
    tally.first = engine.player(state)
    length = 0
    hold(tally, table, state)
    while not engine.over(state) and length < plan.limit:
        action = searcher.best(state) if engine.player(state) in plan.searching else pick.choice(engine.legal(state))
        observe(tally, table, state, length, action)
        engine.apply(state, action)
        length += 1
        hold(tally, table, state)
    if engine.over(state):
        watch.count_watched(tally, engine.winners(state))
        points = [int(points_of(table.loaded, state, player)) for player in range(1, plan.players + 1)]
        t.count_game(tally, length, engine.ending(state), engine.winners(state), points)
    else:
        t.count_endless(tally, seed, length, int(state.site))
    return t.figures_of(tally)


def hold(tally: t.Tally, table: Table, state: BaseState) -> None:
    """Note the things that players have in their own piles, of an interpreted or a native state."""
    if table.loaded.rules.piles:
        piles = [list(pile) for pile in cast(PileState, state).piles]
        t.hold_things(tally, piles)
        if table.plan.wishes.watching:
            watch.place_things(tally, piles)


def observe(tally: t.Tally, table: Table, state: BaseState, length: int, action: int) -> None:
    """Count the options of a choice; note the points before it, and what it offers, if that is wanted."""
    engine = table.loaded.engine
    legal = list(engine.legal(state))
    tally.options += len(legal)
    if table.plan.wishes.watching:
        if table.loaded.rules.parts and length % tally.pace == 0:
            watch.watch_points(tally, points_so_far(table, state))
        watch.watch_choice(tally, engine.player(state), int(state.site), legal, action)


def points_so_far(table: Table, state: BaseState) -> list[int]:
    """Return the points of all players now; none if the rules cannot tell them before the end."""
    try:
        return [int(points_of(table.loaded, state, player)) for player in range(1, table.plan.players + 1)]
    except RuleError:
        return []


def points_of(loaded: Loaded, state: BaseState, player: int) -> float:
    """Return a player's score, or the player's return if the game has no score."""
    if loaded.rules.parts:
        return float(sum(loaded.engine.score_parts(state, player)))
    return loaded.engine.returns(state)[player - 1]
