"""Draw the things of a pile as a table, with a row or a column for each field that the `screen` declaration lists.

    as columns                              as table
    row      Mill     Farm                  row    price  owner
    price    3        4                     Mill   3      Red
    owner    Red                            Farm   4

In the columns layout, long texts are wrapped and empty rows are left out.
"""

from __future__ import annotations

from rich.text import Text

from lawspeaker_runtime.rules.rules import ScreenItem
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import DIM, cut, joined, padded, styled, width_of, wrapped
from lawspeaker_table.screen.value_text import field_text, heading_of

MIN_WIDTH = 7
GAP = 1


def column_lines(view: PlayerView, item: ScreenItem, things: list[int], width: int) -> list[Text]:
    """Return the things side by side, in several bands if there are too many for the width."""
    words = [item.word, *item.fields]
    margin = min(max(width_of(view.translator.label(word)) for word in words), width // 6) + GAP
    across = max(1, (width - margin + GAP) // (MIN_WIDTH + GAP))
    bands = -(-len(things) // across)
    size = -(-len(things) // bands)
    lines: list[Text] = []
    for start in range(0, len(things), size):
        lines += band_lines(view, item, things[start : start + size], width, margin, size)
    return lines


def band_lines(
    view: PlayerView, item: ScreenItem, things: list[int], width: int, margin: int, across: int
) -> list[Text]:
    """Return one band of things."""
    cells = [[heading_of(view, thing) for thing in things]]
    cells += [[field_text(view, thing, field) for thing in things] for field in item.fields]
    cell_width = (width - margin + GAP) // across - GAP
    widest = max(width_of(cell) for row in cells for cell in row)
    cell_width = max(min(cell_width, widest), 1)
    lines: list[Text] = []
    for word, row in zip([item.word, *item.fields], cells, strict=True):
        if any(cell.plain for cell in row):
            lines += row_lines(cut(styled(view.translator.label(word), DIM), margin - GAP), row, margin, cell_width)
    return lines


def row_lines(head: Text, cells: list[Text], margin: int, cell_width: int) -> list[Text]:
    """Return the lines of one row of cells."""
    parts = [wrapped(cell, cell_width, cuts=True) for cell in cells]
    lines: list[Text] = []
    for height in range(max(len(part) for part in parts)):
        line = padded(head if height == 0 else styled(""), margin)
        texts = [padded(part[height] if height < len(part) else styled(""), cell_width) for part in parts]
        line.append_text(joined(texts, " " * GAP))
        line.rstrip()
        lines.append(line)
    return lines


def table_lines(view: PlayerView, item: ScreenItem, things: list[int], width: int) -> list[Text]:
    """Return one thing per line, with a column for each field that is not empty."""
    columns = [[styled(view.translator.label(item.word), DIM), *(heading_of(view, thing) for thing in things)]]
    for field in item.fields:
        cells = [field_text(view, thing, field) for thing in things]
        if any(cell.plain for cell in cells):
            columns.append([styled(view.translator.label(field), DIM), *cells])
    widths = [max(width_of(cell) for cell in column) for column in columns]
    lines: list[Text] = []
    for number in range(len(things) + 1):
        parts = [padded(column[number], size) for column, size in zip(columns, widths, strict=True)]
        line = joined(parts, "  ")
        line.rstrip()
        lines.append(cut(line, width))
    return lines
