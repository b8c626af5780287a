"""How often each victory decides games of bots: `python -m benchmarks.endings northgard --bots aiming --games 200`.

    usual      all seats search as `law sim --search all` does
    aiming     all seats weigh nearness to victories far more than points
    one        one seat aims at victories so, the others search as usual
    alone      one seat aims at victories so, the others play at random

Results are kept in `docs/benchmarks/endings-GAME.json`, so that games can be played in parts; the page
`docs/balance-GAME.md` has a row for each sort of bots, the share of each ending with its 95 % interval, and how near
players were to a victory when the game ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from pathlib import Path
from time import process_time

from benchmarks.markdown import table
from benchmarks.strongholds import WATCHED, Standing, Watcher, section
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import wilson
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.agents.search import Search, Searcher, search_for
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.search.worth import AIM as USUAL_AIM

DOCS = Path(__file__).parent.parent / "docs"
BY_SCORE = "by points"
AIM = 4000
"""How bots that aim at victories weigh nearness."""


class Bots(StrEnum):
    """Who plays."""

    USUAL = "usual"
    AIMING = "aiming"
    ONE = "one"
    ALONE = "alone"


@dataclass(frozen=True, slots=True)
class Finished:
    """One game: who played with how many simulations, the ending, and the nearness of each seat to a victory.

    `aimed` is the seat that alone aimed at victories, 0 if none or all did; `won` tells whether it won. `years` is what
    each seat had at the end of each year, in a game of which that is watched.
    """

    bots: str
    players: int
    simulations: int
    seed: int
    ending: str
    near: tuple[int, ...]
    aimed: int
    won: bool
    decisions: int
    seconds: float
    years: tuple[tuple[Standing, ...], ...] = ()


def searches_of(bots: Bots, rules: Rules, simulations: int, players: int, aimed: int) -> list[Search | None]:
    """Return the search of each seat, None for one that plays at random."""
    usual = search_for(rules, simulations)
    aiming = replace(usual, aim=AIM)
    match bots:
        case Bots.USUAL:
            return [usual] * players
        case Bots.AIMING:
            return [aiming] * players
        case Bots.ONE | Bots.ALONE:
            others = usual if bots is Bots.ONE else None
            return [aiming if seat == aimed else others for seat in range(1, players + 1)]


def play(loaded: Loaded, bots: Bots, simulations: int, players: int, seed: int) -> Finished:
    """Play one game; the seat that aims alone changes from game to game."""
    engine, rules, begun = loaded.engine, loaded.rules, process_time()
    aimed = seed % players + 1 if bots in (Bots.ONE, Bots.ALONE) else 0
    searches = searches_of(bots, rules, simulations, players, aimed)
    searchers = [None if one is None else Searcher(engine, one, seed * players + at) for at, one in enumerate(searches)]
    state = engine.new_state(players, read_seed(seed), read_options(rules, players, seed, {}))
    engine.start(state)
    chance, decisions = RandomAgent(seed), 0
    watcher = Watcher(engine) if loaded.rules.name == WATCHED else None
    while not engine.over(state):
        searcher = searchers[int(engine.player(state)) - 1]
        engine.apply(state, chance.pick(engine.legal(state)) if searcher is None else searcher.best(state))
        decisions += 1
        if watcher is not None:
            watcher.see(state)
    number = int(engine.ending(state))
    near = tuple(max(map(int, engine.nearness(state, seat)), default=0) for seat in range(1, players + 1))
    won = aimed in [int(seat) for seat in engine.winners(state)]
    ending = rules.endings[number] if number >= 0 else BY_SCORE
    spent = process_time() - begun
    years = tuple(watcher.years) if watcher is not None else ()
    return Finished(bots, players, simulations, seed, ending, near, aimed, won, decisions, spent, years)


def kept(path: Path) -> list[Finished]:
    """Return the games that were played so far."""
    if not path.exists():
        return []
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [Finished(**{**row, "near": tuple(row["near"]), "years": standings(row.get("years", []))}) for row in rows]


def standings(years: list[list[list[int]]]) -> tuple[tuple[Standing, ...], ...]:
    """Return what seats had at the ends of years, as it was read from a file."""
    return tuple(tuple(Standing(*seat) for seat in seats) for seats in years)


def keep(path: Path, games: Sequence[Finished]) -> None:
    """Write the games."""
    path.write_text("[\n" + ",\n".join(json.dumps(asdict(game)) for game in games) + "\n]\n", encoding="utf-8")


def share(count: int, games: int) -> str:
    """Return a share with its interval.

    >>> share(3, 100)
    '3.0% (1.0% – 8.5%)'
    """
    low, high = wilson(count, games)
    return f"{count / max(1, games):.1%} ({low:.1%} – {high:.1%})"


def page(name: str, games: Sequence[Finished], endings: Sequence[str]) -> str:
    """Return the page."""
    groups: dict[tuple[str, int, int], list[Finished]] = {}
    for game in games:
        groups.setdefault((game.bots, game.players, game.simulations), []).append(game)
    rows = []
    for (bots, players, simulations), group in groups.items():
        shares = [share(sum(game.ending == ending for game in group), len(group)) for ending in endings]
        aimed = [game for game in group if game.aimed]
        nearest = [max(game.near) for game in group]
        rows.append(
            [
                f"{bots}, {players} players",
                str(simulations),
                str(len(group)),
                *shares,
                share(sum(game.won for game in aimed), len(aimed)) if aimed else "–",
                f"{sum(nearest) / len(nearest) / 10:.0f}%",
                f"{max(nearest) / 10:.0f}%",
                f"{sum(game.seconds for game in group) / len(group):.1f}",
            ]
        )
    head = ["bots", "simulations", "games", *endings, "won by the one that aims", "nearest", "most", "s a game"]
    watched = [(label_of(key), [game.years for game in group if game.years]) for key, group in groups.items()]
    return f"{introduction(name)}\n{table(head, rows)}\n{section([one for one in watched if one[1]])}"


def label_of(key: tuple[str, int, int]) -> str:
    """Return the name of a row: the bots and their simulations."""
    bots, _, simulations = key
    return f"{bots}, {simulations} simulations"


def introduction(name: str) -> str:
    """Return what stands above the table."""
    return f"""# Victories in {name}

