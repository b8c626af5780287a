"""Balance of the values of an option that each player has: `python -m benchmarks.balance empires --option clan`.

    each pair of clans, seats alternated, both by search      ->     docs/balance-empires.md

Every pair plays the same number of games. A win that is shared counts half. A card counts as played in a game if it
left the hand of its owner. The effect of a card is the share of wins of those who played it, less the share of wins of
its clan.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import cast

from benchmarks.markdown import table
from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.commands.sim_games import cores
from lawspeaker.cli.commands.sim_statistics import Mean, Z
from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.agents.search import Searcher, search_for
from lawspeaker_runtime.game.log import pile_of
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.state.pile_state import PileState

MAX_DECISIONS = 20_000
DOCS = Path(__file__).parent.parent / "docs"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured: the option and its values, the state that counts rounds, the pile of cards in hand."""

    game: str
    option: str
    rounds: str
    hand: str
    games: int
    strength: int
    native: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class Finished:
    """One game: the values of both seats, the share of the win of each, the rounds, and the cards that were played."""

    values: tuple[str, str]
    shares: tuple[float, float]
    rounds: int
    played: tuple[frozenset[str], frozenset[str]]


@dataclass(slots=True)
class Tally:
    """Games and the sum of shares of wins."""

    games: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """Count one game."""
        self.games += 1
        self.won += share

    @property
    def rate(self) -> float:
        """Return the share of wins."""
        return self.won / self.games if self.games else 0.0

    @property
    def text(self) -> str:
        """Return the share with its 95 % interval."""
        reach = Z * sqrt(max(self.rate * (1 - self.rate), 0.25 / max(self.games, 1)) / max(self.games, 1))
        low, high = max(0.0, self.rate - reach), min(1.0, self.rate + reach)
        return f"{self.rate:.0%} ({low:.0%} – {high:.0%})"


@dataclass(slots=True)
class Results:
    """All games of a plan."""

    values: dict[str, Tally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Tally] = field(default_factory=dict)
    first_seat: Tally = field(default_factory=Tally)
    rounds: Mean = field(default_factory=Mean)
    within: Counter[int] = field(default_factory=Counter)
    cards: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def add(self, game: Finished) -> None:
        """Count one game."""
        self.rounds.add(game.rounds)
        self.within[game.rounds] += 1
        self.first_seat.add(game.shares[0])
        for seat, value in enumerate(game.values):
            self.values.setdefault(value, Tally()).add(game.shares[seat])
            for card in game.played[seat]:
                self.cards.setdefault((value, card), Tally()).add(game.shares[seat])
        one, two = sorted(game.values)
        self.pairs.setdefault((one, two), Tally()).add(game.shares[game.values.index(one)])


TABLE: list[tuple[Loaded, Plan]] = []
"""The game that forked processes play: engines cannot be sent to a process."""


def play(task: tuple[tuple[str, str], int]) -> Finished:
    """Play one game of two values."""
    values, seed = task
    loaded, plan = TABLE[-1]
    engine, rules = loaded.engine, loaded.rules
    chosen = read_options(rules, 2, seed, {plan.option: list(values)})
    state = engine.new_state(2, read_seed(seed), chosen)
    searcher = Searcher(engine, search_for(rules, plan.strength), seed)
    piles = cast(PileState, state)
    engine.start(state)
    hands = hands_of(loaded, plan.hand, len(piles.piles))
    held: list[set[int]] = [set(), set()]
    played: list[set[int]] = [set(), set()]
    for _ in range(MAX_DECISIONS):
        if engine.over(state):
            break
        for seat in (0, 1):
            now = set(piles.piles[hands[seat]])
            played[seat] |= held[seat] - now
            held[seat] = now
        engine.apply(state, searcher.best(state))
    winners = engine.winners(state)
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in (1, 2))
    names = [frozenset(rules.things[thing].called for thing in seat) for seat in played]
    rounds = engine.view(state, 1)[plan.rounds]
    assert isinstance(rounds, int), "rounds are counted by a number"
    return Finished(values, (shares[0], shares[1]), rounds, (names[0], names[1]))


def hands_of(loaded: Loaded, word: str, piles: int) -> list[int]:
    """Return the numbers of the piles that the two players have of a word."""
    rules = loaded.rules
    found = [pile_of(rules, code) for code in range(piles)]
    index = next(index for index, pile in enumerate(rules.piles) if pile.word == word)
    return [found.index((index, seat)) for seat in (1, 2)]


def values_of(loaded: Loaded, option: str) -> list[str]:
    """Return the values of an option."""
    rules = loaded.rules
    info = next(info for info in rules.options if info.word == option)
    return list(rules.types[info.type].names)


