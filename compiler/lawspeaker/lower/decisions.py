"""Decisions as blocks: one that asks, the next one takes the answer, others say what follows.

    choose c from your hand            block 1: Ask(c)
        put c into trick        ->     block 2: TakeAnswer(c); Do(put c into trick)
    otherwise                          block 3: …
        stop

A decision leaves the program counter at the block after the asking one, which takes the answer; so a pending decision
can be asked anew from the block before, which examples and editors of positions need.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.program import Ask, Do, Return, TakeAnswer
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import NUMBER, Type


class ChoiceLowerer(BlockBuilder):
    """Cuts choices and payments into blocks."""

    def choice(self, stmt: c.Choose | c.ChooseOne | c.ChooseMany | c.ChooseOrder | c.Pay) -> None:
        match stmt:
            case c.Choose():
                self.choose(stmt)
            case c.ChooseOne():
                self.choose_one(stmt)
            case c.ChooseMany():
                self.choose_many(stmt)
            case c.ChooseOrder():
                self.choose_order(stmt)
            case c.Pay():
                self.pay(stmt)

    def ask(self, stmt: c.Choose | c.ChooseOne | c.ChooseMany | c.ChooseOrder | c.Pay, none: int) -> None:
        """Open an asking block and the block after it, which takes the answer."""
        label = self.reserve()
        self.go(label)
        self.open_at(label)
        self.line(Ask(stmt, none, stmt.span))
        self.start_block()

    def choose(self, stmt: c.Choose) -> None:
        none, after = self.reserve(), self.reserve()
        self.ask(stmt, none)
        self.line(TakeAnswer(stmt, none))
        self.stmts(stmt.block)
        self.go(after)
        self.open_at(none)
        self.stmts(stmt.otherwise)
        self.go(after)
        self.open_at(after)

    def choose_one(self, stmt: c.ChooseOne) -> None:
        none, after = self.reserve(), self.reserve()
        self.ask(stmt, none)
        arms = tuple(self.reserve() for _ in stmt.labels)
        self.line(TakeAnswer(stmt, none, arms))
        for label, (_, block) in zip(arms, stmt.labels, strict=True):
            self.open_at(label)
            self.stmts(block)
            self.go(after)
        self.open_at(none)
        self.stmts(stmt.otherwise)
        self.go(after)
        self.open_at(after)

    def choose_many(self, stmt: c.ChooseMany) -> None:
        chosen, none, after = self.reserve(), self.reserve(), self.reserve()
        list_type = self.function.locals[stmt.name]
        self.line(Do(c.Assign(stmt.span, stmt.name, c.ListOf((), list_type))))
        self.line(Do(c.Assign(stmt.span, stmt.left, stmt.count)))
        head = self.reserve()
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        more, full = self.fork(c.Compare(">", c.Local(stmt.left, NUMBER), c.Const(0, NUMBER, "0"), ty.YES_NO))
        self.open_at(full)
        self.go(chosen)
        self.open_at(more)
        self.ask(stmt, chosen if stmt.up_to else none)
        self.line(TakeAnswer(stmt, chosen if stmt.up_to else none))
        self.go(again)
        self.open_at(chosen)
        self.stmts(stmt.block)
        self.go(after)
        self.open_at(none)
        self.stmts(stmt.otherwise)
        self.go(after)
        self.open_at(after)

    def choose_order(self, stmt: c.ChooseOrder) -> None:
        self.line(Do(c.Assign(stmt.span, stmt.temp, c.ListOf((), stmt.type))))
        done = self.reserve()
        head = self.reserve()
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        self.ask(stmt, done)
        self.line(TakeAnswer(stmt, done))
        self.go(again)
        self.open_at(done)
        both = c.ListOf((c.Local(stmt.temp, stmt.type), c.Local(stmt.name, stmt.type)), Type("list", "joined", NUMBER))
        self.line(Do(c.Assign(stmt.span, stmt.name, both)))

    def pay(self, stmt: c.Pay) -> None:
        possible, short = self.fork(c.CanPay(stmt.bundle, stmt.player, ty.YES_NO))
        after = self.reserve()
        self.open_at(short)
        if stmt.otherwise is None:
            self.line(Return(True))
        self.stmts(stmt.otherwise or ())
        self.go(after)
        self.open_at(possible)
        if stmt.site is None:
            self.line(Do(c.Gain(stmt.span, stmt.bundle, stmt.player, -1)))
            self.go(after)
        else:
            self.line(Do(c.Assign(stmt.span, stmt.temp, stmt.bundle)))
            head = self.reserve()
            self.go(head)
            self.open_at(head)
            again = self.blocks[-1].number
            self.ask(stmt, after)
            self.line(TakeAnswer(stmt, after))
            self.go(again)
        self.open_at(after)
