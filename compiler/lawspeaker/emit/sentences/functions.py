"""Whole functions: verbs that cannot suspend, functions around others that count calls, and the dispatch of steps."""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit.expressions import expressions
from lawspeaker.emit.lines import Return, always_returns, indented
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import Case, by_halves, chain, in_functions
from lawspeaker.emit.render import Definition, definition, together
from lawspeaker.emit.sentences import end_checks, sentences
from lawspeaker.emit.sentences.frame_slots import push
from lawspeaker.emit.sentences.leaving import bare_return, leaving, outcome
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


class CountedCall(Struct, frozen=True):
    """A function that counts how deep it is called, around the function `call` with the body.

    `found` is the variable for the result. See `templates/functions/counted_call.py.jinja`.
    """

    comment: str
    name: str
    params: str
    result: str
    place: str
    call: str
    found: str


def counted_call(
    layout: Layout, name: str, span: Span, params: list[tuple[str, str]], result: str
) -> CountedCall | None:
    """Return the function around a body, if calls of it are counted; `params` are names and Python types."""
    if name not in layout.lowered.within:
        return None
    names = [param for param, _ in params]
    return CountedCall(
        comment=layout.spec.comment(span),
        name=name,
        params=parameters(params),
        result=result,
        place=span.place(),
        call=f"{layout.lowered.within[name]}({', '.join(['s', *names])})",
        found="found_" if "found" in names else "found",
    )


def parameters(params: list[tuple[str, str]], state: bool = True) -> str:
    """Write the parameters of a function, given as names and Python types, behind the state.

    >>> parameters([("you", "int")]), parameters([("you", "int")], state=False)
    ('s: State, you: int', 'you: int')
    """
    return ", ".join([*(["s: State"] if state else []), *(f"{param}: {type_}" for param, type_ in params)])


def typed(params: list[tuple[str, Type]]) -> list[tuple[str, str]]:
    """Return parameters with their Python types."""
    return [(name, python_type(type_)) for name, type_ in params]


def defined_names(layout: Layout, name: str) -> tuple[str, ...]:
    """Return the functions that are written for one of the spec: two if its calls are counted."""
    return (name, layout.lowered.within[name]) if name in layout.lowered.within else (name,)


def write_plain(w: Writer, function: c.Function) -> Definition:
    """Write a function that cannot suspend."""
    w.function, w.frame = function, None
    w.certain.clear()
    params = typed(function.params)
    result = (
        "None" if function.result is None or function.result.form == TypeForm.NOTHING else python_type(function.result)
    )
    body = [f"{mark} = {text}" for mark, text in record_marks(w)]
    body += [line for stmt in function.body for line in sentences.write_stmt(w, stmt)]
    if not always_returns(body):
        body += [*leaving(w), *outcome(w, False)]
        if result != "None":
            body.append(bare_return(w))
    return definition(
        defined_names(w.layout, function.name),
        "functions/plain",
        counted=counted_call(w.layout, function.name, function.span, params, result),
        comment=w.layout.spec.comment(function.span),
        name=w.layout.lowered.within.get(function.name, function.name),
        params=parameters(params),
        result=result,
        body=body or ["pass"],
    )


def record_marks(w: Writer) -> list[tuple[str, str]]:
    """Return the variables that hold how many records there were, each with its text: the end cuts back to there."""
    assert w.function is not None
    marks = []
    for record in w.function.records:
        first = next(iter(w.layout.symbols.records[record].fields.values()))
        marks.append((w.function.marks[record], f"len(s.{w.layout.field_attribute(first)})"))
    return marks


def steps_dispatch(w: Writer, owner: str, word: str) -> Definition:
    """Write the function that runs the steps of the thing it is given."""
    functions = w.layout.program.steps.get((owner, word), {})
    suspends = any(f.suspends for f in functions.values())
    cases: list[Case] = []
    for index, function in sorted(functions.items(), key=lambda item: w.layout.symbols.things[item[0]].ids[0]):
        ids = w.layout.symbols.things[index].ids
        run = [f"{function.name}(s, you, this)"]
        if function.suspends:
            run = [*push(w, function.name, ["you", "this"]), f"return {function.name}(s)"]
        elif suspends:
            run.append(f"return {'s.over' if end_checks.may_end(w, function.body) else 'False'}")
        cases.append(Case(ids[0], expressions.among(w, "this", ids), run))
    name = sentences.steps_name(owner, word)
    found: list[Definition] = []

    def constant(case: Case) -> str:
        return expressions.thing_text(w, case.number)

    def write(parts: list[Case]) -> list[str]:
        return choice(w, parts, suspends)

    def written(called: str, dispatch: list[str]) -> Definition:
        return definition(
            called,
            "functions/steps_dispatch",
            name=called,
            word=word,
            suspends=suspends,
            dispatch=dispatch,
            ends=suspends and not always_returns(dispatch),
        )

    def call(end: str, lines: list[str]) -> list[str]:
        found.append(written(f"{name}{end}", lines))
        text = f"{name}{end}(s, you, this)"
        return [Return(f"return {text}")] if suspends else [text]

    dispatch = in_functions("this", cases, write, constant, call)
    return together([written(name, dispatch), *found])


def choice(w: Writer, cases: list[Case], suspends: bool) -> list[str]:
    """Write the choice between the steps of some things."""
    if not suspends:
        return chain("this", cases, lambda thing: expressions.thing_text(w, thing))
    parts = [(case.number, [f"if {case.test}:", *indented(case.lines)]) for case in cases]
    return by_halves("this", parts, lambda thing: expressions.thing_text(w, thing))


def python_type(type_: Type) -> str:
    """Return the Python type of a Law type."""
    if is_list(type_):
        return "list[int]"
    return "bool" if type_.form == TypeForm.YES_NO else "int"
