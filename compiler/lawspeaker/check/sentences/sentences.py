"""Sentences: blocks, loops, conditions, assignments, announcements, calls of verbs.

each p among players             Each("p", Universe(players),
    gain 1 food for p     ->         [Gain({food: 1}, p)])
"""

from __future__ import annotations

import re
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, collections, expressions, rule_point_calls
from lawspeaker.check.lint.control_flow import proven_nonempty
from lawspeaker.check.lint.thing_locations import may_be_hidden
from lawspeaker.check.rules import triggers, verb_events
from lawspeaker.check.sentences import built_in, choices, do_possible, together
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import texts_of, tree_nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.context import VARIABLES
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.spelling import nearest

RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While)


def check_block(cx: CheckContext, block: t.Block | None, scope: Scope) -> c.Block:
    """Check a block; a variable is visible in the lines after its declaration."""
    stmts: list[c.Stmt] = []
    left = False
    for number, line in enumerate(block or (), 1):
        if left:
            cx.facts.add("W501", line.span)
            left = False
        if isinstance(line, t.Let) and not is_read(line.word, block[number:] if block else ()):
            cx.uses.unread.append(line)
        found = check_stmt(cx, line, scope)
        stmts.extend(found)
        left = any(isinstance(f, c.GiveBack) or (isinstance(f, c.Leave) and f.form != c.LeaveForm.SKIP) for f in found)
    return tuple(stmts)


def is_read(word: str, lines: t.Block) -> bool:
    """Return whether lines read a variable; a text that has its word in it may read it, `x becomes 1` does not."""
    found = list(tree_nodes(lines))
    assigned = {id(node.place) for node in found if isinstance(node, t.Becomes)}
    texts = [text for node in found if id(node) not in assigned for text in texts_of(node) if word in text]
    return any(re.search(rf"\b{word}\b", text) for text in texts)


def check_stmt(cx: CheckContext, e: t.Stmt, scope: Scope) -> list[c.Stmt]:
    """Check one sentence; it may become several."""
    check_variable_names(cx, e)
    match e:
        case t.Call():
            return check_call(cx, e, scope)
        case t.Becomes():
            return check_becomes(cx, e, scope)
        case t.Let(span, word, value):
            found = expressions.check_expr(cx, value, scope)
            type_ = found.type.unbounded() if found.type.form == TypeForm.NUMBER else found.type
            if type_.form == TypeForm.NOTHING:
                cx.facts.add("L338", span, word=word)
            choices.report_yes_no_list(cx, type_, value.span)
            local = cx.declare(scope, word, type_)
            return [c.Assign(span, local.name, found)]
        case t.Choose():
            return choices.check_choose(cx, e, scope)
        case t.ChooseOne():
            return choices.check_choose_one(cx, e, scope)
        case t.ChooseOrder():
            return choices.check_choose_order(cx, e, scope)
        case t.MayDo():
            return choices.check_may_do(cx, e, scope)
        case t.DoPossible():
            return do_possible.check_do_possible(cx, e, scope)
        case t.Announce():
            return check_announce(cx, e, scope)
        case t.OnlyIf(span, test):
            scope.function.fails = True
            return [c.OnlyIf(span, expressions.check_expr(cx, test, scope, ty.YES_NO))]
        case t.Until(span, event, rules):
            if verb_events.find_event(cx, event, span) is None:
                return []
            return [c.Activate(span, triggers.check_effect(cx, rules, scope, event, span))]
        case t.Subject() | t.Holds() | t.Label() | t.That():
            cx.facts.add("L344", e.span)
            return []
        case t.If() | t.Depending() | t.As() | t.Each() | t.Repeat() | t.Turns():
            return check_structure(cx, e, scope)
        case t.Adds() | t.Sets() | t.Permits() | t.Ignores() | t.When() | t.While():
            cx.facts.add("L345", e.span, rule="yes")
            return []
        case _:
            assert_never(e)


