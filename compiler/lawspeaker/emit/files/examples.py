"""`examples.py` of a game: the worked examples of the spec, as positions, decisions and expectations."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.examples.examples import Answer, Example, Step
from lawspeaker.check.scope import is_list
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import IDLE, Layout
from lawspeaker.emit.python_text import indented, literal, tuple_text
from lawspeaker.emit.sentences.functions import FunctionWriter
from lawspeaker.lower.function_names import unused


class ExampleWriter(FunctionWriter):
    """Writes examples: a function per position and expectation, and a table that strings them together."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.watching = False

    def write(self) -> tuple[list[list[str]], list[str]]:
        """Return the functions and the lines of the table."""
        functions: list[list[str]] = []
        entries: list[str] = []
        for number, example in enumerate(self.layout.checked.examples, 1):
            steps = [self.step(example, number, k, step, functions) for k, step in enumerate(example.steps, 1)]
            cites = tuple_text([literal(cite) for cite in example.cites])
            options = tuple_text([self.option(name, values) for name, values in example.options.items()])
            head = f"{literal(example.name)}, {literal(example.span.place())}, {cites}, {example.players}, {options}"
            entries.append(f"Example({head}, {tuple_text(steps)})")
        return functions, entries

    def option(self, name: str, values: list[c.Expr]) -> str:
        numbers = [str(v.value) for v in values if isinstance(v, c.Const)]
        return f"({literal(name)}, {tuple_text(numbers)})"

    def step(self, example: Example, number: int, k: int, step: Step, functions: list[list[str]]) -> str:
        name = unused(f"example_{number}_{k}", self.layout.lowered.taken)
        line = literal(step.span.place())
        self.function = c.Function(name, name, [], step.block, None, step.span, step.locals)
        self.frame = None
        match step.form:
            case "given":
                editing = self.editing(name, step, self.setup_areas(example))
                functions.append([self.layout.spec.comment(step.span), *editing])
                return f"Step({literal(step.form)}, {line}, edit={name})"
            case "does":
                doing = self.doing(name, step, self.setup_areas(example))
                functions.append([self.layout.spec.comment(step.span), *doing])
                return f"Step({literal(step.form)}, {line}, edit={name})"
            case "chance":
                outcomes = tuple_text([tuple_text([str(i) for i in group]) for group in step.outcomes])
                return f"Step({literal(step.form)}, {line}, outcomes={outcomes})"
            case "expect":
                tests = []
                for n, (test, span) in enumerate(step.tests, 1):
                    question = self.question(f"{name}_{n}", test, self.setup_areas(example))
                    functions.append([self.layout.spec.comment(span), *question])
                    tests.append(f"({name}_{n}, {literal(span.place())})")
                return f"Step({literal(step.form)}, {line}, tests={tuple_text(tests)})"
            case form:
                answers = [self.answer(f"{name}_{n}", a, functions, example) for n, a in enumerate(step.answers, 1)]
                return f"Step({literal(form)}, {line}, answers={tuple_text(answers)})"

    def answer(self, name: str, answer: Answer, functions: list[list[str]], example: Example) -> str:
        if answer.label is not None:
            return f"Answer({literal(answer.variable)}, {literal(answer.label)})"
        values = [self.accepted(value) for value in answer.values]
        text = f"return [{', '.join(values)}]"
        body = [*self.only_used(self.setup_areas(example), [text]), text]
        head = [self.layout.spec.comment(answer.span), f"def {name}(s: State) -> list[list[int]]:"]
        functions.append([*head, *indented(body)])
        return f"Answer({literal(answer.variable)}, values={name})"

    def accepted(self, value: c.Expr) -> str:
        """Write the integers an answer may be: any copy of a thing, else the value."""
        if isinstance(value, c.Const) and value.type.form == "thing":
            thing = self.layout.symbols.proto_of(value.value)
            if len(thing.ids) > 1:
                return f"list({self.layout.copies_constant(thing)})"
            return f"[{self.layout.thing_constant(thing)}]"
        if is_list(value.type):
            return self.list_value(value)
        return f"[{self.value(value)}]"

    def setup_areas(self, example: Example) -> list[str]:
        """Write the abstract places an example names, so that every function of it knows them."""
        names: dict[str, str] = {}
        for step in example.steps:
            for stmt in step.block:
                if isinstance(stmt, c.Touch | c.ShapeArea | c.MarkArea):
                    tiles = self.layout.table("tiles", stmt.board.name)
                    ground = f"s.{self.layout.attribute('board', stmt.board.name)}"
                    for name in stmt.names:
                        names.setdefault(name, f"{name} = laid.abstract_area({tiles}, {ground}, {len(names)})")
        return list(names.values())

    def editing(self, name: str, step: Step, areas: list[str]) -> list[str]:
        """Write a position that is laid out; all kept values are forgotten at once after it."""
        self.forgetting.resting = True
        lines = [line for stmt in step.block for line in self.stmt(stmt)]
        self.forgetting.resting = False
        if self.layout.keeping.shelves:
            lines.append(f"{self.layout.keeping.forget_all}(s)")
        return [f"def {name}(s: State) -> None:", *indented([*self.only_used(areas, lines), *lines] or ["pass"])]

    def doing(self, name: str, step: Step, areas: list[str]) -> list[str]:
        """Write the start of a verb that runs alone."""
        lines: list[str] = [
            f"s.stack = [0, {self.layout.table('verb', IDLE)}]",
            "s.lists = []",
            *([f"s.active = {self.value(step.player)}", *self.forgetting.of({"active"})] if step.player else []),
        ]
        for stmt in step.block:
            match stmt:
                case c.CallVerb(_, verb, args, you) if self.layout.program.functions[f"verb {verb.name}"].suspends:
                    lines += self.push(
                        self.layout.verb_name(verb), [self.value(you), *(self.list_value(a) for a in args)]
                    )
                case c.RunPhase(_, phase, you) if self.layout.program.functions[f"phase {phase.name}"].suspends:
                    function = self.layout.program.functions[f"phase {phase.name}"].name
                    lines += self.push(function, [self.value(you)])
                    lines = [line for line in lines if not line.endswith(" = s.phase")]  # nothing comes back to it
                    break
                case _:
                    lines += self.stmt(stmt)
        lines.append("run(s)")
        lines = [line for line in lines if line]
        return [f"def {name}(s: State) -> None:", *indented([*self.only_used(areas, lines), *lines])]

    def question(self, name: str, test: c.Expr, areas: list[str]) -> list[str]:
        text = f"return {self.value(test)}"
        return [f"def {name}(s: State) -> bool:", *indented([*self.only_used(areas, [text]), text])]

    def only_used(self, areas: list[str], lines: list[str]) -> list[str]:
        words = used_words("\n".join(lines))
        return [area for area in areas if area.split(" = ")[0] in words]
