"""Simplify the blocks of a function: skip blocks that only jump, remove unreachable ones, join consecutive ones.

The number of a block is its index in its function; the block that takes an answer follows the one that asks.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.lower import program as p

ENDS = (
    p.Goto,
    p.Branch,
    p.Ask,
    p.NextAsked,
    p.Unseal,
    p.HadNothing,
    p.Push,
    p.PushSteps,
    p.RunTriggers,
    p.WasReplaced,
    p.HasFailed,
    p.Return,
    p.Finish,
)


def ends(block: p.Block) -> bool:
    """Return whether the last line of a block leaves it: by a jump, a decision, a call or a return."""
    if not block.lines:
        return False
    last = block.lines[-1]
    return isinstance(last, ENDS) or (isinstance(last, p.TakeAnswer) and bool(last.arms))


def renumber(line: p.Line, numbers: dict[int, int]) -> p.Line:
    """Return a line with its target blocks renumbered; targets without a new number stay."""

    def new(target: int) -> int:
        return numbers.get(target, target)

    match line:
        case p.Goto(target):
            return p.Goto(new(target))
        case p.Branch(test, yes, no):
            return p.Branch(test, new(yes), new(no))
        case p.Ask(stmt, none, span):
            return p.Ask(stmt, new(none), span)
        case p.TakeAnswer(stmt, declined, arms):
            return p.TakeAnswer(stmt, new(declined), tuple(new(arm) for arm in arms), line.late)
        case p.NextAsked(of, start, done):
            return p.NextAsked(of, new(start), new(done))
        case p.Seal(of, stmt, start):
            return p.Seal(of, stmt, new(start))
        case p.Unseal(of, given, taken, none):
            return p.Unseal(of, given, new(taken), new(none))
        case p.HadNothing(of, yes, no):
            return p.HadNothing(of, new(yes), new(no))
        case p.NextOf(list_, var, done):
            return p.NextOf(list_, var, new(done))
        case p.NextSeat(var, next_, left, done):
            return p.NextSeat(var, next_, left, new(done))
        case p.Push(function, args, resume, span):
            return p.Push(function, args, new(resume), span)
        case p.PushSteps(steps, target, you, resume, span):
            return p.PushSteps(steps, target, you, new(resume), span)
        case p.RunTriggers(event, moment, args, resume):
            return p.RunTriggers(event, moment, args, new(resume))
        case p.WasReplaced(yes, no, gives):
            return p.WasReplaced(new(yes), new(no), gives)
        case p.HasFailed(yes, no):
            return p.HasFailed(new(yes), new(no))
        case (p.Do() | p.CountRound() | p.TakeResult() | p.MarkUndone() | p.Return() | p.Finish() | p.Quiet()
              | p.AfterEvent() | p.NoteEvent() | p.NextTurn() | p.Close() | p.Reveal()):  # fmt: skip
            return line
        case _:
            assert_never(line)


def tidy_blocks(blocks: list[p.Block], entry: bool) -> list[p.Block]:
    """Return the simplified blocks.

    With `entry` the first block stays even if it only jumps: emit adds code to it.
    """
    for block in blocks:
        if not ends(block):
            block.lines.append(p.Goto(block.number + 1))
    onward = shortcuts(blocks)
    for block in blocks:
        block.lines = [renumber(line, onward) for line in block.lines]
    reached = reachable(blocks)
    blocks = join_blocks([block for block in blocks if block.number in reached])
    first = blocks[0].lines[0]
    if not entry and len(blocks) > 1 and isinstance(first, p.Goto) and first.target == blocks[1].number:
        blocks = blocks[1:]
    return numbered(blocks)


def shortcuts(blocks: list[p.Block]) -> dict[int, int]:
    """Return the final target of each block that only jumps."""
    onward = {b.number: b.lines[0].target for b in blocks if len(b.lines) == 1 and isinstance(b.lines[0], p.Goto)}
    for start in onward:
        seen = {start}
        while onward[start] in onward and onward[start] not in seen:
            seen.add(onward[start])
            onward[start] = onward[onward[start]]
    return onward


def numbered(blocks: list[p.Block]) -> list[p.Block]:
    """Number the blocks from 0; the block that takes an answer still follows the one that asks."""
    numbers = {block.number: number for number, block in enumerate(blocks)}
    for block in blocks:
        block.number = numbers[block.number]
        block.lines = [renumber(line, numbers) for line in block.lines]
    return blocks


def join_blocks(blocks: list[p.Block]) -> list[p.Block]:
    """Append each block to the only block that jumps to it."""
    by_number = {block.number: block for block in blocks}
    pinned = {b.number + 1 for b in blocks if any(isinstance(line, p.Ask) for line in b.lines)} | {0}
    sources: dict[int, int] = {}
    for block in blocks:
        for target in targets(block):
            sources[target] = sources.get(target, 0) + 1
    gone: set[int] = set()
    for block in blocks:
        while block.number not in gone and block.lines and isinstance(block.lines[-1], p.Goto):
            target = block.lines[-1].target
            follows = by_number.get(target)
            if follows is None or follows is block or sources[target] != 1 or target in pinned or target in gone:
                break
            if any(isinstance(line, p.Ask) for line in follows.lines):
                break
            block.lines = [*block.lines[:-1], *follows.lines]
            gone.add(target)
    return [block for block in blocks if block.number not in gone]


def reachable(blocks: list[p.Block]) -> set[int]:
    """Return the numbers of the blocks that can be reached from the first one."""
    reached = {0}
    pending = [0]
    by_number = {block.number: block for block in blocks}
    while pending:
        for target in targets(by_number[pending.pop()]):
            if target not in reached and target in by_number:
                reached.add(target)
                pending.append(target)
    return reached


def targets(block: p.Block) -> list[int]:
    """Return the numbers of the blocks that may follow a block."""
    found: list[int] = []
    for line in block.lines:
        match line:
            case p.Goto(target):
                found.append(target)
            case p.Branch(_, yes, no) | p.WasReplaced(yes, no) | p.HasFailed(yes, no) | p.HadNothing(_, yes, no):
                found.extend((yes, no))
            case p.NextAsked(_, start, done):
                found.extend((start, done))
            case p.Unseal(_, _, taken, none):
                found.extend((taken, none))
            case p.Ask(_, none, _):
                found.extend((none, block.number + 1))
            case p.TakeAnswer(_, declined, arms):
                found.extend((declined, *arms))
            case p.NextOf(_, _, done) | p.NextSeat(_, _, _, done):
                found.append(done)
            case p.Push(_, _, resume, _) | p.PushSteps(_, _, _, resume, _) | p.RunTriggers(_, _, _, resume):
                found.append(resume)
            case (p.Do() | p.CountRound() | p.TakeResult() | p.MarkUndone() | p.Return() | p.Finish() | p.Quiet()
                  | p.AfterEvent() | p.NoteEvent() | p.NextTurn() | p.Seal() | p.Close() | p.Reveal()):  # fmt: skip
                pass
            case _:
                assert_never(line)
    return found


def reached_once(blocks: list[p.Block]) -> set[int]:
    """Return the blocks whose only predecessor is a branch: emit writes them inside it."""
    sources: dict[int, int] = {}
    branched: set[int] = set()
    asking: set[int] = {0}
    for block in blocks:
        for target in targets(block):
            sources[target] = sources.get(target, 0) + 1
        for line in block.lines:
            match line:
                case p.Ask(_, none, _):
                    asking |= {block.number, block.number + 1}
                    branched.add(none)
                case p.Branch(_, yes, no) | p.WasReplaced(yes, no) | p.HasFailed(yes, no):
                    branched |= {yes, no}
                case (p.Do() | p.CountRound() | p.Goto() | p.TakeAnswer() | p.NextOf() | p.NextSeat() | p.Push()
                      | p.PushSteps() | p.TakeResult() | p.RunTriggers() | p.MarkUndone() | p.Return() | p.Finish()
                      | p.Quiet() | p.AfterEvent() | p.NoteEvent() | p.NextTurn() | p.NextAsked() | p.Seal()
                      | p.Close() | p.Unseal() | p.HadNothing() | p.Reveal()):  # fmt: skip
                    pass
                case _:
                    assert_never(line)
    return {number for number in branched - asking if sources[number] == 1}
