"""`do what you can`: lines that are carried out as far as they are possible, at least one of them.

    do what you can            done_any becomes no
        build                  if possible build                  (for each line)
        recruit 1       ->         build
                                   done_any becomes yes
                               if not done_any
                                   fail

With `or less`, the player is asked before each line whether to leave it out, unless it is the only one left.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import expressions, nouns, possible
from lawspeaker.check.sentences import spoken_variables
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import LogicOp
from lawspeaker.resolve import types as ty
from lawspeaker.source import Span

YES = c.Const(1, ty.YES_NO, "yes")
NO = c.Const(0, ty.YES_NO, "no")


class PossibleLine(Struct, frozen=True):
    """A line: its label or "", whether it can be carried out, and its sentences."""

    span: Span
    label: str
    test: c.Expr
    block: c.Block


def check_do_possible(cx: CheckContext, e: t.DoPossible, scope: Scope) -> list[c.Stmt]:
    """Check `do what you can` with its lines."""
    lines = [check_line(cx, e, line, scope) for line in e.lines]
    less = NO if not e.or_less else YES if e.when is None else expressions.check_expr(cx, e.when, scope, ty.YES_NO)
    done = c.Local(cx.temporary(scope, "done_any", ty.YES_NO), ty.YES_NO)
    body: list[c.Stmt] = [c.Assign(e.span, done.name, NO)]
    for number, line in enumerate(lines):
        later = [other.test for other in lines[number + 1 :]]
        act: c.Block = (*line.block, c.Assign(line.span, done.name, YES))
        if e.or_less:
            act = unless_left_out(cx, line, act, both(less, either([done, *later])), scope)
        body.append(c.If(line.span, ((line.test, act),), ()))
    otherwise = none_done(cx, e, scope)
    body.append(c.If(e.span, ((c.Not(done, ty.YES_NO), otherwise),), ()))
    return [c.DoPossible(e.span, tuple(line.test for line in lines), tuple(body), otherwise)]


def check_line(cx: CheckContext, e: t.DoPossible, line: t.Stmt, scope: Scope) -> PossibleLine:
    """Check a line: a sentence, or a label with a block, which `or less` needs to ask the player."""
    when: t.Expr | None = None
    label = ""
    steps: t.Block = (line,)
    if isinstance(line, t.Label):
        label, when, steps = line.text, line.when, line.block
    elif e.or_less:
        cx.facts.add("L473", line.span)
    block = cx.parts.check_block(cx, steps, scope.child())
    test = possible.of_block(cx, block, scope, line.span)
    if when is not None:
        test = both(expressions.check_expr(cx, when, scope, ty.YES_NO), test)
    return PossibleLine(line.span, label, test, block)


def unless_left_out(cx: CheckContext, line: PossibleLine, act: c.Block, asked: c.Expr, scope: Scope) -> c.Block:
    """Return a line with the question before it whether to do it, which is asked where a condition holds."""
    left_out = c.Local(cx.temporary(scope, "left_out", ty.YES_NO), ty.YES_NO)
    site = cx.add_site(c.SiteForm.MAY, line.span)
    said = spoken_variables.check_spoken(cx, site, line.label, line.span, scope)
    site.labels.extend((line.label, "no"))
    if line.label == "no":
        cx.facts.add("L336", line.span, text=line.label)
    leave = (c.Assign(line.span, left_out.name, YES),)
    by = nouns.check_you(cx, scope, line.span)
    ask = c.ChooseOne(line.span, site, by, ((None, ()), (None, leave)), ())
    return (
        c.Assign(line.span, left_out.name, NO),
        c.If(line.span, ((asked, (*said, ask)),), ()),
        c.If(line.span, ((c.Not(left_out, ty.YES_NO), act),), ()),
    )


def none_done(cx: CheckContext, e: t.DoPossible, scope: Scope) -> c.Block:
    """Return what happens if no line is possible: the `otherwise`, or the verb fails."""
    if e.otherwise is not None:
        return cx.parts.check_block(cx, e.otherwise, scope.child())
    scope.function.fails = True
    return (c.Leave(e.span, c.LeaveForm.FAIL),)


def both(left: c.Expr, right: c.Expr) -> c.Expr:
    return right if left == YES else c.Logic(LogicOp.AND, left, right, ty.YES_NO)


def either(tests: list[c.Expr]) -> c.Expr:
    found = tests[0]
    for test in tests[1:]:
        found = c.Logic(LogicOp.OR, found, test, ty.YES_NO)
    return found
