"""Open rules: what cards, clans, modules and expansions add to values, permissions and events, and while what.

    building Forge                                        PointRule("adds", Holds(board, [Forge]),
        adds 1 to hand_size of controller of here   ->        tests=[player == controller(here)], value=1)

Where a rule holds is decided here once, so that what is not in play costs nothing later.
"""

from __future__ import annotations

from lawspeaker.check import core as c
from lawspeaker.check.built_in import BuiltInChecker
from lawspeaker.check.scope import Body, Env
from lawspeaker.check.walk import locals_in, records_in
from lawspeaker.parse import tree as t
from lawspeaker.report.spelling import nearest
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Kind, Signed, Thing
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

OWNER = c.Local("owner", ty.PLAYER)


class RuleChecker(BuiltInChecker):
    """Collects the rules that extend values, permissions and events."""

    def top_rule(self, rule: t.Rule, module: str | None) -> None:
        """Check a rule that always holds."""
        holds = c.Holds("always", [], None, None, None, module, None, "")
        self.rule(rule, [holds], Env(Body("rule"), module=module), [])

    def thing_rules(self, thing: Thing) -> None:
        """Check the rules in a thing's body."""
        for rule in thing.rules:
            self.owned_rule(rule, thing.kind, thing.ids, thing.name, thing.module, [])

    def kind_rules(self, kind: Kind) -> None:
        """Check the rules that all things of a kind have."""
        ids = [i for thing in self.symbols.things_of(kind.name) for i in thing.ids]
        for rule in kind.rules:
            self.owned_rule(rule, kind.name, ids, kind.name, kind.module, [])

    def owned_rule(
        self, rule: t.Rule, kind: str, ids: list[int], name: str, module: str | None, tests: list[t.Expr]
    ) -> None:
        """Check a rule of a thing: find where the thing is while the rule holds."""
        pile: str | None = None
        while isinstance(rule, t.While) and len(rule.block) >= 1:
            pile_word, rest = split_while(rule.test)
            pile = pile_word or pile
            inner = [*tests, *rest]
            for line in rule.block:
                if isinstance(line, t.Adds | t.Sets | t.Permits | t.Ignores | t.When | t.While):
                    self.placed_rule(line, kind, ids, name, module, inner, pile)
                else:
                    self.no_rule(line)
            return
        self.placed_rule(rule, kind, ids, name, module, tests, pile)

    def placed_rule(
        self,
        rule: t.Rule,
        kind: str,
        ids: list[int],
        name: str,
        module: str | None,
        tests: list[t.Expr],
        pile: str | None,
    ) -> None:
        if isinstance(rule, t.While):
            self.owned_rule(rule, kind, ids, name, module, tests)
            return
        env = Env(Body("rule"), module=module, this=c.Local("this", Type("thing", kind)))
        holds = self.holdings(kind, ids, name, module, pile, env, rule.span)
        if not holds:
            self.facts.add("W504", rule.span, name=name)
            return
        env.you = OWNER
        self.rule(rule, holds, env, tests)

    def holdings(
        self, kind: str, ids: list[int], name: str, module: str | None, pile: str | None, env: Env, span: Span
    ) -> list[c.Holds]:
        """Return where a thing's rules hold: in the pile named, or wherever it is in play."""
        s = self.symbols
        if pile is not None:
            if pile not in s.piles:
                self.facts.add("L317", span, word=pile, close=nearest(pile, s.piles) or "")
                return []
            return [c.Holds("pile", ids, s.piles[pile], None, None, module, None, name)]
        found: list[c.Holds] = []
        place = any(kind in b.kinds for b in s.boards.values())
        tile = any(kind == b.tile for b in s.boards.values())
        if s.boards and not place and not tile:
            found.append(c.Holds("board", ids, None, None, None, module, self.belongs(kind, env), name))
        if place:
            found.append(c.Holds("place", ids, None, None, None, module, self.belongs(kind, env), name))
        for other in s.piles.values():
            if other.in_play and (s.is_kind(kind, other.kind) or s.is_kind(other.kind, kind)):
                found.append(c.Holds("pile", ids, other, None, None, module, None, name))
        for option in s.options.values():
            if option.per_player and option.type.form == "thing" and s.is_kind(kind, option.type.name):
                found.append(c.Holds("option", ids, None, option, None, module, None, name))
        return found

    def belongs(self, kind: str, env: Env) -> c.Expr | None:
        """Return who `you` is for a thing on a board."""
        current: str | None = kind
        while current is not None and current in self.symbols.kinds:
            found = self.symbols.kinds[current]
            if found.belongs is not None:
                return self.expr(found.belongs, env, ty.optional(ty.PLAYER))
            current = found.parent
        field = self.symbols.field_of(kind, "owner")
        if field is not None and field.type.bare().form == "player" and env.this is not None:
            return c.FieldGet(field, env.this, field.type)
        return None

    def rule(self, rule: t.Rule, holds: list[c.Holds], env: Env, tests: list[t.Expr]) -> None:
        """Check one rule and file it with what it extends."""
        match rule:
            case t.Adds(span, amount, head, where, _):
                self.point_rule("adds", head, amount, where, holds, env, tests, span)
            case t.Sets(span, head, value, where, _):
                self.point_rule("sets", head, value, where, holds, env, tests, span)
            case t.Permits(span, allows, heads, where, _):
                for head in heads:
                    self.point_rule("allows" if allows else "forbids", head, None, where, holds, env, tests, span)
            case t.Ignores(span, things, where, _):
                self.ignore_rule(things, where, holds, env, tests, span)
            case t.When():
                self.trigger(rule, holds, env, tests)
            case _:
                self.no_rule(rule)

    def no_rule(self, line: t.Stmt) -> None:
        """Report a line where only certain rules can stand."""
        word = "while" if isinstance(line, t.While) else "until" if isinstance(line, t.Until) else ""
        self.facts.add("L345", line.span, word=word, step="" if word else "yes")

    def point_rule(
        self,
        form: str,
        head: t.Head,
        value: t.Expr | None,
        where: t.Expr | None,
        holds: list[c.Holds],
        env: Env,
        tests: list[t.Expr],
        span: Span,
    ) -> None:
        table = self.symbols.values if form in ("adds", "sets") else self.symbols.permissions
        signed = table.get(head.word)
        if signed is None:
            code = "L366" if form in ("adds", "sets") else "L323"
            self.facts.add(code, head.span, word=head.word, close=nearest(head.word, table) or "")
            return
        self.used_words.add(f"rule {signed.name}")
        if form == "adds" and signed.type.form not in ("number", "bundle"):
            self.facts.add("L367", span, word=signed.name, type=signed.type)
            return
        inner = env.child()
        if holds[0].form == "always":
            inner.you = c.Local("you", ty.PLAYER) if signed.uses_you else None
        conditions = self.match_head(signed, head, inner)
        conditions.extend(self.expr(test, inner, ty.YES_NO) for test in tests)
        if where is not None:
            conditions.append(self.expr(where, inner, ty.YES_NO))
        amount = None if value is None else self.expr(value, inner, signed.type.unbounded())
        point = (self.program.points if form in ("adds", "sets") else self.program.permissions)[signed.name]
        conditions = guarded(conditions, amount)
        self.check_owner(holds, [*conditions, *([] if amount is None else [amount])], span)
        for hold in holds:
            point.rules.append(c.PointRule(form, hold, conditions, amount, span))

    def match_head(self, signed: Signed, head: t.Head, env: Env) -> list[c.Expr]:
        """Match a rule's arguments to the parameters: a new word stands for any value, anything else must be equal."""
        given = self.written(signed, head.arg, head.phrases)
        tests: list[c.Expr] = []
        params = {param.name: c.Local(self.param_name(param.name), param.type) for param in signed.params}
        env.names.update({k: v for k, v in params.items() if k not in env.names})
        written = [(param, given.pop(param.prep, None)) for param in signed.params]
        for param, arg in written:
            if isinstance(arg, t.Word) and self.is_new_word(arg.word, param.name, env, params):
                env.names[arg.word] = params[param.name]
        for param, arg in written:
            if arg is None or (isinstance(arg, t.Word) and env.names.get(arg.word) == params[param.name]):
                continue
            found = self.expr(
                arg, env, param.type if param.type.form == "list" else ty.optional(param.type.bare().unbounded())
            )
            thing = self.thing_named(found) if isinstance(found, c.Const) and found.type.form == "thing" else None
            if thing is not None and len(thing.ids) > 1:
                tests.append(c.IsThing(params[param.name], thing, False, ty.YES_NO))
            else:
                tests.append(c.Compare("==", params[param.name], found, ty.YES_NO))
        for prep, extra in given.items():
            self.too_much(signed.name, extra.span, signed.span, prep)
        return tests

    def is_new_word(self, word: str, param: str, env: Env, params: dict[str, c.Local]) -> bool:
        """Tell whether a word of a rule's head is a variable of the rule's own."""
        if word in env.names and env.names[word] not in params.values():
            return False
        if word == param:
            return True
        s = self.symbols
        known = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "active", "it")
        if word in known or word in s.states or word in s.options or word in s.values or word in s.resources:
            return False
        return not any(word in enum.words for enum in s.enums.values())

    def param_name(self, word: str) -> str:
        return self.python_name(Body(""), word, ty.NUMBER)

    def check_owner(self, holds: list[c.Holds], exprs: list[c.Expr], span: Span) -> None:
        """Report `you` in a rule of a thing whose owner nobody knows."""
        used = {name for expr in exprs for name in locals_in(expr)}
        if (
            "owner" in used
            and any(h.form in ("board", "place") and h.belongs is None for h in holds)
            and len(holds) == 1
        ):
            self.facts.add("L342", span, name=holds[0].name)

    def ignore_rule(
        self,
        things: tuple[t.Expr, ...],
        where: t.Expr | None,
        holds: list[c.Holds],
        env: Env,
        tests: list[t.Expr],
        span: Span,
    ) -> None:
        ids: list[int] = []
        for expr in things:
            found = self.expr(expr, env)
            thing = self.thing_named(found) if isinstance(found, c.Const) and found.type.form == "thing" else None
            if thing is None:
                if not isinstance(found, c.Unknown):
                    self.facts.add("L368", expr.span)
                continue
            ids.extend(thing.ids)
        inner = env.child()
        conditions = [self.expr(test, inner, ty.YES_NO) for test in tests]
        if where is not None:
            conditions.append(self.expr(where, inner, ty.YES_NO))
        for hold in holds:
            rule = c.IgnoreRule(len(self.program.ignores), hold, ids, guarded(conditions, None), span)
            self.program.ignores.append(rule)

    def trigger(self, rule: t.When, holds: list[c.Holds], env: Env, tests: list[t.Expr]) -> None:
        """Check a `when`, `before`, `after` or `instead of`: its condition, and its body as a function of its own."""
        event = self.symbols.events.get(rule.event)
        if event is None:
            close = nearest(rule.event, self.symbols.events)
            self.facts.add("L343", rule.span, word=rule.event, close=close or "")
            return
        if rule.once is not None and rule.once not in self.symbols.events:
            close = nearest(rule.once, self.symbols.events)
            self.facts.add("L343", rule.span, word=rule.once, close=close or "")
            return
        inner = env.child()
        inner.names.update({p.name: c.Local(self.param_name(p.name), p.type) for p in event.params})
        conditions = [self.expr(test, inner, ty.YES_NO) for test in tests]
        if rule.where is not None:
            conditions.append(self.expr(rule.where, inner, ty.YES_NO))
        function = self.trigger_body(rule, event, holds, env)
        moment = "after" if rule.moment == "when" else rule.moment
        self.check_owner(holds, conditions, rule.span)
        for hold in holds:
            index = len(self.program.triggers)
            self.program.triggers.append(
                c.Trigger(index, event.name, moment, hold, guarded(conditions, None), rule.once, function, rule.span)
            )

    def trigger_body(self, rule: t.When, event: Signed, holds: list[c.Holds], env: Env) -> c.Function:
        title = holds[0].name or event.name
        body = Body(f"{identifier(title)}_{rule.moment}_{event.name}")
        params: list[tuple[str, Type]] = [(self.param_name(p.name), p.type) for p in event.params]
        inner = Env(body, pure=False, module=env.module)
        inner.names.update({k: v for k, v in env.names.items() if isinstance(v, c.Local) and v.name.startswith("its_")})
        for (name, type_), param in zip(params, event.params, strict=True):
            body.locals[name] = type_
            inner.names[param.name] = c.Local(name, type_)
        if holds[0].form != "always":
            params.append(("this", ty.NUMBER))
            inner.this = env.this and c.Local("this", env.this.type)
        params.append(("you", ty.PLAYER))
        inner.you = c.Local("you", ty.PLAYER)
        body.locals["you"] = ty.PLAYER
        if env.body.effect is not None:
            body.effect, body.outer = env.body.effect, env.body.outer
        lines = rule.block
        result: Type | None = None
        if rule.moment == "instead":
            body.result, body.replaces = ty.NUMBER, True
            result = ty.NUMBER
            replaced = t.Call(rule.span, "give", (t.Number(rule.span, 1),), (), None, None, None, ())
            lines = (*lines, replaced)
        if rule.may:
            lines = (t.MayDo(rule.span, title, None, None, lines, None),)
        block = self.block(lines, inner)
        once = -1
        if rule.once is not None:
            once = len(self.program.once)
            self.program.once.append(rule.once)
            block = marked(block, c.MarkOnce(rule.span, once, holds[0].form not in ("always", "effect")), rule.may)
        captures = captured(block, env.body.effect) if env.body.effect is not None else []
        params.extend(captures)
        name = self.function_name(body.name)
        return c.Function(
            name,
            title,
            params,
            block,
            result,
            rule.span,
            body.locals,
            fails=body.fails,
            records=body.records,
            once=once,
        )

    def function_name(self, name: str) -> str:
        """Return a function name nobody else has."""
        taken = {f.name for f in self.program.functions.values()} | {tr.function.name for tr in self.program.triggers}
        taken |= self.reserved | {f.name for steps in self.program.steps.values() for f in steps.values()}
        candidate, n = name, 2
        while candidate in taken:
            candidate, n = f"{name}_{n}", n + 1
        return candidate

    def effect(self, rules: t.Block, env: Env, until: str | None, span: Span) -> c.Effect:
        """Check rules that begin to hold at a step; what they use of the verb's variables is kept with them."""
        effect = c.Effect(len(self.program.effects), until, [], env.this is not None, span)
        self.program.effects.append(effect)
        holds = c.Holds("effect", [], None, None, effect, env.module, None, "")
        body = Body("effect")
        body.effect, body.outer = effect, frozenset(env.body.locals)
        inner = Env(body, module=env.module, this=env.this and c.Local("this", env.this.type), you=OWNER)
        for word, meaning in env.names.items():
            if isinstance(meaning, c.Local):
                inner.names[word] = c.Local(f"its_{meaning.name}", meaning.type)
            else:
                inner.names[word] = meaning
        for rule in rules:
            if isinstance(rule, t.Adds | t.Sets | t.Permits | t.Ignores | t.When):
                before = self.rule_count()
                self.rule(rule, [holds], inner, [])
                self.note_captures(effect, before)
            else:
                self.no_rule(rule)
        return effect

    def rule_count(self) -> tuple[dict[str, int], int, int]:
        points = {f"v {k}": len(p.rules) for k, p in self.program.points.items()}
        points |= {f"p {k}": len(p.rules) for k, p in self.program.permissions.items()}
        return points, len(self.program.ignores), len(self.program.triggers)

    def note_captures(self, effect: c.Effect, before: tuple[dict[str, int], int, int]) -> None:
        """Note which variables the rules just filed have kept."""
        counts, ignores, triggers = before
        exprs: list[c.Expr] = []
        for prefix, table in (("v", self.program.points), ("p", self.program.permissions)):
            for key, point in table.items():
                for rule in point.rules[counts[f"{prefix} {key}"] :]:
                    exprs.extend([*rule.tests, *([] if rule.value is None else [rule.value])])
        for ignore in self.program.ignores[ignores:]:
            exprs.extend(ignore.tests)
        for trigger in self.program.triggers[triggers:]:
            exprs.extend(trigger.tests)
            for name, type_ in trigger.function.params:
                if name.startswith("its_") and (name, type_) not in effect.captures:
                    effect.captures.append((name, type_))
        for expr in exprs:
            for name, type_ in locals_in(expr).items():
                if name.startswith("its_") and (name, type_) not in effect.captures:
                    effect.captures.append((name, type_))


