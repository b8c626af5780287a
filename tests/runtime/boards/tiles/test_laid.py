"""Boards of laid tiles: what merging and closing look like, and what is refused."""

from __future__ import annotations

import json
import random
import time
from copy import deepcopy

import pytest

from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.boards.tiles.laid import Tile, TileArea, TileLayout, TileSet
from lawspeaker_runtime.boards.tiles.merge import merge_counts, merge_owners
from lawspeaker_runtime.errors import RuleError
from tests.runtime.boards.tiles.brute_force import random_tile

REGULAR, ROUGH = 0, 1
FOOD, WOOD = 0, 1
CROSS, SPLIT, FIELD, BEND, OTHER_SPLIT = range(10, 15)


def tiles() -> TileSet:
    """Five tiles: four corners with a border between all; two halves; one field; a bend; two halves again."""
    cross = Tile(
        "cross",
        (
            TileArea("n", "N", (1, 0)),
            TileArea("e", "E", (0, 0)),
            TileArea("s", "S", (0, 0)),
            TileArea("w", "W", (0, 0)),
        ),
        ((0, 1, REGULAR), (0, 3, REGULAR), (1, 2, REGULAR), (2, 3, ROUGH)),
    )
    split = (TileArea("n", "N", (0, 1)), TileArea("s", "ESW", (2, 0)))
    return laid.tile_set(
        (
            cross,
            Tile("split", split, ((0, 1, ROUGH),)),
            Tile("field", (TileArea("all", "NESW", (0, 3)),)),
            Tile("bend", (TileArea("nw", "NW", (0, 0)), TileArea("se", "ES", (0, 0))), ((0, 1, REGULAR),)),
            Tile("other split", split, ((0, 1, REGULAR),)),
        ),
        borders=("regular", "rough"),
        marks=("food", "wood"),
        first=10,
        width=5,
        height=5,
        spare=4,
    )


def area(board: TileSet, name: str) -> int:
    """Return an area by its name."""
    return board.names.index(name)


def laid_out(board: TileSet, *layings: tuple[int, int, int, int]) -> TileLayout:
    """Lay tiles: tile, column, row, rotation."""
    g = laid.new_layout(board)
    for tile, column, row, rotation in layings:
        laid.lay(board, g, tile, board.spot_at(column, row, rotation))
    return g


def test_the_first_tile_lies_in_the_centre_however_turned() -> None:
    board = tiles()
    centre = board.spot_at(3, 3, 0)
    assert laid.spots(board, laid.new_layout(board), CROSS) == [centre, centre + 1, centre + 2, centre + 3]
    assert board.spot_name(centre + 2) == "(3, 3) rotated 2"


def test_the_areas_of_a_lone_tile_are_open_groups() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0))
    assert laid.groups(g) == [0, 1, 2, 3]
    assert [laid.closed(g, t) for t in laid.groups(g)] == [False] * 4
    assert laid.neighbours(board, g, 0) == [1, 3]
    assert laid.border(board, g, 2, 3) == ROUGH
    assert laid.border(board, g, 1, 3) == -1
    assert [laid.distance(board, g, 1, t) for t in (0, 1, 3, -1, area(board, "field all"))] == [1, 0, 2, -1, -1]
    assert g.just_laid == [0, 1, 2, 3]


def test_turning_is_clockwise() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (SPLIT, 4, 3, 3))
    assert g.root[area(board, "split n")] == area(board, "cross e")


def test_areas_that_meet_are_one_group_with_all_its_marks() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (SPLIT, 3, 4, 0))
    north = area(board, "cross n")
    assert g.root[area(board, "split s")] == north
    assert laid.tile_count(g, north) == 2
    assert laid.marks(g, FOOD, north) == 3
    assert laid.border(board, g, north, area(board, "split n")) == ROUGH
    assert laid.tile_marks(board, WOOD, SPLIT) == 1


def test_a_group_without_open_sides_is_closed() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (SPLIT, 3, 4, 2))
    north = area(board, "cross n")
    assert laid.closed(g, north)
    assert g.just_closed == [north]
    laid.lay(board, g, FIELD, board.spot_at(2, 2, 0))
    assert g.just_closed == []


