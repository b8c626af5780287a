"""Positions in examples: given before the first decision, or expected afterwards.

Red has 2 food   ->   below `given` a Store, below `expect` a Compare
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.examples import regions
from lawspeaker.check.examples.holdings import check_expected_holds, check_given_holds
from lawspeaker.check.examples.seen import check_visibility
from lawspeaker.check.examples.shown_parts import Condition, PartForm, ShownPart, check_conditions
from lawspeaker.check.expressions import expressions
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest


def check_given_subject(cx: CheckContext, line: t.Subject, scope: Scope) -> list[c.Stmt]:
    """Check `Red has 2 food`, `A holds 2 units of Red`, `A touches B` as something to make true."""
    if line.block or not line.args or (line.phrases and line.word not in regions.REGION_VERBS):
        cx.facts.add("L373", line.span)
        return []
    if line.word in regions.REGION_VERBS:
        return regions.check_given_region(cx, line, scope)
    match line.word:
        case "has":
            player = expressions.check_expr(cx, line.player(), scope, ty.PLAYER)
            stmts: list[c.Stmt] = []
            for arg in map(signed_amount, line.args):
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


def check_expectation(cx: CheckContext, line: t.Stmt, scope: Scope) -> list[Condition]:
    """Check one line of `expect` as conditions."""
    match line:
        case t.That(span, test):
            return check_conditions(cx, test, span, scope)
        case t.Call(span, "ends", (), phrases, None, None, None):
            return [Condition(check_ends(cx, span, phrases), span, (shown_ending(phrases),))]
        case t.Call(span, "visible" | "hidden", (arg,), phrases, None, None, None):
            return [check_visibility(cx, line, arg, phrases, scope)]
        case t.Subject(_, _, "has", args, (), None) if args:
            return [check_has(cx, line, signed_amount(arg), scope) for arg in args]
        case t.Subject(span, name, "holds", args, (), None) if args:
            return check_expected_holds(cx, t.Holds(span, t.Name(span, name), args), scope)
        case t.Holds():
            return check_expected_holds(cx, line, scope)
        case t.Subject(span, _, word, args, _, None) if args and word in regions.REGION_VERBS:
            return regions.check_expected_region(cx, line, scope)
        case _:
            cx.facts.add("L373", line.span)
            return []


def check_ends(cx: CheckContext, span: Span, phrases: tuple[t.Phrase, ...]) -> c.Expr:
    """Check `ends`, or `ends with NAME`: the game is over, by the `win` or `lose` of that name."""
    over = c.GameValue(c.GameWord.OVER, (), ty.YES_NO)
    match phrases:
        case ():
            return over
        case (t.Phrase(_, Preposition.WITH, (t.Name(place, name),)),):
            names = [ending.name for ending in cx.program.endings]
            if name in names:
                ending = c.GameValue(c.GameWord.ENDING, (), ty.NUMBER)
                decided = c.Compare(c.Comparison.EQUAL, ending, c.Const(names.index(name), ty.NUMBER), ty.YES_NO)
                return c.Logic(c.LogicOp.AND, over, decided, ty.YES_NO)
            cx.facts.add("L464", place, name=name, close=nearest(name, names) or "")
        case _:
            cx.facts.add("L373", span)
    return c.Unknown(ty.YES_NO)


def shown_ending(phrases: tuple[t.Phrase, ...]) -> ShownPart:
    """Return the part that a failed `ends` shows: whether the game is over, and by which `win` or `lose`."""
    over = c.GameValue(c.GameWord.OVER, (), ty.YES_NO)
    ending = c.GameValue(c.GameWord.ENDING, (), ty.NUMBER)
    wanted = phrases[0].args[0].span if phrases else ""
    return ShownPart("", PartForm.ENDING, c.ListOf((over, ending), ty.list_of(ty.NUMBER)), wanted)


def check_has(cx: CheckContext, line: t.Subject, arg: t.Expr, scope: Scope) -> Condition:
    """Check `Red has 2 food` as a condition."""
    owner = expressions.check_expr(cx, line.player(), scope, ty.PLAYER)
    have = check_counter(cx, arg, owner)
    if have is None or not isinstance(arg, t.Amount):
        report_not_had(cx, arg)
        return Condition(c.Unknown(ty.YES_NO), line.span)
    count = expressions.check_expr(cx, arg.count, scope, ty.NUMBER)
    part = ShownPart(f"{arg.word} of {line.name}", PartForm.VALUE, have, arg.count.span)
    return Condition(c.Compare(c.Comparison.EQUAL, have, count, ty.YES_NO), line.span, (part,))


def signed_amount(arg: t.Expr) -> t.Expr:
    """Return `-2 points` as an amount of -2."""
    if isinstance(arg, t.Negative) and isinstance(arg.value, t.Amount):
        amount = arg.value
        return t.Amount(arg.span, t.Negative(arg.span.to(amount.count.span), amount.count), amount.word, amount.of)
    return arg


def check_counter(cx: CheckContext, arg: t.Expr, owner: c.Expr) -> c.Expr | None:
    """Return how many of a resource or piece a player has; None if an amount names neither."""
    if not isinstance(arg, t.Amount):
        return None
    if arg.word in cx.symbols.resources:
        return c.ResourceGet(cx.symbols.resources[arg.word], owner, ty.NUMBER)
    piece = find_piece(cx, arg.word)
    return None if piece is None else c.PieceCount(piece, owner, None, ty.NUMBER)


def report_not_had(cx: CheckContext, arg: t.Expr) -> None:
    """Report something that a player cannot have."""
    known = [*cx.symbols.resources, *cx.symbols.pieces]
    close = nearest(arg.word, known) if isinstance(arg, t.Amount) else None
    cx.facts.add("L376", arg.span, close=close or "")
