"""Triggers and effects: `when`, `before`, `instead of`, `until`.

    when built where builder is you   ->   Trigger(built, AFTER, tests=[builder == you], body)

A trigger applies where any other rule of its thing applies.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU, CallAgain, CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.lint.conflicts import always_gives
from lawspeaker.check.rules import applicability, rules, verb_events
from lawspeaker.check.walk import locals_in
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import TriggerWord
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


def check_trigger(cx: CheckContext, rule: t.When, holds: list[c.Holds], scope: Scope, tests: list[t.Expr]) -> None:
    """Check a `when`, `before`, `after` or `instead of`: its conditions, and its body as a function."""
    event = verb_events.find_event(cx, rule.event, rule.span)
    if event is None or (rule.once is not None and verb_events.find_event(cx, rule.once, rule.span) is None):
        return
    if rule.moment == TriggerWord.INSTEAD and event.name == "ended":
        cx.facts.add("L421", rule.span)
    check_replacement_gives(cx, rule, event)
    inner = scope.child()
    fields = verb_events.visible_fields(cx.symbols, event)
    inner.names.update({p.name: c.Local(rules.param_name(cx, p.name), p.type) for p in fields})
    if verb_events.is_verb_event(event) and holds[0].form == c.HoldsForm.ALWAYS:
        inner.you = c.Local(rules.param_name(cx, fields[-1].name), ty.PLAYER)
    conditions = [expressions.check_expr(cx, test, inner, ty.YES_NO) for test in tests]
    if rule.where is not None:
        conditions.append(expressions.check_expr(cx, rule.where, inner, ty.YES_NO))
    again = call_again(cx, rule, event, scope)
    if again is not None:
        conditions.append(c.Member(again.number, again.replaced, True, ty.YES_NO))
    function = check_trigger_body(cx, rule, event, holds, scope, again)
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


def check_replacement_gives(cx: CheckContext, rule: t.When, event: Signed) -> None:
    """Report a block that replaces a verb with a result and does not give one."""
    if rule.moment == TriggerWord.INSTEAD and verb_events.gives_result(event) and not always_gives(rule.block):
        cx.facts.add("L462", rule.span, (event.span, "the verb"), word=event.name, type=event.type)


def call_again(cx: CheckContext, rule: t.When, event: Signed, scope: Scope) -> CallAgain | None:
    """Return how a block that replaces a verb calls it again; None if it does not, or replaces an event."""
    if rule.moment != TriggerWord.INSTEAD or len(event.params) == len(verb_events.visible_fields(cx.symbols, event)):
        return None
    replaced = c.Local(rules.param_name(cx, event.params[-1].name), event.params[-1].type)
    this = None if scope.this is None else c.Local("this", ty.NUMBER)
    return CallAgain(event.name, replaced, verb_events.replacement_number(cx, this))


def check_trigger_body(
    cx: CheckContext, rule: t.When, event: Signed, holds: list[c.Holds], scope: Scope, again: CallAgain | None
) -> c.Function:
    """Check the body of a trigger as a function of the fields of the event."""
    thing = holds[0].name or scope.function.thing
    title = thing or event.name
    name = f"{rules.identifier(title)}_{rule.moment.value}_{event.name}"
    context = FunctionContext(name, effect=scope.function.effect, again=again, thing=thing)
    params: list[tuple[str, Type]] = [(rules.param_name(cx, p.name), p.type) for p in event.params]
    context.locals.update({**dict(params), "you": ty.PLAYER})
    inner = Scope(context, pure=False, module=scope.module, you=YOU)
    copies = context.effect.copies if context.effect is not None else {}
    inner.names.update({k: v for k, v in scope.names.items() if isinstance(v, c.Local) and v.name in copies})
    fields = verb_events.visible_fields(cx.symbols, event)
    for param, field in zip(params, fields, strict=False):
        inner.own(field.name, *param)
    if holds[0].form != c.HoldsForm.ALWAYS:
        params.append(("this", ty.NUMBER))
        inner.this = scope.this and c.Local("this", scope.this.type)
    params.append(("you", ty.PLAYER))
    gives = rule.moment == TriggerWord.INSTEAD and verb_events.gives_result(event)
    if gives:
        context.result, context.fails = event.type, True
    elif rule.moment == TriggerWord.INSTEAD:
        context.result, context.replaces = ty.NUMBER, True
    block = cx.parts.check_block(cx, trigger_lines(rule, title, gives), inner)
    if rule.may:
        question_of(block).site.sentence = rule
    elif rule.asking is not None:
        cx.facts.add("L478", rule.asking.span)
    if not rule.may and rule.otherwise is not None:
        cx.facts.add("L474", rule.span)
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


def trigger_lines(rule: t.When, title: str, gives: bool) -> t.Block:
    """Return the body of a trigger: one that replaces its event returns 1, one that may be declined is a choice.

    `gives`: it replaces a verb with a result; it returns that result, or fails.
    """
    lines = rule.block
    if rule.moment == TriggerWord.INSTEAD and not gives:
        lines = (*lines, t.Call(rule.span, "give", (t.Number(rule.span, 1),), (), None, None, None, ()))
    if rule.may:
        decline = rule.otherwise
        if gives:
            decline = (*(decline or ()), t.Call(rule.span, "fail", (), (), None, None, None, ()))
        lines = (t.MayDo(rule.span, title, None, None, lines, decline, openly=rule.openly, asking=rule.asking),)
    return lines


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
    context = FunctionContext("effect", effect=effect, thing=scope.function.thing)
    inner = Scope(
        context, module=scope.module, this=scope.this and c.Local("this", scope.this.type), you=applicability.OWNER
    )
    for word, meaning in scope.names.items():
        if isinstance(meaning, c.Local):
            copy = f"its_{meaning.name}"
            effect.copies[copy] = meaning.name
            inner.names[word] = c.Local(copy, meaning.type)
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
            for rule in point.rules[counts.get(f"{prefix} {key}", 0) :]:
                exprs.extend([*rule.tests, *([] if rule.value is None else [rule.value])])
    for ignore in cx.program.ignores[ignores:]:
        exprs.extend(ignore.tests)
    for trigger in cx.program.triggers[triggers:]:
        exprs.extend(trigger.tests)
        capture(effect, trigger.function.params)
    for expr in exprs:
        capture(effect, locals_in(expr).items())


def capture(effect: c.Effect, variables: Iterable[tuple[str, Type]]) -> None:
    """Add to an effect those of some variables that are copies of variables of its step."""
    for name, type_ in variables:
        if name in effect.copies:
            var = c.CapturedVar(name, effect.copies[name], type_)
            if var not in effect.captures:
                effect.captures.append(var)


def mark_as_used(block: c.Block, mark: c.MarkOnce, may: bool) -> c.Block:
    """Start the body with the mark that the rule was used; if it may be declined, only where it is not."""
    if not may:
        return (mark, *block)
    ask = question_of(block)
    (test, act), no = ask.labels
    return (*block[:-1], c.ChooseOne(ask.span, ask.site, ask.by, ((test, (mark, *act)), no), ask.otherwise))


def question_of(block: c.Block) -> c.ChooseOne:
    """Return the question of a trigger that may be declined; before it are the values that it mentions."""
    ask = block[-1]
    assert isinstance(ask, c.ChooseOne)
    return ask


def captured_variables(block: c.Block, effect: c.Effect | None) -> list[tuple[str, Type]]:
    """Return the captured variables that the body of a trigger reads."""
    return sorted((n, ty_) for n, ty_ in locals_in(block).items() if n in effect.copies) if effect else []
