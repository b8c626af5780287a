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

from msgspec import Struct

from lawspeaker.analysis.effects import ACTIVE
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.rules.verb_events import gives_result
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.lines import (
    CONTINUE,
    INDENT,
    Comment,
    Return,
    always_leaves,
    always_returns,
    indented,
    merge_notes,
)
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.precedence import COMPARE, NOT
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import announcements, decisions, end_checks, functions, sentences
from lawspeaker.emit.sentences.block_order import in_reading_order
from lawspeaker.emit.sentences.labels import BEGIN, CHOOSE_TRIGGER, label_blocks
from lawspeaker.emit.writer import Writer
from lawspeaker.lower import program as p
from lawspeaker.lower.block_graph import reached_once
from lawspeaker.resolve.types import Type, TypeForm


class BlockRow(Struct, frozen=True):
    """A block of a resumable function: the constant for it, the comment beside its test, its lines."""

    label: str
    comment: str
    lines: list[str]


def write_target(w: Writer, name: str) -> str:
    """Write a variable that is assigned to; one that is in the frame is stored there too."""
    place = frame_place(w, name)
    return f"{name} = {place}" if place else name


def frame_place(w: Writer, name: str) -> str:
    """Write the place of a variable in the frame; nothing if it has none."""
    if w.frame is not None:
        if name in w.frame.slots:
            return f"{w.stack}[{slot(w, name)}]"
        if name in w.frame.lists:
            return f"s.lists[{list_slot(w, name)}]"
    return ""


def slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.slots.index(name) - len(w.frame.slots) - 2


def list_slot(w: Writer, name: str) -> int:
    assert w.frame is not None
    return w.frame.lists.index(name) - len(w.frame.lists)


def write_resumable(w: Writer, frame: p.Coroutine) -> Definition:
    """Write a function that may suspend."""
    function = frame.function
    for record in function.records:
        function.locals[function.marks[record]] = Type(TypeForm.NUMBER)
        frame.slots.append(function.marks[record])
    w.function, w.frame = function, frame
    w.inner = {block.number: block for block in frame.blocks if block.number in reached_once(frame.blocks)}
    blocks = in_reading_order([block for block in frame.blocks if block.number not in w.inner])
    w.labels = label_blocks(w.layout, frame)
    w.position = {block.number: place for place, block in enumerate(blocks)}
    names_stack = len(frame.blocks) > 1 or uses_slots(frame)
    w.stack = "st" if names_stack else "s.stack"
    rows = [write_block(w, block) for block in blocks]
    w.stack = "st"
    return definition(
        functions.defined_names(w.layout, function.name),
        "functions/resumable",
        counted=functions.counted_call(w.layout, function.name, function.span, [], "bool"),
        comment=w.layout.spec.comment(function.span),
        name=w.layout.lowered.within.get(function.name, function.name),
        blocks=rows,
        loops=len(frame.blocks) > 1,
        names_stack=names_stack,
    )


def uses_slots(frame: p.Coroutine) -> bool:
    """Tell whether a function that has only one block uses variables on the stack."""
    return bool(frame.function.records) or any(name in frame.slots for name in frame.blocks[0].loads)


def write_block(w: Writer, block: p.Block) -> BlockRow:
    """Write a block that the program counter leads to."""
    assert w.function is not None
    w.number = block.number
    start: list[str] = []
    if block.number == 0:
        start = [f"{write_target(w, mark)} = {text}" for mark, text in functions.record_marks(w)]
        if w.function.looks_at_endings:
            start += ["s.ending = -1", *end_checks.check_endings(w)]
    return BlockRow(w.label(block.number), block_comment(w, block), [*start, *loaded(w, block)])


def block_comment(w: Writer, block: p.Block) -> str:
    """Return the comment beside the test for a block: the sentence it comes from."""
    if block.span is None:
        return "# done"
    before = "answered: " if isinstance(block.lines[0], p.TakeAnswer) else ""
    return w.layout.spec.comment(block.span, 2 * len(INDENT) + len(f"if pc == {w.labels[block.number]}:  "), before)


def loaded(w: Writer, block: p.Block) -> list[str]:
    """Write a block, and before it the variables of the frame that it uses."""
    with w.recording() as names:
        lines = write_lines(w, block)
    return [*(f"{name} = {text}" for name, text in loads(w, block) if name in names), *lines]


