"""How much better each agent is than the one below it: `python -m benchmarks.ladder [--only GAME] [--games N]`.

    random < flat < halving < MCTS or IS-MCTS, with as many simulations      ->      docs/agents.md
    easy < fair < strong, the named strengths of bots

Two kinds of agents take every other seat of a game; each start position is played twice, with the seats exchanged. What
the upper one wins of all victories is its share, 50 % if both are alike; its interval follows from the differences
between pairs of games that begin alike. Results are kept in
`docs/benchmarks/ladder.json`, so that matches can be played in parts: a match goes on where it stopped, until it has as
many games as wanted.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import process_time

from benchmarks.markdown import table
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import Z, wilson
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.agents.search import Method, Search, Searcher, Strength, search_for
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "benchmarks" / "ladder.json"
RANDOM, FLAT, HALVING, TREE = "random", "flat", "halving", "tree"
ENOUGH_PAIRS, LEAST_SHARE = 20, 0.1
"""Pairs give an interval if there are so many, and if neither side wins less than this share."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A game, its number of players, and the simulations with which agents are compared in it."""

    game: str
    players: int
    simulations: int


RUNGS = (
    Rung("connect-four", 2, 400),
    Rung("breakthrough", 2, 400),
    Rung("oh-hell", 3, 200),
    Rung("northgard", 2, 100),
    Rung("empires", 2, 100),
)
STEPS = ((RANDOM, FLAT), (FLAT, TREE), (HALVING, TREE))
NAMED = tuple(pairwise((RANDOM, *(strength.word for strength in Strength))))


@dataclass(slots=True)
class Match:
    """The games of two agents so far: victories of the upper one, processor seconds and decisions of both.

    `half` is the result of a game whose pair is missing, `squares` the sum of the squares of the results of pairs, -1
    if it was not kept from the first game on.
    """

    game: str
    players: int
    simulations: int
    lower: str
    upper: str
    games: int = 0
    won: float = 0.0
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    half: float = 0.0
    squares: float = -1.0

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        """Return what makes two matches the same."""
        return self.game, self.players, self.simulations, self.lower, self.upper

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share of the upper agent, by pairs of games if there are enough of them."""
        pairs, share = self.games // 2, self.won / max(1, self.games)
        if self.squares < 0 or pairs < ENOUGH_PAIRS or not LEAST_SHARE <= share <= 1 - LEAST_SHARE:
            return wilson(round(self.won), self.games)
        mean = (self.won - (self.half if self.games % 2 else 0.0)) / pairs
        error = sqrt(max(0.0, self.squares / pairs - mean * mean) / (pairs - 1)) / 2
        return max(0.0, share - Z * error), min(1.0, share + Z * error)

    def count(self, result: float) -> None:
        """Count a game, of which the upper agent won a part."""
        if self.games == 0:
            self.squares = 0.0
        if self.games % 2 == 0:
            self.half = result
        elif self.squares >= 0:
            self.squares += (self.half + result) ** 2
        self.won += result
        self.games += 1


def search_of(word: str, rules: Rules, simulations: int) -> Search | None:
    """Return the search of an agent by its word, None if it plays at random."""
    if word == RANDOM:
        return None
    if word in (FLAT, HALVING, TREE):
        usual = search_for(rules, simulations)
        return usual if word == TREE else replace(usual, method=Method.FLAT, halving=word == HALVING)
    return search_for(rules, Strength[word.upper()])


def play(loaded: Loaded, match: Match, number: int) -> None:
    """Play one game and count it; two games after each other begin alike, with the seats exchanged."""
    engine, rules, seed = loaded.engine, loaded.rules, (number + 1) // 2
    state = engine.new_state(match.players, read_seed(seed), read_options(rules, match.players, seed, {}))
    engine.start(state)
    searches = [search_of(word, rules, match.simulations) for word in (match.lower, match.upper)]
    searchers = [None if one is None else Searcher(engine, one, 2 * number + side) for side, one in enumerate(searches)]
    chance = RandomAgent(number)
    while not engine.over(state):
        side = (int(engine.player(state)) + number) % 2
        action = decide(searchers[side], chance, state, match, side)
        engine.apply(state, action)
    winners = [int(seat) for seat in engine.winners(state)]
    ours = sum((seat + number) % 2 for seat in winners)
    match.count(ours / len(winners) if winners else 0.5)


def decide(searcher: Searcher[BaseState] | None, chance: RandomAgent, s: BaseState, match: Match, side: int) -> int:
    """Return the action of an agent, and count the time it takes, if it has a choice."""
    if searcher is None or len(s.legal) == 1:
        return chance.pick(list(s.legal))
    begun = process_time()
    action = searcher.best(s)
    match.seconds[side] += process_time() - begun
    match.decisions[side] += 1
    return action


def kept_matches() -> list[Match]:
    """Return the matches that were played so far."""
    return [Match(**data) for data in json.loads(KEPT.read_text(encoding="utf-8"))] if KEPT.exists() else []


def keep(matches: Sequence[Match]) -> None:
    """Write the matches."""
    KEPT.write_text("[\n" + ",\n".join(json.dumps(asdict(match)) for match in matches) + "\n]\n", encoding="utf-8")


def wanted(only: str | None, named: bool, agents: str | None = None) -> list[Match]:
    """Return the matches of the ladder, not played yet; those of one game, or of two agents, if such are named."""
    return [
        Match(rung.game, rung.players, 0 if named else rung.simulations, lower, upper)
        for rung in RUNGS
        if only in (None, rung.game)
        for lower, upper in (NAMED if named else STEPS)
        if agents in (None, f"{upper} over {lower}")
    ]


def go_on(match: Match, matches: list[Match], games: int, seconds: float) -> None:
    """Play a match on until it has so many games, or so many seconds of processor time are used."""
    _, loaded = open_game(match.game, None, None, native=True)
    begun = process_time()
    while match.games < games and process_time() - begun < seconds:
        play(loaded, match, match.games + 1)
        keep(matches)
    print(row_of(match), flush=True)


def row_of(match: Match) -> list[str]:
    """Return a row of the table."""
    low, high = match.interval
    times = [
        f"{spent / made * 1000:.1f}" if made else "–"
        for spent, made in zip(match.seconds, match.decisions, strict=True)
    ]
    better = "yes" if low > 0.5 else "no" if high < 0.5 else "not shown"
    return [
        f"{match.game}, {match.players} players",
        f"{match.upper} over {match.lower}",
        str(match.simulations or "–"),
        str(match.games),
        f"{match.won / max(1, match.games):.1%}",
        f"{low:.1%} – {high:.1%}",
        better,
        f"{times[1]} / {times[0]}",
    ]


HEAD = ["game", "agents", "simulations", "games", "won by the first", "95 % interval", "better", "ms a decision"]


INTRODUCTION = """# How well agents play

