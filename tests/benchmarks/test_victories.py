"""The page about how games of searching bots end."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

from benchmarks.victories import Finished, Plan, Results, kept_games, report
from lawspeaker_runtime.agents.search import Method, Search

PLAN = Plan("ragnarok", "hero", (2, 3), 101, 20, Search(10, Method.FLAT, 20), 5_000, native=False, workers=1, kept=None)


def results() -> Results:
    """Return ten games of two players, in which Ragnar wins nine, and ten that do not end."""
    found = Results()
    for number in range(10):
        found.add(Finished(number, ("Ragnar", "Snorri"), (2,) if number == 0 else (1,), "Jarl", 100, 1.0))
        found.add(Finished(number, ("Snorri", "Ragnar", "Aslaug"), (), "not ended", 300, 3.0))
    return found


def test_endings_are_counted_by_the_number_of_players() -> None:
    text = report(PLAN, results(), ["Jarl", "Slayer"])
    assert "| Jarl      |        10 |         0 |  10 |        50% |" in text
    assert "| Slayer    |         0 |         0 |   0 | 0%, missed |" in text
    assert "| not ended |         0 |        10 |  10 |        50% |" in text
    assert "A game has 200 decisions and takes 2 s." in text


def test_wins_are_compared_with_a_fair_share_of_the_games_that_ended() -> None:
    found = results()
    assert found.drafted["Ragnar"].ratio == 1.8
    assert found.drafted["Snorri"].ratio == 0.2
    assert found.drafted["Aslaug"].fair == 0
    page = report(PLAN, found, ["Jarl"])
    assert next(line for line in page.splitlines() if line.startswith("| Ragnar")).endswith("missed |")


def test_a_shared_win_counts_in_parts() -> None:
    found = Results()
    found.add(Finished(1, ("Ragnar", "Snorri"), (1, 2), "Ragnarok", 10, 1.0))
    assert found.drafted["Ragnar"].won == found.seats["seat 2 of 2"].won == 0.5


def test_only_the_games_of_the_plan_are_taken_from_those_that_were_kept(tmp_path: Path) -> None:
    games = [Finished(number, ("Ragnar", "Snorri"), (1,), "Jarl", 10, 1.0) for number in (100, 101, 120, 121)]
    kept = tmp_path / "games.jsonl"
    kept.write_text("".join(json.dumps(asdict(game)) + "\n" for game in games), encoding="utf-8")
    assert [game.number for game in kept_games(replace(PLAN, kept=kept))] == [101, 120]
