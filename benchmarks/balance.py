"""Balance of the values of an option that each player has: `python -m benchmarks.balance empires --option clan`.

    each pair of clans, seats alternated, both by search      ->     docs/balance-empires.md

Every pair plays the same number of games. A win that is shared counts half. A card counts as played in a game if it
left the hand of its owner. The effect of a card is the share of wins of those who played it, less the share of wins of
its clan. With `--record FILE` games are kept in a file, and a later run with the same cards goes on from there. Seeds
begin with `--seed`, so that a later run is independent of an earlier one; `--value` plays the pairs of one value.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import cast

import msgspec

from benchmarks.balance_page import report
from benchmarks.balance_results import Finished, Results
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.sim.games import cores
from lawspeaker_runtime.agents.search import Searcher, search_for
from lawspeaker_runtime.game.loaded import Loaded
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
    record: Path | None = None
    seed: int = 1
    value: str | None = None
    workers: int = 1


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
    return Finished(seed, values, (shares[0], shares[1]), rounds, (names[0], names[1]))


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


def tasks_of(
    values: list[str], number: int, seed: int = 1, value: str | None = None
) -> list[tuple[tuple[str, str], int]]:
    """Return one game of each pair, the seats alternated from one number to the next, or of each pair with one value.

    >>> tasks_of(["a", "b"], 0), tasks_of(["a", "b"], 1)
    ([(('a', 'b'), 1)], [(('b', 'a'), 2)])
    >>> tasks_of(["a", "b", "c"], 1, seed=101, value="c")
    [(('c', 'a'), 105), (('c', 'b'), 106)]
    """
    pairs = list(combinations(values, 2))
    return [
        ((one, two) if number % 2 == 0 else (two, one), seed + number * len(pairs) + index)
        for index, (one, two) in enumerate(pairs)
        if value is None or value in (one, two)
    ]


def measure(plan: Plan) -> tuple[Results, Loaded]:
    """Play one game of each pair after the other, until all are played or the time is over."""
    _, loaded = open_game(plan.game, None, None, plan.native)
    kept = recorded(plan, loaded)
    results = Results()
    TABLE.append((loaded, plan))
    values, end = values_of(loaded, plan.option), monotonic() + plan.seconds
    with get_context("fork").Pool(plan.workers) as pool:
        for number in range(plan.games):
            tasks = tasks_of(values, number, plan.seed, plan.value)
            for game in (kept[seed] for _, seed in tasks if seed in kept):
                results.add(game)
            for game in pool.imap(play, [task for task in tasks if task[1] not in kept], chunksize=1):
                results.add(game)
                keep(plan, game)
            print(f"{results.first_seat.games} games", flush=True)
            if monotonic() > end:
                break
    return results, loaded


def recorded(plan: Plan, loaded: Loaded) -> dict[int, Finished]:
    """Return the games of the record by seed; begin the record if there is none, and refuse one of other cards."""
    if plan.record is None:
        return {}
    head = json.dumps([plan.game, plan.option, plan.strength, fingerprint(loaded)])
    if not plan.record.exists():
        plan.record.write_text(f"{head}\n", encoding="utf-8")
    first, *lines = plan.record.read_text(encoding="utf-8").splitlines()
    if first != head:
        raise SystemExit(f"{plan.record} was recorded with other rules or another strength")
    games = [msgspec.json.decode(line, type=Finished) for line in lines]
    return {game.seed: game for game in games}


def fingerprint(loaded: Loaded) -> str:
    """Return a hash of the generated package of a game."""
    folder = Path(str(sys.modules[loaded.package.__name__].__file__)).parent
    texts = [path.read_bytes() for path in sorted(folder.glob("*.py")) if path.stem not in ("names", "examples")]
    return sha256(b"".join(texts)).hexdigest()[:16]


def keep(plan: Plan, game: Finished) -> None:
    """Add a game to the record."""
    if plan.record is not None:
        with plan.record.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")


def written(plan: Plan, results: Results) -> str:
    """Return how the page came about."""
    games = results.first_seat.games
    each = games // max(len(results.pairs), 1)
    command = f"python -m benchmarks.balance {plan.game} --option {plan.option} --games {each}"
    command += f" --strength {plan.strength}" + (f" --seed {plan.seed}" if plan.seed != 1 else "")
    command += f" --value {plan.value}" if plan.value is not None else ""
    pairs = "every pair of values" if plan.value is None else f"every pair with {plan.value}"
    return (
        f"Written by `{command}`. Two searching bots with {plan.strength} simulations for each decision, {pairs}, "
        f"seats alternated, {games} games. Intervals are 95 %."
    )


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
    parser.add_argument("--record", type=Path, help="file that keeps the games")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--value", help="only the pairs with this value; prints the page and writes no file")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (default: one for each core)")
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
        given.record,
        given.seed,
        given.value,
        given.workers,
    )
    results, loaded = measure(plan)
    cards = sorted(cards_of(loaded, plan.option))
    page = f"# Balance of {plan.game}\n\n{report(written(plan, results), plan.option, results, cards)}"
    if plan.value is None:
        (DOCS / f"balance-{plan.game}.md").write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