Written by `python -m benchmarks.ladder`, with native engines. The agents take every other seat of a game; each start
position is played twice, with the seats exchanged. A victory that several share is divided, and without a winner each
side has half of it. The interval of a share follows from the differences between such pairs of games, where enough of
them are kept. Times are processor time.

## Methods

*random* takes any option. *flat* is plain flat Monte Carlo search: all options equally often, each time in a world of
its own. *halving* compares all options in the same worlds and drops the worse half again and again. *tree* is MCTS in
games that hide nothing and information-set MCTS in the others. All have the same number of simulations for a decision,
the same horizon, and the same values of states.
"""


def page(matches: Sequence[Match]) -> str:
    """Return the page of all matches."""
    steps = [row_of(match) for match in matches if match.simulations]
    named = [row_of(match) for match in matches if not match.simulations]
    counts = ", ".join(f"`{strength.word}` {strength.value:,}" for strength in Strength)
    parts = [INTRODUCTION, table(HEAD, steps), ""]
    if named:
        parts += ["## Named strengths", "", f"Simulations for each decision: {counts}.", "", table(HEAD, named), ""]
    return "\n".join(parts)


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.ladder", description="Compare agents with those below them")
    parser.add_argument("--only", choices=[rung.game for rung in RUNGS])
    parser.add_argument("--games", type=int, default=100, help="of each match, with those that are kept")
    parser.add_argument("--seconds", type=float, default=1e9, help="of processor time for each match")
    parser.add_argument("--strengths", action="store_true", help="compare the named strengths, not the methods")
    parser.add_argument("--agents", help="only one match, such as `tree over flat`")
    options = parser.parse_args()
    matches = kept_matches()
    known = {match.key: match for match in matches}
    for match in wanted(options.only, options.strengths, options.agents):
        if match.key not in known:
            matches.append(match)
        go_on(known.get(match.key, match), matches, options.games, options.seconds)
    (DOCS / "agents.md").write_text(page(matches), encoding="utf-8")


if __name__ == "__main__":
    main()
