"""Measure searches for the page of `make bench`: simulations per second, and games against OpenSpiel's bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pyspiel

from benchmarks.markdown import table, thousands
from benchmarks.search_speed import GAMES, Match, openspiel_speed, play_game, speeds
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import wilson
from lawspeaker_runtime.game.game import Game
from tests.conformance.mapping import TRANSLATIONS

MATCH_GAMES = 200
MOVE_SECONDS = 0.02


@dataclass(frozen=True, slots=True)
class Searched:
    """Simulations per second of each way to search a game, and the match at equal time."""

    game: str
    speeds: dict[str, float]
    match: Match


def measure_search(announce: Callable[[str], None], games: int = MATCH_GAMES) -> list[Searched]:
    """Measure the searches of the native engines and play the matches."""
    found: list[Searched] = []
    for translation in TRANSLATIONS:
        if translation.game not in GAMES:
            continue
        name = translation.game.replace("_", "-")
        announce(f"search in {name}")
        _, loaded = open_game(name, None, None, native=True)
        state = Game.start(loaded.engine, loaded.rules, 2, 1, {}).state
        rates = speeds(loaded.engine, state)
        rates["OpenSpiel's C++ MCTS bot"] = openspiel_speed(pyspiel.load_game(translation.game))
        own, other = rates["in the engine, MCTS"], rates["OpenSpiel's C++ MCTS bot"]
        match = Match()
        for seed in range(1, games + 1):
            budgets = round(own * MOVE_SECONDS), round(other * MOVE_SECONDS)
            play_game((loaded.engine, loaded.rules), translation, budgets, seed, match)
        found.append(Searched(name, rates, match))
    return found


def section(found: Sequence[Searched]) -> str:
    """Return the section of the page about searches."""
    ways = list(found[0].speeds)
    rows = [[way, *(thousands(searched.speeds[way]) for searched in found)] for way in ways]
    rows.append(["games won, drawn, lost", *(outcome(searched.match) for searched in found)])
    rows.append(["games won (goal: the interval is above 50 %)", *(share(searched.match) for searched in found)])
    return (
        "## Search\n\nSimulations per second in the native engine, and its MCTS against OpenSpiel's bot with the same "
        f"time for a move.\n\n{table(['', *(searched.game for searched in found)], rows)}\n"
    )


def outcome(match: Match) -> str:
    """Return the games won, drawn and lost.

    >>> outcome(Match(games=9, won=5, drawn=1))
    '5, 1, 3'
    """
    return f"{match.won}, {match.drawn}, {match.games - match.won - match.drawn}"


def share(match: Match) -> str:
    """Return the share of games won among those not drawn, with its interval and whether it is above a half.

    >>> share(Match(games=100, won=70, drawn=0)), share(Match(games=10, won=6, drawn=0))
    ('70 % (60 to 78)', '60 % (31 to 83, missed)')
    """
    decided = match.games - match.drawn
    low, high = wilson(match.won, decided)
    missed = "" if low > 0.5 else ", missed"
    return f"{match.won / decided:.0%} ({low * 100:.0f} to {high * 100:.0f}{missed})".replace("%", " %")
