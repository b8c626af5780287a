"""A decision as one screenful: the title, what happened, the table, the question and the options, in that order.

Where rows are short it is folded step by step: options lose what is told about them, piles become one line each, maps
are cropped, what happened is cut to the last lines, options are shown page by page. The last log lines are on every
screen, and every option is on one of its pages. A pipe has all the rows it wants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct, field
from rich.text import Text

from lawspeaker.cli.play.option_lines import dense_rows, full_rows, long_rows, short_rows, single_rows
from lawspeaker.cli.play.option_rows import Row, question_of
from lawspeaker.cli.play.translations import Sayings
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.screen import UNFOLDED, Fold, screen_lines
from lawspeaker.cli.screen.styles import BOLD, DIM, Room, cut, styled, wrapped

SMALLEST_BOARD = 8
MOST_HAPPENED = 8
LEAST_OPTIONS = 3
TITLE_FROM = 10
MORE = "  … `more` ({page} of {pages})"
LayOut = Callable[[list[Row], int], list[Text]]


class Frame(Struct):
    """What is shown beside the table: a title, what happened, the options, and lines the person asked for.

    `page` is how often the person asked for more options than fit.
    """

    title: str
    happened: list[str]
    rows: list[Row]
    says: Sayings
    notice: list[str] = field(default_factory=list)
    page: int = 0


def frame_lines(sight: Sight, frame: Frame, room: Room) -> list[Text]:
    """Return a decision, line by line, without the prompt."""
    decision = sight.game.decision
    assert decision is not None, "somebody decides"
    question = wrapped(styled(question_of(sight, decision), BOLD), room.columns)
    if not room.rows:
        return [Text(), *screen_lines(sight, room.columns), Text(), *question, *long_rows(frame.rows, room.columns)]
    notice = [cut(styled(line, "yellow"), room.columns) for line in frame.notice]
    title = [cut(styled(frame.title, DIM), room.columns)] if room.rows >= TITLE_FROM else []
    left = room.rows - 1 - len(title) - len(question) - len(notice)
    entries = [wrapped(styled(f"· {text}", DIM), room.columns, 2) for text in frame.happened]
    happened = [line for entry in entries for line in entry]
    newest = len(entries[-1]) if entries else 0
    kept = min(newest, max(room.rows // 4, 1))
    table, options = fitted(sight, frame, room.columns, left - kept)
    spare = left - kept - len(table) - len(options)
    more = min(MOST_HAPPENED - kept, max(spare, 0), len(happened) - kept)
    spare -= max(more, 0)
    lines = [*title, *last_lines(happened, kept + max(more, 0), newest, sight, room.columns)]
    lines += [Text()] if spare > 0 else []
    lines += table
    lines += [Text()] if spare > 1 else []
    return [*lines, *question, *options, *notice]


def last_lines(happened: list[Text], count: int, newest: int, sight: Sight, width: int) -> list[Text]:
    """Return the last lines of what happened; if there were more, the line above the newest entry says so."""
    if count < newest:
        entry = happened[len(happened) - newest :]
        rest = " ".join(line.plain.strip() for line in entry[count - 1 :])
        return [*entry[: count - 1], cut(styled(rest if count == 1 else f"  {rest}", DIM), width)]
    shown = happened[len(happened) - count :]
    if len(shown) <= newest or len(shown) == len(happened):
        return shown
    said = sight.says.phrase("… {count} lines before (`log`)", count=len(happened) - count + 1)
    return [cut(styled(said, DIM), width), *shown[1:]]


def fitted(sight: Sight, frame: Frame, width: int, room: int) -> tuple[list[Text], list[Text]]:
    """Return the table and the options, folded as little as the room allows."""
    options: list[Text] = []
    table: list[Text] = []
    for fold, laid_out in foldings(room):
        table = screen_lines(sight, width, fold)
        options = laid_out(frame.rows, width)
        if len(table) + len(options) <= room:
            return table, options
    least = min(len(options), LEAST_OPTIONS)
    room_left = max(room - len(table), min(least, room))
    options = paged(options, max(room_left, 2), frame, width)
    return shortened(table, room - len(options), sight, width), options


def paged(options: list[Text], room: int, frame: Frame, width: int) -> list[Text]:
    """Return one page of the options, and how to see the others."""
    if len(options) <= room:
        return options
    size = room - 1
    pages = -(-len(options) // size)
    page = frame.page % pages
    said = frame.says.phrase(MORE, page=page + 1, pages=pages)
    return [*options[page * size : (page + 1) * size], cut(styled(said, DIM), width)]


def shortened(table: list[Text], room: int, sight: Sight, width: int) -> list[Text]:
    """Return as much of the table as there is room for, and how to see the rest."""
    if len(table) <= room:
        return table
    if room < 1:
        return []
    said = sight.says.phrase("… `look` shows the table")
    return [*table[: room - 1], cut(styled(said, DIM), width)]


def foldings(room: int) -> Iterator[tuple[Fold, LayOut]]:
    """Yield ways to fold, the most generous first."""
    folded = Fold(piles=True)
    yield UNFOLDED, full_rows
    yield UNFOLDED, long_rows
    yield folded, single_rows
    yield folded, dense_rows
    yield folded, short_rows
    for rows in range(room - 2, SMALLEST_BOARD - 1, -1):
        yield Fold(True, rows), short_rows
