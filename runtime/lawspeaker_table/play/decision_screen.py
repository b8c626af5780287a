"""Lay out a decision for the terminal: the title, the log, the screen, the question and the options, in that order.

If the terminal has too few rows, the layout is folded step by step: options lose their descriptions, piles become one
line each, maps are cropped, the log is cut (log_layout.py), options are shown page by page. What the rules tell and the
last log entry are always visible, and every option is on one of the pages. In a pipe nothing is folded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct, field
from rich.text import Text

from lawspeaker_runtime.game.log import Entry
from lawspeaker_table.play.log_layout import fitting_log, log_paragraphs, needed_height
from lawspeaker_table.play.option_layout import dense_rows, full_rows, long_rows, short_rows, single_rows
from lawspeaker_table.play.options import Row, chosen_so_far, question_of
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.screen import UNFOLDED, Fold, screen_lines
from lawspeaker_table.screen.text_layout import BOLD, DIM, TerminalSize, cut, joined, styled, wrapped
from lawspeaker_table.translate.translations import Translator

MIN_BOARD_ROWS = 8
PILE_ROWS = (4, 3, 2)
"""The lines to which piles are folded, before they are folded to one."""
MIN_OPTIONS = 3
QUESTION_PART = 3
MIN_ROWS_FOR_TITLE = 10
CONTINUED = " " * 5
"""A line below the first one of an option begins like this."""
MORE = "  … `more` ({page} of {pages})"
LayOut = Callable[[list[Row], int], list[Text]]


class DecisionParts(Struct):
    """What is shown around the screen: the title, the log, the options, and the answer to a command (`notice`).

    `page` counts how often the player typed `more`.
    """

    title: str
    log_lines: list[Entry]
    rows: list[Row]
    translator: Translator
    notice: list[str] = field(default_factory=list)
    page: int = 0


def decision_lines(view: PlayerView, parts: DecisionParts, size: TerminalSize) -> list[Text]:
    """Return the lines of a decision, without the prompt."""
    decision = view.game.decision
    assert decision is not None, "there is a decision"
    asked = [styled(question_of(view, decision), BOLD), styled(chosen_so_far(view, decision), DIM)]
    question = wrapped(joined([part for part in asked if part.plain], " "), size.columns)
    if not size.rows:
        return [Text(), *screen_lines(view, size.columns), Text(), *question, *long_rows(parts.rows, size.columns)]
    question = beginning(question, max(size.rows // QUESTION_PART, 1), size.columns)
    notice = [cut(styled(line, "yellow"), size.columns) for line in parts.notice]
    title = [cut(styled(parts.title, DIM), size.columns)] if size.rows >= MIN_ROWS_FOR_TITLE else []
    left = size.rows - 1 - len(title) - len(question) - len(notice)
    log = log_paragraphs(parts.log_lines, size.columns)
    needed = needed_height(log, size.rows)
    screen, options = fitted(view, parts, size.columns, left - needed)
    spare = left - needed - len(screen) - len(options)
    log_lines = fitting_log(log, needed, needed + max(spare, 0), view.translator, size.columns)
    spare -= len(log_lines) - needed
    lines = [*title, *log_lines]
    lines += [Text()] if spare > 0 else []
    lines += screen
    lines += [Text()] if spare > 1 else []
    return [*lines, *question, *options, *notice]


def beginning(lines: list[Text], height: int, width: int) -> list[Text]:
    """Return the first lines of a text; the last one shows that there were more."""
    if len(lines) <= height:
        return lines
    return [*lines[: height - 1], cut(joined(lines[height - 1 :], " "), width)]


def fitted(view: PlayerView, parts: DecisionParts, width: int, height: int) -> tuple[list[Text], list[Text]]:
    """Return the screen and the options, folded as little as the height allows."""
    options: list[Text] = []
    screen: list[Text] = []
    for fold, laid_out in foldings(height):
        screen = screen_lines(view, width, fold)
        options = laid_out(parts.rows, width)
        if len(screen) + len(options) <= height:
            return screen, options
    least = min(len(options), MIN_OPTIONS)
    options_height = max(height - len(screen), min(least, height))
    options = paged(options, max(options_height, 2), parts, width)
    return shortened(screen, height - len(options), view, width), options


def paged(options: list[Text], height: int, parts: DecisionParts, width: int) -> list[Text]:
    """Return one page of the options, and a line that says how to see the others."""
    if len(options) <= height:
        return options
    pages = pages_of(options, height - 1)
    page = parts.page % len(pages)
    hint = parts.translator.phrase(MORE, page=page + 1, pages=len(pages))
    return [*pages[page], cut(styled(hint, DIM), width)]


def pages_of(options: list[Text], height: int) -> list[list[Text]]:
    """Return the options in pages; one that takes several lines is on one page, unless it is longer than a page.

    >>> [len(page) for page in pages_of([Text(" 1  a"), Text(" 2  long"), Text("     option"), Text(" 3  b")], 2)]
    [1, 2, 1]
    """
    pages: list[list[Text]] = [[]]
    for number, line in enumerate(options):
        rest = options[number + 1 :]
        more = next((count for count, other in enumerate(rest) if not is_continued(other)), len(rest))
        together = 1 if is_continued(line) else 1 + more
        if len(pages[-1]) >= height or (pages[-1] and len(pages[-1]) + together > height >= together):
            pages.append([])
        pages[-1].append(line)
    return pages


def is_continued(line: Text) -> bool:
    """Return whether a line continues the option above it."""
    return line.plain.startswith(CONTINUED)


def shortened(screen: list[Text], height: int, view: PlayerView, width: int) -> list[Text]:
    """Return as much of the screen as fits, and a line that says how to see the rest."""
    if len(screen) <= height:
        return screen
    if height < 1:
        return []
    hint = view.translator.phrase("… `look` shows everything")
    return [*screen[: height - 1], cut(styled(hint, DIM), width)]


def foldings(height: int) -> Iterator[tuple[Fold, LayOut]]:
    """Yield the ways to fold the screen and the options, the least folded first."""
    folded = Fold(pile_rows=1)
    yield UNFOLDED, full_rows
    yield UNFOLDED, long_rows
    for rows in PILE_ROWS:
        yield Fold(rows), single_rows
    yield folded, single_rows
    yield folded, dense_rows
    yield folded, short_rows
    for rows in range(height - 2, MIN_BOARD_ROWS - 1, -1):
        yield Fold(1, rows), short_rows
