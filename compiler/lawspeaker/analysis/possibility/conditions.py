"""Conditions that are put together; what is certain is left out."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in, map_parts
from lawspeaker.parse.tree_enums import LogicOp
from lawspeaker.resolve import types as ty
from lawspeaker.source import NOWHERE

YES = c.Const(1, ty.YES_NO, "yes")
NO = c.Const(0, ty.YES_NO, "no")
OPPOSITE = {
    c.Comparison.EQUAL: c.Comparison.NOT_EQUAL,
    c.Comparison.NOT_EQUAL: c.Comparison.EQUAL,
    c.Comparison.AT_LEAST: c.Comparison.LESS,
    c.Comparison.LESS: c.Comparison.AT_LEAST,
    c.Comparison.AT_MOST: c.Comparison.MORE,
    c.Comparison.MORE: c.Comparison.AT_MOST,
}


def both(left: c.Expr, right: c.Expr) -> c.Expr:
    """Return that two conditions hold.

    >>> both(YES, NO) is NO
    True
    """
    if left == NO or right == NO:
        return NO
    if left in (YES, right):
        return right
    return left if right == YES else c.Logic(LogicOp.AND, left, right, ty.YES_NO)


def either(left: c.Expr, right: c.Expr) -> c.Expr:
    """Return that one of two conditions holds."""
    if YES in (left, right):
        return YES
    if left in (NO, right):
        return right
    return left if right == NO else c.Logic(LogicOp.OR, left, right, ty.YES_NO)


def negation(test: c.Expr) -> c.Expr:
    """Return the opposite of a condition."""
    match test:
        case c.Const():
            return NO if test == YES else YES
        case c.Not(value):
            return value
        case c.Query(c.Aggregate.ANY):
            return replace(test, agg=c.Aggregate.NO)
        case c.Compare() if test.op in OPPOSITE:
            return replace(test, op=OPPOSITE[test.op])
        case _:
            return c.Not(test, ty.YES_NO)


def branch(test: c.Expr, yes: c.Expr, no: c.Expr) -> c.Expr:
    """Return the condition that holds where `test` and `yes` do, or `no` without `test`."""
    if yes == no:
        return yes
    if NO in (yes, no):
        return both(test, yes) if no == NO else both(negation(test), no)
    if YES in (yes, no):
        return either(test, no) if yes == YES else either(negation(test), yes)
    return c.Cond(yes, test, no, ty.YES_NO)


def any_of(var: str, source: c.Expr, where: c.Expr) -> c.Expr:
    """Return that a condition holds for an element of a list."""
    if where == NO:
        return NO
    if where == YES:
        return some_in(source)
    return c.Query(c.Aggregate.ANY, var, source, where, None, (), ty.YES_NO, NOWHERE)


def some_in(source: c.Expr) -> c.Expr:
    """Return that a list is not empty: of a filter, also with `different`, that it holds for some element."""
    match source:
        case c.Query(None | c.Aggregate.DIFFERENT, var, inner, where, None, ()) if where is not None:
            return c.Query(c.Aggregate.ANY, var, inner, where, None, (), ty.YES_NO, NOWHERE)
        case _:
            return c.Empty(source, True, ty.YES_NO)


def mentions(e: c.Expr, names: Set[str]) -> bool:
    """Return whether an expression reads one of some variables."""
    return not names.isdisjoint(locals_in(e))


class Captured(Exception):
    """A variable that would get another meaning inside a query that binds its name."""


def replaced(e: c.Expr, values: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by what they stand for."""
    if isinstance(e, c.Local):
        return values.get(e.name, e)
    if not values or locals_in(e).keys().isdisjoint(values):
        return e
    bound = getattr(e, "var", None)
    if bound is not None:
        values = {name: value for name, value in values.items() if name in locals_in(e)}
        if bound in values or any(mentions(value, {bound}) for value in values.values()):
            raise Captured
    return map_parts(e, lambda part: replaced(part, values))