def check_variable_names(cx: CheckContext, e: t.Stmt) -> None:
    """Report a variable whose name is a word of the language."""
    words: tuple[str | None, ...] = ()
    match e:
        case t.Let(word=word):
            words = (word,)
        case t.Choose(pools=pools):
            words = tuple(pool.var for pool in pools)
        case t.Each(var=word) | t.Call(giving=word):
            words = (word,)
        case _:
            pass
    for word in words:
        if word in VARIABLES:
            cx.facts.add("L228", e.span, word=word)


def check_structure(cx: CheckContext, e: t.Stmt, scope: Scope) -> list[c.Stmt]:
    """Check a sentence that contains blocks."""
    match e:
        case t.If(span, arms, otherwise):
            checked = []
            for test, block in arms:
                inner = scope.child()
                question = expressions.check_expr(cx, test, scope, ty.YES_NO)
                inner.nonempty = (*scope.nonempty, *proven_nonempty(test))
                checked.append((question, check_block(cx, block, inner)))
            return [c.If(span, tuple(checked), check_block(cx, otherwise, scope.child()))]
        case t.Depending():
            return check_depending(cx, e, scope)
        case t.As(span, player, block):
            found = expressions.check_expr(cx, player, scope, ty.PLAYER)
            name = cx.temporary(scope, "you", ty.PLAYER) if "you" in scope.function.locals else "you"
            scope.function.locals[name] = ty.PLAYER
            inner = scope.child()
            inner.you = c.Local(name, ty.PLAYER)
            return [c.Assign(span, name, found), *check_block(cx, block, inner)]
        case t.Each():
            return check_each(cx, e, scope)
        case t.Repeat():
            return check_repeat(cx, e, scope)
        case t.Turns():
            return check_turns(cx, e, scope)
        case _:
            raise AssertionError(e)


def check_depending(cx: CheckContext, e: t.Depending, scope: Scope) -> list[c.Stmt]:
    """Check `depending on`: each arm names values; without `otherwise` all values must be named."""
    subject = expressions.check_expr(cx, e.value, scope)
    bare = subject.type.bare()
    arms: list[tuple[c.Expr, c.Block]] = []
    named: set[int] = set()
    for values, block in e.matches:
        test: c.Expr | None = None
        for value in values:
            found = coercion.as_compared(expressions.check_expr(cx, value, scope, bare.unbounded()))
            if isinstance(found, c.Const):
                if found.value in named:
                    cx.facts.add("L346", value.span, value=found.text)
                named.add(found.value)
            one = c.Compare(c.Comparison.EQUAL, coercion.as_compared(subject), found, ty.YES_NO)
            test = one if test is None else c.Logic(c.LogicOp.OR, test, one, ty.YES_NO)
        assert test is not None
        arms.append((test, check_block(cx, block, scope.child())))
    size = collections.type_size(cx, bare)
    if e.otherwise is None and (size is None or len(named) < size or subject.type.form == TypeForm.OPTIONAL):
        cx.facts.add("L347", e.span, missing=missing_values(cx, bare, named))
    return [without_idle_cases(c.If(e.span, tuple(arms), check_block(cx, e.otherwise, scope.child())))]


def without_idle_cases(stmt: c.If) -> c.If:
    """Return `depending on` without the last cases that only `skip`; the value is still looked at once."""
    if not is_idle(stmt.otherwise):
        return stmt
    arms = list(stmt.arms)
    while len(arms) > 1 and is_idle(arms[-1][1]):
        arms.pop()
    return c.If(stmt.span, tuple(arms), ())


def is_idle(block: c.Block) -> bool:
    """Return whether a block does nothing."""
    return all(isinstance(stmt, c.Leave) and stmt.form == c.LeaveForm.SKIP for stmt in block)


def missing_values(cx: CheckContext, type_: Type, named: set[int]) -> str:
    """Return the words of an enum that are not named."""
    if type_.form == TypeForm.ENUM:
        words = cx.symbols.enums[type_.name].words
        return ", ".join(word for i, word in enumerate(words) if i not in named)
    return "some values"


