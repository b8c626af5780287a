"""Figures of some games are added to the page, and replace those of the same games that were added before."""

from __future__ import annotations

from datetime import date

from benchmarks.later import HEADING, with_section


def test_sections_of_different_games_stay_and_those_of_the_same_games_are_replaced() -> None:
    page = "# Benchmarks\n\n## Growth\n\n| squares |\n"
    for day, games, body in ((1, "go", "slow"), (2, "big games, northgard", "big"), (3, "go", "fast")):
        page = with_section(page, date(2026, 1, day), games, body)
    assert page.startswith("# Benchmarks\n\n## Growth\n\n| squares |\n\n")
    assert page.count(HEADING) == 1
    assert page.endswith("### 2026-01-02: big games, northgard\n\nbig\n\n### 2026-01-03: go\n\nfast\n")
    assert "slow" not in page
