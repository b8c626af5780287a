"""Words about boards with prepositions: neighbours, rays, lines, distances, columns and rows.

    (ray from s towards north)   ->   BoardValue(RAY, board, (s, north))

Each shape of board has its own words. In a game with several boards, the place or piece that a word is asked of tells
the board (`told_boards.py`); a word without one is of the board that it names, or whose places are wanted.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import board_forms, coercion, laid_words, told_boards, ways
from lawspeaker.check.expressions.board_call import BoardCall
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.expression_words import BOARD_PHRASES, Asked, suggested_of
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import GRIDS, Board, BoardForm, Piece
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

PLACE_WORDS = suggested_of(Asked.PLACE)


def check_place_word(cx: CheckContext, word: str, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `row of s`, `neighbours of t`, `ends of r`, `connected of ts`; None if the word is not one of these."""
    if isinstance(found, c.PileGet) and cx.symbols.boards:
        return coercion.report_no_place(cx, found, ty.UNKNOWN, span) if word in PLACE_WORDS else None
    board = coercion.board_of(cx, found.type)
    if board is None:
        return ways.check_ends(cx, found, span) if word == "ends" else None
    if word in ways.LISTS and board.form != BoardForm.LAID:
        return ways.check_list_word(cx, word, board, coercion.coerce(cx, found, places_of(cx, board), span))
    place = coercion.require_value(found, span)
    here = coercion.place_type(cx, board)
    match word:
        case "neighbours":
            return c.BoardValue(c.BoardWord.NEIGHBOURS, board, (place,), ty.list_of(here))
        case "column" if board.form in GRIDS:
            return c.BoardValue(c.BoardWord.COLUMN, board, (place,), ty.number(1, board.width))
        case "row" if board.form in GRIDS:
            return c.BoardValue(c.BoardWord.ROW, board, (place,), ty.number(1, board.height))
        case "number" if board.form == BoardForm.CIRCLE:
            return c.BoardValue(c.BoardWord.NUMBER, board, (place,), ty.number(1, board.width))
        case "closed" if board.form == BoardForm.LAID:
            return c.BoardValue(c.BoardWord.CLOSED, board, (place,), ty.YES_NO)
        case _:
            return None


def places_of(cx: CheckContext, board: Board) -> Type:
    """Return the type of lists of places of a board."""
    return ty.list_of(coercion.place_wanted(cx, board))


def check_board_call(
    cx: CheckContext,
    word: str,
    arg: t.Expr | None,
    phrases: tuple[t.Phrase, ...],
    scope: Scope,
    span: Span,
    want: Type | None,
) -> c.Expr:
    """Check a word about boards with its prepositions; report the word if no board has it."""
    if not check_argument_counts(cx, word, phrases):
        return c.Unknown(ty.UNKNOWN)
    preps = tuple(phrase.prep for phrase in phrases)
    call = BoardCall(word, arg, preps, [part for phrase in phrases for part in phrase.args], scope, span, want)
    if (word, preps) in (("file", (Preposition.AT,)), ("rank", (Preposition.AT,))) and told_boards.grids_of(cx):
        return check_row_of_places(cx, call)
    told = told_boards.told_board(cx, call)
    boards = list(cx.symbols.boards.values())
    for board in boards if told is None else [told, *(board for board in boards if board is not told)]:
        found = check_on_board(cx, board, call)
        if found is not None:
            return found
    if board_forms.report_incomplete(cx, word, [*(["of"] if arg is not None else []), *preps], span):
        return c.Unknown(ty.UNKNOWN)
    words = [*cx.symbols.values, *cx.symbols.pieces, *BOARD_PHRASES, "reserve"]
    cx.facts.add("L317", span, word=word, close=nearest(word, words) or "")
    return c.Unknown(ty.UNKNOWN)