def check_each(cx: CheckContext, e: t.Each, scope: Scope) -> list[c.Stmt]:
    """Check `each x among xs`."""
    source = collections.check_list(cx, e.source, scope)
    element = source.type.element.bare()
    backwards = e.reverse and e.order is None
    if e.starting is not None or backwards:
        if element.form != TypeForm.PLAYER and e.starting is not None:
            cx.facts.add("L348", e.span)
        start = None if e.starting is None else expressions.check_expr(cx, e.starting, scope, ty.PLAYER)
        word = c.GameWord.REVERSED if backwards else c.GameWord.FROM
        args = (source,) if start is None else (source, start)
        source = c.GameValue(word, args, source.type)
    inner = scope.child()
    inner.loops += 1
    local = cx.declare(inner, e.var, element)
    if e.where is not None:
        inner_scope, name = collections.element_scope(cx, scope, e.var, element)
        test = expressions.check_expr(cx, e.where, inner_scope, ty.YES_NO)
        source = c.Query(None, name, source, test, None, (), source.type, e.span)
    if e.order is not None:
        source = sorted_by(cx, e, e.order, source, scope)
    choices.report_yes_no_list(cx, source.type, e.source.span)
    temp = cx.temporary(scope, f"{e.var}_left", ty.list_of(element))
    if e.together:
        found = together.check_together(cx, e, local, inner)
        return [] if found is None else [c.Each(e.span, local.name, element, source, found, temp, together=True)]
    return [c.Each(e.span, local.name, element, source, check_block(cx, e.block, inner), temp)]


def sorted_by(cx: CheckContext, e: t.Each, order: t.Expr, source: c.Expr, scope: Scope) -> c.Expr:
    """Return a list in the order of a number of each element, the smallest first, or in reverse the largest."""
    inner, name = collections.element_scope(cx, scope, e.var, source.type.element)
    key = expressions.check_expr(cx, order, inner, ty.NUMBER)
    if e.reverse:
        key = c.Arithmetic(c.ArithmeticOp.SUBTRACT, c.Const(0, ty.NUMBER), key, ty.NUMBER)
    keys = c.ListFor(key, name, source, None, ty.list_of(ty.NUMBER))
    return c.GameValue(c.GameWord.SORTED, (source, keys), source.type)


def check_repeat(cx: CheckContext, e: t.Repeat, scope: Scope) -> list[c.Stmt]:
    """Check `repeat` in all its forms."""
    inner = scope.child()
    inner.loops += 1
    value: c.Expr | None = None
    if e.value is not None:
        value = expressions.check_expr(cx, e.value, scope, ty.NUMBER if e.form == c.LoopForm.TIMES else ty.YES_NO)
    if e.form == c.LoopForm.WHILE and e.value is not None:
        inner.nonempty = (*scope.nonempty, *proven_nonempty(e.value))
    temp = cx.temporary(scope, "times_left", ty.NUMBER) if e.form == c.LoopForm.TIMES else ""
    return [c.Loop(e.span, e.form, value, check_block(cx, e.block, inner), temp)]


def check_turns(cx: CheckContext, e: t.Turns, scope: Scope) -> list[c.Stmt]:
    """Check `turns`."""
    starting: c.Expr = c.Const(1, ty.PLAYER, "player 1")
    if e.starting is not None:
        starting = expressions.check_expr(cx, e.starting, scope, ty.PLAYER)
    until = None if e.until is None else expressions.check_expr(cx, e.until, scope, ty.YES_NO)
    inner = scope.child()
    inner.loops += 1
    name = "you" if "you" not in scope.function.locals else cx.temporary(scope, "you", ty.PLAYER)
    scope.function.locals[name] = ty.PLAYER
    inner.you = c.Local(name, ty.PLAYER)
    return [c.Turns(e.span, name, starting, until, check_block(cx, e.block, inner))]


def check_becomes(cx: CheckContext, e: t.Becomes, scope: Scope) -> list[c.Stmt]:
    """Check an assignment to a variable, state, field or resource."""
    place = check_lvalue(cx, e.place, scope)
    if place is None:
        return []
    value = expressions.check_expr(
        cx, e.value, scope, place.type.unbounded() if isinstance(place, c.Local) else place.type
    )
    if isinstance(place, c.Local):
        return [c.Assign(e.span, place.name, value)]
    return [c.Store(e.span, place, value)]


