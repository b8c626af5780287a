"""Control flow: whether a block is always left, and what a condition proves about the block below it."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import TREE_FIELDS


def always_leaves(block: c.Block) -> bool:
    """Return whether a block never continues with what follows it."""
    if not block:
        return False
    match block[-1]:
        case c.Leave(_, form):
            return form != c.LeaveForm.SKIP
        case c.GiveBack():
            return True
        case c.If(_, arms, otherwise):
            return always_leaves(otherwise) and all(always_leaves(arm) for _, arm in arms)
        case c.OnlyIf() | c.Pay():
            return False
        case c.Act() | c.Give() | c.Running() | c.Branching() | c.Repeating() | c.Choosing():
            return False
        case _:
            assert_never(block[-1])


def proven_nonempty(test: t.Expr) -> tuple[object, ...]:
    """Return the collections that a condition proves to be not empty: `any X`, `X is not empty`, joined by `and`."""
    match test:
        case t.Logic(_, c.LogicOp.AND, left, right):
            return (*proven_nonempty(left), *proven_nonempty(right))
        case t.Query(_, c.Aggregate.ANY, var, source, where, None, ()):
            bare = source if where is None else t.Query(test.span, None, var, source, where)
            return (comparable_form(bare),)
        case t.EmptyTest(_, value, True):
            return (comparable_form(value),)
        case _:
            return ()


def comparable_form(e: object, rename: str = "") -> object:
    """Return an expression without source positions and with its bound variable renamed to `it`, for comparison."""
    if isinstance(e, t.Query) and e.agg is None and e.where is None and e.prefix is None and not e.having:
        return comparable_form(e.source, rename)
    if isinstance(e, t.Query) and e.agg == c.Aggregate.DIFFERENT:
        return comparable_form(replace(e, agg=None), rename)
    if isinstance(e, t.Query):
        rename = e.var
    if isinstance(e, t.Word):
        return ("Word", "it" if e.word == rename else e.word)
    if isinstance(e, tuple):
        return tuple(comparable_form(item, rename) for item in e)
    names = TREE_FIELDS.get(type(e))
    if names is None:
        return e
    return (
        type(e).__name__,
        *(comparable_form(getattr(e, name), rename) for name in names if name not in ("span", "var")),
    )
