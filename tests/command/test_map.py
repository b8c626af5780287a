"""`law map`: laid boards as pictures that any program can open, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lawspeaker.command.svg import svg_of
from lawspeaker.command.table import open_game
from lawspeaker.command.territories import laid_map
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles import TileSet
from tests.command.conftest import Law
from tests.conftest import Golden

LAND = str(Path(__file__).parents[1] / "specs" / "patchwork-land")
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


@pytest.mark.parametrize(("game", "why"), [("kuhn-poker", "it has no board"), ("connect-four", "not laid from tiles")])
def test_a_game_without_a_map_says_so(game: str, why: str, law: Law, tmp_path: Path) -> None:
    result = law("map", game, "--out", "map.svg")
    assert result.exit_code == 1
    assert why in result.output
    assert not (tmp_path / "map.svg").exists()


def test_a_place_that_cannot_be_written_is_told(law: Law, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    result = law("map", LAND, "--out", "full")
    assert result.exit_code == 1
    assert "full cannot be written" in result.output


def test_names_with_signs_do_not_break_the_picture() -> None:
    loaded = open_game(LAND, None)[1]
    game = loaded.package.new(players=2, seed=3, options=None)
    tiles = board_called(loaded.tables, loaded.rules, "land")
    assert isinstance(tiles, TileSet)
    board = laid_map(loaded.rules, game.view(1), "land", tiles, 2)
    assert ElementTree.fromstring(svg_of(board, loaded.rules, 2, 'a < b & "c"')) is not None
