"""Expressions: each gets its meaning and its type.

    2 * cost of c   ->   Arithmetic(MULTIPLY, Const(2), FieldGet(card.cost, c))

An expression with an error becomes `Unknown`, so that one mistake gives one message.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import (
    coercion,
    collections,
    comparisons,
    nouns,
    of_phrases,
    possible,
    rule_point_calls,
)
from lawspeaker.check.expressions.components import is_unordered
from lawspeaker.check.lint.pile_order import ignore_order, ordered_piles
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.every import plural_of_all
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

DIVISIONS = (c.ArithmeticOp.DIVIDE, c.ArithmeticOp.REMAINDER)


def check_expr(cx: CheckContext, e: t.Expr, scope: Scope, want: Type | None = None) -> c.Expr:
    """Check an expression and coerce it to the type `want`, if one is given."""
    cx.expression_depth += 1
    found = check_uncoerced(cx, e, scope, want)
    cx.expression_depth -= 1
    if want is not None:
        found = coercion.coerce(cx, found, want, e.span)
    if scope.pure and cx.expression_depth == 0 and cx.program.shuffled:
        found = ignore_order(found, open_too=False) if found.type.form == TypeForm.LIST else found
        report_order_reads(cx, found, e.span)
    if cx.recorded is not None:
        cx.recorded[id(e)] = found
    return found


def report_order_reads(cx: CheckContext, e: c.Expr, span: Span) -> None:
    """Report a value that depends on the order of a shuffled hidden pile, which is not decided yet."""
    for pile, part in ordered_piles(e, span):
        if is_unordered(cx, pile):
            cx.facts.add("L318", part, (pile.span, "the pile"), word=pile.name)


def check_uncoerced(cx: CheckContext, e: t.Expr, scope: Scope, want: Type | None) -> c.Expr:
    """Check an expression; `want` helps to find the meaning of words."""
    match e:
        case t.Number(_, value):
            return c.Const(value, ty.number(value, value), str(value))
        case t.Word() | t.Name() | t.Numbered() | t.Yours():
            return nouns.check_noun(cx, e, scope, want)
        case t.Amount():
            return of_phrases.check_amount(cx, e, scope)
        case t.Every():
            return check_every(cx, e, scope, want)
        case t.SetOf(_, items):
            found = check_set(cx, items, scope, want)
            if found.type.element.bare().form in (TypeForm.LIST, TypeForm.BUNDLE):
                cx.facts.add("L410", e.span, type=found.type.element.bare())
                return c.Unknown(ty.UNKNOWN)
            return found
        case t.CallValue() | t.Of() | t.Dot():
            return of_phrases.check_phrase(cx, e, scope, want)
        case t.Printed():
            return of_phrases.check_printed(cx, e, scope, want)
        case t.Negative():
            return check_negative(cx, e, scope, want)
        case t.Binary():
            return check_binary(cx, e, scope, want)
        case t.Compare():
            return comparisons.check_compare(cx, e, scope)
        case t.Between():
            return comparisons.check_between(cx, e, scope)
        case t.EmptyTest(_, value, negated):
            return comparisons.check_empty(cx, value, negated, scope)
        case t.Logic(_, op, left, right):
            first = check_expr(cx, left, scope, ty.YES_NO)
            return c.Logic(c.LogicOp(op), first, check_expr(cx, right, scope, ty.YES_NO), ty.YES_NO)
        case t.Not(_, value):
            return c.Not(check_expr(cx, value, scope, ty.YES_NO), ty.YES_NO)
        case t.Cond(_, then, test, other):
            return check_cond(cx, then, test, other, scope, want)
        case t.Can():
            return rule_point_calls.check_can(cx, e, scope)
        case t.Possible():
            return possible.check_possible(cx, e, scope)
        case t.Extreme(_, most, (one,)):
            return collections.check_extreme_of_list(cx, most, one, scope)
        case t.Extreme(_, most, items):
            numbers = tuple(check_expr(cx, item, scope, ty.NUMBER) for item in items)
            return c.Extreme(most, numbers, extreme_type(most, [item.type for item in numbers]))
        case t.VerbNumbered() | t.Query() | t.AllHave() | t.SumOf() | t.ListFor() | t.Range() | t.Reach():
            return collections.check_collection(cx, e, scope, want)
        case _:
            assert_never(e)


def check_negative(cx: CheckContext, e: t.Negative, scope: Scope, want: Type | None) -> c.Expr:
    """Check `-n`, or `-1 gold` where an amount is wanted, as in `adds -1 gold to cost of c`."""
    if want is not None and want.form == TypeForm.BUNDLE:
        amount = check_expr(cx, e.value, scope, ty.BUNDLE)
        match amount:
            case c.BundleOf(((resource, c.Const(count)),)):
                return c.BundleOf(((resource, c.Const(-count, ty.number(-count, -count))),), ty.BUNDLE)
            case _:
                pass
        return c.BundleSum(c.ArithmeticOp.MULTIPLY, c.Const(-1, ty.number(-1, -1)), amount, ty.BUNDLE)
    inner = check_expr(cx, e.value, scope, ty.NUMBER)
    type_ = arithmetic_type(c.ArithmeticOp.SUBTRACT, ty.number(0, 0), inner.type)
    return c.Arithmetic(c.ArithmeticOp.SUBTRACT, c.Const(0, ty.NUMBER), inner, type_)


def check_every(cx: CheckContext, e: t.Every, scope: Scope, want: Type | None) -> c.Expr:
    """Check `every card`, which means the same as the plural; report it where one value is needed."""
    plural = plural_of_all(cx.symbols, e.word)
    if plural is None:
        cx.facts.add("L317", e.span, word=e.word, close=nearest(e.word, [*cx.symbols.kinds, *cx.symbols.enums]) or "")
        return c.Unknown(want or ty.UNKNOWN)
    all_of_them = nouns.check_noun(cx, t.Word(e.span, plural), scope, None)
    if want is not None and want.bare().form not in (TypeForm.LIST, TypeForm.UNKNOWN):
        cx.facts.add("L301", e.span, have=all_of_them.type, want=want)
        return c.Unknown(want)
    return all_of_them


def check_cond(cx: CheckContext, then: t.Expr, test: t.Expr, other: t.Expr, scope: Scope, want: Type | None) -> c.Expr:
    """Check `x if test otherwise y`."""
    question = check_expr(cx, test, scope, ty.YES_NO)
    first = check_expr(cx, then, scope, want)
    second = check_expr(cx, other, scope, want if want is not None else first.type.unbounded())
    return c.Cond(first, question, second, union_type(first.type, second.type))


def check_set(cx: CheckContext, items: tuple[t.Expr, ...], scope: Scope, want: Type | None) -> c.Expr:
    """Check a list of expressions, separated by commas."""
    inner = want.element if want is not None and want.form == TypeForm.LIST else want
    found = [check_expr(cx, items[0], scope, inner)]
    like = inner
    if like is None and found[0].type.form != TypeForm.LIST:
        like = found[0].type.bare().unbounded()
    found += [check_expr(cx, item, scope, like) for item in items[1:]]
    element = found[0].type
    for item_ in found[1:]:
        element = union_type(element, item_.type)
    return c.ListOf(tuple(found), ty.list_of(element))


def check_binary(cx: CheckContext, e: t.Binary, scope: Scope, want: Type | None) -> c.Expr:
    """Check an operation on numbers, bundles or lists."""
    adds = e.op in (c.ArithmeticOp.ADD, c.ArithmeticOp.SUBTRACT)
    hint = ty.BUNDLE if adds and want is not None and want.form == TypeForm.BUNDLE else None
    left = check_expr(cx, e.left, scope, hint)
    right = check_expr(cx, e.right, scope, hint)
    if TypeForm.LIST in (left.type.form, right.type.form) and adds:
        return check_list_binary(cx, e, left, right)
    if TypeForm.BUNDLE in (left.type.form, right.type.form):
        return check_bundle_binary(cx, e, left, right)
    left, right = coercion.coerce(cx, left, ty.NUMBER, e.left.span), coercion.coerce(cx, right, ty.NUMBER, e.right.span)
    if e.op in DIVISIONS and isinstance(right, c.Const) and right.value == 0:
        cx.facts.add("L302", e.right.span)
    return c.Arithmetic(e.op, left, right, arithmetic_type(e.op, left.type, right.type), e.span.place())


def check_list_binary(cx: CheckContext, e: t.Binary, left: c.Expr, right: c.Expr) -> c.Expr:
    """Check `cs + c` and `cs - c`: a list with more elements, or without some."""
    whole = ty.list_of((left if left.type.form == TypeForm.LIST else right).type.element.bare())
    first, second = coercion.coerce(cx, left, whole, e.left.span), coercion.coerce(cx, right, whole, e.right.span)
    if e.op == c.ArithmeticOp.ADD:
        return c.ListOf((first, second), whole, joined=True)
    it = c.Local("it", whole.element)
    remaining = c.Member(it, ignore_order(second), True, ty.YES_NO)
    return c.Query(None, "it", first, remaining, None, (), whole, e.span)


def check_bundle_binary(cx: CheckContext, e: t.Binary, left: c.Expr, right: c.Expr) -> c.Expr:
    """Check `a + b`, `a - b` and `n * a` of bundles."""
    if e.op == c.ArithmeticOp.MULTIPLY:
        if left.type.form == TypeForm.BUNDLE:
            left, right = right, left
        return c.BundleSum(c.ArithmeticOp.MULTIPLY, coercion.coerce(cx, left, ty.NUMBER, e.span), right, ty.BUNDLE)
    if e.op in DIVISIONS:
        cx.facts.add("L303", e.span)
    first, second = (
        coercion.coerce(cx, left, ty.BUNDLE, e.left.span),
        coercion.coerce(cx, right, ty.BUNDLE, e.right.span),
    )
    return c.BundleSum(e.op, first, second, ty.BUNDLE)


def union_type(one: Type, other: Type) -> Type:
    """Return the type of an expression that is of either type."""
    if one.bare().form == TypeForm.NUMBER and other.bare().form == TypeForm.NUMBER:
        low = None if one.low is None or other.low is None else min(one.low, other.low)
        high = None if one.high is None or other.high is None else max(one.high, other.high)
        if TypeForm.OPTIONAL in (one.form, other.form):
            return ty.optional(ty.NUMBER)
        return ty.number(low, high)
    if one.form == TypeForm.NOTHING and other.form != TypeForm.NOTHING:
        return ty.optional(other)
    if other.form in (TypeForm.NOTHING, TypeForm.OPTIONAL) and one.form not in (
        TypeForm.OPTIONAL,
        TypeForm.LIST,
        TypeForm.BUNDLE,
    ):
        return ty.optional(one)
    return one


def extreme_type(most: bool, types: list[Type]) -> Type:
    """Return the type of the largest or smallest of some numbers: bounded by one of them from one side, by all from
    the other.

    >>> extreme_type(False, [ty.number(0, None), ty.number(3, 3)]).high
    3
    """
    lows = [type_.low for type_ in types if type_.low is not None]
    highs = [type_.high for type_ in types if type_.high is not None]
    if most:
        return ty.number(max(lows) if lows else None, max(highs) if len(highs) == len(types) else None)
    return ty.number(min(lows) if len(lows) == len(types) else None, min(highs) if highs else None)


def arithmetic_type(op: c.ArithmeticOp, left: Type, right: Type) -> Type:
    """Return the number type of a result, with bounds that follow from those of the operands.

    >>> arithmetic_type(c.ArithmeticOp.ADD, ty.number(1, 3), ty.number(0, 2)).high
    5
    """
    if op == c.ArithmeticOp.REMAINDER and right.low is not None and right.low > 0:
        return ty.number(0, None if right.high is None else right.high - 1)
    if op == c.ArithmeticOp.REMAINDER or None in (left.low, left.high, right.low, right.high):
        return ty.NUMBER
    a, b, d, e = left.low or 0, left.high or 0, right.low or 0, right.high or 0
    match op:
        case c.ArithmeticOp.ADD:
            return ty.number(a + d, b + e)
        case c.ArithmeticOp.SUBTRACT:
            return ty.number(a - e, b - d)
        case c.ArithmeticOp.MULTIPLY:
            products = (a * d, a * e, b * d, b * e)
            return ty.number(min(products), max(products))
        case c.ArithmeticOp.DIVIDE:
            if d <= 0:
                return ty.NUMBER
            quotients = (a // d, a // e, b // d, b // e)
            return ty.number(min(quotients), max(quotients))
        case _:
            assert_never(op)
