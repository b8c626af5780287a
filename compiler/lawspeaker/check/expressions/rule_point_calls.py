"""Calls of values and permissions: arguments matched to parameters by preposition.

(cost of c for p)      ->   CallRulePoint(cost, (c, p))
can build Forge in t   ->   CallRulePoint(build, (Forge, t))
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import nouns
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed, SignedForm
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest


def check_rule_point_call(
    cx: CheckContext, signed: object, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], scope: Scope, span: Span
) -> c.Expr:
    """Check a call of a value or permission."""
    assert isinstance(signed, Signed)
    args = check_arguments(cx, signed, arg, phrases, scope, span)
    if args is None:
        return c.Unknown(signed.type)
    you = nouns.check_you(cx, scope, span) if signed.uses_you else None
    return c.CallRulePoint(signed, tuple(args), you, signed.type)


def check_arguments(
    cx: CheckContext, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], scope: Scope, span: Span
) -> list[c.Expr] | None:
    """Check what is written for each parameter, in order; report what is missing or too much."""
    given = written_arguments(cx, signed, arg, phrases)
    args: list[c.Expr] = []
    for param in signed.params:
        if param.prep not in given:
            of_value = "of " if signed.form == SignedForm.VALUE else ""
            label = f"`{param.prep} {param.name}`" if param.prep else f"`{of_value}{param.name}`"
            cx.facts.add("L320", span, (signed.span, "declared here"), word=signed.name, missing=label)
            return None
        args.append(cx.parts.check_expr(cx, given.pop(param.prep), scope, param.type))
    for prep, extra in given.items():
        report_extra(cx, signed.name, extra.span, signed.span, prep)
        return None
    return args


def written_arguments(
    cx: CheckContext, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...]
) -> dict[Preposition | None, t.Expr]:
    """Return what is written for each preposition; several expressions with commas are a list, if a list is wanted."""
    lists = {param.prep for param in signed.params if param.type.form == TypeForm.LIST}
    given: dict[Preposition | None, t.Expr] = {} if arg is None else {None: arg}
    if isinstance(arg, t.SetOf) and None not in lists:
        report_extra(cx, signed.name, arg.items[1].span, signed.span)
    for phrase in phrases:
        if phrase.prep in given:
            report_extra(cx, signed.name, phrase.span, signed.span, phrase.prep)
        elif len(phrase.args) > 1 and phrase.prep not in lists:
            report_extra(cx, signed.name, phrase.args[1].span, signed.span)
        given[phrase.prep] = phrase.args[0] if len(phrase.args) == 1 else t.SetOf(phrase.span, phrase.args)
    return given


def report_extra(
    cx: CheckContext, word: str, span: Span, declared: Span | None = None, prep: Preposition | None = None
) -> None:
    """Report an argument that a value, verb or sentence does not take."""
    related = [] if declared is None else [(declared, "declared here")]
    cx.facts.add("L322", span, *related, word=word, prep=prep or "")


def check_can(cx: CheckContext, e: t.Can, scope: Scope) -> c.Expr:
    """Check `can build Forge in t` or `can pay 2 wood`."""
    head = e.head
    by = next((p for p in head.phrases if p.prep == Preposition.BY), None)
    if head.word == "pay" and not any(p.prep == Preposition.FOR for p in head.phrases) and head.arg is not None:
        player = cx.parts.check_expr(cx, by.args[0], scope, ty.PLAYER) if by else nouns.check_you(cx, scope, e.span)
        return c.CanPay(cx.parts.check_expr(cx, head.arg, scope, ty.BUNDLE), player, ty.YES_NO)
    permission = cx.symbols.permissions.get(head.word)
    if permission is None:
        close = nearest(head.word, cx.symbols.permissions)
        cx.facts.add("L323", e.span, word=head.word, close=close or "")
        return c.Unknown(ty.YES_NO)
    return check_rule_point_call(cx, permission, head.arg, head.phrases, scope, e.span)
