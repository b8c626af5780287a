"""Which board a word about boards is asked of, in a game with several boards.

(ray from area towards north)   ->   the board of `area`
(line of flag through s)        ->   the board on which flags stand
(rank of meta at 2), columns of meta   ->   meta
(rank at 2)                     ->   the board whose places are wanted, or the only grid
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, place_names, ways
from lawspeaker.check.expressions.board_call import BoardCall
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.expression_words import OF_PLACE
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import GRIDS, Board
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

LINES = ("columns", "rows")
ROWS_OF_PLACES = ("file", "rank")


def told_board(cx: CheckContext, call: BoardCall) -> Board | None:
    """Return the board that the places or the piece of a call belong to; None if it is the only one, or not told."""
    if len(cx.symbols.boards) < 2:
        return None
    if (call.word, call.preps) == ("line", (Preposition.THROUGH,)):
        piece = find_piece(cx, call.arg.word) if isinstance(call.arg, t.Word) else None
        return None if piece is None else cx.symbols.boards[piece.board]
    places = place_arguments(cx, call)
    named = [place for place in places if cx.parts.needs_expected_type(cx, place, call.scope)]
    told = [board_of_argument(cx, call, place) for place in places if place not in named]
    board = next((found for found in told if found is not None), None)
    board = board or (place_names.wanted_board(cx, call.want) if named else None)
    return board or (board_of_argument(cx, call, named[0]) if named else None)


def place_arguments(cx: CheckContext, call: BoardCall) -> list[t.Expr]:
    """Return the arguments of a call that are places."""
    match call.word, call.preps:
        case (word, (Preposition.TOWARDS | Preposition.BY,)) if word in OF_PLACE:
            return [] if call.arg is None else [call.arg]
        case ("ray", (Preposition.FROM, Preposition.TOWARDS)):
            return call.args[:1]
        case ("distance" | "path", preps) if {Preposition.FROM, Preposition.TO} <= set(preps):
            return [arg for prep, arg in zip(preps, call.args, strict=False) if prep in ways.ENDS]
        case ("border", (Preposition.FROM, Preposition.TO)):
            return call.args
        case (word, (Preposition.FROM, Preposition.TO)):
            return call.args if any(word in board.edges for board in cx.symbols.boards.values()) else []
        case _:
            return []


def board_of_argument(cx: CheckContext, call: BoardCall, place: t.Expr) -> Board | None:
    """Check a place by itself, keep it for the call, and return its board."""
    found = call.checked[id(place)] = cx.parts.check_expr(cx, place, call.scope)
    return coercion.board_of(cx, found.type)


def grids_of(cx: CheckContext) -> list[Board]:
    """Return the boards that have columns and rows."""
    return [board for board in cx.symbols.boards.values() if board.form in GRIDS]


def is_lines_of(cx: CheckContext, word: str, target: t.Expr, scope: Scope) -> bool:
    """Return whether `columns of field` names a board: no variable, state or value has one of these words."""
    if word not in LINES or not isinstance(target, t.Word) or target.word in scope.names:
        return False
    return target.word in cx.symbols.boards and word not in cx.symbols.states and word not in cx.symbols.values


def check_lines(cx: CheckContext, word: str, target: t.Expr | None, span: Span) -> c.Expr:
    """Check `columns` or `rows of field`: the numbers of the columns or rows of a grid."""
    board = said_grid(cx, word, target, None, span, None)
    if board is None:
        return c.Unknown(ty.list_of(ty.NUMBER))
    top = board.width if word == "columns" else board.height
    return c.BoardValue(c.BoardWord(word), board, (), ty.list_of(ty.number(1, top)))


def said_grid(
    cx: CheckContext, word: str, target: t.Expr | None, at: Span | None, span: Span, want: Type | None
) -> Board | None:
    """Return the grid that `of` names, or whose places are wanted, or the only one; report it if none is told.

    `at` is what the word is asked for, as in `(rank at 3)`.
    """
    grids = grids_of(cx)
    if target is not None:
        named = target.word if isinstance(target, t.Word) else ""
        board = next((board for board in grids if board.name == named), None)
        if board is None:
            report_no_grid(cx, word, named, target.span)
        return board
    if not grids:
        report_no_grid(cx, word, "", span)
        return None
    wanted = place_names.wanted_board(cx, want)
    if wanted in grids or len(grids) == 1:
        return wanted if wanted in grids else grids[0]
    first, second = (f"({word} of {board.name} at …)" if at else f"{word} of {board.name}" for board in grids[:2])
    cx.facts.add("L493", span, word=word, first=first, second=second)
    return None


def report_no_grid(cx: CheckContext, word: str, named: str, span: Span) -> None:
    """Report that what `of` names is no grid, and which one may be meant, if the game has any."""
    names = [board.name for board in grids_of(cx)]
    close = nearest(named, names) or names[0] if names else ""
    cx.facts.add("L494", span, word=word, named=named, close=close)


def is_without_board(cx: CheckContext, e: t.CallValue) -> bool:
    """Return whether an expression is `(rank at 3)`, which several boards have."""
    match e:
        case t.CallValue(_, t.Word(_, word), (t.Phrase(_, Preposition.AT),)) if word in ROWS_OF_PLACES:
            return word not in cx.symbols.values and len(grids_of(cx)) > 1
        case t.CallValue():
            return False
