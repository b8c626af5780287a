"""What boards know: columns and rows, neighbours, rays and lines, rings, areas of laid tiles."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions import coercion, expressions, of_phrases
from lawspeaker.check.scope import Checker, Env
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

GRIDS = ("grid", "hexes")
SIDES = ("north", "east", "south", "west")


def board_of_word(cx: Checker, word: str, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `row of s`, `neighbours of t`, `closed of t`."""
    board = coercion.board_of(cx, found.type)
    if board is None:
        return None
    place = coercion.solid(found, span)
    here = coercion.place_type(cx, board)
    match word:
        case "neighbours":
            return c.BoardValue("neighbours", board, (place,), ty.list_of(here))
        case "column" if board.form in GRIDS:
            return c.BoardValue("column", board, (place,), ty.number(1, board.width))
        case "row" if board.form in GRIDS:
            return c.BoardValue("row", board, (place,), ty.number(1, board.height))
        case "closed" if board.form == "laid":
            return c.BoardValue("closed", board, (place,), ty.YES_NO)
        case _:
            return None


def board_call(
    cx: Checker, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env, span: Span
) -> c.Expr:
    """Check a built-in value with prepositions, or report the word."""
    preps = " ".join(phrase.prep for phrase in phrases)
    args = [a for phrase in phrases for a in phrase.args]
    if not counted(cx, word, phrases):
        return c.Unknown(ty.UNKNOWN)
    for board in cx.symbols.boards.values():
        found = (
            grid_call(cx, board, word, arg, preps, args, env, span)
            or ring_call(cx, board, word, arg, preps, args, env, span)
            or map_call(cx, board, word, arg, preps, args, env, span)
            or laid_call(cx, board, word, arg, preps, args, env, span)
        )
        if found is not None:
            return found
    words = [*cx.symbols.values, *cx.symbols.pieces, *BOARD_WORDS]
    cx.facts.add("L317", span, word=word, close=nearest(word, words) or "")
    return c.Unknown(ty.UNKNOWN)


def counted(cx: Checker, word: str, phrases: tuple[t.Phrase, ...]) -> bool:
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


def grid_call(
    cx: Checker, board: Board, word: str, arg: t.Expr | None, preps: str, args: list[t.Expr], env: Env, span: Span
) -> c.Expr | None:
    if board.form not in GRIDS:
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("file", "at"):
            column = bounded(cx, args[0], env, board.width, "column", board)
            return c.BoardValue("file", board, (column,), ty.list_of(here))
        case ("rank", "at"):
            row = bounded(cx, args[0], env, board.height, "row", board)
            return c.BoardValue("rank", board, (row,), ty.list_of(here))
        case ("neighbour", "towards") if arg is not None:
            place, way = expressions.expr(cx, arg, env, here), expressions.expr(cx, args[0], env, ty.DIRECTION)
            return c.BoardValue("neighbour", board, (place, way), ty.optional(here))
        case ("neighbours", "towards") if arg is not None:
            place = expressions.expr(cx, arg, env, here)
            ways = tuple(expressions.expr(cx, a, env, ty.DIRECTION) for a in args)
            return c.BoardValue("neighbours_towards", board, (place, *ways), ty.list_of(here))
        case ("ray", "from towards"):
            place, way = expressions.expr(cx, args[0], env, here), expressions.expr(cx, args[1], env, ty.DIRECTION)
            return c.BoardValue("ray", board, (place, way), ty.list_of(here))
        case ("line", "through") if isinstance(arg, t.Word):
            return line_call(cx, board, arg, args[0], env, span)
        case ("distance", "from to"):
            return distance(cx, board, args, env)
        case (_, "at") if word == board.place and len(args) == 2:
            column = bounded(cx, args[0], env, board.width, "column", board)
            row = bounded(cx, args[1], env, board.height, "row", board)
            sure = inside(column.type, board.width) and inside(row.type, board.height)
            return c.BoardValue("at", board, (column, row), here if sure else ty.optional(here))
        case _:
            return None


def bounded(cx: Checker, e: t.Expr, env: Env, top: int, word: str, board: Board) -> c.Expr:
    """Check a column or row, which must exist."""
    found = expressions.expr(cx, e, env, ty.NUMBER)
    low, high = found.type.low, found.type.high
    if (high is not None and high < 1) or (low is not None and low > top):
        number = low if low is not None and low > top else high
        cx.facts.add("L326", e.span, (board.span, "the board"), word=word, number=number, top=top)
    return found


def line_call(cx: Checker, board: Board, arg: t.Word, place: t.Expr, env: Env, span: Span) -> c.Expr:
    piece = of_phrases.piece_word(cx, arg.word)
    if piece is None or not piece.single:
        cx.facts.add("L327", span, word=arg.word)
        return c.Unknown(ty.NUMBER)
    found = expressions.expr(cx, place, env, coercion.place_type(cx, board))
    owner = c.PieceOn(piece, found, ty.optional(ty.PLAYER))
    return c.BoardValue("line", board, (found, owner), ty.number(0, max(board.width, board.height)))


def distance(cx: Checker, board: Board, args: list[t.Expr], env: Env) -> c.Expr:
    here = coercion.place_type(cx, board)
    ends = tuple(expressions.expr(cx, a, env, here) for a in args)
    return c.BoardValue("distance", board, ends, ty.number(-1, board.width * max(1, board.height)))


