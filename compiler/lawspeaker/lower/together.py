"""Lower `together each`: all players choose, their answers are sealed, then each is carried out.

    together each p among players      block 0: asked = players; sealed = []
        choose n from 1 to 6           block 1: NextAsked(p, 2, 5)
            gain n gold for p    ->    block 2: Ask(n)
                                       block 3: Seal; Close; Goto(1)
                                       block 5: Reveal; left = asked
                                       block 6: NextOf(left, p, 8); Unseal(p)
                                       block 7: TakeAnswer(n); Do(gain n gold for p); Goto(6)

Until block 5 nothing changes but `sealed`, so the players may be asked in any order: what a player is offered follows
from the state, `p` and the answers that p has given. A choice of several begins again with its first pick; the answers
that were given are taken from `sealed`.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.lower import program as p
from lawspeaker.lower.block_builder import BlockBuilder
from lawspeaker.lower.decisions import ask, carry_out_choose, carry_out_choose_one
from lawspeaker.resolve import types as ty


def lower_together(cx: BlockBuilder, stmt: c.Each) -> None:
    """Lower the questions to all players, then what follows their answers."""
    *said, choice = stmt.block
    assert isinstance(choice, c.ChoiceWithBlocks)
    of = p.Gathering(stmt.var, cx.temp("asked", stmt.source.type), cx.temp("sealed", ty.list_of(ty.NUMBER)))
    cx.line(p.Do(c.Assign(stmt.span, of.asked, c.FirstN(c.ListPart.ALL, NONE, stmt.source, stmt.source.type))))
    cx.line(p.Do(c.Assign(stmt.span, of.sealed, c.ListOf((), ty.list_of(ty.NUMBER)))))
    following, start, revealed = cx.reserve(), cx.reserve(), cx.reserve()
    cx.go(following)
    cx.open_at(following)
    again = cx.blocks[-1].number
    cx.line(p.NextAsked(of, start, revealed))
    cx.open_at(start)
    gather(cx, of, tuple(said), choice, again)
    cx.open_at(revealed)
    cx.here = stmt.span
    cx.line(p.Reveal(of))
    carry_out_all(cx, of, stmt, choice)


NONE = c.Const(0, ty.NUMBER)


def gather(cx: BlockBuilder, of: p.Gathering, said: c.Block, choice: c.ChoiceWithBlocks, again: int) -> None:
    """Lower the question to one player: the answer is sealed, and the next player is asked at `again`."""
    start = cx.blocks[-1].number
    cx.here = choice.span
    cx.lower(said)
    nothing = cx.reserve()
    match choice:
        case c.Choose() | c.ChooseOne():
            ask(cx, choice, nothing)
            cx.line(p.Seal(of, choice, start))
            cx.line(p.Close(of))
            cx.go(again)
        case c.ChooseMany():
            gather_many(cx, of, choice, nothing, again)
        case _:
            assert_never(choice)
    cx.open_at(nothing)
    cx.line(p.Close(of, nothing=True))
    cx.go(again)


def gather_many(cx: BlockBuilder, of: p.Gathering, choice: c.ChooseMany, nothing: int, again: int) -> None:
    """Lower the picks of one player; those that were made before are taken from the sealed answers."""
    start = cx.blocks[-1].number
    given = cx.temp("given", ty.NUMBER)
    begin_picks(cx, choice, given, choice.count)
    head, closed, taken, open_ = (cx.reserve() for _ in range(4))
    cx.go(head)
    cx.open_at(head)
    onward = cx.blocks[-1].number
    left = c.Local(choice.left, ty.NUMBER)
    more, full = cx.fork(c.Compare(c.Comparison.MORE, left, c.Const(0, ty.NUMBER, "0"), ty.YES_NO))
    cx.open_at(full)
    cx.go(closed)
    cx.open_at(more)
    cx.line(p.Unseal(of, given, taken, open_))
    cx.open_at(open_)
    ask(cx, choice, closed if choice.up_to else nothing)
    cx.line(p.Seal(of, choice, start))
    cx.go(taken)
    cx.open_at(taken)
    count_given(cx, choice, given)
    cx.line(p.TakeAnswer(choice, closed, (), late=True))
    cx.go(onward)
    cx.open_at(closed)
    cx.line(p.Close(of))
    cx.go(again)


def begin_picks(cx: BlockBuilder, choice: c.ChooseMany, given: str, count: c.Expr) -> None:
    """Start the list of picks, which is empty, and count the answers that were taken from the sealed ones."""
    cx.line(p.Do(c.Assign(choice.span, choice.name, c.ListOf((), cx.function.locals[choice.name]))))
    cx.line(p.Do(c.Assign(choice.span, choice.left, count)))
    cx.line(p.Do(c.Assign(choice.span, given, NONE)))


def count_given(cx: BlockBuilder, choice: c.ChooseMany, given: str) -> None:
    """Count one more answer that was taken from the sealed ones."""
    one = c.Const(1, ty.NUMBER, "1")
    more = c.Arithmetic(c.ArithmeticOp.ADD, c.Local(given, ty.NUMBER), one, ty.NUMBER)
    cx.line(p.Do(c.Assign(choice.span, given, more)))


def carry_out_all(cx: BlockBuilder, of: p.Gathering, stmt: c.Each, choice: c.ChoiceWithBlocks) -> None:
    """Lower what follows the answers, one player after another in the order of the loop."""
    left = c.Local(of.asked, stmt.source.type)
    cx.line(p.Do(c.Assign(stmt.span, stmt.temp, left)))
    head, after = cx.reserve(), cx.reserve()
    cx.go(head)
    cx.open_at(head)
    again = cx.blocks[-1].number
    cx.line(p.NextOf(stmt.temp, stmt.var, after))
    cx.stops.append(after)
    carry_out(cx, of, choice)
    cx.stops.pop()
    cx.go(again)
    cx.open_at(after)
    cx.line(p.Do(c.Assign(stmt.span, of.sealed, c.ListOf((), ty.list_of(ty.NUMBER)))))


def carry_out(cx: BlockBuilder, of: p.Gathering, choice: c.ChoiceWithBlocks) -> None:
    """Lower what follows the answer of one player."""
    none, after, taken = cx.reserve(), cx.reserve(), cx.reserve()
    if isinstance(choice, c.ChooseMany):
        carry_out_many(cx, of, choice, none, after)
        return
    cx.line(p.Unseal(of, "", taken, none))
    cx.open_at(taken)
    match choice:
        case c.Choose():
            carry_out_choose(cx, choice, none, after, late=True)
        case c.ChooseOne():
            carry_out_choose_one(cx, choice, none, after)
        case _:
            assert_never(choice)


def carry_out_many(cx: BlockBuilder, of: p.Gathering, choice: c.ChooseMany, none: int, after: int) -> None:
    """Lower what follows the picks of one player."""
    answered = cx.reserve()
    cx.line(p.HadNothing(of, none, answered))
    cx.open_at(answered)
    given = cx.temp("given", ty.NUMBER)
    begin_picks(cx, choice, given, NONE)
    head, taken, chosen = cx.reserve(), cx.reserve(), cx.reserve()
    cx.go(head)
    cx.open_at(head)
    onward = cx.blocks[-1].number
    cx.line(p.Unseal(of, given, taken, chosen))
    cx.open_at(taken)
    count_given(cx, choice, given)
    cx.line(p.TakeAnswer(choice, chosen if choice.up_to else none, (), late=True))
    cx.go(onward)
    cx.open_at(chosen)
    cx.lower(choice.block)
    cx.go(after)
    cx.open_at(none)
    cx.lower(choice.otherwise)
    cx.go(after)
    cx.open_at(after)