def loads(w: Writer, block: p.Block) -> list[tuple[str, str]]:
    """Return the variables that a block takes from its frame, each with the text that reads it."""
    assert w.frame is not None
    assert w.function is not None
    found: list[tuple[str, str]] = []
    types = {**w.function.locals, **dict(w.function.params)}
    records = list(w.function.marks.values()) if any(isinstance(x, p.Return) for x in block.lines) else []
    for name in [*block.loads, *(r for r in records if r not in block.loads and block.number != 0)]:
        if name in w.frame.lists:
            found.append((name, f"s.lists[{list_slot(w, name)}]"))
        elif name in w.frame.slots:
            truth = " != 0" if types[name].form == TypeForm.YES_NO else ""
            found.append((name, f"{w.stack}[{slot(w, name)}]{truth}"))
    return found


def write_lines(w: Writer, block: p.Block) -> list[str]:
    """Write a block; what follows a certain return is left out."""
    lines: list[str] = []
    w.certain.clear()
    w.empty_place = ""
    for line in block.lines:
        lines += write_line(w, line)
        if always_returns(lines):
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
            text, level = w.write_text(w, test)
            return branch(w, text, w.value(c.Not(test, test.type)), yes, no, level in (NOT, COMPARE))
        case p.HasFailed(yes, no):
            return branch(w, "s.failed", "not s.failed", yes, no)
        case p.MarkUndone(begins):
            return ["s.failed = False"] if begins else sentences.mark_undone(w)
        case p.WasReplaced(yes, no, gives):
            if gives:
                return branch(w, "not s.failed", "s.failed", yes, no)
            return branch(w, "s.result != 0", "s.result == 0", yes, no)
        case p.Ask(stmt, none, _):
            return decisions.ask(w, stmt, none)
        case p.TakeAnswer(stmt, declined, arms):
            return decisions.take_answer(w, stmt, declined, arms)
        case p.NextOf(list_, var, done):
            out = [f"if len({w.name(list_)}) == 0:", *indented([f"pc = {w.label(done)}", CONTINUE])]
            return [*out, f"{write_target(w, var)} = {list_}[0]", f"{write_target(w, list_)} = {list_}[1:]"]
        case p.NextSeat(var, next_, left, done):
            return next_seat(w, var, next_, left, done)
        case p.TakeResult(name, type_):
            return take_result(w, name, type_)
        case p.Return():
            return pop(w, line)
        case p.Finish():
            return ["end_game(s)", Return("return True")]
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
        case p.Push() | p.PushSteps() | p.RunTriggers():
            return push_line(w, line)


def take_result(w: Writer, name: str, type_: Type) -> list[str]:
    """Write that a variable takes the result of a function that may suspend."""
    if is_list(type_):
        return [f"{write_target(w, name)} = s.result_list"]
    return [f"{write_target(w, name)} = s.result{' != 0' if type_.form == TypeForm.YES_NO else ''}"]


def next_seat(w: Writer, var: str, next_: str, left: str, done: int) -> list[str]:
    """Write the step to the next player in a loop over the players in turn order."""
    count = w.layout.fixed_players or "s.players"
    w.name(next_)
    out = [
        f"if {f'{w.name(left)} == 0' if left else f'{next_} > {count}'}:",
        *indented([f"pc = {w.label(done)}", CONTINUE]),
    ]
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
        comment = [] if block.span is None else [Comment(w.layout.spec.comment(block.span, 4 * len(INDENT)))]
        return [*comment, *loaded(w, block)]
    jump = f"pc = {w.label(target)}"
    return [jump] if is_later(w, target) else [jump, CONTINUE]


def is_later(w: Writer, target: int) -> bool:
    """Tell whether a block is below the one that is being written."""
    return w.position[target] > w.position[w.number]


def branch(w: Writer, test: str, negated: str, yes: int, no: int, awkward: bool = False) -> list[str]:
    """Write a jump to one of two blocks; `awkward` is a negation such as `not a == b` that is not written."""
    if yes == no:
        return goto(w, yes)
    if yes in w.inner or (no in w.inner and awkward):
        return fork(w, test, yes, no)
    if no in w.inner:
        return fork(w, negated, no, yes)
    if is_later(w, yes) and is_later(w, no):
        return [f"pc = {w.label(yes)} if {test} else {w.label(no)}"]
    return [f"pc = {w.label(yes)} if {test} else {w.label(no)}", CONTINUE]


