"""Things of a pile in rows and columns, with a line or a column for each field that the screen asks for.

    as columns                              as table
    row      Mill     Farm                  row    price  owner
    price    3        4                     Mill   3      Red
    owner    Red                            Farm   4

In columns what is too long is broken between words; a line in which nothing stands is left out.
"""

from __future__ import annotations

from rich.text import Text

from lawspeaker.cli.screen.cells import field_text, heading_of
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.styles import DIM, cut, joined, padded, styled, width_of, wrapped
from lawspeaker_runtime.rules.rules import ScreenItem

NARROWEST = 7
GAP = 1


def column_lines(sight: Sight, item: ScreenItem, things: list[int], width: int) -> list[Text]:
    """Return things side by side, in several bands if they are many."""
    words = [item.word, *item.fields]
    margin = min(max(width_of(sight.says.word(word)) for word in words), width // 6) + GAP
    across = max(1, (width - margin + GAP) // (NARROWEST + GAP))
    bands = -(-len(things) // across)
    size = -(-len(things) // bands)
    lines: list[Text] = []
    for start in range(0, len(things), size):
        lines += band_lines(sight, item, things[start : start + size], width, margin, size)
    return lines


def band_lines(sight: Sight, item: ScreenItem, things: list[int], width: int, margin: int, across: int) -> list[Text]:
    """Return one band of things side by side."""
    cells = [[heading_of(sight, thing) for thing in things]]
    cells += [[field_text(sight, thing, field) for thing in things] for field in item.fields]
    room = (width - margin + GAP) // across - GAP
    widest = max(width_of(cell) for row in cells for cell in row)
    room = max(min(room, widest), 1)
    lines: list[Text] = []
    for word, row in zip([item.word, *item.fields], cells, strict=True):
        if any(cell.plain for cell in row):
            lines += row_lines(cut(styled(sight.says.word(word), DIM), margin - GAP), row, margin, room)
    return lines


def row_lines(head: Text, cells: list[Text], margin: int, room: int) -> list[Text]:
    """Return one row of cells, as high as its highest cell."""
    parts = [wrapped(cell, room, cuts=True) for cell in cells]
    lines: list[Text] = []
    for height in range(max(len(part) for part in parts)):
        line = padded(head if height == 0 else styled(""), margin)
        texts = [padded(part[height] if height < len(part) else styled(""), room) for part in parts]
        line.append_text(joined(texts, " " * GAP))
        line.rstrip()
        lines.append(line)
    return lines


def table_lines(sight: Sight, item: ScreenItem, things: list[int], width: int) -> list[Text]:
    """Return things below each other, with a column for each field in which anything stands."""
    columns = [[styled(sight.says.word(item.word), DIM), *(heading_of(sight, thing) for thing in things)]]
    for field in item.fields:
        cells = [field_text(sight, thing, field) for thing in things]
        if any(cell.plain for cell in cells):
            columns.append([styled(sight.says.word(field), DIM), *cells])
    widths = [max(width_of(cell) for cell in column) for column in columns]
    lines: list[Text] = []
    for number in range(len(things) + 1):
        parts = [padded(column[number], size) for column, size in zip(columns, widths, strict=True)]
        line = joined(parts, "  ")
        line.rstrip()
        lines.append(cut(line, width))
    return lines