def ring_call(
    cx: Checker, board: Board, word: str, arg: t.Expr | None, preps: str, args: list[t.Expr], env: Env, span: Span
) -> c.Expr | None:
    if board.form != "circle":
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("ahead" | "behind", "by") if arg is not None:
            place, steps = expressions.expr(cx, arg, env, here), expressions.expr(cx, args[0], env, ty.NUMBER)
            return c.BoardValue(word, board, (place, steps), here)
        case ("distance", "from to"):
            return distance(cx, board, args, env)
        case (_, "at") if word == board.place:
            number = bounded(cx, args[0], env, board.width, word, board)
            sure = inside(number.type, board.width)
            return c.BoardValue("space", board, (number,), here if sure else ty.optional(here))
        case _:
            return None


def map_call(
    cx: Checker, board: Board, word: str, arg: t.Expr | None, preps: str, args: list[t.Expr], env: Env, span: Span
) -> c.Expr | None:
    if board.form != "places":
        return None
    here = coercion.place_type(cx, board)
    match word, preps:
        case ("neighbours", "by") if arg is not None and isinstance(args[0], t.Word):
            if args[0].word not in board.edges:
                close = nearest(args[0].word, board.edges) or ""
                cx.facts.add("L317", args[0].span, word=args[0].word, close=close)
                return c.Unknown(ty.list_of(here))
            edge = c.Const(board.edges.index(args[0].word), ty.NUMBER)
            return c.BoardValue("neighbours_by", board, (expressions.expr(cx, arg, env, here), edge), ty.list_of(here))
        case ("distance", "from to"):
            return distance(cx, board, args, env)
        case (_, "from to") if word in board.edges:
            edge = c.Const(board.edges.index(word), ty.NUMBER)
            one, two = expressions.expr(cx, args[0], env, here), expressions.expr(cx, args[1], env, here)
            return c.BoardValue("joined", board, (one, two, edge), ty.YES_NO)
        case _:
            return None


def laid_call(
    cx: Checker, board: Board, word: str, arg: t.Expr | None, preps: str, args: list[t.Expr], env: Env, span: Span
) -> c.Expr | None:
    if board.form != "laid":
        return None
    here, tile, spot = coercion.place_type(cx, board), Type("thing", board.tile), Type("spot", board.name)
    match word, preps:
        case ("tiles", "in"):
            return c.BoardValue("tile_count", board, (expressions.expr(cx, args[0], env, here),), ty.number(0, None))
        case ("marks", "in") if arg is not None:
            mark = expressions.expr(cx, arg, env, Type("enum", "mark"))
            return c.BoardValue("marks", board, (mark, expressions.expr(cx, args[0], env, here)), ty.number(0, None))
        case ("marks", "on") if arg is not None:
            mark = expressions.expr(cx, arg, env, Type("enum", "mark"))
            return c.BoardValue(
                "tile_marks", board, (mark, expressions.expr(cx, args[0], env, tile)), ty.number(0, None)
            )
        case ("tiles", "against"):
            return c.BoardValue("tiles_against", board, (expressions.expr(cx, args[0], env, spot),), ty.list_of(tile))
        case ("border", "from to"):
            ends = tuple(expressions.expr(cx, a, env, here) for a in args)
            return c.BoardValue("border", board, ends, ty.optional(Type("enum", "border")))
        case ("spots", "for"):
            return c.BoardValue("spots", board, (expressions.expr(cx, args[0], env, tile),), ty.list_of(spot))
        case ("spots", "for from"):
            near = expressions.expr(cx, args[1], env, ty.list_of(here))
            return c.BoardValue("spots_from", board, (expressions.expr(cx, args[0], env, tile), near), ty.list_of(spot))
        case ("joins", "to by at") if arg is not None:
            found = (
                expressions.expr(cx, args[1], env, tile),
                expressions.expr(cx, args[2], env, spot),
                expressions.expr(cx, arg, env, here),
                expressions.expr(cx, args[0], env, here),
            )
            return c.BoardValue("joins", board, found, ty.YES_NO)
        case ("touched" | "merged", "by at"):
            found_two = (expressions.expr(cx, args[0], env, tile), expressions.expr(cx, args[1], env, spot))
            return c.BoardValue(word, board, found_two, ty.list_of(here))
        case ("begun", "by at"):
            begun = (expressions.expr(cx, args[0], env, tile), expressions.expr(cx, args[1], env, spot))
            return c.BoardValue("new_groups", board, begun, ty.number(0, None))
        case (_, "on") if word == board.place and arg is not None:
            side = args[0].word if isinstance(args[0], t.Word) else ""
            if side not in SIDES:
                cx.facts.add("L317", args[0].span, word=side, close=nearest(side, SIDES) or "")
                return c.Unknown(here)
            number = c.Const(SIDES.index(side), ty.NUMBER, side)
            return c.BoardValue("area_on", board, (expressions.expr(cx, arg, env, tile), number), ty.optional(here))
        case (_, "with") if word == board.place and arg is not None:
            mark = expressions.expr(cx, args[0], env, Type("enum", "mark"))
            return c.BoardValue("area_with", board, (expressions.expr(cx, arg, env, tile), mark), ty.optional(here))
        case ("spot", "at rotated"):
            column = bounded(cx, args[0], env, board.width, "column", board)
            row = bounded(cx, args[1], env, board.height, "row", board)
            return c.BoardValue("spot", board, (column, row, expressions.expr(cx, args[2], env, ty.number(0, 3))), spot)
        case ("distance", "from to"):
            return distance(cx, board, args, env)
        case _:
            return None


def inside(type_: Type, top: int) -> bool:
    """Tell whether a column, row or number surely is one of the board."""
    low, high = type_.low, type_.high
    return low is not None and low >= 1 and high is not None and high <= top


BOARD_WORDS = (
    "file rank neighbour neighbours ray line distance ahead behind tiles marks border spots joins touched merged begun "
    "spot reserve"
).split()
