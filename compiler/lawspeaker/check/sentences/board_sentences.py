"""Built-in sentences about boards: things and pieces that are placed, removed and shifted, tiles that are laid.

    shift 2 units from a to b   ->   MovePieces(unit, 2, you, a, b)

The words of a sentence are taken apart here for all built-in sentences.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions, nouns, of_phrases
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm, Piece
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def sentence_object(cx: CheckContext, e: t.Call) -> t.Expr | None:
    """Return the sentence's object, or report that it is missing."""
    if not e.args:
        cx.facts.add("L355", e.span, word=e.word)
        return None
    return e.args[0] if len(e.args) == 1 else t.SetOf(e.args[0].span, e.args)


def phrase_argument(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], *preps: str) -> t.Expr | None:
    for prep in preps:
        if prep in said:
            args = said[prep].args
            return args[0] if len(args) == 1 else t.SetOf(args[0].span, args)
    cx.facts.add("L356", e.span, word=e.word, prep=preps[0])
    return None


def check_player_phrase(cx: CheckContext, said: dict[str, t.Phrase], scope: Scope, span: Span, *preps: str) -> c.Expr:
    for prep in preps:
        if prep in said:
            return expressions.check_expr(cx, said[prep].args[0], scope, ty.PLAYER)
    return nouns.check_you(cx, scope, span)


def check_things(cx: CheckContext, e: t.Expr, scope: Scope, kind: str | None = None) -> c.Expr:
    """Check a thing or list of things."""
    found = expressions.check_expr(
        cx, e, scope, ty.list_of(Type(TypeForm.THING, kind)) if kind and isinstance(e, t.SetOf | t.Name) else None
    )
    if isinstance(found, c.ListOf) and not isinstance(e, t.SetOf):
        found = found.items[0]
    one = found.type.element if found.type.form == TypeForm.LIST else found.type
    if one.bare().form not in (TypeForm.THING, TypeForm.UNKNOWN):
        cx.facts.add("L301", e.span, have=found.type, want="thing")
        return c.Unknown(ty.UNKNOWN)
    items = found.items if isinstance(found, c.ListOf) else (found,)
    for item in items:
        nouns.require_single_copy(cx, item, e.span, scope)
    return found if found.type.form == TypeForm.LIST else coercion.require_value(found, e.span)


def check_board_sentence(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    if not e.args:
        cx.facts.add("L355", e.span, word=e.word)
        return []
    if e.word == "lay":
        return check_lay(cx, e, said, scope)
    pieces = check_pieces(cx, e.args[0], scope)
    if pieces is not None:
        return check_move_pieces(cx, e, said, scope, *pieces)
    if e.word == "shift":
        cx.facts.add("L359", e.args[0].span)
        return []
    arg = sentence_object(cx, e)
    assert arg is not None
    things = check_things(cx, arg, scope)
    if e.word == "remove":
        return [c.RemoveThing(e.span, ignore_order(things))]
    where = phrase_argument(cx, e, said, "in", "on", "at")
    if where is None:
        return []
    place = coercion.require_value(expressions.check_expr(cx, where, scope), where.span)
    board, one = (
        coercion.board_of(cx, place.type),
        things.type.element if things.type.form == TypeForm.LIST else things.type,
    )
    home = coercion.home_board(cx, one)
    if board is None and place.type.form != TypeForm.UNKNOWN:
        cx.facts.add("L304", where.span, type=place.type)
    elif board is not None and home is not None and board is not home:
        cx.facts.add("L301", where.span, have=place.type, want=coercion.place_type(cx, home))
    return [place_things(cx, e.span, next_copies(cx, things, scope), place)]


def place_things(cx: CheckContext, span: Span, things: c.Expr, place: c.Expr) -> c.PlaceThing:
    """Return the placing of things, and note that things of their kind may lie on boards."""
    one = things.type.element if things.type.form == TypeForm.LIST else things.type
    cx.program.placed.add(one.bare().name)
    return c.PlaceThing(span, ignore_order(things), place)


def next_copies(cx: CheckContext, things: c.Expr, scope: Scope) -> c.Expr:
    """In an example a name means a copy that was not named before."""
    if isinstance(things, c.ListOf):
        return c.ListOf(tuple(next_copies(cx, item, scope) for item in things.items), things.type)
    thing = coercion.named_thing(cx, things) if isinstance(things, c.Const) else None
    if not scope.example or thing is None or len(thing.ids) == 1:
        return things
    used = scope.function.copies_placed.get(thing.ids[0], 0)
    scope.function.copies_placed[thing.ids[0]] = used + 1
    return c.Const(thing.ids[used % len(thing.ids)], things.type)


def check_pieces(cx: CheckContext, arg: t.Expr, scope: Scope) -> tuple[Piece, c.Expr, t.Expr | None] | None:
    """Read `2 units of p`, `unit`, `group units`: which piece, how many, whose."""
    owner: t.Expr | None = None
    match arg:
        case t.Of(_, head, target):
            arg, owner = head, target
        case t.Amount(_, _, _, of) if of is not None:
            owner = of
        case _:
            pass
    match arg:
        case t.Amount(_, count, word):
            piece = of_phrases.find_piece(cx, word)
            return None if piece is None else (piece, expressions.check_expr(cx, count, scope, ty.NUMBER), owner)
        case t.Word(_, word) if word not in scope.names:
            piece = of_phrases.find_piece(cx, word)
            return None if piece is None else (piece, c.Const(1, ty.NUMBER, "1"), owner)
        case t.Yours(span, word):
            piece = of_phrases.find_piece(cx, word)
            return None if piece is None else (piece, c.Const(1, ty.NUMBER, "1"), t.Word(span, "you"))
        case _:
            return None


def check_move_pieces(
    cx: CheckContext,
    e: t.Call,
    said: dict[str, t.Phrase],
    scope: Scope,
    piece: Piece,
    count: c.Expr,
    owner: t.Expr | None,
) -> list[c.Stmt]:
    board = cx.symbols.boards[piece.board]
    here = coercion.place_type(cx, board)
    player: c.Expr | None = None
    anybody = piece.single and e.word == "remove" and owner is None
    if piece.per_player and not anybody:
        player = (
            nouns.check_you(cx, scope, e.span) if owner is None else expressions.check_expr(cx, owner, scope, ty.PLAYER)
        )
    source = target = None
    if e.word in ("remove", "shift"):
        where = phrase_argument(cx, e, said, "from")
        source = None if where is None else expressions.check_expr(cx, where, scope, here)
        if where is None:
            return []
    if e.word in ("place", "shift"):
        where = phrase_argument(cx, e, said, *(("in", "on", "at") if e.word == "place" else ("to",)))
        target = None if where is None else expressions.check_expr(cx, where, scope, here)
        if where is None:
            return []
    return [c.MovePieces(e.span, piece, count, player, source, target)]


def check_lay(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    board = next((b for b in cx.symbols.boards.values() if b.form == BoardForm.LAID), None)
    where = phrase_argument(cx, e, said, "at")
    if board is None:
        cx.facts.add("L360", e.span)
    if board is None or where is None:
        return []
    tile = expressions.check_expr(cx, e.args[0], scope, Type(TypeForm.THING, board.tile))
    nouns.require_single_copy(cx, tile, e.args[0].span, scope)
    return [c.Lay(e.span, board, tile, expressions.check_expr(cx, where, scope, Type(TypeForm.SPOT, board.name)))]
