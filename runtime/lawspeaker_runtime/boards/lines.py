"""Lines through a place, with precomputed tables: the victory test of many games.

lines_through(grid(3, 3), 3)[1]         ->      ((0, 2), (4, 7)): the other places of the two lines through b1
three_in_line(cells, 1, LINES)          ->      True if one owner has all three places of a line through b1
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.state.base_state import Row

AXES: Final = (0, 1, 2, 3)


def lines_through(board: Grid, length: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for every place the other places of each straight line of a length through it.

    >>> from lawspeaker_runtime.boards.grid import grid
    >>> lines_through(grid(3, 3), 3)[1]
    ((0, 2), (4, 7))
    """
    found: list[list[tuple[int, ...]]] = [[] for _ in range(board.size)]
    for start in range(board.size):
        for axis in AXES:
            line = (start, *board.rays[axis][start][: length - 1])
            if len(line) == length:
                for place in line:
                    found[place].append(tuple(other for other in line if other != place))
    return tuple(tuple(sorted(lines)) for lines in found)


def three_in_line(cells: Row, place: i64, lines: tuple[tuple[tuple[int, ...], ...], ...]) -> bool:
    """Tell whether a place is part of a line of three pieces of one owner; 0 is an empty cell."""
    owner = cells[place]
    for one, two in lines[place]:
        if cells[one] == owner and cells[two] == owner:
            return owner != 0
    return False


def four_in_line(cells: Row, place: i64, lines: tuple[tuple[tuple[int, ...], ...], ...]) -> bool:
    """Tell whether a place is part of a line of four pieces of one owner; 0 is an empty cell."""
    owner = cells[place]
    for one, two, three in lines[place]:
        if cells[one] == owner and cells[two] == owner and cells[three] == owner:
            return owner != 0
    return False


def five_in_line(cells: Row, place: i64, lines: tuple[tuple[tuple[int, ...], ...], ...]) -> bool:
    """Tell whether a place is part of a line of five pieces of one owner; 0 is an empty cell."""
    owner = cells[place]
    for one, two, three, four in lines[place]:
        if cells[one] == owner and cells[two] == owner and cells[three] == owner and cells[four] == owner:
            return owner != 0
    return False


def longest_line(cells: Row, place: i64, rays: tuple[tuple[tuple[int, ...], ...], ...]) -> i64:
    """Return the length of the longest unbroken line through a place of cells equal to its own; 0 is an empty cell.

    >>> from lawspeaker_runtime.boards.grid import grid
    >>> longest_line([1, 1, 0, 2, 1, 0, 0, 0, 1], 4, grid(3, 3).rays)
    3
    """
    owner: i64 = cells[place]
    if owner == 0:
        return 0
    best: i64 = 1
    for axis in range(4):
        length: i64 = 1
        for other in rays[axis][place]:
            if cells[other] != owner:
                break
            length += 1
        for other in rays[axis + 4][place]:
            if cells[other] != owner:
                break
            length += 1
        if length > best:
            best = length
    return best
