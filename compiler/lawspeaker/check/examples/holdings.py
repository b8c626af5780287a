"""What a place holds in an example: pieces and things, on every form of board.

e5 holds man of White     below `given` a MovePieces, below `expect` a Compare
space 3 holds Meeple      below `given` a PlaceThing, below `expect` a Compare
e4 holds nothing          below `given` everything there is removed, below `expect` nothing is there
"""

from __future__ import annotations

from functools import reduce

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples.copies import match_any_copy
from lawspeaker.check.examples.shown_parts import Condition, Words, pieces_part, things_part
from lawspeaker.check.expressions import coercion, comparisons, expressions
from lawspeaker.check.sentences import boards, parts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, BoardForm, Piece
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_given_holds(cx: CheckContext, line: t.Holds, scope: Scope) -> list[c.Stmt]:
    """Check `A holds 2 units of Red, Farm` as something to place, `A holds nothing` as something to remove."""
    if is_nothing(line):
        return clear_place(cx, line, scope)
    return [stmt for arg in line.args for stmt in check_given_part(cx, line, arg, scope)]


def check_given_part(cx: CheckContext, line: t.Holds, arg: t.Expr, scope: Scope) -> list[c.Stmt]:
    """Check one part of a `holds` line as something to place."""
    pieces = parts.check_pieces(cx, arg, scope)
    if pieces is not None:
        where = expressions.check_expr(cx, line.place, scope, piece_place(cx, pieces))
        player = check_owner(cx, pieces, scope)
        if pieces.piece.per_player and player is None:
            cx.facts.add("L482", arg.span, word=pieces.piece.name)
            return []
        return [c.MovePieces(line.span, pieces.piece, pieces.count, player, None, where)]
    copies = check_owned_copies(cx, arg, scope)
    if copies:
        copy = copies[parts.count_use(scope, [copy.value for copy in copies])]
        return [boards.place_things(cx, line.span, copy, check_thing_place(cx, line.place, copy, scope))]
    things = parts.check_things(cx, arg, scope)
    where = check_thing_place(cx, line.place, things, scope)
    return [boards.place_things(cx, line.span, parts.next_copies(cx, things, scope), where)]


def check_expected_holds(cx: CheckContext, line: t.Holds, scope: Scope) -> list[Condition]:
    """Check a `holds` line as conditions, one for each part."""
    if is_nothing(line):
        return is_bare(cx, line, scope)
    return [check_expected_part(cx, line, arg, scope) for arg in line.args]


def check_expected_part(cx: CheckContext, line: t.Holds, arg: t.Expr, scope: Scope) -> Condition:
    """Check `A holds 2 units of Red` or `A holds Farm` as a condition."""
    pieces = parts.check_pieces(cx, arg, scope)
    if pieces is not None:
        where = expressions.check_expr(cx, line.place, scope, piece_place(cx, pieces))
        count = c.PieceCount(pieces.piece, check_owner(cx, pieces, scope), where, ty.NUMBER)
        shown = (pieces_part(cx, where, words_of(line), arg.span),)
        return Condition(c.Compare(c.Comparison.EQUAL, count, pieces.count, ty.YES_NO), line.span, shown)
    copies = check_owned_copies(cx, arg, scope)
    thing: c.Expr = copies[0] if copies else parts.check_things(cx, arg, scope)
    where = check_thing_place(cx, line.place, thing, scope)
    is_there = reduce(any_of, [is_at(copy, where) for copy in copies] or [is_at(thing, where)])
    kind = thing.type.element if thing.type.form == TypeForm.LIST else thing.type.bare()
    things = c.ThingsAt(kind.name, where, ty.list_of(kind))
    part = things_part(things, words_of(line), arg.span)
    return Condition(match_any_copy(cx.symbols, is_there), line.span, (part,) if kind.form == TypeForm.THING else ())


def is_at(thing: c.Expr, where: c.Expr) -> c.Expr:
    """Return the condition that a thing lies on a place."""
    return c.Compare(c.Comparison.EQUAL, c.PlaceOf(thing, ty.optional(where.type)), where, ty.YES_NO)


def any_of(one: c.Expr, other: c.Expr) -> c.Expr:
    """Return the condition that one of two conditions holds."""
    return c.Logic(c.LogicOp.OR, one, other, ty.YES_NO)


def check_owned_copies(cx: CheckContext, arg: t.Expr, scope: Scope) -> list[c.Const]:
    """Return the copies of a thing that a player owns, for `Meeple of Red`; none for other expressions."""
    match arg:
        case t.Of(_, t.Name(_, name), target) if cx.symbols.named.get(name) and cx.symbols.named[name][0].per_player:
            thing = cx.symbols.named[name][0]
            owner = expressions.check_expr(cx, target, scope, ty.PLAYER)
            seat = owner.value if isinstance(owner, c.Const) else owner.number if isinstance(owner, c.Seat) else 1
            ids = thing.ids[(seat - 1) * thing.copies : seat * thing.copies]
            return [c.Const(number, Type(TypeForm.THING, thing.kind)) for number in ids]
        case _:
            return []


