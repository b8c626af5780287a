"""Draw boards whose places have fixed positions: squares, hexagons, and circles of spaces."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

from lawspeaker_runtime.boards.grid import Grid, column_letters
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.picture.canvas import EDGE, FAINT, LAND, Picture, Point
from lawspeaker_table.picture.contents import colour_field, contents_of, draw_contents, grounds_of, place_text
from lawspeaker_table.screen.place_notes import place_note
from lawspeaker_table.screen.player_view import PlayerView

SMALL, LARGE = 36.0, 84.0
SPACE = 84.0
OUTLINE = "#b7ac93"


def draw_grid(picture: Picture, view: PlayerView, info: BoardInfo, board: Grid, fields: Sequence[str]) -> Point:
    """Draw squares or hexagons with the letters of the columns and the numbers of the rows; return the size.

    The first of the fields that names a thing or a word of an enum gives the places their colours.
    """
    found = contents_of(view, info, board.size, fields)
    crowded = any(place.things or place.notes or len(place.pieces) > 1 for place in found.values())
    cell = LARGE if crowded else SMALL
    field = colour_field(view, [], fields)
    values = [place_note(view, info, field, place, named=False).plain if field else "" for place in board.places]
    grounds = grounds_of(values) if field else [LAND] * len(values)
    for place, ground in zip(board.places, grounds, strict=True):
        x, y = middle_of(board, place, cell)
        corners = hexagon((x, y), cell) if board.hexagonal else square((x, y), cell)
        picture.polygon(corners, ground, stroke=OUTLINE, data_place=place)
        draw_contents(picture, view, found[place], (x, y), cell - 6)
        picture.names[place] = place_text(view, view.place_name(info, place), found[place])
    draw_axes(picture, board, cell)
    far = middle_of(board, board.at[board.width][board.height], cell)
    near = middle_of(board, board.at[1][1], cell)
    return max(far[0], near[0]) + cell / 2 + EDGE, near[1] + cell / 2 + 0.6 * EDGE


def middle_of(board: Grid, place: int, cell: float) -> Point:
    """Return where a place of a grid is drawn; rows of hexagons are shifted by half a cell."""
    column, row = board.column[place] - 1, board.row[place] - 1
    down = board.height - 1 - row
    high = cell * sqrt(3) / 2 if board.hexagonal else cell
    shift = down * cell / 2 if board.hexagonal else 0.0
    return EDGE + cell / 2 + column * cell + shift, cell / 2 + down * high + (cell * 0.08 if board.hexagonal else 0)


def square(middle: Point, cell: float) -> list[Point]:
    """Return the corners of a square."""
    x, y, half = *middle, cell / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def hexagon(middle: Point, cell: float) -> list[Point]:
    """Return the corners of a hexagon with upright sides."""
    radius = cell / sqrt(3)
    return [(middle[0] + radius * sin(k * pi / 3), middle[1] - radius * cos(k * pi / 3)) for k in range(6)]


def draw_axes(picture: Picture, board: Grid, cell: float) -> None:
    """Write the letters of the columns below the board and the numbers of the rows to the left."""
    for column, letter in enumerate(column_letters(board.width), 1):
        x, y = middle_of(board, board.at[column][1], cell)
        picture.write(x, y + cell / 2 + 16, letter, 12, FAINT)
    for row in range(1, board.height + 1):
        x, y = middle_of(board, board.at[1][row], cell)
        picture.write(x - cell / 2 - 14, y + 4, str(row), 12, FAINT)


def draw_ring(picture: Picture, view: PlayerView, info: BoardInfo, board: Ring, fields: Sequence[str]) -> Point:
    """Draw spaces in a circle, clockwise from the top; return the size."""
    found = contents_of(view, info, board.size, fields)
    radius = max(SPACE * 1.1, SPACE * 1.15 * board.length / (2 * pi))
    centre = (EDGE + radius + SPACE / 2, radius + SPACE / 2)
    picture.add(
        "circle", cx=round(centre[0], 1), cy=round(centre[1], 1), r=round(radius, 1), fill="none", stroke=OUTLINE
    )
    for place in board.places:
        angle = 2 * pi * place / board.length
        x, y = centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)
        picture.disc((x, y), SPACE / 2, LAND, stroke=OUTLINE, data_place=place)
        picture.write(x, y - SPACE / 2 + 14, str(place + 1), 11, FAINT)
        draw_contents(picture, view, found[place], (x, y + 4), SPACE - 10)
        picture.names[place] = place_text(view, view.place_name(info, place), found[place])
    low = max(-radius * cos(2 * pi * place / board.length) for place in board.places)
    return 2 * radius + SPACE + 2 * EDGE, centre[1] + max(low + SPACE / 2, radius) + EDGE / 4
