"""`law map`: laid boards as pictures that any program can open, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.picture.picture import svg_of
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.screen import screen_lines
from lawspeaker_table.screen.tile_map import tile_map_of
from tests.conftest import Golden, Law
from tests.paths import SPECS

LAND = str(SPECS / "patchwork-land")
GOLDENS = Path(__file__).parent / "goldens"
SVG = "{http://www.w3.org/2000/svg}"


def drawn(law: Law, folder: Path, *arguments: str) -> str:
    """Draw a map and return it."""
    result = law("map", LAND, "--seed", "3", "--out", "map.svg", *arguments)
    assert result.exit_code == 0, result.output
    return (folder / "map.svg").read_text(encoding="utf-8")


def test_a_picture_is_its_golden(law: Law, tmp_path: Path, golden: Golden) -> None:
    golden(GOLDENS / "patchwork-land.svg", drawn(law, tmp_path))


def test_the_same_seed_gives_the_same_bytes_and_another_another(law: Law, tmp_path: Path) -> None:
    first = drawn(law, tmp_path)
    assert drawn(law, tmp_path) == first
    assert drawn(law, tmp_path, "--seed", "4") != first


def test_a_picture_is_valid_and_shows_every_tile_border_and_piece(law: Law, tmp_path: Path) -> None:
    root = ElementTree.fromstring(drawn(law, tmp_path))
    parts = Counter(part.tag.removeprefix(SVG) for part in root.iter())
    assert root.tag == f"{SVG}svg"
    assert parts["polygon"] == 4 * 9
    texts = [part.text or "" for part in root.iter(f"{SVG}text")]
    assert {"hedge", "ditch", "Red", "Blue"} <= set(texts)
    assert any("Blue 1 shepherd" in text for text in texts)
    strokes = {part.get("stroke-dasharray") for part in root.iter(f"{SVG}line")}
    assert strokes == {None, "12 6"}
    tinted = [part for part in root.iter(f"{SVG}polygon") if part.get("fill-opacity")]
    assert 0 < len(tinted) < parts["polygon"]


def test_moves_say_when_to_stop(law: Law, tmp_path: Path) -> None:
    assert drawn(law, tmp_path, "--moves", "0").count("<polygon") == 4
    assert drawn(law, tmp_path, "--moves", "1").count("<polygon") == 8


def test_a_game_without_a_board_has_no_picture(law: Law, tmp_path: Path) -> None:
    result = law("map", "kuhn-poker", "--out", "map.svg")
    assert result.exit_code == 1
    assert "Kuhn Poker has no map: it has no board" in result.output
    assert not (tmp_path / "map.svg").exists()


def test_a_path_that_cannot_be_written_is_reported(law: Law, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    result = law("map", LAND, "--out", "full")
    assert result.exit_code == 1
    assert "full cannot be written" in result.output


def test_names_with_signs_do_not_break_the_picture() -> None:
    loaded = open_game(LAND, None)[1]
    game = loaded.package.new(players=2, seed=3, options=None)
    assert ElementTree.fromstring(svg_of(view_of(loaded, game, 1), loaded.rules.boards, 'a < b & "c"')) is not None


BUILT = """
game "Built"
    players 2
    named Red, Blue

kind tile
kind house
house "Lord's Hall"
house Mill
board land
    laid from tile
    size 5 by 5
    areas field
    borders hedge, ditch
    marks food, wood
tile Hamlet
    area n on north with food
    area m on east, south, west with 2 wood
    border ditch from n to m
tile Meadow
    copies 2
    area m on north, east, south, west
piece unit of player
piece wolf
setup
    lay Hamlet at (spot at 3, 3 rotated 0)
    place 3 units of Red in (field of Hamlet on north)
    place 1 unit of Blue in (field of Hamlet on north)
    place 2 wolves in (field of Hamlet on south)
    place "Lord's Hall" in (field of Hamlet on south)
    place Mill in (field of Hamlet on south)
course
    each p among players
        choose spot by p from (spots for Meadow)
            lay (first t among tiles where t is Meadow) at spot
        otherwise
            skip
score for p
    "units" = (units of p)
screen
    show land
"""


def built(folder: Path) -> tuple[Loaded, Game[BaseState]]:
    """Return a game with pieces, things and marks on laid tiles."""
    (folder / "game.yaml").write_text("name: built\ntitle: Built\n")
    (folder / "built.law").write_text(BUILT)
    loaded = open_game(str(folder), None)[1]
    return loaded, loaded.package.new(players=2, seed=1, options=None)


def test_a_map_tells_pieces_things_marks_and_borders(tmp_path: Path) -> None:
    loaded, game = built(tmp_path)
    lines = [line.plain for line in screen_lines(view_of(loaded, game, 1), 80)]
    assert lines == [
        "               2                     3                     4",
        "",
        "",
        "  4                                 3,4",
        "",
        "                          +---------------------+",
        "                          |~   1a uR3 uB1 f    ~|",
        "  3           2,3         |1b   Hamlet    1b 2wo|         4,3",
        "                          |      1b w2 *2       |",
        "                          +---------------------+",
        "",
        "  2                                 3,2",
        "",
        "",
        "    / \\ hedge  ~ ditch  uR Red unit  uB Blue unit  w wolf  f food  wo wood",
        "    * things",
        "1a  open    1 tile  Red 3 units, Blue 1 unit, 1 food  beside 1b ditch",
        "1b  open    1 tile  2 wolves, Lord's Hall, Mill, 2 wood  beside 1a ditch",
    ]


def test_a_picture_names_things_and_shades_by_who_has_most(tmp_path: Path) -> None:
    loaded, game = built(tmp_path)
    tiles = board_called(loaded.tables, loaded.rules, "land")
    assert isinstance(tiles, TileSet)
    board = tile_map_of(loaded.rules, game.raw_view(1), "land", tiles, 2)
    assert [region.owner for region in board.regions.values()] == [1, 0]
    root = ElementTree.fromstring(svg_of(view_of(loaded, game, 1), loaded.rules.boards, "Built"))
    texts = [part.text for part in root.iter(f"{SVG}text")]
    assert {"Lord's Hall", "Mill", "2 wood", "food", "3", "1", "2"} <= set(texts)
    assert len([part for part in root.iter(f"{SVG}polygon") if part.get("fill-opacity")]) == 1
