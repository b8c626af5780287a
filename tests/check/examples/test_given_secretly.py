"""`given secretly`: a position in which players know of what was laid out only what they see."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.facts import Facts
from lawspeaker.pipeline import check_only
from lawspeaker.source import Source

GAME = """game "Snap"
    players 2
    named Red, Blue
kind card
    rank: 1 to 6
    every rank
pile deck: card, ordered, seen by nobody
pile hand of player: card, seen by owner
pile row: card
board street
    places house
    edges path
kind house
house Mill
    path Inn
house Inn
verb snap
    choose c by Blue from hand of Red
        put c into row
    otherwise
        skip
setup
    put (c among cards where rank of c is at most 3) into row
course
    choose n by Red from 1 to 2
        deal n from deck to hand of Red
score for p
    "cards" = count hand of p
example "snap"
    GIVEN
    expect
        LINE
"""
LINES = 'given secretly\n        put card "{card}" into {pile}'
HOLDS = (
    ("4", "hand of Red", "hidden hand of Red from Blue"),
    ("4", "hand of Red", "visible hand of Red to Red"),
    ("1", "hand of Red", "hidden hand of Red from Blue"),
    ("4", "deck", "hidden deck"),
    ("4", "row", "visible row"),
    ("4", "Inn", 'visible card "4" to Blue'),
)


def check(tmp_path: Path, given: str, line: str) -> str:
    """Return what is wrong with the example, or ""."""
    (tmp_path / "game.yaml").write_text("name: snap\ntitle: Snap\n")
    (tmp_path / "snap.law").write_text(GAME.replace("GIVEN", given).replace("LINE", line))
    (outcome,) = outcomes(open_game(str(tmp_path), None, with_examples=True)[1])
    return outcome.wrong or ""


@pytest.mark.parametrize(("card", "pile", "line"), HOLDS)
def test_what_is_placed_secretly_is_known_only_to_those_who_see_the_place(
    card: str, pile: str, line: str, tmp_path: Path
) -> None:
    given = LINES.format(card=card, pile=pile).replace('put card "4" into Inn', 'place card "4" in Inn')
    assert not check(tmp_path, given, line)


def test_what_is_placed_before_everybody_is_known_to_all(tmp_path: Path) -> None:
    given = LINES.format(card=4, pile="hand of Red").replace(" secretly", "")
    assert not check(tmp_path, given, "visible hand of Red to Blue")
    assert check(tmp_path, given, "hidden hand of Red from Blue")


def test_a_card_that_was_placed_before_everybody_stays_known_beside_a_secret_one(tmp_path: Path) -> None:
    given = LINES.format(card=4, pile="hand of Red").replace(" secretly", "")
    secret = LINES.format(card=5, pile="hand of Red")
    both = f"{given}\n    {secret}"
    assert not check(tmp_path, both, 'visible card "4" to Blue\n        hidden card "5" from Blue')


@pytest.mark.parametrize("word", ["openly", "Red", "secretly, secretly", "secretly to Red"])
def test_no_other_word_stands_behind_given(word: str) -> None:
    given = LINES.format(card=4, pile="row").replace("secretly", word)
    facts: Facts = check_only([Source("snap.law", GAME.replace("GIVEN", given).replace("LINE", "visible row"))]).facts
    assert facts.errors()


@pytest.mark.parametrize("heading", ["expect secretly", "offers secretly", "refuses secretly"])
def test_only_given_may_be_secret(heading: str) -> None:
    text = GAME.replace("GIVEN", f"{heading}\n        n 1").replace("LINE", "visible row")
    facts: Facts = check_only([Source("snap.law", text)]).facts
    assert "L393" in {fact.code for fact in facts.found}
