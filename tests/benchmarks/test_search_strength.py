"""The measurement of the searching player: every start played twice, seats taken in turn, figures for every seat."""

from __future__ import annotations

from benchmarks.search_strength import Plan, measure, opened, pair, report

PLAN = Plan("tic-tac-toe", None, (), simulations=60, method=None, horizon=20, native=False)


def test_seats_alternate_and_a_start_is_the_same_for_both() -> None:
    assert [pair(PLAN, seed)[0] for seed in (1, 2, 3)] == [2, 1, 2]
    assert pair(PLAN, 5) == pair(PLAN, 5)


def test_searching_wins_more_than_chance_and_the_figures_say_so() -> None:
    told: list[int] = []
    searcher, chance = measure(PLAN, 12, 1, told.append)
    assert told[-1] == 12
    assert {seat: mean.count for seat, mean in searcher.points.items()} == {1: 6, 2: 6}
    assert searcher.average > chance.average
    _, rules, _ = opened(PLAN)
    lines = report(PLAN, rules, 12, searcher, chance, 1.0)
    assert lines[-1] == f"margin: {searcher.average - chance.average:+.2f} points"
    assert sum(line.lstrip().startswith(("endings", "search", "chance")) for line in lines) == 4
