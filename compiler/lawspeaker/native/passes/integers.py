"""Keep integers unboxed and 64 bits wide.

    0 if table.open[pile] else seen     ->   i64(0) if table.open[pile] else i64(seen)
    sum(WORTH[c] for c in s.hand)       ->   sum((i64(WORTH[c]) for c in s.hand), i64(0))
    (TAKE, PASS)[s.answer]              ->   i64(TAKE) if s.answer == 0 else i64(PASS) if s.answer == 1 else …
    1 << bit                            ->   shifted_left(1, bit)
    for c in CARDS: … c in CARDS        ->   for c in range(0, 52): … 0 <= c < 52
    [c for c in range(0, 52)]           ->   [c for c in range(0, i64(52))]

To mypyc a literal is an `int` and an item of a row an `i64`; an expression that may be either is boxed. The literal 0
that `sum` starts from has the same effect. A tuple would be made anew whenever one of its numbers is selected. mypyc
compiles a shifted literal with 32 bits, so that `1 << 40` would be 256. A loop over a constant range would call Python
for each number, so the range is written out. The variable of a comprehension has no declaration: its type is that of
the ends of its range.
"""

from __future__ import annotations

import ast
from typing import TypeGuard

from lawspeaker.native.infer import NUMBERS, Types
from lawspeaker.native.traverse import Transformer
from lawspeaker.native.types import Scope, element

MACHINE = "i64"
SHIFTS = {ast.LShift: "shifted_left", ast.RShift: "shifted_right"}


def as_i64(node: ast.expr) -> ast.expr:
    """Return a number as an `i64`, unless it is converted already."""
    match node:
        case ast.Call(func=ast.Name(id="i64")):
            return node
        case _:
            return ast.Call(ast.Name(MACHINE, ast.Load()), [node], [])


def conditional(test: ast.expr, body: ast.expr, orelse: ast.expr, known: str | None) -> ast.expr:
    """Return a conditional expression of a type; with `i64` operands for numbers."""
    if known == "int":
        body, orelse = as_i64(body), as_i64(orelse)
    return ast.IfExp(test, body, orelse)


def is_sum_of_numbers(node: ast.expr, types: Types) -> bool:
    """Tell whether all items of a sum are numbers."""
    return element(types.iterated(node)) in NUMBERS


def unboxed_sum(node: ast.Call) -> ast.Call:
    """Return a sum with `i64` items and start value."""
    match node.args:
        case [ast.GeneratorExp() as loop]:
            loop.elt = as_i64(loop.elt)
            node.args.append(as_i64(ast.Constant(0)))
        case _:
            pass
    return node


def is_selection(value: ast.expr, index: ast.expr) -> TypeGuard[ast.Tuple]:
    """Tell whether a subscript selects an item of a written tuple by a variable; items with effects stay in a tuple.

    >>> one, two = (ast.parse(text, mode="eval").body for text in ("(TAKE, 1)[s.answer]", "(roll(s), 1)[s.answer]"))
    >>> is_selection(one.value, one.slice), is_selection(two.value, two.slice)
    (True, False)
    """
    if not isinstance(value, ast.Tuple) or not isinstance(index, ast.Name | ast.Attribute):
        return False
    return all(isinstance(item, ast.Name | ast.Constant) for item in value.elts)


def selected(items: list[ast.expr], index: ast.expr) -> ast.expr:
    """Return the item with an index by comparisons; any other index has the same effect as before.

    >>> ast.unparse(selected([ast.Name("TAKE", ast.Load())], ast.Name("answer", ast.Load())))
    'i64(TAKE) if answer == 0 else i64((TAKE,)[answer])'
    """
    made = as_i64(ast.Subscript(ast.Tuple(items, ast.Load()), index, ast.Load()))
    for number in reversed(range(len(items))):
        made = ast.IfExp(ast.Compare(index, [ast.Eq()], [ast.Constant(number)]), as_i64(items[number]), made)
    return made


class LiteralShifts(Transformer):
    """Replaces shifts of a literal by calls of functions with 64-bit parameters."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Rewrite one shift, after those inside it."""
        self.generic_visit(node)
        name = SHIFTS.get(type(node.op))
        if name is None or not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant):
            return node
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right], [])


class ConstantRanges(Transformer):
    """Replaces the names of constant ranges in one module; such names are never rebound."""

    def __init__(self, scope: Scope) -> None:
        self.ranges = scope.ranges

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Replace a membership test by comparisons with both ends."""
        match node:
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Name(id=name)]):
                if name in self.ranges:
                    low, high = self.ranges[name]
                    ends = [self.visit(left), ast.Constant(high)]
                    inside = ast.Compare(ast.Constant(low), [ast.LtE(), ast.Lt()], ends)
                    return inside if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), inside)
            case _:
                pass
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace the name of a range by the range."""
        if node.id not in self.ranges or not isinstance(node.ctx, ast.Load):
            return node
        low, high = self.ranges[node.id]
        return ast.parse(f"range({low}, {high})", mode="eval").body


class ComprehensionRanges(Transformer):
    """Gives the variables of comprehensions over ranges between literals 64 bits."""

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Convert the upper end of a range, which decides on the type of its numbers.

        >>> tree = ast.parse("[c for c in range(2, 9) if c]", mode="eval")
        >>> ast.unparse(ComprehensionRanges().visit(tree))
        '[c for c in range(2, i64(9)) if c]'
        """
        self.generic_visit(node)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant() as high]):
                node.iter.args = [as_i64(high)]
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant() as low, ast.Constant() as high]):
                node.iter.args = [low, as_i64(high)]
            case _:
                pass
        return node
