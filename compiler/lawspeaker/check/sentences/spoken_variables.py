"""Check the variables that the question or a label of a choice mentions, and keep them while the decision is pending.

    choose one asking "Discard {c}?"     ->     SpokenVar("c", …): the frame of the verb keeps c until the answer

The text is filled in at run time, for the player who reads it.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.parse import tree as t
from lawspeaker.resolve.countable_words import countable_words
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest
from lawspeaker_language.template import BadTemplate, Hole, holes, read_template

BRACES = frozenset("{}")
NOT_NAMED = (TypeForm.STEPS, TypeForm.RECORD, TypeForm.NOTHING, TypeForm.UNKNOWN)


def check_asking(cx: CheckContext, site: c.SiteInfo, asking: t.Name | None, scope: Scope) -> list[c.Stmt]:
    """Give a choice its question; return the assignments that keep what it mentions."""
    if asking is None:
        return []
    site.asking = asking.name
    return check_spoken(cx, site, asking.name, asking.span, scope)


def check_spoken(cx: CheckContext, site: c.SiteInfo, text: str, span: Span, scope: Scope) -> list[c.Stmt]:
    """Check the holes of a question or label; return the assignments that keep what they mention."""
    if not BRACES & set(text):
        return []
    try:
        found = holes(read_template(text))
    except BadTemplate as error:
        cx.facts.add("L026", span, part=error.part)
        return []
    assigned: list[c.Stmt] = []
    for hole in found:
        assigned += check_hole(cx, site, hole, span, scope)
    return assigned


def check_hole(cx: CheckContext, site: c.SiteInfo, hole: Hole, span: Span, scope: Scope) -> list[c.Stmt]:
    """Check one hole, and add its variable to the choice."""
    word, noun = hole.counted
    known = next((var for var in site.spoken if var.name == word), None)
    assigned: list[c.Stmt] = []
    if known is None:
        value = value_of(cx, word, span, scope)
        if value is None:
            return []
        local = cx.temporary(scope, f"said_{word}", value.type)
        assigned = [c.Assign(span, local, value, kept=True)]
        known = c.SpokenVar(word, local, value.type.bare())
        site.spoken.append(known)
    if noun and known.type.form != TypeForm.NUMBER:
        cx.facts.add("L476", span, hole=hole.name, word=word, type=known.type)
    elif noun and noun not in countable_words(cx.symbols):
        near = nearest(noun, sorted(countable_words(cx.symbols))) or ""
        cx.facts.add("L024", span, key=noun, sort="noun", near=near)
    return assigned


def value_of(cx: CheckContext, word: str, span: Span, scope: Scope) -> c.Expr | None:
    """Return what a word means here; report a word without a value that can be read."""
    mark = cx.facts.mark()
    value = expressions.check_expr(cx, t.Word(span, word), scope)
    failed = cx.facts.mark() != mark
    cx.facts.forget(mark)
    if failed or element(value.type).form in NOT_NAMED:
        variables = sorted(name for name in scope.names if name != "it")
        listed = ", ".join(f"`{{{name}}}`" for name in variables) or "none"
        cx.facts.add("L475", span, hole=word, near=nearest(word, variables) or "", holes=listed)
        return None
    return value


def element(type_: Type) -> Type:
    """Return the type of the elements of a list, or the type itself."""
    bare = type_.bare()
    return bare.element.bare() if bare.form == TypeForm.LIST else bare
