"""The fields of a thing as people read them: in the words of the spec, and what is computed by its value.

cost 1 wood + 2 stone                   ->   cost: 1 wood + 2 stone
rank: number = 10 * serial + 5          ->   rank: 35
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check.constants import Value, as_tuple, missing_value
from lawspeaker.emit.naming import Layout
from lawspeaker.parse import tree as t
from lawspeaker.resolve.screen import shown_fields
from lawspeaker.resolve.symbols import FieldSym, Symbols, Thing
from lawspeaker.resolve.types import Type, TypeForm


def field_texts(layout: Layout, thing: Thing, copy: int) -> list[tuple[str, str]]:
    """Return the fields that a thing gives a value, then the other fields that the screen names."""
    symbols = layout.symbols
    given = [sym for word in thing.values if (sym := symbols.field_of(thing.kind, word)) is not None]
    named = [symbols.field_of(thing.kind, word) for word in shown_fields(symbols)]
    values = layout.checked.fields[thing.index]
    found = [(sym.name, given_text(symbols, thing, sym, values)) for sym in given if sym.type.form != TypeForm.STEPS]
    for sym in named:
        if sym is None or sym.dynamic or sym.name in thing.values:
            continue
        if is_owner(thing, sym):
            found.append((sym.name, symbols.seats[copy // thing.copies]))
        elif sym.default is not None:
            found.append((sym.name, text_of(symbols, sym, sym.default, values)))
    return found


def is_owner(thing: Thing, sym: FieldSym) -> bool:
    """Return whether a field is the player for whom there is a copy of a thing."""
    return sym.name == "owner" and sym.default is None and thing.per_player


def given_text(symbols: Symbols, thing: Thing, sym: FieldSym, values: dict[str, Value]) -> str:
    """Return the field lines of a thing for one field; a line without a value means yes."""
    given = thing.values[sym.name]
    if len(given) == 1:
        return text_of(symbols, sym, given[0], values)
    return ", ".join(expr_text(arg) for arg in given) or "yes"


def text_of(symbols: Symbols, sym: FieldSym, written: t.Expr, values: dict[str, Value]) -> str:
    """Return a field as it is written, or its value if it has to be computed."""
    if sym.name not in values or is_plain(written):
        return expr_text(written)
    return value_text(symbols, sym.type, values[sym.name])


def is_plain(e: t.Expr) -> bool:
    """Return whether an expression is read as it is written: a number, a name or an amount of resources."""
    match e:
        case t.Number() | t.Word() | t.Name():
            return True
        case t.Amount(_, count, _):
            return is_plain(count)
        case t.Binary(_, _, left, right):
            return is_amount(left) and is_amount(right)
        case _:
            return False


def is_amount(e: t.Expr) -> bool:
    """Return whether an expression is a sum of amounts of resources."""
    match e:
        case t.Amount(_, count, _):
            return is_plain(count)
        case t.Binary(_, _, left, right):
            return is_amount(left) and is_amount(right)
        case _:
            return False


def value_text(symbols: Symbols, type_: Type, value: Value) -> str:
    """Return a value of a field in words."""
    bare = type_.bare()
    if bare.form == TypeForm.BUNDLE:
        amounts = zip(as_tuple(value), symbols.resources, strict=False)
        return " + ".join(f"{count} {word}" for count, word in amounts if count) or "nothing"
    if not isinstance(value, int):
        return ", ".join(value_text(symbols, bare.element, item) for item in value) or "nothing"
    if type_.form == TypeForm.OPTIONAL and value == missing_value(type_):
        return "nothing"
    return name_of(symbols, bare, value)


def name_of(symbols: Symbols, type_: Type, value: int) -> str:
    """Return what a value of a type is called."""
    match type_.form:
        case TypeForm.YES_NO:
            return "yes" if value else "no"
        case TypeForm.ENUM:
            return symbols.enums[type_.name].words[value]
        case TypeForm.PLAYER:
            return symbols.seats[value - 1]
        case TypeForm.RESOURCE:
            return list(symbols.resources)[value]
        case TypeForm.THING:
            return next(thing.name for thing in symbols.things if value in thing.ids)
        case TypeForm.NUMBER:
            return str(value)
        case (TypeForm.PLACE | TypeForm.RECORD | TypeForm.BUNDLE | TypeForm.LIST | TypeForm.OPTIONAL
              | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE | TypeForm.SPOT | TypeForm.PHASE
              | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return "…"
        case _:
            assert_never(type_.form)


def expr_text(e: t.Expr) -> str:
    """Return a field's value as a person reads it.

    >>> from lawspeaker.source import NOWHERE
    >>> expr_text(t.Amount(NOWHERE, t.Number(NOWHERE, 2), "wood"))
    '2 wood'
    """
    match e:
        case t.Number(_, value):
            return str(value)
        case t.Word(_, word):
            return word
        case t.Name(_, name):
            return name
        case t.Amount(_, count, word):
            return f"{expr_text(count)} {word}"
        case t.Binary(_, op, left, right):
            return f"{expr_text(left)} {op} {expr_text(right)}"
        case _:
            return "…"
