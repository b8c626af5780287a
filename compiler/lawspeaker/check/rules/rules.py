"""Rules: what things, kinds, modules and expansions add to values, permissions and events.

building Forge                                        PointRule(ADDS, Holds(BOARD, [Forge]),
    adds 1 to hand_size of controller of here   ->        tests=[player == controller(here)], value=1)
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import coercion, expressions, rule_point_calls
from lawspeaker.check.rules import applicability
from lawspeaker.check.rules.everybody import warn_for_everybody
from lawspeaker.check.rules.rule_targets import find_target, kind_test, report_list
from lawspeaker.check.rules.self_rules import (
    ANYWHERE,
    head_of,
    replace_this,
    split_heads,
    split_while,
    this_is_owner,
    with_head,
)
from lawspeaker.check.walk import records_in
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.changed_fields import FIELD_PARAM
from lawspeaker.resolve.symbols import Kind, Signed, Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_rules(cx: CheckContext) -> None:
    """Check every rule: those of the top level, of kinds, of things."""
    for rule in cx.symbols.rules:
        check_top_rule(cx, rule.rule, rule.module)
    for kind in cx.symbols.kinds.values():
        check_kind_rules(cx, kind)
    for thing in cx.symbols.things:
        check_thing_rules(cx, thing)


def check_top_rule(cx: CheckContext, rule: t.Rule, module: str | None) -> None:
    """Check a rule that always applies."""
    holds = c.Holds(c.HoldsForm.ALWAYS, [], None, None, None, module, None, "")
    check_rule(cx, rule, [holds], Scope(FunctionContext("rule"), module=module), [])


def check_thing_rules(cx: CheckContext, thing: Thing) -> None:
    """Check the rules of a thing."""
    for rule in thing.rules:
        check_owned_rule(cx, rule, thing.kind, thing.ids, thing.name, thing.module, [])


def check_kind_rules(cx: CheckContext, kind: Kind) -> None:
    """Check the rules that all things of a kind have."""
    ids = [i for thing in cx.symbols.things_of(kind.name) for i in thing.ids]
    for rule in kind.rules:
        check_owned_rule(cx, rule, kind.name, ids, kind.name, kind.module, [])


def check_owned_rule(
    cx: CheckContext, rule: t.Rule, kind: str, ids: list[int], name: str, module: str | None, tests: list[t.Expr]
) -> None:
    """Check a rule of a thing; a `while` around it says where the thing has to be."""
    pile: str | None = None
    while isinstance(rule, t.While) and len(rule.block) >= 1:
        pile_word, rest = split_while(rule.test)
        pile = pile_word or pile
        inner = [*tests, *rest]
        for line in rule.block:
            if isinstance(line, t.Adds | t.Sets | t.Permits | t.Ignores | t.When | t.While):
                check_placed_rule(cx, line, kind, ids, name, module, inner, pile)
            else:
                report_not_a_rule(cx, line)
        return
    check_placed_rule(cx, rule, kind, ids, name, module, tests, pile)


def check_placed_rule(
    cx: CheckContext,
    rule: t.Rule,
    kind: str,
    ids: list[int],
    name: str,
    module: str | None,
    tests: list[t.Expr],
    pile: str | None,
) -> None:
    """Check a rule of a thing that applies while the thing is in a pile, or wherever it is in play."""
    if isinstance(rule, t.While):
        check_owned_rule(cx, rule, kind, ids, name, module, tests)
        return
    if pile == ANYWHERE:
        check_self_rule(cx, rule, kind, name, module, tests)
        return
    scope = Scope(FunctionContext("rule"), module=module, this=c.Local("this", Type(TypeForm.THING, kind)))
    holds = applicability.find_holds(cx, kind, ids, name, module, pile, scope, rule.span)
    scope.you = applicability.OWNER
    if holds:
        check_rule(cx, rule, holds, scope, tests)
    else:
        cx.facts.add("W504", rule.span, name=name)
        check_inactive_rule(
            cx, rule, c.Holds(c.HoldsForm.NOWHERE, ids, None, None, None, module, None, name), scope, tests
        )


def check_inactive_rule(cx: CheckContext, rule: t.Rule, nowhere: c.Holds, scope: Scope, tests: list[t.Expr]) -> None:
    """Check a rule that never applies, to report its mistakes, and drop it."""
    check_rule(cx, rule, [nowhere], scope, tests)
    program = cx.program
    for point in (*program.values.values(), *program.permissions.values()):
        point.rules[:] = [found for found in point.rules if found.holds is not nowhere]
    program.triggers[:] = [trigger for trigger in program.triggers if trigger.holds is not nowhere]
    program.ignores[:] = [ignores for ignores in program.ignores if ignores.holds is not nowhere]


def check_self_rule(
    cx: CheckContext, rule: t.Rule, kind: str, name: str, module: str | None, tests: list[t.Expr]
) -> None:
    """Check a rule of a thing about itself that applies wherever the thing is: a rule of the top level with a test."""
    holds = c.Holds(c.HoldsForm.ALWAYS, [], None, None, None, module, None, name)
    singles = split_heads(rule)
    for single in singles:
        head, values = head_of(single), not isinstance(single, t.Permits)
        scope = Scope(FunctionContext("rule"), module=module, this=c.Local("this", Type(TypeForm.THING, kind)))
        signed = find_target(cx, head, None, values, scope)
        found = None if signed is None else replace_this(head, signed)
        if found is None and signed is not None:
            cx.facts.add("L399", head.span, name=name)
        elif found is not None:
            scope.this = c.Local(param_name(cx, found[1]), Type(TypeForm.THING, kind))
            check_rule(cx, with_head(single, found[0]), [holds], scope, [this_is_owner(head.span, kind, name), *tests])
    if not singles:
        cx.facts.add("L399", rule.span, name=name)


def check_rule(cx: CheckContext, rule: t.Rule, holds: list[c.Holds], scope: Scope, tests: list[t.Expr]) -> None:
    """Check one rule and add it to what it extends."""
    match rule:
        case t.Adds(span, amount, head, where, _):
            check_point_rule(cx, c.RuleForm.ADDS, head, amount, where, holds, scope, tests, span)
        case t.Sets(span, head, value, where, _):
            check_point_rule(cx, c.RuleForm.SETS, head, value, where, holds, scope, tests, span)
        case t.Permits(span, allows, heads, where, _):
            for head in heads:
                check_point_rule(
                    cx,
                    c.RuleForm.ALLOWS if allows else c.RuleForm.FORBIDS,
                    head,
                    None,
                    where,
                    holds,
                    scope,
                    tests,
                    span,
                )
        case t.Ignores(span, things, where, _):
            check_ignore_rule(cx, things, where, holds, scope, tests, span)
        case t.When():
            cx.parts.check_trigger(cx, rule, holds, scope, tests)
        case t.While() | t.Until():
            report_not_a_rule(cx, rule)
        case _:
            assert_never(rule)


def report_not_a_rule(cx: CheckContext, line: t.Stmt) -> None:
    """Report a line that is not a rule, where a rule is required."""
    word = "while" if isinstance(line, t.While) else "until" if isinstance(line, t.Until) else ""
    cx.facts.add("L345", line.span, word=word, step="" if word else "yes")


def check_point_rule(
    cx: CheckContext,
    form: c.RuleForm,
    head: t.Head,
    value: t.Expr | None,
    where: t.Expr | None,
    holds: list[c.Holds],
    scope: Scope,
    tests: list[t.Expr],
    span: Span,
) -> None:
    """Check a rule that changes a value or permission."""
    of_value = form in (c.RuleForm.ADDS, c.RuleForm.SETS)
    signed = find_target(cx, head, where, of_value, scope)
    if signed is None:
        return
    if form == c.RuleForm.ADDS and signed.type.form not in (TypeForm.NUMBER, TypeForm.BUNDLE):
        cx.facts.add("L367", span, word=signed.word, type=signed.type)
        return
    inner = scope.child()
    if holds[0].form == c.HoldsForm.ALWAYS:
        inner.you = c.Local("you", ty.PLAYER) if signed.uses_you else None
    conditions = check_head(cx, signed, head, inner)
    if of_value:
        warn_for_everybody(cx, signed, head, (value, where), holds, inner)
    conditions.extend(expressions.check_expr(cx, test, inner, ty.YES_NO) for test in tests)
    if where is not None:
        conditions.append(expressions.check_expr(cx, where, inner, ty.YES_NO))
    amount = None if value is None else expressions.check_expr(cx, value, inner, signed.type.unbounded())
    point = (cx.program.values if of_value else cx.program.permissions)[signed.name]
    conditions = with_record_tests(conditions, amount)
    applicability.check_you_has_owner(cx, holds, [*conditions, *([] if amount is None else [amount])], span)
    for hold in holds:
        point.rules.append(c.PointRule(form, hold, conditions, amount, span))


def check_head(cx: CheckContext, signed: Signed, head: t.Head, scope: Scope) -> list[c.Expr]:
    """Match the arguments of a rule to parameters: a new word matches any value, anything else must be equal."""
    given = rule_point_calls.written_arguments(cx, signed, head.arg, head.phrases)
    tests: list[c.Expr] = []
    params = {param.name: c.Local(param_name(cx, param.name), param.type) for param in signed.params}
    scope.names.update({k: v for k, v in params.items() if k not in scope.names})
    written = [(param, given.pop(param.prep, None)) for param in signed.params]
    for param, arg in written:
        if isinstance(arg, t.Word) and is_new_word(cx, arg.word, param.name, scope, params):
            scope.names[arg.word] = params[param.name]
            of_kind = kind_test(cx, arg.word, params[param.name])
            tests.extend([] if of_kind is None else [of_kind])
    for param, arg in written:
        if arg is None or (isinstance(arg, t.Word) and scope.names.get(arg.word) == params[param.name]):
            continue
        found = expressions.check_expr(
            cx,
            arg,
            scope,
            param.type if param.type.form == TypeForm.LIST else ty.optional(param.type.bare().unbounded()),
        )
        report_list(cx, head.word, found, arg)
        thing = (
            coercion.named_thing(cx, found)
            if isinstance(found, c.Const) and found.type.form == TypeForm.THING
            else None
        )
        if thing is not None and len(thing.ids) > 1:
            tests.append(c.IsThing(params[param.name], thing, False, ty.YES_NO))
        else:
            tests.append(c.Compare(c.Comparison.EQUAL, params[param.name], coercion.as_compared(found), ty.YES_NO))
    for prep, extra in given.items():
        rule_point_calls.report_extra(cx, signed.name, extra.span, signed.span, prep)
    return tests


def is_new_word(cx: CheckContext, word: str, param: str, scope: Scope, params: dict[str, c.Local]) -> bool:
    """Return whether a word in the head of a rule is a new variable."""
    if word in scope.names and scope.names[word] not in params.values():
        return False
    if word == param:
        return True
    s = cx.symbols
    known = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "it")
    if word in known or any(word in table for table in (s.states, s.options, s.values, s.resources, s.piles)):
        return False
    return not any(word in enum.words for enum in s.enums.values())


def param_name(cx: CheckContext, word: str) -> str:
    """Return the Python name of a parameter; that of a field is called like its owner."""
    return cx.python_name(FunctionContext(""), word.removeprefix(FIELD_PARAM), ty.NUMBER)


def check_ignore_rule(
    cx: CheckContext,
    things: tuple[t.Expr, ...],
    where: t.Expr | None,
    holds: list[c.Holds],
    scope: Scope,
    tests: list[t.Expr],
    span: Span,
) -> None:
    """Check `ignores Fortress where …`."""
    ids: list[int] = []
    for expr in things:
        found = expressions.check_expr(cx, expr, scope)
        thing = (
            coercion.named_thing(cx, found)
            if isinstance(found, c.Const) and found.type.form == TypeForm.THING
            else None
        )
        if thing is None:
            if not isinstance(found, c.Unknown):
                cx.facts.add("L368", expr.span)
            continue
        ids.extend(thing.ids)
    inner = scope.child()
    conditions = [expressions.check_expr(cx, test, inner, ty.YES_NO) for test in tests]
    if where is not None:
        conditions.append(expressions.check_expr(cx, where, inner, ty.YES_NO))
    for hold in holds:
        rule = c.IgnoreRule(len(cx.program.ignores), hold, ids, with_record_tests(conditions, None), span)
        cx.program.ignores.append(rule)


def identifier(name: str) -> str:
    """Return a name as part of a Python identifier.

    >>> identifier("Huginn & Muninn")
    'huginn_muninn'
    """
    plain = "".join(ch if ch.isascii() and ch.isalnum() else " " for ch in name.lower())
    word = "_".join(plain.split()) or "thing"
    return word if word[0].isalpha() else f"n{word}"


def with_record_tests(tests: list[c.Expr], value: c.Expr | None) -> list[c.Expr]:
    """Put a test that the record exists before tests that read the current record."""
    names = {
        name: record
        for expr in [*tests, *([] if value is None else [value])]
        for name, record in records_in(expr).items()
    }
    guards: list[c.Expr] = [
        c.Compare(
            c.Comparison.NOT_EQUAL,
            c.CurrentRecord(record, ty.optional(Type(TypeForm.RECORD, name))),
            c.Nothing(ty.optional(ty.NUMBER)),
            ty.YES_NO,
        )
        for name, record in names.items()
    ]
    return [*guards, *tests]
