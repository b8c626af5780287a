"""The conditions of all possibilities of a program, and the trials of those that are not plain.

    possible build       ->    a value `possible build`, derived from the body of the verb
    possible plays of c  ->    a value that asks for each thing the one derived from its steps

A part of the steps that is not plain is replaced by the trial of the whole: steps can be carried out if a part without
failures leads to their end, or if a trial finds that they can.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.possibility.conditions import NO, YES, replaced
from lawspeaker.analysis.possibility.derive import Derivation, assigned_in
from lawspeaker.analysis.possibility.facts import StepFacts
from lawspeaker.analysis.possibility.path import NotPlain, Path, Uses, captured_by, with_supposed
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.context import YOU
from lawspeaker.check.rules.rules import identifier
from lawspeaker.check.walk import free_locals, locals_in, nodes
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import ParamSym, Signed, SignedForm
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

NO_STEPS = -1
"""Stands for the index of any thing without steps."""


def derive_possibilities(checked: Checked, try_all: bool = False) -> None:
    """Give every possibility its condition.

    With `try_all`, every verb and all steps have one, and each has a trial too, with a frame of its own: a test
    compares them.
    """
    if not checked.program.possibilities and not try_all:
        return
    found = Possibilities(checked)
    if try_all:
        found.add_all()
    for name in list(checked.program.possibilities):
        found.settle(name)
    if try_all:
        for name in list(checked.program.possibilities):
            found.trial(name)
    mark_strict(checked.program, found.facts)
    if not try_all:
        mark_plain(checked.program, found.facts)


class Root(Struct):
    """A possibility whose condition is being derived; `recurses`: its steps run under a supposition."""

    name: str
    supposing: bool = False


class Possibilities:
    """Derives the conditions; `roots` are those that are going on, innermost last."""

    def __init__(self, checked: Checked) -> None:
        self.checked = checked
        self.program = checked.program
        self.facts = StepFacts(checked, self.settle, self.helper)
        self.roots: list[Root] = []
        self.done: set[str] = set()

    def settle(self, name: str) -> bool:
        """Derive a possibility unless that is going on; return whether the value of this name has its condition."""
        possibility = self.program.possibilities.get(name)
        if possibility is None or name in self.done:
            return True
        if any(root.name == name for root in self.roots):
            return False
        self.roots.append(Root(name))
        try:
            found = self.derived(possibility)
        except NotPlain:
            found = self.tried()
        self.roots.pop()
        self.done.add(name)
        self.program.values[name].cases = [(self.unfolded(name, found), None)]
        return True

    def derived(self, possibility: c.Possibility) -> c.Expr:
        """Return the condition of a possibility: of the body of a verb, of the steps of a thing, or of a block."""
        derivation = Derivation(self.facts, Uses(self.of_verb, self.of_steps, self.tried))
        match possibility.block:
            case (c.CallVerb() as call,) if possibility.name == f"possible {call.verb.name}":
                body = self.program.verbs[call.verb.name].body
            case (c.RunSteps() as run,) if possibility.thing >= 0:
                body = self.program.steps[run.field.owner, run.field.name][possibility.thing].body
            case body:
                pass
        running = self.steps_of_parameter(body, self.program.values[possibility.name].params)
        return derivation.condition(body, Path()) if running is None else self.for_each_thing(derivation, body, running)

    def steps_of_parameter(self, body: c.Block, params: list[tuple[str, Type]]) -> c.RunSteps | None:
        """Return the sentence that runs the steps of a thing which is a parameter, if there is one."""
        for node in nodes(body):
            if not isinstance(node, c.RunSteps) or not isinstance(node.target, c.Local):
                continue
            if any(name == node.target.name for name, _ in params) and node.target.name not in assigned_in(body):
                return node
        return None

    def for_each_thing(self, derivation: Derivation, body: c.Block, run: c.RunSteps) -> c.Expr:
        """Return the condition of steps that run those of a parameter, derived anew for each thing that it may be."""
        assert isinstance(run.target, c.Local)
        arms: list[tuple[int, c.Expr]] = []
        for index in self.program.steps.get((run.field.owner, run.field.name), {}):
            derivation.size = 0
            try:
                found = derivation.condition(body, Path(things={run.target.name: index}))
            except NotPlain:
                found = self.tried()
            arms.append((self.checked.symbols.things[index].ids[0], found))
        other = derivation.condition(body, Path(things={run.target.name: NO_STEPS}))
        if all(found == other for _, found in arms):
            return other
        return self.helper(c.ByThing(run.target, tuple(arm for arm in arms if arm[1] != other), other, ty.YES_NO))

    def tried(self) -> c.Expr:
        """Return the trial of the possibility that is being derived."""
        return self.trial(self.roots[-1].name)

    def trial(self, name: str) -> c.Expr:
        """Return the trial of a possibility, as a function of its parameters."""
        possibility, point = self.program.possibilities[name], self.program.values[name]
        params = [(YOU.name, YOU.type), *(param for param in point.params if param[0] != YOU.name)]
        if name not in self.program.trials:
            locals_ = {**possibility.locals, **dict(params)}
            word = f"try_{identifier(name.removeprefix('possible '))}"
            function = c.Function(word, name, params, possibility.block, None, possibility.span, locals_)
            function.suspends = function.fails = True
            self.program.trials[name] = function
        return c.Try(name, tuple(c.Local(*param) for param in params), ty.YES_NO)

    def unfolded(self, name: str, found: c.Expr) -> c.Expr:
        """Return a condition; if it is only the use of a helper with the same parameters, that of the helper."""
        if not isinstance(found, c.CallRulePoint) or not found.signed.name.startswith(f"{name}, part"):
            return found
        point = self.program.values[found.signed.name]
        own = {*self.program.values[name].params}
        if {(e.name, e.type) for e in found.args if isinstance(e, c.Local)} | {(YOU.name, YOU.type)} <= own and all(
            isinstance(e, c.Local) and e.name == param for e, (param, _) in zip(found.args, point.params, strict=False)
        ):
            del self.program.values[found.signed.name]
            return point.cases[0][0]
        return found

    def helper(self, e: c.Expr) -> c.Expr:
        """Add a value for a condition that is more than an expression, and return its use."""
        root = self.program.possibilities[self.roots[-1].name]
        params = {name: type_ for name, type_ in locals_in(e).items() if name in free_locals(e)}
        for node in nodes(e):
            if isinstance(node, c.Activate):
                kept = {**root.locals, **{var.local: var.type for var in node.effect.captures}}
                params |= {name: kept.get(name, ty.NUMBER) for name in captured_by(node.effect)}
        params.pop(YOU.name, None)
        same = [
            point
            for word, point in self.program.values.items()
            if word.startswith(f"{root.name}, part") and point.cases == [(e, None)]
        ]
        count = sum(word.startswith(f"{root.name}, part") for word in self.program.values)
        name = same[0].signed.name if same else f"{root.name}, part {count + 1}"
        if not same:
            self.add_point(name, list(params.items()), root.span).cases = [(e, None)]
        return self.use(name, tuple(c.Local(*param) for param in params.items()), YOU)

    def add_point(self, name: str, params: list[tuple[str, Type]], span: Span) -> c.RulePoint:
        """Add a value with parameters to the program; `you` is the last of them."""
        symbols = tuple(ParamSym(word, type_, None, span) for word, type_ in params)
        decl = t.PermissionDecl(span, t.Sig(span, name, ()), None, ())
        signed = Signed(SignedForm.VALUE, name, symbols, ty.YES_NO, decl, span, (), None, True)
        point = c.RulePoint(signed, [(YES, None)], [], [*params, (YOU.name, YOU.type)])
        self.program.values[name] = point
        return point

    def use(self, name: str, args: tuple[c.Expr, ...], you: c.Expr) -> c.Expr:
        """Return the use of a value; one that is certain, or only the use of another, is left out."""
        point = self.program.values[name]
        case = point.cases[0][0]
        if name in self.done and case in (YES, NO):
            return case
        if name in self.done and isinstance(case, c.CallRulePoint) and all(is_simple(arg) for arg in (*args, you)):
            given = dict(zip([word for word, _ in point.params], (*args, you), strict=True))
            return replaced(case, given)
        return c.CallRulePoint(point.signed, args, you, ty.YES_NO)

    def add(self, name: str, params: list[tuple[str, Type]], block: c.Block, span: Span, thing: int) -> None:
        """Add a possibility, if it is new."""
        if name not in self.program.possibilities:
            self.add_point(name, params, span)
            locals_ = {**dict(params), YOU.name: YOU.type}
            self.program.possibilities[name] = c.Possibility(name, block, locals_, span, thing)

    def possibility(self, name: str, params: list[tuple[str, Type]], block: c.Block, span: Span, thing: int) -> None:
        """Add a possibility, if it is new, and derive it."""
        self.add(name, params, block, span, thing)
        if not self.settle(name) and not self.supposes_since(name):
            raise NotPlain

    def add_all(self) -> None:
        """Add the possibilities of all verbs and of the steps of all things."""
        for name in self.checked.symbols.verbs:
            verb = self.program.verbs[name]
            params = [param for param in verb.params if param[0] != YOU.name]
            called = tuple(c.Local(*param) for param in params)
            call = c.CallVerb(verb.span, self.checked.symbols.verbs[name], called, YOU, None, None, None)
            self.add(f"possible {name}", params, (call,), verb.span, -1)
        for (owner, word), functions in self.program.steps.items():
            for index, function in functions.items():
                thing, this = self.checked.symbols.things[index], function.params[1]
                field = self.checked.symbols.kinds[owner].fields[word]
                run = c.RunSteps(function.span, field, c.Local(*this), YOU, None)
                self.add(f"possible {word} of {thing.kind} {thing.name}", [this], (run,), function.span, index)

    def supposes_since(self, name: str) -> bool:
        """Return whether a circle of possibilities contains a supposition, without which it would never end."""
        start = next(number for number, root in enumerate(self.roots) if root.name == name)
        return any(root.supposing for root in self.roots[start:])

    def of_verb(self, stmt: c.CallVerb, path: Path, test: Callable[[c.Expr, Path], c.Expr]) -> c.Expr:
        """Return the possibility of a call, with the rules below it supposed."""
        verb = self.program.verbs[stmt.verb.name]
        params = [param for param in verb.params if param[0] != YOU.name]
        called = tuple(c.Local(*param) for param in params)
        name, block = f"possible {stmt.verb.name}", (replace(stmt, args=called, you=YOU, giving=None, effect=None),)
        inside = self.with_effect(stmt.effect, path)
        self.roots[-1].supposing = bool(inside.supposed)
        self.possibility(name, params, (replace(block[0], otherwise=None),), verb.span, -1)
        return test(self.use(name, stmt.args, stmt.you), inside)

    def of_steps(self, stmt: c.RunSteps, path: Path, test: Callable[[c.Expr, Path], c.Expr]) -> c.Expr:
        """Return the possibility of the steps of a thing: for each thing that of its own steps."""
        inside = self.with_effect(stmt.effect, path)
        self.roots[-1].supposing = bool(inside.supposed)
        steps = self.program.steps.get((stmt.field.owner, stmt.field.name), {})
        if isinstance(stmt.target, c.Local) and stmt.target.name in path.things:
            index = path.things[stmt.target.name]
            return YES if index not in steps else self.of_thing(stmt, index, inside, test)
        arms: list[tuple[int, c.Expr]] = []
        for index in steps:
            thing = self.checked.symbols.things[index]
            try:
                found = self.of_thing(stmt, index, inside, test)
            except NotPlain:
                found = self.tried()
            if found != YES:
                arms.append((thing.ids[0], found))
        if not arms:
            return YES
        target = test(stmt.target, path)
        return self.helper(c.ByThing(target, tuple(arms), YES, ty.YES_NO))

    def of_thing(self, stmt: c.RunSteps, index: int, path: Path, test: Callable[[c.Expr, Path], c.Expr]) -> c.Expr:
        """Return the possibility of the steps of one thing."""
        thing = self.checked.symbols.things[index]
        function = self.program.steps[stmt.field.owner, stmt.field.name][index]
        this = function.params[1]
        name = f"possible {stmt.field.name} of {thing.kind} {thing.name}"
        run = c.RunSteps(function.span, stmt.field, c.Local(*this), YOU, None)
        self.possibility(name, [this], (run,), function.span, index)
        return test(self.use(name, (stmt.target,), stmt.you), path)

    def with_effect(self, effect: c.Effect | None, path: Path) -> Path:
        """Return a path on which the rules below a call hold."""
        if effect is None:
            return path
        if not {*path.values, *path.unknown}.isdisjoint(captured_by(effect)):
            raise NotPlain
        return with_supposed(path, c.Activate(effect.span, effect), frozenset({effect.part}))


def is_simple(arg: c.Expr) -> bool:
    """Return whether an argument can stand at several places without being computed again."""
    return isinstance(arg, c.Local | c.Const)


def mark_plain(program: c.Program, facts: StepFacts) -> None:
    """Find the trials that need no search, because they draw nothing: they suspend only at a decision."""
    for trial in program.trials.values():
        bodies = [trial.body, *(function.body for function in facts.writes.reached(trial.body))]
        trial.suspends = bool(program.shuffled) or any(map(draws_now, nodes(bodies)))


def mark_strict(program: c.Program, facts: StepFacts) -> None:
    """Find the functions that mark what is left undone: those that trials call. Steps then tell whether they failed."""
    own = {id(trigger.function) for trigger in program.triggers}
    for trial in program.trials.values():
        for function in [trial, *facts.writes.reached(trial.body)]:
            if id(function) not in own:
                program.strict.add(id(function))
    for functions in program.steps.values():
        ids = {id(function) for function in functions.values()}
        if not ids.isdisjoint(facts.failing.fails) and not ids.isdisjoint(program.strict):
            for function in functions.values():
                function.fails = True
    for verb in program.verbs.values():
        verb.fails = verb.fails or id(verb) in facts.failing.fails


def draws_now(node: c.Node) -> bool:
    """Return whether a sentence draws something itself, whatever was shuffled before."""
    return isinstance(node, c.Sentence) and node.draws is c.Draws.NOW
