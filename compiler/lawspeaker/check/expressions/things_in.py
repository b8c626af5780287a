"""`(cards in X)`: the things of a kind in a pile or a list, or on a place of a board.

    (spells in your hand)    ->   Query(PileGet(hand, you), it is spell)
    (houses in t)            ->   ThingsAt(house, t)

A pile is never a place, and a place never a pile.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, Kind
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

PREPOSITIONS = ([Preposition.IN], [Preposition.ON], [Preposition.AT])


def check_things_in(cx: CheckContext, word: str, args: tuple[t.Expr, ...], scope: Scope, span: Span) -> c.Expr | None:
    """Check `(cards in X)`; None if the word is no plural of a kind whose things are in piles or on places."""
    kind = next((kind for kind in cx.symbols.kinds.values() if kind.plural == word), None)
    if kind is None or len(args) != 1:
        return None
    home = coercion.home_board(cx, Type(TypeForm.THING, kind.name))
    where = check_where(cx, args[0], scope, home)
    if is_collection(cx, where, home):
        return things_of_list(cx, kind, where, args[0].span, span)
    if any(board.tile == kind.name for board in cx.symbols.boards.values()):
        return None
    return things_on_place(cx, kind, where, home, args[0].span)


def check_where(cx: CheckContext, e: t.Expr, scope: Scope, home: Board | None) -> c.Expr:
    """Check what stands behind `in`; the board of the things helps to find the meaning of the name of a place."""
    if home is not None and cx.parts.needs_expected_type(cx, e, scope):
        return cx.parts.check_expr(cx, e, scope, coercion.place_wanted(cx, home))
    return cx.parts.check_expr(cx, e, scope)


def is_collection(cx: CheckContext, where: c.Expr, home: Board | None) -> bool:
    """Return whether an expression is a pile, or a list of things that are no places."""
    if isinstance(where, c.PileGet):
        return True
    if where.type.form != TypeForm.LIST or where.type.element.bare().form != TypeForm.THING:
        return False
    return home is None or not coercion.is_assignable(cx, where.type.element.bare(), coercion.place_wanted(cx, home))


def things_of_list(cx: CheckContext, kind: Kind, where: c.Expr, at: Span, span: Span) -> c.Expr:
    """Return the things of a kind in a list; report a list in which there can be none."""
    element, things = where.type.element.bare(), Type(TypeForm.THING, kind.name)
    if not coercion.is_assignable(cx, element, things):
        if isinstance(where, c.PileGet):
            cx.facts.add("L358", at, have=things, pile=where.pile.name, kind=where.pile.kind)
        else:
            cx.facts.add("L301", at, have=where.type, want=ty.list_of(things))
        return c.Unknown(ty.list_of(things))
    if cx.symbols.is_kind(element.name, kind.name):
        return where
    test = c.IsKind(c.Local("it", element), kind.first, kind.last, False, ty.YES_NO)
    return c.Query(None, "it", where, test, None, (), ty.list_of(things), span)


def things_on_place(cx: CheckContext, kind: Kind, where: c.Expr, home: Board | None, at: Span) -> c.Expr:
    """Return the things of a kind on a place of the board on which they lie; report something else."""
    things = Type(TypeForm.THING, kind.name)
    if home is None:
        if where.type.form != TypeForm.UNKNOWN:
            cx.facts.add("L357", at)
        return c.Unknown(ty.list_of(things))
    place = coercion.coerce(cx, where, coercion.place_wanted(cx, home), at)
    return c.ThingsAt(kind.name, place, ty.list_of(things))
