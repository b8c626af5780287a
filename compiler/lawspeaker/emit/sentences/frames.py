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

from lawspeaker.analysis.effects import ACTIVE
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.sentences import announcements, decisions, end_checks, functions, sentences
from lawspeaker.emit.sentences.block_order import in_reading_order, is_awkward
from lawspeaker.emit.sentences.labels import BEGIN, CHOOSE_TRIGGER, label_blocks
from lawspeaker.emit.sentences.nesting import counted_call
from lawspeaker.emit.writer import Writer
from lawspeaker.lower import program as p
from lawspeaker.lower.blocks import reached_once
from lawspeaker.resolve.types import Type, TypeForm

STACK = re.compile(r"\bst(?=\[| \+= )")


def write_target(w: Writer, name: str) -> str:
    if w.frame is not None:
        if name in w.frame.slots:
            return f"{name} = st[{slot(w, name)}]"
        if name in w.frame.lists:
            return f"{name} = s.lists[{list_slot(w, name)}]"
    return name


def slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.slots.index(name) - len(w.frame.slots) - 2


def list_slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.lists.index(name) - len(w.frame.lists)


def write_resumable(w: Writer, frame: p.Frame) -> list[str]:
    """Write a function that may suspend."""
    function = frame.function
    for record in function.records:
        function.locals[function.marks[record]] = Type(TypeForm.NUMBER)
        frame.slots.append(function.marks[record])
    w.function, w.frame = function, frame
    name = w.layout.lowered.within.get(function.name, function.name)
    around = counted_call(w.layout, function.name, function.span, [], "bool")
    head = [*around, w.layout.spec.comment(function.span), f"def {name}(s: State) -> bool:"]
    start = [
        f"{write_target(w, name)} = {text}" for name, text in (line.split(" = ", 1) for line in functions.marks(w))
    ]
    if function.looks_at_endings:
        start += ["s.ending = -1", *end_checks.check_endings(w)]
    w.inner = {block.number: block for block in frame.blocks if block.number in reached_once(frame.blocks)}
    blocks = in_reading_order([block for block in frame.blocks if block.number not in w.inner])
    w.labels = label_blocks(w.layout, frame)
    w.position = {block.number: place for place, block in enumerate(blocks)}
    if len(frame.blocks) == 1:
        w.number = 0
        return [*head, *indented(without_stack([*start, *loaded(w, blocks[0])]))]
    body = ["st = s.stack", "pc = st[-2]", "while True:"]
    for block in blocks:
        w.number = block.number
        inner = [*(start if block.number == 0 else []), *loaded(w, block)]
        body += indented([block_head(w, block), *indented(inner)])
    return [*head, *indented(body)]


def block_head(w: Writer, block: p.Block) -> str:
    """Write the test for a block, and beside it the sentence it comes from."""
    test = f"if pc == {w.labels[block.number]}:"
    if block.span is None:
        return f"{test}  # done"
    before = "answered: " if isinstance(block.lines[0], p.TakeAnswer) else ""
    return f"{test}  {w.layout.spec.comment(block.span, 2 * len(INDENT) + len(test) + 2, before)}"


def loaded(w: Writer, block: p.Block) -> list[str]:
    """Write a block, and before it the variables of the frame that it uses."""
    lines = write_lines(w, block)
    words = used_words("\n".join(lines))
    return [*(load for load in loads(w, block) if load.split(" = ", 1)[0] in words), *lines]


def loads(w: Writer, block: p.Block) -> list[str]:
    """Write the variables a block takes from its frame."""
    assert w.frame is not None
    assert w.function is not None
    lines: list[str] = []
    types = {**w.function.locals, **dict(w.function.params)}
    records = list(w.function.marks.values()) if any(isinstance(x, p.Return) for x in block.lines) else []
    names = [*block.loads, *(r for r in records if r not in block.loads and block.number != 0)]
    for name in names:
        if name in w.frame.lists:
            lines.append(f"{name} = s.lists[{list_slot(w, name)}]")
        elif name in w.frame.slots:
            text = f"st[{slot(w, name)}]"
            lines.append(f"{name} = {text} != 0" if types[name].form == TypeForm.YES_NO else f"{name} = {text}")
    return lines


def write_lines(w: Writer, block: p.Block) -> list[str]:
    """Write a block; what stands behind a certain return is left out."""
    lines: list[str] = []
    w.certain.clear()
    w.empty_place = ""
    for line in block.lines:
        lines += write_line(w, line)
        if lines and lines[-1].startswith("return "):
            break
    return merge_notes(lines)


