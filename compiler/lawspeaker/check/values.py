"""Values and permissions: base cases, before any rule extends them.

value cost of c: card -> number            RulePoint(cost, cases=[(2, c is Bolt), (1, None)])
    2 if c is Bolt                  ->
    1 otherwise
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check import pictures
from lawspeaker.check.context import YOU, CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import collections, expressions
from lawspeaker.check.rules import rules
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type


def check_values(cx: CheckContext) -> None:
    """Check the base cases of all values and permissions."""
    values = [*cx.symbols.values.values(), *cx.symbols.field_values.values()]
    for signed in values:
        cx.program.values[signed.name] = new_rule_point(cx, signed)
    for signed in cx.symbols.permissions.values():
        cx.program.permissions[signed.name] = new_rule_point(cx, signed)
    for signed in [*values, *cx.symbols.permissions.values()]:
        check_base(cx, signed)


def new_rule_point(cx: CheckContext, signed: Signed) -> c.RulePoint:
    """Return a rule point without cases; values that depend on the asking player get the parameter `you`."""
    params = [(rules.param_name(cx, p.name), p.type) for p in signed.params]
    if signed.uses_you:
        params.append(("you", ty.PLAYER))
    return c.RulePoint(signed, [], [], params)


def check_base(cx: CheckContext, signed: Signed) -> None:
    """Check the expression or the cases of a value or permission."""
    point = cx.program.rule_point(signed)
    scope = signature_scope(signed, point.params)
    decl = signed.decl
    if not isinstance(decl, t.ValueDecl | t.PermissionDecl):
        return
    if isinstance(decl, t.ValueDecl) and decl.picture:
        pictures.check_picture(cx, signed, decl, point)
    elif decl.expr is not None:
        point.cases = [(expressions.check_expr(cx, decl.expr, scope, signed.type), None)]
        if decl.cases:
            cx.facts.add("L498", decl.expr.span, (decl.cases[0][0].span, "a case"), word=decl.sig.word)
    elif isinstance(decl, t.PermissionDecl) and not decl.cases:
        point.cases = [(c.Const(1, ty.YES_NO), None)]
    else:
        check_cases(cx, decl, point, scope)


def check_cases(cx: CheckContext, decl: t.ValueDecl | t.PermissionDecl, point: c.RulePoint, scope: Scope) -> None:
    """Check the cases of a value or permission: they must end with `otherwise` or cover an enum."""
    if not decl.cases:
        cx.facts.add("L377", decl.span, word=decl.sig.word)
    for value, test in decl.cases:
        question = None if test is None else expressions.check_expr(cx, test, scope, ty.YES_NO)
        point.cases.append((expressions.check_expr(cx, value, scope, point.signed.type), question))
    if decl.cases and decl.cases[-1][1] is not None and not is_exhaustive(cx, point.cases):
        cx.facts.add("L378", decl.span, word=decl.sig.word)
    if any(test is None for _, test in decl.cases[:-1]):
        cx.facts.add("L379", decl.span, word=decl.sig.word)


def is_exhaustive(cx: CheckContext, cases: list[tuple[c.Expr, c.Expr | None]]) -> bool:
    """Return whether cases of the form `x is WORD` cover every word of an enum."""
    subject: c.Expr | None = None
    named: set[int] = set()
    for _, test in cases:
        if not isinstance(test, c.Compare) or test.op != c.Comparison.EQUAL or not isinstance(test.right, c.Const):
            return False
        if subject is not None and test.left != subject:
            return False
        subject = test.left
        named.add(test.right.value)
    size = None if subject is None else collections.type_size(cx, subject.type.bare())
    return size is not None and len(named) == size


def signature_scope(signed: Signed, params: list[tuple[str, Type]]) -> Scope:
    """Return a scope with the parameters of a value or permission."""
    scope = Scope(FunctionContext(signed.name), module=signed.module)
    for param, (name, type_) in zip(signed.params, params, strict=False):
        scope.own(param.name, name, type_)
    if signed.uses_you:
        scope.you = YOU
    return scope
