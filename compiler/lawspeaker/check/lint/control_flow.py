"""Whether a block is certainly left, and what its conditions make sure of."""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.rules.implicit_player import PARTS
from lawspeaker.parse import tree as t


def leaves(block: c.Block) -> bool:
    """Tell whether a block certainly does not run into what follows it."""
    if not block:
        return False
    match block[-1]:
        case c.Leave(_, form):
            return form != "skip"
        case c.GiveBack():
            return True
        case c.If(_, arms, otherwise):
            return leaves(otherwise) and all(leaves(arm) for _, arm in arms)
        case _:
            return False


def guards(test: t.Expr) -> tuple[object, ...]:
    """Return the collections a condition proves to have a member: `any X`, `X is not empty`, joined by `and`."""
    match test:
        case t.Logic(_, "and", left, right):
            return (*guards(left), *guards(right))
        case t.Query(_, "any", var, source, where, None, ()):
            bare = source if where is None else t.Query(test.span, None, var, source, where)
            return (plain(bare),)
        case t.EmptyTest(_, value, True):
            return (plain(value),)
        case _:
            return ()


def plain(e: object, rename: str = "") -> object:
    """Return an expression without its places, its bound variable called `it`, so that two can be compared."""
    if isinstance(e, t.Query) and e.agg is None and e.where is None and e.prefix is None and not e.having:
        return plain(e.source, rename)
    if isinstance(e, t.Query) and e.agg == "different":
        return plain(replace(e, agg=None), rename)
    if isinstance(e, t.Query):
        rename = e.var
    if isinstance(e, t.Word):
        return ("Word", "it" if e.word == rename else e.word)
    if isinstance(e, tuple):
        return tuple(plain(item, rename) for item in e)
    names = PARTS.get(type(e))
    if names is None:
        return e
    return (type(e).__name__, *(plain(getattr(e, name), rename) for name in names if name not in ("span", "var")))