def words_of(line: t.Holds) -> Words:
    """Return what messages call the place of a line."""
    return line.place.name if isinstance(line.place, t.Name) else line.place.span


def check_owner(cx: CheckContext, pieces: parts.Pieces, scope: Scope) -> c.Expr | None:
    """Check the owner of pieces, if one is written."""
    return None if pieces.owner is None else expressions.check_expr(cx, pieces.owner, scope, ty.PLAYER)


def piece_place(cx: CheckContext, pieces: parts.Pieces) -> Type:
    """Return the type of the places that pieces stand on."""
    return coercion.place_wanted(cx, cx.symbols.boards[pieces.piece.board])


def check_thing_place(cx: CheckContext, place: t.Expr, things: c.Expr, scope: Scope) -> c.Expr:
    """Check the place of things: it is on the board where things of their kind lie."""
    element = things.type.element if things.type.form == TypeForm.LIST else things.type
    home = coercion.home_board(cx, element) if element.bare().form == TypeForm.THING else None
    want = None if home is None else coercion.place_wanted(cx, home)
    return coercion.require_value(expressions.check_expr(cx, place, scope, want), place.span)


def is_nothing(line: t.Holds) -> bool:
    """Return whether a line says that a place is empty."""
    return len(line.args) == 1 and isinstance(line.args[0], t.Word) and line.args[0].word == "nothing"


def check_any_place(cx: CheckContext, line: t.Holds, scope: Scope) -> tuple[c.Expr, Board | None]:
    """Check a place of any board; report something else."""
    where = coercion.require_value(expressions.check_expr(cx, line.place, scope), line.place.span)
    board = coercion.board_of(cx, where.type)
    if board is None and where.type.form != TypeForm.UNKNOWN:
        cx.facts.add("L304", line.place.span, type=where.type)
    return where, board


def is_bare(cx: CheckContext, line: t.Holds, scope: Scope) -> list[Condition]:
    """Return the conditions that neither a piece nor a thing is on a place."""
    where, board = check_any_place(cx, line, scope)
    if board is None:
        return []
    no_piece = comparisons.compare_piece_total(cx, where, False)
    shown = (pieces_part(cx, where, words_of(line), "nothing"),)
    return [
        Condition(no_piece, line.span, shown),
        *(
            Condition(c.Empty(things, False, ty.YES_NO), line.span, (things_part(things, words_of(line), "nothing"),))
            for things in things_on(cx, board, where)
        ),
    ]


def clear_place(cx: CheckContext, line: t.Holds, scope: Scope) -> list[c.Stmt]:
    """Return the sentences that remove all pieces and things from a place."""
    where, board = check_any_place(cx, line, scope)
    if board is None:
        return []
    pieces = [piece for piece in cx.symbols.pieces.values() if piece.board == board.name]
    stmts = [remove_all(cx, line.span, piece, where, scope) for piece in pieces]
    return [*stmts, *(c.RemoveThing(line.span, things) for things in things_on(cx, board, where))]


def remove_all(cx: CheckContext, span: Span, piece: Piece, where: c.Expr, scope: Scope) -> c.Stmt:
    """Return the sentence that removes all pieces of one sort from a place, whosever they are."""
    if piece.single or not piece.per_player:
        return c.MovePieces(span, piece, c.PieceCount(piece, None, where, ty.NUMBER), None, where, None)
    var = cx.temporary(scope, "holder", ty.PLAYER)
    player = c.Local(var, ty.PLAYER)
    count = c.PieceCount(piece, player, where, ty.NUMBER)
    remove = c.MovePieces(span, piece, count, player, where, None)
    temp = cx.temporary(scope, "holders", ty.list_of(ty.PLAYER))
    return c.Each(span, var, ty.PLAYER, c.Universe(ty.list_of(ty.PLAYER)), (remove,), temp)


def things_on(cx: CheckContext, board: Board, where: c.Expr) -> list[c.Expr]:
    """Return the lists of things on a place, one for each kind without a parent whose things lie on the board."""
    kinds = [kind for kind in cx.symbols.kinds.values() if kind.parent is None and kind.name not in places_of(board)]
    types = [Type(TypeForm.THING, kind.name) for kind in kinds]
    return [
        c.ThingsAt(type_.name, where, ty.list_of(type_)) for type_ in types if coercion.home_board(cx, type_) is board
    ]


def places_of(board: Board) -> tuple[str, ...]:
    """Return the kinds whose things make up a board: its places, or its tiles."""
    return (board.tile,) if board.form == BoardForm.LAID else board.kinds
