"""The page about balance: goals that are reached or missed, effects of cards, and a record that can be continued."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import balance
from benchmarks.balance_page import report
from benchmarks.balance_results import Finished, Results
from lawspeaker_runtime.game.loaded import Loaded

PLAN = balance.Plan("feud", "clan", "round", "hand", 2, 5, native=False, seconds=60.0)
CARDS = [("Bear", "Roar"), ("Bear", "Sleep"), ("Wolf", "Howl")]
NOBODY: frozenset[str] = frozenset()


def results(wins_of_bear: int, games: int = 100) -> Results:
    """Return games in which Bear plays Roar whenever it wins, and Wolf plays Howl in every game."""
    found = Results()
    for number in range(games):
        won = number < wins_of_bear
        bear = frozenset({"Roar"}) if won else NOBODY
        shares = (1.0, 0.0) if won else (0.0, 1.0)
        found.add(Finished(number, ("Bear", "Wolf"), shares, 5 if number % 2 else 9, (bear, frozenset({"Howl"}))))
    return found


def goals(found: Results) -> dict[str, str]:
    """Return the result of each goal of a page."""
    lines = report("Written by hand.", "clan", found, CARDS).splitlines()
    start = lines.index("## Goals") + 4
    cells = [line.split("|")[1:3] for line in lines[start : start + 5]]
    return {goal.strip(): result.strip() for goal, result in cells}


def test_goals_say_what_misses_them() -> None:
    assert goals(results(75)) == {
        "every clan wins 40% to 60%": "missed: Bear, Wolf",
        "no pair is worse than 70%": "missed: Bear – Wolf",
        "4 to 8 rounds": "50% of the games",
        "every card is played in 2% of the games of its clan": "missed: Sleep",
        "no card has an effect of more than 15 points": "missed: Roar (+25)",
    }


def test_goals_that_are_just_reached() -> None:
    found = goals(results(60))
    assert found["every clan wins 40% to 60%"] == found["no pair is worse than 70%"] == "reached"


def test_the_effect_of_a_card_that_is_always_played_is_nothing() -> None:
    found = results(50)
    assert found.effect("Wolf", "Howl") == found.effect_reach("Wolf", "Howl") == 0
    assert found.effect("Bear", "Roar") == 0.5
    assert 0 < found.effect_reach("Bear", "Roar") < 0.2


def test_a_record_is_continued_and_refused_for_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, burrow: Loaded
) -> None:
    plan = replace(PLAN, record=tmp_path / "games.jsonl")
    game = Finished(7, ("Bear", "Wolf"), (0.5, 0.5), 6, (frozenset({"Roar", "Sleep"}), NOBODY))
    assert balance.recorded(plan, burrow) == {}
    balance.keep(plan, game)
    assert balance.recorded(plan, burrow) == {7: game}
    with pytest.raises(SystemExit, match="another strength"):
        balance.recorded(replace(plan, strength=6), burrow)
    monkeypatch.setattr(balance, "fingerprint", lambda _: "other cards")
    with pytest.raises(SystemExit, match="other rules"):
        balance.recorded(plan, burrow)
