"""Grids of squares and hexagons."""

from __future__ import annotations

import random

import networkx
import pytest

from lawspeaker_runtime.boards.grid import DIRECTIONS, Grid, grid, hexes
from lawspeaker_runtime.boards.lines import five_in_line, four_in_line, lines_through, longest_line, three_in_line


def test_places_count_from_the_lower_left_row_by_row() -> None:
    board = grid(8, 8)
    assert board.names[0] == "a1"
    assert board.names[27] == "d4"
    assert board.names[63] == "h8"
    assert (board.column[27], board.row[27]) == (4, 4)
    assert board.at[4][4] == 27 == board.place_at(4, 4)


def test_a_column_or_row_outside_the_board_has_no_place() -> None:
    board = grid(3, 2)
    assert [board.at[0][1], board.at[4][1], board.at[1][0], board.at[1][3]] == [-1, -1, -1, -1]
    assert [board.place_at(-5, 1), board.place_at(1, 99)] == [-1, -1]


def test_files_run_from_below_and_ranks_from_the_left() -> None:
    board = grid(3, 2)
    assert board.files == ((), (0, 3), (1, 4), (2, 5))
    assert board.ranks == ((), (0, 1, 2), (3, 4, 5))


def test_north_is_up_and_directions_turn_clockwise() -> None:
    board = grid(3, 3)
    assert [board.towards[d][4] for d in range(8)] == [7, 8, 5, 2, 1, 0, 3, 6]
    assert board.towards[DIRECTIONS.index("north")][7] == -1
    assert board.rays[DIRECTIONS.index("northeast")][0] == (4, 8)


def test_neighbours_follow_the_words_of_the_board() -> None:
    assert grid(3, 3).neighbours[0] == (1, 3)
    assert grid(3, 3, ("orthogonal", "diagonal")).neighbours[0] == (1, 3, 4)


def test_columns_after_z_have_two_letters() -> None:
    assert grid(26, 1).names[25] == "z1"
    assert grid(27, 4).names[-1] == "aa4"


def test_hexagons_have_six_neighbours_and_six_directions() -> None:
    board = hexes(11, 11)
    assert max(len(near) for near in board.neighbours) == 6
    assert [DIRECTIONS[d] for d in board.directions] == ["north", "northeast", "east", "south", "southwest", "west"]
    assert set(board.towards[DIRECTIONS.index("southeast")]) == {-1}
    assert board.neighbours[board.place_at(1, 1)] == (1, 11, 12)
    assert board.neighbours[board.place_at(11, 1)] == (9, 21)


def test_the_graph_is_whole_and_knows_columns_and_rows() -> None:
    board = hexes(4, 4)
    assert networkx.is_connected(board.graph)
    assert board.graph.nodes[5] == {"name": "b2", "column": 2, "row": 2}
    assert board.graph is board.graph


LINES = {3: three_in_line, 4: four_in_line, 5: five_in_line}


def plain_line(cells: list[int], place: int, board: Grid) -> int:
    """Walk both ways along each axis, one step at a time."""
    best = 0
    for axis in range(4):
        length = -1
        for direction in (axis, axis + 4):
            other = place
            while other >= 0 and cells[other] == cells[place] != 0:
                length += 1
                other = board.towards[direction][other]
        best = max(best, length)
    return best


@pytest.mark.parametrize("board", [grid(7, 6), hexes(6, 6), grid(1, 5)])
def test_the_longest_line_agrees_with_walking_it(board: Grid) -> None:
    rng = random.Random(4)
    for _ in range(300):
        cells = [rng.choice((0, 1, 1, 1, 2)) for _ in range(board.size)]
        place = rng.randrange(board.size)
        longest = longest_line(cells, place, board.rays)
        assert longest == plain_line(cells, place, board)
        for length, is_in_line in LINES.items():
            assert is_in_line(cells, place, lines_through(board, length)) == (longest >= length)
