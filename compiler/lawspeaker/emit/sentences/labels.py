"""Names for the blocks of functions that may suspend: a suspended function goes on at the block its frame names.

    ask c                     ->  ASK_C           the block that lists the options
    what follows the answer   ->  TAKE_C          the block that takes the answer
    what follows a call       ->  AFTER_CLASH
    the head of a loop        ->  NEXT_P
    the end                   ->  DONE
    anything else             ->  THEN_GAIN       by the first word of its sentence

A name has the same number in all functions of an engine, so that each is declared once.
"""

from __future__ import annotations

from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.check import ir as c
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.lower import program as p

BEGIN = "begin"
CHOOSE_TRIGGER = ("choose", "trigger")
RUN_TRIGGER = ("run", "trigger")
AFTER_TRIGGER = ("after", "trigger")


def resumed_at(info: MomentInfo) -> tuple[str, ...]:
    """Return the words for the block at which a function of triggers goes on after one of them."""
    return AFTER_TRIGGER if info.moment == c.Moment.INSTEAD else CHOOSE_TRIGGER


def label_blocks(layout: Layout, frame: p.Coroutine) -> dict[int, str]:
    """Return the constants for the blocks of a function, by their numbers."""
    lines = [line for block in frame.blocks for line in block.lines]
    resumed = {line.resume: called(line) for line in lines if isinstance(line, p.Push | p.PushSteps | p.RunTriggers)}
    used: dict[tuple[str, ...], int] = {}
    labels: dict[int, str] = {}
    for block in frame.blocks:
        words = words_of(layout, block, resumed)
        used[words] = used.get(words, 0) + 1
        labels[block.number] = layout.label(*words, *([str(used[words])] if used[words] > 1 else []))
    return labels


def asked_at(layout: Layout) -> list[tuple[str, str, str]]:
    """Return the constants for suspended functions, each with its label and the label of the block that asked."""
    entries: list[tuple[str, str, str]] = []
    for frame in layout.lowered.coroutines:
        labels, verb = label_blocks(layout, frame), layout.table("verb", frame.function.name)
        for block in frame.blocks:
            if any(isinstance(line, p.Ask) for line in block.lines):
                entries.append((verb, labels[block.number + 1], labels[block.number]))
    for info in layout.lowered.moments.values():
        if info.site is not None:
            verb = layout.table("verb", moment_name(info.event, info.moment))
            entries.append((verb, layout.label(*RUN_TRIGGER), layout.label(*CHOOSE_TRIGGER)))
    return entries


def called(line: p.Push | p.PushSteps | p.RunTriggers) -> str:
    """Return the name of the function that a line calls."""
    match line:
        case p.Push():
            return line.function
        case p.PushSteps():
            return line.field.name
        case p.RunTriggers():
            return moment_name(line.event, line.moment)


def words_of(layout: Layout, block: p.Block, resumed: dict[int, str]) -> tuple[str, ...]:
    """Return the words that name a block."""
    if block.number == 0:
        return (BEGIN,)
    match block.lines[0]:
        case p.TakeAnswer(stmt):
            return "take", decided(stmt)
        case p.NextOf(_, var) | p.NextSeat(var):
            return "next", var
        case p.Return(failed=failed):
            return ("fail" if failed else "done",)
        case p.Finish():
            return ("finish",)
        case _:
            pass
    asks = [line.stmt for line in block.lines if isinstance(line, p.Ask)]
    if asks:
        return "ask", decided(asks[0])
    if block.number in resumed:
        return "after", resumed[block.number]
    return ("done",) if block.span is None else ("then", layout.spec.first_word(block.span))


def decided(stmt: p.Choice) -> str:
    """Return the word for what a decision is about."""
    match stmt:
        case c.Choose():
            return "_".join(pool.var for pool in stmt.pools)
        case c.ChooseMany():
            return stmt.element
        case c.ChooseOrder():
            return stmt.name
        case c.ChooseOne():
            return "option"
        case c.Pay():
            return "payment"
