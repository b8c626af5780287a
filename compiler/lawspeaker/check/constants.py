"""What the fields of things are when the game starts: field lines and defaults, evaluated at compile time."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.rules.triggers import TriggerChecker
from lawspeaker.check.scope import Body, Env
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import FieldSym, Thing
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

NO_NUMBER = -0x2000000000000000
Value = int | tuple[int, ...]


class ConstantChecker(TriggerChecker):
    """Evaluates the fields of declared things."""

    def thing_fields(self, thing: Thing) -> dict[str, Value]:
        """Return the value of every field of a thing."""
        values: dict[str, Value] = {}
        for field in self.fields_of(thing.kind):
            if field.type.form == "steps":
                continue
            values[field.name] = self.field_value(thing, field)
        return values

    def fields_of(self, kind: str) -> list[FieldSym]:
        fields: list[FieldSym] = []
        current: str | None = kind
        while current is not None and current in self.symbols.kinds:
            fields = [*self.symbols.kinds[current].fields.values(), *fields]
            current = self.symbols.kinds[current].parent
        return fields

    def field_value(self, thing: Thing, field: FieldSym) -> Value:
        """Return the value of a field; one that asks for itself is reported."""
        if field in self.asking:
            self.facts.add("L426", field.span, field=field.name)
            return 0
        self.asking.append(field)
        found = self.written_value(thing, field)
        self.asking.pop()
        return found

    def written_value(self, thing: Thing, field: FieldSym) -> Value:
        env = Env(Body("field"), this=c.Const(thing.ids[0] if thing.ids else 0, Type("thing", thing.kind)))
        given = thing.values.get(field.name)
        if given is not None:
            return self.evaluate(
                self.field_expr(given, field, env, thing), thing, given[0].span if given else thing.span
            )
        if field.default is not None:
            return self.evaluate(self.default(thing.kind, field, env), thing, field.span)
        if field.type.form == "optional":
            return nothing_of(field.type)
        if field.type.form == "list":
            return ()
        if field.type.form == "bundle":
            return (0,) * len(self.symbols.resources)
        if field.type.form == "yes_no":
            return 0
        self.facts.add("L369", thing.span, (field.span, "declared here"), name=thing.name, field=field.name)
        return 0

    def default(self, kind: str, field: FieldSym, env: Env) -> c.Expr:
        """Check the default of a field, which may speak of the other fields of the thing."""
        assert field.default is not None
        assert env.this is not None
        for other in self.fields_of(kind):
            env.names.setdefault(other.name, c.FieldGet(other, env.this, other.type))
        return self.expr(field.default, env, field.type)

    def unused_defaults(self) -> None:
        """Check what no thing and no record makes use of yet: its words must mean something all the same."""
        for kind in self.symbols.kinds.values():
            this = c.Local("this", Type("thing", kind.name))
            for field in kind.fields.values():
                if field.default is not None:
                    self.default(kind.name, field, Env(Body("field"), this=this))
            self.belongs(kind.name, Env(Body("rule"), this=this))
        for record in self.symbols.records.values():
            for field in record.fields.values():
                if field.default is not None and f"record {record.name}" not in self.used_words:
                    self.expr(field.default, Env(Body("record"), you=c.Local("you", ty.PLAYER)), field.type)

    def field_expr(self, given: tuple[t.Expr, ...], field: FieldSym, env: Env, thing: Thing) -> c.Expr:
        if not given:
            if field.type.form != "yes_no":
                self.facts.add("L370", thing.lines.get(field.name, thing.span), field=field.name, name=thing.name)
            return c.Const(1, ty.YES_NO)
        if field.type.form == "list":
            items = tuple(self.expr(g, env, field.type.element) for g in given)
            return c.ListOf(items, field.type)
        if len(given) > 1:
            self.facts.add("L371", given[1].span, field=field.name)
        return self.expr(given[0], env, field.type)

    def evaluate(self, expr: c.Expr, thing: Thing, span: Span) -> Value:
        """Evaluate an expression over constants and other fields of the same thing."""
        match expr:
            case c.Const(value):
                return value
            case c.Nothing(type_):
                return nothing_of(type_)
            case c.ListOf(items):
                return tuple(as_int(self.evaluate(item, thing, span)) for item in items)
            case c.BundleOf(parts):
                counts = [0] * len(self.symbols.resources)
                for resource, count in parts:
                    counts[as_int(self.evaluate(resource, thing, span))] += as_int(self.evaluate(count, thing, span))
                return tuple(counts)
            case c.BundleSum("+", left, right):
                one, two = self.evaluate(left, thing, span), self.evaluate(right, thing, span)
                return tuple(a + b for a, b in zip(self.amounts(one), self.amounts(two), strict=True))
            case c.FieldGet(field, c.Const()):
                return self.field_value(thing, field)
            case c.Cond(then, test, other):
                return self.evaluate(then if self.evaluate(test, thing, span) else other, thing, span)
            case c.Compare(op, left, right):
                return int(
                    compare(op, as_int(self.evaluate(left, thing, span)), as_int(self.evaluate(right, thing, span)))
                )
            case c.Arithmetic(op, left, right):
                return calculate(
                    op, as_int(self.evaluate(left, thing, span)), as_int(self.evaluate(right, thing, span))
                )
            case c.Extreme(most, items):
                numbers = [as_int(self.evaluate(item, thing, span)) for item in items]
                return max(numbers) if most else min(numbers)
            case c.Unknown():
                return 0
            case _:
                self.facts.add("L372", span)
                return 0

    def amounts(self, value: Value) -> tuple[int, ...]:
        """Return an amount as one number for each resource; what is not known because of a mistake is none."""
        return value if isinstance(value, tuple) else (0,) * len(self.symbols.resources)


def nothing_of(type_: Type) -> int:
    """Return the integer for the missing value of a type."""
    bare = type_.bare()
    if bare.form == "player":
        return 0
    return NO_NUMBER if bare.form == "number" else -1


def as_int(value: Value) -> int:
    return value if isinstance(value, int) else 0


def as_tuple(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else ()


def compare(op: str, left: int, right: int) -> bool:
    match op:
        case "==":
            return left == right
        case "!=":
            return left != right
        case ">=":
            return left >= right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case _:
            return left < right


def calculate(op: str, left: int, right: int) -> int:
    match op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            return left // right if right else 0
