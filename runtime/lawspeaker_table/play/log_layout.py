"""Lay out the log above a decision: the newest entry and what the rules tell come first, then what else fits.

    you: response: eyes 3                              … 3 earlier lines (`log`)
    eyes 3 goes from hand to score pile        ->      you win the trick: eyes 3 beats eyes 2
    you win the trick: eyes 3 beats eyes 2             8 cards go from deck to hand
    deck is shuffled
    8 cards go from deck to hand

A move can be seen on the table afterwards, an event or a hidden card that was looked at cannot.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker_runtime.game.log import Entry
from lawspeaker_table.screen.text_layout import DIM, cut, styled, wrapped
from lawspeaker_table.translate.translations import Translator

MAX_LOG_LINES = 8
NEEDED_PART = 4
"""What is needed of the log takes at most one fourth of the rows."""


class Paragraph(Struct, frozen=True):
    """An entry of the log in lines of the terminal's width; `needed` if it is shown even if that folds the screen."""

    lines: list[Text]
    needed: bool


def log_paragraphs(entries: Sequence[Entry], width: int) -> list[Paragraph]:
    """Return the entries in lines; what the rules tell and the newest entry are needed."""
    found: list[Paragraph] = []
    for entry in entries:
        lines = wrapped(styled(f"· {entry.text}", "" if entry.telling else DIM), width, 2)
        found.append(Paragraph(lines, entry.telling or entry is entries[-1]))
    return found


def needed_height(log: Sequence[Paragraph], rows: int) -> int:
    """Return how many lines the log always takes: the newest entry, and as many needed ones as have room."""
    if not log:
        return 0
    height = min(len(log[-1].lines), max(rows // NEEDED_PART, 1))
    for paragraph in reversed(log[:-1]):
        if paragraph.needed and height + len(paragraph.lines) <= rows // NEEDED_PART:
            height += len(paragraph.lines)
    return height


def fitting_log(log: Sequence[Paragraph], needed: int, height: int, translator: Translator, width: int) -> list[Text]:
    """Return the log in at most `height` lines; if entries are left out and there is a line to spare, it says so."""
    if not log:
        return []
    if needed < len(log[-1].lines):
        return shortened_entry(log[-1].lines, needed, width)
    height = min(height, max(MAX_LOG_LINES, needed))
    chosen = chosen_paragraphs(log, height)
    if len(chosen) < len(log) and height > needed:
        chosen = chosen_paragraphs(log, height - 1)
        left_out = sum(len(log[n].lines) for n in range(len(log)) if n not in chosen)
        hint = translator.phrase("… {count} earlier lines (`log`)", count=left_out)
        return [cut(styled(hint, DIM), width), *lines_of(log, chosen)]
    return lines_of(log, chosen)


def lines_of(log: Sequence[Paragraph], chosen: set[int]) -> list[Text]:
    """Return the lines of the chosen entries in the order of the log."""
    return [line for n in sorted(chosen) for line in log[n].lines]


def chosen_paragraphs(log: Sequence[Paragraph], height: int) -> set[int]:
    """Return the numbers of the entries that fit: the newest, then the needed ones, then the others, newest first."""
    order = sorted(range(len(log)), key=lambda n: (n != len(log) - 1, not log[n].needed, -n))
    chosen: set[int] = set()
    for n in order:
        if len(log[n].lines) > height:
            if not log[n].needed:
                break
            continue
        height -= len(log[n].lines)
        chosen.add(n)
    return chosen


def shortened_entry(lines: Sequence[Text], height: int, width: int) -> list[Text]:
    """Return the beginning of an entry that is too long."""
    rest = " ".join(line.plain.strip() for line in lines[height - 1 :])
    return [*lines[: height - 1], cut(styled(rest if height == 1 else f"  {rest}", DIM), width)]
