"""Add figures of some games to the page, under the day on which they were measured, until `make bench` writes it anew.

    python -m benchmarks.bench --add go        ->      ## Measured later
    python -m benchmarks.big_games --add northgard     ### 2026-11-17: go
                                                       …
                                                       ### 2026-11-17: big games, northgard

A run of all games takes long on an idle machine. A section replaces the one of the same games, so the page has
one for each of them; all other figures are those of the last full run.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from benchmarks.report import clones_table, rates_table, ratios_table
from benchmarks.result import Result

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
HEADING = "## Measured later"
ABOUT = (
    "Figures of single games, measured after the run that wrote the rest of this page (`benchmarks/later.py`); they\n"
    "count where both exist. Ratios are those of one run.\n"
)


def compared_tables(results: Sequence[Result]) -> str:
    """Return the tables of games that other engines play, too."""
    tables = (rates_table(results, games=False), ratios_table(results), clones_table(results))
    return "\n\n".join(table.rstrip("\n") for table in tables) + "\n"


def with_section(page: str, day: date, games: str, body: str) -> str:
    """Return the page with a section, which replaces the one of the same games.

    >>> once = with_section("# Page", date(2026, 1, 2), "go", "fast")
    >>> print(with_section(once, date(2026, 1, 3), "go", "faster").partition("one run.")[2].strip())
    ### 2026-01-03: go
    <BLANKLINE>
    faster
    """
    first, _, later = page.partition(f"\n{HEADING}\n")
    parts = re.split(r"^(?=### )", later, flags=re.MULTILINE)[1:]
    kept = [part.strip() for part in parts if not re.match(rf"### \S+: {re.escape(games)}\n", part)]
    sections = [*kept, f"### {day.isoformat()}: {games}\n\n{body.strip()}"]
    return f"{first.rstrip()}\n\n{HEADING}\n\n{ABOUT}\n" + "\n\n".join(sections) + "\n"


def add_section(games: str, body: str) -> None:
    """Add a section of today to the page."""
    text = with_section(PAGE.read_text(encoding="utf-8"), date.today(), games, body)
    PAGE.write_text(text, encoding="utf-8")