def tasks_of(values: list[str], number: int) -> list[tuple[tuple[str, str], int]]:
    """Return one game of each pair, the seats alternated from one number to the next.

    >>> tasks_of(["a", "b"], 0), tasks_of(["a", "b"], 1)
    ([(('a', 'b'), 1)], [(('b', 'a'), 2)])
    """
    pairs = list(combinations(values, 2))
    return [
        ((one, two) if number % 2 == 0 else (two, one), number * len(pairs) + index + 1)
        for index, (one, two) in enumerate(pairs)
    ]


def measure(plan: Plan) -> tuple[Results, Loaded]:
    """Play one game of each pair after the other on all cores, until all are played or the time is over."""
    _, loaded = open_game(plan.game, None, None, plan.native)
    results = Results()
    TABLE.append((loaded, plan))
    values, end = values_of(loaded, plan.option), monotonic() + plan.seconds
    with get_context("fork").Pool(cores()) as pool:
        for number in range(plan.games):
            for game in pool.imap(play, tasks_of(values, number), chunksize=1):
                results.add(game)
            print(f"{results.first_seat.games} games", flush=True)
            if monotonic() > end:
                break
    return results, loaded


def report(plan: Plan, results: Results, cards: Iterable[tuple[str, str]]) -> str:
    """Return the page."""
    lengths = sum(count for rounds, count in results.within.items() if 4 <= rounds <= 8)
    games = results.first_seat.games
    each = games // max(len(results.pairs), 1)
    command = f"python -m benchmarks.balance {plan.game} --option {plan.option} --games {each}"
    written = (
        f"Written by `{command} --strength {plan.strength}`. Two searching bots with {plan.strength} simulations for "
        f"each decision, every pair of values, seats alternated, {games} games. Intervals are 95 %."
    )
    length = (
        f"A game lasts {results.rounds.mean:.1f} rounds ({results.rounds.low:.0f} to {results.rounds.high:.0f}; "
        f"{lengths / max(games, 1):.0%} between 4 and 8). The first seat wins {results.first_seat.text}."
    )
    about_cards = (
        "Share of the games of its owner in which a card was played, and the share of wins of those who played it, "
        f"less the share of its {plan.option}."
    )
    lines = [
        f"# Balance of {plan.game}",
        "",
        written,
        "",
        length,
        "",
        "## By value",
        "",
        table([plan.option, "games", "wins"], [[v, str(t.games), t.text] for v, t in sorted(results.values.items())]),
        "",
        "## By pair",
        "",
        table(["pair", "games", "wins of the first"], pair_rows(results)),
        "",
        "## Cards",
        "",
        about_cards,
        "",
        table([plan.option, "card", "played", "effect"], card_rows(results, cards)),
        "",
    ]
    return "\n".join(lines)


def pair_rows(results: Results) -> list[list[str]]:
    """Return a row for each pair."""
    return [[f"{one} – {two}", str(tally.games), tally.text] for (one, two), tally in sorted(results.pairs.items())]


def card_rows(results: Results, cards: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Return a row for each card of each value."""
    rows = []
    for value, card in sorted(cards):
        all_games, tally = results.values.get(value, Tally()), results.cards.get((value, card), Tally())
        effect = f"{100 * (tally.rate - all_games.rate):+.0f}" if tally.games >= 10 else "–"
        rows.append([value, card, f"{tally.games / max(all_games.games, 1):.0%}", effect])
    return rows


def cards_of(loaded: Loaded, option: str) -> set[tuple[str, str]]:
    """Return the cards of each value of the option: those with a field of its name, without what lies out at first."""
    found = set()
    for thing in loaded.rules.things:
        fields = dict(thing.fields)
        if option in fields and "basic" not in fields and thing.kind != "ship":
            found.add((fields[option], thing.called))
    return found


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", required=True)
    parser.add_argument("--rounds", default="round")
    parser.add_argument("--hand", default="hand")
    parser.add_argument("--games", type=int, default=40, help="games of each pair")
    parser.add_argument("--strength", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=1e6, help="no pair begins another game after so long")
    parser.add_argument("--interpreted", action="store_true")
    given = parser.parse_args()
    plan = Plan(
        given.game,
        given.option,
        given.rounds,
        given.hand,
        given.games,
        given.strength,
        not given.interpreted,
        given.minutes * 60,
    )
    results, loaded = measure(plan)
    page = report(plan, results, cards_of(loaded, plan.option))
    (DOCS / f"balance-{plan.game}.md").write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