def write_line(w: Writer, line: p.Line) -> list[str]:
    """Write one line of a block."""
    match line:
        case p.Do(stmt):
            return sentences.write_stmt(w, stmt)
        case p.CountRound(span):
            return [sentences.count_round(w, span)]
        case p.Goto(target):
            return goto(w, target)
        case p.Branch(test, yes, no):
            return branch(w, w.value(test), w.value(c.Not(test, test.type)), yes, no)
        case p.HasFailed(yes, no):
            return branch(w, "s.failed", "not s.failed", yes, no)
        case p.WasReplaced(yes, no):
            return branch(w, "s.result != 0", "s.result == 0", yes, no)
        case p.Ask(stmt, none, _):
            return decisions.ask(w, stmt, none)
        case p.TakeAnswer(stmt, declined, arms):
            return decisions.take_answer(w, stmt, declined, arms)
        case p.NextOf(list_, var, done):
            out = [f"if len({list_}) == 0:", *indented([f"pc = {w.labels[done]}", "continue"])]
            return [*out, f"{write_target(w, var)} = {list_}.pop(0)"]
        case p.NextSeat(var, next_, left, done):
            return next_seat(w, var, next_, left, done)
        case p.TakeResult(name, type_):
            if is_list(type_):
                return [f"{write_target(w, name)} = s.result_list"]
            return [f"{write_target(w, name)} = s.result{' != 0' if type_.form == TypeForm.YES_NO else ''}"]
        case p.Return():
            return pop(w, line)
        case p.Finish():
            return ["end_game(s)", "return True"]
        case p.Quiet(effect, begins):
            return announcements.begin(w, effect) if begins else announcements.end(w, effect)
        case p.AfterEvent(event, args):
            return after_event_framed(w, event, args)
        case p.NoteEvent(event, args):
            return [*sentences.needed(w, args), *announcements.note_event(w, event, args)]
        case p.NextTurn(var, value):
            return [
                f"s.active = {write_target(w, var)} = {w.value(value)}",
                *w.invalidation.of({ACTIVE}),
            ]
        case p.Push() | p.PushSteps() | p.Moment():
            return push_line(w, line)


def next_seat(w: Writer, var: str, next_: str, left: str, done: int) -> list[str]:
    """Write who comes next in a loop over the players in turn order."""
    count = w.layout.fixed_players or "s.players"
    out = [f"if {f'{left} == 0' if left else f'{next_} > {count}'}:", *indented([f"pc = {w.labels[done]}", "continue"])]
    take = f"{write_target(w, var)} = {next_}"
    if not left:
        return [*out, take, f"{write_target(w, next_)} = {next_} + 1"]
    fewer = f"{write_target(w, left)} = {left} - 1"
    return [*out, fewer, take, f"{write_target(w, next_)} = {next_} % {count} + 1"]


def after_event_framed(w: Writer, event: str, args: tuple[c.Expr, ...]) -> list[str]:
    lines = announcements.after_event(w, event, args)
    if any(ending.event == event for ending in w.layout.program.endings):
        lines += end_checks.over_check(w)
    return lines


def goto(w: Writer, target: int) -> list[str]:
    """Write a jump; forward it is enough to set the counter, since later blocks come below.

    A block that only this jump leads to is written in its place.
    """
    if target in w.inner:
        block = w.inner[target]
        comment = [] if block.span is None else [w.layout.spec.comment(block.span, 4 * len(INDENT))]
        return [*comment, *loaded(w, block)]
    jump = f"pc = {w.labels[target]}"
    return [jump] if is_later(w, target) else [jump, "continue"]


def is_later(w: Writer, target: int) -> bool:
    """Tell whether a block stands below the one that is written now."""
    return w.position[target] > w.position[w.number]


def branch(w: Writer, test: str, negated: str, yes: int, no: int) -> list[str]:
    if yes in w.inner or (no in w.inner and is_awkward(negated)):
        return fork(w, test, yes, no)
    if no in w.inner:
        return fork(w, negated, no, yes)
    if is_later(w, yes) and is_later(w, no):
        return [f"pc = {w.labels[yes]} if {test} else {w.labels[no]}"]
    return [f"pc = {w.labels[yes]} if {test} else {w.labels[no]}", "continue"]


