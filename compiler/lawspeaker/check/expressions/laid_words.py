"""Words about a board of laid tiles: areas, marks, borders, spots.

(marks of food in a)   ->   BoardValue(MARKS, board, (food, a))
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.check.expressions import coercion
from lawspeaker.check.expressions.board_call import BoardCall
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.spelling import nearest

SIDES = ("north", "east", "south", "west")
COUNT = ty.number(0, None)
MARK = Type(TypeForm.ENUM, "mark")
BORDER = Type(TypeForm.ENUM, "border")


def check_laid_call(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a word about laid tiles; None if it is not one."""
    word = c.BoardWord
    here, tile, spot = coercion.place_type(cx, board), Type(TypeForm.THING, board.tile), Type(TypeForm.SPOT, board.name)
    arg, args = call.arg, call.args
    match call.word, call.preps:
        case ("tiles", (Preposition.IN,)):
            return call.value(cx, board, word.TILE_COUNT, COUNT, (args[0], here))
        case ("tiles", (Preposition.AGAINST,)):
            return call.value(cx, board, word.TILES_AGAINST, ty.list_of(tile), (args[0], spot))
        case ("marks", (Preposition.IN,)) if arg is not None:
            return call.value(cx, board, word.MARKS, COUNT, (arg, MARK), (args[0], here))
        case ("marks", (Preposition.ON,)) if arg is not None:
            return call.value(cx, board, word.TILE_MARKS, COUNT, (arg, MARK), (args[0], tile))
        case ("border", (Preposition.FROM, Preposition.TO)):
            return call.value(cx, board, word.BORDER, ty.optional(BORDER), *[(end, here) for end in args])
        case ("spots", (Preposition.FOR,)):
            return call.value(cx, board, word.SPOTS, ty.list_of(spot), (args[0], tile))
        case ("spots", (Preposition.FOR, Preposition.FROM)):
            parts = ((args[0], tile), (args[1], ty.list_of(here)))
            return call.value(cx, board, word.SPOTS_FROM, ty.list_of(spot), *parts)
        case ("joins", (Preposition.TO, Preposition.BY, Preposition.AT)) if arg is not None:
            joined = ((args[1], tile), (args[2], spot), (arg, here), (args[0], here))
            return call.value(cx, board, word.JOINS, ty.YES_NO, *joined)
        case ("touched" | "merged" as name, (Preposition.BY, Preposition.AT)):
            return call.value(cx, board, word(name), ty.list_of(here), (args[0], tile), (args[1], spot))
        case ("begun", (Preposition.BY, Preposition.AT)):
            return call.value(cx, board, word.NEW_GROUPS, COUNT, (args[0], tile), (args[1], spot))
        case ("spot", (Preposition.AT, Preposition.ROTATED)):
            return check_spot(cx, board, call, spot)
        case (_, (Preposition.ON,)) if call.word == board.place and arg is not None:
            return check_area_on(cx, board, call, arg)
        case (_, (Preposition.WITH,)) if call.word == board.place and arg is not None:
            return call.value(cx, board, word.AREA_WITH, ty.optional(here), (arg, tile), (args[0], MARK))
        case _:
            return None


def check_area_on(cx: CheckContext, board: Board, call: BoardCall, tile: t.Expr) -> c.Expr:
    """Check `(area of tile on north)`: the area at a side of a tile."""
    here, first = coercion.place_type(cx, board), call.args[0]
    side = first.word if isinstance(first, t.Word) else ""
    if side not in SIDES:
        cx.facts.add("L317", first.span, word=side, close=nearest(side, SIDES) or "")
        return c.Unknown(here)
    found = cx.parts.check_expr(cx, tile, call.scope, Type(TypeForm.THING, board.tile))
    number = c.Const(SIDES.index(side), ty.NUMBER, side)
    return c.BoardValue(c.BoardWord.AREA_ON, board, (found, number), ty.optional(here))


def check_spot(cx: CheckContext, board: Board, call: BoardCall, type_: Type) -> c.Expr:
    """Check `(spot at 3, 4 rotated 1)`."""
    column = cx.parts.check_bounded(cx, call.args[0], call.scope, board.width, "column", board)
    row = cx.parts.check_bounded(cx, call.args[1], call.scope, board.height, "row", board)
    turns = cx.parts.check_expr(cx, call.args[2], call.scope, ty.number(0, 3))
    return c.BoardValue(c.BoardWord.SPOT, board, (column, row, turns), type_)