def check_argument_counts(cx: CheckContext, word: str, phrases: tuple[t.Phrase, ...]) -> bool:
    """Return whether each preposition has as many arguments as it takes; report it if not."""
    grids = [board.place for board in cx.symbols.boards.values() if board.form in GRIDS]
    for phrase in phrases:
        wanted = 2 if phrase.prep == Preposition.AT and word in ("spot", *grids) else 1
        if len(phrase.args) > wanted and (word, phrase.prep) != ("neighbours", Preposition.TOWARDS):
            cx.facts.add("L322", phrase.args[wanted].span, word=word)
            return False
        if len(phrase.args) < wanted:
            cx.facts.add("L320", phrase.span, word=word, missing="a column and a row")
            return False
    return True


def check_on_board(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a call with the words of one board; None if they do not include it."""
    if (call.word, call.preps) == ("distance", (Preposition.FROM, Preposition.TO)):
        return check_distance(cx, board, call)
    along = ways.check_way_call(cx, board, call)
    if along is not None:
        return along
    match board.form:
        case BoardForm.GRID | BoardForm.HEXES:
            return check_grid_call(cx, board, call)
        case BoardForm.CIRCLE:
            return check_circle_call(cx, board, call)
        case BoardForm.PLACES:
            return check_map_call(cx, board, call)
        case BoardForm.LAID:
            return laid_words.check_laid_call(cx, board, call)


def check_grid_call(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a word about a grid of squares or hexes."""
    here, arg, args = coercion.place_type(cx, board), call.arg, call.args
    places = ty.list_of(here)
    match call.word, call.preps:
        case ("neighbour", (Preposition.TOWARDS,)) if arg is not None:
            place, way = call.check(cx, arg, here), check_direction(cx, args[0], call)
            return c.BoardValue(c.BoardWord.NEIGHBOUR, board, (place, way), ty.optional(here))
        case ("neighbours", (Preposition.TOWARDS,)) if arg is not None:
            place = call.check(cx, arg, here)
            ways = [check_direction(cx, way, call) for way in args]
            return c.BoardValue(c.BoardWord.NEIGHBOURS_TOWARDS, board, (place, *ways), places)
        case ("ray", (Preposition.FROM, Preposition.TOWARDS)):
            place, way = call.check(cx, args[0], here), check_direction(cx, args[1], call)
            return c.BoardValue(c.BoardWord.RAY, board, (place, way), places)
        case ("line", (Preposition.THROUGH,)) if isinstance(arg, t.Word):
            return check_line(cx, board, arg, call)
        case (_, (Preposition.AT,)) if call.word == board.place and len(args) == 2:
            column = check_bounded(cx, args[0], call.scope, board.width, "column", board)
            row = check_bounded(cx, args[1], call.scope, board.height, "row", board)
            sure = is_within(column.type, board.least_width) and is_within(row.type, board.least_height)
            return c.BoardValue(c.BoardWord.AT, board, (column, row), here if sure else ty.optional(here))
        case _:
            return None


def check_row_of_places(cx: CheckContext, call: BoardCall) -> c.Expr:
    """Check `(file at 2)` or `(rank of field at 2)`: the places of one column or row of a grid."""
    board = told_boards.said_grid(cx, call.word, call.arg, call.args[0].span, call.span, call.want)
    if board is None:
        return c.Unknown(ty.UNKNOWN)
    is_file = call.word == "file"
    top, line = (board.width, "column") if is_file else (board.height, "row")
    number = check_bounded(cx, call.args[0], call.scope, top, line, board)
    return c.BoardValue(c.BoardWord(call.word), board, (number,), ty.list_of(coercion.place_type(cx, board)))


def check_direction(cx: CheckContext, e: t.Expr, call: BoardCall) -> c.Expr:
    """Check a direction; report a list of them, of which the other ways would be lost."""
    hint = ty.list_of(ty.DIRECTION) if isinstance(e, t.SetOf) else ty.DIRECTION
    found = cx.parts.check_expr(cx, e, call.scope, hint if cx.parts.needs_expected_type(cx, e, call.scope) else None)
    if found.type.form == TypeForm.LIST and coercion.is_assignable(cx, found.type.element.bare(), ty.DIRECTION):
        return coercion.report_several(cx, e.span, ty.DIRECTION, word=call.word)
    return coercion.coerce(cx, found, ty.DIRECTION, e.span)


def check_bounded(cx: CheckContext, e: t.Expr, scope: Scope, top: int, word: str, board: Board) -> c.Expr:
    """Check a column or row; report it if the board certainly does not have it."""
    found = cx.parts.check_expr(cx, e, scope, ty.NUMBER)
    low, high = found.type.low, found.type.high
    if (high is not None and high < 1) or (low is not None and low > top):
        number = low if low is not None and low > top else high
        cx.facts.add("L326", e.span, (board.span, "the board"), word=word, number=number, top=top)
    return found


def is_within(type_: Type, top: int) -> bool:
    """Return whether every number of a type is from 1 to `top`."""
    low, high = type_.low, type_.high
    return low is not None and low >= 1 and high is not None and high <= top


def check_line(cx: CheckContext, board: Board, arg: t.Word, call: BoardCall) -> c.Expr:
    """Check `(line of stone through s)`: how many pieces of one owner are in a row."""
    piece = find_piece(cx, arg.word)
    if piece is None or not piece.single or piece.board != board.name:
        report_no_line(cx, arg, piece, call.span)
        return c.Unknown(ty.NUMBER)
    place = cx.parts.check_expr(cx, call.args[0], call.scope, coercion.place_type(cx, board))
    owner = c.PieceOn(piece, place, ty.optional(ty.PLAYER))
    return c.BoardValue(c.BoardWord.LINE, board, (place, owner), ty.number(0, max(board.width, board.height)))


def report_no_line(cx: CheckContext, arg: t.Word, piece: Piece | None, span: Span) -> None:
    """Report a line of something else than single pieces on a grid."""
    board = piece.board if piece is not None and piece.single else ""
    related = [] if piece is None else [(piece.span, "declared here")]
    cx.facts.add("L327", span, *related, word=arg.word, board=board)


def check_distance(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr:
    """Check `(distance from a to b)`, which is -1 where there is no way."""
    wanted = coercion.place_wanted(cx, board)
    type_ = ty.number(-1, board.width * max(1, board.height))
    return call.value(cx, board, c.BoardWord.DISTANCE, type_, *[(end, wanted) for end in call.args])


def check_circle_call(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a word about a circle of spaces."""
    here, arg, args = coercion.place_type(cx, board), call.arg, call.args
    match call.word, call.preps:
        case ("ahead" | "behind" as word, (Preposition.BY,)) if arg is not None:
            return call.value(cx, board, c.BoardWord(word), here, (arg, here), (args[0], ty.NUMBER))
        case (_, (Preposition.AT,)) if call.word == board.place:
            number = check_bounded(cx, args[0], call.scope, board.width, call.word, board)
            type_ = here if is_within(number.type, board.least_width) else ty.optional(here)
            return c.BoardValue(c.BoardWord.SPACE, board, (number,), type_)
        case _:
            return None


def check_map_call(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a word about places that are joined by edges of several sorts."""
    wanted, arg, args = coercion.place_wanted(cx, board), call.arg, call.args
    match call.word, call.preps:
        case ("neighbours", (Preposition.BY,)) if arg is not None and isinstance(args[0], t.Word):
            word = args[0].word
            if word not in board.edges:
                cx.facts.add("L317", args[0].span, word=word, close=nearest(word, board.edges) or "")
                return c.Unknown(ty.list_of(coercion.place_type(cx, board)))
            edge = c.Const(board.edges.index(word), ty.NUMBER)
            place, near = call.check(cx, arg, wanted), ty.list_of(coercion.place_type(cx, board))
            return c.BoardValue(c.BoardWord.NEIGHBOURS_BY, board, (place, edge), near)
        case (_, (Preposition.FROM, Preposition.TO)) if call.word in board.edges:
            edge = c.Const(board.edges.index(call.word), ty.NUMBER)
            ends = [call.check(cx, end, wanted) for end in args]
            return c.BoardValue(c.BoardWord.JOINED, board, (*ends, edge), ty.YES_NO)
        case _:
            return None
