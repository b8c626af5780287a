"""Sentences about resources and counters: gain, lose, pay, give; raise, lower, swap.

pay 2 wood by p   ->   Pay({wood: 2}, p)
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.sentences import choice_domains
from lawspeaker.check.sentences.parts import Sentence, check_player, find_object, find_phrase
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import TypeForm


def check_gain(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `gain 2 wood` or `lose 2 wood`."""
    bundle = check_bundle(cx, s)
    if bundle is None:
        return []
    check_otherwise(cx, s)  # reported as not allowed, but its own mistakes are reported too
    return [c.Gain(s.span, bundle, check_player(cx, s, Preposition.FOR, Preposition.BY), 1 if s.word == "gain" else -1)]


def check_give(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `give 2 wood from p to q`, or `give x`: the result of a verb."""
    if not s.phrases and len(s.call.args) == 1:
        return check_give_back(cx, s)
    bundle = check_bundle(cx, s)
    if bundle is None:
        return []
    otherwise = check_otherwise(cx, s)
    giver = check_player(cx, s, Preposition.FROM)
    return [c.Give(s.span, bundle, giver, check_player(cx, s, Preposition.TO), otherwise)]


def check_give_back(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check the result of a verb."""
    result = s.scope.function.result
    if result is None or result.form == TypeForm.NOTHING:
        cx.facts.add("L354", s.span)
        return []
    return [c.GiveBack(s.span, expressions.check_expr(cx, s.call.args[0], s.scope, result))]


def check_pay(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `pay 2 wood`; the player has something to choose only if a resource may stand in for another."""
    bundle = check_bundle(cx, s)
    if bundle is None:
        return []
    otherwise = check_otherwise(cx, s)
    player = check_player(cx, s, Preposition.FOR, Preposition.BY)
    if otherwise is None:
        s.scope.function.fails = True
    site = None
    if cx.program.wild:
        site = cx.add_site(c.SiteForm.PAY, s.span)
        width = len(cx.symbols.resources)
        site.vars.append(c.SiteVar("pay", ty.BUNDLE, 0, choice_domains.payment_numbers(width)))
    return [c.Pay(s.span, bundle, player, site, otherwise, cx.temporary(s.scope, "owed", ty.BUNDLE))]


def check_bundle(cx: CheckContext, s: Sentence) -> c.Expr | None:
    """Check the goods that are the object of a sentence."""
    arg = find_object(cx, s)
    return None if arg is None else expressions.check_expr(cx, arg, s.scope, ty.BUNDLE)


def check_otherwise(cx: CheckContext, s: Sentence) -> c.Block | None:
    """Check what happens if a player cannot pay or give; None if that is not written."""
    return None if s.call.otherwise is None else cx.parts.check_block(cx, s.call.otherwise, s.scope.child())


def check_change(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `raise x by n` or `lower x by n`, of numbers and of bundles."""
    arg, other = find_object(cx, s), find_phrase(cx, s, Preposition.BY)
    place = None if arg is None or other is None else cx.parts.check_lvalue(cx, arg, s.scope)
    if arg is None or other is None or place is None:
        return []
    if place.type.form == TypeForm.BUNDLE:
        return [change_bundle(cx, s, place, other)]
    if place.type.bare().form != TypeForm.NUMBER:
        cx.facts.add("L301", arg.span, have=place.type, want="number")
        return []
    amount = expressions.check_expr(cx, other, s.scope, ty.NUMBER)
    return [c.Change(s.span, place, amount, 1 if s.word == "raise" else -1)]


def change_bundle(cx: CheckContext, s: Sentence, place: c.Expr, other: t.Expr) -> c.Stmt:
    """Return the sentence that adds to a bundle or takes from it."""
    op = c.ArithmeticOp.ADD if s.word == "raise" else c.ArithmeticOp.SUBTRACT
    total = c.BundleSum(op, place, expressions.check_expr(cx, other, s.scope, ty.BUNDLE), ty.BUNDLE)
    if isinstance(place, c.Local):
        return c.Assign(s.span, place.name, total)
    return c.Store(s.span, place, total)


def check_swap(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `swap x with y`."""
    arg, other = find_object(cx, s), find_phrase(cx, s, Preposition.WITH)
    if arg is None or other is None:
        return []
    place = cx.parts.check_lvalue(cx, arg, s.scope)
    second = None if place is None else cx.parts.check_lvalue(cx, other, s.scope)
    if place is None or second is None:
        return []
    coercion.coerce(cx, second, place.type, other.span)
    return [c.Swap(s.span, place, second)]
