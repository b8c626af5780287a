"""Small questions about expressions: which amounts are known, in which order a table is indexed."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.resolve.types import Type, TypeForm


def fixed_parts(e: c.Expr) -> tuple[tuple[c.Expr, c.Expr], ...]:
    """Return the parts of a sum of amounts of resources that are known; nothing if it is anything else."""
    match e:
        case c.BundleOf(parts) if all(isinstance(resource, c.Const) for resource, _ in parts):
            return parts
        case c.BundleSum(c.ArithmeticOp.ADD, left, right):
            one, two = fixed_parts(left), fixed_parts(right)
            return (*one, *two) if one and two else ()
        case _:
            return ()


def table_order(types: list[Type]) -> list[int]:
    """Return the order of a table's indices: players first, since a walk over the rest is for one player."""
    return sorted(range(len(types)), key=lambda k: 0 if types[k].form == TypeForm.PLAYER else 1)
