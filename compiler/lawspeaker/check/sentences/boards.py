"""Sentences about boards: place, remove, shift, lay.

shift 2 units from a to b   ->   MovePieces(unit, 2, you, a, b)
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions, nouns, of_phrases, place_names
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.check.sentences.parts import (
    Pieces,
    Sentence,
    check_pieces,
    check_things,
    find_object,
    find_phrase,
    next_copies,
)
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_place(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `place c on t` of things, or `place 2 units in t` of pieces."""
    arg = find_object(cx, s)
    if arg is None:
        return []
    pieces = check_pieces(cx, s.call.args[0], s.scope)
    if pieces is not None:
        return move_pieces(cx, s, pieces, to=(Preposition.IN, Preposition.ON, Preposition.AT))
    things = check_things(cx, arg, s.scope)
    where = find_phrase(cx, s, Preposition.IN, Preposition.ON, Preposition.AT)
    if where is None:
        return []
    home = coercion.home_board(cx, of_phrases.element_type(things.type))
    place = check_thing_place(cx, where, home, s.scope)
    return [place_things(cx, s.span, next_copies(cx, things, s.scope), place)]


def check_thing_place(cx: CheckContext, where: t.Expr, home: Board | None, scope: Scope) -> c.Expr:
    """Check the place of things that lie on the board `home`; report something else than a place."""
    is_name = place_names.is_only_square(cx, where, scope)
    found = expressions.check_expr(cx, where, scope, coercion.place_type(cx, home) if home and is_name else None)
    board = None if isinstance(found, c.PileGet) else coercion.board_of(cx, found.type)
    if home is None or (board is None and found.type.form != TypeForm.UNKNOWN):
        wanted = ty.UNKNOWN if home is None else coercion.place_type(cx, home)
        return coercion.report_no_place(cx, found, wanted, where.span)
    if board is not None and board is not home:
        cx.facts.add("L301", where.span, have=found.type, want=coercion.place_type(cx, home))
        return c.Unknown(coercion.place_type(cx, home))
    return coercion.coerce(cx, found, coercion.place_wanted(cx, home), where.span)


def place_things(cx: CheckContext, span: Span, things: c.Expr, place: c.Expr) -> c.PlaceThing:
    """Return the sentence that places things, and record that things of their kind may be on a board."""
    cx.program.placed.add(of_phrases.element_type(things.type).name)
    return c.PlaceThing(span, ignore_order(things), place)


def check_remove(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `remove c` of things, or `remove 2 units from t` of pieces."""
    arg = find_object(cx, s)
    if arg is None:
        return []
    pieces = check_pieces(cx, s.call.args[0], s.scope)
    if pieces is not None:
        return move_pieces(cx, s, pieces, away=True)
    if Preposition.FROM in s.phrases:
        check_taken_from(cx, s)
    return [c.RemoveThing(s.span, ignore_order(check_things(cx, arg, s.scope)))]


def check_taken_from(cx: CheckContext, s: Sentence) -> None:
    """Check where things are said to be that are removed; they are taken from wherever they are."""
    where = s.phrases[Preposition.FROM].args[0]
    found = expressions.check_expr(cx, where, s.scope)
    if coercion.board_of(cx, found.type) is None and found.type.form not in (TypeForm.LIST, TypeForm.UNKNOWN):
        cx.facts.add("L357", where.span)


def check_shift(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `shift 2 units from a to b`."""
    if find_object(cx, s) is None:
        return []
    pieces = check_pieces(cx, s.call.args[0], s.scope)
    if pieces is None:
        cx.facts.add("L359", s.call.args[0].span)
        return []
    return move_pieces(cx, s, pieces, away=True, to=(Preposition.TO,))


def move_pieces(
    cx: CheckContext, s: Sentence, pieces: Pieces, *, away: bool = False, to: tuple[Preposition, ...] = ()
) -> list[c.Stmt]:
    """Check where pieces come from (`away`: from a place) and where they go (behind one of the prepositions `to`)."""
    here = coercion.place_wanted(cx, cx.symbols.boards[pieces.piece.board])
    player: c.Expr | None = None
    of_any_player = pieces.piece.single and not to and pieces.owner is None
    if pieces.piece.per_player and not of_any_player:
        player = check_owner(cx, s, pieces.owner)
    source = target = None
    if away:
        where = find_phrase(cx, s, Preposition.FROM)
        if where is None:
            return []
        source = expressions.check_expr(cx, where, s.scope, here)
    if to:
        where = find_phrase(cx, s, *to)
        if where is None:
            return []
        target = expressions.check_expr(cx, where, s.scope, here)
    return [c.MovePieces(s.span, pieces.piece, pieces.count, player, source, target)]


def check_owner(cx: CheckContext, s: Sentence, owner: t.Expr | None) -> c.Expr:
    """Check the owner of pieces: `you` if none is written."""
    if owner is None:
        return nouns.check_you(cx, s.scope, s.span)
    return expressions.check_expr(cx, owner, s.scope, ty.PLAYER)


def check_lay(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `lay t at s`: a tile on a board of laid tiles."""
    if find_object(cx, s) is None:
        return []
    board = next((b for b in cx.symbols.boards.values() if b.form == BoardForm.LAID), None)
    where = find_phrase(cx, s, Preposition.AT)
    if board is None:
        cx.facts.add("L360", s.span)
    if board is None or where is None:
        return []
    first = s.call.args[0]
    tile = expressions.check_expr(cx, first, s.scope, Type(TypeForm.THING, board.tile))
    nouns.require_single_copy(cx, tile, first.span, s.scope)
    spot = expressions.check_expr(cx, where, s.scope, Type(TypeForm.SPOT, board.name))
    return [c.Lay(s.span, board, tile, spot)]
