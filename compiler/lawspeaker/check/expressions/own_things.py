"""All things of a kind, as the conditions of examples mean them: without the things that later expansions add.

    buildings    in a rule, or in an example of the last folder      Universe(buildings)
                 in a condition of an example of a base game         Query(Universe(buildings), it is not in (Tent))

What an example counts is then the same with every expansion. Sentences of `given` mean all things, as rules do:
`put cards into deck` leaves no card elsewhere.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_all_of_kind(cx: CheckContext, kind: str, span: Span) -> c.Expr:
    """Return all things of a kind; in a condition of an example, those of its game and the games that it extends."""
    element = Type(TypeForm.THING, kind)
    everything = c.Universe(ty.list_of(element))
    added = cx.symbols.added_things(span.file, kind) if cx.recorded is not None else []
    if not added:
        return everything
    others = c.ListOf(tuple(c.Const(id_, element) for id_ in added), everything.type)
    is_own = c.Member(c.Local("it", element), others, True, ty.YES_NO)
    return c.Query(None, "it", everything, is_own, None, (), everything.type, span)
