"""What is said about lines below a kind that belong below its things."""

from __future__ import annotations

import pytest

from lawspeaker.diagnostics.render import plain, render
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from tests.paths import ROOT

SPEC = """game "Decks"
    players 2
kind card
    rank: 1 to 3
    every rank
    LINE
course
    end
score for p
    "cards" = count cards
"""


def message(line: str) -> str:
    """Return the message about a line of a kind."""
    text = SPEC.replace("LINE", line)
    found = check_game([Source("decks.law", text)]).facts.found
    [fact] = [fact for fact in found if fact.code == "L219"]
    return plain(render(fact, {"decks.law": text}))


@pytest.mark.parametrize("line", ["copies 1 for player", "copies 3", 'called "Ace"'])
def test_a_line_of_things_below_a_kind_is_said_to_belong_to_things(line: str) -> None:
    word = line.split()[0]
    assert f"things have `{word}`, kinds do not: write it below each card, `card NAME`" in message(line)


def test_the_help_about_copies_names_a_recipe_that_exists() -> None:
    assert "`A deck for each player` in docs/recipes.md" in message("copies 1 for player")
    assert "\n## A deck for each player\n" in (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")


def test_other_lines_are_answered_with_the_lines_of_kinds() -> None:
    assert "kinds also know `every`" in message("worth 3")
