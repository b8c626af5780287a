"""Collections: filters, counts, extremes, sums, reachable places.

    count t among meadows where closed of t   ->   Query("count", "t", Universe(meadow), where=…)

Without a name of its own the element is `it`, so each of these opens a scope.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, ways
from lawspeaker.check.expressions.components import is_unordered
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

NOT_LISTED = (TypeForm.BUNDLE, TypeForm.YES_NO, TypeForm.STEPS, TypeForm.FACE, TypeForm.NOTHING)
"""Forms of types whose values cannot be elements of a list that is built."""


def check_collection(cx: CheckContext, e: t.Expr, scope: Scope, want: Type | None) -> c.Expr:
    """Check a query, a sum, `all … have` or `reach`."""
    match e:
        case t.Query():
            return check_query(cx, e, scope, want)
        case t.AllHave(_, var, source, held):
            found = check_list(cx, source, scope)
            inner, name = element_scope(cx, scope, var, found.type.element)
            return c.AllHave(name, ignore_order(found), cx.parts.check_expr(cx, held, inner, ty.YES_NO), ty.YES_NO)
        case t.SumOf(_, value, var, source, said):
            found = check_list(cx, source, scope)
            inner, name = element_scope(cx, scope, var, found.type.element)
            test = None if said is None else cx.parts.check_expr(cx, said, inner, ty.YES_NO)
            amount = cx.parts.check_expr(cx, value, inner)
            if amount.type.form == TypeForm.LIST:
                return coercion.report_several(cx, value.span, ty.NUMBER, summed="yes")
            if amount.type.form != TypeForm.BUNDLE:
                amount = coercion.coerce(cx, amount, ty.NUMBER, value.span)
            kind = ty.BUNDLE if amount.type.form == TypeForm.BUNDLE else sum_type(amount.type)
            return c.SumOf(amount, name, ignore_order(found), test, kind)
        case t.ListFor():
            return check_list_for(cx, e, scope, want)
        case t.Range():
            return check_range(cx, e, scope)
        case t.Reach(_, start, source, said):
            found = check_list(cx, source, scope)
            board = coercion.board_of(cx, found.type)
            if board is None:
                cx.facts.add("L304", source.span, type=found.type)
                return c.Unknown(found.type)
            inner, name = element_scope(cx, scope, "it", found.type.element)
            inside = None if said is None else cx.parts.check_expr(cx, said, inner, ty.YES_NO)
            first = cx.parts.check_expr(cx, start, scope, ty.list_of(found.type.element))
            if e.phrases:
                where = c.Query(None, name, found, inside, None, (), found.type, e.span) if inside else found
                return ways.check_reach(cx, e, board, first, where, scope)
            return c.Reach(first, name, found, inside, board, found.type)
        case _:
            cx.facts.add("L319", e.span)
            return c.Unknown(ty.UNKNOWN)


def check_list_for(cx: CheckContext, e: t.ListFor, scope: Scope, want: Type | None) -> c.Expr:
    """Check `list of E for each x among xs where …`: an E for each x, or the elements of all E if these are lists."""
    source = check_list(cx, e.source, scope)
    inner, name = element_scope(cx, scope, e.var, source.type.element)
    test = None if e.where is None else cx.parts.check_expr(cx, e.where, inner, ty.YES_NO)
    like = want.element if want is not None and want.form == TypeForm.LIST else None
    value = check_listed_value(cx, e.value, inner, like)
    if value.type.form == TypeForm.LIST:
        return c.ListFor(value, name, source, test, ty.list_of(value.type.element.bare()))
    if value.type.form == TypeForm.OPTIONAL:
        value = coercion.require_value(value, e.value.span)
    if value.type.form in NOT_LISTED:
        cx.facts.add("L485", e.value.span, type=value.type)
        return c.Unknown(ty.UNKNOWN)
    return c.ListFor(value, name, source, test, ty.list_of(value.type))


def check_listed_value(cx: CheckContext, e: t.Expr, scope: Scope, like: Type | None) -> c.Expr:
    """Check what is listed for each element; a list of several stays one, also where single values are wanted."""
    found = cx.parts.check_expr(cx, e, scope, like if cx.parts.needs_expected_type(cx, e, scope) else None)
    if like is None or found.type.form == TypeForm.UNKNOWN:
        return found
    return coercion.coerce(cx, found, ty.list_of(like) if found.type.form == TypeForm.LIST else like, e.span)


def check_extreme_of_list(cx: CheckContext, most: bool, e: t.Expr, scope: Scope) -> c.Expr:
    """Check `(most of xs)`: the largest number of a list, or the smallest; an empty list stops the game."""
    source = check_list(cx, e, scope)
    element = source.type.element.bare()
    if element.form not in (TypeForm.NUMBER, TypeForm.UNKNOWN):
        cx.facts.add("L301", e.span, have=source.type, want=ty.list_of(ty.NUMBER))
        return c.Unknown(ty.NUMBER)
    found = c.Query(
        None, "it", ignore_order(source), None, None, ((most, c.Local("it", element)),), source.type, e.span
    )
    return c.FirstOf(found, e.span.place(), element)


def check_range(cx: CheckContext, e: t.Range, scope: Scope) -> c.Expr:
    """Check `1 to 6` as a list; report one that is always empty."""
    low, high = (cx.parts.check_expr(cx, end, scope, ty.NUMBER) for end in (e.low, e.high))
    if low.type.low is not None and high.type.high is not None and low.type.low > high.type.high:
        cx.facts.add("W545", e.span, low=coercion.range_text(low.type), high=coercion.range_text(high.type))
    return c.Range(low, high, ty.list_of(ty.number(low.type.low, high.type.high)))


def check_query(cx: CheckContext, e: t.Query, scope: Scope, want: Type | None) -> c.Expr:
    """Check `count t among xs where …` and the other aggregates."""
    if e.agg in (c.Aggregate.FIRST, c.Aggregate.LAST) and isinstance(e.source, t.Of) and is_count(e.source.head, scope):
        count = cx.parts.check_expr(cx, e.source.head, scope, ty.NUMBER)
        source = read_in_order(cx, check_list(cx, e.source.target, scope), scope, e)
        return c.FirstN(c.ListPart(e.agg), count, source, source.type)
    found = cx.parts.check_expr(
        cx, e.source, scope, want if e.agg is None and want is not None and want.form == TypeForm.LIST else None
    )
    if (
        e.agg in (c.Aggregate.COUNT, c.Aggregate.ANY, c.Aggregate.NO)
        and found.type.form == TypeForm.NUMBER
        and not isinstance(found, c.Const)
        and e.where is None
    ):
        return compare_count(found, e.agg)
    if found.type.bare().form == TypeForm.FACE:
        found = face_alternatives(cx, found, e.source.span)
    if found.type.form != TypeForm.LIST:
        if found.type.form != TypeForm.UNKNOWN:
            cx.facts.add("L305", e.source.span, type=found.type)
        return c.Unknown(query_type(e.agg, found.type, None))
    inner, name = element_scope(cx, scope, e.var, found.type.element)
    where = None if e.where is None else cx.parts.check_expr(cx, e.where, inner, ty.YES_NO)
    prefix = None if e.prefix is None else cx.parts.check_expr(cx, e.prefix, inner, ty.YES_NO)
    having = tuple((h.most, cx.parts.check_expr(cx, h.key, inner, ty.NUMBER)) for h in e.having)
    if e.agg in (c.Aggregate.FIRST, c.Aggregate.LAST) or prefix is not None:
        found = read_in_order(cx, found, scope, e)
    elif e.agg is not None and e.agg != c.Aggregate.DIFFERENT:
        found = ignore_order(found)
    size = type_size(cx, found.type.element)
    return c.Query(e.agg, name, found, where, prefix, having, query_type(e.agg, found.type, size), e.span)


def face_alternatives(cx: CheckContext, face: c.Expr, span: Span) -> c.Expr:
    """Return the alternatives of a rolled face as a list."""
    die = cx.symbols.dice[face.type.bare().name]
    return c.FaceChoices(die, coercion.require_value(face, span), ty.list_of(Type(TypeForm.OUTCOME, die.name)))


def is_count(head: t.Expr, scope: Scope) -> bool:
    """Return whether `n` in `first n of C` is a count: a number, or a variable that is one. Otherwise C is `n of …`."""
    if not isinstance(head, t.Word):
        return True
    return head.word in scope.names and scope.names[head.word].type.form == TypeForm.NUMBER


def compare_count(found: c.Expr, agg: c.Aggregate | None) -> c.Expr:
    """Return `count`, `any` or `no` of pieces, whose number is already an expression."""
    if agg == c.Aggregate.COUNT:
        return found
    return c.Compare(
        c.Comparison.EQUAL if agg == c.Aggregate.NO else c.Comparison.MORE, found, c.Const(0, ty.NUMBER), ty.YES_NO
    )


def read_in_order(cx: CheckContext, source: c.Expr, scope: Scope, e: t.Query) -> c.Expr:
    """Return a list that is read in order; report it if a value reads a shuffled hidden pile in order."""
    if not scope.pure or not isinstance(source, c.PileGet) or not is_unordered(cx, source.pile):
        return source
    cx.facts.add("L318", e.span, (source.pile.span, "the pile"), word=source.pile.name)
    return ignore_order(source)


def check_list(cx: CheckContext, e: t.Expr, scope: Scope) -> c.Expr:
    """Check an expression that has to be a list."""
    found = cx.parts.check_expr(cx, e, scope)
    if found.type.form == TypeForm.LIST:
        return found
    if found.type.form != TypeForm.UNKNOWN:
        cx.facts.add("L305", e.span, type=found.type)
    return c.Unknown(ty.list_of(ty.UNKNOWN))


def element_scope(cx: CheckContext, scope: Scope, var: str, element: Type) -> tuple[Scope, str]:
    """Return a scope in which the element of a list has its name, and its Python name.

    The element is `it`, too, unless that is already the element of a filter around this one.
    """
    inner = scope.child()
    name = cx.python_name(scope.function, var, element)
    while is_name_of_another(scope, var, name):
        name += "_"
    inner.names[var] = c.Local(name, element)
    inner.names.setdefault("it", inner.names[var])
    return inner, name


def is_name_of_another(scope: Scope, var: str, name: str) -> bool:
    """Return whether another word means the variable of that Python name, which would then be hidden."""
    return any(word != var and isinstance(other, c.Local) and other.name == name for word, other in scope.names.items())


def type_size(cx: CheckContext, element: Type) -> int | None:
    """Return how many values a type has, if that is known at compile time."""
    s = cx.symbols
    bare = element.bare()
    match bare.form:
        case TypeForm.PLAYER:
            return s.players[1]
        case TypeForm.ENUM:
            return len(s.enums[bare.name].words)
        case TypeForm.THING if bare.name in s.kinds:
            kind = s.kinds[bare.name]
            return kind.last - kind.first + 1
        case TypeForm.PLACE:
            board = s.place_board(bare.name)
            return None if board is None or board.form == BoardForm.LAID else board.width * board.height
        case TypeForm.YES_NO:
            return 2
        case TypeForm.RESOURCE:
            return len(s.resources)
        case TypeForm.NUMBER if bare.low is not None and bare.high is not None:
            return bare.high - bare.low + 1
        case (TypeForm.BUNDLE | TypeForm.FACE | TypeForm.LIST | TypeForm.NOTHING | TypeForm.NUMBER
              | TypeForm.OPTIONAL | TypeForm.OUTCOME | TypeForm.PHASE | TypeForm.RECORD | TypeForm.SPOT
              | TypeForm.STEPS | TypeForm.THING | TypeForm.UNKNOWN):  # fmt: skip
            return None
        case _:
            assert_never(bare.form)


def sum_type(type_: Type) -> Type:
    """Return the type of a sum of numbers."""
    return ty.number(0, None) if type_.low is not None and type_.low >= 0 else ty.NUMBER


def query_type(agg: c.Aggregate | None, source: Type, size: int | None) -> Type:
    """Return the type of a query over a list of a type, which has `size` elements at most."""
    match agg:
        case c.Aggregate.COUNT:
            return ty.number(0, size)
        case c.Aggregate.ANY | c.Aggregate.NO:
            return ty.YES_NO
        case c.Aggregate.FIRST | c.Aggregate.LAST:
            return ty.optional(source.element)
        case c.Aggregate.DIFFERENT | None:
            return source
        case _:
            assert_never(agg)
