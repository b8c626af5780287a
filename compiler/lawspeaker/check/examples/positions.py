"""Positions in examples: given before the first decision, or expected afterwards.

Red has 2 food   ->   below `given` a Store, below `expect` a Compare
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples import regions
from lawspeaker.check.examples.copies import match_any_copy
from lawspeaker.check.examples.holdings import check_expected_holds, check_given_holds
from lawspeaker.check.expressions import expressions, of_phrases
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.source import Span


def check_given_subject(cx: CheckContext, line: t.Subject, scope: Scope) -> list[c.Stmt]:
    """Check `Red has 2 food`, `A holds 2 units of Red`, `A touches B` as something to make true."""
    if line.block or not line.args or (line.phrases and line.word not in regions.REGION_VERBS):
        cx.facts.add("L373", line.span)
        return []
    if line.word in regions.REGION_VERBS:
        return regions.check_given_region(cx, line, scope)
    match line.word:
        case "has":
            player = expressions.check_expr(cx, t.Name(line.span, line.name), scope, ty.PLAYER)
            stmts: list[c.Stmt] = []
            for arg in line.args:
                if isinstance(arg, t.Amount) and arg.word in cx.symbols.resources:
                    resource = cx.symbols.resources[arg.word]
                    place = c.ResourceGet(resource, player, ty.NUMBER)
                    stmts.append(c.Store(line.span, place, expressions.check_expr(cx, arg.count, scope, ty.NUMBER)))
                else:
                    report_not_had(cx, arg)
            return stmts
        case "holds":
            return check_given_holds(cx, t.Holds(line.span, t.Name(line.span, line.name), line.args), scope)
        case _:
            cx.facts.add("L373", line.span)
            return []


def check_expectation(cx: CheckContext, line: t.Stmt, scope: Scope) -> list[tuple[c.Expr, Span]]:
    """Check one line of `expect` as conditions."""
    match line:
        case t.That(span, test):
            return [(match_any_copy(cx.symbols, expressions.check_expr(cx, test, scope, ty.YES_NO)), span)]
        case t.Subject(span, name, "has", args, (), None) if args:
            player = t.Name(span, name)
            return [(check_has(cx, player, arg, scope), span) for arg in args]
        case t.Subject(span, name, "holds", args, (), None) if args:
            return [(test, span) for test in check_expected_holds(cx, t.Holds(span, t.Name(span, name), args), scope)]
        case t.Holds(span):
            return [(test, span) for test in check_expected_holds(cx, line, scope)]
        case t.Subject(span, _, word, args, _, None) if args and word in regions.REGION_VERBS:
            return [(test, span) for test in regions.check_expected_region(cx, line, scope)]
        case _:
            cx.facts.add("L373", line.span)
            return []


def check_has(cx: CheckContext, player: t.Name, arg: t.Expr, scope: Scope) -> c.Expr:
    """Check `Red has 2 food` as a condition."""
    owner = expressions.check_expr(cx, player, scope, ty.PLAYER)
    if isinstance(arg, t.Amount) and arg.word in cx.symbols.resources:
        have = c.ResourceGet(cx.symbols.resources[arg.word], owner, ty.NUMBER)
        return c.Compare(c.Comparison.EQUAL, have, expressions.check_expr(cx, arg.count, scope, ty.NUMBER), ty.YES_NO)
    if isinstance(arg, t.Amount) and of_phrases.find_piece(cx, arg.word) is not None:
        piece = of_phrases.find_piece(cx, arg.word)
        assert piece is not None
        count = c.PieceCount(piece, owner, None, ty.NUMBER)
        return c.Compare(c.Comparison.EQUAL, count, expressions.check_expr(cx, arg.count, scope, ty.NUMBER), ty.YES_NO)
    report_not_had(cx, arg)
    return c.Unknown(ty.YES_NO)


def report_not_had(cx: CheckContext, arg: t.Expr) -> None:
    """Report something that a player cannot have."""
    known = [*cx.symbols.resources, *cx.symbols.pieces]
    close = nearest(arg.word, known) if isinstance(arg, t.Amount) else None
    cx.facts.add("L376", arg.span, close=close or "")
