"""What a value is computed from, put in place of the call: for values that are nothing but an expression.

lives of t      ->      any u among chain of t where …
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals, map_parts, nodes
from lawspeaker.emit.writer import Writer

YOU = "you"


def formula_of(w: Writer, e: c.CallRulePoint) -> c.Expr | None:
    """Return what a value is computed from, with its arguments; None if rules change it or names would clash."""
    point = w.layout.program.rule_point(e.signed)
    if point.rules or len(point.cases) != 1 or point.cases[0][1] is not None:
        return None
    names, args = [name for name, _ in point.params], list(e.args)
    if YOU in names and e.you is not None:
        args.insert(names.index(YOU), e.you)
    formula = point.cases[0][0]
    if len(args) != len(names) or bound_in(formula) & free_locals(args):
        return None
    return substituted(formula, dict(zip(names, args, strict=True)))


def bound_in(root: c.Expr) -> set[str]:
    """Return the variables that queries in an expression bind."""
    return {node.var for node in nodes(root) if isinstance(node, c.Quantified)}


def substituted(e: c.Expr, values: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by expressions."""
    if isinstance(e, c.Local):
        return values.get(e.name, e)
    return map_parts(e, lambda part: substituted(part, values))
