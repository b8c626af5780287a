"""Triggers and effects: `when`, `before`, `instead of`, `until`.

    when built where builder is you   ->   Trigger(built, AFTER, tests=[builder == you], body)

A trigger applies where any other rule of its thing applies.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU, CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.rules import applicability, rules
from lawspeaker.check.sentences import sentences
from lawspeaker.check.walk import locals_in
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import TriggerWord
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


def check_trigger(cx: CheckContext, rule: t.When, holds: list[c.Holds], scope: Scope, tests: list[t.Expr]) -> None:
    """Check a `when`, `before`, `after` or `instead of`: its conditions, and its body as a function."""
    event = cx.symbols.events.get(rule.event)
    if event is None:
        close = nearest(rule.event, cx.symbols.events)
        cx.facts.add("L343", rule.span, word=rule.event, close=close or "")
        return
    if rule.once is not None and rule.once not in cx.symbols.events:
        close = nearest(rule.once, cx.symbols.events)
        cx.facts.add("L343", rule.span, word=rule.once, close=close or "")
        return
    if rule.moment == TriggerWord.INSTEAD and event.name == "ended":
        cx.facts.add("L421", rule.span)
    inner = scope.child()
    inner.names.update({p.name: c.Local(rules.param_name(cx, p.name), p.type) for p in event.params})
    conditions = [expressions.check_expr(cx, test, inner, ty.YES_NO) for test in tests]
    if rule.where is not None:
        conditions.append(expressions.check_expr(cx, rule.where, inner, ty.YES_NO))
    function = check_trigger_body(cx, rule, event, holds, scope)
    moment = c.Moment.AFTER if rule.moment == TriggerWord.WHEN else c.Moment(rule.moment.value)
    applicability.check_you_has_owner(cx, holds, conditions, rule.span)
    for hold in holds:
        index = len(cx.program.triggers)
        cx.program.triggers.append(
            c.Trigger(
                index,
                event.name,
                moment,
                hold,
                rules.with_record_tests(conditions, None),
                rule.once,
                function,
                rule.span,
            )
        )


def check_trigger_body(cx: CheckContext, rule: t.When, event: Signed, holds: list[c.Holds], scope: Scope) -> c.Function:
    """Check the body of a trigger as a function of the fields of the event."""
    title = holds[0].name or event.name
    context = FunctionContext(
        f"{rules.identifier(title)}_{rule.moment.value}_{event.name}", effect=scope.function.effect
    )
    params: list[tuple[str, Type]] = [(rules.param_name(cx, p.name), p.type) for p in event.params]
    context.locals.update({**dict(params), "you": ty.PLAYER})
    inner = Scope(context, pure=False, module=scope.module, you=YOU)
    inner.names.update({k: v for k, v in scope.names.items() if isinstance(v, c.Local) and is_captured(v.name)})
    inner.names.update({field.name: c.Local(*param) for param, field in zip(params, event.params, strict=True)})
    if holds[0].form != c.HoldsForm.ALWAYS:
        params.append(("this", ty.NUMBER))
        inner.this = scope.this and c.Local("this", scope.this.type)
    params.append(("you", ty.PLAYER))
    if rule.moment == TriggerWord.INSTEAD:
        context.result, context.replaces = ty.NUMBER, True
    block = sentences.check_block(cx, trigger_lines(rule, title), inner)
    once = -1
    if rule.once is not None:
        once = len(cx.program.once)
        cx.program.once.append(rule.once)
        per_thing = holds[0].form not in (c.HoldsForm.ALWAYS, c.HoldsForm.EFFECT)
        block = mark_as_used(block, c.MarkOnce(rule.span, once, per_thing), rule.may)
    params.extend(captured_variables(block, context.effect))
    context.name = fresh_function_name(cx, context.name)
    function = context.function(title, params, block, rule.span)
    function.once = once
    return function


def trigger_lines(rule: t.When, title: str) -> t.Block:
    """Return the body of a trigger: one that replaces its event returns 1, one that may be declined is a choice."""
    lines = rule.block
    if rule.moment == TriggerWord.INSTEAD:
        lines = (*lines, t.Call(rule.span, "give", (t.Number(rule.span, 1),), (), None, None, None, ()))
    if rule.may:
        lines = (t.MayDo(rule.span, title, None, None, lines, None, openly=rule.openly),)
    return lines


def is_captured(name: str) -> bool:
    """Return whether a variable is the copy that an effect keeps of a variable of its step."""
    return name.startswith("its_")


def fresh_function_name(cx: CheckContext, name: str) -> str:
    """Return a function name that is not taken."""
    taken = {f.name for f in cx.program.declared_functions()} | {tr.function.name for tr in cx.program.triggers}
    taken |= cx.reserved | {f.name for steps in cx.program.steps.values() for f in steps.values()}
    candidate, n = name, 2
    while candidate in taken:
        candidate, n = f"{name}_{n}", n + 1
    return candidate


def check_effect(cx: CheckContext, block: t.Block, scope: Scope, until: str | None, span: Span) -> c.Effect:
    """Check rules that apply from a step on; they capture the variables of the step that they read."""
    effect = c.Effect(len(cx.program.effects), until, [], scope.this is not None, span)
    cx.program.effects.append(effect)
    holds = c.Holds(c.HoldsForm.EFFECT, [], None, None, effect, scope.module, None, "")
    context = FunctionContext("effect")
    context.effect = effect
    inner = Scope(
        context, module=scope.module, this=scope.this and c.Local("this", scope.this.type), you=applicability.OWNER
    )
    for word, meaning in scope.names.items():
        if isinstance(meaning, c.Local):
            inner.names[word] = c.Local(f"its_{meaning.name}", meaning.type)
        else:
            inner.names[word] = meaning
    for rule in block:
        if isinstance(rule, t.Adds | t.Sets | t.Permits | t.Ignores | t.When):
            before = count_rules(cx)
            rules.check_rule(cx, rule, [holds], inner, [])
            record_captures(cx, effect, before)
        else:
            rules.report_not_a_rule(cx, rule)
    return effect


def count_rules(cx: CheckContext) -> tuple[dict[str, int], int, int]:
    """Return how many rules there are of each value and permission, and how many `ignores` and triggers."""
    points = {f"v {k}": len(p.rules) for k, p in cx.program.values.items()}
    points |= {f"p {k}": len(p.rules) for k, p in cx.program.permissions.items()}
    return points, len(cx.program.ignores), len(cx.program.triggers)


def record_captures(cx: CheckContext, effect: c.Effect, before: tuple[dict[str, int], int, int]) -> None:
    """Record which variables are captured by the rules that were added since a count."""
    counts, ignores, triggers = before
    exprs: list[c.Expr] = []
    for prefix, table in (("v", cx.program.values), ("p", cx.program.permissions)):
        for key, point in table.items():
            for rule in point.rules[counts[f"{prefix} {key}"] :]:
                exprs.extend([*rule.tests, *([] if rule.value is None else [rule.value])])
    for ignore in cx.program.ignores[ignores:]:
        exprs.extend(ignore.tests)
    for trigger in cx.program.triggers[triggers:]:
        exprs.extend(trigger.tests)
        for name, type_ in trigger.function.params:
            if is_captured(name) and (name, type_) not in effect.captures:
                effect.captures.append((name, type_))
    for expr in exprs:
        for name, type_ in locals_in(expr).items():
            if is_captured(name) and (name, type_) not in effect.captures:
                effect.captures.append((name, type_))


def mark_as_used(block: c.Block, mark: c.MarkOnce, may: bool) -> c.Block:
    """Start the body with the mark that the rule was used; if it may be declined, only where it is not."""
    if not may:
        return (mark, *block)
    ask = block[0]
    assert isinstance(ask, c.ChooseOne)
    (test, act), no = ask.labels
    return (c.ChooseOne(ask.span, ask.site, ask.by, ((test, (mark, *act)), no), ask.otherwise), *block[1:])


def captured_variables(block: c.Block, effect: c.Effect | None) -> list[tuple[str, Type]]:
    """Return the captured variables that the body of a trigger reads."""
    return sorted((n, ty_) for n, ty_ in locals_in(block).items() if is_captured(n)) if effect else []
