"""Worked examples: positions, decisions, forced chance and expectations, checked like everything else."""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.examples import positions
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.scope import Body, Checker, Env
from lawspeaker.check.sentences import sentences
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import refuse_below
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class Answer(Struct):
    """A decision line: the variable, and for each value what is accepted (ids, or a label)."""

    variable: str
    values: list[c.Expr]
    label: str | None
    span: Span


class Step(Struct):
    """One line of an example. `form`: given, chance, answer, does, offers, refuses, expect."""

    form: str
    span: Span
    block: c.Block = ()
    answers: list[Answer] = field(default_factory=list)
    outcomes: list[list[int]] = field(default_factory=list)
    tests: list[tuple[c.Expr, Span]] = field(default_factory=list)
    player: c.Expr | None = None
    locals: dict[str, Type] = field(default_factory=dict)


class Example(Struct):
    name: str
    span: Span
    cites: tuple[str, ...]
    players: int | None
    options: dict[str, list[c.Expr]]
    steps: list[Step]


def example(cx: Checker, decl: t.ExampleDecl) -> Example:
    """Check one example."""
    found = Example(decl.name, decl.span, tuple(cite.id for cite in decl.cites), None, {}, [])
    env = Env(Body(f"example {decl.name}"), pure=False, example=True, players=cx.symbols.players[0])
    for line in decl.block:
        example_line(cx, found, line, env)
    return found


def example_line(cx: Checker, found: Example, line: t.Stmt, env: Env) -> None:
    """Check one line of an example."""
    example_form(cx, line)
    match line:
        case t.Call(span, "players", (t.Number(_, number),)):
            if not cx.symbols.players[0] <= number <= cx.symbols.players[1]:
                cx.facts.add("L308", span, number=number, most=cx.symbols.players[1])
            found.players = env.players = number
        case t.Call(span, "options"):
            example_options(cx, found, line, env)
        case t.Call(span, "given"):
            found.steps.append(given(cx, line, env))
        case t.Call(span, "chance", args):
            outcomes = [outcome(cx, arg, env) for arg in args]
            found.steps.append(Step("chance", span, outcomes=outcomes))
        case t.Call(span, "expect"):
            tests = [test for inner in line.block or () for test in positions.expectation(cx, inner, env)]
            found.steps.append(Step("expect", span, tests=tests))
        case t.Call(span, "offers" | "refuses" as form):
            answers = [check_answer_line(cx, inner, env) for inner in line.block or ()]
            found.steps.append(Step(form, span, answers=[a for a in answers if a is not None]))
        case t.Subject(_, _, "does"):
            found.steps.extend(does(cx, line, env))
        case t.Subject(_, name, "decides", (), (), block):
            expressions.expr(cx, t.Name(line.span, name), env, ty.PLAYER)
            for inner in block or ():
                example_line(cx, found, inner, env)
        case t.Call():
            answer = check_answer(cx, line, env)
            if answer is not None:
                found.steps.append(Step("answer", line.span, answers=[answer]))
        case _:
            cx.facts.add("L373", line.span)


def example_form(cx: Checker, line: t.Stmt) -> None:
    """Report a block below a line that has none, and none below a line that needs one."""
    if not isinstance(line, t.Call):
        return
    if line.word not in ("given", "expect", "offers", "refuses"):
        refuse_below(line, cx.facts)
    elif line.args or line.phrases or not line.block:
        cx.facts.add("L393", line.span, word=line.word)


def example_options(cx: Checker, found: Example, line: t.Call, env: Env) -> None:
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
            cx.facts.add("L373", line.span)
            return
    option = cx.symbols.options.get(word)
    if option is None:
        cx.facts.add("L317", line.span, word=word, close=nearest(word, cx.symbols.options) or "")
        return
    values.extend(line.args[1:])
    found.options[word] = [expressions.expr(cx, value, env, option.type) for value in values]


def given(cx: Checker, line: t.Call, env: Env) -> Step:
    block: list[c.Stmt] = []
    for inner in line.block or ():
        if isinstance(inner, t.Subject):
            block.extend(positions.given_subject(cx, inner, env))
        else:
            block.extend(sentences.stmt(cx, inner, env))
    return Step("given", line.span, tuple(block), locals=env.body.locals)


