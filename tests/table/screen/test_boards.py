"""Boards with several sorts of pieces and states of places are legible on a terminal of 80 columns and 24 rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.screen.boards import board_lines
from lawspeaker_table.screen.player_view import view_of
from tests.paths import SPECS

SPEC = """
game "Counters"
    players 2
    named White, Black
kind region
board field
    grid 8 by 4 squares
board wheel
    circle 8 spaces
board comb
    hexes 9 by 3 cells
board map
    places region
    edges border
region North
    border South
region South
piece man of player
piece tower of player: single
piece cube
piece monk of player: on wheel
piece coin: on wheel
piece bee of player: on comb
piece honey: on comb
piece unit of player: on map
piece fort: on map
piece flag of player: on map, single
state level of square: number = 0
state guard of square: optional player
state burnt of square: yes_no = no
state toll of space: number = 0
state bloom of cell: 0 to 3 = 0
state wealth of region: number = 1
state lord of region: optional player
setup
    place 2 men of White on c2
    place 1 man of Black on c2
    place 3 cubes on c2
    place 12 cubes on d3
    place tower of White on c2
    level of c2 becomes 3
    guard of c2 becomes Black
    burnt of c2 becomes yes
    place 2 monks of White on space 3
    place 4 coins on space 3
    toll of space 3 becomes 2
    place 2 bees of White on b2
    place 1 bee of Black on b2
    place 5 honey on b2
    bloom of b2 becomes 2
    place 2 units of White in North
    place 1 unit of Black in North
    place 3 forts in North
    place flag of Black on North
    lord of North becomes White
course
    each p among players
        choose s by p from squares
            place 1 man of p on s
score for p
    "men" = (men of p)
screen
    show field with level, guard, burnt
    show wheel with toll
    show comb with bloom
    show map with wealth, lord
"""


@pytest.fixture
def counters(tmp_path: Path) -> Loaded:
    """Return the game of this page."""
    (tmp_path / "game.yaml").write_text("name: counters\ntitle: Counters\n")
    (tmp_path / "counters.law").write_text(SPEC.lstrip())
    return open_game(str(tmp_path), None)[1]


def drawn(loaded: Loaded, word: str, fields: tuple[str, ...], width: int = 80) -> list[str]:
    game = loaded.package.new(players=2, seed=1, options=None)
    return [line.plain for line in board_lines(view_of(loaded, game, 1), word, width, 0, fields)]


def test_the_contents_of_a_square_are_stacked_where_a_row_would_be_too_wide(counters: Loaded) -> None:
    lines = drawn(counters, "field", ("level", "guard", "burnt"))
    assert max(len(line) for line in lines) <= 80
    at = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    cell = [line[20:29].strip() for line in lines[at : at + 4]]
    assert cell == ["2mW,mB", "tW,3c,l3", "g:Black", "b"]
    assert "mW man White" in lines[-2]
    assert "b burnt" in lines[-1]


def test_a_row_that_fits_has_one_line(counters: Loaded) -> None:
    lines = drawn(counters, "field", ("level",), 200)
    assert len(lines) == 6
    assert "2mW,mB,tW,3c,l3" in lines[2]


def test_a_space_of_a_circle_shows_everything_on_it(counters: Loaded) -> None:
    assert drawn(counters, "wheel", ("toll",))[0].startswith(
        "[1: toll 0] - [2: toll 0] - [3: 2 monks of White, 4 coins, toll 2] -"
    )


def test_a_circle_that_is_too_full_for_a_line_is_a_list(counters: Loaded) -> None:
    lines = drawn(counters, "wheel", ("toll",), 30)
    assert lines[0] == "1  toll 0"
    assert lines[2:4] == ["3  2 monks of White, 4 coins,", "    toll 2"]


def test_hexagons_fit_into_the_width(counters: Loaded) -> None:
    lines = drawn(counters, "comb", ("bloom",))
    assert max(len(line) for line in lines) <= 80
    at = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    assert [line[10:17].strip() for line in lines[at : at + 3]] == ["2bW", "bB,5h", "b2"]
    assert "b bloom" in lines[-1]


def test_the_contents_of_a_map_have_a_column(counters: Loaded) -> None:
    assert drawn(counters, "map", ("wealth", "lord"), 70) == [
        "North  2 units of White, 1 unit of Black, 3 forts,     border to South",
        "       flag of Black, wealth 1, lord White",
        "South  wealth 1                                        border to North",
    ]


def test_links_are_listed_the_way_they_lead_with_their_fields() -> None:
    loaded = open_game(str(SPECS / "salt-roads"), None)[1]
    game = loaded.package.new(players=2, seed=1, options=None)
    drawn = [line.plain for line in board_lines(view_of(loaded, game, 1), "map", 100, fields=("blocked", "keeper"))]
    assert drawn[1].split("  ")[-1].strip() == "road to Aldby, Carn (rough), Carn (toll 1), Elm"
    assert drawn[2].split("  ")[-1].strip() == "road to Bree (rough), Bree (toll 1), Dale (rough)"
    assert drawn[3].split("  ")[-1].strip() == "road to Elm; raft to Ferry"
    assert drawn[5].split("  ")[-1].strip() == "road to Aldby"
