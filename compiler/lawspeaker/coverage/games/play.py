"""Play games with an engine that notes what it reaches, in several processes; the result does not depend on them.

Games(spec, …) --watched_engine, in each process-->   part of the seeds --play_part-->   Seen   --add-->   Seen
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from msgspec import Struct

from lawspeaker.coverage.games.marks import HELD, REACHED
from lawspeaker.coverage.games.seen import Seen
from lawspeaker.coverage.games.settings import Round
from lawspeaker.coverage.games.watched_engine import Watched, watched_engine
from lawspeaker.coverage.processes import process_count
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.agents.search import searcher_for
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.settings import read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState
from lawspeaker_system.worker_processes import process_pool

PART = 10
"""So many games are one task of a process."""


class Games(Struct, frozen=True):
    """The games to play: those of `count` seeds; the seats in `searching` search, the others play at random."""

    spec: Spec
    round: Round
    count: int
    first: int
    limit: int
    searching: frozenset[int] = frozenset()
    strength: int = 1

    def parts(self) -> list[range]:
        """Return the seeds of the games in parts."""
        end = self.first + self.count
        return [range(seed, min(seed + PART, end)) for seed in range(self.first, end, PART)]


def play_games(games: Games, watched: Watched, workers: int | None) -> Iterator[Seen]:
    """Play the games and yield what each part of them showed, in their order."""
    parts = games.parts()
    count = min(process_count(games.count, workers), len(parts))
    if count == 1:
        yield from (play_part(games, watched, part) for part in parts)
        return
    with process_pool(count, prepare, games) as pool:
        for answer in [pool.submit(play_part_here, part) for part in parts]:
            yield answer.result()


PREPARED: list[tuple[Games, Watched]] = []
"""What a worker process has prepared for all its parts."""


def prepare(games: Games) -> None:
    """Prepare a worker process."""
    PREPARED[:] = [(games, watched_engine(games.spec))]


def play_part_here(part: range) -> Seen:
    """Play some games in a worker process."""
    return play_part(*PREPARED[0], part)


def play_part(games: Games, watched: Watched, part: range) -> Seen:
    """Play some games; stop at the first that the rules stop."""
    seen = Seen()
    REACHED.clear()
    HELD.clear()
    for seed in part:
        try:
            play_game(games, watched, seed, seen)
        except RuleError as error:
            seen.failed = (seed, str(error))
            break
    seen.reached, seen.held = set(REACHED), set(HELD)
    return seen


def play_game(games: Games, watched: Watched, seed: int, seen: Seen) -> None:
    """Play one game and note what it showed."""
    engine, rules, pick = watched.engine, watched.rules, Random(seed)
    players = games.round.players(seed)
    options = games.round.options(rules, seed)
    state = engine.new_state(players, read_seed(seed), options)
    searcher = searcher_for(engine, rules, seed, games.strength)
    engine.start(state)
    length = 0
    note_places(rules, state, seen)
    while not engine.over(state) and length < games.limit:
        legal = engine.legal(state)
        action = searcher.best(state) if engine.player(state) in games.searching else pick.choice(legal)
        seen.offered.update(legal)
        seen.chosen.add(action)
        engine.apply(state, action)
        length += 1
        note_places(rules, state, seen)
    seen.games += 1
    seen.players[players] += 1
    seen.options.update((number, value) for number, values in enumerate(options) for value in values)
    if engine.over(state):
        note_end(watched, state, players, seen)
    else:
        seen.endless.append(seed)


def note_end(watched: Watched, state: BaseState, players: int, seen: Seen) -> None:
    """Note how a game ended, and count its points, so that their rules are reached."""
    seen.endings[watched.engine.ending(state)] += 1
    if watched.rules.parts:
        for player in range(1, players + 1):
            watched.engine.score_parts(state, player)


def note_places(rules: Rules, state: BaseState, seen: Seen) -> None:
    """Note where all things are."""
    if rules.things:
        seen.places.update(enumerate(cast(PileState, state).at))