def does(cx: Checker, line: t.Subject, env: Env) -> list[Step]:
    """Check `Red does move 2 to B`: the words after `does` are a sentence."""
    player = expressions.expr(cx, t.Name(line.span, line.name), env, ty.PLAYER)
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
            cx.facts.add("L373", line.span)
            return []
    inner = env.child()
    inner.you = player
    block = [t.Call(line.span, word, args, line.phrases, None, None, None, ())]
    steps = [
        Step("does", line.span, sentences.check_block(cx, tuple(block), inner), player=player, locals=env.body.locals)
    ]
    for answer_line in line.block or ():
        answer = check_answer_line(cx, answer_line, env)
        if answer is not None:
            steps.append(Step("answer", answer_line.span, answers=[answer]))
    return steps


def check_answer_line(cx: Checker, line: t.Stmt, env: Env) -> Answer | None:
    """Check a line that has to be a decision."""
    if not isinstance(line, t.Call):
        cx.facts.add("L373", line.span)
        return None
    refuse_below(line, cx.facts)
    return check_answer(cx, line, env)


def check_answer(cx: Checker, line: t.Call, env: Env) -> Answer | None:
    """Check a decision line against the choices that have such a variable."""
    if line.word == "one":
        label = line.args[0].name if isinstance(line.args[0], t.Name) else ""
        labels = [text for site in cx.program.sites for text in site.labels]
        if label not in labels:
            cx.facts.add("L374", line.span, label=label, close=nearest(label, labels) or "")
        return Answer("one", [], label, line.span)
    types = answered(cx).get(line.word, [])
    if line.word == "order" and not types:
        types = [ty.UNKNOWN]
    if not types:
        names = [var.name for site in cx.program.sites for var in site.vars]
        cx.facts.add("L375", line.span, word=line.word, close=nearest(line.word, names) or "")
        return None
    if not line.args or line.phrases:
        cx.facts.add("L355", line.span, word=line.word)
        return None
    if isinstance(line.args[0], t.Word) and line.args[0].word in ("nothing", "done"):
        return Answer(line.word, [], line.args[0].word, line.span)
    values = [answer_value(cx, arg, types, env) for arg in line.args]
    return Answer(line.word, values, None, line.span)


def answered(cx: Checker) -> dict[str, list[Type]]:
    """Return what can be answered: each variable of a decision with the types it has; found out once."""
    count = len(cx.program.sites)
    if cx.answers is None or cx.answers[0] != count:
        found: dict[str, dict[Type, None]] = {}
        for var in (var for site in cx.program.sites for var in site.vars):
            found.setdefault(var.name, {})[var.type] = None
        cx.answers = count, {name: list(types) for name, types in found.items()}
    return cx.answers[1]


def answer_value(cx: Checker, arg: t.Expr, types: list[Type], env: Env) -> c.Expr:
    """Check a value with the first type that understands it."""
    for type_ in types:
        outcome = face_value(cx, arg, type_)
        if outcome is not None:
            return outcome
        mark = cx.facts.mark()
        found = expressions.expr(cx, arg, env, type_)
        if cx.facts.mark() == mark:
            return found
        cx.facts.forget(mark)
    return expressions.expr(cx, arg, env, types[0])


def face_value(cx: Checker, arg: t.Expr, type_: Type) -> c.Expr | None:
    if type_.form != "outcome" or not isinstance(arg, t.Name):
        return None
    die, told = cx.symbols.dice[type_.name], face_text(arg.name)
    for index, marks in enumerate(die.outcomes):
        if told == [{m: n for m, n in zip(die.marks, marks, strict=True) if n}]:
            return c.Const(index, type_, arg.name)
    return None


def outcome(cx: Checker, arg: t.Expr, env: Env) -> list[int]:
    """Return the integers a forced outcome may be: every copy of a thing, a face, a number."""
    if isinstance(arg, t.Name):
        told = face_text(arg.name)
        for die in cx.symbols.dice.values() if told is not None else ():
            for face, choices in enumerate(die.faces):
                shown = [{m: n for m, n in zip(die.marks, die.outcomes[o], strict=True) if n} for o in choices]
                if told == shown:
                    return [face]
    found = expressions.expr(cx, arg, env)
    if isinstance(found, c.Const):
        thing = coercion.thing_named(cx, found) if found.type.form == "thing" else None
        return thing.ids if thing is not None else [found.value]
    cx.facts.add("L372", arg.span)
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
