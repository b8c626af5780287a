"""How games of searching bots end, and who wins with what: `python -m benchmarks.victories ragnarok --of hero`.

    games of 2, 3 and 4 players in turn, all by search, the draft at random      ->      docs/balance-ragnarok.md

Seats take part alike: setup chooses the first player at random, and what is drafted is chosen at random among what is
offered. Its share is compared with a fair share, which is 1 / players in each game. A game that is not over after
`--limit` decisions counts as not ended. The seed of a game is its number; `--first` is that of the first one, so that
rules are measured with other games than those they were changed after. `--kept FILE` plays many games in several runs.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time

from benchmarks.markdown import table
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import Mean, Z
from lawspeaker_lab.sim.games import cores
from lawspeaker_runtime.agents.search import Method, Search, Searcher
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.state.base_state import BaseState

DOCS = Path(__file__).parent.parent / "docs"
NOT_ENDED = "not ended"
LEAST_SHARE, LOW, HIGH = 0.05, 0.6, 1.4
"""The goals: each victory in so many games, each drafted thing between these multiples of its fair share."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: `of` is the kind of thing that is drafted, `players` are the numbers of players in turn.

    Games are appended to the file `kept` as they end, and those that are in it already are not played again.
    """

    game: str
    of: str
    players: tuple[int, ...]
    first: int
    games: int
    search: Search
    limit: int
    native: bool
    workers: int
    kept: Path | None

    @property
    def numbers(self) -> range:
        """Return the numbers of the games."""
        return range(self.first, self.first + self.games)


@dataclass(frozen=True, slots=True)
class Finished:
    """One game: its number, what each seat drafted, the winning seats, the ending, decisions and processor seconds."""

    number: int
    drafted: tuple[str, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int
    seconds: float


@dataclass(slots=True)
class Share:
    """Games, wins, and the wins that would be fair."""

    games: int = 0
    won: float = 0.0
    fair: float = 0.0

    @property
    def ratio(self) -> float:
        """Return the wins in relation to fair ones."""
        return self.won / self.fair if self.fair else 0.0

    @property
    def text(self) -> str:
        """Return the ratio with its 95 % interval."""
        if not self.fair:
            return "–"
        fair, rate = self.fair / self.games, min(1.0, self.won / self.games)
        reach = Z * sqrt(max(rate * (1 - rate), fair * (1 - fair) / 4) / self.games) / fair
        return f"{self.ratio:.2f} ({max(0.0, self.ratio - reach):.2f} – {self.ratio + reach:.2f})"


@dataclass(slots=True)
class Results:
    """All games of a plan."""

    drafted: dict[str, Share] = field(default_factory=dict)
    seats: dict[str, Share] = field(default_factory=dict)
    endings: dict[int, Counter[str]] = field(default_factory=dict)
    decisions: Mean = field(default_factory=Mean)
    seconds: float = 0.0

    def add(self, game: Finished) -> None:
        """Count one game."""
        players = len(game.drafted)
        self.endings.setdefault(players, Counter())[game.ending] += 1
        self.decisions.add(game.decisions)
        self.seconds += game.seconds
        for seat, name in enumerate(game.drafted, 1):
            for shares, key in ((self.drafted, name), (self.seats, f"seat {seat} of {players}")):
                share = shares.setdefault(key, Share())
                share.games += 1
                share.won += (seat in game.winners) / max(1, len(game.winners))
                share.fair += bool(game.winners) / players

    @property
    def total(self) -> Counter[str]:
        """Return the endings of all games."""
        return sum(self.endings.values(), Counter())


TABLE: list[tuple[Loaded, Plan]] = []
"""The game that forked processes play: engines cannot be sent to a process."""


def play(number: int) -> Finished:
    """Play one game."""
    loaded, plan = TABLE[-1]
    engine, rules, start = loaded.engine, loaded.rules, process_time()
    players, chance = plan.players[number % len(plan.players)], Random(number)
    state = engine.new_state(players, read_seed(number), read_options(rules, players, number, {}))
    engine.start(state)
    searcher = Searcher(engine, plan.search, number)
    drafted: dict[int, str] = {}
    decisions = 0
    while not engine.over(state) and decisions < plan.limit:
        seat, name = int(engine.player(state)), drafted_name(loaded, plan.of, state)
        if name is None or seat in drafted:
            action = searcher.best(state)
        else:
            action = chance.choice(list(engine.legal(state)))
            drafted[seat] = str(decode(rules, action).values[name])
        engine.apply(state, action)
        decisions += 1
    over = engine.over(state)
    ending = rules.endings[engine.ending(state)] if over else NOT_ENDED
    winners = tuple(int(seat) for seat in engine.winners(state)) if over else ()
    names = tuple(drafted.get(seat, "–") for seat in range(1, players + 1))
    return Finished(number, names, winners, ending, decisions, process_time() - start)


def drafted_name(loaded: Loaded, of: str, state: BaseState) -> str | None:
    """Return the variable of a pending decision that is a thing of a kind, None if it decides something else."""
    rules = loaded.rules
    site = rules.sites[int(state.site)]
    return next((domain.variable for domain in site.domains if rules.types[domain.type].word == of), None)


def measure(plan: Plan) -> tuple[Results, list[str]]:
    """Play all games of a plan on several cores; return the results and the names of the endings."""
    _, loaded = open_game(plan.game, None, None, plan.native)
    results = Results()
    before = kept_games(plan)
    for game in before:
        results.add(game)
    left = sorted(set(plan.numbers) - {game.number for game in before})
    TABLE.append((loaded, plan))
    with get_context("fork").Pool(plan.workers) as pool:
        for game in pool.imap_unordered(play, left, chunksize=1):
            results.add(game)
            keep(plan, game)
            if results.total.total() % 10 == 0:
                print(f"{results.total.total()} of {plan.games} games: {dict(results.total)}", flush=True)
    return results, list(loaded.rules.endings)


def kept_games(plan: Plan) -> list[Finished]:
    """Return the games of a plan that were played before."""
    if plan.kept is None or not plan.kept.exists():
        return []
    found = [json.loads(line) for line in plan.kept.read_text(encoding="utf-8").splitlines()]
    games = [
        Finished(**{**game, "drafted": tuple(game["drafted"]), "winners": tuple(game["winners"])}) for game in found
    ]
    return [game for game in games if game.number in plan.numbers]


def keep(plan: Plan, game: Finished) -> None:
    """Append a game to the file of those that were played."""
    if plan.kept is not None:
        with plan.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")


def report(plan: Plan, results: Results, endings: Iterable[str]) -> str:
    """Return the page."""
    search, games = plan.search, results.total.total()
    flags = (
        f"--of {plan.of} --first {plan.first} --games {plan.games} --strength {search.simulations} "
        f"--horizon {search.horizon}{'' if plan.native else ' --interpreted'}"
    )
    numbers = ", ".join(str(number) for number in plan.players)
    written = (
        f"Written by `python -m benchmarks.victories {plan.game} {flags}`. Searching bots "
        f"({search.method.value}, {search.simulations} simulations for each decision, each evaluated after "
        f"{search.horizon} random decisions), {'native' if plan.native else 'interpreted'} engines, {numbers} players "
        f"in turn, {games} games. Intervals are 95 %."
    )
    decided = f"A game has {results.decisions.mean:.0f} decisions and takes {results.seconds / max(1, games):.0f} s."
    return "\n".join(
        [
            f"# Balance of {plan.game}",
            "",
            written,
            "",
            decided,
            "",
            "## Endings",
            "",
            f"The goal is that each victory decides at least {LEAST_SHARE:.0%} of the games.",
            "",
            ending_table(results, endings),
            "",
            f"## By {plan.of}",
            "",
            f"Wins in relation to a fair share; the goal is {LOW} to {HIGH}.",
            "",
            share_table(plan.of, results.drafted),
            "",
            "## By seat",
            "",
            share_table("seat", results.seats),
            "",
        ]
    )


def ending_table(results: Results, endings: Iterable[str]) -> str:
    """Return a row for each ending, with a column for each number of players."""
    total, players = results.total, sorted(results.endings)
    head = ["ending", *(f"{number} players" for number in players), "all", "share"]
    rows = []
    for name in [*endings, *([NOT_ENDED] if total[NOT_ENDED] else [])]:
        share = total[name] / max(1, total.total())
        missed = ", missed" if share < LEAST_SHARE and name != NOT_ENDED else ""
        counts = [str(results.endings[number][name]) for number in players]
        rows.append([name, *counts, str(total[name]), f"{share:.0%}{missed}"])
    return table(head, rows)


def share_table(word: str, shares: dict[str, Share]) -> str:
    """Return a row for each name with its games and its share."""
    rows = []
    for name, share in sorted(shares.items()):
        missed = "" if LOW <= share.ratio <= HIGH or word == "seat" else ", missed"
        rows.append([name, str(share.games), f"{share.won:.0f}", f"{share.text}{missed}"])
    return table([word, "games", "wins", "of a fair share"], rows)


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--of", required=True, help="the kind of thing that players draft")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--first", type=int, default=1, help="the number of the first game, which is its seed")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--strength", type=int, default=40)
    parser.add_argument("--horizon", type=int, default=20)
    parser.add_argument("--method", choices=[method.value for method in Method], default=Method.FLAT.value)
    parser.add_argument("--limit", type=int, default=5_000)
    parser.add_argument("--interpreted", action="store_true")
    parser.add_argument("--workers", type=int, default=cores(), help="the number of processes")
    parser.add_argument("--kept", type=Path, help="a file to which games are appended, and from which they are read")
    parser.add_argument("--print-only", action="store_true", help="do not write the page")
    given = parser.parse_args()
    search = Search(given.strength, Method(given.method), given.horizon)
    players = tuple(given.players)
    native = not given.interpreted
    many, kept = (given.first, given.games), given.kept
    plan = Plan(given.game, given.of, players, *many, search, given.limit, native, given.workers, kept)
    results, endings = measure(plan)
    page = report(plan, results, endings)
    if not given.print_only:
        (DOCS / f"balance-{plan.game}.md").write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
