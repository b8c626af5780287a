"""Whole functions as Python: verbs that cannot suspend, and the steps of whichever thing."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit.expressions import expressions
from lawspeaker.emit.python_text import INDENT, by_halves, chain, indented
from lawspeaker.emit.sentences import end_checks, frames, sentences
from lawspeaker.emit.sentences.nesting import counted_call, head
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import Type, TypeForm


def write_plain(w: Writer, function: c.Function) -> list[str]:
    """Write a function that cannot suspend."""
    w.function, w.frame = function, None
    w.certain.clear()
    params = [(name, python_type(type_)) for name, type_ in function.params]
    result = (
        "None" if function.result is None or function.result.form == TypeForm.NOTHING else python_type(function.result)
    )
    around = counted_call(w.layout, function.name, function.span, params, result)
    name = w.layout.lowered.within.get(function.name, function.name)
    body = [*marks(w), *(line for stmt in function.body for line in sentences.write_stmt(w, stmt))]
    if not ends_with_return(body):
        body += [*sentences.leaving(w), *sentences.outcome(w, False)]
        if result != "None":
            body.append(f"return {'[]' if result.startswith('list') else 'False' if result == 'bool' else '0'}")
    comment = w.layout.spec.comment(function.span)
    return [*around, comment, head(name, params, result), *indented(body or ["pass"])]


def marks(w: Writer) -> list[str]:
    """Write the marks to which records started here are cut back at the end."""
    assert w.function is not None
    lines = []
    for record in w.function.records:
        first = next(iter(w.layout.symbols.records[record].fields.values()))
        lines.append(f"{w.function.marks[record]} = len(s.{w.layout.field_attribute(first)})")
    return lines


def steps_dispatch(w: Writer, owner: str, word: str) -> list[str]:
    """Write the function that runs the steps of whichever thing it is given."""
    functions = w.layout.program.steps.get((owner, word), {})
    suspends = any(f.suspends for f in functions.values())
    result = "bool" if suspends else "None"
    lines = [f"def {sentences.steps_name(owner, word)}(s: State, you: int, this: int) -> {result}:"]
    cases: list[tuple[str, str, list[str]]] = []
    for index, function in sorted(functions.items(), key=lambda item: w.layout.symbols.things[item[0]].ids[0]):
        ids = w.layout.symbols.things[index].ids
        run = [f"{function.name}(s, you, this)"]
        if function.suspends:
            run = [*frames.push(w, function.name, ["you", "this"]), f"return {function.name}(s)"]
        elif suspends:
            run.append(f"return {'s.over' if end_checks.may_end(w, function.body) else 'False'}")
        cases.append((expressions.const(w, c.Const(ids[0], expressions.THING)), expressions.among(w, "this", ids), run))
    lines.append(f'{INDENT}"""Run the {word} of a thing; a thing without any does nothing."""')
    if not suspends:
        return [*lines, *indented(chain("this", cases))]
    parts = [(first, [f"if {test}:", *indented(run)]) for first, test, run in cases]
    return [*lines, *indented([*by_halves("this", parts), "return False"])]


def python_type(type_: Type) -> str:
    """Return the Python type of a Law type."""
    if is_list(type_):
        return "list[int]"
    return "bool" if type_.form == TypeForm.YES_NO else "int"


def ends_with_return(lines: list[str]) -> bool:
    return bool(lines) and lines[-1].startswith("return")
