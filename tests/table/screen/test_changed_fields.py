"""The screen shows fields as rules change them, and not where that depends on what the player cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.screen.player_view import PlayerView, view_of

SPEC = """
game "Stalls"
    players 2
    named Red, Blue
resource gold
kind card
    rank: 1 to 6
    cost: number = 4
    worth: number = 2
    every rank
kind house
    cost: number = 9
house Inn
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile row: card
pile town: house
adds -1 to cost of card where gold of Red is 2
adds 5 to worth of c where c is in row and (any d among hand of Blue where rank of d is 6)
setup
    put houses into town
    put "1" into row
    put (c among cards where c is not in row) into deck
    shuffle deck
    deal 1 from deck to hand of Blue
    gain 2 gold for Red
course
    choose n by Red from 1 to 2
        skip
score for p
    "gold" = gold of p
screen
    show row with cost, worth
    show town with cost
"""


@pytest.fixture
def loaded(tmp_path: Path) -> Loaded:
    """Return the game of this page."""
    (tmp_path / "game.yaml").write_text("name: stalls\ntitle: Stalls\n")
    (tmp_path / "stalls.law").write_text(SPEC.lstrip())
    return open_game(str(tmp_path), None)[1]


def seen_by(loaded: Loaded, player: int, drawn: str) -> tuple[PlayerView, dict[str, int]]:
    """Return what a player sees after Blue drew a card, and the numbers of things."""
    numbers = {thing.name: number for number, thing in enumerate(loaded.rules.things)}
    game = Game(loaded.engine, loaded.rules, 2, 3, forced=[numbers[drawn]])
    return view_of(loaded, game, player), numbers


def test_the_screen_shows_the_changed_field_and_another_kind_its_own(loaded: Loaded) -> None:
    view, numbers = seen_by(loaded, 1, "6")
    assert view.field_value("cost", numbers["1"]) == 3
    assert view.field_value("cost", numbers["Inn"]) == 9


def test_who_knows_what_a_field_depends_on_sees_it(loaded: Loaded) -> None:
    assert [seen_by(loaded, 2, drawn)[0].field_value("worth", 0) for drawn in ("6", "2")] == [7, 2]


def test_a_field_that_depends_on_hidden_cards_is_the_same_to_who_cannot_see_them(loaded: Loaded) -> None:
    shown = [seen_by(loaded, 1, drawn)[0] for drawn in ("6", "2")]
    assert 7 not in [view.field_value("worth", 0) for view in shown]
    assert shown[0].data == shown[1].data
