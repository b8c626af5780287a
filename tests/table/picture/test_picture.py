"""Pictures of every form of board: valid, complete, and the same for the same position."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.conftest import Golden, Law
from tests.paths import SPECS

GOLDENS = Path(__file__).parent / "goldens"
SVG = "{http://www.w3.org/2000/svg}"
ISLES = """
game "Isles"
    players 2
    named Red, Blue

enum land: north or south
kind region
    land: land
    strength: 1 to 5 = 2
kind sea
board map
    places region, sea
    edges border, coast
board track
    circle 5 spaces
region Fell
    position 0, 3
    land north
    border Moor
    coast Mere
region Moor
    position 3, 3
    land south
    strength 4
    coast Mere
sea Mere
    position 1, 0
piece army of player: on map
kind hero
hero Astrid
    copies 1 for player
setup
    place 3 armies of Red in Moor
    place 1 army of Blue in Moor
    each h among heroes
        place h in Fell
course
    each p among players
        choose r by p from regions
            place 1 army of p in r
score for p
    "armies" = (armies of p)
screen
    show map with strength, land
"""


def drawn(law: Law, folder: Path, game: str, *arguments: str) -> ElementTree.Element:
    """Draw the boards of a game and return the picture."""
    result = law("map", game, "--seed", "3", "--out", "map.svg", *arguments)
    assert result.exit_code == 0, result.output
    return ElementTree.fromstring((folder / "map.svg").read_text(encoding="utf-8"))


def texts_of(picture: ElementTree.Element) -> list[str]:
    """Return all texts of a picture."""
    return [part.text or "" for part in picture.iter(f"{SVG}text")]


def places_of(picture: ElementTree.Element) -> list[ElementTree.Element]:
    """Return the places of a map, which are rectangles."""
    return [part for part in picture.iter(f"{SVG}rect") if part.get("data-place") is not None]


@pytest.fixture
def isles(tmp_path: Path) -> str:
    (tmp_path / "isles").mkdir()
    (tmp_path / "isles" / "game.yaml").write_text("name: isles\ntitle: Isles\n")
    (tmp_path / "isles" / "isles.law").write_text(ISLES)
    return "isles"


def test_a_map_shows_places_edges_armies_heroes_and_fields(law: Law, isles: str, tmp_path: Path) -> None:
    picture = drawn(law, tmp_path, isles, "--moves", "0", "--board", "map")
    assert {"Fell", "Moor", "Mere", "strength 4", "3", "1", "border", "coast", "north", "south", "sea"} <= set(
        texts_of(picture)
    )
    assert any(text.startswith("Astrid") for text in texts_of(picture))
    grounds = [part.get("fill") for part in places_of(picture)]
    assert len(set(grounds)) == 3


def test_places_are_drawn_at_their_positions(law: Law, isles: str, tmp_path: Path) -> None:
    places = places_of(drawn(law, tmp_path, isles, "--moves", "0", "--board", "map"))
    (fell, moor, mere) = [(float(part.get("x", "")), float(part.get("y", ""))) for part in places]
    assert fell[1] == moor[1] < mere[1]
    assert fell[0] < mere[0] < moor[0]


def test_no_two_places_of_a_large_map_overlap(law: Law, tmp_path: Path) -> None:
    places = places_of(drawn(law, tmp_path, "ragnarok", "--board", "map"))
    boxes = [[float(part.get(side, "")) for side in ("x", "y", "width", "height")] for part in places]
    assert len(boxes) > 20
    for number, (x, y, wide, high) in enumerate(boxes):
        for left, top, _, _ in boxes[:number]:
            assert abs(x - left) >= wide or abs(y - top) >= high
    assert max(x for x, *_ in boxes) < 1_600, "the map is not large because of two places that are near"


def test_links_have_arrows_where_they_lead_one_way_and_their_fields(law: Law, tmp_path: Path) -> None:
    picture = drawn(law, tmp_path, str(SPECS / "salt-roads"), "--moves", "0")
    arrows = list(picture.iter(f"{SVG}polygon"))
    assert len(arrows) == 4  # the pass, the road from Ferry, two rafts
    assert {"toll 1", "rough", "road", "raft"} <= set(texts_of(picture))
    assert texts_of(picture).count("rough") == 2
    dashed = [part for part in picture.iter(f"{SVG}line") if part.get("stroke-dasharray")]
    assert len(dashed) == 3  # two rafts, and one in the legend


def test_all_boards_are_in_one_picture(law: Law, isles: str, tmp_path: Path) -> None:
    picture = drawn(law, tmp_path, isles)
    assert [part.get("data-board") for part in picture.iter(f"{SVG}g")] == ["map", "track"]


@pytest.mark.parametrize("game", ["border-war", "ring-road", "hex", "connect-four", "fever-isle"])
def test_pictures_are_their_goldens(game: str, law: Law, tmp_path: Path, golden: Golden) -> None:
    folder = SPECS / game
    drawn(law, tmp_path, str(folder) if folder.exists() else game, "--moves", "9")
    golden(GOLDENS / f"{game}.svg", (tmp_path / "map.svg").read_text(encoding="utf-8"))


def test_every_square_of_a_grid_can_be_found_by_its_number(law: Law, tmp_path: Path) -> None:
    picture = drawn(law, tmp_path, "connect-four")
    numbers = [int(part.get("data-place", "")) for part in picture.iter(f"{SVG}polygon")]
    assert sorted(numbers) == list(range(42))
    assert len(list(picture.iter(f"{SVG}circle"))) > 7


def test_an_unknown_board_is_refused_with_the_near_one(law: Law, isles: str, tmp_path: Path) -> None:
    result = law("map", isles, "--out", "map.svg", "--board", "mpa")
    assert result.exit_code == 1
    assert "Isles has no board `mpa`; did you mean `map`?" in result.output
    assert not (tmp_path / "map.svg").exists()


def test_squares_have_the_colours_of_what_is_printed_on_them(law: Law, tmp_path: Path) -> None:
    picture = drawn(law, tmp_path, str(SPECS / "spice-isle"), "--moves", "1")
    squares = {part.get("data-place"): part.get("fill") for part in picture.iter(f"{SVG}polygon")}
    assert len(squares) == 15
    sea, sand, rock = squares["0"], squares["2"], squares["9"]
    assert {squares["1"], squares["5"], squares["10"]} == {sea}
    assert {squares["3"], squares["4"], squares["6"]} == {sand}
    assert len({sea, sand, rock, squares["8"]}) == 4
    assert "field" in texts_of(picture)
