"""Expressions: each gets its meaning and its type; what does not fit is reported where it stands.

    rank of c is at least 7   ->   Compare(">=", FieldGet(card.rank, c), Const(7))

An expression that was not understood becomes `Unknown`, so that one mistake is one message.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions import coercion, collections, nouns, of_phrases
from lawspeaker.check.lint.pile_order import free, met
from lawspeaker.check.scope import Checker, Env
from lawspeaker.check.sentences.predicates import compared
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Pile
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

COMPARISONS = {
    "is": "==",
    "is not": "!=",
    "is at least": ">=",
    "is at most": "<=",
    "is more than": ">",
    "is less than": "<",
}


def expr(cx: Checker, e: t.Expr, env: Env, want: Type | None = None) -> c.Expr:
    """Check an expression; `want` is the type it should have, as far as known."""
    cx.depth += 1
    found = bare_expr(cx, e, env, want)
    cx.depth -= 1
    if want is not None:
        found = coercion.fit(cx, found, want, e.span)
    if env.pure and cx.depth == 0 and cx.program.shuffled:
        found = free(found, open_too=False) if found.type.form == "list" else found
        order_met(cx, found, e.span)
    return found


def order_met(cx: Checker, e: c.Expr, span: Span) -> None:
    """Report a value that depends on the order of a shuffled hidden pile: that order is not there yet."""
    for pile, part in met(e, span):
        if has_no_order(cx, pile):
            cx.facts.add("L318", part, (pile.span, "the pile"), word=pile.name)


def has_no_order(cx: Checker, pile: Pile) -> bool:
    """Tell whether the order of a pile may not be there yet, and players may not see it if it is."""
    return pile.name in cx.program.shuffled and pile.seen != "everyone"


def bare_expr(cx: Checker, e: t.Expr, env: Env, want: Type | None) -> c.Expr:
    """Check an expression without making it fit."""
    match e:
        case t.Number(_, value):
            return c.Const(value, ty.number(value, value), str(value))
        case t.Word() | t.Name() | t.Numbered() | t.Yours():
            return nouns.noun(cx, e, env, want)
        case t.Amount():
            return of_phrases.amount(cx, e, env)
        case t.SetOf(_, items):
            found = set_of(cx, items, env, want)
            if found.type.element.bare().form in ("list", "bundle"):
                cx.facts.add("L410", e.span, type=found.type.element.bare())
                return c.Unknown(ty.UNKNOWN)
            return found
        case t.CallValue() | t.Of() | t.Dot():
            return of_phrases.use(cx, e, env, want)
        case t.Negative(_, value):
            inner = expr(cx, value, env, ty.NUMBER)
            return c.Arithmetic("-", c.Const(0, ty.NUMBER), inner, bounds("-", ty.number(0, 0), inner.type))
        case t.Binary():
            return binary(cx, e, env, want)
        case t.Compare():
            return compare(cx, e, env)
        case t.EmptyTest(_, value, negated):
            return empty_test(cx, value, negated, env)
        case t.Logic(_, op, left, right):
            first = expr(cx, left, env, ty.YES_NO)
            return c.Logic(op, first, expr(cx, right, env, ty.YES_NO), ty.YES_NO)
        case t.Not(_, value):
            return c.Not(expr(cx, value, env, ty.YES_NO), ty.YES_NO)
        case t.Cond(_, then, test, other):
            return cond(cx, then, test, other, env, want)
        case t.Can():
            return of_phrases.can(cx, e, env)
        case t.Extreme(_, most, items):
            numbers = tuple(expr(cx, item, env, ty.NUMBER) for item in items)
            return c.Extreme(most, numbers, extreme_type(most, [item.type for item in numbers]))
        case _:
            return collections.collection(cx, e, env, want)


def cond(cx: Checker, then: t.Expr, test: t.Expr, other: t.Expr, env: Env, want: Type | None) -> c.Expr:
    question = expr(cx, test, env, ty.YES_NO)
    first = expr(cx, then, env, want)
    second = expr(cx, other, env, want if want is not None else first.type.unbounded())
    return c.Cond(first, question, second, union(first.type, second.type))


def set_of(cx: Checker, items: tuple[t.Expr, ...], env: Env, want: Type | None) -> c.Expr:
    inner = want.element if want is not None and want.form == "list" else want
    found = [expr(cx, items[0], env, inner)]
    like = inner
    if like is None and found[0].type.form != "list":
        like = found[0].type.bare().unbounded()
    found += [expr(cx, item, env, like) for item in items[1:]]
    element = found[0].type
    for item_ in found[1:]:
        element = union(element, item_.type)
    return c.ListOf(tuple(found), ty.list_of(element))


def binary(cx: Checker, e: t.Binary, env: Env, want: Type | None) -> c.Expr:
    hint = ty.BUNDLE if want is not None and want.form == "bundle" else None
    left = expr(cx, e.left, env, hint if e.op in "+-" else None)
    right = expr(cx, e.right, env, hint if e.op in "+-" else None)
    if "list" in (left.type.form, right.type.form) and e.op in "+-":
        return list_binary(cx, e, left, right)
    if "bundle" in (left.type.form, right.type.form):
        return bundle_binary(cx, e, left, right)
    left, right = coercion.fit(cx, left, ty.NUMBER, e.left.span), coercion.fit(cx, right, ty.NUMBER, e.right.span)
    if e.op == "/" and isinstance(right, c.Const) and right.value == 0:
        cx.facts.add("L302", e.right.span)
    return c.Arithmetic(e.op, left, right, bounds(e.op, left.type, right.type), e.span.place())


def list_binary(cx: Checker, e: t.Binary, left: c.Expr, right: c.Expr) -> c.Expr:
    """Check `cs + c` and `cs - c`: a list with more, or without some."""
    whole = ty.list_of((left if left.type.form == "list" else right).type.element.bare())
    first, second = coercion.fit(cx, left, whole, e.left.span), coercion.fit(cx, right, whole, e.right.span)
    if e.op == "+":
        return c.ListOf((first, second), Type("list", "joined", whole.element))
    it = c.Local("it", whole.element)
    kept = c.Member(it, free(second), True, ty.YES_NO)
    return c.Query(None, "it", first, kept, None, (), whole, e.span)


def bundle_binary(cx: Checker, e: t.Binary, left: c.Expr, right: c.Expr) -> c.Expr:
    if e.op == "*":
        if left.type.form == "bundle":
            left, right = right, left
        return c.BundleSum("*", coercion.fit(cx, left, ty.NUMBER, e.span), right, ty.BUNDLE)
    if e.op == "/":
        cx.facts.add("L303", e.span)
    first, second = coercion.fit(cx, left, ty.BUNDLE, e.left.span), coercion.fit(cx, right, ty.BUNDLE, e.right.span)
    return c.BundleSum(e.op, first, second, ty.BUNDLE)


def compare(cx: Checker, e: t.Compare, env: Env) -> c.Expr:
    match e.op:
        case "is in" | "is not in":
            return member(cx, e, env)
        case "is next to":
            left = expr(cx, e.left, env)
            board = coercion.board_of(cx, left.type)
            if board is None:
                cx.facts.add("L304", e.left.span, type=left.type)
                return c.Unknown(ty.YES_NO)
            place = coercion.place_type(cx, board)
            right = expr(cx, e.right, env, place)
            near = c.BoardValue("neighbours", board, (coercion.solid(left, e.left.span),), ty.list_of(place))
            return c.Member(right, near, False, ty.YES_NO)
        case "is" | "is not":
            return equality(cx, e, env)
        case "is like" | "is not like":
            return alike(cx, e, env)
        case op:
            left = expr(cx, e.left, env, ty.NUMBER)
            return c.Compare(COMPARISONS[op], left, expr(cx, e.right, env, ty.NUMBER), ty.YES_NO)


def member(cx: Checker, e: t.Compare, env: Env) -> c.Expr:
    negated = e.op == "is not in"
    source = compared(expr(cx, e.right, env))
    if source.type.form != "list":
        cx.facts.add("L305", e.right.span, type=source.type)
        return c.Unknown(ty.YES_NO)
    left = compared(expr(cx, e.left, env, ty.optional(source.type.element.bare().unbounded())))
    if isinstance(source, c.PileGet):
        return c.InPile(left, free(source), negated, ty.YES_NO)
    return c.Member(left, free(source), negated, ty.YES_NO)


def equality(cx: Checker, e: t.Compare, env: Env) -> c.Expr:
    """Check `a is b`; either side may tell which enum or kind the other's word belongs to."""
    negated = e.op == "is not"
    kind_test = check_kind_test(cx, e, env, negated)
    if kind_test is not None:
        return kind_test
    if nouns.needs_hint(cx, e.left, env) and not nouns.needs_hint(cx, e.right, env):
        right = expr(cx, e.right, env)
        left = expr(cx, e.left, env, hint_of(right.type))
    else:
        left = expr(cx, e.left, env)
        right = expr(cx, e.right, env, hint_of(left.type))
    if left.type.form == "list" and right.type.form != "list":
        left = coercion.fit(cx, left, right.type.unbounded(), e.left.span)
    if not coercion.comparable(cx, left.type, right.type):
        cx.facts.add("L301", e.span, have=right.type, want=left.type)
        return c.Unknown(ty.YES_NO)
    if isinstance(right, c.Const) and right.type.form == "thing":
        thing = coercion.thing_named(cx, right)
        if thing is not None and len(thing.ids) > 1:
            return c.IsThing(left, thing, negated, ty.YES_NO)
    return c.Compare("!=" if negated else "==", compared(left), compared(right), ty.YES_NO)


