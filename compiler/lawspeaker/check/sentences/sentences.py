"""Sentences: blocks, loops, conditions, assignments, announcements, calls of the game's own verbs."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.lint.control_flow import guards
from lawspeaker.check.scope import Env
from lawspeaker.check.sentences.choices import ChoiceChecker
from lawspeaker.check.sentences.predicates import compared
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.resolve import BUILT_IN_VERBS
from lawspeaker.resolve.scope import VARIABLES
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While)


class SentenceChecker(ChoiceChecker):
    """Checks statements."""

    def built_in(self, e: t.Call, env: Env) -> list[c.Stmt]:
        raise NotImplementedError

    def effect(self, rules: t.Block, env: Env, until: str | None, span: Span) -> c.Effect:
        raise NotImplementedError

    def block(self, block: t.Block | None, env: Env) -> c.Block:
        """Check a block; what is declared in it is seen by the lines below."""
        stmts: list[c.Stmt] = []
        left = False
        for line in block or ():
            if left:
                self.facts.add("W501", line.span)
                left = False
            found = self.stmt(line, env)
            stmts.extend(found)
            left = any(isinstance(f, c.GiveBack) or (isinstance(f, c.Leave) and f.form != "skip") for f in found)
        return tuple(stmts)

    def stmt(self, e: t.Stmt, env: Env) -> list[c.Stmt]:
        """Check one sentence; sugar may become several."""
        self.check_variables(e)
        match e:
            case t.Call():
                return self.call(e, env)
            case t.Becomes():
                return self.becomes(e, env)
            case t.Let(span, word, value):
                found = self.expr(value, env)
                type_ = found.type.unbounded() if found.type.form == "number" else found.type
                if type_.form == "nothing":
                    self.facts.add("L338", span, word=word)
                self.refuse_answers(type_, value.span)
                local = self.declare(env, word, type_)
                return [c.Assign(span, local.name, found)]
            case t.Choose():
                return self.choose(e, env)
            case t.ChooseOne():
                return [self.choose_one(e, env)]
            case t.ChooseOrder():
                return self.choose_order(e, env)
            case t.MayDo():
                return self.may_do(e, env)
            case t.Announce():
                return self.announce(e, env)
            case t.OnlyIf(span, test):
                env.body.fails = True
                return [c.OnlyIf(span, self.expr(test, env, ty.YES_NO))]
            case t.Until(span, event, rules):
                if event not in self.symbols.events:
                    close = nearest(event, self.symbols.events)
                    self.facts.add("L343", span, word=event, close=close or "")
                    return []
                return [c.Activate(span, self.effect(rules, env, event, span))]
            case t.Subject() | t.Label() | t.That():
                self.facts.add("L344", e.span)
                return []
            case t.If() | t.Depending() | t.As() | t.Each() | t.Repeat() | t.Turns():
                return self.structure(e, env)
            case _:
                self.facts.add("L345", e.span, rule="yes")
                return []

    def check_variables(self, e: t.Stmt) -> None:
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
                self.facts.add("L228", e.span, word=word)

    def structure(self, e: t.Stmt, env: Env) -> list[c.Stmt]:
        """Check a sentence with blocks inside."""
        match e:
            case t.If(span, arms, otherwise):
                checked = []
                for test, block in arms:
                    inner = env.child()
                    question = self.expr(test, env, ty.YES_NO)
                    inner.known_some = (*env.known_some, *guards(test))
                    checked.append((question, self.block(block, inner)))
                return [c.If(span, tuple(checked), self.block(otherwise, env.child()))]
            case t.Depending():
                return self.depending(e, env)
            case t.As(span, player, block):
                found = self.expr(player, env, ty.PLAYER)
                name = self.temp(env, "you", ty.PLAYER) if "you" in env.body.locals else "you"
                env.body.locals[name] = ty.PLAYER
                inner = env.child()
                inner.you = c.Local(name, ty.PLAYER)
                return [c.Assign(span, name, found), *self.block(block, inner)]
            case t.Each():
                return self.each(e, env)
            case t.Repeat():
                return self.repeat(e, env)
            case t.Turns():
                return self.turns(e, env)
            case _:
                raise AssertionError(e)

    def depending(self, e: t.Depending, env: Env) -> list[c.Stmt]:
        """Check `depending on`: each line names the values it is for; without `otherwise` all must be named."""
        subject = self.expr(e.value, env)
        bare = subject.type.bare()
        arms: list[tuple[c.Expr, c.Block]] = []
        named: set[int] = set()
        for values, block in e.matches:
            test: c.Expr | None = None
            for value in values:
                found = compared(self.expr(value, env, bare.unbounded()))
                if isinstance(found, c.Const):
                    if found.value in named:
                        self.facts.add("L346", value.span, value=found.text)
                    named.add(found.value)
                one = c.Compare("==", compared(subject), found, ty.YES_NO)
                test = one if test is None else c.Logic("or", test, one, ty.YES_NO)
            assert test is not None
            arms.append((test, self.block(block, env.child())))
        size = self.universe_size(bare)
        if e.otherwise is None and (size is None or len(named) < size or subject.type.form == "optional"):
            self.facts.add("L347", e.span, missing=self.missing_values(bare, named))
        return [c.If(e.span, tuple(arms), self.block(e.otherwise, env.child()))]

    def missing_values(self, type_: Type, named: set[int]) -> str:
        if type_.form == "enum":
            words = self.symbols.enums[type_.name].words
            return ", ".join(word for i, word in enumerate(words) if i not in named)
        return "some values"

    def each(self, e: t.Each, env: Env) -> list[c.Stmt]:
        source = self.list_expr(e.source, env)
        element = source.type.element.bare()
        if e.starting is not None or e.reverse:
            if element.form != "player" and e.starting is not None:
                self.facts.add("L348", e.span)
            start = None if e.starting is None else self.expr(e.starting, env, ty.PLAYER)
            word = "reversed" if e.reverse else "from"
            args = (source,) if start is None else (source, start)
            source = c.PlayerValue(word, args, source.type)
        inner = env.child()
        inner.loops += 1
        local = self.declare(inner, e.var, element)
        if e.where is not None:
            scope, name = self.element_scope(env, e.var, element)
            test = self.expr(e.where, scope, ty.YES_NO)
            source = c.Query(None, name, source, test, None, (), source.type, e.span)
        self.refuse_answers(source.type, e.source.span)
        temp = self.temp(env, f"{e.var}_left", ty.list_of(element))
        return [c.Each(e.span, local.name, element, source, self.block(e.block, inner), temp)]

    def repeat(self, e: t.Repeat, env: Env) -> list[c.Stmt]:
        inner = env.child()
        inner.loops += 1
        value: c.Expr | None = None
        if e.value is not None:
            value = self.expr(e.value, env, ty.NUMBER if e.form == "times" else ty.YES_NO)
        if e.form == "while" and e.value is not None:
            inner.known_some = (*env.known_some, *guards(e.value))
        temp = self.temp(env, "times_left", ty.NUMBER) if e.form == "times" else ""
        return [c.Loop(e.span, e.form, value, self.block(e.block, inner), temp)]

    def turns(self, e: t.Turns, env: Env) -> list[c.Stmt]:
        starting: c.Expr = c.Const(1, ty.PLAYER, "player 1")
        if e.starting is not None:
            starting = self.expr(e.starting, env, ty.PLAYER)
        until = None if e.until is None else self.expr(e.until, env, ty.YES_NO)
        inner = env.child()
        inner.loops += 1
        name = "you" if "you" not in env.body.locals else self.temp(env, "you", ty.PLAYER)
        env.body.locals[name] = ty.PLAYER
        inner.you = c.Local(name, ty.PLAYER)
        return [c.Turns(e.span, name, starting, until, self.block(e.block, inner))]

    def becomes(self, e: t.Becomes, env: Env) -> list[c.Stmt]:
        """Check an assignment to a variable, state, field or counter."""
        place = self.lvalue(e.place, env)
        if place is None:
            return []
        value = self.expr(e.value, env, place.type.unbounded() if isinstance(place, c.Local) else place.type)
        if isinstance(place, c.Local):
            return [c.Assign(e.span, place.name, value)]
        return [c.Store(e.span, place, value)]

    def lvalue(self, e: t.Expr, env: Env) -> c.Expr | None:
        """Check what can be changed."""
        place = self.expr(e, env)
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
        self.facts.add("L341", e.span)
        return None

    def announce(self, e: t.Announce, env: Env) -> list[c.Stmt]:
        event = self.symbols.events.get(e.head.word)
        if event is None:
            close = nearest(e.head.word, self.symbols.events)
            self.facts.add("L343", e.head.span, word=e.head.word, close=close or "")
            self.block(e.block, env.child())
            return []
        if event.name == "ended":
            self.facts.add("L422", e.head.span)
        self.program.announced.add(event.name)
        args = self.arguments(event, e.head.arg, e.head.phrases, env, e.head.span)
        block = self.block(e.block, env.child())
        if args is None:
            return []
        return [c.Announce(e.span, event, tuple(args), block)]

    def call(self, e: t.Call, env: Env) -> list[c.Stmt]:
        """Check a sentence that starts with a verb."""
        verb = self.symbols.verbs.get(e.word)
        if verb is not None:
            return self.call_verb(e, verb, env)
        if e.word in BUILT_IN_VERBS:
            return self.built_in(e, env)
        close = nearest(e.word, [*self.symbols.verbs, *BUILT_IN_VERBS])
        self.facts.add("L340", e.span, word=e.word, close=close or "")
        for expr in (*e.args, *(a for p in e.phrases for a in p.args)):
            self.quiet(expr, env)
        return []

    def call_verb(self, e: t.Call, verb: Signed, env: Env) -> list[c.Stmt]:
        self.used_words.add(f"verb {verb.name}")
        arg = None if not e.args else e.args[0] if len(e.args) == 1 else t.SetOf(e.args[0].span, e.args)
        args = self.arguments(verb, arg, e.phrases, env, e.span)
        effect = None
        if e.block:
            effect = self.effect(e.block, env, None, e.span)
        giving = None
        if e.giving is not None:
            if verb.type.form == "nothing":
                self.facts.add("L349", e.span, word=verb.name)
            giving = self.declare(env, e.giving, verb.type).name
        otherwise = None
        if e.otherwise is not None:
            self.used_words.add(f"otherwise {verb.name}")
            otherwise = self.block(e.otherwise, env.child())
        if args is None:
            return []
        you = env.you or c.PlayerValue("active", (), ty.PLAYER)
        return [c.CallVerb(e.span, verb, tuple(args), you, giving, effect, otherwise)]
