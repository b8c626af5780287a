"""Report a comparison of all words or things with one of them, which never holds.

adds 1 to armour of c where acts is go     ->     L329: `act of c`?
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm


def is_all_and_one(every: c.Expr, written: t.Expr, one: c.Expr) -> bool:
    """Return whether one side of an `is` is the plural of a kind, enum or place, and the other side is one of them.

    A single value may already be a list of one element, because a list was expected; then it is not written as a list.
    """
    if not isinstance(every, c.Universe) or one.type.form in (TypeForm.UNKNOWN, TypeForm.NOTHING):
        return False
    return one.type.form != TypeForm.LIST or (isinstance(one, c.ListOf) and not isinstance(written, t.SetOf))


def report_all_and_one(cx: CheckContext, written: t.Expr, every: c.Expr, scope: Scope) -> c.Expr:
    """Report the plural; suggest the variable or the field of a variable of this type, if there is only one."""
    word = written.word if isinstance(written, t.Word) else str(every.type.element)
    found = values_in_scope(cx, every.type.element.bare(), scope)
    cx.facts.add("L329", written.span, word=word, close=found[0] if len(found) == 1 else "")
    return c.Unknown(ty.YES_NO)


def values_in_scope(cx: CheckContext, wanted: Type, scope: Scope) -> list[str]:
    """Return the variables of a type, and the fields of variables that are of this type: `c`, `act of c`."""
    variables = {repr(meant): (name, meant.type.bare()) for name, meant in scope.names.items() if name.islower()}
    found = [name for name, type_ in variables.values() if is_same(type_, wanted)]
    for name, type_ in variables.values():
        if type_.form == TypeForm.THING:
            found += [f"{field} of {name}" for field in fields_of_type(cx, type_.name, wanted)]
    return found


def fields_of_type(cx: CheckContext, kind: str, wanted: Type) -> list[str]:
    """Return the fields of a kind and of the kinds above it that are of a type."""
    found: list[str] = []
    current: str | None = kind
    while current is not None and current in cx.symbols.kinds:
        fields = cx.symbols.kinds[current].fields
        found += [word for word, field in fields.items() if is_same(field.type.bare(), wanted)]
        current = cx.symbols.kinds[current].parent
    return found


def is_same(type_: Type, wanted: Type) -> bool:
    """Return whether two types are the same kind, enum or sort of place."""
    return (type_.form, type_.name) == (wanted.form, wanted.name)
