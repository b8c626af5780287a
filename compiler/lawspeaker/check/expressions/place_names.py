"""Places by their names: squares of a grid by column and row, spaces of a circle by number.

    e5        ->   BoardValue(AT, field, (5, 5))
    space 3   ->   BoardValue(SPACE, wheel, (3,))

A variable, and every word that the game declares, comes before a square of the same spelling.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion
from lawspeaker.parse import tree as t
from lawspeaker.parse.lexer import SQUARE
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import GRIDS, Board, BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

LETTERS = 26


def check_square(cx: CheckContext, word: str, span: Span, want: Type | None) -> c.Expr | None:
    """Check the name of a square; None if the word is no such name, or the game has no grid."""
    grids = [board for board in cx.symbols.boards.values() if board.form in GRIDS]
    at = square_at(word)
    if at is None or not grids:
        return None
    wanted = wanted_board(cx, want)
    fitting = [wanted] if wanted in grids else [board for board in grids if is_on(board, at)]
    if len(fitting) > 1:
        report_several(cx, word, span, at, fitting)
    if not fitting or not is_on(fitting[0], at):
        board = fitting[0] if fitting else grids[0]
        cx.facts.add("L480", span, (board.span, "the board"), **square_words(word, board))
        return c.Unknown(Type(TypeForm.PLACE, board.place))
    column, row = (c.Const(number, ty.number(number, number), str(number)) for number in at)
    here, sure = (
        coercion.place_type(cx, fitting[0]),
        at[0] <= fitting[0].least_width and at[1] <= fitting[0].least_height,
    )
    return c.BoardValue(c.BoardWord.AT, fitting[0], (column, row), here if sure else ty.optional(here))


def report_several(cx: CheckContext, word: str, span: Span, at: tuple[int, int], boards: list[Board]) -> None:
    """Report the name of a square that several boards have."""
    (first, second), column_and_row = boards[:2], f"{at[0]}, {at[1]}"
    words = {"place": first.place, "other": second.place, "at": column_and_row}
    cx.facts.add("L481", span, word=word, first=first.name, second=second.name, **words)


def is_square(cx: CheckContext, word: str) -> bool:
    """Return whether a word may be the name of a square of this game."""
    return SQUARE.fullmatch(word) is not None and any(board.form in GRIDS for board in cx.symbols.boards.values())


def is_only_square(cx: CheckContext, e: t.Expr, scope: Scope) -> bool:
    """Return whether an expression is the name of a square, and no variable or declaration has that name."""
    if not isinstance(e, t.Word) or e.word in scope.names or not is_square(cx, e.word):
        return False
    s = cx.symbols
    tables = (s.piles, s.states, s.options, s.values, s.resources, s.records)
    return not any(e.word in table for table in tables) and not any(e.word in x.words for x in s.enums.values())


def wanted_board(cx: CheckContext, want: Type | None) -> Board | None:
    """Return the board whose places are wanted."""
    if want is None:
        return None
    wanted = (want.element if want.form == TypeForm.LIST else want).bare()
    return cx.symbols.place_board(wanted.name) if wanted.form == TypeForm.PLACE else None


def square_words(word: str, board: Board) -> dict[str, str | int]:
    """Return the words of the message about a square that is not on the board."""
    last = square_name(board.width, board.height)
    return {
        "word": word,
        "board": board.name,
        "place": board.place,
        "width": board.width,
        "height": board.height,
        "last": last,
    }


def is_on(board: Board, at: tuple[int, int]) -> bool:
    """Return whether a board has a column and row."""
    return at[0] <= board.width and at[1] <= board.height


def square_at(word: str) -> tuple[int, int] | None:
    """Return the column and row that the name of a square means, None for other words.

    >>> square_at("e5"), square_at("aa10"), square_at("east")
    ((5, 5), (27, 10), None)
    """
    found = SQUARE.fullmatch(word)
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * LETTERS + ord(letter) - ord("a") + 1
    return column, int(found[2])


def square_name(column: int, row: int) -> str:
    """Return the name of a square; after column z comes aa.

    >>> square_name(5, 5), square_name(27, 10)
    ('e5', 'aa10')
    """
    letter = chr(ord("a") + (column - 1) % LETTERS)
    before = (column - 1) // LETTERS
    return f"{chr(ord('a') + before - 1) if before else ''}{letter}{row}"


def check_numbered(cx: CheckContext, e: t.Numbered, scope: Scope) -> c.Expr:
    """Check `space 3`: a space of a circle; report a word whose values have no numbers."""
    boards = cx.symbols.boards.values()
    board = next((board for board in boards if board.form == BoardForm.CIRCLE and board.place == e.word), None)
    if board is None:
        cx.facts.add("L309", e.span, word=e.word)
        return c.Unknown(ty.UNKNOWN)
    number = cx.parts.check_bounded(cx, t.Number(e.span, e.number), scope, board.width, e.word, board)
    here = coercion.place_type(cx, board)
    return c.BoardValue(
        c.BoardWord.SPACE, board, (number,), here if e.number <= board.least_width else ty.optional(here)
    )
