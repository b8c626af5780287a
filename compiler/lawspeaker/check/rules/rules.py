"""Open rules: what cards, clans, modules and expansions add to values, permissions and events, and while what.

    building Forge                                        PointRule("adds", Holds(board, [Forge]),
        adds 1 to hand_size of controller of here   ->        tests=[player == controller(here)], value=1)

Where a rule holds is decided here once, so that what is not in play costs nothing later.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.rules.self_rules import ANYWHERE, asked_about, head_of, itself, parts, split_while, with_head
from lawspeaker.check.scope import Body, Env
from lawspeaker.check.sentences.built_in import BuiltInChecker
from lawspeaker.check.sentences.predicates import compared
from lawspeaker.check.walk import locals_in, nodes, records_in
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Kind, Signed, Thing
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

OWNER = c.Local("owner", ty.PLAYER)


class RuleChecker(BuiltInChecker):
    """Collects the rules that extend values, permissions and events."""

    def trigger(self, rule: t.When, holds: list[c.Holds], env: Env, tests: list[t.Expr]) -> None:
        raise NotImplementedError

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
        if pile == ANYWHERE:
            self.anywhere_rule(rule, kind, name, module, tests)
            return
        env = Env(Body("rule"), module=module, this=c.Local("this", Type("thing", kind)))
        holds = self.holdings(kind, ids, name, module, pile, env, rule.span)
        env.you = OWNER
        if holds:
            self.rule(rule, holds, env, tests)
        else:
            self.facts.add("W504", rule.span, name=name)
            self.idle_rule(rule, c.Holds("nowhere", ids, None, None, None, module, None, name), env, tests)

    def idle_rule(self, rule: t.Rule, nowhere: c.Holds, env: Env, tests: list[t.Expr]) -> None:
        """Check a rule that never holds as any other, and leave it out: its words must mean something all the same."""
        self.rule(rule, [nowhere], env, tests)
        program = self.program
        for point in (*program.points.values(), *program.permissions.values()):
            point.rules[:] = [found for found in point.rules if found.holds is not nowhere]
        program.triggers[:] = [trigger for trigger in program.triggers if trigger.holds is not nowhere]
        program.ignores[:] = [ignores for ignores in program.ignores if ignores.holds is not nowhere]

    def anywhere_rule(self, rule: t.Rule, kind: str, name: str, module: str | None, tests: list[t.Expr]) -> None:
        """Check a rule of a thing about itself that holds wherever it is: it always holds, for that thing."""
        holds = c.Holds("always", [], None, None, None, module, None, name)
        singles = parts(rule)
        for single in singles:
            head, values = head_of(single), not isinstance(single, t.Permits)
            signed = (self.symbols.values if values else self.symbols.permissions).get(head.word)
            found = None if signed is None else asked_about(head, signed)
            env = Env(Body("rule"), module=module)
            if found is None and signed is not None:
                self.facts.add("L399", head.span, name=name)
            elif found is None:
                self.rule(single, [holds], env, tests)
            else:
                env.this = c.Local(self.param_name(found[1]), Type("thing", kind))
                self.rule(with_head(single, found[0]), [holds], env, [itself(head.span, kind, name), *tests])
        if not singles:
            self.facts.add("L399", rule.span, name=name)

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
                owner = None if other.per_player else self.belongs_in_pile(kind, env)
                found.append(c.Holds("pile", ids, other, None, None, module, owner, name))
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

    def belongs_in_pile(self, kind: str, env: Env) -> c.Expr | None:
        """Return who `you` is for a thing in a pile of nobody; whoever it belongs to because of its place is not."""
        found = self.belongs(kind, env)
        return None if any(isinstance(node, c.PlaceOf) for node in nodes(found)) else found

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
                tests.append(c.Compare("==", params[param.name], compared(found), ty.YES_NO))
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
        known = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "it")
        if word in known or word in s.states or word in s.options or word in s.values or word in s.resources:
            return False
        return not any(word in enum.words for enum in s.enums.values())

    def param_name(self, word: str) -> str:
        return self.python_name(Body(""), word, ty.NUMBER)

    def check_owner(self, holds: list[c.Holds], exprs: list[c.Expr], span: Span) -> None:
        """Report `you` in a rule of a thing whose owner nobody knows."""
        used = {name for expr in exprs for name in locals_in(expr)}
        if "owner" in used and len(holds) == 1 and is_unowned(holds[0]):
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


def is_unowned(holds: c.Holds) -> bool:
    """Tell whether nobody knows whose the things are: on a board or in a pile of nobody."""
    shared = holds.pile is not None and not holds.pile.per_player
    return holds.belongs is None and (holds.form in ("board", "place") or shared)


def identifier(name: str) -> str:
    """Return a name as part of a Python identifier.

    >>> identifier("Huginn & Muninn")
    'huginn_muninn'
    """
    plain = "".join(ch if ch.isascii() and ch.isalnum() else " " for ch in name.lower())
    word = "_".join(plain.split()) or "thing"
    return word if word[0].isalpha() else f"n{word}"


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
