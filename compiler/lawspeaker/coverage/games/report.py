"""Play the games that `law coverage --games` asks for, and report what they showed."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from msgspec import Struct

from lawspeaker.coverage.count import Coverage
from lawspeaker.coverage.games.never import Never, as_data, as_lines, never_of
from lawspeaker.coverage.games.play import Games, play_games
from lawspeaker.coverage.games.seen import Seen
from lawspeaker.coverage.games.settings import Round
from lawspeaker.coverage.games.watched_engine import watched_engine
from lawspeaker.project.rule_errors import RuleFailure
from lawspeaker.project.spec import Spec
from lawspeaker_lab.sim.progress import with_progress
from lawspeaker_lab.sim.search_seats import search_seats_of
from lawspeaker_runtime.errors import BadOption, RuleError
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_system.failure import Failure


class Wanted(Struct, frozen=True):
    """What the flags of the command ask for; `game` is the game as it was named."""

    game: str
    count: int
    first: int
    limit: int
    players: int | None = None
    settings: Mapping[str, object] = {}
    search: str | None = None
    strength: int = 1
    workers: int | None = None


class Report(Struct, frozen=True):
    """What the games of a spec showed, and what they did not."""

    rules: Rules
    seen: Seen
    never: Never

    def as_data(self) -> dict[str, object]:
        """Return the report as data for JSON."""
        return as_data(self.rules, self.seen, self.never)

    def as_lines(self) -> list[str]:
        """Return the report as lines."""
        return as_lines(self.rules, self.seen, self.never)


def report_on_games(wanted: Wanted, spec: Spec, counted: Coverage, silent: bool) -> Report:
    """Play the games and report on them; end the command if the rules stop one of them."""
    watched = watched_engine(spec)
    games = games_of(wanted, spec, watched.rules)
    seen = Seen()
    for part in with_progress(play_games(games, watched, wanted.workers), len(games.parts()), silent=silent):
        seen.add(part)
        if seen.failed is not None:
            seed, text = seen.failed
            how = f"`law coverage {shlex.quote(wanted.game)} --games 1 --seed {seed}` with the same settings"
            raise RuleFailure(spec, RuleError(text), f"to reproduce it: {how}")
    return Report(watched.rules, seen, never_of(spec, watched.rules, watched.marks, counted, seen))


def games_of(wanted: Wanted, spec: Spec, rules: Rules) -> Games:
    """Return the games to play; end the command if the game does not have or allow the settings."""
    low, high = rules.players
    try:
        counts = (read_players(rules, wanted.players),) if wanted.players is not None else tuple(range(low, high + 1))
        given = dict(wanted.settings)
        for count in counts:
            read_options(rules, count, wanted.first, given)
    except BadOption as error:
        raise Failure(f"error: {error}") from None
    searching = search_seats_of(wanted.search, counts[0] if wanted.search != "all" else counts[-1])
    return Games(spec, Round(counts, given), wanted.count, wanted.first, wanted.limit, searching, wanted.strength)
