"""Whether players see from which place of a pile things are taken: what is hidden then depends on it.

    put first deck into your hand                  ->   seen: it is the top card
    let c = last deck ... put c into your hand     ->   seen: it is the bottom card
    choose c from deck ... put c into your hand    ->   unseen: any card of the deck may be gone

Only a place at an end of a pile is seen, and a whole pile. What was chosen, found by a condition or given to a verb is
taken unseen, so that a secret choice stays one. A thing that the rule names is known by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

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
        case (c.Seat() | c.Nothing() | c.BundleOf() | c.BundleSum() | c.BundlePart() | c.Arithmetic()
              | c.Compare() | c.Between() | c.Logic() | c.Not() | c.Cond() | c.Extreme() | c.IsThing()
              | c.IsKind() | c.Alike() | c.Member() | c.Range() | c.Empty() | c.HasSteps() | c.Unknown()
              | c.FieldGet() | c.StateGet() | c.OptionGet() | c.ResourceGet() | c.ResourceOf() | c.CanPay()
              | c.InPile() | c.KnownTo() | c.CallRulePoint() | c.BoardValue() | c.PieceOn()
              | c.PieceCount() | c.Reserve() | c.ThingsAt() | c.PlaceOf() | c.OutcomeMarks()
              | c.FaceChoices() | c.CurrentRecord() | c.Query() | c.AllHave() | c.SumOf() | c.ListFor()
              | c.Reach() | c.FirstCopies() | c.OfAnyCopy() | c.Suppose() | c.ByThing() | c.Try()):  # fmt: skip
            return False
        case _:
            assert_never(things)


def values_of(function: c.Function, name: str) -> Iterator[c.Expr | None]:
    """Yield what a variable of a function is given, also the lists that it goes through; None for anything else."""
    if any(name == param for param, _ in function.params):
        yield None
    for node in nodes(function.body):
        if isinstance(node, c.Sentence) and name in node.binds:
            yield node.value if isinstance(node, c.Assign) else node.source if isinstance(node, c.Each) else None