def fork(w: Writer, test: str, yes: int, no: int) -> list[str]:
    """Write a branch of which at least one part is written in its place."""
    first, second = goto(w, yes), goto(w, no)
    if first[-len(second) :] == second:
        own = first[: -len(second)]
        only_comments = all(line.lstrip().startswith("#") for line in own)
        return second if only_comments else [f"if {test}:", *indented(own), *second]
    if first[-1] == "continue" or first[-1].startswith("return"):
        return [f"if {test}:", *indented(first), *second]
    return [f"if {test}:", *indented(first), "else:", *indented(second)]


def pop(w: Writer, line: p.Return) -> list[str]:
    """Write the end of a function: its frame goes, its result stays."""
    assert w.frame is not None
    assert w.function is not None
    lines = sentences.leaving(w)
    if line.value is not None:
        place = "s.result_list" if is_list(line.value.type) else "s.result"
        lines.append(f"{place} = {lookups.list_value(w, line.value)}")
    elif w.function.result is not None and w.function.result.form != TypeForm.NOTHING:
        lines.append("s.result = 0")
    lines += sentences.outcome(w, line.failed)
    lines.append(f"del st[-{len(w.frame.slots) + 2}:]")
    if w.frame.lists:
        lines.append(f"del s.lists[-{len(w.frame.lists)}:]")
    return [*lines, "return False"]


def push_line(w: Writer, line: p.Push | p.PushSteps | p.Moment) -> list[str]:
    match line:
        case p.Push(name, args, resume, _):
            frame = push(w, name, [lookups.list_value(w, a) for a in args], "st")
            return [f"st[-2] = {w.labels[resume]}", *frame, *go_on(w, f"{name}(s)", resume)]
        case p.PushSteps(field, target, you, resume, _):
            call = f"{sentences.steps_name(field.owner, field.name)}(s, {w.value(you)}, {w.value(target)})"
            return [f"st[-2] = {w.labels[resume]}", *go_on(w, call, resume)]
        case p.Moment(event, moment, args, resume):
            name = moment_name(event, moment)
            texts = [lookups.list_value(w, arg) for arg in args]
            if w.layout.lowered.moments[(event, moment)].suspends:
                return [*run_moment(w, event, moment, texts, resume), *goto(w, resume)]
            call = f"{name}({', '.join(['s', *texts])})"
            if moment == c.Moment.INSTEAD:
                call = f"s.result = 1 if {call} else 0"
            return [call, *end_checks.after_moment(w, event, moment), *goto(w, resume)]


def go_on(w: Writer, call: str, resume: int) -> list[str]:
    """Write the call of a function whose frame was pushed: unless it suspends, the next block follows."""
    return [f"if {call}:", f"{INDENT}return True", *goto(w, resume)]


def push(w: Writer, name: str, args: list[str], stack: str = "s.stack") -> list[str]:
    """Write a new frame for a function that may suspend."""
    frame = w.layout.frames[name]
    ints: list[str] = []
    lists: list[str] = []
    for (_, type_), arg in zip(frame.function.params, args, strict=True):
        (lists if is_list(type_) else ints).append(arg)
    extra = len([mark for mark in frame.function.marks.values() if mark not in frame.slots])
    ints += ["0"] * (len(frame.slots) + extra - len(ints))
    lists += ["[]"] * (len(frame.lists) - len(lists))
    lines = [f"{stack} += [{', '.join([*ints, w.layout.label(BEGIN), w.layout.table('verb', name)])}]"]
    if lists:
        lines.append(f"s.lists += [{', '.join(lists)}]")
    return lines


def run_moment(w: Writer, event: str, moment: c.Moment, args: list[str], resume: int) -> list[str]:
    """Write a frame for what an event triggers, if it triggers anything: its fields, and what matches."""
    name = moment_name(event, moment)
    types = [param.type for param in w.layout.symbols.events[event].params]
    ints = [arg for arg, type_ in zip(args, types, strict=True) if not is_list(type_)]
    lists = [arg for arg, type_ in zip(args, types, strict=True) if is_list(type_)]
    first = w.layout.label(*CHOOSE_TRIGGER)
    push = [
        f"st[-2] = {w.labels[resume]}",
        f"st += [{', '.join([*ints, first, w.layout.table('verb', name)])}]",
        f"s.lists += [{', '.join([*lists, 'matches'])}]",
        f"if {name}(s):",
        f"{INDENT}return True",
    ]
    lines = [f"matches = match_{name}({', '.join(['s', *args])})", "if matches:", *indented(push)]
    return [*lines, "else:", f"{INDENT}s.result = 0"] if moment == c.Moment.INSTEAD else lines


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
