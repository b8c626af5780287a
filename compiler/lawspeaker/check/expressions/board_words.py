"""What boards know: columns and rows, neighbours, rays and lines, rings, areas of laid tiles."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions, of_phrases
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

GRIDS = (BoardForm.GRID, BoardForm.HEXES)
SIDES = ("north", "east", "south", "west")


def check_place_word(cx: CheckContext, word: str, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `row of s`, `neighbours of t`, `closed of t`."""
    board = coercion.board_of(cx, found.type)
    if board is None:
        return None
    place = coercion.require_value(found, span)
    here = coercion.place_type(cx, board)
    match word:
        case "neighbours":
            return c.BoardValue(c.BoardWord.NEIGHBOURS, board, (place,), ty.list_of(here))
        case "column" if board.form in GRIDS:
            return c.BoardValue(c.BoardWord.COLUMN, board, (place,), ty.number(1, board.width))
        case "row" if board.form in GRIDS:
            return c.BoardValue(c.BoardWord.ROW, board, (place,), ty.number(1, board.height))
        case "closed" if board.form == BoardForm.LAID:
            return c.BoardValue(c.BoardWord.CLOSED, board, (place,), ty.YES_NO)
        case _:
            return None


def check_board_call(
    cx: CheckContext, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], scope: Scope, span: Span
) -> c.Expr:
    """Check a built-in value with prepositions, or report the word."""
    preps = " ".join(phrase.prep for phrase in phrases)
    args = [a for phrase in phrases for a in phrase.args]
    if not check_argument_counts(cx, word, phrases):
        return c.Unknown(ty.UNKNOWN)
    for board in cx.symbols.boards.values():
        found = (
            check_grid_call(cx, board, word, arg, preps, args, scope, span)
            or check_circle_call(cx, board, word, arg, preps, args, scope, span)
            or check_map_call(cx, board, word, arg, preps, args, scope, span)
            or check_laid_call(cx, board, word, arg, preps, args, scope, span)
        )
        if found is not None:
            return found
    words = [*cx.symbols.values, *cx.symbols.pieces, *BOARD_WORDS]
    cx.facts.add("L317", span, word=word, close=nearest(word, words) or "")
    return c.Unknown(ty.UNKNOWN)


def check_argument_counts(cx: CheckContext, word: str, phrases: tuple[t.Phrase, ...]) -> bool:
    """Tell whether as many values stand behind each preposition as belong there; report otherwise."""
    grids = [board.place for board in cx.symbols.boards.values() if board.form in GRIDS]
    for phrase in phrases:
        wanted = 2 if phrase.prep == "at" and word in ("spot", *grids) else 1
        if len(phrase.args) > wanted and (word, phrase.prep) != ("neighbours", "towards"):
            cx.facts.add("L322", phrase.args[wanted].span, word=word)
            return False
        if len(phrase.args) < wanted:
            cx.facts.add("L320", phrase.span, word=word, missing="a column and a row")
            return False
    return True


def check_grid_call(
    cx: CheckContext,
    board: Board,
    word: str,
    arg: t.Expr | None,
    preps: str,
    args: list[t.Expr],
    scope: Scope,
    span: Span,
) -> c.Expr | None:
    if board.form not in GRIDS:
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("file", "at"):
            column = check_bounded(cx, args[0], scope, board.width, "column", board)
            return c.BoardValue(c.BoardWord.FILE, board, (column,), ty.list_of(here))
        case ("rank", "at"):
            row = check_bounded(cx, args[0], scope, board.height, "row", board)
            return c.BoardValue(c.BoardWord.RANK, board, (row,), ty.list_of(here))
        case ("neighbour", "towards") if arg is not None:
            place, way = (
                expressions.check_expr(cx, arg, scope, here),
                expressions.check_expr(cx, args[0], scope, ty.DIRECTION),
            )
            return c.BoardValue(c.BoardWord.NEIGHBOUR, board, (place, way), ty.optional(here))
        case ("neighbours", "towards") if arg is not None:
            place = expressions.check_expr(cx, arg, scope, here)
            ways = tuple(expressions.check_expr(cx, a, scope, ty.DIRECTION) for a in args)
            return c.BoardValue(c.BoardWord.NEIGHBOURS_TOWARDS, board, (place, *ways), ty.list_of(here))
        case ("ray", "from towards"):
            place, way = (
                expressions.check_expr(cx, args[0], scope, here),
                expressions.check_expr(cx, args[1], scope, ty.DIRECTION),
            )
            return c.BoardValue(c.BoardWord.RAY, board, (place, way), ty.list_of(here))
        case ("line", "through") if isinstance(arg, t.Word):
            return check_line_call(cx, board, arg, args[0], scope, span)
        case ("distance", "from to"):
            return check_distance(cx, board, args, scope)
        case (_, "at") if word == board.place and len(args) == 2:
            column = check_bounded(cx, args[0], scope, board.width, "column", board)
            row = check_bounded(cx, args[1], scope, board.height, "row", board)
            sure = is_within(column.type, board.width) and is_within(row.type, board.height)
            return c.BoardValue(c.BoardWord.AT, board, (column, row), here if sure else ty.optional(here))
        case _:
            return None


