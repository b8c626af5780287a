"""Static boards as text for terminals: the caller gives a text for each place, "" where there is nothing to show.

    3 . . O
    2 . X .
    1 X . .
      a b c

The texts are plain, without colour: columns are aligned by counting characters.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet, border_between

EMPTY = "."
# By corner, between a side and the next clockwise: northeast, southeast, southwest, northwest.
FIRST_KIND: Final = "/\\/\\"
OTHER_KINDS: Final = "~=#%&"
NO_BORDER: Final = ":"


def draw_grid(board: Grid, texts: list[str], numbered: bool = False) -> str:
    """Draw rows from the top, columns aligned; rows of hexagons are shifted by half a cell each.

    Below the letters of the columns stand their numbers, if that is wanted.

    >>> print(draw_grid(Grid(2, 2, (0, 2, 4, 6), (0, 1, 2, 3, 4, 5, 6, 7)), ["X", "", "", "O"]))
    2 . O
    1 X .
      a b
    """
    labels = [chr(96 + c) if board.width <= 26 else str(c) for c in range(1, board.width + 1)]
    axes = [labels, *([[str(c) for c in range(1, board.width + 1)]] if numbered and board.width <= 26 else [])]
    width = max(len(text) for text in [*texts, *axes[-1]])
    if board.hexagonal and width % 2 == 0:
        width += 1
    shift = (width + 1) // 2 if board.hexagonal else 0
    margin = len(str(board.height))
    lines = []
    for down, row in enumerate(range(board.height, 0, -1)):
        cells = [(texts[place] or EMPTY).center(width) for place in board.ranks[row]]
        lines.append(f"{row:>{margin}} {' ' * (shift * down)}{' '.join(cells)}")
    for axis in axes:
        lines.append(f"{'':{margin}} {' ' * (shift * board.height)}{' '.join(label.center(width) for label in axis)}")
    return "\n".join(line.rstrip() for line in lines)


def draw_ring(board: Ring, texts: list[str], width: int = 100) -> str:
    """Draw a circle as a chain that leads back to its start, broken into lines of at most `width` characters.

    >>> print(draw_ring(Ring(3), ["", "Red", ""]))
    [1] - [2 Red] - [3] - back to 1
    """
    links = [f"[{name} {text}]" if text else f"[{name}]" for name, text in zip(board.names, texts, strict=True)]
    lines = [""]
    for link in [*links, f"back to {board.names[0]}"]:
        if lines[-1] and len(lines[-1]) + len(link) + 3 > width:
            lines[-1] += " -"
            lines.append(link)
        else:
            lines[-1] += f" - {link}" if lines[-1] else link
    return "\n".join(lines)


def draw_places(board: Board, texts: list[str]) -> str:
    """List the places with their texts and what they are joined to, edge word by edge word."""
    name_width = max((len(name) for name in board.names), default=0)
    text_width = max((len(text) for text in texts), default=0)
    lines = []
    for place, name in enumerate(board.names):
        line = f"{name:{name_width}}  {texts[place]:{text_width}}  {edges_of(board, place)}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def edges_of(board: Board, place: int) -> str:
    """Say what a place is joined to."""
    if not isinstance(board, FixedMap):
        return "to " + ", ".join(board.names[other] for other in board.neighbours[place])
    said = []
    for word, near in zip(board.kinds, board.neighbours_by, strict=True):
        if near[place]:
            said.append(f"{word} to " + ", ".join(board.names[other] for other in near[place]))
    return "; ".join(said)


def corner(tiles: TileSet, one: int, two: int, side: int) -> str:
    """Return the sign for what lies between a side and the next: nothing, or a border of some kind."""
    if one == two:
        return " "
    kind = border_between(tiles, one, two)
    if kind < 0:
        return NO_BORDER
    return FIRST_KIND[side] if kind == 0 else OTHER_KINDS[(kind - 1) % len(OTHER_KINDS)]
