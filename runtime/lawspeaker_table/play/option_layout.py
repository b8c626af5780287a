"""Lay out the options of a decision as lines: with full descriptions, one line each, or in columns.

    1  Jack of Claws  Draw until your hand is full.           1  Jack of Claws    3  decline
    2  Jack of Eyes   Draw 2. Choose 2 cards from …           2  Jack of Eyes
    3  decline

Labels are never cut off: a label that is longer than a line is wrapped.
"""

from __future__ import annotations

from msgspec.structs import replace
from rich.text import Text

from lawspeaker_table.play.options import Row
from lawspeaker_table.screen.text_layout import BOLD, DIM, cut, flowing, joined, padded, styled, width_of, wrapped

FEW = 8
NARROWEST_TEXT = 24


def long_rows(rows: list[Row], width: int) -> list[Text]:
    """Return one option per line with its description, or columns if there are many options without descriptions."""
    if len(rows) > FEW and not any(row.description for row in rows):
        return dense_rows(rows, width)
    return full_rows(rows, width)


def full_rows(rows: list[Row], width: int) -> list[Text]:
    """Return one option per line, each with its full description, wrapped."""
    if are_numbers(rows):
        return number_rows(rows, width)
    lines: list[Text] = []
    for row, head in zip(rows, heads(rows), strict=True):
        indent = width_of(head) + 2
        if row.description and width - indent >= NARROWEST_TEXT:
            texts = wrapped(styled(row.description, DIM), width - indent)
            empty = styled(" " * (indent - 2))
            lines += [joined([head if n == 0 else empty, text], "  ") for n, text in enumerate(texts)]
            continue
        head.rstrip()
        lines += wrapped(head, width, key_width(rows))
        if row.description:
            inner = styled(" " * key_width(rows))
            texts = wrapped(styled(row.description, DIM), width - key_width(rows))
            lines += [joined([inner, text], "") for text in texts]
    return lines


def single_rows(rows: list[Row], width: int) -> list[Text]:
    """Return one option per line, its description cut off at the end of the line."""
    if are_numbers(rows):
        return number_rows(rows, width)
    lines: list[Text] = []
    for row, head in zip(rows, heads(rows), strict=True):
        short = head.copy()
        short.rstrip()
        if width_of(short) > width:
            lines += wrapped(short, width, key_width(rows))
            continue
        line = joined([head, styled(row.description, DIM)], "  ")
        line.rstrip()
        lines.append(cut(line, width))
    return lines


def are_numbers(rows: list[Row]) -> bool:
    """Return whether the labels are numbers that equal the keys, so that the keys alone are enough."""
    return any(row.key for row in rows) and all(row.label.plain == row.key for row in rows if row.key)


def number_rows(rows: list[Row], width: int) -> list[Text]:
    """Return options that are numbers, side by side."""
    parts = [styled(row.key, BOLD) if row.key else row.label for row in rows]
    return [joined([styled(" "), line], " ") for line in flowing(parts, width, 2)]


def heads(rows: list[Row]) -> list[Text]:
    """Return the key and label of each option, padded to the same width if there are descriptions."""
    found = [head_of(row, rows) for row in rows]
    if not any(row.description for row in rows):
        return found
    wide = max(width_of(head) for head in found)
    return [padded(head, wide) for head in found]


def short_rows(rows: list[Row], width: int) -> list[Text]:
    """Return the options in columns, shortened to their values (`d2, d3`) if these are unique."""
    values = [row.values or row.label.plain for row in rows]
    if len(set(values)) < len(values) or not any(len(row.values) < len(row.label.plain) for row in rows):
        return dense_rows(rows, width)
    return dense_rows([replace(row, label=styled(text)) for row, text in zip(rows, values, strict=True)], width)


def head_of(row: Row, rows: list[Row]) -> Text:
    """Return the key and label of one option."""
    return joined([styled(f"  {row.key:>{key_width(rows) - 4}}  ", BOLD), row.label], "")


def key_width(rows: list[Row]) -> int:
    """Return the width of the keys of all options, with the space around them."""
    return max(len(row.key) for row in rows) + 4


def dense_rows(rows: list[Row], width: int) -> list[Text]:
    """Return the options in columns, without descriptions."""
    if are_numbers(rows):
        return number_rows(rows, width)
    cells = [head_of(row, rows) for row in rows]
    widest = max(width_of(cell) for cell in cells) + 1
    across = (width + 1) // widest
    if across < 2:
        return [line for cell in cells for line in wrapped(cell, width, key_width(rows))]
    down = -(-len(cells) // across)
    lines: list[Text] = []
    for line in range(down):
        text = joined([padded(cell, widest) for cell in cells[line::down]], "")
        text.rstrip()
        lines.append(cut(text, width))
    return lines
