"""The tables of boards in generated packages: what is written, what large boards compute, and that both agree."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.reach import distances
from tests.compile_specs import PACKAGE, build

HEAD = 'game "Field"\n    players 2\n    named Red, Blue\n\n'
TAIL = """
course
    choose s by Red from {places}
        skip

score for p
    "far" = {score}
"""
DISTANCE = "count squares where (distance from it to it) is 0"


def spec(board: str, places: str = "squares", score: str = "1") -> str:
    return HEAD + board + TAIL.format(places=places, score=score)


def tables_text(text: str) -> str:
    compiled = compile_game("field", [Source("rules.law", text)], package="field")
    assert not compiled.facts.errors(), [(fact.code, fact.words) for fact in compiled.facts.found]
    return compiled.files["tables.py"]


def tables_of(name: str, text: str, folder: Path) -> ModuleType:
    built = build(name, [Source("rules.law", text)], folder, warnings=True)
    return import_module(f"{PACKAGE}.{built.name.replace('-', '_')}.tables")


def grid(width: int, height: int, neighbours: str = "orthogonal") -> str:
    return f"board field\n    grid {width} by {height} squares\n    neighbours {neighbours}\n"


def test_a_go_board_has_a_line_for_the_neighbours_of_each_place() -> None:
    text = tables_text(spec(grid(19, 19)))
    assert "FIELD: Final = Grid(19, 19, SQUARE_NEIGHBOURS)" in text
    assert text.count("\n    (") == 19 * 19


def test_a_larger_board_computes_its_neighbours() -> None:
    text = tables_text(spec(grid(21, 20, "diagonal")))
    assert 'FIELD: Final = grid(21, 20, ("diagonal",))' in text
    assert len(text) < 2000
    assert "FIELD: Final = hexes(21, 20)" in tables_text(spec("board field\n    hexes 21 by 20 squares\n"))


def test_distances_are_written_only_if_a_rule_asks_for_them() -> None:
    assert "DISTANCE" not in tables_text(spec(grid(5, 5)))
    assert "DISTANCE" in tables_text(spec(grid(5, 5), score=DISTANCE))


@pytest.mark.parametrize(("width", "height"), [(10, 10), (11, 10)])
def test_written_and_computed_distances_are_the_same(width: int, height: int, tmp_path: Path) -> None:
    tables = tables_of(f"far-{width}", spec(grid(width, height, "diagonal"), score=DISTANCE), tmp_path)
    text = Path(str(tables.__file__)).read_text(encoding="utf-8")
    assert ("distances(SQUARE_NEIGHBOURS)" in text) == (width * height > 100)
    assert distances(tables.SQUARE_NEIGHBOURS) == tables.SQUARE_DISTANCE


def test_a_board_is_written_even_if_no_rule_asks_for_it(tmp_path: Path) -> None:
    tables = tables_of("kings", spec(grid(3, 3, "orthogonal, diagonal"), "1 to 2"), tmp_path)
    rules = import_module(f"{PACKAGE}.kings.names").RULES
    board = board_called(tables, rules, "field")
    assert isinstance(board, Grid)
    assert board.names[4] == "b2"
    assert board.neighbours[0] == (1, 3, 4)
    assert board_called(tables, rules, "meadow") is None


def test_two_maps_have_tables_of_their_own(tmp_path: Path) -> None:
    boards = (
        "kind region\nkind star\nboard land\n    places region\n    edges border\n"
        "board sky\n    places star\n    edges lane, drift\n"
        "region Hill\n    border Shore\nregion Shore\nstar Alpha\n    lane Beta\n"
        "star Beta\n    drift Gamma\nstar Gamma\n"
    )
    tables = tables_of("maps", spec(boards, "regions"), tmp_path)
    rules = import_module(f"{PACKAGE}.maps.names").RULES
    land, sky = (board_called(tables, rules, word) for word in ("land", "sky"))
    assert isinstance(land, FixedMap)
    assert isinstance(sky, FixedMap)
    assert (land.kinds, land.neighbours) == (("border",), ((1,), (0,)))
    assert sky.kinds == ("lane", "drift")
    assert sky.neighbours == ((), (), (3,), (2, 4), (3,))
    assert sky.neighbours_by[1] == ((), (), (), (4,), (3,))


def test_a_map_knows_whether_it_can_be_drawn_without_crossings() -> None:
    head = "kind region\nboard map\n    places region\n    edges border\n"
    joined = {"A": "B, C, D, E", "B": "C, D, E", "C": "D, E", "D": "E"}
    crossing = "".join(f"region {name}\n    border {others}\n" for name, others in joined.items()) + "region E\n"
    assert "planar=False" in tables_text(spec(head + crossing, "regions"))
    assert "planar=True" in tables_text(spec(head + crossing.replace("border C, D, E", "border C, D"), "regions"))