def check_bounded(cx: CheckContext, e: t.Expr, scope: Scope, top: int, word: str, board: Board) -> c.Expr:
    """Check a column or row, which must exist."""
    found = expressions.check_expr(cx, e, scope, ty.NUMBER)
    low, high = found.type.low, found.type.high
    if (high is not None and high < 1) or (low is not None and low > top):
        number = low if low is not None and low > top else high
        cx.facts.add("L326", e.span, (board.span, "the board"), word=word, number=number, top=top)
    return found


def check_line_call(cx: CheckContext, board: Board, arg: t.Word, place: t.Expr, scope: Scope, span: Span) -> c.Expr:
    piece = of_phrases.find_piece(cx, arg.word)
    if piece is None or not piece.single:
        cx.facts.add("L327", span, word=arg.word)
        return c.Unknown(ty.NUMBER)
    found = expressions.check_expr(cx, place, scope, coercion.place_type(cx, board))
    owner = c.PieceOn(piece, found, ty.optional(ty.PLAYER))
    return c.BoardValue(c.BoardWord.LINE, board, (found, owner), ty.number(0, max(board.width, board.height)))


def check_distance(cx: CheckContext, board: Board, args: list[t.Expr], scope: Scope) -> c.Expr:
    here = coercion.place_type(cx, board)
    ends = tuple(expressions.check_expr(cx, a, scope, here) for a in args)
    return c.BoardValue(c.BoardWord.DISTANCE, board, ends, ty.number(-1, most_steps(cx, board)))


def most_steps(cx: CheckContext, board: Board) -> int:
    """Return a bound for the distance of two places of a board."""
    if board.form == BoardForm.PLACES:
        return sum(len(thing.ids) for kind in board.kinds for thing in cx.symbols.things_of(kind))
    return board.width * max(1, board.height)


def check_circle_call(
    cx: CheckContext,
    board: Board,
    word: str,
    arg: t.Expr | None,
    preps: str,
    args: list[t.Expr],
    scope: Scope,
    span: Span,
) -> c.Expr | None:
    if board.form != BoardForm.CIRCLE:
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("ahead" | "behind", "by") if arg is not None:
            place, steps = (
                expressions.check_expr(cx, arg, scope, here),
                expressions.check_expr(cx, args[0], scope, ty.NUMBER),
            )
            return c.BoardValue(c.BoardWord(word), board, (place, steps), here)
        case ("distance", "from to"):
            return check_distance(cx, board, args, scope)
        case (_, "at") if word == board.place:
            number = check_bounded(cx, args[0], scope, board.width, word, board)
            sure = is_within(number.type, board.width)
            return c.BoardValue(c.BoardWord.SPACE, board, (number,), here if sure else ty.optional(here))
        case _:
            return None


def check_map_call(
    cx: CheckContext,
    board: Board,
    word: str,
    arg: t.Expr | None,
    preps: str,
    args: list[t.Expr],
    scope: Scope,
    span: Span,
) -> c.Expr | None:
    if board.form != BoardForm.PLACES:
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("neighbours", "by") if arg is not None and isinstance(args[0], t.Word):
            if args[0].word not in board.edges:
                close = nearest(args[0].word, board.edges) or ""
                cx.facts.add("L317", args[0].span, word=args[0].word, close=close)
                return c.Unknown(ty.list_of(here))
            edge = c.Const(board.edges.index(args[0].word), ty.NUMBER)
            return c.BoardValue(
                c.BoardWord.NEIGHBOURS_BY, board, (expressions.check_expr(cx, arg, scope, here), edge), ty.list_of(here)
            )
        case ("distance", "from to"):
            return check_distance(cx, board, args, scope)
        case (_, "from to") if word in board.edges:
            edge = c.Const(board.edges.index(word), ty.NUMBER)
            one, two = (
                expressions.check_expr(cx, args[0], scope, here),
                expressions.check_expr(cx, args[1], scope, here),
            )
            return c.BoardValue(c.BoardWord.JOINED, board, (one, two, edge), ty.YES_NO)
        case _:
            return None


