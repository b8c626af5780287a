"""The condition of `every … where`, evaluated for one combination of values when the things of a game are made.

low is at most high          {low: 2, high: 5}     ->     True
suit is not clubs            {suit: clubs}         ->     False

It is about the fields behind `every` alone. Numbers are integers; words of enums and things are their names, which can
only be equal or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import ArithmeticOp, CompareWord, LogicOp, Preposition
from lawspeaker.source import Span

Value = int | str
Values = Mapping[str, Value]
Words = AbstractSet[str]


class NotKnown(Exception):
    """A part of a condition that is not known when things are made."""

    def __init__(self, span: Span) -> None:
        super().__init__()
        self.span = span


def holds(test: t.Expr, values: Values, words: Words) -> bool:
    """Return whether a condition holds for these values; `words` are all names that a field can have."""
    match test:
        case t.Logic(_, LogicOp.AND, left, right):
            both = holds(left, values, words), holds(right, values, words)
            return both[0] and both[1]
        case t.Logic(_, LogicOp.OR, left, right):
            both = holds(left, values, words), holds(right, values, words)
            return both[0] or both[1]
        case t.Not(_, inner):
            return not holds(inner, values, words)
        case t.Between(_, part, low, high, negated):
            return (number(low, values, words) <= number(part, values, words) <= number(high, values, words)) != negated
        case t.Compare():
            return compare(test, values, words)
        case _:
            raise NotKnown(test.span)


def compare(e: t.Compare, values: Values, words: Words) -> bool:
    """Return the result of a comparison."""
    match e.op:
        case CompareWord.IS | CompareWord.IS_NOT:
            return same(e.left, e.right, values, words) == (e.op == CompareWord.IS)
        case CompareWord.IN | CompareWord.NOT_IN:
            return is_member(e.left, e.right, values, words) == (e.op == CompareWord.IN)
        case CompareWord.AT_LEAST:
            return number(e.left, values, words) >= number(e.right, values, words)
        case CompareWord.AT_MOST:
            return number(e.left, values, words) <= number(e.right, values, words)
        case CompareWord.MORE:
            return number(e.left, values, words) > number(e.right, values, words)
        case CompareWord.LESS:
            return number(e.left, values, words) < number(e.right, values, words)
        case CompareWord.NEXT_TO | CompareWord.LIKE | CompareWord.NOT_LIKE:
            raise NotKnown(e.span)


def same(left: t.Expr, right: t.Expr, values: Values, words: Words) -> bool:
    """Return whether two values are equal; a number and a word cannot be compared."""
    one, two = value_of(left, values, words), value_of(right, values, words)
    if isinstance(one, str) != isinstance(two, str):
        raise NotKnown(right.span)
    return one == two


def is_member(item: t.Expr, source: t.Expr, values: Values, words: Words) -> bool:
    """Return whether a value is in a range or one of several in brackets."""
    match source:
        case t.Range(_, low, high):
            return number(low, values, words) <= number(item, values, words) <= number(high, values, words)
        case t.CallValue(_, low, (t.Phrase(prep=Preposition.TO, args=(high,)),)):
            return number(low, values, words) <= number(item, values, words) <= number(high, values, words)
        case t.SetOf(_, items):
            found = [same(item, other, values, words) for other in items]
            return any(found)
        case _:
            raise NotKnown(source.span)


def value_of(e: t.Expr, values: Values, words: Words) -> Value:
    """Return a number, or the name of a word or a thing."""
    if isinstance(e, t.Word) and e.word in values:
        return values[e.word]
    name = e.word if isinstance(e, t.Word) else e.name if isinstance(e, t.Name) else None
    return name if name is not None and name in words else number(e, values, words)


def number(e: t.Expr, values: Values, words: Words) -> int:
    """Return the value of an expression of numbers and fields."""
    match e:
        case t.Number(_, value):
            return value
        case t.Word(_, word) if isinstance(found := values.get(word), int):
            return found
        case t.Negative(_, inner):
            return -number(inner, values, words)
        case t.Binary(_, op, left, right):
            return calculate(op, number(left, values, words), number(right, values, words))
        case t.Extreme(_, most, items):
            numbers = [number(item, values, words) for item in items]
            return max(numbers) if most else min(numbers)
        case _:
            raise NotKnown(e.span)


def calculate(op: ArithmeticOp, left: int, right: int) -> int:
    """Return the result of an operation; division by zero is 0."""
    match op:
        case ArithmeticOp.ADD:
            return left + right
        case ArithmeticOp.SUBTRACT:
            return left - right
        case ArithmeticOp.MULTIPLY:
            return left * right
        case ArithmeticOp.DIVIDE:
            return left // right if right else 0
        case ArithmeticOp.REMAINDER:
            return left % right if right else 0
