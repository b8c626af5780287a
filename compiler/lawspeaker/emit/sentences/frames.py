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

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.rules.verb_events import gives_result
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.lines import (
    INDENT,
    Comment,
    always_leaves,
    always_returns,
    indented,
    merge_notes,
)
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.precedence import COMPARE, NOT
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import announcements, end_checks, functions, gathering, jumps, sentences
from lawspeaker.emit.sentences.block_order import in_reading_order
from lawspeaker.emit.sentences.frame_slots import list_slot, push, slot, take_result, write_target
from lawspeaker.emit.sentences.function_parts import BlockRow, PartRow, divided, is_hopeless, only_stored, words_of
from lawspeaker.emit.sentences.labels import CHOOSE_TRIGGER, label_blocks
from lawspeaker.emit.sentences.leaving import leaving, outcome
from lawspeaker.emit.writer import Writer
from lawspeaker.lower import program as p
from lawspeaker.lower.block_graph import reached_once
from lawspeaker.resolve.types import Type, TypeForm


def write_resumable(w: Writer, frame: p.Coroutine) -> Definition:
    """Write a function that may suspend."""
    function = frame.function
    for record in function.records:
        function.locals[function.marks[record]] = Type(TypeForm.NUMBER)
        frame.slots.append(function.marks[record])
    w.function, w.frame = function, frame
    w.inner = {block.number: block for block in frame.blocks if block.number in reached_once(frame.blocks)}
    w.labels = label_blocks(w.layout, frame)
    names_stack = len(frame.blocks) > 1 or uses_slots(frame)
    w.stack = "st" if names_stack else "s.stack"
    rows = write_blocks(w, frame)
    if is_hopeless(rows):
        w.inner = {}
        rows = write_blocks(w, frame)
    rows, parts = divided(rows, lambda row: write_part(w, frame, row))
    if parts:
        apart = {part.number for part in parts}
        lines = [line for row in rows if row.number not in apart for line in row.lines]
        w.only_stored = only_stored(lines, [*frame.slots, *frame.lists])
        numbered = {block.number: block for block in frame.blocks}
        rows = [row if row.number in apart else write_block(w, numbered[row.number]) for row in rows]
        w.only_stored = set()
    w.stack = "st"
    name = w.layout.lowered.within.get(function.name, function.name)
    return definition(
        (*functions.defined_names(w.layout, function.name), *(part.name for part in parts)),
        "functions/resumable",
        counted=functions.counted_call(w.layout, function.name, function.span, [], "bool"),
        comment=w.layout.spec.comment(function.span),
        name=name,
        blocks=rows,
        parts=parts,
        loops=len(frame.blocks) > 1,
        names_stack=names_stack,
    )


def write_blocks(w: Writer, frame: p.Coroutine) -> list[BlockRow]:
    """Write the blocks of a function in the order in which they are read."""
    blocks = in_reading_order([block for block in frame.blocks if block.number not in w.inner])
    w.position = {block.number: place for place, block in enumerate(blocks)}
    return [write_block(w, block) for block in blocks]


def write_part(w: Writer, frame: p.Coroutine, row: BlockRow) -> PartRow:
    """Write a block as a function of its own, which returns the block at which the function goes on."""
    block = next(block for block in frame.blocks if block.number == row.number)
    name = w.layout.memo.fresh(f"{frame.function.name}_{row.label.lower()}")
    w.layout.memo.taken.add(name)
    w.apart = True
    w.only_stored = only_stored(write_block(w, block).lines, [*frame.slots, *frame.lists])
    lines = write_block(w, block).lines
    w.apart, w.only_stored = False, set()
    comment = w.layout.spec.comment(frame.function.span if block.span is None else block.span)
    return PartRow(row.number, comment, name, "st" in words_of(lines), lines)


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
    return BlockRow(block.number, w.label(block.number), block_comment(w, block), [*start, *loaded(w, block)])