def test_a_group_that_gets_a_lower_root_is_reported_as_moved() -> None:
    board = tiles()
    g = laid_out(board, (SPLIT, 3, 3, 0), (FIELD, 3, 4, 0))
    assert g.root[area(board, "field all")] == area(board, "split n")
    laid.lay(board, g, CROSS, board.spot_at(2, 4, 0))
    assert g.moved == [area(board, "split n"), area(board, "cross e")]


def test_what_a_game_keeps_by_place_follows_the_merging() -> None:
    counts = [0, 1, 2, 0, 0, 5, 1, 0]
    merge_counts(counts, 4, [2, 1, 3, 0])
    assert counts == [0, 3, 0, 0, 0, 6, 0, 0]
    owners = [0, 2, 1, 1]
    merge_owners(owners, [2, 1, 3, 0])
    assert owners == [1, 2, 0, 0]


def test_a_border_may_not_end_inside_a_group() -> None:
    board = tiles()
    g = laid_out(board, (SPLIT, 3, 3, 0), (FIELD, 4, 3, 0))
    beside_both = [rotation for rotation in range(4) if board.spot_at(4, 4, rotation) in laid.spots(board, g, BEND)]
    assert beside_both == [0, 1, 2, 3]
    laid.lay(board, g, OTHER_SPLIT, board.spot_at(3, 4, 0))
    bends = [rotation for rotation in range(4) if board.spot_at(4, 4, rotation) in laid.spots(board, g, BEND)]
    assert bends == [0, 2]
    with pytest.raises(RuleError, match="tile bend at \\(4, 4\\) rotated 1 would leave a border"):
        laid.lay(board, g, BEND, board.spot_at(4, 4, 1))


def test_a_tile_is_laid_once_on_an_empty_cell_of_the_board() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0))
    with pytest.raises(RuleError, match="has not been laid"):
        laid.lay(board, g, CROSS, board.spot_at(3, 4, 0))
    with pytest.raises(RuleError, match="empty cell"):
        laid.lay(board, g, FIELD, board.spot_at(3, 3, 1))
    with pytest.raises(RuleError, match="empty cell"):
        laid.lay(board, g, FIELD, board.spot_at(9, 9, 0))
    assert laid.spots(board, g, CROSS) == []


def test_joining_can_be_asked_before_laying() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (OTHER_SPLIT, 4, 4, 2))
    north, east, upper = area(board, "cross n"), area(board, "cross e"), area(board, "other split s")
    spot = board.spot_at(3, 4, 0)
    assert laid.touches(board, g, FIELD, spot) == [north, upper]
    assert laid.joins(board, g, FIELD, spot, north, upper)
    assert not laid.joins(board, g, FIELD, spot, north, east)
    assert laid.new_groups(board, g, SPLIT, spot) == 1
    after = g.clone()
    laid.lay(board, after, FIELD, spot)
    assert after.root[upper] == north
    assert g.root[upper] == upper


def test_a_tile_can_join_two_pairs_of_groups_at_once() -> None:
    fields = [Tile(str(k), (TileArea("all", "NESW"),)) for k in range(4)]
    bend = Tile("bend", (TileArea("nw", "NW"), TileArea("se", "ES")), ((0, 1, REGULAR),))
    board = laid.tile_set((*fields, bend), ("regular",), (), first=0, width=3, height=3)
    g = laid_out(board, (3, 2, 3, 0), (0, 3, 2, 0), (1, 2, 1, 0), (2, 1, 2, 0))
    spot = board.spot_at(2, 2, 0)
    laid.lay(board, g, 4, spot)
    assert g.moved == [area(board, "1 all"), 0, area(board, "3 all"), area(board, "2 all")]
    assert laid.neighbours(board, g, 0) == [area(board, "2 all")]


def test_nothing_has_no_neighbours_and_no_marks() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (FIELD, 3, 4, 0))
    assert g.root[-1] == -1
    assert laid.neighbours(board, g, -1) == []
    assert laid.marks(g, WOOD, -1) == 0
    assert laid.border(board, g, -1, 0) == -1
    assert not laid.closed(g, -1)


