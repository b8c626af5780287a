"""Print what check makes of a spec: values with the rules at them, functions with their sentences, triggers, choices.

    verb draw                          ->    verb draw(you: player)
        deal 1 from deck to hand of you          Deal count=(Const 1) source=(PileGet pile=deck) target=…

What the frame of a case adds is left out.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.examples.examples import Example
from lawspeaker.source import Span
from tests.case_sources import FRAME_FILE
from tests.print_nodes import block_lines, brief, fields_of, sentence_lines, type_text, words

TABLES = ("ignores", "effects", "sites", "endings", "known")


def print_program(checked: Checked) -> str:
    """Return a checked program as lines."""
    program = checked.program
    lines: list[str] = []
    for point in program.rule_points():
        if is_shown(point.signed.span):
            lines += point_lines(point)
    for function in program.declared_functions():
        if is_shown(function.span):
            lines += function_lines(function, function.title or function.name)
    for (kind, field), bodies in program.steps.items():
        for thing, function in bodies.items():
            lines += function_lines(function, f"{field} of {kind} {thing}")
    for trigger in program.triggers:
        lines += trigger_lines(trigger)
    for name in TABLES:
        lines += [f"{name[:-1] if name.endswith('s') else name} {fields_line(each)}" for each in getattr(program, name)]
    if program.scoring is not None and is_shown(program.scoring.span):
        lines.append(f"scoring {fields_line(program.scoring)}")
    lines += [line for example in checked.examples for line in example_lines(example)]
    return "".join(f"{line}\n" for line in lines)


def is_shown(span: Span) -> bool:
    """Tell whether something was declared by the case: not by its frame, and not built in."""
    return bool(span.file) and span.file != FRAME_FILE


def point_lines(point: c.RulePoint) -> list[str]:
    """Return a value or permission: its cases in order, then the rules that extend it."""
    signed = point.signed
    lines = [f"{signed.form.value} {signed.name}({parameters(point.params)}) -> {type_text(signed.type)}"]
    for value, test in point.cases:
        lines.append(f"    {words(value)}{f' when {words(test)}' if test is not None else ''}")
    for rule in point.rules:
        amount = f" {words(rule.value)}" if rule.value is not None else ""
        lines.append(f"    {rule.form}{amount}{tests(rule.tests)} {holds(rule.holds)}")
    return lines


def function_lines(function: c.Function, title: str) -> list[str]:
    """Return a function: its head, its variables with their types, its sentences."""
    result = f" -> {type_text(function.result)}" if function.result is not None else ""
    lines = [f"{title}({parameters(function.params)}){result}"]
    inside = {name: type_ for name, type_ in function.locals.items() if name not in dict(function.params)}
    if inside:
        lines.append(f"    locals {parameters(inside.items())}")
    return [*lines, *block_lines(function.body, "    ")]


def trigger_lines(trigger: c.Trigger) -> list[str]:
    """Return a trigger: when it runs, what it tests, its sentences."""
    once = f" once each {trigger.once}" if trigger.once else ""
    head = f"{trigger.moment} {trigger.event}{tests(trigger.tests)}{once} {holds(trigger.holds)}"
    return function_lines(trigger.function, head)


def example_lines(example: Example) -> list[str]:
    """Return an example: its settings and its steps."""
    lines = [f"example {brief(example.name)}"]
    if example.players is not None:
        lines.append(f"    players {example.players}")
    lines += [f"    option {name} {brief(values)}" for name, values in example.options.items()]
    return lines + [line for step in example.steps for line in sentence_lines(step, "    ")]


def parameters(variables: Iterable[tuple[str, object]]) -> str:
    """Return variables with their types."""
    return ", ".join(f"{name}: {words(type_)}" for name, type_ in variables)


def tests(conditions: list[c.Expr]) -> str:
    """Return the conditions of a rule."""
    return "".join(f" where {words(test)}" for test in conditions)


def holds(where: c.Holds) -> str:
    """Return while what a rule holds."""
    return f"[{fields_line(where)}]"


def fields_line(node: object) -> str:
    """Return what the fields of a node hold, on one line."""
    return " ".join(f"{name}={brief(part)}" for name, part in fields_of(node))
