"""Symbols to a checked program: the third pass. Types, purity, who decides, what extends what.

    verb stake n: number by p: player          Function("stake", params=[you, n, p],
        lower chips of p by n            ->        body=[Change(chips of p, n, -1), …])

It runs after resolve, because only then every name has one owner, and before lower, which trusts every type.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.constants import Value
from lawspeaker.check.examples.examples import Example, ExampleChecker
from lawspeaker.check.examples.incremental import check_examples
from lawspeaker.check.lint.lint import check_whole
from lawspeaker.check.lint.pile_order import poured
from lawspeaker.check.option_settings import Setting, check_settings
from lawspeaker.check.rules.implicit_player import find_you
from lawspeaker.check.rules.known_piles import read_known
from lawspeaker.check.rules.rules import identifier
from lawspeaker.check.scope import Body, Env
from lawspeaker.check.sentences.predicates import empty_value, is_text, known_in_play
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.memory import Memory
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Option, ParamSym, Signed, Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.shape import field, holder
from lawspeaker.source import NOWHERE, Span


@holder
class Checked:
    """The checked program with the symbols it stands on."""

    symbols: Symbols
    program: c.Program
    fields: list[dict[str, Value]]
    defaults: dict[str, c.Expr]
    settings: dict[str, Setting]
    examples: list[Example] = field(default_factory=list)


def check(symbols: Symbols, facts: Facts, memory: Memory | None = None) -> Checked:
    """Check everything the symbols stand for, apart from what a memory is sure of."""
    add_built_in(symbols)
    find_you(symbols)
    checker = ProgramChecker(symbols, facts, c.Program())
    checker.prepare()
    checker.values()
    checker.functions()
    checker.all_rules()
    checker.endings()
    read_known(checker)
    checker.verbs_asked_to_fail()
    checked = Checked(symbols, checker.program, *checker.starting_values())
    used = set(checker.used_words)
    checked.examples = check_examples(checker, memory or Memory())
    check_whole(checked, used, facts)
    return checked


def add_built_in(symbols: Symbols) -> None:
    """Declare what every game has: the event `ended`, the permission to pay with a stand-in."""
    ended = t.EventDecl(NOWHERE, t.Sig(NOWHERE, "ended", ()), ())
    symbols.events.setdefault("ended", Signed("event", "ended", (), ty.NOTHING, ended, NOWHERE, (), None))
    if "pay" not in symbols.permissions and symbols.resources:
        params = (
            ParamSym("offered", ty.RESOURCE, None, NOWHERE),
            ParamSym("need", ty.RESOURCE, "for", NOWHERE),
        )
        sig = t.Sig(NOWHERE, "pay", ())
        same = t.Compare(NOWHERE, "is", t.Word(NOWHERE, "offered"), t.Word(NOWHERE, "need"))
        decl = t.PermissionDecl(NOWHERE, sig, same, ())
        symbols.permissions["pay"] = Signed("permission", "pay", params, ty.YES_NO, decl, NOWHERE, (), None, True)


class ProgramChecker(ExampleChecker):
    """Walks over all declarations."""

    def prepare(self) -> None:
        """Reserve the names of functions, and find out which piles are shuffled and whether payments have stand-ins."""
        s = self.symbols
        steps = [
            f"run_{k.name}_{f.name}" for k in s.kinds.values() for f in k.fields.values() if f.type.form == "steps"
        ]
        moments = [f"{word}_{event}" for event in s.events for word in ("before", "after", "instead_of", "match")]
        verbs = [*s.verbs, *s.values, *(f"can_{p}" for p in s.permissions), "course", "setup"]
        self.reserved = frozenset([*verbs, *steps, *moments])
        self.program.shuffled.update(poured(s.noted("shuffled"), s.noted("poured")))
        self.program.wild = bool(s.noted("wild"))

    def values(self) -> None:
        """Check base values and permissions."""
        for signed in self.symbols.values.values():
            self.program.points[signed.name] = self.point(signed)
        for signed in self.symbols.permissions.values():
            self.program.permissions[signed.name] = self.point(signed)
        for signed in [*self.symbols.values.values(), *self.symbols.permissions.values()]:
            self.base(signed)

    def point(self, signed: Signed) -> c.Point:
        params = [(self.param_name(p.name), p.type) for p in signed.params]
        if signed.uses_you:
            params.append(("you", ty.PLAYER))
        return c.Point(signed, [], [], params)

    def base(self, signed: Signed) -> None:
        table = self.program.points if signed.word == "value" else self.program.permissions
        point = table[signed.name]
        env = self.signature_env(signed, point.params)
        decl = signed.decl
        if isinstance(decl, t.PermissionDecl):
            expr = c.Const(1, ty.YES_NO) if decl.expr is None else self.expr(decl.expr, env, ty.YES_NO)
            point.cases = [(expr, None)]
        elif isinstance(decl, t.ValueDecl) and decl.expr is not None:
            point.cases = [(self.expr(decl.expr, env, signed.type), None)]
        elif isinstance(decl, t.ValueDecl):
            self.cases(decl, point, env)

    def cases(self, decl: t.ValueDecl, point: c.Point, env: Env) -> None:
        """Check the cases of a value; they must end with `otherwise` or cover an enum."""
        if not decl.cases:
            self.facts.add("L377", decl.span, word=decl.sig.word)
        for value, test in decl.cases:
            question = None if test is None else self.expr(test, env, ty.YES_NO)
            point.cases.append((self.expr(value, env, point.signed.type), question))
        if decl.cases and decl.cases[-1][1] is not None and not self.covers(point.cases):
            self.facts.add("L378", decl.span, word=decl.sig.word)
        if any(test is None for _, test in decl.cases[:-1]):
            self.facts.add("L379", decl.span, word=decl.sig.word)

    def covers(self, cases: list[tuple[c.Expr, c.Expr | None]]) -> bool:
        """Tell whether cases of the form `x is WORD` name every word of an enum."""
        subject: c.Expr | None = None
        named: set[int] = set()
        for _, test in cases:
            if not isinstance(test, c.Compare) or test.op != "==" or not isinstance(test.right, c.Const):
                return False
            if subject is not None and test.left != subject:
                return False
            subject = test.left
            named.add(test.right.value)
        size = None if subject is None else self.universe_size(subject.type.bare())
        return size is not None and len(named) == size

    def signature_env(self, signed: Signed, params: list[tuple[str, Type]]) -> Env:
        env = Env(Body(signed.name), module=signed.module)
        for param, (name, type_) in zip(signed.params, params, strict=False):
            env.names[param.name] = c.Local(name, type_)
            env.body.locals[name] = type_
        if signed.uses_you:
            env.you = c.Local("you", ty.PLAYER)
        return env

    def functions(self) -> None:
        """Check verbs, phases, the steps of things, setup and course."""
        for signed in self.symbols.verbs.values():
            self.verb(signed)
        for phase in self.symbols.phases.values():
            name = self.function_name(f"phase_{identifier(phase.name)}")
            self.plain_function(f"phase {phase.name}", name, phase.name, phase.decl.block, phase.decl, phase.module)
        for thing in self.symbols.things:
            for word, block in thing.steps.items():
                self.steps(thing.index, word, block)
        for kind in self.symbols.kinds.values():
            for field_ in kind.fields.values():
                if field_.type.form == "steps":
                    self.program.steps.setdefault((kind.name, field_.name), {})
        for number, (decl, module) in enumerate(self.symbols.setups):
            name = "setup" if number == 0 else f"setup_{number + 1}"
            self.plain_function(f"setup {number}", name, "setup", decl.block, decl, module)
        course = self.symbols.course
        if course is not None:
            self.plain_function("course", "course", "course", course.block, course, None)

    def verb(self, signed: Signed) -> None:
        decl = signed.decl
        assert isinstance(decl, t.VerbDecl)
        params = [("you", ty.PLAYER), *((self.verb_param(p.name), p.type) for p in signed.params)]
        body = Body(signed.name, dict(params), signed.type)
        env = Env(body, pure=False, module=signed.module, you=c.Local("you", ty.PLAYER))
        for param, (name, type_) in zip(signed.params, params[1:], strict=True):
            env.names[param.name] = c.Local(name, type_)
        block = self.block(tuple(line for line in decl.block if not is_text(line)), env)
        if signed.module is not None:
            block = (c.OnlyIf(signed.span, self.plays_with(signed.module)), *block)
            body.fails = True
        function = c.Function(signed.name, signed.name, params, block, signed.type, signed.span, body.locals)
        function.fails, function.records = body.fails, body.records
        self.program.functions[f"verb {signed.name}"] = function

    def plays_with(self, module: str) -> c.Expr:
        """Return the question whether a module is in the game: what it declares does nothing without it."""
        return c.OptionGet(self.symbols.options[module], None, ty.YES_NO)

    def verb_param(self, word: str) -> str:
        return self.python_name(Body("", {"you": ty.PLAYER}), word, ty.NUMBER)

    def plain_function(
        self,
        key: str,
        name: str,
        title: str,
        block: t.Block,
        decl: t.PhaseDecl | t.SetupDecl | t.CourseDecl,
        module: str | None,
    ) -> None:
        body = Body(name)
        env = Env(body, pure=False, module=module)
        params: list[tuple[str, Type]] = []
        if isinstance(decl, t.PhaseDecl):
            params = [("you", ty.PLAYER)]
            body.locals["you"] = ty.PLAYER
            env.you = c.Local("you", ty.PLAYER)
        elif self.symbols.players[1] == 1:
            env.you = c.Const(1, ty.PLAYER, "you")
        checked = self.block(block, env)
        if module is not None:
            without = c.Not(self.plays_with(module), ty.YES_NO)
            checked = (c.If(decl.span, ((without, (c.Leave(decl.span, "done"),)),), ()), *checked)
        function = c.Function(name, title, params, checked, None, decl.span, body.locals)
        function.fails, function.records = body.fails, body.records
        self.program.functions[key] = function

    def steps(self, index: int, word: str, block: t.Block) -> None:
        """Check the steps of a thing: a function of the thing and of whoever runs them."""
        thing = self.symbols.things[index]
        field_ = self.symbols.field_of(thing.kind, word)
        assert field_ is not None
        params: list[tuple[str, Type]] = [("you", ty.PLAYER), ("this", Type("thing", thing.kind))]
        body = Body(f"{thing.name} {word}", dict(params))
        env = Env(body, pure=False, module=thing.module, you=c.Local("you", ty.PLAYER))
        env.this = c.Local("this", Type("thing", thing.kind))
        checked = self.block(block, env)
        name = self.function_name(f"{identifier(thing.name)}_{word}")
        function = c.Function(name, thing.name, params, checked, None, thing.span, body.locals)
        function.fails, function.records = body.fails, body.records
        self.program.steps.setdefault((field_.owner, word), {})[index] = function

    def all_rules(self) -> None:
        """Check every rule that extends something."""
        for rule in self.symbols.rules:
            self.top_rule(rule.rule, rule.module)
        for kind in self.symbols.kinds.values():
            self.kind_rules(kind)
        for thing in self.symbols.things:
            self.thing_rules(thing)

    def verbs_asked_to_fail(self) -> None:
        """Let verbs with an `otherwise` at some call say whether they failed, also if they never do."""
        for name in self.symbols.verbs:
            if f"otherwise {name}" in self.used_words:
                self.program.functions[f"verb {name}"].fails = True

    def endings(self) -> None:
        """Check how the game is won and scored."""
        for win, module in self.symbols.wins:
            self.win(win, module)
        score = self.symbols.score
        if score is not None:
            env = Env(Body("score"))
            env.names[score.player] = c.Local(self.param_name(score.player), ty.PLAYER)
            env.you = env.names[score.player]
            parts = [(part.name, self.expr(part.value, env, ty.NUMBER)) for part in score.goal.parts]
            ranks = [(rank.most, self.expr(rank.key, env, ty.NUMBER)) for rank in score.goal.ranks]
            if not parts:
                self.facts.add("L380", score.span)
            self.program.scoring = c.Scoring(parts, ranks, self.param_name(score.player), score.span)
        if not self.symbols.wins and score is None and self.symbols.game is not None:
            self.facts.add("L381", self.symbols.game)

    def win(self, win: t.WinDecl, module: str | None) -> None:
        event = None
        params: list[tuple[str, Type]] = []
        env = Env(Body("win"))
        if win.event is not None:
            event = self.symbols.events.get(win.event)
            if event is None:
                from lawspeaker.diagnostics.spelling import nearest

                close = nearest(win.event, self.symbols.events)
                self.facts.add("L343", win.span, word=win.event, close=close or "")
                return
            params = [(self.param_name(p.name), p.type) for p in event.params]
            for param, (name, type_) in zip(event.params, params, strict=True):
                env.names[param.name] = c.Local(name, type_)
        is_field = event is not None and any(p.name == win.player for p in event.params)
        for param in () if event is None else event.params:
            if param.name == win.player and param.type.form not in ("player", "unknown"):
                self.facts.add("L427", win.span, (param.span, "declared here"), word=param.name, type=param.type)
        player = None
        if win.player is not None:
            player = self.param_name(win.player)
            env.names.setdefault(win.player, c.Local(player, ty.PLAYER))
            env.you = env.names[win.player]
        tests = [] if module is None else [self.plays_with(module)]
        if win.where is not None:
            tests.append(self.expr(win.where, env, ty.YES_NO))
        tests.extend(self.expr(need, env, ty.YES_NO) for need in win.goal.needs)
        ranks = [(rank.most, self.expr(rank.key, env, ty.NUMBER)) for rank in win.goal.ranks]
        self.program.endings.append(
            c.Ending(win.name, win.event, params, player, is_field, tests, ranks, win.goal.shared, win.span)
        )

    def starting_values(self) -> tuple[list[dict[str, Value]], dict[str, c.Expr], dict[str, Setting]]:
        """Check the fields of things and the defaults of states and options."""
        fields = [self.thing_fields(thing) for thing in self.symbols.things]
        self.unused_defaults()
        defaults: dict[str, c.Expr] = {}
        env = Env(Body("state"))
        for state in self.symbols.states.values():
            if state.default is not None:
                defaults[state.name] = self.expr(state.default, env, state.type)
                self.check_start(state.name, state.default.span, defaults[state.name])
            elif state.type.form in ("optional", "list", "bundle", "yes_no"):
                defaults[state.name] = empty_value(state.type)
            else:
                self.facts.add("L382", state.span, word=state.name)
        settings = {option.name: self.setting(option, env) for option in self.symbols.options.values()}
        check_settings(self.symbols, settings, self.facts)
        return fields, defaults, settings

    def check_start(self, word: str, span: Span, value: c.Expr) -> None:
        """Report a state that begins with something that is known only in a game."""
        seat = next((node for node in nodes(value) if isinstance(node, c.Seat)), None)
        if seat is not None:
            self.facts.add("L423", span, word=word, seat=seat.text, least=self.symbols.players[0])
        elif any(map(known_in_play, nodes(value))):
            self.facts.add("L398", span, word=word)

    def setting(self, option: Option, env: Env) -> Setting:
        """Check the default of an option, and what it needs."""
        default = None if option.default is None else self.expr(option.default, env, option.type)
        needs = [(needs, self.expr(needs.test, env, ty.YES_NO)) for needs in option.needs]
        return Setting(default, needs=needs)
