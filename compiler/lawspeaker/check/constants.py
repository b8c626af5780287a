"""Field values of things at the start of a game: field lines and defaults, evaluated at compile time.

card Knight                 {"strength": 4, "cost": (0, 2)}
    strength 4       ->
    cost 2 wood
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.rules import applicability
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import FieldSym, Signed, Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

NO_NUMBER = -0x2000000000000000
Value = int | tuple[int, ...]


def thing_field_values(cx: CheckContext, thing: Thing) -> dict[str, Value]:
    """Return the value of every field of a thing."""
    values: dict[str, Value] = {}
    for field in fields_of(cx, thing.kind):
        if field.type.form == TypeForm.STEPS:
            continue
        values[field.name] = evaluate_field(cx, thing, field)
    return values


def fields_of(cx: CheckContext, kind: str) -> list[FieldSym]:
    """Return the fields of a kind, those of its ancestors first."""
    fields: list[FieldSym] = []
    current: str | None = kind
    while current is not None and current in cx.symbols.kinds:
        fields = [*cx.symbols.kinds[current].fields.values(), *fields]
        current = cx.symbols.kinds[current].parent
    return fields


def evaluate_field(cx: CheckContext, thing: Thing, field: FieldSym) -> Value:
    """Return the value of a field of a thing; report a field that depends on itself."""
    if field in cx.fields_in_progress:
        cx.facts.add("L426", field.span, field=field.name)
        return 0
    cx.fields_in_progress.append(field)
    found = evaluate_written_field(cx, thing, field)
    cx.fields_in_progress.pop()
    return found


def evaluate_written_field(cx: CheckContext, thing: Thing, field: FieldSym) -> Value:
    """Return the value of a field line, or the default of the field; report a field with neither."""
    scope = Scope(
        FunctionContext("field"), this=c.Const(thing.ids[0] if thing.ids else 0, Type(TypeForm.THING, thing.kind))
    )
    given = thing.values.get(field.name)
    if given is not None:
        return evaluate(
            cx, check_field_line(cx, given, field, scope, thing), thing, given[0].span if given else thing.span
        )
    if field.default is not None:
        return evaluate(cx, check_default(cx, thing.kind, field, scope), thing, field.span)
    if field.type.form == TypeForm.OPTIONAL:
        return missing_value(field.type)
    if field.type.form == TypeForm.LIST:
        return ()
    if field.type.form == TypeForm.BUNDLE:
        return (0,) * len(cx.symbols.resources)
    if field.type.form == TypeForm.YES_NO:
        return 0
    cx.facts.add("L369", thing.span, (field.span, "declared here"), name=thing.name, field=field.name)
    return 0


def check_default(cx: CheckContext, kind: str, field: FieldSym, scope: Scope) -> c.Expr:
    """Check the default of a field, which may mention the other fields of the thing."""
    assert field.default is not None
    assert scope.this is not None
    for other in fields_of(cx, kind):
        scope.names.setdefault(other.name, c.FieldGet(other, scope.this, other.type))
    return expressions.check_expr(cx, field.default, scope, field.type)


def check_unused_defaults(cx: CheckContext) -> None:
    """Check the defaults that no thing and no record uses: their mistakes are reported too."""
    for kind in cx.symbols.kinds.values():
        this = c.Local("this", Type(TypeForm.THING, kind.name))
        for field in kind.fields.values():
            if field.default is not None:
                check_default(cx, kind.name, field, Scope(FunctionContext("field"), this=this))
        applicability.check_belongs(cx, kind.name, Scope(FunctionContext("rule"), this=this))
    for record in cx.symbols.records.values():
        for field in record.fields.values():
            if field.default is not None and record.name not in cx.uses.records:
                expressions.check_expr(
                    cx, field.default, Scope(FunctionContext("record"), you=c.Local("you", ty.PLAYER)), field.type
                )


def check_field_line(
    cx: CheckContext, given: tuple[t.Expr, ...], field: FieldSym, scope: Scope, thing: Thing
) -> c.Expr:
    """Check the values behind a field; a field line without a value means yes."""
    if not given:
        if field.type.form != TypeForm.YES_NO:
            cx.facts.add("L370", thing.lines.get(field.name, thing.span), field=field.name, name=thing.name)
        return c.Const(1, ty.YES_NO)
    if field.type.form == TypeForm.LIST:
        items = tuple(expressions.check_expr(cx, g, scope, field.type.element) for g in given)
        return c.ListOf(items, field.type)
    if len(given) > 1:
        cx.facts.add("L371", given[1].span, field=field.name)
    return expressions.check_expr(cx, given[0], scope, field.type)


def evaluate(cx: CheckContext, expr: c.Expr, thing: Thing, span: Span) -> Value:
    """Return the value of an expression over constants and other fields of the same thing."""
    match expr:
        case c.Const(value):
            return value
        case c.Nothing(type_):
            return missing_value(type_)
        case c.ListOf(items):
            return tuple(as_int(evaluate(cx, item, thing, span)) for item in items)
        case c.BundleOf(parts):
            counts = [0] * len(cx.symbols.resources)
            for resource, count in parts:
                counts[as_int(evaluate(cx, resource, thing, span))] += as_int(evaluate(cx, count, thing, span))
            return tuple(counts)
        case c.BundleSum(c.ArithmeticOp.ADD, left, right):
            one, two = evaluate(cx, left, thing, span), evaluate(cx, right, thing, span)
            return tuple(a + b for a, b in zip(bundle_counts(cx, one), bundle_counts(cx, two), strict=True))
        case c.FieldGet(field, c.Const()):
            return evaluate_field(cx, thing, field)
        case c.CallRulePoint(Signed(field=changed), (c.Const(),)) if changed is not None:
            return evaluate_field(cx, thing, changed)
        case c.Cond(then, test, other):
            return evaluate(cx, then if evaluate(cx, test, thing, span) else other, thing, span)
        case c.Compare(op, left, right):
            return int(
                compare_numbers(op, as_int(evaluate(cx, left, thing, span)), as_int(evaluate(cx, right, thing, span)))
            )
        case c.Between(value, low, high, negated):
            number, least, most = (as_int(evaluate(cx, part, thing, span)) for part in (value, low, high))
            return int((least <= number <= most) != negated)
        case c.Range(low, high):
            least, most = (as_int(evaluate(cx, part, thing, span)) for part in (low, high))
            return tuple(range(least, most + 1))
        case c.Arithmetic(op, left, right):
            return calculate(op, as_int(evaluate(cx, left, thing, span)), as_int(evaluate(cx, right, thing, span)))
        case c.Extreme(most, items):
            numbers = [as_int(evaluate(cx, item, thing, span)) for item in items]
            return max(numbers) if most else min(numbers)
        case c.BoardValue(c.BoardWord.AT, board, (c.Const(column), c.Const(row))):
            return (row - 1) * board.width + column - 1
        case c.BoardValue(c.BoardWord.SPACE, _, (c.Const(number),)):
            return number - 1
        case c.Unknown():
            return 0
        case c.Seat(number, name):
            cx.facts.add("L330", span, name=name, number=number)
            return 0
        case _:
            cx.facts.add("L372", span)
            return 0


def bundle_counts(cx: CheckContext, value: Value) -> tuple[int, ...]:
    """Return a bundle as one count per resource; zeros if it has an error."""
    return value if isinstance(value, tuple) else (0,) * len(cx.symbols.resources)


def missing_value(type_: Type) -> int:
    """Return the integer for the missing value of a type."""
    bare = type_.bare()
    if bare.form == TypeForm.PLAYER:
        return 0
    return NO_NUMBER if bare.form == TypeForm.NUMBER else -1


def as_int(value: Value) -> int:
    """Return a field value as an integer; 0 if it is a list."""
    return value if isinstance(value, int) else 0


def as_tuple(value: Value) -> tuple[int, ...]:
    """Return a field value as a tuple; empty if it is an integer."""
    return value if isinstance(value, tuple) else ()


def compare_numbers(op: c.Comparison, left: int, right: int) -> bool:
    """Return the result of a comparison."""
    match op:
        case c.Comparison.EQUAL:
            return left == right
        case c.Comparison.NOT_EQUAL:
            return left != right
        case c.Comparison.AT_LEAST:
            return left >= right
        case c.Comparison.AT_MOST:
            return left <= right
        case c.Comparison.MORE:
            return left > right
        case c.Comparison.LESS:
            return left < right
        case _:
            assert_never(op)


def calculate(op: c.ArithmeticOp, left: int, right: int) -> int:
    """Return the result of an operation; division by zero is 0."""
    match op:
        case c.ArithmeticOp.ADD:
            return left + right
        case c.ArithmeticOp.SUBTRACT:
            return left - right
        case c.ArithmeticOp.MULTIPLY:
            return left * right
        case c.ArithmeticOp.REMAINDER:
            return left % right if right else 0
        case c.ArithmeticOp.DIVIDE:
            return left // right if right else 0
        case _:
            assert_never(op)
