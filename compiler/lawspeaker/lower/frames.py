"""A function that may suspend, cut into blocks.

    choose c from your hand            block 1: Ask(c)
        put c into trick        ->     block 2: TakeAnswer(c); Do(put c into trick)
    otherwise                          block 3: …
        stop

A decision leaves the program counter at the asking block, and the answer is taken by the block after it: so a pending
decision can be asked anew, which examples and editors of positions need.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lawspeaker.check import core as c
from lawspeaker.check.walk import nodes
from lawspeaker.lower.program import (
    AfterEvent,
    Ask,
    Block,
    Branch,
    Do,
    Finish,
    Frame,
    Goto,
    HasFailed,
    Line,
    Moment,
    NextOf,
    NextTurn,
    NoteEvent,
    Push,
    PushSteps,
    Quiet,
    Return,
    TakeAnswer,
    TakeResult,
    WasReplaced,
)
from lawspeaker.lower.slots import allot_slots
from lawspeaker.lower.suspend import Suspension
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import NUMBER, Type
from lawspeaker.source import Span

ENDS = (Goto, Branch, Ask, Push, PushSteps, Moment, WasReplaced, HasFailed, Return, Finish)


@dataclass(slots=True)
class FrameLowerer:
    """Cuts one function into blocks."""

    function: c.Function
    suspension: Suspension
    blocks: list[Block] = field(default_factory=list)
    stops: list[int] = field(default_factory=list)
    labels: int = 0

    def lower(self) -> Frame:
        """Return the function as blocks with their frame."""
        self.start_block()
        self.stmts(self.function.body)
        if not self.ended():
            self.line(Return(False))
        self.blocks = tidy_blocks(self.blocks)
        slots, lists = allot_slots(self.function, self.blocks)
        return Frame(self.function, self.blocks, slots, lists)

    def start_block(self) -> int:
        block = Block(len(self.blocks))
        self.blocks.append(block)
        return block.number

    def line(self, line: Line) -> None:
        self.blocks[-1].lines.append(line)

    def ended(self) -> bool:
        lines = self.blocks[-1].lines
        return bool(lines) and isinstance(lines[-1], ENDS)

    def go(self, target: int) -> None:
        if not self.ended():
            self.line(Goto(target))

    def temp(self, word: str, type_: Type) -> str:
        name, n = word, 2
        while name in self.function.locals:
            name, n = f"{word}_{n}", n + 1
        self.function.locals[name] = type_
        return name

    def stmts(self, block: c.Block) -> None:
        for stmt in block:
            if self.ended():
                return
            self.stmt(stmt)

    def stmt(self, stmt: c.Stmt) -> None:
        """Lower one sentence into the current block or into new ones."""
        if isinstance(stmt, c.Leave) and stmt.form == "end":
            self.line(Finish())
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

    def fork(self, test: c.Expr) -> tuple[int, int]:
        """End the block with a branch and return the numbers of its two continuations, to be filled in later."""
        yes, no = self.reserve(), self.reserve()
        self.line(Branch(test, yes, no))
        return yes, no

    def reserve(self) -> int:
        """Return a number for a block to come; it gets its real number when it is opened."""
        self.labels += 1
        return -self.labels

    def open_at(self, label: int) -> None:
        """Start a block and give it the label's number wherever the label is used."""
        number = self.start_block()
        for block in self.blocks:
            block.lines = [renumber(line, label, number) for line in block.lines]
        self.stops = [number if stop == label else stop for stop in self.stops]

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
        self.line(Do(c.Assign(stmt.span, stmt.temp, copied(stmt.source))))
        head, after = self.reserve(), self.reserve()
        self.go(head)
        self.open_at(head)
        again = self.blocks[-1].number
        self.line(NextOf(stmt.temp, stmt.var, after))
        self.body(stmt.block, after)
        self.go(again)
        self.open_at(after)

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
        self.go(again)
        self.open_at(after)

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
        self.line(Goto(arms[-1]) if arms else Return(False))
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
        self.line(TakeAnswer(stmt, chosen))
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
                self.line(Push(verb.name, (you, *args), resume, span))
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
        args = tuple(
            self.fixed(arg, param.name, stmt.span) for arg, param in zip(stmt.args, stmt.event.params, strict=True)
        )
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
        self.line(AfterEvent(event, args))

    def moment(self, event: str, moment: str, args: tuple[c.Expr, ...]) -> None:
        if self.ended() or (event, moment) not in self.suspension.moments:
            return
        resume = self.reserve()
        self.line(Moment(event, moment, args, resume))
        self.open_at(resume)

    def fixed(self, arg: c.Expr, word: str, span: Span) -> c.Expr:
        """Return an argument that stays the same while triggers run: a constant, or a variable of its own."""
        if isinstance(arg, c.Const | c.Nothing):
            return arg
        name = self.temp(f"event_{word}", arg.type)
        self.line(Do(c.Assign(span, name, arg)))
        return c.Local(name, arg.type)


