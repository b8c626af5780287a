"""A failed condition about a module that the example does not choose says that the module is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.run_examples import outcomes

GAME = """game "Harbour"
    players 2
    named Red, Blue
kind card
card Anchor
pile row: card
setup
    put cards into row
course
    choose n by Red from 1 to 2
        skip
score for p
    "points" = 0
example "harbour"
    OPTIONS
    expect
        that CONDITION
"""
MODULE = """module Wild Weather
kind storm
storm Gale
    copies 3
card Sail
"""
SHOWN = {
    "count storms is 4": "`count storms` is 0, not 4, `wild_weather` is no",
    "(count s among every storm where s is Gale) is 3": (
        "`count s among every storm where s is Gale` is 0, not 3, `wild_weather` is no"
    ),
    "Sail is in row": "`row` is (Anchor), `wild_weather` is no",
    "count row is 9": "`count row` is 1, not 9, `row` is (Anchor)",
}


def failure(folder: Path, options: str, condition: str) -> str:
    """Return why the example of the game fails with these options and this condition."""
    text = GAME.replace("    OPTIONS\n", options).replace("CONDITION", condition)
    files = {"game.yaml": "name: harbour\ntitle: Harbour\n", "harbour.law": text, "weather.law": MODULE}
    for name, content in files.items():
        (folder / name).write_text(content)
    (outcome,) = outcomes(open_game(str(folder), None, with_examples=True)[1])
    return outcome.wrong or ""


@pytest.mark.parametrize("condition", SHOWN)
def test_the_message_shows_that_a_module_is_left_out(condition: str, tmp_path: Path) -> None:
    assert failure(tmp_path, "", condition) == SHOWN[condition]


def test_a_module_that_the_example_chooses_is_not_shown(tmp_path: Path) -> None:
    wrong = failure(tmp_path, "    options wild_weather yes\n", "count storms is 4")
    assert wrong == "`count storms` is 3, not 4"
