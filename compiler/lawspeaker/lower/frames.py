"""A function that may suspend, cut into blocks.

    repeat 3 times                     block 0: left = 3
        act                     ->     block 1: Branch(left > 0, 2, 4)
    gain 1 fame                        block 2: left = left - 1; Push(act, resume at 3)
                                       block 3: Goto(1)
                                       block 4: Do(gain 1 fame); Return

Only sentences that suspend are cut; whatever runs through in one go stays one sentence inside its block.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.lower.blocks import tidy_blocks
from lawspeaker.lower.decisions import ChoiceLowerer
from lawspeaker.lower.endless_loops import is_unbounded
from lawspeaker.lower.program import (
    AfterEvent,
    CountRound,
    Do,
    Finish,
    Frame,
    Goto,
    HasFailed,
    Moment,
    NextOf,
    NextSeat,
    NextTurn,
    NoteEvent,
    Push,
    PushSteps,
    Quiet,
    Return,
    TakeResult,
    WasReplaced,
)
from lawspeaker.lower.sentence_effects import is_settled, jumps
from lawspeaker.lower.slots import allot_slots
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import NUMBER


class FrameLowerer(ChoiceLowerer):
    """Cuts one function into blocks."""

    def lower(self) -> Frame:
        """Return the function as blocks with their frame."""
        self.start_block()
        self.stmts(self.function.body)
        if not self.ended():
            self.line(Return(False))
        entry = bool(self.function.records) or self.function.looks_at_endings
        self.blocks = tidy_blocks(self.blocks, entry)
        slots, lists = allot_slots(self.function, self.blocks)
        return Frame(self.function, self.blocks, slots, lists)

    def stmt(self, stmt: c.Stmt) -> None:
        """Lower one sentence into the current block or into new ones."""
        if isinstance(stmt, c.Leave) and stmt.form == "end":
            self.line(Finish())
            return
        if isinstance(stmt, c.Leave) and stmt.form == "skip":
            return
        if not self.suspension.suspends(stmt) and not jumps(stmt):
            self.line(Do(stmt))
            return
        match stmt:
            case c.If():
                self.if_(stmt)
            case c.Each():
                self.each(stmt)
            case c.Loop():
                self.loop(stmt)
            case c.Turns():
                self.turns(stmt)
            case c.Choose() | c.ChooseOne() | c.ChooseMany() | c.ChooseOrder() | c.Pay():
                self.choice(stmt)
            case c.CallVerb() | c.RunSteps() | c.RunPhase():
                self.call(stmt)
            case c.Announce():
                self.announce(stmt)
            case c.Leave() | c.GiveBack() | c.OnlyIf():
                self.leave(stmt)
            case c.Give():
                self.give(stmt)
            case _:
                self.line(Do(stmt))

    def leave(self, stmt: c.Leave | c.GiveBack | c.OnlyIf) -> None:
        match stmt:
            case c.GiveBack(_, value):
                self.line(Return(False, value))
            case c.OnlyIf(_, test):
                go_on, stop = self.fork(test)
                self.open_at(stop)
                self.line(Return(True))
                self.open_at(go_on)
            case c.Leave(_, "stop"):
                self.line(Goto(self.stops[-1]) if self.stops else Return(False))
            case c.Leave(_, form):
                self.line(Return(form == "fail"))

    def if_(self, stmt: c.If) -> None:
        after = self.reserve()
        for test, block in stmt.arms:
            yes, no = self.fork(test)
            self.open_at(yes)
            self.stmts(block)
            self.go(after)
            self.open_at(no)
        self.stmts(stmt.otherwise)
        self.go(after)
        self.open_at(after)

    def each(self, stmt: c.Each) -> None:
        head, after = self.reserve(), self.reserve()
        step = self.first_of(stmt, after)
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        self.line(step)
        self.body(stmt.block, after)
        self.go(again)
        self.open_at(after)

    def first_of(self, stmt: c.Each, after: int) -> NextOf | NextSeat:
        """Begin a loop, and return what takes the next: players in turn order are counted, others wait in a list."""
        word = stmt.var.rstrip("_")
        match stmt.source:
            case c.Universe() if stmt.type == ty.PLAYER:
                start: c.Expr = c.Const(1, ty.PLAYER, "player 1")
                left = ""
            case c.PlayerValue("from", (c.Universe() as players, start)):
                left = self.temp(f"{word}_to_come", NUMBER)
                count = c.Query("count", stmt.var, players, None, None, (), NUMBER, stmt.span)
                self.line(Do(c.Assign(stmt.span, left, count)))
            case _:
                self.line(Do(c.Assign(stmt.span, stmt.temp, copied(stmt.source))))
                return NextOf(stmt.temp, stmt.var, after)
        following = self.temp(f"{word}_next", NUMBER)
        self.line(Do(c.Assign(stmt.span, following, start)))
        return NextSeat(stmt.var, following, left, after)

    def body(self, block: c.Block, after: int) -> None:
        self.stops.append(after)
        self.stmts(block)
        self.stops.pop()

    def loop(self, stmt: c.Loop) -> None:
        head, after = self.reserve(), self.reserve()
        if stmt.form == "times" and stmt.value is not None:
            self.line(Do(c.Assign(stmt.span, stmt.temp, stmt.value)))
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        left = c.Local(stmt.temp, NUMBER)
        match stmt.form:
            case "times":
                inside, out = self.fork(c.Compare(">", left, c.Const(0, NUMBER, "0"), ty.YES_NO))
            case "while":
                assert stmt.value is not None
                inside, out = self.fork(stmt.value)
            case "until":
                assert stmt.value is not None
                out, inside = self.fork(stmt.value)
            case _:
                inside, out = self.reserve(), self.reserve()
                self.go(inside)
        self.open_at(inside)
        if stmt.form == "times":
            less = c.Arithmetic("-", left, c.Const(1, NUMBER, "1"), NUMBER)
            self.line(Do(c.Assign(stmt.span, stmt.temp, less)))
        self.body(stmt.block, after)
        if is_unbounded(stmt) and not self.ended():
            self.line(CountRound(stmt.span))
        self.go(again)
        self.open_at(out)
        self.go(after)
        self.open_at(after)

    def turns(self, stmt: c.Turns) -> None:
        self.line(NextTurn(stmt.var, stmt.starting))
        head, after = self.reserve(), self.reserve()
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        if stmt.until is not None:
            out, inside = self.fork(stmt.until)
            self.open_at(out)
            self.go(after)
            self.open_at(inside)
        self.body(stmt.block, after)
        if not self.ended():
            left = c.PlayerValue("left", (c.Local(stmt.var, ty.PLAYER),), ty.PLAYER)
            self.line(NextTurn(stmt.var, left))
            self.line(CountRound(stmt.span))
        self.go(again)
        self.open_at(after)

    def give(self, stmt: c.Give) -> None:
        possible, short = self.fork(c.CanPay(stmt.bundle, stmt.giver, ty.YES_NO))
        after = self.reserve()
        self.open_at(short)
        self.stmts(stmt.otherwise or ())
        self.go(after)
        self.open_at(possible)
        self.line(Do(c.Give(stmt.span, stmt.bundle, stmt.giver, stmt.taker, None)))
        self.go(after)
        self.open_at(after)

    def call(self, stmt: c.CallVerb | c.RunSteps | c.RunPhase) -> None:
        """Lower a call: what it needs beforehand, the call, what follows from it."""
        if not self.suspension.node_suspends(stmt):
            self.plain_call(stmt)
            return
        effect = None if isinstance(stmt, c.RunPhase) else stmt.effect
        if effect is not None:
            self.line(Quiet(effect, True))
        resume = self.reserve()
        match stmt:
            case c.CallVerb(span, verb, args, you):
                name = self.suspension.program.functions[f"verb {verb.name}"].name
                self.line(Push(name, (you, *args), resume, span))
            case c.RunPhase(span, phase, you):
                name = self.suspension.program.functions[f"phase {phase.name}"].name
                self.line(Push(name, (you,), resume, span))
            case c.RunSteps(span, steps, target, you):
                self.line(PushSteps(steps, target, you, resume, span))
        self.open_at(resume)
        if effect is not None:
            self.line(Quiet(effect, False))
        if isinstance(stmt, c.CallVerb):
            self.after_call(stmt)

    def after_call(self, stmt: c.CallVerb) -> None:
        if stmt.giving is not None:
            self.line(TakeResult(stmt.giving, stmt.verb.type))
        if stmt.otherwise is not None:
            self.failed_branch(stmt.otherwise)

    def failed_branch(self, otherwise: c.Block) -> None:
        failed, after = self.reserve(), self.reserve()
        self.line(HasFailed(failed, after))
        self.open_at(failed)
        self.stmts(otherwise)
        self.go(after)
        self.open_at(after)

    def plain_call(self, stmt: c.CallVerb | c.RunSteps | c.RunPhase) -> None:
        """A call that cannot suspend, with an `otherwise` that can."""
        if isinstance(stmt, c.CallVerb) and stmt.otherwise is not None:
            bare = c.CallVerb(stmt.span, stmt.verb, stmt.args, stmt.you, stmt.giving, stmt.effect, None)
            self.line(Do(bare))
            self.failed_branch(stmt.otherwise)
        else:
            self.line(Do(stmt))

    def announce(self, stmt: c.Announce) -> None:
        """Lower an event: before, the body unless replaced, after, and what always follows."""
        fields = zip(stmt.args, stmt.event.params, strict=True)
        args = tuple(self.fixed(arg, param.name, stmt) for arg, param in fields)
        event = stmt.event.name
        self.line(NoteEvent(event, args))
        self.moment(event, "before", args)
        if (event, "instead") in self.suspension.moments:
            self.moment(event, "instead", args)
            replaced, go_on, after = self.reserve(), self.reserve(), self.reserve()
            self.line(WasReplaced(replaced, go_on))
            self.open_at(go_on)
            self.stmts(stmt.block)
            self.moment(event, "after", args)
            self.go(after)
            self.open_at(replaced)
            self.go(after)
            self.open_at(after)
        else:
            self.stmts(stmt.block)
            if self.ended():
                return
            self.moment(event, "after", args)
        if self.suspension.has_consequence(event):
            self.line(AfterEvent(event, args))

    def moment(self, event: str, moment: str, args: tuple[c.Expr, ...]) -> None:
        if self.ended() or (event, moment) not in self.suspension.moments:
            return
        resume = self.reserve()
        self.line(Moment(event, moment, args, resume))
        self.open_at(resume)

    def fixed(self, arg: c.Expr, word: str, stmt: c.Announce) -> c.Expr:
        """Return an argument that stays the same while triggers run: a constant, or a variable nothing changes."""
        if is_settled(arg, stmt.block):
            return arg
        name = self.temp(f"event_{word}", arg.type)
        self.line(Do(c.Assign(stmt.span, name, arg)))
        return c.Local(name, arg.type)


def copied(source: c.Expr) -> c.Expr:
    return c.FirstN("all", c.Const(0, NUMBER), source, source.type)
