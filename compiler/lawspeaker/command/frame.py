"""A decision as one screenful: the title, what happened, the table, the question and the options, in that order.

Where rows are short it is folded step by step: options lose what is told about them, piles become one line each, maps
are cropped, what happened is cut to the last lines. A pipe has all the rows it wants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rich.text import Text

from lawspeaker.command.choices import FEW, Row, dense_rows, full_rows, question_of, single_rows
from lawspeaker.command.paint import BOLD, DIM, Room, cut, styled
from lawspeaker.command.sayings import Sayings
from lawspeaker.command.screen import UNFOLDED, Fold, screen_lines
from lawspeaker.command.sight import Sight

SMALLEST_BOARD = 8
MOST_HAPPENED = 8
LayOut = Callable[[list[Row], int], list[Text]]


@dataclass(slots=True)
class Frame:
    """What is shown beside the table: a title, what happened, the options, and lines the person asked for."""

    title: str
    happened: list[str]
    rows: list[Row]
    says: Sayings
    notice: list[str] = field(default_factory=list)


def frame_lines(sight: Sight, frame: Frame, room: Room) -> list[Text]:
    """Return a decision, line by line, without the prompt."""
    decision = sight.game.decision
    assert decision is not None, "somebody decides"
    question = cut(styled(question_of(sight, decision), BOLD), room.columns)
    if not room.rows:
        return [Text(), *screen_lines(sight, room.columns), Text(), question, *long_rows(frame.rows, room.columns)]
    notice = [cut(styled(line, "yellow"), room.columns) for line in frame.notice]
    left = room.rows - 3 - len(notice)
    table, options = fitted(sight, frame.rows, room.columns, left)
    spare = left - len(table) - len(options)
    happened = frame.happened[-min(MOST_HAPPENED, max(spare, 0)) :] if spare > 0 else []
    spare -= len(happened)
    lines = [cut(styled(frame.title, DIM), room.columns)]
    lines += [cut(styled(f"· {line}", DIM), room.columns) for line in happened]
    lines += [Text()] if spare > 0 else []
    lines += table
    lines += [Text()] if spare > 1 else []
    return [*lines, question, *options, *notice]


def long_rows(rows: list[Row], width: int) -> list[Text]:
    """Return options where there is room: below each other, or side by side if they are many and short."""
    if len(rows) > FEW and not any(row.told for row in rows):
        return dense_rows(rows, width)
    return full_rows(rows, width)


def fitted(sight: Sight, rows: list[Row], width: int, room: int) -> tuple[list[Text], list[Text]]:
    """Return the table and the options, folded as little as the room allows."""
    short: list[Text] = []
    table: list[Text] = []
    for fold, laid_out in foldings(room):
        table = screen_lines(sight, width, fold)
        options = laid_out(rows, width)
        if len(table) + len(options) <= room:
            return table, options
        short = options
    room_left = max(room - min(len(table), room - 3), 3)
    if len(short) > room_left:
        short = [*short[: room_left - 1], styled("  … type `options` to see all of them", DIM)]
    return table[: room - len(short)], short


def foldings(room: int) -> Iterator[tuple[Fold, LayOut]]:
    """Yield ways to fold, the most generous first."""
    folded = Fold(piles=True)
    yield UNFOLDED, full_rows
    yield UNFOLDED, long_rows
    yield folded, single_rows
    yield folded, dense_rows
    for rows in range(room - 2, SMALLEST_BOARD - 1, -1):
        yield Fold(True, rows), dense_rows
