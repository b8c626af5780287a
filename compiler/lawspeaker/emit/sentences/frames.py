"""Functions that may suspend as Python, block by block.

    def course(s: State) -> bool:
        st = s.stack
        pc = st[-2]
        while True:
            if pc == 0:  # connect-four.law:13  turns starting with Red
                …

The spec line above each function and beside each block is what run-time errors are traced back to.
"""

from __future__ import annotations

import re

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import FIRST_BLOCK, moment_name
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.sentences.block_order import in_reading_order, is_awkward
from lawspeaker.emit.sentences.end_checks import WatchWriter
from lawspeaker.emit.sentences.nesting import counted_call
from lawspeaker.emit.sentences.sentences import steps_name
from lawspeaker.lower import program as p
from lawspeaker.lower.blocks import reached_once
from lawspeaker.resolve.types import Type

STACK = re.compile(r"\bst(?=\[| \+= )")


class FrameWriter(WatchWriter):
    """Writes functions that may suspend."""

    def marks(self) -> list[str]:
        """Write the marks to which records started here are cut back at the end."""
        raise NotImplementedError

    def target(self, name: str) -> str:
        if self.frame is not None:
            if name in self.frame.slots:
                return f"{name} = st[{self.slot(name)}]"
            if name in self.frame.lists:
                return f"{name} = s.lists[{self.list_slot(name)}]"
        return name

    def slot(self, name: str) -> int:
        assert self.frame is not None
        return self.frame.slots.index(name) - len(self.frame.slots) - 2

    def list_slot(self, name: str) -> int:
        assert self.frame is not None
        return self.frame.lists.index(name) - len(self.frame.lists)

    def resumable(self, frame: p.Frame) -> list[str]:
        """Write a function that may suspend."""
        function = frame.function
        for record in function.records:
            function.locals[function.marks[record]] = Type("number")
            frame.slots.append(function.marks[record])
        self.function, self.frame = function, frame
        name = self.layout.lowered.within.get(function.name, function.name)
        around = counted_call(self.layout, function.name, function.span, [], "bool")
        head = [*around, self.layout.spec.comment(function.span), f"def {name}(s: State) -> bool:"]
        start = [f"{self.target(name)} = {text}" for name, text in (line.split(" = ", 1) for line in self.marks())]
        if function.looks_at_endings:
            start += ["s.ending = -1", *self.check_endings()]
        self.inner = {block.number: block for block in frame.blocks if block.number in reached_once(frame.blocks)}
        blocks = in_reading_order([block for block in frame.blocks if block.number not in self.inner])
        self.position = {block.number: place for place, block in enumerate(blocks)}
        if len(frame.blocks) == 1:
            self.number = 0
            return [*head, *indented(without_stack([*start, *self.loaded(blocks[0])]))]
        body = ["st = s.stack", "pc = st[-2]", "while True:"]
        for block in blocks:
            self.number = block.number
            inner = [*(start if block.number == 0 else []), *self.loaded(block)]
            body += indented([self.block_head(block), *indented(inner)])
        return [*head, *indented(body)]

    def block_head(self, block: p.Block) -> str:
        """Write the test for a block, and beside it the sentence it comes from."""
        test = f"if pc == {block.number}:"
        if block.span is None:
            return f"{test}  # done"
        before = "answered: " if isinstance(block.lines[0], p.TakeAnswer) else ""
        return f"{test}  {self.layout.spec.comment(block.span, 2 * len(INDENT) + len(test) + 2, before)}"

    def loaded(self, block: p.Block) -> list[str]:
        """Write a block, and before it the variables of the frame that it uses."""
        lines = self.lines(block)
        words = used_words("\n".join(lines))
        return [*(load for load in self.loads(block) if load.split(" = ", 1)[0] in words), *lines]

    def loads(self, block: p.Block) -> list[str]:
        """Write the variables a block takes from its frame."""
        assert self.frame is not None
        assert self.function is not None
        lines: list[str] = []
        types = {**self.function.locals, **dict(self.function.params)}
        records = list(self.function.marks.values()) if any(isinstance(x, p.Return) for x in block.lines) else []
        names = [*block.loads, *(r for r in records if r not in block.loads and block.number != 0)]
        for name in names:
            if name in self.frame.lists:
                lines.append(f"{name} = s.lists[{self.list_slot(name)}]")
            elif name in self.frame.slots:
                text = f"st[{self.slot(name)}]"
                lines.append(f"{name} = {text} != 0" if types[name].form == "yes_no" else f"{name} = {text}")
        return lines

    def lines(self, block: p.Block) -> list[str]:
        """Write a block; what stands behind a certain return is left out."""
        lines: list[str] = []
        self.certain.clear()
        self.empty_place = ""
        for line in block.lines:
            lines += self.line(line)
            if lines and lines[-1].startswith("return "):
                break
        return merge_notes(lines)

    def line(self, line: p.Line) -> list[str]:
        """Write one line of a block."""
        match line:
            case p.Do(stmt):
                return self.stmt(stmt)
            case p.CountRound(span):
                return [self.count_round(span)]
            case p.Goto(target):
                return self.goto(target)
            case p.Branch(test, yes, no):
                return self.branch(self.value(test), self.value(c.Not(test, test.type)), yes, no)
            case p.HasFailed(yes, no):
                return self.branch("s.failed", "not s.failed", yes, no)
            case p.WasReplaced(yes, no):
                return self.branch("s.result != 0", "s.result == 0", yes, no)
            case p.Ask(stmt, none, _):
                return self.ask(stmt, none)
            case p.TakeAnswer(stmt, declined, arms):
                return self.take_answer(stmt, declined, arms)
            case p.NextOf(list_, var, done):
                out = [f"if len({list_}) == 0:", *indented([f"pc = {done}", "continue"])]
                return [*out, f"{self.target(var)} = {list_}.pop(0)"]
            case p.NextSeat(var, next_, left, done):
                return self.next_seat(var, next_, left, done)
            case p.TakeResult(name, type_):
                if is_list(type_):
                    return [f"{self.target(name)} = s.given"]
                return [f"{self.target(name)} = s.result{' != 0' if type_.form == 'yes_no' else ''}"]
            case p.Return():
                return self.pop(line)
            case p.Finish():
                return ["end_game(s)", "return True"]
            case p.Quiet(effect, begins):
                return self.begin(effect) if begins else self.end(effect)
            case p.AfterEvent(event, args):
                return self.after_event_framed(event, args)
            case p.NoteEvent(event, args):
                return [*self.needed(args), *self.note_event(event, args)]
            case p.NextTurn(var, value):
                return [f"s.active = {self.target(var)} = {self.value(value)}", *self.forgetting.of({"active"})]
            case p.Push() | p.PushSteps() | p.Moment():
                return self.push_line(line)

    def next_seat(self, var: str, next_: str, left: str, done: int) -> list[str]:
        """Write who comes next in a loop over the players in turn order."""
        count = self.layout.fixed_players or "s.players"
        out = [f"if {f'{left} == 0' if left else f'{next_} > {count}'}:", *indented([f"pc = {done}", "continue"])]
        take = f"{self.target(var)} = {next_}"
        if not left:
            return [*out, take, f"{self.target(next_)} = {next_} + 1"]
        fewer = f"{self.target(left)} = {left} - 1"
        return [*out, fewer, take, f"{self.target(next_)} = {next_} % {count} + 1"]

    def after_event_framed(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        lines = self.after_event(event, args)
        if any(ending.event == event for ending in self.layout.program.endings):
            lines += self.over_check()
        return lines

    def goto(self, target: int) -> list[str]:
        """Write a jump; forward it is enough to set the counter, since later blocks come below.

        A block that only this jump leads to is written in its place.
        """
        if target in self.inner:
            block = self.inner[target]
            comment = [] if block.span is None else [self.layout.spec.comment(block.span, 4 * len(INDENT))]
            return [*comment, *self.loaded(block)]
        return [f"pc = {target}"] if self.is_later(target) else [f"pc = {target}", "continue"]

    def is_later(self, target: int) -> bool:
        """Tell whether a block stands below the one that is written now."""
        return self.position[target] > self.position[self.number]

    def branch(self, test: str, negated: str, yes: int, no: int) -> list[str]:
        if yes in self.inner or (no in self.inner and is_awkward(negated)):
            return self.fork(test, yes, no)
        if no in self.inner:
            return self.fork(negated, no, yes)
        if self.is_later(yes) and self.is_later(no):
            return [f"pc = {yes} if {test} else {no}"]
        return [f"pc = {yes} if {test} else {no}", "continue"]

    def fork(self, test: str, yes: int, no: int) -> list[str]:
        """Write a branch of which at least one part is written in its place."""
        first, second = self.goto(yes), self.goto(no)
        if first[-len(second) :] == second:
            own = first[: -len(second)]
            only_comments = all(line.lstrip().startswith("#") for line in own)
            return second if only_comments else [f"if {test}:", *indented(own), *second]
        if first[-1] == "continue" or first[-1].startswith("return"):
            return [f"if {test}:", *indented(first), *second]
        return [f"if {test}:", *indented(first), "else:", *indented(second)]

    def pop(self, line: p.Return) -> list[str]:
        """Write the end of a function: its frame goes, its result stays."""
        assert self.frame is not None
        assert self.function is not None
        lines = self.leaving()
        if line.value is not None:
            place = "s.given" if is_list(line.value.type) else "s.result"
            lines.append(f"{place} = {self.list_value(line.value)}")
        elif self.function.result is not None and self.function.result.form != "nothing":
            lines.append("s.result = 0")
        lines += self.outcome(line.failed)
        lines.append(f"del st[-{len(self.frame.slots) + 2}:]")
        if self.frame.lists:
            lines.append(f"del s.lists[-{len(self.frame.lists)}:]")
        return [*lines, "return False"]

    def push_line(self, line: p.Push | p.PushSteps | p.Moment) -> list[str]:
        match line:
            case p.Push(name, args, resume, _):
                frame = self.push(name, [self.list_value(a) for a in args], "st")
                return [f"st[-2] = {resume}", *frame, *self.go_on(f"{name}(s)", resume)]
            case p.PushSteps(field, target, you, resume, _):
                call = f"{steps_name(field.owner, field.name)}(s, {self.value(you)}, {self.value(target)})"
                return [f"st[-2] = {resume}", *self.go_on(call, resume)]
            case p.Moment(event, moment, args, resume):
                name = moment_name(event, moment)
                texts = [self.list_value(arg) for arg in args]
                if self.layout.lowered.moments[(event, moment)].suspends:
                    return [*self.run_moment(event, moment, texts, resume), *self.goto(resume)]
                call = f"{name}({', '.join(['s', *texts])})"
                if moment == "instead":
                    call = f"s.result = 1 if {call} else 0"
                return [call, *self.after_moment(event, moment), *self.goto(resume)]

    def go_on(self, call: str, resume: int) -> list[str]:
        """Write the call of a function whose frame was pushed: unless it suspends, the next block follows."""
        return [f"if {call}:", f"{INDENT}return True", *self.goto(resume)]

    def push(self, name: str, args: list[str], stack: str = "s.stack") -> list[str]:
        """Write a new frame for a function that may suspend."""
        frame = self.layout.frames[name]
        ints: list[str] = []
        lists: list[str] = []
        for (_, type_), arg in zip(frame.function.params, args, strict=True):
            (lists if is_list(type_) else ints).append(arg)
        extra = len([mark for mark in frame.function.marks.values() if mark not in frame.slots])
        ints += ["0"] * (len(frame.slots) + extra - len(ints))
        lists += ["[]"] * (len(frame.lists) - len(lists))
        lines = [f"{stack} += [{', '.join([*ints, '0', self.layout.table('verb', name)])}]"]
        if lists:
            lines.append(f"s.lists += [{', '.join(lists)}]")
        return lines

    def run_moment(self, event: str, moment: str, args: list[str], resume: int) -> list[str]:
        """Write a frame for what an event triggers, if it triggers anything: its fields, and what matches."""
        name = moment_name(event, moment)
        types = [param.type for param in self.layout.symbols.events[event].params]
        ints = [arg for arg, type_ in zip(args, types, strict=True) if not is_list(type_)]
        lists = [arg for arg, type_ in zip(args, types, strict=True) if is_list(type_)]
        first = str(FIRST_BLOCK[moment])
        push = [
            f"st[-2] = {resume}",
            f"st += [{', '.join([*ints, first, self.layout.table('verb', name)])}]",
            f"s.lists += [{', '.join([*lists, 'matches'])}]",
            f"if {name}(s):",
            f"{INDENT}return True",
        ]
        lines = [f"matches = match_{name}({', '.join(['s', *args])})", "if matches:", *indented(push)]
        return [*lines, "else:", f"{INDENT}s.result = 0"] if moment == "instead" else lines


def merge_notes(lines: list[str]) -> list[str]:
    """Ask once whether somebody listens, where several notes follow each other."""
    merged: list[str] = []
    for line in lines:
        if line == "if s.noting:" and merged and merged[-1].startswith(f"{INDENT}note"):
            continue
        merged.append(line)
    return merged


def without_stack(lines: list[str]) -> list[str]:
    """Call the stack by its name in the state, unless it is used again and again."""
    uses = sum(len(STACK.findall(line)) for line in lines)
    if uses > 1:
        return ["st = s.stack", *lines]
    return [STACK.sub("s.stack", line) for line in lines]
