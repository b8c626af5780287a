"""Find the loops that must count their rounds: those that may repeat without a decision.

    turns                                            repeat until done
        choose c from cards                              may choose c from row
            play c                                           put c into hand
        otherwise                                        otherwise
            end         every round asks                     skip       with an empty row, a round does not ask

A decision ends the call of the engine, and the next call counts from zero.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.lower import program as p
from lawspeaker.lower.block_graph import targets

MANY = 10_000


def is_unbounded(loop: c.Loop) -> bool:
    """Return whether a loop has no limit, or one above `MANY`."""
    if loop.form != c.LoopForm.TIMES or loop.value is None:
        return True
    high = loop.value.type.bare().high
    return high is None or high > MANY


def drop_needless_counts(coroutines: list[p.Coroutine]) -> None:
    """Remove the count of rounds from loops in which every round reaches a decision."""
    passing = find_passing(coroutines)
    for coroutine in coroutines:
        flow = {block.number: onward(block, passing) for block in coroutine.blocks}
        for block in coroutine.blocks:
            counts = any(isinstance(line, p.CountRound) for line in block.lines)
            if counts and block.number not in reachable_from(block.number, flow):
                block.lines = [line for line in block.lines if not isinstance(line, p.CountRound)]


def counts_rounds(coroutines: list[p.Coroutine], plain: list[c.Function]) -> bool:
    """Return whether any loop counts its rounds."""
    lines = [line for coroutine in coroutines for block in coroutine.blocks for line in block.lines]
    bodies: list[object] = [function.body for function in plain]
    bodies += [line.stmt for line in lines if isinstance(line, p.Do)]
    loops = [node for body in bodies for node in nodes(body) if isinstance(node, c.Loop | c.Turns)]
    return any(isinstance(line, p.CountRound) for line in lines) or any(
        isinstance(loop, c.Turns) or is_unbounded(loop) for loop in loops
    )


def find_passing(coroutines: list[p.Coroutine]) -> set[str]:
    """Return the functions that may return without a decision."""
    passing: set[str] = set()
    changed = True
    while changed:
        changed = False
        for coroutine in coroutines:
            if coroutine.function.name not in passing and reaches_end(coroutine, passing):
                passing.add(coroutine.function.name)
                changed = True
    return passing


def reaches_end(coroutine: p.Coroutine, passing: set[str]) -> bool:
    flow = {block.number: onward(block, passing) for block in coroutine.blocks}
    reached = {0, *reachable_from(0, flow)}
    lines = [line for block in coroutine.blocks if block.number in reached for line in block.lines]
    return any(isinstance(line, p.Return) for line in lines)


def onward(block: p.Block, passing: set[str]) -> list[int]:
    """Return the blocks that may follow without a decision; a call of steps may return at once.

    A loop leaves its block before what it does for the next element, which may ask: with nobody left, it does not.
    """
    for number, line in enumerate(block.lines):
        match line:
            case p.Ask(stmt, none, _):
                after = [none] if may_have_no_options(stmt) else []
            case p.Finish():
                after = []
            case p.Push(function) if function not in passing:
                after = []
            case (p.Do() | p.CountRound() | p.Goto() | p.Branch() | p.TakeAnswer() | p.NextOf() | p.NextSeat()
                  | p.Push() | p.PushSteps() | p.TakeResult() | p.RunTriggers() | p.WasReplaced() | p.HasFailed()
                  | p.MarkUndone() | p.Return() | p.Quiet() | p.AfterEvent() | p.NoteEvent()
                  | p.NextTurn() | p.NextAsked() | p.Seal() | p.Close() | p.Unseal() | p.HadNothing()
                  | p.Reveal()):  # fmt: skip
                continue
            case _:
                assert_never(line)
        return [*targets(p.Block(block.number, block.lines[:number])), *after]
    return targets(block)


def may_have_no_options(stmt: c.Stmt) -> bool:
    """Return whether a choice may have no options; check requires `otherwise` or `may` for such a choice."""
    certain = isinstance(stmt, c.Choose | c.ChooseOne) and not stmt.otherwise and not stmt.site.decline
    return not certain


def reachable_from(start: int, flow: Mapping[int, list[int]]) -> set[int]:
    """Return the blocks that can be reached from a block; the block itself only if it is on a cycle.

    >>> sorted(reachable_from(0, {0: [1], 1: [2], 2: [1]}))
    [1, 2]
    """
    found: set[int] = set()
    waiting = list(flow.get(start, ()))
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            waiting.extend(flow.get(number, ()))
    return found