def alike(cx: Checker, e: t.Compare, env: Env) -> c.Expr:
    """Check `c is like d`: copies of one thing; a name says of which."""
    negated = e.op == "is not like"
    found = coercion.solid(expr(cx, e.left, env), e.left.span)
    other = coercion.solid(expr(cx, e.right, env, hint_of(found.type)), e.right.span)
    for side, span in ((found, e.left.span), (other, e.right.span)):
        if side.type.form not in ("thing", "unknown"):
            cx.facts.add("L328", span, type=side.type)
            return c.Unknown(ty.YES_NO)
    if not coercion.comparable(cx, found.type, other.type):
        cx.facts.add("L301", e.span, have=other.type, want=found.type)
        return c.Unknown(ty.YES_NO)
    thing = coercion.thing_named(cx, other) if isinstance(other, c.Const) else None
    if thing is not None:
        return c.IsThing(found, thing, negated, ty.YES_NO)
    return c.Alike(found, other, negated, ty.YES_NO)


def check_kind_test(cx: Checker, e: t.Compare, env: Env, negated: bool) -> c.Expr | None:
    """Read `c is spell` as a question about the kind."""
    if not isinstance(e.right, t.Word) or e.right.word not in cx.symbols.kinds or e.right.word in env.names:
        return None
    left = expr(cx, e.left, env)
    if left.type.bare().form != "thing":
        return None
    kind = cx.symbols.kinds[e.right.word]
    return c.IsKind(left, kind.first, kind.last, negated, ty.YES_NO)


