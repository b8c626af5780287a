r"""Boards as text for terminals, from a text for each place ("" for an empty place).

    3 . . O
    2 . X .
    1 X . .
      a b c

The texts are plain, without colour codes: columns are aligned by the number of characters. Borders of laid tiles are
drawn as one character in each corner of a tile, between a side and the next:

    +--------+
    |\      /|      a border of the first kind in the upper corners,
    |~       |      one of the second kind in the lower left
    +--------+
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.grid import Grid, column_letters
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet, border_between

Say = Callable[[str, str], str]
"""What is said of the neighbours of a place: by a kind of edge, and their names."""

EMPTY = "."
# By corner, between a side and the next clockwise: northeast, southeast, southwest, northwest.
FIRST_KIND: Final = "/\\/\\"
OTHER_KINDS: Final = "~=#%&"
NO_BORDER: Final = ":"


def draw_grid(board: Grid, texts: list[str], numbered: bool = False) -> str:
    """Draw rows from the top, with aligned columns; each row of hexagons is shifted by half a cell.

    A text of several lines makes its row as high. With `numbered`, the numbers of the columns are written below their
    letters.

    >>> print(draw_grid(Grid(2, 2, ((1, 2), (0, 3), (0, 3), (1, 2))), ["X", "", "", "O"]))
    2 . O
    1 X .
      a b
    """
    axes = [column_letters(board.width), *([[str(c) for c in range(1, board.width + 1)]] if numbered else [])]
    cells = [text.split("\n") for text in texts]
    width = max(
        len(text) for text in [*(line for cell in cells for line in cell), *(la for axis in axes for la in axis)]
    )
    if board.hexagonal and width % 2 == 0:
        width += 1
    shift = (width + 1) // 2 if board.hexagonal else 0
    margin = len(str(board.height))
    lines = []
    for down, row in enumerate(range(board.height, 0, -1)):
        places = [cells[place] for place in board.ranks[row]]
        for number in range(max(len(cell) for cell in places)):
            parts = [cell[number] if number < len(cell) else " " for cell in places]
            label = row if number == 0 else ""
            line = " ".join([(part or EMPTY).center(width) for part in parts])
            lines.append(f"{label:>{margin}} {' ' * (shift * down)}{line}")
    for axis in axes:
        lines.append(f"{'':{margin}} {' ' * (shift * board.height)}{' '.join(label.center(width) for label in axis)}")
    return "\n".join(line.rstrip() for line in lines)


def draw_ring(board: Ring, texts: list[str], width: int = 100, back: str = "back to 1") -> str:
    """Draw a ring as a chain that leads back to its start (`back`), in lines of at most `width` characters.

    If a space has more on it than a line can hold, the spaces are listed below each other.

    >>> print(draw_ring(Ring(((1, 2), (0, 2), (0, 1)), "space"), ["", "Red", ""]))
    [1] - [2: Red] - [3] - back to 1
    """
    spaces = list(enumerate(texts[: board.length], 1))
    links = [f"[{number}: {text}]" if text else f"[{number}]" for number, text in spaces]
    if any(len(link) > width for link in links):
        margin = len(str(board.length))
        return "\n".join([*(f"{number:>{margin}}  {text or EMPTY}" for number, text in spaces), back])
    lines = [""]
    for link in [*links, back]:
        if lines[-1] and len(lines[-1]) + len(link) + 3 > width:
            lines[-1] += " -"
            lines.append(link)
        else:
            lines[-1] += f" - {link}" if lines[-1] else link
    return "\n".join(lines)


def in_english(edge: str, places: str) -> str:
    """Return what a list says of the neighbours by one kind of edge; `edge` is empty if there are no kinds.

    >>> in_english("road", "A, B"), in_english("", "A")
    ('road to A, B', 'to A')
    """
    return f"{edge} to {places}" if edge else f"to {places}"


def draw_places(
    board: Board,
    texts: list[str],
    width: int = 0,
    absent: frozenset[int] = frozenset(),
    names: Sequence[str] = (),
    say: Say = in_english,
    linked: Sequence[str] = (),
) -> str:
    """List the places with their texts and their neighbours; with a `width`, both are broken into columns that fit.

    Places that are `absent` belong to modules that are not in the game. `names` and `say` are for other
    languages. `linked` says where the links from each place lead.
    """
    names = names or board.names
    name_width = max((len(name) for place, name in enumerate(names) if place not in absent), default=0)
    edges = [edges_of(board, place, absent, names, say) for place in range(board.size)]
    if linked:
        edges = ["; ".join(filter(None, both)) for both in zip(edges, linked, strict=True)]
    text_width = max((len(text) for place, text in enumerate(texts) if place not in absent), default=0)
    edge_width = max((len(edge) for edge in edges), default=0)
    room = width - name_width - 4
    if width and text_width + edge_width > room >= 20:
        text_width = min(text_width, max(room * 3 // 5, room - edge_width))
        edge_width = room - text_width
    lines = []
    for place, name in enumerate(names):
        if place in absent:
            continue
        columns = in_lines(texts[place], text_width), in_lines(edges[place], edge_width)
        for number in range(max(len(columns[0]), len(columns[1]))):
            text, edge = (column[number] if number < len(column) else "" for column in columns)
            lines.append(f"{name if number == 0 else '':{name_width}}  {text:{text_width}}  {edge}".rstrip())
    return "\n".join(lines)


def in_lines(text: str, width: int) -> list[str]:
    """Break a text at spaces into lines of at most `width` characters; at least one line.

    >>> in_lines("2 units, 1 fort", 9), in_lines("", 9)
    (['2 units,', '1 fort'], [''])
    """
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return lines


def edges_of(board: Board, place: int, absent: frozenset[int], names: Sequence[str], say: Say) -> str:
    """Return the neighbours of a place in words, by kind of edge."""
    if not isinstance(board, FixedMap):
        return say("", ", ".join(names[other] for other in board.neighbours[place]))
    said = []
    for word, near in zip(board.kinds, board.neighbours_by, strict=True):
        found = [names[other] for other in near[place] if other not in absent]
        if found:
            said.append(say(word, ", ".join(found)))
    return "; ".join(said)


def corner(tiles: TileSet, one: int, two: int, side: int) -> str:
    """Return the character between a side of a tile and the next: a space, or the sign of a border."""
    if one == two:
        return " "
    kind = border_between(tiles, one, two)
    if kind < 0:
        return NO_BORDER
    return FIRST_KIND[side] if kind == 0 else OTHER_KINDS[(kind - 1) % len(OTHER_KINDS)]
