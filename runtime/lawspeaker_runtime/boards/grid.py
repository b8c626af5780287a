"""Boards of rows and columns: squares, and hexagons in a rhombus.

    Grid(3, 3, ((1, 3), (0, 2, 4), …))        a3 b3 c3        6 7 8
                                              a2 b2 c2        3 4 5
                                              a1 b1 c1        0 1 2

Columns count from 1 on the left, rows from 1 at the bottom; place = (row - 1) * width + column - 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lawspeaker_runtime.boards.board import Board, Rows, Table
from lawspeaker_runtime.boards.place_numbers import grid_place

if TYPE_CHECKING:
    import networkx

DIRECTIONS: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
ORTHOGONAL: Final = (0, 2, 4, 6)
HEXAGONAL: Final = (0, 1, 2, 4, 5, 6)
ALL: Final = (0, 1, 2, 3, 4, 5, 6, 7)


Shape = tuple[int, int, int, int]
"""The columns and rows of a board, and those by which its places are numbered."""


class Grid(Board):
    """A board of columns and rows; all tables are indexed by place, by direction or by a column or row from 1.

    `at[column][row]` is a place, or -1 for column 0 or width + 1, row 0 or height + 1; `place_at` takes any numbers.
    `towards[direction][place]` is the next place or -1; `rays[direction][place]` all places that way, nearest first.
    Directions a board of hexagons does not have lead nowhere from everywhere; `directions` are those it has. `across`
    and `up` are the columns and rows by which places are numbered, if the board has more of them in other games.
    """

    __slots__ = (
        "across",
        "at",
        "column",
        "directions",
        "files",
        "height",
        "hexagonal",
        "ranks",
        "rays",
        "row",
        "towards",
        "width",
    )

    def __init__(
        self,
        width: int,
        height: int,
        neighbours: Rows,
        directions: tuple[int, ...] = ALL,
        across: int = 0,
        up: int = 0,
    ) -> None:
        across, up = across or width, up or height
        super().__init__(neighbours, grid_names(across, up))
        size = across * up
        shape = (width, height, across, up)
        towards = tuple(steps_towards(shape, d) if d in directions else (-1,) * size for d in range(8))
        self.places = tuple([row * across + column for row in range(height) for column in range(width)])
        self.width: int = width
        self.height: int = height
        self.across: int = across
        self.directions: tuple[int, ...] = directions
        self.hexagonal: bool = directions == HEXAGONAL
        self.column: tuple[int, ...] = tuple(p % across + 1 for p in range(size))
        self.row: tuple[int, ...] = tuple(p // across + 1 for p in range(size))
        self.at: tuple[tuple[int, ...], ...] = tuple(
            tuple(grid_place(c, r, width, height, across) for r in range(height + 2)) for c in range(width + 2)
        )
        end = across * height
        self.files: tuple[tuple[int, ...], ...] = ((), *(tuple(range(c, end, across)) for c in range(width)))
        self.ranks: tuple[tuple[int, ...], ...] = ((), *(tuple(range(p, p + width)) for p in range(0, end, across)))
        self.towards: tuple[tuple[int, ...], ...] = towards
        self.rays: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(ray_from(p, towards[d]) for p in range(size)) for d in range(8)
        )

    def place_at(self, column: i64, row: i64) -> i64:
        """Return the place in a column and row, or -1 outside the board."""
        return grid_place(column, row, self.width, self.height, self.across)

    def build_graph(self) -> networkx.Graph[int]:
        """Build the graph with the column and row of each place."""
        made = super().build_graph()
        for place in self.places:
            made.add_node(place, column=self.column[place], row=self.row[place])
        return made


def grid(width: int, height: int, neighbours: tuple[str, ...] = ("orthogonal",)) -> Grid:
    """Make a board of squares that is too large for a written table; `neighbours` are orthogonal, diagonal or both.

    >>> grid(3, 3).neighbours[4], grid(3, 3, ("diagonal",)).neighbours[4]
    ((1, 3, 5, 7), (0, 2, 6, 8))
    """
    return Grid(width, height, next_places((width, height, width, height), directions_of(neighbours)))


def grid_sizes(sizes: tuple[tuple[int, int], ...], neighbours: tuple[str, ...] = ("orthogonal",)) -> tuple[Grid, ...]:
    """Make boards of squares in several sizes, the largest last; a square has the same number on all of them.

    >>> [board.neighbours[0] for board in grid_sizes(((1, 1), (2, 2), (3, 3)))]
    [(), (1, 3), (1, 3)]
    """
    return sized_grids(sizes, directions_of(neighbours), ALL)


def hexes_sizes(sizes: tuple[tuple[int, int], ...]) -> tuple[Grid, ...]:
    """Make rhombuses of hexagons in several sizes, the largest last."""
    return sized_grids(sizes, list(HEXAGONAL), HEXAGONAL)


def sized_grids(sizes: tuple[tuple[int, int], ...], around: list[int], directions: tuple[int, ...]) -> tuple[Grid, ...]:
    """Make boards in several sizes, whose places are numbered as those of the largest."""
    across, up = sizes[-1]
    return tuple(
        [
            Grid(width, height, next_places((width, height, across, up), around), directions, across, up)
            for width, height in sizes
        ]
    )


def directions_of(neighbours: tuple[str, ...]) -> list[int]:
    """Return the directions in which a square has neighbours."""
    return [d for d in ALL if ("orthogonal" if d in ORTHOGONAL else "diagonal") in neighbours]


def hexes(width: int, height: int) -> Grid:
    """Make a rhombus of hexagons that is too large for a written table.

    The two upper neighbours of a cell are north and northeast, the lower ones south and southwest.

    >>> hexes(3, 3).neighbours[4]
    (0, 1, 3, 5, 7, 8)
    """
    return Grid(width, height, next_places((width, height, width, height), list(HEXAGONAL)), HEXAGONAL)


def next_places(shape: Shape, directions: list[int]) -> Table:
    """Return for each place the next ones in some directions."""
    towards = [steps_towards(shape, d) for d in directions]
    return tuple(tuple(sorted(step[p] for step in towards if step[p] >= 0)) for p in range(shape[2] * shape[3]))


def steps_towards(shape: Shape, direction: int) -> tuple[int, ...]:
    """Return for each place the next one in a direction, or -1; also from places that do not exist."""
    width, height, across, up = shape
    right, forward = STEPS[direction]
    return tuple(
        grid_place(column + right, row + forward, width, height, across) if column <= width and row <= height else -1
        for row in range(1, up + 1)
        for column in range(1, across + 1)
    )


def ray_from(place: int, step: tuple[int, ...]) -> tuple[int, ...]:
    """Follow one direction from a place to the rim."""
    ray = []
    place = step[place]
    while place >= 0:
        ray.append(place)
        place = step[place]
    return tuple(ray)


def grid_names(width: int, height: int) -> tuple[str, ...]:
    """Name the places as chess players do.

    >>> grid_names(2, 2)
    ('a1', 'b1', 'a2', 'b2')
    """
    letters = column_letters(width)
    return tuple(f"{letter}{row}" for row in range(1, height + 1) for letter in letters)


def column_letters(width: int) -> list[str]:
    """Return the letters of the columns; after z comes aa.

    >>> column_letters(28)[24:]
    ['y', 'z', 'aa', 'ab']
    """
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return [f"{alphabet[c // 26 - 1] if c >= 26 else ''}{alphabet[c % 26]}" for c in range(width)]
