"""Whole functions as Python: verbs that cannot suspend, and the steps of whichever thing."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.emit.expressions.expressions import THING
from lawspeaker.emit.python_text import INDENT, by_halves, chain, indented
from lawspeaker.emit.sentences.frames import FrameWriter
from lawspeaker.emit.sentences.nesting import counted_call, head
from lawspeaker.emit.sentences.sentences import steps_name
from lawspeaker.resolve.types import Type


class FunctionWriter(FrameWriter):
    """Writes functions."""

    def plain(self, function: c.Function) -> list[str]:
        """Write a function that cannot suspend."""
        self.function, self.frame = function, None
        self.certain.clear()
        params = [(name, python_type(type_)) for name, type_ in function.params]
        result = (
            "None" if function.result is None or function.result.form == "nothing" else python_type(function.result)
        )
        around = counted_call(self.layout, function.name, function.span, params, result)
        name = self.layout.lowered.within.get(function.name, function.name)
        body = [*self.marks(), *(line for stmt in function.body for line in self.stmt(stmt))]
        if not ends_with_return(body):
            body += [*self.leaving(), *self.outcome(False)]
            if result != "None":
                body.append(f"return {'[]' if result.startswith('list') else 'False' if result == 'bool' else '0'}")
        comment = self.layout.spec.comment(function.span)
        return [*around, comment, head(name, params, result), *indented(body or ["pass"])]

    def marks(self) -> list[str]:
        """Write the marks to which records started here are cut back at the end."""
        assert self.function is not None
        lines = []
        for record in self.function.records:
            first = next(iter(self.layout.symbols.records[record].fields.values()))
            lines.append(f"{self.function.marks[record]} = len(s.{self.layout.field_attribute(first)})")
        return lines

    def steps_dispatch(self, owner: str, word: str) -> list[str]:
        """Write the function that runs the steps of whichever thing it is given."""
        functions = self.layout.program.steps.get((owner, word), {})
        suspends = any(f.suspends for f in functions.values())
        result = "bool" if suspends else "None"
        lines = [f"def {steps_name(owner, word)}(s: State, you: int, this: int) -> {result}:"]
        cases: list[tuple[str, str, list[str]]] = []
        for index, function in sorted(functions.items(), key=lambda item: self.layout.symbols.things[item[0]].ids[0]):
            ids = self.layout.symbols.things[index].ids
            run = [f"{function.name}(s, you, this)"]
            if function.suspends:
                run = [*self.push(function.name, ["you", "this"]), f"return {function.name}(s)"]
            elif suspends:
                run.append(f"return {'s.over' if self.may_end(function.body) else 'False'}")
            cases.append((self.const(c.Const(ids[0], THING)), self.among("this", ids), run))
        lines.append(f'{INDENT}"""Run the {word} of a thing; a thing without any does nothing."""')
        if not suspends:
            return [*lines, *indented(chain("this", cases))]
        parts = [(first, [f"if {test}:", *indented(run)]) for first, test, run in cases]
        return [*lines, *indented([*by_halves("this", parts), "return False"])]


def python_type(type_: Type) -> str:
    """Return the Python type of a Law type."""
    if is_list(type_):
        return "list[int]"
    return "bool" if type_.form == "yes_no" else "int"


def ends_with_return(lines: list[str]) -> bool:
    return bool(lines) and lines[-1].startswith("return")