Written by `python -m benchmarks.endings {name}`, with native engines. How often each victory ended a game, with its
95 % interval; all other games were decided by points. *usual* bots search as `law sim --search all` does. *aiming* ones
weigh nearness to them {AIM / USUAL_AIM:.1f} times as much. *one* is one aiming bot against usual ones, *alone* one
aiming bot against random ones. *nearest* is how near the nearest player was to a victory when the game ended, on
average, and *most* in the best game (100 % is a victory).
"""


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.endings", description="Count how games of bots end")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", type=Bots, choices=list(Bots), default=Bots.USUAL)
    parser.add_argument("--strength", type=int, default=50, help="simulations for each decision")
    parser.add_argument("--games", type=int, default=200, help="in all, with those that are kept")
    parser.add_argument("--seconds", type=float, default=1e9, help="of processor time")
    parser.add_argument("--interpreted", action="store_true")
    given = parser.parse_args()
    _, loaded = open_game(given.game, None, None, not given.interpreted)
    path = DOCS / "benchmarks" / f"endings-{given.game}.json"
    games = kept(path)
    same = (given.bots, given.players, given.strength)
    done = sum((game.bots, game.players, game.simulations) == same for game in games)
    begun = process_time()
    while done < given.games and process_time() - begun < given.seconds:
        done += 1
        games.append(play(loaded, given.bots, given.strength, given.players, done))
        keep(path, games)
    text = page(given.game, games, loaded.rules.endings)
    (DOCS / f"balance-{given.game}.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