def fork(w: Writer, test: str, yes: int, no: int) -> list[str]:
    """Write a branch of which at least one part is written in its place."""
    first, second = goto(w, yes), goto(w, no)
    if first[-len(second) :] == second:
        own = first[: -len(second)]
        return second if all(isinstance(line, Comment) for line in own) else [f"if {test}:", *indented(own), *second]
    if always_leaves(first):
        return [f"if {test}:", *indented(first), *second]
    return [f"if {test}:", *indented(first), "else:", *indented(second)]


def pop(w: Writer, line: p.Return) -> list[str]:
    """Write the end of a function: its frame goes, its result stays."""
    assert w.frame is not None
    assert w.function is not None
    lines: list[str] = []
    if line.value is not None:
        place = "s.result_list" if is_list(line.value.type) else "s.result"
        lines.append(f"{place} = {lookups.list_value(w, line.value)}")
    elif w.function.result is not None and w.function.result.form != TypeForm.NOTHING:
        lines.append("s.result = 0")
    lines += sentences.leaving(w)
    lines += sentences.outcome(w, line.failed)
    lines.append(f"del {w.stack}[-{len(w.frame.slots) + 2}:]")
    if w.frame.lists:
        lines.append(f"del s.lists[-{len(w.frame.lists)}:]")
    return [*lines, Return("return False")]


def push_line(w: Writer, line: p.Push | p.PushSteps | p.RunTriggers) -> list[str]:
    match line:
        case p.Push(name, args, resume, _):
            frame = push(w, name, [lookups.list_value(w, a) for a in args], "st")
            return [f"st[-2] = {w.label(resume)}", *frame, *go_on(w, f"{name}(s)", resume)]
        case p.PushSteps(field, target, you, resume, _):
            call = f"{sentences.steps_name(field.owner, field.name)}(s, {w.value(you)}, {w.value(target)})"
            return [f"st[-2] = {w.label(resume)}", *go_on(w, call, resume)]
        case p.RunTriggers(event, moment, args, resume):
            name = moment_name(event, moment)
            texts = [lookups.list_value(w, arg) for arg in args]
            if w.layout.lowered.moments[(event, moment)].suspends:
                return [*run_moment(w, event, moment, texts, resume), *goto(w, resume)]
            call = f"{name}({', '.join(['s', *texts])})"
            if moment == c.Moment.INSTEAD:
                gives = gives_result(w.layout.symbols.events[event])
                call = f"s.failed = not {call}" if gives else f"s.result = 1 if {call} else 0"
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
    lines = [f"{stack} += [{', '.join([*ints, w.layout.use_label(BEGIN), w.layout.table('verb', name)])}]"]
    if lists:
        lines.append(f"s.lists += [{', '.join(lists)}]")
    return lines


def run_moment(w: Writer, event: str, moment: c.Moment, args: list[str], resume: int) -> list[str]:
    """Write a frame for what an event triggers, if it triggers anything: its fields, and what matches."""
    name = moment_name(event, moment)
    types = [param.type for param in w.layout.symbols.events[event].params]
    ints = [arg for arg, type_ in zip(args, types, strict=True) if not is_list(type_)]
    lists = [arg for arg, type_ in zip(args, types, strict=True) if is_list(type_)]
    first = w.layout.use_label(*CHOOSE_TRIGGER)
    push = [
        f"st[-2] = {w.label(resume)}",
        f"st += [{', '.join([*ints, first, w.layout.table('verb', name)])}]",
        f"s.lists += [{', '.join([*lists, 'matches'])}]",
        f"if {name}(s):",
        f"{INDENT}return True",
    ]
    lines = [f"matches = match_{name}({', '.join(['s', *args])})", "if matches:", *indented(push)]
    if moment != c.Moment.INSTEAD:
        return lines
    return [*lines, "else:", f"{INDENT}{not_replaced(w, event)}"]


def not_replaced(w: Writer, event: str) -> str:
    """Write that nothing has replaced an event so far."""
    return "s.failed = True" if gives_result(w.layout.symbols.events[event]) else "s.result = 0"
