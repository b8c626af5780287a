"""Sentences: blocks, loops, conditions, assignments, announcements, calls of the game's own verbs."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions import collections, expressions, of_phrases
from lawspeaker.check.lint.control_flow import guards
from lawspeaker.check.rules import triggers
from lawspeaker.check.scope import Checker, Env
from lawspeaker.check.sentences import built_in, choices
from lawspeaker.check.sentences.predicates import compared
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from lawspeaker.resolve.scope import VARIABLES
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type

RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While)


def check_block(cx: Checker, block: t.Block | None, env: Env) -> c.Block:
    """Check a block; what is declared in it is seen by the lines below."""
    stmts: list[c.Stmt] = []
    left = False
    for line in block or ():
        if left:
            cx.facts.add("W501", line.span)
            left = False
        found = stmt(cx, line, env)
        stmts.extend(found)
        left = any(isinstance(f, c.GiveBack) or (isinstance(f, c.Leave) and f.form != "skip") for f in found)
    return tuple(stmts)


def stmt(cx: Checker, e: t.Stmt, env: Env) -> list[c.Stmt]:
    """Check one sentence; sugar may become several."""
    check_variables(cx, e)
    match e:
        case t.Call():
            return call(cx, e, env)
        case t.Becomes():
            return becomes(cx, e, env)
        case t.Let(span, word, value):
            found = expressions.expr(cx, value, env)
            type_ = found.type.unbounded() if found.type.form == "number" else found.type
            if type_.form == "nothing":
                cx.facts.add("L338", span, word=word)
            choices.refuse_answers(cx, type_, value.span)
            local = cx.declare(env, word, type_)
            return [c.Assign(span, local.name, found)]
        case t.Choose():
            return choices.choose(cx, e, env)
        case t.ChooseOne():
            return [choices.choose_one(cx, e, env)]
        case t.ChooseOrder():
            return choices.choose_order(cx, e, env)
        case t.MayDo():
            return choices.may_do(cx, e, env)
        case t.Announce():
            return announce(cx, e, env)
        case t.OnlyIf(span, test):
            env.body.fails = True
            return [c.OnlyIf(span, expressions.expr(cx, test, env, ty.YES_NO))]
        case t.Until(span, event, rules):
            if event not in cx.symbols.events:
                close = nearest(event, cx.symbols.events)
                cx.facts.add("L343", span, word=event, close=close or "")
                return []
            return [c.Activate(span, triggers.effect(cx, rules, env, event, span))]
        case t.Subject() | t.Label() | t.That():
            cx.facts.add("L344", e.span)
            return []
        case t.If() | t.Depending() | t.As() | t.Each() | t.Repeat() | t.Turns():
            return structure(cx, e, env)
        case _:
            cx.facts.add("L345", e.span, rule="yes")
            return []


def check_variables(cx: Checker, e: t.Stmt) -> None:
    """Report a variable that is called like a word with a fixed meaning."""
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


def structure(cx: Checker, e: t.Stmt, env: Env) -> list[c.Stmt]:
    """Check a sentence with blocks inside."""
    match e:
        case t.If(span, arms, otherwise):
            checked = []
            for test, block in arms:
                inner = env.child()
                question = expressions.expr(cx, test, env, ty.YES_NO)
                inner.known_some = (*env.known_some, *guards(test))
                checked.append((question, check_block(cx, block, inner)))
            return [c.If(span, tuple(checked), check_block(cx, otherwise, env.child()))]
        case t.Depending():
            return depending(cx, e, env)
        case t.As(span, player, block):
            found = expressions.expr(cx, player, env, ty.PLAYER)
            name = cx.temp(env, "you", ty.PLAYER) if "you" in env.body.locals else "you"
            env.body.locals[name] = ty.PLAYER
            inner = env.child()
            inner.you = c.Local(name, ty.PLAYER)
            return [c.Assign(span, name, found), *check_block(cx, block, inner)]
        case t.Each():
            return each(cx, e, env)
        case t.Repeat():
            return repeat(cx, e, env)
        case t.Turns():
            return turns(cx, e, env)
        case _:
            raise AssertionError(e)


def depending(cx: Checker, e: t.Depending, env: Env) -> list[c.Stmt]:
    """Check `depending on`: each line names the values it is for; without `otherwise` all must be named."""
    subject = expressions.expr(cx, e.value, env)
    bare = subject.type.bare()
    arms: list[tuple[c.Expr, c.Block]] = []
    named: set[int] = set()
    for values, block in e.matches:
        test: c.Expr | None = None
        for value in values:
            found = compared(expressions.expr(cx, value, env, bare.unbounded()))
            if isinstance(found, c.Const):
                if found.value in named:
                    cx.facts.add("L346", value.span, value=found.text)
                named.add(found.value)
            one = c.Compare("==", compared(subject), found, ty.YES_NO)
            test = one if test is None else c.Logic("or", test, one, ty.YES_NO)
        assert test is not None
        arms.append((test, check_block(cx, block, env.child())))
    size = collections.universe_size(cx, bare)
    if e.otherwise is None and (size is None or len(named) < size or subject.type.form == "optional"):
        cx.facts.add("L347", e.span, missing=missing_values(cx, bare, named))
    return [c.If(e.span, tuple(arms), check_block(cx, e.otherwise, env.child()))]


def missing_values(cx: Checker, type_: Type, named: set[int]) -> str:
    if type_.form == "enum":
        words = cx.symbols.enums[type_.name].words
        return ", ".join(word for i, word in enumerate(words) if i not in named)
    return "some values"


def each(cx: Checker, e: t.Each, env: Env) -> list[c.Stmt]:
    source = collections.list_expr(cx, e.source, env)
    element = source.type.element.bare()
    if e.starting is not None or e.reverse:
        if element.form != "player" and e.starting is not None:
            cx.facts.add("L348", e.span)
        start = None if e.starting is None else expressions.expr(cx, e.starting, env, ty.PLAYER)
        word = "reversed" if e.reverse else "from"
        args = (source,) if start is None else (source, start)
        source = c.PlayerValue(word, args, source.type)
    inner = env.child()
    inner.loops += 1
    local = cx.declare(inner, e.var, element)
    if e.where is not None:
        scope, name = collections.element_scope(cx, env, e.var, element)
        test = expressions.expr(cx, e.where, scope, ty.YES_NO)
        source = c.Query(None, name, source, test, None, (), source.type, e.span)
    choices.refuse_answers(cx, source.type, e.source.span)
    temp = cx.temp(env, f"{e.var}_left", ty.list_of(element))
    return [c.Each(e.span, local.name, element, source, check_block(cx, e.block, inner), temp)]


def repeat(cx: Checker, e: t.Repeat, env: Env) -> list[c.Stmt]:
    inner = env.child()
    inner.loops += 1
    value: c.Expr | None = None
    if e.value is not None:
        value = expressions.expr(cx, e.value, env, ty.NUMBER if e.form == "times" else ty.YES_NO)
    if e.form == "while" and e.value is not None:
        inner.known_some = (*env.known_some, *guards(e.value))
    temp = cx.temp(env, "times_left", ty.NUMBER) if e.form == "times" else ""
    return [c.Loop(e.span, e.form, value, check_block(cx, e.block, inner), temp)]


def turns(cx: Checker, e: t.Turns, env: Env) -> list[c.Stmt]:
    starting: c.Expr = c.Const(1, ty.PLAYER, "player 1")
    if e.starting is not None:
        starting = expressions.expr(cx, e.starting, env, ty.PLAYER)
    until = None if e.until is None else expressions.expr(cx, e.until, env, ty.YES_NO)
    inner = env.child()
    inner.loops += 1
    name = "you" if "you" not in env.body.locals else cx.temp(env, "you", ty.PLAYER)
    env.body.locals[name] = ty.PLAYER
    inner.you = c.Local(name, ty.PLAYER)
    return [c.Turns(e.span, name, starting, until, check_block(cx, e.block, inner))]


def becomes(cx: Checker, e: t.Becomes, env: Env) -> list[c.Stmt]:
    """Check an assignment to a variable, state, field or counter."""
    place = lvalue(cx, e.place, env)
    if place is None:
        return []
    value = expressions.expr(cx, e.value, env, place.type.unbounded() if isinstance(place, c.Local) else place.type)
    if isinstance(place, c.Local):
        return [c.Assign(e.span, place.name, value)]
    return [c.Store(e.span, place, value)]


def lvalue(cx: Checker, e: t.Expr, env: Env) -> c.Expr | None:
    """Check what can be changed."""
    place = expressions.expr(cx, e, env)
    match place:
        case c.Local():
            if place.name in env.body.locals and place.name != "you":
                return place
        case c.StateGet() | c.ResourceGet() | c.ResourceOf() | c.PlayerValue("active"):
            return place
        case c.FieldGet():
            place.field.dynamic = True
            return place
        case c.Unknown():
            return None
        case _:
            pass
    cx.facts.add("L341", e.span)
    return None


def announce(cx: Checker, e: t.Announce, env: Env) -> list[c.Stmt]:
    event = cx.symbols.events.get(e.head.word)
    if event is None:
        close = nearest(e.head.word, cx.symbols.events)
        cx.facts.add("L343", e.head.span, word=e.head.word, close=close or "")
        check_block(cx, e.block, env.child())
        return []
    if event.name == "ended":
        cx.facts.add("L422", e.head.span)
    cx.program.announced.add(event.name)
    args = of_phrases.arguments(cx, event, e.head.arg, e.head.phrases, env, e.head.span)
    block = check_block(cx, e.block, env.child())
    if args is None:
        return []
    return [c.Announce(e.span, event, tuple(args), block)]


def call(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    """Check a sentence that starts with a verb."""
    verb = cx.symbols.verbs.get(e.word)
    if verb is not None:
        return call_verb(cx, e, verb, env)
    if e.word in BUILT_IN_VERBS:
        return built_in.check_built_in(cx, e, env)
    close = nearest(e.word, [*cx.symbols.verbs, *BUILT_IN_VERBS])
    cx.facts.add("L340", e.span, word=e.word, close=close or "")
    for expr in (*e.args, *(a for p in e.phrases for a in p.args)):
        choices.quiet(cx, expr, env)
    return []


def call_verb(cx: Checker, e: t.Call, verb: Signed, env: Env) -> list[c.Stmt]:
    cx.used_words.add(f"verb {verb.name}")
    arg = None if not e.args else e.args[0] if len(e.args) == 1 else t.SetOf(e.args[0].span, e.args)
    args = of_phrases.arguments(cx, verb, arg, e.phrases, env, e.span)
    effect = None
    if e.block:
        effect = triggers.effect(cx, e.block, env, None, e.span)
    giving = None
    if e.giving is not None:
        if verb.type.form == "nothing":
            cx.facts.add("L349", e.span, word=verb.name)
        giving = cx.declare(env, e.giving, verb.type).name
    otherwise = None
    if e.otherwise is not None:
        cx.used_words.add(f"otherwise {verb.name}")
        otherwise = check_block(cx, e.otherwise, env.child())
    if args is None:
        return []
    you = env.you or c.PlayerValue("active", (), ty.PLAYER)
    return [c.CallVerb(e.span, verb, tuple(args), you, giving, effect, otherwise)]
