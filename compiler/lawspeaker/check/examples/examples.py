"""Worked examples: positions, decisions, forced chance and expectations, checked like everything else."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.examples.positions import PositionChecker
from lawspeaker.check.scope import Body, Env
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import refuse_below
from lawspeaker.resolve.types import Type
from lawspeaker.shape import field, holder
from lawspeaker.source import Span


@holder
class Answer:
    """A decision line: the variable, and for each value what is accepted (ids, or a label)."""

    variable: str
    values: list[c.Expr]
    label: str | None
    span: Span


@holder
class Step:
    """One line of an example. `form`: given, chance, answer, does, offers, refuses, expect."""

    form: str
    span: Span
    block: c.Block = ()
    answers: list[Answer] = field(default_factory=list)
    outcomes: list[list[int]] = field(default_factory=list)
    tests: list[tuple[c.Expr, Span]] = field(default_factory=list)
    player: c.Expr | None = None
    locals: dict[str, Type] = field(default_factory=dict)


@holder
class Example:
    name: str
    span: Span
    cites: tuple[str, ...]
    players: int | None
    options: dict[str, list[c.Expr]]
    steps: list[Step]


class ExampleChecker(PositionChecker):
    """Checks examples. `variables` are those of the decisions, and of how many decisions."""

    variables: tuple[int, dict[str, list[Type]]] | None = None

    def example(self, decl: t.ExampleDecl) -> Example:
        """Check one example."""
        found = Example(decl.name, decl.span, tuple(cite.id for cite in decl.cites), None, {}, [])
        env = Env(Body(f"example {decl.name}"), pure=False, example=True, players=self.symbols.players[0])
        for line in decl.block:
            self.example_line(found, line, env)
        return found

    def example_line(self, found: Example, line: t.Stmt, env: Env) -> None:
        """Check one line of an example."""
        self.example_form(line)
        match line:
            case t.Call(span, "players", (t.Number(_, number),)):
                if not self.symbols.players[0] <= number <= self.symbols.players[1]:
                    self.facts.add("L308", span, number=number, most=self.symbols.players[1])
                found.players = env.players = number
            case t.Call(span, "options"):
                self.example_options(found, line, env)
            case t.Call(span, "given"):
                found.steps.append(self.given(line, env))
            case t.Call(span, "chance", args):
                outcomes = [self.outcome(arg, env) for arg in args]
                found.steps.append(Step("chance", span, outcomes=outcomes))
            case t.Call(span, "expect"):
                tests = [test for inner in line.block or () for test in self.expectation(inner, env)]
                found.steps.append(Step("expect", span, tests=tests))
            case t.Call(span, "offers" | "refuses" as form):
                answers = [self.answer_line(inner, env) for inner in line.block or ()]
                found.steps.append(Step(form, span, answers=[a for a in answers if a is not None]))
            case t.Subject(_, _, "does"):
                found.steps.extend(self.does(line, env))
            case t.Subject(_, name, "decides", (), (), block):
                self.expr(t.Name(line.span, name), env, ty.PLAYER)
                for inner in block or ():
                    self.example_line(found, inner, env)
            case t.Call():
                answer = self.answer(line, env)
                if answer is not None:
                    found.steps.append(Step("answer", line.span, answers=[answer]))
            case _:
                self.facts.add("L373", line.span)

    def example_form(self, line: t.Stmt) -> None:
        """Report a block below a line that has none, and none below a line that needs one."""
        if not isinstance(line, t.Call):
            return
        if line.word not in ("given", "expect", "offers", "refuses"):
            refuse_below(line, self.facts)
        elif line.args or line.phrases or not line.block:
            self.facts.add("L393", line.span, word=line.word)

    def example_options(self, found: Example, line: t.Call, env: Env) -> None:
        """Read `options edition old`, `options guild Wolf, Goat`: word and value come as one amount."""
        first = line.args[0] if line.args else None
        match first:
            case t.Amount(_, t.Word(_, word), value):
                values: list[t.Expr] = [t.Word(line.span, value)]
            case t.Name(_, name, kind) if kind is not None:
                word, values = kind, [t.Name(line.span, name)]
            case t.Numbered(_, numbered, number):
                word, values = numbered, [t.Number(line.span, number)]
            case _:
                self.facts.add("L373", line.span)
                return
        option = self.symbols.options.get(word)
        if option is None:
            self.facts.add("L317", line.span, word=word, close=nearest(word, self.symbols.options) or "")
            return
        values.extend(line.args[1:])
        found.options[word] = [self.expr(value, env, option.type) for value in values]

    def given(self, line: t.Call, env: Env) -> Step:
        block: list[c.Stmt] = []
        for inner in line.block or ():
            if isinstance(inner, t.Subject):
                block.extend(self.given_subject(inner, env))
            else:
                block.extend(self.stmt(inner, env))
        return Step("given", line.span, tuple(block), locals=env.body.locals)

    def does(self, line: t.Subject, env: Env) -> list[Step]:
        """Check `Red does move 2 to B`: the words after `does` are a sentence."""
        player = self.expr(t.Name(line.span, line.name), env, ty.PLAYER)
        first = line.args[0] if line.args else None
        word, args = "", line.args
        match first:
            case t.Word(_, found):
                word, args = found, line.args[1:]
            case t.Numbered(span, found, number):
                word, args = found, (t.Number(span, number), *line.args[1:])
            case t.Name(span, name, kind) if kind is not None:
                word, args = kind, (t.Name(span, name), *line.args[1:])
            case t.Amount(span, t.Word(_, found), second):
                word, args = found, (t.Word(span, second), *line.args[1:])
            case t.Of(span, t.Amount(_, t.Word(_, found), second), target):
                word, args = found, (t.Of(span, t.Word(span, second), target), *line.args[1:])
            case t.Name(span, name):
                word, args = "run", (first,)
            case _:
                self.facts.add("L373", line.span)
                return []
        inner = env.child()
        inner.you = player
        block = [t.Call(line.span, word, args, line.phrases, None, None, None, ())]
        steps = [Step("does", line.span, self.block(tuple(block), inner), player=player, locals=env.body.locals)]
        for answer_line in line.block or ():
            answer = self.answer_line(answer_line, env)
            if answer is not None:
                steps.append(Step("answer", answer_line.span, answers=[answer]))
        return steps

    def answer_line(self, line: t.Stmt, env: Env) -> Answer | None:
        """Check a line that has to be a decision."""
        if not isinstance(line, t.Call):
            self.facts.add("L373", line.span)
            return None
        refuse_below(line, self.facts)
        return self.answer(line, env)

    def answer(self, line: t.Call, env: Env) -> Answer | None:
        """Check a decision line against the choices that have such a variable."""
        if line.word == "one":
            label = line.args[0].name if isinstance(line.args[0], t.Name) else ""
            labels = [text for site in self.program.sites for text in site.labels]
            if label not in labels:
                self.facts.add("L374", line.span, label=label, close=nearest(label, labels) or "")
            return Answer("one", [], label, line.span)
        types = self.answered().get(line.word, [])
        if line.word == "order" and not types:
            types = [ty.UNKNOWN]
        if not types:
            names = [var.name for site in self.program.sites for var in site.vars]
            self.facts.add("L375", line.span, word=line.word, close=nearest(line.word, names) or "")
            return None
        if not line.args or line.phrases:
            self.facts.add("L355", line.span, word=line.word)
            return None
        if isinstance(line.args[0], t.Word) and line.args[0].word in ("nothing", "done"):
            return Answer(line.word, [], line.args[0].word, line.span)
        values = [self.answer_value(arg, types, env) for arg in line.args]
        return Answer(line.word, values, None, line.span)

    def answered(self) -> dict[str, list[Type]]:
        """Return what can be answered: each variable of a decision with the types it has; found out once."""
        count = len(self.program.sites)
        if self.variables is None or self.variables[0] != count:
            found: dict[str, dict[Type, None]] = {}
            for var in (var for site in self.program.sites for var in site.vars):
                found.setdefault(var.name, {})[var.type] = None
            self.variables = count, {name: list(types) for name, types in found.items()}
        return self.variables[1]

    def answer_value(self, arg: t.Expr, types: list[Type], env: Env) -> c.Expr:
        """Check a value with the first type that understands it."""
        for type_ in types:
            outcome = self.face_value(arg, type_)
            if outcome is not None:
                return outcome
            mark = self.facts.mark()
            found = self.expr(arg, env, type_)
            if self.facts.mark() == mark:
                return found
            self.facts.forget(mark)
        return self.expr(arg, env, types[0])

    def face_value(self, arg: t.Expr, type_: Type) -> c.Expr | None:
        if type_.form != "outcome" or not isinstance(arg, t.Name):
            return None
        die, told = self.symbols.dice[type_.name], face_text(arg.name)
        for index, marks in enumerate(die.outcomes):
            if told == [{m: n for m, n in zip(die.marks, marks, strict=True) if n}]:
                return c.Const(index, type_, arg.name)
        return None

    def outcome(self, arg: t.Expr, env: Env) -> list[int]:
        """Return the integers a forced outcome may be: every copy of a thing, a face, a number."""
        if isinstance(arg, t.Name):
            told = face_text(arg.name)
            for die in self.symbols.dice.values() if told is not None else ():
                for face, choices in enumerate(die.faces):
                    shown = [{m: n for m, n in zip(die.marks, die.outcomes[o], strict=True) if n} for o in choices]
                    if told == shown:
                        return [face]
        found = self.expr(arg, env)
        if isinstance(found, c.Const):
            thing = self.thing_named(found) if found.type.form == "thing" else None
            return thing.ids if thing is not None else [found.value]
        self.facts.add("L372", arg.span)
        return [0]


def face_text(text: str) -> list[dict[str, int]] | None:
    """Read a face as written in quotes: alternatives, each counts of marks by their singular; None if it is no face.

    >>> face_text("1 hit + 2 losses, 1 guard")
    [{'hit': 1, 'loss': 2}, {'guard': 1}]
    >>> face_text("nothing"), face_text("Red")
    ([{}], None)
    """
    from lawspeaker.resolve.plurals import singular_of

    faces: list[dict[str, int]] = []
    for option in text.split(","):
        marks: dict[str, int] = {}
        for part in option.split("+"):
            words = part.split()
            if len(words) == 2 and words[0].isdigit():
                single = singular_of(words[1])
                marks[single] = marks.get(single, 0) + int(words[0])
            elif words != ["nothing"]:
                return None
        faces.append(marks)
    return faces
