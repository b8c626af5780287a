"""All boards of a game below each other as one SVG picture, as one player sees them."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from lawspeaker_runtime.boards.contents import board_in
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.picture.canvas import EDGE, LINE, MIN_WIDTH, Picture, Point, number, page, seat_legend
from lawspeaker_table.picture.grids import draw_grid, draw_ring
from lawspeaker_table.picture.maps import draw_map
from lawspeaker_table.picture.tiles import draw_tiles
from lawspeaker_table.screen.player_view import PlayerView

TITLE = 30
"""The height of the name of a board, in a game with several."""


def svg_of(view: PlayerView, boards: Sequence[BoardInfo], caption: str) -> str:
    """Return the picture of some boards as SVG text."""
    picture = Picture()
    width, top = float(MIN_WIDTH), EDGE + LINE / 2
    for info in boards:
        if len(boards) > 1:
            title = view.translator.word(info.word)
            picture.write(EDGE, top + LINE / 2, spaced(title), 14, text_anchor="start", font_weight="bold")
            top += TITLE
        drawn = Picture()
        right, low = draw_board(drawn, view, info)
        picture.lines += [f'  <g transform="translate(0 {top:g})" data-board="{info.word}">', *drawn.lines, "  </g>"]
        width, top = max(width, right), top + low
    seat_legend(picture, view.rules, view.game.players, top + LINE)
    return page(picture, width, top + EDGE + LINE, caption)


def board_svg(view: PlayerView, info: BoardInfo, title: str) -> tuple[str, dict[int, str]]:
    """Return the picture of one board as an SVG element for a page, without the list of its regions.

    The mapping says what is on each place, for people who do not see the picture.
    """
    picture = Picture()
    width, height = draw_board(picture, view, info, listed=False)
    head = f'<svg viewBox="0 0 {number(width)} {number(height + LINE)}" data-board="{info.word}" role="group"'
    lines = [f'{head} aria-label={quoteattr(title)} font-family="sans-serif">', *picture.lines, "</svg>"]
    return "\n".join(lines), picture.names


def draw_board(picture: Picture, view: PlayerView, info: BoardInfo, *, listed: bool = True) -> Point:
    """Draw one board from the top left corner, laid tiles with a list of their regions; return its width and height."""
    fields = next((item.fields for item in view.rules.screen if item.word == info.word), ())
    board = board_in(view.loaded.tables, view.rules, info.word, view.data, view.game.players)
    match board:
        case TileSet():
            return draw_tiles(picture, view.tile_map(info.word, board), view, listed=listed)
        case Grid():
            return draw_grid(picture, view, info, board, fields)
        case Ring():
            return draw_ring(picture, view, info, board, fields)
        case FixedMap():
            return draw_map(picture, view, info, board, fields)
        case _:
            raise AssertionError("a board has one of the four forms")
