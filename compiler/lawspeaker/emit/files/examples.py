"""`examples.py` of a game: the worked examples of the spec, as positions, decisions and expectations."""

from __future__ import annotations

from lawspeaker.analysis.effects import ACTIVE
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.examples.examples import Answer, Example, Step
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import IDLE
from lawspeaker.emit.python_text import indented, literal, tuple_text
from lawspeaker.emit.sentences import frames, sentences
from lawspeaker.emit.sentences.labels import BEGIN
from lawspeaker.emit.writer import Writer
from lawspeaker.lower.function_names import unused
from lawspeaker.resolve.types import TypeForm


def write(w: Writer) -> tuple[list[list[str]], list[str]]:
    """Return the functions and the lines of the table."""
    functions: list[list[str]] = []
    entries: list[str] = []
    for number, example in enumerate(w.layout.checked.examples, 1):
        steps = [write_step(w, example, number, k, step, functions) for k, step in enumerate(example.steps, 1)]
        cites = tuple_text([literal(cite) for cite in example.cites])
        options = tuple_text([option(w, name, values) for name, values in example.options.items()])
        head = f"{literal(example.name)}, {literal(example.span.place())}, {cites}, {example.players}, {options}"
        entries.append(f"Example({head}, {tuple_text(steps)})")
    return functions, entries


def option(w: Writer, name: str, values: list[c.Expr]) -> str:
    numbers = [str(v.value) for v in values if isinstance(v, c.Const)]
    return f"({literal(name)}, {tuple_text(numbers)})"


def write_step(w: Writer, example: Example, number: int, k: int, step: Step, functions: list[list[str]]) -> str:
    name = unused(f"example_{number}_{k}", w.layout.lowered.taken)
    line = literal(step.span.place())
    w.function = c.Function(name, name, [], step.block, None, step.span, step.locals)
    w.frame = None
    match step.form:
        case "given":
            editing = write_editing(w, name, step, setup_areas(w, example))
            functions.append([w.layout.spec.comment(step.span), *editing])
            return f"Step({literal(step.form)}, {line}, edit={name})"
        case "does":
            doing = write_doing(w, name, step, setup_areas(w, example))
            functions.append([w.layout.spec.comment(step.span), *doing])
            return f"Step({literal(step.form)}, {line}, edit={name})"
        case "chance":
            outcomes = tuple_text([tuple_text([str(i) for i in group]) for group in step.outcomes])
            return f"Step({literal(step.form)}, {line}, outcomes={outcomes})"
        case "expect":
            tests = []
            for n, (test, span) in enumerate(step.tests, 1):
                question = write_question(w, f"{name}_{n}", test, setup_areas(w, example))
                functions.append([w.layout.spec.comment(span), *question])
                tests.append(f"({name}_{n}, {literal(span.place())})")
            return f"Step({literal(step.form)}, {line}, tests={tuple_text(tests)})"
        case form:
            answers = [answer(w, f"{name}_{n}", a, functions, example) for n, a in enumerate(step.answers, 1)]
            return f"Step({literal(form)}, {line}, answers={tuple_text(answers)})"


def answer(w: Writer, name: str, answer: Answer, functions: list[list[str]], example: Example) -> str:
    if answer.label is not None:
        return f"Answer({literal(answer.variable)}, {literal(answer.label)})"
    values = [accepted(w, value) for value in answer.values]
    text = f"return [{', '.join(values)}]"
    body = [*only_used(w, setup_areas(w, example), [text]), text]
    head = [w.layout.spec.comment(answer.span), f"def {name}(s: State) -> list[list[int]]:"]
    functions.append([*head, *indented(body)])
    return f"Answer({literal(answer.variable)}, values={name})"


def accepted(w: Writer, value: c.Expr) -> str:
    """Write the integers an answer may be: any copy of a thing, else the value."""
    if isinstance(value, c.Const) and value.type.form == TypeForm.THING:
        thing = w.layout.symbols.proto_of(value.value)
        if len(thing.ids) > 1:
            return f"list({w.layout.copies_constant(thing)})"
        return f"[{w.layout.thing_constant(thing)}]"
    if is_list(value.type):
        return lookups.list_value(w, value)
    return f"[{w.value(value)}]"


def setup_areas(w: Writer, example: Example) -> list[str]:
    """Write the abstract places an example names, so that every function of it knows them."""
    names: dict[str, str] = {}
    for step in example.steps:
        for stmt in step.block:
            if isinstance(stmt, c.Touch | c.ShapeArea | c.MarkArea):
                tiles = w.layout.table("tiles", stmt.board.name)
                ground = f"s.{w.layout.attribute('board', stmt.board.name)}"
                for name in stmt.names:
                    names.setdefault(name, f"{name} = laid.abstract_area({tiles}, {ground}, {len(names)})")
    return list(names.values())


def write_editing(w: Writer, name: str, step: Step, areas: list[str]) -> list[str]:
    """Write a position that is laid out; all kept values are forgotten at once after it."""
    w.invalidation.disabled = True
    lines = [line for stmt in step.block for line in sentences.write_stmt(w, stmt)]
    w.invalidation.disabled = False
    if w.layout.memo.tables:
        lines.append(f"{w.layout.memo.invalidate_all}(s)")
    return [f"def {name}(s: State) -> None:", *indented([*only_used(w, areas, lines), *lines] or ["pass"])]


def write_doing(w: Writer, name: str, step: Step, areas: list[str]) -> list[str]:
    """Write the start of a verb that runs alone."""
    lines: list[str] = [
        f"s.stack = [{w.layout.label(BEGIN)}, {w.layout.table('verb', IDLE)}]",
        "s.lists = []",
        *([f"s.active = {w.value(step.player)}", *w.invalidation.of({ACTIVE})] if step.player else []),
    ]
    for stmt in step.block:
        match stmt:
            case c.CallVerb(_, verb, args, you) if w.layout.program.verbs[verb.name].suspends:
                lines += frames.push(
                    w,
                    w.layout.verb_name(verb),
                    [w.value(you), *(lookups.list_value(w, a) for a in args)],
                )
            case c.RunPhase(_, phase, you) if w.layout.program.phases[phase.name].suspends:
                function = w.layout.program.phases[phase.name].name
                lines += frames.push(w, function, [w.value(you)])
                lines = [line for line in lines if not line.endswith(" = s.phase")]  # nothing comes back to it
                break
            case _:
                lines += sentences.write_stmt(w, stmt)
    lines.append("run(s)")
    lines = [line for line in lines if line]
    return [f"def {name}(s: State) -> None:", *indented([*only_used(w, areas, lines), *lines])]


def write_question(w: Writer, name: str, test: c.Expr, areas: list[str]) -> list[str]:
    text = f"return {w.value(test)}"
    return [f"def {name}(s: State) -> bool:", *indented([*only_used(w, areas, [text]), text])]


def only_used(w: Writer, areas: list[str], lines: list[str]) -> list[str]:
    words = used_words("\n".join(lines))
    return [area for area in areas if area.split(" = ")[0] in words]