def block_comment(w: Writer, block: p.Block) -> str:
    """Return the comment beside the test for a block: the sentence it comes from."""
    if block.span is None:
        return "# done"
    before = "answered: " if isinstance(block.lines[0], p.TakeAnswer | p.Seal) else ""
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
    w.empty_place = None
    for line in block.lines:
        lines += write_line(w, line)
        if always_returns(lines):
            break
    return merge_notes(lines)


def write_line(w: Writer, line: p.Line) -> list[str]:
    """Write one line of a block."""
    match line:
        case p.Do(stmt):
            if w.empty_place is not None and not w.empty_place.is_kept_by(stmt):
                w.empty_place = None
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
            return w.parts.ask(w, stmt, none)
        case p.TakeAnswer(stmt, declined, arms):
            taken = w.parts.take_answer(w, stmt, declined, arms)
            w.empty_place = None if line.late else w.empty_place
            return taken
        case p.NextAsked() | p.Seal() | p.Close() | p.Unseal() | p.HadNothing() | p.Reveal():
            return gathering.write_gathering(w, line)
        case p.NextOf(list_, var, done):
            out = [f"if len({w.name(list_)}) == 0:", *indented(jumps.jump(w, w.label(done), True))]
            return [*out, f"{write_target(w, var)} = {list_}[0]", f"{write_target(w, list_)} = {list_}[1:]"]
        case p.NextSeat(var, next_, left, done):
            return next_seat(w, var, next_, left, done)
        case p.TakeResult(name, type_):
            return take_result(w, name, type_)
        case p.Return():
            return pop(w, line)
        case p.Finish():
            return ["end_game(s)", jumps.suspend(w)]
        case p.Quiet(effect, begins):
            return announcements.begin(w, effect) if begins else announcements.end(w, effect)
        case p.AfterEvent(event, args):
            return after_event_framed(w, event, args)
        case p.NoteEvent(event, args):
            return [*sentences.needed(w, args), *announcements.note_event(w, event, args)]
        case p.NextTurn(var, value):
            return [
                f"s.active = {write_target(w, var)} = {w.value(value)}",
                *w.invalidation.of({c.ACTIVE}),
            ]
        case p.Push() | p.PushSteps() | p.RunTriggers():
            return push_line(w, line)


def next_seat(w: Writer, var: str, next_: str, left: str, done: int) -> list[str]:
    """Write the step to the next player in a loop over the players in turn order."""
    count = w.layout.fixed_players or "s.players"
    w.name(next_)
    out = [
        f"if {f'{w.name(left)} == 0' if left else f'{next_} > {count}'}:",
        *indented(jumps.jump(w, w.label(done), True)),
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
    return jumps.jump(w, w.label(target), not jumps.is_later(w, target))


def branch(w: Writer, test: str, negated: str, yes: int, no: int, awkward: bool = False) -> list[str]:
    """Write a jump to one of two blocks; `awkward` is a negation such as `not a == b` that is not written."""
    if yes == no:
        return goto(w, yes)
    if yes in w.inner or (no in w.inner and awkward):
        return fork(w, test, yes, no)
    if no in w.inner:
        return fork(w, negated, no, yes)
    again = not (jumps.is_later(w, yes) and jumps.is_later(w, no))
    return jumps.jump(w, f"{w.label(yes)} if {test} else {w.label(no)}", again)


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
    lines += leaving(w)
    lines += outcome(w, line.failed)
    lines.append(f"del {w.stack}[-{len(w.frame.slots) + 2}:]")
    if w.frame.lists:
        lines.append(f"del s.lists[-{len(w.frame.lists)}:]")
    return [*lines, jumps.finish(w)]


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
    return [f"if {call}:", *indented([jumps.suspend(w)]), *goto(w, resume)]


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
        *indented([jumps.suspend(w)]),
    ]
    lines = [f"matches = match_{name}({', '.join(['s', *args])})", "if matches:", *indented(push)]
    if moment != c.Moment.INSTEAD:
        return lines
    return [*lines, "else:", f"{INDENT}{not_replaced(w, event)}"]


def not_replaced(w: Writer, event: str) -> str:
    """Write that nothing has replaced an event so far."""
    return "s.failed = True" if gives_result(w.layout.symbols.events[event]) else "s.result = 0"
