"""A map of places leaves out places that are not in the game, and is folded where it has too many rows."""

from __future__ import annotations

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.screen.boards import board_lines
from lawspeaker_table.screen.player_view import view_of
from tests.paths import ROOT


@pytest.fixture(scope="module")
def two_shores() -> Loaded:
    return open_game(str(ROOT / "tests" / "specs" / "two-shores"), None)[1]


def drawn(loaded: Loaded, players: int, width: int, most: int) -> list[str]:
    game = loaded.package.new(players=players, seed=1, options=None)
    return [line.plain for line in board_lines(view_of(loaded, game, 1), "water", width, most, ("fish",))]


def test_a_place_of_a_module_that_is_off_is_not_shown(two_shores: Loaded) -> None:
    assert drawn(two_shores, 2, 80, 0) == [
        "Old Harbour  Skiff of Red, Skiff of Blue  way to Mill",
        "Mill         fish 1                       way to Old Harbour, Weir",
        "Weir         fish 4                       way to Mill",
    ]


def test_a_map_with_enough_rows_is_not_folded(two_shores: Loaded) -> None:
    assert drawn(two_shores, 2, 80, 3) == drawn(two_shores, 2, 80, 0)


def test_a_folded_map_shows_neighbours_if_there_is_room(two_shores: Loaded) -> None:
    assert drawn(two_shores, 2, 120, 2) == [
        "Old Harbour: Skiff of Red, Skiff of Blue → Mill  ·  Mill: fish 1 → Old Harbour, Weir  ·  Weir: fish 4 → Mill"
    ]


def test_a_folded_map_without_room_shows_the_busiest_places_first(two_shores: Loaded) -> None:
    lines = drawn(two_shores, 3, 60, 2)
    assert lines == [
        "Old Harbour: Skiff of Red, Skiff of Blue, Skiff of Green",
        "Reeds: fish 2  ·  Sandbank: fish 1  ·  Island: fish 3",
    ]


def test_what_is_cut_off_can_be_looked_at(two_shores: Loaded) -> None:
    assert drawn(two_shores, 3, 60, 1) == ["… `look` shows everything"]
