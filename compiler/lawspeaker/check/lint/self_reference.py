"""Rules that need what they change: they never end, wherever they are reached.

adds 1 to cost of c where cost of c is 3      the same cost, for the same card
sets cost of c to cost of Ace                 applies to every card, so to Ace as well
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.lint.endless_loops import evaluated_in, value_key
from lawspeaker.check.walk import FIELDS, free_locals
from lawspeaker.facts import Facts
from lawspeaker.source import Span


def check_self_references(program: c.Program, facts: Facts) -> None:
    """Report the rules that evaluate just what they change."""
    for point in program.rule_points():
        reported: set[Span] = set()
        field = "" if point.signed.field is None else point.signed.word
        for rule in point.rules:
            if rule.span not in reported and is_endless(point, rule):
                reported.add(rule.span)
                facts.add("L468", rule.span, word=point.signed.word, field=field)


def is_endless(point: c.RulePoint, rule: c.PointRule) -> bool:
    """Return whether a rule evaluates what it changes for the same arguments, or whatever the arguments are."""
    params = [name for name, _ in point.params]
    same = [{name, *equal_locals(rule.tests, name)} for name in params]
    if any(is_use_of(use, point, same) for use in uses_of_params([*rule.tests, rule.value], set(params))):
        return True
    return not free_locals(rule.tests) & set(params) and value_key(point.signed) in evaluated_in(rule.value)


def equal_locals(tests: list[c.Expr], param: str) -> set[str]:
    """Return the variables that conditions of a rule set equal to a parameter: `this`, `you`."""
    pairs = [(test.left, test.right) for test in tests if isinstance(test, c.Compare) and test.op == c.Comparison.EQUAL]
    return {
        right.name
        for left, right in pairs
        if isinstance(left, c.Local) and isinstance(right, c.Local) and left.name == param
    }


def uses_of_params(part: object, params: set[str]) -> list[c.CallRulePoint]:
    """Return the uses of values, but not those below a query whose variable is called like a parameter."""
    if isinstance(part, tuple | list):
        return [use for item in part for use in uses_of_params(item, params)]
    if isinstance(part, c.Binder) and part.var in params:
        outside = [getattr(part, name) for name in FIELDS[type(part)] if name in c.OUTSIDE]
        return uses_of_params(outside, params)
    found = [part] if isinstance(part, c.CallRulePoint) else []
    return found + [use for name in FIELDS.get(type(part), ()) for use in uses_of_params(getattr(part, name), params)]


def is_use_of(use: c.CallRulePoint, point: c.RulePoint, same: list[set[str]]) -> bool:
    """Return whether an expression uses a value with the arguments for which a rule extends it."""
    args = [*use.args, *([] if use.you is None else [use.you])]
    return value_key(use.signed) == value_key(point.signed) and all(
        isinstance(arg, c.Local) and arg.name in names for arg, names in zip(args, same, strict=True)
    )
