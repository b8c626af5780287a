"""Lower a function that may suspend (a coroutine) into blocks.

    repeat 3 times                     block 0: left = 3
        act                     ->     block 1: Branch(left > 0, 2, 4)
    gain 1 fame                        block 2: left = left - 1; Push(act, resume at 3)
                                       block 3: Goto(1)
                                       block 4: Do(gain 1 fame); Return

Only sentences that may suspend are split; all others stay one line of their block.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.suspension import is_settled, jumps
from lawspeaker.check import ir as c
from lawspeaker.check.rules.verb_events import gives_result, is_verb_event
from lawspeaker.lower import decisions, together
from lawspeaker.lower import program as p
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.block_graph import tidy_blocks
from lawspeaker.lower.loop_guards import is_unbounded
from lawspeaker.lower.slots import allot_slots
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import NUMBER


def lower_function(cx: BlockBuilder) -> p.Coroutine:
    """Return the blocks of a function and the slots of its frame."""
    cx.start_block()
    lower_stmts(cx, cx.function.body)
    if not cx.ended():
        cx.line(p.Return(False))
    entry = bool(cx.function.records) or cx.function.looks_at_endings
    cx.blocks = tidy_blocks(cx.blocks, entry)
    slots, lists = allot_slots(cx.function, cx.blocks)
    return p.Coroutine(cx.function, cx.blocks, slots, lists)


def lower_stmts(cx: BlockBuilder, block: c.Block) -> None:
    """Lower the sentences of a block of the spec, up to one that always leaves it."""
    outer = cx.here
    for stmt in block:
        if cx.ended():
            break
        cx.here = stmt.span
        lower_stmt(cx, stmt)
    cx.here = outer


def lower_stmt(cx: BlockBuilder, stmt: c.Stmt) -> None:
    """Lower one sentence into the current block or into new ones."""
    if isinstance(stmt, c.Leave) and stmt.form == c.LeaveForm.END:
        cx.line(p.Finish())
        return
    if isinstance(stmt, c.Leave) and stmt.form == c.LeaveForm.SKIP:
        return
    if not cx.suspension.suspends(stmt) and not jumps(stmt):
        cx.line(p.Do(stmt))
        return
    match stmt:
        case c.If():
            lower_if(cx, stmt)
        case c.Each(together=True):
            together.lower_together(cx, stmt)
        case c.Each():
            lower_each(cx, stmt)
        case c.Loop():
            lower_loop(cx, stmt)
        case c.Turns():
            lower_turns(cx, stmt)
        case c.Choosing() | c.Pay():
            decisions.lower_decision(cx, stmt)
        case c.CallVerb() | c.RunSteps() | c.RunPhase():
            lower_call(cx, stmt)
        case c.Announce():
            lower_announce(cx, stmt)
        case c.Leave() | c.GiveBack() | c.OnlyIf():
            lower_leave(cx, stmt)
        case c.Give():
            lower_give(cx, stmt)
        case c.DoPossible():
            lower_stmts(cx, stmt.body)
        case c.Act():
            cx.line(p.Do(stmt))
        case _:
            assert_never(stmt)


def lower_leave(cx: BlockBuilder, stmt: c.Leaves) -> None:
    match stmt:
        case c.GiveBack(_, value):
            cx.line(p.Return(False, value))
        case c.OnlyIf(_, test):
            go_on, stop = cx.fork(test)
            cx.open_at(stop)
            cx.line(p.Return(True))
            cx.open_at(go_on)
        case c.Leave(_, c.LeaveForm.STOP):
            cx.line(p.Goto(cx.stops[-1]) if cx.stops else p.Return(False))
        case c.Leave(_, form):
            cx.line(p.Return(form == c.LeaveForm.FAIL))


def lower_if(cx: BlockBuilder, stmt: c.If) -> None:
    after = cx.reserve()
    for test, block in stmt.arms:
        yes, no = cx.fork(test)
        cx.open_at(yes)
        lower_stmts(cx, block)
        cx.go(after)
        cx.open_at(no)
    lower_stmts(cx, stmt.otherwise)
    cx.go(after)
    cx.open_at(after)


def lower_each(cx: BlockBuilder, stmt: c.Each) -> None:
    head, after = cx.reserve(), cx.reserve()
    step = start_each(cx, stmt, after)
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    cx.line(step)
    lower_loop_body(cx, stmt.block, after)
    cx.go(again)
    cx.open_at(after)


def start_each(cx: BlockBuilder, stmt: c.Each, after: int) -> p.NextOf | p.NextSeat:
    """Start a loop and return the line that takes the next element: players are counted, others come from a list."""
    word = cx.function.words.get(stmt.var, stmt.var)
    match stmt.source:
        case c.Universe() if stmt.type == ty.PLAYER:
            start: c.Expr = c.Const(1, ty.PLAYER, "player 1")
            left = ""
        case c.GameValue(c.GameWord.FROM, (c.Universe() as players, start)):
            left = cx.temp(f"{word}_to_come", NUMBER)
            count = c.Query(c.Aggregate.COUNT, stmt.var, players, None, None, (), NUMBER, stmt.span)
            cx.line(p.Do(c.Assign(stmt.span, left, count)))
        case _:
            cx.line(p.Do(c.Assign(stmt.span, stmt.temp, copied(stmt.source))))
            return p.NextOf(stmt.temp, stmt.var, after)
    following = cx.temp(f"{word}_next", NUMBER)
    cx.line(p.Do(c.Assign(stmt.span, following, start)))
    return p.NextSeat(stmt.var, following, left, after)


def lower_loop_body(cx: BlockBuilder, block: c.Block, after: int) -> None:
    cx.stops.append(after)
    lower_stmts(cx, block)
    cx.stops.pop()


def lower_loop(cx: BlockBuilder, stmt: c.Loop) -> None:
    head, after = cx.reserve(), cx.reserve()
    if stmt.form == c.LoopForm.TIMES and stmt.value is not None:
        cx.line(p.Do(c.Assign(stmt.span, stmt.temp, stmt.value)))
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    left = c.Local(stmt.temp, NUMBER)
    match stmt.form:
        case c.LoopForm.TIMES:
            inside, out = cx.fork(c.Compare(c.Comparison.MORE, left, c.Const(0, NUMBER, "0"), ty.YES_NO))
        case c.LoopForm.WHILE:
            assert stmt.value is not None
            inside, out = cx.fork(stmt.value)
        case c.LoopForm.UNTIL:
            assert stmt.value is not None
            out, inside = cx.fork(stmt.value)
        case c.LoopForm.FOREVER:
            inside, out = cx.reserve(), cx.reserve()
            cx.go(inside)
        case _:
            assert_never(stmt.form)
    cx.open_at(inside)
    if stmt.form == c.LoopForm.TIMES:
        less = c.Arithmetic(c.ArithmeticOp.SUBTRACT, left, c.Const(1, NUMBER, "1"), NUMBER)
        cx.line(p.Do(c.Assign(stmt.span, stmt.temp, less)))
    lower_loop_body(cx, stmt.block, after)
    if is_unbounded(stmt) and not cx.ended():
        cx.line(p.CountRound(stmt.span))
    cx.go(again)
    cx.open_at(out)
    cx.go(after)
    cx.open_at(after)


def lower_turns(cx: BlockBuilder, stmt: c.Turns) -> None:
    cx.line(p.NextTurn(stmt.var, stmt.starting))
    head, after = cx.reserve(), cx.reserve()
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    if stmt.until is not None:
        out, inside = cx.fork(stmt.until)
        cx.open_at(out)
        cx.go(after)
        cx.open_at(inside)
    lower_loop_body(cx, stmt.block, after)
    if not cx.ended():
        left = c.GameValue(c.GameWord.LEFT, (c.Local(stmt.var, ty.PLAYER),), ty.PLAYER)
        cx.line(p.NextTurn(stmt.var, left))
        cx.line(p.CountRound(stmt.span))
    cx.go(again)
    cx.open_at(after)


def lower_give(cx: BlockBuilder, stmt: c.Give) -> None:
    possible, short = cx.fork(c.CanPay(stmt.bundle, stmt.giver, ty.YES_NO))
    after = cx.reserve()
    cx.open_at(short)
    lower_stmts(cx, stmt.otherwise or ())
    cx.go(after)
    cx.open_at(possible)
    cx.line(p.Do(c.Give(stmt.span, stmt.bundle, stmt.giver, stmt.taker, None)))
    cx.go(after)
    cx.open_at(after)


def lower_call(cx: BlockBuilder, stmt: c.Calls) -> None:
    """Lower a call: the effect below it, the call itself, its result and its `otherwise`."""
    if not cx.suspension.node_suspends(stmt):
        lower_plain_call(cx, stmt)
        return
    effect = None if isinstance(stmt, c.RunPhase) else stmt.effect
    if effect is not None:
        cx.line(p.Quiet(effect, True))
    resume = cx.reserve()
    if isinstance(stmt, c.RunSteps) and is_unanswered(cx.suspension.program, cx.function, stmt):
        cx.line(p.MarkUndone(begins=True))
    match stmt:
        case c.CallVerb(span, verb, args, you):
            name = cx.suspension.program.verbs[verb.name].name
            cx.line(p.Push(name, (you, *args), resume, span))
        case c.RunPhase(span, phase, you):
            name = cx.suspension.program.phases[phase.name].name
            cx.line(p.Push(name, (you,), resume, span))
        case c.RunSteps(span, steps, target, you):
            cx.line(p.PushSteps(steps, target, you, resume, span))
    cx.open_at(resume)
    if effect is not None:
        cx.line(p.Quiet(effect, False))
    if isinstance(stmt, c.CallVerb):
        lower_call_result(cx, stmt)
    if is_unanswered(cx.suspension.program, cx.function, stmt):
        cx.line(p.MarkUndone())


def is_unanswered(program: c.Program, function: c.Function, stmt: c.Calls) -> bool:
    """Return whether it must be marked if a call fails: trials reach the function, and nothing answers the failure."""
    if id(function) not in program.strict:
        return False
    match stmt:
        case c.CallVerb():
            return stmt.otherwise is None and program.verbs[stmt.verb.name].fails
        case c.RunPhase():
            return program.phases[stmt.phase.name].fails
        case c.RunSteps():
            return any(f.fails for f in program.steps.get((stmt.field.owner, stmt.field.name), {}).values())


def lower_call_result(cx: BlockBuilder, stmt: c.CallVerb) -> None:
    if stmt.giving is not None:
        cx.line(p.TakeResult(stmt.giving, stmt.verb.type))
    if stmt.otherwise is not None:
        branch_on_failure(cx, stmt.otherwise)


def branch_on_failure(cx: BlockBuilder, otherwise: c.Block) -> None:
    failed, after = cx.reserve(), cx.reserve()
    cx.line(p.HasFailed(failed, after))
    cx.open_at(failed)
    lower_stmts(cx, otherwise)
    cx.go(after)
    cx.open_at(after)


def lower_plain_call(cx: BlockBuilder, stmt: c.Calls) -> None:
    """Lower a call that cannot suspend; its `otherwise` may."""
    if isinstance(stmt, c.CallVerb) and stmt.otherwise is not None:
        bare = c.CallVerb(stmt.span, stmt.verb, stmt.args, stmt.you, stmt.giving, stmt.effect, ())
        cx.line(p.Do(bare))
        branch_on_failure(cx, stmt.otherwise)
    else:
        cx.line(p.Do(stmt))


def lower_announce(cx: BlockBuilder, stmt: c.Announce) -> None:
    """Lower an event: triggers before it, its block unless replaced, triggers after it, and its consequences."""
    fields = zip(stmt.args, stmt.event.params, strict=True)
    args = tuple(fixed_argument(cx, arg, param.name, stmt) for arg, param in fields)
    event = stmt.event.name
    if not is_verb_event(stmt.event):
        cx.line(p.NoteEvent(event, args))
    run_triggers(cx, event, c.Moment.BEFORE, args)
    if (event, c.Moment.INSTEAD) in cx.suspension.moments:
        run_triggers(cx, event, c.Moment.INSTEAD, args)
        replaced, go_on, after = cx.reserve(), cx.reserve(), cx.reserve()
        cx.line(p.WasReplaced(replaced, go_on, gives_result(stmt.event)))
        cx.open_at(go_on)
        lower_stmts(cx, stmt.block)
        run_triggers(cx, event, c.Moment.AFTER, args)
        cx.go(after)
        cx.open_at(replaced)
        if stmt.giving is not None:
            cx.line(p.TakeResult(stmt.giving, stmt.event.type))
        cx.go(after)
        cx.open_at(after)
    else:
        lower_stmts(cx, stmt.block)
        if cx.ended():
            return
        run_triggers(cx, event, c.Moment.AFTER, args)
    if cx.suspension.has_consequence(event):
        cx.line(p.AfterEvent(event, args))


def run_triggers(cx: BlockBuilder, event: str, moment: c.Moment, args: tuple[c.Expr, ...]) -> None:
    if cx.ended() or (event, moment) not in cx.suspension.moments:
        return
    resume = cx.reserve()
    cx.line(p.RunTriggers(event, moment, args, resume))
    cx.open_at(resume)


def fixed_argument(cx: BlockBuilder, arg: c.Expr, word: str, stmt: c.Announce) -> c.Expr:
    """Return an argument that triggers cannot change: itself if it is constant, else a temporary variable."""
    if is_settled(arg, stmt.block):
        return arg
    name = cx.temp(f"event_{word}", arg.type)
    cx.line(p.Do(c.Assign(stmt.span, name, arg)))
    return c.Local(name, arg.type)


def copied(source: c.Expr) -> c.Expr:
    return c.FirstN(c.ListPart.ALL, c.Const(0, NUMBER), source, source.type)