def test_abstract_areas_touch_each_other_and_survive_saving() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0))
    a, b = laid.abstract_area(board, g, 0), laid.abstract_area(board, g, 1)
    assert [board.names[a], board.names[b]] == ["A", "B"]
    laid.touch(board, g, a, b, ROUGH)
    laid.touch(board, g, a, area(board, "cross n"), REGULAR)
    laid.shape_area(board, g, b, 3, 0)
    laid.mark_area(board, g, b, WOOD, 2)
    assert laid.abstract_area(board, g, 0) == a
    for now in (g, laid.restore(board, json.loads(json.dumps(g.dump())))):
        assert laid.border(board, now, b, a) == ROUGH
        assert laid.neighbours(board, now, a) == [0, b]
        assert laid.reach_laid(now, [b], [a, b, 1]) == [a, b]
        assert laid.closed(now, b)
        assert not laid.closed(now, a)
        assert (laid.tile_count(now, b), laid.marks(now, WOOD, b)) == (3, 2)
    with pytest.raises(RuleError, match="only 4 places"):
        laid.abstract_area(board, g, 4)
    with pytest.raises(RuleError, match="that is not laid"):
        laid.shape_area(board, g, 0, 1, 1)
    with pytest.raises(RuleError, match="one of which is not laid"):
        laid.touch(board, g, 0, 1, REGULAR)


def everything(g: TileLayout) -> list[object]:
    """Return all that is known about the groups."""
    return [
        g.dump(),
        g.cells,
        g.across,
        g.met,
        g.root,
        g.members,
        g.near,
        g.kinds,
        g.open_sides,
        g.tiles_in,
        g.marks,
        g.roots,
    ]


@pytest.mark.parametrize("seed", range(20))
def test_clones_go_their_own_way_and_saving_forgets_nothing(seed: int) -> None:
    rng = random.Random(seed)
    printed = tuple(random_tile(rng, str(k), 2, 2) for k in range(20))
    board = laid.tile_set(printed, ("low", "high"), ("dot", "star"), first=0, width=6, height=6, spare=2)
    g = laid.new_layout(board)
    kept: list[tuple[TileLayout, list[object]]] = []  # clones that must stay as they were
    for tile in rng.sample(range(20), 20):
        spots = laid.spots(board, g, tile)
        if not spots:
            continue
        copy = g.clone()
        kept.append((copy, deepcopy(everything(g))))
        mine, its = rng.choice(spots), rng.choice(spots)
        other = copy.clone()
        laid.lay(board, g, tile, mine)
        laid.lay(board, other, tile, its)
        assert (g.dump() == other.dump()) == (mine == its)
        assert everything(laid.restore(board, g.dump())) == everything(g)
    for copy, before in kept:
        assert everything(copy) == before


def test_the_graph_of_groups_knows_marks_tiles_and_borders() -> None:
    board = tiles()
    g = laid_out(board, (CROSS, 3, 3, 0), (SPLIT, 3, 4, 2))
    graph = laid.graph(board, g)
    assert graph.nodes[0] == {
        "name": "cross n",
        "closed": True,
        "tiles": ["cross", "split"],
        "tile_count": 2,
        "marks": {"food": 1, "wood": 1},
    }
    assert graph.edges[2, 3]["kind"] == "rough"


def test_a_large_table_is_searched_well_under_a_millisecond() -> None:
    rng = random.Random(5)
    printed = tuple(random_tile(rng, str(k), 2, 7) for k in range(35))
    board = laid.tile_set(printed, ("low", "high"), tuple("abcdefg"), first=0, width=15, height=15)
    g = laid.new_layout(board)
    searching, laying = [], []
    for tile in range(35):
        start = time.perf_counter()
        spots = laid.spots(board, g, tile)
        searching.append(time.perf_counter() - start)
        if spots:
            start = time.perf_counter()
            laid.lay(board, g, tile, rng.choice(spots))
            laying.append(time.perf_counter() - start)
    assert sorted(searching)[17] < 0.0005
    assert sorted(laying)[len(laying) // 2] < 0.0003
