"""Assign slots of the frame to variables that a block reads before it writes them.

All other variables are used inside one block and become Python variables.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import free_locals, nodes
from lawspeaker.lower import program as p


def allot_slots(function: c.Function, blocks: list[p.Block]) -> tuple[list[str], list[str]]:
    """Set the variables that each block loads; return the integer slots and the list slots of the frame."""
    params = dict(function.params)
    needed: set[str] = set(params)
    for block in blocks:
        block.loads = reads_first(function, block)
        needed.update(block.loads)
    others = sorted(name for name in needed if name not in params)
    ints = [name for name, type_ in params.items() if not is_list(type_)]
    ints.extend(name for name in others if not is_list(function.locals[name]))
    lists = [name for name, type_ in params.items() if is_list(type_)]
    lists.extend(name for name in others if is_list(function.locals[name]))
    return ints, lists


def reads_first(function: c.Function, block: p.Block) -> list[str]:
    """Return the variables that a block may read before it writes them."""
    known = {*function.locals, *(name for name, _ in function.params)}
    written: set[str] = set()
    read: list[str] = []
    for line in block.lines:
        for name in reads(line):
            if name in known and name not in written and name not in read:
                read.append(name)
        written.update(writes(line))
    return sorted(read)


def reads(line: p.Line) -> list[str]:
    """Return the variables that a line reads, including those that no expression shows."""
    names = sorted(locals_in_line(line))
    if isinstance(line, p.TakeAnswer) and line.stmt.site is not None:
        names.extend(var.local for var in line.stmt.site.spoken)
    match line:
        case p.NextOf(list_, _, _):
            names.append(list_)
        case p.NextSeat(_, next_, left, _):
            names.extend((next_, left) if left else (next_,))
        case p.NextAsked(of, _, _) | p.Reveal(of):
            names.extend((of.asked, of.sealed))
        case p.Seal(of, _, _):
            names.extend((of.var, of.asked, of.sealed))
        case p.Close(of) | p.HadNothing(of, _, _):
            names.extend((of.var, of.sealed))
        case p.Unseal(of, given, _, _):
            names.extend((of.var, of.sealed, given) if given else (of.var, of.sealed))
        case p.Ask(c.ChooseMany() as stmt) | p.TakeAnswer(c.ChooseMany() as stmt):
            names.extend((stmt.name, stmt.left))
        case p.Ask(c.ChooseOrder() as stmt) | p.TakeAnswer(c.ChooseOrder() as stmt):
            names.extend((stmt.name, stmt.temp))
        case p.Ask(c.Pay() as stmt):
            names.append(stmt.temp)
        case p.Quiet(effect, True):
            names.extend(effect.captured)
            names.extend(("you", "this"))
        case p.Do(stmt):
            names.extend(hidden_reads(stmt))
        case (p.CountRound() | p.Goto() | p.Branch() | p.Ask() | p.TakeAnswer() | p.Push() | p.PushSteps()
              | p.TakeResult() | p.RunTriggers() | p.WasReplaced() | p.HasFailed() | p.MarkUndone()
              | p.Return() | p.Finish() | p.Quiet() | p.AfterEvent() | p.NoteEvent() | p.NextTurn()):  # fmt: skip
            pass
        case _:
            assert_never(line)
    return names


def hidden_reads(stmt: object) -> list[str]:
    """Return the variables that effects in a sentence capture, and `this` for a mark of `once each`."""
    names: list[str] = []
    for node in nodes(stmt):
        if isinstance(node, c.Effect):
            names.extend(("you", "this"))
        elif isinstance(node, c.CapturedVar):
            names.append(node.local)
        elif isinstance(node, c.MarkOnce) and node.this:
            names.append("this")
    return names


def locals_in_line(line: p.Line) -> set[str]:
    """Return the variables in the expressions of a line; for a choice, only those of this step."""
    match line:
        case p.Ask(stmt):
            bound = {pool.var for pool in stmt.pools} if isinstance(stmt, c.Choose) else set()
            if isinstance(stmt, c.ChooseMany):
                bound = {stmt.pool.var}
            return free_locals(asked(stmt)) - bound
        case p.TakeAnswer(c.Pay() as stmt):
            return free_locals(stmt.player)
        case (p.TakeAnswer() | p.NextAsked() | p.Seal() | p.Close() | p.Unseal() | p.HadNothing()
              | p.Reveal()):  # fmt: skip
            return set()
        case (p.Do() | p.CountRound() | p.Goto() | p.Branch() | p.NextOf() | p.NextSeat() | p.Push() | p.PushSteps()
              | p.TakeResult() | p.RunTriggers() | p.WasReplaced() | p.HasFailed() | p.MarkUndone() | p.Return()
              | p.Finish() | p.Quiet() | p.AfterEvent() | p.NoteEvent() | p.NextTurn()):  # fmt: skip
            return set().union(*(free_locals(getattr(line, name)) for name in line.__struct_fields__))
        case _:
            assert_never(line)


def asked(stmt: c.Question) -> tuple[object, ...]:
    match stmt:
        case c.Choose():
            return (stmt.by, stmt.pools, tuple(test for test, _ in stmt.beside if test is not None))
        case c.ChooseOne():
            return (stmt.by, tuple(test for test, _ in stmt.labels if test is not None))
        case c.ChooseMany():
            return (stmt.by, stmt.pool)
        case c.ChooseOrder():
            return (stmt.by,)
        case c.Pay():
            return (stmt.player,)


def writes(line: p.Line) -> set[str]:
    """Return the variables that a line always writes."""
    match line:
        case p.Do(c.Act() | c.CallVerb() as stmt):  # others may leave out what they bind: a loop without a round
            return set(stmt.binds)
        case p.NextOf(_, var, _) | p.NextSeat(var) | p.NextTurn(var, _):
            return {var}
        case p.TakeAnswer(c.Choose() as stmt):
            return {pool.var for pool in stmt.pools}
        case p.TakeResult(name, _):
            return {name}
        case p.NextAsked(of, _, _):
            return {of.var}
        case (p.Do() | p.CountRound() | p.Goto() | p.Branch() | p.Ask() | p.TakeAnswer() | p.Push() | p.PushSteps()
              | p.RunTriggers() | p.WasReplaced() | p.HasFailed() | p.MarkUndone() | p.Return() | p.Finish() | p.Quiet()
              | p.AfterEvent() | p.NoteEvent() | p.Seal() | p.Close() | p.Unseal() | p.HadNothing()
              | p.Reveal()):  # fmt: skip
            return set()
        case _:
            assert_never(line)