def jumps(stmt: c.Stmt) -> bool:
    """Tell whether a sentence leaves its function or a loop around it, so that it must be lowered with them."""
    return any(isinstance(node, c.GiveBack | c.OnlyIf) for node in nodes(stmt)) or any(
        leaves_out(node, stmt) for node in nodes(stmt)
    )


def leaves_out(node: object, stmt: c.Stmt) -> bool:
    if isinstance(node, c.Pay):
        return node.otherwise is None or node.site is not None
    if not isinstance(node, c.Leave) or node.form in ("skip", "end"):
        return False
    if node.form != "stop":
        return True
    return not any(
        isinstance(loop, c.Each | c.Loop | c.Turns) and any(inner is node for inner in nodes(loop.block))
        for loop in nodes(stmt)
    )


def copied(source: c.Expr) -> c.Expr:
    return c.FirstN("all", c.Const(0, NUMBER), source, source.type)


def renumber(line: Line, label: int, number: int) -> Line:
    """Replace a label by the number of the block it became."""
    match line:
        case Goto(target) if target == label:
            return Goto(number)
        case Branch(test, yes, no) if label in (yes, no):
            return Branch(test, number if yes == label else yes, number if no == label else no)
        case Ask(stmt, none, span) if none == label:
            return Ask(stmt, number, span)
        case TakeAnswer(stmt, declined, arms) if declined == label or label in arms:
            new = tuple(number if arm == label else arm for arm in arms)
            return TakeAnswer(stmt, number if declined == label else declined, new)
        case NextOf(list_, var, done) if done == label:
            return NextOf(list_, var, number)
        case Push(function, args, resume, span) if resume == label:
            return Push(function, args, number, span)
        case PushSteps(steps, target, you, resume, span) if resume == label:
            return PushSteps(steps, target, you, number, span)
        case Moment(event, moment, args, resume) if resume == label:
            return Moment(event, moment, args, number)
        case WasReplaced(yes, no) if label in (yes, no):
            return WasReplaced(number if yes == label else yes, number if no == label else no)
        case HasFailed(yes, no) if label in (yes, no):
            return HasFailed(number if yes == label else yes, number if no == label else no)
        case _:
            return line


def tidy_blocks(blocks: list[Block]) -> list[Block]:
    """Lead jumps past blocks that only jump on, take out what nothing leads to, and join what always follows."""
    onward = {b.number: b.lines[0].target for b in blocks if len(b.lines) == 1 and isinstance(b.lines[0], Goto)}
    for start in list(onward):
        seen = {start}
        while onward[start] in onward and onward[start] not in seen:
            seen.add(onward[start])
            onward[start] = onward[onward[start]]
        for block in blocks:
            block.lines = [renumber(line, start, onward[start]) for line in block.lines]
    for block in blocks:
        if not block.lines or not isinstance(block.lines[-1], ENDS):
            target = block.number + 1
            block.lines.append(Goto(onward.get(target, target)))
    reached = reachable(blocks)
    blocks = [block for block in blocks if block.number in reached]
    return join_blocks(blocks)


def join_blocks(blocks: list[Block]) -> list[Block]:
    """Append a block to the only one that jumps to it."""
    by_number = {block.number: block for block in blocks}
    pinned = {b.number + 1 for b in blocks if any(isinstance(line, Ask) for line in b.lines)} | {0}
    sources: dict[int, int] = {}
    for block in blocks:
        for target in targets(block):
            sources[target] = sources.get(target, 0) + 1
    gone: set[int] = set()
    for block in blocks:
        while block.number not in gone and block.lines and isinstance(block.lines[-1], Goto):
            target = block.lines[-1].target
            follows = by_number.get(target)
            if follows is None or follows is block or sources[target] != 1 or target in pinned or target in gone:
                break
            if any(isinstance(line, Ask) for line in follows.lines):
                break
            block.lines = [*block.lines[:-1], *follows.lines]
            gone.add(target)
    return [block for block in blocks if block.number not in gone]


def reachable(blocks: list[Block]) -> set[int]:
    """Return the numbers of the blocks that can run."""
    reached = {0}
    pending = [0]
    by_number = {block.number: block for block in blocks}
    while pending:
        for target in targets(by_number[pending.pop()]):
            if target not in reached and target in by_number:
                reached.add(target)
                pending.append(target)
    return reached


def targets(block: Block) -> list[int]:
    found: list[int] = []
    for line in block.lines:
        match line:
            case Goto(target):
                found.append(target)
            case Branch(_, yes, no) | WasReplaced(yes, no) | HasFailed(yes, no):
                found.extend((yes, no))
            case Ask(_, none, _):
                found.extend((none, block.number + 1))
            case TakeAnswer(_, declined, arms):
                found.extend((declined, *arms))
            case NextOf(_, _, done):
                found.append(done)
            case Push(_, _, resume, _) | PushSteps(_, _, _, resume, _) | Moment(_, _, _, resume):
                found.append(resume)
            case _:
                pass
    return found
