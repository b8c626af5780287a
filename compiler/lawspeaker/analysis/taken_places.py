"""Whether players see from which place of a pile things are taken: what is hidden then depends on it.

    put first deck into your hand                  ->   seen: it is the top card
    let c = last deck ... put c into your hand     ->   seen: it is the bottom card
    choose c from deck ... put c into your hand    ->   unseen: any card of the deck may be gone

Only a place at an end of a pile is seen, and a whole pile. What was chosen, found by a condition or given to a verb is
taken unseen, so that a secret choice stays one. A thing that the rule names is known by its name.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.parse.tree_enums import Aggregate

ENDS = (None, Aggregate.FIRST, Aggregate.LAST)


def is_place_seen(function: c.Function | None, things: c.Expr) -> bool:
    """Tell whether things are taken from an end of a list, in view of all players."""
    match things:
        case c.PileGet() | c.Universe() | c.Const() | c.GameValue() | c.Local("this"):
            return True
        case c.Need() | c.FirstOf():
            return is_place_seen(function, things.value)
        case c.FirstN():
            return is_place_seen(function, things.source)
        case c.Query(agg=agg, where=None, prefix=None, having=()) if agg in ENDS:
            return is_place_seen(function, things.source)
        case c.ListOf():
            return all(is_place_seen(function, item) for item in things.items)
        case c.Local(name):
            values = [] if function is None else list(values_of(function, name))
            return len(values) > 0 and all(value is not None and is_place_seen(function, value) for value in values)
        case _:
            return False


def values_of(function: c.Function, name: str) -> Iterator[c.Expr | None]:
    """Yield what a variable of a function is given, also the lists that it goes through; None for anything else."""
    if any(name == param for param, _ in function.params):
        yield None
    for node in nodes(function.body):
        match node:
            case c.Assign(name=target) if target == name:
                yield node.value
            case c.Each(var=target) if target == name:
                yield node.source
            case _ if name in bound_otherwise(node):
                yield None


def bound_otherwise(node: object) -> tuple[str | None, ...]:
    """Return the variables that a node binds to a choice, to chance or to the result of a verb."""
    match node:
        case c.PoolInfo():
            return (node.var,)
        case c.ChooseMany():
            return (node.name, node.element)
        case c.ChooseOrder():
            return (node.name,)
        case c.Pick() | c.Roll() | c.StartRecord():
            return (node.name,)
        case c.CallVerb():
            return (node.giving,)
        case _:
            return ()
