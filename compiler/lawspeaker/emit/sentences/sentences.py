"""Sentences that do not suspend, as lines of Python."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.emit.effects import written_by
from lawspeaker.emit.naming import once_mark
from lawspeaker.emit.python_text import indented
from lawspeaker.emit.sentences.announcements import AnnounceWriter
from lawspeaker.lower.endless_loops import is_unbounded
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


class SentenceWriter(AnnounceWriter):
    """Writes sentences and what holds them together: branches, loops, calls, ways out."""

    def leaving(self) -> list[str]:
        """Write what a function does before it returns."""
        assert self.function is not None
        records = self.function.records
        lines = [line for record in records for line in self.end_record(record)]
        return [*lines, *self.forgetting.of({f"record {record}" for record in records})]

    def end_record(self, record: str) -> list[str]:
        assert self.function is not None
        fields = self.layout.symbols.records[record].fields.values()
        return [f"del s.{self.layout.field_attribute(f)}[{self.function.marks[record]}:]" for f in fields]

    def block(self, block: c.Block) -> list[str]:
        lines = [line for stmt in block for line in self.stmt(stmt)]
        return lines or ["pass"]

    def stmt(self, stmt: c.Stmt) -> list[str]:
        """Write one sentence, what is forgotten because of it, and the check for endings that it may have met."""
        lines = [*self.needed(written_twice(stmt)), *self.bare(stmt), *self.forgetting.after(stmt)]
        self.note_certain(stmt)
        if self.watching and written_by(self.layout.symbols, stmt) & self.watched:
            lines = [*lines, *self.check_endings()]
        return lines

    def needed(self, parts: tuple[c.Expr | None, ...]) -> list[str]:
        """Write once, before it is used again and again, that an optional variable must be there."""
        lines: list[str] = []
        for part in parts:
            if isinstance(part, c.Need) and isinstance(part.value, c.Local) and part.value.name not in self.certain:
                lines.append(f"{part.value.name} = {self.value(part)}")
                self.certain.add(part.value.name)
        return lines

    def note_certain(self, stmt: c.Stmt) -> None:
        """Remember which optional variables were just found to be there, until they change or a block ends."""
        if isinstance(stmt, c.If | c.Each | c.Loop | c.Turns):
            self.certain.clear()
        for part in sure_parts(stmt):
            if isinstance(part, c.Need) and isinstance(part.value, c.Local):
                self.certain.add(part.value.name)
        if isinstance(stmt, c.Assign):
            self.certain.discard(stmt.name)

    def check_endings(self) -> list[str]:
        return ["check_endings(s)"]

    def bare(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.Assign(_, name, c.Query() as query) if is_search(query):
                return self.search(name, query)
            case c.Assign(_, name, value):
                text = self.list_value(value)
                if isinstance(value, c.Local) and is_list(value.type):
                    text = f"list({value.name})"
                return [f"{self.target(name)} = {text}"]
            case c.Store(_, place, value):
                return [f"{self.value(place)} = {self.list_value(value)}"]
            case c.Change():
                return self.change(stmt)
            case c.Swap(_, left, right):
                one, two = self.value(left), self.value(right)
                return [f"{one}, {two} = {two}, {one}"]
            case c.Gain() | c.Pay() | c.Give():
                return self.money(stmt)
            case c.Put() | c.Deal() | c.Shuffle() | c.Show() | c.PlaceThing() | c.RemoveThing():
                return self.cards(stmt)
            case c.MovePieces():
                return self.move_pieces(stmt)
            case c.Roll() | c.Pick():
                return self.chance(stmt)
            case c.Touch() | c.ShapeArea() | c.MarkArea():
                return self.telling(stmt)
            case c.Lay():
                return self.laying(stmt)
            case c.StartRecord():
                return self.start_record(stmt)
            case _:
                return self.control(stmt)

    def control(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.If(_, arms, otherwise):
                lines: list[str] = []
                for number, (test, block) in enumerate(arms):
                    lines += [f"{'el' if number else ''}if {self.value(test)}:", *indented(self.block(block))]
                if otherwise:
                    lines += ["else:", *indented(self.block(otherwise))]
                return lines
            case c.Each(_, var, _, source, block):
                over = self.safe_iterable(source, block)
                return [f"for {var} in {over}:", *indented(self.block(block))]
            case c.Loop(span, form, value, block):
                count = [self.count_round(span)] if is_unbounded(stmt) else []
                return [self.loop_head(form, value), *indented([*count, *self.block(block)])]
            case c.Turns():
                return self.turns(stmt)
            case c.CallVerb() | c.RunSteps() | c.RunPhase():
                return self.call(stmt)
            case c.Announce():
                return self.announce(stmt)
            case c.Activate(_, effect):
                return self.begin(effect)
            case c.MarkOnce(_, number, this):
                return [f"s.once = [*s.once, {once_mark(number, this)}]"]
            case c.Leave() | c.GiveBack() | c.OnlyIf():
                return self.leave(stmt)
            case _:
                raise AssertionError(f"no text for {stmt}")

    def safe_iterable(self, source: c.Expr, block: c.Block) -> str:
        """Write what a loop runs over; a pile is copied, because the loop may move its cards."""
        if isinstance(source, c.PileGet):
            return f"{self.iterable(source)}[:]"
        if isinstance(source, c.Local):
            return f"list({source.name})"
        return self.iterable(source)

    def count_round(self, span: Span) -> str:
        """Write that a round of a loop is over that nobody may have been asked in."""
        return f'count_step(s, "{span.place()}")'

    def loop_head(self, form: str, value: c.Expr | None) -> str:
        match form, value:
            case ("times", count) if count is not None:
                return f"for _ in range({self.value(count)}):"
            case ("while", test) if test is not None:
                return f"while {self.value(test)}:"
            case ("until", test) if test is not None:
                return f"while {self.value(c.Not(test, test.type))}:"
            case _:
                return "while True:"

    def turns(self, stmt: c.Turns) -> list[str]:
        left = c.PlayerValue("left", (c.Local(stmt.var, Type("player")),), Type("player"))
        forget = self.forgetting.of({"active"})
        turn = [f"s.active = {stmt.var} = {self.value(left)}", *forget]
        body = [self.count_round(stmt.span), *self.block(stmt.block), *turn]
        head = "while True:" if stmt.until is None else self.loop_head("until", stmt.until)
        return [f"s.active = {stmt.var} = {self.value(stmt.starting)}", *forget, head, *indented(body)]

    def call(self, stmt: c.CallVerb | c.RunSteps | c.RunPhase) -> list[str]:
        effect = None if isinstance(stmt, c.RunPhase) else stmt.effect
        lines = [] if effect is None else self.begin(effect)
        match stmt:
            case c.CallVerb(_, verb, args, you, giving):
                values = ", ".join(["s", self.value(you), *(self.list_value(arg) for arg in args)])
                text = f"{self.layout.verb_name(verb)}({values})"
                lines.append(text if giving is None else f"{self.target(giving)} = {text}")
            case c.RunSteps(_, field, target, you):
                lines.append(f"{steps_name(field.owner, field.name)}(s, {self.value(you)}, {self.value(target)})")
            case c.RunPhase(_, phase, you):
                name = self.layout.program.functions[f"phase {phase.name}"].name
                lines.append(f"{name}(s, {self.value(you)})")
        if effect is not None:
            lines += self.end(effect)
        if isinstance(stmt, c.CallVerb) and stmt.otherwise is not None:
            lines += ["if s.failed:", *indented(self.block(stmt.otherwise))]
        return lines

    def leave(self, stmt: c.Leave | c.GiveBack | c.OnlyIf) -> list[str]:
        assert self.function is not None
        match stmt:
            case c.GiveBack(_, value):
                return [*self.leaving(), *self.outcome(False), f"return {self.list_value(value)}"]
            case c.OnlyIf(_, test):
                out = [*self.leaving(), *self.outcome(True), self.bare_return()]
                return [f"if {self.value(c.Not(test, test.type))}:", *indented(out)]
            case c.Leave(_, "skip"):
                return []
            case c.Leave(_, "stop"):
                return ["break"]
            case c.Leave(_, "end"):
                return ["end_game(s)", *self.leaving(), self.bare_return()]
            case c.Leave(_, form):
                return [*self.leaving(), *self.outcome(form == "fail"), self.bare_return()]

    def bare_return(self) -> str:
        assert self.function is not None
        result = self.function.result
        if result is None or result.form == "nothing":
            return "return"
        return "return []" if is_list(result) else f"return {'False' if result.form == 'yes_no' else '0'}"

    def outcome(self, failed: bool) -> list[str]:
        """Write whether the call failed, in functions that can."""
        assert self.function is not None
        return [f"s.failed = {failed}"] if self.function.fails else []


def is_search(e: c.Query) -> bool:
    return e.agg == "first" and e.where is not None and e.prefix is None and not e.having


def written_twice(stmt: c.Stmt) -> tuple[c.Expr | None, ...]:
    """Return the expressions that stand in several lines of a sentence."""
    match stmt:
        case c.MovePieces():
            return (stmt.source, stmt.target)
        case c.Announce():
            return stmt.args
        case _:
            return ()


def sure_parts(stmt: c.Stmt) -> tuple[c.Expr | None, ...]:
    """Return the expressions of a sentence that are certainly evaluated when it runs."""
    match stmt:
        case c.MovePieces():
            return (stmt.source, stmt.target)
        case c.PlaceThing():
            return (stmt.thing, stmt.place)
        case c.Put():
            return (stmt.things,)
        case c.Store():
            return (stmt.value,)
        case _:
            return ()


def steps_name(owner: str, field: str) -> str:
    """Return the function that runs the steps of whatever thing it is given."""
    return f"run_{owner}_{field}"
