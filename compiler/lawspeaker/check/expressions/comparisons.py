"""Comparisons: equality, order, membership, emptiness.

rank of c is at least 7   ->   Compare(AT_LEAST, FieldGet(card.rank, c), Const(7))
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, nouns, of_phrases
from lawspeaker.check.expressions.all_and_one import is_all_and_one, report_all_and_one
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm

COMPARISONS = {
    CompareWord.IS: c.Comparison.EQUAL,
    CompareWord.IS_NOT: c.Comparison.NOT_EQUAL,
    CompareWord.AT_LEAST: c.Comparison.AT_LEAST,
    CompareWord.AT_MOST: c.Comparison.AT_MOST,
    CompareWord.MORE: c.Comparison.MORE,
    CompareWord.LESS: c.Comparison.LESS,
}


def check_compare(cx: CheckContext, e: t.Compare, scope: Scope) -> c.Expr:
    """Check a comparison by its operator."""
    match e.op:
        case CompareWord.IN | CompareWord.NOT_IN:
            return check_member(cx, e, scope)
        case CompareWord.NEXT_TO:
            return check_next_to(cx, e, scope)
        case CompareWord.IS | CompareWord.IS_NOT:
            return check_equality(cx, e, scope)
        case CompareWord.LIKE | CompareWord.NOT_LIKE:
            return check_alike(cx, e, scope)
        case op:
            left = cx.parts.check_expr(cx, e.left, scope, ty.NUMBER)
            return c.Compare(COMPARISONS[op], left, cx.parts.check_expr(cx, e.right, scope, ty.NUMBER), ty.YES_NO)


def check_next_to(cx: CheckContext, e: t.Compare, scope: Scope) -> c.Expr:
    """Check `a is next to b`; one of the places tells the board of the name of a square on the other side."""
    known: c.Expr | None = None
    if nouns.needs_expected_type(cx, e.left, scope) and not nouns.needs_expected_type(cx, e.right, scope):
        known = cx.parts.check_expr(cx, e.right, scope)
    told = None if known is None else coercion.board_of(cx, known.type)
    want = None if told is None else coercion.place_type(cx, told)
    left = cx.parts.check_expr(cx, e.left, scope, want)
    board = coercion.board_of(cx, left.type)
    if board is None:
        if left.type.form != TypeForm.UNKNOWN:
            cx.facts.add("L304", e.left.span, type=left.type)
        return c.Unknown(ty.YES_NO)
    wanted = coercion.place_wanted(cx, board)
    if known is None:
        right = cx.parts.check_expr(cx, e.right, scope, wanted)
    else:
        right = coercion.coerce(cx, known, wanted, e.right.span)
    left, places = coercion.coerce(cx, left, wanted, e.left.span), ty.list_of(coercion.place_type(cx, board))
    near = c.BoardValue(c.BoardWord.NEIGHBOURS, board, (left,), places)
    return c.Member(right, near, False, ty.YES_NO)


def check_between(cx: CheckContext, e: t.Between, scope: Scope) -> c.Expr:
    """Check `x is between a and b`; report bounds between which there is no number."""
    value = cx.parts.check_expr(cx, e.value, scope, ty.NUMBER)
    low, high = (cx.parts.check_expr(cx, end, scope, ty.NUMBER) for end in (e.low, e.high))
    if low.type.low is not None and high.type.high is not None and low.type.low > high.type.high:
        cx.facts.add("W545", e.span, low=coercion.range_text(low.type), high=coercion.range_text(high.type))
    return c.Between(value, low, high, e.negated, ty.YES_NO)


def check_member(cx: CheckContext, e: t.Compare, scope: Scope) -> c.Expr:
    """Check `x is in xs`."""
    negated = e.op == CompareWord.NOT_IN
    if isinstance(e.right, t.Range):
        return check_between(cx, t.Between(e.span, e.left, e.right.low, e.right.high, negated), scope)
    source = coercion.as_compared(cx.parts.check_expr(cx, e.right, scope, listed_type(cx, e, scope)))
    if source.type.form != TypeForm.LIST:
        cx.facts.add("L305", e.right.span, type=source.type)
        return c.Unknown(ty.YES_NO)
    left = coercion.as_compared(
        cx.parts.check_expr(cx, e.left, scope, ty.optional(source.type.element.bare().unbounded()))
    )
    if isinstance(source, c.PileGet):
        return c.InPile(left, ignore_order(source), negated, ty.YES_NO)
    return c.Member(left, ignore_order(source), negated, ty.YES_NO)


def listed_type(cx: CheckContext, e: t.Compare, scope: Scope) -> Type | None:
    """Return the type of a list of words, or of a row of places without its board: that of what may be in it.

    None if the list tells its own type.
    """
    words = isinstance(e.right, t.SetOf) and all(isinstance(item, t.Word) for item in e.right.items)
    if (
        not (words or isinstance(e.right, t.CallValue))
        or not nouns.needs_expected_type(cx, e.right, scope)
        or nouns.needs_expected_type(cx, e.left, scope)
    ):
        return None
    mark = cx.facts.mark()
    left = cx.parts.check_expr(cx, e.left, scope)
    cx.facts.forget(mark)
    return None if left.type.form == TypeForm.UNKNOWN else ty.list_of(of_phrases.element_type(left.type).unbounded())


def check_equality(cx: CheckContext, e: t.Compare, scope: Scope) -> c.Expr:
    """Check `a is b`; the type of one side helps to find the meaning of a word on the other."""
    negated = e.op == CompareWord.IS_NOT
    kind_test = check_kind_test(cx, e, scope, negated)
    if kind_test is not None:
        return kind_test
    if nouns.needs_expected_type(cx, e.left, scope) and not nouns.needs_expected_type(cx, e.right, scope):
        right = cx.parts.check_expr(cx, e.right, scope)
        left = cx.parts.check_expr(cx, e.left, scope, expected_type(right.type))
    else:
        left = cx.parts.check_expr(cx, e.left, scope)
        right = cx.parts.check_expr(cx, e.right, scope, expected_type(left.type))
    if is_all_and_one(left, e.right, right):
        return report_all_and_one(cx, e.left, left, scope)
    if is_all_and_one(right, e.left, left):
        return report_all_and_one(cx, e.right, right, scope)
    if left.type.form == TypeForm.LIST and right.type.form != TypeForm.LIST:
        left = coercion.coerce(cx, left, right.type.unbounded(), e.left.span)
    if not coercion.are_comparable(cx, left.type, right.type):
        cx.facts.add("L301", e.span, have=right.type, want=left.type)
        return c.Unknown(ty.YES_NO)
    if isinstance(right, c.Const) and right.type.form == TypeForm.THING:
        thing = coercion.named_thing(cx, right)
        if thing is not None and len(thing.ids) > 1:
            return c.IsThing(left, thing, negated, ty.YES_NO)
    return c.Compare(
        c.Comparison.NOT_EQUAL if negated else c.Comparison.EQUAL,
        coercion.as_compared(left),
        coercion.as_compared(right),
        ty.YES_NO,
    )


def check_alike(cx: CheckContext, e: t.Compare, scope: Scope) -> c.Expr:
    """Check `c is like d`: copies of the same thing, or copies of a named thing."""
    negated = e.op == CompareWord.NOT_LIKE
    found = coercion.require_value(cx.parts.check_expr(cx, e.left, scope), e.left.span)
    other = coercion.require_value(cx.parts.check_expr(cx, e.right, scope, expected_type(found.type)), e.right.span)
    for side, span in ((found, e.left.span), (other, e.right.span)):
        if side.type.form not in (TypeForm.THING, TypeForm.UNKNOWN):
            cx.facts.add("L328", span, type=side.type)
            return c.Unknown(ty.YES_NO)
    if not coercion.are_comparable(cx, found.type, other.type):
        cx.facts.add("L301", e.span, have=other.type, want=found.type)
        return c.Unknown(ty.YES_NO)
    thing = coercion.named_thing(cx, other) if isinstance(other, c.Const) else None
    if thing is not None:
        return c.IsThing(found, thing, negated, ty.YES_NO)
    return c.Alike(found, other, negated, ty.YES_NO)


def check_kind_test(cx: CheckContext, e: t.Compare, scope: Scope, negated: bool) -> c.Expr | None:
    """Check `c is spell` as a test of the kind; None if it is no kind."""
    if not isinstance(e.right, t.Word) or e.right.word not in cx.symbols.kinds or e.right.word in scope.names:
        return None
    left = cx.parts.check_expr(cx, e.left, scope)
    if left.type.bare().form != TypeForm.THING:
        return None
    kind = cx.symbols.kinds[e.right.word]
    return c.IsKind(left, kind.first, kind.last, negated, ty.YES_NO)


def check_empty(cx: CheckContext, value: t.Expr, negated: bool, scope: Scope) -> c.Expr:
    """Check `xs is empty` of a list, bundle or steps, or `t is empty` of a place."""
    found = cx.parts.check_expr(cx, value, scope)
    if isinstance(found, c.FieldGet) and found.type.form == TypeForm.STEPS:
        return c.HasSteps(coercion.require_value(found.target, value.span), found.field, not negated, ty.YES_NO)
    if found.type.form in (TypeForm.LIST, TypeForm.BUNDLE):
        return c.Empty(ignore_order(found), negated, ty.YES_NO)
    if coercion.board_of(cx, found.type) is not None and found.type.bare().form in (TypeForm.PLACE, TypeForm.THING):
        return compare_piece_total(cx, found, negated)
    cx.facts.add("L305", value.span, type=found.type)
    return c.Unknown(ty.YES_NO)


def compare_piece_total(cx: CheckContext, place: c.Expr, negated: bool) -> c.Expr:
    """Return the test that no piece, or if negated any piece, is on a place."""
    board = coercion.board_of(cx, place.type)
    total: c.Expr | None = None
    for piece in cx.symbols.pieces.values():
        if board is not None and piece.board == board.name:
            count = c.PieceCount(piece, None, place, ty.NUMBER)
            total = count if total is None else c.Arithmetic(c.ArithmeticOp.ADD, total, count, ty.NUMBER)
    return c.Compare(
        c.Comparison.NOT_EQUAL if negated else c.Comparison.EQUAL,
        total or c.Const(0, ty.NUMBER),
        c.Const(0, ty.NUMBER),
        ty.YES_NO,
    )


def expected_type(type_: Type) -> Type | None:
    """Return the type with which the other side of an `is` is checked."""
    if type_.form in (TypeForm.UNKNOWN, TypeForm.NOTHING):
        return None
    return type_ if type_.form == TypeForm.LIST else ty.optional(type_.bare().unbounded())
