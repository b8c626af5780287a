"""Fields that rules change: each becomes a value as well, whose base is the field as it is written down.

    kind card                                    field_values["cost of card"] = Signed(VALUE, "cost of card",
        cost: number                      ->         [card], number, base `printed cost of card`)
    adds -1 to cost of c where …

It runs at the end of resolve, because check must know it before it reads the first expression: `cost of c` is then a
use of that value, and `printed cost of c` reads the field. A field that no rule changes stays a mere field.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, LogicOp, NoteForm
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve.symbols import FieldSym, ParamSym, Signed, SignedForm, Symbols
from lawspeaker.resolve.types import Type, TypeForm

FIELD_PARAM = "one "
"""Begins the name of the parameter of a field's value, which is no word of a spec, so that it never hides one."""


def mark_changed_fields(symbols: Symbols) -> None:
    """Give every field that a rule changes a value of its own."""
    words = symbols.noted(NoteForm.CHANGED) & {field.name for field in all_fields(symbols)}
    if not words:
        return
    for root, kind in roots(symbols):
        for node in tree_nodes(root):
            if isinstance(node, t.Adds | t.Sets) and node.head.word in words:
                for field in fields_meant(symbols, node.head, node.where, kind):
                    add_field_value(symbols, field)


def all_fields(symbols: Symbols) -> list[FieldSym]:
    """Return the fields of all kinds and records."""
    tables = [kind.fields for kind in symbols.kinds.values()]
    tables += [record.fields for record in symbols.records.values()]
    return [field for table in tables for field in table.values()]


def roots(symbols: Symbols) -> Iterator[tuple[object, str | None]]:
    """Yield the trees that may contain rules, each with the kind of `this` in it."""
    for rule in symbols.rules:
        yield rule.rule, None
    for kind in symbols.kinds.values():
        yield tuple(kind.rules), kind.name
    for thing in symbols.things:
        yield (*thing.rules, *thing.steps.values()), thing.kind
    yield tuple([verb.decl for verb in symbols.verbs.values()]), None
    yield tuple([phase.decl for phase in symbols.phases.values()]), None
    yield tuple([setup for setup, _ in symbols.setups]), None
    if symbols.course is not None:
        yield symbols.course, None


def fields_meant(symbols: Symbols, head: t.Head, where: t.Expr | None, this: str | None) -> list[FieldSym]:
    """Return the fields that the head of a rule may mean; none if it means a value.

    `this` is the kind of the thing that has the rule. Several fields are returned if kinds that have nothing to do with
    each other have fields of that name and the rule does not say which kind it is about.
    """
    if head.arg is None or head.phrases:
        return []
    owner = owner_meant(symbols, head.arg, where, this)
    value = symbols.values.get(head.word)
    if value is not None and (owner is None or is_value_of(symbols, value, owner)):
        return []
    fields = [field for field in all_fields(symbols) if field.name == head.word]
    return [field for field in fields if owner is None or are_related(symbols, owner, field.owner)]


def owner_meant(symbols: Symbols, arg: t.Expr, where: t.Expr | None, this: str | None) -> str | None:
    """Return the kind or record of the thing that the head of a rule speaks of; None if the text does not show it."""
    match arg:
        case t.Word(_, "this"):
            return this
        case t.Word(_, word) if word.startswith(FIELD_PARAM):  # `this` of a rule that holds anywhere
            return word.removeprefix(FIELD_PARAM)
        case t.Word(_, word) if word in symbols.kinds or word in symbols.records:
            return word
        case t.Word(_, word):
            return next((kind for test in conjuncts(where) if (kind := kind_tested(symbols, test, word))), None)
        case t.Name(_, _, kind) if kind is not None:
            return kind
        case t.Name(_, name, _):
            kinds = {thing.kind for thing in symbols.named.get(name, [])}
            return kinds.pop() if len(kinds) == 1 else None
        case _:
            return None


def conjuncts(test: t.Expr | None) -> list[t.Expr]:
    """Return the parts of a condition that are joined by `and`."""
    if isinstance(test, t.Logic) and test.op == LogicOp.AND:
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [] if test is None else [test]


def kind_tested(symbols: Symbols, test: t.Expr, word: str) -> str | None:
    """Return the kind of the condition `word is KIND`; None for any other condition."""
    match test:
        case t.Compare(_, CompareWord.IS, t.Word(_, left), t.Word(_, right)) if left == word and right in symbols.kinds:
            return right
        case _:
            return None


def is_value_of(symbols: Symbols, value: Signed, owner: str) -> bool:
    """Return whether the first parameter of a value may be a thing of a kind."""
    first = value.params[0].type if value.params else None
    return first is not None and first.form == TypeForm.THING and are_related(symbols, owner, first.name)


def are_related(symbols: Symbols, one: str, other: str) -> bool:
    """Return whether one kind or record is the other, or descends from it."""
    return one == other or symbols.is_kind(one, other) or symbols.is_kind(other, one)


def add_field_value(symbols: Symbols, field: FieldSym) -> None:
    """Declare the value of a field that rules change; steps are no value."""
    if field.value or field.type.form == TypeForm.STEPS:
        return
    field.value = f"{field.name} of {field.owner}"
    param = FIELD_PARAM + field.owner
    form = TypeForm.RECORD if field.owner in symbols.records else TypeForm.THING
    decl = t.ValueDecl(
        field.span,
        t.Sig(field.span, field.name, ()),
        t.TypeWord(field.span, field.name),
        t.Printed(field.span, field.name, t.Word(field.span, param)),
        (),
        (),
    )
    params = (ParamSym(param, Type(form, field.owner), None, field.span),)
    symbols.field_values[field.value] = Signed(
        SignedForm.VALUE, field.value, params, field.type.unbounded(), decl, field.span, (), None, False, field
    )
