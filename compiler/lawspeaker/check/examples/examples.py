"""Worked examples: positions, decisions, forced chance and expectations.

given                             Step(GIVEN, [Store(food of Red, 2)])
    Red has 2 food         ->     Step(ANSWER, n = 2)
n 2                               Step(EXPECT, [food of Red == 0])
expect
    Red has 0 food
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.examples import holdings, positions
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.sentences import sentences
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


class Answer(Struct):
    """A decision line: the variable, and its values or the label of the option."""

    variable: str
    values: list[c.Expr]
    label: str | None
    span: Span


class StepForm(StrEnum):
    """The lines of an example."""

    GIVEN = "given"
    CHANCE = "chance"
    ANSWER = "answer"
    DOES = "does"
    OFFERS = "offers"
    REFUSES = "refuses"
    EXPECT = "expect"


class Step(Struct):
    """One line of an example."""

    form: StepForm
    span: Span
    block: c.Block = ()
    answers: list[Answer] = field(default_factory=list)
    outcomes: list[list[int]] = field(default_factory=list)
    tests: list[tuple[c.Expr, Span]] = field(default_factory=list)
    player: c.Expr | None = None
    locals: dict[str, Type] = field(default_factory=dict)


class Example(Struct):
    """A checked example: number of players, settings, steps."""

    name: str
    span: Span
    cites: tuple[str, ...]
    players: int | None
    options: dict[str, list[c.Expr]]
    steps: list[Step]


def check_example(cx: CheckContext, decl: t.ExampleDecl) -> Example:
    """Check one example."""
    found = Example(decl.name, decl.span, tuple(cite.id for cite in decl.cites), None, {}, [])
    scope = Scope(FunctionContext(f"example {decl.name}"), pure=False, example=True, players=cx.symbols.players[0])
    for line in decl.block:
        check_line(cx, found, line, scope)
    return found


def check_line(cx: CheckContext, found: Example, line: t.Stmt, scope: Scope) -> None:
    """Check one line of an example."""
    check_line_form(cx, line)
    match line:
        case t.Call(span, "players", (t.Number(_, number),)):
            if not cx.symbols.players[0] <= number <= cx.symbols.players[1]:
                cx.facts.add("L308", span, number=number, most=cx.symbols.players[1])
            found.players = scope.players = number
        case t.Call(span, "options"):
            check_options(cx, found, line, scope)
        case t.Call(span, "given"):
            found.steps.append(check_given(cx, line, scope))
        case t.Call(span, "chance", args):
            outcomes = [check_forced_outcome(cx, arg, scope) for arg in args]
            found.steps.append(Step(StepForm.CHANCE, span, outcomes=outcomes))
        case t.Call(span, "expect"):
            tests = [test for inner in line.block or () for test in positions.check_expectation(cx, inner, scope)]
            found.steps.append(Step(StepForm.EXPECT, span, tests=tests))
        case t.Call(span, "offers" | "refuses" as form):
            answers = [check_answer_line(cx, inner, scope) for inner in line.block or ()]
            found.steps.append(Step(StepForm(form), span, answers=[a for a in answers if a is not None]))
        case t.Subject(_, _, "does"):
            found.steps.extend(check_does(cx, line, scope))
        case t.Subject(_, name, "decides", (), (), block):
            expressions.check_expr(cx, t.Name(line.span, name), scope, ty.PLAYER)
            for inner in block or ():
                check_line(cx, found, inner, scope)
        case t.Call():
            answer = check_answer(cx, line, scope)
            if answer is not None:
                found.steps.append(Step(StepForm.ANSWER, line.span, answers=[answer]))
        case _:
            cx.facts.add("L373", line.span)


def check_line_form(cx: CheckContext, line: t.Stmt) -> None:
    """Report a block below a line that takes none, and a missing block below a line that needs one."""
    if not isinstance(line, t.Call):
        return
    if line.word not in ("given", "expect", "offers", "refuses"):
        refuse_below(line, cx.facts)
    elif line.args or line.phrases or not line.block:
        cx.facts.add("L393", line.span, word=line.word)


def check_options(cx: CheckContext, found: Example, line: t.Call, scope: Scope) -> None:
    """Check `options edition old`, `options guild Wolf, Goat`; the parser reads option and value as one amount."""
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
    found.options[word] = [expressions.check_expr(cx, value, scope, option.type) for value in values]


def check_given(cx: CheckContext, line: t.Call, scope: Scope) -> Step:
    """Check `given`: the position before the first decision."""
    block: list[c.Stmt] = []
    for inner in line.block or ():
        if isinstance(inner, t.Subject):
            block.extend(positions.check_given_subject(cx, inner, scope))
        elif isinstance(inner, t.Holds):
            block.extend(holdings.check_given_holds(cx, inner, scope))
        else:
            block.extend(sentences.check_stmt(cx, inner, scope))
    return Step(StepForm.GIVEN, line.span, tuple(block), locals=scope.function.locals)


def check_does(cx: CheckContext, line: t.Subject, scope: Scope) -> list[Step]:
    """Check `Red does move 2 to B`: the words after `does` are a sentence."""
    player = expressions.check_expr(cx, t.Name(line.span, line.name), scope, ty.PLAYER)
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
    inner = scope.child()
    inner.you = player
    block = [t.Call(line.span, word, args, line.phrases, None, None, None, ())]
    steps = [
        Step(
            StepForm.DOES,
            line.span,
            sentences.check_block(cx, tuple(block), inner),
            player=player,
            locals=scope.function.locals,
        )
    ]
    for answer_line in line.block or ():
        answer = check_answer_line(cx, answer_line, scope)
        if answer is not None:
            steps.append(Step(StepForm.ANSWER, answer_line.span, answers=[answer]))
    return steps


def check_answer_line(cx: CheckContext, line: t.Stmt, scope: Scope) -> Answer | None:
    """Check a line that has to be a decision."""
    if not isinstance(line, t.Call):
        cx.facts.add("L373", line.span)
        return None
    refuse_below(line, cx.facts)
    return check_answer(cx, line, scope)


def check_answer(cx: CheckContext, line: t.Call, scope: Scope) -> Answer | None:
    """Check a decision line against the choices that have such a variable."""
    if line.word == "one":
        label = line.args[0].name if isinstance(line.args[0], t.Name) else ""
        labels = [text for site in cx.program.sites for text in site.labels]
        if label not in labels:
            cx.facts.add("L374", line.span, label=label, close=nearest(label, labels) or "")
        return Answer("one", [], label, line.span)
    types = answer_types(cx).get(line.word, [])
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
    values = [check_answer_value(cx, arg, types, scope) for arg in line.args]
    return Answer(line.word, values, None, line.span)


def answer_types(cx: CheckContext) -> dict[str, list[Type]]:
    """Return the variables that decisions have, each with its possible types; cached in the context."""
    count = len(cx.program.sites)
    if cx.answer_cache is None or cx.answer_cache[0] != count:
        found: dict[str, dict[Type, None]] = {}
        for var in (var for site in cx.program.sites for var in site.vars):
            found.setdefault(var.name, {})[var.type] = None
        cx.answer_cache = count, {name: list(types) for name, types in found.items()}
    return cx.answer_cache[1]


def check_answer_value(cx: CheckContext, arg: t.Expr, types: list[Type], scope: Scope) -> c.Expr:
    """Check a value with the first type for which it has no error."""
    for type_ in types:
        outcome = find_outcome(cx, arg, type_)
        if outcome is not None:
            return outcome
        mark = cx.facts.mark()
        found = expressions.check_expr(cx, arg, scope, type_)
        if cx.facts.mark() == mark:
            return found
        cx.facts.forget(mark)
    return expressions.check_expr(cx, arg, scope, types[0])


def find_outcome(cx: CheckContext, arg: t.Expr, type_: Type) -> c.Expr | None:
    """Return the outcome of a die whose marks are written in quotes; None if there is none."""
    if type_.form != TypeForm.OUTCOME or not isinstance(arg, t.Name):
        return None
    die, face_marks = cx.symbols.dice[type_.name], parse_face(arg.name)
    for index, marks in enumerate(die.outcomes):
        if face_marks == [{m: n for m, n in zip(die.marks, marks, strict=True) if n}]:
            return c.Const(index, type_, arg.name)
    return None


def check_forced_outcome(cx: CheckContext, arg: t.Expr, scope: Scope) -> list[int]:
    """Return the integers that a forced outcome may be: every copy of a thing, a face, a number."""
    if isinstance(arg, t.Name):
        face_marks = parse_face(arg.name)
        for die in cx.symbols.dice.values() if face_marks is not None else ():
            for face, choices in enumerate(die.faces):
                shown = [{m: n for m, n in zip(die.marks, die.outcomes[o], strict=True) if n} for o in choices]
                if face_marks == shown:
                    return [face]
    found = expressions.check_expr(cx, arg, scope)
    if isinstance(found, c.Const):
        thing = coercion.named_thing(cx, found) if found.type.form == TypeForm.THING else None
        return thing.ids if thing is not None else [found.value]
    cx.facts.add("L372", arg.span)
    return [0]


def parse_face(text: str) -> list[dict[str, int]] | None:
    """Read a face as written in quotes: alternatives, each counts of marks by their singular; None if it is no face.

    >>> parse_face("1 hit + 2 losses, 1 guard")
    [{'hit': 1, 'loss': 2}, {'guard': 1}]
    >>> parse_face("nothing"), parse_face("Red")
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