def check_lvalue(cx: CheckContext, e: t.Expr, scope: Scope) -> c.Expr | None:
    """Check an expression that is assigned to or changed; report it if it cannot be."""
    place = expressions.check_expr(cx, e, scope)
    match place:
        case c.Local() if place.name in scope.function.words:
            return place
        case c.StateGet() | c.ResourceGet() | c.ResourceOf() | c.GameValue(c.GameWord.ACTIVE):
            return place
        case c.FieldGet(field):
            field.dynamic = True
            return place
        case c.CallRulePoint(Signed(field=field), (target,)) if field is not None:
            field.dynamic = True
            return c.FieldGet(field, target, field.type)
        case c.Unknown():
            return None
        case c.PileGet():
            cx.facts.add("L341", e.span, pile=place.pile.name)
        case _:
            cx.facts.add("L341", e.span)
    return None


def check_announce(cx: CheckContext, e: t.Announce, scope: Scope) -> list[c.Stmt]:
    """Check an announcement of an event."""
    event = cx.symbols.events.get(e.head.word)
    if event is None or verb_events.is_verb_event(event):
        report_no_event(cx, e.head)
        check_block(cx, e.block, scope.child())
        return []
    if event.name == "ended":
        cx.facts.add("L422", e.head.span)
    cx.program.announced.add(event.name)
    args = rule_point_calls.check_arguments(cx, event, e.head.arg, e.head.phrases, scope, e.head.span)
    block = check_block(cx, e.block, scope.child())
    if args is None:
        return []
    shown = [c.Show(e.span, arg, None) for arg in args if e.openly and may_be_hidden(cx.symbols, arg.type)]
    return [*shown, c.Announce(e.span, event, tuple(args), block, openly=e.openly)]


def report_no_event(cx: CheckContext, head: t.Head) -> None:
    """Report an announcement of a word that is no event."""
    verb = cx.symbols.verbs.get(head.word)
    if verb is not None:
        cx.facts.add("L461", head.span, (verb.span, "the verb"), word=head.word)
    else:
        close = nearest(head.word, cx.symbols.events)
        cx.facts.add("L343", head.span, word=head.word, close=close or "")


def check_call(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    """Check a sentence that starts with a verb, of the game or of the language."""
    verb = cx.symbols.verbs.get(e.word)
    if verb is not None:
        return check_call_verb(cx, e, verb, scope)
    if e.word in BUILT_IN_VERBS:
        return built_in.check_built_in(cx, e, scope)
    close = nearest(e.word, [*cx.symbols.verbs, *BUILT_IN_VERBS])
    cx.facts.add("L340", e.span, word=e.word, close=close or "")
    for expr in (*e.args, *(a for p in e.phrases for a in p.args)):
        choices.check_silently(cx, expr, scope)
    return []


def check_call_verb(cx: CheckContext, e: t.Call, verb: Signed, scope: Scope) -> list[c.Stmt]:
    """Check a call of a verb of the game."""
    arg = None if not e.args else e.args[0] if len(e.args) == 1 else t.SetOf(e.args[0].span, e.args)
    args = rule_point_calls.check_arguments(cx, verb, arg, e.phrases, scope, e.span)
    effect = None
    if e.block:
        effect = triggers.check_effect(cx, e.block, scope, None, e.span)
    giving = None
    if e.giving is not None:
        if verb.type.form == TypeForm.NOTHING:
            cx.facts.add("L349", e.span, word=verb.name)
        giving = cx.declare(scope, e.giving, verb.type).name
    otherwise = None
    if e.otherwise is not None:
        cx.uses.failing_verbs.add(verb.name)
        otherwise = check_block(cx, e.otherwise, scope.child())
    if args is None:
        return []
    you = scope.you or c.GameValue(c.GameWord.ACTIVE, (), ty.PLAYER)
    called = verb_events.call_again(scope.function, verb, args)
    return [c.CallVerb(e.span, called, tuple(args), you, giving, effect, otherwise)]
