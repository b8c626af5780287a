"""Conditions of examples, with the parts whose values a failed example shows.

that coins of Anna is 2     ->     Condition(coins of Anna == 2, shown: `coins of Anna`, wanted `2`)
that Farm is in row         ->     Condition(…, shown: `row`)
A holds 2 units of Red      ->     Condition(…, shown: the pieces on A)
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples.copies import generalize, match_any_copy, names_with_copies
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, LogicOp
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

Recorded = dict[int, c.Expr]
Words = Span | str
"""Words of a message: a place in the spec whose text is quoted, or a text."""

SEAT = c.Local("seat", ty.PLAYER)

NAMEABLE = (
    TypeForm.NUMBER,
    TypeForm.YES_NO,
    TypeForm.ENUM,
    TypeForm.THING,
    TypeForm.PLACE,
    TypeForm.PLAYER,
    TypeForm.RESOURCE,
    TypeForm.OUTCOME,
    TypeForm.FACE,
    TypeForm.SPOT,
    TypeForm.PHASE,
)


class PartForm(StrEnum):
    """How the value of a part is shown; `DECLARED` shows who sees a state or a resource by its declaration."""

    VALUE = "value"
    LIST = "list"
    COPIES = "copies"
    BUNDLE = "bundle"
    PIECES = "pieces"
    THINGS = "things"
    ENDING = "ending"
    SEEN = "seen"
    DECLARED = "declared"


class ShownPart(Struct, frozen=True):
    """A part of a condition: its words, its value, and what the condition wants it to be, if it says that.

    `copies`: the part names a thing with several copies, which is the variable `copy` in its value.
    """

    words: Words
    form: PartForm
    value: c.Expr
    wanted: Words = ""
    copies: Thing | None = None


class Condition(Struct, frozen=True):
    """One condition of an `expect`."""

    test: c.Expr
    span: Span
    shown: tuple[ShownPart, ...] = ()


def check_conditions(cx: CheckContext, test: t.Expr, span: Span, scope: Scope) -> list[Condition]:
    """Check `that CONDITION`; the sides of an `and` become conditions of their own, so that each is shown alone."""
    if isinstance(test, t.Logic) and test.op == LogicOp.AND:
        return [condition for side in (test.left, test.right) for condition in check_conditions(cx, side, span, scope)]
    cx.recorded = {}
    checked = expressions.check_expr(cx, test, scope, ty.YES_NO)
    recorded, cx.recorded = cx.recorded, None
    return [Condition(match_any_copy(cx.symbols, checked), span, tuple(parts_of(cx, test, recorded)))]


def parts_of(cx: CheckContext, test: t.Expr, recorded: Recorded) -> Iterator[ShownPart]:
    """Yield the parts of a condition that are worth showing."""
    match test:
        case t.Compare(_, CompareWord.IN | CompareWord.NOT_IN, left, right):
            yield from side(cx, right, recorded)
            yield from side(cx, left, recorded)
        case t.Compare(_, op, left, right):
            yield from sides(cx, op, left, right, recorded)
        case t.EmptyTest(_, value):
            yield from emptied(cx, value, recorded)
        case t.Logic(_, _, left, right):
            yield from parts_of(cx, left, recorded)
            yield from parts_of(cx, right, recorded)
        case t.Not(_, value):
            yield from parts_of(cx, value, recorded)
        case t.AllHave(_, _, source) | t.Query(_, _, _, source):
            yield from side(cx, source, recorded)
        case _:
            yield from side(cx, test, recorded)


def sides(cx: CheckContext, op: CompareWord, left: t.Expr, right: t.Expr, recorded: Recorded) -> Iterator[ShownPart]:
    """Yield both sides of a comparison; a fixed side is what the other one should be."""
    equal = op == CompareWord.IS
    wanted = right.span if equal and is_fixed(recorded.get(id(right))) else ""
    yield from side(cx, left, recorded, wanted)
    wanted = left.span if equal and is_fixed(recorded.get(id(left))) else ""
    yield from side(cx, right, recorded, wanted)


def side(cx: CheckContext, e: t.Expr, recorded: Recorded, wanted: Words = "") -> Iterator[ShownPart]:
    """Yield an expression that is not fixed, and the collection that it counts or searches."""
    found = recorded.get(id(e))
    if found is None or is_fixed(found):
        return
    part = shown_part(cx, e.span, found, wanted)
    if part is not None:
        yield part
    while isinstance(e, t.Query | t.SumOf):
        e = e.source
        if not isinstance(e, t.Query):
            yield from side(cx, e, recorded)


def shown_part(cx: CheckContext, words: Words, value: c.Expr, wanted: Words = "") -> ShownPart | None:
    """Return the part of a value; None if values of its type have no names."""
    form = form_of(value.type)
    if form is None or isinstance(value, c.Universe):
        return None
    copies = names_with_copies(cx.symbols, value)
    if not copies:
        return ShownPart(words, form, value, wanted)
    thing = next(iter(copies.values()))
    if len(copies) > 1 or form != PartForm.VALUE:
        return None
    return ShownPart(words, PartForm.COPIES, generalize(cx.symbols, thing, "copy", value), wanted, thing)


def form_of(type_: Type) -> PartForm | None:
    """Return how values of a type are shown; None if they have no names."""
    bare = type_.bare()
    if bare.form == TypeForm.BUNDLE:
        return PartForm.BUNDLE
    if bare.form == TypeForm.LIST:
        return PartForm.LIST if bare.element.bare().form in NAMEABLE else None
    return PartForm.VALUE if bare.form in NAMEABLE else None


def is_fixed(value: c.Expr | None) -> bool:
    """Return whether a value is written in the spec, so that it need not be shown."""
    match value:
        case None | c.Const() | c.Seat() | c.Nothing() | c.BundleOf() | c.Unknown():
            return True
        case c.ListOf(items) | c.BoardValue(c.BoardWord.AT, _, items):
            return all(is_fixed(item) for item in items)
        case _:
            return False


def emptied(cx: CheckContext, value: t.Expr, recorded: Recorded) -> Iterator[ShownPart]:
    """Yield what is in a list or on a place that should be empty, or not."""
    found = recorded.get(id(value))
    if found is None or found.type.form in (TypeForm.LIST, TypeForm.BUNDLE, TypeForm.UNKNOWN):
        yield from side(cx, value, recorded)
    else:
        yield pieces_part(cx, found, value.span)


def pieces_part(cx: CheckContext, place: c.Expr, words: Words, wanted: Words = "") -> ShownPart:
    """Return the part that shows all pieces on a place: how many of each sort, of each player `SEAT`."""
    board = coercion.board_of(cx, place.type)
    pieces = [piece for piece in cx.symbols.pieces.values() if board is not None and piece.board == board.name]
    counts = [c.PieceCount(piece, SEAT if piece.per_player else None, place, ty.NUMBER) for piece in pieces]
    return ShownPart(words, PartForm.PIECES, c.ListOf(tuple(counts), ty.list_of(ty.NUMBER)), wanted)


def things_part(things: c.Expr, words: Words, wanted: Words) -> ShownPart:
    """Return the part that shows the things on a place."""
    return ShownPart(words, PartForm.THINGS, things, wanted)
