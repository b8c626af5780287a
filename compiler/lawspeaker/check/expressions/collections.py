"""Collections: filters, counts, extremes, sums, reachable places.

    count t among meadows where closed of t   ->   Query("count", "t", Universe(meadow), where=…)

Without a name of its own the element is `it`, so each of these opens a scope.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.lint.pile_order import free
from lawspeaker.check.scope import Checker, Env
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


def collection(cx: Checker, e: t.Expr, env: Env, want: Type | None) -> c.Expr:
    """Check a query."""
    match e:
        case t.Query():
            return query(cx, e, env, want)
        case t.AllHave(_, var, source, held):
            found = list_expr(cx, source, env)
            inner, name = element_scope(cx, env, var, found.type.element)
            return c.AllHave(name, free(found), expressions.expr(cx, held, inner, ty.YES_NO), ty.YES_NO)
        case t.SumOf(_, value, var, source, said):
            found = list_expr(cx, source, env)
            inner, name = element_scope(cx, env, var, found.type.element)
            test = None if said is None else expressions.expr(cx, said, inner, ty.YES_NO)
            amount = expressions.expr(cx, value, inner)
            if amount.type.form != "bundle":
                amount = coercion.fit(cx, amount, ty.NUMBER, value.span)
            kind = ty.BUNDLE if amount.type.form == "bundle" else sum_type(amount.type)
            return c.SumOf(amount, name, free(found), test, kind)
        case t.Reach(_, start, source, said):
            found = list_expr(cx, source, env)
            board = coercion.board_of(cx, found.type)
            if board is None:
                cx.facts.add("L304", source.span, type=found.type)
                return c.Unknown(found.type)
            inner, name = element_scope(cx, env, "it", found.type.element)
            inside = None if said is None else expressions.expr(cx, said, inner, ty.YES_NO)
            first = expressions.expr(cx, start, env, ty.list_of(found.type.element))
            return c.Reach(first, name, found, inside, board, found.type)
        case _:
            cx.facts.add("L319", e.span)
            return c.Unknown(ty.UNKNOWN)


def query(cx: Checker, e: t.Query, env: Env, want: Type | None) -> c.Expr:
    if e.agg in ("first", "last") and isinstance(e.source, t.Of) and is_count(e.source.head, env):
        count = expressions.expr(cx, e.source.head, env, ty.NUMBER)
        source = order_read(cx, list_expr(cx, e.source.target, env), env, e)
        return c.FirstN(e.agg, count, source, source.type)
    found = expressions.expr(
        cx, e.source, env, want if e.agg is None and want is not None and want.form == "list" else None
    )
    if e.agg in ("count", "any", "no") and found.type.form == "number" and e.where is None:
        return number_query(e.agg, found)
    if found.type.bare().form == "face":
        found = alternatives(cx, found, e.source.span)
    if found.type.form != "list":
        if found.type.form != "unknown":
            cx.facts.add("L305", e.source.span, type=found.type)
        return c.Unknown(result_type(e.agg, found.type, None))
    if e.agg == "different" and found.type.element.bare().form not in ("thing", "unknown"):
        cx.facts.add("L328", e.source.span, type=found.type.element.bare())
        return c.Unknown(found.type)
    inner, name = element_scope(cx, env, e.var, found.type.element)
    where = None if e.where is None else expressions.expr(cx, e.where, inner, ty.YES_NO)
    prefix = None if e.prefix is None else expressions.expr(cx, e.prefix, inner, ty.YES_NO)
    having = tuple((h.most, expressions.expr(cx, h.key, inner, ty.NUMBER)) for h in e.having)
    if e.agg in ("first", "last") or prefix is not None:
        found = order_read(cx, found, env, e)
    elif e.agg is not None and e.agg != "different":
        found = free(found)
    size = universe_size(cx, found.type.element)
    return c.Query(e.agg, name, found, where, prefix, having, result_type(e.agg, found.type, size), e.span)


def alternatives(cx: Checker, face: c.Expr, span: Span) -> c.Expr:
    """Return the list of the alternatives of a rolled face."""
    die = cx.symbols.dice[face.type.bare().name]
    return c.FaceChoices(die, coercion.solid(face, span), ty.list_of(Type("outcome", die.name)))


def is_count(head: t.Expr, env: Env) -> bool:
    """Tell whether `first n of C` says how many: a number, or a variable that is one; else C is `n of …`."""
    if not isinstance(head, t.Word):
        return True
    return head.word in env.names and env.names[head.word].type.form == "number"


def number_query(agg: str, found: c.Expr) -> c.Expr:
    """`count your units`, `any units of t`: pieces are counted already."""
    if agg == "count":
        return found
    return c.Compare("==" if agg == "no" else ">", found, c.Const(0, ty.NUMBER), ty.YES_NO)


def order_read(cx: Checker, source: c.Expr, env: Env, e: t.Query) -> c.Expr:
    """Return a list whose order is asked for; a value cannot ask for that of a shuffled hidden pile."""
    if not env.pure or not isinstance(source, c.PileGet) or not expressions.has_no_order(cx, source.pile):
        return source
    cx.facts.add("L318", e.span, (source.pile.span, "the pile"), word=source.pile.name)
    return free(source)


def list_expr(cx: Checker, e: t.Expr, env: Env) -> c.Expr:
    found = expressions.expr(cx, e, env)
    if found.type.form == "list":
        return found
    if found.type.form != "unknown":
        cx.facts.add("L305", e.span, type=found.type)
    return c.Unknown(ty.list_of(ty.UNKNOWN))


def element_scope(cx: Checker, env: Env, var: str, element: Type) -> tuple[Env, str]:
    """Return a scope in which the element has its name, and the Python name."""
    inner = env.child()
    name = cx.python_name(env.body, var, element)
    inner.names[var] = c.Local(name, element)
    return inner, name


def universe_size(cx: Checker, element: Type) -> int | None:
    """Return how many values a type has, if finite and known."""
    s = cx.symbols
    bare = element.bare()
    match bare.form:
        case "player":
            return s.players[1]
        case "enum":
            return len(s.enums[bare.name].words)
        case "thing" if bare.name in s.kinds:
            kind = s.kinds[bare.name]
            return kind.last - kind.first + 1
        case "place":
            board = s.place_board(bare.name)
            return None if board is None or board.form == "laid" else board.width * board.height
        case "yes_no":
            return 2
        case "resource":
            return len(s.resources)
        case "number" if bare.low is not None and bare.high is not None:
            return bare.high - bare.low + 1
        case _:
            return None


def sum_type(type_: Type) -> Type:
    return ty.number(0, None) if type_.low is not None and type_.low >= 0 else ty.NUMBER


def result_type(agg: str | None, source: Type, size: int | None) -> Type:
    match agg:
        case "count":
            return ty.number(0, size)
        case "any" | "no":
            return ty.YES_NO
        case "first" | "last":
            return ty.optional(source.element)
        case _:
            return source