def check_laid_call(
    cx: CheckContext,
    board: Board,
    word: str,
    arg: t.Expr | None,
    preps: str,
    args: list[t.Expr],
    scope: Scope,
    span: Span,
) -> c.Expr | None:
    if board.form != BoardForm.LAID:
        return None
    here, tile, spot = coercion.place_type(cx, board), Type(TypeForm.THING, board.tile), Type(TypeForm.SPOT, board.name)
    match word, preps:
        case ("tiles", "in"):
            return c.BoardValue(
                c.BoardWord.TILE_COUNT, board, (expressions.check_expr(cx, args[0], scope, here),), ty.number(0, None)
            )
        case ("marks", "in") if arg is not None:
            mark = expressions.check_expr(cx, arg, scope, Type(TypeForm.ENUM, "mark"))
            return c.BoardValue(
                c.BoardWord.MARKS, board, (mark, expressions.check_expr(cx, args[0], scope, here)), ty.number(0, None)
            )
        case ("marks", "on") if arg is not None:
            mark = expressions.check_expr(cx, arg, scope, Type(TypeForm.ENUM, "mark"))
            return c.BoardValue(
                c.BoardWord.TILE_MARKS,
                board,
                (mark, expressions.check_expr(cx, args[0], scope, tile)),
                ty.number(0, None),
            )
        case ("tiles", "against"):
            return c.BoardValue(
                c.BoardWord.TILES_AGAINST, board, (expressions.check_expr(cx, args[0], scope, spot),), ty.list_of(tile)
            )
        case ("border", "from to"):
            ends = tuple(expressions.check_expr(cx, a, scope, here) for a in args)
            return c.BoardValue(c.BoardWord.BORDER, board, ends, ty.optional(Type(TypeForm.ENUM, "border")))
        case ("spots", "for"):
            return c.BoardValue(
                c.BoardWord.SPOTS, board, (expressions.check_expr(cx, args[0], scope, tile),), ty.list_of(spot)
            )
        case ("spots", "for from"):
            near = expressions.check_expr(cx, args[1], scope, ty.list_of(here))
            return c.BoardValue(
                c.BoardWord.SPOTS_FROM,
                board,
                (expressions.check_expr(cx, args[0], scope, tile), near),
                ty.list_of(spot),
            )
        case ("joins", "to by at") if arg is not None:
            found = (
                expressions.check_expr(cx, args[1], scope, tile),
                expressions.check_expr(cx, args[2], scope, spot),
                expressions.check_expr(cx, arg, scope, here),
                expressions.check_expr(cx, args[0], scope, here),
            )
            return c.BoardValue(c.BoardWord.JOINS, board, found, ty.YES_NO)
        case ("touched" | "merged", "by at"):
            found_two = (
                expressions.check_expr(cx, args[0], scope, tile),
                expressions.check_expr(cx, args[1], scope, spot),
            )
            return c.BoardValue(c.BoardWord(word), board, found_two, ty.list_of(here))
        case ("begun", "by at"):
            begun = (expressions.check_expr(cx, args[0], scope, tile), expressions.check_expr(cx, args[1], scope, spot))
            return c.BoardValue(c.BoardWord.NEW_GROUPS, board, begun, ty.number(0, None))
        case (_, "on") if word == board.place and arg is not None:
            side = args[0].word if isinstance(args[0], t.Word) else ""
            if side not in SIDES:
                cx.facts.add("L317", args[0].span, word=side, close=nearest(side, SIDES) or "")
                return c.Unknown(here)
            number = c.Const(SIDES.index(side), ty.NUMBER, side)
            return c.BoardValue(
                c.BoardWord.AREA_ON, board, (expressions.check_expr(cx, arg, scope, tile), number), ty.optional(here)
            )
        case (_, "with") if word == board.place and arg is not None:
            mark = expressions.check_expr(cx, args[0], scope, Type(TypeForm.ENUM, "mark"))
            return c.BoardValue(
                c.BoardWord.AREA_WITH, board, (expressions.check_expr(cx, arg, scope, tile), mark), ty.optional(here)
            )
        case ("spot", "at rotated"):
            column = check_bounded(cx, args[0], scope, board.width, "column", board)
            row = check_bounded(cx, args[1], scope, board.height, "row", board)
            return c.BoardValue(
                c.BoardWord.SPOT,
                board,
                (column, row, expressions.check_expr(cx, args[2], scope, ty.number(0, 3))),
                spot,
            )
        case ("distance", "from to"):
            return check_distance(cx, board, args, scope)
        case _:
            return None


def is_within(type_: Type, top: int) -> bool:
    """Tell whether a column, row or number surely is one of the board."""
    low, high = type_.low, type_.high
    return low is not None and low >= 1 and high is not None and high <= top


BOARD_WORDS = (
    "file rank neighbour neighbours ray line distance ahead behind tiles marks border spots joins touched merged begun "
    "spot reserve"
).split()