def empty_test(cx: Checker, value: t.Expr, negated: bool, env: Env) -> c.Expr:
    found = expr(cx, value, env)
    if found.type.form in ("list", "bundle"):
        return c.Empty(free(found), negated, ty.YES_NO)
    if coercion.board_of(cx, found.type) is not None and found.type.bare().form in ("place", "thing"):
        return place_empty(cx, found, negated)
    cx.facts.add("L305", value.span, type=found.type)
    return c.Unknown(ty.YES_NO)


def place_empty(cx: Checker, place: c.Expr, negated: bool) -> c.Expr:
    """`t is empty`: no piece of any sort stands there."""
    board = coercion.board_of(cx, place.type)
    total: c.Expr | None = None
    for piece in cx.symbols.pieces.values():
        if board is not None and piece.board == board.name:
            count = c.PieceCount(piece, None, place, ty.NUMBER)
            total = count if total is None else c.Arithmetic("+", total, count, ty.NUMBER)
    return c.Compare("!=" if negated else "==", total or c.Const(0, ty.NUMBER), c.Const(0, ty.NUMBER), ty.YES_NO)


def hint_of(type_: Type) -> Type | None:
    """Return the type the other side of an `is` is read with."""
    if type_.form in ("unknown", "nothing"):
        return None
    return type_ if type_.form == "list" else ty.optional(type_.bare().unbounded())


def union(one: Type, other: Type) -> Type:
    """Return the type that covers both."""
    if one.bare().form == "number" and other.bare().form == "number":
        low = None if one.low is None or other.low is None else min(one.low, other.low)
        high = None if one.high is None or other.high is None else max(one.high, other.high)
        if "optional" in (one.form, other.form):
            return ty.optional(ty.NUMBER)
        return ty.number(low, high)
    if one.form == "nothing" and other.form != "nothing":
        return ty.optional(other)
    if other.form in ("nothing", "optional") and one.form not in ("optional", "list", "bundle"):
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


def bounds(op: str, left: Type, right: Type) -> Type:
    """Return a number type with the bounds that follow from those of the operands.

    >>> bounds("+", ty.number(1, 3), ty.number(0, 2)).high
    5
    """
    if None in (left.low, left.high, right.low, right.high):
        return ty.NUMBER
    a, b, d, e = left.low or 0, left.high or 0, right.low or 0, right.high or 0
    match op:
        case "+":
            return ty.number(a + d, b + e)
        case "-":
            return ty.number(a - e, b - d)
        case "*":
            products = (a * d, a * e, b * d, b * e)
            return ty.number(min(products), max(products))
        case _:
            if d <= 0:
                return ty.NUMBER
            quotients = (a // d, a // e, b // d, b // e)
            return ty.number(min(quotients), max(quotients))
