"""Lower decisions: one block asks, the next one takes the answer, others follow.

    choose c from your hand            block 1: Ask(c)
        put c into trick        ->     block 2: TakeAnswer(c); Do(put c into trick)
    otherwise                          block 3: …
        stop

While a decision is pending, the program counter is at the block after the asking one. So the decision can be asked
again from the block before it, which examples and position editors need.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.program import Ask, Do, Return, TakeAnswer
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import NUMBER, list_of


def lower_decision(cx: BlockBuilder, stmt: c.Question) -> None:
    match stmt:
        case c.Choose():
            lower_choose(cx, stmt)
        case c.ChooseOne():
            lower_choose_one(cx, stmt)
        case c.ChooseMany():
            lower_choose_many(cx, stmt)
        case c.ChooseOrder():
            lower_choose_order(cx, stmt)
        case c.Pay():
            lower_pay(cx, stmt)


def ask(cx: BlockBuilder, stmt: c.Question, none: int) -> None:
    """Start the block that asks, then the block that takes the answer."""
    label = cx.reserve()
    cx.go(label)
    cx.open_at(label)
    cx.line(Ask(stmt, none, stmt.span))
    cx.start_block()


def lower_choose(cx: BlockBuilder, stmt: c.Choose) -> None:
    none, after = cx.reserve(), cx.reserve()
    ask(cx, stmt, none)
    carry_out_choose(cx, stmt, none, after)


def carry_out_choose(cx: BlockBuilder, stmt: c.Choose, none: int, after: int, late: bool = False) -> None:
    """Lower what follows the answer; with `late` it was sealed."""
    if stmt.beside:
        lower_beside(cx, stmt, none, after, late)
    else:
        cx.line(TakeAnswer(stmt, none, (), late))
    cx.lower(stmt.block)
    cx.go(after)
    cx.open_at(none)
    cx.lower(stmt.otherwise)
    cx.go(after)
    cx.open_at(after)


def lower_beside(cx: BlockBuilder, stmt: c.Choose, none: int, after: int, late: bool) -> None:
    """Lower the labels beside the elements of a choice, and start the block for a chosen element."""
    chosen, *arms = (cx.reserve() for _ in range(len(stmt.beside) + 1))
    cx.line(TakeAnswer(stmt, none, (chosen, *arms), late))
    for label, (_, block) in zip(arms, stmt.beside, strict=True):
        cx.open_at(label)
        cx.lower(block)
        cx.go(after)
    cx.open_at(chosen)


def lower_choose_one(cx: BlockBuilder, stmt: c.ChooseOne) -> None:
    none, after = cx.reserve(), cx.reserve()
    ask(cx, stmt, none)
    carry_out_choose_one(cx, stmt, none, after)


def carry_out_choose_one(cx: BlockBuilder, stmt: c.ChooseOne, none: int, after: int) -> None:
    """Lower what follows the answer."""
    arms = tuple(cx.reserve() for _ in stmt.labels)
    cx.line(TakeAnswer(stmt, none, arms))
    for label, (_, block) in zip(arms, stmt.labels, strict=True):
        cx.open_at(label)
        cx.lower(block)
        cx.go(after)
    cx.open_at(none)
    cx.lower(stmt.otherwise)
    cx.go(after)
    cx.open_at(after)


def lower_choose_many(cx: BlockBuilder, stmt: c.ChooseMany) -> None:
    chosen, none, after = cx.reserve(), cx.reserve(), cx.reserve()
    list_type = cx.function.locals[stmt.name]
    cx.line(Do(c.Assign(stmt.span, stmt.name, c.ListOf((), list_type))))
    cx.line(Do(c.Assign(stmt.span, stmt.left, stmt.count)))
    head = cx.reserve()
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    more, full = cx.fork(c.Compare(c.Comparison.MORE, c.Local(stmt.left, NUMBER), c.Const(0, NUMBER, "0"), ty.YES_NO))
    cx.open_at(full)
    cx.go(chosen)
    cx.open_at(more)
    ask(cx, stmt, chosen if stmt.up_to else none)
    cx.line(TakeAnswer(stmt, chosen if stmt.up_to else none))
    cx.go(again)
    cx.open_at(chosen)
    cx.lower(stmt.block)
    cx.go(after)
    cx.open_at(none)
    cx.lower(stmt.otherwise)
    cx.go(after)
    cx.open_at(after)


def lower_choose_order(cx: BlockBuilder, stmt: c.ChooseOrder) -> None:
    cx.line(Do(c.Assign(stmt.span, stmt.temp, c.ListOf((), stmt.type))))
    done = cx.reserve()
    head = cx.reserve()
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    ask(cx, stmt, done)
    cx.line(TakeAnswer(stmt, done))
    cx.go(again)
    cx.open_at(done)
    both = c.ListOf((c.Local(stmt.temp, stmt.type), c.Local(stmt.name, stmt.type)), list_of(NUMBER), joined=True)
    cx.line(Do(c.Assign(stmt.span, stmt.name, both)))


def lower_pay(cx: BlockBuilder, stmt: c.Pay) -> None:
    possible, short = cx.fork(c.CanPay(stmt.bundle, stmt.player, ty.YES_NO))
    after = cx.reserve()
    cx.open_at(short)
    if stmt.otherwise is None:
        cx.line(Return(True))
    cx.lower(stmt.otherwise or ())
    cx.go(after)
    cx.open_at(possible)
    if stmt.site is None:
        cx.line(Do(c.Gain(stmt.span, stmt.bundle, stmt.player, -1)))
        cx.go(after)
    else:
        cx.line(Do(c.Assign(stmt.span, stmt.temp, stmt.bundle)))
        ask(cx, stmt, after)
        cx.line(TakeAnswer(stmt, after))
        cx.go(after)
    cx.open_at(after)
