"""What a rule extends: the value, the permission or the field that its head names.

adds 1 to hand_size of you     ->   the value `hand_size`
adds -1 to cost of c           ->   the field `cost` of cards, as a value
forbids build Forge by p       ->   the permission `build`
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import expressions, of_phrases
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.changed_fields import all_fields, are_related, fields_meant
from lawspeaker.resolve.symbols import FieldSym, Signed
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.spelling import nearest

OWNERS = (TypeForm.THING, TypeForm.RECORD)


def find_target(cx: CheckContext, head: t.Head, where: t.Expr | None, of_value: bool, scope: Scope) -> Signed | None:
    """Return the value, field or permission that a rule extends; report a head that means none."""
    table = cx.symbols.values if of_value else cx.symbols.permissions
    fields = field_targets(cx, head, where, scope) if of_value else []
    if len(fields) == 1 and fields[0].value:
        return cx.symbols.field_values[fields[0].value]
    if not fields and head.word in table:
        return table[head.word]
    of_things = [field for field in all_fields(cx.symbols) if field.name == head.word] if of_value else []
    if fields:
        report_fields(cx, head, fields)
    elif of_things and head.arg is None:
        cx.facts.add("L469", head.span, (of_things[0].span, "declared here"), word=head.word)
    else:
        words = [*table, *(field.name for field in all_fields(cx.symbols))] if of_value else [*table]
        code = "L366" if of_value else "L323"
        cx.facts.add(code, head.span, word=head.word, close=nearest(head.word, words) or "")
    return None


def field_targets(cx: CheckContext, head: t.Head, where: t.Expr | None, scope: Scope) -> list[FieldSym]:
    """Return the fields that the head of a rule may mean, by the type of what stands behind `of`."""
    this = scope.this.type.name if scope.this is not None and scope.this.type.form == TypeForm.THING else None
    fields = fields_meant(cx.symbols, head, where, this)
    type_ = argument_type(cx, head.arg, scope) if len(fields) > 1 else None
    if type_ is None:
        return fields
    return [field for field in fields if are_related(cx.symbols, type_.name, field.owner)]


def argument_type(cx: CheckContext, arg: t.Expr | None, scope: Scope) -> Type | None:
    """Return the type of the thing behind `of`; None for a word that the rule introduces."""
    if arg is None or (isinstance(arg, t.Word) and arg.word not in scope.names):
        return None
    facts, cx.facts = cx.facts, Facts()
    found = of_phrases.element_type(expressions.check_expr(cx, arg, scope).type)
    cx.facts = facts
    return found if found.form in OWNERS else None


def report_fields(cx: CheckContext, head: t.Head, fields: list[FieldSym]) -> None:
    """Report a head that names fields of several kinds, or steps."""
    steps = next((field for field in fields if field.type.form == TypeForm.STEPS), None)
    if steps is not None:
        cx.facts.add("L466", head.span, (steps.span, "declared here"), word=head.word)
        return
    related = [(field.span, "declared here") for field in fields]
    names = [field.owner for field in fields]
    owners = f"{', '.join(f'`{name}`' for name in names[:-1])} and `{names[-1]}`"
    cx.facts.add("L467", head.span, *related, word=head.word, owners=owners, owner=names[0])


def report_list(cx: CheckContext, word: str, found: c.Expr, arg: t.Expr) -> None:
    """Report an argument that is a list, of which only the first would count without the text saying so."""
    if not isinstance(found, c.FirstOf) or isinstance(arg, t.Query):
        return
    match arg:
        case t.Word(_, name):
            several = name
        case t.Yours(_, name):
            several = f"your {name}"
        case _:
            several = "…"
    cx.facts.add("L469", arg.span, word=word, several=several)


def kind_test(cx: CheckContext, word: str, param: c.Local) -> c.Expr | None:
    """Return the test that a parameter is of the kind by whose name a rule calls it; None if it always is."""
    kind = cx.symbols.kinds.get(word)
    if kind is None or param.type.form != TypeForm.THING or param.type.name == word:
        return None
    return c.IsKind(param, kind.first, kind.last, False, ty.YES_NO) if is_narrower(cx, word, param.type.name) else None


def is_narrower(cx: CheckContext, kind: str, than: str) -> bool:
    """Return whether a kind descends from another."""
    return kind != than and cx.symbols.is_kind(kind, than)