def marked(block: c.Block, mark: c.MarkOnce, may: bool) -> c.Block:
    """Begin a rule with the mark that it was used; a rule that may be declined, only once it is not."""
    if not may:
        return (mark, *block)
    ask = block[0]
    assert isinstance(ask, c.ChooseOne)
    (test, act), no = ask.labels
    return (c.ChooseOne(ask.span, ask.site, ask.by, ((test, (mark, *act)), no), ask.otherwise), *block[1:])


def captured(block: c.Block, effect: c.Effect | None) -> list[tuple[str, Type]]:
    """Return the kept variables a trigger's body uses."""
    return sorted((n, ty_) for n, ty_ in locals_in(block).items() if n.startswith("its_")) if effect else []


def guarded(tests: list[c.Expr], value: c.Expr | None) -> list[c.Expr]:
    """Put a test that the record is going on before tests that speak of one."""
    names = {
        name: record
        for expr in [*tests, *([] if value is None else [value])]
        for name, record in records_in(expr).items()
    }
    guards: list[c.Expr] = [
        c.Compare(
            "!=",
            c.CurrentRecord(record, ty.optional(Type("record", name))),
            c.Nothing(ty.optional(ty.NUMBER)),
            ty.YES_NO,
        )
        for name, record in names.items()
    ]
    return [*guards, *tests]


def split_while(test: t.Expr) -> tuple[str | None, list[t.Expr]]:
    """Split `this is in your hand and …` into the pile and the rest."""
    match test:
        case t.Logic(_, "and", left, right):
            first, rest = split_while(left)
            second, more = split_while(right)
            return first or second, [*rest, *more]
        case t.Compare(_, "is in", t.Word(_, "this"), t.Yours(_, pile)):
            return pile, []
        case t.Compare(_, "is in", t.Word(_, "this"), t.Word(_, pile)):
            return pile, []
        case _:
            return None, [test]


def identifier(name: str) -> str:
    """Return a name as part of a Python identifier.

    >>> identifier("Huginn & Muninn")
    'huginn_muninn'
    """
    plain = "".join(ch if ch.isascii() and ch.isalnum() else " " for ch in name.lower())
    word = "_".join(plain.split()) or "thing"
    return word if word[0].isalpha() else f"n{word}"
